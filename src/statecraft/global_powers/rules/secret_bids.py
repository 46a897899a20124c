"""Base politicians taken into the hand in secret, for a region: bids in the auction, stakes in a coup (GP-1.5, GP-5.9)."""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import SealedFrame
from statecraft.core.ids import Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb
from statecraft.global_powers.fields import POLITICIANS
from statecraft.global_powers.ids import MOST_POLITICIANS, RegionId

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


_MADE: Final[dict[type[Action], list[Action]]] = {}
"""By verb: a bid for every number of politicians, made once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretBid(Verb["GlobalPowersState"]):
    """So many politicians, of those the seat may take."""

    FIELDS = ("politicians",)
    __slots__ = FIELDS
    SHAPE = (POLITICIANS,)
    RULE: ClassVar[str] = ""
    REFUSED: ClassVar[str] = ""
    """The rule that says how many, and the text that refuses more."""

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians

    def most(self, table: "GlobalPowersState", seat: Seat) -> int:
        """How many a seat may take."""
        raise NotImplementedError(f"{type(self).__name__}.most")

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        made = _MADE.get(type(self))
        if made is None:
            numbers = range(MOST_POLITICIANS + 1)
            made = _MADE[type(self)] = [type(self)(number) for number in numbers]
        return made[: self.most(table, question.seat) + 1]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        most = self.most(table, question.seat)
        if self.politicians > most:
            return Illegal(self.RULE, self.REFUSED, {"most": most})
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretBids(SealedFrame["GlobalPowersState"]):
    """Several parties bid for one region at once."""

    __slots__ = ("region",)
    FIELDS = ("seats", "slots", "region")

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], region: RegionId
    ) -> None:
        super().__init__(seats, slots)
        self.region = region

    def bids(self) -> tuple[int, ...]:
        """What each of them has bid."""
        return tuple([slot.politicians for slot in self.slots if isinstance(slot, SecretBid)])
