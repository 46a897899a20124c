"""Where bots think: in processes of their own, so that nobody waits for a bot at another table.

A bot is handed its seat's handle, never the state; what goes to the process is bytes, and what comes
back is an action as JSON. The two quickest bots answer on the spot. Bots remember what they have tried in
a turn, so a table's bots always think in the same process, as long as it lives.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any
from zlib import crc32

import structlog

from statecraft import bots
from statecraft.bots import Explains
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.plugins import registry

_LOG = structlog.get_logger()
_AT_ONCE = ("random", "novice")
_LOADED: dict[tuple[str, str | None], Game] = {}


class Seated:
    """Bots that are at their tables; those that have not been asked for longest are let go."""

    def __init__(self, most: int = 2000) -> None:
        self._most = most
        self._players: dict[tuple[str, str, str], Player] = {}

    def player(self, bot: str, game: str, seed: str, seat: Seat) -> Player:
        """The bot with this seed, which belongs to one seat of one table."""
        key = (bot, game, seed)
        found = self._players.pop(key, None)
        if found is None:
            found = bots.make(bot, game, seed, seat, any_game=True)
        self._players[key] = found
        if len(self._players) > self._most:
            del self._players[next(iter(self._players))]
        return found


_SEATED = Seated()


def _watch_parent() -> None:
    """End with the server: a process that was killed can tell nobody to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _begin() -> None:
    threading.Thread(target=_watch_parent, daemon=True).start()


def _game(name: str, edition: str | None) -> Game:
    found = _LOADED.get((name, edition))
    if found is None:
        found = registry.game(name, None if edition is None else Path(edition))
        _LOADED[(name, edition)] = found
    return found


def _question(state: State, id: int) -> Question:
    return next(question for question in state.questions() if question.id == id)


def think(
    game: str, edition: str | None, blob: bytes, question: int, bot: str, seed: str, hint: bool
) -> tuple[Any, Any]:
    """What a bot answers to a question, as JSON, and for a hint its reason. Runs in the pool."""
    state = _game(game, edition).from_bytes(blob)
    return answer(state, _question(state, question), bot, seed, hint)


def answer(
    state: State,
    question: Question,
    bot: str,
    seed: str,
    hint: bool = False,
    seated: Seated = _SEATED,
) -> tuple[Any, Any]:
    """What a bot among those seated answers, and for a hint its reason."""
    handle = Handle(state, question)
    player = seated.player(bot, state.game.name, seed, question.seat)
    action = player.choose(handle)
    reason = None
    if hint and action is not None and isinstance(player, Explains):
        reason = player.explain(handle, action).to_json()
    return (None if action is None else action.to_json()), reason


class BotPool:
    """Asks bots, each in its time. Without workers they think in this process, and all wait for them."""

    def __init__(self, workers: int, folder_of: Callable[[str], Path]) -> None:
        self._folder_of = folder_of
        self._workers: list[ProcessPoolExecutor | None] = [None] * workers

    async def think(
        self,
        state: State,
        question: Question,
        bot: str,
        seed: str,
        edition: str = "",
        hint: bool = False,
    ) -> tuple[Any, Any]:
        """A bot's answer as JSON, None for leaving the question alone; and its reason for a hint.

        The seed is that of the bot's seat: it says who is asked, and in which process.
        """
        if bot in _AT_ONCE or not self._workers:
            return answer(state, question, bot, seed, hint)
        folder = str(self._folder_of(edition)) if edition else None
        asked = (state.game.name, folder, state.to_bytes(), int(question.id), bot, seed, hint)
        loop = asyncio.get_running_loop()
        at = crc32(seed.encode()) % len(self._workers)
        try:
            return await loop.run_in_executor(self._running(at), think, *asked)
        except BrokenProcessPool:
            # The process died, perhaps of another bot: a fresh one is asked once more.
            _LOG.warning("bots-restarted")
            self._workers[at] = None
            return await loop.run_in_executor(self._running(at), think, *asked)

    def _running(self, at: int) -> ProcessPoolExecutor:
        worker = self._workers[at]
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = self._workers[at] = ProcessPoolExecutor(1, context, initializer=_begin)
        return worker

    def close(self) -> None:
        for at, worker in enumerate(self._workers):
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)
                self._workers[at] = None
