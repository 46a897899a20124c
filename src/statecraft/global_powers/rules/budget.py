"""The budget: one chip into others (GP-4.15 to GP-4.17)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import CONVERSION
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.government_action import ListedAction
from statecraft.global_powers.rules.rolls import RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

CONVERSIONS: Final = (
    (RAW, ECONOMY, 3),
    (ECONOMY, ECONOMY, 2),
    (ECONOMY, DIPLOMACY, 2),
    (ECONOMY, MILITARY, 1),
)
"""What goes, what comes, and how much of it."""
RISKY: Final = 0


class Budget(ListedAction):
    """GP-4.15: one chip goes, others come; raw material is a risk."""

    FIELDS = ("conversion",)
    __slots__ = FIELDS
    VERB = "budget"
    SHAPE = (CONVERSION,)

    def __init__(self, conversion: int) -> None:
        self.conversion = conversion

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        chips = table.chips
        at = region * 4
        most = table.content.most_chips
        supply = table.supply
        found: list[Action] = []
        if chips[at + RAW] and chips[at + ECONOMY] < most and supply[ECONOMY]:
            found.append(BUDGETS[0])
        if chips[at + ECONOMY]:
            if chips[at + ECONOMY] < most and supply[ECONOMY]:
                found.append(BUDGETS[1])
            if chips[at + DIPLOMACY] < most and supply[DIPLOMACY]:
                found.append(BUDGETS[2])
            if chips[at + MILITARY] < most and supply[MILITARY] and not table.demilitarised[region]:
                found.append(BUDGETS[3])
        return found

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        """GP-4.16: a chip to convert, something to gain, and no armament where it is forbidden."""
        source, target, _amount = CONVERSIONS[self.conversion]
        if not table.chip(region, source):
            return Illegal("GP-4.16", "gp-refused-no-chip", {"region": region, "chip": source})
        if target == MILITARY and table.demilitarised[region]:
            return Illegal("GP-4.16", "gp-refused-demilitarised", {"region": region})
        if not table.room(region, target) or not table.supply[target]:
            values = {"region": region, "chip": target}
            return Illegal("GP-4.16", "gp-refused-nothing-to-gain", values)
        return None

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        source, target, amount = CONVERSIONS[self.conversion]
        table.spend_chips(region, source, 1)
        table.gain_chips(region, target, amount)
        table.tell("gp-event-done-budget", {"active": region, "conversion": self.conversion})
        if self.conversion == RISKY:
            table.push(BudgetRoll(region))

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        if self.conversion != RISKY:
            return ()
        return (Note("gp-risks-mauritius", {"percent": round(100 / len(FACES))}),)


BUDGETS: Final = tuple([Budget(conversion) for conversion in range(len(CONVERSIONS))])


class BudgetRoll(RollFrame):
    """GP-4.17: on a 1 every governing party sends a politician to Mauritius, from base or else from here."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    NAME = "budget-roll"
    PURPOSE = "budget"

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def own_dice(self, table: "GlobalPowersState") -> list[tuple[Seat, int]]:
        return [(Seat(party), 0) for party in government(table, self.region)]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        table.tell("gp-event-budget-roll", {"region": self.region, "dice": dice})
        if dice[0] != 1:
            return
        for party in government(table, self.region):
            if not table.exile(party):
                table.go_home(self.region, party, 1)
                table.exile(party)
            table.tell("gp-event-mauritius", {"seat": party})
