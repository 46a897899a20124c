"""The exact form of an entry: what it fills in, what its proof holds, and nothing besides.

What has no meaning is refused wherever it stands, so that two verifiers can never read one entry in two
ways. Formats differ in which kinds they know and in what their proofs hold.
"""

from typing import Any, Final

from statecraft.fairdice.entries import (
    BEACON,
    BURNED,
    CLOSED,
    DRAW,
    OPENED,
    OPENING,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_DROPPED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
)
from statecraft.fairdice.hashes import unhex

MOST_SEATS: Final = 4096
_EMPTY: Final = {"number": None, "purpose": "", "who": None, "dice": None, "result": None}

FILLED: Final = {
    OPENING: (),
    SEED_COMMITTED: ("who",),
    SEED_DROPPED: ("who",),
    SEED_REVEALED: ("who",),
    SEEDS_CLOSED: (),
    BURNED: ("purpose",),
    BEACON: (),
    ROLL: ("number", "purpose", "who", "dice", "result"),
    DRAW: ("number", "purpose", "who"),
    SKIPPED: ("number",),
    SEALED: ("purpose", "who"),
    OPENED: ("number", "purpose", "who", "dice", "result"),
    CLOSED: ("purpose",),
}
"""Which fields of an entry say something; the others say that there is nothing to say."""

PROOFS: Final = {
    OPENING: ("table", "game", "public", "secret", "key"),
    SEED_COMMITTED: ("commitment",),
    SEED_REVEALED: ("seed",),
    SEEDS_CLOSED: ("key", "missing"),
    ROLL: ("element", "hmac"),
    DRAW: ("seal",),
    SKIPPED: (),
    SEALED: ("seal",),
    CLOSED: (),
}
PROOFS_2: Final = {
    **PROOFS,
    OPENING: ("table", "game", "public", "secret", "key", "format", "beacon"),
    SEED_COMMITTED: ("commitment", "key", "signature"),
    SEED_DROPPED: (),
    SEED_REVEALED: ("seed", "signature"),
    BURNED: ("public", "secret", "key"),
    BEACON: ("round", "signature", "key"),
}
"""What the proof of an entry holds, by format; that of ``opened`` depends on what it opens."""
OPENED_DRAW: Final = ("entry", "element")
OPENED_ANSWER: Final = ("entry", "nonce", "question", "action")


def knows(version: int, kind: Any) -> bool:
    """Whether a format has entries of this kind."""
    return isinstance(kind, str) and (kind == OPENED or kind in (PROOFS, PROOFS_2)[version - 1])


def check(version: int, data: dict[str, Any]) -> None:
    """ValueError where an entry of a known kind says something that its kind has no place for."""
    kind = data["kind"]
    for name, nothing in _EMPTY.items():
        if name not in FILLED[kind] and data[name] != nothing:
            raise ValueError(f"{kind} has no {name}")
    if data["who"] is not None:
        seat_of(data)
    if kind != OPENED:
        check_proof(data["proof"], (PROOFS, PROOFS_2)[version - 1][kind])


def check_proof(proof: Any, names: tuple[str, ...]) -> None:
    if not isinstance(proof, dict) or sorted(proof) != sorted(names):
        raise ValueError(f"a proof of this kind holds {', '.join(names) or 'nothing'}")


def seat_of(data: dict[str, Any]) -> int:
    """The seat an entry is about; ValueError where it names none."""
    return whole(data["who"], 0, MOST_SEATS - 1)


def whole(value: Any, low: int, high: int) -> int:
    """A whole number within bounds; ValueError for anything else, true and false included."""
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"a whole number from {low} to {high} is missing")
    return value


def both_or_none(proof: dict[str, Any]) -> None:
    """A key and a signature of it, or neither."""
    if proof["key"] is None and proof["signature"] is None:
        return
    unhex(proof["key"])
    unhex(proof["signature"], 64)
