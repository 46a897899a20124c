"""What a player may send: done once, refused without a trace."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import (
    ADA,
    BO,
    CY,
    ME,
    NOVICE,
    OPEN,
    Room,
    at_a_glance,
    everything,
    play,
    refused,
)
from statecraft.core.engine.question import Question, Sealed
from statecraft.core.record.inputs import Act
from statecraft.core.record.struct import to_json
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.fairdice import verify
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json


def asked_of(table: Table, seat: int) -> Question:
    return next(question for question in table.state.questions() if question.seat == seat)


def an_answer(room: Room, table: Table, question: Question) -> Json:
    action = table.state.legal(question.seat, question.id).sample(room.rng)
    return {"act": {"question": question.id, "action": action.to_json()}}


async def waiting_for(room: Room, id: str, seat: int) -> Table:
    """Play until a seat is the one everybody waits for."""
    return await room.until(id, lambda table: table.waits == [seat])


@pytest.mark.parametrize("reload", ["", "forgotten", "reopened"])
def test_the_same_key_is_carried_out_once(tmp_path: Path, reload: str) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await waiting_for(room, id, 0)
        command = an_answer(room, table, asked_of(table, 0))
        assert await room.send(id, ADA, 0, command, "mine") is not None
        if reload == "forgotten":
            room.table_services.live_tables.forget(table)
        elif reload:
            await room.reopen()
        before = at_a_glance(await room.at(id))
        # The very same, and anything else under the same key.
        assert await room.send(id, ADA, 0, command, "mine") is None
        assert await room.send(id, ADA, 0, {"concede": {}}, "mine") is None
        assert at_a_glance(await room.at(id)) == before
        # The key of another seat is another key.
        assert await room.send(id, BO, 1, {"concede": {}}, "mine") is not None

    play(tmp_path, work)


def test_many_repetitions_at_once_are_one(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await waiting_for(room, id, 0)
        seq = table.seq
        command = an_answer(room, table, asked_of(table, 0))
        sent = await asyncio.gather(*[room.send(id, ADA, 0, command, "one") for _ in range(10)])
        assert len([change for change in sent if change is not None]) == 1
        rows = await room.rows("SELECT seq FROM entry WHERE key = 'one'")
        assert [row["seq"] for row in rows] == [seq + 1]

    play(tmp_path, work)


def test_a_repeated_answer_without_a_key_is_recognised(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await waiting_for(room, id, 0)
        command = an_answer(room, table, asked_of(table, 0))
        assert await room.send(id, ADA, 0, command) is not None
        before = everything(table)
        assert await room.send(id, ADA, 0, command) is None
        assert everything(table) == before

    play(tmp_path, work)


NONSENSE: list[tuple[Json, str]] = [
    ({}, "server-bad-command"),
    ({"act": {}, "undo": {}}, "server-bad-command"),
    ({"act": []}, "server-bad-command"),
    ({"act": None}, "server-bad-command"),
    ({"dance": {}}, "server-bad-command"),
    ({"outcome": {"id": 0, "value": 6}}, "server-bad-command"),
    ({"timeout": {"question": 0}}, "server-bad-command"),
    ({"time-up": {}}, "server-bad-command"),
    ({"act": {}}, "refused-no-action"),
    ({"act": {"question": 0, "action": {"verb": "fly"}}}, "refused-unknown-verb"),
    ({"act": {"question": True, "action": {"verb": "pass"}}}, "refused-input-field"),
    ({"act": {"question": -1, "action": {"verb": "pass"}}}, "refused-input-field"),
    ({"act": {"question": 1 << 60, "action": {"verb": "pass"}}}, "refused-input-field"),
    ({"act": {"question": 0, "action": {"verb": "pass"}, "as": 1}}, "refused-input-field"),
    ({"concede": {"why": "bored"}}, "refused-input-field"),
    ({"give-order": {"order": {"is": "Wait"}}}, "refused-unknown-order"),
    ({"give-order": {}}, "refused-unknown-order"),
    ({"drop-order": {"kind": 7}}, "refused-input-field"),
    ({"run-clock": {}}, "refused-no-clock"),
    ({"agree": {}}, "server-no-wish"),
    ({"refuse": {}}, "server-no-wish"),
    ({"rollback": {}}, "server-no-such-turn"),
    ({"rollback": {"turn": "first"}}, "server-no-such-turn"),
    ({"rollback": {"turn": True}}, "server-no-such-turn"),
    ({"rollback": {"turn": 999}}, "server-no-such-turn"),
    ({"rollback": {"turn": -1}}, "server-no-such-turn"),
]


def test_nonsense_leaves_no_trace(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers")
        table = await waiting_for(room, id, 0)
        before = at_a_glance(table)
        for command, text in NONSENSE:
            refusal = await refused(room.send(id, ADA, 0, command, "key"))
            assert refusal == text, command
            assert at_a_glance(table) == before, command
        assert await room.at(id) is table, "nothing was so wrong that the table was read anew"

    play(tmp_path, work)


def test_only_ones_own_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN, NOVICE])
        table = await waiting_for(room, id, 0)
        command = an_answer(room, table, asked_of(table, 0))
        for actor, seat in (
            (BO, 0),
            (CY, 0),
            (Actor(), 0),
            (ADA, 1),
            (ADA, 2),
            (ADA, 9),
            (ADA, -1),
        ):
            assert await refused(room.send(id, actor, seat, command)) == "server-not-your-seat"
        # The own seat, and another's question.
        assert await refused(room.send(id, BO, 1, command)) == "refused-foreign-question"
        # A seat named in the command counts for nothing.
        forged = {"concede": {"seat": 1}}
        assert await room.send(id, ADA, 0, forged) is not None
        assert [bool(gone) for gone in table.state.conceded] == [True, False, False]

    play(tmp_path, work)


def test_a_stale_move_is_refused_and_names_its_rule(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await waiting_for(room, id, 0)
        question = asked_of(table, 0)
        command = an_answer(room, table, question)
        await room.send(id, ADA, 0, command)
        table = await room.until(
            id, lambda table: 0 in table.waits and not table.asked(question.id)
        )
        await room.answer(id, ADA, asked_of(table, 0))
        before = everything(table)
        with pytest.raises(Illegal) as refusal:
            await room.send(id, ADA, 0, command)
        assert refusal.value.rule in ("ST-2.1", "ST-2.2", "ST-2.3")
        assert everything(table) == before

    play(tmp_path, work)


def test_before_and_after_the_game_nothing_is_played(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, game="global-powers", seats=[ME, NOVICE])
        assert await refused(room.send(table.id, ADA, 0, {"concede": {}})) == "server-not-playing"
        await room.table_services.lobby.start(table.id, ADA)
        await room.settle()
        await room.send(table.id, ADA, 0, {"concede": {}}, "bye")
        assert table.status == "over"
        late: list[Json] = [{"concede": {}}, {"back": {}}, {"undo": {}}, {"rollback": {"turn": 0}}]
        for command in late:
            refusal = await refused(room.send(table.id, ADA, 0, command))
            assert refusal == "server-not-playing"
        assert await room.send(table.id, ADA, 0, {"concede": {}}, "bye") is None

    play(tmp_path, work)


def test_who_concedes_plays_no_more_and_comes_last(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers")
        table = await waiting_for(room, id, 0)
        await room.send(id, ADA, 0, {"concede": {}})
        assert 0 not in table.waits
        table = await room.play_on(id)
        assert table.state.result is not None
        ranks = table.state.result.ranks
        assert ranks[0] == max(ranks)

    play(tmp_path, work)


# Standing orders.


def test_standing_orders_stay_private(tmp_path: Path) -> None:
    """Nothing of an order reaches anybody else, and whoever gave it is answered for."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers")
        table = await waiting_for(room, id, 1)
        kinds = {question.kind for question in table.state.questions()}
        others: list[int | None] = [1, 2, None]
        for viewer in (0, *others):
            table.stream(viewer)
        before = {viewer: updates.snapshot(table, viewer) for viewer in (0, *others)}
        order: Json = {"order": to_json(AlwaysDefault("vote"))}
        assert "vote" not in kinds
        await room.send(id, ADA, 0, {"give-order": order})
        after = {viewer: updates.snapshot(table, viewer) for viewer in (0, *others)}
        for viewer in others:
            assert after[viewer] == before[viewer]
        assert after[0] != before[0]
        # It answers without being asked.
        lines = len(table.playing().record.lines)
        for _ in range(60):
            if not await room.step(id):
                break
            assert not any(
                question.seat == 0 and question.kind == "vote" and question.must
                for question in table.state.questions()
            )
        assert len(table.playing().record.lines) > lines
        if table.status == "playing":
            await room.send(id, ADA, 0, {"drop-order": {"kind": "vote"}})
            assert not table.state.orders[0]

    play(tmp_path, work)


# Sealed answers.


def test_a_sealed_answer_may_be_changed_and_each_leaves_its_hash(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", seats=[ME, OPEN])

        def sealed(table: Table) -> bool:
            asked = [question.seat for question in table.state.questions() if question.must]
            return isinstance(table.state.pending(), Sealed) and len(asked) == 2

        table = await room.until(id, sealed)
        entries = len(table.dice_entries)
        for _ in range(3):
            question = asked_of(table, 0)
            command = an_answer(room, table, question)
            await room.send(id, ADA, 0, command)
            # Said twice, it is published once.
            before = everything(table)
            assert await room.send(id, ADA, 0, command) is None
            assert everything(table) == before
        data: list[Any] = [entry["published"] for entry in table.dice_entries[entries:]]
        assert [entry["kind"] for entry in data] == ["sealed"] * 3
        assert {entry["who"] for entry in data} == {0}
        last = table.playing().record.lines[-1]
        assert isinstance(last, Act)
        assert str(last.action.to_json()) not in str(data)
        table = await room.play_on(id)
        assert table.dice is not None
        assert verify(table.dice.report()).wrong is None

    play(tmp_path, work)
