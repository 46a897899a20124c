"""Measure the missions of Globopolis, and write the tables into docs/balance.md.

    python -m tools.mission_tables --games 400 --seeker-games 60

Between steady players at each number of players, and of one that seeks a mission among steady players.
Equal arguments give equal figures. With ``--players 2,3`` and ``--missions midas,conqueror`` only these are
measured, and with ``--out`` the counts are kept in a file, to be joined by ``--join FILE …``: so machines can
share the work, and games on other luck (``--seed``) add to those of before.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from statecraft.globopolis.content import CONTENT
from statecraft.lab.measure.intervals import Bounds, wilson
from statecraft.lab.measure.mission_trials import Sought, between_steady, sought
from statecraft.locale import Texts

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
EDITION = Path(__file__).parents[1] / "src/statecraft/globopolis/edition"
BEGIN, END = "<!-- missions: written by tools.mission_tables -->", "<!-- missions: end -->"
SEED = 7
MISSIONS = tuple([row.id for row in CONTENT.missions])
Counts = dict[str, Any]


def measure(
    players: int, games: int, seeker_games: int, seed: int, missions: Sequence[str]
) -> Counts:
    """All counts of one number of players."""
    return {
        "players": players,
        "steady": asdict(between_steady(players, games, seed)),
        "sought": {
            name: asdict(sought(name, players, seeker_games, seed))
            for name in missions
            if seeker_games
        },
    }


def added(one: Any, other: Any) -> Any:
    """The counts of two runs together."""
    if isinstance(one, dict):
        return {key: _sum(key, one, other) for key in {**one, **other}}
    return one + other


def _sum(key: str, one: Counts, other: Counts) -> Any:
    if key not in one or key not in other:
        return one.get(key, other.get(key))
    return one[key] if key == "players" else added(one[key], other[key])


def joined(runs: list[Counts]) -> list[Counts]:
    """One column for each number of players."""
    columns: dict[int, Counts] = {}
    for run in runs:
        players = int(run["players"])
        columns[players] = added(columns[players], run) if players in columns else run
    return [columns[players] for players in sorted(columns)]


def tables(columns: list[Counts]) -> str:
    """The figures as the page has them."""
    texts = Texts("en", extra=[EDITION])
    heads = [f"{column['players']} players" for column in columns]
    steady = [column["steady"] for column in columns]
    rows = [
        ["between steady players", *heads],
        ["---"] * (len(columns) + 1),
        ["games", *[str(each["games"]) for each in steady]],
        ["rounds", *[f"{each['rounds'] / each['games']:.1f}" for each in steady]],
    ]
    for reason in sorted({reason for each in steady for reason in each["ends"]}):
        ends = [_percent(each["ends"].get(reason, 0), each["games"]) for each in steady]
        rows.append([f"ended by {reason}, %", *ends])
    caption = (
        "For each mission, with 95 % intervals: the amount; of a hundred games in which somebody held it, in "
        "how many it was shown; and how often a seeker of it wins among steady players, as a multiple of its "
        f"fair share ({_games(columns)})."
    )
    cells = [["mission", *heads], ["---"] * (len(columns) + 1)]
    for row in CONTENT.missions:
        found = [_cell(column, row.id, row.amounts[column["players"]]) for column in columns]
        cells.append([texts.say("mission-" + row.id), *found])
    return "\n".join([*_lines(rows), "", caption, "", *_lines(cells)])


def _lines(rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in rows]


def _games(columns: list[Counts]) -> str:
    """How many games a mission was sought in."""
    found = [each["games"] for column in columns for each in column["sought"].values()]
    if not found:
        return "not measured"
    fewest, most = min(found), max(found)
    return f"{fewest} games each" if fewest == most else f"{fewest} to {most} games each"


def _percent(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{100 * count / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def _cell(column: Counts, name: str, amount: int) -> str:
    steady, trials = column["steady"], column["sought"].get(name)
    held = steady["held"].get(name, 0)
    shown = _percent(steady["shown"].get(name, 0), held) if held else "never held"
    if trials is None:
        return f"{amount}: {shown}"
    seeker = Sought(**trials)
    bounds: Bounds = seeker.bounds()
    return f"{amount}: {shown}; × {seeker.share():.2f} ({bounds[0]:.2f} to {bounds[1]:.2f})"


def write(text: str) -> None:
    """Put the tables between their marks."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    _old, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seeker-games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--missions", default=",".join(MISSIONS), help="those that are sought")
    parser.add_argument("--out", type=Path, help="keep the counts here; the page stays as it is")
    parser.add_argument("--join", type=Path, nargs="*", default=[], help="counts taken before")
    wanted = parser.parse_args()
    runs: list[Counts] = []
    for path in wanted.join:
        runs += json.loads(path.read_text(encoding="utf-8"))
    if not wanted.join:
        missions = wanted.missions.split(",")
        for word in wanted.players.split(","):
            runs.append(
                measure(int(word), wanted.games, wanted.seeker_games, wanted.seed, missions)
            )
    if wanted.out is not None:
        wanted.out.write_text(json.dumps(joined(runs)), encoding="utf-8")
    else:
        write(tables(joined(runs)))


if __name__ == "__main__":
    main()
