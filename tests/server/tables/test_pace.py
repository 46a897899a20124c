"""Bots play at a pace that people can follow, as long as somebody looks."""

import time
from pathlib import Path

import pytest

from server.tables.following import Follows
from server.tables.room import ADA, BO, ME, NOVICE, Room, play, refused
from statecraft.server.tables.table import Table


def lines(table: Table) -> int:
    return len(table.playing().record.lines)


@pytest.mark.parametrize("pace", ["at-once", "brisk"])
def test_bots_keep_a_pace_while_somebody_looks_on(tmp_path: Path, pace: str) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, seats=[ME, NOVICE, NOVICE], pace=pace, game="global-powers")
        table = await room.until(id, lambda table: table.waits == [0])
        follows = Follows(id, None, BO)
        table.stream(None)
        leave = room.table_services.live_tables.listen(follows)
        first, began = lines(table), time.monotonic()
        while lines(table) < first + 8:
            await room.step(id)
        took = time.monotonic() - began
        # Of eight lines, some are the person's own and some are dice: two at least are steps of bots.
        assert (took > 0.7) == (pace == "brisk")
        assert follows.heard
        leave()
        began, before = time.monotonic(), lines(table)
        # Where nobody looks, nobody waits.
        while lines(table) < before + 12 and table.status == "playing":
            await room.step(id)
        assert time.monotonic() - began < 0.7

    play(tmp_path, work)


def test_a_pace_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        assert await refused(room.table(ADA, pace="hasty")) == "server-bad-pace"

    play(tmp_path, work)


def test_a_rematch_keeps_pace_and_patience(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, pace="slow", wait=True)
        await room.send(id, ADA, 0, {"concede": {}})
        again = await room.table_services.lobby.rematch(id, ADA)
        assert again.info()["pace"] == "slow"
        assert again.info()["wait"] is True

    play(tmp_path, work)
