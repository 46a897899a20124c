"""The report on one rule set: its figures in words and charts, on one page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from statecraft.lab.measure.measures import FEWEST, QUANTILES, Figures
from statecraft.lab.measure.observer import Observer
from statecraft.lab.report import charts, page
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.interval_rows import Dot
from statecraft.lab.report.page import Page

LINES = 6
"""As many sources of points can be told apart in a chart; the others are taken together."""
REST = "rest"


@dataclass(frozen=True, slots=True)
class Subject:
    """What a report is about: the game's name, facts of the run, its observer, and the rules' titles by id."""

    game: str
    facts: Sequence[tuple[str, str]]
    observer: type[Observer]
    rules: Mapping[str, str]


def balance_page(
    subject: Subject,
    figures: Figures,
    alarms: Sequence[Mapping[str, Any]],
    power: str,
    words: Words,
) -> Page:
    """The whole report; ``power`` says what so many games could show of a seat's wins."""
    title = words.say("lab-balance-title", game=subject.game)
    made = Page(words.lang, title)
    made.add(page.heading(title), page.facts(subject.facts))
    made.add(page.paragraph(words.say("lab-reading"), muted=True))
    lines = [warning(alarm, figures, words) for alarm in alarms]
    none = page.paragraph(words.say("lab-no-warnings"))
    made.add(
        page.section(
            words.say("lab-warnings"),
            page.bullets(lines) if lines else none,
            page.paragraph(words.say("lab-warnings-note", tests=figures["tests"]), muted=True),
            warn=bool(lines),
        )
    )
    made.add(_wins(made, figures, power, words), _lengths(made, figures, words))
    made.add(_reasons(made, figures, words), _points(made, subject, figures, words))
    for topic in subject.observer.TOPICS:
        if figures["topics"][topic.name]:
            made.add(_topic(made, topic.name, topic.when, figures, words))
    if figures["chances"]:
        made.add(_chances(figures, words))
    made.add(_event_counts(figures, words), _rules(subject, figures, words))
    made.add(page.paragraph(words.say("lab-data"), muted=True))
    return made


def warning(alarm: Mapping[str, Any], figures: Figures, words: Words) -> str:
    """One warning as a sentence."""
    data: dict[str, str | int] = {"equal": words.percent(figures["equal"])}
    if "share" in alarm:
        data["share"] = words.percent(alarm["share"])
        data["between"] = words.between(alarm["low"], alarm["high"], True)
    if "name" in alarm:
        data["name"] = words.name(alarm["name"])
    if "topic" in alarm:
        data["topic"] = words.say("lab-topic-" + alarm["topic"])
    if "reason" in alarm:
        data["reason"] = words.name("reason-" + alarm["reason"], alarm["reason"])
    if "count" in alarm:
        data["count"] = alarm["count"]
    if "verbs" in alarm:
        data["verbs"] = ", ".join([words.name("verb-" + verb, verb) for verb in alarm["verbs"]])
    return words.say("lab-warning-" + alarm["kind"], **data)


def _dots(rows: Mapping[str, Figures], name: Any) -> list[Dot]:
    return [
        Dot(name(key), row["share"], row["low"], row["high"], row.get("stands_out", 0))
        for key, row in rows.items()
    ]


def _share_rows(rows: Mapping[str, Figures], name: Any, words: Words) -> list[list[str]]:
    return [
        [name(key), page.with_interval(*words.share(row)), words.number(row["of"], 0)]
        for key, row in rows.items()
    ]


def _share_head(words: Words) -> str:
    return f"{words.say('lab-share')}, {words.say('lab-interval')}"


