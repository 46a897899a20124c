"""Story, glossary, tips and questions beside the rules: read, alike in both languages, and true."""

import re
from pathlib import Path

import pytest

from statecraft.rulebook import companion, rulebook
from statecraft.rulebook.companion import CompanionError, parse

PACKAGE = Path(companion.__file__).parents[1]
FOLDERS = [PACKAGE / "globopolis", PACKAGE / "global_powers"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_terms_name_rules_that_exist(folder: Path) -> None:
    ids = {rule.id for rule in rulebook.load(folder)["en"].rules}
    for book in companion.load(folder).values():
        entries = [entry for section in book.sections for entry in section.entries]
        assert {entry.rule for entry in entries if entry.forms} <= ids


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_form_belongs_to_one_term_and_stands_in_the_product(folder: Path, lang: str) -> None:
    book = companion.load(folder)[lang]
    terms = next(section.entries for section in book.sections if section.key == "glossary")
    forms = [form for term in terms for form in term.forms]
    assert len(forms) == len(set(forms))
    paths = [*folder.glob(f"**/{lang}.ftl"), folder / f"rulebook.{lang}.md"]
    product = "\n".join([path.read_text(encoding="utf-8") for path in paths])
    unused = [
        term.title
        for term in terms
        if not any(re.search(rf"(?<!\w){re.escape(form)}", product) for form in term.forms)
    ]
    assert unused == []


def test_globopolis_tells_its_world() -> None:
    for lang in rulebook.LANGUAGES:
        booklet = companion.load(FOLDERS[0])[lang]
        assert [section.key for section in booklet.sections] == ["story", "glossary", "tips", "faq"]
        story = {entry.id for entry in booklet.sections[0].entries}
        assert {"disaster", "core-energy", "fresh-water", "orss", "g-bank", "axis"} <= story


def test_languages_that_differ_are_named(tmp_path: Path) -> None:
    text = "# A\n## tips Tips\n### plan Plan\nPlan ahead.\n"
    (tmp_path / "companion.en.md").write_text(text)
    (tmp_path / "companion.de.md").write_text(text + "### more Mehr\nUnd mehr.\n")
    with pytest.raises(CompanionError, match="more"):
        companion.load(tmp_path)
    assert companion.load(tmp_path / "nowhere") == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# A\n## recipes Food\n", "line 2: a section is"),
        ("# A\n### plan Plan\n", "line 2: an entry is"),
        ("# A\nwords\n", "line 2: text before"),
        ("# A\n## tips T\n### plan Plan\n", "plan: the entry says nothing"),
        ("# A\n## glossary G\n### purse Purse\nA bag.\n", "purse: a term begins with"),
    ],
)
def test_a_line_out_of_place_is_refused(text: str, reason: str) -> None:
    with pytest.raises(CompanionError, match=reason):
        parse(text)
