"""Business between players: what can be traded, when, and what goes along with it (GB-3).

Goods are numbered: 0 EU, 1 to 5 R-Units out of Personal Stock, 10 to 45 titles, from 50 on OPs and
MISSION cards, from 100 on INFLUENCE cards, up to 50 of either stack, 200 to 359 R-Units on base
plates, by territory and kind. Any combination of these may be traded (GB-3.1), and nothing that has no number
here: neither developments nor agents (GB-3.9).
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.content import RESOURCES, TERRITORIES, TITLES
from statecraft.globopolis.ids import ALL_TERRITORIES, ALL_TITLES, Eu, TerritoryId
from statecraft.globopolis.rules import promises
from statecraft.globopolis.rules.scoring import recount
from statecraft.globopolis.rules.titles import clear_ns, hand_over

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

EU: Final = 0
UNIT: Final = 1
TITLE: Final = 10
OPS: Final = 50
INFLUENCE: Final = 100
END: Final = 150
PLATE: Final = 200
KINDS: Final = len(RESOURCES)
PLATE_END: Final = PLATE + TERRITORIES * KINDS
BARE: Final = [0] * KINDS
"""What lies on an empty base plate."""


def card_in(code: int, base: int) -> int:
    """The card a good is, of the stack whose goods begin at ``base``; -1 if it is none of them."""
    last = INFLUENCE if base == OPS else END
    return code - base if base <= code < last else -1


def quiet_goods(table: "GlobopolisState", holder: Holder) -> dict[int, int]:
    """GB-3.3: what may be traded at any quiet time: EU and titles."""
    goods: dict[int, int] = {}
    if table.eu[holder] > 0:
        goods[EU] = table.eu[holder]
    for title, owner in enumerate(table.owner):
        if owner == holder:
            goods[TITLE + title] = 1
    return goods


def holdings(table: "GlobopolisState", holder: Holder, by: Holder) -> dict[int, int]:
    """What a holder has to give, as ``by`` may see it."""
    goods = quiet_goods(table, holder)
    for kind, count in enumerate(table.stock_of(holder)):
        if count:
            goods[UNIT + kind] = count
    units = table.units
    for territory in table.territories(holder):
        first = territory * KINDS
        here = units[first : first + KINDS]
        if here != BARE:
            place = PLATE + first
            for count in here:
                if count:
                    goods[place] = count
                place += 1
    for card in cards_in(table.ops.hands[holder] & table.ops.known[by]):
        goods[OPS + card] = 1
    for card in cards_in(table.influence.hands[holder] & table.influence.known[by]):
        goods[INFLUENCE + card] = 1
    return goods


def on_plate(code: int) -> tuple[TerritoryId, int]:
    """The territory and the kind of unit that a good on a base plate is."""
    territory, kind = divmod(code - PLATE, KINDS)
    return ALL_TERRITORIES[territory], kind


def askable(table: "GlobopolisState", holder: Holder, by: Holder) -> dict[int, int]:
    """GB-3.4: also a card one cannot place, as long as the other has face-down cards of its sort."""
    goods = holdings(table, holder, by)
    for deck, base in ((table.ops, OPS), (table.influence, INFLUENCE)):
        for sort in deck.sorts:
            unknown = sort & ~deck.known[by]
            if deck.hands[holder] & unknown:
                goods.update(_card_goods(base, unknown))
    return goods


@lru_cache(maxsize=4096)
def _card_goods(base: int, cards: int) -> dict[int, int]:
    """One of each card of a set, as goods; what is unknown changes seldom, and is asked for often."""
    return {base + card: 1 for card in cards_in(cards)}


def held(table: "GlobopolisState", holder: Holder, code: int) -> int:
    """How much of a good a holder really has."""
    if code == EU:
        return table.eu[holder]
    if UNIT <= code < UNIT + KINDS:
        return table.stock_of(holder)[code - UNIT]
    if TITLE <= code < TITLE + TITLES:
        return 1 if table.owner[code - TITLE] == holder else 0
    if OPS <= code < INFLUENCE:
        return table.ops.hands[holder] >> (code - OPS) & 1
    if INFLUENCE <= code < END:
        return table.influence.hands[holder] >> (code - INFLUENCE) & 1
    if PLATE <= code < PLATE_END:
        territory, kind = on_plate(code)
        return table.units_on(territory)[kind] if table.owner[territory] == holder else 0
    return 0


def goods_fault(table: "GlobopolisState", giver: Holder, goods: Goods) -> Illegal | None:
    for code, amount in goods:
        if not 0 < amount <= held(table, giver, code):
            return Illegal("GB-3.2", "gb-refused-goods", {"good": code})
    return None


def anything_goes(table: "GlobopolisState", *parties: Holder) -> bool:
    """GB-3.3: units and cards change hands only with the active player, in its Option Phase."""
    return table.holders[table.turn] in parties and table.in_option_phase()


def always_tradable(code: int) -> bool:
    """GB-3.3: titles, and EU with them, at any quiet time (`quiet_goods`)."""
    return code == EU or TITLE <= code < TITLE + TITLES


def trade_fault(
    table: "GlobopolisState", parties: tuple[Holder, ...], goods: Goods
) -> Illegal | None:
    for code, _amount in goods:
        if not always_tradable(code) and not anything_goes(table, *parties):
            return Illegal("GB-3.3", "gb-refused-not-active", {"good": code})
    along = not_tradable_alone(table, parties)
    if along and goods and all(code in along for code, _amount in goods):
        return Illegal("GB-3.3", "gb-refused-eu-alone")
    return None


def not_tradable_alone(table: "GlobopolisState", parties: tuple[Holder, ...]) -> tuple[int, ...]:
    """GB-3.3: when only titles may be traded, EU goes along with a title but never alone."""
    return () if anything_goes(table, *parties) else (EU,)


def goods_between(
    table: "GlobopolisState", parties: tuple[Holder, ...], holder: Holder, by: Holder
) -> dict[int, int]:
    """GB-3.3, GB-3.4: what of a holder's goods may be traded now, or asked for."""
    if not anything_goes(table, *parties):
        return quiet_goods(table, holder)
    return holdings(table, holder, by) if holder == by else askable(table, holder, by)


