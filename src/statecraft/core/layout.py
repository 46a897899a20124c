"""Layouts: a table's own numbers and lists of numbers as one row, and back again.

A board is mostly numbers, and naming its fields one by one is most of the work of saving it. So the
functions that do it are written out for each class from the names of its fields, as ``dataclasses``
writes its methods, and the places of the lists are worked out once for each combination of sizes.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from statecraft.core.plain import Value

if TYPE_CHECKING:
    from statecraft.core.table import Table

Reader: TypeAlias = Callable[[Any], tuple[Value, ...]]
Filler: TypeAlias = Callable[[Any, Sequence[Value]], None]
Cut: TypeAlias = tuple[Callable[[list[int]], tuple[Value, ...]], int]
KNOWN_SIZES = 256


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
    """The fields of one class of tables: its numbers, the sizes of its lists, the lists."""

    __slots__ = ("_cuts", "_fill", "_lists", "_numbers", "fill_values", "read", "values")

    def __init__(self, kind: type["Table"]) -> None:
        numbers = [f"table.{name}" for name in kind.NUMBERS]
        sizes = [f"len(table.{name})" for name in kind.ROWS]
        lists = [f"*table.{name}" for name in kind.ROWS]
        row = ", ".join([*numbers, *sizes, *lists])
        self.read: Callable[[Any], list[int]] = eval(f"lambda table: [{row}]")
        self._fill = filler((*kind.NUMBERS, *kind.ROWS))
        self._numbers = len(numbers)
        self._lists = len(lists)
        self._cuts: dict[tuple[int, ...], Cut] = {}
        self.values = fields_of(kind.BOARD)
        self.fill_values = filler(kind.BOARD)

    def fill(self, table: "Table", row: list[int]) -> int:
        """Set the fields from the beginning of a row; where they end in it."""
        sizes = tuple(row[self._numbers : self._numbers + self._lists])
        cut, end = self._cuts.get(sizes) or self._learn(sizes)
        self._fill(table, cut(row))
        return end

    def _learn(self, sizes: tuple[int, ...]) -> Cut:
        if len(self._cuts) >= KNOWN_SIZES:
            self._cuts.clear()
        places: list[int | slice] = list(range(self._numbers))
        at = self._numbers + self._lists
        for size in sizes:
            places.append(slice(at, at + size))
            at += size
        cut = self._cuts[sizes] = (_picker(places), at)
        return cut


def _picker(places: list[int | slice]) -> Callable[[list[int]], tuple[Value, ...]]:
    """A function that takes what lies at these places of a row."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda row: tuple([row[place] for place in places])
