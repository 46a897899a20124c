"""Filling the UN: politicians leave base and regions, the weaker the fewer find a seat (GP-6.7)."""

from typing import TYPE_CHECKING

from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import SealedFrame
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, RowsField
from statecraft.core.verbs.domain import Domain
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import BASE, PLACE, SOME, Places
from statecraft.global_powers.rules.domains import UnDomain
from statecraft.global_powers.rules.effects import effects
from statecraft.global_powers.rules.government import from_active, strength

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def places(table: "GlobalPowersState", party: Holder) -> list[int]:
    """A party's politicians in each region, and last in its base."""
    return [*table.politicians[party :: table.colours], table.base[party]]


def wanted(table: "GlobalPowersState", party: Holder) -> int:
    """How many politicians a party gives: as many as there are players, or all it has."""
    return min(table.colours, sum(places(table, party)))


def fill_un(table: "GlobalPowersState") -> None:
    """Everybody with a politician left chooses where to take them from."""
    seats = [Seat(party) for party in table.all_holders() if wanted(table, party)]
    if seats:
        table.push(UnChoice(tuple(seats), (None,) * len(seats)))


class SendToUn(Verb["GlobalPowersState"]):
    """GP-6.7: take politicians from base or regions for the UN."""

    FIELDS = ("politicians",)
    __slots__ = FIELDS
    VERB = "send-to-un"
    SHAPE = (RowsField((PLACE, SOME), 13),)

    def __init__(self, politicians: Places) -> None:
        self.politicians = politicians

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        party = table.holders[question.seat]
        return UnDomain(SendToUn, places(table, party), wanted(table, party))

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        party = table.holders[question.seat]
        there = places(table, party)
        last = -1
        for place, count in self.politicians:
            if place <= last:
                return Illegal("GP-6.7", "gp-refused-places-order")
            last = place
            if count > there[place]:
                values = {"place": place, "politicians": there[place]}
                return Illegal("GP-6.7", "gp-refused-not-so-many", values)
        needed = wanted(table, party)
        if sum([count for _place, count in self.politicians]) != needed:
            return Illegal("GP-6.7", "gp-refused-un-number", {"politicians": needed})
        return None

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """How many of them find a seat, and what they leave behind, whoever else leaves."""
        party = table.holders[question.seat]
        taken = sum([count for _place, count in self.politicians])
        seats = min(seats_for(table, party), taken)
        return (
            Note("gp-un-seats", {"politicians": seats, "gone": taken - seats}),
            *effects(table, lambda copy: self.call_up(copy, party)),
        )

    def call_up(self, table: "GlobalPowersState", party: Holder) -> None:
        """They leave their regions and the base."""
        for place, count in self.politicians:
            if place == BASE:
                table.base[party] -= count
            else:
                table.politicians[place * table.colours + party] -= count
                values = {"seat": party, "region": place, "politicians": count}
                table.tell("gp-event-called-up", values)


class UnChoice(SealedFrame["GlobalPowersState"]):
    """GP-6.7: all choose at once, in secret."""

    __slots__ = ()
    NAME = "un-choice"
    KIND = "un"
    LARGE = True
    VERBS = Verbs(SendToUn)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        """From base first, then from the regions with most."""
        party = table.holders[question.seat]
        there = places(table, party)
        left = wanted(table, party)
        taken = {BASE: min(left, there[BASE])}
        for region in sorted(range(BASE), key=lambda region: -there[region]):
            taken[region] = min(left - sum(taken.values()), there[region])
        return SendToUn(tuple([(place, taken[place]) for place in sorted(taken) if taken[place]]))

    def reveal(self, table: "GlobalPowersState") -> None:
        in_hand = [0] * table.colours
        # Places in the ranking go by what everybody could see before anybody took politicians away.
        order = ranking(table)
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, SendToUn)
            in_hand[seat] = sum([count for _place, count in slot.politicians])
            slot.call_up(table, table.holders[seat])
        for delegates, party in enumerate(order, 1):
            into = min(delegates, in_hand[party])
            table.un[party] += into
            table.gone[party] += in_hand[party] - into
            values = {"seat": party, "politicians": into, "gone": in_hand[party] - into}
            table.tell("gp-event-un", values)


def seats_for(table: "GlobalPowersState", party: Holder) -> int:
    """GP-6.7: how many of a party's politicians find a seat in the UN: one for the weakest, then one more each."""
    return ranking(table).index(party) + 1


def ranking(table: "GlobalPowersState") -> list[Holder]:
    """GP-6.7: fewest points first; of equals the weaker party."""
    keys = [
        (table.points[party], strength(table, party), -from_active(table, party))
        for party in table.all_holders()
    ]
    return sorted(table.all_holders(), key=lambda party: keys[party])
