"""Standing orders (chapter 7)."""

import pytest

from harbour.verbs import BIDS, ROLLS, STORM_PLAYS, Raid
from scripted import ANN, BEN, BLUES, CAT, Played
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, DropOrder, GiveOrder
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import MOST_ORDERS, AlwaysDefault, Order
from statecraft.core.verbs.action import Action


class BidAll(Order):
    """An order of a kind that Harbour itself does not know."""

    __slots__ = ()

    def answer(self, table: State, question: Question) -> Action | None:
        return BIDS[500]


def raided() -> Played:
    game = Played().go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    return game


@pytest.mark.rule("ST-7.1")
def test_an_order_answers_questions_of_its_kind() -> None:
    game = raided()
    game.take(GiveOrder(BEN, AlwaysDefault("reply")))
    assert game.state.ordered() is None  # Ben is not asked
    game.do(ANN, Raid(0, BLUES, 0))
    asked = game.asked(BEN)
    ordered = game.state.ordered()
    assert ordered == Act(asked.id, BEN, PASS)
    game.take(ordered)
    assert game.state.ordered() is None  # committed; Cat has left no order


@pytest.mark.rule("ST-7.1")
def test_an_order_whose_answer_is_not_legal_leaves_it_to_the_player() -> None:
    game = Played()
    game.state.orders = ((BidAll("bid"),), (), ())
    game.come_out((3,))
    assert game.asked(ANN).kind == "bid"
    assert game.state.ordered() is None
    game.state.coins[0] = 500
    assert game.state.ordered() == game.act(ANN, BIDS[500])


@pytest.mark.rule("ST-7.1")
def test_a_question_without_a_default_is_left_alone() -> None:
    game = Played().go_to("plan", BEN)
    game.take(GiveOrder(ANN, AlwaysDefault("guards")))
    assert game.state.ordered() is None


@pytest.mark.rule("ST-7.2")
def test_only_orders_the_game_knows() -> None:
    game = Played().go_to("plan", ANN)
    assert game.refused(GiveOrder(BEN, BidAll("bid"))).rule == "ST-7.2"
    assert game.refused(GiveOrder(Seat(3), AlwaysDefault("bid"))).rule == "ST-2.5"


@pytest.mark.rule("ST-7.3")
def test_an_order_not_left_cannot_be_dropped() -> None:
    game = Played().go_to("plan", ANN)
    game.take(GiveOrder(BEN, AlwaysDefault("bid")))
    for seat, kind in ((BEN, "reply"), (ANN, "bid"), (BEN, "")):
        refusal = game.refused(DropOrder(seat, kind))
        assert (refusal.rule, refusal.values) == ("ST-7.3", {"kind": kind})
    game.take(DropOrder(BEN, "bid"))
    assert game.state.orders == ((), (), ())
    assert game.refused(DropOrder(BEN, "bid")).rule == "ST-7.3"


@pytest.mark.rule("ST-7.4")
def test_a_new_order_takes_the_old_ones_place() -> None:
    game = Played().go_to("plan", ANN)
    game.state.orders = ((BidAll("bid"), AlwaysDefault("reply")), (), ())
    game.take(GiveOrder(ANN, AlwaysDefault("bid")))
    assert set(game.state.orders[ANN]) == {AlwaysDefault("reply"), AlwaysDefault("bid")}
    game.take(GiveOrder(ANN, AlwaysDefault("bid")))
    assert len(game.state.orders[ANN]) == 2


@pytest.mark.rule("ST-7.5")
def test_nobody_sees_anothers_order() -> None:
    game, without = Played().go_to("plan", ANN), Played().go_to("plan", ANN)
    game.take(GiveOrder(BEN, AlwaysDefault("bid")))
    assert game.events == []
    for seat in (ANN, CAT, None):
        assert game.state.view(seat).to_bytes() == without.state.view(seat).to_bytes()
    assert game.state.view(BEN).orders == (AlwaysDefault("bid"),)


@pytest.mark.rule("ST-7.5")
def test_an_orders_answer_looks_like_any_other() -> None:
    by_order, by_hand = raided(), raided()
    by_order.take(GiveOrder(BEN, AlwaysDefault("reply")))
    for game in (by_order, by_hand):
        game.do(ANN, Raid(0, BLUES, 0))
    ordered = by_order.state.ordered()
    assert ordered is not None
    by_order.take(ordered)
    by_hand.do(BEN, PASS)
    assert ordered == by_hand.session.record.lines[-1]
    for seat in (ANN, CAT, None):
        assert by_order.state.view(seat).to_bytes() == by_hand.state.view(seat).to_bytes()
    # And the player may still change its mind, as anybody may.
    by_order.do(BEN, STORM_PLAYS[12])
    assert by_order.state.ordered() is None


@pytest.mark.rule("ST-7.6")
def test_a_seat_leaves_so_many_orders_and_no_more() -> None:
    game = Played().go_to("plan", ANN)
    for number in range(MOST_ORDERS):
        game.take(GiveOrder(BEN, AlwaysDefault(f"kind {number}")))
    game.take(GiveOrder(BEN, AlwaysDefault("kind 0")))
    before = game.state.digest()
    with pytest.raises(Illegal, match=r"ST-7\.6"):
        game.state.apply(GiveOrder(BEN, AlwaysDefault("one more")))
    assert game.state.digest() == before
