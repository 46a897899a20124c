"""The bus through Redis or Valkey: one stream, which every node writes to and reads from.

A stream rather than publish and subscribe, because who was cut off for a moment reads on where it was. It is cut to its
last messages, and nothing in it matters for long. While Redis is away messages are dropped, but for the few that must
not be lost, and nobody waits for it.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from statecraft.server.bus import Message
from statecraft.server.log import logger

_LENGTH = 10_000
_AT_ONCE = 200
_BLOCK = 1000
_SILENCE = 3.0
"""Seconds after which a line that answers nothing counts as cut: longer than a read that waits for news."""
_RETRY = 0.5
_KEPT = 1000
_FIELD = b"m"

log = logger("bus")


class RedisBus:
    """A stream at a URL; ``name`` keeps installations apart that share a Redis."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._key = f"statecraft:{name}"
        self._is_up = False
        self._last = b""
        self._waiting: deque[Message] = deque(maxlen=_AT_ONCE * 50)
        self._kept: deque[Message] = deque(maxlen=_KEPT)
        self._news = asyncio.Event()
        self._changed: Callable[[bool], None] = lambda _up: None

    @property
    def is_up(self) -> bool:
        return self._is_up

    def publish(self, message: Message, keep: bool = False) -> None:
        if keep:
            self._kept.append(message)
        elif self._is_up:
            self._waiting.append(message)
        self._news.set()

    async def run(self, heard: Callable[[Message], None], changed: Callable[[bool], None]) -> None:
        self._changed = changed
        # What cannot be had at the start may be there in a moment, and is told of at once if it is not.
        changed(False)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._again(lambda redis: self._read(redis, heard)))
            both.create_task(self._again(self._write))

    def _set(self, is_up: bool) -> None:
        if is_up != self._is_up:
            self._is_up = is_up
            log.info("bus", up=is_up)
            self._changed(is_up)

    async def _again(self, work: Callable[[Redis], Any]) -> None:
        """Do something with a connection of its own, again whenever that breaks."""
        while True:
            redis: Redis = Redis.from_url(
                self._url, socket_timeout=_SILENCE, socket_connect_timeout=_SILENCE
            )
            try:
                await work(redis)
            except (RedisError, OSError, TimeoutError) as error:
                if self._is_up:
                    log.warning("bus broke", reason=str(error) or type(error).__name__)
                self._set(False)
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await redis.aclose()
            await asyncio.sleep(_RETRY)

    async def _read(self, redis: Redis, heard: Callable[[Message], None]) -> None:
        newest = await redis.xrevrange(self._key, count=1)
        tail: Any = newest[0][0] if newest else b"0-0"
        if not self._last or _number(tail) < _number(self._last):
            # The first time only what comes from now on; and a Redis that lost the stream begins anew.
            self._last = tail if not self._last else b"0-0"
        while True:
            self._set(True)
            found: Any = await redis.xread({self._key: self._last}, count=_AT_ONCE, block=_BLOCK)
            for _key, entries in found or ():
                for id, fields in entries:
                    self._last = id
                    for message in _messages(fields.get(_FIELD, b"[]")):
                        heard(message)

    async def _write(self, redis: Redis) -> None:
        while True:
            if not self._kept and not self._waiting:
                self._news.clear()
                await self._news.wait()
            while self._kept or self._waiting:
                whole = [*self._kept, *self._waiting][:_AT_ONCE]
                body = msgspec.json.encode(whole)
                await redis.xadd(self._key, {_FIELD: body}, maxlen=_LENGTH, approximate=True)
                for message in whole:
                    (
                        self._kept if self._kept and message is self._kept[0] else self._waiting
                    ).popleft()


def _number(id: bytes) -> tuple[int, int]:
    at, _, count = id.partition(b"-")
    return int(at), int(count or 0)


def _messages(body: bytes) -> list[Message]:
    """The messages of an entry; what is none of ours is nobody's."""
    try:
        return msgspec.json.decode(body, type=list[dict[str, Any]])
    except msgspec.DecodeError:
        log.warning("bus talks nonsense")
        return []
