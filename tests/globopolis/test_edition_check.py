"""The check of editions finds what would not make a game of Globopolis, and says what is wrong."""

from pathlib import Path

import pytest

from houses import change, check_says, house_of
from statecraft.core.editions.edition import check, load
from statecraft.globopolis.content import (
    CONTENT,
    EDITION,
    Content,
)
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.variants import OPTIONS
from statecraft.kit.edition_check import all_problems
from statecraft.locale import LANGUAGES

FOLDER = EDITION.texts
C = CONTENT


def test_the_edition_passes_the_check_that_anybody_can_run() -> None:
    assert all_problems(FOLDER, SCHEMA, OPTIONS) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the edition, to be changed."""
    return house_of(FOLDER, tmp_path / "house")


def test_a_house_edition_is_loaded_beside_the_printed_one(house: Path) -> None:
    change(house, "setup.toml", "victory_mark = 100", "victory_mark = 60")
    changed = Content(load(house, SCHEMA))
    assert changed.victory_mark[4] == 60
    assert changed.digest != C.digest
    assert changed.units == C.units


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "board.toml",
            'id = "australia"',
            'id = "atlantis"',
            "titles.australia.id: names 'australia', which is not in fields",
        ),
        (
            "board.toml",
            'kind = "nsa"',
            'kind = "nia"',
            "has 0 of the kind “nsa”; it should have 1",
        ),
        (
            "board.toml",
            'kind = "switzerland"',
            'kind = "market"',
            "has 4 of the kind “market”; it should have 3",
        ),
        (
            "board.toml",
            'kind = "orss"',
            'kind = "influence"',
            "O.R.S.S. bases at the places 1, 17, 33 and 49",
        ),
        (
            "board.toml",
            'kind = "guild"',
            'kind = "territory"',
            "differs from the fields of the kind “guild”",
        ),
        (
            "titles.toml",
            'group = "alaska-nunavut"',
            'group = "scandinavia"',
            "has 1 territory; it should have at least 2",
        ),
        (
            "guilds.toml",
            'group = "scandinavia"',
            'group = "western-europe"',
            "has 4 Associated Territories; it should have 2",
        ),
        ("markets.toml", 'id = "israel"', 'id = "egypt"', "is no market of board.toml"),
        ("setup.toml", "titles = 7", "titles = 13", "deals more than the 36 titles there are"),
        ("setup.toml", "at_start = 15", "at_start = 21", "agents.at_start: is 21; a colour has 20"),
        (
            "ops.toml",
            'effect = "fewer_dice"\namount = 1',
            'effect = "fewer_dice"',
            "amount: is missing; effect is “fewer_dice”, which needs it",
        ),
        (
            "ops.toml",
            '"scandinavia"]\norigins',
            '"central-africa"]\norigins',
            "names a group twice",
        ),
        (
            "ops.toml",
            'id = "reserve-battalion"',
            'id = "long-reach"',
            "is already an opportunity",
        ),
        (
            "missions.toml",
            "min_value = 3",
            'resource = "water"',
            "resource: is of no use; condition is “per_quadrant”",
        ),
        ("de.ftl", "title-congo = Kongo\n", "", "title-congo: is missing; titles needs it"),
    ],
)
def test_the_check_names_what_is_wrong(
    house: Path, file: str, old: str, new: str, message: str
) -> None:
    change(house, file, old, new)
    check_says(house, SCHEMA, message)


def test_usa_and_canada_cannot_be_renamed_away(house: Path) -> None:
    for file in ("board.toml", "titles.toml"):
        change(house, file, 'id = "canada"', 'id = "kanata"')
    for lang in LANGUAGES:
        change(house, f"{lang}.ftl", "title-canada", "title-kanata")
        change(house, f"{lang}.ftl", "field-canada = { title-canada }", "field-kanata = Kanata")
    problems = [str(problem) for problem in check(house, SCHEMA)]
    assert problems == ["titles.toml: titles.canada: is missing; the rules name “canada”"]
