"""Moving the Governor: rolling and coming to a field (GB-4, booklet pages 13 to 16)."""

from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.verbs.action import YES_NO, Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.fields import DICE
from statecraft.globopolis.ids import RING, FieldId
from statecraft.globopolis.rules.barred import ONE_DIE
from statecraft.globopolis.rules.event_phase import END_TURN, EndTurn, EventFrame, RollFrame
from statecraft.globopolis.rules.influence import PlayInfluence
from statecraft.globopolis.rules.missions import ShowMission
from statecraft.globopolis.rules.passing import move
from statecraft.globopolis.rules.this_turn import MAY_REROLL

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

MISSION_SORT: Final = 1


def fly(table: "GlobopolisState", seat: Seat, field: FieldId) -> None:
    """GB-4.16: flights go clockwise, over TELEPORT! too."""
    move(table, seat, (field - table.governor[seat]) % RING, False)
    if table.sink is not None:
        table.sink.append(Event("gb-event-flew", {"seat": seat, "field": field}))


def may_go_back(table: "GlobopolisState", holder: Holder) -> bool:
    """GB-4.3: counter-clockwise costs three points a roll, which one must have."""
    return table.settings().free_direction or table.score[holder] >= table.content.reverse_points


def dice_most(table: "GlobopolisState", holder: Holder) -> int:
    """GB-4.1, GB-8.53: how many dice one may roll to advance."""
    return 1 if table.barred[holder] & ONE_DIE else table.content.move_dice_most


def rolls_of(table: "GlobopolisState") -> int:
    """How many rolls the seat that is asked has made in this turn."""
    asking = table.stack[-1]
    assert isinstance(asking, RollFrame)
    return asking.rolls


class Roll(Verb["GlobopolisState"]):
    """GB-4.1, GB-4.3: roll as many dice as one likes, up to the limit, and advance, or go back."""

    FIELDS = ("dice", "backwards")
    __slots__ = FIELDS
    VERB = "roll"
    SHAPE = (DICE, YES_NO)

    def __init__(self, dice: int, backwards: int) -> None:
        self.dice = dice
        self.backwards = backwards

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, RollFrame)
        # GB-4.4: any number of rolls, up to the cap.
        if asking.rolls >= table.settings().roll_cap:
            return []
        holder = table.holders[question.seat]
        most = dice_most(table, holder)
        listed: list[Action] = list(FORWARDS[:most])
        if may_go_back(table, holder):
            listed += BACKWARDS[:most]
        return listed

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        asking = table.stack[question.at]
        assert isinstance(asking, RollFrame)
        capped = asking.cap_fault(table)
        if capped is not None:
            return capped
        holder = table.holders[question.seat]
        most = dice_most(table, holder)
        if self.dice > most:
            rule = "GB-4.1" if most == table.content.move_dice_most else "GB-8.53"
            return Illegal(rule, "gb-refused-dice", {"dice": most})
        if self.backwards and not may_go_back(table, holder):
            points = table.content.reverse_points
            return Illegal("GB-4.3", "gb-refused-back-costs", {"points": points})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, RollFrame)
        set_off(table)
        if self.backwards:
            _turn_back(table, question.seat)
        table.replace(MoveRoll(question.seat, asking.rolls, self.dice, self.backwards))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        if self.backwards and not table.settings().free_direction:
            return (Note("gb-costs-points", {"points": table.content.reverse_points}),)
        return ()


FORWARDS: Final = tuple([Roll(dice, 0) for dice in range(1, 7)])
BACKWARDS: Final = tuple([Roll(dice, 1) for dice in range(1, 7)])


def _turn_back(table: "GlobopolisState", seat: Seat) -> None:
    """GB-4.3: going counter-clockwise is paid for before the dice are thrown."""
    points = 0
    if not table.settings().free_direction:
        points = table.content.reverse_points
        table.score[table.holders[seat]] -= points
    if table.sink is not None:
        text = "gb-event-back" if points else "gb-event-back-free"
        values = {"seat": seat, "points": points} if points else {"seat": seat}
        table.sink.append(Event(text, values))


def set_off(table: "GlobopolisState") -> None:
    """GB-3.3, GB-7.3: with a roll, or a card in its place, the quiet time is over."""
    table.close_agents()
    offers.close_all(table)


