"""The report on two rule sets: what changes between them, and what does not, on one page."""

from collections.abc import Mapping, Sequence

from statecraft.lab.measure.measures import Figures
from statecraft.lab.report import charts, page
from statecraft.lab.report.balance import Subject, source_name
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.interval_rows import Dot
from statecraft.lab.report.page import Page

SHARES = ("half-time", "reasons", "seat", "place")
"""Headings whose figures are shares; those of topics are too."""


def comparison_page(
    subject: Subject,
    sides: Sequence[Figures],
    differences: Figures,
    more: Sequence[str],
    words: Words,
) -> Page:
    """The whole report, with ``more`` sections at its end; the first side is A, the second B."""
    title = words.say("lab-compare-title", game=subject.game)
    made = Page(words.lang, title)
    made.add(page.heading(title), page.facts(subject.facts))
    made.add(page.paragraph(words.say("lab-compare-reading"), muted=True))
    headings = differences["headings"]
    changed = [
        _sentence(heading, name, row, words)
        for heading, rows in headings.items()
        if heading != "verbs"
        for name, row in rows.items()
        if row["stands_out"]
    ]
    # Longer games have more of everything, so these would bury the others.
    verbs = [name for name, row in headings["verbs"].items() if row["stands_out"]]
    if verbs:
        changed.append(words.say("lab-change-verbs", count=len(verbs)))
    tests = {"tests": differences["tests"], "pairs": differences["pairs"]}
    made.add(
        page.section(
            words.say("lab-changes"),
            page.bullets(changed) if changed else page.paragraph(words.say("lab-no-changes")),
            page.paragraph(words.say("lab-changes-note", **tests), muted=True),
            warn=bool(changed),
        )
    )
    counts = {side: figures["rounds"] for side, figures in zip("AB", sides, strict=True)}
    spec = charts.columns(
        counts,
        words.say("lab-number-rounds"),
        words.say("lab-axis-games"),
        words.say("lab-side"),
    )
    picture = made.picture("rounds", charts.drawn(spec, words.lang), words.say("lab-length"))
    made.add(
        page.section(
            words.say("lab-length"),
            page.pair(picture, _table("lengths", headings["lengths"], None, words), kind="aside"),
        )
    )
    for heading, rows in headings.items():
        if rows and heading != "lengths":
            made.add(_section(made, heading, rows, words))
    made.add(*more)
    made.add(page.paragraph(words.say("lab-data"), muted=True))
    return made


def heading_title(heading: str, words: Words) -> str:
    """What a heading of differences is called."""
    kind, _, topic = heading.partition(" ")
    return words.say("lab-topic-" + topic if topic else "lab-heading-" + kind)


def row_name(heading: str, name: str, words: Words) -> str:
    """What a figure under a heading is called."""
    if heading in ("seat", "place"):
        return words.say("lab-" + heading, number=name)
    if heading == "lengths":
        return words.say("lab-number-" + name)
    if heading == "half-time":
        return words.say("lab-half-time-leader")
    if heading == "sources":
        return source_name(name, words)
    kind = {"reasons": "reason-", "verbs": "verb-"}.get(heading, "")
    return words.name(kind + name, name)


def is_share(heading: str) -> bool:
    """Whether the figures under a heading are shares."""
    return heading in SHARES or heading.startswith("topic ")


def value_words(heading: str, value: float, words: Words) -> str:
    """A figure under a heading as it is written."""
    return words.percent(value) if is_share(heading) else words.number(value, 2)


def change_words(heading: str, row: Figures, words: Words) -> tuple[str, str]:
    """A difference with its sign, and its interval; shares differ by percentage points."""
    share = is_share(heading)
    by = 100 if share else 1
    digits = 1 if share else 2
    sign = "+" if row["difference"] > 0 else ""
    between = words.between(by * row["low"], by * row["high"], False, digits)
    return sign + words.number(by * row["difference"], digits), between


def _sentence(heading: str, name: str, row: Figures, words: Words) -> str:
    change, between = change_words(heading, row, words)
    data = {"a": value_words(heading, row["a"], words), "b": value_words(heading, row["b"], words)}
    data |= {
        "heading": heading_title(heading, words),
        "name": row_name(heading, name, words).rstrip("."),
    }
    key = "lab-change-share" if is_share(heading) else "lab-change"
    return words.say(key, **data, change=change, between=between)


def _table(
    heading: str, rows: Mapping[str, Figures], dots: Sequence[Dot] | None, words: Words
) -> str:
    unit = words.say("lab-difference-points" if is_share(heading) else "lab-difference")
    head = [words.say("lab-name"), f"{unit}, {words.say('lab-interval')}", "A", "B"]
    lines = [
        [
            row_name(heading, name, words),
            page.with_interval(*change_words(heading, row, words)),
            value_words(heading, row["a"], words),
            value_words(heading, row["b"], words),
        ]
        for name, row in rows.items()
    ]
    if dots is None:
        return page.table(head, lines)
    by = 100 if is_share(heading) else 1
    points = [Dot(d.name, by * d.value, by * d.low, by * d.high, d.stands_out) for d in dots]
    return page.interval_table(head, lines, points, 0, False, words)


def _section(made: Page, heading: str, rows: Mapping[str, Figures], words: Words) -> str:
    share = is_share(heading)
    dots = [
        Dot(
            row_name(heading, name, words),
            row["difference"],
            row["low"],
            row["high"],
            row["stands_out"],
        )
        for name, row in rows.items()
    ]
    axis = words.say("lab-axis-difference-points" if share else "lab-axis-difference")
    spec = charts.dots(dots, axis, 0, share)
    title = heading_title(heading, words)
    made.keep("change-" + heading.replace("topic ", ""), charts.drawn(spec, words.lang))
    return page.section(title, _table(heading, rows, dots, words))
