"""Where a steady player of Globopolis has its agents: on guard, or where an attack may come to pass."""

from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.worth import roll_sizes, spread
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.globopolis.content import NS, TERRITORIES
from statecraft.globopolis.ids import ALL_TERRITORIES, TerritoryId
from statecraft.globopolis.odds import takeover_at
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Place

THREAT = 0.03
"""How often one opponent comes to a territory or from one nearby to attack it, in a turn."""


def place(table: GlobopolisState, me: Holder, seat: Seat) -> Action | None:
    """One step towards the best spread of agents; first those that leave, then those that come."""
    # Judged with all agents in hand, so that the answer is the same after every step.
    bare = table.clone()
    bare.agents[me * 36 : me * 36 + TERRITORIES] = [0] * TERRITORIES
    hand = table.reserve[me] + sum(table.agents[me * 36 : me * 36 + TERRITORIES])
    wanted = spread_out(bare, me, seat, hand)
    moves = []
    for territory in ALL_TERRITORIES:
        here = table.agents_of(me, territory)
        if table.owner[territory] >= 0 and wanted[territory] != here:
            moves.append((wanted[territory] - here, territory))
    if not moves:
        return None
    change, territory = min(moves)
    count = wanted[territory]
    if change > 0:
        count = min(count, table.agents_of(me, territory) + table.reserve[me])
    return Place(territory, count) if count != table.agents_of(me, territory) else None


def spread_out(table: GlobopolisState, me: Holder, seat: Seat, hand: int) -> list[int]:
    """How many agents to have on each territory: the most useful first, as long as there are any."""
    wishes: list[tuple[float, TerritoryId, int]] = []
    for territory in ALL_TERRITORIES:
        owner = table.owner[territory]
        if owner == me:
            others = _strangers(table, me, territory)
            if others < 3:
                wishes.append((guard(table, me, territory) / (others + 1), territory, others + 1))
        elif owner >= 0:
            needed = table.agents_of(owner, territory) + 1
            if 1 <= needed <= table.content.agents_on_territory:
                gain = raid(table, me, seat, territory)
                if gain > 0:
                    wishes.append((gain / needed, territory, needed))
    found = [0] * TERRITORIES
    for _gain, territory, count in sorted(wishes, reverse=True):
        if count <= hand:
            found[territory] = count
            hand -= count
    # What is left makes the best guarded harder to outnumber.
    mine = sorted(table.territories(me), key=lambda t: -worth.title_worth(table, t))
    for territory in mine:
        more = min(hand, table.content.agents_on_territory - found[territory])
        found[territory] += more
        hand -= more
    return found


def _strangers(table: GlobopolisState, me: Holder, territory: TerritoryId) -> int:
    there = [table.agents_of(h, territory) for h in table.all_holders() if h != me]
    return sum(there)


def guard(table: GlobopolisState, me: Holder, territory: TerritoryId) -> float:
    """What superiority on an own territory saves: an enemy die less, or an own one more."""
    quadrant = table.content.quadrant[territory]
    enemies = set()
    strongest = 2
    for t in ALL_TERRITORIES:
        if table.owner[t] not in (-1, me) and table.content.quadrant[t] == quadrant:
            enemies.add(table.owner[t])
            mine, _theirs = strengths(table, t, territory)
            strongest = max(strongest, mine)
    most = table.content.battle_dice_most
    dice = table.content.defender_dice + 1 + table.units[territory * 5 + NS]
    with_it = float(takeover_at(table, min(most, strongest), min(most, dice)))
    without = float(takeover_at(table, min(most, strongest), min(most, dice - 1)))
    exposed = THREAT * (0.5 + len(enemies))
    return exposed * (without - with_it) * worth.title_worth(table, territory) + 0.1


def raid(table: GlobopolisState, me: Holder, seat: Seat, territory: TerritoryId) -> float:
    """What superiority on a foreign territory adds to an attack, if the Governor gets there."""
    content = table.content
    quadrant = content.quadrant[territory]
    origins = [t for t in table.territories(me) if content.quadrant[t] == quadrant]
    if not origins:
        return 0.0
    here = table.governor[seat]
    far = (content.title_field[territory] - here) % 64
    reach = max([dict(spread(dice)).get(far, 0.0) for dice in roll_sizes(table)])
    for origin in origins:
        steps = (content.title_field[origin] - here) % 64
        reach += 0.5 * max([dict(spread(dice)).get(steps, 0.0) for dice in roll_sizes(table)])
    pairs = [(origin, territory) for origin in origins]
    without = worth.best_attack(table, me, pairs)[0]
    with_it = worth.best_attack(table, me, pairs, 1)[0]
    return (reach + 0.01) * (max(0.0, with_it) - max(0.0, without))
