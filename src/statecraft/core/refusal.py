"""Refusals: every "no" of the engine names its rule and a text in the reader's language.

``Illegal`` is raised before anything has changed, so a refused input leaves the state as it was
(ST-1.6).
The text itself lives in the Fluent files; here are only its id and its values. Whoever shows an error to a
programmer gets its sentence through :func:`sentence`, which the package around the engine answers.
"""

import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from statecraft.core.record.struct import PlainValue

witness: Callable[[str], None] | None = None
"""Told the rule id of each refusal made. The rule catalogue's test plugin listens here."""

NOTHING: Final[Mapping[str, PlainValue]] = {}


def sentence(
    text: str, values: Mapping[str, PlainValue], lang: str, game: Any = None
) -> str | None:
    """What a text says in a language; None where nobody here knows words.

    The engine knows none and imports none. It asks the package it is part of, which knows who does.
    """
    say: Any = getattr(sys.modules.get("statecraft"), "_sentence", None)
    if say is None:
        return None
    found: str | None = say(text, values, lang, game)
    return found


def named(text: str, values: Mapping[str, Any]) -> str:
    """A text's id and values, for where it cannot be said."""
    data = ", ".join([f"{name}={value}" for name, value in values.items()])
    return f"{text} ({data})" if data else text


def meant(word: str, known: list[str], alike: float = 0.6) -> str:
    """The name among those there are that somebody may have meant; nothing if none is ``alike`` (0 to 1) enough.

    >>> meant("Globopolis", ["globopolis", "global-powers"]), meant("chess", ["globopolis"])
    ('globopolis', '')
    """
    lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower().replace("_", "-"), list(lower), 1, alike)
    return lower[close[0]] if close else ""


class Illegal(Exception):
    """An input the rules forbid: which rule, and the id and values of the text that says why.

    >>> refusal = Illegal("ST-2.1", "refused-stale-question", {"question": 17})
    >>> refusal.rule, refusal.text
    ('ST-2.1', 'refused-stale-question')
    """

    def __init__(self, rule: str, text: str, values: Mapping[str, PlainValue] = NOTHING) -> None:
        super().__init__(rule, text, dict(values))
        self.rule = rule
        self.text = text
        self.values = dict(values)
        self.game: Any = None
        """Whose rules forbid it, where that was noted; its words are then found at once."""
        if witness is not None:
            witness(rule)

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"rule": self.rule, "text": self.text, "values": dict(self.values)}

    def say(self, lang: str = "en") -> str:
        """The refusal as a sentence with its rule, in English or German (``de``)."""
        found = sentence(self.text, self.values, lang, self.game)
        return self.plain() if found is None else f"{found} ({self.rule})"

    def plain(self) -> str:
        """The refusal by its ids: the same in every language and every installation."""
        return f"{self.rule}: {named(self.text, self.values)}"

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (self.rule, self.text, self.values)
