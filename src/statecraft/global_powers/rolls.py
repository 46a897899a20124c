"""Dice of 1, 2 and 3, and the Warmonger card that adds one to a roll (GP-5.7, GP-7.11)."""

from typing import TYPE_CHECKING, ClassVar

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass
from statecraft.global_powers.card_verbs import USE_WARMONGER, UseWarmonger

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

OwnDice = list[tuple[Seat, int]]
"""Seats, and the place of a die that is theirs."""


class RollFrame(ChanceFrame["World"]):
    """A roll, after which open Warmonger cards may be used."""

    __slots__ = ()
    WAR: ClassVar[bool] = False

    def dice(self, table: "World") -> int:
        """How many dice are rolled."""
        return 1

    def own_dice(self, table: "World") -> OwnDice:
        """Whose roll which die is."""
        raise NotImplementedError(f"{type(self).__name__}.own_dice")

    def rolled(self, table: "World", natural: tuple[int, ...], dice: tuple[int, ...]) -> None:
        """The roll counts: as it fell, and with what was added."""
        raise NotImplementedError(f"{type(self).__name__}.rolled")

    def distribution(self, table: "World") -> Distribution:
        return Dice((table.content.die_sides,) * self.dice(table))

    def resolve(self, table: "World", value: Value) -> None:
        table.pop()
        waiting: tuple[tuple[Seat, int], ...] = ()
        if 1 in table.warmonger and (self.WAR or table.settings().warmonger == "any"):
            waiting = tuple(
                [(seat, die) for seat, die in self.own_dice(table) if table.warmonger[seat]]
            )
        if waiting:
            table.tell("gp-event-rolled", {"rolls": value})
            table.push(WarmongerChoice(self, value, value, waiting))
        else:
            self.rolled(table, value, value)


class WarmongerChoice(Frame["World"]):
    """GP-5.7: who has a Warmonger lying open may add one to a roll of its own, once."""

    __slots__ = ("dice", "natural", "roll", "waiting")
    FIELDS = ("roll", "natural", "dice", "waiting")

    def __init__(
        self,
        roll: RollFrame,
        natural: tuple[int, ...],
        dice: tuple[int, ...],
        waiting: tuple[tuple[Seat, int], ...],
    ) -> None:
        self.roll = roll
        self.natural = natural
        self.dice = dice
        self.waiting = waiting

    def step(self, table: "World") -> bool:
        if self.waiting:
            return False
        table.pop()
        self.roll.rolled(table, self.natural, self.dice)
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.waiting[0][0], "warmonger", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [PASS, USE_WARMONGER]

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Pass | UseWarmonger):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        seat, die = self.waiting[0]
        dice, waiting = self.dice, self.waiting[1:]
        if isinstance(action, UseWarmonger):
            table.warmonger[seat] = 0
            dice = (*dice[:die], dice[die] + 1, *dice[die + 1 :])
            waiting = tuple([left for left in waiting if left[0] != seat])
            table.tell("gp-event-warmonger-used", {"seat": seat})
        table.put(question.at, WarmongerChoice(self.roll, self.natural, dice, waiting))

    def default(self, table: "World", question: Question) -> Action | None:
        return PASS
