"""What is inside the answers for the pages beside a table, shape by shape: rules, companions, origins, tutorials.

As with `wire_shapes`, the server writes plain objects; these say what they look like, tests hold them to it, and the
page's types are made of them (`python -m tools.page_types`).
"""

from typing import Literal

import msgspec

from statecraft.server.web.socket_wire import Step
from statecraft.server.web.wire_shapes import (
    Action,
    Facts,
    LogLine,
    Note,
    Question,
    Row,
    View,
    WordedAction,
)


class Rule(msgspec.Struct):
    """A numbered rule of a rulebook."""

    id: str
    chapter: int
    title: str
    kind: str
    sources: list[str]
    text: str


class Chapter(msgspec.Struct):
    """A chapter of a rulebook."""

    number: int
    title: str


class Rulebook(msgspec.Struct):
    """A rulebook in the reader's language."""

    title: str
    chapters: list[Chapter]
    rules: list[Rule]


class CompanionEntry(msgspec.Struct, omit_defaults=True):
    """A piece of story, a term, a tip or a question. Of a term: the ways it is written, and the rule that explains it."""

    id: str
    title: str
    text: str
    forms: list[str] = []
    rule: str = ""


class CompanionSection(msgspec.Struct):
    """A part of a companion, with its heading."""

    key: str
    title: str
    entries: list[CompanionEntry]


class Companion(msgspec.Struct):
    """What a booklet holds beside its rules; empty where a game has none."""

    title: str
    sections: list[CompanionSection]


class OriginRow(msgspec.Struct):
    """Where a piece comes from: what is printed on it, the kind of its source, and the source in words."""

    name: str
    kind: str
    source: str


class OriginTable(msgspec.Struct):
    """Where the rows of a table of the edition come from."""

    table: str
    rows: list[OriginRow]


class About(msgspec.Struct):
    """The version that runs here, what the operator says about the server, and whether it has a workshop."""

    version: str
    imprint: str | None
    privacy: str | None
    workshop: Literal["on", "read", "off"]


class Spot(msgspec.Struct):
    """Something on the board that is pointed at: by hover, by focus, by a line of the log or by the guide."""

    kind: str
    value: int


class LessonStep(msgspec.Struct):
    """One thing the guide says, after so many lines of the record, about a part of the screen or none.

    With `do` the learner is to make the move that comes next.
    """

    line: int
    text: str
    values: Row
    rules: list[str]
    part: Literal["", "board", "affair", "decision", "seats", "mine", "log"]
    spot: Spot | None
    do: bool


class LessonMove(msgspec.Struct):
    """Where the learner is to move: what is asked, and the answer that the lesson is about."""

    questions: list[Question]
    question: int
    action: Action
    note: WordedAction


class LessonStart(msgspec.Struct, tag="snapshot", tag_field="type"):
    """What the learner sees before the first line."""

    seat: int
    seq: int
    view: View
    log: list[LogLine]
    projected_scores: list[int]
    score_breakdown: list[list[Note]]
    public_forecast: list[Note]
    facts: Facts


class Lesson(msgspec.Struct):
    """A tutorial: what the learner's seat sees line by line, what the guide says, and the learner's moves by line."""

    game: str
    names: list[str]
    holders: list[int]
    options: Row
    first: LessonStart
    frames: list[Step]
    moves: dict[str, LessonMove]
    steps: list[LessonStep]


ANSWERS = (Rulebook, Companion, OriginTable, About, Lesson)
"""The shapes of answers that the routes give as plain objects."""
