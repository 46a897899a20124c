"""Orders on conditions (chapter 7). Harbour has no plans of its own; these are for the test."""

from typing import Any

import pytest

from harbour.verbs import BIDS, SET_SAIL
from scripted import BEN, Played
from statecraft.core.record.inputs import DropOrder, GiveOrder
from statecraft.core.trade.orders import Decided
from statecraft.core.trade.plans import Condition, Plan, Reply, by_kind, saying
from statecraft.core.verbs.action import HOLDER, IntField

NUMBER = IntField("amount", 0, 9)
PLANS = by_kind(
    Plan(
        "bid",
        (
            Condition("round", NUMBER, lambda case, number: case.table.round == number),
            Condition("rival", HOLDER, lambda case, number: case.holder != number, others=True),
            Condition("other", HOLDER, lambda case, number: case.holder != number, unlike="rival"),
        ),
        (Reply("bid", lambda case: BIDS[case.named["amount"]], NUMBER), saying("nothing", BIDS[0])),
    ),
    Plan("plan", (), (saying("end", SET_SAIL),), once=True),
)


def planned(monkeypatch: pytest.MonkeyPatch) -> Played:
    game = Played()
    monkeypatch.setattr(game.state.game, "plans", PLANS)
    return game


def decided(reply: str, *values: int, **conditions: int) -> Decided:
    return Decided("bid", tuple(conditions.items()), reply, values)


@pytest.mark.rule("ST-7.7")
@pytest.mark.parametrize(
    "order",
    [
        decided("swim"),
        decided("bid"),
        decided("bid", 1, 2),
        decided("bid", 10),
        decided("nothing", weather=1),
        decided("nothing", round=10),
        decided("nothing", rival=7),
    ],
)
def test_an_order_names_what_there_is(monkeypatch: pytest.MonkeyPatch, order: Decided) -> None:
    refusal = planned(monkeypatch).refused(GiveOrder(BEN, order))
    assert refusal.rule == "ST-7.7"


@pytest.mark.rule("ST-7.8")
def test_an_order_that_can_never_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = planned(monkeypatch)
    mine = game.state.holders[BEN]
    twice = Decided("bid", (("round", 1), ("round", 2)), "nothing", ())
    for order in (twice, decided("nothing", rival=mine), decided("nothing", rival=0, other=0)):
        assert game.refused(GiveOrder(BEN, order)).rule == "ST-7.8"


@pytest.mark.rule("ST-7.2")
def test_an_order_for_what_has_no_plan_or_no_shape_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = planned(monkeypatch)
    broken: Any = [
        Decided("reply", (), "pass", ()),
        Decided("bid", None, "nothing", ()),  # type: ignore[arg-type]
        Decided("bid", (("round",),), "nothing", ()),  # type: ignore[arg-type]
        Decided("bid", (), "nothing", ("1",)),  # type: ignore[arg-type]
        Decided("bid", (), 3, ()),  # type: ignore[arg-type]
    ]
    for order in broken:
        assert game.refused(GiveOrder(BEN, order)).rule == "ST-7.2"


@pytest.mark.rule("ST-7.4")
@pytest.mark.rule("ST-7.9")
def test_orders_are_tried_as_they_were_left_those_without_conditions_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = planned(monkeypatch)
    always = decided("bid", 1)
    first, second = decided("bid", 2, rival=0), decided("bid", 3, round=0)
    for order in (always, first, second):
        game.take(GiveOrder(BEN, order))
    assert game.state.orders[BEN] == (first, second, always)
    # The same conditions in another order of words are the same.
    both = Decided("bid", (("rival", 0), ("round", 0)), "nothing", ())
    game.take(GiveOrder(BEN, both))
    again = Decided("bid", (("round", 0), ("rival", 0)), "bid", (4,))
    game.take(GiveOrder(BEN, again))
    game.take(GiveOrder(BEN, decided("bid", 5, rival=0)))
    values = [order.values for order in game.state.orders[BEN] if isinstance(order, Decided)]
    assert values == [(5,), (3,), (4,), (1,)]


@pytest.mark.rule("ST-7.3")
def test_one_order_is_dropped_or_all_for_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = planned(monkeypatch)
    always, first = decided("bid", 1), decided("bid", 2, rival=0)
    game.take(GiveOrder(BEN, always))
    game.take(GiveOrder(BEN, first))
    assert game.refused(DropOrder(BEN, "bid", (("rival", 2),))).rule == "ST-7.3"
    game.take(DropOrder(BEN, "bid", (("rival", 0),)))
    assert game.state.orders[BEN] == (always,)
    game.take(GiveOrder(BEN, first))
    game.take(DropOrder(BEN, "bid", ()))
    assert game.state.orders[BEN] == (first,)
    game.take(GiveOrder(BEN, always))
    game.take(DropOrder(BEN, "bid"))
    assert game.state.orders[BEN] == ()


@pytest.mark.rule("ST-7.10")
def test_an_order_for_once_is_gone_when_it_has_been_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Played().go_to("plan", BEN)
    monkeypatch.setattr(game.state.game, "plans", PLANS)
    once, kept = Decided("plan", (), "end", ()), decided("bid", 1)
    game.take(GiveOrder(BEN, once))
    game.take(GiveOrder(BEN, kept))
    ordered = game.state.ordered()
    assert ordered is not None
    game.take(ordered)
    assert game.state.orders[BEN] == (kept,)
