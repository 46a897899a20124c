"""What was played: records in and out, positions of finished games, and games that go on from one."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.record import BadRecord, Header, Line, Record, line_to_json
from statecraft.server.people import people
from statecraft.server.people.names import clean_name
from statecraft.server.people.ratings import variant
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables.change import CLOSED, OVER
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.loader import Library
from statecraft.server.tables.lobby import Lobby
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.score_history import ScoreHistories, ScoreHistory
from statecraft.server.tables.seating import put_seat
from statecraft.server.tables.seats import OPEN, Actor, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json, Viewer, holder_of, to_message

LONGEST = 1024 * 1024
"""So many characters a record may have that somebody brings."""


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

    def __init__(self, live_tables: LiveTables, lobby: Lobby, library: Library) -> None:
        self._live_tables = live_tables
        self._lobby = lobby
        self._library = library
        self._score_histories = ScoreHistories()

    async def record(self, id: str) -> str:
        """The whole game as JSON Lines; only once it is over, because it has everybody's secrets."""
        return _finished(await self._live_tables.open(id)).to_jsonl()

    async def turns(self, id: str) -> Json:
        """How many lines a finished game has, and where its turns begin: for a slider."""
        table = await self._live_tables.open(id)
        record = _finished(table)
        turns = [{"turn": turn, "line": line} for turn, line in sorted(table.turns.items())]
        return {"lines": len(record.lines), "turns": turns}

    async def position(
        self, id: str, line: int, viewer: Viewer, open_cards: bool
    ) -> ReplayPosition:
        """The position after so many lines, as a seat or one who looks on saw it, or all seats'."""
        table = await self._live_tables.open(id)
        record = _finished(table)
        if not 0 <= line <= len(record.lines):
            raise Refused("server-no-such-line", "missing", {"line": line})
        seats = len(table.seats)
        if viewer is not None and not 0 <= viewer < seats:
            raise Refused("server-no-such-seat", "missing")
        score_history = await self._score_history(table)
        return await asyncio.to_thread(_position, score_history, line, seats, viewer, open_cards)

    async def score_history(self, id: str) -> Json:
        """What everybody would have scored at each turn of a finished game, and where it came from."""
        return (await self._score_history(await self._live_tables.open(id))).to_json()

    async def _score_history(self, table: Table) -> ScoreHistory:
        record, turns = _finished(table), list(table.turns.values())
        return await self._score_histories.of(
            table.id, lambda: ScoreHistory(table.settings.game, record, turns)
        )

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
        lines = [line_to_json(each) for each in record.lines[:line]]
        wanted.origin = {"fork-of": id, "line": line}
        wanted.workshop = settings.workshop
        return await self._lobby.create(actor, wanted, lines)

    async def bring(self, actor: Actor, game: str, text: str, names: Mapping[int, str]) -> Table:
        """Take in a record from elsewhere, played through to see that it is one."""
        if actor.person is None:
            raise Refused("server-nobody", "nobody")
        if len(text) > LONGEST:
            raise Refused("server-record-too-large", "too-large", {"most": LONGEST // 1024})
        played = self._library.game(game)
        try:
            record, session = await asyncio.to_thread(_played_through, played, text)
        except BadRecord as error:
            raise Refused("server-bad-record", "bad", {"reason": str(error)}) from None
        header = session.record.header
        seats = len(header.seats)
        wanted = NewTable(
            game=game,
            seats=[{"kind": OPEN}] * seats,
            options=header.options,
            holders=header.seats,
            rated=False,
            origin={"brought": True},
        )
        table = self._lobby.table_for(actor, wanted)
        for seat in range(seats):
            name = clean_name(names[seat]) if names.get(seat) else str(seat + 1)
            table.seats[seat] = SeatRow(seat, OPEN, None, None, name, people.COLOURS[seat])
        table.status = OVER if session.state.result is not None else CLOSED
        table.started = table.ended = table.settings.created
        table.settings.code = self._live_tables.ids.code()
        result = None if session.state.result is None else to_message(session.state.result)
        await self._live_tables.store.write(
            partial(
                _write_brought, table, header, record.lines, json.dumps(result), self._lobby.most
            )
        )
        self._live_tables.mark.add()
        return await self._live_tables.open(table.id)


def _position(
    score_history: ScoreHistory, line: int, seats: int, viewer: Viewer, open_cards: bool
) -> ReplayPosition:
    state, events_by_line = score_history.at(line)
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
        lines=score_history.lines,
        views=views,
        log=noted(events_by_line[-1]) if events_by_line else [],
        before=[note for events in events_by_line[:-1] for note in noted(events)],
        projected_scores=[*state.projected_scores()],
        score_breakdown=[
            [to_message(note.to_json()) for note in lines] for lines in state.score_breakdown()
        ],
        public_forecast=[to_message(note.to_json()) for note in state.public_forecast()],
        facts={
            name: to_message(state.facts(holder_of(state, each))) for each, name in names.items()
        },
    )


def _played_through(game: Game, text: str) -> tuple[Record, Session]:
    record = Record.from_jsonl(game, text)
    return record, Session.load(game, record)


def _finished(table: Table) -> Record:
    if table.status not in (OVER, CLOSED) or table.session is None:
        raise Refused("server-not-over", "conflict")
    return table.session.record


def _write_brought(
    table: Table, header: Header, lines: list[Line], result: str, most: int, db: Connection
) -> None:
    settings = table.settings
    origin = json.dumps(settings.origin)
    mine = "SELECT COUNT(*) AS many FROM game_table WHERE host = :host AND origin = :origin"
    if db.rows(mine, host=settings.host, origin=origin)[0]["many"] >= most:
        raise Refused("server-too-many-records", "conflict", {"most": most})
    body = {"header": header.to_json(), "lines": [line_to_json(line) for line in lines]}
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
        origin=origin,
        at=settings.created,
        result=result,
    )
    for row in table.seats:
        put_seat(table.id, row, db)
    db.run(
        "INSERT INTO entry (table_id, seq, at, kind, body) VALUES (:id, 1, :at, 'started', :body)",
        id=table.id,
        at=settings.created,
        body=json.dumps(body),
    )
