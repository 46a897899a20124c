"""A table in memory: who sits at it, the game in progress, its dice, its clocks, and what was said.

Everything that happens at a table is an entry in its log, numbered without a gap. A table in memory is
what its rows and entries add up to; it changes itself first, hands out the entry to be written, and is
thrown away and read anew if the entry cannot be written (`live_tables`).
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from statecraft.core.engine.clock import window_at
from statecraft.core.engine.driver import SideQuestions
from statecraft.core.engine.question import Chance, Over, Question, Sealed
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.record import Header, Undo, line_from_json, line_to_json
from statecraft.core.verbs.action import Action
from statecraft.server.refusal import Refused
from statecraft.server.tables import clocks, day_clocks, waiting
from statecraft.server.tables.calendar import Hours
from statecraft.server.tables.change import (
    OVER,
    PLAYING,
    Change,
    PatienceWithAbsent,
    RollbackRequest,
    Settings,
    Substitute,
)
from statecraft.server.tables.clocks import Clocks, Control
from statecraft.server.tables.day_clocks import DayClocks, Days
from statecraft.server.tables.patience import Patience
from statecraft.server.tables.seats import PERSON, TOKEN, Actor, SeatRow
from statecraft.server.tables.table_dice import TableDice
from statecraft.server.updates import projection
from statecraft.server.updates.projection import Json, Sent, Stream, Viewer


class Table:
    """One table."""

    def __init__(self, settings: Settings, seats: list[SeatRow], status: str, epoch: str) -> None:
        self.settings = settings
        self.seats = seats
        self.status = status
        self.epoch = epoch
        self.lock = asyncio.Lock()
        self.started: float | None = None
        self.ended: float | None = None
        self.seq = 0
        self.session: Session | None = None
        self.dice: TableDice | None = None
        self.dice_entries: list[Json] = []
        self.clocks: Clocks | DayClocks | None = None
        #: When each seat's person is not waited for, where time is counted in days; None until that has been read.
        self.hours: dict[int, Hours] | None = None
        self.due: dict[str, float] = {}
        self.patience = Patience()
        # Whether a seat's person is at the table now; the live_tables knows who has a line to it.
        self.is_there: Callable[[int], bool] = lambda _seat: True
        # Whether somebody has a line to the table from a seat, and how long the others wait for who has none.
        self.follows: Callable[[int], bool] = lambda _seat: False
        self.patience_with_absent = PatienceWithAbsent()
        #: Since when it is known who comes and goes.
        self.watched_since = 0.0
        #: Who has asked that a bot plays for a seat; and when who was last nudged by whom.
        self.stand_ins: dict[int, set[int]] = {}
        self.nudged: dict[tuple[int, int], float] = {}
        # What a bot would answer, if a person did not have to be waited for: at which line, to what.
        self.thought: tuple[int, QuestionId, Any] | None = None
        # When the last step was to be seen, by the clock that never jumps.
        self.stepped = 0.0
        self.log: list[tuple[float, Event]] = []
        self.talk: list[Json] = []
        # Where each turn began in the record, and which one it is.
        self.turns: dict[int, int] = {}
        self.turn = -1
        self.staged: dict[int, tuple[QuestionId, Action]] = {}
        self.rollback: RollbackRequest | None = None
        #: Who would like to take over a seat that was left.
        self.substitute: Substitute | None = None
        self.done: dict[tuple[int | None, str], bool] = {}
        # The lines of another game from which this one goes on.
        self.forked: list[Json] = []
        #: What kind of player had each seat at the start; empty before.
        self.sat: list[str] = []
        #: Whom the host has shown out.
        self.kicked: list[str] = []
        self.streams: dict[Viewer, Stream] = {}
        # What every viewer was last shown beside the view.
        self.public: Json = {}
        self.sent: Sent = {}
        # Who is allied with whom, and the channels that they have.
        self._channels: tuple[Sequence[tuple[Holder, ...]], list[list[int]]] | None = None
        self.sides = SideQuestions()
        self.waits: list[int] = []
        self.touched = 0.0

    # Looking.

    @property
    def id(self) -> str:
        return self.settings.id

    @property
    def state(self) -> State:
        return self.playing().state

    def seats_of(self, actor: Actor) -> list[int]:
        """The seats somebody may play for."""
        return [row.seat for row in self.seats if row.is_held_by(actor, self.id)]

    def untimed(self) -> list[int]:
        """The seats that bots play, for which no clock runs."""
        return [row.seat for row in self.seats if row.is_played_by_bot()]

    def info(self) -> Json:
        """The table as everybody who may look at it sees it."""
        agreed = self.settings
        return {
            "id": agreed.id,
            "code": agreed.code,
            "host": agreed.host,
            "game": agreed.game.name,
            "edition": agreed.edition,
            "options": agreed.options,
            "holders": agreed.holders,
            "control": None if agreed.control is None else agreed.control.to_json(),
            "public": agreed.public,
            "hints": agreed.hints,
            "rated": agreed.rated,
            "variant": agreed.variant,
            "origin": agreed.origin,
            "pace": agreed.pace,
            "wait": agreed.wait,
            "beacon": agreed.beacon,
            "workshop": None if agreed.workshop is None else agreed.workshop.to_json(),
            "created": agreed.created,
            "started": self.started,
            "ended": self.ended,
            "status": self.status,
            "seats": [row.to_json() for row in self.seats],
            "rollback": None if self.rollback is None else self.rollback.to_json(),
        }

    def private_channels(self) -> list[list[int]]:
        """The seats of each team and of each coalition, where these are more than two."""
        allied = [] if self.session is None else self.session.state.private_channels()
        if self._channels is None or self._channels[0] != allied:
            self._channels = (allied, self._private_channels(allied))
        return self._channels[1]

    def _private_channels(self, allied: Sequence[tuple[Holder, ...]]) -> list[list[int]]:
        holders = self.settings.holders
        found = [*[(Holder(holder),) for holder in set(holders)], *allied]
        together = {
            tuple([seat for seat, holder in enumerate(holders) if holder in circle])
            for circle in found
        }
        return [list(seats) for seats in sorted(together) if len(seats) > 2]

    def stream(self, viewer: Viewer) -> Stream:
        """What a viewer has been told so far; begun when somebody first looks."""
        found = self.streams.get(viewer)
        if found is None:
            state = None if self.session is None else self.session.state
            found = self.streams[viewer] = Stream(viewer, state)
        return found

    # Playing.

    def begin(self, header: Header) -> None:
        """The seats are taken and the dice committed: lay out the board."""
        self.session = Session(self.settings.game, header)
        self.status = PLAYING
        control = self.settings.control
        if isinstance(control, Days):
            self.clocks = day_clocks.begin(control, len(self.seats))
        elif control is not None:
            self.clocks = clocks.begin(control, len(self.seats))
        self.mark_turn()

    def start(self, header: Header, at: float, dice: list[Json]) -> Change:
        """Begin, and play what needs nobody's answer."""
        self.begin(header)
        self.started = at
        self.sat = [row.kind for row in self.seats]
        body = {"header": header.to_json(), "sat": self.sat}
        change = self.go(self._go_fork, at, "started", body)
        change.dice[:0] = dice
        change.extra["table"] = self.info()
        started = self.started
        # First of all: a game that goes on from a last position is over at once.
        change.rows.insert(
            0,
            lambda db: db.run(
                "UPDATE game_table SET status = :status, started = :at WHERE id = :id",
                status=PLAYING,
                at=started,
                id=self.id,
            ),
        )
        return change

    def go(
        self,
        act: Callable[[list[Event], list[Json]], object],
        at: float,
        kind: str = "inputs",
        body: Json | None = None,
        notes: Sequence[Json] = (),
        quiet: bool = False,
    ) -> Change:
        """Let something happen in the game, play what follows by itself, and write it all down.

        An `Illegal` from ``act`` leaves everything as it was. What is ``quiet`` tells only its first
        line: steps that an undo plays again were heard before.
        """
        session = self.playing()
        first = len(session.record.lines)
        events: list[Event] = []
        dice: list[Json] = []
        act(events, dice)
        unheard = len(session.record.lines) - first - 1 if quiet else 0
        self._settle(events, dice, at)
        self.drop_stale()
        lines = session.record.lines[first:]
        change = Change(kind, at, {**(body or {}), "lines": [line_to_json(line) for line in lines]})
        if not lines and kind == "inputs":
            # A repetition: nothing is written of it, so the clocks must not change by it either.
            return change
        if unheard > 0:
            change.body["quiet"] = unheard
        change.dice = dice
        change.events = events
        self.log += [(at, event) for event in events]
        for note in notes:
            self.note(change, note)
        if self.rollback is not None and any(isinstance(line, Undo) for line in lines):
            self.rollback = None
            change.extra["table"] = self.info()
        pending = session.state.pending()
        if isinstance(pending, Over):
            self._end(change)
        waiting.go_on(self, change)
        return change

    def note(self, change: Change, note: Json) -> None:
        """Let everybody know what has happened beside the game's own events."""
        change.body.setdefault("notes", []).append(note)
        event = Event(note["text"], note["values"])
        change.events.append(event)
        self.log.append((change.at, event))

    def _go_fork(self, events: list[Event], _dice: list[Json]) -> None:
        session = self.playing()
        for number, data in enumerate(self.forked, start=2):
            session.go_on(line_from_json(session.game, data, number), events)
            self.mark_turn()

    def play(self, given: Input, at: float) -> Change | None:
        """An input of a seat; None where it is a repetition."""
        if isinstance(given, Act) and self.holds_replies():
            return self._hold_reply(given, at)
        change = self.go(lambda events, dice: self.give(given, events, dice, at), at)
        return change if change.body["lines"] else None

    def _settle(self, events: list[Event], dice: list[Json], at: float) -> None:
        """Chance comes out, and standing orders are followed, until somebody is asked."""
        session = self.playing()
        self.mark_turn()
        while True:
            pending = session.state.pending()
            given: Input | None = None
            if isinstance(pending, Chance):
                value, entries = self.thrown().roll(pending, at)
                dice += entries
                given = Outcome(pending.id, value)
            elif not isinstance(pending, Over) and not self.holds_replies():
                given = self.held_reply() or session.state.ordered() or self._trifle()
            if given is None:
                return
            self.give(given, events, dice, at)

    def _trifle(self) -> Input | None:
        """What a table by days does not wait for, where that was agreed on (ST-7.12); bots have time to answer."""
        control = self.settings.control
        if not isinstance(control, Days) or not control.ahead:
            return None
        return self.state.trifle(self.untimed())

    def give(self, given: Input, events: list[Event], dice: list[Json], at: float) -> None:
        """Apply an input; a sealed answer leaves its hash in the dice report."""
        session = self.playing()
        if isinstance(given, Act) and isinstance(session.state.pending(), Sealed):
            question = self.asked(given.question)
            if question is not None and given.action in session.state.legal(
                given.seat, question.id
            ):
                dice += self.thrown().sealed(question, given.action.to_json(), at)
        session.apply(given, events)
        self.mark_turn()

    def mark_turn(self) -> None:
        """Remember where each turn began, so that all together can go back to it."""
        session = self.playing()
        turn = session.state.turns
        if turn != self.turn:
            self.turn = turn
            for later in [known for known in self.turns if known > turn]:
                del self.turns[later]
            self.turns.setdefault(turn, len(session.record.lines))

    def _end(self, change: Change) -> None:
        self.status = OVER
        self.ended = change.at
        self.rollback = None
        result = self.state.result
        change.dice += self.thrown().close(change.at)
        change.extra["table"] = self.info()
        change.rows.append(
            lambda db: db.run(
                "UPDATE game_table SET status = :status, ended = :at, result = :result"
                " WHERE id = :id",
                status=OVER,
                at=change.at,
                result=json.dumps(projection.to_message(result)),
                id=self.id,
            )
        )

    def holds_replies(self) -> bool:
        """Whether answers are held back until the reply window's time is over.

        They are where two people or more play by the clock: else the moment in which a window closes
        would tell who had nothing to think about. A window that asks bots alone need not wait.
        """
        if not isinstance(self.settings.control, Control) or window_at(self.state) < 0:
            return False
        bots = self.untimed()
        people = {row.person or row.seat for row in self.seats if row.kind in (PERSON, TOKEN)}
        return len(people) > 1 and any(asked.seat not in bots for asked in self.state.questions())

    def _hold_reply(self, act: Act, at: float) -> Change:
        """Hold an answer to a reply window back; it may be changed until the window closes."""
        refusal = self.state.legal(act.seat, act.question).why_not(act.action)
        if refusal is not None:
            raise refusal
        self.staged[act.seat] = (act.question, act.action)
        action = act.action.to_json()
        return Change("staged", at, {"question": act.question, "action": action}, seat=act.seat)

    def held_reply(self) -> Act | None:
        """The first answer that was held back and can be given now."""
        for seat, (question, action) in sorted(self.staged.items()):
            if self.asked(question) is not None:
                return Act(question, Seat(seat), action)
        return None

    def drop_stale(self) -> None:
        """Forget answers that were held back for what is no longer asked."""
        for seat, (question, _action) in list(self.staged.items()):
            if self.asked(question) is None:
                del self.staged[seat]

    def asked(self, id: QuestionId) -> Question | None:
        """The question of this id, if it can be answered now."""
        return next((asked for asked in self.state.questions() if asked.id == id), None)

    def playing(self) -> Session:
        if self.session is None:
            raise Refused("server-not-started", "conflict")
        return self.session

    def thrown(self) -> TableDice:
        if self.dice is None:
            raise TypeError("a table in play has dice")
        return self.dice
