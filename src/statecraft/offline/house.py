"""A house of one's own in a browser: the server's tables, a store that the browser keeps, and one person.

The page asks as it asks a server (`ask`), and follows tables by lines as it does by sockets (`call`, `say`, `hang_up`).
Bots think here as well, one after the other; whoever shows the page does it elsewhere.
"""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from statecraft.core.refusal import Illegal
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.offline.console import Console
from statecraft.offline.line import Line
from statecraft.offline.store import Copy, JournalStore, Keep
from statecraft.server.ids import Ids
from statecraft.server.log import logger
from statecraft.server.node import Node
from statecraft.server.people.people import Person, find
from statecraft.server.refusal import Kind, Refused, to_message
from statecraft.server.store import Connection, Full, StoreError, first
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices

_MOST_TABLES = 1000
_STATUS: dict[Kind, int] = {
    "bad": 400,
    "nobody": 401,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "gone": 410,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "unready": 503,
}

log = logger("offline")


class House:
    """Everything that a page without a server asks."""

    def __init__(self, tables: TableServices, store: JournalStore, person: Person | None) -> None:
        self.tables = tables
        self.store = store
        self.ids = Ids()
        self.now = time.time
        #: Whoever plays here; None before they have said how they want to be called.
        self.person = person
        self._texts: dict[Language, Texts] = {}
        self._lines: dict[int, Line] = {}
        self._console: Console | None = None

    @staticmethod
    async def open(
        folder: Path, copy: bytes, journal: Sequence[str], keep: Keep, keep_copy: Copy
    ) -> "House":
        """Go on where the browser left off."""
        folder.mkdir(parents=True, exist_ok=True)
        store = await JournalStore.open(copy, journal, keep, keep_copy)
        # The copy is the browser's own: there is no backup from which anybody could know what comes.
        node = Node(keeps_mark=False)
        tables = await TableServices.open(
            folder, store, Ids(), time.time, bots=0, most=_MOST_TABLES, grace=0.0, node=node
        )
        return House(tables, store, await store.read(_whoever_is_here))

    @property
    def actor(self) -> Actor:
        """Whoever plays here, as tables know them."""
        person = self.person
        if person is None:
            raise Refused("server-nobody", "nobody")
        return Actor(person.id, person.name, person.colour, face=person.face)

    def texts(self, language: Language) -> Texts:
        if language not in self._texts:
            self._texts[language] = Texts(language)
        return self._texts[language]

    async def ask(self, method: str, path: str, body: str, lang: str) -> tuple[int, str]:
        """What is answered to a request, as a status and a text; JSON, where it is no file."""
        from statecraft.offline.requests import Forbidden, answer

        language: Language = next((each for each in LANGUAGES if each == lang), "en")
        try:
            found = await answer(self, method, path, json.loads(body) if body else None, language)
        except Refused as refused:
            return _STATUS[refused.kind], self._no(refused, language)
        except Forbidden as no:
            return 409, json.dumps({"error": no.error})
        except StoreError as error:
            log.error("store", problem=str(error))
            text = "server-full" if isinstance(error, Full) else "server-unready"
            return 503, self._no(Refused(text, "unready"), language)
        except (KeyError, TypeError, ValueError, Illegal) as error:
            log.exception("bad-request", route=path, reason=str(error))
            bad = Refused("server-bad-request", values={"reason": str(error)[:200]})
            return 400, self._no(bad, language)
        return 200, found if isinstance(found, str) else json.dumps(found, separators=(",", ":"))

    def _no(self, refused: Refused, language: Language) -> str:
        return json.dumps(to_message(refused, self.texts(language)))

    # Lines to tables.

    def call(self, number: int, table: str, lang: str, hear: Callable[[str], None]) -> None:
        """Follow a table: ``hear`` is called with every message."""
        language: Language = next((each for each in LANGUAGES if each == lang), "en")
        self._lines[number] = Line(self, table, language, hear)

    async def say(self, number: int, request: str) -> None:
        """A request over a line; what is answered is heard on it."""
        line = self._lines.get(number)
        if line is not None:
            await line.say(json.loads(request))

    def hang_up(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.close()

    def run(self, typed: str) -> tuple[bool, str]:
        """What the console says to what somebody typed, and whether it ran through."""
        if self._console is None:
            self._console = Console()
        return self._console.run(typed)

    async def table(self, id: str) -> Table:
        return await self.tables.live_tables.open(id)

    async def close(self) -> None:
        for number in list(self._lines):
            self.hang_up(number)
        await self.tables.close()
        await asyncio.sleep(0)
        await self.store.close()


def _whoever_is_here(db: Connection) -> Person | None:
    row = first(db, "SELECT id FROM person ORDER BY created LIMIT 1")
    return None if row is None else find(db, row["id"])


def me(person: Person) -> dict[str, Any]:
    """Whoever plays here, as the page knows them."""
    return {
        "id": person.id,
        "name": person.name,
        "colour": person.colour,
        "face": person.face,
        "language": person.language,
        "email": None,
        "created": person.created,
        "operator": False,
    }
