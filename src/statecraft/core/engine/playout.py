"""Playouts: a position played on, for searches, for tests and to measure the engine.

Nothing is recorded and nothing can be taken back, so there is no session: the state itself is played
on. What is asked is what a driver without a clock asks (ST-2.9); ``play_on`` answers at random, and
``play_turns`` has players do it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from statecraft.core.chance.distributions import Randomness
from statecraft.core.chance.luck import Luck
from statecraft.core.engine.driver import Asker, Player
from statecraft.core.engine.legal import DOMAIN_SHARE, Legal
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import QuestionId


class Playout(NamedTuple):
    """What was played: inputs applied, and choices among two or more."""

    inputs: int
    decisions: int


def play_on(state: State, rng: Randomness, most: int = -1) -> Playout:
    """Play a state on to its end, or for so many inputs, with everything drawn at random."""
    decisions = inputs = 0
    state.sink = None
    offered: set[QuestionId] = set()
    turn = -1
    while inputs != most:
        pending = state.waiting
        inputs += 1
        if isinstance(pending, Chance):
            state.come_out(pending, pending.distribution.sample(rng))
            continue
        if isinstance(pending, Over):
            return Playout(inputs - 1, decisions)
        questions = pending.questions
        if len(questions) == 1 and questions[0].must:
            legal = Legal(state, state.stack[questions[0].at], questions[0])
        else:
            if state.turns != turn:
                turn = state.turns
                offered.clear()
            legal = _asked(state, questions, offered, rng)
        if len(legal.actions()) > 1 or legal.domains():
            decisions += 1
        state.carry_out(legal.question, legal.sample(rng))
    return Playout(inputs, decisions)


def _asked(
    state: State, questions: tuple[Question, ...], offered: set[QuestionId], rng: Randomness
) -> Legal:
    """The choices of a side question now and then, otherwise of the first that must be answered.

    Each side question is looked at once a turn and answered every other time, or one time in ten
    where only large domains are on offer.
    """
    for question in questions:
        if not question.must and question.id not in offered:
            offered.add(question.id)
            chance = rng.random()
            if chance < 0.5:
                legal = Legal(state, state.stack[question.at], question)
                if chance * DOMAIN_SHARE < 1 or legal.actions():
                    return legal
    return Legal(state, state.stack[questions[0].at], questions[0])


def play_turns(
    state: State, players: Sequence[Player], luck: Luck, turns: int, imagined: bool = False
) -> int:
    """Have players play a state on until so many more turns have begun, or to its end.

    How many inputs that took. Where the state is ``imagined``, players are shown it as it is.
    """
    asker = Asker(players, luck, imagined)
    last = state.turns + turns
    inputs = 0
    while state.turns < last:
        given = asker.next_input(state)
        if given is None:
            break
        state.apply(given)
        inputs += 1
    return inputs
