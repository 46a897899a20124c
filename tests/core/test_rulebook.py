"""Rulebooks are read exactly, and everything wrong with one is told at once."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scale import scaled
from statecraft.rulebook.coverage import Citation, citations, marks
from statecraft.rulebook.rulebook import (
    RULE_ID,
    Ours,
    Rulebook,
    RulebookError,
    Ruling,
    SeedLines,
    differences,
    load,
    parse,
    read_ranges,
)
from statecraft.rulebook.sources import problems

BOOK = """# Toy

An introduction.

## 1 Bidding

### TY-1.1 Everyone bids
`does` · seed 002:10-12
All seats bid at once.

The highest wins.

### TY-1.2 Purse
`forbids` · seed 002:13,20-21 · ruling 4

Nobody bids more than they own.

## 2 End
### TY-2.1 Bound
`defines` · ours
Ten rounds.
"""


def errors(text: str) -> tuple[str, ...]:
    with pytest.raises(RulebookError) as caught:
        parse(text, "r.md")
    return caught.value.problems


def changed(old: str, new: str) -> Rulebook:
    assert old in BOOK
    return parse(BOOK.replace(old, new))


def test_a_rulebook_is_read() -> None:
    book = parse(BOOK)
    assert (book.title, book.prefix) == ("Toy", "TY")
    assert book.chapters == ((1, "Bidding"), (2, "End"))
    first, second, third = book.rules
    assert (first.id, first.kind, first.chapter, first.line) == ("TY-1.1", "does", 1, 7)
    assert first.text == "All seats bid at once.\n\nThe highest wins."
    assert second.sources == (SeedLines("002", ((13, 13), (20, 21))), Ruling(4))
    assert second.text == "Nobody bids more than they own."
    assert (third.title, third.sources) == ("Bound", (Ours(),))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("# Toy\n", "\n", "r.md:1: the rulebook should begin with a line '# Title'"),
        ("## 2 End", "## End", "r.md:18: a chapter's heading should be '## NUMBER Title'"),
        ("## 2 End", "## 1 End", "r.md:18: chapter 1 is there twice"),
        ("TY-2.1 Bound", "TY-1.9 Bound", "r.md:19: TY-1.9 stands in chapter 2"),
        ("TY-1.2 Purse", "TY-1.1 Purse", "r.md:13: TY-1.1 is there twice, first at 7"),
        ("TY-1.2 Purse", "TZ-1.2 Purse", "r.md:1: all ids of one rulebook should begin with the same letters"),
        ("TY-1.2 Purse", "Purse", "r.md:13: a rule's heading should be '### ID Title' with an id like GB-7.14"),
        ("`forbids`", "`hates`", "r.md:14: the line under TY-1.2 should begin with one of `does`, `forbids`, `defines`"),
        (" · ours", "", "r.md:20: TY-2.1 should name its source: seed NNN:A-B, ruling N or ours"),
        ("ruling 4", "rule 4", "r.md:14: TY-1.2: source 'rule 4' should be seed NNN:A-B, ruling N or ours"),
        ("002:10-12", "002:12-10", "r.md:8: TY-1.1: '12-10' should count upwards from line 1"),
        ("002:10-12", "002:ten", "r.md:8: TY-1.1: 'ten' should be lines such as 612-613,620"),
        ("Ten rounds.", "", "r.md:19: TY-2.1 has no text"),
    ],
)  # fmt: skip
def test_what_is_out_of_form_is_named_with_its_line(old: str, new: str, expected: str) -> None:
    assert old in BOOK
    assert expected in errors(BOOK.replace(old, new, 1))


def test_everything_is_told_at_once() -> None:
    broken = BOOK.replace("`does`", "does").replace("ruling 4", "ruling x").replace("· ours", "")
    assert len(errors(broken)) == 3
    assert errors("") == (
        "r.md:1: the rulebook should begin with a line '# Title'",
        "r.md:1: the rulebook has no rules",
    )


@settings(max_examples=scaled(200))
@given(
    st.lists(
        st.sampled_from([*BOOK.splitlines(), "### ", "## 2", "`does` ·", "·", "# ", "### A-1 x"])
    )
)
def test_any_text_is_a_rulebook_or_an_error(lines: list[str]) -> None:
    try:
        book = parse("\n".join(lines))
    except RulebookError:
        return
    assert len({rule.id for rule in book.rules}) == len(book.rules) > 0


@given(st.lists(st.tuples(st.integers(1, 9999), st.integers(0, 99)), min_size=1))
def test_ranges_are_written_as_they_are_read(pairs: list[tuple[int, int]]) -> None:
    ranges = tuple((first, first + more) for first, more in pairs)
    assert read_ranges(str(SeedLines("001", ranges)).partition(":")[2]) == ranges


def test_languages_that_agree_have_no_differences() -> None:
    german = parse(
        BOOK.replace("Everyone bids", "Alle bieten").replace("Ten rounds", "Zehn Runden")
    )
    assert differences(parse(BOOK), german) == []


def test_every_difference_between_languages_is_listed() -> None:
    assert differences(parse(BOOK), changed("`forbids`", "`does`")) == [
        "TY-1.2: forbids in en, does in de"
    ]
    assert differences(parse(BOOK), changed(" · ruling 4", "")) == [
        "TY-1.2: from seed 002:13,20-21 · ruling 4 in en, from seed 002:13,20-21 in de"
    ]
    assert differences(parse(BOOK), changed("TY-1.2", "TY-1.3")) == [
        "TY-1.2: missing in de",
        "TY-1.3: missing in en",
    ]
    swapped = (
        BOOK.replace("TY-1.1", "TY-1.x").replace("TY-1.2", "TY-1.1").replace("TY-1.x", "TY-1.2")
    )
    assert "TY-1.1: the order differs from here: de has TY-1.2 in its place" in differences(
        parse(BOOK), parse(swapped)
    )
    more = parse(BOOK + "## 3 More\n### TY-3.1 T\n`does` · ours\nx\n")
    assert differences(parse(BOOK), more) == [
        "TY-3.1: missing in en",
        "the chapters of en and de have different numbers",
    ]


def test_load_reads_both_languages_and_names_a_missing_one(tmp_path: Path) -> None:
    (tmp_path / "rulebook.en.md").write_text(BOOK)
    with pytest.raises(RulebookError) as caught:
        load(tmp_path)
    assert caught.value.problems == ("rulebook.de.md: is missing",)
    (tmp_path / "rulebook.de.md").write_text(BOOK.replace("ruling 4", "ruling 5"))
    with pytest.raises(RulebookError, match=r"TY-1\.2: from"):
        load(tmp_path)
    (tmp_path / "rulebook.de.md").write_text(BOOK)
    assert load(tmp_path)["de"] == parse(BOOK)


MAP = """
[seeds.002]
rules_pages = "8-21"

