"""The final round is announced: in the log, beside the view, and by mail at tables played by mail (GB-9.11)."""

from pathlib import Path
from typing import Any

import pytest

from server.tables.following import Follows
from server.tables.room import ADA, BO, ME, OPEN, Room, play
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json

QUICK = {"decision": 60, "bank": 600}
DAYS = {"decision": 86_400, "bank": 0, "phase": 86_400}


async def known(room: Room, id: str, language: str, email: str | None) -> None:
    await room.store.write(
        lambda db: db.run(
            "INSERT INTO person (id, name, colour, language, email, created)"
            " VALUES (:id, :name, 'blue', :language, :email, 0)",
            id=id,
            name=id.capitalize(),
            language=language,
            email=email,
        )
    )


async def final_round(room: Room, **wanted: Any) -> Table:
    """Two people play until somebody claims victory and somebody still has a turn."""
    assert ADA.person is not None
    assert BO.person is not None
    await known(room, ADA.person, "en", "ada@example.org")
    await known(room, BO.person, "de", "bo@example.org")
    wanted_event = "gb-event-final-round"
    for _ in range(20):
        id = await room.begun(ADA, BO, seats=[ME, OPEN], options={"mark": 40}, **wanted)
        table = await room.at(id)
        while table.status == "playing":
            if any(event.text == wanted_event for _at, event in table.log):
                return table
            await room.step(id)
            table = await room.at(id)
    raise AssertionError("nobody claims victory before the last turn of a round")


async def mails(room: Room) -> list[Json]:
    return await room.rows("SELECT to_address, subject, body FROM mail ORDER BY id")


@pytest.mark.parametrize("control", [None, DAYS], ids=["untimed", "days"])
def test_by_mail_everybody_is_told_in_their_language(tmp_path: Path, control: Json | None) -> None:
    async def work(room: Room) -> None:
        table = await final_round(room, control=control)
        sent = await mails(room)
        to_ada = [mail for mail in sent if mail["to_address"] == "ada@example.org"][-1]
        to_bo = [mail for mail in sent if mail["to_address"] == "bo@example.org"][-1]
        assert "claims victory" in to_ada["body"]
        assert "final round" in to_ada["body"]
        assert f"/t/{table.id}" in to_ada["body"]
        assert "beansprucht" in to_bo["body"]
        assert "Das Ende naht" in to_bo["subject"]

    play(tmp_path, work)


def test_who_looks_on_or_plays_by_the_clock_gets_no_mail(tmp_path: Path) -> None:
    async def quick(room: Room) -> None:
        await final_round(room, control=QUICK)
        assert await mails(room) == []

    async def looking(room: Room) -> None:
        room.table_services.live_tables._listeners.clear()
        table = await final_round(room)
        before = len(await mails(room))
        room.table_services.live_tables.listen(Follows(table.id, 0, ADA))
        room.table_services.live_tables.listen(Follows(table.id, 1, BO))
        await room.play_on(table.id, 40)
        assert len(await mails(room)) == before

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    play(tmp_path / "one", quick)
    play(tmp_path / "two", looking)


def test_the_log_and_what_is_shown_say_the_same(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await final_round(room)
        for viewer in (None, 0, 1):
            shown = updates.snapshot(table, viewer)
            assert shown["facts"]["claims"]
            assert [line for line in shown["log"] if line["text"] == "gb-event-final-round"]
        await room.reopen()
        again = updates.snapshot(await room.at(table.id), None)
        assert again["facts"]["claims"] == updates.snapshot(table, None)["facts"]["claims"]

    play(tmp_path, work)
