"""The key that signs this server's dice: the file that says which one it is, and what is done when it is lost.

The key itself is in the database. Its public half lies beside it in the file `dice-key`, so that a database
without it, or with another, is noticed before a single report is signed: players have pinned the key, and
would take what another one signs for a stranger's.
"""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from statecraft.fairdice.fingerprint import fingerprint
from statecraft.fairdice.signing import Ed25519PrivateKey
from statecraft.server.log import logger
from statecraft.server.store import Connection, first

FILE = "dice-key"
SECRET = "dice"
"""Under this name the key is among the secrets of the database."""

log = logger("dice_key")


class Lost(Exception):
    """The database does not have the key that the folder names; ``fingerprint`` is that one's."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(fingerprint)
        self.fingerprint = fingerprint


def public_half(secret: bytes) -> str:
    """The public half of a key in hexadecimal digits."""
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


class Found(NamedTuple):
    """The public half of the key in a database, if there is one, and whether any dice were signed there."""

    key: str | None
    is_used: bool


def check(folder: Path, found: Found, accept_new: bool) -> None:
    """See that the key is still there, before the server runs; Lost if it is not and none is to be accepted.

    A folder without the file has an older database, whose key is the right one, or nothing at all yet; or it
    belongs to a node that has just joined others.
    """
    named = _named(folder)
    key, is_used = found
    if (key is not None and named in (None, key)) or (
        key is None and named is None and not is_used
    ):
        return
    if not accept_new:
        raise Lost("?" if named is None else fingerprint(named))
    log.warning("new dice key accepted", before=named or "unknown")
    (folder / FILE).unlink(missing_ok=True)


def keep(folder: Path, key: str) -> None:
    """Name the key in the folder, once."""
    if _named(folder) is None:
        half = folder / f".{FILE}.part"
        half.write_text(f"{key}\n", encoding="ascii")
        half.replace(folder / FILE)


def fingerprint_in(db: Connection) -> str | None:
    """The fingerprint of the key in a database, for mails that are written there; None before there is one."""
    row = first(db, "SELECT value FROM secret WHERE name = :name", name=SECRET)
    return None if row is None else fingerprint(public_half(bytes(row["value"])))


def _named(folder: Path) -> str | None:
    try:
        return (folder / FILE).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None


def in_file(database: Path) -> Found:
    """What is in a file of SQLite, which is not made or changed by looking."""
    if not database.exists():
        return Found(None, False)
    db = sqlite3.connect(database)
    try:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'dice'").fetchone() is None:
            return Found(None, False)
        row = db.execute("SELECT value FROM secret WHERE name = ?", (SECRET,)).fetchone()
        is_used = db.execute("SELECT 1 FROM dice LIMIT 1").fetchone() is not None
    finally:
        db.close()
    return Found(None if row is None else public_half(row[0]), is_used)


def in_database(db: Connection) -> Found:
    """What is in a database of today's shape."""
    row = first(db, "SELECT value FROM secret WHERE name = :name", name=SECRET)
    is_used = first(db, "SELECT 1 AS one FROM dice LIMIT 1") is not None
    return Found(None if row is None else public_half(bytes(row["value"])), is_used)
