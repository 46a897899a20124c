"""The check of editions finds what would not make a game of Global Powers, and says what is wrong."""

from pathlib import Path

import pytest

from houses import change, check_says, house_of
from statecraft.core.editions.edition import check, load
from statecraft.global_powers.content import CONTENT, EDITION, Content, content_of
from statecraft.global_powers.edition_schema import SCHEMA
from statecraft.global_powers.variants import OPTIONS
from statecraft.kit.edition_check import all_problems

FOLDER = EDITION.texts
C = CONTENT


def test_the_edition_passes_the_check_that_anybody_can_run() -> None:
    assert all_problems(FOLDER, SCHEMA, OPTIONS) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the edition, to be changed."""
    return house_of(FOLDER, tmp_path / "house")


def test_a_house_edition_is_loaded_beside_the_printed_one(house: Path) -> None:
    change(house, "setup.toml", "victory_points = 25", "victory_points = 20")
    edition = load(house, SCHEMA)
    changed = content_of(edition)
    assert changed is content_of(edition)
    assert changed.victory_points[4] == 20
    assert changed.digest != C.digest
    assert changed.neighbours == C.neighbours


def test_a_house_may_draw_other_borders(house: Path) -> None:
    """India and Latin America, the one way and the other."""
    change(house, "regions.toml", '["china", "middle-east", "s', '["latin-america", "china", "s')
    change(house, "regions.toml", '"russia", "india", "north-africa"', '"russia", "north-africa"')
    change(house, "regions.toml", '"oceania", "sub-s', '"oceania", "india", "sub-s')
    changed = Content(load(house, SCHEMA))
    assert changed.neighbours[6] == (2, 7, 8, 11)
    assert changed.neighbours[7] == (0, 6, 9, 11)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "regions.toml",
            'neighbours = ["united-states", "oceania", ',
            'neighbours = ["oceania", ',
            "names 'latin-america', which does not name 'united-states'",
        ),
        (
            "regions.toml",
            'neighbours = ["europe", "middle-east", ',
            'neighbours = ["north-africa", "europe", "middle-east", ',
            "regions.north-africa.neighbours: names the region itself",
        ),
        (
            "regions.toml",
            'neighbours = ["europe", "middle-east", ',
            'neighbours = ["europe", "europe", "middle-east", ',
            "regions.north-africa.neighbours: names 'europe' twice",
        ),
        (
            "regions.toml",
            '"southeast-asia", "sub-saharan-africa"]',
            '"southeast-asia", "atlantis"]',
            "names 'atlantis', which is not in regions",
        ),
        ("regions.toml", "raw = 4", "raw = 6", "raw: is 6; it should be at most 5"),
        ("regions.toml", "raw = 4", "", "regions.middle-east.raw: is missing"),
        ("regions.toml", "raw = 4", "raw = 5", "supply.raw: is 20; the regions start with 21"),
        ("setup.toml", "economy = 40", "economy = 24", "is 24; the regions start with 25"),
        ("setup.toml", "military = 30", "military = 20", "is 20; the regions start with 22"),
        ("setup.toml", "diplomacy = 30", "diplomacy = 18", "is 18; the regions start with 19"),
        (
            "setup.toml",
            "most = 5",
            "most = 4",
            "regions.united-states.economy: is 5; no more than 4 of a kind may lie in a region",
        ),
        ("setup.toml", "most = 5", "most = 6", "most: is 6; it should be at most 5"),
        ("setup.toml", "politicians = 20", "politicians = 21", "it should be at most 20"),
        (
            "regions.toml",
            '"india", "north-africa", "sub-s',
            '"india", "oceania", "north-africa", "sub-s',
            "regions.middle-east.neighbours: is 7 items long; it should be at most 6",
        ),
        ("setup.toml", "hand = 5", "hand = 17", "parties.hand: is 17; a party has 16 cards"),
        ("setup.toml", "dominance_from = 12", "dominance_from = 5", "it should be at least 6"),
        ("setup.toml", "count = 5", "count = 4", "has the same count as players[3]: 4"),
        (
            "cards.toml",
            'effect = "assassinate"',
            'effect = "zeal"',
            "cards: has more than one card of effect “zeal”",
        ),
        (
            "cards.toml",
            'effect = "assassinate"',
            'effect = "murder"',
            "cards.assassination.effect: is 'murder'",
        ),
        ("de.ftl", "region-india = Indien\n", "", "region-india: is missing; regions needs it"),
        ("en.ftl", "card-zeal-text", "card-zest-text", "card-zeal-text: is missing"),
    ],
)
def test_the_check_names_what_is_wrong(
    house: Path, file: str, old: str, new: str, message: str
) -> None:
    change(house, file, old, new)
    check_says(house, SCHEMA, message)


def test_two_worlds_are_refused(house: Path) -> None:
    """Cut off from all others, Oceania and Latin America border on one another alone."""
    for old, new in (
        ('"japan-korea", "latin-america", "oceania"]', '"japan-korea"]'),
        ('"united-states", "oceania", "sub-saharan-africa"]', '"oceania"]'),
        ('"japan-korea", "india", "oceania"]', '"japan-korea", "india"]'),
        ('"united-states", "latin-america", "southeast-asia"]', '"latin-america"]'),
        ('"india", "latin-america", "north-africa"]', '"india", "north-africa"]'),
    ):
        change(house, "regions.toml", old, new)
    assert [str(problem) for problem in check(house, SCHEMA)] == [
        "regions.toml: regions.latin-america: cannot be reached from 'united-states'",
        "regions.toml: regions.oceania: cannot be reached from 'united-states'",
    ]


def test_twelve_regions_are_needed(house: Path) -> None:
    file, last = "regions.toml", "[[regions]] # 12"
    content = (house / file).read_text(encoding="utf-8")
    (house / file).write_text(content[: content.rindex(last)], encoding="utf-8")
    problems = [str(problem) for problem in check(house, SCHEMA)]
    assert "regions.toml: regions: has 11 rows; it should have 12" in problems
