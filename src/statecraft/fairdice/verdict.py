"""What the check of a report came to: the first entry that is wrong, and all that is to be named."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Wrong:
    """The first entry that is wrong: its place in the log, a Fluent id that says why, and values."""

    entry: int
    reason: str
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(slots=True)
class Verdict:
    """What a check came to. Counts cover the entries up to the first wrong one."""

    wrong: Wrong | None = None
    table: str = ""
    game: str = ""
    key: str = ""
    closed: str = ""
    """``over`` or ``aborted``; empty while the game goes on, when ``unopened`` are still sealed."""
    rolls: int = 0
    draws: int = 0
    bids: int = 0
    skipped: int = 0
    unopened: int = 0
    seeds: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)
    format: int = 0
    unsigned: list[int] = field(default_factory=list)
    """Seats whose promise no key of the player's stands for: the server could have made it."""
    again: list[int] = field(default_factory=list)
    """Seats for which more than one promise was made."""
    dropped: list[int] = field(default_factory=list)
    """Seats that were left by who had promised."""
    burned: list[int] = field(default_factory=list)
    """After which roll numbers the server began new chains, because it was restored from a backup."""
    beacon: str = ""
    """The key of the public beacon that is mixed in; empty without one."""
    rounds: int = 0
    stale: int = 0
    """Rolls and draws without a fresh round of the beacon."""

    @property
    def ok(self) -> bool:
        return self.wrong is None
