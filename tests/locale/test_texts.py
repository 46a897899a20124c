"""Both languages say the same things, code names only texts that exist, and nothing fails silently."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from statecraft.kit import game_texts
from statecraft.locale import (
    LANGUAGES,
    Language,
    MissingText,
    TextError,
    Texts,
    entries,
    files,
    language,
    parsed,
)
from statecraft.locale.parity import Mismatch, differences, inventory

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "statecraft"
TESTS = ROOT / "tests"

#: Which argument of which call is a text's id: by position, for calls of this name.
NAMES_A_TEXT = {
    **game_texts.NAMES_A_TEXT,
    "Label": 0,
    "Mistake": 0,
    "Refused": 0,
    "BadSetting": 0,
    "Wrong": 0,
    "CannotOpen": 0,
    "NoSuchGame": 0,
    "Problem": 2,
    "Mismatch": 2,
    "complain": 2,
    "say": 0,
}


def named_texts(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Every text id that code names in a string literal, with its place."""
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for literal, line in game_texts.named_texts(tree, NAMES_A_TEXT):
            yield literal, f"{path.name}:{line}"


def games() -> list[Path]:
    """The folder of every game in the checkout: whatever has a rulebook, but for the engine."""
    return [
        path.parent
        for root in (SRC, TESTS)
        for path in sorted(root.rglob("rulebook.en.md"))
        if path.parent != SRC / "core"
    ]


def code_of(game: Path) -> list[Path]:
    """A game's own code, and what else speaks its words: its bots, its board in a terminal, what the lab notes of it."""
    beside = [*SRC.glob(f"*/*/{game.name}.py"), *(SRC / "bots" / game.name).rglob("*.py")]
    return [*sorted(game.rglob("*.py")), *sorted(beside)]


def folders(game: Path) -> list[Path]:
    """The folders with texts that a game brings."""
    single = {path.parent for path in game.rglob("de.ftl")}
    return sorted(single | {path.parent.parent for path in game.rglob("de/*.ftl")})


TEXT_FOLDERS = [SRC / "locale", *(folder for game in games() for folder in folders(game))]


