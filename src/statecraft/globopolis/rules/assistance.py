"""Spontaneous Military Assistance with units: one's own (GB-10.14) and neighbours' (GB-10.15).

Own assistance is chosen in secret by both sides, once operations are open, so that nobody sends a unit
that would bring no die. Neighbours name what they would send and for how much, for all to hear, and
the side that is to be helped agrees or not.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action, RowsField
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.fields import HIRE_EU, NS_UNITS, TERRITORY
from statecraft.globopolis.ids import NS, Eu, TerritoryId, TitleId
from statecraft.globopolis.rules.aggression import assess
from statecraft.globopolis.rules.bargaining import BargainAnswer
from statecraft.globopolis.rules.battle import supporting
from statecraft.globopolis.rules.engagement import Engagement, FightChoice, engagement, parties

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def move_ns(
    table: "GlobopolisState", source: TerritoryId, territory: TerritoryId, count: int
) -> None:
    """NS-Units go to a territory in a fight; levels on both count anew (GB-5.6)."""
    table.add_units(source, NS, -count)
    table.add_units(territory, NS, count)
    table.recount(source)
    table.recount(territory)


# Own assistance.


def assistance(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-10.14: each side that has territories to assist with, and dice to gain, is asked."""
    if not table.settings().assistance_moves_units:
        return None
    seats = [
        table.speaker(holder) for holder in parties(table, fight) if sends(table, fight, holder)
    ]
    return Assistance(tuple(seats), (None,) * len(seats)) if seats else None


def sends(table: "GlobopolisState", fight: Engagement, holder: Holder) -> list[Action]:
    """GB-10.14: every choice of territories that send a unit each, none of them for nothing."""
    settings = table.settings()
    side = 0 if holder == table.owner[fight.origin] else 1
    if not (settings.common_defence if side else settings.common_aggression):
        return []
    territory = fight.target if side else fight.origin
    helpers = supporting(table, holder, territory)
    found: list[Action] = []
    for count in range(1, useful(table, fight, side, len(helpers)) + 1):
        for chosen in combinations(helpers, count):
            found.append(SendUnits(tuple([(helper,) for helper in chosen])))
    return found


def useful(table: "GlobopolisState", fight: Engagement, side: int, most: int) -> int:
    """How many units could come so that each of them brings a die, within the six."""
    territory = fight.target if side else fight.origin
    after = table.clone()
    dice = assess(after, fight)[0][side]
    for count in range(most):
        after.add_units(territory, NS, 1)
        after.recount(territory)
        more = assess(after, fight)[0][side]
        if more <= dice:
            return count
        dice = more
    return most


class SendUnits(Verb["GlobopolisState"]):
    """GB-10.14: send an NS-Unit of each of these own territories to the one in the fight."""

    FIELDS = ("territories",)
    __slots__ = FIELDS
    VERB = "send-units"
    SHAPE = (RowsField((TERRITORY,), 8),)

    def __init__(self, territories: tuple[tuple[TerritoryId], ...]) -> None:
        self.territories = territories

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return sends(table, engagement(table), table.holders[question.seat])

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if self in self.options(table, question):
            return None
        return Illegal("GB-10.14", "gb-refused-no-assistance")

    def send(self, table: "GlobopolisState", fight: Engagement, holder: Holder) -> None:
        """The units move to the territory their side fights for."""
        territory = fought_for(table, fight, holder)
        for row in self.territories:
            move_ns(table, row[0], territory, 1)
            if table.sink is not None:
                values = {"holder": holder, "territory": row[0], "target": territory}
                table.sink.append(Event("gb-event-assistance", values))


class Assistance(FightChoice):
    """GB-10.14: both sides choose in secret which territories send a unit; who says nothing sends none."""

    __slots__ = ()
    NAME = "assistance"
    KIND = "assistance"
    VERBS = Verbs(Pass, SendUnits)

    def chosen(
        self, table: "GlobopolisState", fight: Engagement, holder: Holder, action: Action
    ) -> None:
        assert isinstance(action, SendUnits)
        action.send(table, fight, holder)


# Neighbours.


