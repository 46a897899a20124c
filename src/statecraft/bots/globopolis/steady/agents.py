"""Where a steady player of Globopolis has its agents: on guard, or where an attack may come to pass."""

from collections.abc import Sequence
from functools import cache

from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.bots.globopolis.worth import spread
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.globopolis.content import NS, TERRITORIES
from statecraft.globopolis.ids import ALL_TERRITORIES, TerritoryId
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Place

THREAT = 0.03
"""How often one opponent comes to a territory or from one nearby to attack it, in a turn."""


def place(scale: Scale, me: Holder, seat: Seat) -> Action | None:
    """One step towards the best spread of agents."""
    table = scale.table
    return step(table.owner, table.agents, table.reserve[me], me, wanted(scale, me, seat))


def wanted(scale: Scale, me: Holder, seat: Seat) -> list[int]:
    """How many agents to have on each territory, judged with all in hand: the same after every step that leads there."""
    table = scale.table
    bare = table.clone()
    bare.agents[me * 36 : me * 36 + TERRITORIES] = [0] * TERRITORIES
    hand = table.reserve[me] + sum(table.agents[me * 36 : me * 36 + TERRITORIES])
    bare.reserve[me] = hand
    return spread_out(Attacks(scale, me, bare), seat, hand)


def step(
    owner: Sequence[int], agents: Sequence[int], reserve: int, me: Holder, wanted: list[int]
) -> Action | None:
    """One step to where agents are wanted; first those that leave, then those that come."""
    moves = []
    for territory in ALL_TERRITORIES:
        here = agents[me * 36 + territory]
        if owner[territory] >= 0 and wanted[territory] != here:
            moves.append((wanted[territory] - here, territory))
    if not moves:
        return None
    change, territory = min(moves)
    count, here = wanted[territory], agents[me * 36 + territory]
    if change > 0:
        count = min(count, here + reserve)
    return Place(territory, count) if count != here else None


def spread_out(attacks: Attacks, seat: Seat, hand: int) -> list[int]:
    """How many agents to have on each territory: the most useful first, as long as there are any."""
    table, scale, me = attacks.table, attacks.scale, attacks.holder
    wishes: list[tuple[float, TerritoryId, int]] = []
    mine = sorted(scale.territories(me), key=lambda t: -scale.title_worth(t))
    origins: dict[int, list[TerritoryId]] = {}
    for territory in scale.territories(me):
        origins.setdefault(table.content.quadrant[territory], []).append(territory)
    for territory in ALL_TERRITORIES:
        owner = table.owner[territory]
        if owner == me:
            others = _strangers(table, me, territory)
            if others < 3:
                wishes.append((guard(attacks, territory) / (others + 1), territory, others + 1))
        elif owner >= 0:
            needed = table.agents_of(owner, territory) + 1
            if 1 <= needed <= table.content.agents_on_territory:
                near = origins.get(table.content.quadrant[territory], [])
                gain = raid(attacks, seat, near, territory)
                if gain > 0:
                    wishes.append((gain / needed, territory, needed))
    found = [0] * TERRITORIES
    for _gain, territory, count in sorted(wishes, reverse=True):
        if count <= hand:
            found[territory] = count
            hand -= count
    # What is left makes the best guarded harder to outnumber.
    for territory in mine:
        more = min(hand, table.content.agents_on_territory - found[territory])
        found[territory] += more
        hand -= more
    return found


def _strangers(table: GlobopolisState, me: Holder, territory: TerritoryId) -> int:
    there = [table.agents_of(h, territory) for h in table.all_holders() if h != me]
    return sum(there)


def guard(attacks: Attacks, territory: TerritoryId) -> float:
    """What superiority on an own territory saves: an enemy die less, or an own one more."""
    table, me = attacks.table, attacks.holder
    quadrant = table.content.quadrant[territory]
    near = [
        t
        for t in ALL_TERRITORIES
        if table.content.quadrant[t] == quadrant and table.owner[t] not in (-1, me)
    ]
    enemies = {table.owner[t] for t in near}
    strongest = 2
    for t in near:
        if strongest >= table.content.battle_dice_most:
            break
        strongest = max(strongest, strengths(table, t, territory)[0])
    dice = table.content.defender_dice + 1 + table.units[territory * 5 + NS]
    with_it = attacks.odds(strongest, dice)
    without = attacks.odds(strongest, dice - 1)
    exposed = THREAT * (0.5 + len(enemies))
    return exposed * (without - with_it) * attacks.scale.title_worth(territory) + 0.1


@cache
def likeliest(fields: int, most: int) -> float:
    """How likely a roll goes exactly so many fields, with the best number of dice up to the most."""
    return max([dict(spread(dice)).get(fields, 0.0) for dice in range(1, most + 1)])


def raid(attacks: Attacks, seat: Seat, origins: list[TerritoryId], territory: TerritoryId) -> float:
    """What superiority on a foreign territory adds to an attack, if the Governor gets there or to an origin."""
    table = attacks.table
    content = table.content
    ways = [(origin, territory) for origin in origins]
    with_it = attacks.best(ways, 1)
    if with_it <= 0:
        return 0.0
    without = attacks.best(ways)
    here = table.governor[seat]
    dice = content.move_dice_most
    reach = likeliest((content.title_field[territory] - here) % 64, dice)
    for origin in origins:
        reach += 0.5 * likeliest((content.title_field[origin] - here) % 64, dice)
    return (reach + 0.01) * (max(0.0, with_it) - max(0.0, without))
