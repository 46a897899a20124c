"""Guilds: taking one over, drawing on its stock, selling to others (GB-4.12, GB-2.8, GB-2.9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.event import Event
from statecraft.core.refusal import Illegal
from statecraft.globopolis import verbs
from statecraft.globopolis.this_turn import GUILD_BUYS, TAKEN
from statecraft.globopolis.titles import capture, take_title
from statecraft.globopolis.verbs import BuyFromGuild, TakeFromGuild

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

EACH_TURN: Final = 3


def rate(table: "Globe", guild: int) -> int:
    """GB-2.10: the printed rate, by Associated Territories and another guild of the resource."""
    content = table.content
    owner = table.owner[32 + guild]
    associated = len([t for t in content.associated[guild] if table.owner[t] == owner])
    second = 0
    for other in content.rival_guilds[guild]:
        if table.owner[32 + other] == owner:
            second = 1
    return content.guild_rate[guild][associated][second]


def left_to_take(table: "Globe", guild: int) -> int:
    return EACH_TURN - table.this_turn[TAKEN + guild]


def guild_actions(table: "Globe", holder: int) -> list[Action]:
    found: list[Action] = []
    units = table.units
    for guild, owner in enumerate(table.owner[32:]):
        if owner < 0:
            continue
        mine = owner == holder
        most = EACH_TURN - table.this_turn[(TAKEN if mine else GUILD_BUYS) + guild]
        base = (32 + guild) * 5
        if most <= 0 or not any(units[base : base + 5]):
            continue
        if not mine:
            most = min(most, table.eu[holder] // rate(table, guild))
        if most > 0:
            actions = (verbs.GUILD_TAKES if mine else verbs.GUILD_BUYS)[guild]
            for kind in table.content.guild_resources[guild]:
                found += actions[kind][: min(most, units[base + kind])]
    return found


def check_take(table: "Globe", holder: int, action: TakeFromGuild) -> None:
    """GB-2.8: up to three units a turn from each own guild."""
    if table.owner[32 + action.guild] != holder:
        raise Illegal("GB-2.8", "gb-refused-not-your-guild", {"guild": action.guild})
    if action.count > table.units[(32 + action.guild) * 5 + action.kind]:
        raise Illegal("GB-2.8", "gb-refused-guild-stock", {"guild": action.guild})
    if action.count > left_to_take(table, action.guild):
        raise Illegal("GB-2.8", "gb-refused-guild-limit", {"count": EACH_TURN})


def check_buy(table: "Globe", holder: int, action: BuyFromGuild) -> None:
    """GB-2.9: up to three units a turn from each guild of somebody else, at its rate."""
    owner = table.owner[32 + action.guild]
    if owner in (-1, holder):
        raise Illegal("GB-2.9", "gb-refused-guild-not-others", {"guild": action.guild})
    if action.count > table.units[(32 + action.guild) * 5 + action.kind]:
        raise Illegal("GB-2.9", "gb-refused-guild-stock", {"guild": action.guild})
    if action.count > EACH_TURN - table.this_turn[GUILD_BUYS + action.guild]:
        raise Illegal("GB-2.9", "gb-refused-guild-limit", {"count": EACH_TURN})
    price = rate(table, action.guild) * action.count
    if price > table.eu[holder]:
        raise Illegal("GB-2.9", "gb-refused-no-eu", {"eu": price})


def take(table: "Globe", holder: int, action: TakeFromGuild) -> None:
    table.units[(32 + action.guild) * 5 + action.kind] -= action.count
    table.stock[holder * 5 + action.kind] += action.count
    table.this_turn[TAKEN + action.guild] += action.count
    _tell(table, "gb-event-guild-taken", holder, action.guild, action.kind, action.count)


def buy(table: "Globe", holder: int, action: BuyFromGuild) -> None:
    price = rate(table, action.guild) * action.count
    table.eu[holder] -= price
    table.eu[table.owner[32 + action.guild]] += price
    table.units[(32 + action.guild) * 5 + action.kind] -= action.count
    table.stock[holder * 5 + action.kind] += action.count
    table.this_turn[GUILD_BUYS + action.guild] += action.count
    _tell(table, "gb-event-guild-bought", holder, action.guild, action.kind, action.count)


def _tell(table: "Globe", text: str, holder: int, guild: int, kind: int, count: int) -> None:
    if table.sink is not None:
        values = {"holder": holder, "guild": guild, "resource": kind, "count": count}
        table.sink.append(Event(text, values))


def take_over(table: "Globe", holder: int, guild: int) -> None:
    """GB-4.12: the new operator gains 4 points and the stock, the old one loses 4."""
    title = 32 + guild
    before = table.owner[title]
    if before < 0:
        take_title(table, holder, title)
        return
    value = table.content.value[title]
    table.score[before] -= value
    table.score[holder] += value
    table.owner[title] = holder
    for other in range(table.holder_count()):
        if other != holder:
            capture(table, other, title)
    if table.sink is not None:
        values = {"holder": holder, "by": before, "guild": guild}
        table.sink.append(Event("gb-event-guild-lost", values))
