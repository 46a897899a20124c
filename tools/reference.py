"""Write docs/reference.md: every public name of the front door with the first line of its docstring.

python tools/reference.py            # writes the page
python tools/reference.py --check    # exit code 1 if the page is not what would be written
"""

import argparse
import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NewType

from statecraft.core.engine.position import Position
from statecraft.core.record.struct import Struct

PAGE = Path(__file__).parents[1] / "docs" / "reference.md"
HEAD = """# Reference

What `import statecraft` offers, with one line each; [the guide](api.md) shows it at work. This page is \
written by `python tools/reference.py` from the docstrings.
"""
MORE = ("statecraft.bots", "statecraft.plugins.registry", "statecraft.rl")
"""Modules with a front door of their own, besides the package's."""


def first_line(thing: Any) -> str:
    """The first sentence of a docstring; nothing where there is none of its own."""
    doc = inspect.getdoc(thing) if getattr(thing, "__doc__", None) else None
    line = " ".join((doc or "").split("\n\n")[0].split())
    return line.replace("|", "\\|").replace(":class:", "").replace("``", "`")


def signature(thing: Any) -> str:
    names = [
        name if parameter.default is parameter.empty else f"{name}=…"
        for name, parameter in inspect.signature(thing).parameters.items()
        if name != "self" and parameter.kind is not parameter.VAR_KEYWORD
    ]
    return f"({', '.join(names)})"


def members(cls: type) -> list[tuple[str, str]]:
    """The public methods and properties of a class, in alphabetical order.

    What all records have, and what only the author of a game needs of a table, is not told.
    """
    found = []
    for name, member in inspect.getmembers(cls):
        home = next((base for base in cls.__mro__ if name in vars(base)), object)
        theirs = home in (Struct, Position) or not home.__module__.startswith("statecraft")
        if name.startswith("_") or theirs:
            continue
        if isinstance(member, property):
            found.append((name, first_line(member)))
        elif inspect.isfunction(member):
            found.append((name + signature(member), first_line(member)))
    return found


def entry(name: str, thing: Any) -> list[str]:
    if isinstance(thing, NewType):
        plain = thing.__supertype__.__name__
        return [
            f"### `{name}`\n",
            f"A type of its own for checkers; any `{plain}` is taken for it.\n",
        ]
    if not inspect.isclass(thing):
        head = signature(thing) if callable(thing) else ""
        return [f"### `{name}{head}`\n", f"{first_line(thing)}\n"]
    lines = [f"### `{name}`\n", f"{first_line(thing)}\n"]
    rows = members(thing)
    if rows:
        lines.append("| member | what it is |\n| --- | --- |")
        lines += [f"| `{member}` | {line} |" for member, line in rows]
        lines.append("")
    return lines


def public(module: ModuleType) -> list[str]:
    """The names a module says are its own, or those it defines."""
    named = getattr(module, "__all__", None)
    if named is not None:
        return [name for name in named if not name.startswith("_")]
    return [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", None) == module.__name__
    ]


def page() -> str:
    lines = [HEAD]
    for where in ("statecraft", *MORE):
        module = import_module(where)
        lines += [f"## `{where}`\n", first_line(module) + "\n"]
        for name in public(module):
            thing = getattr(module, name)
            if not inspect.ismodule(thing):
                lines += entry(name, thing)
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is right")
    if parser.parse_args().check:
        return int(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
