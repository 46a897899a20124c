"""How even Global Powers is: games between bots, with scorings, ends, and who won from where.

    python -m statecraft.lab.global_powers_balance --bots novice --games 2000 --seed 1

Shares of wins come with Wilson intervals of 95 percent. Regions are looked at as they stand when the first turn
begins, after the auction: how often did who governed there win? Figures are JSON.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.bots import naming
from statecraft.core.driver import Driver
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.inputs import Act
from statecraft.core.luck import SeededLuck
from statecraft.core.record import new_header
from statecraft.core.session import Session
from statecraft.global_powers.cards import NUMBER
from statecraft.global_powers.content import content_of
from statecraft.global_powers.game import GAME
from statecraft.global_powers.government import REGIONS, government
from statecraft.global_powers.state import World
from statecraft.lab.simulation import game_seed, spread, with_edition

_NORMAL_95 = 1.959964
_CHUNK = 25


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; plain data, so that a worker can be told."""

    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int
    rotate: bool
    edition: str

    def game(self) -> Game:
        return with_edition(GAME, Path(self.edition)) if self.edition else GAME

    def seated(self, number: int) -> list[str]:
        """The bot on each seat; rotated, every bot sits everywhere equally often."""
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went."""

    winner: int
    winning_bot: int
    first: int
    reason: str
    scorings: int
    rounds: int
    turns: int
    points: tuple[int, ...]
    governments: tuple[tuple[int, ...], ...]
    """The governing parties of each region when the first turn began."""
    played: tuple[tuple[int, int], ...]
    """Cards and who played them."""


def play_one(game: Game, plan: Plan, number: int) -> Row:
    """One game to its end."""
    seed = game_seed(plan.seed, number)
    names = plan.seated(number)
    players = [bots.make(name, game.name, seed, Seat(seat)) for seat, name in enumerate(names)]
    session = Session(game, new_header(game, {}, range(plan.seats)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, World)
    first = -1
    governments: tuple[tuple[int, ...], ...] = ()
    played: list[tuple[int, int]] = []
    while (given := driver.next_input()) is not None:
        if isinstance(given, Act) and type(given.action) in NUMBER:
            played.append((NUMBER[type(given.action)], given.seat))
        table.apply(given)
        if first < 0 and table.turns:
            first = table.turn
            governments = tuple([tuple(government(table, region)) for region in range(REGIONS)])
    bots.dismiss(players, table.result)
    assert table.result is not None
    winner = table.result.ranks.index(1)
    shift = number if plan.rotate else 0
    return Row(
        winner,
        (winner + shift) % len(plan.bots),
        first,
        table.result.reason,
        table.scorings,
        table.round,
        table.turns,
        tuple(table.points),
        governments,
        tuple(played),
    )


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    game = plan.game()
    return [play_one(game, plan, number) for number in numbers]


def play_all(plan: Plan, jobs: int) -> list[Row]:
    """All games of a plan in their order, whoever plays them."""
    chunks = [range(at, min(at + _CHUNK, plan.games)) for at in range(0, plan.games, _CHUNK)]
    if jobs == 1:
        return _play_some(plan, range(plan.games))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        found = pool.map(_play_some, [plan] * len(chunks), chunks)
        return [row for rows in found for row in rows]


def share(won: int, of: int) -> dict[str, float]:
    """A share in percent with its Wilson interval.

    >>> share(500, 2000)
    {'won': 500, 'of': 2000, 'percent': 25.0, 'low': 23.2, 'high': 26.9}
    """
    if not of:
        return {"won": 0, "of": 0, "percent": 0.0, "low": 0.0, "high": 100.0}
    z = _NORMAL_95**2 / of
    middle = (won / of + z / 2) / (1 + z)
    half = math.sqrt(won / of * (1 - won / of) * z + z * z / 4) / (1 + z)
    figures = [100 * value for value in (won / of, middle - half, middle + half)]
    percent, low, high = [round(figure, 1) for figure in figures]
    return {"won": won, "of": of, "percent": percent, "low": low, "high": high}


def report(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """The figures, as plain data."""
    content = content_of(plan.game().edition)
    games, seats = len(rows), range(plan.seats)
    return {
        "games": games,
        "scorings": spread([row.scorings for row in rows]),
        "games_by_scorings": counted([row.scorings for row in rows]),
        "rounds": spread([row.rounds for row in rows]),
        "turns": spread([row.turns for row in rows]),
        "end_reasons": {
            reason: share(number, games)
            for reason, number in Counter([row.reason for row in rows]).most_common()
        },
        "ends": counted([f"{row.reason} in round {row.rounds}" for row in rows]),
        "wins_by_seat": [share(sum([row.winner == seat for row in rows]), games) for seat in seats],
        "wins_by_bot": {
            f"{bot} {name}": share(sum([row.winning_bot == bot for row in rows]), games)
            for bot, name in enumerate(plan.bots)
        },
        "wins_by_place": [
            share(sum([(row.winner - row.first) % plan.seats == place for row in rows]), games)
            for place in seats
        ],
        "regions": {content.region_id[r]: region_figures(rows, r) for r in range(REGIONS)},
        "cards": {content.card_id[card]: card_figures(rows, card) for card in range(16)},
    }


def counted(values: Sequence[object]) -> dict[str, int]:
    return {str(value): number for value, number in sorted(Counter(values).items(), key=str)}


def region_figures(rows: Sequence[Row], region: int) -> dict[str, Any]:
    """How often those won who governed a region after the auction: alone, or in a coalition."""
    alone = [row for row in rows if len(row.governments[region]) == 1]
    shared = [row for row in rows if len(row.governments[region]) > 1]
    return {
        "alone": share(sum([row.winner in row.governments[region] for row in alone]), len(alone)),
        "coalition": share(
            sum([row.winner in row.governments[region] for row in shared]),
            sum([len(row.governments[region]) for row in shared]),
        ),
    }


def card_figures(rows: Sequence[Row], card: int) -> dict[str, Any]:
    """How often a card was played, and how often who played it won."""
    won = of = 0
    for row in rows:
        players = {seat for played, seat in row.played if played == card}
        of += len(players)
        won += row.winner in players
    return {"per_game": round(of / len(rows), 2), **share(won, of)}


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m statecraft.lab.global_powers_balance", description=__doc__
    )
    parser.add_argument("--bots", default="novice", help="names, separated by commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--rotate", action="store_true", help="move the bots on by a seat each game"
    )
    parser.add_argument("--edition", default="", help="a folder with another edition")
    asked = parser.parse_args(arguments)
    names = tuple(naming.split(asked.bots))
    plan = Plan(names, asked.games, asked.seats, asked.seed, asked.rotate, asked.edition)
    json.dump(report(plan, play_all(plan, asked.jobs)), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])
