"""A stand-alone page: plain HTML with its pictures inside, which loads nothing from anywhere.

It is light or dark as its reader's device is, and its charts with it; it prints on white.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from statecraft.lab.report import interval_rows, theme
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.interval_rows import Dot

STYLE = (
    theme.VARIABLES
    + """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI","Liberation Sans",sans-serif}
main{max-width:1160px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:8px 0 4px}
h2{font-size:20px;margin:0 0 4px}
h3{font-size:16px;margin:12px 0 4px}
p{margin:4px 0 12px;max-width:72ch}
.muted,small{color:var(--muted)}
section{background:var(--surface);border:1px solid var(--edge);border-radius:12px;padding:16px;margin:16px 0}
section.warn{border-left:6px solid var(--warn)}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start}
.pair>*{min-width:0}
@media(min-width:900px){.pair.two{grid-template-columns:repeat(2,minmax(0,1fr))}.pair.aside{grid-template-columns:minmax(0,480px) minmax(0,1fr)}}
.chart{display:block;width:100%;max-width:480px;height:auto}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:4px 6px;text-align:right;vertical-align:middle;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--muted);vertical-align:bottom}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal;min-width:7em}
.wide th:first-child,.wide td:first-child{position:sticky;left:0;background:var(--surface)}
.wide td:first-child{max-width:14em}
tr.heading th{text-align:left;padding-top:14px;color:var(--ink)}
.drawn{width:38%;min-width:110px;padding:0 6px}
.reach,.axis{display:block;width:100%}
.reach line{stroke:currentColor;stroke-width:2}
.reach .expected{stroke:var(--muted);stroke-width:1;stroke-dasharray:3 3}
.reach path,.reach circle{fill:currentColor}
.reach.plain{color:var(--plain)}.reach.high,.up{color:var(--high)}.reach.low,.down{color:var(--low)}
.axis text{fill:var(--muted);font-size:12px;font-weight:400}
.up,.down{font-weight:600}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:8px 0}
@media(min-width:900px){dl{grid-template-columns:max-content minmax(0,1fr) max-content minmax(0,1fr)}}
dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
ul{margin:4px 0;padding-left:20px}
summary{cursor:pointer;color:var(--muted);padding:4px 0}
@media(max-width:599px){
main{padding:16px 8px 48px}section{padding:12px;border-radius:8px}dl{gap:2px 12px}
.drawn{min-width:96px}th,td{padding:4px}td small{display:block;white-space:nowrap}
th:first-child,td:first-child{min-width:6em;hyphens:auto}
}
@media print{body{background:#fff}section{break-inside:avoid}}
"""
    + theme.CHART_STYLE
)


class Html(str):
    """What is HTML already, and is put into a table as it is."""

    __slots__ = ()


@dataclass
class Page:
    """A page that grows from top to bottom; ``pictures`` are kept beside it by name, as SVG."""

    lang: str
    title: str
    body: list[str] = field(default_factory=list)
    pictures: dict[str, str] = field(default_factory=dict)

    def add(self, *parts: str) -> None:
        self.body += parts

    def keep(self, name: str, svg: str) -> None:
        """A chart that lies beside the page for who wants to show it elsewhere."""
        self.pictures[name] = theme.standing_alone(svg)

    def picture(self, name: str, svg: str, says: str) -> str:
        """A chart inside the page and beside it; ``says`` tells what it shows to who cannot see it."""
        self.keep(name, svg)
        return theme.inside(svg, says)

    def html(self) -> str:
        body = "\n".join(self.body)
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n"
            f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
        )


def heading(text: str) -> str:
    return f"<h1>{escape(text)}</h1>"


def subheading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str, muted: bool = False) -> str:
    return f'<p class="muted">{escape(text)}</p>' if muted else f"<p>{escape(text)}</p>"


def section(title: str, *parts: str, warn: bool = False) -> str:
    kind = ' class="warn"' if warn else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def pair(*parts: str, kind: str = "two") -> str:
    """Parts beside each other where there is room: ``two`` alike, or a picture with words ``aside``."""
    kind = f"pair {kind}" if len(parts) > 1 else "pair"
    return f'<div class="{kind}">' + "".join([f"<div>{part}</div>" for part in parts]) + "</div>"


def _cell(cell: str) -> str:
    return cell if isinstance(cell, Html) else escape(cell)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], wide: bool = False) -> str:
    """The first column to the left, the others to the right. A row of one cell is a heading over those below it.

    In a ``wide`` table the first column stays in sight where the others are moved.
    """
    first = "".join([f"<th>{_cell(cell)}</th>" for cell in head])
    lines = "".join(
        [
            "<tr>" + "".join([f"<td>{_cell(cell)}</td>" for cell in row]) + "</tr>"
            if len(row) > 1
            else f'<tr class="heading"><th colspan="{len(head)}">{_cell(row[0])}</th></tr>'
            for row in rows
        ]
    )
    kind = ' class="wide"' if wide else ""
    return (
        f'<div class="scroll"><table{kind}><thead><tr>{first}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def with_interval(value: str, between: str) -> Html:
    """A figure and its interval in one cell: beside each other, or one below the other where there is no room."""
    return Html(f"{escape(value)} <small>{escape(between)}</small>")


def interval_table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    dots: Sequence[Dot | None],
    expected: float | None,
    percent: bool,
    words: Words,
) -> str:
    """A table with its intervals drawn behind the names; a row without a dot has none drawn."""
    there = [dot for dot in dots if dot is not None]
    if not there:
        return table(head, rows)
    scale = interval_rows.scale_of(there, expected)
    cells = [interval_rows.drawn(dot, scale) if dot else "" for dot in dots]
    wide = [[row[0], Html(cell), *row[1:]] for row, cell in zip(rows, cells, strict=True)]
    drawn = table([head[0], Html(interval_rows.axis(scale, percent, words)), *head[1:]], wide)
    return _second_column_drawn(drawn)


def _second_column_drawn(table: str) -> str:
    """Mark the column of drawings, which takes the room that the others leave."""
    table = table.replace('<th><svg class="axis"', '<th class="drawn"><svg class="axis"')
    return table.replace('<td><svg class="reach', '<td class="drawn"><svg class="reach')


def facts(rows: Sequence[tuple[str, str]]) -> str:
    """Names and what they are."""
    lines = [f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows]
    return "<dl>" + "".join(lines) + "</dl>"


def bullets(lines: Sequence[str]) -> str:
    return "<ul>" + "".join([f"<li>{escape(line)}</li>" for line in lines]) + "</ul>"


def folded(summary: str, *parts: str) -> str:
    """Something to be opened by who wants to see it."""
    return f"<details><summary>{escape(summary)}</summary>" + "".join(parts) + "</details>"
