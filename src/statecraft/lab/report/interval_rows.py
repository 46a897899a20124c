"""Intervals drawn inside the rows of a table: a value as a mark, its interval as a line, the expected as a dashed one.

Each row has a drawing of its own on one scale for all, so that nothing has to be looked for in a chart beside
the table, and a phone shows what a desk shows. The scale stands in the table's head.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from statecraft.lab.report.formatting import Words

HEIGHT = 18
_MIDDLE = HEIGHT / 2
_MARKS = {
    0: '<circle cx="0" cy="0" r="4.5"/>',
    1: '<path d="M-4 -5.5 6 0 -4 5.5z"/>',
    -1: '<path d="M4 -5.5 -6 0 4 5.5z"/>',
}
"""What stands out is told by shape as well as by colour: it points to where it lies."""
_KINDS = {0: "plain", 1: "high", -1: "low"}
_EDGE = 4.0
"""Per cent of the width that stay free on either side, for the marks at the ends."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its interval; ``stands_out`` is 1 above what is expected, -1 below, else 0."""

    name: str
    value: float
    low: float
    high: float
    stands_out: int = 0


@dataclass(frozen=True, slots=True)
class Scale:
    """From where to where all rows are drawn, and what would be expected, if anything."""

    low: float
    high: float
    expected: float | None

    def at(self, value: float) -> float:
        """Where a value lies, in per cent of the width."""
        wide = self.high - self.low or 1.0
        inside = min(1.0, max(0.0, (value - self.low) / wide))
        return round(_EDGE + (100 - 2 * _EDGE) * inside, 2)


def scale_of(dots: Sequence[Dot], expected: float | None) -> Scale:
    """The scale that all of these fit on."""
    ends = [*[dot.low for dot in dots], *[dot.high for dot in dots]]
    if expected is not None:
        ends.append(expected)
    return Scale(min(ends), max(ends), expected)


def ticks(low: float, high: float, most: int = 3) -> list[float]:
    """A few round numbers between two bounds.

    >>> ticks(0.18, 0.33), ticks(-4.2, 7)
    ([0.2, 0.25, 0.3], [0.0, 5.0])
    """
    if high <= low:
        return [low]
    step = 10.0 ** floor(log10(high - low))
    for smaller in (0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10):
        size = step * smaller
        first = -floor(-low / size)
        found = [
            round(n * size, 10) + 0.0 for n in range(int(first), floor(high / size + 1e-9) + 1)
        ]
        if len(found) <= most:
            return found
    return [low, high]


def axis(scale: Scale, percent: bool, words: Words) -> str:
    """The scale for a table's head."""
    shown = ticks(scale.low, scale.high)
    digits = 0 if all(_whole(100 * tick if percent else tick) for tick in shown) else 1
    unit = " %" if percent else ""
    marks = "".join(
        [
            f'<text x="{scale.at(tick)}%" y="12" text-anchor="middle">'
            f"{escape(words.number(100 * tick if percent else tick, digits))}{unit}</text>"
            for tick in shown
        ]
    )
    return f'<svg class="axis" height="{HEIGHT}" aria-hidden="true">{marks}</svg>'


def _whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


def drawn(dot: Dot, scale: Scale) -> str:
    """One row's drawing; its figures stand beside it in words, so nobody need be told them twice."""
    expected = ""
    if scale.expected is not None:
        at = scale.at(scale.expected)
        expected = f'<line class="expected" x1="{at}%" x2="{at}%" y1="0" y2="{HEIGHT}"/>'
    low, high, value = scale.at(dot.low), scale.at(dot.high), scale.at(dot.value)
    reach = f'<line x1="{low}%" x2="{high}%" y1="{_MIDDLE}" y2="{_MIDDLE}"/>'
    # A mark has its own small drawing, because only a place can be given in per cent, not a shape.
    mark = f'<svg x="{value}%" y="{_MIDDLE}" overflow="visible">{_MARKS[dot.stands_out]}</svg>'
    kind = _KINDS[dot.stands_out]
    return f'<svg class="reach {kind}" height="{HEIGHT}" aria-hidden="true">{expected}{reach}{mark}</svg>'
