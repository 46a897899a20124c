"""Charts as Vega-Lite, drawn as SVG without a browser and without the network.

There are three kinds: dots with their intervals, columns that count games, and lines over time. What stands
out is told by shape as well as by colour.
"""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, TypeAlias

from statecraft.lab.report.interval_rows import Dot
from statecraft.lab.report.theme import HIGH, INK, INKS, LINE, LOW, MUTED, PLAIN, SIDES, SURFACE

Spec: TypeAlias = dict[str, Any]

WIDTH = 390
NAME_WIDTH = 22
"""Longer names take several lines."""
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "stroke")


def dots(rows: Sequence[Dot], title: str, expected: float | None, percent: bool) -> Spec:
    """One row for each dot, in the order given; a line where all would be expected."""
    data: list[Spec] = [
        {
            "name": "\n".join(wrap(row.name, NAME_WIDTH)),
            "value": row.value,
            "low": row.low,
            "high": row.high,
            "mark": row.stands_out,
        }
        for row in rows
    ]
    form = {"labelExpr": "format(datum.value * 100, '.1~f') + ' %'"} if percent else {}
    x = {"type": "quantitative", "title": title, "scale": {"zero": False, "nice": True}}
    y = {
        "field": "name",
        "type": "nominal",
        "sort": None,
        "title": None,
        "axis": {"labelExpr": "split(datum.label, '\\n')", "labelBaseline": "middle"},
    }
    high = max([row["name"].count("\n") for row in data]) + 1
    marks = {"domain": [-1, 0, 1], "range": [LOW, PLAIN, HIGH]}
    shapes = {"domain": [-1, 0, 1], "range": ["triangle-left", "circle", "triangle-right"]}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2},
            "encoding": {
                "x": {**x, "field": "low", "axis": form},
                "x2": {"field": "high"},
                "y": y,
                "color": {"field": "mark", "type": "nominal", "scale": marks, "legend": None},
            },
        },
        {
            "mark": {"type": "point", "filled": True, "size": 80, "opacity": 1},
            "encoding": {
                "x": {**x, "field": "value", "axis": form},
                "y": y,
                "color": {"field": "mark", "type": "nominal", "scale": marks, "legend": None},
                "shape": {"field": "mark", "type": "nominal", "scale": shapes, "legend": None},
            },
        },
    ]
    if expected is not None:
        layers.insert(
            0,
            {
                "data": {"values": [{"expected": expected}]},
                "mark": {"type": "rule", "strokeDash": [4, 3], "color": MUTED},
                "encoding": {"x": {**x, "field": "expected", "axis": form}},
            },
        )
    return _spec({"values": data}, {"step": 20 if high == 1 else 4 + 16 * high}, {"layer": layers})


def columns(counts: Mapping[str, Mapping[int, int]], across: str, up: str, side_title: str) -> Spec:
    """How many games had which number; several sides stand beside each other."""
    low = min([number for side in counts.values() for number in side])
    high = max([number for side in counts.values() for number in side])
    # At most about thirty columns, or they could not be told apart.
    step = max(1, -(-(high - low + 1) // 30))
    data = [
        {"side": side, "bin": _bin(start, step), "games": games}
        for side, rows in counts.items()
        for start in range(low, high + 1, step)
        if (games := sum([n for number, n in rows.items() if start <= number < start + step]))
    ]
    encoding: Spec = {
        "x": {
            "field": "bin",
            "type": "ordinal",
            "title": across,
            "axis": {"labelAngle": 0, "labelOverlap": True},
            "scale": {"domain": [_bin(start, step) for start in range(low, high + 1, step)]},
        },
        "y": {"field": "games", "type": "quantitative", "title": up, "axis": {"tickMinStep": 1}},
    }
    if len(counts) > 1:
        colours = {"domain": list(counts), "range": list(SIDES[: len(counts)])}
        encoding["xOffset"] = {"field": "side"}
        encoding["color"] = {
            "field": "side",
            "scale": colours,
            "title": side_title,
            "legend": {"orient": "top"},
        }
    mark = {"type": "bar", "color": PLAIN}
    return _spec({"values": data}, 200, {"mark": mark, "encoding": encoding})


def _bin(start: int, step: int) -> str:
    return str(start) if step == 1 else f"{start}–{start + step - 1}"


def _ticks(times: Sequence[int]) -> list[int]:
    """Whole numbers for an axis, about ten of them.

    >>> _ticks([1, 2, 4, 3])
    [1, 2, 3, 4]
    """
    low, high = min(times), max(times)
    return list(range(low, high + 1, max(1, round((high - low) / 10))))


def lines(
    points: Mapping[str, Sequence[tuple[int, float]]], across: str, up: str, legend: str
) -> Spec:
    """A line for each name, in the order of the legend."""
    data = [
        {"name": name, "time": time, "value": value}
        for name, row in points.items()
        for time, value in row
    ]
    scale = {"domain": list(points), "range": list(INKS[: len(points)])}
    shapes = {"domain": list(points), "range": list(SHAPES[: len(points)])}
    look = {"title": legend, "orient": "bottom", "columns": 2, "labelLimit": 220}
    encoding = {
        "x": {
            "field": "time",
            "type": "quantitative",
            "title": across,
            "axis": {"values": _ticks([time for row in points.values() for time, _ in row])},
            "scale": {"zero": False, "nice": False},
        },
        "y": {"field": "value", "type": "quantitative", "title": up},
        "color": {"field": "name", "type": "nominal", "scale": scale, "legend": look},
        "shape": {"field": "name", "type": "nominal", "scale": shapes, "legend": look},
    }
    mark = {"type": "line", "strokeWidth": 2, "point": {"size": 45, "filled": True}}
    return _spec({"values": data}, 260, {"mark": mark, "encoding": encoding})


def drawn(spec: Spec, lang: str) -> str:
    """A chart as SVG, its numbers written as in a language."""
    import vl_convert

    svg: str = vl_convert.vegalite_to_svg(
        spec,
        format_locale="de-DE" if lang == "de" else "en-US",
        allowed_base_urls=[],
    )
    return svg


def _spec(data: Spec, height: Any, rest: Spec) -> Spec:
    text = {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 13, "titleFontSize": 13}
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": WIDTH,
        "height": height,
        "background": SURFACE,
        "padding": 8,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "data": data,
        **rest,
        "config": {
            "font": "Liberation Sans, Arial, DejaVu Sans, sans-serif",
            "view": {"stroke": None},
            "axis": {
                **text,
                "titleFontWeight": "normal",
                "gridColor": LINE,
                "domainColor": LINE,
                "tickColor": LINE,
                "labelLimit": 180,
            },
            # Beside long names the plot is narrow, and a title in its middle would not fit.
            "axisX": {"titleAnchor": "end"},
            "legend": {**text, "titleFontWeight": "normal"},
        },
    }
