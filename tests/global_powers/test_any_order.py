"""A person names cards and places in any order; the answer is the same."""

import random
from pathlib import Path

import pytest

from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.record import Record, Undo, begin
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.builder import Builder
from statecraft.global_powers import GAME

RECORD = Path(__file__).parents[1] / "golden" / "global_powers" / "four-players-points.jsonl"


def asked(kind: str) -> list[Legal]:
    """What seats were asked of this kind in a recorded game."""
    record = Record.from_jsonl(GAME, RECORD.read_text())
    state = begin(GAME, record.header)
    found: list[Legal] = []
    for line in record.lines:
        if not isinstance(state.pending(), Chance | Over):
            for question in state.questions():
                if question.must and question.kind == kind:
                    found.append(state.clone().legal(question.seat, question.id))
        assert not isinstance(line, Undo)
        state.apply(line)
    return found


def verb(builder: Builder, name: str) -> None:
    builder.choose(next(c.token for c in builder.choices() if c.label.text == f"verb-{name}"))


def offered(builder: Builder) -> list[int]:
    return [choice.value for choice in builder.choices() if choice.kind != "end"]


def choose(builder: Builder, value: int) -> None:
    builder.choose(next(c.token for c in builder.choices() if c.value == value))


def test_the_last_card_may_be_named_first() -> None:
    builder = asked("first-hand")[0].builder(any_order=True)
    verb(builder, "choose-hand")
    assert offered(builder) == list(range(16))
    for card in (15, 3, 9, 0, 12):
        choose(builder, card)
        assert card not in offered(builder)
    assert [choice.kind for choice in builder.choices()] == ["end"]
    builder.choose(builder.choices()[0].token)
    assert builder.action is not None
    assert builder.action.to_json()["cards"] == [[0], [3], [9], [12], [15]]


def test_programs_meet_each_hand_once() -> None:
    builder = asked("first-hand")[0].builder()
    verb(builder, "choose-hand")
    assert offered(builder) == list(range(12))


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("first-hand", "choose-hand"),
        ("refill", "refill-hand"),
        ("un", "send-to-un"),
        ("turn", "withdraw"),
    ],
)
def test_whatever_is_named_is_an_answer(kind: str, name: str) -> None:
    rng = random.Random(5)
    answers: set[Action] = set()
    for legal in asked(kind):
        if name not in [verb.VERB for verb in legal.verbs()]:
            continue
        for _ in range(10):
            builder = legal.builder(any_order=True)
            verb(builder, name)
            while builder.action is None:
                builder.choose(rng.choice(builder.choices()).token)
            assert legal.why_not(builder.action) is None
            answers.add(builder.action)
    assert len(answers) > 10
