"""How a command of operators reaches the database: with the settings of the server, beside it or without it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

import typer

from statecraft.cli.admin.options import Asked
from statecraft.cli.console import answer_json, answers, complain
from statecraft.server import log
from statecraft.server.data_folder import CannotOpen, private_files
from statecraft.server.ids import Ids
from statecraft.server.operators.acts import COMMAND
from statecraft.server.operators.powers import Powers
from statecraft.server.operators.tables import loader_for
from statecraft.server.refusal import Refused
from statecraft.server.services import open_store
from statecraft.server.store import Store, StoreError
from statecraft.server.tables.loader import TableLoader

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that a command works on."""

    store: Store
    ids: Ids
    clock: Callable[[], float]
    loader: TableLoader
    powers: Powers


def on_database(asked: Asked, work: Callable[[Opened], Awaitable[T]]) -> T:
    """Do something with the database that is there; what cannot be done ends the command with its reason."""
    settings = asked.settings

    async def whole() -> T:
        path = settings.data / "statecraft.sqlite"
        if settings.database is None and not path.is_file():
            raise CannotOpen("admin-no-database", path=str(path))
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        store, clock, _ = open_store(settings)
        try:
            ids = Ids()
            loader = await loader_for(settings.data, store, ids)
            powers = Powers(store, ids, clock, settings.data, loader, COMMAND)
            return await work(Opened(store, ids, clock, loader, powers))
        finally:
            await store.close()

    return ended(asked, lambda: asyncio.run(whole()))


def ended(asked: Asked, work: Callable[[], T]) -> T:
    """Do something; a named error becomes one line and an exit code. What goes to the log is for people who look on."""
    level = asked.settings.log_level
    log.set_up("warning" if level == "info" else level, asked.settings.log_format)
    try:
        with private_files():
            return work()
    except CannotOpen as error:
        complain(asked.texts.say(error.text, error.values))
        raise typer.Exit(1) from error
    except Refused as refused:
        complain(refused.say(asked.texts))
        raise typer.Exit(2 if refused.kind in ("bad", "missing") else 1) from refused
    except (StoreError, OSError, sqlite3.Error) as error:
        complain(asked.texts.say("admin-failed", reason=str(error)))
        raise typer.Exit(1) from error


def answer(
    asked: Asked,
    work: Callable[[Opened], Awaitable[T]],
    data: Callable[[T], Any],
    lines: Callable[[T], list[str]],
) -> None:
    """Do something, and say what came of it: as data for a program, in lines for people."""
    found = on_database(asked, work)
    if asked.as_json:
        answer_json(data(found))
        return
    for line in lines(found):
        answers().print(line)


def when(at: float | None) -> str:
    """A time for people who look after machines: of no place, and sorted by itself."""
    return "–" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
