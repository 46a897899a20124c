"""Sections of `docs/benchmarks.md` that programs of their own write, each between two marks."""

from collections.abc import Sequence
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def section_of(begins: str, body: Sequence[str], ends: str) -> str:
    """A section with its marks."""
    return "\n".join([begins, "", *body, "", ends]) + "\n"


def of_page(page: str, begins: str, ends: str) -> str:
    """The section that a page has, or "" where it has none."""
    if begins not in page or ends not in page:
        return ""
    return page[page.index(begins) : page.index(ends) + len(ends)] + "\n"


def put(page: str, new: str, begins: str, ends: str) -> str:
    """The page with this section in the place of its own, or behind all the rest."""
    old = of_page(page, begins, ends)
    return page.replace(old, new) if old else f"{page.rstrip()}\n\n{new}"
