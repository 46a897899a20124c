"""Published test vectors: whoever writes a verifier of their own can hold it against these.

``python -m fairdice.make_vectors`` (with tests/ on the path) writes them anew; a test sees to it that
they come out as they are. They change only with the format, and that has a number.
"""

import json
from pathlib import Path
from typing import Any

from fairdice import tampering
from fairdice.beacons import QUICKNET_1000
from fairdice.tables import (
    SEEDS,
    SIGNER,
    STEPS,
    TABLE,
    chains,
    closed,
    eventful,
    key_of,
    played,
    promise,
    published,
    seat_signer,
    signed_promise,
    signed_seed,
    tips,
    when,
)
from fairdice.tampering import TAMPERINGS, document, tampered
from fairdice.tricks import FIRST_FORMAT, SERVER, TRICKS, of_first_format, tricked
from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot
from statecraft.fairdice import LINKS, QUICKNET, FairDice, outcome, seeds, verify
from statecraft.fairdice.hashes import canonical, digest, mac
from statecraft.fairdice.receipts import receipt

FOLDER = Path(__file__).parent / "vectors"
POOLS: tuple[Distribution, ...] = (
    *[Dice((sides,) * 12) for sides in (6, 8, 10, 12, 20)],
    Dice(()),
    Dice((1,)),
    Dice((8, 6, 6, 6, 12, 6, 6)),
    Lot(1),
    Lot(5),
    # Three quarters of all words: one in four is thrown away, which small ranges hardly ever show.
    *[Lot(3 << 30)] * 8,
    Lot(1 << 32),
    Draw("ops", 0b1),
    Draw("ops", 0b1010_0000_0101),
    Draw("influence", (1 << 70) - 1),
    Deal("titles", (1 << 60) - 1, (15, 15, 15, 15)),
    Deal("ops", 0b1111_1010_1101, (2, 0, 3)),
    Deal("ops", 0, ()),
)
LIES = (
    tampering.changed_die,
    tampering.dropped_roll,
    tampering.repeated_roll_number,
    tampering.reordered_rolls,
    tampering.changed_purpose,
    tampering.foreign_seed,
    tampering.seed_chosen_after_the_commitments,
    tampering.missing_reveal_of_a_draw,
    tampering.changed_draw,
    tampering.changed_sealed_bid,
)


def hashes() -> dict[str, Any]:
    values: list[Any] = [None, 7, "Zählring", [1, [], {}], {"b": 1, "a": {"d": [2], "c": "\u2028"}}]
    return {
        "canonical": [{"value": value, "text": canonical(value).decode()} for value in values],
        "sha256": [{"tag": "seed", "value": v, "hash": digest("seed", v)} for v in values],
        "hmac": [
            {"key": "0b" * 32, "tag": "roll", "value": v, "hmac": mac(b"\x0b" * 32, "roll", v)}
            for v in values
        ],
    }


def chain() -> dict[str, Any]:
    public, _ = chains()
    numbers = (0, 1, 2, 255, 256, 257, 1000, LINKS - 1, LINKS)
    elements = [{"number": number, "element": public.element(number).hex()} for number in numbers]
    return {"secret": public.secret.hex(), "links": LINKS, "elements": elements}


def seed_vectors() -> dict[str, Any]:
    promises = [
        {"seat": seat, "seed": seed, "commitment": promise(seat)} for seat, seed in SEEDS.items()
    ]
    keys = [
        {
            "seats": [*shown],
            "key": seeds.mixed(TABLE, tips(), {seat: SEEDS[seat] for seat in shown}),
        }
        for shown in ((), (0,), (0, 1), (0, 1, 2))
    ]
    public, secret = tips()
    return {"table": TABLE, "public": public, "secret": secret, "promises": promises, "keys": keys}


def outcomes() -> list[dict[str, Any]]:
    key = seeds.mixed(TABLE, tips(), SEEDS)
    rows = []
    pools = [*[(pool, "vector") for pool in POOLS], *[(pool, kind) for pool, _, kind in STEPS]]
    for number, (pool, purpose) in enumerate(pools, start=1):
        element = chains()[1].element(number)
        dice = outcome.described(pool)
        proven = outcome.proof(element, key, number, purpose, dice)
        words = outcome.Words(bytes.fromhex(proven))
        result = outcome.value_to_json(pool, outcome.decided(pool, proven))
        rows.append(
            {
                "element": element.hex(),
                "key": key,
                "number": number,
                "purpose": purpose,
                "who": number % 4,
                "dice": dice,
                "hmac": proven,
                "words": [words.randrange(1 << 32) for _ in range(10)],
                "result": result,
                "seal": outcome.seal(element, key, number, purpose, number % 4, dice, result),
            }
        )
    return rows


