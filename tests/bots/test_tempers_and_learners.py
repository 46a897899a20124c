"""Tempers change what a bot likes, not what it may; learners are kind."""

import random

import pytest

from statecraft import bots
from statecraft.bots.globopolis.learner import aimed_at_the_last
from statecraft.bots.learner import Learner
from statecraft.bots.naming import TEMPERS, BadBot
from statecraft.bots.tempers import LIKES, SLACK, Tempered
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.globopolis.verbs import Attack

BOTH = pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS])


class Watched:
    """A bot whose answers are checked and kept."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.found: list[tuple[Handle, Action]] = []

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if action is not None:
            assert handle.legal().why_not(action) is None
            self.found.append((handle, action))
            if isinstance(action, Attack) and isinstance(self.bot, Learner):
                assert not aimed_at_the_last(handle, action)
        return action


def played(game: Game, names: list[str], options: dict[str, object]) -> list[Watched]:
    players = [Watched(bots.make(name, game, 4, Seat(at))) for at, name in enumerate(names)]
    session = Session(game, new_header(game, options, len(names)))
    Driver(session, players, SeededLuck(8)).play()
    return players


@BOTH
def test_every_level_plays_with_every_temper(game: Game) -> None:
    names = [name for name in bots.names(game.name) if name not in ("random", "expert", "master")]
    assert names == ["learner", "novice", "steady"]
    options: dict[str, object] = {"until_round": 2} if game is GLOBOPOLIS else {"scorings": 1}
    for temper in TEMPERS:
        players = played(game, [f"{name}:temper={temper}" for name in names], options)
        assert all(player.found for player in players)


def test_a_learner_plays_legally_and_attacks_nobody_who_is_last() -> None:
    played(GLOBOPOLIS, ["learner"] * 3, {"until_round": 8})


class Fixed:
    """A bot that answers always the same, and what its choices should gain."""

    def __init__(self, action: Action, rated: list[tuple[float, Action]]) -> None:
        self.action = action
        self.rated = rated

    def choose(self, _handle: Handle) -> Action:
        return self.action

    def ratings(self, _handle: Handle) -> list[tuple[float, Action]]:
        return self.rated


def test_a_temper_chooses_only_among_what_is_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GLOBAL_POWERS.new(seats=3)
    play_on(state, random.Random(5), 60)
    handle = Handle(state, state.questions()[0])
    first, *others = list(handle.legal())
    second = next(action for action in others if first.VERB != action.VERB)
    monkeypatch.setitem(LIKES, "raider", {second.VERB: 1})
    monkeypatch.setitem(LIKES, "cautious", {})
    for temper, gain, wanted in (
        ("raider", 5.0 - SLACK, second),
        ("raider", 5.0 - SLACK - 1, first),
        ("cautious", 5.0, first),
    ):
        fixed = Fixed(first, [(5.0, first), (gain, second)])
        assert Tempered(fixed, temper, fixed.ratings).choose(handle) == wanted


def test_a_temper_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadBot, match="cautious, trader, raider, diplomat"):
        bots.known("steady:temper=brutal")
