"""Messages of the socket and answers over HTTP, from the structs that describe them."""

import typing
from typing import Any

import msgspec
from tools.page_types.typescript import alias, key, page, quoted, record, type_of, union

from statecraft.server.web import (
    announcements,
    hours,
    mails,
    socket_wire,
    telling,
    wire,
    wire_archive,
    wire_pages,
    wire_people,
    wire_shapes,
    wire_tables,
    wire_workshop,
)

_ROOTS: tuple[type[msgspec.Struct], ...] = (
    *typing.get_args(socket_wire.Request),
    *typing.get_args(socket_wire.Message),
    *wire_shapes.HTTP_ANSWERS,
    *wire_workshop.ANSWERS,
    *wire_archive.ANSWERS,
    *wire_pages.ANSWERS,
    *wire_people.ANSWERS,
    *announcements.ANSWERS,
    *hours.ANSWERS,
    *mails.ANSWERS,
    *telling.ANSWERS,
    wire_shapes.WordedRows,
    wire_tables.Hint,
    wire_tables.UnavailableChoice,
    wire_tables.Made,
    wire_tables.SeatToken,
    wire_tables.SeedTaken,
    wire_tables.Notepad,
    wire.Me,
    wire.LinkSent,
    wire.Refusal,
)
_FROM_VIEW = ("AnyAction", "Changes", "Json", "Row", "View")


class Messages:
    """The structs that are needed, each found where another one names it."""

    def __init__(self) -> None:
        self.found: dict[str, type[msgspec.Struct]] = {}
        self.written: dict[str, str] = {}

    def naming(self, cls: type) -> str:
        if not issubclass(cls, msgspec.Struct):
            raise TypeError(f"{cls.__name__} has no place in a message")
        name = cls.__name__
        if self.found.setdefault(name, cls) is not cls:
            raise TypeError(f"two structs are both called {name}: the page can know only one")
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = alias(name, self._record(cls), cls.__doc__)
        return name

    def _record(self, cls: type[msgspec.Struct]) -> str:
        annotations = typing.get_type_hints(cls, include_extras=True)
        rows: list[tuple[str, str]] = []
        config = cls.__struct_config__
        if config.tag_field is not None:
            rows.append((config.tag_field, quoted(str(config.tag))))
        for field in msgspec.structs.fields(cls):
            # What may be missing is what has a default.
            mark = "" if field.required else "?"
            rows.append(
                (key(field.encode_name) + mark, type_of(annotations[field.name], self.naming))
            )
        return record(rows)

    def one_of(self, alternatives: Any) -> str:
        return union(self.naming(cls) for cls in typing.get_args(alternatives))


def messages_page() -> str:
    """The file of messages, requests and answers."""
    known = Messages()
    for cls in _ROOTS:
        known.naming(cls)
    answers = [
        (key(str(request.__struct_config__.tag)), type_of(answer, known.naming))
        for request, answer in socket_wire.ANSWERS.items()
    ]
    return page(
        f'import type {{ {", ".join(_FROM_VIEW)} }} from "./view";\n',
        *[known.written[name] for name in sorted(known.written)],
        alias("Request", known.one_of(socket_wire.Request), "What a client may send."),
        alias("Message", known.one_of(socket_wire.Message), "What a client is sent."),
        alias("Answers", record(answers), "The result of each request."),
    )
