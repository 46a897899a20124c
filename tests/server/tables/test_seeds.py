"""Seeds for the dice: promised, shown before the game begins, or left out."""

from pathlib import Path

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, Room, at_a_glance, play, refused
from statecraft.fairdice import commitment, verify
from statecraft.fairdice.entries import SEEDS_CLOSED
from statecraft.server.tables.lobby import SEED_SECONDS
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json


def promised(table: Table, seat: int, seed: str) -> str:
    """What a player sends before the start: bound to the table and what it has committed to."""
    assert table.dice is not None
    tips = table.dice.commitments()
    return commitment(table.id, (str(tips["public"]), str(tips["secret"])), seat, seed)


SEED = "5eed" * 16


def missing(report: Json) -> list[int]:
    """The seats that are named for not having shown what they promised."""
    closed = [entry for entry in report["entries"] if entry["kind"] == SEEDS_CLOSED]
    assert len(closed) == 1
    found: list[int] = closed[0]["proof"]["missing"]
    return found


async def starting(room: Room, control: Json | None) -> Table:
    """Two have promised a seed, and the host has started."""
    lobby = room.table_services.lobby
    table = await room.table(ADA, game="global-powers", seats=[ME, OPEN, NOVICE], control=control)
    await lobby.sit(table.id, BO, 1)
    assert await refused(lobby.promise(table.id, BO, 0, SEED)) == "server-not-your-seat"
    assert await refused(lobby.promise(table.id, BO, 1, "not hex")) == "dice-refused-not-hex"
    # Who has lost a seed promises another.
    await lobby.promise(table.id, BO, 1, promised(table, 1, "1057" * 16))
    for seat, who in enumerate([ADA, BO]):
        await lobby.promise(table.id, who, seat, promised(table, seat, SEED))
    # Who does not know whether the promise arrived makes it again.
    before = table.seq
    await lobby.promise(table.id, BO, 1, promised(table, 1, SEED))
    assert table.seq == before
    await lobby.start(table.id, ADA)
    assert table.status == "starting"
    return table


@pytest.mark.parametrize("control", [None, {"decision": 60}], ids=["untimed", "timed"])
@pytest.mark.parametrize("again", [False, True], ids=["", "reopened"])
def test_seeds_that_were_promised_are_shown_before_the_game_begins(
    tmp_path: Path, control: Json | None, again: bool
) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await starting(room, control)
        id = table.id
        assert await refused(lobby.leave(id, ADA)) == "server-has-started"
        assert await refused(lobby.reveal(id, BO, 1, "a" * 64)) == "dice-refused-foreign-seed"
        await lobby.reveal(id, ADA, 0, SEED)
        assert await refused(lobby.reveal(id, ADA, 0, SEED)) == "dice-refused-second-reveal"
        assert table.status == "starting"
        await lobby.reveal(id, BO, 1, SEED)
        await room.settle()
        assert table.status == "playing"
        assert not any(name == "seeds" for name in table.due)
        assert not await room.rows("SELECT * FROM deadline WHERE name = 'seeds'")
        # Nothing begins a second time when the time for seeds is over.
        await room.step(id)
        before = at_a_glance(table)
        if again:
            await room.reopen()
        room.clock.at += SEED_SECONDS
        await room.ring()
        table = await room.at(id)
        assert at_a_glance(table)["lines"] == before["lines"]
        assert table.dice is not None
        report = table.dice.report()
        assert verify(report).wrong is None
        assert missing(report) == []

    play(tmp_path, work)


@pytest.mark.parametrize("control", [None, {"decision": 60}], ids=["untimed", "timed"])
def test_a_seed_that_is_not_shown_in_time_is_left_out_and_named(
    tmp_path: Path, control: Json | None
) -> None:
    async def work(room: Room) -> None:
        table = await starting(room, control)
        id = table.id
        await room.table_services.lobby.reveal(id, BO, 1, SEED)
        await room.reopen()
        table = await room.at(id)
        assert table.status == "starting"
        assert list(table.due.values()) == [room.clock.at + SEED_SECONDS]
        room.clock.at += SEED_SECONDS
        assert await room.ring() == 1
        assert table.status == "playing"
        lines = len(table.playing().record.lines)
        assert "seeds" not in table.due
        room.clock.at += 1
        await room.reopen()
        room.clock.at += SEED_SECONDS
        await room.ring()
        table = await room.at(id)
        assert len(table.playing().record.lines) == lines
        assert table.dice is not None
        assert missing(table.dice.report()) == [0]
        assert (
            await refused(room.table_services.lobby.reveal(id, ADA, 0, SEED))
            == "server-not-starting"
        )

    play(tmp_path, work)


def test_who_promised_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, NOVICE])
        await lobby.start(table.id, ADA)
        assert table.status == "playing"
        assert table.started == room.clock.at

    play(tmp_path, work)
