"""German sentences stay German when names are put into them, and use the booklets' words.

Regions and territories are names with and without an article ("USA", "Türkei"), so no preposition and no
verb may stand right beside one: "gegen Region { $region }", "Territorium { $territory } hat".
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import statecraft

HOME = Path(str(statecraft.__file__)).parent
LESSONS = "lesson.ftl"
"""A lesson is about territories it chooses itself, none of which has an article."""
FILES = sorted(
    [*HOME.glob("locale/de/*.ftl"), *HOME.glob("*/texts/de/*.ftl"), *HOME.glob("*/edition/de.ftl")]
)
PLACE = r"\{ \$(?:region|active|target|neighbour|giver|taker|others|territory|title) \}"
PREPOSITION = rf"\b(?:in|nach|aus|von|gegen|vor|auf|für|zwischen|mit|als|bei) {PLACE}"
VERB = rf"(?<!Region )(?<!Territorium ){PLACE} (?:hat|ist|gibt|erhält|verliert|kann|würde|handeln|greift)\b"
FAULTS = {
    "a promise is of something: keinen": r"\bkein (?:Krieg|Antrag) gegen\b",
    "politicians are on Mauritius": r"\bExil",
    "a region that is not done steht aus": r"Regionen offen|offene Region",
    "a name with an article after a preposition": PREPOSITION,
    "a name in the plural before a verb": VERB,
}  # fmt: skip
OLD = {
    "a promise is of something: keinen": "gp-promise-no-war = kein Krieg gegen Region { $region }",
    "politicians are on Mauritius": "gp-web-exile = Exil",
    "a region that is not done steht aus": "{ $count } von { $all } Regionen offen",
    "a name with an article after a preposition": "Nichtangriffspakt: sicher vor { $neighbour }",
    "a name in the plural before a verb": "gp-refused-not-richer = { $giver } hat nicht mehr",
}


def lines(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        # Of INFLUENCE cards the target is a player.
        if not line.startswith(("#", "gb-influence-against")):
            yield line


@pytest.mark.parametrize("fault", FAULTS)
def test_no_german_text_has_the_fault(fault: str) -> None:
    assert len(FILES) > 15
    found = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in FILES
        for line in lines(path)
        if re.search(FAULTS[fault], line) and path.name != LESSONS
    ]
    assert found == []


@pytest.mark.parametrize("fault", FAULTS)
def test_the_fault_would_be_found(fault: str) -> None:
    assert re.search(FAULTS[fault], OLD[fault])


def test_the_german_rulebook_uses_the_same_words() -> None:
    for path in HOME.glob("*/rulebook.de.md"):
        book = path.read_text(encoding="utf-8")
        assert "Exil" not in book
        assert not re.search(r"\bkein (?:Krieg|Antrag) gegen\b", book)