class RollChoice(RollFrame):
    """GB-4.1, GB-4.2: the seat rolls, or, where it need not, ends its turn."""

    __slots__ = ("must",)
    NAME = "roll-choice"
    FIELDS = ("seat", "rolls", "must")
    VERBS = Verbs(Roll, PlayInfluence, EndTurn, ShowMission)

    def __init__(self, seat: Seat, rolls: int = 0, must: int = 1) -> None:
        self.seat = seat
        self.rolls = rolls
        self.must = must

    def step(self, table: "GlobopolisState") -> bool:
        if self.rolls < table.settings().roll_cap:
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "roll", True),)

    def may_end(self) -> bool:
        return not self.must

    def turn_over(self, table: "GlobopolisState", at: int) -> None:
        offers.close_all(table)
        table.cut(at)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        most = dice_most(table, table.holders[self.seat])
        return FORWARDS[min(2, most) - 1] if self.must else END_TURN


def roll_on(_table: "GlobopolisState", seat: Seat, rolls: int) -> RollChoice:
    """GB-4.2: on this field the seat may roll again, or end its turn."""
    return RollChoice(seat, rolls, 0)


class MoveRoll(ChanceFrame["GlobopolisState"]):
    """GB-4.2: the dice say how far the Governor goes."""

    FIELDS = ("seat", "rolls", "dice", "backwards")
    __slots__ = FIELDS
    NAME = "move-roll"
    PURPOSE = "move"

    def __init__(self, seat: Seat, rolls: int, dice: int, backwards: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.dice = dice
        self.backwards = backwards

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice((6,) * self.dice)

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value}
            table.sink.append(Event("gb-event-rolled", values))
        if table.this_turn[MAY_REROLL]:
            table.replace(RerollChoice(self.seat, self.rolls, value, self.backwards))
        else:
            move(table, self.seat, sum(value), self.backwards == 1)
            table.replace(Landing(self.seat, self.rolls + 1))


class KeepRoll(Verb["GlobopolisState"]):
    """GB-8.21: stay with the movement roll just made."""

    __slots__ = ()
    VERB = "keep-roll"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [KEEP_ROLL]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        made = table.stack[question.at]
        assert isinstance(made, RerollChoice)
        table.this_turn[MAY_REROLL] -= 1
        move(table, made.seat, sum(made.dice), made.backwards == 1)
        table.replace(Landing(made.seat, made.rolls + 1))


class Reroll(Verb["GlobopolisState"]):
    """GB-8.21: repeat the movement roll just made."""

    __slots__ = ()
    VERB = "reroll"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [REROLL]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        made = table.stack[question.at]
        assert isinstance(made, RerollChoice)
        table.this_turn[MAY_REROLL] -= 1
        table.replace(MoveRoll(made.seat, made.rolls, len(made.dice), made.backwards))


KEEP_ROLL: Final = KeepRoll()
REROLL: Final = Reroll()


class RerollChoice(Frame["GlobopolisState"]):
    """GB-8.21: with the card played, the roll may be repeated once."""

    FIELDS = ("seat", "rolls", "dice", "backwards")
    __slots__ = FIELDS
    NAME = "reroll-choice"
    VERBS = Verbs(KeepRoll, Reroll)

    def __init__(self, seat: Seat, rolls: int, dice: tuple[int, ...], backwards: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.dice = dice
        self.backwards = backwards

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "reroll", True),)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return KEEP_ROLL


class TurnEnd(EventFrame):
    """GB-9.3: who holds MISSION cards may show a fulfilled one before its turn is over.

    Everybody who publicly holds one is asked, so that being asked tells nothing.
    """

    __slots__ = ()
    NAME = "turn-end"
    VERBS = Verbs(EndTurn, ShowMission)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, table: "GlobopolisState") -> bool:
        if table.hand(table.holders[self.seat], MISSION_SORT):
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "turn-end", True),)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return END_TURN


class Landing(Frame["GlobopolisState"]):
    """The Governor has come to a field: what happens there, step by step, is in `sequence.LANDINGS`."""

    FIELDS = ("seat", "rolls")
    __slots__ = FIELDS
    NAME = "landing"
    ASKS = False

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def step(self, table: "GlobopolisState") -> bool:
        """Steps that need no answer are done; the others replace the landing, the first on top."""
        if table.sink is not None:
            values = {"seat": self.seat, "field": table.governor[self.seat]}
            table.sink.append(Event("gb-event-landed", values))
        found: list[Frame[Any]] = []
        for step in table.landing_steps(self.seat):
            frame = step(table, self.seat, self.rolls)
            if frame is not None:
                found.append(frame)
        if not found:
            table.pop()
            return True
        table.replace(found.pop())
        while found:
            table.push(found.pop())
        return True
