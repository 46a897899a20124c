"""A house as a browser has it, and what the browser keeps of it."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from statecraft.offline.house import House


class Browser:
    """What a browser keeps: a copy of the database and the journal since; and whether it has room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.copy = b""
        self.journal: list[str] = []
        self.is_full = False

    async def keep(self, written: str) -> None:
        if self.is_full:
            raise OSError("no room")
        self.journal.append(written)

    async def keep_copy(self, copy: bytes) -> None:
        self.copy, self.journal = copy, []

    async def open(self) -> "Asking":
        """The house as it was left: what was not kept is gone."""
        house = await House.open(
            self.folder, self.copy, list(self.journal), self.keep, self.keep_copy
        )
        return Asking(house)


class Asking:
    """A page that asks a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: list[Any] = []

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        data = "" if body is None else json.dumps(body)
        answered, text = await self.house.ask(method, path, data, "en")
        assert answered == status, f"{method} {path}: {answered} {text[:300]}"
        return text if path.endswith(("/record", ".ftl")) else json.loads(text)

    async def table(self, game: str, **wanted: Any) -> str:
        """A table that plays: the person against a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        made = await self.ask(
            "POST",
            "/api/tables",
            {"game": game, "seats": seats, "pace": "at-once", "wait": False, **wanted},
        )
        await self.ask("POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    def follow(self, table: str) -> None:
        self.house.call(1, table, "en", lambda text: self.heard.append(json.loads(text)))

    async def say(self, **request: Any) -> Any:
        """What a request over the line is answered."""
        number = len(self.heard) + 1
        await self.house.say(1, json.dumps({"id": number, **request}))
        return next(
            each
            for each in reversed(self.heard)
            if each["type"] == "answer" and each["id"] == number
        )


Opened = Callable[[], AsyncIterator[Asking]]
