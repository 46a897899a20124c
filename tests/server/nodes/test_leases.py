"""What must be done once is done by one node, and by another when that one is gone."""

import asyncio
import time
from pathlib import Path

import pytest

from server.nodes.several import NodeRoom, on_both, on_nodes, until
from server.nodes.test_two_nodes import begun
from server.tables.room import ADA, ME, NOVICE
from statecraft.server import leases
from statecraft.server.leases import SharedLeases
from statecraft.server.tables import other_nodes
from statecraft.server.tables.commands import carry_out


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node is given up sooner than on a real server, so that nobody waits for seconds."""
    for module in (leases, other_nodes):
        monkeypatch.setattr(module, "BEAT", 0.05)
    monkeypatch.setattr(leases, "ALIVE", 0.5)
    monkeypatch.setattr(other_nodes, "_LATE", 0.1)
    monkeypatch.setattr("statecraft.server.jobs.bot_turns._ELSEWHERE", 0.1)


@on_both
def test_one_of_many_has_a_claim_until_it_lets_go_or_is_gone(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        one, other = SharedLeases(a.store, "one"), SharedLeases(b.store, "other")
        for each in (one, other):
            await each.beat()
        claims = await asyncio.gather(
            *[each.claim(f"x {n}") for n in range(9) for each in (one, other)]
        )
        assert [sum(claims[at : at + 2]) for at in range(0, 18, 2)] == [1] * 9
        assert await one.claim("mine")
        assert await one.claim("mine")
        assert not await other.claim("mine")
        await one.release("mine")
        assert await other.claim("mine")
        assert not await one.claim("mine")
        # Nobody lets go: one gives no sign of life any more, and its time goes by.
        await one.claim("left")
        for _ in range(14):
            await asyncio.sleep(0.05)
            await other.beat()
        assert await other.claim("left")
        assert not await one.claim("left")

    on_nodes(tmp_path, kind, work)


@on_both
def test_time_is_the_databases_however_wrong_a_nodes_own_clock_is(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node half a minute ahead, or behind, keeps what it has and takes nothing from others."""

    async def work(a: NodeRoom, b: NodeRoom) -> None:
        ahead = SharedLeases(a.store, "ahead", lambda: time.monotonic() + 30)
        behind = SharedLeases(b.store, "behind", lambda: time.monotonic() - 30)
        for one, other in ((ahead, behind), (behind, ahead)):
            for each in (ahead, behind):
                await each.beat()
            name = f"of {one._node}"
            assert await one.claim(name)
            assert not await other.claim(name)
            assert await one.claim(name)

    on_nodes(tmp_path, kind, work)


@on_both
def test_whoever_finds_a_node_dead_is_told_once(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom, c: NodeRoom) -> None:
        gone = SharedLeases(c.store, "gone")
        await gone.beat()
        await gone.claim("bots 1")
        await gone.leave()
        mourners = [SharedLeases(room.store, f"m{room.number}") for room in (a, b, c)]
        for each in mourners:
            await each.beat()
        found = await asyncio.gather(*[each.bury() for each in mourners])
        assert sorted(names for names in found if names) == [["bots 1"]]
        assert await mourners[0].bury() is None

    on_nodes(tmp_path, kind, work, 3)


@on_both
def test_bots_of_a_node_that_is_gone_think_at_another(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom) -> None:
        made = await a.table(ADA, seats=[ME, NOVICE])
        await a.table_services.lobby.start(made.id, ADA)
        # The bot's turn comes, and its node dies over it.
        live = a.table_services.live_tables
        stuck = asyncio.Event()

        async def never(*_args: object, **_named: object) -> None:
            stuck.set()
            await asyncio.Event().wait()

        live.bot_turns.bots.think = never  # type: ignore[method-assign,assignment]
        while not stuck.is_set():
            for actor, question in a.asked(await a.at(made.id)):
                if question.must:
                    action = (
                        (await a.at(made.id)).state.legal(question.seat, question.id).sample(a.rng)
                    )
                    fields = {"question": question.id, "action": action.to_json()}
                    command = {"act": fields}
                    await live.change(
                        made.id,
                        lambda table, who=actor, seat=question.seat, said=command: carry_out(  # type: ignore[misc]
                            table, who, seat, None, said, a.clock()
                        ),
                    )
            await asyncio.sleep(0.01)
        await a.die()
        before = (await b.at(made.id)).seq
        b.run()
        await until(lambda: (t := b.table_services.live_tables.known(made.id)) and t.seq > before)

    on_nodes(tmp_path, kind, work)


@on_both
def test_deadlines_of_a_node_that_is_gone_fire_once_at_another(tmp_path: Path, kind: str) -> None:
    async def work(a: NodeRoom, b: NodeRoom, c: NodeRoom) -> None:
        id = await begun(a, b, control={"decision": 20, "bank": 0})
        (due,) = {row["due"] for row in await a.rows("SELECT due FROM deadline")}
        await a.die()
        for room in (b, c):
            room.clock.at = due + 5
            room.run()

        async def fired() -> int:
            rows = await b.rows("SELECT body FROM entry WHERE table_id = :id", id=id)
            return sum("event-timed-out" in row["body"] for row in rows)

        async with asyncio.timeout(10):
            while not await fired():
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)
        assert await fired() == 1

    on_nodes(tmp_path, kind, work, 3)


@on_both
def test_a_rating_counts_every_game_that_ends_anywhere(tmp_path: Path, kind: str) -> None:
    """Games of the same two end at the same moment at different nodes."""

    async def work(a: NodeRoom, b: NodeRoom) -> None:
        ids = [await begun(a, b, game="global-powers") for _ in range(4)]
        await asyncio.gather(
            *[(a, b)[n % 2].send(id, ADA, 0, {"concede": {}}) for n, id in enumerate(ids)]
        )
        games = await a.rows("SELECT who, games FROM rating ORDER BY who")
        assert [row["games"] for row in games] == [4, 4]

    on_nodes(tmp_path, kind, work)
