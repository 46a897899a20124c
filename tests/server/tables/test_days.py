"""Time over days at a table: what is counted, who is reminded, who is gone, by a clock that the test moves."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, Room, everything, play, refused
from server.tables.timing import banks, due, holder, texts
from statecraft.core.engine.question import Question
from statecraft.core.record.struct import to_json
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.server.people import hours
from statecraft.server.tables import waiting
from statecraft.server.tables.calendar import DAY
from statecraft.server.tables.clocks import BadControl
from statecraft.server.tables.day_clocks import DayClocks, Days, Waited
from statecraft.server.tables.table import Table
from statecraft.server.tables.time_control import clocks_from_json, control_from_json
from statecraft.server.updates.projection import Json

CONTROL: Json = {"days": 2, "bank": 3}
HOUR = 3600.0


def test_what_was_agreed_on_is_written_and_read() -> None:
    control = control_from_json({"days": 3, "bank": 0, "weekends_off": True})
    assert control == Days(3, 0, True)
    assert control_from_json(json.loads(json.dumps(Days().to_json()))) == Days()
    clocks = DayClocks((1.5, 2.0), {1: Waited(3.0, "Europe/Berlin", 60, 120, 1)}, {0: (4, 5.0)})
    assert clocks_from_json(json.loads(json.dumps(clocks.to_json()))) == clocks


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"days": 0}, "days"),
        ({"days": 31}, "days"),
        ({"days": True}, "days"),
        ({"days": 2, "bank": -1}, "bank"),
        ({"days": 2, "bank": 91}, "bank"),
        ({"days": 2, "weekends_off": 1}, "weekends_off"),
        ({"days": 2, "ahead": "yes"}, "ahead"),
        ({"days": 2, "decision": 60}, "decision"),
    ],
)
def test_what_cannot_be_is_named(given: Json, wrong: str) -> None:
    with pytest.raises(BadControl) as no:
        control_from_json(given)
    assert no.value.name == wrong


def waited(table: Table) -> Question | None:
    """The first question that a person is waited for with."""
    asked = [each for each in table.state.questions() if each.must]
    return next((each for each in asked if each.seat not in table.untimed()), None)


def waited_for(table: Table) -> Question:
    found = waited(table)
    assert found is not None
    return found


def test_a_turn_has_its_days_and_only_then_the_bank(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, seats=[ME, NOVICE], control=CONTROL)
        assert due(await room.at(id), "phase") == []
        for gone, paid in ((1.0, 0.0), (2.0, 0.0), (2.5, 0.5), (4.0, 2.0)):
            table = await room.until(id, waited)
            turn, had = table.state.turns, banks(table)[0]
            assert due(table, "days 0") == [room.clock.at + 2 * DAY + had]
            room.clock.at += gone * DAY
            await room.until(id, lambda table: table.state.turns != turn)  # noqa: B023
            # What was used in this turn is known once the seat is not waited for.
            table = await room.until(id, waited)
            assert banks(table)[0] == pytest.approx(had - paid * DAY)

    play(tmp_path, work, seed=3)


def test_answers_of_one_turn_share_its_days(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, seats=[ME, NOVICE], control=CONTROL)
        table = await room.until(id, waited)
        turn, ends = table.state.turns, due(table, "days 0")
        answered = 0
        while table.state.turns == turn and waited(table):
            assert due(table, "days 0") == ends
            room.clock.at += 60
            await room.answer(id, ADA, waited_for(table))
            table = await room.at(id)
            answered += 1
        assert answered > 1, "the turn had one question alone: choose another seed"
        table = await room.until(id, waited)
        assert due(table, "days 0") == [room.clock.at + 5 * DAY], "the bank is whole"

    play(tmp_path, work, seed=3)


def test_one_is_reminded_twice_and_then_a_bot_keeps_the_seat_warm(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL)
        table = await room.until(id, waited)
        seat, began = waited_for(table).seat, room.clock.at
        lines = len(table.playing().record.lines)
        assert due(table, "remind") == [began + DAY]
        await room.wait(DAY)
        assert due(await room.at(id), "remind") == [began + 1.8 * DAY]
        await room.wait(0.8 * DAY)
        assert due(await room.at(id), "remind") == []
        rows = await room.rows("SELECT body FROM entry WHERE kind = 'reminder' ORDER BY seq")
        assert [json.loads(row["body"])["reminded"] for row in rows] == [seat, seat]
        await room.wait(began + 5 * DAY - room.clock.at - 1)
        table = await room.at(id)
        assert not table.seats[seat].away
        assert len(table.playing().record.lines) == lines, "nothing was played for anybody"
        await room.wait(2)
        table = await room.at(id)
        assert table.seats[seat].away
        assert texts(table).count("event-away") == 1
        assert due(table, f"days {seat}") == []
        # Who comes back has the seat again, and days for the next turn.
        await room.send(id, holder(table, seat), seat, {"back": {}})
        table = await room.until(id, lambda table: waited(table) and waited_for(table).seat == seat)
        assert not table.seats[seat].away
        assert due(table, f"days {seat}") == [room.clock.at + 2 * DAY]

    play(tmp_path, work)


async def live_in(room: Room, who: str, zone: str, night_from: int = 0, night_to: int = 0) -> None:
    def work(db: Any) -> None:
        if not db.rows("SELECT id FROM person WHERE id = :id", id=who):
            db.run(
                "INSERT INTO person (id, name, colour, language, created)"
                " VALUES (:id, :id, 'blue', 'en', 0)",
                id=who,
            )
        hours.set_hours(db, who, zone, night_from, night_to)

    await room.store.write(work)


async def be_away(room: Room, id: str, who: str, first: str | None, last: str) -> None:
    await room.store.write(
        lambda db: hours.take_vacation(db, who, first, last, room.clock.at, most=30)
    )
    (await room.at(id)).hours = None
    await room.table_services.live_tables.change(
        id, lambda table: waiting.new_hours(table, room.clock.at)
    )


def test_each_has_their_own_night_and_vacations(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        # 2027-01-15 09:00 in Berlin, a Friday; 17:00 in Tokyo.
        await live_in(room, "person-0", "Europe/Berlin", 22 * 60, 10 * 60)
        id = await room.begun(ADA, seats=[ME, NOVICE], control=CONTROL)
        table = await room.until(id, waited)
        began = room.clock.at
        # Nine in the morning is still night: an hour more.
        assert due(table, "days 0") == [began + 5 * DAY + HOUR]
        await be_away(room, id, "person-0", None, "2027-01-20")
        # The rest of today and five more days are off; then the five days begin.
        table = await room.at(id)
        assert due(table, "days 0") == [began + 5 * DAY + 15 * HOUR + 5 * DAY + 10 * HOUR]
        assert everything(table)["due"] == {
            row["name"]: row["due"]
            for row in await room.rows("SELECT name, due FROM deadline ORDER BY name")
        }
        before = everything(table)
        await room.reopen()
        assert everything(await room.at(id)) == before
        # Other hours are for what is asked later: nobody makes it night when time is over.
        await live_in(room, "person-0", "Asia/Tokyo")
        await room.table_services.live_tables.change(
            id, lambda table: waiting.new_hours(table, room.clock.at)
        )
        assert due(await room.at(id), "days 0") == due(table, "days 0")

    play(tmp_path, work)


def test_weekends_are_off_where_so_agreed(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(
            ADA, seats=[ME, NOVICE], control={"days": 2, "bank": 0, "weekends_off": True}
        )
        table = await room.until(id, waited)
        # From Friday morning to Tuesday morning.
        assert due(table, "days 0") == [room.clock.at + 4 * DAY]

    play(tmp_path, work)


def test_bots_wait_for_no_trifles_and_orders_answer_at_once(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, control=CONTROL, wait=True)
        order = {"give-order": {"order": to_json(AlwaysDefault("initiative"))}}
        await room.send(id, BO, 1, order)
        for _ in range(60):
            table = await room.at(id)
            assert waiting.awaited(table) == []
            assert set(table.due) <= {
                f"{kind} {seat}" for kind in ("days", "remind") for seat in (0, 1)
            }
            must = {each.seat for each in table.state.questions() if each.must}
            assert {int(name.split()[1]) for name in table.due} == must
            await room.step(id)

    play(tmp_path, work)


@pytest.mark.rule("ST-7.12")
def test_others_turns_wait_for_nobody_where_that_was_agreed_on(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        waits: list[int] = []
        for ahead in (True, False):
            id = await room.begun(ADA, BO, control={**CONTROL, "ahead": ahead})
            waits.append(0)
            for _ in range(150):
                table = await room.at(id)
                if table.status != "playing":
                    break
                asked = [each for each in table.state.questions() if each.must]
                plans = table.settings.game.plans
                trifles = [
                    each.kind
                    for each in asked
                    if each.seat != table.state.turn
                    and each.kind in plans
                    and plans[each.kind].trifle
                ]
                waits[-1] += len(trifles)
                await room.step(id)
        assert waits[0] == 0
        assert waits[1] > 0

    play(tmp_path, work)


def test_vacations_are_counted_and_refused(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await live_in(room, "person-0", "Europe/Berlin")

        async def take(first: str | None, last: str, most: int = 10) -> str:
            return await refused(
                room.store.write(
                    lambda db: hours.take_vacation(db, "person-0", first, last, room.clock.at, most)
                )
            )

        none = "it was not refused"
        assert await take("2027-02-01", "2027-02-05") == none
        assert await take("2027-02-05", "2027-02-06") == "server-vacation-already"
        assert await take("2027-03-01", "2027-03-06") == "server-vacation-used-up"
        assert await take("2027-03-01", "2027-03-05") == none
        assert await take("2027-04-01", "2027-04-01") == "server-vacation-used-up"
        assert await take("2026-12-01", "2026-12-02") == "server-no-vacation"
        assert await take("2027-05-02", "2027-05-01") == "server-no-vacation"
        assert await take("2028-03-01", "2028-03-02") == "server-no-vacation"
        assert await take("tomorrow", "2027-05-01") == "server-no-day"
        rows = await room.rows("SELECT id FROM vacation ORDER BY away")
        # One that has not begun gives its days back; one that has keeps those begun.
        await room.store.write(
            lambda db: hours.end_vacation(db, "person-0", rows[1]["id"], room.clock.at)
        )
        room.clock.at += 19 * DAY
        await room.store.write(
            lambda db: hours.end_vacation(db, "person-0", rows[0]["id"], room.clock.at)
        )
        assert await room.store.read(lambda db: hours.used(db, "person-0")) == {2027: 3}
        ended = room.store.write(
            lambda db: hours.end_vacation(db, "person-0", rows[0]["id"], room.clock.at)
        )
        assert await refused(ended) == "server-no-such-vacation"
        foreign = room.store.write(lambda db: hours.end_vacation(db, "person-1", 1, room.clock.at))
        assert await refused(foreign) == "server-no-such-vacation"

    play(tmp_path, work)


def test_whole_games_by_days_come_to_an_end(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        for game, options in (("globopolis", {"until_round": 3}), ("global-powers", {})):
            id = await room.begun(
                ADA, BO, game=game, options=options, control={"days": 1, "bank": 1}
            )
            steps = 0
            while await room.step(id):
                steps += 1
                if steps == 40:
                    # Bo never comes back.
                    room.rng.seed(1)
                    await room.wait(3 * DAY)
                if steps > 4000:
                    break
            table = await room.at(id)
            assert table.status == "over"
            assert table.due == {}

    play(tmp_path, work)
