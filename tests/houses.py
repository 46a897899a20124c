"""Editions of somebody's own house: a copy of one in the box, with a few things changed in it."""

import shutil
from pathlib import Path

import pytest

from statecraft.core.editions.edition import EditionError, check, load
from statecraft.core.editions.schema import Schema


def house_of(edition: Path, folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of an edition with these changes: file, what stands there once, and what instead."""
    shutil.copytree(edition, folder)
    for file, old, new in changes:
        change(folder, file, old, new)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text(encoding="utf-8")
    assert old in content
    (folder / file).write_text(content.replace(old, new, 1), encoding="utf-8")


def check_says(folder: Path, schema: Schema, message: str) -> None:
    """The check of an edition names what is wrong, and such an edition cannot be loaded."""
    problems = [str(problem) for problem in check(folder, schema)]
    assert any(message in problem for problem in problems), problems
    with pytest.raises(EditionError):
        load(folder, schema)
