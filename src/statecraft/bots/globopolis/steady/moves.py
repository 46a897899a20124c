"""How a steady player of Globopolis moves its Governor, and what it does where that comes to.

What every choice gains is reckoned against ending the turn on the spot.
"""

from statecraft.bots.globopolis import cards
from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.steady.ring import BARRED
from statecraft.bots.globopolis.steady.routes import Routes, shopping
from statecraft.bots.globopolis.steady.spot import AT_ONCE, Rated, Spot, best_first
from statecraft.bots.globopolis.worth import roll_sizes
from statecraft.globopolis import content as printed
from statecraft.globopolis.cards.effect import CLEANING
from statecraft.globopolis.ids import ALL_FIELDS, TerritoryId
from statecraft.globopolis.rules.cleaning import OwnTerritory
from statecraft.globopolis.rules.influence import is_for
from statecraft.globopolis.rules.markets import MarketChoice, MarketPurchase
from statecraft.globopolis.rules.movement import RerollChoice, RollChoice
from statecraft.globopolis.rules.orss import OrssChoice
from statecraft.globopolis.rules.this_turn import MAY_REROLL
from statecraft.globopolis.verbs import (
    END_TURN,
    KEEP_ROLL,
    PAY,
    REROLL,
    STAY,
    Attack,
    BuyAtMarket,
    CleanHouse,
    Fly,
    PlayInfluence,
    Roll,
    UseMarket,
)

PATIENCE = 2.0
"""An attack must gain so much to be worth the excitement."""


def roll(spot: Spot) -> list[Rated]:
    assert isinstance(spot.frame, RollChoice)
    routes = Routes(spot.scale, spot.attacks())
    moves = ways(spot, routes, spot.frame.rolls)
    return best_first([*spot.missions(), (0.0, END_TURN), *moves])


def ways(spot: Spot, routes: Routes, rolls: int) -> list[Rated]:
    """Every way to go on from here, against staying."""
    table = spot.table
    here = table.governor[spot.seat]
    stay = routes.tomorrow[here]
    landed = routes.landed(rolls)
    rated: list[Rated] = []
    for action in spot.listed:
        if isinstance(action, Roll):
            value = routes.roll(here, action.dice, action.backwards == 1, landed)
            rated.append((value - stay, action))
        elif isinstance(action, PlayInfluence) and not _is_shuttle(spot, action):
            value = _card_move(spot, routes, action, rolls)
            cost = worth.influence_worth(table, action.influence)
            rated.append((value - cost - stay, action))
    return rated


def _card_move(spot: Spot, routes: Routes, action: PlayInfluence, rolls: int) -> float:
    table = spot.table
    here = table.governor[spot.seat]
    row = table.content.influence[action.influence]
    landed = routes.landed(rolls)
    if row.effect == printed.EXACT_MOVE:
        return routes.moved(here, action.choice, rolls)
    if row.effect == printed.FLY:
        return routes.flown(here, action.choice, rolls)
    if row.effect == printed.REROLL and not table.this_turn[MAY_REROLL]:
        return max([routes.kept(here, dice, landed) for dice in roll_sizes(table)])
    return BARRED


def reroll(spot: Spot) -> list[Rated]:
    frame = spot.frame
    assert isinstance(frame, RerollChoice)
    routes = Routes(spot.scale, spot.attacks())
    here = spot.table.governor[spot.seat]
    back = frame.backwards == 1
    far = sum(frame.dice)
    now = routes.moved(here, -far if back else far, frame.rolls)
    again = routes.roll(here, len(frame.dice), back, routes.landed(frame.rolls))
    again += routes.price_back if back else 0
    return best_first([(0.0, KEEP_ROLL), (again - now, REROLL)])


