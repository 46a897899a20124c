"""A database that came from a backup: what was rolled before the restore does not come again."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from server.databases import of_the_file
from server.tables.room import ADA, ME, NOVICE, Room, play
from statecraft.fairdice import verify
from statecraft.server import dice_mark

pytestmark = of_the_file
FILES = ("tables.sqlite", "tables.sqlite-wal")


def copy(room: Room, folder: Path, also: tuple[str, ...] = ()) -> None:
    folder.mkdir(exist_ok=True)
    for name in (*FILES, *also):
        if (room.folder / name).exists():
            shutil.copy2(room.folder / name, folder / name)


def restore(room: Room, folder: Path, also: tuple[str, ...] = ()) -> None:
    for name in (*FILES, "tables.sqlite-shm", *also):
        (room.folder / name).unlink(missing_ok=True)
    for name in (*FILES, *also):
        if (folder / name).exists():
            shutil.copy2(folder / name, room.folder / name)


async def rolls_of(room: Room, id: str, since: int, steps: int) -> list[Any]:
    """What the next rolls and draws of a table come out as, with who rolled what for."""
    for _ in range(steps):
        await room.step(id)
    table = await room.at(id)
    hidden = [each["hidden"] or each["published"] for each in table.thrown().all()]
    kinds = [each["published"]["kind"] for each in table.thrown().all()]
    return [
        (each.get("dice"), each.get("result"))
        for at, (kind, each) in enumerate(zip(kinds, hidden, strict=True))
        if kind in ("roll", "draw") and at >= since
    ]


async def begun(room: Room) -> tuple[str, int]:
    table = await room.table(ADA, seats=[ME, NOVICE, NOVICE])
    await room.table_services.lobby.start(table.id, ADA)
    await room.settle()
    return table.id, len((await room.at(table.id)).thrown().all())


@pytest.mark.parametrize("also", [(), (dice_mark.FILE,)], ids=["database", "whole folder"])
def test_rolls_of_the_first_run_do_not_come_again(tmp_path: Path, also: tuple[str, ...]) -> None:
    """The attack: play on, restore the backup, and foretell what is rolled from what was seen."""

    async def work(room: Room) -> None:
        id, since = await begun(room)
        await room.close()
        copy(room, tmp_path / "backup", also)
        await room.open()
        room.rng.seed(1)
        seen = await rolls_of(room, id, since, 12)
        assert len(seen) > 3
        await room.close()
        restore(room, tmp_path / "backup", also)
        if also:
            # What a real backup is: older than the moment.
            age(room.folder / dice_mark.FILE)
        await room.open()
        room.rng.seed(1)
        again = await rolls_of(room, id, since, 12)
        # Up to the first roll both runs were the same; by chance a die may fall alike, all of them do not.
        assert seen[0][0] == again[0][0]
        assert seen != again
        table = await room.at(id)
        verdict = verify(table.thrown().report())
        assert verdict.wrong is None
        assert len(verdict.burned) == 1

    play(tmp_path, work)


def age(mark: Path) -> None:
    """Let the file say that it was written some time ago, as one out of a backup does."""
    name, count, written = dice_mark._CONTENT.unpack(mark.read_bytes())
    mark.write_bytes(dice_mark._CONTENT.pack(name, count, written - 3600))


def test_a_plain_start_burns_nothing(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, _ = await begun(room)
        for _ in range(3):
            await room.step(id)
            await room.reopen()
        assert verify((await room.at(id)).thrown().report()).burned == []

    play(tmp_path, work)


def test_a_mark_that_is_gone_burns_too_and_a_second_restore_again(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, _ = await begun(room)
        for times in (1, 2):
            await room.close()
            (room.folder / dice_mark.FILE).unlink()
            await room.open()
            await room.step(id)
            verdict = verify((await room.at(id)).thrown().report())
            assert (verdict.wrong, len(verdict.burned)) == (None, times)

    play(tmp_path, work)


def test_a_table_that_had_not_begun_gets_other_chains_as_well(tmp_path: Path) -> None:
    """Its players still have their seeds, so the very same game would begin again."""

    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[ME, NOVICE])
        await room.close()
        copy(room, tmp_path / "backup")
        rolled = []
        for restored in (False, True):
            if restored:
                restore(room, tmp_path / "backup")
            await room.open()
            await room.table_services.lobby.start(table.id, ADA)
            await room.settle()
            rolled.append(await rolls_of(room, table.id, 0, 3))
            await room.close()
        assert rolled[0] != rolled[1]
        await room.open()
        verdict = verify((await room.at(table.id)).thrown().report())
        assert (verdict.wrong, verdict.burned) == (None, [0])

    play(tmp_path, work)
