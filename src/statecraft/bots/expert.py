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

    policy: search.RolloutPolicy
    others: Callable[[Handle], list[Action | None]]
    """Choices worth a look beside the heuristic's own, the best first; none where it is not worth it."""
    most: int
    """How many of them."""
    budget: Budget = DEFAULT
    """Unless told otherwise."""


class Expert:
    """Chooses as the heuristic does, or better where a search finds something better."""

    __slots__ = ("_budget", "_own", "_profile", "_seed")

    def __init__(
        self, profile: ExpertProfile, own: Heuristic, seed: int | str, seat: Seat, budget: Budget
    ) -> None:
        self._profile = profile
        self._own = own
        self._seed = f"{seed} {seat}"
        given = budget.sims is not None or budget.seconds is not None
        self._budget = budget if given else profile.budget

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(
            self,
            (self._profile, self._own, 0, 0, self._budget),
            ("_budget", "_profile", "_own", "_seed"),
        )

    def __repr__(self) -> str:
        return f"<expert beyond {self._own!r}>"

    def choose(self, handle: Handle) -> Action | None:
        own = self._own.choose(handle)
        profile = self._profile
        others = [action for action in profile.others(handle) if action != own]
        if not others:
            return own
        seed = f"{self._seed} {handle.question.id}"
        return search.best(
            handle, [own, *others[: profile.most]], profile.policy, self._budget, seed
        )

    def explain(self, handle: Handle, action: Action) -> Note:
        return self._own.explain(handle, action)
