"""Examples in the documents are run, so that what they show is true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    path
    for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    if "\n>>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_a_page_hold(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_there_are_pages_with_examples() -> None:
    assert {"README.md", "api.md", "bots.md", "learning.md"} <= {page.name for page in PAGES}
