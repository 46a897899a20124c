"""Decided ahead (GB-10.25, ST-7.7 to ST-7.11): orders on conditions, and what they answer."""

import json
from typing import Any

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, GREEN, RED, YELLOW, Play, influence, ops, title
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Seat
from statecraft.core.record.input_json import input_from_json, input_to_json
from statecraft.core.record.inputs import DropOrder, GiveOrder
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.orders import Decided
from statecraft.core.verbs.action import Action
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules.third_parties import BOTH
from statecraft.globopolis.rules.trading import EU
from statecraft.globopolis.rules.trading import TITLE as TITLE_GOODS
from statecraft.globopolis.verbs import Attack, Place, PlayInfluence, PlayOperation, Withdraw

USA, MEXICO, JAPAN, BRAZIL = title("usa"), title("mexico"), title("japan"), title("brazil")


def leave(play: Play, seat: Seat, kind: str, reply: str, *values: int, **named: int) -> Play:
    """A seat leaves an order; the underscores of its conditions stand for hyphens."""
    conditions = tuple([(name.replace("_", "-"), value) for name, value in named.items()])
    play.take(GiveOrder(seat, Decided(kind, conditions, reply, values)))
    return play.again()


def says(play: Play) -> Action | None:
    ordered = play.table.ordered()
    return None if ordered is None else ordered.action


def attacked(play: Play) -> Play:
    return play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))


@pytest.mark.rule("GB-10.25")
def test_if_ann_attacks_mexico_use_the_reserve_battalion() -> None:
    battalion = ops("reserve-battalion")
    play = Play().own(RED, "usa").own(BLUE, "mexico").hold_ops(BLUE, battalion)
    leave(play, BEN, "operation", "play-operation", battalion, attacked=MEXICO, aggressor=RED)
    leave(play, BEN, "operation", "pass")
    assert says(attacked(play)) == PlayOperation(battalion)
    # Somebody else, somewhere else: the second order passes.
    play = Play().own(RED, "usa").own(BLUE, "mexico").hold_ops(BLUE, battalion)
    leave(play, BEN, "operation", "play-operation", battalion, attacked=JAPAN)
    leave(play, BEN, "operation", "pass")
    assert says(attacked(play)) == PASS


@pytest.mark.rule("GB-10.25")
@pytest.mark.rule("ST-7.1")
def test_a_card_that_is_not_in_hand_answers_nothing() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico").hold_ops(BLUE, ops("old-ties"))
    leave(play, BEN, "operation", "play-operation", ops("reserve-battalion"))
    assert says(attacked(play)) is None


@pytest.mark.rule("ST-7.7")
def test_an_order_names_cards_for_the_moment_and_what_its_answer_needs() -> None:
    play = Play()
    for kind, reply, value in (
        ("operation", "play-operation", ops("old-ties") + 40),
        ("shield-reply", "play-influence", influence("gala-summit")),
        ("agents", "have-agents", 1),
    ):
        with pytest.raises(Illegal, match=r"ST-7\.7"):
            play.take(GiveOrder(BEN, Decided(kind, (), reply, (value,))))


@pytest.mark.rule("ST-7.8")
def test_nobody_attacks_from_where_is_attacked_nor_is_one_s_own_visitor() -> None:
    play = Play()
    never = (
        Decided("operation", (("attacked", USA), ("attacking", USA)), "pass", ()),
        Decided("operation", (("aggressor", RED), ("defender", RED)), "pass", ()),
        Decided("conference-reply", (("visitor", BLUE),), "pass", ()),
        Decided("neighbour", (), "lend", (BLUE, 1, 0)),
    )
    for order in never:
        with pytest.raises(Illegal, match=r"ST-7\.8"):
            play.take(GiveOrder(BEN, order))


@pytest.mark.rule("GB-10.25")
def test_a_fee_is_raised_for_some_and_from_so_much_on() -> None:
    card = influence("gala-summit")
    for most, answer in ((1, PlayInfluence(card, RED, 0)), (999, PASS)):
        play = Play().own(BLUE, "mexico", units=(1, 1, 1, 1, 1)).purse(RED, 900)
        play.hold_influence(BLUE, "gala-summit")
        leave(
            play, BEN, "conference-reply", "play-influence", card, visitor=RED, cost_at_least=most
        )
        leave(play, BEN, "conference-reply", "pass")
        play.land(ANN, "mexico")
        if play.kinds()[0] == (ANN, "foreign-territory"):
            play.do(ANN, play.legal(ANN, "foreign-territory")[0])
        assert says(play) == answer


