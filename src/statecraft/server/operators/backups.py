"""Makes a backup while the server runs, of either database, as one file."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from statecraft.server.config import Settings
from statecraft.server.data_folder import CannotOpen
from statecraft.server.store import Newer
from statecraft.server.store.copying import (
    NoBackup,
    check,
    out_of_postgres,
    out_of_sqlite,
    written_whole,
)

FOLDER = "backups"
"""Where the page of operators puts them, in the data folder."""


def back_up(
    settings: Settings, file: Path, done: Callable[[int], None], total: Callable[[int], None]
) -> dict[str, int]:
    """Write a backup to a file that is not there yet; what is in it. CannotOpen where that cannot be."""
    if file.exists():
        raise CannotOpen("admin-backup-there", path=str(file))
    source = settings.data / "statecraft.sqlite"
    try:
        if settings.database is None:
            if not source.is_file():
                raise CannotOpen("admin-no-database", path=str(source))
            with written_whole(file) as half:
                out_of_sqlite(source, half, done, total)
        else:
            _of_postgres(settings.database, file, done, total)
        return check(file)
    except (NoBackup, Newer, sqlite3.Error) as error:
        raise CannotOpen("admin-backup-failed", reason=str(error)) from error


def _of_postgres(
    url: str, file: Path, done: Callable[[int], None], total: Callable[[int], None]
) -> None:
    try:
        import psycopg
    except ImportError as error:
        raise CannotOpen("serve-no-psycopg") from error
    try:
        with written_whole(file) as half:
            out_of_postgres(url, half, done, total)
    except psycopg.Error as error:
        raise CannotOpen("admin-backup-failed", reason=str(error).partition("\n")[0]) from error
