"""Games kept for learning, as two Parquet files in a folder: ``games.parquet`` has a row for each game, and
``decisions.parquet`` one for each decision between two tokens at least. Needs pyarrow (``statecraft-games[lab]``).

What a decision keeps is what an environment shows: the dense observation of the seat, the tokens it might take and the
one it took, and besides its rank in the end. How the columns and the tokens are to be read is in the files themselves.
Side questions that somebody left alone are in no record: they are kept of the games that are played here.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "stored games need pyarrow: pip install 'statecraft-games[lab]'", name=error.name
    ) from error

from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import QuestionId, Seat
from statecraft.core.record.inputs import Act, Input
from statecraft.core.record.record import Record, begin, new_header
from statecraft.core.verbs.action import Action
from statecraft.plugins.finding import game as game_named
from statecraft.plugins.plugin import load
from statecraft.plugins.registry import plugin_of
from statecraft.rl.dense import DenseObserver, Row
from statecraft.rl.learning import Learning
from statecraft.rl.tokens import DEALS, Composed, Words

FORMAT = 1
GAMES, DECISIONS = "games.parquet", "decisions.parquet"
KEY = b"statecraft"
"""Where in a file's metadata it says what it is."""
AT_ONCE = 5000
"""So many decisions are written at once."""


class BadStore(ValueError):
    """A folder that holds no stored games, or cannot take these."""


class Decision(NamedTuple):
    """One decision of a seat: what it saw, what it might do, what it did."""

    seat: int
    round: int
    observation: Row
    allowed: list[int]
    action: int


class Left(NamedTuple):
    """A side question that a seat left alone, before a line of the record."""

    line: int
    seat: Seat
    question: QuestionId


class _Watched:
    """A player of whom it is noted what it leaves alone."""

    def __init__(self, player: Player, record: Record, left: list[Left]) -> None:
        self._player, self._record, self._left = player, record, left

    def choose(self, handle: Handle) -> Action | None:
        action = self._player.choose(handle)
        question = handle.question
        if action is None and not question.must:
            self._left.append(Left(len(self._record.lines), question.seat, question.id))
        return action


class Eyes:
    """How the tables of some settings are seen and answered."""

    def __init__(self, state: State, deals: bool) -> None:
        learning: Learning = load(plugin_of(state.game).learning)
        columns = learning.columns(state, deals)
        self.words = Words(state.game, state.holders, deals, columns.most)
        self.observer = DenseObserver(
            state.game, columns, self.words, state.holders, learning.goods
        )

    def decisions(self, state: State, act: Act) -> Iterator[Decision]:
        """The decisions that an answer was made of, at a table that has not taken it yet."""
        if not self.words.deals and type(act.action) in DEALS:
            return
        composed = Composed(
            self.words, state.legal(act.seat, act.question), state.holders[act.seat]
        )
        if not composed.offered:
            return
        view = state.view(act.seat)
        row = self.observer.row(view, act.seat, state.projected_scores())
        while composed.offered:
            token = composed.toward(act.action)
            seen = self.observer.asked(row, view, composed)
            yield Decision(act.seat, state.round, seen, composed.offered, token)
            composed.choose(token)

    def left_alone(self, state: State, seat: Seat, question: QuestionId) -> Iterator[Decision]:
        """The decision to leave a side question alone, if there was anything else to say."""
        composed = Composed(self.words, state.legal(seat, question), state.holders[seat])
        if self.words.leave in composed.offered:
            view = state.view(seat)
            row = self.observer.row(view, seat, state.projected_scores())
            seen = self.observer.asked(row, view, composed)
            yield Decision(seat, state.round, seen, composed.offered, self.words.leave)

    def described(self, game: Game) -> dict[str, Any]:
        """What a reader has to know of the columns and the tokens."""
        return {
            "format": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "edition": game.edition.digest,
            "deals": self.words.deals,
            "fields": [[*field] for field in map(_field_row, self.observer.fields)],
            "words": [list(word) for word in self.words.words],
        }


