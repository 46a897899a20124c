"""Cards that ask or roll before they act: Assassination, Sabotage, Diplomatic Initiative (GP-5.2, GP-5.3, GP-5.15)."""

from itertools import product
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.global_powers import motions, talks
from statecraft.global_powers.card import Card, enemy_fault
from statecraft.global_powers.card_verbs import (
    Assassinate,
    ChooseChips,
    Initiative,
    PayPenalty,
    Sabotage,
)
from statecraft.global_powers.chips import goods
from statecraft.global_powers.government import REGIONS, present
from statecraft.global_powers.rolls import OwnDice, RollFrame
from statecraft.global_powers.verbs import BAN, BASE, DISARM, NOBODY_BANNED, SANCTION, Motion

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

OUT: Final = 1
HOME: Final = 2
"""What the victim suffers; anything higher is a backfire."""


ASSASSINATIONS: Final = tuple(
    [tuple([Assassinate(region, party) for party in range(5)]) for region in range(REGIONS)]
)
SABOTAGES: Final = tuple([Sabotage(region) for region in range(REGIONS)])
INITIATIVE: Final = Initiative()


class Assassination(Card):
    """GP-5.2: an attempt on an enemy politician."""

    RULE = "GP-5.2"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        found: list[Action] = []
        for region, row in enumerate(ASSASSINATIONS):
            if may_strike(table, seat, region):
                found += [row[p] for p in present(table, region) if p != seat]
        return found

    def fault(self, table: "World", seat: Seat, action: Assassinate) -> Illegal | None:
        fault = enemy_fault(table, seat, action.region, action.party, "GP-5.2")
        if fault is None and not may_strike(table, seat, action.region):
            return Illegal("GP-5.2", "gp-refused-not-present", {"region": action.region})
        return fault

    def play(self, table: "World", seat: Seat, action: Assassinate) -> None:
        table.push(AssassinationRoll(seat, action.region, action.party))


class DiplomaticInitiative(Card):
    """GP-5.3: a motion at once, with one more vote for it."""

    RULE = "GP-5.3"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return [INITIATIVE] if motions.targets(table) else []

    def fault(self, table: "World", seat: Seat, action: Initiative) -> Illegal | None:
        if not motions.targets(table):
            return Illegal("GP-5.3", "gp-refused-no-motion")
        return None

    def play(self, table: "World", seat: Seat, action: Initiative) -> None:
        table.push(InitiativeChoice(seat))


class SabotageCard(Card):
    """GP-5.15: a region loses as many chips as are rolled."""

    RULE = "GP-5.15"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        chips = table.chips
        return [SABOTAGES[r] for r in range(REGIONS) if any(chips[r * 4 : r * 4 + 4])]

    def fault(self, table: "World", seat: Seat, action: Sabotage) -> Illegal | None:
        if not any(table.chips[action.region * 4 : action.region * 4 + 4]):
            return Illegal("GP-5.15", "gp-refused-no-chips-there", {"region": action.region})
        return None

    def play(self, table: "World", seat: Seat, action: Sabotage) -> None:
        table.push(SabotageRoll(seat, action.region))


def may_strike(table: "World", seat: Seat, region: int) -> bool:
    """GP-5.2, GP-7.2: one must be present; by the designer's text, have anybody to pay with."""
    if table.settings().assassination == "designer":
        return bool(table.base[seat]) or any(table.politicians[seat :: table.colours])
    return table.there(region, seat) > 0


class AssassinationRoll(RollFrame):
    """GP-5.2: 1 the victim is out of the game, 2 it goes home, 3 one's own politician goes to Mauritius."""

    __slots__ = ("party", "region", "seat")
    FIELDS = ("seat", "region", "party")
    PURPOSE = "assassination"

    def __init__(self, seat: Seat, region: int, party: int) -> None:
        self.seat = seat
        self.region = region
        self.party = party

    def roller(self) -> Seat:
        return self.seat

    def own_dice(self, table: "World") -> OwnDice:
        return [(self.seat, 0)]

    def rolled(self, table: "World", natural: tuple[int, ...], dice: tuple[int, ...]) -> None:
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