def lies() -> list[dict[str, Any]]:
    """Reports signed again by a lying server, up to the entry that gives it away."""
    rows = []
    for how in LIES:
        entries = tampered(how, by_server=True, version=1)
        wrong = verify(document(entries, 1)).wrong
        assert wrong is not None
        about = {"name": how.__name__, "entry": wrong.entry, "reason": TAMPERINGS[how]}
        rows.append({**about, **document(entries[: wrong.entry + 1], 1)})
    return rows


def seat_signatures() -> list[dict[str, Any]]:
    """What browsers send for their seats, signed."""
    return [
        {
            "seat": seat,
            "key": key_of(seat_signer(seat)),
            "promise": signed_promise(seat),
            "show": signed_seed(seat),
        }
        for seat in SEEDS
    ]


def beacons() -> dict[str, Any]:
    """A round as drand's quicknet has published it, and one whose number was changed."""
    right: dict[str, Any] = {
        "round": QUICKNET_1000.number,
        "signature": QUICKNET_1000.signature,
    }
    return {
        "beacon": QUICKNET.to_json(),
        "right": right,
        "wrong": {**right, "round": right["round"] + 1},
    }


def receipts() -> dict[str, Any]:
    """Receipts for the seeds of the eventful table, and a report that has lost one of them."""
    entries = published(eventful())
    shown = [entry for entry in entries if entry["kind"] == "seed-revealed"]
    given = [receipt(entries[0]["proof"], entry, SIGNER) for entry in shown]
    return {"receipts": given, "lost": document(lost_reveal())}


def lost_reveal() -> list[dict[str, Any]]:
    """The beginning of a report whose server has lost a seed on purpose: right in itself."""
    dice = eventful()
    kept = [
        entry
        for entry in dice.entries
        if entry.kind in ("opening", "seed-committed", "seed-dropped")
    ]
    shown = next(entry for entry in dice.entries if entry.kind == "seed-revealed")
    again = FairDice.resume(*chains(), SIGNER, kept)
    again.seed_revealed(1, when=when(7), **shown.published["proof"])
    again.seeds_closed(when(9))
    return published(again)


def tricks() -> list[dict[str, Any]]:
    """Reports after a trick of the server's, a player's or a stranger's, up to the entry that shows it."""
    every = [(trick, by, 2) for by in TRICKS for trick in TRICKS[by]]
    every += [(trick, SERVER, 1) for trick in FIRST_FORMAT]
    rows = []
    for trick, by, version in every:
        entries = tricked(trick, by, eventful if version == 2 else of_first_format)
        wrong = verify(document(entries, version)).wrong
        assert wrong is not None, trick.__name__
        reason = FIRST_FORMAT[trick] if version == 1 else TRICKS[by][trick]
        about = {"name": trick.__name__, "by": by, "entry": wrong.entry, "reason": reason}
        rows.append({**about, **document(entries[: wrong.entry + 1], version)})
    return rows


def files() -> dict[str, str]:
    """Every file of vectors by its name, one row a line where there are many."""
    made: dict[str, Any] = {
        "hashes.json": hashes(),
        "chain.json": chain(),
        "seeds.json": seed_vectors(),
        "outcomes.json": outcomes(),
        "report.json": document(published(closed(1)), 1),
        "report-running.json": document(published(played(1)), 1),
        "report-2.json": document(published(eventful())),
        "lies.json": lies(),
        "tricks.json": tricks(),
        "seat-signatures.json": seat_signatures(),
        "beacon.json": beacons(),
        "receipts.json": receipts(),
    }
    return {name: _text(value) for name, value in made.items()}


def _text(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join([json.dumps(row) for row in value]) + "\n]\n"
    rows = [f"{json.dumps(name)}: {_rows(value[name])}" for name in value]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _rows(value: Any) -> str:
    return _text(value).rstrip() if isinstance(value, list) else json.dumps(value)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
