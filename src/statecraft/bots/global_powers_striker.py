"""A player of Global Powers that ends the game where it can, and otherwise plays as a steady one does in its manner."""

from statecraft.bots import global_powers_strike as strikes
from statecraft.bots.global_powers_manner import Manner
from statecraft.bots.global_powers_steady import Steady
from statecraft.core.action import Action
from statecraft.core.driver import Handle
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.luck import SeededLuck
from statecraft.global_powers.activation import Activation, Proposal
from statecraft.global_powers.state import World
from statecraft.global_powers.verbs import USE_ZEAL

STRIKES = frozenset({"turn", "proposal", "zeal"})
"""Where dominance may be had at once."""


class Striker:
    """Answers like a steady player, but counts all actions of an activation to see whether they win."""

    __slots__ = ("seat", "steady")

    def __init__(self, seed: int | str, seat: Seat, manner: Manner) -> None:
        self.seat = seat
        self.steady = Steady(seed, seat, manner)

    def choose(self, handle: Handle) -> Action | None:
        if handle.question.kind in STRIKES:
            action = self.strike(handle)
            if action is not None and action in handle.legal():
                return action
        return self.steady.choose(handle)

    def strike(self, handle: Handle) -> Action | None:
        """What brings dominance now; which cards are imagined makes no difference to it."""
        table = handle.determinise(SeededLuck("strike").stream("cards", handle.question.id))
        assert isinstance(table, World)
        if handle.question.kind == "turn":
            return strikes.strike(table, self.seat)
        under = table.stack[-2]
        assert isinstance(under, Activation)
        if handle.question.kind == "zeal":
            more = strikes.step(table, self.seat, under.region, 1)
            return None if more is None else USE_ZEAL
        frame = table.stack[-1]
        assert isinstance(frame, Proposal)
        left = under.left - len(frame.batch) + table.zeal[self.seat]
        return strikes.step(table, self.seat, under.region, left)

    def explain(self, handle: Handle, action: Action) -> Note:
        return self.steady.explain(handle, action)
