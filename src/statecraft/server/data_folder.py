"""The data folder: made for its user alone, and held by one process at a time.

What is inside it belongs to the store, the outbox and the others; this knows only the folder itself and
the file `lock`, which stays there and says nothing by being there: what counts is who holds it.
"""

import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

from statecraft.server.log import logger

LOCK = "lock"
_OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = logger("data_folder")


class Held(Exception):
    """Another process holds the folder."""


class CannotOpen(Exception):
    """The server cannot run: the text says why."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


def take(folder: Path) -> FileIO:
    """Make the folder, or close it to others, and hold it until what this returns is closed.

    The system lets go of it when the process ends, however it ends. Held if another process has it,
    OSError if nothing can be written there.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass
    held = FileIO(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    try:
        _lock(held.fileno())
    except OSError as error:
        held.close()
        raise Held from error
    close_to_others(folder)
    return held


def held(folder: Path) -> FileIO:
    """Take the folder for a server; CannotOpen, with the reason, where that cannot be."""
    try:
        return take(folder)
    except Held as error:
        raise CannotOpen("serve-folder-held", path=str(folder)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotOpen("serve-no-folder", path=str(folder), reason=reason) from error


def _lock(file: int) -> None:
    """Take the lock of an open file, or raise OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # Not flock: processes in which bots think would hold that too, and outlive a server that was killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def close_to_others(folder: Path) -> None:
    """Take the folder from everybody but its owner, and say so; where that cannot be, say that.

    The folder is enough: whoever cannot enter it reaches nothing inside. Windows keeps people's folders
    apart by itself, and its modes mean something else.
    """
    mode = stat.S_IMODE(folder.stat().st_mode)
    if os.name != "posix" or not mode & _OTHERS:
        return
    was = f"{mode:o}"
    try:
        folder.chmod(mode & ~_OTHERS)
    except OSError as error:
        log.warning("folder open to others", path=str(folder), mode=was, reason=str(error))
    else:
        log.warning("folder closed to others", path=str(folder), mode=was)


@contextlib.contextmanager
def private_files() -> Iterator[None]:
    """Everything that is written meanwhile is for this user alone, in this process and in its children."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)
