"""Work for a client that may go away before it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from statecraft.server.refusal import Refused

T = TypeVar("T")


async def while_here(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is cancelled as soon as nobody waits for the answer any more."""
    return await unless(_gone(request), work)


async def unless(gone: Coroutine[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is cancelled as soon as its client is gone."""
    working = asyncio.ensure_future(work)
    going = asyncio.ensure_future(gone)
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        # Nobody reads this.
        raise Refused("server-client-gone")
    finally:
        working.cancel()
        going.cancel()
        await asyncio.gather(working, going, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
