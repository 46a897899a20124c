"""How a steady player of Globopolis does business: what it offers, accepts, counters and refuses.

Every bargain is judged by what it does to its own estate and to the other's, both worked out on an
imagined table on which it is carried out. Only what raises the own estate is ever offered or accepted,
and the more a partner threatens to win, the more of the profit it must leave.
"""

from math import ceil

from statecraft.bots.globopolis import promises
from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady.spot import Rated, best_first
from statecraft.bots.globopolis.steady.worth import Scale, progress
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.trade.offers import Goods, Offer, Pledges, acceptance_fault, legs
from statecraft.globopolis.ids import ALL_TERRITORIES
from statecraft.globopolis.rules import trading
from statecraft.globopolis.state import GlobopolisState

PROFIT = 1.0
"""A bargain must gain at least so many EU."""
NEVER = 1e6
NEARLY = 0.75
"""Nobody is given a MISSION of which it has so much."""
MOST_TITLES, MOST_SWAPS = 2, 1
"""So many titles of each other holder are asked for, and so many of them for one of its own."""
SHARE = 0.85
"""Of what something is worth to it, it offers no more than this."""


class Bargain:
    """What a bargain gains for ``mine``; and if asked, what for the other side, and whether it makes that one win.

    ``promised`` is what the other side promises with it.
    """

    __slots__ = ("_get", "_give", "_now", "_paid", "_then", "gain", "mine", "other")

    def __init__(
        self,
        scale: Scale,
        mine: Holder,
        other: Holder,
        give: Goods,
        get: Goods,
        promised: Pledges = (),
    ) -> None:
        self.mine = mine
        self.other = other
        self._give = give
        self._get = get
        after = scale.table.clone()
        after.pledges = (*after.pledges, *promises.agreed(other, mine, promised))
        after.move_goods(mine, other, give)
        after.move_goods(other, mine, get)
        self._now = scale
        self._then = Scale(after, scale)
        self._paid = 0.0
        self.gain = self._then.estate(mine) - scale.estate(mine)

    def pay(self, price: int) -> None:
        """So many EU go to the other side with it."""
        self.gain += self._with_more(self.mine, -price)
        self._paid += self._with_more(self.other, price)

    def _with_more(self, holder: Holder, eu: int) -> float:
        then, has = self._then, self._then.table.eu[holder]
        return then.eu_worth(holder, has + eu) - then.eu_worth(holder, has)

    def theirs(self) -> float:
        """What the other side gains. Its hand is not known, but a card that changes hands is."""
        now, then, other = self._now, self._then, self.other
        found = then.estate(other, False) - now.estate(other, False)
        found += cards_among(then, other, self._give) - cards_among(now, other, self._get)
        return found + self._paid

    def crowns(self) -> bool:
        """Whether it makes the other side win."""
        after = self._then.table
        wins = after.score[self.other] >= self._then.mark > after.score[self.mine]
        return wins or any(fulfils(after, self.other, code) for code, _amount in self._give)

    def due(self) -> float:
        """The least it must gain: more, the more it helps somebody who is about to win."""
        if self.crowns():
            return NEVER
        return least(self._now, self.mine, self.other, self.theirs())


def cards_among(scale: Scale, holder: Holder, goods: Goods) -> float:
    """What the cards among some goods are worth to a holder."""
    total = 0.0
    for code, _amount in goods:
        if code >= trading.PLATE:
            continue
        if code >= trading.INFLUENCE:
            total += scale.influence_worth(code - trading.INFLUENCE)
        elif code >= trading.OPS:
            total += scale.ops_worth(holder, code - trading.OPS)
    return total


def fulfils(table: GlobopolisState, holder: Holder, code: int) -> bool:
    """Whether a good is a MISSION that its new holder has nearly fulfilled already."""
    number = code - trading.OPS - table.content.first_mission
    if not 0 <= number < len(table.content.missions):
        return False
    return progress(table, holder, number) >= NEARLY


def least(scale: Scale, mine: Holder, other: Holder, theirs: float) -> float:
    """The least to gain by a bargain that makes nobody win, of which another one gains so much."""
    close = scale.table.score[other] >= 0.8 * scale.mark
    return max(PROFIT, (2 if close else 1) * scale.grudge(mine, other) * theirs)


def margin(scale: Scale, mine: Holder, offer: Offer) -> float:
    """How much more an offer gains than it must; what is below 0 is not accepted."""
    other = scale.table.holders[offer.by]
    bargain = Bargain(scale, mine, other, offer.get, offer.give, offer.pledges)
    return bargain.gain - bargain.due()


