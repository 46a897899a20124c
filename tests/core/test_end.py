"""The end of a game (chapter 5)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harbour import GAME
from harbour.verbs import BIDS, BUYS
from scale import scaled
from scripted import ANN, BEN, BLUES, CAT, GREENS, REDS, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.result import Result
from statecraft.core.ids import Ordinal, Seat
from statecraft.core.record.inputs import (
    Act,
    CallTime,
    Concede,
    DropOrder,
    GiveOrder,
    Input,
    Outcome,
    RunClock,
    StopClock,
    Timeout,
    TimeUp,
)
from statecraft.core.trade.orders import AlwaysDefault


def ended() -> Played:
    game = Played(seats=2, hands=((0, 8), (1, 12))).go_to("plan", ANN)
    game.take(Concede(BEN))
    assert isinstance(game.state.pending(), Over)
    return game


@pytest.mark.rule("ST-5.7")
def test_a_game_that_knows_no_time_takes_no_call() -> None:
    game = Played(seats=2, hands=((0, 8), (1, 12))).go_to("plan", ANN)
    assert game.refused(CallTime()).rule == "ST-5.7"


@pytest.mark.rule("ST-5.1")
def test_after_the_end_nothing_is_taken() -> None:
    plan = Played(seats=2, hands=((0, 8), (1, 12))).go_to("plan", ANN).asked(ANN)
    game = ended()
    inputs: list[Input] = [
        Act(plan.id, ANN, BUYS[0]),
        Timeout(plan.id),
        TimeUp(),
        CallTime(),
        Concede(ANN),
        StopClock(ANN),
        RunClock(ANN),
        GiveOrder(ANN, AlwaysDefault("bid")),
        DropOrder(ANN, "bid"),
    ]
    for given_late in inputs:
        assert game.refused(given_late).rule == "ST-5.1"
    assert game.refused(Outcome(Ordinal(99), (1,))).rule == "ST-3.1"
    assert game.state.questions() == ()
    assert game.state.view(ANN).mode == "over"


@pytest.mark.rule("ST-5.2")
def test_equals_share_a_rank() -> None:
    nobody = (False,) * 4
    assert Result.by_score((5, 9, 9, 3), nobody, "", "").ranks == (3, 1, 1, 4)
    broken = Result.by_score((5, 9, 9, 3), nobody, "", "", ((0,), (1,), (2,), (9,)))
    assert (broken.ranks, broken.winners) == ((3, 2, 1, 4), (2,))
    assert Result.by_score((5, 9, 9, 3), (False, True, True, False), "", "").ranks == (1, 3, 3, 2)


@pytest.mark.rule("ST-5.2")
@given(st.lists(st.tuples(st.integers(-5, 5), st.booleans()), min_size=2, max_size=5))
def test_ranks_follow_from_scores_and_giving_up(rows: list[tuple[int, bool]]) -> None:
    scores = tuple([score for score, _gone in rows])
    gone = tuple([out for _score, out in rows])
    ranks = Result.by_score(scores, gone, "", "").ranks
    assert min(ranks) == 1
    for one in range(len(rows)):
        assert ranks[one] == 1 + len([rank for rank in ranks if rank < ranks[one]])
        for other in range(len(rows)):
            if gone[one] != gone[other]:
                assert (ranks[one] < ranks[other]) == gone[other]
            else:
                assert (ranks[one] < ranks[other]) == (scores[one] > scores[other])


@pytest.mark.rule("ST-5.2", "ST-5.5")
def test_who_gave_up_ranks_last_whatever_the_score() -> None:
    game = Played(options={"rounds": 1}).go_to("plan", ANN)
    game.state.coins[BLUES] = 99
    game.take(Concede(BEN))
    game.go_to("veto", CAT)
    game.take(Timeout(game.asked(CAT).id))
    result = game.state.result
    assert result is not None
    assert result.scores[BLUES] == max(result.scores)
    assert result.ranks[BLUES] == 3


@pytest.mark.rule("ST-5.3")
def test_the_last_one_left_ends_the_game() -> None:
    game = Played().go_to("plan", ANN)
    game.take(Concede(BEN))
    assert game.asked(ANN).kind == "plan"
    game.take(Concede(ANN))
    assert game.texts() == ["event-conceded"]
    result = game.state.result
    assert result is not None
    assert (result.reason, result.rule, result.winners) == ("conceded", "ST-5.3", (GREENS,))


@pytest.mark.rule("ST-5.3")
def test_giving_up_is_possible_while_dice_or_bids_are_awaited() -> None:
    rolling = Played()
    rolling.take(Concede(ANN))
    assert isinstance(rolling.state.pending(), Chance)
    rolling.come_out((2,))
    assert [asked.seat for asked in rolling.state.questions() if asked.must] == [BEN, CAT]
    bidding = Played()
    bidding.come_out((2,))
    bidding.do(ANN, BIDS[3])
    bidding.take(Concede(BEN))
    bidding.do(CAT, BIDS[1])
    assert bidding.events[0].values == {"bids": (3, 0, 1)}


@pytest.mark.rule("ST-5.4")
def test_nobody_gives_up_twice() -> None:
    game = Played().go_to("plan", ANN)
    game.take(Concede(BEN))
    assert game.refused(Concede(BEN)).rule == "ST-5.4"
    assert game.refused(Concede(Seat(3))).rule == "ST-2.5"


@pytest.mark.rule("ST-5.5")
def test_defaults_are_played_for_who_gave_up() -> None:
    given_up = Played(options={"rounds": 1}).go_to("plan", ANN)
    timed = Played(options={"rounds": 1}).go_to("plan", ANN)
    given_up.take(Concede(BEN))
    while given_up.state.result is None:
        assert BEN not in {asked.seat for asked in given_up.state.questions()}
        if given_up.state.questions():
            given_up.take(Timeout(given_up.state.questions()[0].id))
        else:
            given_up.come_out(given_up.luck.outcome(given_up.chance()))
    timed.go_to("veto", CAT)
    timed.take(Timeout(timed.asked(CAT).id))
    assert timed.state.result is not None
    assert given_up.state.result.scores == timed.state.result.scores


@pytest.mark.rule("ST-5.5")
def test_a_team_is_out_when_all_its_seats_are() -> None:
    game = Played(seats=(0, 1, 2, 0)).go_to("plan", ANN)
    game.take(Concede(ANN))
    assert not game.state.is_out(REDS)
    assert game.state.seats_of(REDS) == [0, 3]
    game.take(Concede(Seat(3)))
    assert game.state.is_out(REDS)
    assert game.state.result is None


@pytest.mark.rule("ST-5.6")
@pytest.mark.parametrize("seed", range(scaled(6)))
def test_no_game_is_longer_than_it_says(seed: int) -> None:
    rng, luck = Random(seed), SeededLuck(seed)
    state = GAME.new({"rounds": 2, "phase_inputs": 4}, 2 + seed % 4)
    inputs = 0
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
        else:
            # Whoever can dawdles: side questions and changed bids before anything else.
            asked = pending.questions[-1]
            legal = state.legal(asked.seat, asked.id)
            state.apply(Act(asked.id, asked.seat, legal.sample(rng)))
        inputs += 1
        assert inputs <= GAME.bound(state)
    assert inputs > 20
