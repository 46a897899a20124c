"""Before the first move, and after the last."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import (
    ADA,
    BO,
    CY,
    DI,
    ME,
    NOVICE,
    OPEN,
    Room,
    everything,
    finished,
    play,
    refused,
)
from statecraft.fairdice import verify
from statecraft.server.people import ratings
from statecraft.server.store import StoreError
from statecraft.server.tables.seats import Actor
from statecraft.server.updates.projection import Json

NOBODY = Actor()


# Making a table.


IMPOSSIBLE: list[tuple[Json, str]] = [
    ({"game": "chess"}, "server-no-such-game"),
    ({"options": {"mark": 401}}, "server-bad-options"),
    ({"options": {"mark": "high"}}, "server-bad-options"),
    ({"options": {"speed": 1}}, "server-bad-options"),
    ({"control": {"decision": 1}}, "server-bad-control"),
    ({"control": {"hourglass": 60}}, "server-bad-control"),
    ({"seats": [ME]}, "server-bad-options"),
    ({"seats": [ME] + [OPEN] * 5}, "server-bad-options"),
    ({"seats": [ME] + [OPEN] * 10, "holders": [0, 1] * 5 + [0]}, "server-bad-options"),
    ({"seats": [ME, {"kind": "ghost"}]}, "server-bad-seat"),
    ({"seats": [ME, {}]}, "server-bad-seat"),
    ({"seats": [ME, {"kind": "person", "person": "person-1"}]}, "server-bad-seat"),
    ({"seats": [ME, {"kind": "bot"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "deep-thought"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "process:/bin/sh"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "expert:100"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "python:antigravity:x"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "master:value=/etc/passwd"}]}, "server-no-such-bot"),
    ({"seats": [ME, {"kind": "bot", "bot": "steady:temper=brutal"}]}, "server-no-such-bot"),
    ({"holders": [0, 0]}, "server-bad-options"),
    ({"holders": [0]}, "server-bad-options"),
    ({"holders": []}, "server-bad-options"),
    ({"holders": [0, 7]}, "server-bad-options"),
    ({"holders": [-1, 0]}, "server-bad-options"),
    ({"holders": [0, 1, 0]}, "server-seats-and-holders"),
    ({"edition": "a" * 64, "public": True}, "server-edition-is-private"),
]


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        for wanted, text in IMPOSSIBLE:
            assert await refused(room.table(ADA, **wanted)) == text, wanted
        assert not await room.rows("SELECT id FROM game_table")
        assert len(room.table_services.live_tables) == 0

    play(tmp_path, work)


def test_nobody_hosts_no_table(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        assert await refused(room.table(NOBODY)) == "server-nobody"
        table = await room.table(ADA, seats=[ME, OPEN])
        assert await refused(room.table_services.lobby.sit(table.id, NOBODY, 1)) == "server-nobody"

    play(tmp_path, work)


def test_nobody_can_have_too_many_tables(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        tables = [await room.table(ADA) for _ in range(2)]
        assert await refused(room.table(ADA)) == "server-too-many-tables"
        await room.table(BO)
        # One that is closed counts no more.
        await room.table_services.lobby.leave(tables[0].id, ADA)
        await room.table(ADA)
        assert await refused(room.table(ADA)) == "server-too-many-tables"

    play(tmp_path, work, most=2)


def test_every_table_has_a_code_of_its_own(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        first = await room.table(ADA)
        codes = iter([first.settings.code, first.settings.code, "NEWONE"])
        room.table_services.live_tables.ids.code = lambda: next(codes)  # type: ignore[method-assign]
        second = await room.table(ADA)
        assert second.settings.code == "NEWONE"
        assert len(await room.rows("SELECT id FROM game_table")) == 2

    play(tmp_path, work)


# Sitting down.


def test_seats_are_taken_left_and_filled(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN, OPEN])
        id = table.id

        def sitting() -> list[str | None]:
            return [row.person or row.bot for row in table.seats]

        assert await lobby.sit(id, BO, 2) == 2
        assert await refused(lobby.sit(id, CY, 2)) == "server-seat-taken"
        assert await refused(lobby.sit(id, CY, 7)) == "server-seat-taken"
        assert await lobby.sit(id, CY, None) == 1
        assert await refused(lobby.sit(id, DI, None)) == "server-seat-taken"
        assert sitting() == ["person-0", "person-2", "person-1"]
        assert len({row.colour for row in table.seats}) == 3
        # Getting up.
        await lobby.leave(id, CY)
        assert sitting() == ["person-0", None, "person-1"]
        assert await refused(lobby.leave(id, CY)) == "server-not-at-table"
        # The host fills, and puts out.
        assert await refused(lobby.fill(id, BO, 1, "bot", "novice")) == "server-not-host"
        assert await refused(lobby.fill(id, ADA, 3, "bot", "novice")) == "server-no-such-seat"
        assert await refused(lobby.fill(id, ADA, 1, "bot", "nobody")) == "server-no-such-bot"
        assert await refused(lobby.fill(id, ADA, 1, "person", None)) == "server-bad-seat"
        # A temper is part of how a bot is seated, and none of its strength.
        await lobby.fill(id, ADA, 1, "bot", "master:temper=trader")
        assert sitting()[1] == "master:temper=trader"
        assert ratings.who(table, 1) == "bot:master"
        await lobby.fill(id, ADA, 1, "bot", "novice")
        await lobby.fill(id, ADA, 2, "open", None)
        assert sitting() == ["person-0", "novice", None]
        assert await refused(lobby.start(id, ADA)) == "server-open-seats"
        # One person may hold several seats.
        await lobby.fill(id, ADA, 2, "me", None)
        assert table.seats_of(ADA) == [0, 2]
        assert await refused(lobby.start(id, BO)) == "server-not-host"
        kept = everything(table)
        room.table_services.live_tables.forget(table)
        table = await room.at(id)
        assert everything(table) == kept
        await lobby.start(id, ADA)
        for late in (
            lobby.sit(id, BO, 1),
            lobby.leave(id, ADA),
            lobby.fill(id, ADA, 1, "open", None),
            lobby.start(id, ADA),
            lobby.promise(id, ADA, 0, "0" * 64),
        ):
            assert await refused(late) == "server-has-started"
        assert await refused(lobby.reveal(id, ADA, 0, "0" * 64)) == "server-not-starting"

    play(tmp_path, work)


def test_two_who_want_the_same_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[ME, OPEN])
        sit = room.table_services.lobby.sit
        found = await asyncio.gather(*[refused(sit(table.id, who, 1)) for who in (BO, CY, DI)])
        assert sorted(found) == ["it was not refused", "server-seat-taken", "server-seat-taken"]

    play(tmp_path, work)


def test_a_host_who_leaves_closes_the_table(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[OPEN, OPEN])
        await room.table_services.lobby.sit(table.id, BO, None)
        await room.table_services.lobby.leave(table.id, ADA)
        assert table.status == "closed"
        assert (
            await refused(room.table_services.lobby.sit(table.id, CY, None)) == "server-has-started"
        )
        assert await refused(room.table_services.lobby.start(table.id, ADA)) == "server-has-started"
        room.table_services.live_tables.forget(table)
        table = await room.at(table.id)
        assert table.status == "closed"
        # What was committed is opened: nothing stays secret of a table that was given up.
        assert table.dice is not None
        verdict = verify(table.dice.report())
        assert verdict.wrong is None
        assert verdict.closed == "aborted"

    play(tmp_path, work)


def test_teams_play_for_one_holder(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        seats = [ME, OPEN, NOVICE, NOVICE]
        id = await room.begun(
            ADA, BO, seats=seats, holders=[0, 1, 0, 1], options={"until_round": 2}
        )
        table = await room.play_on(id)
        assert table.status == "over"
        placings = await room.rows('SELECT seat, rank FROM "placing" ORDER BY seat')
        ranks = [row["rank"] for row in placings]
        assert ranks[:2] == ranks[2:]

    play(tmp_path, work)


# Once more.


def test_once_more_with_the_same_settings(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        playing = await room.begun(ADA, BO, game="global-powers")
        assert await refused(lobby.rematch(playing, ADA)) == "server-no-rematch"
        id = await finished(room, BO, control={"decision": 33}, options={"sealed_votes": True})
        assert await refused(lobby.rematch(id, CY)) == "server-no-rematch"
        new = await lobby.rematch(id, BO)
        old = await room.at(id)
        assert new.settings.host == "person-1"
        assert [row.kind for row in new.seats] == ["open", "person", "bot"]
        for name in ("options", "holders", "control", "variant", "public", "hints", "rated"):
            assert getattr(new.settings, name) == getattr(old.settings, name), name
        # Who asks second, also after a restart, finds the same table.
        assert (await lobby.rematch(id, ADA)).id == new.id
        await room.reopen()
        assert (await room.table_services.lobby.rematch(id, ADA)).id == new.id
        # Where that was given up, there is another.
        await room.table_services.lobby.leave(new.id, BO)
        third = await room.table_services.lobby.rematch(id, ADA)
        assert third.id != new.id
        assert third.status == "open"

    play(tmp_path, work)


def test_two_who_ask_at_once_get_one_table(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await finished(room, BO)
        found = await asyncio.gather(
            *[room.table_services.lobby.rematch(id, who) for who in (ADA, BO, ADA)]
        )
        assert len({table.id for table in found}) == 1
        rows = await room.rows("SELECT id FROM game_table WHERE status = 'open'")
        assert [row["id"] for row in rows] == [found[0].id]

    play(tmp_path, work)


# When it cannot be written.


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[ME, OPEN])
        before = everything(table)
        room.full = True
        with pytest.raises(StoreError):
            await room.table_services.lobby.sit(table.id, BO, 1)
        with pytest.raises(StoreError):
            await room.table(BO)
        room.full = False
        assert everything(await room.at(table.id)) == before
        assert await room.table_services.lobby.sit(table.id, CY, 1) == 1
        assert len(await room.rows("SELECT id FROM game_table")) == 1

    play(tmp_path, work)


def test_one_table_too_many_costs_nothing(tmp_path: Path) -> None:
    """The attack: ask for tables without end, each with its two chains of 65,536 links."""

    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        await room.table(ADA)
        grown: list[str] = []
        run = lobby._workers.run

        async def counted(whose: str, *args: Any, **named: Any) -> Any:
            grown.append(whose)
            return await run(whose, *args, **named)

        lobby._workers.run = counted  # type: ignore[method-assign,assignment]
        for _ in range(5):
            assert await refused(room.table(ADA)) == "server-too-many-tables"
        assert grown == []
        await room.table(BO)
        assert grown == ["person-1"]

    play(tmp_path, work, most=1)
