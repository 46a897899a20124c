"""Going back far and often: the very positions that folding the whole record gives, at no great cost."""

import random
import time

import pytest

from harbour.game import GAME as HARBOUR
from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import Record, Undo, fold, new_header
from statecraft.plugins import registry

GAMES = (HARBOUR, registry.game("globopolis"))


def step(session: Session, rng: random.Random) -> bool:
    """One input at random; False when the game is over."""
    state = session.state
    waiting = state.pending()
    if isinstance(waiting, Chance):
        return session.apply(Outcome(waiting.id, waiting.distribution.sample(rng)))
    asked = list(state.questions())
    if not asked:
        return False
    question = rng.choice(asked)
    action = state.legal(question.seat, question.id).sample(rng)
    return session.apply(Act(question.id, question.seat, action))


def begun(game: Game, rng: random.Random, lines: int) -> Session:
    session = Session(game, new_header(game, {}, 4))
    for _ in range(lines):
        if not step(session, rng):
            break
    return session


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_far_back_is_where_folding_the_record_leads(game: Game) -> None:
    rng = random.Random(7)
    session = begun(game, rng, 400)
    everybody = range(4)
    for _ in range(60):
        session.undo_to(rng.randrange(len(session.record.lines)), everybody)
        for _ in range(rng.randrange(40)):
            if not step(session, rng):
                break
    folded = fold(game, session.record)
    again = Session.load(game, session.record)
    resumed = Session.resume(game, session.record, *session.snapshot())
    for other in (folded, again.state, resumed.state):
        assert other.digest() == session.state.digest()
        assert [asked.id for asked in other.questions()] == [
            asked.id for asked in session.state.questions()
        ]
        assert other.ordinal == session.state.ordinal
    # From a snapshot it goes back behind that as well.
    for back in (len(session.record.lines) - 1, len(session.record.lines) // 2, 3):
        for each in (session, again, resumed):
            each.undo_to(back, everybody)
        assert session.state.digest() == again.state.digest() == resumed.state.digest()
        assert [asked.id for asked in session.state.questions()] == [
            asked.id for asked in resumed.state.questions()
        ]


@pytest.mark.parametrize("spread", [0, 7919])
def test_a_record_of_many_undos_is_no_trap(spread: int) -> None:
    """The attack: a record of hundreds of moves, and then thousands of times back, each played from the start."""
    game = GAMES[1]
    session = begun(game, random.Random(3), 600)
    far = len(session.record.lines)
    undos = [Undo(far - 1 - (k * spread) % far, (0,)) for k in range(5000)]  # type: ignore[arg-type]
    record = Record(session.record.header, [*session.record.lines, *undos])
    began = time.process_time()
    loaded = Session.load(game, record)
    # Played from the start each time it takes minutes.
    assert time.process_time() - began < 8
    assert loaded.state.digest() == fold(game, record).digest()
