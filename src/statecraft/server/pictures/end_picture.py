"""The picture of a game that is over, as SVG: who won and how, everybody's points, and the world by who holds it.

It is drawn from plain words and numbers, which whoever asks has put together from the spectators' view. `PNG` of the
same is `rendered`, a job for a worker.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path

WIDTH, HEIGHT = 1200, 630
FAMILY = "Statecraft Sans"
_HERE = Path(__file__).parent
_FRAME = (62, 0, 888, 446)
"""What is to be seen of the map's plane: all land but the farthest islands of the Pacific."""
_MARGIN = 48
_MAP = (484, 34, 680)
"""Left, top and width of the map."""
_BARS_TOP, _BARS_BOTTOM = 392, 578
_HIGHEST_ROW = 46
_TRACK = (344, 1010)
FONTS = sorted((_HERE / "fonts").glob("*.ttf"))
_LETTERS = "ABCDE"
# The look's night, as in web/src/tokens.css.
GROUND, WELL, LINE = "#0b1120", "#141d33", "#223052"
TEXT, _SOFT, MUTED, _LAND = "#e8ecf4", "#c3cfe4", "#a9b8d2", "#2a3654"
_COLOURS = {
    "orange": "#e0632b",
    "blue": "#3f8fd6",
    "green": "#21a67a",
    "yellow": "#e3c23c",
    "pink": "#c77bb0",
    "red": "#e8535a",
    "violet": "#9b82f0",
    "teal": "#35b6c4",
    "brown": "#b98559",
    "grey": "#9fabbf",
}
_SEATS = tuple(_COLOURS.values())[:5]
# How wide a letter is on average, in parts of its size: bold ones, and others.
_BOLD, _PLAIN = 0.56, 0.5


@dataclass(frozen=True, slots=True)
class Place:
    """A holder at the end of a game."""

    holder: int
    name: str
    rank: int
    score: int
    points: str
    """The score in words."""
    colour: str = ""
    """The name of the colour that its player has chosen; the seat's own where it has none."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """All that is on the picture."""

    game: str
    title: str
    how: str
    date: str
    places: tuple[Place, ...]
    holders: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By area or region, who holds it."""


def drawn(picture: EndPicture) -> str:
    """The picture as SVG."""
    winner = next((place.holder for place in picture.places if place.rank == 1), 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="{FAMILY}">',
        _defs(picture.holders, winner, picture.places),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#glow)"/>',
        world(picture.holders, places=picture.places),
        _text(_MARGIN, 72, 24, picture.game, MUTED, bold=True),
        _headline(picture),
        *_bars(picture.places),
        _text(_MARGIN, 612, 18, picture.date, MUTED),
        _text(WIDTH - _MARGIN, 612, 20, "Statecraft", _SOFT, bold=True, end=True),
        "</svg>",
    ]
    return "".join(parts)


def generic() -> str:
    """The picture of no game in particular: the world and the name."""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="{FAMILY}">',
            _defs({}, 1),
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#glow)"/>',
            world({}, 90, 40, 1020),
            _text(_MARGIN + 12, 586, 84, "Statecraft", TEXT, bold=True),
            _text(WIDTH - _MARGIN, 584, 30, "Globopolis · Global Powers", _SOFT, end=True),
            "</svg>",
        ]
    )


def rendered(picture: EndPicture | None) -> bytes:
    """The picture as PNG; without one, that of no game in particular. A job for a worker."""
    from resvg_py import svg_to_bytes

    return bytes(
        svg_to_bytes(
            svg_string=generic() if picture is None else drawn(picture),
            width=WIDTH,
            height=HEIGHT,
            skip_system_fonts=True,
            font_files=[str(path) for path in FONTS],
            font_family=FAMILY,
        )
    )


def fitted(text: str, width: float, size: float, letter: float = _BOLD) -> float:
    """The size, or a smaller one, in which a text is at most so wide."""
    return min(size, width / (letter * max(1, len(text))))


def wrapped(text: str, width: float, size: float, most: int) -> list[str]:
    """A text in so many lines at most; what does not fit ends in dots."""
    room = int(width / (size * _PLAIN))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word[:room])
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: room - 1].rstrip(" .,") + " …"]
    return lines


@lru_cache(maxsize=1)
def outlines() -> tuple[tuple[str, str, str], ...]:
    """Each area of the map: its id, its region and its outline."""
    rows = json.loads((_HERE / "outlines.json").read_text(encoding="utf-8"))
    return tuple((row["id"], row["region"], row["d"]) for row in rows)


def colour(holder: int, places: Sequence[Place] = ()) -> str:
    """What is drawn for a holder is drawn in the colour that its player has chosen."""
    chosen = next((place.colour for place in places if place.holder == holder), "")
    return _COLOURS.get(chosen, _SEATS[holder % len(_SEATS)])


