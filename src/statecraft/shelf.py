"""The shelf: games by name, the two of the house, and those that other packages bring.

A package brings games by the entry point group ``statecraft.games``. Nothing is imported before it
is asked for.
"""

import importlib
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from statecraft.core import edition as editions
from statecraft.core.game import Game

BUILT_IN = {
    "globopolis": "statecraft.globopolis",
    "global-powers": "statecraft.global_powers",
}


class NoSuchGame(LookupError):
    """No game answers to that name; says which names there are."""


class FixedEdition(Exception):
    """The game can only be played with the edition it ships."""


def brought() -> dict[str, str]:
    """The games that other packages bring: name and module."""
    return {point.name: point.module for point in entry_points(group="statecraft.games")}


def games() -> list[str]:
    """The names of all games on this machine.

    >>> games()[:2]
    ['globopolis', 'global-powers']
    """
    return [*BUILT_IN, *sorted(brought())]


def game(name: str, edition: Path | str | None = None) -> Game:
    """The game of this name, with the edition in a folder or else the one it ships.

    >>> game("global-powers").name
    'global-powers'
    """
    package = BUILT_IN.get(name) or brought().get(name)
    if package is None:
        raise NoSuchGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    found = game_of(package)
    return found if edition is None else with_edition(found, Path(edition))


def game_of(package: str) -> Game:
    """The game of a package."""
    found: Any = importlib.import_module(package).GAME
    if not isinstance(found, Game):
        raise TypeError(f"{package}.GAME is no game")
    return found


def with_edition(game: Game, path: Path) -> Game:
    """The game with another edition, where it can be played with one."""
    take: Any = getattr(game, "with_edition", None)
    if take is None:
        raise FixedEdition(game.name)
    taken: Game = take(editions.load(path, game.schema))
    return taken


def texts_of(game: Game, lang: str) -> list[Path]:
    """The folders with a game's own texts in a language: its package's, and its edition's words."""
    folder = Path(str(importlib.import_module(game.package).__file__)).resolve().parent
    found = {path.parent for path in folder.rglob(f"{lang}.ftl")}
    found |= {path.parent.parent for path in folder.rglob(f"{lang}/*.ftl")}
    shipped = game_of(game.package).edition.texts.resolve()
    return sorted({*found - {shipped}, game.edition.texts.resolve()})
