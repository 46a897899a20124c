"""Who is at a table; nudging who is waited for; a bot for somebody gone; a seat that was left for good."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from server.tables.client import checked
from server.tables.following import Follows
from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Room, play, refused
from statecraft.server.people import ratings
from statecraft.server.tables import absence
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

GONE, CLAIM = 600.0, 86400.0
PEOPLE = (ADA, BO, CY)


class Line:
    """Somebody who looks at a table from a seat, until they leave."""

    def __init__(self, room: Room, id: str, seat: int | None, actor: Actor) -> None:
        self._tables = room.table_services.live_tables
        self._tables.blink = 0.0
        self.follows = Follows(id, seat, actor)
        self._stop = self._tables.listen(self.follows)

    async def leave(self) -> None:
        self._stop()
        await asyncio.gather(*self._tables._leaving)

    def heard(self) -> list[Json]:
        return [checked(msgspec.json.decode(message)) for message in self.follows.heard]


async def waiting_table(room: Room, *guests: Actor, **wanted: Any) -> tuple[str, int]:
    """A table in play, and the seat that is waited for."""
    wanted.setdefault("seats", [ME, *([OPEN] * len(guests))])
    id = await room.begun(ADA, *guests, **wanted)
    table = await room.at(id)
    people = [seat for seat in table.waits if table.seats[seat].kind == "person"]
    assert len(people) == 1
    return id, people[0]


async def change(room: Room, id: str, act: Callable[[Table], Any]) -> Any:
    done = await room.table_services.live_tables.change(id, act)
    await room.settle()
    return done


def nudge(room: Room, id: str, by: Actor, seat: int, heard: bool = True) -> Any:
    return change(room, id, lambda table: absence.nudge(table, by, seat, room.clock(), heard))


def ask_for_bot(room: Room, id: str, by: Actor, seat: int) -> Any:
    return change(room, id, lambda table: absence.ask_for_bot(table, by, seat, room.clock()))


def claim(room: Room, id: str, by: Actor, seat: int) -> Any:
    return change(room, id, lambda table: absence.claim(table, by, seat, room.clock()))


def log(table: Table) -> list[str]:
    return [event.text for _at, event in table.log]


def test_everybody_is_told_who_is_here_and_who_left_when(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN, NOVICE])
        table = await room.at(id)
        ada, bo = Line(room, id, 0, ADA), Line(room, id, 1, BO)
        table.stream(0), table.stream(1)
        # A bot is neither here nor away.
        assert [row["seat"] for row in absence.presence(table)] == [0, 1]
        assert [row["since"] for row in absence.presence(table)] == [None, None]
        room.clock.at += 100
        left = room.clock.at
        await bo.leave()
        told = ada.heard()[-1]["presence"][1]
        assert (told["since"], told["gone"], told["claim"]) == (left, left + GONE, None)
        # Written down: another server would know it, counted from its own start at the earliest.
        rows = await room.rows("SELECT seat, seen FROM seat WHERE table_id = :id", id=id)
        assert {row["seat"]: row["seen"] for row in rows} == {0: None, 1: left, 2: None}
        room.clock.at += 1000
        await room.reopen()
        again = absence.presence(await room.at(id))
        assert [row["since"] for row in again] == [room.clock.at, room.clock.at]

    play(tmp_path, work)


def test_a_page_that_is_loaded_anew_is_not_away(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN])
        first, again = Line(room, id, 1, BO), Line(room, id, 1, BO)
        await first.leave()
        assert absence.presence(await room.at(id))[1]["since"] is None
        await again.leave()
        assert absence.presence(await room.at(id))[1]["since"] == room.clock.at

    play(tmp_path, work)


def test_who_is_waited_for_is_nudged_now_and_then(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO)
        table = await room.at(id)
        slow, keen = PEOPLE[seat], PEOPLE[1 - seat]
        page = Line(room, id, seat, slow)
        table.stream(seat)
        await nudge(room, id, keen, seat)
        heard = page.heard()[-1]["log"]
        assert [(line["text"], line["values"]) for line in heard] == [
            ("event-nudge", {"by": 1 - seat, "seat": seat})
        ]
        assert await refused(nudge(room, id, keen, seat)) == "server-slower"
        # It is counted also by a server that was started anew.
        await room.reopen()
        assert await refused(nudge(room, id, keen, seat)) == "server-slower"
        room.clock.at += absence.NUDGE_SECONDS
        await nudge(room, id, keen, seat)
        assert log(await room.at(id)).count("event-nudge") == 2

    play(tmp_path, work)


def test_nobody_else_nudges_and_nobody_else_is_nudged(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, seats=[ME, OPEN, NOVICE])
        slow, keen = PEOPLE[seat], PEOPLE[1 - seat]
        for by, whom, text in (
            (keen, 1 - seat, "server-not-waited-for"),
            (keen, 2, "server-not-waited-for"),
            (keen, 7, "server-no-such-seat"),
            (slow, 1 - seat, "server-not-waited-for"),
            (CY, seat, "server-not-at-table"),
        ):
            assert await refused(nudge(room, id, by, whom)) == text
        lobby = (await room.table(seats=[ME, OPEN])).id
        assert await refused(nudge(room, lobby, ADA, 1)) == "server-not-playing"

    play(tmp_path, work)


def test_a_nudge_that_is_not_heard_counts_like_any_other(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO)
        keen = PEOPLE[1 - seat]
        await nudge(room, id, keen, seat, heard=False)
        assert "event-nudge" not in log(await room.at(id))
        assert await refused(nudge(room, id, keen, seat)) == "server-slower"

    play(tmp_path, work)


def test_all_who_are_there_let_a_bot_play_and_who_comes_back_has_the_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, CY)
        others = [actor for actor in PEOPLE if actor is not PEOPLE[seat]]
        lines = [Line(room, id, PEOPLE.index(actor), actor) for actor in others]
        assert await refused(ask_for_bot(room, id, others[0], seat)) == "server-not-gone"
        room.clock.at += GONE
        await ask_for_bot(room, id, others[0], seat)
        table = await room.at(id)
        assert not table.seats[seat].away
        (row,) = [row for row in absence.presence(table) if row["seat"] == seat]
        assert row["asked"] == [PEOPLE.index(others[0])]
        await ask_for_bot(room, id, others[1], seat)
        table = await room.at(id)
        assert table.seats[seat].away
        assert "event-stand-in" in log(table)
        # The bot has played on, and is not asked for twice.
        assert seat not in table.waits
        assert await refused(ask_for_bot(room, id, others[0], seat)) == "server-not-waited-for"
        await room.send(id, PEOPLE[seat], seat, {"back": {}})
        assert not (await room.at(id)).seats[seat].away
        for line in lines:
            await line.leave()

    play(tmp_path, work)


def test_who_has_left_too_is_not_asked_and_who_comes_back_ends_it(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, CY)
        first, second = [actor for actor in PEOPLE if actor is not PEOPLE[seat]]
        line = Line(room, id, PEOPLE.index(second), second)
        room.clock.at += GONE
        await ask_for_bot(room, id, first, seat)
        table = await room.at(id)
        # The one who is waited for looks in: what was asked for is forgotten.
        back = Line(room, id, seat, PEOPLE[seat])
        async with table.lock:
            room.table_services.live_tables.tell_presence(table)
        assert table.stand_ins == {}
        await back.leave()
        room.clock.at += GONE
        await line.leave()
        # Nobody else is there any more.
        await ask_for_bot(room, id, first, seat)
        assert (await room.at(id)).seats[seat].away

    play(tmp_path, work)


def test_the_host_decides_where_the_game_is_not_rated(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        for rated in (False, True):
            id = await room.begun(ADA, BO, CY, seats=[ME, OPEN, OPEN], rated=rated)
            table = await room.until(id, lambda table: table.waits in ([1], [2]))
            seat = table.waits[0]
            other = PEOPLE[3 - seat]
            line = Line(room, id, 3 - seat, other)
            room.clock.at += GONE
            await ask_for_bot(room, id, ADA, seat)
            assert (await room.at(id)).seats[seat].away is not rated
            await line.leave()

    play(tmp_path, work)


def test_a_bot_is_not_asked_for_without_need(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, seats=[ME, OPEN, NOVICE])
        room.clock.at += GONE
        keen = PEOPLE[1 - seat]
        for by, whom, text in (
            (keen, 1 - seat, "server-not-waited-for"),
            (keen, 2, "server-not-waited-for"),
            (CY, seat, "server-not-at-table"),
        ):
            assert await refused(ask_for_bot(room, id, by, whom)) == text

    play(tmp_path, work)


def test_a_seat_left_for_good_is_claimed_and_ratings_stay(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, public=True)
        gone, keen = PEOPLE[seat], PEOPLE[1 - seat]
        assert await refused(claim(room, id, CY, seat)) == "server-not-abandoned"
        room.clock.at += GONE
        await ask_for_bot(room, id, keen, seat)
        assert await refused(claim(room, id, CY, seat)) == "server-not-abandoned"
        room.clock.at += CLAIM
        assert absence.presence(await room.at(id))[seat]["claim"] <= room.clock.at
        assert await refused(claim(room, id, keen, seat)) == "server-sits-there"
        await claim(room, id, CY, seat)
        await room.reopen()
        table = await room.at(id)
        row = table.seats[seat]
        assert (row.person, row.name, row.away, row.first_person) == (
            CY.person,
            "Cy",
            False,
            gone.person,
        )
        assert "event-claimed" in log(table)
        assert await refused(room.send(id, gone, seat, {"back": {}})) == "server-not-your-seat"
        # It is somebody else's game to win or lose still.
        assert ratings.who(table, seat) == f"person:{gone.person}"
        await room.send(id, CY, seat, {"concede": {}})
        rows = await room.rows('SELECT seat, who FROM "placing" WHERE table_id = :id', id=id)
        assert {each["seat"]: each["who"] for each in rows}[seat] == f"person:{gone.person}"

    play(tmp_path, work)


def test_who_still_looks_in_or_sits_at_a_private_table_keeps_the_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat = await waiting_table(room, BO, public=False)
        room.clock.at += GONE
        await ask_for_bot(room, id, PEOPLE[1 - seat], seat)
        room.clock.at += CLAIM
        assert absence.presence(await room.at(id))[seat]["claim"] is None
        assert await refused(claim(room, id, CY, seat)) == "server-not-abandoned"
        id, seat = await waiting_table(room, BO, public=True)
        room.clock.at += GONE
        await ask_for_bot(room, id, PEOPLE[1 - seat], seat)
        room.clock.at += CLAIM
        line = Line(room, id, seat, PEOPLE[seat])
        assert await refused(claim(room, id, CY, seat)) == "server-not-abandoned"
        await line.leave()
        # From then on it counts anew.
        assert await refused(claim(room, id, CY, seat)) == "server-not-abandoned"

    play(tmp_path, work)
