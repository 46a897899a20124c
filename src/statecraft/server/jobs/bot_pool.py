"""Where bots think: in processes of their own, so that nobody waits for a bot at another table.

A bot is handed its seat's handle, never the state; what goes to the process is bytes, and what comes
back is an action as JSON. The two quickest bots answer on the spot. Bots remember what they have tried in
a turn, so a table's bots always think in the same process, as long as it lives.
"""

from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.bots import Explains
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.server.jobs.workers import Broken, Workers
from statecraft.server.log import logger
from statecraft.server.tables.loader import Library, library_at

_LOG = logger("jobs")
_AT_ONCE = ("random",)
_MOST_HINTS = 2
_MOST_TABLES = 100_000


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


def _question(state: State, id: int) -> Question:
    return next(question for question in state.questions() if question.id == id)


def think(
    editions: Path,
    game: str,
    edition: str,
    blob: bytes,
    question: int,
    bot: str,
    seed: str,
    hint: bool,
) -> tuple[Any, Any]:
    """What a bot answers to a question, as JSON, and for a hint its reason. A job for a worker."""
    state = library_at(editions).game(game, edition).from_bytes(blob)
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

    def __init__(self, workers: Workers, library: Library) -> None:
        self._workers = workers
        self._library = library

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
        """A bot's answer as JSON, None for leaving the question alone; and its reason for a hint.

        The seed is that of the bot's seat: it says who is asked, and in which process. ``whose`` is whom the bot
        plays or thinks for: nobody's bots keep others' waiting.
        """
        if not self._workers or (bot in _AT_ONCE and not hint):
            return answer(state, question, bot, seed, hint)
        asked = (
            self._library.folder,
            state.game.name,
            edition,
            state.to_bytes(),
            int(question.id),
            bot,
            seed,
            hint,
        )
        # Each table asks for one answer at a time, each person for as many hints as they like.
        most = _MOST_HINTS if hint else _MOST_TABLES
        try:
            return await self._workers.run(whose, think, *asked, where=seed, most=most)
        except Broken:
            # The process died, perhaps of another bot: a fresh one is asked once more.
            _LOG.warning("bots-restarted")
            return await self._workers.run(whose, think, *asked, where=seed, most=most)