def orss(spot: Spot) -> list[Rated]:
    frame = spot.frame
    assert isinstance(frame, OrssChoice)
    routes = Routes(spot.scale, spot.attacks())
    here = spot.table.governor[spot.seat]
    stay = max(routes.tomorrow[here], routes.best(here, frame.rolls))
    rated: list[Rated] = [(0.0, STAY)]
    for action in spot.listed:
        if isinstance(action, Fly):
            rated.append((routes.flown(here, action.base, frame.rolls) - stay, action))
    return best_first(rated)


# Coming to a field.


def territory(spot: Spot) -> list[Rated]:
    """On an own territory: clean house, then attack, roll on or stay, whatever promises most."""
    assert isinstance(spot.frame, OwnTerritory)
    rated: list[Rated] = [*spot.missions()]
    rated += searches(spot)
    rated += [(AT_ONCE, action) for action in spot.listed if isinstance(action, CleanHouse)]
    rated.append((0.0, END_TURN))
    rated += ways(spot, Routes(spot.scale, spot.attacks()), spot.frame.rolls)
    rated += [(gain - PATIENCE, attack) for gain, attack in attacks(spot)]
    return best_first(rated)


def searches(spot: Spot) -> list[Rated]:
    """A card that captures agents comes before the dice do."""
    found: list[Rated] = []
    for action in spot.listed:
        if isinstance(action, PlayInfluence) and is_for(spot.table, action, CLEANING):
            gain = cards.gain(spot.scale, spot.me, action)
            if gain > 0:
                found.append((AT_ONCE + gain, action))
    return found


def foreign(spot: Spot) -> list[Rated]:
    """On a foreign territory: attack if that promises more than paying, or use a card."""
    table = spot.table
    here = TerritoryId(table.title_at(spot.seat))
    rated: list[Rated] = [(-spot.scale.fee(spot.me, here, False), PAY), *attacks(spot)]
    for action in spot.listed:
        if isinstance(action, PlayInfluence):
            rated.append((-worth.influence_worth(table, action.influence), action))
    return best_first(rated)


def go_on(spot: Spot) -> list[Rated]:
    """After a takeover: against another territory of the group, or not."""
    rated: list[Rated] = [(0.0, END_TURN)]
    return best_first([*rated, *[(gain - PATIENCE, attack) for gain, attack in attacks(spot)]])


def attacks(spot: Spot) -> list[Rated]:
    rated: list[Rated] = []
    for action in spot.listed:
        if isinstance(action, Attack):
            gain = spot.attacks().worth(action.origin, action.target)
            rated.append((gain - (worth.OPPORTUNITY if action.card else 0), action))
    return rated


def market(spot: Spot) -> list[Rated]:
    """Buy where enough is needed, or roll on."""
    assert isinstance(spot.frame, MarketChoice)
    routes = Routes(spot.scale, spot.attacks())
    moves = ways(spot, routes, spot.frame.rolls)
    onwards = max([gain for gain, _move in moves], default=0.0)
    rated: list[Rated] = [(0.0, END_TURN), *moves]
    for action in spot.listed:
        if isinstance(action, UseMarket):
            rated.append((routes.shops[action.market], action))
        elif isinstance(action, PlayInfluence) and _is_shuttle(spot, action):
            cost = worth.influence_worth(spot.table, action.influence)
            rated.append(
                (routes.shops[ALL_FIELDS[action.choice]] + max(onwards, 0.0) - cost, action)
            )
    return best_first(rated)


def purchase(spot: Spot) -> list[Rated]:
    frame, table = spot.frame, spot.table
    assert isinstance(frame, MarketPurchase)
    kinds = table.content.market_resources[frame.market]
    gain, bought = shopping(spot.scale, spot.me, kinds, frame.most(table))
    bought = [table.supply(k, n) for k, n in zip(kinds, bought, strict=True)]
    basket = BuyAtMarket(bought[0], bought[1] if len(bought) > 1 else 0)
    return best_first([(gain, basket), (0.0, BuyAtMarket(0, 0))])


def _is_shuttle(spot: Spot, action: PlayInfluence) -> bool:
    return spot.table.content.influence[action.influence].effect == printed.MARKET_SHUTTLE
