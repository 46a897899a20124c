"""The auction of a ship and the vote on the tax (chapters 3 and 10)."""

import pytest

from harbour.verbs import BIDS, PLACES, SET_SAIL, VETO, VOTES
from scripted import ANN, BEN, BLUES, CAT, REDS, Played
from statecraft.core.engine.sealed import PASS
from statecraft.core.record.inputs import Outcome, Timeout


def auction(worth: int = 3, seats: int | tuple[int, ...] = 3) -> Played:
    game = Played(seats=seats)
    game.come_out((worth,))
    return game


@pytest.mark.rule("HB-3.1", "HB-3.3")
@pytest.mark.parametrize("worth", [1, 6])
def test_a_ship_is_worth_what_the_die_says(worth: int) -> None:
    game = auction(worth)
    for seat, coins in ((ANN, 4), (BEN, 3), (CAT, 0)):
        game.do(seat, BIDS[coins])
    assert game.state.ships == [worth, 0, 0]
    assert (game.state.coins, game.state.bank) == ([6, 10, 10], 104)
    assert "harbour-event-ship-sold" in game.texts()


@pytest.mark.rule("HB-3.1")
def test_the_die_has_six_sides() -> None:
    game = Played()
    assert list(game.chance().distribution.outcomes()) == [(face,) for face in range(1, 7)]
    assert game.refused(Outcome(game.chance().id, (7,))).rule == "ST-3.2"


@pytest.mark.rule("HB-3.2")
def test_nobody_bids_more_than_the_purse() -> None:
    game = auction()
    assert list(game.state.legal(ANN)) == list(BIDS[:11])
    refusal = game.refused(game.act(ANN, BIDS[11]))
    assert (refusal.rule, refusal.values) == ("HB-3.2", {"coins": 10})
    game.do(ANN, BIDS[10])


@pytest.mark.rule("HB-3.2")
def test_out_of_time_bids_nothing_and_a_team_bids_once() -> None:
    game = auction(seats=(0, 1, 2, 0))
    assert [asked.seat for asked in game.state.questions()] == [ANN, BEN, CAT]
    game.do(ANN, BIDS[1])
    for seat in (BEN, CAT):
        game.take(Timeout(game.asked(seat).id))
    assert game.events[0].values == {"bids": (1, 0, 0)}
    assert game.state.coins == [9, 10, 10]


@pytest.mark.rule("HB-3.3")
def test_equal_highest_bids_cancel_out() -> None:
    game = auction()
    for seat, coins in ((ANN, 4), (BEN, 4), (CAT, 3)):
        game.do(seat, BIDS[coins])
    assert (game.state.ships, game.state.coins) == ([0, 0, 0], [10, 10, 10])


def vote(*ballots: int) -> Played:
    game = Played(options={"rounds": 2}).go_to("vote", ANN)
    game.state.coins[:] = [9, 9, 5]
    for seat, ballot in zip((ANN, BEN, CAT), ballots, strict=False):
        game.do(seat, VOTES[ballot])
    return game


def veto_round(game: Played, vetoer: int | None = None) -> list[int]:
    for seat in (ANN, BEN, CAT):
        game.do(seat, VETO if seat == vetoer else PASS)
        if seat == vetoer:
            break
    return game.state.coins


@pytest.mark.rule("HB-10.1")
def test_a_vote_is_yes_no_or_abstain() -> None:
    game = vote()
    assert list(game.state.legal(ANN)) == list(VOTES)
    for action in (VETO, PASS, SET_SAIL):
        assert game.refused(game.act(ANN, action)).rule == "HB-10.1"
    first = game.do(ANN, VOTES[1])
    assert game.events[0].values == {"seat": ANN, "ballot": 1}
    assert [asked.seat for asked in game.state.questions()] == [BEN]
    # A vote cast stands: there is no changing it.
    assert game.refused(type(first)(first.question, ANN, VOTES[0])).rule == "ST-2.1"


@pytest.mark.rule("HB-10.2", "HB-10.4")
@pytest.mark.parametrize(
    ("ballots", "coins"),
    [
        ((1, 1, 0), [7, 7, 5]),
        ((1, 2, 2), [7, 7, 5]),
        ((1, 0, 2), [9, 9, 5]),
        ((2, 2, 2), [9, 9, 5]),
        ((0, 0, 1), [9, 9, 5]),
    ],
)
def test_more_yes_than_no_taxes_the_richest(
    ballots: tuple[int, int, int], coins: list[int]
) -> None:
    assert veto_round(vote(*ballots)) == coins


@pytest.mark.rule("HB-10.4")
def test_the_tax_goes_to_the_bank_as_far_as_there_is_any() -> None:
    game = vote(1, 1, 1)
    game.state.coins[:] = [1, 0, 1]
    bank = game.state.bank
    for seat in (ANN, BEN, CAT):
        game.do(seat, PASS)
    assert (game.state.coins, game.state.bank) == ([0, 0, 0], bank + 2)


@pytest.mark.rule("HB-10.4")
def test_a_team_pays_once() -> None:
    game = Played(seats=(0, 1, 2, 0), options={"rounds": 2}).go_to("vote", ANN)
    game.state.coins[:] = [9, 3, 3]
    for seat in (ANN, BEN, CAT):
        game.do(seat, VOTES[1])
    for seat in (ANN, BEN, CAT):
        game.do(seat, PASS)
    assert game.state.coins[REDS] == 7


@pytest.mark.rule("HB-10.3")
def test_the_first_veto_turns_the_result_and_no_other_follows() -> None:
    passed = vote(1, 1, 1)
    assert veto_round(passed, BEN) == [9, 8, 5]
    assert passed.state.pending().questions == ()  # on to the next round's ship
    failed = vote(0, 0, 0)
    assert veto_round(failed, BEN) == [7, 8, 5]  # only Ann is richest once Ben has paid


@pytest.mark.rule("HB-10.3")
def test_a_veto_costs_a_coin_one_must_have() -> None:
    game = vote(1, 1, 1)
    game.state.coins[BLUES] = 0
    game.do(ANN, PASS)
    assert list(game.state.legal(BEN)) == [PASS]
    refusal = game.refused(game.act(BEN, VETO))
    assert (refusal.rule, refusal.values) == ("HB-10.3", {"coins": 1})
    assert game.refused(game.act(BEN, PLACES[0])).rule == "ST-1.4"
