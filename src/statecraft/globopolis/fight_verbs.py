"""Answers in a fight: agents are placed and withdrawn, cards used, third parties hired, NS-Units lent."""

from typing import Final

from statecraft.core.action import HOLDER, YES_NO, Action
from statecraft.core.ids import Holder
from statecraft.globopolis.verbs import (
    AGENTS,
    HIRE_EU,
    OPS_CARD,
    TERRITORY,
    TITLE,
    TITLE_OR_NONE,
)


class Place(Action):
    """Have so many agents on a territory."""

    __slots__ = ("count", "territory")
    VERB = "place-agents"
    FIELDS = ("territory", "count")
    SHAPE = (TITLE, AGENTS)

    def __init__(self, territory: int, count: int) -> None:
        self.territory = territory
        self.count = count


class Withdraw(Action):
    """Withdraw one's agents from both territories of a fight."""

    __slots__ = ()
    VERB = "withdraw"

    def __init__(self) -> None:
        pass


class PlayOperation(Action):
    """Use an Operations card in a fight."""

    __slots__ = ("operation",)
    VERB = "play-operation"
    FIELDS = ("operation",)
    SHAPE = (OPS_CARD,)

    def __init__(self, operation: int) -> None:
        self.operation = operation


class Hire(Action):
    """Offer a third party EU and perhaps a title for its agents' staying (1) or leaving (0)."""

    __slots__ = ("eu", "holder", "stay", "title")
    VERB = "hire"
    FIELDS = ("holder", "stay", "eu", "title")
    SHAPE = (HOLDER, YES_NO, HIRE_EU, TITLE_OR_NONE)

    def __init__(self, holder: Holder, stay: int, eu: int, title: int) -> None:
        self.holder = holder
        self.stay = stay
        self.eu = eu
        self.title = title


class AnswerHire(Action):
    """Take the bargain (1) or not (0)."""

    __slots__ = ("agreed",)
    VERB = "answer-hire"
    FIELDS = ("agreed",)
    SHAPE = (YES_NO,)

    def __init__(self, agreed: int) -> None:
        self.agreed = agreed


class Lend(Action):
    """Lend an NS-Unit to the neighbour who is attacked."""

    __slots__ = ("territory",)
    VERB = "lend"
    FIELDS = ("territory",)
    SHAPE = (TERRITORY,)

    def __init__(self, territory: int) -> None:
        self.territory = territory


VERBS: Final[tuple[type[Action], ...]] = (
    Place,
    Withdraw,
    PlayOperation,
    Lend,
    Hire,
    AnswerHire,
)
# Small sets of equal actions are made once.
WITHDRAW: Final = Withdraw()
AGREE: Final = AnswerHire(1)
DECLINE: Final = AnswerHire(0)
