"""Who must be told: a small interface for news between parts of a server, and between servers.

News is a hint to look, never the thing itself: what counts is in the store. So a lost message costs
time and nothing else.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

Ear: TypeAlias = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """Tells news to everybody who listens to a topic."""

    async def tell(self, topic: str, news: dict[str, Any]) -> None: ...

    def listen(self, topic: str, ear: Ear) -> Callable[[], None]:
        """Be told; call what this returns to be told no more."""
        ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Ear]] = defaultdict(list)

    async def tell(self, topic: str, news: dict[str, Any]) -> None:
        for ear in tuple(self._ears.get(topic, ())):
            ear(news)

    def listen(self, topic: str, ear: Ear) -> Callable[[], None]:
        self._ears[topic].append(ear)

        def stop() -> None:
            ears = self._ears.get(topic)
            if ears is not None and ear in ears:
                ears.remove(ear)
                if not ears:
                    del self._ears[topic]

        return stop
