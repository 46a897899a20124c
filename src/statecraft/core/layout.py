"""Layouts: a table's own numbers and lists of numbers as one row, and back again.

A board is mostly numbers, and naming its fields one by one is most of the work of saving it. So the
functions that do it are written out for each class from the names of its fields, as ``dataclasses``
writes its methods, and the places of the lists are worked out once for each combination of sizes.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from statecraft.core.plain import Value

if TYPE_CHECKING:
    from statecraft.core.table import Table

Reader: TypeAlias = Callable[[Any], tuple[Value, ...]]
Filler: TypeAlias = Callable[[Any, Sequence[Value]], None]
Pick: TypeAlias = Callable[[list[int]], tuple[Value, ...]]
Cut: TypeAlias = tuple[Pick, Pick, int, int]
"""What to take of a row, what of the bytes, how many bytes there are, and where the row ends."""
KNOWN_SIZES: Final = 256


def fields_of(names: tuple[str, ...]) -> Reader:
    """A function that reads all these fields of an object."""
    fields = "".join([f"whole.{name}, " for name in names])
    read: Reader = eval(f"lambda whole: ({fields})")
    return read


def filler(names: tuple[str, ...]) -> Filler:
    """A function that sets all these fields of an object."""
    written: dict[str, Filler] = {}
    fields = "".join([f"whole.{name}, " for name in names])
    exec(f"def fill(whole, values): [{fields}] = values", written)
    return written["fill"]


class Layout:
    """The fields of one class of tables: its numbers, the sizes of its lists, the lists.

    Lists that hardly ever hold anything but 0 to 255 (``BYTE_ROWS``) come last, so that they can be
    bytes of their own; where one of their numbers does not fit, they are numbers as all others.
    """

    __slots__ = (
        "_bulk",
        "_bulk_at",
        "_cuts",
        "_fill",
        "_lists",
        "_numbers",
        "_row",
        "fill_values",
        "values",
    )

    def __init__(self, kind: type["Table"]) -> None:
        rest = [name for name in kind.ROWS if name not in kind.BYTE_ROWS]
        rows = [*rest, *kind.BYTE_ROWS]
        numbers = [f"table.{name}" for name in kind.NUMBERS]
        sizes = [f"len(table.{name})" for name in rows]
        row = ", ".join([*numbers, *sizes, *[f"*table.{name}" for name in rest]])
        bulk = ", ".join([f"*table.{name}" for name in kind.BYTE_ROWS])
        self._row: Callable[[Any], list[int]] = eval(f"lambda table: [{row}]")
        self._bulk: Callable[[Any], list[int]] = eval(f"lambda table: [{bulk}]")
        self._fill = filler((*kind.NUMBERS, *rows))
        self._numbers = len(numbers)
        self._lists = len(rows)
        self._bulk_at = len(numbers) + len(rest)
        self._cuts: dict[tuple[int, ...], Cut] = {}
        self.values = fields_of(kind.BOARD)
        self.fill_values = filler(kind.BOARD)

    def read(self, table: "Table") -> tuple[list[int], bytes]:
        """The fields as a row, and the bytes of those that are bytes."""
        row, bulk = self._row(table), self._bulk(table)
        try:
            return row, bytes(bulk)
        except ValueError:
            return row + bulk, b""

    def fill(self, table: "Table", row: list[int], bulk: bytes) -> int:
        """Set the fields from the bytes and the beginning of a row; where they end in the row."""
        sizes = tuple(row[self._numbers : self._numbers + self._lists])
        cut, cut_bulk, bulk_size, end = self._cuts.get(sizes) or self._learn(sizes)
        if not bulk:
            self._fill(table, (*cut(row), *cut_bulk(row[end : end + bulk_size])))
            return end + bulk_size
        if len(bulk) != bulk_size:
            raise ValueError("lists and their sizes do not fit")
        self._fill(table, cut(row) + cut_bulk(list(bulk)))
        return end

    def _learn(self, sizes: tuple[int, ...]) -> Cut:
        if len(self._cuts) >= KNOWN_SIZES:
            self._cuts.clear()
        places: list[int | slice] = list(range(self._numbers))
        at = self._numbers + self._lists
        inside = self._bulk_at - self._numbers
        for size in sizes[:inside]:
            places.append(slice(at, at + size))
            at += size
        bulk_places: list[int | slice] = []
        bulk = 0
        for size in sizes[inside:]:
            bulk_places.append(slice(bulk, bulk + size))
            bulk += size
        cut = self._cuts[sizes] = (_picker(places), _picker(bulk_places), bulk, at)
        return cut


def _picker(places: list[int | slice]) -> Pick:
    """A function that takes what lies at these places of a row."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda row: tuple([row[place] for place in places])
