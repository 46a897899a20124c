"""Talk at a table: to all, to one other seat, within a team or a coalition, or in the gallery.

Who hears what is decided when it is said, and written down with it.
"""

import unicodedata
from collections.abc import Collection

from statecraft.server.refusal import Refused
from statecraft.server.tables.change import Change
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json, Viewer

LONGEST = 500
ALL, SEATS, GALLERY = "all", "seats", "gallery"


def cleaned(text: str, longest: int) -> str:
    """What somebody typed, without what could disturb the page: controls and marks that turn lines
    around. Everything else is text, and shown as such."""
    normal = unicodedata.normalize("NFC", text)
    kept = [sign for sign in normal if unicodedata.category(sign) not in _UNWANTED or sign == "\n"]
    spoken = "".join(kept).strip()
    if not spoken or len(spoken) > longest:
        raise Refused("server-bad-text", "bad", {"most": longest})
    return spoken


_UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def say(table: Table, actor: Actor, seat: int | None, to: Json, text: str, at: float) -> Change:
    """Say something; ``to`` is {"all": true}, {"seats": [...]} or {"gallery": true}."""
    if actor.person is None and actor.token is None:
        raise Refused("server-nobody", "nobody")
    if list(to) not in (["all"], ["seats"], ["gallery"]):
        raise Refused("server-bad-channel")
    channel = next(iter(to))
    if seat is not None and seat not in table.seats_of(actor):
        raise Refused("server-not-your-seat", "forbidden")
    if channel == GALLERY:
        if table.seats_of(actor):
            raise Refused("server-players-not-in-gallery", "forbidden")
    elif seat is None:
        raise Refused("server-not-at-table", "forbidden")
    hearing: list[int] = []
    if channel == SEATS and seat is not None:
        hearing = _circle(table, seat, to["seats"])
    body: Json = {
        "at": round(at, 3),
        "channel": channel,
        "seats": hearing,
        "from": seat,
        "person": actor.person,
        "name": actor.name if seat is None else table.seats[seat].name,
        "text": cleaned(text, LONGEST),
    }
    table.talk.append(body)
    return Change("talk", at, body, seat=seat)


def _circle(table: Table, seat: int, wanted: object) -> list[int]:
    """The seats that will hear it: one other, the own team, or a coalition the speaker is in."""
    if not isinstance(wanted, list) or not all(type(other) is int for other in wanted):
        raise Refused("server-bad-channel")
    seats = {seat, *wanted}
    if not all(0 <= other < len(table.seats) for other in seats) or len(seats) < 2:
        raise Refused("server-bad-channel")
    if len(seats) > 2 and sorted(seats) not in table.private_channels():
        raise Refused("server-no-such-circle", "conflict")
    return sorted(seats)


def quieted(message: Json, muted: Collection[str]) -> Json:
    """A message for somebody who wishes to hear no more of some people."""
    if message["type"] == "snapshot":
        return {
            **message,
            "talk": [line for line in message["talk"] if line["person"] not in muted],
        }
    if message["type"] == "talk" and message["line"]["person"] in muted:
        return {**message, "line": None}
    return message


def is_heard_by(line: Json, viewer: Viewer) -> bool:
    """Whether a viewer hears what was said."""
    if line["channel"] == ALL:
        return True
    if line["channel"] == GALLERY:
        return viewer is None
    return viewer is not None and viewer in line["seats"]
