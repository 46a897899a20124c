"""Assassination: an attempt on an enemy politician, which may backfire (GP-5.2, GP-7.2)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import FIRST_HOLDERS, MOST_HOLDERS, Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.cards.card import Card, enemy_fault
from statecraft.global_powers.fields import BASE, PLACE, REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.rules.effects import effects
from statecraft.global_powers.rules.government import present
from statecraft.global_powers.rules.rolls import OwnDice, RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


OUT: Final = 1
HOME: Final = 2
"""What the victim suffers; anything higher is a backfire."""


class Assassinate(Card):
    """GP-5.2: an attempt on an enemy politician."""

    FIELDS = ("region", "party")
    __slots__ = FIELDS
    VERB = "assassinate"
    SHAPE = (REGION, HOLDER)
    RULE = "GP-5.2"
    EFFECT = "assassinate"

    def __init__(self, region: RegionId, party: Holder) -> None:
        self.region = region
        self.party = party

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        found: list[Action] = []
        mine = table.holders[seat]
        for region in ALL_REGIONS:
            if may_strike(table, seat, region):
                row = ASSASSINATIONS[region]
                found += [row[party] for party in present(table, region) if party != mine]
        return found

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        fault = enemy_fault(table, seat, self.region, self.party, "GP-5.2")
        if fault is None and not may_strike(table, seat, self.region):
            return Illegal("GP-5.2", "gp-refused-not-present", {"region": self.region})
        return fault

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.push(AssassinationRoll(seat, self.region, self.party))

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        return (Note("gp-assassination-odds", {"each": round(100 / len(FACES))}),)


ASSASSINATIONS: Final = tuple(
    [
        tuple([Assassinate(region, party) for party in FIRST_HOLDERS[MOST_HOLDERS]])
        for region in ALL_REGIONS
    ]
)


def may_strike(table: "GlobalPowersState", seat: Seat, region: RegionId) -> bool:
    """GP-5.2, GP-7.2: one must be present; by the designer's text, have anybody to pay with."""
    if table.settings().assassination == "designer":
        return bool(table.base[seat]) or any(table.politicians[seat :: table.colours])
    return table.there(region, table.holders[seat]) > 0


class AssassinationRoll(RollFrame):
    """GP-5.2: 1 the victim is out of the game, 2 it goes home, 3 one's own politician goes to Mauritius."""

    FIELDS = ("seat", "region", "party")
    __slots__ = FIELDS
    NAME = "assassination-roll"
    PURPOSE = "assassination"

    def __init__(self, seat: Seat, region: RegionId, party: Holder) -> None:
        self.seat = seat
        self.region = region
        self.party = party

    def roller(self) -> Seat:
        return self.seat

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        return [(self.seat, 0)]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        values = {"seat": self.seat, "region": self.region, "holder": self.party, "dice": dice}
        if dice[0] == OUT:
            table.politicians[self.region * table.colours + self.party] -= 1
            table.gone[self.party] += 1
            table.tell("gp-event-assassinated", values)
        elif dice[0] == HOME:
            table.go_home(self.region, self.party, 1)
            table.tell("gp-event-escaped", values)
        else:
            table.tell("gp-event-backfired", values)
            if table.settings().assassination == "designer":
                table.push(PenaltyChoice(self.seat))
            else:
                pay_penalty(table, self.seat, self.region)


def pay_penalty(table: "GlobalPowersState", seat: Seat, place: int) -> None:
    """One's own politician goes to Mauritius, from base or from a region."""
    party = table.holders[seat]
    if place != BASE:
        table.go_home(ALL_REGIONS[place], party, 1)
    table.exile(party)
    table.tell("gp-event-mauritius", {"seat": seat})


class PayPenalty(Verb["GlobalPowersState"]):
    """GP-7.2: choose where the politician comes from that goes to Mauritius."""

    FIELDS = ("place",)
    __slots__ = FIELDS
    VERB = "pay-penalty"
    SHAPE = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        party = table.holders[question.seat]
        found = [PENALTIES[r] for r in ALL_REGIONS if table.there(r, party)]
        if table.base[party]:
            found.append(PENALTIES[BASE])
        return [*found]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        party = table.holders[question.seat]
        if self.place == BASE:
            there = table.base[party]
        else:
            there = table.there(ALL_REGIONS[self.place], party)
        return None if there else Illegal("GP-7.2", "gp-refused-penalty", {"place": self.place})

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        table.cut(question.at)
        pay_penalty(table, question.seat, self.place)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """How the region stands that loses a politician, and who governs it then."""
        return effects(table, lambda copy: pay_penalty(copy, question.seat, self.place))


PENALTIES: Final = tuple([PayPenalty(place) for place in range(BASE + 1)])


class PenaltyChoice(Frame["GlobalPowersState"]):
    """GP-7.2: by the designer's text the culprit chooses whom it loses."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "penalty-choice"
    VERBS = Verbs(PayPenalty)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "penalty", True),)

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return self.actions(table, question)[-1]
