"""What is inside the messages and answers about tables, shape by shape.

The server writes plain objects; these say what they look like, and tests hold them to it. The page's types are made
of them (`python -m tools.page_types`). What the engine itself describes, such as a view, is only named here.
"""

from typing import Annotated, Any, Literal

import msgspec

Json = dict[str, Any]


def typescript(name: str) -> msgspec.Meta:
    """What the page calls something that has no struct here."""
    return msgspec.Meta(extra={"typescript": name})


View = Annotated[Json, typescript("View")]
Changes = Annotated[Json, typescript("Changes")]
Action = Annotated[Json, typescript("AnyAction")]
Row = Annotated[Json, typescript("Row")]
Facts = dict[str, list[list[int]]]
FactNews = dict[str, list[list[int]] | None]


class Note(msgspec.Struct):
    """A text to be said: its Fluent id and the values for it."""

    text: str
    values: Row


class LogLine(msgspec.Struct):
    """A note, and when it was heard, in seconds since 1970."""

    at: float
    text: str
    values: Row


class SaidLine(LogLine):
    """A line of the log as the answer over HTTP shows it, said in the reader's language."""

    say: str


class TalkLine(msgspec.Struct):
    """What somebody said, and to whom."""

    at: float
    channel: Literal["all", "seats", "gallery"]
    seats: list[int]
    speaker: int | None = msgspec.field(name="from")
    person: str | None
    name: str
    text: str


class Clocks(msgspec.Struct):
    """What the clocks show: `due` by seat and the phase's end in seconds since 1970, the others in seconds."""

    banks: list[float]
    due: dict[str, float]
    phase: float | None
    stopped: float | None
    decision: int


class Aside(msgspec.Struct):
    """A side question that bots leave a seat time for: until when, in seconds since 1970, where there is a limit."""

    seat: int
    kind: str
    until: float | None


class SubstituteWish(msgspec.Struct):
    """Somebody who would like to take over a seat; the seats that are asked, and what they said."""

    name: str
    person: str
    asked: list[int]
    agreed: list[int]
    refused: list[int]


class Presence(msgspec.Struct):
    """Whether a person is at the table. Times are in seconds since 1970.

    `since` is when they left, null while they are here. From `gone` on the others may ask that a bot plays for them
    (`asked` are the seats that have), from `claim` on somebody else may take the seat, where that can be. From
    `substitute` on anybody may offer to take it over, and `wish` is who does.
    """

    seat: int
    since: float | None
    gone: float | None
    claim: float | None
    asked: list[int]
    substitute: float | None
    wish: SubstituteWish | None


class Staged(msgspec.Struct):
    """An answer that is held back until the question comes up."""

    question: int
    action: Action


