"""Cleaning House: duels between agents, on own territories and over guarded Guilds (GB-7.7, GB-7.8, GB-10.11)."""

from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame
from statecraft.core.engine.question import Question
from statecraft.core.ids import MOST_HOLDERS, Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.effect import CLEANING, ROLL
from statecraft.globopolis.content import TERRITORIES
from statecraft.globopolis.fields import TITLE
from statecraft.globopolis.ids import ALL_TERRITORIES, GUILD_TITLES, GuildId, TitleId
from statecraft.globopolis.rules.aggression import Attack, attacks_from
from statecraft.globopolis.rules.event_phase import END_TURN, EndTurn, RollFrame
from statecraft.globopolis.rules.guilds import take_over
from statecraft.globopolis.rules.influence import PlayInfluence
from statecraft.globopolis.rules.missions import ShowMission
from statecraft.globopolis.rules.movement import Roll
from statecraft.globopolis.rules.titles import capture

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

MOST_TIES: Final = 10


class CleanHouse(Verb["GlobopolisState"]):
    """GB-7.7: roll against one player's agents on an own territory."""

    FIELDS = ("territory", "holder")
    __slots__ = FIELDS
    VERB = "clean-house"
    SHAPE = (TITLE, HOLDER)

    def __init__(self, territory: TitleId, holder: Holder) -> None:
        self.territory = territory
        self.holder = holder

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        house = table.stack[question.at]
        assert isinstance(house, OwnTerritory)
        holder = table.holders[question.seat]
        return duels(table, holder, house.here(table), house.cleaned)

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if self in self.options(table, question):
            return None
        values = {"title": self.territory, "holder": self.holder}
        return Illegal("GB-7.7", "gb-refused-no-duel", values)

    def do(self, table: "GlobopolisState", question: Question) -> None:
        house = table.stack[question.at]
        assert isinstance(house, OwnTerritory)
        cleaned = house.cleaned | 1 << duel_bit(self.territory, self.holder)
        table.put(question.at, OwnTerritory(house.seat, house.rolls, cleaned))
        table.push(CleaningRoll(house.seat, self.territory, self.holder))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """The chance to win the duel, and how many agents would be captured."""
        from statecraft.globopolis.odds import cleaning

        owner = table.holders[question.seat]
        mine, theirs = cleaning_dice(table, owner, self.holder, self.territory)
        chance = cleaning(mine, theirs, table.content.cleaning_wins)
        count = table.agents_of(self.holder, self.territory)
        values = {"mine": mine, "theirs": theirs, "percent": round(100 * chance), "count": count}
        return (Note("gb-forecast-cleaning", {**values, "holder": self.holder}),)


def duels(table: "GlobopolisState", holder: Holder, here: TitleId, cleaned: int) -> list[Action]:
    """GB-7.7: one duel for each own territory of the group landed on and each opponent there.

    GB-10.11: with guards on Guilds the Guild of the group is cleaned like its territories.
    """
    found: list[Action] = []
    if not table.settings().agents:
        return found
    group = table.content.group[here]
    titles: list[TitleId] = [*table.content.members[group]]
    if table.settings().guild_guard:
        titles += [t for t in GUILD_TITLES if table.content.group[t] == group]
    for title in titles:
        if table.owner[title] == holder:
            for other in table.all_holders():
                if other != holder and table.agents_of(other, title):
                    if not cleaned >> duel_bit(title, other) & 1:
                        found.append(CleanHouse(title, other))
    return found


def duel_bit(title: TitleId, holder: Holder) -> int:
    """Which bit of ``OwnTerritory.cleaned`` marks a duel as fought."""
    return title * MOST_HOLDERS + holder


