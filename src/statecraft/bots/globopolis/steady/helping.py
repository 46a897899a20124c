"""What a steady player of Globopolis sends to fights: units of its own, and to neighbours for EU (GB-10.14, GB-10.15)."""

from statecraft.bots.globopolis.steady import trade
from statecraft.bots.globopolis.steady.spot import Rated, Spot, best_first
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.globopolis.content import NS
from statecraft.globopolis.ids import Eu, TerritoryId
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.rules.aggression import assess
from statecraft.globopolis.rules.assistance import (
    HelpAnswer,
    Neighbours,
    fought_for,
    helped,
    lendable,
    move_ns,
    sends,
    useful,
)
from statecraft.globopolis.rules.battle import best_multiplier
from statecraft.globopolis.rules.engagement import Engagement, engagement
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import AGREE, DECLINE, Lend, SendUnits

PRICE = 8
"""What a unit is sold for to somebody in need."""
RISK = 2.0
"""What a unit is worth that goes to a fight and may be lost there."""


def _chance(table: GlobopolisState, fight: Engagement, side: int) -> float:
    """The chance of one of the two sides, with the dice as they are."""
    (mine, theirs), polygons, ties = assess(table, fight)
    won = float(takeover(mine, theirs, best_multiplier(table), polygons, ties)[0])
    return 1 - won if side else won


def _stake(scale: Scale, fight: Engagement) -> float:
    """Both territories are at stake for either side."""
    return scale.title_worth(fight.origin) + scale.title_worth(fight.target)


def _gain(
    scale: Scale, fight: Engagement, holder: Holder, moves: list[tuple[TerritoryId, int]]
) -> float:
    """What a side gains when these units come: chances, less levels that are suspended for it."""
    table = scale.table
    side = 0 if holder == table.owner[fight.origin] else 1
    territory = fought_for(table, fight, holder)
    after = table.clone()
    for source, count in moves:
        move_ns(after, source, territory, count)
    better = _chance(after, fight, side) - _chance(table, fight, side)
    # The mark is the same on both tables.
    change = scale.points_worth(after.score[holder]) - scale.points_worth(table.score[holder])
    return better * _stake(scale, fight) + change


def assistance(spot: Spot) -> list[Rated]:
    """The units of one's own that are worth sending; none otherwise."""
    table, fight = spot.table, engagement(spot.table)
    rated: list[Rated] = [(0.0, PASS)]
    for action in sends(table, fight, spot.me):
        assert isinstance(action, SendUnits)
        moves = [(row[0], 1) for row in action.territories]
        rated.append((_gain(spot.scale, fight, spot.me, moves) - RISK * len(moves), action))
    return best_first(rated)


def wanted(spot: Spot) -> list[Rated]:
    """Help that is worth its price."""
    frame, table = spot.frame, spot.table
    assert isinstance(frame, HelpAnswer)
    gain = _gain(spot.scale, engagement(table), spot.me, list(frame.units)) - frame.eu
    return best_first([(gain, AGREE), (0.0, DECLINE)])


def neighbour(spot: Spot) -> list[Rated]:
    """Sell what can be spared and does some good there, once, and never to somebody about to win."""
    frame, table, me = spot.frame, spot.table, spot.me
    assert isinstance(frame, Neighbours)
    rated: list[Rated] = [(0.0, PASS)]
    fight = engagement(table)
    for holder in helped(table, fight, me) if not frame.made else []:
        if trade.shunned(spot.scale, me, holder):
            continue
        territory = fought_for(table, fight, holder)
        side = 0 if territory == fight.origin else 1
        for source in lendable(table, territory, me):
            spare = table.units[source * 5 + NS] - table.justified_levels[source]
            count = min(spare, useful(table, fight, side, spare))
            price = PRICE * count
            if count > 0 and price <= table.eu[holder]:
                gain = price - 5.0 * count - spot.scale.grudge(me, holder) * count
                rated.append((gain, Lend(holder, ((source, count),), Eu(price))))
    return best_first(rated)
