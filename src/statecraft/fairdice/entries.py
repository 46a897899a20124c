"""Entries of a DR² log, each bound to the one before it by its hash and signed by the server.

What an entry publishes and what it keeps back until the end are two halves that are stored apart:
``published`` goes to everybody, ``hidden`` never leaves the server before the log is closed.
"""

from typing import Any, Final

from statecraft.fairdice.hashes import SIZE, digest
from statecraft.fairdice.signing import Ed25519PrivateKey

START: Final = "0" * (2 * SIZE)
"""Stands for the hash of the entry before the first."""

OPENING: Final = "opening"
SEED_COMMITTED: Final = "seed-committed"
SEED_DROPPED: Final = "seed-dropped"
SEED_REVEALED: Final = "seed-revealed"
SEEDS_CLOSED: Final = "seeds-closed"
BURNED: Final = "burned"
BEACON: Final = "beacon"
ROLL: Final = "roll"
DRAW: Final = "draw"
SKIPPED: Final = "skipped"
SEALED: Final = "sealed"
OPENED: Final = "opened"
CLOSED: Final = "closed"

RESTORED: Final = "restored"
"""Why chains are burned: the server came back from a backup, and some of their rolls may be known."""

PHASES: Final = {
    OPENING: 0,
    SEED_COMMITTED: 1,
    SEED_DROPPED: 1,
    SEED_REVEALED: 2,
    SEEDS_CLOSED: 3,
    BEACON: 4,
    ROLL: 4,
    DRAW: 4,
    SKIPPED: 4,
    SEALED: 4,
    OPENED: 5,
    CLOSED: 6,
}
"""A log never goes back to an earlier phase: above all, nobody promises a seed once one is shown."""
ONCE: Final = frozenset((OPENING, SEEDS_CLOSED, CLOSED))
PLAY: Final = PHASES[ROLL]
"""``burned`` has no phase of its own: it may come in any up to this one, which then goes on."""

FIELDS: Final = (
    "entry",
    "kind",
    "number",
    "purpose",
    "who",
    "when",
    "dice",
    "result",
    "proof",
    "before",
    "hash",
    "signature",
)


class Entry:
    """One entry: what is published of it at once, and what only the end of the game opens."""

    __slots__ = ("hidden", "published")

    def __init__(self, published: dict[str, Any], hidden: dict[str, Any] | None = None) -> None:
        self.published = published
        self.hidden = hidden

    @property
    def kind(self) -> str:
        return str(self.published["kind"])

    @property
    def hash(self) -> str:
        return str(self.published["hash"])


def hash_of(published: dict[str, Any]) -> str:
    """The hash of an entry: over all of its fields but hash and signature."""
    data = {name: published[name] for name in published if name not in ("hash", "signature")}
    return digest("entry", data)


def signed(
    signer: Ed25519PrivateKey,
    entry: int,
    before: str,
    kind: str,
    when: str,
    *,
    number: int | None = None,
    purpose: str = "",
    who: int | None = None,
    dice: Any = None,
    result: Any = None,
    proof: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A complete entry as it is published."""
    data: dict[str, Any] = {
        "entry": entry,
        "kind": kind,
        "number": number,
        "purpose": purpose,
        "who": who,
        "when": when,
        "dice": dice,
        "result": result,
        "proof": proof or {},
        "before": before,
    }
    data["hash"] = hash_of(data)
    data["signature"] = signer.sign(bytes.fromhex(data["hash"])).hex()
    return data
