"""Pictures of finished games, each made once by a worker and kept as long as there is room.

What is on one is put together from the spectators' view: nothing that anybody at the table alone knew.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from typing import Any

from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.plugins.plugin import load
from statecraft.server.jobs.workers import Workers
from statecraft.server.pictures.end_picture import EndPicture, Place, rendered
from statecraft.server.refusal import Refused
from statecraft.server.tables.table import Table

_KEPT = 64
"""So many are remembered; each has about 200 kB."""


class Pictures:
    """The pictures that were asked for last. A finished game does not change any more."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[tuple[str, Language], asyncio.Task[bytes]] = {}

    async def of(self, table: Table, says: Speaker, lang: Language, whose: str) -> bytes:
        """The picture of a finished game as PNG."""
        picture = end_picture(table, says)
        return await self._once(
            (table.id, lang), lambda: self._workers.run(whose, rendered, picture)
        )

    async def generic(self, whose: str) -> bytes:
        """The picture of no game in particular."""
        return await self._once(("", "en"), lambda: self._workers.run(whose, rendered, None))

    async def _once(
        self, key: tuple[str, Language], make: Callable[[], Coroutine[Any, Any, bytes]]
    ) -> bytes:
        """Whoever asks for one that is being made waits for the same."""
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(make())
        self._made[key] = task
        while len(self._made) > _KEPT:
            del self._made[next(iter(self._made))]
        return await asyncio.shield(task)


def end_picture(table: Table, says: Speaker) -> EndPicture:
    """What is on the picture of a finished game, in the words of one language."""
    if table.session is None:
        raise Refused("server-not-over", "conflict")
    state = table.session.state
    if state.result is None:
        raise Refused("server-not-over", "conflict")
    view = state.view(None)
    result = state.result
    holders = sorted(set(state.holders))
    winners = [holder for holder in holders if result.ranks[holder] == 1]
    names = ", ".join([says.holder(holder) for holder in winners])
    # By the first seat that plays for it, as on the board.
    rows = reversed(table.seats)
    colours = {state.holders[row.seat]: row.colour for row in rows if row.colour}
    part = registry.plugin_of(table.settings.game).map_holders
    ended = datetime.fromtimestamp(table.ended or table.settings.created, UTC)
    return EndPicture(
        game=says.title(),
        title=says.texts.say("picture-wins", names=names, count=len(winners)),
        how=how_won(says, result.reason, winners),
        date=says.texts.say(
            "picture-date", day=ended.day, month=f"m{ended.month}", year=str(ended.year)
        ),
        places=tuple(
            [
                Place(
                    holder,
                    says.holder(holder),
                    result.ranks[holder],
                    result.scores[holder],
                    says.value("score", result.scores[holder]),
                    colours.get(holder, ""),
                )
                for holder in holders
            ]
        ),
        holders=load(part)(table.settings.game, view, state.facts(None)) if part else {},
    )


def how_won(says: Speaker, reason: str, winners: Sequence[int]) -> str:
    """How a game was won, with who won it where the game has such a text."""
    own, plain = f"won-{reason}", f"reason-{reason}"
    if len(winners) == 1 and own in says.texts:
        return says.say({"text": own, "values": {"names": says.holder(winners[0])}})
    return says.texts.say(plain) if plain in says.texts else ""
