"""Seats that programs play, with a token."""

from pathlib import Path
from typing import Any

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, Room, everything, play, refused
from statecraft.server.tables.seats import Actor

NOBODY = Actor()


def test_a_token_plays_a_seat_and_nothing_else(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN, NOVICE], game="global-powers")
        id = table.id
        assert await refused(lobby.token(id, BO, 1)) == "server-not-your-seat"
        assert await refused(lobby.token(id, NOBODY, 1)) == "server-not-your-seat"
        assert await refused(lobby.token(id, ADA, 4)) == "server-no-such-seat"
        token = await lobby.token(id, ADA, 1)
        stored = str(await room.rows("SELECT * FROM seat_token"))
        assert token not in stored
        again = await lobby.token(id, ADA, 1)
        assert again != token
        assert len(await room.rows("SELECT hash FROM seat_token")) == 1
        program = Actor(token=(id, 1))
        assert table.seats_of(program) == [1]
        assert table.seats_of(ADA) == [0]
        assert table.seats_of(Actor(token=("other", 1))) == []
        await lobby.start(id, ADA)
        await room.settle()
        asked: list[Any] = []
        for _ in range(50):
            asked = [question for question in table.state.questions() if question.seat == 1]
            if asked:
                break
            await room.step(id)
        change = await room.answer(id, program, asked[0])
        assert change is not None
        assert change.seat == 1
        assert await refused(room.send(id, program, 0, {"concede": {}})) == "server-not-your-seat"

    play(tmp_path, work)


def test_a_program_that_takes_over_a_seat_plays_by_the_clock(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control={"decision": 30, "bank": 0})
        table = await room.at(id)
        await room.table_services.lobby.token(id, BO, 1)
        for _ in range(40):
            if 1 in table.waits:
                break
            await room.step(id)
        assert any(name.startswith("question") for name in table.due)
        kept = everything(table)
        room.table_services.live_tables.forget(table)
        assert everything(await room.at(id)) == kept

    play(tmp_path, work)


def test_a_host_takes_no_seat_of_a_game_that_is_played(tmp_path: Path) -> None:
    """The attack: let bots or others' programs play, take their seat in mid game, and read their hand."""

    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN, NOVICE], game="global-powers")
        id = table.id
        await lobby.sit(id, BO, 1)
        await lobby.token(id, BO, 1)
        # Not even before the start: the program is Bo's.
        assert await refused(lobby.token(id, ADA, 1)) == "server-not-your-seat"
        await lobby.start(id, ADA)
        await room.settle()
        for seat in (1, 2):
            assert await refused(lobby.token(id, ADA, seat)) == "server-not-your-seat"
            assert await refused(lobby.take_back(id, ADA, seat)) == "server-not-your-seat"
            assert table.seats_of(ADA) == [0]
        assert [row.kind for row in table.seats] == ["person", "token", "bot"]
        assert await lobby.token(id, BO, 1)

    play(tmp_path, work)


def test_the_owner_of_a_programs_seat_takes_it_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        id = await room.begun(ADA, BO, game="global-powers")
        table = await room.at(id)
        await lobby.token(id, BO, 1)
        program = Actor(token=(id, 1))
        assert (table.seats_of(BO), table.seats_of(program)) == ([], [1])
        await lobby.take_back(id, BO, 1)
        assert (table.seats_of(BO), table.seats_of(program)) == ([1], [])
        assert await room.rows("SELECT * FROM seat_token") == []
        assert await refused(lobby.take_back(id, BO, 1)) == "server-no-program"

    play(tmp_path, work)


def test_the_own_seat_may_be_given_to_a_program_in_mid_game(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", control={"decision": 30, "bank": 0})
        table = await room.at(id)
        assert await refused(room.table_services.lobby.token(id, ADA, 1)) == "server-not-your-seat"
        await room.table_services.lobby.token(id, BO, 1)
        assert table.seats_of(BO) == []
        kept = everything(table)
        room.table_services.live_tables.forget(table)
        assert everything(await room.at(id)) == kept

    play(tmp_path, work)
