"""What there is of a person is given out whole, and is gone when it is deleted; records play on."""

import asyncio
import json
from typing import Any

from server.operators.house import House, HouseRoom, somebody
from server.operators.test_backup import at
from server.tables.room import ADA, BO, ME, OPEN, finished
from statecraft.fairdice import verify
from statecraft.server.operators.personal_data import PLACES
from statecraft.server.store import Connection
from statecraft.server.store.schema import METADATA
from statecraft.server.tables import talk
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table

MAIL = "ada@example.org"
WORDS = "my cat is called Schnurrli"


async def a_life(room: HouseRoom) -> str:
    """Ada has done all that leaves a trace; the table that she plays at."""
    for id, name, mail in (("person-0", "Ada", MAIL), ("person-1", "Bo", None)):
        await room.store.write(somebody(id, name, mail))
    await finished(room, BO, rated=True)
    await room.table(ADA, seats=[ME, OPEN])
    id = await room.begun(ADA, BO, seats=[ME, OPEN])

    def say(table: Table) -> Change:
        return talk.say(table, ADA, 0, {"all": True}, WORDS, room.clock())

    await room.table_services.live_tables.change(id, say)
    await room.store.write(fill_the_rest)
    await room.step(id)
    return id


def fill_the_rest(db: Connection) -> None:
    """A row in every column that has a person in it, and no row yet."""
    for number, (table, column, _) in enumerate(PLACES, 1000):
        value = "person:person-0" if table in ("rating", "placing") else "person-0"
        if db.rows(f'SELECT 1 AS one FROM "{table}" WHERE "{column}" = :value', value=value):
            continue
        known: dict[str, Any] = {}
        for each in METADATA.tables[table].columns:
            kind = each.type.__visit_name__
            is_number = kind in ("integer", "float", "big_integer")
            known[each.name] = (
                number if is_number else "{}" if each.name == "body" else f"x-{column}"
            )
        known[column] = value
        names = ", ".join([f'"{name}"' for name in known])
        marks = ", ".join([f":v_{name}" for name in known])
        values = {f"v_{name}": value for name, value in known.items()}
        db.run(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', **values)
    db.run(
        "INSERT INTO mail (to_address, subject, body, created) VALUES (:to, 's', 'secret link', 1)",
        to=MAIL,
    )


async def everything_written(room: HouseRoom) -> str:
    """All texts of the whole database."""
    found = []
    for table in METADATA.sorted_tables:
        found += await room.rows(f'SELECT * FROM "{table.name}"')
    return json.dumps(found, default=str)


def test_every_column_with_a_person_is_known() -> None:
    """By its name; a new one must be put among those that are given out and deleted, or here with the reason."""
    hints = ("person", "host", "owner", "author", "by", "about", "guest", "who", "other", "blocked")
    known = {(table, column) for table, column, _ in PLACES}
    found = {
        (table.name, column.name)
        for table in METADATA.sorted_tables
        for column in table.columns
        if any(column.name == hint or column.name.endswith(f"_{hint}") for hint in hints)
        or column.name == "muted"
    }
    assert found - known == set()


def test_all_of_it_is_given_out(house: House) -> None:
    at(house, a_life)
    for named in (MAIL, "person-0"):
        found = house.command("export", named).data
        assert found["person"]["email"] == MAIL
        assert {table for table, column, _ in PLACES if column != "about"} <= set(found)
        assert [each["text"] for each in found["talk"]] == [WORDS]
        assert len(found["seat"]) >= 3
        assert "secret link" not in json.dumps(found)
        assert "hash" not in json.dumps(found)
    refused = house.command("export", "nobody@example.org")
    assert (refused.code, "nobody@example.org" in refused.err) == (2, True)


def test_nothing_of_it_is_left_and_the_others_play_on(house: House) -> None:
    id = at(house, a_life)
    outbox = house.folder / "outbox"
    outbox.mkdir(exist_ok=True)
    (outbox / "1.eml").write_bytes(f"From: s@x\r\nTo: {MAIL}\r\n\r\nhello".encode())
    (outbox / "2.eml").write_bytes(b"From: s@x\r\nTo: bo@example.org\r\n\r\nhello")

    async def before(room: HouseRoom) -> None:
        written = await everything_written(room)
        for trace in ("person-0", MAIL, WORDS, "Ada"):
            assert trace in written, trace
        # Whoever is at the table in another process reads it anew: the command comes in between.
        record = (await room.at(id)).playing().record.to_jsonl()
        unsure = await asyncio.to_thread(house.command, "delete", MAIL)
        assert unsure.code == 2
        done = await asyncio.to_thread(house.command, "delete", MAIL, "--yes", "--json")
        assert done.data["closed"] == 1
        assert done.data["mails"] == 1
        pseudonym = done.data["pseudonym"]
        written = await everything_written(room)
        for trace in ("person-0", MAIL, WORDS, "Ada"):
            assert trace not in written, trace
        room.table_services.live_tables.forget(await room.at(id))
        table = await room.at(id)
        assert table.seats[0].person == pseudonym
        assert table.seats[1].person == "person-1"
        assert table.playing().record.to_jsonl() == record
        assert verify(table.thrown().report()).wrong is None
        # And it goes on without them.
        asked = [each for each in room.asked(table) if each[0] is BO]
        if asked:
            await room.answer(id, *asked[0])

    at(house, before)
    assert [path.name for path in sorted(outbox.iterdir())] == ["2.eml"]
    assert house.command("verify", "--json").data["ok"]
    assert house.command("export", MAIL).code == 2
