"""What is played for a party that runs out of time, and for one that gives up, question by question."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from global_powers.position import (
    ANN,
    ASSASSINATION,
    BEN,
    BENS,
    CAT,
    COUP,
    EUROPE,
    INDIA,
    INITIATIVE,
    SABOTAGE,
    USA,
    Play,
)
from statecraft.core.engine.question import Chance
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Concede, Timeout
from statecraft.core.verbs.action import Action
from statecraft.global_powers.verbs import (
    ABSTAIN,
    ACTIVATE,
    BASE,
    CALL_VOTE,
    DECLINE,
    END_ACTIVATION,
    FOR,
    NOBODY_BANNED,
    PROTECT,
    VOTES,
    Assassinate,
    Bid,
    Budget,
    ChooseHand,
    Coup,
    Initiative,
    Motion,
    PayPenalty,
    RefillHand,
    Sabotage,
    SendToUn,
    Stake,
    StakeCoup,
    Trade,
    War,
)

TO_DIPLOMACY = Budget(2)
PROTECTION = Motion(PROTECT, USA, NOBODY_BANNED, 3)


class Asked(NamedTuple):
    """A question: how it comes about, whose it is, and what is played if nobody answers it."""

    kind: str
    seat: Seat
    lay_out: Callable[[], Play]
    default: Action


def auction() -> Play:
    return Play(start=False)


def first_hands() -> Play:
    play = auction()
    for _region in range(12):
        play.bid(0, 0, 0)
    return play


def proposal() -> Play:
    return Play().put(USA, 2, 1, 1).activate(USA)


def consent() -> Play:
    return Play().put(USA, 2, 2).activate(USA).do(ANN, Budget(2))


def batch() -> Play:
    return Play(batch=True).put(USA, 3).activate(USA).do(ANN, TO_DIPLOMACY)


def trade() -> Play:
    play = Play().put(USA, 2).put(EUROPE, 0, 2).activate(USA)
    return play.enact(ANN, Trade(EUROPE, ((0, 1),), (), 0, 0))


def stake() -> Play:
    return Play().put(USA, 2).put(EUROPE, 0, 2, 2).activate(USA).enact(ANN, PROTECTION)


def zeal() -> Play:
    play = Play().put(USA, 1)
    play.table.zeal[ANN] = 1
    return play.again().activate(USA).enact(ANN, TO_DIPLOMACY)


def warmonger() -> Play:
    play = Play().put(USA, 1).put(EUROPE, 0, 1)
    play.table.warmonger[BEN] = 1
    return play.again().activate(USA).enact(ANN, War(EUROPE)).roll(1, 1)


def penalty() -> Play:
    play = Play(assassination="designer").put(USA, 1, 1).hold(ANN, ASSASSINATION)
    return play.do(ANN, Assassinate(USA, BENS)).roll(3)


def scoring() -> Play:
    return Play().put(USA, 4).put(INDIA, 1).base(1).hold(ANN, 3, 5).finish_round()


def refill() -> Play:
    play = scoring()
    for _seat in play.seats:
        play.time_out()
    return play


QUESTIONS = (
    Asked("bid", BEN, auction, Bid(0)),
    Asked("first-hand", BEN, first_hands, ChooseHand(((0,), (1,), (2,), (3,), (4,)))),
    Asked("placement", ANN, lambda: Play(start=False, placement="open").lot(0), PASS),
    Asked("turn", ANN, lambda: Play().put(USA, 1), ACTIVATE[USA]),
    Asked("turn", BEN, lambda: Play().idle(), ACTIVATE[EUROPE]),
    Asked("proposal", ANN, proposal, END_ACTIVATION),
    Asked("proposal", ANN, batch, CALL_VOTE),
    Asked("consent", BEN, consent, DECLINE),
    Asked("vote", BEN, lambda: proposal().do(ANN, TO_DIPLOMACY), VOTES[ABSTAIN]),
    Asked("veto", BEN, lambda: Play().put(USA, 2, 1).activate(USA).do(ANN, TO_DIPLOMACY), PASS),
    Asked("zeal", ANN, zeal, END_ACTIVATION),
    Asked("trade", BEN, trade, DECLINE),
    Asked("stake", BEN, stake, PASS),
    Asked("stake-consent", CAT, lambda: stake().do(BEN, Stake(FOR, 1)), DECLINE),
    Asked(
        "un-vote",
        BEN,
        lambda: Play().put(USA, 2).un(0, 1).activate(USA).enact(ANN, PROTECTION),
        VOTES[ABSTAIN],
    ),
    Asked("warmonger", BEN, warmonger, PASS),
    Asked(
        "coup-stake",
        BEN,
        lambda: Play().put(USA, 1, 2).hold(ANN, COUP).do(ANN, Coup(USA)),
        StakeCoup(0),
    ),
    Asked("penalty", ANN, penalty, PayPenalty(BASE)),
    Asked("un", ANN, scoring, SendToUn(((USA, 2), (BASE, 1)))),
    Asked("refill", ANN, refill, RefillHand((), ((0,), (1,), (2,)))),
)
NAMES = [f"{asked.kind}-{number}" for number, asked in enumerate(QUESTIONS)]


@pytest.mark.parametrize("asked", QUESTIONS, ids=NAMES)
def test_time_runs_out(asked: Asked) -> None:
    """The default is a legal answer, and time that runs out comes to the same as giving it."""
    late, answered = asked.lay_out(), asked.lay_out()
    question = late.asked(asked.seat, asked.kind)
    assert question.must
    assert late.table.default(question) == asked.default
    late.take(Timeout(question.id))
    answered.do(asked.seat, asked.default, asked.kind)
    assert late.table.stack == answered.table.stack
    assert late.table.view(None).board == answered.table.view(None).board


@pytest.mark.parametrize("asked", QUESTIONS, ids=NAMES)
def test_a_party_gives_up(asked: Asked) -> None:
    """The game goes on with defaults for it, and the other two play to the end."""
    play = asked.lay_out()
    play.take(Concede(asked.seat))
    for _input in range(2000):
        if play.over():
            break
        pending = play.table.pending()
        if isinstance(pending, Chance):
            value = next(iter(pending.distribution.outcomes()))
            play.roll(*value) if isinstance(value, tuple) else play.lot(value)
        else:
            assert asked.seat not in [seat for seat, _kind in play.kinds()]
            play.time_out()
    assert play.over()
    ranks = play.result()[2]
    assert ranks[asked.seat] == 3
    assert sorted(ranks) == [1, 2, 3]


def test_sabotage_takes_some_chips_and_an_initiative_some_motion_when_time_runs_out() -> None:
    play = Play().hold(ANN, SABOTAGE).do(ANN, Sabotage(INDIA)).roll(3).time_out()
    assert sum(play.chips_in(INDIA)) == 3
    motion = Play().put(USA, 1).hold(ANN, INITIATIVE).do(ANN, Initiative()).time_out()
    assert motion.kinds() == [(ANN, "stake")]


def test_who_has_given_up_does_not_win_by_dominance_or_points() -> None:
    play = Play()
    for region in range(9):
        play.put(region, 2)
    play.seasoned().take(Concede(ANN))
    # Ann's turn was played for her, and she governs nine regions.
    assert not play.over()
    play.table.done = [1] * 12
    play.table.done[11] = 0
    play.again().activate(11)
    assert play.table.points[ANN] > 2 * 30
    assert not play.over()


def test_the_last_one_left_wins() -> None:
    play = Play()
    play.take(Concede(BEN))
    assert not play.over()
    play.take(Concede(ANN))
    assert play.result()[0] == "conceded"
    assert play.result()[2][CAT] == 1
