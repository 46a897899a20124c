"""The page of an analysis: one file of HTML with its chart inside, which loads nothing."""

from html import escape

from statecraft.analysis.analysis import Analysis
from statecraft.lab.report import page, theme
from statecraft.lab.report.analysis_words import Entry, Told
from statecraft.lab.report.page import Page

WIDTH, HEIGHT = 900, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 34, 10, 28
DASHES = ("", "7 3", "2 3", "10 3 2 3", "4 2 1 2 1 2")
LETTERS = "ABCDEFGHIJ"
LETTER_HEIGHT = 16


def written(told: Told, title: str) -> str:
    """The whole page."""
    texts, analysis = told.texts, told.analysis
    made = Page(texts.lang, title)
    made.add(page.heading(title), *[page.paragraph(line, muted=True) for line in told.lead()])
    says = texts.say("analysis-chart", {"lines": "; ".join(told.lines())})
    key = [f"{LETTERS[holder]}: {line}" for holder, line in enumerate(told.lines())]
    made.add(
        page.section(
            texts.say("analysis-chances"),
            theme.inside(chart(analysis), says).replace("<svg", '<svg style="width:100%"', 1),
            page.bullets(key),
        )
    )
    turning = _entries(told.turning()) or page.paragraph(texts.say("analysis-no-turning"))
    made.add(page.section(texts.say("analysis-turning"), turning))
    strokes = told.strokes()
    made.add(
        page.section(
            texts.say("analysis-luck"),
            page.paragraph(texts.say("analysis-luck-help"), muted=True),
            page.bullets(told.luck()),
            *([page.subheading(texts.say("analysis-strokes")), _entries(strokes)] * bool(strokes)),
        )
    )
    made.add(
        page.section(
            texts.say("analysis-decisions"),
            page.paragraph(texts.say("analysis-decisions-help"), muted=True),
            page.paragraph(told.looked(), muted=True),
            *[_of_seat(told, seat) for seat in range(len(analysis.holders))],
        )
    )
    deals = _entries(told.deals()) or page.paragraph(texts.say("analysis-no-deals"))
    made.add(page.section(texts.say("analysis-deals"), deals))
    pledges = told.pledges()
    kept = page.bullets(pledges) if pledges else page.paragraph(texts.say("analysis-no-pledges"))
    made.add(page.section(texts.say("analysis-pledges"), kept))
    return made.html()


def _of_seat(told: Told, seat: int) -> str:
    entries = told.decisions(seat)
    if not entries:
        return page.paragraph(told.none_costly(seat))
    return page.subheading(told.speaker.seat(seat)) + _entries(entries)


def _entries(entries: list[Entry]) -> str:
    if not entries:
        return ""
    rows = [
        f"<li><strong>{escape(entry.title)}</strong>"
        + "".join([f"<br>{escape(line)}" for line in entry.lines])
        + "</li>"
        for entry in entries
    ]
    return "<ul>" + "".join(rows) + "</ul>"


def chart(analysis: Analysis) -> str:
    """Everybody's chance over the lines of the record."""
    last = max(1, analysis.lines)

    def x(line: int) -> float:
        return round(LEFT + line / last * (WIDTH - LEFT - RIGHT), 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">']
    for mark in (0, 25, 50, 75, 100):
        at = y(mark / 100)
        parts.append(
            f'<path d="M{LEFT} {at}H{WIDTH - RIGHT}" stroke="{theme.LINE}" fill="none"/>'
            f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end" font-size="13" '
            f'fill="{theme.MUTED}">{mark}\u00a0%</text>'
        )
    seen = 0
    for point in analysis.points:
        if point.round > seen:
            seen = point.round
            parts.append(
                f'<text x="{x(point.line)}" y="{HEIGHT - 8}" text-anchor="middle" '
                f'font-size="13" fill="{theme.MUTED}">{seen}</text>'
            )
    ends = []
    for holder in range(len(analysis.points[0].chances)):
        ink = theme.INKS[holder % len(theme.INKS)]
        way = "L".join([f"{x(p.line)} {y(p.chances[holder])}" for p in analysis.points])
        parts.append(
            f'<path d="M{way}" fill="none" stroke="{ink}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[holder % len(DASHES)]}"/>'
        )
        # Before the end, where the lines of all who lost meet, they are still told apart.
        ends.append((y(analysis.points[-1].chances[holder]), holder, ink))
    lowest = float("inf")
    for at, holder, ink in sorted(ends, reverse=True):
        lowest = min(at, lowest - LETTER_HEIGHT)
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{lowest + 5}" font-size="15" font-weight="700" '
            f'fill="{ink}">{LETTERS[holder]}</text>'
        )
    return "".join([*parts, "</svg>"])
