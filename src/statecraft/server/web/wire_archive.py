"""What is inside the answers about what was played, shape by shape: replays, charts, dice, people and ratings.

As with `wire_shapes`, the server writes plain objects; these say what they look like, tests hold them to it, and the
page's types are made of them (`python -m tools.page_types`).
"""

from typing import Annotated, Any, Literal

import msgspec

from statecraft.server.web.wire_shapes import Facts, Json, Note, View, WordedAction, typescript

_Anything = Annotated[Any, typescript("Json")]


class TurnStart(msgspec.Struct):
    """The line before which a turn begins."""

    turn: int
    line: int


class ReplayTurns(msgspec.Struct):
    """How many lines a finished game has, and where its turns begin."""

    lines: int
    turns: list[TurnStart]


class ReplayPosition(msgspec.Struct):
    """A finished game after some of its lines, with views and facts by viewer: a seat's number, or `gallery`.

    `log` is what the last line told, `before` what those before it in the same turn did.
    """

    line: int
    lines: int
    views: dict[str, View]
    log: list[Note]
    before: list[Note]
    projected_scores: list[int]
    score_breakdown: list[list[Note]]
    public_forecast: list[Note]
    facts: dict[str, Facts]


class ScoreStop(msgspec.Struct):
    """What each holder would have scored at the beginning of a turn, and how much of it came from each source."""

    line: int
    turn: int
    round: int
    projected_scores: list[int]
    parts: list[list[int]]


class ScoreHistory(msgspec.Struct):
    """How a game went; `parts` are the sources of points, by the ids of the texts that explain them."""

    lines: int
    parts: list[str]
    stops: list[ScoreStop]


class ChancePoint(msgspec.Struct):
    """Everybody's chance to win after so many lines; `is_turn` where a turn begins or the game is over."""

    line: int
    turn: int
    round: int
    chances: list[float]
    is_turn: bool


class TurningPoint(msgspec.Struct):
    """A turn that changed the chances much; the replay opens before `line`, which moved them most."""

    line: int
    turn: int
    round: int
    change: list[float]
    events: list[Note]


class LuckTotal(msgspec.Struct):
    """A holder's luck in a whole game, as a chance to win, and the standard deviation that is usual in such a game."""

    gain: float
    deviation: float


class LuckStroke(msgspec.Struct):
    """One chance event and what it brought every holder, against what was to be expected."""

    line: int
    turn: int
    round: int
    kind: str
    seat: int
    gain: list[float]
    events: list[Note]


class CostlyDecision(msgspec.Struct):
    """A decision, and the answer that would have been better; null where that was to leave it."""

    line: int
    turn: int
    round: int
    seat: int
    question: str
    action: WordedAction
    better: WordedAction | None
    chance: float
    chance_better: float
    cost: float
    error: float
    notes: list[Note]
    notes_better: list[Note]
    reason: Note | None


class SettledDeal(msgspec.Struct):
    """A trade, with what it changed for each who took part, by holder."""

    line: int
    turn: int
    round: int
    by: int
    to: int
    give: list[list[int]]
    get: list[list[int]]
    pledges: list[list[int]]
    gain: dict[str, float]


class JudgedPledge(msgspec.Struct):
    """A promise that was kept or broken."""

    line: int
    turn: int
    round: int
    by: int
    to: int
    kept: bool
    event: Note


class GameAnalysis(msgspec.Struct):
    """How a game was won and lost; `luck` is null where there was no time to judge all of it."""

    analysis: int
    game: str
    learned: bool
    holders: list[int]
    lines: int
    points: list[ChancePoint]
    turning: list[TurningPoint]
    luck: list[LuckTotal] | None
    strokes: list[LuckStroke]
    decisions: list[CostlyDecision]
    decided: int
    looked_at: int
    deals: list[SettledDeal]
    pledges: list[JudgedPledge]


class DiceEntry(msgspec.Struct):
    """An entry of a dice report; what its `dice`, `result` and `proof` hold depends on its kind."""

    entry: int
    kind: Literal[
        "opening",
        "seed-committed",
        "seed-dropped",
        "seed-revealed",
        "seeds-closed",
        "burned",
        "beacon",
        "roll",
        "draw",
        "skipped",
        "sealed",
        "opened",
        "closed",
    ]
    number: int | None
    purpose: str
    who: int | None
    when: str
    dice: _Anything
    result: _Anything
    proof: Annotated[Json, typescript("Row")]
    before: str
    hash: str
    signature: str


class BeaconShape(msgspec.Struct):
    """A public beacon: its key, when its first round came, and the seconds between two rounds."""

    key: str
    genesis: int
    period: int


class OpeningProof(msgspec.Struct):
    """The `proof` of the first entry: what the server promised before any seat was taken."""

    table: str
    game: str
    public: str
    secret: str
    key: str
    format: int
    beacon: BeaconShape | None


class DiceKey(msgspec.Struct):
    """The key that signs this server's dice, its fingerprint for people, and the beacon that can be mixed in."""

    algorithm: str
    key: str
    fingerprint: str
    beacon: BeaconShape | None


class DiceReport(msgspec.Struct):
    """A report of a table's dice, for anybody to check."""

    report: str
    entries: list[DiceEntry]


class Rating(msgspec.Struct):
    """Somebody's rating in a variant of a game; `rating` is what it surely is."""

    game: str
    variant: str
    mu: float
    sigma: float
    games: int
    rating: float


class PlayedGame(msgspec.Struct):
    """A game that somebody has played, and the rating after it where it counted."""

    table_id: str
    seat: int
    game: str
    variant: str
    rank: int
    score: int
    points: Note
    mu: float | None
    sigma: float | None
    at: float
    players: int
    public: bool


class Profile(msgspec.Struct):
    """Who somebody is, with ratings and the last games, the latest first."""

    id: str
    name: str
    colour: str
    face: str
    created: float
    ratings: list[Rating]
    games: list[PlayedGame]


class BestPlayer(msgspec.Struct):
    """A row of the leaderboard: a person (`person:…`, who has a name) or a bot (`bot:…`)."""

    who: str
    name: str | None
    mu: float
    sigma: float
    games: int
    rating: float


class PlayedVariant(msgspec.Struct):
    """A variant in which somebody has a rating."""

    variant: str
    players: int
    games: int


ANSWERS = (
    ReplayTurns,
    ReplayPosition,
    ScoreHistory,
    GameAnalysis,
    DiceReport,
    OpeningProof,
    DiceKey,
    Profile,
    BestPlayer,
    PlayedVariant,
)
"""The shapes of answers that the routes give as plain objects."""
