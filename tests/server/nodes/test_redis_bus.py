"""The bus through a real Redis, which is killed, cut off and silent."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.nodes.chaos import Chaos
from server.nodes.several import until
from server.redis_server import RedisServer, own_redis
from statecraft.server.bus import redis_stream
from statecraft.server.bus.redis_stream import RedisBus


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_stream, "_SILENCE", 0.4)
    monkeypatch.setattr(redis_stream, "_BLOCK", 150)
    monkeypatch.setattr(redis_stream, "_RETRY", 0.05)


class Ear:
    """A node's line, and what it heard."""

    def __init__(self, url: str, name: str) -> None:
        self.bus = RedisBus(url, name)
        self.heard: list[Any] = []
        self.lines: list[bool] = []
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        await self.bus.run(lambda message: self.heard.append(message["n"]), self.lines.append)

    async def up(self, is_up: bool = True) -> None:
        await until(lambda: self.bus.is_up == is_up)


def between(work: Callable[[Ear, Ear, Chaos], Awaitable[None]], redis: RedisServer) -> None:
    """One node has a line of its own to Redis, the other one through the proxy."""

    async def whole() -> None:
        name = secrets.token_hex(4)
        chaos = await Chaos(redis.port).open()
        one = Ear(redis.url, name)
        other = Ear(f"redis://127.0.0.1:{chaos.port}/0", name)
        try:
            for each in (one, other):
                await each.up()
            await work(one, other, chaos)
        finally:
            for each in (one, other):
                each.task.cancel()
            await asyncio.gather(one.task, other.task, return_exceptions=True)
            await chaos.close()

    asyncio.run(whole())


def test_what_one_says_the_others_hear_in_order() -> None:
    async def work(one: Ear, other: Ear, _chaos: Chaos) -> None:
        for n in range(500):
            one.bus.publish({"n": n})
        await until(lambda: len(other.heard) == 500)
        assert other.heard == list(range(500))
        stranger = Ear(own_redis().url, "another installation")
        await stranger.up()
        one.bus.publish({"n": 500})
        await until(lambda: len(other.heard) == 501)
        assert not stranger.heard
        stranger.task.cancel()
        await asyncio.gather(stranger.task, return_exceptions=True)

    between(work, own_redis())


@pytest.mark.parametrize("way", ["cut", "silent"])
def test_who_was_cut_off_knows_it_and_reads_on_where_it_was(way: Any) -> None:
    async def work(one: Ear, other: Ear, chaos: Chaos) -> None:
        one.bus.publish({"n": 1})
        await until(lambda: other.heard == [1])
        chaos.be(way)
        await other.up(False)
        # What must not be lost waits; the rest is found in the database.
        other.bus.publish({"n": 10})
        other.bus.publish({"n": 11}, keep=True)
        one.bus.publish({"n": 2})
        await asyncio.sleep(0.1)
        chaos.be("cut")
        chaos.be("whole")
        await other.up()
        await until(lambda: other.heard[:2] == [1, 2] and 11 in one.heard)
        assert 10 not in one.heard
        assert other.lines[-3:] == [True, False, True]

    between(work, own_redis())


def test_a_slow_line_is_slow_and_loses_nothing() -> None:
    async def work(one: Ear, other: Ear, chaos: Chaos) -> None:
        chaos.delay = 0.1
        for n in range(20):
            one.bus.publish({"n": n})
        await until(lambda: len(other.heard) == 20)
        assert other.bus.is_up

    between(work, own_redis())


def test_a_redis_that_was_killed_and_forgot_everything_is_used_again() -> None:
    redis = RedisServer()

    async def work(one: Ear, other: Ear, _chaos: Chaos) -> None:
        one.bus.publish({"n": 1})
        await until(lambda: other.heard == [1])
        await asyncio.to_thread(redis.kill)
        await one.up(False)
        await other.up(False)
        one.bus.publish({"n": 2}, keep=True)
        await asyncio.to_thread(redis.start)
        for each in (one, other):
            await each.up()
        one.bus.publish({"n": 3})
        await until(lambda: 3 in other.heard)
        assert other.heard == [1, 2, 3]

    try:
        between(work, redis)
    finally:
        redis.close()


def test_nonsense_on_the_line_is_left_alone() -> None:
    async def work(one: Ear, other: Ear, _chaos: Chaos) -> None:
        from redis.asyncio import Redis

        redis = Redis.from_url(own_redis().url)
        await redis.xadd(one.bus._key, {"m": "no json"})
        await redis.xadd(one.bus._key, {"x": "y"})
        await redis.aclose()
        one.bus.publish({"n": 1})
        await until(lambda: other.heard == [1])

    between(work, own_redis())
