"""Decisions, and what they cost: what was answered against what might have been, as the seat could see it.

Whoever decided did not know the others' cards. So positions are imagined from the seat's own view; in each of them the
answer that was given and the best few others that a steady player thinks of are tried, with equal luck; the seat goes on
steadily and the others quickly until the next turn begins. Those that seem costly in a few positions are judged once more in many other ones: of many decisions
some seem costly by luck alone.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from statecraft.analysis.course import Step
from statecraft.analysis.effort import Effort
from statecraft.analysis.judge import SEED, Judge
from statecraft.bots.learned.value import win_chances
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.record.inputs import Act
from statecraft.core.trade.offer_verbs import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
    WithdrawOffer,
)
from statecraft.core.verbs.action import Action

TALK = (CounterOffer, MakeOffer, WithdrawOffer)
"""What it is worth depends on what others would say to it; quick players make no deals."""
LEAST = 0.005
"""What costs less of a chance is not worth a word."""
SURE = 1.0
"""By so many standard errors a decision must have been costly."""


class Open(NamedTuple):
    """A decision with other answers worth a try."""

    step: Step
    question: Question
    given: Action
    others: list[Action | None]
    favourite: Action | None
    """What a steady player would have answered."""


class Tried(NamedTuple):
    """Another answer: by how much it would have been better in the mean, and the standard error of that."""

    action: Action | None
    gain: float
    error: float


class Decision(NamedTuple):
    """A costly decision, in the words of the engine."""

    line: int
    turn: int
    round: int
    seat: Seat
    question: str
    action: Action
    better: Action | None
    """What would have been better; None: to leave it."""
    chance: float
    """The chance to win that the answer left, as the seat saw it, and the one that the better answer would have."""
    chance_better: float
    cost: float
    error: float
    notes: list[Note]
    """What the answer brings about, by the rules; and what the better one would have."""
    notes_better: list[Note]
    reason: Note | None
    """Why a steady player would choose the better one, where it would."""


def was_free(step: Step) -> bool:
    """Whether an input was an answer where another one could have been given."""
    if not isinstance(step.given, Act) or isinstance(step.given.action, TALK):
        return False
    question = _asked(step)
    if question is None:
        return False
    legal = step.before.legal(question.seat, question.id)
    return not question.must or len(legal) > 1 or bool(legal.domains())


def _asked(step: Step) -> Question | None:
    assert isinstance(step.given, Act)
    id = step.given.question
    return next((each for each in step.before.questions() if each.id == id), None)


def open_decision(judge: Judge, step: Step, choices: int) -> Open | None:
    """A free answer with the best few others; None where nothing else came into question."""
    question = _asked(step)
    assert isinstance(step.given, Act)
    assert question is not None
    given = step.given.action
    handle = Handle(step.before, question)
    if isinstance(given, AcceptOffer | RefuseOffer):
        found = [given, *_said_otherwise(step, handle.legal(), given)]
    else:
        found = judge.answers(handle)
        if not question.must:
            found.append(None)
    others = [a for a in dict.fromkeys(found) if a != given and not isinstance(a, TALK)]
    favourite = found[0] if found else None
    return Open(step, question, given, others[:choices], favourite) if others else None


def _said_otherwise(
    step: Step, legal: Legal, action: AcceptOffer | RefuseOffer
) -> list[Action | None]:
    """The other answer to an offer; none to a ring, where it is not known what the third could give."""
    offer = next(each for each in step.before.offers if each.id == action.offer)
    other = (RefuseOffer if isinstance(action, AcceptOffer) else AcceptOffer)(action.offer)
    return [] if offer.is_ring() or other not in legal else [other]


def tried(judge: Judge, decision: Open, worlds: range) -> tuple[list[float], list[list[float]]]:
    """The seat's chance after what was answered, in each imagined position, and after each of the others."""
    given: list[float] = []
    others: list[list[float]] = [[] for _other in decision.others]
    for number in worlds:
        seed = f"{SEED} {decision.step.line} {number}"
        given.append(_outcome(judge, decision, decision.given, seed))
        for row, action in zip(others, decision.others, strict=True):
            row.append(_outcome(judge, decision, action, seed))
    return given, others


def _outcome(judge: Judge, decision: Open, action: Action | None, seed: str) -> float:
    state, seat = decision.step.before, decision.question.seat
    # Imagined once more for each answer: the same seed gives the same world.
    world = judge.game.determinise(state.view(seat), Random(seed))
    if action is not None:
        world.apply(Act(decision.question.id, seat, action))
    judge.goes_on(world, seed, state.turns, seat)
    return win_chances(world, seat)[world.holders[seat]]


def best_other(decision: Open, given: Sequence[float], others: Sequence[Sequence[float]]) -> Tried:
    """The other answer that did best, against the one that was given."""
    rows = []
    for action, values in zip(decision.others, others, strict=True):
        gains = [theirs - mine for theirs, mine in zip(values, given, strict=True)]
        mean = sum(gains, 0.0) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains], 0.0) / max(1, len(gains) - 1)
        rows.append(Tried(action, mean, (variance / len(gains)) ** 0.5))
    return max(rows, key=lambda row: row.gain)


def judged(judge: Judge, decision: Open, effort: Effort) -> Decision | None:
    """A decision that seemed costly, judged once more; None where it was not.

    The better answer is found in one half of the positions and judged in the other, so that it is not flattered.
    """
    first = range(effort.worlds, effort.worlds + effort.again // 2)
    second = range(first.stop, first.stop + effort.again - effort.again // 2)
    found = best_other(decision, *tried(judge, decision, first))
    one = decision._replace(others=[found.action])
    given, others = tried(judge, one, second)
    row = best_other(one, given, others)
    if row.gain < LEAST or row.gain < SURE * row.error:
        return None
    return _decision(judge, decision, row, sum(given, 0.0) / len(given))


def _decision(judge: Judge, decision: Open, row: Tried, chance: float) -> Decision:
    state, question = decision.step.before, decision.question
    handle = Handle(state, question)
    better = row.action
    return Decision(
        decision.step.line,
        state.turns,
        state.round,
        question.seat,
        question.kind,
        decision.given,
        better,
        chance,
        chance + row.gain,
        row.gain,
        row.error,
        _entailed(handle, decision.given),
        [] if better is None else _entailed(handle, better),
        None if better is None or better != decision.favourite else judge.reason(handle, better),
    )


def _entailed(handle: Handle, action: Action) -> list[Note]:
    legal = handle.legal()
    return [*legal.consequences(action), *legal.prospects(action)]
