"""Cards that move politicians or chips at once: Aid, Expansion, Retirement, Defector, Transfer (GP-5.4, GP-5.5, GP-5.14, GP-5.17, GP-5.18)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.global_powers.card import Card, against, enemy_fault
from statecraft.global_powers.card_verbs import Aid, Defect, Expand, Retire, Transfer
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.domains import TransferDomain
from statecraft.global_powers.government import REGIONS

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

AID_CHIPS: Final = 2
PARTIES: Final = range(5)
AIDS: Final = tuple(
    [tuple([Aid(giver, taker) for taker in range(REGIONS)]) for giver in range(REGIONS)]
)
EXPANSIONS: Final = tuple([(Expand(region, 1), Expand(region, 2)) for region in range(REGIONS)])
RETIREMENTS: Final = tuple(
    [tuple([Retire(region, party) for party in PARTIES]) for region in range(REGIONS)]
)
DEFECTIONS: Final = tuple(
    [tuple([Defect(region, party) for party in PARTIES]) for region in range(REGIONS)]
)


class DevelopmentAid(Card):
    """GP-5.4: economy from a richer to a poorer region."""

    RULE = "GP-5.4"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        economy = table.chips[ECONOMY::4]
        return [
            AIDS[giver][taker]
            for giver in range(REGIONS)
            for taker in range(REGIONS)
            if economy[giver] > economy[taker]
        ]

    def fault(self, table: "World", seat: Seat, action: Aid) -> Illegal | None:
        if table.chip(action.giver, ECONOMY) <= table.chip(action.taker, ECONOMY):
            values = {"giver": action.giver, "taker": action.taker}
            return Illegal("GP-5.4", "gp-refused-not-richer", values)
        return None

    def play(self, table: "World", seat: Seat, action: Aid) -> None:
        """Two chips, or the one there is; over five is lost."""
        moved = min(AID_CHIPS, table.chip(action.giver, ECONOMY))
        table.spend_chips(action.giver, ECONOMY, moved)
        table.gain_chips(action.taker, ECONOMY, moved)


class Expansion(Card):
    """GP-5.5: base politicians into a region."""

    RULE = "GP-5.5"

    def allowed(self, table: "World", seat: Seat, region: int) -> tuple[int, int]:
        """GP-7.3: the fewest and the most politicians that may go there; (1, 0): none."""
        most = min(2, table.base[seat])
        if table.settings().expansion == "designer":
            return 1, most
        return (most, most) if most and table.there(region, seat) else (1, 0)

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        found: list[Action] = []
        for region in range(REGIONS):
            fewest, most = self.allowed(table, seat, region)
            found += EXPANSIONS[region][fewest - 1 : most]
        return found

    def fault(self, table: "World", seat: Seat, action: Expand) -> Illegal | None:
        fewest, most = self.allowed(table, seat, action.region)
        if not table.base[seat]:
            return Illegal("GP-5.5", "gp-refused-empty-base")
        if not most:
            return Illegal("GP-5.5", "gp-refused-not-present", {"region": action.region})
        if not fewest <= action.politicians <= most:
            return Illegal("GP-5.5", "gp-refused-expansion", {"politicians": most})
        return None

    def play(self, table: "World", seat: Seat, action: Expand) -> None:
        table.come_in(action.region, seat, action.politicians)


class Retirement(Card):
    """GP-5.14: an enemy politician goes home."""

    RULE = "GP-5.14"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return against(table, seat, RETIREMENTS)

    def fault(self, table: "World", seat: Seat, action: Retire) -> Illegal | None:
        return enemy_fault(table, seat, action.region, action.party, "GP-5.14")

    def play(self, table: "World", seat: Seat, action: Retire) -> None:
        table.go_home(action.region, action.party, 1)


class Defector(Card):
    """GP-5.17: an own politician takes an enemy's place, another goes to Mauritius."""

    RULE = "GP-5.17"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return against(table, seat, DEFECTIONS) if table.base[seat] >= 2 else []

    def fault(self, table: "World", seat: Seat, action: Defect) -> Illegal | None:
        if table.base[seat] < 2:
            return Illegal("GP-5.17", "gp-refused-two-in-base", {"holder": seat})
        return enemy_fault(table, seat, action.region, action.party, "GP-5.17")

    def play(self, table: "World", seat: Seat, action: Defect) -> None:
        table.go_home(action.region, action.party, 1)
        table.come_in(action.region, seat, 1)
        table.exile(seat)

    def consequences(self, table: "World", seat: Seat, action: Defect) -> tuple[Note, ...]:
        return (Note("gp-costs-mauritius"),)


class TransferCard(Card):
    """GP-5.18: any politician, to any other region."""

    RULE = "GP-5.18"

    def plays(self, table: "World", seat: Seat) -> list[Action]:
        return []

    def domain(self, table: "World", seat: Seat) -> Domain | None:
        return TransferDomain(table) if any(table.politicians) else None

    def fault(self, table: "World", seat: Seat, action: Transfer) -> Illegal | None:
        if action.party >= table.colours or not table.there(action.region, action.party):
            values = {"region": action.region, "holder": action.party}
            return Illegal("GP-5.18", "gp-refused-nobody-there", values)
        if action.target == action.region:
            return Illegal("GP-5.18", "gp-refused-same-region", {"region": action.region})
        return None

    def play(self, table: "World", seat: Seat, action: Transfer) -> None:
        n = table.colours
        table.politicians[action.region * n + action.party] -= 1
        table.politicians[action.target * n + action.party] += 1
