"""A player of Global Powers that ends the game where it can, and otherwise plays as a steady one does by its weights."""

from typing import Any

from statecraft.bots.global_powers import batches, dominance
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.weights import Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action
from statecraft.global_powers.rules.activation import Activation, Proposal
from statecraft.global_powers.rules.government_action import GovernmentAction
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import CALL_VOTE, USE_ZEAL

DOMINANCE_QUESTIONS = frozenset({"turn", "proposal", "zeal"})
"""Where dominance may be had at once."""


class DominanceFirst:
    """Answers like a steady player, but counts all actions of an activation to see whether they win."""

    __slots__ = ("me", "steady")

    def __init__(self, seed: int | str, seat: Seat, weights: Weights) -> None:
        self.me = Holder(seat)
        self.steady = Steady(seed, seat, weights)

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.me, self.steady.weights), ("me", "steady"))

    def __repr__(self) -> str:
        return f"<dominance-first player of Global Powers on seat {self.me}>"

    def choose(self, handle: Handle) -> Action | None:
        if handle.question.kind in DOMINANCE_QUESTIONS:
            action = self.dominating_action(handle)
            if action is not None and action in handle.legal():
                if isinstance(action, GovernmentAction):
                    self.steady.memory.note(handle.question.id, action)
                return action
        return self.steady.choose(handle)

    def dominating_action(self, handle: Handle) -> Action | None:
        """What brings dominance now; which cards are imagined makes no difference to it."""
        table = handle.determinise(SeededLuck("strike").stream("cards", handle.question.id))
        assert isinstance(table, GlobalPowersState)
        if handle.question.kind == "turn":
            return dominance.activation_for_dominance(table, self.me)
        under = table.stack[-2]
        assert isinstance(under, Activation)
        if handle.question.kind == "zeal":
            more = dominance.step(table, self.me, under.region, 1)
            return None if more is None else USE_ZEAL
        frame = table.stack[-1]
        assert isinstance(frame, Proposal)
        proposed = self.steady.memory.proposed(table, handle.question.id)
        then = batches.carried(table, frame)
        if then is None or not batches.goes_on(table, frame):
            return None
        left = under.left - len(frame.batch) + int(under.may_use_zeal(table, self.me))
        action = dominance.step(then, self.me, under.region, left)
        if action is None:
            return None
        # In a batch nothing is said twice (GP-7.13): first the vote on what there is.
        return (CALL_VOTE if frame.batch else None) if action in proposed else action

    def explain(self, handle: Handle, action: Action) -> Note:
        return self.steady.explain(handle, action)
