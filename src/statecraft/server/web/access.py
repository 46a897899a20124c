"""Who asks for a table, and what of it they may see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from statecraft.core.refusal import Illegal
from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.server.ids import hashed
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, first
from statecraft.server.tables import speaking
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.speaking import STALE as STALE
from statecraft.server.tables.speaking import refused as refused
from statecraft.server.tables.table import Table
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import spend


async def actor_of(services: Services, caller: Caller) -> Actor:
    """Whoever asks, as tables know them."""
    if caller.token is not None:
        hash_of_it = hashed(caller.token)

        def find(db: Connection) -> tuple[tuple[str, int], str | None] | None:
            row = first(
                db,
                "SELECT k.table_id, k.seat, s.person FROM seat_token k"
                " LEFT JOIN seat s ON s.table_id = k.table_id AND s.seat = k.seat"
                " WHERE k.hash = :hash",
                hash=hash_of_it,
            )
            return None if row is None else ((row["table_id"], row["seat"]), row["person"])

        found = await services.store.read(find)
        if found is None:
            raise Refused("server-bad-token", "nobody")
        token, owner = found
        services.hearing.bans.check_person(owner)
        return Actor(token=token, address=caller.address)
    person = caller.person
    if person is None:
        return Actor(address=caller.address)
    return Actor(person.id, person.name, person.colour, face=person.face, address=caller.address)


async def muted(services: Services, actor: Actor) -> frozenset[str]:
    """The people of whom somebody wishes to hear no more, or whom they have blocked."""
    if actor.person is None:
        return frozenset()
    person = actor.person
    rows = await services.store.read(
        lambda db: db.rows(
            "SELECT muted FROM mute WHERE person = :person"
            " UNION SELECT blocked FROM block WHERE person = :person",
            person=person,
        )
    )
    return frozenset([row["muted"] for row in rows])


async def look(services: Services, id: str, actor: Actor, code: str | None) -> Table:
    """A table, if this somebody may look at it: public ones, one's own, and with the code any."""
    table = await services.table_services.live_tables.open(id)
    settings = table.settings
    sits = any(row.person is not None and row.person == actor.person for row in table.seats)
    known = actor.person is not None and (actor.person == settings.host or sits)
    holds = actor.token is not None and actor.token[0] == id
    if settings.public or known or holds:
        return table
    if code is not None:
        spend(services.limits.codes, actor.address)
    if not _same_code(code, settings.code) or actor.person in table.kicked:
        # As if there were no such table: a private one is nobody's business.
        raise Refused("server-no-such-table", "missing")
    services.limits.codes.give_back(actor.address)
    return table


@asynccontextmanager
async def at_table(services: Services, table: Table, key: str) -> AsyncIterator[None]:
    """Look at a table as it is now. To put together all that somebody may see takes some milliseconds of everybody's
    time: that is done for one at a time, each in turn, and what else happens comes between.
    """
    async with table.lock, services.table_services.looks.turn(key):
        await asyncio.sleep(0)
        yield


async def person_at(services: Services, caller: Caller, id: str, code: str | None = None) -> Actor:
    """Whoever asks, if it is a person, who may look at this table."""
    caller.somebody()
    actor = await actor_of(services, caller)
    await look(services, id, actor, code)
    return actor


def _same_code(given: str | None, code: str) -> bool:
    return given is not None and given.strip().upper() == code


def viewer_of(table: Table, actor: Actor, seat: int | None) -> int | None:
    """The seat to see through: only one's own; without one, the gallery."""
    if seat is not None and seat not in table.seats_of(actor):
        raise Refused("server-not-your-seat", "forbidden")
    return seat


def speaker(services: Services, table: Table, lang: Language) -> Speaker:
    """Says what the game names, in the reader's language and with the names of who sits there."""
    return speaking.speaker(services.table_services.library, table, lang)


def illegal(services: Services, table: Table, caller: Caller, refusal: Illegal) -> dict[str, Any]:
    """What the rules refuse, in the form of every other refusal."""
    return {"error": refused(speaker(services, table, caller.language), refusal)}
