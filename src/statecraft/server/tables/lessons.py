"""The tutorials as the page plays them: what the learner sees line by line, and what is asked at each step.

A lesson is the same for everybody and changes nothing, so it is played through once and kept; no table
and no row in the database belongs to it.
"""

import gzip
from dataclasses import dataclass
from functools import lru_cache

from statecraft import tutorial
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Line
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Stream, heard, to_message, worded, write
from statecraft.server.updates.telling import news
from statecraft.tutorial import LEARNER


@dataclass(frozen=True, slots=True)
class Prepared:
    """A lesson that was played through: what is sent of it, plain and packed, and the positions in
    which the learner is to move, by their lines."""

    plain: bytes
    packed: bytes
    positions: dict[int, State]


@lru_cache(maxsize=8)
def prepared(game: Game) -> Prepared:
    """A game's lesson. The first time takes as long as playing it through."""
    lesson = tutorial.lesson(game)
    session = Session(game, lesson.record.header)
    stream = Stream(LEARNER, session.state)
    first = {
        "type": "snapshot",
        "seat": LEARNER,
        "seq": 0,
        "view": to_message(session.state.view(Seat(LEARNER))),
        "log": [],
        **updates.scores_forecast_and_facts(session.state, session.state.holders[LEARNER]),
    }
    spoken = {step.line for step in lesson.steps}
    moves: dict[str, Json] = {}
    positions: dict[int, State] = {}
    frames: list[Json] = []
    for number, line in enumerate(lesson.record.lines):
        if number in spoken and isinstance(line, Act) and line.seat == LEARNER:
            positions[number] = session.state.clone()
            moves[str(number)] = _move(game, session.state, line)
        frames.append(_frame(session, stream, line))
    sent = {
        "game": game.name,
        "names": lesson.names,
        "holders": lesson.record.header.seats,
        "options": lesson.record.header.options,
        "first": first,
        "frames": frames,
        "moves": moves,
        "steps": [to_message(step.to_json()) for step in lesson.steps],
    }
    plain = write(sent)
    return Prepared(plain, gzip.compress(plain, mtime=0), positions)


def _frame(session: Session, stream: Stream, line: Line) -> Json:
    """What the learner sees and hears of one line, as a table's socket would tell it."""
    events: list[Event] = []
    session.go_on(line, events)
    state = session.state
    lines = heard([(0.0, event) for event in events], state.holders[LEARNER])
    shown = updates.scores_forecast_and_facts(state, state.holders[LEARNER])
    extra = news(stream.public, shown)
    stream.public = shown
    changed = stream.look(state, {})
    if not (changed or lines or extra):
        return {"type": "step", "seat": LEARNER, "seq": stream.seq, "changes": {}}
    stream.seq += 1
    step = {"type": "step", "changes": changed, **extra, "seat": LEARNER, "seq": stream.seq}
    return {**step, "log": lines} if lines else step


def _move(game: Game, state: State, line: Act) -> Json:
    """What the learner is asked, and the answer that the lesson is about."""
    return {
        "questions": updates.asked(game, state, LEARNER),
        "question": line.question,
        "action": to_message(line.action.to_json()),
        "note": worded(game, line.action),
    }
