"""The page on security names tests that there are, and every requirement that it says it went through."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
VERDICTS = {"met", "partly", "not met", "not there"}

#: Sections of ASVS 5.0.0 and the numbers of their requirements of level 1.
LEVEL_1 = {
    "1.2": (1, 2, 3, 4, 5),
    "1.3": (1, 2),
    "1.5": (1,),
    "2.1": (1,),
    "2.2": (1, 2),
    "2.3": (1,),
    "3.2": (1, 2),
    "3.3": (1,),
    "3.4": (1, 2),
    "3.5": (1, 2, 3),
    "4.1": (1,),
    "4.4": (1,),
    "5.2": (1, 2),
    "5.3": (1, 2),
    "6.1": (1,),
    "6.2": (1, 2, 3, 4, 5, 6, 7, 8),
    "6.3": (1, 2),
    "6.4": (1, 2),
    "7.2": (1, 2, 3, 4),
    "7.4": (1, 2),
    "8.1": (1,),
    "8.2": (1, 2),
    "8.3": (1,),
    "9.1": (1, 2, 3),
    "9.2": (1,),
    "10.4": (1, 2, 3, 4, 5),
    "11.3": (1, 2),
    "11.4": (1,),
    "12.1": (1,),
    "12.2": (1, 2),
    "13.4": (1,),
    "14.2": (1,),
    "14.3": (1,),
    "15.1": (1,),
    "15.2": (1,),
    "15.3": (1,),
}
#: And those of level 2 in the chapters that were gone through.
LEVEL_2 = {
    "4.4": (2, 3, 4),
    "7.1": (1, 2, 3),
    "7.3": (1, 2),
    "7.4": (3, 4, 5),
    "7.5": (1, 2),
    "7.6": (1, 2),
    "8.1": (2,),
    "8.2": (3,),
    "8.4": (1,),
    "14.1": (1, 2),
    "14.2": (2, 3, 4),
    "14.3": (2, 3),
}


@cache
def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        each.name
        for each in ast.walk(tree)
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def rows() -> list[list[str]]:
    found = [line for line in PAGE.splitlines() if re.match(r"\| V\d+\.", line)]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found]


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)
    assert len(named) > 100
    for path, name in named:
        assert (ROOT / path).is_file(), path
        assert not name or name in names_in(ROOT / path), (path, name)


def test_every_requirement_of_the_assessed_parts_has_its_row() -> None:
    wanted = [
        f"V{section}.{number}"
        for level in (LEVEL_1, LEVEL_2)
        for section, numbers in level.items()
        for number in numbers
    ]
    assert (sum(map(len, LEVEL_1.values())), sum(map(len, LEVEL_2.values()))) == (70, 25)
    there = [row[0].strip() for row in rows()]
    assert sorted(there) == sorted(wanted)


def test_each_row_has_a_verdict_and_a_test_or_a_reason() -> None:
    for row in rows():
        assert len(row) == 5, row
        number, asked, verdict, how, _ = row
        assert verdict in VERDICTS, number
        assert asked, number
        assert how, number


def test_the_page_writes_no_html_of_its_own() -> None:
    """What Svelte encodes stays encoded, and no text becomes code."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            for way in (
                "{@html",
                "innerHTML",
                "outerHTML",
                "insertAdjacentHTML",
                "document.write",
                "eval(",
            ):
                assert way not in text, (path, way)
