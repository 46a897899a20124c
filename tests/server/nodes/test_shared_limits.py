"""Limits count what is taken at any node."""

import asyncio
from collections.abc import Callable
from typing import Any

from statecraft.server import shared_limits
from statecraft.server.limits import Limit
from statecraft.server.shared_limits import SharedLimits


class Two:
    """Two nodes with the same limit of ten, and what goes over the line between them."""

    def __init__(self) -> None:
        self.now = 0.0
        self.sent: list[Any] = []
        self.limits = [Limit(1.0, 10.0, lambda: self.now) for _ in range(2)]
        self.shared = [
            SharedLimits({"person": limit}, b"k" * 32, self._publish(number))
            for number, limit in enumerate(self.limits)
        ]

    def _publish(self, number: int) -> Callable[..., None]:
        def publish(kind: str, **fields: Any) -> None:
            self.sent.append(fields)
            self.shared[1 - number].heard(fields)

        return publish


async def told() -> None:
    await asyncio.sleep(shared_limits._MOMENT + 0.05)


def test_what_is_taken_at_one_is_missing_at_the_other() -> None:
    async def work() -> None:
        two = Two()
        one, other = two.limits
        for _ in range(6):
            assert one.take("anna") == 0
        await told()
        assert len(two.sent) == 1
        for _ in range(4):
            assert other.take("anna") == 0
        assert other.take("anna") == 1.0
        assert other.take("ben") == 0
        await told()
        assert one.take("anna") > 0
        # Time gives back at both.
        two.now += 3
        assert [one.take("anna") for _ in range(4)][:3] == [0, 0, 0]

    asyncio.run(work())


def test_what_is_given_back_is_given_back_everywhere() -> None:
    async def work() -> None:
        two = Two()
        one, other = two.limits
        for _ in range(10):
            assert one.take("anna") == 0
        one.give_back("anna")
        await told()
        assert other.take("anna") == 0
        assert other.take("anna") > 0

    asyncio.run(work())


def test_nobody_is_named_on_the_line() -> None:
    async def work() -> None:
        two = Two()
        two.limits[0].take("anna@example.org 192.0.2.7")
        await told()
        assert "anna" not in str(two.sent)
        assert "192.0.2" not in str(two.sent)

    asyncio.run(work())


def test_two_who_take_all_at_the_same_moment_owe_no_more_than_one_bucket() -> None:
    async def work() -> None:
        two = Two()
        for limit in two.limits:
            for _ in range(10):
                assert limit.take("anna") == 0
        await told()
        assert all(limit.take("anna") == 11.0 for limit in two.limits)

    asyncio.run(work())
