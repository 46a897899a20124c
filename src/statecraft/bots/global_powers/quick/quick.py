"""A quick player of Global Powers, for games that are played in the head: a steady player's idea of worth at a glance.

Of all that might be done a sketch of a steady player's worth (`steady/sketch.py`) names the best, which costs as much as
one position, and only that is tried out. Where one activation is enough for dominance it strikes. It makes no deals and
moves no motions; where little depends on it, it answers as a beginner does.
"""

from collections.abc import Callable
from typing import Any

from statecraft.bots.global_powers import batches, dominance
from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.novice.novice import Novice
from statecraft.bots.global_powers.steady import cards
from statecraft.bots.global_powers.steady.ahead import war_hope
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.tally import row_of
from statecraft.bots.global_powers.steady.worth import Evaluation, worth
from statecraft.bots.global_powers.weights import STEADY
from statecraft.bots.naming import Named
from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.verbs.action import Action
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.actions import SimpleAction
from statecraft.global_powers.rules.activation import Activation, Proposal
from statecraft.global_powers.rules.chips import MILITARY
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    ACTIVATE,
    CALL_VOTE,
    END_ACTIVATION,
    Budget,
    Emigrate,
    Propaganda,
    Rehabilitate,
    War,
)

PLAY = 3.0
"""What a card must bring, in half points or so."""
WORTH_AN_ACTION = 0.3
NEAR = 4
"""Who is so many regions short of dominance looks whether one activation brings them."""


class Quick(Novice):
    """Answers at a glance; equal seeds choose alike in the same position."""

    __slots__ = ()

    def __init__(self, seed: int | str, seat: Seat) -> None:
        super().__init__(seed, seat)
        self.value: values.Value = worth

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.me), ("_luck", "_random", "me", "memory", "value"))

    def __repr__(self) -> str:
        return f"<quick player of Global Powers on seat {self.me}>"

    def choose(self, handle: Handle) -> Action | None:
        if not handle.question.must:
            return None
        answer = QUICK.get(handle.question.kind)
        if answer is None:
            return super().choose(handle)
        legal = handle.legal()
        if len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        rng = self._luck.stream("quick", handle.question.id)
        table = handle.determinise(rng)
        assert isinstance(table, GlobalPowersState)
        action = answer(self, table, handle, rng)
        return action if action in legal else handle.default()

    def strike(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """A card that is worth it, dominance where one activation brings it, or an own region."""
        me = self.me
        governed = [region for region in ALL_REGIONS if not dominance.need(table, region, me)]
        if table.dominance - len(governed) <= NEAR:
            found = dominance.activation_for_dominance(table, me)
            if found is not None:
                return found
        card = self._card(table, handle.legal().actions())
        if card is not None:
            return card
        pending = [region for region in ALL_REGIONS if not table.done[region]]
        return ACTIVATE[max(pending, key=lambda region: self._urgency(table, region))]

    def _card(self, table: GlobalPowersState, listed: list[Action]) -> Action | None:
        """The card that gains most, if it is worth it."""
        me = self.me
        if not table.hand(me):
            return None
        seen = Evaluation(table, STEADY)
        now, sketch = seen.worth(me), Sketch(table, me, STEADY, seen)
        best, found = PLAY, None
        for action in cards.worth_trying(table, me, listed, sketch, worth):
            gain = values.after_card(table, me, action, worth) - now
            if gain > best:
                best, found = gain, action
        return found

    def act(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        """What a sketch likes best of all that can be done at once, or a war that it is likely to win."""
        me = self.me
        frame, under = table.stack[-1], table.stack[-2]
        assert isinstance(frame, Proposal)
        assert isinstance(under, Activation)
        default = handle.default() or END_ACTIVATION
        then = batches.carried(table, frame)
        if then is None or not batches.goes_on(table, frame):
            return default
        proposed = self.memory.proposed(table, handle.question.id)
        if table.dominance - dominance.needs(then, me).count(0) <= NEAR:
            left = under.left - len(frame.batch)
            step = dominance.step(then, me, frame.region, left)
            if step is not None:
                if step in proposed:
                    return CALL_VOTE if frame.batch else default
                self.memory.note(handle.question.id, step)
                return step
        found = self._action(then, frame.region, handle.legal().actions(), proposed)
        if found is None:
            return default
        self.memory.note(handle.question.id, found)
        return found

    def _action(
        self,
        table: GlobalPowersState,
        region: RegionId,
        listed: list[Action],
        proposed: list[Action],
    ) -> Action | None:
        me = self.me
        seen = Evaluation(table, STEADY)
        sketch = Sketch(table, me, STEADY, seen)
        best, found = 0.0, None
        war, strongest = None, -1
        for action in listed:
            if isinstance(action, War):
                lead = table.chip(region, MILITARY) - table.chip(action.region, MILITARY)
                if lead > strongest and action not in proposed:
                    war, strongest = action, lead
            elif isinstance(action, SimpleAction | Budget):
                gain = self._sketched(table, region, action, sketch)
                if gain > best and action not in proposed:
                    best, found = gain, action
        now = seen.worth(me)
        gain = WORTH_AN_ACTION
        if found is not None:
            gain = values.after_action(table, me, region, me, found, worth) - now
            if gain <= WORTH_AN_ACTION:
                gain, found = WORTH_AN_ACTION, None
        if war is not None and war_hope(table, me, region, war, worth, now) > gain:
            return war
        return found

    def _sketched(
        self, table: GlobalPowersState, region: RegionId, action: Action, sketch: Sketch
    ) -> float:
        """What an action changes at a glance, in the region and where it goes."""
        # Nobody brings others back from Mauritius.
        if isinstance(action, Rehabilitate) and action.party != self.me:
            return 0.0
        assert isinstance(action, SimpleAction | Budget)
        copy = table.clone()
        action.carry_out(copy, region, Seat(self.me))
        gain = sketch.gain(row_of(copy, region), region)
        if isinstance(action, Emigrate | Propaganda) and action.region != region:
            gain += sketch.gain(row_of(copy, action.region), action.region)
        return gain

    def nothing(self, table: GlobalPowersState, handle: Handle, rng: Randomness) -> Action:
        return PASS


QUICK: dict[str, Callable[[Quick, GlobalPowersState, Handle, Randomness], Action]] = {
    "turn": Quick.strike,
    "proposal": Quick.act,
    "initiative": Quick.nothing,
}
"""What it answers otherwise than a beginner."""


def make(seed: int | str, seat: Seat, _named: Named) -> Quick:
    """The bot as tables seat it."""
    return Quick(seed, seat)
