"""How the steady player of Global Powers stakes and votes on motions, and moves them by an initiative.

It reckons with the votes of the others (`proposals`); motions it proposes as actions are weighed there, too.
"""

from typing import TYPE_CHECKING

from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady import proposals
from statecraft.bots.global_powers.steady.ahead import Rated
from statecraft.bots.global_powers.steady.talks import breaks
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.sealed import PASS
from statecraft.global_powers.rules.chips import DIPLOMACY
from statecraft.global_powers.rules.motion_votes import RegionStakes, UnVotes, conclude
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import AGAINST, AGREE, DECLINE, FOR, VOTES, Motion, Stake

if TYPE_CHECKING:
    from statecraft.bots.global_powers.steady.steady import Steady

WORTH_A_VOTE, WORTH_A_STAKE, A_CHIP = 0.2, 2.0, 0.6
"""Half points that a vote, a stake or each of its chips must bring."""
HOPE = 0.1
"""A motion that seems lost may still be carried, and costs nothing."""


def stake(bot: "Steady", table: GlobalPowersState, _handle: Handle) -> Rated:
    """As much as turns the motion, if that is worth more than the chips, and the UN does not do it anyway."""
    frame = table.stack[-1]
    assert isinstance(frame, RegionStakes)
    region = frame.regions[0]
    lead = max(frame.ayes - frame.noes, values.AVERAGE_VOTES)
    gain = values.motion_gain(table, bot.me, frame.action, lead, bot.value)
    look = proposals.Look(table, bot.me, bot.weights)
    rest, factions = list(frame.regions[1:]), look.factions()
    found: Rated = [(WORTH_A_STAKE, PASS)]
    for count in range(table.chip(region, DIPLOMACY) + 1):
        more, less = (count, 0) if gain > 0 else (0, count)
        ayes, noes = look.votes(frame.action, frame.ayes + more, frame.noes + less, rest, factions)
        if (ayes > noes) == (gain > 0):
            if count:
                side = FOR if gain > 0 else AGAINST
                found.append((abs(gain) - A_CHIP * count, Stake(side, count)))
            break
    return found


def stake_consent(bot: "Steady", table: GlobalPowersState, _handle: Handle) -> Rated:
    frame = table.stack[-1]
    assert isinstance(frame, RegionStakes)
    assert frame.stake is not None
    gain = _gain(bot, table, frame.action)
    return consents((gain if frame.stake.side == FOR else -gain) - A_CHIP)


def un_vote(bot: "Steady", table: GlobalPowersState, _handle: Handle) -> Rated:
    frame = table.stack[-1]
    assert isinstance(frame, UnVotes)
    return votes(_gain(bot, table, frame.action))


def initiative(bot: "Steady", table: GlobalPowersState, _handle: Handle) -> Rated:
    """Motions that should be carried with one vote; if there are none, whatever would help."""
    look = proposals.Look(table, bot.me, bot.weights)
    asked, factions = look.asked(), look.factions()
    found: Rated = [(0.0, PASS)]
    for motion in look.wished(values.AVERAGE_VOTES):
        ayes, noes = look.votes(motion, 1, 0, asked, factions)
        copy = table.clone()
        conclude(copy, motion, ayes, noes)
        gain = bot.value(copy, bot.me) - look.now(bot.me)
        if not breaks(table, bot.me, motion):
            found.append((max(gain, HOPE), motion))
    return found


def _gain(bot: "Steady", table: GlobalPowersState, motion: Motion) -> float:
    return values.motion_gain(table, bot.me, motion, values.AVERAGE_VOTES, bot.value)


def consents(gain: float) -> Rated:
    """To agree or not to something that gains so much."""
    return [(gain, AGREE), (0.0, DECLINE)]


def votes(gain: float) -> Rated:
    """Yes to what helps, no to what harms, and nothing where neither is clear."""
    return [(WORTH_A_VOTE, VOTES[2]), (gain, VOTES[1]), (-gain, VOTES[0])]
