"""The bot that chooses at random: the yardstick of every other one, and company while testing.

Its choices are addressed by seed, seat and question like the dice, not consumed one after another: a
game that was saved and loaded goes on exactly as it would have without.
"""

from statecraft.core.action import Action
from statecraft.core.driver import Handle, RandomPlayer
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.luck import SeededLuck


class RandomBot:
    """Answers anything legal; side questions every other time."""

    __slots__ = ("_luck", "_seat")

    def __init__(self, seed: int | str, seat: Seat) -> None:
        self._luck = SeededLuck(seed)
        self._seat = seat

    def choose(self, handle: Handle) -> Action | None:
        stream = self._luck.stream("random-bot", self._seat, handle.question.id)
        return RandomPlayer(stream).choose(handle)

    def explain(self, handle: Handle, action: Action) -> Note:
        return Note("bot-random-reason")
