"""The registry of games: the two of the house, and those that other packages bring.

A game is a `GamePlugin`. A package brings one by the entry point group ``statecraft.games``, which names its
``PLUGIN``. Nothing is imported before it is asked for.
"""

import importlib
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from statecraft.core.editions import edition as editions
from statecraft.core.game import Game
from statecraft.core.refusal import meant, sentence
from statecraft.plugins.plugin import GamePlugin, load

OWN = {
    "globopolis": "statecraft.globopolis.plugin:PLUGIN",
    "global-powers": "statecraft.global_powers.plugin:PLUGIN",
}
"""The games of the house; they are found without being installed, too."""


class NoSuchGame(LookupError):
    """No game answers to that name; says which names there are, and which of them may have been meant."""

    def __init__(self, name: str, reason: str = "") -> None:
        self.name = name
        self.reason = reason
        self.known = games()
        self.meant = meant(name, self.known)
        super().__init__(name, reason)

    def say(self, lang: str = "en") -> str:
        """What is wrong and what would be right, in English or German (``de``)."""
        values = {"name": self.name, "known": ", ".join(self.known)}
        text = sentence("cli-no-such-game", values, lang)
        if text is None:
            text = f"There is no game {self.name!r}. Known here: {', '.join(self.known)}."
        if self.meant:
            asked = sentence("did-you-mean", {"name": self.meant}, lang)
            return f"{text} {asked or f'Did you mean {self.meant!r}?'}"
        return f"{text} ({self.reason})" if self.reason else text

    def __str__(self) -> str:
        return self.say()


class FixedEdition(Exception):
    """The game can only be played with the edition it ships."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def say(self, lang: str = "en") -> str:
        """What is wrong, in English or German (``de``)."""
        text = sentence("cli-fixed-edition", {"game": self.game}, lang)
        return text or f"{self.game} can only be played with the edition it ships."

    def __str__(self) -> str:
        return self.say()


@cache
def plugins(group: str) -> dict[str, str]:
    """What other packages bring by an entry point group: name, and where it is.

    All packages are looked through for it, so that is done once; ``plugins.cache_clear()`` has it done again.
    """
    return {point.name: point.value for point in entry_points(group=group)}


def installed() -> dict[str, str]:
    """The games that other packages bring: name, and where their plug-in is."""
    return plugins("statecraft.games")


def games() -> list[str]:
    """The names of all games on this machine.

    >>> games()[:2]
    ['globopolis', 'global-powers']
    """
    return [*OWN, *sorted(name for name in installed() if name not in OWN)]


@lru_cache(maxsize=64)
def plugin(name: str) -> GamePlugin:
    """The plug-in of the game of this name.

    >>> plugin("global-powers").lesson
    'lesson'
    """
    part = OWN.get(name) or installed().get(name)
    if part is None:
        raise NoSuchGame(name)
    found = load(part)
    if not isinstance(found, GamePlugin):
        raise TypeError(f"{part} is no GamePlugin")
    return found


def plugin_of(game: Game) -> GamePlugin:
    """A game's plug-in; a bare one for a game that nobody has registered, which is played with what serves any."""
    if game.name in games():
        return plugin(game.name)
    declared: Any = getattr(importlib.import_module(game.package), "PLUGIN", None)
    return (
        declared
        if isinstance(declared, GamePlugin)
        else GamePlugin(game.name, f"{game.package}:GAME")
    )


def game(name: str, edition: Path | str | None = None) -> Game:
    """The game of this name, with the edition in a folder or else the one it ships.

    Only registered games: nothing is imported because somebody named it.

    >>> game("global-powers").name
    'global-powers'
    """
    found = plugin(name).load_game()
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


def folder_of(game: Game) -> Path:
    """The folder of a game's package."""
    return Path(str(importlib.import_module(game.package).__file__)).resolve().parent


def texts_of(game: Game, lang: str) -> list[Path]:
    """The folders with a game's own texts in a language: its package's, and its edition's words."""
    folder = folder_of(game)
    found = {path.parent for path in folder.rglob(f"{lang}.ftl")}
    found |= {path.parent.parent for path in folder.rglob(f"{lang}/*.ftl")}
    shipped = game_of(game.package).edition.texts.resolve()
    return sorted({*found - {shipped}, game.edition.texts.resolve()})
