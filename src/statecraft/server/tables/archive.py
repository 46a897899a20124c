"""What was played: records in and out, positions of finished games, and games that go on from one."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from statecraft.analysis.effort import JUDGED, Effort
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.record import BadRecord, Record, line_to_json
from statecraft.fairdice.page import page
from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.jobs.workers import Workers
from statecraft.server.people import people
from statecraft.server.people.names import clean_name
from statecraft.server.people.ratings import variant
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables.change import CLOSED, OVER
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.loader import Library, library_at
from statecraft.server.tables.lobby import Lobby
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.remembered import Remembered
from statecraft.server.tables.score_history import GoneThrough, gone_through, unpacked
from statecraft.server.tables.seating import put_seat
from statecraft.server.tables.seats import OPEN, Actor, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json, Viewer, holder_of, to_message, worded

LONGEST = 1024 * 1024
"""So many characters a record may have that somebody brings."""
ANALYSIS = Effort(worlds=4, again=20, lucks=1, outcomes=24, seconds=10.0)
"""How much a server thinks about a game; a job may take twenty seconds of processor time."""
_BROUGHT = {"brought": True}
"""Where the table of such a record comes from."""
MOST_LINES = 20_000
"""So many lines a record may have that somebody brings; games of ours have a few thousand."""


@dataclass(slots=True)
class ReplayPosition:
    """A finished game after some of its lines: what a viewer sees, what the last line told and
    those before it in the same turn, and beside it all that is shown beside the view at a table:
    what each holder would have scored and why, and what follows from the board for each view."""

    line: int
    lines: int
    views: dict[str, Json]
    log: list[Json]
    before: list[Json]
    projected_scores: list[int]
    score_breakdown: list[list[Json]]
    public_forecast: list[Json]
    facts: dict[str, Json]

    def to_json(self) -> Json:
        return {
            "line": self.line,
            "lines": self.lines,
            "views": self.views,
            "log": self.log,
            "before": self.before,
            "projected_scores": self.projected_scores,
            "score_breakdown": self.score_breakdown,
            "public_forecast": self.public_forecast,
            "facts": self.facts,
        }


class Archive:
    """Finished games."""

    def __init__(
        self,
        live_tables: LiveTables,
        lobby: Lobby,
        library: Library,
        workers: Workers,
        threads: FairQueue,
    ) -> None:
        self._live_tables = live_tables
        self._lobby = lobby
        self._library = library
        self._workers = workers
        self._threads = threads
        self._score_histories: Remembered[GoneThrough] = Remembered()
        self._analyses: Remembered[Json] = Remembered()

    async def record(self, id: str, whose: str = "") -> str:
        """The whole game as JSON Lines; only once it is over, because it has everybody's secrets."""
        record = _finished(await self._live_tables.open(id))
        return await self._threads.in_thread(whose, record.to_jsonl)

    async def turns(self, id: str) -> Json:
        """How many lines a finished game has, and where its turns begin: for a slider."""
        table = await self._live_tables.open(id)
        record = _finished(table)
        turns = [{"turn": turn, "line": line} for turn, line in sorted(table.turns.items())]
        return {"lines": len(record.lines), "turns": turns}

    async def position(
        self, id: str, line: int, viewer: Viewer, open_cards: bool, whose: str = ""
    ) -> ReplayPosition:
        """The position after so many lines, as a seat or one who looks on saw it, or all seats'."""
        table = await self._live_tables.open(id)
        record = _finished(table)
        if not 0 <= line <= len(record.lines):
            raise Refused("server-no-such-line", "missing", {"line": line})
        seats = len(table.seats)
        if viewer is not None and not 0 <= viewer < seats:
            raise Refused("server-no-such-seat", "missing")
        history = await self._gone_through(table, whose)
        asked = (history.packed, line, seats, viewer, open_cards)
        return await self._workers.run(whose, replay_position, *asked)

    async def score_history(self, id: str, whose: str = "") -> Json:
        """What everybody would have scored at each turn of a finished game, and where it came from."""
        return (await self._gone_through(await self._live_tables.open(id), whose)).shown

    async def _gone_through(self, table: Table, whose: str) -> GoneThrough:
        record, turns = _finished(table), list(table.turns.values())
        box = self._box_of(table)
        return await self._score_histories.of(
            table.id, lambda: self._workers.run(whose, gone_through, *box, record, turns)
        )

    async def analysis(
        self, id: str, whose: str = "", spend: Callable[[], None] = lambda: None
    ) -> Json:
        """How a finished game was won and lost. It takes seconds, once; ``spend`` may refuse to begin with it."""
        table = await self._live_tables.open(id)
        record = _finished(table)
        if table.state.result is None:
            raise Refused("server-not-over", "conflict")
        if table.settings.game.name not in JUDGED:
            raise Refused("server-no-analysis", "conflict")
        if id not in self._analyses:
            spend()
        box = self._box_of(table)
        return await self._analyses.of(
            id, lambda: self._workers.run(whose, analysed, *box, record, ANALYSIS)
        )

    def _box_of(self, table: Table) -> tuple[Path, str, str]:
        """Where a worker finds the game that is played at a table."""
        return self._library.folder, table.settings.game.name, table.settings.edition

    async def dice_page(self, table: Table, report: Json, lang: Language, whose: str) -> str:
        """The report of a table's dice, to be read."""
        settings = table.settings
        names = {row.seat: row.name for row in table.seats}
        editions, game, edition = self._box_of(table)
        asked = (lang, report, names, settings.holders, settings.options)
        return await self._workers.run(whose, report_page, editions, game, edition, *asked)

    async def fork(self, id: str, actor: Actor, line: int, wanted: NewTable) -> Table:
        """A new table that begins with a position of a finished game, and fresh dice from there on."""
        old = await self._live_tables.open(id)
        record = _finished(old)
        if not 0 <= line <= len(record.lines):
            raise Refused("server-no-such-line", "missing", {"line": line})
        settings = old.settings
        wanted.game = settings.game.name
        wanted.options = settings.options
        wanted.holders = settings.holders
        wanted.edition = settings.edition
        wanted.rated = False
        wanted.public = wanted.public and not settings.edition
        lines = await self._threads.in_thread(actor.person or "", _lines_to_json, record, line)
        wanted.origin = {"fork-of": id, "line": line}
        wanted.workshop = settings.workshop
        return await self._lobby.create(actor, wanted, lines)

    async def bring(self, actor: Actor, game: str, text: str, names: Mapping[int, str]) -> Table:
        """Take in a record from elsewhere, played through to see that it is one."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")
        if len(text) > LONGEST:
            raise Refused("server-record-too-large", "too-large", {"most": LONGEST // 1024})
        if text.count("\n") > MOST_LINES:
            raise Refused("server-record-too-long", "too-large", {"most": MOST_LINES})
        self._library.game(game)
        check = partial(_check_count, actor.person, self._lobby.most)
        await self._live_tables.store.read(check)
        job = (self._library.folder, game, text)
        try:
            brought = await self._workers.run(actor.person, played_through, *job)
        except BadRecord as error:
            raise Refused("server-bad-record", "bad", {"reason": str(error)}) from None
        seats = len(brought.holders)
        wanted = NewTable(
            game=game,
            seats=[{"kind": OPEN}] * seats,
            options=brought.options,
            holders=brought.holders,
            rated=False,
            origin=_BROUGHT,
        )
        table = self._lobby.table_for(actor, wanted)
        for seat in range(seats):
            name = clean_name(names[seat]) if names.get(seat) else str(seat + 1)
            table.seats[seat] = SeatRow(seat, OPEN, None, None, name, people.COLOURS[seat])
        table.status = CLOSED if brought.result is None else OVER
        table.started = table.ended = table.settings.created
        table.settings.code = self._live_tables.ids.code()
        await self._live_tables.store.write(
            partial(_write_brought, table, brought, self._lobby.most)
        )
        self._live_tables.written(table.id, 1)
        return table


def replay_position(
    packed: bytes, line: int, seats: int, viewer: Viewer, open_cards: bool
) -> ReplayPosition:
    """A position of a game that was gone through. A job for a worker."""
    history = unpacked(packed)
    state, events_by_line = history.at(line)
    viewers: list[Viewer] = [*range(seats), None] if open_cards else [viewer]
    names = {each: "gallery" if each is None else str(each) for each in viewers}
    views = {
        name: to_message(state.view(None if each is None else Seat(each)))
        for each, name in names.items()
    }

    def noted(events: list[Event]) -> list[Json]:
        if open_cards:
            return [{"text": event.text, "values": to_message(event.values)} for event in events]
        return [to_message(note.to_json()) for note in heard(events, holder_of(state, viewer))]

    return ReplayPosition(
        line=line,
        lines=history.lines,
        views=views,
        log=noted(events_by_line[-1]) if events_by_line else [],
        before=[note for events in events_by_line[:-1] for note in noted(events)],
        projected_scores=[*state.projected_scores()],
        score_breakdown=[
            [to_message(note.to_json()) for note in lines] for lines in state.score_breakdown()
        ],
        public_forecast=[to_message(note.to_json()) for note in state.public_forecast()],
        facts={name: state.facts(holder_of(state, each)) for each, name in names.items()},
    )


def analysed(editions: Path, game: str, edition: str, record: Record, effort: Effort) -> Json:
    """Analyse a finished game. A job for a worker, which alone needs the players that judge."""
    from statecraft.analysis.analysis import analyse

    played = library_at(editions).game(game, edition)
    found = analyse(played, record, effort).to_json(partial(worded, played))
    return {name: to_message(value) for name, value in found.items()}


def report_page(
    editions: Path,
    game: str,
    edition: str,
    lang: Language,
    report: Json,
    names: dict[int, str],
    holders: list[int],
    options: dict[str, Any],
) -> str:
    """The page of a dice report, on the way to which every hash and signature is checked. A job for a worker."""
    library = library_at(editions)
    played = library.game(game, edition)
    texts = library.texts(lang, played)
    seats = [names[seat] for seat in sorted(names)]
    return page(report, texts, names, Speaker(texts, played, seats, holders, options))


@dataclass(frozen=True, slots=True)
class BroughtRecord:
    """A record that was played through: what the table needs of it, and its entry as it is stored."""

    options: dict[str, Any]
    holders: list[int]
    result: str | None
    body: str


def played_through(editions: Path, game: str, text: str) -> BroughtRecord:
    """Play a record through; BadRecord where it is none. A job for a worker."""
    played = library_at(editions).game(game)
    record = Record.from_jsonl(played, text)
    result = Session.load(played, record).state.result
    header = record.header
    body = {"header": header.to_json(), "lines": _lines_to_json(record, len(record.lines))}
    return BroughtRecord(
        header.options,
        header.seats,
        None if result is None else json.dumps(to_message(result)),
        json.dumps(body),
    )


def _lines_to_json(record: Record, upto: int) -> list[Json]:
    return [line_to_json(line) for line in record.lines[:upto]]


def _finished(table: Table) -> Record:
    if table.status not in (OVER, CLOSED) or table.session is None:
        raise Refused("server-not-over", "conflict")
    return table.session.record


def _check_count(host: str, most: int, db: Connection) -> None:
    mine = "SELECT COUNT(*) AS many FROM game_table WHERE host = :host AND origin = :origin"
    if db.rows(mine, host=host, origin=json.dumps(_BROUGHT))[0]["many"] >= most:
        raise Refused("server-too-many-records", "conflict", {"most": most})


def _write_brought(table: Table, brought: BroughtRecord, most: int, db: Connection) -> None:
    settings = table.settings
    _check_count(settings.host, most, db)
    kind = variant(settings.game.options, settings.options, "")
    db.run(
        "INSERT INTO game_table (id, code, host, game, edition, options, holders, control, public,"
        " hints, rated, variant, status, origin, created, started, ended, result)"
        " VALUES (:id, :code, :host, :game, '', :options, :holders, 'null', 0,"
        " 0, 0, :variant, :status, :origin, :at, :at, :at, :result)",
        id=table.id,
        code=settings.code,
        host=settings.host,
        game=settings.game.name,
        options=json.dumps(settings.options),
        holders=json.dumps(settings.holders),
        variant=kind,
        status=table.status,
        origin=json.dumps(_BROUGHT),
        at=settings.created,
        result=brought.result or "null",
    )
    for row in table.seats:
        put_seat(table.id, row, db)
    db.run(
        "INSERT INTO entry (table_id, seq, at, kind, body) VALUES (:id, 1, :at, 'started', :body)",
        id=table.id,
        at=settings.created,
        body=brought.body,
    )
