"""Refusals: every "no" of the engine names its rule and a text in the reader's language.

``Illegal`` is raised before anything has changed, so a refused input leaves the state as it was
(ST-1.6).
The text itself lives in the Fluent files; here are only its id and its values.
"""

from collections.abc import Callable, Mapping
from typing import Final

from statecraft.core.record.struct import PlainValue

witness: Callable[[str], None] | None = None
"""Told the rule id of each refusal made. The rule catalogue's test plugin listens here."""

NOTHING: Final[Mapping[str, PlainValue]] = {}


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
        if witness is not None:
            witness(rule)

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"rule": self.rule, "text": self.text, "values": dict(self.values)}

    def __str__(self) -> str:
        data = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.rule}: {self.text}" + (f" ({data})" if data else "")
