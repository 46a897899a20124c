"""The novice of Global Powers: legal, better than chance, steady, and honest about what it sees."""

import pytest

from blindfolded import check_blindfolded
from statecraft import bots
from statecraft.bots.global_powers.novice.novice import ANSWERS
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.game import GAME
from statecraft.lab.run.simulation import Plan, simulate
from statecraft.locale import LANGUAGES, Texts
from statecraft.plugins import registry

REASONS = {
    "gp-hint-activate",
    "gp-hint-card",
    "gp-hint-nothing-better",
    "hint-novice",
    "gp-hint-veto",
}


class Watched:
    """A novice whose answers and reasons are checked and kept."""

    def __init__(self, seat: int) -> None:
        self.bot = bots.make("novice", "global-powers", 5, Seat(seat))
        self.chosen: list[Action] = []
        self.reasons: set[str] = set()
        self.kinds: set[str] = set()

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if action is not None:
            self.chosen.append(action)
            assert handle.legal().why_not(action) is None
            assert isinstance(self.bot, bots.Explains)
            self.reasons.add(self.bot.explain(handle, action).text)
            self.kinds.add(handle.question.kind)
        return action


def played(options: dict[str, object], seats: int) -> list[Watched]:
    players = [Watched(seat) for seat in range(seats)]
    session = Session(GAME, new_header(GAME, options, range(seats)))
    Driver(session, players, SeededLuck(7)).play()
    assert session.state.result is not None
    return players


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({}, 4),
        ({"placement": "open", "points": "added"}, 3),
        ({"sealed_votes": True, "batch": True}, 3),
        ({"assassination": "designer", "expansion": "designer", "warmonger": "any"}, 5),
        ({"unrest_neighbours": 2, "unrest_stay": 1, "war_price": "always"}, 3),
        ({"war_price": "winner", "coup_stakes": "return", "scorings": 2}, 4),
    ],
)
def test_plays_whole_games_legally(options: dict[str, object], seats: int) -> None:
    players = played(options, seats)
    assert {"turn", "proposal", "first-hand"} <= set.union(*[player.kinds for player in players])


def test_gives_reasons_that_every_language_has() -> None:
    reasons = set.union(*[player.reasons for player in played({}, 4)])
    assert {"gp-hint-activate", "gp-hint-card", "hint-novice"} <= reasons <= REASONS
    for language in LANGUAGES:
        assert {
            reason
            for reason in REASONS
            if reason not in Texts(language, extra=registry.texts_of(GAME, language))
        } == set()


def test_plays_most_of_the_cards_now_and_then() -> None:
    """Not only those that can be listed: a transfer is found among very many."""
    chosen = [action for player in played({}, 4) for action in player.chosen]
    verbs = {action.VERB for action in chosen if type(action) in CARDS}
    assert len(verbs) >= 10
    assert "transfer" in verbs


def test_sees_no_more_than_its_view() -> None:
    check_blindfolded([bots.make("novice", "global-powers", 5, Seat(seat)) for seat in range(3)])


def test_wins_most_games_against_three_random_players() -> None:
    plan = Plan(
        "statecraft.global_powers", (0, 1, 2, 3), ("novice", "random", "random", "random"), {}, 8, 3
    )
    assert simulate(plan)["wins"][0] >= 6


def test_chooses_alike_in_the_same_position() -> None:
    plan = Plan("statecraft.global_powers", (0, 1, 2, 3), ("novice",), {"scorings": 1}, 2, 9)
    assert simulate(plan)["digest"] == simulate(plan)["digest"]


def test_has_an_answer_to_every_question_but_a_penalty() -> None:
    """What it has no thought about it answers at random, which only the culprit's own loss is left to."""
    kinds = set.union(*[player.kinds for player in played({"assassination": "designer"}, 5)])
    assert kinds - {"penalty"} <= set(ANSWERS)