def pay_penalty(table: "World", seat: Seat, place: int) -> None:
    """One's own politician goes to Mauritius, from base or from a region."""
    if place != BASE:
        table.go_home(place, seat, 1)
    table.exile(seat)
    table.tell("gp-event-mauritius", {"seat": seat})


class PenaltyChoice(Frame["World"]):
    """GP-7.2: by the designer's text the culprit chooses whom it loses."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "penalty", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        found: list[Action] = [
            PayPenalty(region) for region in range(REGIONS) if table.there(region, self.seat)
        ]
        if table.base[self.seat]:
            found.append(PayPenalty(BASE))
        return found

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, PayPenalty):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        if action not in self.actions(table, question):
            raise Illegal("GP-7.2", "gp-refused-penalty", {"place": action.place})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, PayPenalty)
        table.cut(question.at)
        pay_penalty(table, self.seat, action.place)

    def default(self, table: "World", question: Question) -> Action | None:
        return self.actions(table, question)[-1]


class SabotageRoll(RollFrame):
    """GP-5.15: the die says how many chips are lost."""

    __slots__ = ("region", "seat")
    FIELDS = ("seat", "region")
    PURPOSE = "sabotage"

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region

    def roller(self) -> Seat:
        return self.seat

    def own_dice(self, table: "World") -> OwnDice:
        return [(self.seat, 0)]

    def rolled(self, table: "World", natural: tuple[int, ...], dice: tuple[int, ...]) -> None:
        there = sum(table.chips[self.region * 4 : self.region * 4 + 4])
        table.tell("gp-event-sabotage", {"region": self.region, "dice": dice})
        table.push(SabotageChoice(self.seat, self.region, min(dice[0], there)))


class SabotageChoice(Frame["World"]):
    """GP-5.15: the player of the card chooses the chips."""

    __slots__ = ("count", "region", "seat")
    FIELDS = ("seat", "region", "count")

    def __init__(self, seat: Seat, region: int, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "sabotage", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [*self.combinations(table)]

    def combinations(self, table: "World") -> list[ChooseChips]:
        """Every way to choose so many chips."""
        there = table.chips[self.region * 4 : self.region * 4 + 4]
        amounts = [range(min(count, self.count) + 1) for count in there]
        return [
            ChooseChips(tuple([(kind, count) for kind, count in enumerate(counts) if count]))
            for counts in product(*amounts)
            if sum(counts) == self.count
        ]

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, ChooseChips):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        if action not in self.actions(table, question):
            raise Illegal("GP-5.15", "gp-refused-sabotage", {"chips": self.count})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, ChooseChips)
        table.cut(question.at)
        for kind, count in action.chips:
            table.spend_chips(self.region, kind, count)
        table.tell("gp-event-sabotaged", {"region": self.region, "goods": goods(action.chips)})

    def default(self, table: "World", question: Question) -> Action | None:
        return self.actions(table, question)[0]


class InitiativeChoice(Frame["World"]):
    """GP-5.3: any motion, without vote or opening stake."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    LARGE = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "initiative", True),)

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        return motions.domains(table, 0)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Motion):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        fault = motions.fault(table, action, 0)
        if fault is not None:
            raise fault

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, Motion)
        table.cut(question.at)
        if action.motion in (BAN, DISARM, SANCTION):
            sanction = action.motion == SANCTION
            talks.moved_against(table, self.seat, action.region, sanction)
        values = {"seat": self.seat, "motion": action.motion, "region": action.region}
        table.tell("gp-event-initiative", {**values, "party-or-none": action.party})
        motions.initiative(table, action, self.seat)

    def default(self, table: "World", question: Question) -> Action | None:
        found = motions.targets(table)
        motion = max(found)
        region = min(found[motion])
        parties = found[motion][region]
        return Motion(motion, region, parties[0] if parties else NOBODY_BANNED, 0)