[[lines]]
seed = "002"
lines = "8-9,14-15"
no_rule = "a picture"

[[lines]]
seed = "002"
lines = "16-19"
rules = ["TY-1.2"]
"""


def mapped(tmp_path: Path, content: str) -> list[str]:
    (tmp_path / "rulebook.sources.toml").write_text(content)
    return problems(parse(BOOK), tmp_path)


def test_a_complete_map_has_no_problems(tmp_path: Path) -> None:
    assert mapped(tmp_path, MAP) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"8-9,14-15"', '"9,14"', ["seed 002:8: mapped neither to a rule nor to no_rule",
                                   "seed 002:15: mapped neither to a rule nor to no_rule"]),
        ('"8-21"', '"8-30,40"', ["seed 002:22-30: mapped neither to a rule nor to no_rule",
                                 "seed 002:40: mapped neither to a rule nor to no_rule"]),
        ('"8-9,14-15"', '"8-10,14-16"', ["seed 002:10: mapped to a rule and to no_rule at once",
                                         "seed 002:16: mapped to a rule and to no_rule at once"]),
        ("TY-1.2", "TY-9.9", ["rulebook.sources.toml: seed 002 lines 16-19: no rule TY-9.9"]),
        ('no_rule = "a picture"', "", ["rulebook.sources.toml: [[lines]] number 1: should have either rules or no_rule, and not both",
                                       "seed 002:8-9: mapped neither to a rule nor to no_rule",
                                       "seed 002:14-15: mapped neither to a rule nor to no_rule"]),
        ("[seeds.002]", "[seeds.003]", ["rulebook.sources.toml: rules cite seed 002, which it does not list"]),
        ("[seeds.002]", "x = 1\n[seeds.002]", ["rulebook.sources.toml: 'x' means nothing here: there is [seeds.NNN] and [[lines]]"]),
        ('"8-21"', "8", ["rulebook.sources.toml: [seeds.002] rules_pages: expected string or bytes-like object, got 'int'"]),
    ],
)  # fmt: skip
def test_every_gap_in_the_map_is_named(
    old: str, new: str, expected: list[str], tmp_path: Path
) -> None:
    assert old in MAP
    found = mapped(tmp_path, MAP.replace(old, new, 1))
    assert [problem for problem in expected if problem not in found] == []
    assert found


def test_seeds_without_a_map_and_a_broken_map_are_named(tmp_path: Path) -> None:
    assert problems(parse(BOOK), tmp_path) == [
        "rulebook.sources.toml: missing, though rules cite seed 002"
    ]
    assert "cannot be read" in mapped(tmp_path, "= 3")[0]
    without = parse(BOOK.replace("seed 002:10-12", "ours").replace("seed 002:13,20-21 · ", ""))
    (tmp_path / "rulebook.sources.toml").unlink()
    assert problems(without, tmp_path) == []


@pytest.mark.parametrize(
    "text", ["GB-7.14", "(GB-7.14)", "# GB-7.14: fewer dice", '"GB-7.14"', "see GB-7.14."]
)
def test_an_id_is_found_in_running_text(text: str) -> None:
    assert [match[0] for match in RULE_ID.finditer(text)] == ["GB-7.14"]


@pytest.mark.parametrize("text", ["xGB-7.14", "GB-7.14x-", "UTF-8x", "gb-7.14", "A-1", "GB-7.14-2"])
def test_what_only_resembles_an_id_is_not_found(text: str) -> None:
    assert RULE_ID.search(text) is None


def test_code_that_cites_a_rule_is_found(tmp_path: Path) -> None:
    (tmp_path / "fight").mkdir()
    (tmp_path / "fight" / "dice.py").write_text(
        '"""x (TY-1.1)."""\n\nIllegal("TY-1.2", "t")  # TY-1.1\n'
    )
    (tmp_path / "note.txt").write_text("TY-1.1")
    assert citations(tmp_path) == [
        Citation("TY-1.1", "fight/dice.py", 1),
        Citation("TY-1.2", "fight/dice.py", 3),
        Citation("TY-1.1", "fight/dice.py", 3),
    ]


def test_marks_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "import pytest\nfrom pytest import mark\n"
        "pytestmark = [pytest.mark.slow, pytest.mark.rule('TY-1.1')]\n"
        "@pytest.mark.rule('TY-1.2', 'TY-1.3')\n"
        "class TestGroup:\n"
        "    @mark.rule('TY-1.4')\n"
        "    async def test_a(self): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('TY-1.5')), 2])\n"
        "def test_b(n): rule('TY-9.1'); other.rule('TY-9.2')\n"
    )
    (tmp_path / "test_y.py").write_text("'TY-1.9'\n")
    found = [(mark.id, mark.line, mark.test) for mark in marks(tmp_path)]
    assert found == [
        ("TY-1.1", 3, ""),
        ("TY-1.2", 4, "TestGroup"),
        ("TY-1.3", 4, "TestGroup"),
        ("TY-1.4", 6, "TestGroup::test_a"),
        ("TY-1.5", 8, "test_b"),
    ]
