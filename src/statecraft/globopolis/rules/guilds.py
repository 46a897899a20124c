"""Guilds: taking one over, drawing on its stock, selling to others (GB-4.12, GB-2.8, GB-2.9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.content import RESOURCES
from statecraft.globopolis.fields import FEW, GUILD, RESOURCE
from statecraft.globopolis.ids import ALL_GUILDS, GUILD_TITLES, TERRITORIES, Eu, GuildId
from statecraft.globopolis.rules import promises
from statecraft.globopolis.rules.barred import NO_GUILDS
from statecraft.globopolis.rules.this_turn import GUILD_BUYS as BOUGHT
from statecraft.globopolis.rules.this_turn import TAKEN
from statecraft.globopolis.rules.titles import capture, take_title

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def rate(table: "GlobopolisState", guild: GuildId, kind: int) -> Eu:
    """GB-2.10: the printed rate, by Associated Territories and another guild of this resource."""
    content = table.content
    owner = table.owner[GUILD_TITLES[guild]]
    associated = len([t for t in content.associated[guild] if table.owner[t] == owner])
    second = 0
    for other in content.rival_guilds[guild][kind]:
        if table.owner[GUILD_TITLES[other]] == owner:
            second = 1
    return content.guild_rate[guild][associated][second]


def price(table: "GlobopolisState", guild: GuildId, kind: int, buyer: Holder) -> Eu:
    """What a unit costs this buyer: the rate, or less where the owner has promised it (GB-3.12)."""
    full = rate(table, guild, kind)
    if not table.pledges:
        return full
    return promises.promised_price(table, table.owner[GUILD_TITLES[guild]], buyer, guild, full)


def left_to_take(table: "GlobopolisState", guild: GuildId) -> int:
    return table.content.guild_taken_most - table.this_turn[TAKEN + guild]


def left_to_buy(table: "GlobopolisState", guild: GuildId) -> int:
    return table.content.guild_sold_most - table.this_turn[BOUGHT + guild]


def closed_fault(table: "GlobopolisState", holder: Holder) -> Illegal | None:
    """GB-8.51: a card may forbid all business with Guilds."""
    if table.barred[holder] & NO_GUILDS:
        return Illegal("GB-8.51", "gb-refused-customs-strike")
    return None


class TakeFromGuild(Verb["GlobopolisState"]):
    """GB-2.8: so many units a turn from each own Guild Stock."""

    FIELDS = ("guild", "kind", "count")
    __slots__ = FIELDS
    VERB = "take-from-guild"
    SHAPE = (GUILD, RESOURCE, FEW)

    def __init__(self, guild: GuildId, kind: int, count: int) -> None:
        self.guild = guild
        self.kind = kind
        self.count = count

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        found: list[Action] = []
        if table.barred[holder] & NO_GUILDS:
            return found
        for place, owner in enumerate(table.owner[TERRITORIES:]):
            if owner == holder:
                guild = ALL_GUILDS[place]
                most = left_to_take(table, guild)
                if most > 0:
                    stock = table.units_on(GUILD_TITLES[guild])
                    for kind in table.content.guild_resources[guild]:
                        found += GUILD_TAKES[guild][kind][: min(most, stock[kind])]
        return found

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        closed = closed_fault(table, holder)
        if closed is not None:
            return closed
        if table.owner[GUILD_TITLES[self.guild]] != holder:
            return Illegal("GB-2.8", "gb-refused-not-your-guild", {"guild": self.guild})
        if self.count > table.units_on(GUILD_TITLES[self.guild])[self.kind]:
            return Illegal("GB-2.8", "gb-refused-guild-stock", {"guild": self.guild})
        if self.count > left_to_take(table, self.guild):
            limit = {"count": table.content.guild_taken_most}
            return Illegal("GB-2.8", "gb-refused-guild-limit", limit)
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        holder = table.holders[question.seat]
        table.add_units(GUILD_TITLES[self.guild], self.kind, -self.count)
        table.add_stock(holder, self.kind, self.count)
        table.this_turn[TAKEN + self.guild] += self.count
        if table.sink is not None:
            values = {"holder": holder, "guild": self.guild, "resource": self.kind}
            table.sink.append(Event("gb-event-guild-taken", {**values, "count": self.count}))


class BuyFromGuild(Verb["GlobopolisState"]):
    """GB-2.9: so many units a turn from each Guild of somebody else, at its rate."""

    FIELDS = ("guild", "kind", "count")
    __slots__ = FIELDS
    VERB = "buy-from-guild"
    SHAPE = (GUILD, RESOURCE, FEW)

    def __init__(self, guild: GuildId, kind: int, count: int) -> None:
        self.guild = guild
        self.kind = kind
        self.count = count

    def cost(self, table: "GlobopolisState", buyer: Holder) -> Eu:
        return Eu(price(table, self.guild, self.kind, buyer) * self.count)

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        found: list[Action] = []
        if table.barred[holder] & NO_GUILDS:
            return found
        for place, owner in enumerate(table.owner[TERRITORIES:]):
            if owner >= 0 and owner != holder:
                guild = ALL_GUILDS[place]
                most = left_to_buy(table, guild)
                if most > 0:
                    stock = table.units_on(GUILD_TITLES[guild])
                    for kind in table.content.guild_resources[guild]:
                        if stock[kind]:
                            afford = table.eu[holder] // price(table, guild, kind, holder)
                            limit = max(0, min(most, stock[kind], afford))
                            found += GUILD_BUYS[guild][kind][:limit]
        return found

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        closed = closed_fault(table, holder)
        if closed is not None:
            return closed
        if table.owner[GUILD_TITLES[self.guild]] in (-1, holder):
            return Illegal("GB-2.9", "gb-refused-guild-not-others", {"guild": self.guild})
        if self.count > table.units_on(GUILD_TITLES[self.guild])[self.kind]:
            return Illegal("GB-2.9", "gb-refused-guild-stock", {"guild": self.guild})
        if self.count > left_to_buy(table, self.guild):
            limit = {"count": table.content.guild_sold_most}
            return Illegal("GB-2.9", "gb-refused-guild-limit", limit)
        if self.cost(table, holder) > table.eu[holder]:
            return Illegal("GB-2.9", "gb-refused-no-eu", {"eu": self.cost(table, holder)})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        holder = table.holders[question.seat]
        paid = self.cost(table, holder)
        owner = table.owner[GUILD_TITLES[self.guild]]
        table.eu[holder] -= paid
        table.eu[owner] += paid
        table.add_units(GUILD_TITLES[self.guild], self.kind, -self.count)
        table.add_stock(holder, self.kind, self.count)
        table.this_turn[BOUGHT + self.guild] += self.count
        if table.sink is not None:
            values = {"holder": holder, "from": owner, "eu": paid, "guild": self.guild}
            bought = {"resource": self.kind, "count": self.count}
            table.sink.append(Event("gb-event-guild-bought", {**values, **bought}))
        if table.pledges:
            promises.share(table, owner, self.guild, self.count, paid)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        return (Note("gb-costs-eu", {"eu": self.cost(table, table.holders[question.seat])}),)


def _by_guild(
    verb: type[TakeFromGuild] | type[BuyFromGuild],
) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    kinds = range(len(RESOURCES))
    return tuple(
        [
            tuple([tuple([verb(guild, kind, n) for n in range(1, 10)]) for kind in kinds])
            for guild in ALL_GUILDS
        ]
    )


GUILD_TAKES: Final = _by_guild(TakeFromGuild)
GUILD_BUYS: Final = _by_guild(BuyFromGuild)
"""By guild and kind of unit: taking, or buying, one to nine of them."""


def take_over(table: "GlobopolisState", holder: Holder, guild: GuildId) -> None:
    """GB-4.12: the new operator gains its points and the stock, the old one loses them."""
    title = GUILD_TITLES[guild]
    before = table.owner[title]
    if before < 0:
        take_title(table, holder, title)
        return
    value = table.content.value[title]
    table.score[before] -= value
    table.score[holder] += value
    table.owner[title] = holder
    table.traded[title] = 0
    for other in table.all_holders():
        if other != holder:
            capture(table, other, title)
    if table.sink is not None:
        values = {"holder": holder, "from": before, "guild": guild, "points": value}
        table.sink.append(Event("gb-event-guild-lost", values))
