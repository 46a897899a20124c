"""The learner: a beginner for children to play against, who errs a little and is never cruel.

It plays as a novice does, but now and then it does something else that is just as legal, as somebody does who has not
yet seen what is best; and it picks no fight with whoever is behind.
"""

from collections.abc import Callable
from typing import Any

from statecraft.bots.roles import Explains
from statecraft.bots.tempers import DEALS, FIGHTS
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action

ERRS = 3
"""One answer in so many is an error, where there is anything else to do."""


class Learner:
    """A novice that errs and is kind; equal seeds choose alike in the same position."""

    __slots__ = ("_aimed_at", "_luck", "_novice", "_seat")

    def __init__(
        self,
        novice: Player,
        aimed_at: Callable[[Handle, Action], bool],
        seed: int | str,
        seat: Seat,
    ) -> None:
        self._novice = novice
        self._aimed_at = aimed_at
        """Whether an action of a fight is aimed at somebody who is behind."""
        self._luck = SeededLuck(seed)
        self._seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self._novice, self._aimed_at, 0, self._seat)
        return kept(self, given, ("_aimed_at", "_luck", "_novice", "_seat"))

    def __repr__(self) -> str:
        return f"<learner beyond {self._novice!r}>"

    def choose(self, handle: Handle) -> Action | None:
        own = self._novice.choose(handle)
        rng = self._luck.stream("learner", handle.question.id)
        cruel = own is not None and self._is_cruel(handle, own)
        if cruel or (handle.question.must and rng.randrange(ERRS) == 0):
            kind = [a for a in handle.legal() if a.VERB not in FIGHTS and a.VERB not in DEALS]
            if kind:
                return kind[rng.randrange(len(kind))]
        return handle.default() if cruel and handle.question.must else None if cruel else own

    def _is_cruel(self, handle: Handle, action: Action) -> bool:
        return action.VERB in FIGHTS and self._aimed_at(handle, action)

    def explain(self, handle: Handle, action: Action) -> Note:
        if isinstance(self._novice, Explains):
            return self._novice.explain(handle, action)
        return Note("hint-novice")
