"""The record is the game: a header and inputs, one JSON object a line (ST-1.10).

A state is a fold over its record; snapshots are only a cache of that fold. An undo is a line too:
it goes back to the position before an earlier line, while question ids and chance ordinals go on
from where they were, so nothing ever answers the wrong question and no roll is given twice.
"""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.options import BadOptions
from statecraft.core.record.events import Event
from statecraft.core.record.input_json import input_from_json, input_to_json
from statecraft.core.record.inputs import Input
from statecraft.core.record.struct import PlainValue, Struct
from statecraft.core.refusal import Illegal

if TYPE_CHECKING:
    from statecraft.core.game import Game

FORMAT: Final = 1


class BadRecord(ValueError):
    """A record that cannot be read or replayed here; says the line and the reason."""


class OtherRules(BadRecord):
    """A record of a rules version that is not known here; another version of the product may know it."""


class Undo(Struct):
    """Back to the position before line ``to``, at the wish or with the consent of seats ``by``."""

    FIELDS = ("to", "by")
    __slots__ = FIELDS
    NAME = "undo"

    def __init__(self, to: int, by: tuple[Seat, ...]) -> None:
        self.to = to
        self.by = by


Line: TypeAlias = Input | Undo


class Header:
    """What must be known before the first input: game, rules, edition, options, seats.

    ``commitments`` holds what was promised about the dice before anyone sat down.
    """

    __slots__ = ("commitments", "edition", "game", "options", "rules_version", "seats")

    def __init__(
        self,
        game: str,
        rules_version: str,
        edition: str,
        options: Mapping[str, Any],
        seats: Sequence[int],
        commitments: Mapping[str, PlainValue],
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.edition = edition
        self.options = dict(options)
        self.seats = list(seats)
        self.commitments = dict(commitments)

    def to_json(self) -> dict[str, Any]:
        return {
            "statecraft": FORMAT,
            "game": self.game,
            "rules": self.rules_version,
            "edition": self.edition,
            "options": self.options,
            "seats": self.seats,
            "commitments": self.commitments,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Header) and self.to_json() == other.to_json()

    def __copy__(self) -> "Header":
        return self.copied()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Header":
        return self.copied()

    def copied(self) -> "Header":
        """The same header with dicts and lists of its own."""
        return Header.from_json(json.loads(json.dumps(self.to_json())))

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.game, self.rules_version, self.edition)
        return Header, (*parts, self.options, self.seats, self.commitments)

    def __repr__(self) -> str:
        chosen = f", options {self.options}" if self.options else ""
        return f"<Header of {self.game}: {len(self.seats)} seats{chosen}>"

    @staticmethod
    def from_json(data: PlainValue) -> "Header":
        if not isinstance(data, dict) or data.get("statecraft") != FORMAT:
            raise BadRecord(f"line 1 is no header of a record of format {FORMAT}")
        words = [data.get(name) for name in ("game", "rules", "edition")]
        options, seats = data.get("options"), data.get("seats")
        commitments = data.get("commitments", {})
        if not all(isinstance(word, str) for word in words):
            raise BadRecord("line 1: game, rules and edition must be words")
        if not isinstance(options, dict) or not isinstance(commitments, dict):
            raise BadRecord("line 1: options and commitments must be objects")
        if not isinstance(seats, list) or not all(type(seat) is int for seat in seats):
            raise BadRecord("line 1: seats must be a list of numbers")
        return Header(str(words[0]), str(words[1]), str(words[2]), options, seats, commitments)