def _wins(made: Page, figures: Figures, power: str, words: Words) -> str:
    parts = []
    for where in ("seat", "place", "bot"):
        rows = figures["wins"][where]
        if not rows:
            continue

        def name(key: str, where: str = where) -> str:
            return key if where == "bot" else words.say("lab-" + where, number=key)

        axis, equal = words.say("lab-axis-wins"), figures["equal"]
        dots = _dots(rows, name)
        made.keep(f"wins-{where}", charts.drawn(charts.dots(dots, axis, equal, True), words.lang))
        head = [words.say("lab-wins-" + where), _share_head(words), words.say("lab-cases")]
        lines = _share_rows(rows, name, words)
        parts.append(page.interval_table(head, lines, dots, equal, True, words))
    return page.section(
        words.say("lab-wins"),
        page.paragraph(words.say("lab-wins-note", equal=words.percent(figures["equal"]))),
        page.pair(*parts),
        page.paragraph(power, muted=True),
    )


def _lengths(made: Page, figures: Figures, words: Words) -> str:
    spec = charts.columns(
        {"": figures["rounds"]}, words.say("lab-number-rounds"), words.say("lab-axis-games"), ""
    )
    quantiles = [words.say("lab-quantile", percent=q) for q in QUANTILES]
    head = [words.say("lab-a-game"), words.say("lab-mean"), words.say("lab-interval"), *quantiles]
    rows = [
        [
            words.say("lab-number-" + name),
            words.number(row["mean"]),
            words.between(row["low"], row["high"], False),
            *[words.number(row["quantiles"][str(q)], 0) for q in QUANTILES],
        ]
        for name, row in figures["lengths"].items()
    ]
    half = figures["half_time"]
    half_share = dict(zip(("share", "between"), words.share(half), strict=True))
    text = (
        words.say("lab-half-time", games=figures["finished"], **half_share, cases=half["of"])
        if half["of"]
        else words.say("lab-half-time-none")
    )
    picture = made.picture("rounds", charts.drawn(spec, words.lang), words.say("lab-length"))
    return page.section(
        words.say("lab-length"),
        page.paragraph(words.say("lab-length-note")),
        page.pair(picture),
        page.table(head, rows),
        page.paragraph(text),
    )


def _reasons(made: Page, figures: Figures, words: Words) -> str:
    rows = figures["reasons"]

    def name(key: str) -> str:
        return words.name("reason-" + key, key)

    dots = _dots(rows, name)
    spec = charts.dots(dots, words.say("lab-axis-share-of-games"), None, True)
    made.keep("ends", charts.drawn(spec, words.lang))
    head = [words.say("lab-reason"), _share_head(words)]
    lines = [[name(key), page.with_interval(*words.share(row))] for key, row in rows.items()]
    table = page.interval_table(head, lines, dots, None, True, words)
    return page.section(words.say("lab-ends"), table)


def _points(made: Page, subject: Subject, figures: Figures, words: Words) -> str:
    course, time = figures["course"], words.say("lab-time-" + subject.observer.TIME)
    if not course:
        return page.section(words.say("lab-points"), page.paragraph(words.say("lab-points-never")))
    named = {source_name(source, words): row for source, row in grouped(course).items()}
    spec = charts.lines(named, time, words.say("lab-axis-points"), words.say("lab-source"))
    picture = made.picture("points", charts.drawn(spec, words.lang), words.say("lab-points"))
    head = [words.say("lab-source"), words.say("lab-mean"), words.say("lab-interval")]
    rows = [
        [
            source_name(source, words),
            words.number(row["mean"]),
            words.between(row["low"], row["high"], False),
        ]
        for source, row in figures["sources"].items()
    ]
    reached = [at["games"] for at in course]
    note = words.say("lab-points-note", time=time, most=max(reached), least=min(reached))
    return page.section(
        words.say("lab-points"),
        page.paragraph(note),
        page.pair(
            picture,
            page.paragraph(words.say("lab-points-end")) + page.table(head, rows),
            kind="aside",
        ),
    )


def source_name(source: str, words: Words) -> str:
    return words.say("lab-source-" + source)


