"""Steady players of Global Powers, and positions for them."""

import random
from collections.abc import Iterator

from statecraft import bots
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Player, RandomPlayer
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.global_powers.state import GlobalPowersState


def seated(seat: int) -> Steady:
    bot = bots.make("steady", "global-powers", 5, Seat(seat))
    assert isinstance(bot, Steady)
    return bot


def tables(seed: int) -> Iterator[GlobalPowersState]:
    """Positions of games that beginners and chance play, with whatever promises stand there."""
    for game in range(3):
        players: list[Player] = [
            bots.make("novice", "global-powers", seed, Seat(0)),
            *[RandomPlayer(random.Random(seed + seat)) for seat in (1, 2)],
        ]
        session = Session(GAME, new_header(GAME, {}, range(3)))
        driver = Driver(session, players, SeededLuck(seed + game))
        taken = 0
        while driver.step() is not None and taken < 8:
            state = session.state
            assert isinstance(state, GlobalPowersState)
            if state.turns > 3 * taken + 3:
                taken += 1
                yield state.clone()