class SeatRow(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: Literal["open", "person", "bot", "token"]
    person: str | None
    bot: str | None
    name: str
    colour: str
    away: bool
    face: str


class RollbackWish(msgspec.Struct):
    """Somebody wishes to go back to the beginning of a turn; those who agreed so far."""

    turn: int
    by: int
    agreed: list[int]


Status = Literal["open", "starting", "playing", "over", "closed"]


class PlayedEntry(msgspec.Struct):
    """The entry of the workshop that is played at a table, and in which version."""

    entry: str
    version: int


class TableInfo(msgspec.Struct):
    """A table as everybody who may look at it sees it. Times are in seconds since 1970."""

    id: str
    code: str | None
    host: str
    game: str
    edition: str
    options: Row
    holders: list[int]
    control: dict[str, int | bool] | None
    public: bool
    hints: bool
    rated: bool
    variant: str
    origin: Row
    pace: str
    wait: bool
    beacon: bool
    workshop: PlayedEntry | None
    created: float
    started: float | None
    ended: float | None
    status: Status
    seats: list[SeatRow]
    rollback: RollbackWish | None


class AskedTable(TableInfo):
    """A table as the answer over HTTP shows it, with the seats that are the reader's."""

    mine: list[int]


class ListedTable(msgspec.Struct):
    """A table in a list of tables, which tells less than the table itself."""

    id: str
    code: str | None
    game: str
    variant: str
    control: dict[str, int | bool] | None
    status: Status
    public: bool
    created: float
    ended: float | None
    seats: list[SeatRow]
    your_turn: bool
    round: int
    scores: list[int]
    """Everybody's points when the table was last waited at."""
    due: float | None
    """When the reader's time for a decision is over."""


class WordedRows(msgspec.Struct):
    """A field of rows: what its columns are, and the numbers in them."""

    columns: list[str]
    rows: list[list[int]]


class WordedAction(msgspec.Struct):
    """What says an action: its text, and the notes or rows that fill it."""

    text: str
    verb: str
    fields: dict[str, Annotated[Json, typescript("Note | WordedRows")]]


class Choice(msgspec.Struct, omit_defaults=True):
    """A choice of the builder; of a good, `most` is the largest amount there may be of it."""

    token: int
    kind: str
    value: int
    label: Note
    most: int | None = None


class Composed(msgspec.Struct):
    """Where a path of tokens has led: the choices there, or the action and what it entails."""

    question: int
    tokens: list[int]
    field: str
    asks: str
    choices: list[Choice]
    action: Action | None
    note: WordedAction | None
    consequences: list[Note]


class Opening(Composed):
    """Where an answer begins that has one verb and too many ways to list; `by` are choices that were none."""

    verb: str
    by: list[Choice]


class Question(msgspec.Struct):
    """What a seat is asked, with all small answers listed; verbs without an answer here have too many to list.

    For each action there is a note that says it, and what it costs and risks (`consequences`); for each verb the token
    with which the builder begins it.
    """

    id: int
    kind: str
    must: bool
    actions: list[Action]
    notes: list[WordedAction]
    consequences: list[list[Note]]
    verbs: list[str]
    tokens: list[int]
    opening: Opening | None
    default: Action | None


class GameOption(msgspec.Struct):
    """A switch of a game, in the reader's language."""

    name: str
    say: str
    help: str
    default: bool | int | str
    low: int
    high: int
    choices: list[str]
    rule: str


class FirstGame(msgspec.Struct):
    """What a newcomer is offered."""

    players: int
    bot: str


class GameInfo(msgspec.Struct):
    """A game that can be played here. `teams`: several seats may play for one colour; `lesson`: it has a tutorial.

    `client` is the address of the board that its package brings, empty where it brings none.
    """

    name: str
    title: str
    about: str
    rules: str
    options: list[GameOption]
    teams: bool
    bots: list[str]
    lesson: bool
    analysis: bool
    client: str
    first_game: FirstGame


class OwnEdition(msgspec.Struct):
    """An edition of one's own."""

    digest: str
    game: str
    name: str
    created: float


class CheckedEdition(OwnEdition):
    """An edition that was just brought, and what its author is warned of, in the reader's language."""

    warnings: list[str]


class BoardRow(msgspec.Struct):
    """What a row, number or deck of the board is: the kinds it goes by, the last the fastest, and what it holds.

    With `bits` a number is a set of such values; -1 is none of them.
    """

    by: list[str]
    holds: str
    bits: bool


class PlanField(msgspec.Struct):
    """A number that an order names, of a kind with words of its own: one of ``values``, or any from `low` to `high`
    where it is only counted. A `holder` is one of the players."""

    kind: str
    low: int
    high: int
    values: list[int] | None


class PlanCondition(msgspec.Struct):
    """What an order may ask of a question, said by `order-if-<name>`; with `others` never of oneself."""

    name: str
    field: PlanField
    others: bool


class PlanReply(msgspec.Struct):
    """How an order may answer, said by `order-do-<name>`; it needs these conditions."""

    name: str
    fields: list[PlanField]
    needs: list[str]


class Plan(msgspec.Struct):
    """What can be decided ahead for a kind of question."""

    conditions: list[PlanCondition]
    replies: list[PlanReply]


class Box(msgspec.Struct):
    """What is in the box: the edition's tables, what the rows of the board are, and the words for each value.

    `board` is empty where a game says nothing of its rows; `axes` is how many there are of each kind they go by.
    `verbs` says what each verb is made of, `orders` what each kind of standing order is, `plans` what can be
    decided ahead for each kind of question, `options` what holds if nothing else is agreed. `decks` has the kind of value that a deck's cards are, where it is not the deck's name.
    """

    game: str
    edition: str
    name: str
    tables: dict[str, list[Row]]
    provenance: dict[str, list[Row]]
    board: dict[str, BoardRow]
    axes: dict[str, int]
    words: dict[str, dict[str, Note]]
    decks: dict[str, str]
    verbs: dict[str, Row]
    orders: dict[str, list[str]]
    plans: dict[str, Plan]
    options: Row


HTTP_ANSWERS = (
    AskedTable,
    ListedTable,
    SaidLine,
    GameInfo,
    OwnEdition,
    CheckedEdition,
    Box,
    Question,
    Composed,
)
"""The shapes of answers that the routes give as plain objects."""