def grouped(course: Sequence[Figures]) -> dict[str, list[tuple[int, float]]]:
    """The points of the greatest sources over time, the greatest at the end first, and of the rest together."""
    names = sorted({name for at in course for name in at["points"]})
    reach = {name: max([abs(at["points"].get(name, 0)) for at in course]) for name in names}
    great = sorted(names, key=lambda name: -reach[name])
    if len(great) > LINES + 1:
        great = great[:LINES]
    found = {name: [(at["time"], at["points"].get(name, 0)) for at in course] for name in great}
    found = dict(sorted(found.items(), key=lambda row: -row[1][-1][1]))
    rest = [name for name in names if name not in great]
    if rest:
        found[REST] = [
            (at["time"], sum([at["points"].get(name, 0) for name in rest])) for at in course
        ]
    return found


def _topic(made: Page, topic: str, when: str, figures: Figures, words: Words) -> str:
    rows = figures["topics"][topic]
    title = words.say("lab-topic-" + topic)
    head = [words.say("lab-name"), _share_head(words)]
    head += [words.say("lab-cases"), words.say("lab-others"), words.say("lab-in-games")]
    lines = [
        [
            words.name(name),
            page.with_interval(*words.share(row)),
            words.number(row["of"], 0),
            words.percent(row["others"]["share"]) if row["others"]["of"] >= FEWEST else "–",
            words.percent(row["games"] / figures["finished"]),
        ]
        for name, row in rows.items()
    ]
    # A handful of cases has an interval so wide that the others could not be told apart beside it.
    enough = {name: row for name, row in rows.items() if row["of"] >= FEWEST}
    axis, equal = words.say("lab-axis-wins"), figures["equal"]
    dots = dict(zip(enough, _dots(enough, words.name), strict=True))
    if enough:
        spec = charts.dots(list(dots.values()), axis, equal, True)
        made.keep(topic, charts.drawn(spec, words.lang))
    drawn = [dots.get(name) for name in rows]
    return page.section(
        title,
        page.paragraph(words.say("lab-when-" + when)),
        page.interval_table(head, lines, drawn, equal, True, words),
        page.paragraph(words.say("lab-cases-note"), muted=True),
    )


def _chances(figures: Figures, words: Words) -> str:
    """How often each card was used when it could be for the first time."""
    head = [words.say("lab-name"), _share_head(words), words.say("lab-cases")]
    rows = figures["chances"]
    lines = _share_rows(rows, words.name, words)
    return page.section(
        words.say("lab-chances"),
        page.paragraph(words.say("lab-chances-note")),
        page.interval_table(head, lines, _dots(rows, words.name), None, True, words),
    )


def _event_counts(figures: Figures, words: Words) -> str:
    verbs = {
        event: row
        for event, row in figures["deeds"].items()
        if event.startswith(("verb ", "chance "))
    }

    def name(event: str) -> str:
        kind, _, plain = event.partition(" ")
        return words.name(f"{kind}-{plain}", plain)

    rows = [
        [
            name(event),
            words.say("lab-deed-" + event.partition(" ")[0]),
            words.number(row["mean"], 2),
            words.between(row["low"], row["high"], False, 2),
            words.percent(row["games"]["share"]),
        ]
        for event, row in verbs.items()
    ]
    head = [words.say("lab-deed"), words.say("lab-kind"), words.say("lab-per-game")]
    head += [words.say("lab-interval"), words.say("lab-in-games")]
    return page.section(
        words.say("lab-deeds"), page.paragraph(words.say("lab-deeds-note")), page.table(head, rows)
    )


def _rules(subject: Subject, figures: Figures, words: Words) -> str:
    rules = {rule: row for rule, row in figures["rules"].items() if rule in subject.rules}
    used = [rule for rule, row in rules.items() if row["mean"]]
    rows = [
        [
            f"{rule} {subject.rules[rule]}",
            words.number(row["mean"], 2),
            words.percent(row["games"]["share"]),
        ]
        for rule, row in sorted(rules.items(), key=lambda row: -row[1]["mean"])
    ]
    head = [words.say("lab-rule"), words.say("lab-per-game"), words.say("lab-in-games")]
    counts = {"seen": len(rules), "all": len(subject.rules), "used": len(used)}
    return page.section(
        words.say("lab-rules"),
        page.paragraph(words.say("lab-rules-note", **counts)),
        page.folded(words.say("lab-rules-show"), page.table(head, rows)),
    )
