"""Sabotage: a region loses as many chips as are rolled (GP-5.15)."""

from itertools import product
from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import CHIP_ROWS, REGION, Chips
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.rules.chips import goods
from statecraft.global_powers.rules.effects import effects
from statecraft.global_powers.rules.rolls import OwnDice, RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Sabotage(Card):
    """GP-5.15: a region loses as many chips as are rolled."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "sabotage"
    SHAPE = (REGION,)
    RULE = "GP-5.15"
    EFFECT = "sabotage"

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        chips = table.chips
        return [SABOTAGES[r] for r in ALL_REGIONS if any(chips[r * 4 : r * 4 + 4])]

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if not any(table.chips[self.region * 4 : self.region * 4 + 4]):
            return Illegal("GP-5.15", "gp-refused-no-chips-there", {"region": self.region})
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        table.push(SabotageRoll(seat, self.region))

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        """How many chips the die may cost: no more than there are."""
        there = sum(table.chips[self.region * 4 : self.region * 4 + 4])
        values = {"region": self.region, "least": min(FACES[0], there)}
        return (Note("gp-sabotage-odds", {**values, "most": min(FACES[-1], there)}),)


SABOTAGES: Final = tuple([Sabotage(region) for region in ALL_REGIONS])


class SabotageRoll(RollFrame):
    """GP-5.15: the die says how many chips are lost."""

    FIELDS = ("seat", "region")
    __slots__ = FIELDS
    NAME = "sabotage-roll"
    PURPOSE = "sabotage"

    def __init__(self, seat: Seat, region: RegionId) -> None:
        self.seat = seat
        self.region = region

    def roller(self) -> Seat:
        return self.seat

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        return [(self.seat, 0)]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        there = sum(table.chips[self.region * 4 : self.region * 4 + 4])
        table.tell("gp-event-sabotage", {"region": self.region, "dice": dice})
        table.push(SabotageChoice(self.seat, self.region, min(dice[0], there)))


class ChooseChips(Verb["GlobalPowersState"]):
    """GP-5.15: choose the chips that are lost."""

    FIELDS = ("chips",)
    __slots__ = FIELDS
    VERB = "choose-chips"
    SHAPE = (CHIP_ROWS,)

    def __init__(self, chips: Chips) -> None:
        self.chips = chips

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        asking = sabotaged(table, question)
        return [*combinations(table, asking.region, asking.count)]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if self in self.options(table, question):
            return None
        count = sabotaged(table, question).count
        return Illegal("GP-5.15", "gp-refused-sabotage", {"chips": count})

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        region = sabotaged(table, question).region
        table.cut(question.at)
        self.take_from(table, region)
        table.tell("gp-event-sabotaged", {"region": region, "goods": goods(self.chips)})

    def take_from(self, table: "GlobalPowersState", region: RegionId) -> None:
        """The chips are gone."""
        for kind, count in self.chips:
            table.spend_chips(region, kind, count)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """The region's chips before and after."""
        region = sabotaged(table, question).region
        return effects(table, lambda copy: self.take_from(copy, region))


def combinations(table: "GlobalPowersState", region: RegionId, count: int) -> list[ChooseChips]:
    """Every way to choose so many of a region's chips."""
    there = table.chips[region * 4 : region * 4 + 4]
    amounts = [range(min(chips, count) + 1) for chips in there]
    return [
        ChooseChips(tuple([(kind, chips) for kind, chips in enumerate(counts) if chips]))
        for counts in product(*amounts)
        if sum(counts) == count
    ]


class SabotageChoice(Frame["GlobalPowersState"]):
    """GP-5.15: the player of the card chooses the chips."""

    FIELDS = ("seat", "region", "count")
    __slots__ = FIELDS
    NAME = "sabotage-choice"
    VERBS = Verbs(ChooseChips)

    def __init__(self, seat: Seat, region: RegionId, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "sabotage", True),)

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return self.actions(table, question)[0]


def sabotaged(table: "GlobalPowersState", question: Question) -> SabotageChoice:
    """The frame that asks which chips are lost."""
    found = table.stack[question.at]
    assert isinstance(found, SabotageChoice)
    return found
