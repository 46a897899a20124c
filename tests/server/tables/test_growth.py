"""Nothing a player does takes more than twice the work when the game is twice as long.

Work is counted, not timed: inputs that states take, events that are put into words, lines that are read,
rows and statements of the database.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.databases import ON_POSTGRES
from server.tables.room import ADA, BO, ME, OPEN, Room, play
from statecraft.core.engine.positions import EVERY
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.record import line_from_json
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.server.store import postgres, sqlite
from statecraft.server.tables import loader
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates

LENGTHS = (150, 300, 600)
"""Lines of the record at which everything is tried."""

Do = Callable[[Room, str], Awaitable[None]]


@pytest.fixture
def work() -> Iterator[Counter[str]]:
    """What is done, by its kind."""
    done: Counter[str] = Counter()

    def counting(name: str, real: Any, many: Callable[[Any], int] = lambda _result: 1) -> Any:
        def counted(*args: Any, **named: Any) -> Any:
            result = real(*args, **named)
            done[name] += many(result)
            return result

        return counted

    with pytest.MonkeyPatch.context() as patch:
        transaction: Any = (postgres if ON_POSTGRES else sqlite)._Transaction
        patch.setattr(State, "apply", counting("inputs", State.apply))
        patch.setattr(Event, "heard_by", counting("events", Event.heard_by))
        patch.setattr(loader, "line_from_json", counting("lines", line_from_json))
        patch.setattr(transaction, "rows", counting("rows", transaction.rows, len))
        patch.setattr(transaction, "run", counting("statements", transaction.run))
        yield done


async def answer(room: Room, id: str) -> None:
    assert await room.step(id)


async def take_back(room: Room, id: str) -> None:
    table = await room.at(id)
    await room.send(id, *whose_step(table), {"undo": {}}, room.key())


async def go_back_to_the_first_turn(room: Room, id: str) -> None:
    table = await room.at(id)
    await room.send(id, ADA, 0, {"rollback": {"turn": min(table.turns)}})
    await room.send(id, BO, 1, {"agree": {}})
    assert table.turn <= 1


async def come_back(room: Room, id: str) -> None:
    updates.snapshot(await room.at(id), 0)


async def read_the_log(room: Room, id: str) -> None:
    assert updates.log(await room.at(id), 0)


async def come_back_after_the_table_was_put_away(room: Room, id: str) -> None:
    room.table_services.live_tables.forget(await room.at(id))
    await room.at(id)


async def make_an_offer(room: Room, id: str) -> None:
    table = await room.at(id)
    for question in table.state.questions():
        domain = table.state.legal(question.seat, question.id).domain(MakeOffer)
        if domain is not None and table.seats[question.seat].person in (ADA.person, BO.person):
            offer = domain.sample(room.rng)
            fields = {"question": question.id, "action": offer.to_json()}
            actor = ADA if question.seat == 0 else BO
            await room.send(id, actor, question.seat, {"act": fields}, room.key())
            return
    raise AssertionError("nobody can offer anything")


async def bring_the_record_elsewhere(room: Room, id: str) -> None:
    text = (await room.at(id)).playing().record.to_jsonl()
    await room.table_services.archive.bring(ADA, "globopolis", text, {})


CONSTANT: dict[str, Do] = {
    "an answer": answer,
    "a step taken back": take_back,
    "a snapshot": come_back,
    "an offer": make_an_offer,
}
LINEAR: dict[str, Do] = {
    "the log": read_the_log,
    "a table read anew": come_back_after_the_table_was_put_away,
    "a record brought": bring_the_record_elsewhere,
    "all together back to the start": go_back_to_the_first_turn,
}


def whose_step(table: Table) -> tuple[Any, int]:
    """Somebody who can take a step back."""
    return (ADA, 0) if table.playing().can_undo(Seat(0)) else (BO, 1)


def can_try(room: Room, table: Table) -> bool:
    """Whether there is a step to take back, something to answer, and somebody who may offer."""
    session = table.playing()
    asked = room.asked(table)
    trade = any(
        table.state.legal(question.seat, question.id).domain(MakeOffer) is not None
        for _actor, question in asked
    )
    return trade and (session.can_undo(Seat(0)) or session.can_undo(Seat(1)))


async def played(room: Room, lines: int) -> str:
    """A game of so many lines, at a moment in which everything can be tried."""
    id = await room.begun(
        ADA, BO, seats=[ME, OPEN], options={"round_limit": 200, "mark": 400, "missions_dealt": 0}
    )
    await room.until(
        id, lambda table: len(table.playing().record.lines) >= lines and can_try(room, table)
    )
    return id


def test_work_grows_no_faster_than_the_game(tmp_path: Path, work: Counter[str]) -> None:
    async def measured(room: Room, lines: int) -> dict[str, Counter[str]]:
        found: dict[str, Counter[str]] = {}
        id = await played(room, lines)
        for name, do in (CONSTANT | LINEAR).items():
            await room.until(id, lambda table: can_try(room, table))
            work.clear()
            await do(room, id)
            found[name] = Counter(work)
        return found

    results = []
    for number, lines in enumerate(LENGTHS):
        folder = tmp_path / str(lines)
        results.append(play(folder, lambda room, at=lines: measured(room, at), seed=number))  # type: ignore[misc]
    for name in CONSTANT:
        for counted in results:
            # How much a step does depends on what it is; how long the game is does not matter.
            assert sum(counted[name].values()) < 600, (name, counted[name])
            assert counted[name]["inputs"] <= EVERY, (name, counted[name])
            assert counted[name]["lines"] == 0, (name, counted[name])
    for name in LINEAR:
        for lines, counted in zip(LENGTHS, results, strict=True):
            assert counted[name]["inputs"] <= 3 * lines + EVERY, (name, lines, counted[name])
            assert sum(counted[name].values()) < 20 * lines, (name, lines, counted[name])


def test_any_position_of_a_replay_takes_the_same_work(tmp_path: Path, work: Counter[str]) -> None:
    async def replayed(room: Room) -> None:
        archive = room.table_services.archive
        id = await played(room, LENGTHS[-1])
        text = (await room.at(id)).playing().record.to_jsonl()
        table = await archive.bring(ADA, "globopolis", text, {})
        await archive.position(table.id, 0, None, open_cards=True)
        last = len((await room.at(table.id)).playing().record.lines)
        for line in range(0, last + 1, 7):
            work.clear()
            await archive.position(table.id, line, None, open_cards=False)
            assert work["inputs"] <= EVERY
            assert work["rows"] == 0

    play(tmp_path, replayed)


def test_going_back_again_and_again_is_not_slower_each_time(
    tmp_path: Path, work: Counter[str]
) -> None:
    async def back_and_forth(room: Room) -> None:
        id = await played(room, LENGTHS[-1])
        counts = []
        for _ in range(20):
            table = await room.at(id)
            turn = sorted(table.turns)[len(table.turns) // 2]
            await room.send(id, ADA, 0, {"rollback": {"turn": turn}})
            work.clear()
            await room.send(id, BO, 1, {"agree": {}})
            counts.append(work["inputs"])
            for _ in range(6):
                await room.step(id)
        # Chance that comes out again is a few inputs more.
        assert max(counts) <= EVERY + 10, counts
        work.clear()
        await come_back_after_the_table_was_put_away(room, id)
        lines = len((await room.at(id)).playing().record.lines)
        assert work["inputs"] <= lines + 20 * EVERY

    play(tmp_path, back_and_forth)


def test_a_snapshot_puts_only_its_last_lines_into_words(tmp_path: Path, work: Counter[str]) -> None:
    async def long_ago(room: Room) -> None:
        id = await played(room, LENGTHS[0])
        table = await room.at(id)
        table.log *= 40
        table.talk += [{"person": None, "channel": "all", "text": str(at)} for at in range(5000)]
        work.clear()
        shown = updates.snapshot(table, 0)
        assert work["events"] < 1000 < len(table.log)
        assert shown["log"] == updates.log(table, 0)[-200:]
        assert [line["text"] for line in shown["talk"]] == [str(at) for at in range(4800, 5000)]

    play(tmp_path, long_ago)
