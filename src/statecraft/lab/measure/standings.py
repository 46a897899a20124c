"""What came of an arena: win shares with their intervals, ratings, and what the seat was worth.

A win is shared between those who tie for first. A bot that holds several seats of a game is one entry; its
share is what one of its seats wins, so that equal bots have equal shares however often each is named.

Intervals of bots take each seat held as a try of its own: a set balances seats and luck, so the truth is
rather nearer to the share than that. What a seat wins hangs on luck that is the same throughout a set, so
there a whole set is one try.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from statecraft.bots.faults import added
from statecraft.lab.measure.intervals import wilson
from statecraft.lab.run.simulation import Row


def standings(rows: Sequence[Row], seats: Mapping[int, Sequence[str]], sets: int) -> dict[str, Any]:
    """The figures of an arena, as plain data; ``seats`` says who sat where in each game."""
    names = sorted({name for row in rows for name in seats[row.number]})
    wide = len(seats[rows[0].number])
    won = dict.fromkeys(names, 0.0)
    held = dict.fromkeys(names, 0)
    by_seat = [0.0] * wide
    for row in rows:
        shares = _shares(row, wide)
        for seat, name in enumerate(seats[row.number]):
            held[name] += 1
            won[name] += shares[seat]
            by_seat[seat] += shares[seat]
    rated = ratings(rows, seats)
    faults = added(
        [pair for row in rows for pair in zip(seats[row.number], row.faults, strict=False)]
    )
    entries = [
        {
            "name": name,
            "games": len(rows),
            "seats_held": held[name],
            **_share(won[name], held[name]),
            "rating": round(rated[name][0], 2),
            "sigma": round(rated[name][1], 2),
            "faults": faults.get(name, {}),
        }
        for name in names
    ]
    of_seats = [_share(wins * sets / len(rows), sets) for wins in by_seat]
    return {
        "games": len(rows),
        "finished": sum([1 for row in rows if row.ranks]),
        "bots": sorted(entries, key=lambda entry: (-entry["win_share"], entry["name"])),
        "seats": [share["win_share"] for share in of_seats],
        "seats_low": [share["low"] for share in of_seats],
        "seats_high": [share["high"] for share in of_seats],
        "end_reasons": dict(sorted(Counter([row.reason for row in rows if row.ranks]).items())),
        "digest": sha256("\n".join([row.digest for row in rows]).encode()).hexdigest(),
    }


def _shares(row: Row, wide: int) -> list[float]:
    """What part of the win each seat has; none of a game without an end."""
    winners = row.ranks.count(1)
    return [1 / winners if row.ranks and row.ranks[seat] == 1 else 0.0 for seat in range(wide)]


def _share(won: float, tries: int) -> dict[str, float]:
    low, high = wilson(won, tries)
    return {
        "win_share": round(won / tries, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def ratings(
    rows: Sequence[Row], seats: Mapping[int, Sequence[str]]
) -> dict[str, tuple[float, float]]:
    """Each bot's rating after Plackett and Luce, and its uncertainty, game by game in their order.

    Where a bot holds several seats, the mean of what they would have made of it counts as one game.
    """
    # Only who rates loads what it takes.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    first = model.rating()
    rated = {name: (first.mu, first.sigma) for row in rows for name in seats[row.number]}
    for row in rows:
        if not row.ranks:
            continue
        names = seats[row.number]
        table = [[model.rating(*rated[name])] for name in names]
        after = model.rate(table, ranks=[float(rank) for rank in row.ranks])
        for name in set(names):
            mine = [after[seat][0] for seat, other in enumerate(names) if other == name]
            mu = sum([rating.mu for rating in mine]) / len(mine)
            rated[name] = mu, sum([rating.sigma for rating in mine]) / len(mine)
    return rated
