"""The report on two rule sets: what changes between them, and what does not, on one page."""

from collections.abc import Mapping, Sequence

from statecraft.lab.measure.measures import Figures
from statecraft.lab.report import charts, page
from statecraft.lab.report.balance import Subject, source_name
from statecraft.lab.report.charts import Dot
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.page import Page

SHARES = ("half-time", "reasons", "seat", "place")
"""Headings whose figures are shares; those of topics are too."""


def comparison_page(
    subject: Subject, sides: Sequence[Figures], differences: Figures, words: Words
) -> Page:
    """The whole report; the first side is A, the second B."""
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
            page.pair(picture, _table("lengths", headings["lengths"], words), kind="aside"),
        )
    )
    for heading, rows in headings.items():
        if rows and heading != "lengths":
            made.add(_section(made, heading, rows, words))
    made.add(page.paragraph(words.say("lab-data"), muted=True))
    return made


def _title(heading: str, words: Words) -> str:
    kind, _, topic = heading.partition(" ")
    return words.say("lab-topic-" + topic if topic else "lab-heading-" + kind)


def _name(heading: str, name: str, words: Words) -> str:
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


def _is_share(heading: str) -> bool:
    return heading in SHARES or heading.startswith("topic ")


def _value(heading: str, value: float, words: Words) -> str:
    return words.percent(value) if _is_share(heading) else words.number(value, 2)


def _change(heading: str, row: Figures, words: Words) -> tuple[str, str]:
    """A difference with its sign, and its interval; shares differ by percentage points."""
    share = _is_share(heading)
    by = 100 if share else 1
    digits = 1 if share else 2
    sign = "+" if row["difference"] > 0 else ""
    between = words.between(by * row["low"], by * row["high"], False, digits)
    return sign + words.number(by * row["difference"], digits), between


def _sentence(heading: str, name: str, row: Figures, words: Words) -> str:
    change, between = _change(heading, row, words)
    data = {"a": _value(heading, row["a"], words), "b": _value(heading, row["b"], words)}
    data |= {"heading": _title(heading, words), "name": _name(heading, name, words).rstrip(".")}
    key = "lab-change-share" if _is_share(heading) else "lab-change"
    return words.say(key, **data, change=change, between=between)


def _table(heading: str, rows: Mapping[str, Figures], words: Words) -> str:
    unit = words.say("lab-difference-points" if _is_share(heading) else "lab-difference")
    head = [words.say("lab-name"), "A", "B", unit, words.say("lab-interval")]
    lines = [
        [
            _name(heading, name, words),
            _value(heading, row["a"], words),
            _value(heading, row["b"], words),
            *_change(heading, row, words),
        ]
        for name, row in rows.items()
    ]
    return page.table(head, lines)


def _section(made: Page, heading: str, rows: Mapping[str, Figures], words: Words) -> str:
    share = _is_share(heading)
    dots = [
        Dot(
            _name(heading, name, words),
            row["difference"],
            row["low"],
            row["high"],
            row["stands_out"],
        )
        for name, row in rows.items()
    ]
    axis = words.say("lab-axis-difference-points" if share else "lab-axis-difference")
    spec = charts.dots(dots, axis, 0, share)
    title = _title(heading, words)
    picture = made.picture(
        "change-" + heading.replace("topic ", ""), charts.drawn(spec, words.lang), title
    )
    return page.section(title, page.pair(picture, _table(heading, rows, words), kind="aside"))
