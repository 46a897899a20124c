"""Bots at tables: nobody waits for ever for one that breaks, and none answers for who is there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
import structlog.testing

from server.tables.following import Follows
from server.tables.room import ADA, BO, ME, NOVICE, OPEN, RANDOM, HereBots, Room, play
from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.server.tables import commands
from statecraft.server.tables.table import Table


class Odd(HereBots):
    """A bot of which "random" does something it should not."""

    does: Any = None

    async def think(
        self,
        state: State,
        question: Question,
        bot: str,
        seed: str,
        edition: str = "",
        hint: bool = False,
        whose: str = "",
    ) -> tuple[Any, Any]:
        if bot != "random":
            return await super().think(state, question, bot, seed, edition, hint)
        if isinstance(self.does, Exception):
            raise self.does
        return self.does, None


@pytest.mark.parametrize(
    "does",
    [
        ValueError("a bug"),
        {"verb": "no-such-verb"},
        {"verb": "end-turn", "nonsense": 1},
        {"verb": "committed"},
        {},
        None,
    ],
    ids=["raises", "unknown verb", "unknown field", "forbidden", "nothing", "leaves it"],
)
@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_bot_that_answers_wrongly_plays_defaults(tmp_path: Path, game: str, does: Any) -> None:
    async def work(room: Room) -> None:
        bots = Odd(room.table_services.short_jobs, room.table_services.library)
        bots.does = does
        room.table_services.live_tables.bot_turns.bots = bots
        id = await room.begun(ADA, seats=[ME, RANDOM], game=game)
        table = await room.play_on(id, 25)
        # Whoever is waited for is a person.
        assert table.status == "over" or table.waits == [0]
        assert len(table.playing().record.lines) > 25

    with structlog.testing.capture_logs() as logs:
        play(tmp_path, work)
    events = {line["event"] for line in logs}
    expected = "bot-broke" if isinstance(does, Exception) else "bot-answers-wrongly"
    assert events == (set() if does is None else {expected})


def test_a_bot_goes_on_once_there_is_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("statecraft.server.jobs.bot_turns._RETRY", 0.001)

    async def work(room: Room) -> None:
        id = await room.begun(ADA, game="global-powers")
        table = await room.until(id, lambda table: table.waits == [0])
        # The person's move is written; then the disk is full, when the bot has answered.
        live_tables = room.table_services.live_tables
        tries = 0
        think = live_tables.bot_turns.bots.think

        async def thinking(*args: Any, **named: Any) -> Any:
            nonlocal tries
            tries += 1
            room.full = tries < 4
            return await think(*args, **named)

        live_tables.bot_turns.bots.think = thinking  # type: ignore[method-assign]
        await room.step(id)
        while not tries:
            await room.step(id)
        assert tries >= 4
        table = await room.at(id)
        assert table.status == "over" or table.waits == [0]

    play(tmp_path, work)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """The server ends just when a bot is to answer: the next one asks it again."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, game="global-powers", seats=[ME, NOVICE])
        await room.until(id, lambda table: table.waits == [0])

        def nobody_wakes(_table: Table) -> None:
            pass

        room.table_services.live_tables.bot_turns.wake = nobody_wakes  # type: ignore[method-assign,assignment]
        for _ in range(50):
            table = await room.at(id)
            if table.waits == [1]:
                break
            await room.step(id)
        assert table.waits == [1]
        await room.reopen()
        table = await room.at(id)
        assert table.waits == [0] or table.status == "over"

    play(tmp_path, work)


def test_a_bot_does_not_answer_for_who_is_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        control = {"decision": 20, "bank": 0}
        id = await room.begun(ADA, BO, game="global-powers", seats=[ME, OPEN], control=control)
        table = await room.until(id, lambda table: table.waits in ([0], [1]))
        seat = table.waits[0]
        actor = (ADA, BO)[seat]
        live_tables = room.table_services.live_tables
        think = live_tables.bot_turns.bots.think
        came = False

        async def slowly(*args: Any, **named: Any) -> Any:
            nonlocal came
            answer = await think(*args, **named)
            if not came:
                came = True
                await live_tables.change(
                    id,
                    lambda table: commands.carry_out(
                        table, actor, seat, None, {"back": {}}, room.clock()
                    ),
                )
            return answer

        live_tables.bot_turns.bots.think = slowly  # type: ignore[method-assign]
        while not came:
            await room.wait(20)
        # While the bot thought, the person came back: the question is still the person's.
        assert not table.seats[seat].away
        assert seat in table.waits

    play(tmp_path, work)


def test_bots_among_themselves_rest_until_somebody_looks_on(tmp_path: Path) -> None:
    """The attack: fifty tables of bots alone, which nobody watches, keep the server busy for ever."""

    async def work(room: Room) -> None:
        live_tables = room.table_services.live_tables
        table = await room.table(ADA, seats=[NOVICE, RANDOM], options={"until_round": 2})
        await room.table_services.lobby.start(table.id, ADA)
        await room.settle()
        lines = len(table.playing().record.lines)
        await room.reopen()
        table = await room.at(table.id)
        live_tables = room.table_services.live_tables
        live_tables.bot_turns.wake(table)
        await room.settle()
        assert (table.status, len(table.playing().record.lines)) == ("playing", lines)
        stop = live_tables.listen(Follows(table.id, None, ADA))
        while len(table.playing().record.lines) == lines:
            await asyncio.sleep(0.001)
        stop()
        await room.settle()
        assert len(table.playing().record.lines) > lines
        # Nobody looks on any more: they stop in mid game, and go on for the next one.
        assert table.status == "playing"
        live_tables.listen(Follows(table.id, None, BO))
        await room.settle()
        assert table.status == "over"

    play(tmp_path, work)
