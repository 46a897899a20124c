"""Bots of Global Powers that are asked once more in a world that differs only in what they cannot see."""

import random
from collections.abc import Sequence

from contract.global_powers_contract import perturbed
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.global_powers.game import GAME


class Blindfolded:
    """A bot that must answer alike in both worlds."""

    def __init__(self, bot: Player, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng
        self.compared = 0

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        # The driver's own state, which no player sees.
        state = handle._state
        other = perturbed(state, state.holders[handle.seat], self.rng)
        if action is not None and other is not None:
            asked = [q for q in other.questions() if q.id == handle.question.id]
            assert self.bot.choose(Handle(other, asked[0])) == action
            self.compared += 1
        return action


def check_blindfolded(bots: Sequence[Player]) -> None:
    """A game up to the first scoring in which no bot uses what it cannot see."""
    rng = random.Random(3)
    players = [Blindfolded(bot, rng) for bot in bots]
    session = Session(GAME, new_header(GAME, {"scorings": 1}, range(len(bots))))
    Driver(session, players, SeededLuck(4)).play()
    assert all(player.compared >= 20 for player in players)
