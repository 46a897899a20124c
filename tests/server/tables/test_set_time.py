"""A table that is played until a set time: the wall clock calls it, the round is finished, points decide."""

from pathlib import Path

from server.tables.room import ADA, BO, Room, play, refused
from server.tables.timing import CONTROL, due, texts
from statecraft.globopolis.state import GlobopolisState
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

QUARTER = {"until_time": 15}


def in_the_third_round(table: Table) -> bool:
    return table.state.round == 3


def test_the_time_strikes_once_and_the_round_is_finished(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        for control in (None, CONTROL):
            id = await room.begun(ADA, BO, options=QUARTER, control=control)
            table = await room.at(id)
            assert table.started is not None
            assert due(table, "set-time") == [table.started + 900]
            if control is None:
                await room.until(id, in_the_third_round)
                await room.wait(901)
                table = await room.at(id)
                assert isinstance(table.state, GlobopolisState)
                assert table.state.time_is_called()
                assert texts(table).count("gb-event-time-called") == 1
                assert due(table, "set-time") == []
                await room.reopen()
                over = await room.play_on(id)
                assert over.state.result is not None
                assert (over.state.result.reason, over.state.round) == ("until-time", 3)

    play(tmp_path, work)


def test_nobody_calls_the_time_by_a_command(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, options=QUARTER)
        command: Json = {"call-time": {}}
        assert await refused(room.send(id, ADA, 0, command)) == "server-bad-command"
        assert not (await room.at(id)).state.time_is_called()

    play(tmp_path, work)


def test_without_a_time_there_is_no_deadline(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        assert (await room.at(id)).due == {}

    play(tmp_path, work)
