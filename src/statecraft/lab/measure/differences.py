"""What changes between two rule sets that were played on the same seeds with the same bots.

Where both sides have a figure for each game, the difference is taken game by game, so that luck they have in
common drops out (paired). What goes with winning is compared as two shares of different cases (unpaired).
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, stdev
from typing import TypeAlias

from statecraft.lab.measure.intervals import Bounds, Z, corrected, of_difference, of_mean
from statecraft.lab.measure.measures import (
    FEWEST,
    Figures,
    half_time_leaders,
    lengths,
    per_game_deeds,
    per_game_sources,
)
from statecraft.lab.run.experiment import GameStats, shares

PerGame: TypeAlias = Mapping[str, Sequence[float]]
Cases: TypeAlias = tuple[float, int]
"""Wins, and of how many."""


def compared(
    a: Sequence[GameStats],
    b: Sequence[GameStats],
    of_a: Figures,
    of_b: Figures,
    comparisons: int = 1,
) -> Figures:
    """The differences, b less a, by heading; ``of_a`` and ``of_b`` are the figures of the sides.

    Where a report makes several such ``comparisons``, what stands out does so among all of them.
    """
    pairs = [(x, y) for x, y in zip(a, b, strict=True) if x["ranks"] and y["ranks"]]
    left, right = [x for x, _y in pairs], [y for _x, y in pairs]
    paired = {
        name: _matched(measure(left), measure(right), len(pairs))
        for name, measure in _MEASURES.items()
    }
    unpaired = {
        "topic " + topic: _enough(of_a["topics"][topic], of_b["topics"][topic])
        for topic in of_a["topics"]
    }
    tests = sum(map(len, paired.values())) + sum(map(len, unpaired.values()))
    z = corrected(tests * comparisons)
    return {
        "pairs": len(pairs),
        "tests": tests,
        "headings": {
            **{
                heading: {name: _paired(x, y, z) for name, (x, y) in rows.items()}
                for heading, rows in paired.items()
            },
            **{
                heading: _greatest_first({n: _unpaired(x, y, z) for n, (x, y) in rows.items()})
                for heading, rows in unpaired.items()
            },
        },
    }


def _matched(
    a: PerGame, b: PerGame, games: int
) -> dict[str, tuple[Sequence[float], Sequence[float]]]:
    """Each name's figures on both sides; where a side does not know a name, it has nothing of it."""
    nothing = [0.0] * games
    return {name: (a.get(name, nothing), b.get(name, nothing)) for name in dict.fromkeys([*a, *b])}


def _enough(a: Mapping[str, Figures], b: Mapping[str, Figures]) -> dict[str, tuple[Cases, Cases]]:
    """The names that both sides have enough cases of."""
    common = [name for name in a if name in b and min(a[name]["of"], b[name]["of"]) >= FEWEST]
    return {
        name: ((a[name]["won"], a[name]["of"]), (b[name]["won"], b[name]["of"])) for name in common
    }


def _paired(a: Sequence[float], b: Sequence[float], z: float) -> Figures:
    changes = [y - x for x, y in zip(a, b, strict=True)]
    row = _row(fmean(a), fmean(b), of_mean(changes, Z), of_mean(changes, z))
    # What one pair tells: the fewer of them are needed the smaller it is.
    return {**row, "deviation": round(stdev(changes), 5) if len(changes) > 1 else 0.0}


def _unpaired(a: Cases, b: Cases, z: float) -> Figures:
    return _row(a[0] / a[1], b[0] / b[1], of_difference(a, b, Z), of_difference(a, b, z))


def _row(a: float, b: float, bounds: Bounds, wide: Bounds) -> Figures:
    data = {"a": a, "b": b, "difference": b - a, "low": bounds[0], "high": bounds[1]}
    stands_out = 1 if wide[0] > 0 else -1 if wide[1] < 0 else 0
    return {**{name: round(value, 5) for name, value in data.items()}, "stands_out": stands_out}


def _greatest_first(rows: Mapping[str, Figures]) -> dict[str, Figures]:
    return dict(sorted(rows.items(), key=lambda row: (-row[1]["difference"], row[0])))


def _half_time(games: Sequence[GameStats]) -> PerGame:
    """How often a leader at half time wins; in a game without one, as often as anybody."""
    found = []
    for stats in games:
        leaders = half_time_leaders(stats) or range(len(stats["ranks"]))
        found.append(fmean([shares(stats)[holder] for holder in leaders]))
    return {"leader": found}


def _reasons(games: Sequence[GameStats]) -> PerGame:
    reasons = sorted({stats["reason"] for stats in games})
    return {reason: [float(stats["reason"] == reason) for stats in games] for reason in reasons}


def _seats(games: Sequence[GameStats]) -> PerGame:
    holders = range(len(games[0]["ranks"]))
    return {str(holder + 1): [shares(stats)[holder] for stats in games] for holder in holders}


def _places(games: Sequence[GameStats]) -> PerGame:
    count = len(games[0]["ranks"])
    return {
        str(place + 1): [shares(stats)[(stats["first"] + place) % count] for stats in games]
        for place in range(count)
    }


def _verbs(games: Sequence[GameStats]) -> PerGame:
    done = per_game_deeds(games)
    return {event[5:]: counts for event, counts in done.items() if event.startswith("verb ")}


_MEASURES: dict[str, Callable[[Sequence[GameStats]], PerGame]] = {
    "lengths": lengths,
    "half-time": _half_time,
    "reasons": _reasons,
    "seat": _seats,
    "place": _places,
    "sources": per_game_sources,
    "verbs": _verbs,
}
