"""Any earlier position is what the record's fold gives, and found by a bounded number of inputs."""

import random

import pytest

from harbour.game import GAME
from statecraft.core.engine import positions
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.record import Record, Undo, fold, new_header


def step(session: Session, rng: random.Random) -> None:
    """One random input; a game that is over goes back to somewhere in it."""
    state = session.state
    pending = state.pending()
    if isinstance(pending, Chance):
        session.apply(Outcome(pending.id, pending.distribution.sample(rng)))
    elif isinstance(pending, Over):
        back(session, rng)
    else:
        question = rng.choice(pending.questions)
        action = state.legal(question.seat, question.id).sample(rng)
        session.apply(Act(question.id, question.seat, action))


def back(session: Session, rng: random.Random) -> None:
    lines = len(session.record.lines)
    session.undo_to(rng.randrange(lines), range(len(session.state.holders)))


def played(lines: int, undos: float, seed: int) -> Session:
    rng = random.Random(seed)
    session = Session(GAME, new_header(GAME, {"rounds": 9}, 3))
    while len(session.record.lines) < lines:
        if session.record.lines and rng.random() < undos:
            back(session, rng)
        else:
            step(session, rng)
    return session


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Input]:
    """Every input that any state takes."""
    taken: list[Input] = []
    real = State.apply

    def counting(self: State, given: Input, sink: object = None) -> bool:
        taken.append(given)
        return real(self, given, sink)  # type: ignore[arg-type]

    monkeypatch.setattr(State, "apply", counting)
    return taken


@pytest.mark.parametrize("undos", [0.0, 0.05, 0.5, 0.9])
@pytest.mark.parametrize(("every", "most"), [(positions.EVERY, positions.MOST), (4, 3), (1, 2)])
def test_every_position_is_the_fold_of_its_lines(
    monkeypatch: pytest.MonkeyPatch, undos: float, every: int, most: int
) -> None:
    monkeypatch.setattr(positions, "EVERY", every)
    monkeypatch.setattr(positions, "MOST", most)
    session = played(160, undos, seed=every + most)
    for line in range(len(session.record.lines) + 1):
        assert session.position(line).to_bytes() == fold(GAME, session.record, line).to_bytes()


def test_a_position_is_nobody_elses() -> None:
    session = played(100, 0.1, seed=4)
    found = session.position(90)
    before = session.position(90).to_bytes()
    found.round += 1
    assert session.position(90).to_bytes() == before


def test_a_session_that_goes_on_from_a_snapshot_can_still_go_back() -> None:
    whole = played(120, 0.1, seed=5)
    middle = Record(whole.record.header, whole.record.lines[:60])
    snapshot = fold(GAME, middle).to_bytes()
    session = Session.resume(GAME, middle, 60, snapshot)
    rng = random.Random(6)
    for _ in range(60):
        step(session, rng)
        if rng.random() < 0.2:
            back(session, rng)
    for line in range(len(session.record.lines) + 1):
        assert session.position(line).to_bytes() == fold(GAME, session.record, line).to_bytes()


@pytest.mark.parametrize("copied", [False, True])
def test_going_back_plays_no_more_inputs_however_long_the_game(
    applied: list[Input], copied: bool
) -> None:
    counts = []
    for lines in (400, 800, 1600):
        session = played(lines, 0.02, seed=7)
        if copied:
            session = Session.load(GAME, session.record)
        applied.clear()
        rng = random.Random(8)
        for _ in range(40):
            back(session, rng)
        counts.append(len(applied) / 40)
    assert max(counts) <= positions.EVERY, counts


def test_a_record_full_of_undos_is_read_in_a_bounded_number_of_inputs_a_line(
    applied: list[Input],
) -> None:
    """Who plays back and forth all evening can still come back to the table."""
    for lines in (400, 1600):
        record = played(lines, 0.5, seed=9).record
        undos = sum([isinstance(line, Undo) for line in record.lines])
        assert undos > lines / 3
        applied.clear()
        Session.load(GAME, record)
        assert len(applied) <= lines + positions.EVERY * undos
        # Where nothing was far apart it is a fraction of that.
        assert len(applied) <= 40 * lines


def test_what_is_kept_stays_small() -> None:
    session = played(6000, 0.05, seed=10)
    kept = session._positions._kept
    assert 16 <= len(kept) <= positions.MOST
    assert sum(map(len, kept.values())) < 200_000