def neighbours(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-10.15: everybody else who has NS-Units in a colour group of the fight is asked in turn."""
    if not table.settings().neighbours_help:
        return None
    seats = []
    for holder in table.all_holders():
        if holder not in parties(table, fight) and helped(table, fight, holder):
            seats.append(table.speaker(holder))
    return Neighbours(tuple(seats), 0) if seats else None


def lendable(table: "GlobopolisState", territory: TerritoryId, holder: Holder) -> list[TerritoryId]:
    """A neighbour's territories of the same colour group that have NS-Units."""
    members = table.content.members[table.content.group[territory]]
    return [t for t in members if table.owner[t] == holder and table.units_on(t)[NS]]


def helped(table: "GlobopolisState", fight: Engagement, holder: Holder) -> list[Holder]:
    """Whom a neighbour could help: Aggressor, Defender or either."""
    sides = (fight.origin, fight.target)
    return [table.owner[t] for t in sides if lendable(table, t, holder)]


def fought_for(table: "GlobopolisState", fight: Engagement, side: Holder) -> TerritoryId:
    """The territory in the fight of one of its two sides."""
    return fight.origin if side == table.owner[fight.origin] else fight.target


class Lend(Verb["GlobopolisState"]):
    """GB-10.15: offer a side of a fight NS-Units of one's own territories, for so many EU or for nothing."""

    FIELDS = ("holder", "units", "eu")
    __slots__ = FIELDS
    VERB = "lend"
    SHAPE = (HOLDER, RowsField((TERRITORY, NS_UNITS), 8), HIRE_EU)

    def __init__(self, holder: Holder, units: tuple[tuple[TerritoryId, int], ...], eu: Eu) -> None:
        self.holder = holder
        self.units = units
        self.eu = eu

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        window = table.stack[question.at]
        assert isinstance(window, Neighbours)
        if window.made >= window.PROPOSALS:
            return None
        return LendDomain(table, engagement(table), table.holders[question.seat])

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        window = table.stack[question.at]
        assert isinstance(window, Neighbours)
        if window.made >= window.PROPOSALS:
            return Illegal("GB-10.15", "gb-refused-proposals", {"limit": window.PROPOSALS})
        fight, holder = engagement(table), table.holders[question.seat]
        if self.holder not in helped(table, fight, holder):
            return Illegal("GB-10.15", "gb-refused-not-helped", {"holder": self.holder})
        there = lendable(table, fought_for(table, fight, self.holder), holder)
        sources = [row[0] for row in self.units]
        if not sources or sources != sorted(set(sources)):
            return Illegal("GB-10.15", "gb-refused-help-order")
        for source, count in self.units:
            if source not in there or count > table.units_on(source)[NS]:
                return Illegal("GB-10.15", "gb-refused-no-help", {"territory": source})
        if self.eu > max(0, table.eu[self.holder]):
            return Illegal("GB-10.15", "gb-refused-no-eu", {"eu": self.eu})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        window = table.stack[question.at]
        assert isinstance(window, Neighbours)
        table.put(question.at, Neighbours(window.seats, window.made + 1))
        seat = table.speaker(self.holder)
        table.push(HelpAnswer(seat, question.seat, self.holder, self.units, self.eu))
        if table.sink is not None:
            values = {"seat": question.seat, "holder": self.holder, "eu": self.eu}
            count = sum([row[1] for row in self.units])
            table.sink.append(Event("gb-event-help", {**values, "count": count}))

    def prospects(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """The odds of the side that is helped, with these units and without."""
        from statecraft.globopolis.rules.fight_odds import with_units

        return (with_units(table, self.holder, self.units),)


class LendDomain(Domain):
    """GB-10.15: whom to help, with which units, for how much."""

    def __init__(self, table: "GlobopolisState", fight: Engagement, holder: Holder) -> None:
        super().__init__(Lend)
        self.table = table
        self.fight = fight
        self.holder = holder

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        table, fields = self.table, partial.fields
        if not fields:
            return sorted(helped(table, self.fight, self.holder)), False
        if len(fields) == 1:
            if partial.cells:
                return range(1, table.units_on(TitleId(partial.cells[0]))[NS] + 1), False
            last = partial.rows[-1][0] if partial.rows else -1
            territory = fought_for(table, self.fight, Holder(fields[0]))
            there = [t for t in sorted(lendable(table, territory, self.holder)) if t > last]
            return ([] if partial.rows_are_full() else there), bool(partial.rows)
        return range(min(999, max(0, table.eu[fields[0]])) + 1), False


class Neighbours(Frame["GlobopolisState"]):
    """GB-10.15: one neighbour after the other; ``made`` counts the proposals of who is asked now."""

    FIELDS = ("seats", "made")
    __slots__ = FIELDS
    NAME = "neighbours"
    HIDES = True
    LARGE = True
    VERBS = Verbs(Pass, Lend)
    PROPOSALS = 3

    def __init__(self, seats: tuple[Seat, ...], made: int) -> None:
        self.seats = seats
        self.made = made

    def step(self, table: "GlobopolisState") -> bool:
        if not self.seats:
            table.pop()
            return True
        if not helped(table, engagement(table), table.holders[self.seats[0]]):
            table.replace(Neighbours(self.seats[1:], 0))
            return True
        return False

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seats[0], "neighbour", True),)

    def pass_on(self, table: "GlobopolisState", question: Question) -> None:
        table.put(question.at, Neighbours(self.seats[1:], 0))

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return PASS


class HelpAnswer(BargainAnswer):
    """GB-10.15: the side that is to be helped wants it at that price, or not."""

    __slots__ = ("by", "eu", "holder", "units")
    NAME = "help-answer"
    FIELDS = ("seat", "by", "holder", "units", "eu")

    def __init__(
        self,
        seat: Seat,
        by: Seat,
        holder: Holder,
        units: tuple[tuple[TerritoryId, int], ...],
        eu: Eu,
    ) -> None:
        self.seat = seat
        self.by = by
        self.holder = holder
        self.units = units
        self.eu = eu

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "help", True),)

    def prospects(self, table: "GlobopolisState") -> tuple[Note, ...]:
        from statecraft.globopolis.rules.fight_odds import with_units

        price = (Note("gb-costs-eu", {"eu": self.eu}),) if self.eu else ()
        return (*price, with_units(table, self.holder, self.units))

    def agreed(self, table: "GlobopolisState") -> None:
        territory = fought_for(table, engagement(table), self.holder)
        for source, count in self.units:
            move_ns(table, source, territory, count)
        table.eu[self.holder] -= self.eu
        table.eu[table.holders[self.by]] += self.eu
