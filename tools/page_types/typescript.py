"""Python's annotations as TypeScript, and how a generated file is laid out."""

import re
import types
import typing
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, NewType

from statecraft.core.ids import BITS

Naming = Callable[[type], str]
"""What the page calls a class."""

HEAD = "// Made by `python -m tools.page_types` from the Python side: change that, not this file.\n"
WIDTH = 110
_PLAIN = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    type(None): "null",
    None: "null",
}
_UNIONS = (typing.Union, types.UnionType)
_WORD = re.compile(r"[A-Za-z_$][\w$]*")


def type_of(annotation: Any, naming: Naming) -> str:
    """What a value of this annotation is called once it has gone through JSON."""
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    if annotation is Any:
        return "Json"
    if isinstance(annotation, NewType):
        return type_of(annotation.__supertype__, naming)
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is Annotated:
        return _named(annotation.__metadata__) or type_of(parts[0], naming)
    if origin is Literal:
        return union(_quoted(part) for part in parts)
    if origin in _UNIONS:
        return union(type_of(part, naming) for part in parts)
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        return _several(type_of(parts[0], naming))
    if origin is tuple:
        return "[" + ", ".join(type_of(part, naming) for part in parts) + "]"
    if origin is dict:
        return f"Record<string, {type_of(parts[1], naming)}>"
    found = origin or annotation
    if isinstance(found, type):
        return naming(found)
    raise TypeError(f"{annotation} has no place in a message")


def _named(metadata: Iterable[Any]) -> str:
    """The type that the annotation itself names for the page, if it does."""
    for each in metadata:
        if each == BITS:
            # Beyond 53 bits such a number goes as "0x…".
            return "number | string"
        extra = getattr(each, "extra", None)
        if extra and "typescript" in extra:
            return str(extra["typescript"])
    return ""


def _several(one: str) -> str:
    return f"({one})[]" if " | " in one else f"{one}[]"


def union(parts: Iterable[str]) -> str:
    """One of several types, each named once; null comes last."""
    found = dict.fromkeys(parts)
    return " | ".join(sorted(found, key=lambda part: part == "null")) or "never"


def quoted(word: str) -> str:
    return f'"{word}"'


def _quoted(value: object) -> str:
    return quoted(value) if isinstance(value, str) else str(value).lower()


def key(name: str) -> str:
    """A name as the key of an object."""
    return name if _WORD.fullmatch(name) else quoted(name)


def comment(text: str | None, indent: str = "") -> str:
    """The first paragraph of a docstring."""
    first = " ".join((text or "").strip().split("\n\n")[0].split())
    return f"{indent}/** {first} */\n" if first else ""


def record(fields: Iterable[tuple[str, str]], indent: str = "") -> str:
    """An object type. Aliases of such types, unlike interfaces, are rows of plain JSON too."""
    lines = [f"{indent}  {name}: {kind};\n" for name, kind in fields]
    return "{\n" + "".join(lines) + indent + "}" if lines else "{}"


def alias(name: str, kind: str, doc: str | None = None) -> str:
    return f"{comment(doc)}export type {name} = {kind};\n"


def words(name: str, found: Iterable[str], doc: str) -> str:
    """A union of words, one to a line."""
    lines = "".join(f"\n  | {quoted(word)}" for word in found)
    return alias(name, lines or "never", doc).replace("=  ", "= ").replace("= \n", "=\n")


def page(*parts: str) -> str:
    """A whole file."""
    return "\n".join([HEAD, *[part for part in parts if part]])
