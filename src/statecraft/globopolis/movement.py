"""Moving the Governor: rolling, passing TELEPORT!, teleporting (GB-4, booklet pages 13 to 16)."""

from typing import TYPE_CHECKING, Final

from statecraft.core import offer
from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.globopolis import influence, missions
from statecraft.globopolis.content import EXACT_MOVE, FLY, FREE_REVERSE, REROLL
from statecraft.globopolis.this_turn import FREE_REVERSE as FREE_REVERSE_LEFT
from statecraft.globopolis.this_turn import MAY_REROLL
from statecraft.globopolis.verbs import (
    BACKWARDS,
    BEAM,
    END_TURN,
    FORWARDS,
    KEEP_ROLL,
    EndTurn,
    KeepRoll,
    PlayInfluence,
    Reroll,
    Roll,
    ShowMission,
)
from statecraft.globopolis.verbs import REROLL as REROLL_ACTION

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

RING: Final = 64
MISSION_SORT: Final = 1
IN_A_ROLL: Final = (EXACT_MOVE, FLY, FREE_REVERSE, REROLL)
"""INFLUENCE cards that are played when one may roll."""


def passes(start: int, fields: int, teleport: int) -> bool:
    """Whether a clockwise move passes TELEPORT! without ending on it."""
    return 0 < (teleport - start) % RING < fields


def move(table: "Globe", seat: Seat, fields: int, backwards: bool) -> None:
    """GB-4.5, GB-4.6: 40 EU for each clockwise pass, but not again after crossing backwards."""
    start = table.governor[seat]
    teleport = table.content.teleport_field
    if backwards:
        table.governor[seat] = (start - fields) % RING
        if 0 < (start - teleport) % RING < fields:
            table.backs[seat] += 1
    else:
        table.governor[seat] = (start + fields) % RING
        if passes(start, fields, teleport):
            if table.backs[seat]:
                table.backs[seat] -= 1
            else:
                table.earn(table.holders[seat], table.content.passing_eu)
                if table.sink is not None:
                    values = {"seat": seat, "eu": table.content.passing_eu}
                    table.sink.append(Event("gb-event-passed", values))


def fly(table: "Globe", seat: Seat, field: int) -> None:
    """GB-4.16: flights go clockwise, over TELEPORT! too."""
    move(table, seat, (field - table.governor[seat]) % RING, False)
    if table.sink is not None:
        table.sink.append(Event("gb-event-flew", {"seat": seat, "field": field}))


def may_go_back(table: "Globe", holder: int) -> bool:
    """GB-4.3: counter-clockwise costs three points a roll, which one must have."""
    if table.settings().free_direction or table.this_turn[FREE_REVERSE_LEFT]:
        return True
    return table.score[holder] >= table.content.reverse_points


def roll_actions(table: "Globe", seat: Seat, rolls: int) -> list[Action]:
    """GB-4.1: one, two or three dice, either way round, or a card that moves the Governor."""
    if rolls >= table.settings().roll_cap:
        return []
    listed: list[Action] = list(FORWARDS)
    holder = table.holders[seat]
    if may_go_back(table, holder):
        listed += BACKWARDS
    if table.influence.hands[holder]:
        listed += influence.plays(table, seat, IN_A_ROLL)
    return listed


def check_roll(table: "Globe", seat: Seat, rolls: int, action: Action) -> None:
    if rolls >= table.settings().roll_cap:
        raise Illegal("GB-10.20", "gb-refused-roll-cap", {"limit": table.settings().roll_cap})
    if isinstance(action, Roll):
        if action.backwards and not may_go_back(table, table.holders[seat]):
            raise Illegal(
                "GB-4.3", "gb-refused-back-costs", {"points": table.content.reverse_points}
            )
    elif isinstance(action, PlayInfluence):
        influence.check_play(table, seat, action, IN_A_ROLL)
    else:
        raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})


def is_roll(action: Action) -> bool:
    return isinstance(action, Roll | PlayInfluence)


def roll(table: "Globe", seat: Seat, rolls: int, action: Action) -> None:
    """Carry out a checked roll or card; the frame on top makes way for what follows."""
    if isinstance(action, PlayInfluence):
        _play_moving_card(table, seat, rolls, action)
        return
    assert isinstance(action, Roll)
    _set_off(table)
    if action.backwards and not table.settings().free_direction:
        if table.this_turn[FREE_REVERSE_LEFT]:
            table.this_turn[FREE_REVERSE_LEFT] -= 1
        else:
            table.score[table.holders[seat]] -= table.content.reverse_points
    table.replace(MoveRoll(seat, rolls, action.dice, action.backwards))


def _set_off(table: "Globe") -> None:
    """GB-3.3, GB-7.3: with a roll, or a card in its place, the quiet time is over."""
    table.close_agents()
    offer.close_all(table)


def _play_moving_card(table: "Globe", seat: Seat, rolls: int, action: PlayInfluence) -> None:
    effect = table.content.influence[action.influence].effect
    influence.discard(table, seat, action)
    if effect in (EXACT_MOVE, FLY):
        _set_off(table)
    if effect == EXACT_MOVE:
        move(table, seat, action.choice, False)
        table.replace(Landing(seat, rolls + 1))
    elif effect == FLY:
        fly(table, seat, action.choice)
        table.replace(RollChoice(seat, rolls, 0))
    elif effect == FREE_REVERSE:
        table.this_turn[FREE_REVERSE_LEFT] += 1
    else:
        table.this_turn[MAY_REROLL] += 1


