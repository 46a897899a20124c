"""What a steady player of Globopolis says in fights and to other people's questions, and which cards it keeps."""

from statecraft.bots.globopolis import cards
from statecraft.bots.globopolis.steady import agents as placing
from statecraft.bots.globopolis.steady import option_phase as works
from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.bots.globopolis.steady.spot import Rated, Spot, best_first
from statecraft.bots.globopolis.worth import OPERATIONS
from statecraft.core.engine.sealed import PASS
from statecraft.globopolis import content as printed
from statecraft.globopolis.rules.conference import conference_cost, payment_due
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.influence import strike
from statecraft.globopolis.rules.third_parties import HireAnswer
from statecraft.globopolis.verbs import (
    AGREE,
    BEAM,
    DECLINE,
    END_TURN,
    KEEP_CARD,
    STORE_SURPLUS,
    PickTitle,
    PlayInfluence,
    PlayOperation,
    PutUnder,
    Withdraw,
)

"""The effects of OPs cards, the strongest first."""
STAKE = 15.0
"""A fight for less is not worth a card."""


def agents(spot: Spot) -> list[Rated]:
    step = placing.place(spot.scale, spot.me, spot.seat)
    return [(0.0, None)] if step is None else [(1.0, step), (0.0, None)]


def hire(spot: Spot) -> list[Rated]:
    """Paid for what costs nothing: but nobody about to win is helped."""
    frame, table = spot.frame, spot.table
    assert isinstance(frame, HireAnswer)
    dear = 6 if frame.stay else 2
    gain = float(frame.eu - dear if frame.title >= 36 else spot.scale.title_worth(frame.title))
    if table.score[table.holders[frame.by]] >= 0.8 * table.mark():
        gain = -worth.MISSION_WINS
    return best_first([(gain, AGREE), (0.0, DECLINE)])


# Fights.


def operation(spot: Spot) -> list[Rated]:
    """The best card, where more than a poor territory is at stake."""
    table = spot.table
    fight = _fight(spot)
    attacks = table.owner[fight.origin] == spot.me
    stake = spot.scale.title_worth(fight.origin if attacks else fight.target)
    if attacks:
        stake += spot.scale.title_worth(fight.target)
    rated: list[Rated] = [(0.0, PASS)]
    for action in spot.listed:
        if isinstance(action, PlayOperation):
            effect = table.content.ops[action.operation].effect
            if effect in OPERATIONS:
                weaker = OPERATIONS.index(effect)
                rated.append(((stake - STAKE) / (4 + weaker), action))
    return best_first(rated)


def diplomacy(spot: Spot) -> list[Rated]:
    """Talks instead of a fight, where more is feared than hoped for: who repels wins the origin."""
    table = spot.table
    fight = _fight(spot)
    chance = Attacks(spot.scale, table.owner[fight.origin]).chance(fight.origin, fight.target)
    feared = chance * spot.scale.title_worth(fight.target)
    hoped = (1 - chance) * spot.scale.title_worth(fight.origin)
    gain = feared - hoped / 2 - worth.CARDS[printed.DIPLOMACY]
    rated: list[Rated] = [(0.0, PASS)]
    rated += [(gain, action) for action in spot.listed if isinstance(action, PlayInfluence)]
    return best_first(rated)


def conference(spot: Spot) -> list[Rated]:
    """A fee is doubled where it is high enough."""
    due = payment_due(spot.table)
    fee = float(conference_cost(spot.table, due.territory))
    fee *= 1 + spot.scale.grudge(spot.me, spot.table.holders[due.seat])
    return _against(spot, fee)


def shield(spot: Spot) -> list[Rated]:
    """A card against oneself is warded off where it would do enough harm."""
    struck = strike(spot.table)
    against = PlayInfluence(struck.card, struck.target, struck.choice)
    return _against(spot, cards.now(spot.scale, spot.table.holders[struck.seat], against))


def _against(spot: Spot, stake: float) -> list[Rated]:
    rated: list[Rated] = [(0.0, PASS)]
    for action in spot.listed:
        if isinstance(action, PlayInfluence):
            rated.append((stake - worth.influence_worth(spot.table, action.influence), action))
    return best_first(rated)


def drawn(spot: Spot) -> list[Rated]:
    """A card just drawn is played at once where that does more good than keeping it."""
    return [*works.influence(spot.scale, spot.me, spot.listed), (0.0, KEEP_CARD)]


def _fight(spot: Spot) -> Engagement:
    return [frame for frame in spot.table.stack if isinstance(frame, Engagement)][-1]


def withdraw(spot: Spot) -> list[Rated]:
    """Agents on the loser's territory are captured, so they leave other people's fights."""
    return [(0.0, action) for action in reversed(spot.listed) if isinstance(action, Withdraw)]


def no(_spot: Spot) -> list[Rated]:
    return [(0.0, PASS)]


def turn_end(spot: Spot) -> list[Rated]:
    return [*spot.missions(), (0.0, END_TURN)]


# Cards and titles to choose.


def hand_limit(spot: Spot) -> list[Rated]:
    """Return the card that is worth least."""
    rated: list[Rated] = []
    for action in spot.listed:
        if isinstance(action, PutUnder):
            if action.sort == 2:
                lost = worth.influence_worth(spot.table, action.card)
            else:
                lost = spot.scale.ops_worth(spot.me, action.card)
            rated.append((-lost, action))
    return best_first(rated)


def surplus(_spot: Spot) -> list[Rated]:
    """Units in Personal Stock can still go anywhere."""
    return [(0.0, STORE_SURPLUS)]


def teleport(_spot: Spot) -> list[Rated]:
    return [(0.0, BEAM)]


def draft(spot: Spot) -> list[Rated]:
    table = spot.table
    rated: list[Rated] = []
    for action in spot.listed:
        if isinstance(action, PickTitle):
            title = action.title
            gain = worth.POINT * table.content.value[title]
            gain += 4.5 * min(sum(table.content.units[title]), 9)
            gain += spot.scale.title_future(title) + spot.scale.group_gain(spot.me, title)
            rated.append((gain, action))
    return best_first(rated)
