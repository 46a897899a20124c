"""The expert: a steady player that searches where its choice matters (:mod:`statecraft.bots.search`).

It plays at least as its heuristic does: what the heuristic would choose is always among the candidates
and stays in doubt. Equal seeds and budgets in simulations choose alike in the same position; under a
budget in seconds it depends on the machine how far a search gets.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from statecraft.bots import search
from statecraft.bots.naming import Budget
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action

DEFAULT = Budget(sims=64, seconds=0.8)
"""What most experts take; the seconds are for slow machines."""


class Heuristic(Player, Protocol):
    """A player that gives reasons."""

    def explain(self, handle: Handle, action: Action) -> Note: ...


class ExpertProfile(NamedTuple):
    """How an expert plays one game."""

    guide: search.RolloutPolicy
    others: Callable[[Handle], list[Action | None]]
    """Choices worth a look beside the heuristic's own, the best first; none where it is not worth it."""
    most: int
    """How many of them."""
    budget: Budget = DEFAULT
    """Unless told otherwise."""


class Expert:
    """Chooses as the heuristic does, or better where a search finds something better."""

    __slots__ = ("_budget", "_craft", "_own", "_seed")

    def __init__(
        self, craft: ExpertProfile, own: Heuristic, seed: int | str, seat: Seat, budget: Budget
    ) -> None:
        self._craft = craft
        self._own = own
        self._seed = f"{seed} {seat}"
        given = budget.sims is not None or budget.seconds is not None
        self._budget = budget if given else craft.budget

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(
            self,
            (self._craft, self._own, 0, 0, self._budget),
            ("_budget", "_craft", "_own", "_seed"),
        )

    def __repr__(self) -> str:
        return f"<expert beyond {self._own!r}>"

    def choose(self, handle: Handle) -> Action | None:
        own = self._own.choose(handle)
        craft = self._craft
        others = [action for action in craft.others(handle) if action != own]
        if not others:
            return own
        seed = f"{self._seed} {handle.question.id}"
        return search.best(handle, [own, *others[: craft.most]], craft.guide, self._budget, seed)

    def explain(self, handle: Handle, action: Action) -> Note:
        return self._own.explain(handle, action)
