"""The game that a program names: a registered one, or any package that can be imported and has a ``GAME``.

To find a package imports it, so this is for who writes the program, never for names that strangers send.
"""

import importlib
from pathlib import Path
from typing import Any

from statecraft.core.game import Game
from statecraft.plugins import registry
from statecraft.plugins.registry import NoSuchGame

_IMPORTED: dict[str, Game] = {}


def game(name: str, edition: Path | str | None = None) -> Game:
    """The game of this name, or of the package of this name; with the edition in a folder or else the one it ships.

    >>> game("global-powers").name, game("statecraft.global_powers").name
    ('global-powers', 'global-powers')
    """
    if name in registry.games():
        return registry.game(name, edition)
    found = _imported(name)
    return found if edition is None else registry.with_edition(found, Path(edition))


def imported() -> list[Game]:
    """The games that were found by the names of their packages."""
    return list(_IMPORTED.values())


def _imported(name: str) -> Game:
    if name in _IMPORTED:
        return _IMPORTED[name]
    for part in name.split("."):
        if not part.isidentifier():
            raise NoSuchGame(name)
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        # A package that is there and lacks something else says so itself.
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise NoSuchGame(name) from None
    found: Any = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise NoSuchGame(name, f"the module {name} has no GAME")
    _IMPORTED[name] = found
    return found
