"""Figures in words: numbers, shares and intervals as they are written in a language."""

from collections.abc import Sequence
from typing import Any

from statecraft.locale import Texts

SPACE = "\u00a0"


class Words:
    """Says texts and numbers in one language. Each side's own texts are asked in turn: editions name their things."""

    def __init__(self, texts: Sequence[Texts]) -> None:
        self.all = texts
        self.texts = texts[0]
        self.lang = texts[0].lang

    def say(self, key: str, **values: str | int | float) -> str:
        return self.texts.say(key, values)

    def name(self, key: str, plain: str = "") -> str:
        """The text of something a game names, or else its plain name."""
        for texts in self.all:
            if key in texts:
                return texts.say(key)
        return plain or key

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the point, or the comma."""
        # Rounded first, and nothing added, so that there is no minus before nothing.
        written = f"{round(value, digits) + 0.0:,.{digits}f}"
        if self.lang == "de":
            written = written.translate(str.maketrans(",.", ".,"))
        return written.replace("-", "−")

    def percent(self, share: float) -> str:
        return self.number(100 * share) + SPACE + "%"

    def between(self, low: float, high: float, percent: bool, digits: int = 1) -> str:
        """An interval."""
        if percent:
            low, high = 100 * low, 100 * high
        unit = SPACE + "%" if percent else ""
        bounds = {"low": self.number(low, digits), "high": self.number(high, digits)}
        return self.say("lab-between", **bounds) + unit

    def share(self, row: dict[str, Any]) -> tuple[str, str]:
        """A share and its interval."""
        return self.percent(row["share"]), self.between(row["low"], row["high"], True)