@pytest.mark.parametrize("folder", TEXT_FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_both_languages_say_the_same(folder: Path) -> None:
    en, de = (inventory(path.read_text() for path in files(lang, folder)) for lang in LANGUAGES)
    assert en.variables
    assert differences("en", en, "de", de) == []


def test_both_languages_have_the_same_files() -> None:
    names = {lang: [path.name for path in files(lang)] for lang in LANGUAGES}
    assert names["en"] == names["de"] != []


def unwritten(code: Iterable[Path], extra: list[Path]) -> list[tuple[str, str, str]]:
    """The texts that code names and a language lacks: key, place, language."""
    named = list(named_texts(code))
    return [
        (key, place, texts.lang)
        for texts in (Texts(lang, extra=extra) for lang in LANGUAGES)
        for key, place in named
        if key.partition(".")[0] not in texts
    ]


def test_the_product_names_only_texts_that_exist() -> None:
    own = {path for game in games() for path in code_of(game)}
    code = [path for path in sorted(SRC.rglob("*.py")) if path not in own]
    assert ("cli-help", "__init__.py") in {(k, p.partition(":")[0]) for k, p in named_texts(code)}
    assert unwritten(code, []) == []


def test_games_name_only_texts_that_exist() -> None:
    found = {game.name: unwritten(code_of(game), folders(game)) for game in games()}
    assert {name: missing for name, missing in found.items() if missing} == {}


def test_a_wrong_name_in_code_would_be_seen(tmp_path: Path) -> None:
    source = tmp_path / "game.py"
    source.write_text(
        "raise Illegal('GB-1.1', 'no-such-text', 3)\n"
        "texts.say('one' if x else 'two', n=1)\n"
        "sink(core.Event('landed', seat))\n"
        "texts.say(computed)\n"
        "other('not-a-text')\n"
    )
    assert [key for key, _ in named_texts([source])] == ["no-such-text", "one", "two", "landed"]
    (tmp_path / "en.ftl").write_text("one = 1\ntwo = 2\nlanded = x\nno-such-text = y\n")
    (tmp_path / "de.ftl").write_text("one = 1\ntwo = 2\nlanded = x\n")
    assert unwritten([source], [tmp_path]) == [("no-such-text", "game.py:1", "de")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_parses_and_is_found_before_it_does(lang: Language) -> None:
    """Programs parse only the texts they say; here all are parsed."""
    for path in files(lang):
        text = path.read_text(encoding="utf-8")
        tree = [
            entry
            for entry in parsed(path, text).body
            if isinstance(entry, fluent.Message | fluent.Term)
        ]
        names = ["-" * isinstance(entry, fluent.Term) + entry.id.name for entry in tree]
        assert list(entries(path)) == names
        for chunk, entry in zip(entries(path).values(), tree, strict=True):
            (alone,) = [
                each
                for each in parsed(path, chunk).body
                if isinstance(each, fluent.Message | fluent.Term)
            ]
            assert alone.equals(entry, ignored_fields=["span", "comment"])


def test_what_a_text_refers_to_is_read_with_it(tmp_path: Path) -> None:
    path = tmp_path / "texts.ftl"
    path.write_text("one = { two } { -three }\ntwo = 2 { -three }\n-three = III\n")
    assert list(entries(path)) == ["one", "two", "-three"]
    path.write_text("one = 1\none = 2\n")
    with pytest.raises(TextError, match="one is already written"):
        entries(path)
    (tmp_path / "en.ftl").write_text("said = { cli-problems }\n")
    assert "said" in Texts("en", [tmp_path])
    assert Texts("en", [tmp_path]).say("said", count=2) == "2 problems found."


def test_differences_name_keys_attributes_variables_and_junk() -> None:
    en = inventory(["a = A { $x }\nb = B\n    .hint = H { $y }\n", "c = C\n-term = T\n"])
    de = inventory(["a = A\nb = B\n    .hint = H { $y } { $z }\n", "c = C\nc = D\nwhat is this\n"])
    assert differences("en", en, "de", de) == [
        Mismatch("en", "b.hint", "edition-variable-one-language", {"name": "z", "other": "de"}),
        Mismatch("de", "", "edition-no-fluent", {"found": "'what is this'"}),
        Mismatch("de", "c", "edition-text-twice"),
        Mismatch("de", "a", "edition-variable-one-language", {"name": "x", "other": "en"}),
    ]
    assert Mismatch(
        "de", "b", "edition-text-one-language", {"lang": "de", "other": "en"}
    ) in differences("en", en, "de", inventory(["a = { $x }"]))


def test_variables_are_found_inside_plurals() -> None:
    plural = "n = { $count ->\n    [one] one { $thing }\n   *[other] many\n}\n"
    assert inventory([plural]).variables == {"n": frozenset({"count", "thing"})}


def test_say_fills_in_variables_and_plurals() -> None:
    assert Texts("en").say("cli-problems", count=1) == "1 problem found."
    assert Texts("de").say("cli-problems", {"count": 2}) == "2 Probleme gefunden."


def test_a_missing_text_is_an_error_and_never_a_bare_key() -> None:
    with pytest.raises(MissingText, match="no text 'no-such-text' in language 'de'"):
        Texts("de").say("no-such-text")
    with pytest.raises(MissingText, match=r"cli-help\.hint"):
        Texts("en").say("cli-help.hint")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(TextError, match="cli-problems"):
        Texts("en").say("cli-problems")


def test_a_game_brings_its_own_texts_in_either_shape(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "one.ftl").write_text("gruss = Hallo { $wer }\n    .kurz = Na\n")
    (tmp_path / "de.ftl").write_text("karte = Karte\n")
    texts = Texts("de", extra=[tmp_path])
    assert texts.say("gruss", wer="Anna") == "Hallo Anna"
    assert texts.say("gruss.kurz") == "Na"
    assert texts.say("karte") == "Karte"
    assert "karte" in texts
    assert "cli-help" in texts
    assert "gruss" not in Texts("de")


@pytest.mark.parametrize(
    ("content", "reason"),
    [("cli-help = mine\n", "cli-help is already written"), ("= nothing\n", "not Fluent syntax")],
)
def test_a_bad_file_of_texts_is_named(content: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(content)
    with pytest.raises(TextError, match=f"en.ftl: {reason}"):
        Texts("en", extra=[tmp_path])


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "de"}, "de"),
    ],
)
def test_language_follows_the_environment(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected
