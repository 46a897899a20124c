"""Transfer: a politician goes from one region to another (GP-5.18)."""

from typing import TYPE_CHECKING

from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER
from statecraft.core.verbs.domain import Domain
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.domains import TransferDomain

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Transfer(Card):
    """GP-5.18: any politician, to any other region."""

    FIELDS = ("region", "party", "target")
    __slots__ = FIELDS
    VERB = "transfer"
    SHAPE = (REGION, HOLDER, REGION)
    RULE = "GP-5.18"
    EFFECT = "transfer"

    def __init__(self, region: RegionId, party: Holder, target: RegionId) -> None:
        self.region = region
        self.party = party
        self.target = target

    def domain(self, table: "GlobalPowersState", question: Question) -> Domain | None:
        if self.in_hand(table, question.seat) and any(table.politicians):
            return TransferDomain(Transfer, table)
        return None

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        if self.party >= table.colours or not table.there(self.region, self.party):
            values = {"region": self.region, "holder": self.party}
            return Illegal("GP-5.18", "gp-refused-nobody-there", values)
        if self.target == self.region:
            return Illegal("GP-5.18", "gp-refused-same-region", {"region": self.region})
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        n = table.colours
        table.politicians[self.region * n + self.party] -= 1
        table.politicians[self.target * n + self.party] += 1
