"""Bots' turns at tables: they think one after the other, keep a pace that people can follow, and wait for
people's side questions (`waiting`)."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Act
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, action_from_json
from statecraft.server import metrics
from statecraft.server.jobs.bot_pool import BotPool
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.log import logger
from statecraft.server.refusal import Refused
from statecraft.server.store import StoreError
from statecraft.server.tables import waiting
from statecraft.server.tables.change import PLAYING, Change
from statecraft.server.tables.other_nodes import BOTS
from statecraft.server.tables.patience import PACES
from statecraft.server.tables.seats import BOT
from statecraft.server.tables.table import Table

if TYPE_CHECKING:
    from statecraft.server.tables.live_tables import LiveTables

_LOG = logger("jobs")
_RETRY = 1.0
_ELSEWHERE = 0.7
"""Seconds after which is looked again whether the node still lives at which a table's bots think."""
_MOST_ALONE = 100_000


class BotTurns:
    """Lets the bots of all tables play."""

    #: Seconds between two steps where bots play among themselves, at whichever tables they do.
    pace_alone = 0.01

    def __init__(
        self, live_tables: "LiveTables", bots: BotPool, bot_seed: Callable[[str, int], str]
    ) -> None:
        self._live_tables = live_tables
        self.bots = bots
        self._bot_seed = bot_seed
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self._alone = FairQueue(1, _MOST_ALONE)

    def think_at(self, table: str) -> bool:
        """Whether bots are about a table just now."""
        return table in self.thinking

    def wake(self, table: Table) -> None:
        """Let the bots of a table think, if they are not about it already, and anybody cares."""
        if table.status != PLAYING or table.id in self.thinking or self._rests(table):
            return
        if table.untimed():
            task = asyncio.create_task(self._think_on(table.id))
            self.thinking[table.id] = task

    def _rests(self, table: Table) -> bool:
        """Whether bots play among themselves and nobody looks on: they go on when somebody does."""
        alone = all(row.kind == BOT for row in table.seats)
        return alone and not self._live_tables.is_followed(table.id)

    async def _think_on(self, id: str) -> None:
        try:
            while await self._think_once(id):
                pass
        finally:
            self.thinking.pop(id, None)
            if not self._live_tables.node.is_alone:
                with suppress(StoreError):
                    await self._live_tables.node.leases.release(f"{BOTS}{id}")

    async def _think_once(self, id: str) -> bool:
        try:
            return await self._think(id)
        except StoreError as error:
            # Nothing was played, and nothing is lost: try again, since everybody may wait for the bot.
            _LOG.error("bot-could-not-play", table=id, reason=str(error))
            await asyncio.sleep(_RETRY)
            return True
        except Refused as refused:
            # The table was damaged while it was out of memory; what is wrong with it has been logged.
            _LOG.warning("bot-refused", table=id, reason=refused.text)
            return False

    async def _think(self, id: str) -> bool:
        """One bot's answer; False when no bot is asked anything, or when it waits for a person."""
        table = await self._live_tables.open(id)
        if self._rests(table):
            return False
        if not await self._live_tables.node.leases.claim(f"{BOTS}{id}"):
            await asyncio.sleep(_ELSEWHERE)
            return _waits_for_bots(await self._live_tables.open(id))
        await self._keep_pace(table)
        async with table.lock:
            question = _next_question(table)
            if question is None:
                return False
            lines = len(table.playing().record.lines)
            # Asked again about the very same, it would only say the same again.
            known = table.thought is not None and table.thought[:2] == (lines, question.id)
            state = table.state.clone()
        if known and table.thought is not None:
            data = table.thought[2]
        else:
            data = await self._thought(table, state, question)
            table.thought = (lines, question.id, data)
        waits = False

        def act(table: Table) -> Change | None:
            nonlocal waits
            answer = _answer(table, question, data)
            waits = answer is not None and question.must and waiting.holds_up(table, answer)
            if waits:
                # Somebody may have come or gone since the last step: nobody waits without being told.
                self._live_tables.tell_presence(table)
            if answer is None or waits:
                return None
            return table.play(answer, self._live_tables.now())

        await self._live_tables.change(id, act)
        return not waits

    async def _thought(self, table: Table, state: State, question: Question) -> Any:
        """What the bot of a seat answers, as JSON."""
        bot = table.seats[question.seat].bot or "steady"
        began = time.perf_counter()
        seed = self._bot_seed(table.id, question.seat)
        try:
            data, _reason = await self.bots.think(
                state, question, bot, seed, table.settings.edition, whose=table.settings.host
            )
        except Exception:
            # The others shall not wait for a bot that broke: what must be answered gets its default.
            _LOG.exception("bot-broke", table=table.id, bot=bot, kind=question.kind)
            data = None
        metrics.THINKING.labels(bot).observe(time.perf_counter() - began)
        return data

    async def _keep_pace(self, table: Table) -> None:
        """Let who looks on see one step before the next; where nobody does, nobody waits."""
        if all(row.kind == BOT for row in table.seats):
            # Nobody's turn is held up by it, and all of them as fast as they can would be all that the server does.
            async with self._alone.turn(table.settings.host):
                await asyncio.sleep(self.pace_alone)
        rest = PACES[table.settings.pace] - (time.monotonic() - table.stepped)
        if rest > 0 and self._live_tables.is_followed(table.id):
            await asyncio.sleep(rest)

    async def wake_all(self, ids: Iterable[str]) -> None:
        """After a start: let bots go on where they were about to play."""
        for id in ids:
            try:
                self.wake(await self._live_tables.open(id))
            except (Refused, StoreError) as error:
                # One table that cannot be read must not keep the others from going on.
                _LOG.error("table-unreadable", table=id, reason=str(error))

    async def close(self) -> None:
        """Let what is under way end, and no more begin."""
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)


def _waits_for_bots(table: Table) -> bool:
    """Whether the game stands still until a bot has answered."""
    if table.session is None or table.status != PLAYING:
        return False
    bots = table.untimed()
    return any(asked.must and asked.seat in bots for asked in table.state.questions())


def _next_question(table: Table) -> Question | None:
    """The next question for a bot; side questions are put to it once a turn (ST-2.9)."""
    if table.session is None or table.status != PLAYING:
        return None
    state = table.session.state
    bots = table.untimed()
    if not bots or isinstance(state.pending(), Chance | Over):
        return None
    side = table.sides.next(state)
    while side is not None:
        if side.seat in bots:
            return side
        side = table.sides.next(state)
    for question in state.questions():
        if question.must and question.seat in bots and question.seat not in table.staged:
            return question
    return None


def _answer(table: Table, question: Question, data: Any) -> Act | None:
    """A bot's answer, if its question is still asked; for what must be answered at least the default."""
    state = table.state
    if not any(asked.id == question.id for asked in state.questions()):
        return None
    if not table.seats[question.seat].is_played_by_bot():
        return None
    action = None if data is None else _understood(table, question, data)
    if action is None and question.must:
        action = state.default(question)
    return None if action is None else Act(question.id, question.seat, action)


def _understood(table: Table, question: Question, data: Any) -> Action | None:
    """What a bot has answered, unless the rules forbid it: asked again it would say the same again."""
    try:
        action = action_from_json(table.settings.game.verb_names, data)
        refusal = table.state.legal(question.seat, question.id).why_not(action)
    except Illegal as illegal:
        refusal = illegal
    if refusal is None:
        return action
    _LOG.error("bot-answers-wrongly", table=table.id, kind=question.kind, rule=refusal.rule)
    return None
