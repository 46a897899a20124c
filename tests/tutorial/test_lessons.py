"""The tutorials are what their scripts play, and all that they say and point at exists."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools.tutorials import scripts

from statecraft import tutorial
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.events import Note
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import fold
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.rulebook import rulebook
from statecraft.tutorial import LEARNER, PARTS, Lesson

GAMES = ("globopolis", "global-powers")
ROWS = {"territory": "titles", "region": "regions"}
"""What on the board can be pointed at, and the table of the edition that lists it."""
HANDS: dict[str, Callable[[Any], int]] = {
    "influence": lambda globe: globe.influence.hands[LEARNER],
    "ops": lambda globe: globe.hand(LEARNER, 0),
    "mission": lambda globe: globe.hand(LEARNER, 1),
    "card": lambda world: world.cards.hands[LEARNER],
}
"""The cards in the learner's hand, a bit for each."""
ANEW = "run: PYTHONPATH=src python -m tools.tutorials"


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


@pytest.fixture(scope="module")
def lesson(game: Game) -> Lesson:
    assert tutorial.has_lesson(game)
    return tutorial.lesson(game)


def positions(game: Game, lesson: Lesson) -> dict[int, State]:
    """The position at each step's line."""
    session = Session(game, lesson.record.header)
    wanted = {step.line for step in lesson.steps}
    found = {}
    for number, line in enumerate(lesson.record.lines):
        if number in wanted:
            found[number] = session.state.clone()
        session.go_on(line)
    found[len(lesson.record.lines)] = session.state
    return found


def test_a_lesson_is_what_its_script_plays(game: Game) -> None:
    stored = [path.read_text(encoding="utf-8") for path in tutorial.files(game)]
    assert stored == [*scripts()[game.name](game).written()], ANEW


def test_the_learner_wins_at_the_end_of_the_record(game: Game, lesson: Lesson) -> None:
    result = fold(game, lesson.record).result
    assert result is not None
    assert result.ranks[LEARNER] == 1
    assert lesson.steps[-1].line == len(lesson.record.lines)


def test_steps_go_along_the_record(lesson: Lesson) -> None:
    lines = [step.line for step in lesson.steps]
    assert lines == sorted(lines)
    assert 0 <= lines[0] <= lines[-1] <= len(lesson.record.lines)
    done = [step.line for step in lesson.steps if step.do]
    assert len(done) == len(set(done)) >= 12


def test_every_move_is_the_learners_and_legal_there(game: Game, lesson: Lesson) -> None:
    at = positions(game, lesson)
    for step in lesson.steps:
        if step.do:
            line = lesson.record.lines[step.line]
            assert isinstance(line, Act)
            assert line.seat == LEARNER
            legal = at[step.line].legal(line.seat, line.question)
            assert legal.why_not(line.action) is None, step.text


def test_what_is_pointed_at_exists(game: Game, lesson: Lesson) -> None:
    at = positions(game, lesson)
    for step in lesson.steps:
        assert step.part in ("", *PARTS), step.text
        if step.spot is not None:
            kind, value = step.spot["kind"], step.spot["value"]
            state: Any = at[step.line]
            if kind in ROWS:
                assert 0 <= value < len(game.edition.tables[ROWS[kind]]), step.text
            else:
                assert HANDS[kind](state) >> value & 1, f"{step.text}: not in the learner's hand"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_said_and_every_move_has_its_reason(
    game: Game, lesson: Lesson, lang: Language
) -> None:
    texts = Texts(lang, extra=registry.texts_of(game, lang))
    speaker = Speaker(texts, game, ["Eve", *lesson.names])
    for step in lesson.steps:
        sentence = speaker.say(Note(step.text, step.values))
        # Three short sentences, perhaps four very short ones: more is not read.
        assert 20 < len(sentence) <= 280, (step.text, len(sentence))
        if step.do:
            assert speaker.say(Note(f"{step.text}.why", step.values)), step.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_sentence_is_short_enough_for_a_phone(
    game: Game, lesson: Lesson, lang: Language
) -> None:
    speaker = Speaker(
        Texts(lang, extra=registry.texts_of(game, lang)), game, ["Eve", *lesson.names]
    )
    first = lesson.steps[0]
    # Four lines of a phone; the rules behind it stand in the next ones.
    assert len(speaker.say(Note(first.text, first.values))) <= 160


def test_no_text_is_left_over(lesson: Lesson, game: Game) -> None:
    texts = Texts("en", extra=registry.texts_of(game, "en"))
    (lessons,) = {step.text.partition("-lesson-")[0] + "-lesson-" for step in lesson.steps}
    assert set(texts.keys(lessons)) == {step.text for step in lesson.steps}


def test_every_rule_named_is_in_the_book(game: Game, lesson: Lesson) -> None:
    place = Path(rulebook.__file__).parents[1] / game.package.rpartition(".")[2]
    known = {rule.id for rule in rulebook.load(place)["en"].rules}
    for step in lesson.steps:
        assert step.rules, step.text
        assert set(step.rules) <= known, step.text