def offered(table: "GlobopolisState", goods: Goods) -> None:
    """Offers are public, so everybody has heard of a card that is offered."""
    for code, _amount in goods:
        if OPS <= code < INFLUENCE:
            table.ops = table.ops.shown(code - OPS)
        elif INFLUENCE <= code < END:
            table.influence = table.influence.shown(code - INFLUENCE)


def move_goods(table: "GlobopolisState", giver: Holder, taker: Holder, goods: Goods) -> None:
    """GB-3.6: goods of a settled offer change hands for all to see."""
    if goods and goods[-1][0] >= PLATE:
        _clear_plates(table, taker, goods)
    for code, amount in goods:
        if code == EU:
            table.eu[giver] -= amount
            table.eu[taker] += amount
            if table.pledges:
                promises.paid(table, giver, taker, Eu(amount))
        elif code < UNIT + KINDS:
            table.add_stock(giver, code - UNIT, -amount)
            table.add_stock(taker, code - UNIT, amount)
        elif code < TITLE + TITLES:
            hand_over(table, giver, taker, ALL_TITLES[code - TITLE])
        elif code < INFLUENCE:
            table.ops = table.ops.handed(giver, taker, code - OPS)
        elif code < END:
            card = code - INFLUENCE
            table.influence = table.influence.handed(giver, taker, card)
    table.check_hand(taker)


def _clear_plates(table: "GlobopolisState", taker: Holder, goods: Goods) -> None:
    """GB-3.11: units leave base plates for the taker's stock, before a title goes with the rest.

    All of them leave before any level is looked at, so that nothing that was agreed upon is cleared
    away to the giver's own stock first.
    """
    emptied: dict[TerritoryId, None] = {}
    for code, amount in goods:
        if code >= PLATE:
            territory, kind = on_plate(code)
            table.add_units(territory, kind, -amount)
            table.add_stock(taker, kind, amount)
            emptied[territory] = None
    for territory in emptied:
        recount(table, territory)
        clear_ns(table, territory)
