"""Where everything is kept: a small interface, so that another database can take SQLite's place.

Work is a function of a `Connection`, and is done as a whole or not at all. SQL here is what SQLite and
PostgreSQL both understand, with named parameters.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = Mapping[str, Any]


class Connection(Protocol):
    """A transaction in progress."""

    def run(self, sql: str, /, **values: Any) -> int:
        """Carry out a statement; how many rows it touched."""
        ...

    def rows(self, sql: str, /, **values: Any) -> Sequence[Row]:
        """The rows a query finds."""
        ...

    def time(self) -> float:
        """The time by the database's own clock, in seconds since 1970: the same for every node."""
        ...


def first(db: Connection, sql: str, /, **values: Any) -> Row | None:
    """The first row a query finds."""
    found = db.rows(sql, **values)
    return found[0] if found else None


class Store(Protocol):
    """A database of this schema."""

    async def write(self, work: Callable[[Connection], T], brief: bool = False) -> T:
        """Do work in a transaction; when this returns, what it wrote will survive any crash.

        ``brief`` is work of a few rows, which may be done at once while others wait.
        """
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        ...


class StoreError(Exception):
    """The database cannot do what was asked; nothing of it was done."""


class Full(StoreError):
    """There is no room left to write; nothing was written."""


class Taken(StoreError):
    """A row with this key is there already: somebody was quicker."""


class Damaged(StoreError):
    """What the database holds there can no longer be read."""


class Newer(StoreError):
    """The database was written by a later version than this one."""
