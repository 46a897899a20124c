"""What was worked out about finished games, which do not change any more: remembered for those asked for last."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")
_REMEMBERED = 32


class Remembered(Generic[T]):
    """What long work gave for a game, by its id."""

    def __init__(self) -> None:
        self._found: dict[str, asyncio.Task[T]] = {}

    def __contains__(self, id: object) -> bool:
        """Whether it is there or under way, so that nobody has to work for it."""
        return isinstance(id, str) and self._good(id)

    def _good(self, id: str) -> bool:
        task = self._found.get(id)
        return task is not None and not (
            task.done() and (task.cancelled() or task.exception() is not None)
        )

    async def of(self, id: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Long work takes its time, so it is done beside everything else, and once."""
        task = self._found.pop(id) if self._good(id) else asyncio.create_task(work())
        self._found[id] = task
        while len(self._found) > _REMEMBERED:
            del self._found[next(iter(self._found))]
        return await asyncio.shield(task)
