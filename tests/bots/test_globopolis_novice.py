"""The novice of Globopolis: legal, better than chance, and honest about what it sees."""

import pytest

from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.globopolis.game import GAME
from statecraft.lab.run.simulation import Plan, simulate


class Watched:
    """A novice whose answers are checked."""

    def __init__(self, seat: int) -> None:
        self.bot = bots.make("novice", "globopolis", 5, Seat(seat))
        self.answers = 0

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        self.answers += 1
        if action is not None:
            assert handle.legal().why_not(action) is None
            assert isinstance(self.bot, bots.Explains)
            assert self.bot.explain(handle, action).text.startswith(
                ("hint-", "gb-hint-", "gp-hint-")
            )
        return action


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"agents": False},
        {"learning": True, "title_draft": True},
        {"guild_guard": True, "orss": "any", "free_direction": True},
        {"neighbours_help": True, "common_defence": True, "hand_limit": 5},
        {"box_limits": True, "common_aggression": True, "assistance_moves_units": True},
    ],
)
def test_plays_whole_games_legally(options: dict[str, object]) -> None:
    players = [Watched(seat) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {**options, "round_limit": 40}, range(3)))
    assert Driver(session, players, SeededLuck(7)).play() == session.state.result
    assert all(player.answers for player in players)


def test_wins_most_games_against_three_random_players() -> None:
    plan = Plan(
        "statecraft.globopolis", (0, 1, 2, 3), ("novice", "random", "random", "random"), {}, 8, 3
    )
    assert simulate(plan)["wins"][0] >= 6


def test_chooses_alike_in_the_same_position_and_finishes_other_games() -> None:
    plan = Plan("statecraft.globopolis", (0, 1, 2, 3), ("novice",), {}, 2, 9)
    assert simulate(plan)["digest"] == simulate(plan)["digest"]
    assert simulate(Plan("harbour", (0, 1, 2), ("novice",), {}, 2, 1))["finished"] == 2
