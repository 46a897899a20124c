"""A game as a plug-in: one object that names everything that belongs to a game.

A game's package has one ``PLUGIN``. The engine, the bots, the lab, the terminal, learning agents, the server and the
page all ask it for their part, and nothing else lists games. Parts are named by module and attribute
(``"statecraft.globopolis.odds:forecasts"``) and loaded by who asks for them, so that a game may name a bot or a
terminal board without importing what those need.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from statecraft.core.game import Game


class GamePlugin:
    """A game and its parts; a part that is not named does not exist, and the general one serves instead."""

    def __init__(
        self,
        name: str,
        game: str,
        bots: Mapping[str, str] | None = None,
        probes: Mapping[str, str] | None = None,
        observer: str = "",
        terminal: str = "",
        learning: str = "",
        odds: str = "",
        lesson: str = "",
        client: str = "",
        map_holders: str = "",
        ring: str = "",
        first_game: tuple[int, str] = (3, "random"),
    ) -> None:
        self.name = name
        """What people call it: in commands, addresses and records."""
        self.game = game
        """The :class:`~statecraft.core.game.Game`."""
        self.bots = dict(bots or {})
        """Its own players by name, beside ``random``: makers that are given a seed, a seat and the bot as named."""
        self.probes = dict(probes or {})
        """Players to try the game out with, which are not offered at tables."""
        self.observer = observer
        """What the lab notes of it: a subclass of ``statecraft.lab.measure.observer.Observer``."""
        self.terminal = terminal
        """How the terminal shows it: a ``statecraft.cli.play.screen.TerminalBoard``."""
        self.learning = learning
        """What a learning agent sees of its board: ``statecraft.rl.learning.Learning``."""
        self.odds = odds
        """Chances it can work out: a function of an edition that gives `Forecast`s."""
        self.lesson = lesson
        """The folder in its package with its tutorial (`statecraft.tutorial`)."""
        self.client = client
        """The folder in its package with a ``client.js`` that draws its board in browsers (docs/web.md). The games of the
        house have none: their boards are built into the page."""
        self.map_holders = map_holders
        """Who holds which land of the world's map: a function of the game, a view and its facts that gives holders by the
        ids of areas or regions (web/src/map)."""
        self.ring = ring
        """The fields of a board that is a ring, for small pictures: a function of the game and a view that gives for each
        its number, kind, owner, levels and the seats that stand there."""
        self.first_game = first_game
        """How many players, and which bots, a newcomer is offered."""

    def load_game(self) -> Game:
        """The game itself."""
        found = load(self.game)
        if not isinstance(found, Game):
            raise TypeError(f"{self.game} is no game")
        return found

    def __repr__(self) -> str:
        return f"GamePlugin({self.name!r})"


def load(part: str) -> Any:
    """What a part's name stands for."""
    module, _colon, attribute = part.partition(":")
    return getattr(import_module(module), attribute)
