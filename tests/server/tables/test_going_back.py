"""Going back: the own step, or all together to a turn."""

from pathlib import Path

from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Room, everything, play, refused
from statecraft.core.ids import Seat
from statecraft.core.record.record import Undo, fold
from statecraft.core.refusal import Illegal
from statecraft.fairdice import verify
from statecraft.server.tables.table import Table


async def with_a_step(room: Room, id: str, seat: int) -> Table:
    """Play until a seat could take a step back."""
    return await room.until(id, lambda table: table.playing().can_undo(Seat(seat)))


def test_the_own_step_can_be_taken_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN])
        for _ in range(5):
            table = await with_a_step(room, id, 0)
            lines = len(table.playing().record.lines)
            assert not table.playing().can_undo(Seat(1))
            before = everything(table)
            assert await refused(room.send(id, BO, 1, {"undo": {}})) == "refused-nothing-to-undo"
            assert everything(table) == before
            change = await room.send(id, ADA, 0, {"undo": {}}, room.key())
            assert change is not None
            assert isinstance(table.playing().record.lines[lines], Undo)
            assert any(question.seat == 0 for question in table.state.questions())
            assert [event.text for event in change.events].count("event-undone") == 1
            kept = everything(table)
            room.table_services.live_tables.forget(table)
            assert everything(await room.at(id)) == kept
            for _ in range(10):
                await room.step(id)
        # Taking back one's own step says nothing about anybody's luck.
        assert (await room.at(id)).settings.rated

    play(tmp_path, work)


def test_what_is_played_again_after_an_undo_is_not_heard_twice(tmp_path: Path) -> None:
    """Before the step, others' side answers and steps without a choice go too, and come again."""

    async def work(room: Room) -> None:
        several = 0
        id = await room.begun(ADA, BO, seats=[ME, OPEN])
        for _ in range(400):
            table = await room.at(id)
            sides = [asked for asked in room.asked(table) if not asked[1].must]
            for side in sides[:2]:
                if room.rng.random() < 0.5 and table.asked(side[1].id):
                    await room.answer(id, *side)
            for actor, seat in ((ADA, 0), (BO, 1)):
                if table.playing().can_undo(Seat(seat)) and room.rng.random() < 0.3:
                    heard = len(table.log)
                    try:
                        change = await room.send(id, actor, seat, {"undo": {}})
                    except Illegal:
                        # Somebody's answer is in the way.
                        continue
                    assert change is not None
                    texts = [event.text for _, event in table.log[heard:]]
                    assert texts.count("event-undone") == 1
                    if len(change.body["lines"]) > 1:
                        several += 1
                        kept = everything(table)
                        room.table_services.live_tables.forget(table)
                        table = await room.at(id)
                        assert everything(table) == kept
            if several > 2 or not await room.step(id):
                break
        assert several > 2

    play(tmp_path, work)


def test_all_together_go_back_to_a_turn(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, CY, game="global-powers")
        table = await room.until(id, lambda table: table.turn >= 3 and 0 in table.waits)
        assert [row.kind for row in table.seats] == ["person", "person", "person", "bot"]
        rolls = len(table.dice_entries)
        digests = {}
        record = table.playing().record
        for turn, line in table.turns.items():
            digests[turn] = fold(table.settings.game, record, line).digest()
        await room.send(id, ADA, 0, {"rollback": {"turn": 1}})
        assert table.info()["rollback"] == {"turn": 1, "by": 0, "agreed": [0, 3]}
        assert await refused(room.send(id, BO, 1, {"rollback": {"turn": 2}})) == "server-wish-open"
        # One who refuses is enough.
        await room.send(id, BO, 1, {"refuse": {}})
        assert table.info()["rollback"] is None
        assert table.settings.rated
        # Again, and this time everybody agrees; what was wished for outlasts a restart.
        await room.send(id, CY, 2, {"rollback": {"turn": 1}})
        await room.send(id, ADA, 0, {"agree": {}})
        await room.reopen()
        table = await room.at(id)
        assert table.info()["rollback"] == {"turn": 1, "by": 2, "agreed": [0, 2, 3]}
        change = await room.send(id, BO, 1, {"agree": {}})
        assert change is not None
        assert change.extra["table"]["rated"] is False
        assert table.info()["rollback"] is None
        line = change.body["lines"][0]["undo"]
        assert line["by"] == [0, 1, 2, 3]
        assert fold(table.settings.game, table.playing().record, line["to"]).digest() == digests[1]
        assert not table.settings.rated
        rows = await room.rows("SELECT rated FROM game_table WHERE id = :id", id=id)
        assert rows == [{"rated": 0}]
        assert len(table.dice_entries) >= rolls, "no roll is ever taken back"
        table = await room.play_on(id)
        assert table.dice is not None
        assert verify(table.dice.report()).wrong is None
        assert not await room.rows("SELECT * FROM rating")
        # What happened in this game is no reason not to rate the next.
        await room.reopen()
        assert (await room.table_services.lobby.rematch(id, ADA)).settings.rated

    play(tmp_path, work)


def test_a_wish_ends_with_a_step_taken_back_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN])
        table = await with_a_step(room, id, 0)
        await room.send(id, BO, 1, {"rollback": {"turn": 0}})
        change = await room.send(id, ADA, 0, {"undo": {}})
        assert change is not None
        assert change.extra["table"]["rollback"] is None
        assert table.info()["rollback"] is None

    play(tmp_path, work)


def test_nothing_to_go_back_to_is_no_wish(tmp_path: Path) -> None:
    """The turn that has just begun: everybody agreeing would change nothing."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers")
        table = await room.until(
            id, lambda table: table.turns[table.turn] == len(table.playing().record.lines)
        )
        before = everything(table)
        refusal = await refused(room.send(id, ADA, 0, {"rollback": {"turn": table.turn}}))
        assert refusal == "server-no-such-turn"
        assert everything(table) == before

    play(tmp_path, work)


def test_whoever_plays_alone_against_bots_needs_nobodys_leave(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, seats=[ME, ME, NOVICE], game="global-powers")
        await room.until(id, lambda table: table.turn >= 2)
        change = await room.send(id, ADA, 0, {"rollback": {"turn": 1}})
        assert change is not None
        assert "undo" in change.body["lines"][0]

    play(tmp_path, work)


def test_who_gave_up_need_not_agree(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, CY, game="global-powers")
        table = await room.until(id, lambda table: table.turn >= 2)
        await room.send(id, CY, 2, {"concede": {}})
        await room.send(id, ADA, 0, {"rollback": {"turn": table.turn}})
        change = await room.send(id, BO, 1, {"agree": {}})
        assert change is not None
        assert "undo" in change.body["lines"][0]

    play(tmp_path, work)
