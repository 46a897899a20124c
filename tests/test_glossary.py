"""The glossary names only what exists: modules, classes, functions and their parts."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|") and not line.startswith(("| word ", "| --- "))
]
CODE = re.compile(r"`([^`]+)`")


def named(path: str) -> Any:
    """The module, or the part of one, that a dotted name stands for."""
    parts = path.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found: Any = import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        for part in parts[size:]:
            found = member(found, part)
        return found
    raise LookupError(path)


def member(thing: Any, name: str) -> Any:
    """A part of a module or class; a field that is only declared counts."""
    declared = {
        name: None
        for cls in getattr(thing, "__mro__", ())
        for name in vars(cls).get("__slots__", ())
    }
    return declared[name] if name in declared else getattr(thing, name)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_a_row_names_exists(row: list[str]) -> None:
    _word, meaning, where = row
    places = [named(path) for path in CODE.findall(where)]
    assert places
    for name in CODE.findall(meaning):
        assert any(_has(place, name) for place in places), name


def _has(place: Any, name: str) -> bool:
    if isinstance(place, tuple):
        return name in place
    if getattr(place, "__name__", "") == name:
        return True
    try:
        member(place, name)
    except AttributeError:
        return False
    return True


def test_each_word_is_explained_once_in_a_sentence() -> None:
    words = [row[0].lower() for row in ROWS]
    assert len(words) > 40
    assert sorted(set(words)) == sorted(words)
    assert [row for row in ROWS if len(row) != 3 or not row[1].endswith(".")] == []


def test_a_name_that_does_not_exist_would_be_seen() -> None:
    with pytest.raises(AttributeError):
        named("statecraft.core.engine.state.State.no_such_part")
    with pytest.raises(AttributeError):
        named("statecraft.core.no_such_module")
