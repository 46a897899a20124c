"""A stand-alone page: plain HTML with its pictures inside, which loads nothing from anywhere."""

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

STYLE = """
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f5efe3;color:#1d2433;font:16px/1.5 system-ui,"Segoe UI","Liberation Sans",sans-serif}
main{max-width:1160px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:8px 0 4px}
h2{font-size:20px;margin:0 0 4px}
p{margin:4px 0 12px;max-width:72ch}
.muted{color:#5d6678}
section{background:#fffaf0;border:1px solid #d9cdb8;border-radius:12px;padding:16px;margin:16px 0}
section.warn{border-left:6px solid #9a6b00}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start}
.pair>*{min-width:0}
@media(min-width:900px){.pair.two{grid-template-columns:repeat(2,minmax(0,1fr))}.pair.aside{grid-template-columns:minmax(0,480px) minmax(0,1fr)}}
img{display:block;width:100%;max-width:480px;height:auto}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:4px 6px;text-align:right;vertical-align:top;border-bottom:1px solid #e6dccb}
th{font-weight:600;color:#5d6678}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal;min-width:7em}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:8px 0}
@media(min-width:900px){dl{grid-template-columns:max-content minmax(0,1fr) max-content minmax(0,1fr)}}
dt{color:#5d6678}dd{margin:0;overflow-wrap:anywhere}
ul{margin:4px 0;padding-left:20px}
summary{cursor:pointer;color:#5d6678;padding:4px 0}
@media print{body{background:#fff}section{break-inside:avoid}}
"""


@dataclass
class Page:
    """A page that grows from top to bottom; ``pictures`` are also kept beside it by name."""

    lang: str
    title: str
    body: list[str] = field(default_factory=list)
    pictures: dict[str, bytes] = field(default_factory=dict)

    def add(self, *parts: str) -> None:
        self.body += parts

    def picture(self, name: str, png: bytes, says: str) -> str:
        """A picture inside the page; ``says`` tells what it shows to who cannot see it."""
        self.pictures[name] = png
        inside = b64encode(png).decode()
        return f'<img alt="{escape(says)}" src="data:image/png;base64,{inside}">'

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


def paragraph(text: str, muted: bool = False) -> str:
    return f'<p class="muted">{escape(text)}</p>' if muted else f"<p>{escape(text)}</p>"


def section(title: str, *parts: str, warn: bool = False) -> str:
    kind = ' class="warn"' if warn else ""
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def pair(*parts: str, kind: str = "two") -> str:
    """Parts beside each other where there is room: ``two`` alike, or a picture with words ``aside``."""
    kind = f"pair {kind}" if len(parts) > 1 else "pair"
    return f'<div class="{kind}">' + "".join([f"<div>{part}</div>" for part in parts]) + "</div>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column to the left, the others to the right."""
    first = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    lines = "".join(
        ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
    )
    return (
        f'<div class="scroll"><table><thead><tr>{first}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def facts(rows: Sequence[tuple[str, str]]) -> str:
    """Names and what they are."""
    lines = [f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows]
    return "<dl>" + "".join(lines) + "</dl>"


def bullets(lines: Sequence[str]) -> str:
    return "<ul>" + "".join([f"<li>{escape(line)}</li>" for line in lines]) + "</ul>"


def folded(summary: str, *parts: str) -> str:
    """Something to be opened by who wants to see it."""
    return f"<details><summary>{escape(summary)}</summary>" + "".join(parts) + "</details>"
