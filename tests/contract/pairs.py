"""Non-interference: what a seat is shown depends on nothing it must not know.

A pair is two states that differ only in others' secrets. Everything the seat receives must be the
same to the byte, now and over the inputs that follow, until a reveal makes the difference public.
"""

import random
from typing import Any

from contract.contract import Contract, promise
from contract.nonsense import random_action
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.builder import Builder

STEPS = 12


def check_pair(
    contract: Contract, one: State, other: State, seat: Seat, rng: random.Random, how: str
) -> None:
    """Compare two states for a seat, then play both on with the same inputs and compare again."""
    one, other = one.clone(), other.clone()
    compare(contract, one, other, seat, rng, how)
    for _ in range(STEPS):
        given = _next(one, rng)
        if given is None:
            return
        twin = _readdressed(other, one, given)
        if twin is None:
            continue
        after, after_other = one.clone(), other.clone()
        events: list[Event] = []
        events_other: list[Event] = []
        try:
            after.apply(given, events)
            after_other.apply(twin, events_other)
        except Illegal:
            # Possible only with the one set of secrets: its being done would tell, so it stops here.
            continue
        if isinstance(after.pending(), Over) or isinstance(after_other.pending(), Over):
            return
        if after.revealed or after_other.revealed:
            return
        holder = one.holders[seat]
        promise(
            "events keep secrets",
            [note.to_json() for note in heard(events, holder)]
            == [note.to_json() for note in heard(events_other, holder)],
            (how, given),
        )
        one, other = after, after_other
        compare(contract, one, other, seat, rng, f"{how}, after {given}")


def _next(state: State, rng: random.Random) -> Input | None:
    pending = state.pending()
    if isinstance(pending, Over):
        return None
    if isinstance(pending, Chance):
        return Outcome(pending.id, pending.distribution.sample(rng))
    question = rng.choice(pending.questions)
    legal = state.legal(question.seat, question.id)
    promise("no dead end", bool(legal.actions() or legal.domains()), (question, state.stack))
    return Act(question.id, question.seat, legal.sample(rng))


def _readdressed(other: State, one: State, given: Input) -> Input | None:
    """The same input for the other state, where other seats' ids and the ordinals may differ."""
    if isinstance(given, Outcome):
        pending = other.pending()
        return Outcome(pending.id, given.value) if isinstance(pending, Chance) else None
    if isinstance(given, Act):
        asked = next(question for question in one.questions() if question.id == given.question)
        for question in other.questions():
            if question.seat == given.seat and question.kind == asked.kind:
                return Act(question.id, given.seat, given.action)
    return None


def compare(
    contract: Contract, one: State, other: State, seat: Seat, rng: random.Random, how: str
) -> None:
    """Everything a seat can receive at one position."""
    mine, theirs = one.view(seat), other.view(seat)
    promise("who is waited for tells nothing", mine.waited_for == theirs.waited_for, how)
    promise("views keep secrets", mine.to_bytes() == theirs.to_bytes(), how)
    promise("what is told of the scores keeps secrets", _beside(one) == _beside(other), how)
    facts, facts_other = [state.facts(state.holders[seat]) for state in (one, other)]
    promise("facts keep secrets", facts == facts_other, how)
    numbers = [number for rows in facts.values() for row in rows for number in row]
    # They are sent as they are, to programs in which larger ones are no longer exact.
    promise("facts are small numbers", all(abs(number) < 1 << 53 for number in numbers), how)
    asked = [question for question in one.questions() if question.seat == seat]
    asked_other = [question for question in other.questions() if question.seat == seat]
    promise("questions keep secrets", _named(asked) == _named(asked_other), how)
    for question in asked:
        legal, legal_other = one.legal(seat, question.id), other.legal(seat, question.id)
        promise("legal keeps secrets", legal.actions() == legal_other.actions(), (how, question))
        _compare_builders(legal.builder(), legal_other.builder(), rng, how)
        tried = [random_action(contract, rng) for _ in range(6)]
        if legal.verbs():
            tried.append(random_action(contract, rng, rng.choice(legal.verbs())))
            sampled = legal.sample(rng)
            tried.append(sampled)
            told = (*legal.consequences(sampled), *legal.prospects(sampled))
            told_other = (*legal_other.consequences(sampled), *legal_other.prospects(sampled))
            notes = [note.to_json() for note in told]
            notes_other = [note.to_json() for note in told_other]
            promise("consequences keep secrets", notes == notes_other, (how, sampled))
            for note in told:
                contract.texts.add((note.text, frozenset(note.values)))
        for action in tried:
            why, why_other = legal.why_not(action), legal_other.why_not(action)
            promise(
                "refusals keep secrets",
                (why and why.to_json()) == (why_other and why_other.to_json()),
                (how, action),
            )


def _beside(state: State) -> list[Any]:
    """What everybody is told beside the views."""
    return [
        state.projected_scores(),
        [[note.to_json() for note in lines] for lines in state.score_breakdown()],
        [note.to_json() for note in state.public_forecast()],
        state.private_channels(),
    ]


def _named(questions: list[Question]) -> list[tuple[int, str, bool]]:
    return [(question.id, question.kind, question.must) for question in questions]


def _compare_builders(one: Builder, other: Builder, rng: random.Random, how: str) -> None:
    for _ in range(12):
        choices, choices_other = one.choices(), other.choices()
        promise("builders offer at most 64 choices", len(choices) <= 64, how)
        promise(
            "builders keep secrets",
            [choice.to_json() for choice in choices]
            == [choice.to_json() for choice in choices_other],
            how,
        )
        if not choices:
            return
        token = rng.choice(choices).token
        one.choose(token)
        other.choose(token)