def _field_row(field: Any) -> tuple[Any, ...]:
    return field.name, field.what, list(field.columns), field.scale, field.log


class Writer:
    """Writes games into a folder, one after the other; to be used with ``with``.

    All games of a folder have the same number of seats and the same options, because that is what their columns and
    tokens follow from.
    """

    def __init__(
        self,
        folder: Path | str,
        game: Game | str,
        seats: int | Sequence[int] = 4,
        options: Mapping[str, Any] | None = None,
        deals: bool = True,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game, None)
        self._options, self._seats = dict(options or {}), seats
        first = self.game.new(self._options, seats)
        self._settings = first.options
        self._holders = first.holders
        self._eyes = Eyes(first, deals)
        self._folder = Path(folder)
        if (self._folder / GAMES).exists() or (self._folder / DECISIONS).exists():
            raise BadStore(f"{folder} holds stored games already")
        self._folder.mkdir(parents=True, exist_ok=True)
        meta = {KEY: json.dumps(self._eyes.described(self.game)).encode()}
        self._decision_rows = decision_schema(self._eyes.observer.length).with_metadata(meta)
        self._game_rows = GAME_SCHEMA.with_metadata(meta)
        self._open = ExitStack()
        self._waiting: list[tuple[Any, ...]] = []
        self._games: list[dict[str, Any]] = []

    def __enter__(self) -> "Writer":
        path = str(self._folder / DECISIONS)
        self._decisions = self._open.enter_context(pq.ParquetWriter(path, self._decision_rows))
        return self

    def __exit__(self, *failed: Any) -> None:
        with self._open:
            self._flush()
        table = pa.Table.from_pylist(self._games, schema=self._game_rows)
        pq.write_table(table, str(self._folder / GAMES))

    def add(
        self,
        record: Record,
        players: Sequence[str] = (),
        seed: int | None = None,
        left: Sequence[Left] = (),
    ) -> None:
        """Replay a record of a finished game and keep it. One of other settings, or that has not ended, is refused.

        ``left`` are side questions that were left alone, which no record has.
        """
        state = begin(self.game, record.header)
        if state.holders != self._holders or state.options != self._settings:
            raise BadStore("a game of other seats or options than those of the folder")
        found: list[Decision] = []
        alone: dict[int, list[Left]] = {}
        for each in left:
            alone.setdefault(each.line, []).append(each)
        for at, line in enumerate(record.lines):
            for each in alone.get(at, ()):
                found += self._eyes.left_alone(state, each.seat, each.question)
            if not isinstance(line, Input):
                raise BadStore("a record with inputs taken back: fold it first")
            if isinstance(line, Act):
                found += self._eyes.decisions(state, line)
            state.apply(line)
        result = state.result
        if result is None:
            raise BadStore("a game that has not ended")
        number = len(self._games)
        for step, made in enumerate(found):
            rank = result.ranks[state.holders[made.seat]]
            self._waiting.append((number, step, *made, rank))
        if len(self._waiting) >= AT_ONCE:
            self._flush()
        self._games.append(
            {
                "game": number,
                "players": list(players),
                "seed": seed,
                "ranks": list(result.ranks),
                "scores": list(result.scores),
                "reason": result.reason,
                "rounds": state.round,
                "decisions": len(found),
                "record": record.to_jsonl(),
            }
        )

    def play(self, players: Sequence[str], seed: int) -> None:
        """Have bots play a game, and keep it."""
        header = new_header(self.game, self._options, self._seats)
        session = Session(self.game, header)
        seated = [bots.make(name, self.game, seed, Seat(seat)) for seat, name in enumerate(players)]
        left: list[Left] = []
        watched = [_Watched(bot, session.record, left) for bot in seated]
        if len(seated) != len(self._holders):
            raise ValueError(f"{len(self._holders)} players sit at the table, not {len(seated)}")
        try:
            Driver(session, watched, SeededLuck(seed)).play()
        finally:
            bots.dismiss(seated, session.state.result)
        self.add(session.record, players, seed, left)

    def _flush(self) -> None:
        if not self._waiting:
            return
        columns = [list(column) for column in zip(*self._waiting, strict=True)]
        seen = np.concatenate(columns[4])
        arrays = [
            pa.array(column, field.type) if field.name != "observation" else _rows_of(seen, field)
            for column, field in zip(columns, self._decision_rows, strict=True)
        ]
        self._decisions.write_table(pa.Table.from_arrays(arrays, schema=self._decision_rows))
        self._waiting.clear()


