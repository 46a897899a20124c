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
    numbers = sorted({name for noted in games for name in noted["numbers"]})
    deeds = sorted({name for noted in games for name in noted["deeds"]})
    return [
        {
            "side": "ab"[noted["side"]],
            "game": noted["game"],
            "seed": noted["seed"],
            "finished": bool(noted["ranks"]),
            "reason": noted["reason"],
            "rule": noted["rule"],
            "rounds": noted["rounds"],
            "inputs": noted["inputs"],
            "decisions": noted["decisions"],
            "first": noted["first"] + 1,
            "digest": noted["digest"],
            **{name: noted["numbers"].get(name, 0) for name in numbers},
            **{deed: noted["deeds"].get(deed, 0) for deed in deeds},
        }
        for noted in games
    ]


def seat_rows(games: Sequence[GameStats]) -> Rows:
    """A row for each game and seat; who plays in a team has what the team has."""
    sources = sorted({name for noted in games for mine in noted["sources"] for name in mine})
    rows = []
    for noted in games:
        won = shares(noted)
        for seat, holder in enumerate(noted["holders"]):
            rows.append(
                {
                    "side": "ab"[noted["side"]],
                    "game": noted["game"],
                    "seat": seat + 1,
                    "player": holder + 1,
                    "bot": noted["bots"][seat],
                    "place": (holder - noted["first"]) % len(noted["scores"]) + 1,
                    "rank": noted["ranks"][holder] if won else 0,
                    "won": won[holder] if won else 0.0,
                    "score": float(noted["scores"][holder]),
                    **{
                        "points " + name: float(noted["sources"][holder].get(name, 0))
                        for name in sources
                    },
                    **{
                        topic: [name for name, holders in names.items() if holder in holders]
                        for topic, names in noted["facts"].items()
                    },
                }
            )
    return rows


def write_tables(folder: Path, sides: Sequence[Sequence[GameStats]], as_csv: bool) -> list[Path]:
    """Write both tables; where they are."""
    games = [noted for side in sides for noted in side]
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