def _text(
    x: float, y: float, size: float, text: str, fill: str, bold: bool = False, end: bool = False
) -> str:
    weight = ' font-weight="800"' if bold else ""
    anchor = ' text-anchor="end"' if end else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.1f}" fill="{fill}"{weight}{anchor}>{escape(text)}</text>'


def _defs(holders: Mapping[str, tuple[int, ...]], winner: int, places: Sequence[Place] = ()) -> str:
    """The light behind everything, and stripes for lands that several hold together."""
    light = (
        f'<radialGradient id="glow" cx="0.18" cy="0.1" r="0.75"><stop offset="0" stop-color="{colour(winner, places)}"'
        f' stop-opacity="0.4"/><stop offset="1" stop-color="{GROUND}" stop-opacity="0"/></radialGradient>'
    )
    return f"<defs>{light}{stripes(holders, places)}</defs>"


def stripes(holders: Mapping[str, tuple[int, ...]], places: Sequence[Place] = ()) -> str:
    """What fills lands that several hold together."""
    shared = sorted({each for each in holders.values() if len(each) > 1})
    return "".join(
        f'<pattern id="{_name(each)}" width="{6 * len(each)}" height="10" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)">'
        + "".join(
            f'<rect x="{6 * at}" width="6" height="10" fill="{colour(holder, places)}"/>'
            for at, holder in enumerate(each)
        )
        + "</pattern>"
        for each in shared
    )


def _name(holders: Sequence[int]) -> str:
    return "stripes-" + "-".join(map(str, holders))


def world(
    holders: Mapping[str, tuple[int, ...]],
    left: float = _MAP[0],
    top: float = _MAP[1],
    width: float = _MAP[2],
    places: Sequence[Place] = (),
) -> str:
    """The map, with each land in the colour of who holds it."""
    scale = width / _FRAME[2]
    moved = f"translate({left:g} {top:g}) scale({scale:.4f}) translate({-_FRAME[0]} {-_FRAME[1]})"
    paths = []
    for area, region, path in outlines():
        held = holders.get(area) or holders.get(region) or ()
        fill = f"url(#{_name(held)})" if held else _LAND
        if len(held) == 1:
            fill = colour(held[0], places)
        paths.append(f'<path d="{path}" fill="{fill}"/>')
    return f'<g transform="{moved}" stroke="{GROUND}" stroke-width="0.6">' + "".join(paths) + "</g>"


def _headline(picture: EndPicture) -> str:
    room = _MAP[0] - _MARGIN - 16
    words = wrapped(picture.title, room, 58, 2)
    size = min([58.0, *[fitted(line, room, 58) for line in words]])
    y, lines = 84.0, []
    for line in words:
        y += size * 1.06
        lines.append(_text(_MARGIN, y, size, line, TEXT, bold=True))
    y += 18
    for line in wrapped(picture.how, room, 25, 4):
        y += 32
        lines.append(_text(_MARGIN, y, 25, line, _SOFT))
    return "".join(lines)


def _bars(places: Sequence[Place]) -> list[str]:
    """Everybody's points, the best first."""
    ranked = sorted(places, key=lambda place: (place.rank, place.holder))
    row = min(_HIGHEST_ROW, (_BARS_BOTTOM - _BARS_TOP) / max(1, len(ranked)))
    most = max([1, *[place.score for place in ranked]])
    first = _BARS_TOP + (_BARS_BOTTOM - _BARS_TOP - row * len(ranked)) / 2
    return [_bar(place, first + at * row, row, most) for at, place in enumerate(ranked)]


def _bar(place: Place, top: float, row: float, most: int) -> str:
    left, right = _TRACK
    badge, middle, fill = row * 0.74, top + row / 2, colour(place.holder, [place])
    share = max(0.0, place.score / most)
    size = fitted(place.name, left - _MARGIN - badge - 28, 24)
    letter = _LETTERS[place.holder] if place.holder < len(_LETTERS) else "?"
    bold = place.rank == 1
    return "".join(
        [
            f'<rect x="{_MARGIN}" y="{middle - badge / 2:.1f}" width="{badge:.1f}" height="{badge:.1f}" rx="{badge * 0.3:.1f}" fill="{fill}"/>',
            f'<text x="{_MARGIN + badge / 2:.1f}" y="{middle + badge * 0.23:.1f}" font-size="{badge * 0.64:.1f}" font-weight="800" fill="{GROUND}" text-anchor="middle">{letter}</text>',
            _text(_MARGIN + badge + 14, middle + size * 0.34, size, place.name, TEXT, bold=bold),
            f'<rect x="{left}" y="{middle - row * 0.27:.1f}" width="{right - left}" height="{row * 0.54:.1f}" rx="6" fill="{WELL}" stroke="{LINE}"/>',
            f'<rect x="{left}" y="{middle - row * 0.27:.1f}" width="{max(4.0, (right - left) * share):.1f}" height="{row * 0.54:.1f}" rx="6" fill="{fill}"/>',
            _text(WIDTH - _MARGIN, middle + 8, 24, place.points, TEXT, bold=bold, end=True),
        ]
    )
