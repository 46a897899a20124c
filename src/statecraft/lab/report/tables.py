"""The games of a run as two tables for other programs: a row for each game, and one for each game and seat.

They are written as Parquet, or as CSV where names of things that somebody had are joined by semicolons.
docs/lab.md describes the columns.
"""

import csv
from collections.abc import Sequence
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, TypeAlias

from statecraft.lab.run.experiment import GameStats, shares
from statecraft.lab.run.run_store import write_whole

Rows: TypeAlias = list[dict[str, Any]]


def game_rows(games: Sequence[GameStats]) -> Rows:
    """A row for each game; what a game did not have counts nothing."""
    numbers = sorted({name for stats in games for name in stats["numbers"]})
    events = sorted({name for stats in games for name in stats["deeds"]})
    return [
        {
            "side": "abcdef"[stats["side"]],
            "game": stats["game"],
            "seed": stats["seed"],
            "finished": bool(stats["ranks"]),
            "reason": stats["reason"],
            "rule": stats["rule"],
            "rounds": stats["rounds"],
            "inputs": stats["inputs"],
            "decisions": stats["decisions"],
            "first": stats["first"] + 1,
            "digest": stats["digest"],
            **{name: stats["numbers"].get(name, 0) for name in numbers},
            **{event: stats["deeds"].get(event, 0) for event in events},
        }
        for stats in games
    ]


def seat_rows(games: Sequence[GameStats]) -> Rows:
    """A row for each game and seat; who plays in a team has what the team has."""
    sources = sorted({name for stats in games for mine in stats["sources"] for name in mine})
    rows = []
    for stats in games:
        won = shares(stats)
        for seat, holder in enumerate(stats["holders"]):
            rows.append(
                {
                    "side": "abcdef"[stats["side"]],
                    "game": stats["game"],
                    "seat": seat + 1,
                    "player": holder + 1,
                    "bot": stats["bots"][seat],
                    "place": (holder - stats["first"]) % len(stats["scores"]) + 1,
                    "rank": stats["ranks"][holder] if won else 0,
                    "won": won[holder] if won else 0.0,
                    "score": float(stats["scores"][holder]),
                    **{
                        "points " + name: float(stats["sources"][holder].get(name, 0))
                        for name in sources
                    },
                    **{
                        topic: [name for name, holders in names.items() if holder in holders]
                        for topic, names in stats["facts"].items()
                    },
                }
            )
    return rows


def write_tables(folder: Path, sides: Sequence[Sequence[GameStats]], as_csv: bool) -> list[Path]:
    """Write both tables; where they are."""
    games = [stats for side in sides for stats in side]
    written = []
    for name, rows in (("games", game_rows(games)), ("seats", seat_rows(games))):
        path = folder / f"{name}.{'csv' if as_csv else 'parquet'}"
        write_whole(path, _csv(rows) if as_csv else _parquet(rows))
        written.append(path)
    return written


def _csv(rows: Rows) -> str:
    text = StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({k: ";".join(v) if isinstance(v, list) else v for k, v in row.items()})
    return text.getvalue()


def _parquet(rows: Rows) -> bytes:
    import pyarrow
    from pyarrow import parquet

    names = list(rows[0])
    lists = [name for name in names if isinstance(rows[0][name], list)]
    table = pyarrow.table(
        {
            name: pyarrow.array(
                [row[name] for row in rows],
                # A column of empty lists would not know what they are empty of.
                pyarrow.list_(pyarrow.string()) if name in lists else None,
            )
            for name in names
        }
    )
    written = BytesIO()
    parquet.write_table(table, written)
    return written.getvalue()