def _rows_of(numbers: Any, field: Any) -> Any:
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers, pa.float32()), field.type.list_size)


GAME_SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("players", pa.list_(pa.string())),
        ("seed", pa.int64()),
        ("ranks", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("reason", pa.string()),
        ("rounds", pa.int16()),
        ("decisions", pa.int32()),
        ("record", pa.string()),
    ]
)
"""A row for each game; ``record`` is the game itself, line by line, as it can be replayed."""


def decision_schema(numbers: int) -> Any:
    """A row for each decision, with so many numbers in its observation."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("round", pa.int16()),
            ("observation", pa.list_(pa.float32(), numbers)),
            ("allowed", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("rank", pa.int8()),
        ]
    )


class Batch(NamedTuple):
    """Some decisions as arrays, one row each; the mask is that of the environments."""

    game: NDArray[np.int32]
    step: NDArray[np.int32]
    seat: NDArray[np.int8]
    round: NDArray[np.int16]
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    action: NDArray[np.int16]
    rank: NDArray[np.int8]


class Stored:
    """The stored games of a folder, to read."""

    def __init__(self, folder: Path | str) -> None:
        self._folder = Path(folder)
        path = self._folder / DECISIONS
        if not path.exists() or not (self._folder / GAMES).exists():
            raise BadStore(f"{folder} holds no stored games")
        told = (pq.read_schema(str(path)).metadata or {}).get(KEY)
        if told is None:
            raise BadStore(f"{path} does not say how it is to be read")
        self.about: dict[str, Any] = json.loads(told)
        """The game, its rules and edition, the fields of an observation and the words of the actions."""
        if self.about["format"] != FORMAT:
            raise BadStore(f"{path} has format {self.about['format']}; this version reads {FORMAT}")

    @property
    def tokens(self) -> int:
        """How many actions there are: the words, and leaving it alone."""
        return len(self.about["words"]) + 1

    def games(self) -> list[dict[str, Any]]:
        """A dictionary for each game."""
        rows: list[dict[str, Any]] = pq.read_table(str(self._folder / GAMES)).to_pylist()
        return rows

    def batches(self, size: int = AT_ONCE) -> Iterator[Batch]:
        """All decisions in their order, so many at a time."""
        with pq.ParquetFile(str(self._folder / DECISIONS)) as file:
            for part in file.iter_batches(size):
                yield self._batch(part)

    def _batch(self, part: Any) -> Batch:
        rows = part.num_rows
        columns: dict[str, Any] = {}
        for name in ("game", "step", "seat", "round", "action", "rank"):
            columns[name] = part.column(name).to_numpy()
        seen = part.column("observation").flatten().to_numpy()
        allowed = part.column("allowed")
        mask = np.zeros((rows, self.tokens), np.int8)
        counts = np.diff(allowed.offsets.to_numpy())
        mask[np.repeat(np.arange(rows), counts), allowed.flatten().to_numpy()] = 1
        return Batch(observation=seen.reshape(rows, -1), action_mask=mask, **columns)


def write_games(
    folder: Path | str,
    game: Game | str,
    players: Sequence[str],
    games: int,
    seed: int = 1,
    **settings: Any,
) -> Stored:
    """Have bots play so many games into a folder, each on a seed of its own; ``settings`` are those of `Writer`."""
    with Writer(folder, game, len(players), **settings) as writer:
        for number in range(games):
            writer.play(players, (seed << 32) + number)
    return Stored(folder)
