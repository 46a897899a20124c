"""NI-Agents: placing them, cleaning house, superiority (GB-7, booklet page 16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.domain import Domain, Spelling
from statecraft.core.event import Event
from statecraft.core.frame import ChanceFrame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.refusal import Illegal
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.fight_verbs import Place
from statecraft.globopolis.guilds import take_over
from statecraft.globopolis.titles import capture
from statecraft.globopolis.verbs import CleanHouse

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe


MOST_TIES: Final = 10


def recruit(table: "Globe", holder: int, count: int) -> int:
    """GB-4.18: agents from the colour's reserve in the bank, as far as it goes."""
    count = min(count, table.academy[holder])
    table.academy[holder] -= count
    table.reserve[holder] += count
    return count


def send(table: "Globe", holder: int, title: int, count: int) -> None:
    """Have so many agents on a title; the difference comes from or goes to the player's hand."""
    at = holder * 36 + title
    table.reserve[holder] -= count - table.agents[at]
    table.agents[at] = count


def places(table: "Globe") -> list[int]:
    """GB-7.2: owned territories; as a variation owned guilds too."""
    last = 36 if table.settings().guild_guard else 32
    return [title for title in range(last) if table.owner[title] >= 0]


def can_place(table: "Globe", holder: int) -> bool:
    """Whether there is an agent to move and a territory to move it to."""
    if not table.reserve[holder] and not any(table.agents[holder * 36 : holder * 36 + 36]):
        return False
    titles = len(table.owner) if table.settings().guild_guard else TERRITORIES
    for title in range(titles):  # noqa: SIM110 - a generator costs more than all the rest
        if table.owner[title] >= 0:
            return True
    return False


class PlaceDomain(Domain):
    """GB-7.1: any number up to three on any owned territory."""

    def __init__(self, table: "Globe", holder: int) -> None:
        super().__init__(Place)
        self.table = table
        self.holder = holder

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        if not spelling.fields:
            return [title for title in places(self.table) if len(self._counts(title))], False
        return self._counts(spelling.fields[0]), False

    def _counts(self, title: int) -> list[int]:
        here = self.table.agents_of(self.holder, title)
        most = min(self.table.content.agents_on_territory, here + self.table.reserve[self.holder])
        return [count for count in range(most + 1) if count != here]


def check_place(table: "Globe", seat: Seat, action: Action) -> None:
    """GB-7.1, GB-7.2: own agents from the hand, on owned territories, three at the most."""
    if not isinstance(action, Place):
        raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
    holder = table.holders[seat]
    if action.territory not in places(table):
        raise Illegal("GB-7.2", "gb-refused-no-place", {"title": action.territory})
    here = table.agents_of(holder, action.territory)
    if action.count == here:
        raise Illegal("GB-7.1", "gb-refused-same-agents", {"count": here})
    if action.count - here > table.reserve[holder]:
        raise Illegal("GB-7.1", "gb-refused-no-agents", {"count": table.reserve[holder]})


def place(table: "Globe", seat: Seat, action: Action) -> None:
    assert isinstance(action, Place)
    send(table, table.holders[seat], action.territory, action.count)
    if table.sink is not None:
        values = {"seat": seat, "title": action.territory, "count": action.count}
        table.sink.append(Event("gb-event-placed", values))


def superiority(table: "Globe", territory: int, owner: int, infiltrator: int) -> int:
    """GB-7.4 to GB-7.6: who has Agent Superiority on a territory, or -1.

    Third parties always stand with the infiltrator, because they neutralise the owner's agents.
    """
    mine = table.agents_of(owner, territory)
    theirs = -mine
    for holder in range(table.holder_count()):
        theirs += table.agents_of(holder, territory)
    if theirs > mine:
        return infiltrator
    return owner if mine > theirs else -1


def duels(table: "Globe", seat: Seat, here: int, cleaned: int) -> list[Action]:
    """GB-7.7: one duel for each own territory of the group landed on and each opponent there."""
    if not table.settings().agents:
        return []
    holder = table.holders[seat]
    found: list[Action] = []
    for territory in table.content.members[table.content.group[here]]:
        if table.owner[territory] == holder:
            for other in range(table.holder_count()):
                fought = cleaned >> (territory * 5 + other) & 1
                if other != holder and table.agents_of(other, territory) and not fought:
                    found.append(CleanHouse(territory, Holder(other)))
    return found


