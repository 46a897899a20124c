"""Inputs that must be refused: illegal, stale, foreign and malformed ones, made up at random."""

import random
from typing import Any

from contract.contract import Contract, promise
from statecraft.core.engine.question import Chance, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Ordinal, QuestionId, Seat
from statecraft.core.record.input_json import input_from_json, input_to_json
from statecraft.core.record.inputs import (
    Act,
    Concede,
    DropOrder,
    Input,
    Outcome,
    RunClock,
    StopClock,
    Timeout,
)
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, FieldType, IntField, RowsField


def random_action(
    contract: Contract, rng: random.Random, verb: type[Action] | None = None
) -> Action:
    """Any action of the game's verbs whose fields fit their shapes, legal or not."""
    verb = verb or rng.choice(contract.game.verbs)
    return verb(*[_value(shape, rng) for shape in verb.SHAPE])


def _value(shape: FieldType, rng: random.Random) -> Any:
    if isinstance(shape, IntField):
        # Small numbers are meaningful more often than large ones, but every one fits.
        if rng.random() < 0.2:
            return rng.choice((shape.high, rng.randint(shape.low, shape.high)))
        return min(shape.high, shape.low + int(rng.expovariate(0.3)))
    if isinstance(shape, RowsField):
        count = rng.randrange(min(3, shape.most) + 1)
        return tuple([tuple([_value(c, rng) for c in shape.columns]) for _ in range(count)])
    raise TypeError(f"a shape the test does not know: {shape}")


def refused_untouched(state: State, given: Input, what: str, before: bytes) -> Illegal:
    """The input must be refused, with a rule and a text, and leave no trace (digest and ids)."""
    try:
        state.apply(given)
    except Illegal as refusal:
        promise("refusals name a rule", "-" in refusal.rule and bool(refusal.text), refusal)
        promise("refused inputs leave no trace", state.to_bytes() == before, (what, given))
        return refusal
    promise("illegal input is refused", False, (what, given))
    raise AssertionError("not reached")


def check_refusals(contract: Contract, state: State, old: list[Act], rng: random.Random) -> None:
    """Stale, foreign, unknown and impossible inputs at this position."""
    before = state.to_bytes()
    seats = len(state.holders)
    nonsense: list[tuple[str, Input]] = [
        ("unknown chance", Outcome(Ordinal(state.ordinal + 3), 0)),
        ("unknown question", Timeout(QuestionId(1_000_000))),
        ("unknown seat", Concede(Seat(seats))),
        ("unknown order", DropOrder(Seat(0), "no such kind")),
    ]
    pending = state.pending()
    if isinstance(pending, Chance):
        impossible = ((), (99,) * 3, None, -1, "six", (1, 2, 3, "4"), 1 << 70)
        nonsense += [("impossible", Outcome(pending.id, value)) for value in impossible]
        nonsense += [("clock", StopClock(Seat(0))), ("clock", RunClock(Seat(0)))]
    for question in state.questions():
        other = Seat((question.seat + 1) % seats)
        action = state.legal(question.seat, question.id).sample(rng)
        nonsense.append(("foreign", Act(question.id, other, action)))
    current = {question.id for question in state.questions()}
    for act in old[-3:]:
        if act.question not in current:
            # The last answer of a seat, said again, is recognised; any other is stale.
            stale = Act(act.question, act.seat, random_action(contract, rng))
            if stale.action != act.action:
                nonsense.append(("stale", stale))
    for what, given in nonsense:
        refused_untouched(state, given, what, before)
    _check_malformed(contract, state, rng)


def _check_malformed(contract: Contract, state: State, rng: random.Random) -> None:
    """JSON with one thing wrong never becomes an input."""
    for question in state.questions()[:1]:
        action = state.legal(question.seat, question.id).sample(rng)
        data = input_to_json(Act(question.id, question.seat, action))
        fields = data["act"]["action"]
        key = rng.choice(sorted(fields))
        fields[key] = rng.choice([None, -1, 10**9, "x", 1.5, True, [], [["x"]], {}])
        try:
            input_from_json(contract.game, data)
        except Illegal as refusal:
            promise("refusals name a rule", refusal.rule.startswith("ST-1"), refusal)
        else:
            promise("malformed input is refused", fields[key] == [], (data, key))


def check_agreement(
    contract: Contract, state: State, question: Question, rng: random.Random, tries: int
) -> None:
    """``legal`` lists exactly what ``apply`` takes; ``why_not`` says what ``apply`` says."""
    legal = state.legal(question.seat, question.id)
    listed = legal.actions()
    large = {domain.verb for domain in legal.domains()}
    promise("legal lists no action twice", len(set(listed)) == len(listed), listed)
    for action in listed if len(listed) <= tries else rng.sample(listed, tries):
        promise("listed actions are legal", legal.why_not(action) is None, action)
        state.clone().apply(Act(question.id, question.seat, action))
    for domain in legal.domains():
        action = domain.sample(rng)
        promise("sampled actions are legal", legal.why_not(action) is None, action)
        state.clone().apply(Act(question.id, question.seat, action))
    before = state.to_bytes()
    here = sorted(legal.verbs(), key=lambda verb: verb.VERB)
    for _ in range(tries):
        action = random_action(contract, rng, rng.choice(here) if rng.randrange(2) else None)
        why_not = legal.why_not(action)
        if why_not is None:
            promise(
                "legal lists every small action", type(action) in large or action in listed, action
            )
            state.clone().apply(Act(question.id, question.seat, action))
        else:
            sentence = refused_untouched(
                state, Act(question.id, question.seat, action), "illegal", before
            )
            promise("why_not says what apply says", sentence.to_json() == why_not.to_json(), action)
            contract.texts.add((sentence.text, frozenset(sentence.values)))
