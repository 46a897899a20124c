"""What goes over the wire about people, and how refusals look there."""

from collections.abc import Collection, Iterable
from typing import Annotated

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from statecraft.server.people.names import LONGEST_NAME
from statecraft.server.people.people import Person, is_operator

# Longer than any that is accepted, so that a name of many marks can still be told what is wrong with it.
_Line = Annotated[str, msgspec.Meta(max_length=400)]


class Error(msgspec.Struct):
    """Why something was refused."""

    text: Annotated[str, msgspec.Meta(description="The id of the text: what programs look at.")]
    say: Annotated[str, msgspec.Meta(description="The text in the reader's language.")]
    rule: Annotated[
        str | None, msgspec.Meta(description="The rule of the game that forbids it, if one does.")
    ]
    values: Annotated[
        dict[str, str | float], msgspec.Meta(description="What is filled into the text.")
    ]


class Refusal(msgspec.Struct):
    """The body of every answer that is a no."""

    error: Error


class Me(msgspec.Struct):
    """Who you are. Nobody else is shown the address."""

    id: str
    name: str
    colour: str
    face: Annotated[str, msgspec.Meta(description="What the page draws a face from.")]
    language: str
    email: str | None
    created: float
    operator: Annotated[bool, msgspec.Meta(description="Whether you look after this server.")]

    @classmethod
    def of(cls, person: Person, operators: Collection[str]) -> "Me":
        return cls(
            person.id,
            person.name,
            person.colour,
            person.face,
            person.language,
            person.email,
            person.created,
            is_operator(person, operators),
        )


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """Who you want to be."""

    name: Annotated[_Line, msgspec.Meta(description=f"1 to {LONGEST_NAME} characters.")]
    colour: Annotated[_Line, msgspec.Meta(description="One of the colours there are.")]
    language: Annotated[
        _Line | None, msgspec.Meta(description="en or de; without it, what the browser prefers.")
    ] = None
    face: Annotated[
        _Line | None,
        msgspec.Meta(description="1 to 16 small letters and digits; without it, any."),
    ] = None


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """What you want to change; what is left out stays."""

    name: _Line | None = None
    colour: _Line | None = None
    language: _Line | None = None
    face: _Line | None = None


class AskLink(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send a link."""

    email: _Line


class LinkSent(msgspec.Struct):
    """A link is on its way, whether the address is known or not."""

    minutes: Annotated[int, msgspec.Meta(description="How long it can be used.")]


class ConfirmLink(msgspec.Struct):
    """The form on the page of a link."""

    csrf: str = ""


class Status(msgspec.Struct):
    """How the server is."""

    status: str


_DESCRIPTIONS = {
    400: "The request makes no sense.",
    401: "One has to be somebody for this: make a guest with POST /api/me.",
    403: "Not allowed, or not sent by a page of this site.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    410: "It was there once.",
    413: "The body is too large.",
    429: "Too many requests: `Retry-After` says how many seconds to wait.",
    503: "The server cannot do this now.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its documentation; some can happen to any."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=_DESCRIPTIONS[status])
        for status in _with_common(statuses)
    }


def _with_common(statuses: Iterable[int]) -> list[int]:
    return sorted({*statuses, 400, 413, 429, 503})
