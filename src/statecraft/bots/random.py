"""The bot that chooses at random: the yardstick of every other one, and company while testing.

Its choices are addressed by seed, seat and question like the dice, not consumed one after another: a
game that was saved and loaded goes on exactly as it would have without.
"""

from hashlib import blake2b
from typing import Any

from statecraft.core.chance.luck import Stream
from statecraft.core.engine.driver import Handle, RandomPlayer
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.record.struct import encode
from statecraft.core.verbs.action import Action


class RandomBot:
    """Answers anything legal; side questions every other time."""

    __slots__ = ("_key", "seat")

    def __init__(self, seed: int | str, seat: Seat) -> None:
        self._key = blake2b(encode(("random-bot", seed, seat)), digest_size=32).digest()
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.seat), ("_key", "seat"))

    def __repr__(self) -> str:
        return f"<random bot on seat {self.seat}>"

    def choose(self, handle: Handle) -> Action | None:
        asked = handle.question.id.to_bytes(8, "little")
        address = blake2b(asked, key=self._key, digest_size=32).digest()
        return RandomPlayer(Stream(address)).choose(handle)

    def explain(self, handle: Handle, action: Action) -> Note:
        return Note("bot-random-reason")