class Record:
    """A header and the lines so far."""

    __slots__ = ("header", "lines")

    def __init__(self, header: Header, lines: Sequence[Line] = ()) -> None:
        self.header = header
        self.lines: list[Line] = list(lines)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record) and self.header == other.header and self.lines == other.lines
        )

    def __copy__(self) -> "Record":
        return Record(self.header.copied(), self.lines)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Record":
        return Record(self.header.copied(), self.lines)

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self.header, self.lines)

    def __repr__(self) -> str:
        header = self.header
        return f"<Record of {header.game}: {len(header.seats)} seats, {len(self.lines)} lines>"

    def to_jsonl(self) -> str:
        """The record as text, one JSON object a line."""
        data = [self.header.to_json(), *[line_to_json(line) for line in self.lines]]
        return "".join([json.dumps(line, separators=(",", ":")) + "\n" for line in data])

    @staticmethod
    def from_jsonl(game: "Game", text: str) -> "Record":
        """Read a record of this game; :class:`BadRecord` names the first line that is wrong."""
        rows = [row for row in text.split("\n") if row.strip()]
        if not rows:
            raise BadRecord("an empty record: not even a header")
        header = Header.from_json(_parsed(rows[0], 1))
        if header.game != game.name:
            raise BadRecord(f"a record of {header.game}, not of {game.name}")
        lines = []
        for number, row in enumerate(rows[1:], start=2):
            lines.append(line_from_json(game, _parsed(row, number), number))
        return Record(header, lines)


def _parsed(row: str, number: int) -> Any:
    try:
        return json.loads(row)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"line {number} is no JSON: {error}") from None


def line_from_json(game: "Game", data: PlainValue, number: int) -> Line:
    """The line a JSON object describes; :class:`BadRecord` names its number and what is wrong."""
    if isinstance(data, dict) and list(data) == ["undo"]:
        undo = data["undo"]
        if isinstance(undo, dict) and type(undo.get("to")) is int and type(undo.get("by")) is list:
            if all(type(seat) is int for seat in undo["by"]):
                return Undo(undo["to"], tuple([Seat(seat) for seat in undo["by"]]))
        raise BadRecord(f"line {number}: an undo says to which line, and by whom")
    try:
        return input_from_json(game, data)
    except Illegal as refusal:
        raise BadRecord(f"line {number}: {refusal.plain()}") from None


def line_to_json(line: Line) -> dict[str, Any]:
    if isinstance(line, Undo):
        return {"undo": {"to": line.to, "by": list(line.by)}}
    return input_to_json(line)


def new_header(
    game: "Game",
    options: Mapping[str, Any] | None = None,
    seats: int | Sequence[int] = 4,
    commitments: Mapping[str, Any] | None = None,
) -> Header:
    """The header of a new game."""
    holders = list(range(seats)) if isinstance(seats, int) else list(seats)
    return Header(
        game.name,
        game.rules_version,
        game.edition.digest,
        options or {},
        holders,
        commitments or {},
    )


def begin(game: "Game", header: Header) -> State:
    """The position before the first line, by the rulings of the rules version that it was recorded under."""
    rulings: Mapping[str, Any] | None = {}
    if header.rules_version != game.rules_version:
        rulings = game.former.get(header.rules_version)
    if rulings is None:
        raise OtherRules(
            f"recorded under rules version {header.rules_version}; this is {game.rules_version}"
        )
    if header.edition != game.edition.digest:
        raise BadRecord("recorded with another edition of the game")
    try:
        return game.new({**rulings, **header.options}, header.seats)
    except BadOptions as error:
        raise BadRecord(f"line 1: {error}") from None


def fold(
    game: "Game",
    record: Record,
    upto: int | None = None,
    sink: list[Event] | None = None,
) -> State:
    """The position after the first ``upto`` lines, or after all of them."""
    lines = record.lines if upto is None else record.lines[:upto]
    wanted = {line.to for line in lines if isinstance(line, Undo)}
    kept: dict[int, State] = {}
    state = begin(game, record.header)
    for number, line in enumerate(lines):
        if number in wanted:
            kept[number] = state.clone()
        if not isinstance(line, Undo):
            try:
                state.apply(line, sink)
            except Illegal as refusal:
                raise BadRecord(f"line {number + 2}: {refusal.plain()}") from None
        elif 0 <= line.to < number:
            before = kept[line.to].clone()
            before.renumber(state.question_counts, state.ordinal)
            state = before
        else:
            raise BadRecord(f"line {number + 2}: an undo must go back")
    return state
