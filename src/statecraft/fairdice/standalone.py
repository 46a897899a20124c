"""Check a DR² report of Statecraft's dice: python standalone.py REPORT.json

Needs Python 3.9 alone; checks signatures if it finds the package `cryptography`. Exits with 0 (all
right), 1 (names the first wrong entry and why) or 2 (no report). Shares no code with Statecraft.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

try:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:
    Ed25519PublicKey = None  # type: ignore[assignment,misc]
SIGNED = "checked" if Ed25519PublicKey is not None else "not checked"
ORDER = "opening seed-committed seed-revealed seeds-closed roll/draw/skipped/sealed opened closed"
PHASE = {kind: at for at, kinds in enumerate(ORDER.split()) for kind in kinds.split("/")}
JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def need(holds: Any, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def hashed(tag: str, data: Any, key: bytes = b"") -> bytes:
    content = f"statecraft-dice-1:{tag}:".encode()
    content += data if isinstance(data, bytes) else JSON(data).encode()
    return hmac.digest(key, content, "sha256") if key else hashlib.sha256(content).digest()


def decide(dice: Any, key: bytes) -> Any:
    def below(stop: int) -> int:
        need(type(stop) is int and 1 <= stop <= 2**32, "shape")
        return next(word for word in words if word < 2**32 - 2**32 % stop) % stop

    blocks = (hashed("words", count.to_bytes(4, "big"), key) for count in range(2**32))
    words = (int.from_bytes(b[at : at + 4], "big") for b in blocks for at in range(0, 32, 4))
    if set(dice) in ({"dice"}, {"lot"}):
        return [below(n) + 1 for n in dice["dice"]] if "dice" in dice else below(dice["lot"])
    cards, hands = [*(dice["draw"] if "draw" in dice else dice["deal"])], dice.get("hands", [])
    need(cards == sorted({n for n in cards if type(n) is int and 0 <= n < 4096}), "shape")
    if "draw" in dice:
        return cards[below(len(cards))]
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return [sorted(cards.pop(0) for _ in range(size)) for size in hands]


def follows(e: Any, key: str, chain: list[Any], seal: str = "") -> None:
    about, element = [key, e["number"], e["purpose"]], bytes.fromhex(e["proof"]["element"])
    link = element
    for _ in range(e["number"] - chain[0]):
        link = hashed("link", link)
    need(link == chain[1], "element")
    chain[:] = e["number"], element
    sealed = hashed("seal", [*about, e["who"], e["dice"], e["result"]], element).hex()
    proven = hashed("roll", [*about, e["dice"]], element)
    need(seal == sealed if seal else e["proof"]["hmac"] == proven.hex(), "seal or proof")
    need(JSON(e["result"]) == JSON(decide(e["dice"], proven)), "result")


def check(entries: list[Any], done: list[str]) -> None:
    opening, before, phase, number, key = entries[0]["proof"], "0" * 64, -1, 0, ""
    names = [opening["table"], opening["public"], opening["secret"]]
    chains = [[0, bytes.fromhex(tip)] for tip in names[1:]]
    promised, shown, kept = dict[int, str](), dict[int, str](), list[Any]()
    for at, e in enumerate(entries):
        need(JSON(e["entry"]) == JSON(at) and e["before"] == before, "order")
        before = hashed("entry", {n: e[n] for n in e if n not in ("hash", "signature")}).hex()
        need(e["hash"] == before, "hash")
        if SIGNED == "checked":
            signer = Ed25519PublicKey.from_public_bytes(bytes.fromhex(opening["key"]))
            signer.verify(bytes.fromhex(e["signature"]), bytes.fromhex(before))
        kind, who, proof, last, phase = e["kind"], e["who"], e["proof"], phase, PHASE[e["kind"]]
        need(phase >= last + (phase in (0, 3, 6)) and (at == 0) == (phase == 0), "phase")
        need(phase != 4 or key, "phase")
        if kind == "seed-committed":
            promised[who] = proof["commitment"]
        elif kind == "seed-revealed":
            shown[who] = proof["seed"]
            need(promised.pop(who) == hashed("seed", [*names, who, shown[who]]).hex(), "seed")
        elif kind == "seeds-closed":
            need(proof["missing"] == sorted(promised), "seed-open")
            key = hashed("key", [*names, [[seat, shown[seat]] for seat in sorted(shown)]]).hex()
            need(proof["key"] == key, "mixed")
        elif kind in ("roll", "draw", "skipped"):
            number += 1
            need(JSON(e["number"]) == JSON(number) and number <= 65536, "number")
            if kind == "roll":
                follows(e, key, chains[0])
        elif kind == "opened":
            old, data = kept.pop(0), {**e, "entry": proof["entry"]}
            need(all(data[n] == old[n] for n in ("entry", "number", "purpose", "who")), "opened")
            bid = [*map(proof.get, ("nonce", "entry", "question", "action")), who, e["purpose"]]
            if old["kind"] == "draw":
                follows(e, key, chains[1], old["proof"]["seal"])
            else:
                need(hashed("bid", bid).hex() == old["proof"]["seal"], "bid")
        need(kind != "closed" or (not kept and e["purpose"] in ("over", "aborted")), "unopened")
        kept += [e] if kind in ("draw", "sealed") else []
        done.append(kind)


if __name__ == "__main__":
    log, done = list[Any](), list[str]()
    try:
        data = json.loads(Path(sys.argv[1]).read_text("utf-8"), parse_float=int, parse_constant=int)
        need(data["report"] == "statecraft-dice-1", "another format")
        log += data["entries"]
        check(log, done)
    except Exception as error:
        sys.stderr.write((f"entry {len(done)} is wrong" if log else "no report") + f": {error!r}\n")
        sys.exit(1 if log else 2)
    sys.stdout.write(f"{len(done)} entries are right; signatures {SIGNED}\n")