class OwnTerritory(RollFrame):
    """GB-4.8: clean house, then roll again or attack; ``cleaned`` marks the duels already fought.

    With GB-10.11 an own Guild is such a place too, but nothing is attacked from there.
    """

    __slots__ = ("cleaned",)
    NAME = "own-territory"
    FIELDS = ("seat", "rolls", "cleaned")
    MOMENTS = (ROLL, CLEANING)
    VERBS = Verbs(EndTurn, Roll, PlayInfluence, Attack, CleanHouse, ShowMission)

    def __init__(self, seat: Seat, rolls: int, cleaned: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.cleaned = cleaned

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        kind = "own-territory" if self.here(table) < TERRITORIES else "own-guild"
        return ((self.seat, kind, True),)

    def attacks(self, table: "GlobopolisState") -> list[Action]:
        here = self.here(table)
        if here >= TERRITORIES:
            return []
        return attacks_from(table, self.seat, ALL_TERRITORIES[here])

    def attack_fault(self, table: "GlobopolisState", attack: Attack) -> Illegal | None:
        if attack.origin != self.here(table):
            return Illegal("GB-6.2", "gb-refused-not-from-here", {"territory": attack.origin})
        return attack.reach_fault(table, table.holders[self.seat])

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return END_TURN


def own_territory(_table: "GlobopolisState", seat: Seat, rolls: int) -> OwnTerritory:
    """GB-4.8: the Governor is at home."""
    return OwnTerritory(seat, rolls, 0)


def cleaning_dice(
    table: "GlobopolisState", owner: Holder, infiltrator: Holder, title: TitleId
) -> tuple[int, int]:
    """GB-7.8: which polygons are rolled, by the agents present: owner's, infiltrator's."""
    content = table.content
    mine = content.owner_polygon[table.agents_of(owner, title)]
    return mine, content.infiltrator_polygon[table.agents_of(infiltrator, title)]


class CleaningRoll(ChanceFrame["GlobopolisState"]):
    """GB-7.7, GB-7.8: the higher roll wins a throw, ties are rolled again, best of three.

    After ten ties in one duel the agents stay: a game must end.
    """

    FIELDS = ("seat", "territory", "holder", "wins", "losses", "ties")
    __slots__ = FIELDS
    NAME = "cleaning-roll"
    PURPOSE = "cleaning"

    def __init__(
        self,
        seat: Seat,
        territory: TitleId,
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

    def distribution(self, table: "GlobopolisState") -> Distribution:
        owner = table.holders[self.seat]
        return Dice(cleaning_dice(table, owner, self.holder, self.territory))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        wins = self.wins + (1 if value[0] > value[1] else 0)
        losses = self.losses + (1 if value[0] < value[1] else 0)
        ties = self.ties + (1 if value[0] == value[1] else 0)
        needed = table.content.cleaning_wins
        if table.sink is not None:
            sides = cleaning_dice(table, table.holders[self.seat], self.holder, self.territory)
            values = {"seat": self.seat, "holder": self.holder, "title": self.territory}
            thrown = {"dice": value, "sides": sides, "mine": value[0], "theirs": value[1]}
            table.sink.append(Event("gb-event-cleaning", {**values, **thrown}))
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


class GuildDuel(ChanceFrame["GlobopolisState"]):
    """GB-10.11: a guarded guild is taken over only if the visitor beats its guards."""

    FIELDS = ("seat", "guild", "wins", "losses", "ties")
    __slots__ = FIELDS
    NAME = "guild-duel"
    PURPOSE = "guild-duel"

    def __init__(
        self, seat: Seat, guild: GuildId, wins: int = 0, losses: int = 0, ties: int = 0
    ) -> None:
        self.seat = seat
        self.guild = guild
        self.wins = wins
        self.losses = losses
        self.ties = ties

    def roller(self) -> Seat:
        return self.seat

    def _sides(self, table: "GlobopolisState") -> tuple[int, int]:
        title = GUILD_TITLES[self.guild]
        content = table.content
        owner = content.owner_polygon[table.agents_of(table.owner[title], title)]
        there = table.agents_of(table.holders[self.seat], title)
        return owner, content.infiltrator_polygon[max(1, there)]

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice(self._sides(table))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        wins = self.wins + (1 if value[1] > value[0] else 0)
        losses = self.losses + (1 if value[1] < value[0] else 0)
        ties = self.ties + (1 if value[0] == value[1] else 0)
        needed = table.content.cleaning_wins
        if table.sink is not None:
            owner = table.owner[GUILD_TITLES[self.guild]]
            values = {"seat": self.seat, "holder": owner, "guild": self.guild, "dice": value}
            thrown = {"sides": self._sides(table), "mine": value[1], "theirs": value[0]}
            table.sink.append(Event("gb-event-guild-duel", {**values, **thrown}))
        if max(wins, losses) < needed and ties < MOST_TIES:
            table.replace(GuildDuel(self.seat, self.guild, wins, losses, ties))
            return
        table.pop()
        if wins == needed:
            take_over(table, table.holders[self.seat], self.guild)
        elif table.sink is not None:
            values = {"seat": self.seat, "guild": self.guild}
            table.sink.append(Event("gb-event-guild-held", values))
