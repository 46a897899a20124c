"""What a program on a seat can do wrong: the name each fault has in figures, and the words of the log."""

from collections.abc import Iterable, Mapping

LOGGED = {
    "not-started": "cannot be started",
    "ended": "ended",
    "put-out": "was put out",
    "late": "was late",
    "too-long": "said too long a line",
    "no-json": "said what is no JSON",
    "no-object": "said what is no object",
    "other-question": "answered another question than it was asked",
    "no-tokens": "composed with what are no tokens",
    "not-offered": "composed what is not offered",
    "no-action": "answered what is no action",
    "not-allowed": "answered what is not allowed",
}

DEADLY = ("not-started", "ended", "put-out")
"""After one of these the seat plays defaults to the end of the game."""


class Fault(Exception):
    """What a program did wrong: the kind of fault, and what was seen of it."""

    def __init__(self, kind: str, seen: str = "") -> None:
        super().__init__(kind, seen)
        self.kind = kind
        self.seen = seen


def deaths(faults: Mapping[str, int]) -> int:
    """In how many games a program came to an end before the game did: that happens once in a game."""
    return sum([faults.get(kind, 0) for kind in DEADLY])


def added(found: Iterable[tuple[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """The faults of each bot, kind by kind, from what each did in each game; bots without any are left out.

    >>> added([("a", {"late": 1}), ("b", {}), ("a", {"late": 2, "ended": 1})])
    {'a': {'ended': 1, 'late': 3}}
    """
    total: dict[str, dict[str, int]] = {}
    for name, faults in found:
        for kind, count in faults.items():
            mine = total.setdefault(name, {})
            mine[kind] = mine.get(kind, 0) + count
    return {name: dict(sorted(kinds.items())) for name, kinds in sorted(total.items())}
