"""Tempers: what a bot likes to do where several things are about as good.

A temper changes style and not strength: of all choices that a steady player rates hardly worse than the bot's own, the
one its temper likes best is taken, the same one only once a turn. What nobody rates is left as it is.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from statecraft.bots.naming import Named
from statecraft.bots.roles import Explains
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action

Ratings: TypeAlias = Callable[[Handle], Sequence[tuple[float, Action | None]]]
"""What choices should gain, as a steady player sees it."""
SLACK = 2.0
"""So much less than its own choice what it likes may gain: EU, or half points."""
DEALS = ("make-offer", "counter-offer", "accept-offer", "trade")
FIGHTS = ("attack", "war", "assassinate", "coup", "revolution", "riots", "sabotage")
LIKES: dict[str, dict[str, int]] = {
    "cautious": {
        **dict.fromkeys(FIGHTS, -1),
        **dict.fromkeys(("place-agents", "allocate", "pact", "make-peace", "end-turn"), 1),
    },
    "trader": dict.fromkeys(DEALS, 1),
    "raider": dict.fromkeys(FIGHTS, 1),
    "diplomat": {
        **dict.fromkeys(FIGHTS, -1),
        **dict.fromkeys((*DEALS, "pact", "make-peace", "motion", "initiative", "consent"), 1),
        "veto": -1,
    },
}
"""Verbs that each temper likes or dislikes."""


class Tempered:
    """A bot with a temper."""

    __slots__ = ("_bot", "_done", "_ratings", "_temper", "_turn")

    def __init__(self, bot: Player, temper: str, ratings: Ratings) -> None:
        self._bot = bot
        self._temper = temper
        self._ratings = ratings
        self._turn: tuple[int, Seat] = (0, Seat(0))
        self._done: list[Action] = []
        """What it has done by temper in this turn."""

    def __reduce__(self) -> tuple[Any, ...]:
        names = ("_bot", "_done", "_ratings", "_temper", "_turn")
        return kept(self, (self._bot, self._temper, self._ratings), names)

    def __repr__(self) -> str:
        return f"<{self._temper} {self._bot!r}>"

    def choose(self, handle: Handle) -> Action | None:
        own = self._bot.choose(handle)
        likes = LIKES[self._temper]
        if len(handle.legal()) < 2 or (own is None and not handle.legal().actions()):
            return own
        rated = self._ratings(handle)
        gains = [gain for gain, action in rated if action == own]
        if not gains:
            return own
        now = (handle.round, handle.turn)
        if now != self._turn:
            self._turn, self._done = now, []
        best, found = _liked(likes, own), own
        for gain, action in rated:
            if action is None or gain < gains[0] - SLACK or gain < 0 or action in self._done:
                continue
            if _liked(likes, action) > best:
                best, found = _liked(likes, action), action
        if found is not own and found is not None:
            self._done.append(found)
        return found

    def explain(self, handle: Handle, action: Action) -> Note:
        if isinstance(self._bot, Explains):
            return self._bot.explain(handle, action)
        return Note("hint-novice")


def _liked(likes: dict[str, int], action: Action | None) -> int:
    return 0 if action is None else likes.get(action.VERB, 0)


def tempered(bot: Player, named: Named, ratings: Ratings) -> Player:
    """A bot with the temper it was named with, if any."""
    return Tempered(bot, named.temper, ratings) if named.temper else bot
