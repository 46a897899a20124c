"""Options: every switch of a game, with its default, its bounds and where it comes from.

A game lists its :class:`Option` rows once. Values come from people, so they are checked here, all
at once, and the refusal names each option that is wrong and what would be right (ST-1.12).
"""

from collections.abc import Mapping
from typing import Any

from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import meant, sentence


class Option:
    """A switch: a number between two bounds, yes or no, or one of a few words.

    The texts ``option-<name>`` and ``option-<name>.help`` say what it does.
    """

    __slots__ = ("choices", "default", "high", "low", "name", "rule")

    def __init__(
        self,
        name: str,
        default: int | bool | str,
        rule: str,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.choices = choices

    def _parts(self) -> tuple[Any, ...]:
        """What its constructor was given."""
        return self.name, self.default, self.rule, self.low, self.high, self.choices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, self._parts()

    def __repr__(self) -> str:
        return f"<Option {self.name}: {self.wants()}, by default {self.default!r} ({self.rule})>"

    def wants(self) -> str:
        """What a right value looks like, for messages."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        if isinstance(self.default, bool):
            return "True or False"
        return f"a whole number from {self.low} to {self.high}"

    def refused(self, value: PlainValue) -> tuple[str, dict[str, Any]]:
        """The text that says what a right value would be, and its values."""
        values: dict[str, Any] = {"name": self.name, "word": str(value)}
        if self.choices:
            return "cli-option-one-of", {**values, "choices": ", ".join(self.choices)}
        if isinstance(self.default, bool):
            return "option-true-false", {**values, "word": repr(value)}
        return "cli-option-number", {**values, "low": self.low, "high": self.high}

    def to_json(self) -> dict[str, Any]:
        """The option as plain data, without words."""
        return {
            "name": self.name,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "choices": list(self.choices),
            "rule": self.rule,
        }

    def accepts(self, value: PlainValue) -> bool:
        if self.choices:
            return isinstance(value, str) and value in self.choices
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        return type(value) is int and self.low <= value <= self.high

    def read(self, word: str) -> Any:
        """The value a person typed, or the word itself if it is none."""
        if isinstance(self.default, bool):
            return {
                "yes": True,
                "true": True,
                "on": True,
                "no": False,
                "false": False,
                "off": False,
            }.get(word.lower(), word)
        if self.choices:
            return word
        try:
            return int(word)
        except ValueError:
            return word


def typed(value: Any) -> str:
    """An option's value as a person types it; ``Option.read`` reads it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class BadOptions(ValueError):
    """Options that cannot be: ``problems`` names each with what would be right.

    ``texts`` are the ids and values of texts that say the same, where there are such.
    """

    def __init__(
        self, problems: tuple[str, ...], texts: tuple[tuple[str, dict[str, Any]], ...] = ()
    ) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
        self.texts = texts

    def say(self, lang: str = "en") -> str:
        """All that is wrong, in English or German (``de``), as far as there are words for it."""
        if lang == "en":
            return str(self)
        sentences = [sentence(text, values, lang) for text, values in self.texts]
        words = [words for words in sentences if words is not None]
        return " ".join(words) if words and len(words) == len(self.problems) else str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadOptions, (self.problems, self.texts)


def settle(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option's value, defaults filled in; :class:`BadOptions` names all that is wrong.

    >>> settle((Option("rounds", 4, "HB-1.2", low=1, high=9),), {"rounds": 12})
    Traceback (most recent call last):
    statecraft.core.options.BadOptions: rounds is a whole number from 1 to 9, not 12
    """
    by_name = {option.name: option for option in options}
    problems: list[str] = []
    texts: list[tuple[str, dict[str, Any]]] = []
    for name in chosen:
        if name not in by_name:
            known = list(by_name)
            close = meant(str(name).replace("_", "-"), [each.replace("_", "-") for each in known])
            guess = f" (did you mean {close.replace('-', '_')}?)" if close else ""
            problems.append(f"there is no option {name}{guess}")
            texts.append(("cli-no-such-option", {"name": str(name), "known": ", ".join(known)}))
    settled: dict[str, Any] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if not option.accepts(value):
            problems.append(f"{option.name} is {option.wants()}, not {value!r}")
            texts.append(option.refused(value))
        settled[option.name] = value
    if problems:
        raise BadOptions(tuple(problems), tuple(texts))
    return settled
