"""One game's own file: its frames, verbs, options, board, standing orders and texts, by name."""

import re

from tools.page_types.records import SHARED, fields, typescript_of
from tools.page_types.typescript import (
    alias,
    comment,
    key,
    page,
    quoted,
    record,
    type_of,
    union,
    words,
)

from statecraft.core.engine.frame import Frame
from statecraft.core.game import Game
from statecraft.core.options import Option
from statecraft.core.record.struct import Struct, name_of
from statecraft.core.verbs.action import Action, FieldType, IntField, RowsField
from statecraft.locale import entries, files
from statecraft.plugins.registry import texts_of

_EVENT = re.compile(r"\w+-event-")
_QUESTION = "question-"
_BOARD = b"board"


class GameTypes:
    """The types of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.records: tuple[type[Struct], ...] = tuple(game.catalogue.by_name.values())
        self.frames = [cls for cls in self.records if issubclass(cls, Frame)]
        self.shared: set[str] = set()
        """The names that this file takes from that of any view."""

    def naming(self, cls: type) -> str:
        """What this game's page calls a record: for a base class, all records that may stand there."""
        if cls in SHARED:
            self.shared.add(cls.__name__)
            return cls.__name__
        if cls is Action:
            return "ActionRecord"
        if cls is self.game.settings:
            return "Options"
        found = [each for each in self.records if issubclass(each, cls)]
        if not found:
            raise TypeError(f"{self.game.name} has no record that is a {cls.__name__}")
        kind = "FrameOf" if issubclass(cls, Frame) else "ActionOf"
        return f"{kind}<{union(quoted(name_of(each)) for each in found)}>"

    def page(self) -> str:
        board = self.game.catalogue.by_name[_BOARD]
        body = [
            self._frames(),
            self._verbs(),
            self._options(),
            alias("Board", typescript_of(board, self.naming, self.records), board.__doc__),
            words("FactName", self.game.table.FACTS, "What follows from the board by the rules."),
            self._orders(),
            *self._texts(),
            alias(
                "View", "AnyView<Options, Order, Frame, Board>", "What one seat sees of this game."
            ),
        ]
        taken = ", ".join(sorted(self.shared))
        head = f'import type {{ {taken}, View as AnyView }} from "./view";\n'
        return page(head, *body)

    def _frames(self) -> str:
        rows = [
            comment(cls.__doc__, "  ")
            + f"  {key(name_of(cls))}: {record(fields(cls, self.naming, self.records), '  ')};\n"
            for cls in self.frames
        ]
        return (
            "/** The steps of the rulebook that may lie on the stack, by name. */\n"
            "export type Frames = {\n"
            + "".join(rows)
            + "};\n\n"
            + alias("FrameName", "keyof Frames")
            + alias("FrameOf<N extends FrameName>", "{ [K in N]: { is: K } & Frames[K] }[N]")
            + alias("Frame", "FrameOf<FrameName>")
        )

    def _verbs(self) -> str:
        self.shared.add("Committed")
        rows = [
            comment(verb.__doc__, "  ") + f"  {key(verb.VERB)}: {_shape(verb)};\n"
            for verb in self.game.verbs
        ]
        return (
            "/** What each verb is made of. */\n"
            "export type Verbs = {\n"
            + "".join(rows)
            + "};\n\n"
            + alias("VerbName", "keyof Verbs")
            + alias(
                "Action",
                "{ [V in VerbName]: { verb: V } & Verbs[V] }[VerbName]",
                "An answer, as it is sent and listed.",
            )
            + alias(
                "ActionOf<V extends VerbName>",
                "{ [K in V]: { is: K } & Verbs[K] }[V]",
                "An action that lies in a frame.",
            )
            + alias("ActionRecord", "ActionOf<VerbName> | Committed")
        )

    def _options(self) -> str:
        rows = [(key(option.name), _option(option)) for option in self.game.options]
        rows.insert(0, ("is", quoted(name_of(self.game.settings))))
        return alias("Options", record(rows), "What a table has agreed on.") + alias(
            "OptionName", 'Exclude<keyof Options, "is">'
        )

    def _orders(self) -> str:
        own = [
            alias(order.__name__, typescript_of(order, self.naming), order.__doc__)
            for order in self.game.orders
            if order not in SHARED
        ]
        kinds = [
            self.naming(order) if order in SHARED else order.__name__ for order in self.game.orders
        ]
        return "\n".join([*own, alias("Order", union(kinds), "Standing orders.")])

    def _texts(self) -> list[str]:
        paths = [path for folder in texts_of(self.game, "en") for path in files("en", folder)]
        keys = sorted(name for path in paths for name in entries(path))
        questions = [word.removeprefix(_QUESTION) for word in keys if word.startswith(_QUESTION)]
        return [
            words(
                "EventText", [word for word in keys if _EVENT.match(word)], "What a log may tell."
            ),
            words("QuestionKind", questions, "What a seat may be asked."),
        ]


def _shape(verb: type[Action]) -> str:
    rows = [(key(name), _field(shape)) for name, shape in zip(verb.FIELDS, verb.SHAPE, strict=True)]
    return record(rows, "  ")


def _field(shape: FieldType) -> str:
    if isinstance(shape, RowsField):
        columns = ", ".join(f"{_label(each.name)}: {_field(each)}" for each in shape.columns)
        return f"[{columns}][] /* at most {shape.most} */"
    if isinstance(shape, IntField):
        return f"number /* {shape.name}, {shape.low} to {shape.high} */"
    raise TypeError(f"{type(shape).__name__} is no shape that the page knows")


def _label(name: str) -> str:
    return name.replace("-", "_")


def _option(option: Option) -> str:
    if option.choices:
        return union(quoted(choice) for choice in option.choices)
    return type_of(type(option.default), lambda cls: cls.__name__)
