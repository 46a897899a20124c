"""A beginner at Global Powers: looks one step ahead with a simple idea of what a position is worth.

It proposes and plays what gains most, votes for what does it good and against what harms it, bids a little more for
rich regions, and keeps a few politicians at home. It makes no deals, but trades with neighbours where both gain. The
table it looks at is imagined from its own view, so it never sees more than a person on its seat would.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from statecraft.bots.global_powers import batches, opening, places, trades
from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.memory import Memory
from statecraft.bots.naming import Named
from statecraft.bots.random import RandomBot
from statecraft.bots.tempers import tempered
from statecraft.core.chance.distributions import Randomness
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action
from statecraft.global_powers import content as printed
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.cards.coup import CoupStakes
from statecraft.global_powers.cards.sabotage import SabotageChoice
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.activation import LastZeal, Partners, Proposal
from statecraft.global_powers.rules.chips import DIPLOMACY
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.motion_votes import RegionStakes, UnVotes
from statecraft.global_powers.rules.rolls import WarmongerChoice
from statecraft.global_powers.rules.trade import TradeAnswer
from statecraft.global_powers.rules.voting import SealedVote, VetoWindow, Vote
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    ACTIVATE,
    AGAINST,
    AGREE,
    DECLINE,
    END_ACTIVATION,
    FOR,
    USE_WARMONGER,
    USE_ZEAL,
    VETO,
    VOTES,
    Activate,
    ChooseChips,
    EndActivation,
    Motion,
    Stake,
    StakeCoup,
    Veto,
)

GAME = "global-powers"
WORTH_A_CARD, WORTH_AN_ACTION, WORTH_A_VETO = 3.0, 0.5, 4.0
"""Half points a card, an action or a veto must bring to be worth it."""
WORTH_A_VOTE = 0.2
KEPT_AT_HOME = 4
"""Politicians an auction leaves in the base."""
SERIOUS, RICH, SPREAD, HARDLY = 0.3, 0.2, 1.5, (0, 1)
"""How it bids (`opening.bid`)."""
WHIM = 5.0
"""By how many places its liking for a card varies."""


class Novice:
    """Answers every question by a rule of thumb; equal seeds choose alike in the same position."""

    __slots__ = ("_luck", "_random", "me", "memory", "value")

    def __init__(self, seed: int | str, seat: Seat) -> None:
        self._luck = SeededLuck(seed)
        self._random = RandomBot(seed, seat)
        self.memory = Memory()
        self.me = Holder(seat)
        self.value: values.Value = values.worth

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.me), ("_luck", "_random", "me", "memory", "value"))

    def __repr__(self) -> str:
        return f"<novice of Global Powers on seat {self.me}>"

    def choose(self, handle: Handle) -> Action | None:
        if not handle.question.must:
            return None
        legal = handle.legal()
        if len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        answer = ANSWERS.get(handle.question.kind)
        if answer is None:
            return self._random.choose(handle)
        rng = self._luck.stream("novice", handle.question.id)
        table = handle.determinise(rng)
        assert isinstance(table, GlobalPowersState)
        action = answer(self, table, handle, rng)
        return action if action in legal else handle.default()

    def explain(self, handle: Handle, action: Action) -> Note:
        if isinstance(action, Activate):
            return Note("gp-hint-activate")
        if isinstance(action, Card):
            return Note("gp-hint-card")
        if isinstance(action, EndActivation):
            return Note("gp-hint-nothing-better")
        return Note("gp-hint-veto" if isinstance(action, Veto) else "hint-novice")

    # Set-up.

    def bid(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return opening.bid(table, self.me, rng, KEPT_AT_HOME, SERIOUS, RICH, SPREAD, HARDLY)

    def placement(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return places.placement(table, self.me, KEPT_AT_HOME, self.value)

    def first_hand(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return opening.first_hand(table, self.me, rng, opening.FAVOURITES, WHIM)

    # A turn.

    def turn(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """A card that is worth it, or the region that is best activated now."""
        now = self.value(table, self.me)
        best, found = now + WORTH_A_CARD, None
        listed = list(handle.legal())
        if table.card_in_hand(self.me, printed.TRANSFER) != printed.NO_CARD:
            transfer = values.best_transfer(table, self.me, self.value)
            listed += [transfer] if transfer is not None else []
        for action in listed:
            if isinstance(action, Card):
                value = values.after_card(table, self.me, action, self.value)
                if value > best:
                    best, found = value, action
        pending = [region for region in ALL_REGIONS if not table.done[region]]
        if found is not None:
            return found
        return ACTIVATE[max(pending, key=lambda region: self._urgency(table, region))]

    def _urgency(self, table: GlobalPowersState, region: RegionId) -> float:
        """One's own governments first, while they are strong; then regions nobody gains by."""
        rulers = government(table, region)
        if self.me in rulers:
            return 10 + table.there(region, self.me) / len(rulers)
        return -max([table.there(region, party) for party in rulers], default=0)

    def proposal(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Proposal)
        default = handle.default() or END_ACTIVATION
        then = batches.carried(table, frame)
        if then is None or not batches.goes_on(table, frame):
            return default
        proposed = self.memory.proposed(table, handle.question.id)
        best, found = self._best_proposal(then, frame.region, list(handle.legal()), proposed)
        if best <= WORTH_AN_ACTION or found is None:
            return default
        self.memory.note(handle.question.id, found)
        return found

    def _best_proposal(
        self,
        table: GlobalPowersState,
        region: RegionId,
        listed: list[Action],
        proposed: list[Action],
    ) -> tuple[float, Action | None]:
        """The action that gains most, trades and a motion among them; not what was said before."""
        now = self.value(table, self.me)
        best, found = 0.0, None
        chips = table.chip(region, DIPLOMACY)
        if chips >= 2 or table.sanctioned[region]:
            motion = values.best_motion(table, self.me, chips, self.value)
            if motion is not None:
                listed = [*listed, motion]
        judge = partial(values.judged, self.value)
        listed += trades.bargains(table, self.me, region, judge, WORTH_AN_ACTION, 1)
        for action in listed:
            if isinstance(action, GovernmentAction) and action not in proposed:
                gain = (
                    values.after_action(table, self.me, region, self.me, action, self.value) - now
                )
                if isinstance(action, Motion):
                    gain = gain / 2
                if gain > best:
                    best, found = gain, action
        return best, found

    def zeal(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, LastZeal)
        return USE_ZEAL if table.base[self.me] >= 2 else END_ACTIVATION

    # Votes.

    def _gain(
        self, table: GlobalPowersState, region: RegionId, by: Seat, batch: tuple[Action, ...]
    ) -> float:
        """What it gains by a batch of actions that a seat has proposed."""
        return batches.gain(table, self.me, region, table.holders[by], batch, self.value)

    def consent(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Partners)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        return AGREE if gain >= 0 else DECLINE

    def vote(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, Vote | SealedVote)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        return _vote(gain)

    def veto(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, VetoWindow)
        gain = self._gain(table, frame.region, frame.by, frame.batch)
        if not frame.accepted:
            gain = -gain
        cost = values.veto_cost(table, self.me, frame.region, self.value)
        return VETO if -gain > cost + WORTH_A_VETO else PASS

    def trade(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, TradeAnswer)
        gain = self._gain(table, frame.region, frame.by, (frame.action,))
        return AGREE if gain > 0 else DECLINE

    # Motions.

    def _motion_gain(self, table: GlobalPowersState, action: Motion, votes: int) -> float:
        return values.motion_gain(table, self.me, action, votes, self.value)

    def stake(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """Enough to turn the motion, if it matters."""
        frame = table.stack[-1]
        assert isinstance(frame, RegionStakes)
        lead = frame.ayes - frame.noes
        chips = table.chip(frame.regions[0], DIPLOMACY)
        gain = self._motion_gain(table, frame.action, max(lead, values.AVERAGE_VOTES))
        if gain < -2 and 0 < lead <= chips:
            return Stake(AGAINST, min(chips, lead))
        if gain > 2 and lead <= 0 and 1 - lead <= chips:
            return Stake(FOR, 1 - lead)
        return PASS

    def stake_consent(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, RegionStakes)
        assert frame.stake is not None
        gain = self._motion_gain(table, frame.action, values.AVERAGE_VOTES)
        helps = gain > 0 if frame.stake.side == FOR else gain < 0
        return AGREE if helps else DECLINE

    def un_vote(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, UnVotes)
        return _vote(self._motion_gain(table, frame.action, values.AVERAGE_VOTES))

    def initiative(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return values.best_motion(table, self.me, 0, self.value) or PASS

    # Cards that ask.

    def coup_stake(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, CoupStakes)
        free = table.settings().coup_stakes == "return"
        putschist, *rulers = [table.holders[seat] for seat in frame.seats]
        if free or putschist == self.me:
            return StakeCoup(values.coup_stake(table, self.me, frame.region))
        there = sum([table.there(frame.region, party) for party in rulers])
        threat = table.there(frame.region, putschist) + min(table.base[putschist], there) - there
        return StakeCoup(max(0, min(table.base[self.me] - 1, threat + rng.randrange(3))))

    def penalty(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return places.penalty(table, self.me, self.value)

    def warmonger(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """Use the card where it makes the roll clearly better."""
        frame = table.stack[-1]
        assert isinstance(frame, WarmongerChoice)
        die = frame.waiting[0][1]
        dice = frame.dice
        better = (*dice[:die], dice[die] + 1, *dice[die + 1 :])
        outcomes = []
        for rolled in (dice, better):
            copy = table.clone()
            copy.pop()
            frame.roll.rolled(copy, frame.natural, rolled)
            outcomes.append(self.value(copy, self.me))
        return USE_WARMONGER if outcomes[1] > outcomes[0] + 2 else PASS

    def sabotage(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        frame = table.stack[-1]
        assert isinstance(frame, SabotageChoice)
        return max(handle.legal(), key=partial(self._sabotaged, table))

    def _sabotaged(self, table: GlobalPowersState, action: Action) -> float:
        assert isinstance(action, ChooseChips)
        frame = table.stack[-1]
        assert isinstance(frame, SabotageChoice)
        copy = table.clone()
        for kind, amount in action.chips:
            copy.spend_chips(frame.region, kind, amount)
        return self.value(copy, self.me)

    # Scoring.

    def un(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return places.delegates(table, self.me, self.value)

    def refill(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return opening.refill(table, self.me, rng, opening.FAVOURITES, WHIM)


def _vote(gain: float) -> Action:
    if gain > WORTH_A_VOTE:
        return VOTES[1]
    return VOTES[0] if gain < -WORTH_A_VOTE else VOTES[2]


ANSWERS: dict[str, Callable[[Novice, GlobalPowersState, Handle, Randomness], Action]] = {
    "bid": Novice.bid,
    "placement": Novice.placement,
    "first-hand": Novice.first_hand,
    "turn": Novice.turn,
    "proposal": Novice.proposal,
    "zeal": Novice.zeal,
    "consent": Novice.consent,
    "vote": Novice.vote,
    "veto": Novice.veto,
    "trade": Novice.trade,
    "stake": Novice.stake,
    "stake-consent": Novice.stake_consent,
    "un-vote": Novice.un_vote,
    "initiative": Novice.initiative,
    "coup-stake": Novice.coup_stake,
    "penalty": Novice.penalty,
    "warmonger": Novice.warmonger,
    "sabotage": Novice.sabotage,
    "un": Novice.un,
    "refill": Novice.refill,
}


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    # A steady player is made of a novice, so it cannot be known before.
    from statecraft.bots.global_powers.steady.steady import Steady

    return tempered(Novice(seed, seat), named, Steady(seed, seat).ranked)
