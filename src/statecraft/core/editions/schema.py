"""What a game's edition must contain, said as plain data.

A game lists its tables, where each stands, and its columns; `edition` checks a folder against that list
and loads it. Nothing here reads a file. A table is an array of tables in TOML (`[[titles]]`), or, with
`single=True`, one table (`[prices]`).

>>> titles = TableSchema(
...     "titles", "titles.toml", rows=(36, 36), texts=("title-{id}",),
...     columns=(text("id"), integer("value", low=1, high=6), ref("region", "regions")),
... )
>>> problem(titles.columns[1], 9, {})
'is 9; it should be at most 6'
>>> problem(titles.columns[2], "atlantis", {"regions": frozenset({"asia", "europe"})})
"names 'atlantis', which is not in regions"
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

Row: TypeAlias = Mapping[str, Any]
Tables: TypeAlias = Mapping[str, tuple[Row, ...]]
Kind = Literal["integer", "text", "flag", "ref", "one_of", "many"]

PROVENANCES: Final = ("seed", "public", "reconstruction")
#: What any row may carry beside its columns: where its numbers come from.
SOURCE_KEYS: Final = ("source", "source_de")
PROVENANCE_KEYS: Final = ("provenance", *SOURCE_KEYS)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with an edition: the file, the key in it, and the reason as a sentence's end."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        return (
            f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Problem, (self.file, self.key, self.reason)


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table; made with the functions below, which read better."""

    name: str
    kind: Kind
    optional: bool = False
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    to: str = ""
    item: "Column | None" = None

    def or_absent(self) -> "Column":
        """The same column, which a row may leave out."""
        return replace(self, optional=True)


def integer(name: str, low: int | None = None, high: int | None = None) -> Column:
    """A whole number, within bounds where they are given."""
    return Column(name, "integer", low=low, high=high)


def text(name: str) -> Column:
    """A word or a sentence that is not empty."""
    return Column(name, "text")


def flag(name: str) -> Column:
    """True or false."""
    return Column(name, "flag")


def ref(name: str, to: str) -> Column:
    """The key of a row in the table `to`."""
    return Column(name, "ref", to=to)


def one_of(name: str, *choices: str) -> Column:
    """One of a few words."""
    return Column(name, "one_of", choices=choices)


def many(name: str, item: Column, low: int | None = None, high: int | None = None) -> Column:
    """A list whose items are each like `item` (its name does not matter); `low`–`high` of them."""
    return Column(name, "many", item=item, low=low, high=high)


@dataclass(frozen=True, slots=True)
class TableSchema:
    """A table: its name, the file it stands in, its columns, and what must hold for its rows.

    `key` is the column that is unique in each row and that other tables refer to, or "" for none;
    `unique` names further sets of columns no two rows may share. `rows` bounds their number. `texts`
    are patterns of text keys that must exist for each row in every language.
    """

    name: str
    file: str
    columns: tuple[Column, ...]
    key: str = "id"
    unique: tuple[tuple[str, ...], ...] = ()
    rows: tuple[int, int] | None = None
    single: bool = False
    texts: tuple[str, ...] = ()


#: Looks at all tables together, once each of them is in order alone.
Check: TypeAlias = Callable[[Tables], Iterable[Problem]]


@dataclass(frozen=True, slots=True)
class Schema:
    """Everything a game asks of its editions; `texts` are single keys every language must have."""

    game: str
    tables: tuple[TableSchema, ...]
    texts: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()


def problem(column: Column, value: Any, keys: Mapping[str, frozenset[str]]) -> str | None:
    """Why a value does not fit its column, or None. `keys` has the keys of each table."""
    match column.kind:
        case "integer":
            # bool is an int to Python; to whoever writes an edition it is not a number.
            if not isinstance(value, int) or isinstance(value, bool):
                return f"is {shown(value)}; it should be a whole number"
            return _out_of_bounds(column, value, "")
        case "flag":
            return (
                None
                if isinstance(value, bool)
                else f"is {shown(value)}; it should be true or false"
            )
        case "many":
            return _list_problem(column, value, keys)
        case _:
            if not isinstance(value, str) or not value.strip():
                return f"is {shown(value)}; it should be a text"
    if column.kind == "one_of" and value not in column.choices:
        return f"is {shown(value)}; it should be one of {', '.join(column.choices)}"
    if column.kind == "ref" and value not in keys.get(column.to, frozenset()):
        return f"names {shown(value)}, which is not in {column.to}"
    return None


def _list_problem(column: Column, value: Any, keys: Mapping[str, frozenset[str]]) -> str | None:
    if not isinstance(value, list):
        return f"is {shown(value)}; it should be a list"
    if reason := _out_of_bounds(column, len(value), " items long"):
        return reason
    assert column.item is not None, "a list's column says what its items are"
    for number, item in enumerate(value, 1):
        if reason := problem(column.item, item, keys):
            return f"item {number} {reason}"
    return None


def _out_of_bounds(column: Column, value: int, unit: str) -> str | None:
    if column.low is not None and value < column.low:
        return f"is {shown(value)}{unit}; it should be at least {column.low}"
    if column.high is not None and value > column.high:
        return f"is {shown(value)}{unit}; it should be at most {column.high}"
    return None


def shown(value: Any) -> str:
    """A value as a person recognises it, short even where somebody wrote a novel."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return str(value).lower()
    shown = repr(value) if isinstance(value, str | int | float) else str(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."
