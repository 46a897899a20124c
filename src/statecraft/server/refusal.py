"""A "no" of the server: what kind it is, and the id and values of the text that says why.

What the rules of a game forbid is refused by the engine (`core.refusal.Illegal`); this is for the rest:
who may do what, what a name may look like, what there is too much of. The text itself is in `server.ftl`.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from statecraft.locale import Arg, Texts

Kind: TypeAlias = Literal[
    "bad",  # the request makes no sense
    "nobody",  # one has to be somebody for this
    "forbidden",  # not for you
    "missing",  # there is no such thing
    "conflict",  # not as things stand
    "gone",  # it was there once
    "too-large",
    "too-many",  # slower, please
    "broken",  # our fault
    "unready",  # later, perhaps
]
NOTHING: Final[Mapping[str, Arg]] = {}
LONGEST_VALUE = 800
"""Characters of a value that are said; texts refuse to be said with more than a thousand."""


class Refused(Exception):
    """Something the server will not do."""

    def __init__(self, text: str, kind: Kind = "bad", values: Mapping[str, Arg] = NOTHING) -> None:
        super().__init__(text, kind, dict(values))
        self.text = text
        self.kind: Kind = kind
        self.values = dict(values)

    def say(self, texts: Texts) -> str:
        """Why not, for somebody who reads this language; what is too long to be said is cut short."""
        return texts.say(
            self.text, {name: _shortened(value) for name, value in self.values.items()}
        )


class Slower(Refused):
    """Too many at once; in so many seconds there is room again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__("server-slower", "too-many", {"seconds": self.seconds})


def _shortened(value: Arg) -> Arg:
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return value[:LONGEST_VALUE] + "…"
    return value


def to_message(refused: Refused, texts: Texts) -> dict[str, object]:
    """A refusal as it is sent to somebody who reads this language."""
    error = {
        "text": refused.text,
        "say": refused.say(texts),
        "rule": None,
        "values": refused.values,
    }
    return {"error": error}
