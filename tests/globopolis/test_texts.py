"""Everything the engine of Globopolis asks, offers, refuses and reports has a text in both languages."""

import ast
from pathlib import Path

import pytest

from statecraft.core.verbs.action import IntField, RowsField
from statecraft.globopolis import game
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules import trading
from statecraft.globopolis.variants import OPTIONS
from statecraft.globopolis.verbs import VERBS
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker

HOME = Path(game.__file__).parent
QUESTIONS = (
    *("options", "roll", "reroll", "orss", "own-territory", "foreign-territory", "market"),
    *("purchase", "continue", "hand-limit", "draft", "agents", "business", "conference-reply"),
    *("shield-reply", "diplomacy-reply", "bargain", "hire", "third-party", "neighbour"),
    *("help", "assistance"),
    "operation",
)
REASONS = (
    *("points", "territories", "mission", "sudden-death", "until-round", "round-limit"),
    *("bitter-end", "conceded"),
)


def texts(lang: Language) -> Texts:
    return Texts(lang, extra=[HOME / "edition", HOME / "texts"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_verbs_options_and_reasons_have_words(lang: Language) -> None:
    words = texts(lang)
    wanted = [f"question-{kind}" for kind in QUESTIONS]
    wanted += [f"verb-{verb.VERB}" for verb in VERBS]
    wanted += [f"reason-{reason}" for reason in REASONS]
    wanted += [f"option-{option.name}" for option in OPTIONS]
    assert [key for key in wanted if key not in words] == []
    assert all(words.say(f"option-{option.name}.help") for option in OPTIONS)


def test_the_lists_above_are_those_of_the_code() -> None:
    kinds: set[str] = set()
    purposes: set[str] = set()
    for path in HOME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                names = [name.id for name in node.targets if isinstance(name, ast.Name)]
                if names == ["KIND"]:
                    kinds.add(str(node.value.value))
                elif names == ["PURPOSE"]:
                    purposes.add(str(node.value.value))
    assert kinds <= set(QUESTIONS)
    for lang in LANGUAGES:
        assert [p for p in purposes if "chance-" + str(p) not in texts(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_verb_can_be_said(lang: Language) -> None:
    speaker = Speaker(texts(lang), GAME, ("Ann", "Ben", "Cat", "Dan", "Eve"))
    for verb in VERBS:
        for shape in verb.SHAPE:
            kinds = shape.columns if isinstance(shape, RowsField) else (shape,)
            for kind in kinds:
                assert isinstance(kind, IntField)
                # The kinds of cards have room for more than the box fills.
                high = {"influence": 31, "ops": 32}.get(kind.name, kind.high)
                for value in (kind.low, high):
                    assert speaker.say(GAME.label(kind.name, value))
    for code in (0, 1, 5, 10, 45, trading.OPS, trading.OPS + 32, trading.INFLUENCE + 31):
        assert speaker.value("good", code)
