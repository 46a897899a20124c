"""What a beginner at Globopolis answers in fights and to other people's cards, by simple rules of thumb."""

from statecraft.bots.globopolis import cards, worth
from statecraft.bots.globopolis.novice import option_phase as works
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.core.verbs.action import Action
from statecraft.globopolis.content import NS
from statecraft.globopolis.rules.assistance import HelpAnswer
from statecraft.globopolis.rules.conference import conference_cost, payment_due
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.influence import strike
from statecraft.globopolis.rules.third_parties import HireAnswer
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    AGREE,
    DECLINE,
    KEEP_CARD,
    Attack,
    PlayInfluence,
    PlayOperation,
    SendUnits,
    Withdraw,
)


def hire(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    frame = table.stack[handle.question.at]
    assert isinstance(frame, HireAnswer)
    return AGREE if frame.eu >= 5 or frame.title < 36 else DECLINE


def operation(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """The best card, where more than a poor territory is at stake."""
    fights = [frame for frame in table.stack if isinstance(frame, Engagement)]
    stake = max([worth.title_worth(table, t) for t in (fights[-1].origin, fights[-1].target)])
    for effect in worth.OPERATIONS if stake >= 20 else ():
        for action in handle.legal():
            if isinstance(action, PlayOperation):
                if table.content.ops[action.operation].effect == effect:
                    return action
    return PASS


def diplomacy(_novice: object, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
    fights = [frame for frame in table.stack if isinstance(frame, Engagement)]
    attack = Attack(fights[-1].origin, fights[-1].target, 0)
    feared = worth.attack_chance(table, me, attack) * worth.title_worth(table, attack.target)
    return _any_card(handle) or PASS if feared > 6 else PASS


def conference(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """A fee is doubled unless it is a small one."""
    fee = conference_cost(table, payment_due(table).territory)
    return _any_card(handle) or PASS if fee >= 30 else PASS


def shield(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """A card against oneself is warded off, unless it does next to nothing."""
    struck = strike(table)
    against = PlayInfluence(struck.card, struck.target, struck.choice)
    harm = cards.now(Scale(table), table.holders[struck.seat], against)
    return _any_card(handle) or PASS if harm > 5 else PASS


def drawn(_novice: object, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
    """A card just drawn is played at once where that does enough good."""
    return works.influence(table, me, handle.legal().actions()) or KEEP_CARD


def withdraw(_novice: object, _table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """Agents on the loser's territory are captured, so they leave other people's fights."""
    ways = [action for action in handle.legal() if isinstance(action, Withdraw)]
    return ways[-1] if ways else PASS


def take_help(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """Help is welcome at the price of units."""
    frame = table.stack[handle.question.at]
    assert isinstance(frame, HelpAnswer)
    fair = table.content.unit_price * sum([row[1] for row in frame.units])
    return AGREE if frame.eu <= fair else DECLINE


def assistance(_novice: object, table: GlobopolisState, _me: Holder, handle: Handle) -> Action:
    """As many units as can be spared without losing a level."""
    spared: Action = PASS
    for action in handle.legal():
        if isinstance(action, SendUnits):
            rows = action.territories
            if all(worth.spare(table, row[0], NS) > 0 for row in rows):
                spared = action
    return spared


def no(_novice: object, _table: GlobopolisState, _me: Holder, _handle: Handle) -> Action:
    return PASS


def _any_card(handle: Handle) -> Action | None:
    for action in handle.legal():
        if isinstance(action, PlayInfluence):
            return action
    return None
