"""How the engine's files tell the mypyc compiler what plain Python need not know.

The core imports the standard library only, so the real decorator is seen by the type checker and
the compiler, and running Python gets one that does nothing. This module itself is never compiled.

Compiled objects do not pickle by themselves; one that should says so with ``kept``.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_settings):
        return lambda cls: cls


def kept(thing: object, given: tuple[Any, ...], names: tuple[str, ...]) -> tuple[Any, ...]:
    """What ``__reduce__`` answers for an object that is no more than its fields of these names.

    ``given`` is anything that its constructor takes: compiled objects cannot be made without it.
    """
    return remade, (type(thing), given, names, tuple([getattr(thing, name) for name in names]))


def remade(cls: Any, given: tuple[Any, ...], names: tuple[str, ...], values: Any) -> Any:
    """An object of a class with these fields, as ``kept`` took it apart."""
    thing = cls(*given)
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, value)
    return thing
