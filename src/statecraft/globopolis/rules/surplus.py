"""Surplus units on a new base plate: they may stay there or go to Personal Stock (GB-1.9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.ids import ALL_TERRITORIES, NS, TERRITORIES, TerritoryId, TitleId

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def surplus(table: "GlobopolisState", territory: TerritoryId) -> list[int]:
    """By kind, how many units lie there beyond those that need to; NS-Units have a limit (GB-5.5)."""
    here = table.units_on(territory)[:NS]
    return [max(0, count - table.content.laid_most) for count in here]


def store(table: "GlobopolisState", title: TitleId) -> None:
    """What exceeds two of a kind goes from a new base plate to Personal Stock."""
    if title >= TERRITORIES:
        return
    holder = table.owner[title]
    for kind, extra in enumerate(surplus(table, ALL_TERRITORIES[title])):
        table.add_units(title, kind, -extra)
        table.add_stock(holder, kind, extra)


def dealt_surplus(table: "GlobopolisState", holder: Holder) -> list[tuple[TerritoryId, int, int]]:
    """Territory, kind and number of the units that the deal has put into Personal Stock.

    Before its first teleport the owner may lay them back instead (GB-1.9): nobody waits for that.
    """
    found: list[tuple[TerritoryId, int, int]] = []
    left = table.stock_of(holder)[:NS]
    for territory in table.territories(holder):
        here = table.units_on(territory)
        for kind, printed in enumerate(table.content.units[territory][:NS]):
            if printed > table.content.laid_most:
                count = min(printed - here[kind], left[kind])
                if count > 0:
                    left[kind] -= count
                    found.append((territory, kind, count))
    return found


def lay_back(table: "GlobopolisState", holder: Holder) -> None:
    """GB-1.9: the surplus of the deal onto the base plates it came with."""
    for territory, kind, count in dealt_surplus(table, holder):
        table.add_stock(holder, kind, -count)
        table.add_units(territory, kind, count)
    tell(table, holder, "gb-event-surplus-left")


def tell(table: "GlobopolisState", holder: Holder, text: str) -> None:
    if table.sink is not None:
        table.sink.append(Event(text, {"holder": holder}))


def notes(rows: list[tuple[TerritoryId, int, int]]) -> tuple[Note, ...]:
    """Which units a choice is about, territory by territory."""
    return tuple(
        [
            Note("gb-surplus", {"territory": territory, "resource": kind, "count": count})
            for territory, kind, count in rows
        ]
    )


def choice(table: "GlobopolisState", territory: TerritoryId) -> "SurplusChoice | None":
    """What asks the owner where the surplus of a new territory goes, if there is any."""
    return SurplusChoice(territory) if any(surplus(table, territory)) else None


def ask(table: "GlobopolisState", territory: TerritoryId) -> None:
    """Ask the owner if there is a choice; whatever lies on top of the stack waits."""
    asking = choice(table, territory)
    if asking is not None:
        table.push(asking)


class SurplusFrame(Frame["GlobopolisState"]):
    """A question that may be answered by leaving surplus units on their base plates."""

    __slots__ = ()

    def extra(self, table: "GlobopolisState") -> list[tuple[TerritoryId, int, int]]:
        """Territory, kind and number of the units it is about."""
        raise NotImplementedError(f"{type(self).__name__}.extra")

    def leave(self, table: "GlobopolisState", question: Question) -> None:
        """The units lie on the base plates from now on."""
        raise NotImplementedError(f"{type(self).__name__}.leave")


class StoreSurplus(Verb["GlobopolisState"]):
    """GB-1.9: what exceeds two of a kind goes from a new base plate into Personal Stock."""

    __slots__ = ()
    VERB = "store-surplus"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [STORE_SURPLUS]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, SurplusChoice)
        table.cut(question.at)
        store(table, asking.territory)
        tell(table, table.owner[asking.territory], "gb-event-surplus-stored")

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        asking = table.stack[question.at]
        assert isinstance(asking, SurplusFrame)
        return notes(asking.extra(table))


class LeaveSurplus(Verb["GlobopolisState"]):
    """GB-1.9: what exceeds two of a kind lies on the base plates it came with."""

    __slots__ = ()
    VERB = "leave-surplus"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, SurplusFrame)
        return [LEAVE_SURPLUS] if asking.extra(table) else []

    def do(self, table: "GlobopolisState", question: Question) -> None:
        asking = table.stack[question.at]
        assert isinstance(asking, SurplusFrame)
        asking.leave(table, question)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        asking = table.stack[question.at]
        assert isinstance(asking, SurplusFrame)
        return notes(asking.extra(table))


STORE_SURPLUS: Final = StoreSurplus()
LEAVE_SURPLUS: Final = LeaveSurplus()


class SurplusChoice(SurplusFrame):
    """GB-1.9: the owner of a new territory says where its surplus goes."""

    FIELDS = ("territory",)
    __slots__ = FIELDS
    NAME = "surplus-choice"
    HIDES = True
    VERBS = Verbs(StoreSurplus, LeaveSurplus)

    def __init__(self, territory: TerritoryId) -> None:
        self.territory = territory

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((table.speaker(table.owner[self.territory]), "surplus", True),)

    def extra(self, table: "GlobopolisState") -> list[tuple[TerritoryId, int, int]]:
        extras = enumerate(surplus(table, self.territory))
        return [(self.territory, kind, count) for kind, count in extras if count]

    def leave(self, table: "GlobopolisState", question: Question) -> None:
        table.cut(question.at)
        tell(table, table.owner[self.territory], "gb-event-surplus-left")

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return STORE_SURPLUS
