"""Trades that steady and beginning players of Global Powers propose: such as both sides gain by."""

from functools import partial

from global_powers.position import Play
from statecraft.bots.global_powers import trades
from statecraft.bots.global_powers.steady.worth import worths
from statecraft.bots.global_powers.worth import judged, worth
from statecraft.core.ids import FIRST_HOLDERS, Holder, Seat
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.trade import exchange
from statecraft.global_powers.state import GlobalPowersState

ANN, BEN = FIRST_HOLDERS[2]
EUROPE, RUSSIA = RegionId(1), RegionId(3)


def steady(
    table: GlobalPowersState, parties: list[Holder], _changed: tuple[RegionId, ...] = ()
) -> list[float]:
    found = worths(table)
    return [found[party] for party in parties]


def neighbours() -> Play:
    """Ann lacks one economy for a bonus and has diplomacy; Ben has economy to spare and three on Mauritius; Cat leads."""
    play = Play().put(EUROPE, 3).put(RUSSIA, 0, 3).mauritius(0, 3, 0)
    play.put(0, 0, 0, 2).put(2, 0, 0, 2).put(4, 0, 0, 2)
    return play.chips(EUROPE, 0, 4, 0, 5).chips(RUSSIA, 0, 2, 0, 0)


def test_what_is_proposed_gains_for_both_by_the_same_worth() -> None:
    play = neighbours()
    table = play.table
    for judge in (steady, partial(judged, worth)):
        found = trades.bargains(table, ANN, EUROPE, judge, 0.5, 3)
        assert found
        before = judge(table, [ANN, BEN])
        for action in found:
            assert action.region_fault(table, EUROPE) is None
            then = table.clone()
            exchange(then, EUROPE, Seat(ANN), action)
            mine, theirs = judge(then, [ANN, BEN])
            assert mine > before[0]
            assert theirs > before[1]


def test_nothing_is_proposed_that_the_neighbour_would_lose_by() -> None:
    """Two that have all they need and nothing to spare."""
    play = Play().put(EUROPE, 3).put(RUSSIA, 0, 3)
    play.chips(EUROPE, 0, 5, 0, 0).chips(RUSSIA, 0, 5, 0, 0)
    assert trades.bargains(play.table, ANN, EUROPE, steady, 0.5, 3) == []


def test_a_sanctioned_region_trades_with_nobody() -> None:
    play = neighbours()
    play.table.sanctioned[EUROPE] = 1
    assert trades.bargains(play.table, ANN, EUROPE, steady, 0.5, 3) == []
