"""What was played: taken out, looked at, brought in, and gone on from."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from scale import scaled
from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Room, everything, play, refused
from server.tables.test_persistence import SHORT, odd
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.record import Record, fold
from statecraft.fairdice import verify
from statecraft.server.refusal import Refused
from statecraft.server.tables.archive import LONGEST
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.updates.projection import to_message

GAMES = ("globopolis", "global-powers")


async def played(room: Room, game: str, steps: int = 1_000_000) -> str:
    """A game with undo and other oddities, played to its end."""
    id = await room.begun(ADA, BO, game=game, options=SHORT.get(game, {}))
    for _ in range(steps):
        if room.rng.random() < 0.1:
            await odd(room, id)
        if not await room.step(id):
            break
    return id


def test_a_record_is_given_out_only_after_the_end(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        table = await room.table(ADA, game="global-powers")
        for _ in range(2):
            for asked in (
                archive.record(table.id),
                archive.turns(table.id),
                archive.score_history(table.id),
                archive.analysis(table.id),
                archive.position(table.id, 0, None, open_cards=False),
                archive.fork(table.id, ADA, 0, NewTable("", [ME, NOVICE])),
            ):
                assert await refused(asked) == "server-not-over"
            if table.status == "open":
                await room.table_services.lobby.start(table.id, ADA)
                await room.settle()
        assert await refused(archive.record("nothing")) == "server-no-such-table"
        await room.send(table.id, ADA, 0, {"concede": {}})
        text = await archive.record(table.id)
        record = Record.from_jsonl(table.settings.game, text)
        assert Session.load(table.settings.game, record).state.digest() == table.state.digest()
        # One that was closed before it began has no record.
        closed = await room.table(ADA, game="global-powers")
        await room.table_services.lobby.leave(closed.id, ADA)
        assert await refused(archive.record(closed.id)) == "server-not-over"

    play(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_was_seen_then(tmp_path: Path, game: str) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        id = await played(room, game)
        table = await room.at(id)
        record = table.playing().record
        last = len(record.lines)
        found = await archive.turns(id)
        assert found["lines"] == last
        assert [each["line"] for each in found["turns"]] == list(table.turns.values())
        lines = sorted({0, 1, last - 1, last, *[room.rng.randint(0, last) for _ in range(8)]})
        for line in lines:
            state = fold(table.settings.game, record, line)
            events: list[Event] = []
            session = Session(table.settings.game, record.header)
            for number, each in enumerate(record.lines[:line], start=1):
                session.go_on(each, events if number == line else None)
            for viewer in (None, 0, 1, 2):
                seat = None if viewer is None else Seat(viewer)
                position = await archive.position(id, line, viewer, open_cards=False)
                name = "gallery" if viewer is None else str(viewer)
                assert position.views == {name: to_message(state.view(seat))}
                holder = None if viewer is None else state.holders[viewer]
                assert position.log == [
                    to_message(note.to_json()) for note in heard(events, holder)
                ]
                assert (position.line, position.lines) == (line, last)
                assert position.projected_scores == list(state.projected_scores())
                assert position.public_forecast == [
                    to_message(note.to_json()) for note in state.public_forecast()
                ]
                assert [len(notes) for notes in position.score_breakdown] == [
                    *map(len, state.score_breakdown())
                ]
            everybody = await archive.position(id, line, 0, open_cards=True)
            assert everybody.views == {
                "gallery": to_message(state.view(None)),
                **{str(seat): to_message(state.view(Seat(seat))) for seat in range(3)},
            }
            json.dumps(everybody.to_json())
        for line in (-1, last + 1):
            asked = archive.position(id, line, None, open_cards=False)
            assert await refused(asked) == "server-no-such-line"
        for nobody in (-1, 3):
            asked = archive.position(id, 0, nobody, open_cards=False)
            assert await refused(asked) == "server-no-such-seat"

    play(tmp_path, work, seed=2)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_says_where_points_came_from_turn_by_turn(tmp_path: Path, game: str) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        id = await played(room, game)
        table = await room.at(id)
        record = table.playing().record
        found, again = await asyncio.gather(archive.score_history(id), archive.score_history(id))
        assert found == again
        lines = [stop["line"] for stop in found["stops"]]
        assert lines == sorted({*table.turns.values(), len(record.lines)})
        for stop in found["stops"]:
            state = fold(table.settings.game, record, stop["line"])
            assert stop["projected_scores"] == list(state.projected_scores())
            assert (stop["turn"], stop["round"]) == (state.turns, state.round)
            assert [sum(part) for part in stop["parts"]] == stop["projected_scores"]
        assert len(found["parts"]) > 2
        assert not [name for name in found["parts"] if name.endswith("-rest")]
        assert table.state.result is not None
        assert found["stops"][-1]["projected_scores"] == list(table.state.result.scores)
        json.dumps(found)

    play(tmp_path, work, seed=3)


# Going on from a position.


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_position_with_fresh_dice(tmp_path: Path, game: str) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        id = await played(room, game)
        old = await room.at(id)
        lines = old.playing().record.lines
        line = len(lines) // 2
        position = fold(old.settings.game, old.playing().record, line)
        wanted = NewTable("", [ME, OPEN, NOVICE], public=True, wait=False)
        table = await archive.fork(id, CY, line, wanted)
        assert table.settings.host == CY.person
        assert (table.settings.options, table.settings.rated) == (old.settings.options, False)
        assert table.settings.origin == {"fork-of": id, "line": line}
        await room.table_services.lobby.sit(table.id, BO, 1)
        await room.reopen()
        await room.table_services.lobby.start(table.id, CY)
        await room.settle()
        table = await room.at(table.id)
        mine = table.playing().record.lines
        assert mine[:line] == lines[:line]
        assert fold(table.settings.game, table.playing().record, line).digest() == position.digest()
        assert table.playing().record.header.commitments != old.playing().record.header.commitments
        kept = everything(table)
        room.table_services.live_tables.forget(table)
        assert everything(await room.at(table.id)) == kept
        table = await room.play_on(table.id)
        assert table.status == "over"
        assert table.dice is not None
        report = table.dice.report()
        assert verify(report).wrong is None
        # What was rolled in the other game is no part of this one's report.
        assert old.dice is not None
        assert len(report["entries"]) > 2
        rated = await room.rows('SELECT mu FROM "placing" WHERE table_id = :id', id=table.id)
        assert [row["mu"] for row in rated] == [None] * 3

    play(tmp_path, work, seed=4)


def test_a_fork_of_the_last_position_is_over_at_once(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await played(room, "global-powers")
        lines = len((await room.at(id)).playing().record.lines)
        fork = room.table_services.archive.fork
        for bad in (-1, lines + 1):
            assert await refused(fork(id, ADA, bad, NewTable("", [ME, NOVICE]))) == (
                "server-no-such-line"
            )
        bad_seats = fork(id, ADA, 3, NewTable("", [ME, NOVICE]))
        assert await refused(bad_seats) == "server-seats-and-holders"
        table = await fork(id, ADA, lines, NewTable("", [ME, NOVICE, NOVICE], wait=False))
        await room.table_services.lobby.start(table.id, ADA)
        await room.settle()
        assert table.status == "over"
        kept = everything(table)
        await room.reopen()
        table = await room.at(table.id)
        assert table.status == "over"
        assert everything(table) == kept
        assert table.dice is not None
        assert verify(table.dice.report()).wrong is None

    play(tmp_path, work)


# Bringing a record.


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_is_brought_replays(tmp_path: Path, game: str) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        id = await played(room, game)
        text = await archive.record(id)
        made = await archive.bring(CY, game, text, {0: "Ann", 1: "", 2: "<b>Bob"})
        brought = await room.at(made.id)
        assert [row.name for row in brought.seats] == ["Ann", "2", "<b>Bob"]
        assert brought.status == "over"
        assert brought.dice is None
        assert brought.state.digest() == (await room.at(id)).state.digest()
        assert await archive.record(brought.id) == text
        line = len(brought.playing().record.lines) // 3
        mine = await archive.position(brought.id, line, 1, open_cards=False)
        theirs = await archive.position(id, line, 1, open_cards=False)
        assert mine == theirs
        kept = everything(brought)
        await room.reopen()
        assert everything(await room.at(brought.id)) == kept
        # It is nobody's result.
        assert not await room.rows('SELECT * FROM "placing" WHERE table_id = :id', id=brought.id)
        # One can go on from it.
        table = await room.table_services.archive.fork(
            brought.id, CY, line, NewTable("", [ME, NOVICE, NOVICE], wait=False)
        )
        await room.table_services.lobby.start(table.id, CY)
        table = await room.play_on(table.id)
        assert table.status == "over"
        # One that breaks off can be looked at, too.
        begun = "\n".join(text.split("\n")[:20])
        unfinished = await room.table_services.archive.bring(CY, game, begun, {})
        assert unfinished.status == "closed"
        position = await room.table_services.archive.position(
            unfinished.id, 19, None, open_cards=False
        )
        assert position.lines == 19

    play(tmp_path, work, seed=6)


def test_nobody_brings_records_without_end(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        text = await archive.record(await played(room, "global-powers"))
        begun = "\n".join(text.split("\n")[:5])
        for _ in range(2):
            await archive.bring(CY, "global-powers", begun, {})
        assert await refused(archive.bring(CY, "global-powers", begun, {})) == (
            "server-too-many-records"
        )
        assert len(await room.rows("SELECT id FROM game_table")) == 3
        await archive.bring(BO, "global-powers", begun, {})

    play(tmp_path, work, most=2)


def spoiled(rng: random.Random, rows: list[str]) -> str:
    """A record with something wrong in it, or perhaps nothing."""
    rows = list(rows)
    at = rng.randrange(len(rows))
    line = json.loads(rows[at])
    kind = rng.randrange(12)
    if kind == 0:
        del rows[at]
    elif kind == 1:
        rows.insert(at, rows[at])
    elif kind == 2:
        other = rng.randrange(len(rows))
        rows[at], rows[other] = rows[other], rows[at]
    elif kind == 3:
        cut = rng.randrange(len(rows[at]))
        rows[at] = (
            rows[at][:cut] + rng.choice(['"', "9", "{", "\ud800", "\x00", "é"]) + rows[at][cut:]
        )
    elif kind == 4:
        rows[at] = rng.choice(["null", "[]", "{}", "1e999", "[" * 5000, '{"act": null}'])
    elif kind == 5:
        by: list[int] = rng.choice([[], [-1], [0], [99]])
        rows.insert(at + 1, json.dumps({"undo": {"to": rng.choice([-1, 0, at, 10**9]), "by": by}}))
    elif kind == 6:
        rows[at] = json.dumps(deeper(rng, line))
    elif kind == 7:
        header = json.loads(rows[0])
        header[rng.choice(sorted(header))] = rng.choice([None, 7, "x", [], {}, [0, 1], -1])
        rows[0] = json.dumps(header)
    elif kind == 8:
        header = json.loads(rows[0])
        header["seats"] = rng.choice([[0], [0] * 50, [0, 1, 2, 3, 4, 5], ["a", "b"], [0, 2]])
        rows[0] = json.dumps(header)
    elif kind == 9:
        header = json.loads(rows[0])
        header["options"] = rng.choice([{"x": 1}, {"phase_inputs": 10**30}, [1], "all"])
        rows[0] = json.dumps(header)
    elif kind == 10:
        rows = rows[:at]
    else:
        rows.append(rng.choice(['{"timeout": {"question": 1}}', '{"time-up": {}}', '{"chat": 1}']))
    return "\n".join(rows)


def deeper(rng: random.Random, value: object) -> object:
    """A JSON value with one leaf changed."""
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return {**value, key: deeper(rng, value[key])}
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return [*value[:at], deeper(rng, value[at]), *value[at + 1 :]]
    return rng.choice([None, -1, 0, 3, 10**20, "x", True, 1.5, [], {}])


@pytest.mark.parametrize("game", GAMES)
def test_a_spoiled_record_is_refused_whole_or_sound(tmp_path: Path, game: str) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        rows = (await archive.record(await played(room, game))).strip().split("\n")[:60]
        taken = bad = 0
        for _ in range(scaled(120)):
            text = spoiled(room.rng, rows)
            before = await room.rows("SELECT COUNT(*) AS n FROM game_table")
            try:
                table = await room.at((await archive.bring(ADA, game, text, {})).id)
            except Refused as no:
                if no.text != "server-bad-record":
                    raise
                now = await room.rows("SELECT COUNT(*) AS n FROM game_table")
                bad += now == before
                continue
            taken += 1
            lines = len(table.playing().record.lines)
            for line in {0, lines // 2, lines}:
                await archive.position(table.id, line, None, open_cards=True)
        assert bad + taken == scaled(120), "a record was refused and taken in nevertheless"
        assert bad > scaled(30)
        assert taken > scaled(3)

    play(tmp_path, work, seed=8)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        archive = room.table_services.archive
        text = await archive.record(await played(room, "global-powers"))
        bad: list[tuple[Actor, str, str, dict[int, str], str]] = [
            (Actor(), "global-powers", text, {}, "server-nobody"),
            (ADA, "globopolis", text, {}, "server-bad-record"),
            (ADA, "chess", text, {}, "server-no-such-game"),
            (ADA, "global-powers", "", {}, "server-bad-record"),
            (ADA, "global-powers", "\n \n", {}, "server-bad-record"),
            (ADA, "global-powers", "Once upon a time", {}, "server-bad-record"),
            (ADA, "global-powers", " " * (LONGEST + 1), {}, "server-record-too-large"),
            (ADA, "global-powers", text, {0: "turned\u202e"}, "server-name-signs"),
            (ADA, "global-powers", text, {0: "x" * 80}, "server-name-length"),
        ]
        for actor, game, record_text, names, why in bad:
            assert await refused(archive.bring(actor, game, record_text, names)) == why
        assert len(await room.rows("SELECT id FROM game_table")) == 1

    play(tmp_path, work)
