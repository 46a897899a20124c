"""The colours of reports, by day and by night, for a page and for its charts.

Charts are drawn once, in the colours of the day. A style sheet finds these in the drawing and puts the reader's
in their place, so that a chart follows the page it is in, or the device where it stands alone.
"""

from html import escape
from typing import Final

INK, MUTED, LINE, SURFACE = "#1d2433", "#5d6678", "#e6dccb", "#fffaf0"
PLAIN, HIGH, LOW = "#2f6ea8", "#1d7a4f", "#b23a12"
#: As many sides as can be compared.
SIDES: Final = (PLAIN, LOW, HIGH, "#9a6b00", "#8d4a7c", INK)
INKS: Final = ("#b5480f", "#2b6cb0", HIGH, "#9a6b00", "#8d4a7c", INK, "#7a8292")

_DAY_AND_NIGHT: Final = {
    "ink": (INK, "#e9e4d8"),
    "muted": (MUTED, "#a5acb8"),
    "line": (LINE, "#39404d"),
    "surface": (SURFACE, "#1f2530"),
    "plain": (PLAIN, "#7db5e8"),
    "high": (HIGH, "#63c795"),
    "low": (LOW, "#f08a5d"),
    "orange": ("#b5480f", "#f29a63"),
    "blue": ("#2b6cb0", "#84b9ee"),
    "gold": ("#9a6b00", "#dcb04a"),
    "plum": ("#8d4a7c", "#d79ac6"),
    "grey": ("#7a8292", "#9aa2b1"),
    "paper": ("#f5efe3", "#161a22"),
    "edge": ("#d9cdb8", "#3a4150"),
    "warn": ("#9a6b01", "#dcb04b"),
}


def _variables(which: int) -> str:
    return "".join([f"--{name}:{pair[which]};" for name, pair in _DAY_AND_NIGHT.items()])


VARIABLES: Final = (
    f":root{{color-scheme:light dark;{_variables(0)}}}"
    f"@media screen and (prefers-color-scheme:dark){{:root{{{_variables(1)}}}}}"
)
CHART_STYLE: Final = "".join(
    [
        f'svg [{kind}="{day}"]{{{kind}:var(--{name})}}'
        for name, (day, _night) in _DAY_AND_NIGHT.items()
        for kind in ("fill", "stroke")
    ]
)


def standing_alone(svg: str) -> str:
    """A chart as a file of its own, which follows the device."""
    return svg.replace(">", f"><style>{VARIABLES}{CHART_STYLE}</style>", 1)


def inside(svg: str, says: str) -> str:
    """A chart as a part of a page; ``says`` tells what it shows to who cannot see it."""
    opened = f'<svg role="img" aria-label="{escape(says)}"'
    return svg.replace("<svg", opened, 1).replace('class="marks"', 'class="chart"', 1)
