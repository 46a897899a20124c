"""The report on several rule sets at once: one table with a column for each, all held against the first.

Every side plays on the same seeds with the same bots as side A, so that each difference from A is taken game by
game, with common luck. Two sides have a page of their own with more room (`comparison`).
"""

from collections.abc import Mapping, Sequence
from html import escape

from statecraft.lab.measure.measures import Figures
from statecraft.lab.report import page
from statecraft.lab.report.balance import Subject
from statecraft.lab.report.comparison import change_words, heading_title, row_name, value_words
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.page import Html, Page

LETTERS = "ABCDEF"
"""As many sides as a table can have."""
_ARROWS = {1: ("up", "▲"), -1: ("down", "▼")}
_FOLDED = ("verbs",)
"""Longer games have more of everything, so these would bury the others."""


def many_sides_page(subject: Subject, against: Sequence[Figures], words: Words) -> Page:
    """The whole report; ``against`` has the differences of each further side from the first."""
    title = words.say("lab-many-title", game=subject.game, sides=len(against) + 1)
    made = Page(words.lang, title)
    made.add(page.heading(title), page.facts(subject.facts))
    made.add(page.paragraph(words.say("lab-many-reading"), muted=True))
    tests = sum([differences["tests"] for differences in against])
    changed = sum(
        [
            1
            for differences in against
            for heading, rows in differences["headings"].items()
            for row in rows.values()
            if row["stands_out"] and heading not in _FOLDED
        ]
    )
    note = words.say("lab-many-note", tests=tests, changed=changed)
    headings = list(dict.fromkeys([name for each in against for name in each["headings"]]))
    made.add(
        page.section(
            words.say("lab-many-table"),
            page.paragraph(note),
            _table([name for name in headings if name not in _FOLDED], against, words),
        )
    )
    for heading in headings:
        if heading in _FOLDED:
            made.add(
                page.section(
                    heading_title(heading, words),
                    page.folded(words.say("lab-many-show"), _table([heading], against, words)),
                )
            )
    made.add(page.paragraph(words.say("lab-data"), muted=True))
    return made


def _table(headings: Sequence[str], against: Sequence[Figures], words: Words) -> str:
    lines: list[list[str]] = []
    for heading in headings:
        rows = [differences["headings"].get(heading, {}) for differences in against]
        names = list(dict.fromkeys([name for side in rows for name in side]))
        if names:
            lines.append([heading_title(heading, words)])
            lines += [_line(heading, name, rows, words) for name in names]
    letters = LETTERS[: len(against) + 1]
    return page.table([words.say("lab-name"), *letters], lines, wide=True)


def _line(
    heading: str, name: str, sides: Sequence[Mapping[str, Figures]], words: Words
) -> list[str]:
    """What all sides have of one figure; nothing where a side has too few cases of it."""
    there = [side[name] for side in sides if name in side]
    first = value_words(heading, there[0]["a"], words)
    cells = [_cell(heading, side[name], words) if name in side else "–" for side in sides]
    return [row_name(heading, name, words), first, *cells]


def _cell(heading: str, row: Figures, words: Words) -> Html:
    value = escape(value_words(heading, row["b"], words))
    change, between = change_words(heading, row, words)
    if row["stands_out"]:
        kind, arrow = _ARROWS[row["stands_out"]]
        value = f'<span class="{kind}">{arrow} {value}</span>'
    return Html(f"{value}<br><small>{escape(change)} ({escape(between)})</small>")