def ring_margin(scale: Scale, mine: Holder, offer: Offer) -> float:
    """How much more a ring gains than it must, whoever of the others gains by it; -NEVER if one would win."""
    table = scale.table
    after = table.clone()
    received: list[tuple[Holder, Goods]] = []
    for giver, taker, asked in legs(table, offer):
        # Nobody knows yet whether a hidden card is there that somebody else is asked for.
        goods = tuple([row for row in asked if row[1] <= trading.held(table, giver, row[0])])
        after.move_goods(giver, taker, goods)
        received.append((taker, goods))
    then = Scale(after, scale)
    gain = then.estate(mine) - scale.estate(mine)
    due_to = [PROFIT]
    for taker, goods in received:
        if taker == mine:
            continue
        if after.score[taker] >= then.mark > after.score[mine]:
            return -NEVER
        if any(fulfils(after, taker, code) for code, _amount in goods):
            return -NEVER
        theirs = then.estate(taker, False) - scale.estate(taker, False)
        theirs += cards_among(then, taker, goods)
        due_to.append(least(scale, mine, taker, theirs))
    return gain - max(due_to)


def stale(scale: Scale, mine: Holder, offer: Offer) -> bool:
    """An own offer that would lose by now, or that somebody else's offer has made impossible."""
    if acceptance_fault(scale.table, offer) is not None:
        return True
    if offer.is_ring():
        # Not one of its own, but of whoever it plays for.
        return ring_margin(scale, mine, offer) < 0
    return Bargain(scale, mine, offer.to, offer.give, offer.get).gain < 0


def counters(scale: Scale, mine: Holder, offer: Offer) -> list[Rated]:
    """The same goods for more EU, where both sides would still gain."""
    table = scale.table
    other = table.holders[offer.by]
    bargain = Bargain(scale, mine, other, offer.get, offer.give)
    wanted = ceil(bargain.due() + 2 - bargain.gain)
    if wanted <= 0 or wanted > bargain.theirs() - 2:
        return []
    give, get = with_eu(offer.get, offer.give, wanted)
    if dict(get).get(trading.EU, 0) > table.eu[other] or not give or not get:
        return []
    if not changes_titles(give, get) and not trading.anything_goes(table, mine, other):
        return []
    again = Bargain(scale, mine, other, give, get)
    if again.gain < again.due() or again.theirs() < 1:
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


def proposals(scale: Scale, mine: Holder, cash: int) -> list[Rated]:
    """Offers in the own Option Phase that both sides should like, the best first."""
    table = scale.table
    found: list[Rated] = []
    for other in table.all_holders():
        if other == mine or table.is_out(other) or shunned(scale, mine, other):
            continue
        units = _units(scale, mine, other) if trading.anything_goes(table, mine, other) else []
        for give, get in [*units, *_titles(scale, mine, other, cash)]:
            found += _priced(scale, mine, other, give, get, cash)
    return best_first(found)


def shunned(scale: Scale, mine: Holder, other: Holder) -> bool:
    """Nobody who is about to win is done business with."""
    score = scale.table.score
    return score[other] >= 0.9 * scale.mark and score[other] >= score[mine]


def _priced(
    scale: Scale, mine: Holder, other: Holder, give: Goods, get: Goods, cash: int
) -> list[Rated]:
    """Goods for goods, with the EU that make it fair; nothing where one side would lose."""
    asked = ceil(_asked(scale.table, other, give, get))
    if asked > cash:
        return []
    bargain = Bargain(scale, mine, other, give, get)
    most = min(cash, SHARE * bargain.gain)
    if 0 < asked > most:
        return []
    price = max(asked, ceil(2 - bargain.theirs()))
    if price > 0:
        if price > most:
            return []
        give, get = with_eu(give, get, -price)
        bargain.pay(price)
    if not give or not get or bargain.gain < bargain.due() + 1:
        return []
    return [(bargain.gain, MakeOffer(other, give, get, ()))]


def _asked(table: GlobopolisState, other: Holder, give: Goods, get: Goods) -> float:
    """What the other side would want for it by the book, whatever else it may think."""
    return 1.0 - book.bargain_worth(table, other, give, get)


def _units(scale: Scale, mine: Holder, other: Holder) -> list[tuple[Goods, Goods]]:
    """Units that are lacking for the next set, for EU or for units that are not."""
    table = scale.table
    owned = scale.units_owned(mine)
    slots = scale.sets(mine).slots
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


def _titles(scale: Scale, mine: Holder, other: Holder, cash: int) -> list[tuple[Goods, Goods]]:
    """Titles that do more for the buyer than for their owner: for EU, or one for another."""
    table = scale.table
    wanted = []
    for title in ALL_TERRITORIES:
        if table.owner[title] == other:
            gain = scale.group_gain(mine, title)
            if gain >= 10 or cash >= 60:
                wanted.append((gain + scale.title_future(title) / 4, title))
    best = [title for _gain, title in sorted(wanted, reverse=True)[:MOST_TITLES]]
    found: list[tuple[Goods, Goods]] = [((), ((trading.TITLE + t, 1),)) for t in best]
    given = []
    for title in ALL_TERRITORIES:
        if table.owner[title] == mine and not table.bonus[mine] >> table.content.group[title] & 1:
            given.append((scale.group_gain(other, title), title))
    if best and given:
        title = max(given)[1]
        for wish in best[:MOST_SWAPS]:
            found.append((((trading.TITLE + title, 1),), ((trading.TITLE + wish, 1),)))
    return found
