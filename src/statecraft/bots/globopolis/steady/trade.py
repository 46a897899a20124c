"""How a steady player of Globopolis does business: what it offers, accepts, counters and refuses.

Every bargain is judged by what it does to its own estate and to the other's, both worked out on an
imagined table on which it is carried out. Only what raises the own estate is ever offered or accepted,
and the more a partner threatens to win, the more of the profit it must leave.
"""

from math import ceil

from statecraft.bots.globopolis import promises
from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.steady.spot import Rated, best_first
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.trade.offers import Goods, Offer, Pledges, acceptance_fault, legs, parties
from statecraft.globopolis.ids import ALL_TERRITORIES
from statecraft.globopolis.rules import trading
from statecraft.globopolis.state import GlobopolisState

PROFIT = 1.0
"""A bargain must gain at least so many EU."""
NEVER = 1e6
NEARLY = 0.75
"""Nobody is given a MISSION of which it has so much."""
SHARE = 0.85
"""Of what something is worth to it, it offers no more than this."""


class Bargain:
    """What a bargain gains for ``mine`` and for the other side, and whether it makes the other win.

    ``promised`` is what the other side promises with it.
    """

    __slots__ = ("crowns", "gain", "other", "theirs")

    def __init__(
        self,
        table: GlobopolisState,
        mine: Holder,
        other: Holder,
        give: Goods,
        get: Goods,
        promised: Pledges = (),
    ) -> None:
        self.other = other
        after = table.clone()
        after.pledges = (*after.pledges, *promises.agreed(other, mine, promised))
        after.move_goods(mine, other, give)
        after.move_goods(other, mine, get)
        self.gain = worth.estate(after, mine) - worth.estate(table, mine)
        # The other's hand is not known, but a card that changes hands is.
        self.theirs = worth.estate(after, other, False) - worth.estate(table, other, False)
        self.theirs += cards_among(after, other, give) - cards_among(table, other, get)
        wins = after.score[other] >= after.mark() > after.score[mine]
        self.crowns = wins or any(fulfils(after, other, code) for code, _amount in give)


def cards_among(table: GlobopolisState, holder: Holder, goods: Goods) -> float:
    """What the cards among some goods are worth to a holder."""
    total = 0.0
    for code, _amount in goods:
        if code >= trading.PLATE:
            continue
        if code >= trading.INFLUENCE:
            total += worth.influence_worth(table, code - trading.INFLUENCE)
        elif code >= trading.OPS:
            total += worth.ops_worth(table, holder, code - trading.OPS)
    return total


def fulfils(table: GlobopolisState, holder: Holder, code: int) -> bool:
    """Whether a good is a MISSION that its new holder has nearly fulfilled already."""
    number = code - trading.OPS - table.content.first_mission
    if not 0 <= number < len(table.content.missions):
        return False
    return worth.progress(table, holder, number) >= NEARLY


def due(table: GlobopolisState, mine: Holder, bargain: Bargain) -> float:
    """The least a bargain must gain: more, the more it helps somebody who is about to win."""
    return NEVER if bargain.crowns else least(table, mine, bargain.other, bargain.theirs)


def least(table: GlobopolisState, mine: Holder, other: Holder, theirs: float) -> float:
    """The least to gain by a bargain that makes nobody win, of which another one gains so much."""
    close = table.score[other] >= 0.8 * table.mark()
    return max(PROFIT, (2 if close else 1) * worth.grudge(table, mine, other) * theirs)


def margin(table: GlobopolisState, mine: Holder, offer: Offer) -> float:
    """How much more an offer gains than it must; what is below 0 is not accepted."""
    other = table.holders[offer.by]
    bargain = Bargain(table, mine, other, offer.get, offer.give, offer.pledges)
    return bargain.gain - due(table, mine, bargain)


def ring_margin(table: GlobopolisState, mine: Holder, offer: Offer) -> float:
    """How much more a ring gains than it must, whoever of the others gains by it; -NEVER if one would win."""
    others = [holder for holder in parties(table, offer) if holder != mine]
    before = {holder: worth.estate(table, holder, holder == mine) for holder in (mine, *others)}
    after = table.clone()
    received: list[tuple[Holder, Goods]] = []
    for giver, taker, asked in legs(table, offer):
        # Nobody knows yet whether a hidden card is there that somebody else is asked for.
        goods = tuple([row for row in asked if row[1] <= trading.held(table, giver, row[0])])
        after.move_goods(giver, taker, goods)
        received.append((taker, goods))
    gain = worth.estate(after, mine) - before[mine]
    due_to = [PROFIT]
    for taker, goods in received:
        if taker == mine:
            continue
        if after.score[taker] >= after.mark() > after.score[mine]:
            return -NEVER
        if any(fulfils(after, taker, code) for code, _amount in goods):
            return -NEVER
        theirs = worth.estate(after, taker, False) - before[taker]
        theirs += cards_among(after, taker, goods)
        due_to.append(least(table, mine, taker, theirs))
    return gain - max(due_to)


def stale(table: GlobopolisState, mine: Holder, offer: Offer) -> bool:
    """An own offer that would lose by now, or that somebody else's offer has made impossible."""
    if acceptance_fault(table, offer) is not None:
        return True
    return Bargain(table, mine, offer.to, offer.give, offer.get).gain < 0


