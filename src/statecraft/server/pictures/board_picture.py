"""A small picture of a game in progress, for mails: the ring or the world as one seat sees it, and everybody's points.

What is on it is plain data (`seen`), put together from that seat's view and kept with the mail; it is drawn when the
mail is sent (`png`). The picture of a finished game is `end_picture`.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from statecraft.core.ids import Seat
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.plugins.plugin import load
from statecraft.server.pictures.end_picture import (
    FAMILY,
    FONTS,
    GROUND,
    LINE,
    MUTED,
    TEXT,
    WELL,
    Place,
    colour,
    fitted,
    stripes,
    world,
    wrapped,
)
from statecraft.server.tables.table import Table

Json = dict[str, Any]
WIDTH: Final = 880
_SIDE: Final = 17
"""Fields along an edge of the ring, both corners counted."""
_WIDE: Final = WIDTH / _SIDE
_TALL: Final = 38
_MAP_SHARE: Final = 446 / 888
_ROW: Final = 40
_LETTERS: Final = "ABCDE"
_KINDS: Final = {
    "territory": "#1c2744",
    "guild": "#26345c",
    "market": "#15302b",
}


def seen(table: Table, seat: int, speaker: Speaker) -> Json | None:
    """What a seat sees of a board, as plain data; None where its game has no picture."""
    state, game = table.state, table.settings.game
    plugin = registry.plugin_of(game)
    view = state.view(Seat(seat))
    data: Json = {"players": _players(table, seat, speaker)}
    if plugin.map_holders:
        held = load(plugin.map_holders)(game, view, state.facts(state.holders[seat]))
        data["lands"] = {land: list(map(int, holders)) for land, holders in held.items()}
    if plugin.ring:
        data["ring"] = [
            {**field, "name": speaker.value("field", field["field"])}
            for field in load(plugin.ring)(game, view)
        ]
    return data if len(data) > 1 else None


def _players(table: Table, seat: int, speaker: Speaker) -> list[Json]:
    """A row for each holder: name, colour, points, and whose mail it is."""
    state = table.state
    scores = state.projected_scores()
    chosen = {state.holders[row.seat]: row.colour for row in reversed(table.seats) if row.colour}
    return [
        {
            "holder": int(holder),
            "name": speaker.holder(holder),
            "colour": chosen.get(holder, ""),
            "points": speaker.value("score", scores[holder]),
            "me": state.holders[seat] == holder,
            "seats": [at for at, owner in enumerate(state.holders) if owner == holder],
        }
        for holder in sorted(set(state.holders))
    ]


def png(data: Mapping[str, Any]) -> bytes:
    """The picture as PNG."""
    from resvg_py import svg_to_bytes

    width, height = size(data)
    return bytes(
        svg_to_bytes(
            svg_string=drawn(data),
            width=width,
            height=height,
            skip_system_fonts=True,
            font_files=[str(path) for path in FONTS],
            font_family=FAMILY,
        )
    )


def size(data: Mapping[str, Any]) -> tuple[int, int]:
    """Width and height of a picture."""
    if "ring" in data:
        return WIDTH, _SIDE * _TALL
    rows = (len(data["players"]) + 1) // 2
    return WIDTH, round(WIDTH * _MAP_SHARE) + rows * _ROW + 24


def drawn(data: Mapping[str, Any]) -> str:
    """The picture as SVG."""
    players = data["players"]
    places = [Place(each["holder"], each["name"], 1, 0, "", each["colour"]) for each in players]
    lands = {land: tuple(holders) for land, holders in data.get("lands", {}).items()}
    width, height = size(data)
    if "ring" in data:
        inner = WIDTH - 2 * _WIDE - 24
        map_ = world(lands, _WIDE + 12, _TALL + 28, inner, places)
        legend = _legend(players, places, _WIDE + 20, _TALL + 50 + inner * _MAP_SHARE, inner - 16)
        board = _ring(data["ring"], players, places)
    else:
        map_ = world(lands, 0, 0, WIDTH, places)
        legend = _legend(players, places, 16, WIDTH * _MAP_SHARE + 12, WIDTH - 32)
        board = ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{FAMILY}">'
        f"<defs>{stripes(lands, places)}</defs>"
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>{map_}{board}{legend}</svg>'
    )


def corner(field: int) -> tuple[float, float]:
    """Left and top of a field: clockwise from the corner at the bottom left, as on the page."""
    side, along = divmod(field, _SIDE - 1)
    last = _SIDE - 1
    column, row = [(0, last - along), (along, 0), (last, along), (last - along, last)][side]
    return column * _WIDE, row * _TALL


def _ring(
    fields: Sequence[Mapping[str, Any]],
    players: Sequence[Mapping[str, Any]],
    places: Sequence[Place],
) -> str:
    of_seat = {seat: each["holder"] for each in players for seat in each["seats"]}
    return "".join([_field(each, of_seat, places) for each in fields])


def _field(field: Mapping[str, Any], of_seat: Mapping[int, int], places: Sequence[Place]) -> str:
    left, top = corner(field["field"])
    owner = field["owner"]
    fill = colour(owner, places) if owner >= 0 else _KINDS.get(field["kind"], WELL)
    ink = GROUND if owner >= 0 else MUTED
    parts = [
        f'<rect x="{left + 1:.1f}" y="{top + 1:.1f}" width="{_WIDE - 2:.1f}" height="{_TALL - 2:.1f}" rx="4" fill="{fill}" stroke="{LINE}"/>'
    ]
    room = _WIDE - 6
    size = max(7.0, min([9.0, *[fitted(word, room, 9.0, 0.52) for word in field["name"].split()]]))
    for at, line in enumerate(wrapped(field["name"], room, size, 2)):
        parts.append(_text(left + 4, top + 11 + 9 * at, size, line, ink))
    if field["levels"]:
        parts.append(_developed(left + 4, top + _TALL - 5, field["levels"]))
    for at, seat in enumerate(field["seats"]):
        parts.append(
            _governor(left + _WIDE - 11 - 15 * at, top + _TALL - 12, of_seat[seat], places)
        )
    return "".join(parts)


def _developed(left: float, bottom: float, levels: int) -> str:
    return "".join(
        f'<path d="M{left + 12 * at:.1f} {bottom:.1f}l5 -10l5 10z" fill="#fdf6e3" stroke="{GROUND}"/>'
        for at in range(levels)
    )


def _governor(x: float, y: float, holder: int, places: Sequence[Place]) -> str:
    letter = _LETTERS[holder] if holder < len(_LETTERS) else "?"
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{colour(holder, places)}" stroke="#ffffff" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 3.6:.1f}" font-size="10" font-weight="800" fill="{GROUND}" text-anchor="middle">{letter}</text>'
    )


def _legend(
    players: Sequence[Mapping[str, Any]],
    places: Sequence[Place],
    left: float,
    top: float,
    width: float,
) -> str:
    """Who has which colour and letter, and how many points; one's own in bold, two beside each other."""
    parts = []
    half = width / 2
    for at, each in enumerate(players):
        x, y = left + half * (at % 2), top + _ROW * (at // 2)
        holder, name = each["holder"], each["name"]
        room = half - 46 - 9 * len(each["points"]) - 24
        bold = bool(each["me"])
        parts += [
            _governor(x + 12, y + 16, holder, places),
            _text(x + 30, y + 22, fitted(name, room, 19), name, TEXT, bold),
            _text(x + half - 24, y + 22, 19, each["points"], TEXT, bold, end=True),
        ]
    return "".join(parts)


def _text(
    x: float, y: float, size: float, text: str, fill: str, bold: bool = False, end: bool = False
) -> str:
    more = (' font-weight="800"' if bold else "") + (' text-anchor="end"' if end else "")
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}"{more}>{escape(text)}</text>'
