"""Any node serves any table: what one writes the others know, whatever was lost on the way."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from server.nodes.several import NodeRoom, Viewing, on_both, on_nodes, until
from server.tables.room import ADA, BO, ME, OPEN, at_a_glance, everything
from statecraft.core.refusal import Illegal
from statecraft.fairdice import verify
from statecraft.server.tables import talk
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json
from statecraft.server.web.access import STALE


async def begun(a: NodeRoom, b: NodeRoom, **wanted: Any) -> str:
    """A table of Ada, who is at one node, and Bo, at another."""
    made = await a.table(ADA, seats=[ME, OPEN], **wanted)
    await b.table_services.lobby.sit(made.id, BO, None)
    await a.table_services.lobby.start(made.id, ADA)
    return made.id


async def same(a: NodeRoom, b: NodeRoom, id: str) -> None:
    """Both know the same, and a third who reads the table anew does too."""
    one, other = everything(await a.at(id)), everything(await b.at(id))
    a.table_services.live_tables.forget(await a.at(id))
    third = everything(await a.at(id))
    for part, was in third.items():
        assert one[part] == was, part
        assert other[part] == was, part


async def turn_about(a: NodeRoom, b: NodeRoom, id: str, steps: int) -> None:
    """Each answers at their own node, in any order."""
    rng = random.Random(3)
    for _ in range(steps):
        room = rng.choice([a, b])
        asked = room.asked(await room.at(id))
        if not asked:
            return
        actor, question = rng.choice([each for each in asked if each[1].must] or asked)
        await (a if actor is ADA else b).answer(id, actor, question)


@on_both
def test_a_game_between_two_nodes_is_one_game(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        seen = Viewing(id, 1, BO)
        b.table_services.live_tables.listen(seen)
        updates.snapshot(await b.at(id), 1)
        for _ in range(4):
            await turn_about(a, b, id, 15)
            await same(a, b, id)
        rows = await a.rows("SELECT seq FROM entry WHERE table_id = :id ORDER BY seq", id=id)
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        assert verify((await b.at(id)).thrown().report()).ok
        # Who looks on at the other node gets steps, numbered without a gap, and what they are asked.
        steps = [each for each in seen.told if each["type"] == "step"]
        assert [each["seq"] for each in steps] == list(range(1, len(steps) + 1))
        assert len(steps) > 20, [(e["type"], e.get("seq")) for e in seen.told]
        assert any(each.get("questions") for each in steps)

    on_nodes(tmp_path, kind, work)


@on_both
def test_what_is_sent_at_once_at_both_is_decided_and_answered_again(
    tmp_path: Path, kind: str
) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        both = (a.table_services.live_tables, b.table_services.live_tables)

        def say(words: str):  # type: ignore[no-untyped-def]
            return lambda table: talk.say(table, ADA, 0, {"all": True}, words, 1.0)

        said = [f"{node} {number}" for node in range(2) for number in range(8)]
        await asyncio.gather(*[both[int(words[0])].change(id, say(words)) for words in said])
        for room in (a, b):
            heard = [line["text"] for line in (await room.at(id)).talk]
            assert sorted(heard) == sorted(said)
        await same(a, b, id)

    on_nodes(tmp_path, kind, work)


@on_both
def test_a_move_sent_to_both_nodes_under_one_key_is_made_once(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        a.bus.cut()
        id = await begun(a, b)
        await b.at(id)
        for number in range(12):
            table = await a.at(id)
            actor, question = a.asked(table)[0]
            action = table.state.legal(question.seat, question.id).sample(a.rng)
            command: Json = {"act": {"question": question.id, "action": action.to_json()}}
            await asyncio.gather(
                *[r.send(id, actor, question.seat, command, f"k{number}") for r in (a, b)]
            )
        rows = await a.rows("SELECT key FROM entry WHERE key IS NOT NULL")
        assert sorted(row["key"] for row in rows) == sorted(f"k{number}" for number in range(12))
        await same(a, b, id)

    on_nodes(tmp_path, kind, work)


@on_both
def test_lost_messages_are_found_by_who_asks_and_by_looking_now_and_then(
    tmp_path: Path, kind: str
) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        seen = Viewing(id, 1, BO)
        b.table_services.live_tables.listen(seen)
        updates.snapshot(await b.at(id), 1)
        a.bus.cut()
        stale = b.table_services.live_tables.known(id)
        assert stale is not None
        before = stale.seq
        await a.answer(id, *a.asked(await a.at(id))[0])
        await asyncio.sleep(0.05)
        assert stale.seq == before
        others = b.table_services.live_tables.others
        assert others is not None
        await others.sweep()
        assert stale.seq > before
        assert at_a_glance(stale) == at_a_glance(await a.at(id))
        assert [each for each in seen.told if each["type"] == "step"]
        # And whoever asks finds it without any looking.
        before = stale.seq
        await a.answer(id, *a.asked(await a.at(id))[0])
        assert (await b.at(id)).seq == before + 1

    on_nodes(tmp_path, kind, work)


@on_both
def test_an_answer_is_not_refused_for_what_this_node_does_not_know_yet(
    tmp_path: Path, kind: str
) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        a.bus.cut()
        id = await begun(a, b)
        await b.at(id)
        old = a.asked(await a.at(id))[0]
        await a.answer(id, *old)
        live = b.table_services.live_tables
        # Not by asking for the table: the move itself meets a table that is behind.
        actor, question = next(each for each in a.asked(await a.at(id)))
        action = (await a.at(id)).state.legal(question.seat, question.id).sample(a.rng)
        known = live.known(id)
        assert known is not None
        command: Json = {"act": {"question": question.id, "action": action.to_json()}}
        assert await b.send(id, actor, question.seat, command, "k") is not None
        # One whose question is gone is refused as ever, with the rule that says so.
        stale: Json = {"act": {"question": old[1].id, "action": action.to_json()}}
        with pytest.raises(Illegal) as illegal:
            await b.send(id, old[0], old[1].seat, stale, "stale")
        assert illegal.value.rule in STALE
        await same(a, b, id)

    on_nodes(tmp_path, kind, work)


@on_both
def test_a_game_that_begins_and_ends_elsewhere_is_seen_to(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        made = await a.table(ADA, game="global-powers", seats=[ME, OPEN])
        seen = Viewing(made.id, None, BO)
        b.table_services.live_tables.listen(seen)
        updates.snapshot(await b.at(made.id), None)
        await a.table_services.lobby.sit(made.id, BO, None)
        await a.table_services.lobby.start(made.id, ADA)
        await a.send(made.id, ADA, 0, {"concede": {}})
        await until(lambda: any((e.get("table") or {}).get("status") == "over" for e in seen.told))
        kinds = [each["type"] for each in seen.told]
        assert "reload" not in kinds
        await same(a, b, made.id)
        assert len(await a.rows('SELECT * FROM "placing"')) == 2

    on_nodes(tmp_path, kind, work)


@on_both
def test_who_looks_on_elsewhere_is_there(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        here, there = a.table_services.live_tables, b.table_services.live_tables
        stop = there.listen(Viewing(id, 1, BO))
        there.tell_presence(await b.at(id))
        assert here.follows(id, 1)
        assert not here.follows(id, 0)
        assert here.is_followed(id)
        stop()
        assert not here.follows(id, 1)
        assert not here.is_followed(id)

    on_nodes(tmp_path, kind, work)


@on_both
def test_who_is_shown_out_is_shown_out_everywhere(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        bo, ada, program = (Viewing(id, seat, BO) for seat in (1, 0, None))
        ada.actor, program.actor = ADA, type(ADA)(token=(id, 1))
        for viewing in (bo, ada, program):
            b.table_services.live_tables.listen(viewing)
        a.table_services.live_tables.show_out(person=BO.person)
        assert (bo.left, ada.left, program.left) == (True, False, False)
        a.table_services.live_tables.show_out(token=(id, 1))
        assert (ada.left, program.left) == (False, True)

    on_nodes(tmp_path, kind, work)


@on_both
def test_who_is_blocked_is_heard_nowhere(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        bo, ada = Viewing(id, 1, BO), Viewing(id, 0, ADA)
        for viewing in (bo, ada):
            b.table_services.live_tables.listen(viewing)
        a.table_services.live_tables.quieten(str(BO.person), str(ADA.person))
        assert (bo.hushed, ada.hushed) == ([ADA.person], [])

    on_nodes(tmp_path, kind, work)


def test_who_looks_on_is_told_that_it_may_be_slow_and_when_no_more(tmp_path: Path) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        id = await begun(a, b)
        seen = Viewing(id, 1, BO)
        live = b.table_services.live_tables
        live.listen(seen)
        live.tell_slow(seen)
        assert not seen.told
        b.bus.cut()
        live.tell_slow(seen)
        b.bus.cut(is_up=True)
        assert [each["slow"] for each in seen.told if each["type"] == "slow"] == [True, True, False]

    on_nodes(tmp_path, "sqlite", work)


def test_the_mark_counts_what_others_write(tmp_path: Path) -> None:
    """So that a database which went back is noticed by whichever node starts first."""

    async def work(a: NodeRoom, b: NodeRoom) -> None:
        before = b.table_services.live_tables.mark._count
        id = await begun(a, b)
        await turn_about(a, b, id, 5)
        entries = len(await a.rows("SELECT * FROM entry"))
        counts = [room.table_services.live_tables.mark._count for room in (a, b)]
        assert counts == [entries, entries] == [before + entries] * 2

    on_nodes(tmp_path, "sqlite", work)