def counters(table: GlobopolisState, mine: Holder, offer: Offer) -> list[Rated]:
    """The same goods for more EU, where both sides would still gain."""
    other = table.holders[offer.by]
    bargain = Bargain(table, mine, other, offer.get, offer.give)
    wanted = ceil(due(table, mine, bargain) + 2 - bargain.gain)
    if wanted <= 0 or wanted > bargain.theirs - 2:
        return []
    give, get = with_eu(offer.get, offer.give, wanted)
    if dict(get).get(trading.EU, 0) > table.eu[other] or not give or not get:
        return []
    if not changes_titles(give, get) and not trading.anything_goes(table, mine, other):
        return []
    again = Bargain(table, mine, other, give, get)
    if again.gain < due(table, mine, again) or again.theirs < 1:
        return []
    return [(again.gain, CounterOffer(offer.id, give, get, ()))]


def with_eu(give: Goods, get: Goods, more: int) -> tuple[Goods, Goods]:
    """The same bargain with so many EU more to get, netted so that only one side pays."""
    net = more + dict(get).get(trading.EU, 0) - dict(give).get(trading.EU, 0)
    giving = tuple([row for row in give if row[0] != trading.EU])
    getting = tuple([row for row in get if row[0] != trading.EU])
    if net > 0:
        return giving, ((trading.EU, net), *getting)
    return (((trading.EU, -net), *giving) if net else giving), getting


def changes_titles(give: Goods, get: Goods) -> bool:
    return any(trading.TITLE <= code < trading.OPS for code, _amount in (*give, *get))


# Own offers.


def proposals(table: GlobopolisState, mine: Holder, cash: int) -> list[Rated]:
    """Offers in the own Option Phase that both sides should like, the best first."""
    found: list[Rated] = []
    for other in table.all_holders():
        if other == mine or table.is_out(other) or shunned(table, mine, other):
            continue
        units = _units(table, mine, other) if trading.anything_goes(table, mine, other) else []
        for give, get in [*units, *_titles(table, mine, other, cash)]:
            found += _priced(table, mine, other, give, get, cash)
    return best_first(found)


def shunned(table: GlobopolisState, mine: Holder, other: Holder) -> bool:
    """Nobody who is about to win is done business with."""
    return table.score[other] >= 0.9 * table.mark() and table.score[other] >= table.score[mine]


def _priced(
    table: GlobopolisState, mine: Holder, other: Holder, give: Goods, get: Goods, cash: int
) -> list[Rated]:
    """Goods for goods, with the EU that make it fair; nothing where one side would lose."""
    bargain = Bargain(table, mine, other, give, get)
    price = ceil(max(_asked(table, other, give, get), 2 - bargain.theirs))
    if price > 0:
        if price > min(cash, SHARE * bargain.gain):
            return []
        give, get = with_eu(give, get, -price)
    again = Bargain(table, mine, other, give, get)
    if again.gain < due(table, mine, again) + 1 or not give or not get:
        return []
    return [(again.gain, MakeOffer(other, give, get, ()))]


def _asked(table: GlobopolisState, other: Holder, give: Goods, get: Goods) -> float:
    """What the other side would want for it by the book, whatever else it may think."""
    return 1.0 - book.bargain_worth(table, other, give, get)


def _units(table: GlobopolisState, mine: Holder, other: Holder) -> list[tuple[Goods, Goods]]:
    """Units that are lacking for the next set, for EU or for units that are not."""
    owned = worth.units_owned(table, mine)
    slots = 2 * len(table.territories(mine))
    sets = min(slots, *owned)
    wanted: list[tuple[int, int]] = []
    for kind in range(5):
        lacking = max(0, min(sets + 1, slots) - owned[kind])
        wanted += book.spare_units(table, other, kind, lacking)
    if not wanted:
        return []
    asked = tuple(sorted(wanted))
    found: list[tuple[Goods, Goods]] = [((), asked)]
    surplus = [kind for kind in range(5) if owned[kind] > sets + 1]
    if surplus:
        kind = max(surplus, key=lambda k: owned[k])
        count = min(owned[kind] - sets - 1, sum([n for _code, n in wanted]))
        given = book.spare_units(table, mine, kind, count)
        if given:
            found.append((tuple(sorted(given)), asked))
    return found


def _titles(
    table: GlobopolisState, mine: Holder, other: Holder, cash: int
) -> list[tuple[Goods, Goods]]:
    """Titles that do more for the buyer than for their owner: for EU, or one for another."""
    wanted = []
    for title in ALL_TERRITORIES:
        if table.owner[title] == other:
            gain = worth.group_gain(table, mine, title)
            if gain >= 10 or cash >= 60:
                wanted.append((gain + worth.title_future(table, title) / 4, title))
    best = [title for _gain, title in sorted(wanted, reverse=True)[:3]]
    found: list[tuple[Goods, Goods]] = [((), ((trading.TITLE + t, 1),)) for t in best]
    given = []
    for title in ALL_TERRITORIES:
        if table.owner[title] == mine and not table.bonus[mine] >> table.content.group[title] & 1:
            given.append((worth.group_gain(table, other, title), title))
    if best and given:
        title = max(given)[1]
        for wish in best[:2]:
            found.append((((trading.TITLE + title, 1),), ((trading.TITLE + wish, 1),)))
    return found
