"""Dice of 1, 2 and 3, and the Warmonger card that adds one to a roll (GP-5.7, GP-7.11)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.rules.effects import changes

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

OwnDice = list[tuple[Seat, int]]
"""Seats, and the place of a die that is theirs."""


class RollFrame(ChanceFrame["GlobalPowersState"]):
    """A roll, after which open Warmonger cards may be used."""

    __slots__ = ()
    WAR: ClassVar[bool] = False

    def dice(self, table: "GlobalPowersState") -> int:
        """How many dice are rolled."""
        return 1

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        """Whose roll which die is."""
        raise NotImplementedError(f"{type(self).__name__}.own_dice")

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        """The roll counts: as it fell, and with what was added."""
        raise NotImplementedError(f"{type(self).__name__}.rolled")

    def distribution(self, table: "GlobalPowersState") -> Distribution:
        return Dice((len(FACES),) * self.dice(table))

    def resolve(self, table: "GlobalPowersState", value: Any) -> None:
        table.pop()
        waiting: tuple[tuple[Seat, int], ...] = ()
        if 1 in table.warmonger and (self.WAR or table.settings().warmonger == "any"):
            waiting = tuple(
                [(seat, die) for seat, die in self.own_dice(table) if table.warmonger[seat]]
            )
            waiting = worth_asking(table, self, value, value, waiting)
        if waiting:
            table.tell("gp-event-rolled", {"rolls": value})
            table.push(WarmongerChoice(self, value, value, waiting))
        else:
            self.rolled(table, value, value)


Waiting = tuple[tuple[Seat, int], ...]
"""Who may still add one, and to which die."""


def one_more(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    return (*dice[:die], dice[die] + 1, *dice[die + 1 :])


def outcome(
    table: "GlobalPowersState", roll: RollFrame, natural: tuple[int, ...], dice: tuple[int, ...]
) -> str:
    """What the world would be after a roll that counts so, as a digest."""
    return counted(table, roll, natural, dice).digest()


def counted(
    table: "GlobalPowersState", roll: RollFrame, natural: tuple[int, ...], dice: tuple[int, ...]
) -> "GlobalPowersState":
    """A copy of the table after a roll that counts so; nobody hears of it."""
    other = table.clone()
    other.sink = None
    if isinstance(other.stack[-1], WarmongerChoice):
        other.pop()
    roll.rolled(other, natural, dice)
    return other


def worth_asking(
    table: "GlobalPowersState",
    roll: RollFrame,
    natural: tuple[int, ...],
    dice: tuple[int, ...],
    waiting: Waiting,
) -> Waiting:
    """GP-5.7: those still to be asked, from the first whose one more could change anything.

    Whoever is asked later may add to its own roll as well, so all that they can do is tried.
    """
    while waiting:
        die = waiting[0][1]
        later = [dice]
        for _seat, other in waiting[1:]:
            later += [one_more(each, other) for each in later]
        for each in later:
            plain = outcome(table, roll, natural, each)
            if outcome(table, roll, natural, one_more(each, die)) != plain:
                return waiting
        waiting = waiting[1:]
    return waiting


class UseWarmonger(Verb["GlobalPowersState"]):
    """GP-5.7: use the open Warmonger card, for one more on a roll."""

    __slots__ = ()
    VERB = "use-warmonger"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [USE_WARMONGER]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, WarmongerChoice)
        seat, die = asking.waiting[0]
        table.warmonger[seat] = 0
        waiting = tuple([left for left in asking.waiting[1:] if left[0] != seat])
        table.tell("gp-event-warmonger-used", {"seat": seat})
        asking.go_on(table, question.at, one_more(asking.dice, die), waiting)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """What the roll would bring with one more, beside what it brings without: the difference is the card's."""
        asking = table.stack[question.at]
        assert isinstance(asking, WarmongerChoice)
        die = asking.waiting[0][1]
        more = one_more(asking.dice, die)
        plain = counted(table, asking.roll, asking.natural, asking.dice)
        values = {"die": asking.dice[die], "then": more[die]}
        found = changes(plain, counted(table, asking.roll, asking.natural, more))
        return (Note("gp-warmonger-adds", values), *found)


USE_WARMONGER: Final = UseWarmonger()


class WarmongerChoice(Frame["GlobalPowersState"]):
    """GP-5.7: who has a Warmonger lying open may add one to a roll of its own, once."""

    FIELDS = ("roll", "natural", "dice", "waiting")
    __slots__ = FIELDS
    NAME = "warmonger-choice"
    VERBS = Verbs(Pass, UseWarmonger)

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

    def step(self, table: "GlobalPowersState") -> bool:
        if self.waiting:
            return False
        table.pop()
        self.roll.rolled(table, self.natural, self.dice)
        return True

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.waiting[0][0], "warmonger", True),)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        self.go_on(table, question.at, self.dice, self.waiting[1:])

    def go_on(
        self, table: "GlobalPowersState", at: int, dice: tuple[int, ...], waiting: Waiting
    ) -> None:
        """The next whose one more could change anything is asked."""
        waiting = worth_asking(table, self.roll, self.natural, dice, waiting)
        table.put(at, WarmongerChoice(self.roll, self.natural, dice, waiting))

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return PASS
