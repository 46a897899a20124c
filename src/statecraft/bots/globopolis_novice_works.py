"""What a beginner at Globopolis does with cards, guilds, units and points, by simple rules of thumb."""

from statecraft.bots import globopolis_worth as worth
from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.development import room
from statecraft.globopolis.guilds import rate
from statecraft.globopolis.state import Globe
from statecraft.globopolis.verbs import (
    Allocate,
    BuyFromGuild,
    BuyPoints,
    Develop,
    PlayInfluence,
    PutUnder,
    TakeFromGuild,
)

RESERVE = 25
"""EU kept back when points are bought."""


def influence(table: Globe, me: Holder, listed: list[Action]) -> Action | None:
    """INFLUENCE cards of the Option Phase that do some good now."""
    rated: list[tuple[float, int, Action]] = []
    for at, action in enumerate(listed):
        if not isinstance(action, PlayInfluence):
            continue
        row = table.content.influence[action.influence]
        value = 1.0
        if row.effect == printed.TAKE_EU:
            value = min(row.amount, table.eu[action.target]) / 10 + table.score[action.target] / 100
        elif row.effect == printed.TAKE_UNITS:
            there = min(row.amount, table.stock[action.target * 5 + action.choice])
            value = there * (1.5 if worth.shortage(table, me, action.choice) else 0.6)
        elif row.effect == printed.DRAW_OPS:
            value = 1.0 if table.hand(me, 0).bit_count() < table.settings().hand_limit else 0.0
        elif row.effect == printed.FREE_PREMIUM:
            able = any(isinstance(other, Develop) for other in listed)
            value = 1.0 if able and not table.this_turn[3] else 0.0
        elif row.effect == printed.GAIN_AGENTS:
            value = 1.0 if table.academy[me] >= row.amount else 0.0
        elif row.effect in (printed.SEND_HOME, printed.CAPTURE):
            there = min(row.amount, table.agents_of(Holder(action.target), action.choice))
            value = there * worth.title_worth(table, action.choice) / 40
        elif row.effect == printed.GUILD_BOOST:
            stock = table.units[(32 + action.choice) * 5 : (32 + action.choice) * 5 + 5]
            value = 1.0 if sum(stock) > 6 else 0.0
        if value >= 1.0:
            rated.append((value, -at, action))
    return max(rated)[2] if rated else None


def take(table: Globe, me: Holder, listed: list[Action]) -> Action | None:
    """From own guilds as much as one may, what is needed most."""
    taken = [action for action in listed if isinstance(action, TakeFromGuild)]
    rated = [(a.count, worth.shortage(table, me, a.kind), -at) for at, a in enumerate(taken)]
    return taken[-max(rated)[2]] if rated else None


def develop(table: Globe, listed: list[Action]) -> Action | None:
    found = [action for action in listed if isinstance(action, Develop)]
    return max(found, key=lambda a: table.content.value[a.territory], default=None)


def buy_units(table: Globe, me: Holder, listed: list[Action]) -> Action | None:
    """From others' guilds: what completes a set."""
    wanted = worth.wanted_units(table, me)
    for action in listed:
        if isinstance(action, BuyFromGuild) and 0 < action.count == min(3, wanted[action.kind]):
            if action.count * rate(table, action.guild) <= table.eu[me] - 20:
                return action
    return None


def buy_points(table: Globe, me: Holder, listed: list[Action]) -> Action | None:
    most = (table.eu[me] - RESERVE) // table.content.point_price
    found = [a for a in listed if isinstance(a, BuyPoints) and a.points <= most]
    return found[-1] if found else None


def arm(table: Globe, me: Holder) -> Action | None:
    """NS-Units that no set needs guard the best territories."""
    if table.stock[me * 5 + printed.NS]:
        for territory in sorted(table.territories(me), key=lambda t: -worth.title_worth(table, t)):
            free = room(table, territory, printed.NS)
            if free:
                count = min(free, table.stock[me * 5 + printed.NS])
                return Allocate(printed.NS, territory, count)
    return None


def purchase(table: Globe, me: Holder, market: int, available: int) -> tuple[int, int]:
    """How many of each kind to buy at a market."""
    kinds = table.content.market_resources[market]
    left = min(available, max(0, table.eu[me] - 10) // table.content.market_price)
    bought = []
    for kind in kinds:
        count = min(left, worth.shortage(table, me, kind))
        bought.append(count)
        left -= count
    return bought[0], bought[1] if len(bought) > 1 else 0


def card_use(table: Globe, me: Holder, action: Action) -> float:
    """Of how much use a card is that could be returned."""
    if not isinstance(action, PutUnder):
        return 100.0
    if action.sort == 2:
        return {printed.GAIN_POINTS: 9.0, printed.GAIN_EU: 7.0}.get(
            table.content.influence[action.card].effect, 5.0
        )
    if action.sort == 1:
        mission = table.content.missions[action.card - 21]
        return 50.0 if mission.points else 40.0
    row = table.content.ops[action.card]
    if not row.opportunity:
        return 8.0
    groups = {table.content.group[t] for t in table.territories(me)}
    return float(len([group for group in cards_in(row.origins) if group in groups]))
