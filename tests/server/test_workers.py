"""Workers: what people send takes neither the server's time nor its memory, and nobody keeps the others waiting."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import statecraft
from server import worker_jobs as jobs
from statecraft.core.record.inputs import Act
from statecraft.core.verbs.action import action_from_json
from statecraft.server.jobs import bot_pool
from statecraft.server.jobs.bot_pool import BotPool
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.jobs.workers import Bounds, Broken, Workers
from statecraft.server.refusal import Refused, Slower
from statecraft.server.tables.loader import library_at
from statecraft.server.tables.own_editions import BadEdition


def using(work: Callable[[Workers], Awaitable[None]], count: int = 1, **bounds: Any) -> None:
    async def whole() -> None:
        workers = Workers(count, Bounds(**bounds))
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(whole())


def test_jobs_are_done_in_a_process_that_gives_way() -> None:
    async def work(workers: Workers) -> None:
        first = await workers.run("anna", jobs.own_id)
        assert first not in (os.getpid(), 0)
        assert await workers.run("ben", jobs.own_id) == first
        assert await workers.run("ben", jobs.niceness) == os.nice(0) + 5
        assert await workers.run("ben", jobs.talks) == "heard"

    using(work)


def test_what_a_job_raises_comes_back() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Refused) as refused:
            await workers.run("anna", jobs.refuses)
        assert (refused.value.text, refused.value.kind) == ("server-nobody", "nobody")
        with pytest.raises(BadEdition) as bad:
            await workers.run("anna", jobs.finds_problems)
        assert bad.value.problems == ["one", "two"]
        with pytest.raises(Broken):
            await workers.run("anna", jobs.fails)
        assert await workers.run("anna", jobs.talks) == "heard"

    using(work)


def test_a_job_has_its_time_and_its_memory(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        began = time.monotonic()
        with pytest.raises(Refused, match="server-job-too-long"):
            await workers.run("anna", jobs.sleeps, 90.0, tmp_path / "note", "late")
        with pytest.raises(Refused, match="server-job-too-long"):
            await workers.run("anna", jobs.spins)
        assert time.monotonic() - began < 60
        with pytest.raises(Refused, match="server-job-too-large"):
            await workers.run("anna", jobs.grows, 4000)
        with pytest.raises(Broken):
            await workers.run("anna", jobs.dies)
        # The next one meets a fresh process each time.
        assert await workers.run("anna", jobs.talks) == "heard"
        assert not (tmp_path / "note").exists()

    using(work, seconds=2.0, megabytes=400)


def test_a_job_is_gone_with_who_asked_for_it(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        note = tmp_path / "note"
        await workers.run("anna", jobs.own_id)
        runs, waits = (
            asyncio.create_task(workers.run("anna", jobs.sleeps, seconds, note, "gone"))
            for seconds in (1.0, 0.0)
        )
        await asyncio.sleep(0.3)
        runs.cancel()
        waits.cancel()
        await asyncio.gather(runs, waits, return_exceptions=True)
        assert await workers.run("ben", jobs.sleeps, 1.0, note, "ben") == "ben"
        assert note.read_text() == "ben "

    using(work)


def test_who_asks_for_much_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        note = tmp_path / "note"
        await workers.run("anna", jobs.own_id)

        def ask(whose: str, word: str) -> "asyncio.Task[str]":
            return asyncio.create_task(workers.run(whose, jobs.sleeps, 0.05, note, word))

        greedy = [ask("anna", f"a{n}") for n in range(5)]
        await asyncio.sleep(0)
        others = [ask("ben", "b0"), ask("ben", "b1"), ask("cy", "c0")]
        await asyncio.sleep(0)
        # Five of one person: one is being done, four wait, and that is enough.
        with pytest.raises(Slower):
            await workers.run("anna", jobs.own_id)
        await asyncio.gather(*greedy, *others)
        assert note.read_text().split() == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]

    using(work)


def test_a_place_in_the_queue_is_not_lost_with_who_had_it() -> None:
    async def work() -> None:
        queue = FairQueue(1, 9)
        served: list[str] = []

        async def have(whose: str) -> None:
            async with queue.turn(whose):
                served.append(whose)
                await asyncio.sleep(0)

        async with queue.turn("first"):
            waiting = [asyncio.create_task(have(name)) for name in "abcabc"]
            await asyncio.sleep(0)
            assert len(queue) == 6
            waiting[1].cancel()
            await asyncio.sleep(0)
            assert len(queue) == 5
        # Called and cancelled in the same moment: the next one has the turn.
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == ["b", "c", "a", "c"]
        assert len(queue) == 0
        await asyncio.wait_for(have("last"), 1)

    asyncio.run(work())


def test_without_processes_threads_do_it(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        assert not workers
        assert await workers.run("anna", jobs.own_id) == os.getpid()

    using(work, count=0)


@pytest.mark.parametrize("bot", ["novice", "steady", "expert"])
def test_bots_that_think_do_so_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """A table of bots costs a guest one request, and each of their decisions up to a tenth of a second."""
    monkeypatch.setattr(bot_pool, "answer", lambda *_: pytest.fail("it thinks in the server"))
    state = statecraft.game("global-powers").new(seats=2)

    async def work(workers: Workers) -> None:
        question = state.questions()[0]
        answer, _ = await BotPool(workers, library_at(tmp_path)).think(state, question, bot, "seed")
        action = action_from_json(state.game.verb_names, answer)
        state.apply(Act(question.id, question.seat, action))

    using(work)