class RollChoice(Frame["Globe"]):
    """GB-4.1, GB-4.2: the seat rolls, or, where it need not, ends its turn."""

    __slots__ = ("must", "rolls", "seat")
    FIELDS = ("seat", "rolls", "must")

    def __init__(self, seat: Seat, rolls: int = 0, must: int = 1) -> None:
        self.seat = seat
        self.rolls = rolls
        self.must = must

    def step(self, table: "Globe") -> bool:
        if self.rolls < table.settings().roll_cap:
            return False
        table.pop()
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "roll", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        listed = roll_actions(table, self.seat, self.rolls)
        if not self.must:
            listed.append(END_TURN)
        return listed + missions.shows(table, self.seat)

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, EndTurn):
            if self.must:
                raise Illegal("GB-4.1", "gb-refused-must-roll")
        elif isinstance(action, ShowMission):
            missions.check_show(table, self.seat, action)
        else:
            check_roll(table, self.seat, self.rolls, action)

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, EndTurn):
            offer.close_all(table)
            table.cut(question.at)
        elif isinstance(action, ShowMission):
            missions.show(table, self.seat, action)
        else:
            roll(table, self.seat, self.rolls, action)

    def default(self, table: "Globe", question: Question) -> Action | None:
        return FORWARDS[1] if self.must else END_TURN

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        return roll_notes(table, action)


def roll_notes(table: "Globe", action: Action) -> tuple[Note, ...]:
    if isinstance(action, Roll) and action.backwards and not table.settings().free_direction:
        if not table.this_turn[FREE_REVERSE_LEFT]:
            return (Note("gb-costs-points", {"points": table.content.reverse_points}),)
    return ()


class MoveRoll(ChanceFrame["Globe"]):
    """GB-4.2: the dice say how far the Governor goes."""

    __slots__ = ("backwards", "dice", "rolls", "seat")
    FIELDS = ("seat", "rolls", "dice", "backwards")
    PURPOSE = "move"

    def __init__(self, seat: Seat, rolls: int, dice: int, backwards: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.dice = dice
        self.backwards = backwards

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        return Dice((6,) * self.dice)

    def resolve(self, table: "Globe", value: Value) -> None:
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value}
            table.sink.append(Event("gb-event-rolled", values))
        if table.this_turn[MAY_REROLL]:
            table.replace(RerollChoice(self.seat, self.rolls, value, self.backwards))
        else:
            move(table, self.seat, sum(value), self.backwards == 1)
            table.replace(Landing(self.seat, self.rolls + 1))


class RerollChoice(Frame["Globe"]):
    """GB-8.21: with the card played, the roll may be repeated once."""

    __slots__ = ("backwards", "dice", "rolls", "seat")
    FIELDS = ("seat", "rolls", "dice", "backwards")

    def __init__(self, seat: Seat, rolls: int, dice: tuple[int, ...], backwards: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.dice = dice
        self.backwards = backwards

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "reroll", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [KEEP_ROLL, REROLL_ACTION]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if not isinstance(action, KeepRoll | Reroll):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        table.this_turn[MAY_REROLL] -= 1
        if isinstance(action, Reroll):
            again = MoveRoll(self.seat, self.rolls, len(self.dice), self.backwards)
            table.replace(again)
            return
        move(table, self.seat, sum(self.dice), self.backwards == 1)
        table.replace(Landing(self.seat, self.rolls + 1))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return KEEP_ROLL


class TeleportCall(Frame["Globe"]):
    """GB-1.11: the first turn is a teleport; until the seat calls it, the one before places agents."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "teleport", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [BEAM]

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        table.close_agents()
        table.replace(Teleport(self.seat, 0))

    def default(self, table: "Globe", question: Question) -> Action | None:
        return BEAM


class TurnEnd(Frame["Globe"]):
    """GB-9.3: who holds MISSION cards may show a fulfilled one before its turn is over.

    Everybody who publicly holds one is asked, so that being asked tells nothing.
    """

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, table: "Globe") -> bool:
        if table.hand(table.holders[self.seat], MISSION_SORT):
            return False
        table.pop()
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "turn-end", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [END_TURN, *missions.shows(table, self.seat)]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, ShowMission):
            missions.check_show(table, self.seat, action)
        elif not isinstance(action, EndTurn):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, ShowMission):
            missions.show(table, self.seat, action)
        else:
            table.cut(question.at)

    def default(self, table: "Globe", question: Question) -> Action | None:
        return END_TURN


class Teleport(ChanceFrame["Globe"]):
    """GB-4.19: so many O.R.S.S. bases on, and so many fields beyond; no EU for passing."""

    __slots__ = ("rolls", "seat")
    FIELDS = ("seat", "rolls")
    PURPOSE = "teleport"

    def __init__(self, seat: Seat, rolls: int = 0) -> None:
        self.seat = seat
        self.rolls = rolls

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        return Dice((table.content.teleport_bases_die, table.content.teleport_fields_die))

    def resolve(self, table: "Globe", value: Value) -> None:
        bases, fields = value
        content = table.content
        behind = [base for base in content.bases if base > content.teleport_field]
        first = content.bases.index(behind[0]) if behind else 0
        base = content.bases[(first + bases - 1) % len(content.bases)]
        table.governor[self.seat] = (base + fields) % RING
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "field": table.governor[self.seat]}
            table.sink.append(Event("gb-event-teleported", values))
        table.replace(Landing(self.seat, self.rolls + 1))


class Landing(Frame["Globe"]):
    """The Governor has come to a field: what happens there is in the chapter on landing."""

    __slots__ = ("rolls", "seat")
    FIELDS = ("seat", "rolls")
    ASKS = False

    def __init__(self, seat: Seat, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls

    def step(self, table: "Globe") -> bool:
        table.land(self.seat, self.rolls)
        return True
