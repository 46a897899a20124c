"""Teleporting: as everybody's first turn, and from the field TELEPORT! (GB-1.11, GB-4.19, booklet page 16)."""

from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.core.trade import offers
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.ids import RING, TerritoryId
from statecraft.globopolis.rules import surplus
from statecraft.globopolis.rules.movement import Landing
from statecraft.globopolis.rules.surplus import LeaveSurplus, SurplusFrame

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class CallTeleport(Verb["GlobopolisState"]):
    """GB-1.11: teleport."""

    __slots__ = ()
    VERB = "teleport"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [BEAM]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        offers.close_all(table)
        table.close_agents()
        table.replace(Teleport(question.seat, 0))


BEAM: Final = CallTeleport()


class TeleportCall(SurplusFrame):
    """GB-1.11: the first turn is a teleport; until the seat calls it, the one before places agents.

    GB-1.9: so long it may still lay back the surplus units of the deal.
    """

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "teleport-call"
    VERBS = Verbs(CallTeleport, LeaveSurplus)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "teleport", True),)

    def extra(self, table: "GlobopolisState") -> list[tuple[TerritoryId, int, int]]:
        return surplus.dealt_surplus(table, table.holders[self.seat])

    def leave(self, table: "GlobopolisState", question: Question) -> None:
        surplus.lay_back(table, table.holders[self.seat])

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return BEAM


class Teleport(ChanceFrame["GlobopolisState"]):
    """GB-4.19: so many O.R.S.S. bases on, and so many fields beyond; no EU for passing."""

    FIELDS = ("seat", "rolls")
    __slots__ = FIELDS
    NAME = "teleporting"
    PURPOSE = "teleport"

    def __init__(self, seat: Seat, rolls: int = 0) -> None:
        self.seat = seat
        self.rolls = rolls

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice((table.content.teleport_bases_die, table.content.teleport_fields_die))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
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


def teleport_again(table: "GlobopolisState", seat: Seat, rolls: int) -> Teleport | None:
    """GB-4.19: from TELEPORT! one teleports; it counts as a roll, so not beyond their limit (GB-10.20)."""
    return Teleport(seat, rolls) if rolls < table.settings().roll_cap else None
