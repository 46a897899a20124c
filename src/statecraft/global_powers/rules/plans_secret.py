"""What may be decided ahead in secret: bids, placements, stakes, hands, the UN; and deals of promises (GP-1, GP-6, GP-8).

Numbers are taken as far as they go: who orders a bid of six and has five in base to spare bids four, as it may.
"""

from typing import Any, Final

from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.sealed import PASS
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_plans import TO, accepting, answering, refusing, withdrawing
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.trade.offers import ANSWER, MINE, Goods
from statecraft.core.trade.plans import Case, Condition, Plan, Reply, saying
from statecraft.core.verbs.action import HOLDER, Action, IntField
from statecraft.global_powers.cards.coup import StakeCoup
from statecraft.global_powers.content import content_of
from statecraft.global_powers.fields import BASE, CARD, POLITICIANS, REGION
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.rules.hands import ChooseHand, RefillHand
from statecraft.global_powers.rules.setup import PLACES, Bid
from statecraft.global_powers.rules.talks import (
    NO_VETO_GOOD,
    NO_WAR_GOOD,
    PROMISES,
    SUPPORT_GOOD,
)
from statecraft.global_powers.rules.united_nations import SendToUn, places, wanted

TARGET: Final = IntField("target", REGION.low, REGION.high)
"""Another region, where a reply names two."""


def _here(case: Case) -> tuple[Any]:
    return (case.table.stack[case.question.at],)


_REGION: Final = Condition("region", REGION, lambda case, number: case.about.region == number)


# Politicians.


def _bid(verb: Any) -> Any:
    """As many as the order names, or the most that may be."""

    def says(case: Case) -> Action:
        most = verb(0).most(case.table, case.question.seat)
        action: Action = verb(min(case.named["politicians"], most))
        return action

    return says


AUCTION: Final = Plan("bid", (_REGION,), (Reply("bid", _bid(Bid), POLITICIANS),), _here)
COUP: Final = Plan(
    "coup-stake",
    (
        _REGION,
        Condition(
            "coup-by",
            HOLDER,
            lambda case, number: case.table.holders[case.about.seats[0]] == number,
        ),
    ),
    (Reply("stake-coup", _bid(StakeCoup), POLITICIANS),),
    _here,
)
PLACEMENT: Final = Plan(
    "placement",
    (
        Condition(
            "base-at-least",
            POLITICIANS,
            lambda case, number: case.table.base[case.holder] >= number,
        ),
    ),
    (
        Reply("place", lambda case: PLACES[case.named["region"]], REGION),
        saying("pass", PASS),
    ),
)


def _base_first(case: Case) -> Action | None:
    """GP-6.7: what is played for who says nothing."""
    action: Action | None = case.table.default(case.question)
    return action


def _from_region(case: Case) -> Action:
    """GP-6.7: from that region first, then from base, then from where most are."""
    party = case.holder
    there = places(case.table, party)
    left = wanted(case.table, party)
    others = sorted(ALL_REGIONS, key=lambda region: -there[region])
    taken: dict[int, int] = {}
    for place in (case.named["region"], BASE, *others):
        if place not in taken:
            taken[place] = min(left, there[place])
            left -= taken[place]
    return SendToUn(tuple([(place, taken[place]) for place in sorted(taken) if taken[place]]))


UNITED_NATIONS: Final = Plan(
    "un", (), (Reply("un-base-first", _base_first), Reply("un-from", _from_region, REGION))
)


# Hands.


def _cards(game: Game) -> range:
    return range(len(content_of(game.edition).card_id))


def _with_card(case: Case) -> Action | None:
    """GP-1.9: that card, and the first others."""
    unused = cards_in(case.table.unused(case.holder))
    if case.named["card"] not in unused:
        return None
    others = [card for card in unused if card != case.named["card"]][: case.table.content.hand - 1]
    return ChooseHand(tuple([(card,) for card in sorted([case.named["card"], *others])]))


FIRST_HAND: Final = Plan("first-hand", (), (Reply("hand-with", _with_card, CARD, among=_cards),))


def _swap(case: Case) -> Action | None:
    """GP-6.9: one card out, another one in; and the first others up to a full hand."""
    party = case.holder
    unused = cards_in(case.table.unused(party))
    if case.named["card"] not in unused:
        return None
    kept = case.table.hand(party).bit_count() - 1
    others = [card for card in unused if card != case.named["card"]]
    taken = sorted([case.named["card"], *others[: case.table.content.hand - kept - 1]])
    return RefillHand(((case.named["held"],),), tuple([(card,) for card in taken]))


REFILL: Final = Plan(
    "refill",
    (
        Condition(
            "held",
            CARD,
            lambda case, number: bool(case.table.hand(case.holder) >> number & 1),
            among=_cards,
        ),
    ),
    (
        Reply("refill-first", _base_first),
        Reply("swap-card", _swap, CARD, needs=("held",), among=_cards),
    ),
)


# Deals of promises.


def _has(goods: Goods, code: int) -> bool:
    return any(good == code for good, _amount in goods)


_PROMISE: Final = IntField("good", 0, max(PROMISES))
OFFERED: Final = answering(
    ANSWER,
    (
        Condition(
            "get-promise",
            _PROMISE,
            lambda case, number: _has(case.about.gets(case.holder), number),
            among=tuple(sorted(PROMISES)),
        ),
        Condition(
            "give-promise",
            _PROMISE,
            lambda case, number: _has(case.about.gives(case.holder), number),
            among=tuple(sorted(PROMISES)),
        ),
    ),
    (accepting(lambda good, named: good[0] == named.get("give-promise", -1)), refusing()),
)
TAKEN_BACK: Final = withdrawing(MINE, (TO,))


def _deal(give: int, get: int) -> Any:
    """GP-8.1: one promise for another; those that are about a region name it."""

    def says(case: Case) -> Action:
        mine, theirs = give + case.named.get("target", 0), get + case.named.get("region", 0)
        return MakeOffer(Holder(case.named["holder"]), ((mine, 1),), ((theirs, 1),), ())

    return says


TALKS: Final = Plan(
    "talks",
    (
        Condition(
            "turn-of", HOLDER, lambda case, number: case.table.holders[case.table.turn] == number
        ),
    ),
    (
        Reply("exchange-support", _deal(SUPPORT_GOOD, SUPPORT_GOOD), HOLDER),
        Reply("exchange-no-veto", _deal(NO_VETO_GOOD, NO_VETO_GOOD), HOLDER),
        Reply("exchange-peace", _deal(NO_WAR_GOOD, NO_WAR_GOOD), HOLDER, REGION, TARGET),
    ),
    once=True,
)

SECRET_PLANS: Final = (
    AUCTION,
    COUP,
    PLACEMENT,
    UNITED_NATIONS,
    FIRST_HAND,
    REFILL,
    OFFERED,
    TAKEN_BACK,
    TALKS,
)
