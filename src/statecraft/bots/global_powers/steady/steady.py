"""A steady player of Global Powers: a full heuristic over regions, governments, votes, motions, wars, the UN and dominance.

It looks ahead by what a government would do with its actions, reckons with the votes and vetoes of the others, moves
motions that should be carried, bids with a mixed strategy, deals in promises that are worth it, and keeps its word.
The table it looks at is imagined from its own view, so it never sees more than a person on its seat would.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from statecraft.bots.global_powers import batches, opening
from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.expert.lines import best_line
from statecraft.bots.global_powers.memory import Memory
from statecraft.bots.global_powers.novice import novice
from statecraft.bots.global_powers.steady import ahead, cards, motions, politicians, proposals
from statecraft.bots.global_powers.steady.ahead import Rated, best_first
from statecraft.bots.global_powers.steady.reasons import reason
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.talks import CODES, Promises, breaks, promised
from statecraft.bots.global_powers.steady.withdrawals import withdrawals
from statecraft.bots.global_powers.steady.worth import Evaluation, worth
from statecraft.bots.global_powers.weights import STEADY, Weights
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
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.trade.offers import ANSWER
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.activation import Activation, LastZeal, Partners, Proposal
from statecraft.global_powers.rules.government import governing_strength, government
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.rules.trade import PROMISED, TradeAnswer
from statecraft.global_powers.rules.voting import SealedVote, VetoWindow, Vote
from statecraft.global_powers.sequence import TALKS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    ACTIVATE,
    AGREE,
    DECLINE,
    END_ACTIVATION,
    USE_ZEAL,
    VETO,
    Trade,
)

PLAY, OWN = 2.5, 3.0
"""Half points a card must bring to be played, and what it is worth to activate one's own region in time."""
ENOUGH, LATE, LOOKED_AT = 2.0, 3, 3
"""What gains so much is done, unless few regions are pending; else so many regions of others are looked at."""
WORTH_AN_ACTION, WORTH_A_VETO = 0.3, 2.5
"""Half points that a proposal or a veto must bring."""
WORTH_A_ZEAL = 3.0
"""What an extra action must bring: an open Zeal may also be used later."""
BREAKS_ITS_WORD = 60.0
"""Only where a game is decided is a promise broken."""


