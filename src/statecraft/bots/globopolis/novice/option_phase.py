"""What a beginner at Globopolis does with cards, guilds, units and points, by simple rules of thumb."""

from statecraft.bots.globopolis import cards, worth
from statecraft.bots.globopolis.steady.worth import Scale, influence_worth
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.action import Action
from statecraft.globopolis import content as printed
from statecraft.globopolis.ids import FieldId
from statecraft.globopolis.rules.development import room
from statecraft.globopolis.rules.guilds import price
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    Allocate,
    BuyFromGuild,
    BuyPoints,
    Develop,
    PlayInfluence,
    PutUnder,
    TakeFromGuild,
)

PRICE = 8
"""EU offered to another player for a unit that completes a set."""
RESERVE = 25
"""EU kept back when points are bought."""
HASTE = 1.5
"""So much less good than a patient player wants of a card."""


def influence(table: GlobopolisState, me: Holder, listed: list[Action]) -> Action | None:
    """INFLUENCE cards that do enough good now; a beginner is a little hasty with them."""
    rated: list[tuple[float, int, Action]] = []
    scale = Scale(table)
    for at, action in enumerate(listed):
        if isinstance(action, PlayInfluence):
            gain = cards.gain(scale, me, action) + HASTE
            if gain > 0:
                rated.append((gain, -at, action))
    return max(rated)[2] if rated else None


def take(table: GlobopolisState, me: Holder, listed: list[Action]) -> Action | None:
    """From own guilds as much as one may, what is needed most."""
    taken = [action for action in listed if isinstance(action, TakeFromGuild)]
    rated = [(a.count, worth.shortage(table, me, a.kind), -at) for at, a in enumerate(taken)]
    return taken[-max(rated)[2]] if rated else None


def develop(table: GlobopolisState, listed: list[Action]) -> Action | None:
    found = [action for action in listed if isinstance(action, Develop)]
    return max(found, key=lambda a: table.content.value[a.territory], default=None)


def buy_units(table: GlobopolisState, me: Holder, listed: list[Action]) -> Action | None:
    """From others' guilds: what completes a set."""
    wanted = worth.wanted_units(table, me)
    for action in listed:
        if isinstance(action, BuyFromGuild) and 0 < action.count == min(3, wanted[action.kind]):
            if action.count * price(table, action.guild, action.kind, me) <= table.eu[me] - 20:
                return action
    return None


def buy_points(table: GlobopolisState, me: Holder, listed: list[Action]) -> Action | None:
    most = (table.eu[me] - RESERVE) // table.content.point_price
    found = [a for a in listed if isinstance(a, BuyPoints) and a.points <= most]
    return found[-1] if found else None


def arm(table: GlobopolisState, me: Holder) -> Action | None:
    """NS-Units that no set needs guard the best territories."""
    if table.stock[me * 5 + printed.NS]:
        for territory in sorted(table.territories(me), key=lambda t: -worth.title_worth(table, t)):
            free = room(table, territory, printed.NS)
            if free:
                count = min(free, table.stock[me * 5 + printed.NS])
                return Allocate(printed.NS, territory, count)
    return None


def purchase(
    table: GlobopolisState, me: Holder, market: FieldId, available: int
) -> tuple[int, int]:
    """How many of each kind to buy at a market."""
    kinds = table.content.market_resources[market]
    left = min(available, max(0, table.eu[me] - 10) // table.content.market_price)
    bought = []
    for kind in kinds:
        count = min(left, worth.shortage(table, me, kind))
        bought.append(count)
        left -= count
    return bought[0], bought[1] if len(bought) > 1 else 0


def card_use(table: GlobopolisState, me: Holder, action: Action) -> float:
    """Of how much use a card is that could be returned."""
    if not isinstance(action, PutUnder):
        return 100.0
    if action.sort == 2:
        return influence_worth(table, action.card)
    if action.sort == 1:
        mission = table.content.missions[action.card - table.content.first_mission]
        return 50.0 if mission.points else 40.0
    row = table.content.ops[action.card]
    if not row.opportunity:
        return 8.0
    groups = {table.content.group[t] for t in table.territories(me)}
    return float(len([group for group in cards_in(row.origins) if group in groups]))


def offer(table: GlobopolisState, me: Holder) -> MakeOffer | None:
    """EU for the one unit that would complete a set."""
    wanted = worth.wanted_units(table, me)
    if table.eu[me] < PRICE + 10 or sum(wanted) != 1:
        return None
    kind = wanted.index(1)
    sellers = []
    for other in table.all_holders():
        there = sum([n for _good, n in worth.spare_units(table, other, kind, 60)])
        if other != me and there and not table.is_out(other):
            sellers.append((there, -table.score[other], other))
    if not sellers:
        return None
    seller = max(sellers)[2]
    asked = tuple(worth.spare_units(table, seller, kind, 1))
    return MakeOffer(seller, ((0, PRICE),), asked, ())