def check_duel(table: "Globe", seat: Seat, here: int, cleaned: int, action: CleanHouse) -> None:
    if action not in duels(table, seat, here, cleaned):
        values = {"title": action.territory, "holder": action.holder}
        raise Illegal("GB-7.7", "gb-refused-no-duel", values)


def cleaning_dice(table: "Globe", owner: int, infiltrator: int, title: int) -> tuple[int, int]:
    """GB-7.8: which polygons are rolled, by the agents present: owner's, infiltrator's."""
    content = table.content
    mine = content.owner_polygon[table.agents_of(owner, title)]
    return mine, content.infiltrator_polygon[table.agents_of(infiltrator, title)]


class CleaningRoll(ChanceFrame["Globe"]):
    """GB-7.7, GB-7.8: the higher roll wins a throw, ties are rolled again, best of three.

    After ten ties in one duel the agents stay: a game must end.
    """

    __slots__ = ("holder", "losses", "seat", "territory", "ties", "wins")
    FIELDS = ("seat", "territory", "holder", "wins", "losses", "ties")
    PURPOSE = "cleaning"

    def __init__(
        self,
        seat: Seat,
        territory: int,
        holder: Holder,
        wins: int = 0,
        losses: int = 0,
        ties: int = 0,
    ) -> None:
        self.seat = seat
        self.territory = territory
        self.holder = holder
        self.wins = wins
        self.losses = losses
        self.ties = ties

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        owner = table.holders[self.seat]
        return Dice(cleaning_dice(table, owner, self.holder, self.territory))

    def resolve(self, table: "Globe", value: Value) -> None:
        wins = self.wins + (1 if value[0] > value[1] else 0)
        losses = self.losses + (1 if value[0] < value[1] else 0)
        ties = self.ties + (1 if value[0] == value[1] else 0)
        needed = table.content.cleaning_wins
        if max(wins, losses) < needed and ties < MOST_TIES:
            table.replace(CleaningRoll(self.seat, self.territory, self.holder, wins, losses, ties))
            return
        table.pop()
        if wins == needed:
            capture(table, self.holder, self.territory)
        if table.sink is not None:
            values = {"seat": self.seat, "holder": self.holder, "title": self.territory}
            text = "gb-event-cleaned" if wins == needed else "gb-event-not-cleaned"
            table.sink.append(Event(text, values))


class GuildDuel(ChanceFrame["Globe"]):
    """GB-10.11: a guarded guild is taken over only if the visitor beats its guards."""

    __slots__ = ("guild", "losses", "seat", "ties", "wins")
    FIELDS = ("seat", "guild", "wins", "losses", "ties")
    PURPOSE = "guild-duel"

    def __init__(
        self, seat: Seat, guild: int, wins: int = 0, losses: int = 0, ties: int = 0
    ) -> None:
        self.seat = seat
        self.guild = guild
        self.wins = wins
        self.losses = losses
        self.ties = ties

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        title = 32 + self.guild
        content = table.content
        owner = content.owner_polygon[table.agents_of(table.owner[title], title)]
        there = table.agents_of(table.holders[self.seat], title)
        return Dice((owner, content.infiltrator_polygon[max(1, there)]))

    def resolve(self, table: "Globe", value: Value) -> None:
        wins = self.wins + (1 if value[1] > value[0] else 0)
        losses = self.losses + (1 if value[1] < value[0] else 0)
        ties = self.ties + (1 if value[0] == value[1] else 0)
        needed = table.content.cleaning_wins
        if max(wins, losses) < needed and ties < MOST_TIES:
            table.replace(GuildDuel(self.seat, self.guild, wins, losses, ties))
            return
        table.pop()
        if wins == needed:
            take_over(table, table.holders[self.seat], self.guild)
        elif table.sink is not None:
            values = {"seat": self.seat, "guild": self.guild}
            table.sink.append(Event("gb-event-guild-held", values))
