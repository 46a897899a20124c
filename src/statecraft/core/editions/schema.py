"""What a game's edition must contain, said as plain data.

A game lists its tables, where each stands, and its columns; `edition` checks a folder against that list
and loads it. Nothing here reads a file. A table is an array of tables in TOML (`[[titles]]`), or, with
`single=True`, one table (`[prices]`).

>>> titles = TableSchema(
...     "titles", "titles.toml", rows=(36, 36), texts=("title-{id}",),
...     columns=(text("id"), integer("value", low=1, high=6), ref("region", "regions")),
... )
>>> faults(titles.columns[1], 9, {})
[('', 'edition-at-most', {'found': '9', 'most': '6'})]
>>> faults(titles.columns[2], "asai", {"regions": frozenset({"asia", "europe"})})
[('', 'edition-not-in', {'found': "'asai'", 'table': 'regions', 'meant': 'asia'})]
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from statecraft.core.refusal import meant, named, sentence

Row: TypeAlias = Mapping[str, Any]
Tables: TypeAlias = Mapping[str, tuple[Row, ...]]
Values: TypeAlias = dict[str, str | int]
Kind = Literal["integer", "text", "flag", "ref", "one_of", "many"]
Fault: TypeAlias = tuple[str, str, Values]
"""Where in a value ("" for the whole of it, "[2]" for an item), the text that says what is wrong, its values."""

PROVENANCES: Final = ("seed", "public", "reconstruction")
#: What any row may carry beside its columns: where its numbers come from.
SOURCE_KEYS: Final = ("source", "source_de")
PROVENANCE_KEYS: Final = ("provenance", *SOURCE_KEYS)
_FEW_CHOICES: Final = 6
#: The value of a problem that says what its author may have meant.
MEANT: Final = "meant"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with an edition: the file, the key in it, and the text that says why, with its values.

    The text goes on where "file: key:" ends: "is missing". A ``warning`` is something its author should look at;
    the edition can be played all the same.
    """

    file: str
    key: str
    text: str
    values: Values = field(default_factory=dict)
    warning: bool = False

    def reason(self, lang: str = "en") -> str:
        """Why, in English or German (``de``); with what may have been meant, where that is known."""
        reason = sentence(self.text, self.values, lang)
        if reason is None:
            return named(self.text, self.values)
        if MEANT in self.values:
            reason += str(sentence("edition-meant", {MEANT: self.values[MEANT]}, lang) or "")
        return reason

    def say(self, lang: str = "en") -> str:
        """The whole problem in one line."""
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: {self.reason(lang)}"

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return Problem, (self.file, self.key, self.text, self.values, self.warning)


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
    are patterns of text keys that must exist for each row in every language; `faces` are those of texts
    that are filled in with the row's own numbers: `variables` has the columns, and under which name a
    text is given each.
    """

    name: str
    file: str
    columns: tuple[Column, ...]
    key: str = "id"
    unique: tuple[tuple[str, ...], ...] = ()
    rows: tuple[int, int] | None = None
    single: bool = False
    texts: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    variables: tuple[tuple[str, str], ...] = ()


#: Looks at all tables together. A value that does not fit its column is None there, and a table may be missing:
#: `having` gives the rows that say enough.
Check: TypeAlias = Callable[[Tables], Iterable[Problem]]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that rows may use: the rule that says what it does, and what a row with it says besides."""

    name: str
    rule: str
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of a column, such as the effects of cards; for the reference of editions."""

    table: str
    column: str
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Schema:
    """Everything a game asks of its editions; `texts` are single keys every language must have.

    `only_printed` says that an edition has no other words than these and those of its rows, because all that the
    rules say stands in the game's own package.
    """

    game: str
    tables: tuple[TableSchema, ...]
    texts: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    vocabularies: tuple[Vocabulary, ...] = ()
    only_printed: bool = False


def having(tables: Tables, table: str, *columns: str) -> list[Row]:
    """The rows of a table that have a sound value in each of these columns."""
    return [
        row for row in tables.get(table, ()) if all(row.get(name) is not None for name in columns)
    ]


def all_have(tables: Tables, table: str, *columns: str) -> bool:
    """Whether a table is there and says all this in every row, so that its rows can be counted."""
    rows = tables.get(table, ())
    return bool(rows) and len(having(tables, table, *columns)) == len(rows)


def faults(column: Column, value: Any, keys: Mapping[str, frozenset[str]]) -> list[Fault]:
    """Everything about a value that does not fit its column. `keys` has the keys of each table."""
    if column.kind == "many":
        return list(_list_faults(column, value, keys))
    found = _fault(column, value, keys)
    return [] if found is None else [("", *found)]


def _fault(
    column: Column, value: Any, keys: Mapping[str, frozenset[str]]
) -> tuple[str, Values] | None:
    values: Values = {"found": shown(value)}
    if column.kind == "integer":
        # bool is an int to Python; to whoever writes an edition it is not a number.
        if not isinstance(value, int) or isinstance(value, bool):
            return "edition-no-number", values
        return _out_of_bounds(column, value, "edition-at-least", "edition-at-most")
    if column.kind == "flag":
        return None if isinstance(value, bool) else ("edition-no-flag", values)
    if not isinstance(value, str) or not value.strip():
        return "edition-no-text", values
    if column.kind == "one_of" and value not in column.choices:
        values = with_meant(values, value, column.choices)
        # Whoever was understood need not read all effects that there are.
        few = column.choices[:_FEW_CHOICES] if MEANT in values else column.choices
        more = ", …" if len(few) < len(column.choices) else ""
        return "edition-not-one-of", {**values, "choices": ", ".join(few) + more}
    there = keys.get(column.to, frozenset())
    if column.kind == "ref" and value not in there:
        return "edition-not-in", with_meant({**values, "table": column.to}, value, sorted(there))
    return None


def with_meant(values: Values, word: str, known: Iterable[str], alike: float = 0.6) -> Values:
    """Values of a problem with a word nobody knows, and with the known word that is most like it, if one is."""
    guess = meant(word[:60], list(known), alike)
    return {**values, MEANT: guess} if guess else values


def _list_faults(column: Column, value: Any, keys: Mapping[str, frozenset[str]]) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield "", "edition-no-list", {"found": shown(value)}
        return
    if found := _out_of_bounds(column, len(value), "edition-too-short", "edition-too-long"):
        yield "", *found
    assert column.item is not None, "a list's column says what its items are"
    most = len(value) if column.high is None else column.high
    for number, item in enumerate(value[:most], 1):
        for _whole, text_, values in faults(column.item, item, keys):
            yield f"[{number}]", text_, values


def _out_of_bounds(
    column: Column, value: int, too_low: str, too_high: str
) -> tuple[str, Values] | None:
    if column.low is not None and value < column.low:
        return too_low, {"found": str(value), "least": str(column.low)}
    if column.high is not None and value > column.high:
        return too_high, {"found": str(value), "most": str(column.high)}
    return None


def shown(value: Any) -> str:
    """A value as its author wrote it, short even where somebody wrote a novel."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, bool):
        return str(value).lower()
    shown = repr(value) if isinstance(value, str | int | float) else str(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."