class Steady:
    """Answers every question by looking ahead a little; equal seeds choose alike in the same position."""

    __slots__ = ("_luck", "_made", "_novice", "_random", "me", "memory", "value", "weights")

    def __init__(self, seed: int | str, seat: Seat, weights: Weights = STEADY) -> None:
        self.weights = weights
        self.value: values.Value = worth if weights is STEADY else partial(worth, weights=weights)
        self._luck = SeededLuck(seed)
        self._random = RandomBot(seed, seat)
        self._novice = novice.Novice(seed, seat)
        self._novice.value = self.value
        self._made: dict[Action, tuple[int, int]] = {}
        self.memory = Memory()
        self.me = Holder(seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(
            self,
            (0, self.me),
            ("_luck", "_made", "_novice", "_random", "weights", "me", "memory", "value"),
        )

    def __repr__(self) -> str:
        return f"<steady player of Global Powers on seat {self.me}>"

    def choose(self, handle: Handle) -> Action | None:
        ranked = self.ranked(handle)
        if not ranked:
            return None
        action = ranked[0][1]
        if isinstance(action, MakeOffer):
            view = handle.view()
            self._made[action] = (view.round, view.offer_count)
        elif isinstance(action, GovernmentAction):
            self.memory.note(handle.question.id, action)
        return action

    def ranked(self, handle: Handle) -> Rated:
        """Answers with what each should gain, in half points or so, the best first; all of them legal.

        What is not worth a thought is left out, and where the answers are mixed by chance there is only the one
        that was drawn. An empty list leaves a side question alone.
        """
        question = handle.question
        legal = handle.legal()
        if question.must and len(legal) == 1 and not legal.domains():
            return [(0.0, legal.actions()[0])]
        if question.kind not in RATED and question.kind not in MIXED:
            action = self._random.choose(handle) if question.must else None
            return [] if action is None else [(0.0, action)]
        if question.kind == TALKS and handle.turn != handle.seat:
            return []
        rng = self._luck.stream("steady", question.id)
        table = handle.determinise(rng)
        assert isinstance(table, GlobalPowersState)
        if question.kind in RATED:
            rated = RATED[question.kind](self, table, handle)
        else:
            rated = [(0.0, MIXED[question.kind](self, table, handle, rng))]
        found = [row for row in best_first(rated) if row[1] in legal]
        default = handle.default()
        if not found and question.must and default is not None:
            return [(0.0, default)]
        return found

    def explain(self, handle: Handle, action: Action) -> Note:
        return reason(handle, action)

    # Talks.

    def talk(self, table: GlobalPowersState, handle: Handle) -> Rated:
        """One offer at a time, in one's own turn: others are not to be pestered."""
        if any(offer.by == handle.seat for offer in table.offers):
            return []
        # The same thing is said once a round, unless it has not been heard yet.
        now = (table.round, table.offer_count)
        offered = {
            offer for offer, made in self._made.items() if made[0] == table.round and made != now
        }
        return [row for row in Promises(table).proposals(self.me) if row[1] not in offered]

    def reply(self, table: GlobalPowersState, handle: Handle) -> Rated:
        mine = [offer for offer in table.offers if offer.to == self.me]
        if not mine:
            return []
        return [(0.0, Promises(table).answer(self.me, mine[0], table.holders[mine[0].by]))]

    # A turn.

    def turn(self, table: GlobalPowersState, handle: Handle) -> Rated:
        """What leaves one best off: a withdrawal, a card, or a region whose government then acts."""
        me = self.me
        seen = Evaluation(table, self.weights)
        now, sketch = seen.worth(me), Sketch(table, me, self.weights, seen)
        found = withdrawals(table, me, now, sketch, self.value)
        for action in cards.worth_trying(table, me, list(handle.legal()), sketch, self.value):
            gain = values.after_card(table, me, action, self.value) - now
            found.append((gain - PLAY, action))
        pending = [region for region in ALL_REGIONS if not table.done[region]]
        own = [region for region in pending if me in government(table, region)]
        for region in own:
            gain = self._activated(table, region) - now
            found.append((gain + OWN, ACTIVATE[region]))
        best = max([gain for gain, _action in found], default=0.0)
        if best < ENOUGH or len(pending) <= LATE:
            others = [region for region in pending if region not in own]
            others.sort(key=lambda region: governing_strength(table, region))
            for region in others[:LOOKED_AT]:
                gain = self._activated(table, region) - now
                found.append((gain, ACTIVATE[region]))
        return found

    def _activated(self, table: GlobalPowersState, region: RegionId) -> float:
        then = ahead.activated(table, region, self.me, self.weights)
        found = self.value(then, self.me)
        if self.weights.width and government(table, region) == [self.me]:
            copy = table.clone()
            copy.done[region] = 1
            left = table.there(region, self.me)
            line = best_line(copy, self.me, region, left, self.weights.width, self.value)
            found = max(found, line.worth)
        return found

    def proposal(self, table: GlobalPowersState, handle: Handle) -> Rated:
        frame, under = table.stack[-1], table.stack[-2]
        assert isinstance(frame, Proposal)
        assert isinstance(under, Activation)
        nothing: Rated = [(WORTH_AN_ACTION, handle.default() or END_ACTIVATION)]
        proposed = self.memory.proposed(table, handle.question.id)
        then = batches.carried(table, frame)
        if then is None or not batches.goes_on(table, frame):
            return nothing
        look = proposals.Look(then, self.me, self.weights)
        left = under.left - len(frame.batch)
        listed = [
            action
            for action in handle.legal()
            if then is table or batches.possible(then, frame.region, action)
        ]
        found = look.proposals(frame.region, listed, left, proposed)
        if self.weights.width and left > 1:
            line = best_line(then, self.me, frame.region, left, self.weights.width, self.value)
            if line.first is not None and line.first not in proposed:
                gain = line.worth - look.now(self.me)
                found.append((gain * look.passes(frame.region, self.me, line.first), line.first))
        found = [row for row in found if not breaks(table, self.me, row[1])]
        return [*found, *nothing]

    def zeal(self, table: GlobalPowersState, handle: Handle) -> Rated:
        """One more action, if there is a good one left."""
        frame, under = table.stack[-1], table.stack[-2]
        assert isinstance(frame, LastZeal)
        assert isinstance(under, Activation)
        gain, _action = ahead.simple(table, self.me, under.region, self.weights)
        # By GP-7.16 it may last, and then costs nothing.
        least = WORTH_A_ZEAL if table.settings().zeal == "once" else WORTH_AN_ACTION
        return [(least, END_ACTIVATION), (gain, USE_ZEAL)]

    # Votes.

    def _gain(
        self, table: GlobalPowersState, region: RegionId, by: Holder, batch: tuple[Action, ...]
    ) -> float:
        if len(batch) > 1:
            return batches.gain(table, self.me, region, by, batch, self.value)
        return proposals.Look(table, self.me, self.weights).gain(region, by, batch[0], self.me)

    def consent(self, table: GlobalPowersState, handle: Handle) -> Rated:
        frame = table.stack[-1]
        assert isinstance(frame, Partners)
        return motions.consents(
            self._gain(table, frame.region, table.holders[frame.by], frame.batch)
        )

    def vote(self, table: GlobalPowersState, handle: Handle) -> Rated:
        frame = table.stack[-1]
        assert isinstance(frame, Vote | SealedVote)
        gain = self._gain(table, frame.region, table.holders[frame.by], frame.batch)
        if promised(table, self.me, talks.SUPPORT, frame.by):
            gain += BREAKS_ITS_WORD
        return motions.votes(gain)

    def veto(self, table: GlobalPowersState, handle: Handle) -> Rated:
        """To turn what was decided costs a politician (GP-3.11)."""
        frame = table.stack[-1]
        assert isinstance(frame, VetoWindow)
        gain = self._gain(table, frame.region, table.holders[frame.by], frame.batch)
        if frame.accepted:
            gain = -gain
            if promised(table, self.me, talks.NO_VETO, frame.by):
                gain -= BREAKS_ITS_WORD
        cost = values.veto_cost(table, self.me, frame.region, self.value)
        return [(0.0, PASS), (gain - cost - WORTH_A_VETO, VETO)]

    def trade(self, table: GlobalPowersState, handle: Handle) -> Rated:
        """Chips by what they change, a promise by what it spares; a threat counts for nothing."""
        frame = table.stack[-1]
        assert isinstance(frame, TradeAnswer)
        assert isinstance(frame.action, Trade)
        gain = self._gain(table, frame.region, table.holders[frame.by], (frame.action,))
        if frame.action.promise:
            code = CODES[PROMISED[frame.action.promise]] + frame.action.region
            gain += Promises(table).deal(self.me, table.holders[frame.by], (), ((code, 1),))
        return [(0.0, DECLINE), (gain, AGREE)]

    # Questions with one answer.

    def by_thumb(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """As a beginner would, but with a better idea of what positions are worth."""
        return novice.ANSWERS[handle.question.kind](self._novice, table, handle, rng)

    def bid(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        weights, n = self.weights, table.colours
        return opening.bid(
            table,
            self.me,
            rng,
            weights.keep[n],
            weights.serious[n],
            weights.rich,
            weights.spread[n],
            weights.low[n],
        )

    def first_hand(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return opening.first_hand(table, self.me, rng, self.weights.favourites, self.weights.whim)

    def refill(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return opening.refill(table, self.me, rng, self.weights.favourites, self.weights.whim)

    def coup_stake(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return politicians.coup_stake(table, self.me, rng)

    def un(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return politicians.delegates(table, self.me, self.weights)


RATED: dict[str, Callable[[Steady, GlobalPowersState, Handle], Rated]] = {
    TALKS: Steady.talk,
    ANSWER: Steady.reply,
    "turn": Steady.turn,
    "proposal": Steady.proposal,
    "zeal": Steady.zeal,
    "consent": Steady.consent,
    "vote": Steady.vote,
    "veto": Steady.veto,
    "trade": Steady.trade,
    "stake": motions.stake,
    "stake-consent": motions.stake_consent,
    "un-vote": motions.un_vote,
    "initiative": motions.initiative,
}
"""Questions to which every answer is rated."""
MIXED: dict[str, Callable[[Steady, GlobalPowersState, Handle, Randomness], Action]] = {
    "bid": Steady.bid,
    "placement": Steady.by_thumb,
    "first-hand": Steady.first_hand,
    "penalty": Steady.by_thumb,
    "coup-stake": Steady.coup_stake,
    "warmonger": Steady.by_thumb,
    "sabotage": Steady.by_thumb,
    "un": Steady.un,
    "refill": Steady.refill,
}
"""Questions with one answer, drawn or worked out at once."""


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    return tempered(Steady(seed, seat), named, Steady(seed, seat).ranked)