@pytest.mark.rule("ST-7.11")
@pytest.mark.rule("ST-7.9")
def test_brazil_for_sixty_at_most_and_nothing_from_cat() -> None:
    def offered(give: tuple[tuple[int, int], ...], get: tuple[tuple[int, int], ...]) -> Play:
        play = Play().own(RED, "brazil").own(BLUE, "japan").purse(BLUE, 200)
        leave(play, BEN, "answer-offer", "refuse-offer", **{"from": GREEN})
        leave(play, BEN, "answer-offer", "accept-offer", get_title=BRAZIL, pay_at_most=60)
        return play.do(ANN, MakeOffer(BLUE, give, get, ()))

    brazil = ((TITLE_GOODS + BRAZIL, 1),)
    assert isinstance(says(offered(brazil, ((EU, 60),))), AcceptOffer)
    assert says(offered(brazil, ((EU, 61),))) is None
    # What the order does not name, it does not give.
    assert says(offered(brazil, ((EU, 10), (TITLE_GOODS + JAPAN, 1)))) is None
    play = Play().own(GREEN, "brazil").purse(BLUE, 200)
    leave(play, BEN, "answer-offer", "refuse-offer", **{"from": GREEN})
    leave(play, BEN, "answer-offer", "accept-offer", get_title=BRAZIL, pay_at_most=60)
    play.do(CAT, MakeOffer(BLUE, brazil, ((EU, 10),), ()), "business")
    assert isinstance(says(play), RefuseOffer)


@pytest.mark.rule("ST-7.10")
@pytest.mark.rule("GB-10.25")
def test_an_offer_decided_ahead_is_made_once() -> None:
    play = Play().own(RED, "brazil").purse(BLUE, 100)
    leave(play, BEN, "business", "buy-title", 40, theirs=BRAZIL)
    offer = MakeOffer(RED, ((EU, 40),), ((TITLE_GOODS + BRAZIL, 1),), ())
    ordered = play.table.ordered()
    assert ordered is not None
    assert ordered.action == offer
    play.take(ordered)
    assert play.table.orders[BEN] == ()
    assert play.table.ordered() is None


@pytest.mark.rule("GB-10.25")
def test_agents_go_where_they_are_wanted_as_far_as_there_are_any() -> None:
    play = Play().own(RED, "brazil").own(BLUE, "japan", "mexico")
    play.table.reserve[RED] = 3
    leave(play, ANN, "agents", "have-agents", 2, title=JAPAN)
    leave(play, ANN, "agents", "have-agents", 2, title=BRAZIL)
    play.pass_turn(ANN)
    placed = []
    while (ordered := play.table.ordered()) is not None:
        placed.append(ordered.action)
        play.take(ordered)
    assert placed == [Place(JAPAN, 2), Place(BRAZIL, 1)]


@pytest.mark.rule("GB-10.25")
def test_third_parties_leave_or_stay_by_order() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico")
    play.table.reserve[GREEN] = 2
    play.agents(GREEN, "usa", 1).agents(GREEN, "mexico", 1)
    leave(play, CAT, "third-party", "withdraw-all", aggressor=RED)
    leave(play, ANN, "bargain", "hire", 1, 5, helper=GREEN)
    leave(play, BEN, "bargain", "pass")
    leave(play, CAT, "hire", "decline")
    attacked(play.purse(RED, 20))
    said = []
    while (ordered := play.table.ordered()) is not None:
        said.append(ordered.action.VERB)
        last = ordered.action
        play.take(ordered)
    # One proposal, refused; then both sides pass, and the agents go.
    assert said == ["hire", "answer-hire", "pass", "pass", "withdraw"]
    assert last == Withdraw(BOTH)


@pytest.mark.rule("GB-10.25")
def test_a_title_that_is_free_is_chosen_before_another() -> None:
    play = Play(seats=4, start=False, titles_dealt=2, title_draft=True)
    for name in ("japan", "brazil"):
        for seat in (ANN, BEN):
            leave(play, seat, "draft", "pick-title", free=title(name))
    taken = []
    while (ordered := play.table.ordered()) is not None:
        taken.append((ordered.seat, ordered.action.to_json()["title"]))
        play.take(ordered)
    assert taken == [(ANN, JAPAN), (BEN, BRAZIL)]
    assert play.table.owner[JAPAN] == RED
    assert YELLOW not in play.table.owner


@pytest.mark.rule("ST-7.3")
def test_orders_are_written_into_records_and_read_again() -> None:
    order = Decided("operation", (("attacked", MEXICO),), "pass", ())
    for given in (
        GiveOrder(BEN, order),
        DropOrder(BEN, "operation", (("attacked", MEXICO),)),
        DropOrder(BEN, "operation", ()),
        DropOrder(BEN, "operation"),
    ):
        assert input_from_json(GAME, json.loads(json.dumps(input_to_json(given)))) == given
    for conditions in ("attacked", [["attacked"]], [["attacked", "1"]], [[1, 1]], [["\ud800", 1]]):
        dropped: Any = {"drop-order": {"seat": 1, "kind": "operation", "conditions": conditions}}
        with pytest.raises(Illegal, match=r"ST-1\.2"):
            input_from_json(GAME, dropped)
    # And into the bytes of a state.
    play = leave(Play(), BEN, "operation", "pass", attacked=MEXICO)
    assert GAME.from_bytes(play.table.to_bytes()).orders[BEN] == (order,)
