"""The steady player of Global Powers: legal, strong, and honest about what it sees."""

import pytest

from blindfolded import check_blindfolded
from global_powers_steady_help import seated, tables
from statecraft.bots.global_powers.steady.reasons import PASSED, REASONS, VOTED
from statecraft.bots.global_powers.steady.steady import MIXED, RATED
from statecraft.bots.global_powers.steady.strengths import strengths
from statecraft.bots.global_powers.steady.worth import win_chances, worth
from statecraft.bots.global_powers.weights import STEADY
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder
from statecraft.core.record.events import Note
from statecraft.core.record.record import new_header
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.verbs.action import Action
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.lab.run.simulation import Plan, simulate
from statecraft.locale import LANGUAGES, Texts
from statecraft.plugins import registry

FURTHER = {
    "gp-hint-bid",
    "gp-hint-card",
    "gp-hint-gains-most",
    "gp-hint-no-bid",
    "gp-hint-nothing-better",
    "gp-hint-war",
    *PASSED.values(),
    *VOTED,
}


class Watched:
    """A steady player whose answers and reasons are checked and kept."""

    def __init__(self, seat: int) -> None:
        self.bot = seated(seat)
        self.chosen: list[Action] = []
        self.reasons: dict[str, Note] = {}
        self.kinds: set[str] = set()

    def choose(self, handle: Handle) -> Action | None:
        ranked = self.bot.ranked(handle)
        action = ranked[0][1] if ranked else None
        if action is not None:
            assert [row[0] for row in ranked] == sorted([row[0] for row in ranked], reverse=True)
            assert all(choice in handle.legal() for _gain, choice in ranked)
            self.chosen.append(action)
            assert handle.legal().why_not(action) is None
            reason = self.bot.explain(handle, action)
            self.reasons[reason.text] = reason
            self.kinds.add(handle.question.kind)
        return action


@pytest.fixture(scope="module")
def four() -> list[Watched]:
    """A whole game of four."""
    return played({}, 4)


def played(options: dict[str, object], seats: int) -> list[Watched]:
    players = [Watched(seat) for seat in range(seats)]
    session = Session(GAME, new_header(GAME, options, range(seats)))
    Driver(session, players, SeededLuck(1)).play()
    assert session.state.result is not None
    return players


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({"placement": "open", "points": "added"}, 3),
        ({"sealed_votes": True, "batch": True}, 3),
        ({"assassination": "designer", "expansion": "designer", "warmonger": "any"}, 5),
        ({"unrest_neighbours": 2, "war_price": "winner", "scorings": 2}, 3),
    ],
)
def test_plays_whole_games_legally(options: dict[str, object], seats: int) -> None:
    players = played(options, seats)
    assert {"turn", "proposal", "first-hand"} <= set.union(*[player.kinds for player in players])


def test_gives_reasons_that_every_language_has_and_talks(four: list[Watched]) -> None:
    given = {text: note for player in four for text, note in player.reasons.items()}
    every = set(REASONS.values()) | FURTHER
    assert (
        {"gp-hint-activate", "gp-hint-card", "gp-hint-gains-most", "gp-hint-bid"}
        <= given.keys()
        <= every
    )
    for language in LANGUAGES:
        texts = Texts(language, extra=registry.texts_of(GAME, language))
        assert {reason for reason in every if reason not in texts} == set()
        values = given["gp-hint-war"].values
        assert f"{values['win']} %" in texts.say(
            "gp-hint-war", win=values["win"], loss=values["loss"]
        )
    verbs = {action.VERB for player in four for action in player.chosen}
    assert {"make-offer", "motion", "war", "emigrate", "stake"} <= verbs


def test_has_an_answer_to_every_question_but_a_penalty(four: list[Watched]) -> None:
    kinds = set.union(*[player.kinds for player in four])
    assert kinds - {"penalty"} <= RATED.keys() | MIXED.keys()


def test_sees_no_more_than_its_view() -> None:
    check_blindfolded([seated(seat) for seat in range(3)])


def test_chooses_alike_in_the_same_position() -> None:
    plan = Plan("statecraft.global_powers", (0, 1, 2, 3), ("steady",), {"scorings": 1}, 1, 9)
    assert simulate(plan)["digest"] == simulate(plan)["digest"]


def test_wins_most_games_against_three_beginners() -> None:
    names = ("steady", "novice", "novice", "novice")
    plan = Plan("statecraft.global_powers", (0, 1, 2, 3), names, {}, 16, 11)
    assert simulate(plan)["wins"][0] >= 7


def test_chances_add_up_and_are_the_same_for_all_who_see_the_table() -> None:
    session = Session(GAME, new_header(GAME, {}, range(4)))
    driver = Driver(session, [seated(seat) for seat in range(4)], SeededLuck(3))
    seen = 0
    while driver.step() is not None and seen < 5:
        asked = session.state.questions()
        if len(asked) >= 4 and session.state.round:
            seen += 1
            stands = [win_chances(Handle(session.state, question)) for question in asked]
            assert all(row == stands[0] for row in stands)
            assert sum(stands[0]) == pytest.approx(1)
    assert seen == 5


def scorings_to_come(table: GlobalPowersState) -> int:
    return strengths(table, STEADY).scorings


def test_a_politician_more_is_better_and_one_on_mauritius_is_worse() -> None:
    compared = 0
    for table in tables(1):
        for me in table.all_holders():
            more, fewer = table.clone(), table.clone()
            more.base[me] += 1
            fewer.mauritius[me] += 1
            if len({scorings_to_come(each) for each in (more, table, fewer)}) > 1:
                # One more or fewer may make the game longer or shorter, which changes everything else too.
                continue
            compared += 1
            assert worth(more, me) > worth(table, me) > worth(fewer, me)
            others = [party for party in table.all_holders() if party != me]
            assert all(worth(more, other) < worth(table, other) for other in others)
            # Points less for one may help who leads, at the cost of the third.
            assert max([worth(fewer, other) - worth(table, other) for other in others]) > 0
    assert compared > 10


def test_the_nearer_the_scoring_the_more_a_lead_in_points_is_worth() -> None:
    table = next(tables(1))
    early, late = table.clone(), table.clone()
    early.done = [0] * REGIONS
    late.done = [1] * (REGIONS - 1) + [0]
    for world in (early, late):
        world.base = [4, 4, 4]
        world.politicians = [0] * len(world.politicians)
        world.mauritius = [0, 0, 0]
        world.un = [5, 3, 3]
    assert worth(late, Holder(0)) > worth(early, Holder(0))


def test_offers_are_answered_by_another_of_its_kind(four: list[Watched]) -> None:
    chosen = [action for player in four for action in player.chosen]
    assert any(isinstance(action, MakeOffer) for action in chosen)
    assert any(isinstance(action, AcceptOffer) for action in chosen)
