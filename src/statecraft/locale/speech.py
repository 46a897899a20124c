"""Saying what the engine names: notes, events, refusals, questions, choices and actions in words.

The engine names a text and hands over numbers. A `Speaker` knows the players' names and asks the game
what its numbers are called, so that any game is said in any language by the same few rules: `seat`,
`holder`, `by`, `to` and `from` are players; a number whose key is a kind with a text of its own is said by that
text; rows of goods and dice are lists, and other rows may have a text `row-<kind>-<kind>`; numbers of
all seats, in their order, are said one by one where there is a text `each-<key>`. It works on the JSON
form, which is all that a browser gets, and it imports neither engine nor games: what it asks of them is
written down in the protocols below.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from statecraft.locale import Arg, Texts

Json: TypeAlias = Mapping[str, Any]
PLAYERS = ("seat", "holder", "by", "to", "from")
_OF_SEATS = ("seat", "by")


class Tells(Protocol):
    """A note, an event as heard, a refusal: anything that names a text and its values in JSON."""

    def to_json(self) -> dict[str, Any]: ...


class Labels(Protocol):
    """What a speaker asks of a game: the names of its values, and what its verbs are made of."""

    @property
    def name(self) -> str: ...

    def deck_kinds(self) -> dict[str, str]: ...

    @property
    def edition(self) -> Any: ...

    @property
    def verb_names(self) -> Mapping[str, Any]: ...

    @property
    def options(self) -> Sequence[Any]: ...

    def label(self, kind: str, value: int, /) -> Tells: ...

    def label_in(self, verb: Any, fields: tuple[Any, ...], kind: str, value: int, /) -> Tells: ...

    def action_text(self, data: Mapping[str, Any], /) -> str: ...


def option_terms(options: Sequence[Any], chosen: Json | None = None) -> dict[str, Arg]:
    """What a table has agreed on, for any text to choose its words by: `$option-<name>`.

    Options that nothing is said about have their defaults. Switches are `on` and `off`, numbers
    numbers, and choices the words of the option.
    """
    settled = {option.name: option.default for option in options} | dict(chosen or {})
    return {f"option-{name}": _term(value) for name, value in settled.items()}


def _term(value: Any) -> Arg:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, int | str) else str(value)


class Speaker:
    """Says everything about one game in one language, to people with these names.

    `names` has one name a seat, `holders` the holder of each seat; in teams a holder is called by the
    names of all its seats. `options` are those of the table, so that cards, questions and notes say
    what holds there.
    """

    def __init__(
        self,
        texts: Texts,
        game: Labels,
        names: Sequence[str],
        holders: Sequence[int] | None = None,
        options: Json | None = None,
    ) -> None:
        self.texts = texts
        self.game = game
        self.names = tuple(names)
        self.holders = tuple(range(len(names))) if holders is None else tuple(holders)
        self._terms = option_terms(game.options, options)

    def seat(self, seat: int) -> str:
        """A seat's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.texts.say("nobody" if seat < 0 else "no-such-player")

    def holder(self, holder: int) -> str:
        """A holder's name: its seats' names."""
        seats = [seat for seat, owner in enumerate(self.holders) if owner == holder]
        return " & ".join([self.seat(seat) for seat in seats]) or self.seat(len(self.names))

    def title(self) -> str:
        """What the game is called."""
        key = f"{self.game.name}-title"
        return self.texts.say(key) if key in self.texts else self.game.name

    def say(self, note: Tells | Json) -> str:
        """A note, an event or a refusal, from its JSON form."""
        data = note if isinstance(note, Mapping) else note.to_json()
        key: str = data["text"]
        values: Json = data.get("values", {})
        if key in ("choice-seat", "choice-holder"):
            return self.value(key.removeprefix("choice-"), values["value"])
        text = {name: self._arg(name, data) for name, data in values.items()}
        return self.texts.say(key, {**self._terms, **text})

    def refusal(self, refusal: Tells | Json) -> str:
        """Why something is not possible, with the rule that says so."""
        data = refusal if isinstance(refusal, Mapping) else refusal.to_json()
        return f"{self.say(data)} ({data['rule']})"

    def question(self, kind: str) -> str:
        """What a question of this kind asks."""
        return self.texts.say("question-" + kind, self._terms)

    def verb(self, verb: str) -> str:
        """What a verb is called; a word nobody has a text for stays as it is."""
        key = "verb-" + verb
        return self.texts.say(key) if key in self.texts else verb

    def action(self, action: Json) -> str:
        """A complete action: by its own text `action-<verb>`, or verb and fields one after another."""
        verb = action["verb"]
        shapes = self._shapes(verb)
        cls = self.game.verb_names[verb]
        text: dict[str, Arg] = {}
        before: tuple[Any, ...] = ()
        for name, shape in shapes.items():
            text[name] = self._field(cls, before, shape, action[name])
            before = (*before, action[name])
        key = self.game.action_text(action)
        if key in self.texts:
            return self.texts.say(key, {**self._terms, **text})
        fields = [str(words) for words in text.values()]
        return ": ".join([self.verb(verb), ", ".join(fields)]) if fields else self.verb(verb)

    def wanted(self, field: str, kind: str) -> str:
        """What is asked for at one node of a builder, if there is a text for it."""
        for key in (f"asks-{field}-{kind}", f"asks-{kind}", f"asks-{field}"):
            if key in self.texts:
                return self.texts.say(key)
        return ""

    def goods(self, rows: Sequence[Sequence[int]]) -> str:
        """Rows of (code, amount), as a list of goods."""
        return self._rows([("good", "amount")] * len(rows), rows)

    def pledge(self, row: Sequence[int]) -> str:
        """A promise: kind, what it is about, amount, last round; in one sentence where the game has one."""
        if "pledge-row" in self.texts:
            names = ("kind", "pledge-what", "amount", "until")
            return self.say({"text": "pledge-row", "values": dict(zip(names, row, strict=True))})
        kinds = ("pledge", "pledge-what", "amount", "pledge-until")
        cells = [self._labelled(kind, cell) for kind, cell in zip(kinds, row, strict=True)]
        return " ".join(cells)

    def value(self, key: str, value: Any) -> str:
        """One value in words, by the name it goes under."""
        return str(self._arg(key, value))

    def _arg(self, key: str, value: Any) -> Arg:
        if isinstance(value, bool):
            return self.texts.say("choice-yes-no", value=int(value))
        if isinstance(value, int):
            return self._number(key, value)
        if isinstance(value, list | tuple):
            return self._list(key, value)
        if key == "verb":
            return self.verb(value)
        if key == "kind" and "question-" + value in self.texts:
            return self.question(value)
        return value if isinstance(value, str) else str(value)

    def _number(self, key: str, value: int) -> Arg:
        if key in PLAYERS:
            return self.seat(value) if key in _OF_SEATS else self.holder(value)
        if key == "value":
            return value
        label = self.game.label(key, value).to_json()
        if label["text"] not in self.texts:
            return value
        text = self.say(label)
        # What is only counted stays a number, so that a text can tell one from many.
        return value if text == str(value) else text

    def _list(self, key: str, values: Sequence[Any]) -> str:
        if not values:
            return self.texts.say("nothing")
        if isinstance(values[0], list | tuple):
            return self.goods(values)
        if f"each-{key}" in self.texts:
            text = [
                self.texts.say(f"each-{key}", seat=self.seat(at), value=value)
                for at, value in enumerate(values)
            ]
            return ", ".join(text)
        if key == "dice":
            return " + ".join([str(value) for value in values])
        return ", ".join([self.value(key, value) for value in values])

    def _rows(self, kinds: Sequence[Sequence[str]], rows: Sequence[Sequence[int]]) -> str:
        text = []
        for names, row in zip(kinds, rows, strict=True):
            if tuple(names) == ("good", "amount"):
                text.append(self._good(row[0], row[1]))
                continue
            if names[0] == "pledge":
                text.append(self.pledge(row))
                continue
            cells: dict[str, Arg] = {
                name: self._labelled(name, cell) for name, cell in zip(names, row, strict=True)
            }
            key = "row-" + "-".join(names)
            words = " ".join([str(cell) for cell in cells.values()])
            text.append(self.texts.say(key, cells) if key in self.texts else words)
        return ", ".join(text) or self.texts.say("nothing")

    def _good(self, code: int, amount: int) -> str:
        """What has a name of its own, such as a title or a promise, is there once and not counted."""
        good = self.value("good", code)
        if amount == 1 and "value" not in self.game.label("good", code).to_json()["values"]:
            return good
        return self.texts.say("goods-row", good=good, amount=amount)

    def _field(self, verb: Any, before: tuple[Any, ...], shape: Any, value: Any) -> str:
        columns = getattr(shape, "columns", None)
        if columns is None:
            return self.say(self.game.label_in(verb, before, shape.name, value))
        return self._rows([[column.name for column in columns]] * len(value), value)

    def _labelled(self, kind: str, value: int) -> str:
        return self.say(self.game.label(kind, value))

    def _shapes(self, verb: str) -> dict[str, Any]:
        cls = self.game.verb_names[verb]
        return dict(zip(cls.FIELDS, cls.SHAPE, strict=True))
