"""What may be decided ahead about business: offers to answer, to make and to take back (GB-10.25).

An order to accept covers only what it names: whoever is asked for more than the EU and the title that the order allows
decides in person.
"""

from typing import Final

from statecraft.core.ids import Holder
from statecraft.core.trade.offer_plans import TO, accepting, answering, refusing, withdrawing
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.trade.offers import ANSWER, MINE, Goods, Offer
from statecraft.core.trade.plans import Case, Condition, Plan, Reply
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.globopolis.fields import HIRE_EU, TITLE
from statecraft.globopolis.rules.trading import EU
from statecraft.globopolis.rules.trading import TITLE as TITLE_GOODS


def amount(goods: Goods, wanted: int) -> int:
    """How much of a good is among these."""
    return sum([count for code, count in goods if code == wanted])


def _gets(case: Case, code: int) -> int:
    offer: Offer = case.about
    return amount(offer.gets(case.holder), code)


def _gives(case: Case, code: int) -> int:
    offer: Offer = case.about
    return amount(offer.gives(case.holder), code)


def _covered(good: tuple[int, int], named: dict[str, int]) -> bool:
    """ST-7.11: EU up to so many, and one title."""
    code, count = good
    if code == EU:
        return count <= named.get("pay-at-most", 0)
    return code - TITLE_GOODS == named.get("give-title", -1)


OFFERED: Final = answering(
    ANSWER,
    (
        Condition(
            "get-title",
            TITLE,
            lambda case, number: _gets(case, TITLE_GOODS + number) > 0,
            unlike="give-title",
        ),
        Condition(
            "give-title",
            TITLE,
            lambda case, number: _gives(case, TITLE_GOODS + number) > 0,
        ),
        Condition("pay-at-most", HIRE_EU, lambda case, number: _gives(case, EU) <= number),
        Condition("get-at-least", HIRE_EU, lambda case, number: _gets(case, EU) >= number),
    ),
    (accepting(_covered), refusing()),
)
TAKEN_BACK: Final = withdrawing(
    MINE,
    (
        TO,
        Condition(
            "giving", TITLE, lambda case, number: amount(case.about.give, TITLE_GOODS + number) > 0
        ),
        Condition("eu-below", HIRE_EU, lambda case, number: case.table.eu[case.holder] < number),
    ),
)


def _buy(case: Case) -> Action | None:
    """EU for a title of whoever has it."""
    title = case.named["theirs"]
    give = ((EU, case.named["eu"]),) if case.named["eu"] else ()
    return MakeOffer(Holder(case.table.owner[title]), give, ((TITLE_GOODS + title, 1),), ())


def _sell(case: Case) -> Action | None:
    """A title of one's own for EU."""
    get = ((EU, case.named["eu"]),) if case.named["eu"] else ()
    goods = ((TITLE_GOODS + case.named["mine"], 1),)
    return MakeOffer(Holder(case.named["holder"]), goods, get, ())


BUSINESS: Final = Plan(
    "business",
    (
        Condition(
            "turn-of", HOLDER, lambda case, number: case.table.holders[case.table.turn] == number
        ),
        Condition(
            "theirs", TITLE, lambda case, number: case.table.owner[number] not in (-1, case.holder)
        ),
        Condition(
            "mine",
            TITLE,
            lambda case, number: case.table.owner[number] == case.holder,
            unlike="theirs",
        ),
    ),
    (
        Reply("buy-title", _buy, HIRE_EU, needs=("theirs",)),
        Reply("sell-title", _sell, HOLDER, HIRE_EU, needs=("mine",)),
    ),
    once=True,
)

BUSINESS_PLANS: Final = (OFFERED, TAKEN_BACK, BUSINESS)
