"""What goes over the wire about the workshop: what authors send, and what readers are shown."""

from typing import Annotated, Any, Literal

import msgspec

from statecraft.server.web.wire_shapes import Row

Json = dict[str, Any]
# Longer than what is accepted, so that who wrote too much can be told how much may be.
_Line = Annotated[str, msgspec.Meta(max_length=2000)]
_Text = Annotated[str, msgspec.Meta(max_length=20_000)]
_Word = Annotated[str, msgspec.Meta(max_length=80)]
_Hex = Annotated[str, msgspec.Meta(max_length=64)]
_Stars = Annotated[int, msgspec.Meta(ge=0, le=5)]


class WantedEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What an author publishes: options, an edition as files or by its digest, or both."""

    game: _Word
    name: _Line
    description: Annotated[
        _Text, msgspec.Meta(description="Plain text; an empty line begins a paragraph.")
    ]
    licence: Annotated[
        _Line, msgspec.Meta(description="Where it comes from, and what others may do with it.")
    ]
    changes: Annotated[_Line, msgspec.Meta(description="Of a new version: what is new in it.")] = ""
    options: dict[_Word, bool | int | _Word] = {}
    edition: Annotated[
        _Hex, msgspec.Meta(description="The digest of an own edition, or of one in the workshop.")
    ] = ""
    files: dict[_Word, str] = {}
    made_from: Annotated[
        _Hex, msgspec.Meta(description="The entry of which this is a version of one's own.")
    ] = ""


class Published(msgspec.Struct):
    """The entry that was published, and in which version."""

    id: str
    version: int


class GivenStars(msgspec.Struct, forbid_unknown_fields=True):
    """A rating of 1 to 5 stars; 0 takes it back."""

    stars: _Stars


class ComplainEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Tell the operator about an entry."""

    text: _Line


class HideEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Why an entry is hidden; its author reads it."""

    reason: _Line


ReportStatus = Literal["queued", "running", "done", "failed"]


class ListedEntry(msgspec.Struct):
    """An entry in a list. `summary` is the beginning of its description, `options` how many differ, `stars` the mean of
    its votes, `played` how many games with it came to an end in which somebody else than the author sat."""

    id: str
    game: str
    name: str
    summary: str
    author: str
    mine: bool
    version: int
    has_edition: bool
    options: int
    created: float
    updated: float
    votes: int
    stars: float | None
    played: int
    report: ReportStatus | None
    withdrawn: bool
    hidden: bool


class EntryList(msgspec.Struct):
    """A page of entries; with `more`, others follow."""

    entries: list[ListedEntry]
    more: bool


class EntryVersion(msgspec.Struct):
    """A version in the history of an entry, and what was new in it."""

    version: int
    name: str
    changes: str
    created: float


class MadeFrom(msgspec.Struct):
    """The entry that another one was made from."""

    id: str
    name: str
    author: str


class ReportShare(msgspec.Struct):
    """How often something was so, with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float


class ReportRounds(msgspec.Struct):
    """How long games are: the mean, and between which lengths nine in ten lie."""

    mean: float
    low: float
    high: float


class ReportSummary(msgspec.Struct):
    """The main figures of a balance report. What is said in words is there in each language."""

    players: int
    bots: list[str]
    games: int
    finished: int
    equal: float
    seats: list[ReportShare]
    rounds: ReportRounds
    ends: dict[str, list[ReportShare]]
    warnings: dict[str, list[str]]


class BalanceReport(msgspec.Struct):
    """How far the balance report on a version is. `reason` says why it failed, `others` how many reports wait besides."""

    status: ReportStatus
    games: int
    done: int
    reason: str
    others: int
    summary: ReportSummary | None


class EntryPage(ListedEntry):
    """An entry to read, in the version `shown`. `chosen` are the options that differ from the game's own, and
    `why_not_rate` names the text of the refusal that you would get."""

    shown: int
    description: str
    licence: str
    changes: str
    chosen: Row
    edition: str
    versions: list[EntryVersion]
    made_from: MadeFrom | None
    hidden_reason: str
    my_stars: int
    may_rate: bool
    why_not_rate: str | None
    operator: bool
    balance: BalanceReport | None


class ChangedColumn(msgspec.Struct):
    """A value that is another one now; empty where there was or is none."""

    column: str
    before: str
    after: str


class OtherRow(msgspec.Struct):
    """A row of a table by its key, and what is printed on its piece."""

    key: str
    name: str


class ChangedRow(OtherRow):
    """A row with other values."""

    columns: list[ChangedColumn]


class ChangedTable(msgspec.Struct):
    """What differs in a table of the box; `more` rows are not listed."""

    table: str
    added: list[OtherRow]
    removed: list[OtherRow]
    changed: list[ChangedRow]
    more: int


class ChangedWord(msgspec.Struct):
    """A text that is written otherwise."""

    key: str
    before: str
    after: str


class ChangedWords(msgspec.Struct):
    """Texts that are written otherwise in the reader's language; `more` are not listed."""

    rows: list[ChangedWord]
    more: int


class Differences(msgspec.Struct):
    """What an edition prints otherwise than the box of its game."""

    tables: list[ChangedTable]
    words: ChangedWords


ANSWERS = (EntryList, EntryPage, Differences, Published)
"""The shapes of answers about the workshop."""
