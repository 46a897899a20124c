"""A mark beside the database by which the server notices that the database came from a backup.

The file `dice-mark` counts the entries of all tables' logs. It is written after each commit and before
anybody is told, so whatever anybody has seen of a roll is counted there. Of nodes that share a database each has
a file of its own, and counts what it hears of from the others too. A database with fewer entries is an
older one: rolls of its tables may be known. So may they be where the file is missing, belongs to another
database, or was itself copied: then the system's time of its last change is later than the one in it.
"""

import os
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from statecraft.server.ids import Ids
from statecraft.server.log import logger
from statecraft.server.people.people import secret_value
from statecraft.server.store import Connection

FILE: Final = "dice-mark"
SECRET: Final = "dice-mark"
"""Under this name the database keeps which mark is its own."""

_CONTENT: Final = struct.Struct(">16sQd")
_A_MOMENT: Final = 2.0
"""Seconds that may lie between writing the file and the time the system notes for it."""

log = logger("dice_mark")


class DiceMark:
    """The count of entries, in memory and in its file."""

    def __init__(self, folder: Path, name: bytes, wall: Callable[[], float] = time.time) -> None:
        """Nothing is counted before ``begin``."""
        self._path = folder / FILE
        self._name = name
        self._count = 0
        self._wall = wall
        self._file = -1

    def begin(self, count: int) -> None:
        """The database has so many entries, and is the one in use from now on."""
        self._count = count
        # Windows would otherwise change bytes that look like the end of a line.
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._file = os.open(self._path, flags, 0o600)
        self._write()

    def add(self) -> None:
        """One more entry is in the database, and nobody was told of it yet."""
        self._count += 1
        if self._file < 0:
            return
        try:
            self._write()
        except OSError as error:
            # The entry is written all the same; a restore of just this moment would not be noticed.
            log.error("dice mark not written", path=str(self._path), reason=str(error))

    def _write(self) -> None:
        # Not flushed: when the machine itself crashes the count may be some seconds behind, and a backup
        # of those seconds would not be noticed.
        content = _CONTENT.pack(self._name, self._count, self._wall())
        if hasattr(os, "pwrite"):
            os.pwrite(self._file, content, 0)
        else:
            # On Windows, which has no such call.
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, content)

    def close(self) -> None:
        """Count no more: what is still committed after this, while the server ends, is left out."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


def own(db: Connection, ids: Ids) -> tuple[bytes, bool, int]:
    """Which mark belongs to a database, whether it has just been given one, and how many entries it has."""
    new = ids.bytes(16)
    name = secret_value(db, SECRET, new)
    (counted,) = db.rows("SELECT COUNT(*) AS entries FROM entry")
    return name, name == new, int(counted["entries"])


def was_restored(folder: Path, name: bytes, entries: int, may_join: bool = False) -> bool:
    """Whether the database of this mark and so many entries is not the one that was last in use here.

    A node that ``may_join`` others on their database has no file when it does.
    """
    path = folder / FILE
    try:
        content, changed = path.read_bytes(), path.stat().st_ctime
    except FileNotFoundError:
        if may_join:
            return False
        log.warning("dice mark missing", path=str(path))
        return True
    if len(content) != _CONTENT.size:
        log.warning("dice mark damaged", path=str(path))
        return True
    marked, count, written = _CONTENT.unpack(content)
    if marked != name or entries < count:
        log.warning("database restored", entries=entries, counted=count)
        return True
    # Windows notes there when a file was made.
    if os.name == "posix" and changed > written + _A_MOMENT:
        log.warning("dice mark copied", path=str(path))
        return True
    return False
