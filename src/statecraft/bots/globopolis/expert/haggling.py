"""How an expert of Globopolis does business: it asks for all that the other side would just give.

It takes the others for steady players, reckons by their own scale what a bargain is worth to them, and
adds EU to the goods until they would barely agree. It looks at more goods than they do: it sells as well
as it buys, in everybody's turns. What would lose by its own scale it neither offers nor accepts.
"""

from statecraft.bots.globopolis import promises
from statecraft.bots.globopolis import worth as book
from statecraft.bots.globopolis.steady import trade
from statecraft.bots.globopolis.steady.option_phase import lacking
from statecraft.bots.globopolis.steady.spot import Rated, best_first
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.trade.offers import Goods, Offer
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.ids import ALL_TITLES, TitleId
from statecraft.globopolis.rules import trading

LEAST = 3.0
"""A bargain for less is not worth the talk."""
LEFT = 1.5
"""So many EU more than it should want are left to the other side, whose cards are not known."""
ENVY = 0.3
"""What the other side gains counts against a bargain, the more, the nearer it is to winning."""
PRICED = 8
"""Of all goods that might change hands, a price is worked out for so many, the most promising first."""
SWAPS = 3
"""Titles on each side that are thought of for an exchange."""


class Terms:
    """Goods that change hands, what both sides gain by it, and what the other one would want to gain."""

    __slots__ = ("get", "give", "mine", "possible", "theirs", "wanted")

    def __init__(
        self, give: Goods, get: Goods, mine: float, theirs: float, wanted: float, possible: bool
    ) -> None:
        self.give = give
        self.get = get
        self.mine = mine
        self.theirs = theirs
        self.wanted = wanted
        self.possible = possible
        """It makes nobody win."""

    def agreed(self) -> bool:
        return self.theirs >= self.wanted + LEFT


class Talks:
    """One player's business with another, on a table as it stands."""

    __slots__ = ("cash", "me", "other", "scale", "table")

    def __init__(self, scale: Scale, me: Holder, other: Holder, cash: int) -> None:
        self.scale = scale
        self.table = scale.table
        self.me = me
        self.other = other
        self.cash = cash

    def terms(self, give: Goods, get: Goods, eu: int = 0) -> Terms:
        """What comes of a bargain with so many EU more to get, or to give where that is below 0."""
        if eu:
            give, get = trade.with_eu(give, get, eu)
        table, me, other = self.table, self.me, self.other
        after = table.clone()
        after.move_goods(me, other, give)
        after.move_goods(other, me, get)
        # The other side does not know my cards, nor I its own; but those that change hands are known.
        now, then = self.scale, Scale(after, self.scale)
        seen = then.estate(me, False) - now.estate(me, False)
        mine = seen + then.cards_worth(me) - now.cards_worth(me)
        theirs = then.estate(other, False) - now.estate(other, False)
        theirs += trade.cards_among(then, other, give) - trade.cards_among(now, other, get)
        seen += trade.cards_among(then, me, get) - trade.cards_among(now, me, give)
        crowned = max(after.score[me], after.score[other]) >= now.mark
        crowned = crowned or any(trade.fulfils(after, other, code) for code, _amount in give)
        wanted = trade.least(now, other, me, seen)
        return Terms(give, get, mine, theirs, wanted, not crowned)

    def priced(self, give: Goods, get: Goods) -> Terms | None:
        """The same goods with the most EU that the other side should still agree to."""
        low, high = -self.cash, max(0, self.table.eu[self.other])
        best = self.terms(give, get, low)
        if not best.possible or not best.agreed():
            return None
        while low < high:
            middle = (low + high + 1) // 2
            terms = self.terms(give, get, middle)
            if terms.agreed():
                best, low = terms, middle
            else:
                high = middle - 1
        return best if best.give and best.get else None

    def gain(self, terms: Terms) -> float:
        """What a bargain gains, with an eye on what it does for the other side."""
        envy = ENVY * (1 + self.scale.grudge(self.me, self.other))
        return terms.mine - envy * max(0.0, terms.theirs)


