"""Check a DR² report of Statecraft's dice: python standalone.py REPORT.json [RECEIPT.json ...]

Needs Python 3.9 alone, and is quicker with the package `cryptography`. Rounds of a public beacon are checked if it finds the package `pyblst`. Exits with
0 (all right), 1 (names the first wrong entry and why) or 2 (no report). Shares no code with Statecraft.
"""

import hashlib
import hmac
import json
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

try:  # Ten times as quick as what is written out below.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey as Quick
except ImportError:
    Quick = None  # type: ignore[assignment,misc]
try:
    import pyblst
except ImportError:
    pyblst = None
BEACONS = "checked" if pyblst is not None else "not checked"
FIELDS = "before dice entry hash kind number proof purpose result signature when who"
# Kind: its phase (none where it has none of its own), the fields it fills, what its proof holds in formats 1 and 2.
KINDS: dict[str, tuple[Any, str, Any, Any]] = {
    "opening": (
        0,
        "",
        "table game public secret key",
        "table game public secret key format beacon",
    ),
    "seed-committed": (1, "who", "commitment", "commitment key signature"),
    "seed-dropped": (1, "who", None, ""),
    "seed-revealed": (2, "who", "seed", "seed signature"),
    "seeds-closed": (3, "", "key missing", "key missing"),
    "burned": (None, "purpose", None, "public secret key"),
    "beacon": (4, "", None, "round signature key"),
    "roll": (4, "number purpose who dice result", "element hmac", "element hmac"),
    "draw": (4, "number purpose who", "seal", "seal"),
    "skipped": (4, "number", "", ""),
    "sealed": (4, "purpose who", "seal", "seal"),
    "opened": (5, "number purpose who dice result", "", ""),
    "closed": (6, "purpose", "", ""),
}
WHEN = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?(Z|\\+00:00)"
JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def need(holds: Any, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def data_of(word: Any, size: int = 32) -> bytes:
    need(type(word) is str and re.fullmatch(f"[0-9a-f]{{{2 * size}}}", word), "hexadecimal digits")
    return bytes.fromhex(word)


def whole(value: Any, low: int, high: int) -> int:
    need(type(value) is int and low <= value <= high, "number")
    return int(value)


def holds(value: Any, names: str) -> None:
    need(type(value) is dict and sorted(value) == sorted(names.split()), "stray or missing field")


def hashed(tag: str, data: Any, key: bytes = b"") -> bytes:
    content = f"statecraft-dice-1:{tag}:".encode()
    content += data if isinstance(data, bytes) else JSON(data).encode()
    return hmac.digest(key, content, "sha256") if key else hashlib.sha256(content).digest()


# Ed25519 (RFC 8032): points as (X, Y, Z, T).
P, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)


def add(p: Any, q: Any) -> Any:
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def point(data: bytes) -> Any:
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if (x * x - square) % P == 0 else x * ROOT % P
    need((x * x - square) % P == 0, "no point")
    x = x if x & 1 == odd else P - x
    return x, y % P, 1, x * y % P


BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def signed(key: Any, signature: Any, message: bytes) -> None:
    public, mark = data_of(key), data_of(signature, 64)
    if Quick is not None:
        Quick.from_public_bytes(public).verify(mark, message)
        return
    scalar, (x, y, _, t) = int.from_bytes(mark[32:], "little"), point(public)
    need(scalar < ORDER, "signature")
    digest = hashlib.sha512(mark[:32] + public + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    away, sum_ = (P - x, y, 1, P - t), (0, 1, 1, 0)
    both = add(BASE, away)
    for bit in range(252, -1, -1):
        sum_ = add(sum_, sum_)
        here, there = scalar >> bit & 1, challenge >> bit & 1
        if here or there:
            sum_ = add(sum_, both if here and there else BASE if here else away)
    z = pow(sum_[2], -1, P)
    found = sum_[1] * z % P | (sum_[0] * z % P & 1) << 255
    need(found.to_bytes(32, "little") == mark[:32], "signature")


BLS = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
G2 = (
    "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
    "024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
)


def from_beacon(key: Any, number: int, signature: Any) -> None:
    keys, marks = data_of(key, 96), data_of(signature, 48)
    if pyblst is not None:
        one, two = pyblst.BlstP1Element, pyblst.BlstP2Element
        hash_ = hashlib.sha256(number.to_bytes(8, "big")).digest()
        left = pyblst.miller_loop(one.uncompress(marks), two.uncompress(bytes.fromhex(G2)))
        right = pyblst.miller_loop(one.hash_to_group(hash_, BLS), two.uncompress(keys))
        need(pyblst.final_verify(left, right), "beacon")


def decide(dice: Any, key: bytes) -> Any:
    def below(stop: int) -> int:
        whole(stop, 1, 2**32)
        return next(word for word in words if word < 2**32 - 2**32 % stop) % stop

    blocks = (hashed("words", count.to_bytes(4, "big"), key) for count in range(2**32))
    words = (int.from_bytes(b[at : at + 4], "big") for b in blocks for at in range(0, 32, 4))
    need(type(dice) is dict, "dice")
    if set(dice) in ({"dice"}, {"lot"}):
        need("lot" in dice or type(dice["dice"]) is list, "dice")
        sides = [whole(n, 1, 2**32) for n in dice.get("dice", ())]
        return [below(n) + 1 for n in sides] if "dice" in dice else below(dice["lot"])
    holds(dice, "deck draw" if "draw" in dice else "deck deal hands")
    listed, hands = dice["draw"] if "draw" in dice else dice["deal"], dice.get("hands", [])
    need(type(dice["deck"]) is str and type(listed) is list and type(hands) is list, "dice")
    cards = [whole(n, 0, 4095) for n in listed]
    need(
        cards == sorted(set(cards)) and sum([whole(n, 0, 4096) for n in hands]) <= len(cards),
        "cards",
    )
    if "draw" in dice:
        return cards[below(len(cards))]
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return [sorted(cards.pop(0) for _ in range(size)) for size in hands]


def follows(e: Any, key: str, chain: list[Any], seal: str = "") -> None:
    about, element = [key, e["number"], e["purpose"]], data_of(e["proof"]["element"])
    link = element
    for _ in range(e["number"] - chain[0]):
        link = hashed("link", link)
    need(link == chain[1], "element")
    chain[:] = e["number"], element
    sealed = hashed("seal", [*about, e["who"], e["dice"], e["result"]], element).hex()
    proven = hashed("roll", [*about, e["dice"]], element)
    need(seal == sealed if seal else e["proof"]["hmac"] == proven.hex(), "seal or proof")
    need(JSON(e["result"]) == JSON(decide(e["dice"], proven)), "result")


def shaped(e: Any, version: int) -> Any:
    """The phase of an entry whose fields are those of its kind, and none besides."""
    phase, filled, *proofs = KINDS[e["kind"]]
    need(type(e["when"]) is str and type(e["purpose"]) is str, "shape")
    need(proofs[version - 1] is not None, "a kind of another format")
    for name in ("number", "purpose", "who", "dice", "result"):
        need(
            name in filled.split() or e[name] == ("" if name == "purpose" else None),
            "stray " + name,
        )
    if e["who"] is not None or filled == "who" or e["kind"] == "sealed":
        whole(e["who"], 0, 4095)
    if e["kind"] != "opened":
        holds(e["proof"], proofs[version - 1])
    return phase


def check(entries: list[Any], done: list[str], version: int = 1) -> None:
    opening, before, phase, number, key, round_ = entries[0]["proof"], "0" * 64, -1, 0, "", 0
    names = [opening["table"], opening["public"], opening["secret"]]
    promised, keys, shown = dict[int, str](), dict[int, Any](), dict[int, str]()
    kept, chains, tips = list[Any](), list[Any](), list[str]()
    for at, e in enumerate(entries):
        holds(e, FIELDS)
        need(JSON(e["entry"]) == JSON(at) and e["before"] == before, "order")
        before = hashed("entry", {n: e[n] for n in e if n not in ("hash", "signature")}).hex()
        need(e["hash"] == before, "hash")
        signed(opening["key"], e["signature"], bytes.fromhex(before))
        kind, who, proof, last, own = e["kind"], e["who"], e["proof"], phase, shaped(e, version)
        phase = last if own is None else own
        need(phase >= last + (own in (0, 3, 6)) and (at == 0) == (phase == 0 and own == 0), "phase")
        need(phase >= 0 and (phase != 4 or key) and (own is not None or phase <= 4), "phase")
        if kind in ("opening", "burned"):
            new = [proof["public"], proof["secret"]]
            chains, tips = [[0, data_of(tip)] for tip in new], tips + new
            need(len({*tips}) == len(tips) and e["purpose"] == ("restored" if at else ""), "tips")
            need(at or type(names[0]) is type(proof["game"]) is str, "shape")
            need(at or version == 1 or JSON(proof["format"]) == "2", "format")
            if not at and proof.get("beacon") is not None:
                holds(proof["beacon"], "key genesis period")
                data_of(proof["beacon"]["key"], 96)
                need(
                    all(whole(proof["beacon"][n], 1, 2**40 - 1) for n in ("genesis", "period")),
                    "beacon",
                )
            mixed = hashed("burned", [key, *new]).hex() if key else None
            need(not at or proof["key"] == mixed, "mixed")
            key = mixed or ""
        elif kind == "seed-committed":
            mine, old = proof.get("key"), keys.get(who)
            data_of(proof["commitment"])
            need(
                (mine is None) == (proof.get("signature") is None) and old in (None, mine),
                "replaced",
            )
            if mine is not None:
                signed(
                    mine,
                    proof["signature"],
                    hashed("promise", [*names, who, proof["commitment"], mine]),
                )
            promised[who], keys[who] = proof["commitment"], mine
        elif kind == "seed-dropped":
            del promised[who], keys[who]
        elif kind == "seed-revealed":
            data_of(proof["seed"])
            shown[who], mine = proof["seed"], keys[who]
            need(promised.pop(who) == hashed("seed", [*names, who, shown[who]]).hex(), "seed")
            need((mine is None) == (proof.get("signature") is None), "seat signature")
            if mine is not None:
                signed(mine, proof["signature"], hashed("show", [*names, who, shown[who], mine]))
        elif kind == "seeds-closed":
            need(JSON(proof["missing"]) == JSON(sorted(promised)), "seed-open")
            mix = [names[0], *tips[-2:], [[seat, shown[seat]] for seat in sorted(shown)]]
            key = hashed("key", mix).hex()
            need(proof["key"] == key, "mixed")
        elif kind == "beacon":
            need(
                opening["beacon"] is not None and whole(proof["round"], 1, 2**53 - 1) > round_,
                "beacon",
            )
            round_ = proof["round"]
            from_beacon(opening["beacon"]["key"], round_, proof["signature"])
            key = hashed("beacon", [key, round_, proof["signature"]]).hex()
            need(proof["key"] == key, "mixed")
        elif kind in ("roll", "draw", "skipped"):
            number += 1
            need(JSON(e["number"]) == JSON(number) and number <= 65536, "number")
            if opening.get("beacon") is not None and kind != "skipped":
                need(re.fullmatch(WHEN, e["when"]), "when")
                datetime.fromisoformat(e["when"][:19])
            if kind == "roll":
                follows(e, key, chains[0])
        elif kind == "opened":
            old, key_then, chain = kept.pop(0)
            need(all(JSON(e[n]) == JSON(old[n]) for n in ("number", "purpose", "who")), "opened")
            holds(
                proof, "entry element" if old["kind"] == "draw" else "entry nonce question action"
            )
            need(JSON(proof["entry"]) == JSON(old["entry"]), "opened")
            if old["kind"] == "draw":
                follows(e, key_then, chain, old["proof"]["seal"])
            else:
                data_of(proof["nonce"])
                whole(proof["question"], 0, 2**53 - 1)
                need(type(proof["action"]) is str and e["dice"] is e["result"] is None, "shape")
                bid = [*map(proof.get, ("nonce", "entry", "question", "action")), who, e["purpose"]]
                need(hashed("bid", bid).hex() == old["proof"]["seal"], "bid")
        need(kind != "closed" or (not kept and e["purpose"] in ("over", "aborted")), "unopened")
        if kind in ("draw", "sealed"):
            data_of(proof["seal"])
            kept.append((e, key, chains[1]))
        done.append(kind)


def lacks(entries: list[Any], receipt: Any) -> bool:
    """Whether a right report lacks the entry that a receipt of the same table has."""
    names, entry = [receipt[n] for n in ("table", "public", "secret")], receipt["entry"]
    opening = entries[0]["proof"]
    need(names == [opening[n] for n in ("table", "public", "secret")], "a receipt of another table")
    own = hashed("entry", {n: entry[n] for n in entry if n not in ("hash", "signature")}).hex()
    need(own == entry["hash"], "a receipt that was changed")
    signed(opening["key"], receipt["signature"], hashed("receipt", [*names, own]))
    return not (
        whole(entry["entry"], 0, 2**53) < len(entries) and entries[entry["entry"]]["hash"] == own
    )


def refused(word: str) -> int:
    raise ValueError(f"{word} is no whole number")


if __name__ == "__main__":
    log, done = list[Any](), list[str]()
    try:
        texts = [Path(name).read_text("utf-8") for name in sys.argv[1:]]
        read = [json.loads(t, parse_float=refused, parse_constant=refused) for t in texts]
        version = ["statecraft-dice-1", "statecraft-dice-2"].index(read[0]["report"]) + 1
        need(type(read[0]["entries"]) is list and read[0]["entries"], "no entries")
        log += read[0]["entries"]
        check(log, done, version)
        receipts = [lacks(log, receipt) for receipt in read[1:]]
    except Exception as error:
        wrong = len(done) < len(log)
        about = f"entry {len(done)} is wrong" if wrong else "no report or receipt"
        sys.stderr.write(f"{about}: {error!r}\n")
        sys.exit(1 if wrong else 2)
    if any(receipts):
        sys.stderr.write("the report lacks the entry of a receipt\n")
        sys.exit(1)
    sys.stdout.write(f"{len(done)} entries are right; signatures checked, beacons {BEACONS}\n")
