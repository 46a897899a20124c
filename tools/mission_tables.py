"""Measure the missions of Globopolis, and write the tables into docs/balance.md.

    python -m tools.mission_tables --games 300 --seeker-games 40

Between steady players at each number of players, and of one that seeks a mission among steady players.
What is measured is kept beside the tables as they are; equal arguments give equal figures. With
``--players 2,3`` only these columns are measured, and with ``--out`` they are kept in a file to be joined
by ``--join FILE …``, so that machines can share the work.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from statecraft.globopolis.content import CONTENT
from statecraft.lab.measure.mission_trials import between_steady, seeker_share
from statecraft.locale import Texts

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
EDITION = Path(__file__).parents[1] / "src/statecraft/globopolis/edition"
BEGIN, END = "<!-- missions: written by tools.mission_tables -->", "<!-- missions: end -->"
SEED = 7


def measure(players: int, games: int, seeker_games: int) -> dict[str, Any]:
    """All figures of one number of players."""
    steady = between_steady(players, games, SEED)
    missions = [row.id for row in CONTENT.missions]
    shares = {
        name: seeker_share(name, players, seeker_games, SEED) for name in missions if seeker_games
    }
    return {
        "players": players,
        "games": games,
        "seeker_games": seeker_games,
        "rounds": steady.rounds,
        "ended": steady.ended,
        "fulfilled": steady.fulfilled,
        "shares": shares,
    }


def tables(columns: list[dict[str, Any]]) -> str:
    """The figures as the page has them."""
    texts = Texts("en", extra=[EDITION])
    heads = [f"{column['players']} players" for column in columns]
    lines = [
        f"| between steady players | {' | '.join(heads)} |",
        "| --- |" + " --- |" * len(columns),
        "| games | " + " | ".join([str(column["games"]) for column in columns]) + " |",
        "| rounds | " + " | ".join([f"{column['rounds']:.1f}" for column in columns]) + " |",
        "| ended by a mission, % | "
        + " | ".join([f"{column['ended']:.0f}" for column in columns])
        + " |",
        "",
        "For each mission: the amount; of a hundred games in which somebody held it, in how many it was "
        "shown; and how often a seeker of it wins among steady players, as a multiple of its fair share"
        + _of_games(columns)
        + ".",
        "",
        f"| mission | {' | '.join(heads)} |",
        "| --- |" + " --- |" * len(columns),
    ]
    for row in CONTENT.missions:
        cells = [_cell(column, row.id, row.amounts[column["players"]]) for column in columns]
        lines.append(f"| {texts.say('mission-' + row.id)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _of_games(columns: list[dict[str, Any]]) -> str:
    found = sorted({column["seeker_games"] for column in columns if column["seeker_games"]})
    return f" ({' to '.join([str(games) for games in found])} games each)" if found else ""


def _cell(column: dict[str, Any], name: str, amount: int) -> str:
    shown = column["fulfilled"].get(name, 0.0)
    share = column["shares"].get(name)
    return f"{amount}: {shown:.1f} %" + ("" if share is None else f", × {share:.2f}")


def write(text: str) -> None:
    """Put the tables between their marks."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    _old, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seeker-games", type=int, default=40)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument(
        "--out", type=Path, help="keep the figures here instead of writing the page"
    )
    parser.add_argument("--join", type=Path, nargs="*", default=[], help="figures measured before")
    wanted = parser.parse_args()
    columns: list[dict[str, Any]] = []
    for path in wanted.join:
        columns += json.loads(path.read_text(encoding="utf-8"))
    if not wanted.join:
        for players in [int(word) for word in wanted.players.split(",")]:
            columns.append(measure(players, wanted.games, wanted.seeker_games))
    columns.sort(key=lambda column: int(column["players"]))
    if wanted.out is not None:
        wanted.out.write_text(json.dumps(columns), encoding="utf-8")
    else:
        write(tables(columns))


if __name__ == "__main__":
    main()