def proposals(scale: Scale, me: Holder, cash: int) -> list[Rated]:
    """Offers that the other side should just agree to, the best first."""
    table = scale.table
    found: list[tuple[float, Talks, Terms]] = []
    for other in table.all_holders():
        if other == me or table.is_out(other) or trade.shunned(scale, me, other):
            continue
        talks = Talks(scale, me, other, cash)
        for give, get in _goods(scale, me, other):
            terms = talks.terms(give, get)
            joint = terms.mine + terms.theirs
            if terms.possible and joint >= LEAST:
                found.append((joint, talks, terms))
    found.sort(key=lambda row: -row[0])
    rated: list[Rated] = []
    for _joint, talks, plain in found[:PRICED]:
        best = talks.priced(plain.give, plain.get)
        if best is not None and best.possible and talks.gain(best) >= LEAST:
            offer = MakeOffer(talks.other, best.give, best.get, ())
            rated.append((talks.gain(best), offer))
    return best_first(rated)


def counters(scale: Scale, me: Holder, offer: Offer, cash: int) -> list[Rated]:
    """The same goods at the best price that the other side should still agree to."""
    table = scale.table
    other = table.holders[offer.by]
    give, get = _without_eu(offer.get), _without_eu(offer.give)
    if trade.shunned(scale, me, other) or not (give or get):
        return []
    if not trade.changes_titles(give, get) and not trading.anything_goes(table, me, other):
        return []
    talks = Talks(scale, me, other, cash)
    best = talks.priced(give, get)
    if best is None or not best.possible or talks.gain(best) < LEAST:
        return []
    return [(talks.gain(best), CounterOffer(offer.id, best.give, best.get, ()))]


def gain(scale: Scale, me: Holder, offer: Offer) -> float:
    """What accepting an offer gains."""
    table = scale.table
    other = table.holders[offer.by]
    talks = Talks(scale, me, other, 0)
    promised = promises.gain(table, other, me, offer.pledges)
    return talks.gain(talks.terms(offer.get, offer.give)) + promised


def _without_eu(goods: Goods) -> Goods:
    return tuple([row for row in goods if row[0] != trading.EU])


# What might change hands.


def _goods(scale: Scale, me: Holder, other: Holder) -> list[tuple[Goods, Goods]]:
    """What to give and what to get, EU apart."""
    table = scale.table
    mine = [t for t in ALL_TITLES if table.owner[t] == me]
    theirs = [t for t in ALL_TITLES if table.owner[t] == other]
    found = _units(scale, me, other) if trading.anything_goes(table, me, other) else []
    found += [((), _title(title)) for title in theirs]
    found += [(_title(title), ()) for title in mine]
    wishes = _for_groups(scale, me, theirs)
    for title in _for_groups(scale, other, mine):
        found += [(_title(title), _title(wish)) for wish in wishes]
    return found


def _title(title: TitleId) -> Goods:
    return ((trading.TITLE + title, 1),)


def _for_groups(scale: Scale, holder: Holder, titles: list[TitleId]) -> list[TitleId]:
    """The titles that would do most for the colour groups of a holder."""
    rated = [(scale.group_gain(holder, t), t) for t in titles if t < TERRITORIES]
    return [title for gain, title in sorted(rated, reverse=True)[:SWAPS] if gain > 0]


def _units(scale: Scale, me: Holder, other: Holder) -> list[tuple[Goods, Goods]]:
    """Spare units: any one of them, and all that one side lacks for a set."""
    table = scale.table
    give = _lacked(scale, other, me)
    get = _lacked(scale, me, other)
    found: list[tuple[Goods, Goods]] = []
    for kind in range(5):
        mine = tuple(book.spare_units(table, me, kind, 1))
        theirs = tuple(book.spare_units(table, other, kind, 1))
        found += [(mine, ()), ((), theirs)]
    found += [(give, ()), ((), get), (give, get)]
    return [row for row in dict.fromkeys(found) if row != ((), ())]


def _lacked(scale: Scale, holder: Holder, by: Holder) -> Goods:
    """What a holder lacks for its next set and another one can spare."""
    rows: list[tuple[int, int]] = []
    for kind, count in enumerate(lacking(scale, holder)):
        rows += book.spare_units(scale.table, by, kind, count)
    return tuple(sorted(rows))
