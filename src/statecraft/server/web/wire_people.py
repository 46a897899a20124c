"""What goes over the wire about people among each other."""

from typing import Annotated

import msgspec


class Acquaintance(msgspec.Struct):
    """Somebody one knows; `at` is since when, in seconds since 1970."""

    id: str
    name: str
    colour: str
    face: str
    at: float


class Circle(msgspec.Struct):
    """The people around you: friends, who asks to be one, whom you have asked, with whom you played lately, whom you
    have blocked. Nobody else is shown it."""

    friends: list[Acquaintance]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    recent: list[Acquaintance]
    blocked: list[Acquaintance]


class Invitation(msgspec.Struct):
    """A table that a friend wishes to see you at; `code` lets you in."""

    table: str
    code: str
    game: str
    by: Acquaintance


class InviteFriend(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to invite: a friend."""

    person: Annotated[str, msgspec.Meta(max_length=80)]


ANSWERS = (Circle, Invitation)
"""What the page is answered about people."""
