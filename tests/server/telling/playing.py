"""Tables played by mail over HTTP, for tests of what is told about them."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any, TypeVar

from server.live import Browser, Live
from statecraft.core.record.inputs import Act
from statecraft.server.tables.table import Table

T = TypeVar("T")


def table_by_mail(host: Browser, guest: Browser | None, **wanted: Any) -> str:
    """A table by days that the host and somebody, or bots, play at; begun."""
    other = {"kind": "bot", "bot": "novice"} if guest is None else {"kind": "open"}
    days = {"days": 2, "bank": 3}
    # Everybody is asked there at once, whoever begins.
    data = {"game": "global-powers", "seats": [{"kind": "me"}, other], "days": days}
    made = host.post("/api/tables", json={**data, **wanted})
    assert made.status_code == 201, made.text
    id = str(made.json()["id"])
    if guest is not None:
        code = made.json()["code"]
        sat = guest.post(f"/api/tables/{id}/seats", json={"seat": 1}, params={"code": code})
        assert sat.status_code in (200, 201), sat.text
    begun = host.post(f"/api/tables/{id}/start", json={})
    assert begun.status_code in (200, 201), begun.text
    return id


def in_loop(server: Live, work: Awaitable[T]) -> T:
    async def wait() -> T:
        return await work

    return asyncio.run_coroutine_threadsafe(wait(), server.loop).result(60)


def deliver(server: Live) -> None:
    """Send all that waits for browsers and hooks."""
    for channel in ("push", "hook"):
        in_loop(server, server.services.outbox.deliver(channel))


def table_of(server: Live, id: str) -> Table:
    return in_loop(server, server.services.table_services.live_tables.open(id))


def answer(server: Live, id: str, seat: int, number: int = 0) -> None:
    """Let a seat answer what it must."""
    live_tables = server.services.table_services.live_tables

    async def go() -> None:
        table = await live_tables.open(id)
        asked = next(each for each in table.state.questions() if each.must and each.seat == seat)
        act = Act(
            asked.id, asked.seat, table.state.legal(asked.seat, asked.id).sample(Random(number))
        )
        await live_tables.change(id, lambda found: found.play(act, server.clock.now))

    in_loop(server, go())


def until_waits_for(server: Live, id: str, seat: int) -> None:
    """People and bots answer until the game waits for a seat that it did not wait for before."""
    was = table_of(server, id).waits
    for number in range(500):
        waits = table_of(server, id).waits
        if seat in waits and seat not in was:
            return
        was = waits
        answer(server, id, waits[0], number)
    raise AssertionError(f"seat {seat} is never asked")


def ring(server: Live) -> None:
    """Let every deadline fire that has come by the server's clock."""
    deadlines = server.services.table_services.live_tables.deadlines

    async def go() -> None:
        for table, name, due in deadlines.take(server.clock.now):
            await deadlines.fire(table, name, due)

    in_loop(server, go())
