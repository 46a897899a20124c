"""NI-Agents: having them, placing them, superiority (GB-7, booklet page 16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.fields import AGENTS, TITLE
from statecraft.globopolis.ids import (
    ALL_TERRITORIES,
    ALL_TITLES,
    NOBODYS,
    TERRITORIES,
    TITLES,
    TerritoryId,
    TitleId,
)

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

OTHERS: Final = Holder(NOBODYS - 1)
"""Whoever infiltrates an own territory."""


def recruit(table: "GlobopolisState", holder: Holder, count: int) -> int:
    """GB-4.18: agents from the colour's reserve in the bank, as far as it goes."""
    count = min(count, table.academy[holder])
    table.academy[holder] -= count
    table.reserve[holder] += count
    return count


def send(table: "GlobopolisState", holder: Holder, title: TitleId, count: int) -> None:
    """Have so many agents on a title; the difference comes from or goes to the player's hand."""
    more = count - table.agents_of(holder, title)
    table.reserve[holder] -= more
    table.add_agents(holder, title, more)


def places(table: "GlobopolisState") -> list[TitleId]:
    """GB-7.2: owned territories; as a variation owned guilds too."""
    titles = ALL_TITLES if table.settings().guild_guard else ALL_TERRITORIES
    return [title for title in titles if table.owner[title] >= 0]


def can_place(table: "GlobopolisState", holder: Holder) -> bool:
    """Whether there is an agent to move and a territory to move it to."""
    if not table.reserve[holder] and not any(table.agents_placed(holder)):
        return False
    titles = TITLES if table.settings().guild_guard else TERRITORIES
    for title in range(titles):  # noqa: SIM110 - a generator costs more than all the rest
        if table.owner[title] >= 0:
            return True
    return False


class Place(Verb["GlobopolisState"]):
    """GB-7.1, GB-7.2: have so many of one's agents, three at the most, on an owned territory."""

    FIELDS = ("territory", "count")
    __slots__ = FIELDS
    VERB = "place-agents"
    SHAPE = (TITLE, AGENTS)

    def __init__(self, territory: TitleId, count: int) -> None:
        self.territory = territory
        self.count = count

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        return PlaceDomain(table, table.holders[question.seat])

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        if self.territory not in places(table):
            return Illegal("GB-7.2", "gb-refused-no-place", {"title": self.territory})
        here = table.agents_of(holder, self.territory)
        if self.count == here:
            return Illegal("GB-7.1", "gb-refused-same-agents", {"count": here})
        if self.count - here > table.reserve[holder]:
            return Illegal("GB-7.1", "gb-refused-no-agents", {"count": table.reserve[holder]})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        send(table, table.holders[question.seat], self.territory, self.count)
        if table.sink is not None:
            values = {"seat": question.seat, "title": self.territory, "count": self.count}
            table.sink.append(Event("gb-event-placed", values))


class PlaceDomain(Domain):
    """GB-7.1: any number up to three on any owned territory."""

    def __init__(self, table: "GlobopolisState", holder: Holder) -> None:
        super().__init__(Place)
        self.table = table
        self.holder = holder

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        if not partial.fields:
            return [title for title in places(self.table) if len(self._counts(title))], False
        return self._counts(TitleId(partial.fields[0])), False

    def _counts(self, title: TitleId) -> list[int]:
        here = self.table.agents_of(self.holder, title)
        most = min(self.table.content.agents_on_territory, here + self.table.reserve[self.holder])
        return [count for count in range(most + 1) if count != here]


def superiority(
    table: "GlobopolisState", territory: TerritoryId, owner: Holder, infiltrator: Holder
) -> Holder:
    """GB-7.4, GB-7.5, GB-7.6: who has Agent Superiority on a territory, or ``NOBODYS``.

    Third parties always stand with the infiltrator, because they neutralise the owner's agents.
    """
    mine = table.agents_of(owner, territory)
    return superior(mine, sum(table.agents_on(territory)) - mine, owner, infiltrator)


def superior(mine: int, theirs: int, owner: Holder, infiltrator: Holder) -> Holder:
    """GB-7.4: who has more agents, the owner with ``mine`` or all others together, or ``NOBODYS``."""
    if theirs > mine:
        return infiltrator
    return owner if mine > theirs else NOBODYS


def effects(table: "GlobopolisState", holder: Holder) -> tuple[tuple[int, ...], ...]:
    """GB-7.4, for every title a holder may send agents to: the title, how many of its agents are there, and for none,
    one and more of them whether Agent Superiority makes a die for the holder in a fight (1), one against it (-1) or
    none (0). Guilds are not fought for."""
    found: list[tuple[int, ...]] = []
    for title in places(table):
        owner, here = table.owner[title], table.agents_of(holder, title)
        others = sum(table.agents_on(title)) - here
        guards = table.agents_of(owner, title)
        row: list[int] = [title, here]
        for count in range(table.content.agents_on_territory + 1):
            if title >= TERRITORIES:
                best = NOBODYS
            elif owner == holder:
                best = superior(count, others, holder, OTHERS)
            else:
                best = superior(guards, others - guards + count, owner, holder)
            row.append(0 if best == NOBODYS else 1 if best == holder else -1)
        found.append(tuple(row))
    return tuple(found)
