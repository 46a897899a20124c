"""What the expert of Global Powers does beyond a steady player: it strikes for dominance, and sees others do so."""

import pytest

from global_powers_steady_help import tables
from statecraft.bots.global_powers import dominance
from statecraft.bots.global_powers.expert.dominance_first import DominanceFirst
from statecraft.bots.global_powers.expert.expert import EXPERT, others
from statecraft.bots.global_powers.expert.lines import best_line
from statecraft.bots.global_powers.novice.novice import Novice
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.steady.worth import chances, worth
from statecraft.bots.global_powers.weights import STEADY
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.ids import FIRST_HOLDERS, Seat
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import ACTIVATE, Emigrate, Propaganda

US, EUROPE, RUSSIA, JAPAN, LATIN_AMERICA, OCEANIA = 0, 1, 3, 4, 7, 9
"""The United States and their neighbours."""
FIRST, SECOND = FIRST_HOLDERS[2]
STRENGTH = 4
"""How many politicians the first party has in the United States."""


def game_at_a_turn(party: int) -> Session:
    """A game of four in which it is a party's turn, after everybody has had one."""
    session = Session(GAME, new_header(GAME, {}, 4))
    driver = Driver(session, [Novice(1, Seat(seat)) for seat in range(4)], SeededLuck(1))
    state = session.state
    while not (state.turns > 4 and state.turn == party and asked(session).question.kind == "turn"):
        assert driver.step() is not None
    return session


def asked(session: Session) -> Handle:
    """The question that must be answered first, or any other."""
    questions = session.state.questions()
    must = [question for question in questions if question.must]
    return Handle(session.state, (must or list(questions))[0])


def about_to_dominate(short: int = 3) -> Session:
    """The first party rules the United States alone, and is so many regions short, which nobody holds."""
    session = game_at_a_turn(0)
    table = session.state
    assert isinstance(table, GlobalPowersState)
    table.politicians = [0] * (REGIONS * 4)
    table.base, table.mauritius = [0, 8, 8, 8], [0] * 4
    table.done, table.sanctioned = [0] * REGIONS, [0] * REGIONS
    table.zeal = [0] * 4
    table.politicians[US * 4] = STRENGTH
    # Regions far from there, as many as are not to be taken.
    for region in [r for r in range(REGIONS) if r not in (US, *table.content.neighbours[US])][:5]:
        table.politicians[region * 4] = 1
    table.dominance = 6 + short
    return session


def test_reach_counts_the_regions_that_one_activation_brings() -> None:
    table = about_to_dominate().state
    assert isinstance(table, GlobalPowersState)
    found = dominance.reach(table, FIRST)
    # Of four politicians three may go, each to a region of its own.
    assert dominance.needs(table, FIRST).count(0) == 6
    assert (found.sure, found.hoped) == (STRENGTH - 1, STRENGTH - 1)
    table.base[0] = 2
    assert dominance.reach(table, FIRST).sure == STRENGTH
    table.politicians[EUROPE * 4 + 1] = 3
    table.base[0] = 0
    assert dominance.reach(table, FIRST).sure == STRENGTH - 1
    # Who is alone in a region would leave it to others.
    table.done[US] = 1
    assert dominance.reach(table, FIRST).sure == 0


def test_every_politician_of_others_may_veto_once() -> None:
    table = about_to_dominate().state
    assert isinstance(table, GlobalPowersState)
    table.base[0] = 4
    for others_there in range(3):
        found = dominance.reach(table, FIRST)
        assert (found.sure, found.hoped) == (STRENGTH - others_there, STRENGTH)
        table.politicians[US * 4 + 1 + others_there] = 1


def test_after_the_scoring_all_regions_are_pending_and_politicians_are_gone() -> None:
    table = about_to_dominate().state
    assert isinstance(table, GlobalPowersState)
    table.done = [1] * REGIONS
    assert dominance.reach(table, FIRST).sure == 0
    assert dominance.reach(table, FIRST, afresh=True).sure == 0
    table.base[0] = 4
    assert dominance.reach(table, FIRST, afresh=True).sure == STRENGTH - 1


@pytest.mark.parametrize("short", [1, 2, 3])
def test_strikes_where_one_activation_wins(short: int) -> None:
    session = about_to_dominate(short)
    expert = DominanceFirst(1, Seat(0), EXPERT)
    assert expert.choose(asked(session)) == ACTIVATE[US]
    assert others(asked(session)) == []
    rest: list[Player] = [Steady(1, Seat(seat)) for seat in (1, 2, 3)]
    driver = Driver(session, [expert, *rest], SeededLuck(1))
    while session.state.turn == 0 and driver.step() is not None:
        pass
    assert session.state.result is not None
    assert session.state.result.reason == "dominance"
    assert session.state.result.ranks[0] == 1


def test_does_not_strike_where_it_would_not_be_enough() -> None:
    session = about_to_dominate(STRENGTH)
    assert DominanceFirst(1, Seat(0), EXPERT).dominating_action(asked(session)) is None


def test_a_reach_for_dominance_is_worth_much_and_feared_in_others() -> None:
    table = about_to_dominate().state
    assert isinstance(table, GlobalPowersState)
    far = table.clone()
    far.dominance += 2
    for weights in (EXPERT, STEADY):
        assert worth(table, FIRST, weights) - worth(far, FIRST, weights) > 15
        assert worth(table, SECOND, weights) - worth(far, SECOND, weights) < -20
        assert chances(table, weights)[1] < 0.2 * chances(far, weights)[1]


def test_a_line_of_actions_wins_a_region_that_no_single_action_does() -> None:
    table = about_to_dominate(5).state
    assert isinstance(table, GlobalPowersState)
    for region in table.content.neighbours[US]:
        table.politicians[region * 4 + 1] = 3
    table.politicians[EUROPE * 4 + 1] = 2
    line = best_line(
        table, FIRST, ALL_REGIONS[US], 3, 6, lambda world, me: -dominance.needs(world, me)[EUROPE]
    )
    assert isinstance(line.first, Emigrate | Propaganda)
    assert line.first.region == EUROPE
    assert line.worth == 0
    assert dominance.needs(table, FIRST)[EUROPE] == 2


def test_no_line_is_worse_than_to_do_nothing() -> None:
    for table in tables(2):
        for region in ALL_REGIONS:
            line = best_line(table, FIRST, region, 2, 2, worth)
            assert line.worth >= worth(table, FIRST)
            assert (line.first is None) == (line.worth == worth(table, FIRST))
