"""Games of Globopolis watched step by step, for experiments that ask more of them than how they ended."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from statecraft import bots
from statecraft.bots import naming
from statecraft.core.driver import Driver
from statecraft.core.event import Event
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.inputs import Act, Input
from statecraft.core.luck import SeededLuck
from statecraft.core.question import Chance
from statecraft.core.record import new_header
from statecraft.core.session import Session
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import Globe
from statecraft.lab.simulation import game_seed, with_edition


@dataclass(frozen=True, slots=True)
class Step:
    """One input, just applied: the table after it, the scores before, its cause and its events."""

    table: Globe
    before: list[int]
    given: Input
    cause: str
    events: list[Event]


def arguments(description: str | None, given: list[str]) -> Namespace:
    """What such an experiment can be told on the command line."""
    parser = ArgumentParser(description=description)
    parser.add_argument("--bots", default="novice", help="one for each seat, over and over")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", type=Path, help="another edition's folder")
    return parser.parse_args(given)


def edition_asked(asked: Namespace) -> Game:
    return with_edition(GAME, asked.edition) if asked.edition else GAME


def watched(asked: Namespace, number: int) -> Iterator[Step]:
    """Play game ``number``: the very game that ``statecraft simulate`` plays with these arguments."""
    game = edition_asked(asked)
    names = naming.split(asked.bots)
    seed = game_seed(asked.seed, number)
    players = [
        bots.make(names[seat % len(names)], GAME.name, seed, Seat(seat))
        for seat in range(asked.seats)
    ]
    session = Session(game, new_header(game, {}, range(asked.seats)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, Globe)
    while (given := driver.next_input()) is not None:
        before = table.score[:]
        why = cause(table, given)
        events: list[Event] = []
        table.apply(given, events)
        yield Step(table, before, given, why, events)
    bots.dismiss(players, table.result)


def cause(table: Globe, given: Input) -> str:
    """What an input is put down to, the verb or the kind of chance; to be asked before it is applied."""
    if isinstance(given, Act):
        return given.action.VERB
    waiting = table.pending()
    return waiting.kind if isinstance(waiting, Chance) else type(given).__name__.lower()


def winners(table: Globe) -> list[int]:
    """The holders that share the first rank."""
    assert table.result is not None
    return [holder for holder, rank in enumerate(table.result.ranks) if rank == 1]
