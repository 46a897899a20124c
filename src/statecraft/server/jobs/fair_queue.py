"""Turns at something that few can have at once: in a circle by person, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar, TypeVarTuple, Unpack

from statecraft.server.refusal import Slower

Args = TypeVarTuple("Args")
T = TypeVar("T")
_LATER = 5.0
"""Seconds after which somebody who has enough waiting already may ask again."""


class FairQueue:
    """So many at a time. Who waits is served in a circle: one of each person, then the next of each."""

    def __init__(self, slots: int, most: int) -> None:
        """``most`` may wait of one person; one more is refused."""
        self._free = slots
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum([len(mine) for mine in self._waiting.values()])

    @asynccontextmanager
    async def turn(self, whose: str, most: int | None = None) -> AsyncIterator[None]:
        """Have a turn, where not more than ``most`` of this person wait already. Who is cancelled waits no more."""
        await self._take(whose, self._most if most is None else most)
        try:
            yield
        finally:
            self._next()

    async def in_thread(self, whose: str, function: Callable[[Unpack[Args]], T], *args: *Args) -> T:
        """Let a thread do something short that needs what is in memory."""
        async with self.turn(whose):
            return await asyncio.to_thread(function, *args)

    async def _take(self, whose: str, most: int) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(whose, ())) >= most:
            raise Slower(_LATER)
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # It was this one's turn just now: somebody else has it instead.
                self._next()
            else:
                self._leave(whose, called)
            raise

    def _leave(self, whose: str, called: "asyncio.Future[None]") -> None:
        mine = self._waiting.get(whose)
        if mine is not None and called in mine:
            mine.remove(called)
            if not mine:
                del self._waiting[whose]

    def _next(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        whose, mine = self._waiting.popitem(last=False)
        called = mine.popleft()
        if mine:
            self._waiting[whose] = mine
        if called.cancelled():
            # Cancelled in this very moment, before it could leave.
            self._next()
        else:
            called.set_result(None)
