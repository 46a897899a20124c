"""Players that see a view and choose. Each goes by a name; `make` seats one.

A bot is a :class:`~statecraft.core.engine.driver.Player`: it is handed a handle with its own view, its legal
choices and imagined states, never the state. One that can say why it would choose as it does has an
``explain`` as well, which hints are made of; one that holds something outside this process is told when
to ``leave``.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from statecraft.bots import naming, python_bot, random
from statecraft.bots.naming import BadBot, Named
from statecraft.bots.roles import Explains as Explains
from statecraft.bots.roles import Leaves
from statecraft.core.engine.driver import Player
from statecraft.core.engine.result import Result
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.refusal import meant
from statecraft.plugins import registry
from statecraft.plugins.plugin import GamePlugin, load

Maker: TypeAlias = Callable[[int | str, Seat, Named], Player]
"""Seats a bot: a seed, the seat, and the bot as it was named, with how much it may think."""

RANDOM = "random"
"""The one bot that plays any game."""


def names(game: str) -> list[str]:
    """The bots that know a game, weakest first, as a table offers them."""
    return [RANDOM, *(registry.plugin(game).bots if game in registry.games() else ())]


def installed() -> dict[str, str]:
    """The bots that other packages bring, by the entry point group ``statecraft.bots``: name, and what makes one."""
    return registry.plugins("statecraft.bots")


def _of(game: str | Game) -> GamePlugin | None:
    """What belongs to a game; None for a name that no game is registered under."""
    if isinstance(game, Game):
        return registry.plugin_of(game)
    return registry.plugin(game) if game in registry.games() else None


def _names_in(plugin: GamePlugin) -> list[str]:
    """Everybody who can be named at a table of a game."""
    return [*dict.fromkeys([RANDOM, *plugin.bots, *plugin.probes, *installed()])]


def _all_names() -> list[str]:
    found = {RANDOM: None}
    for game in registry.games():
        found |= dict.fromkeys(_names_in(registry.plugin(game)))
    return [*found]


def known(name: str, game: str | Game | None = None) -> Named:
    """A name taken apart, if there is such a bot; otherwise :class:`BadBot` says what is wrong.

    With a game, the bot must be one of that game's. A game that nobody has registered is played by anybody, at random
    if need be. A module that is named is not imported for this.
    """
    named = naming.read(name)
    if named.bot in (naming.PROCESS, naming.PYTHON):
        return named
    plugin = None if game is None else _of(game)
    own = [] if plugin is None else _names_in(plugin)
    if named.bot in own:
        return named
    there = _all_names()
    if isinstance(game, str) and plugin is None and named.bot in there and named.bot != RANDOM:
        if named.bot not in installed():
            raise registry.NoSuchGame(game)
    if plugin is not None and plugin.name in registry.games():
        values = {"name": named.bot, "game": plugin.name, "known": ", ".join(own)}
        raise BadBot("cli-bot-not-here", values, meant(named.bot, own))
    if named.bot not in there:
        everybody = [*dict.fromkeys([*own, *there])]
        values = {"name": named.bot, "known": ", ".join(everybody)}
        raise BadBot("cli-no-such-bot", values, meant(named.bot, everybody))
    return named


def make(name: str, game: str | Game, seed: int | str, seat: int, any_game: bool = False) -> Player:
    """The bot of that name, for one seat of a game. Equal seeds choose alike in the same position.

    A bot that the game does not have is refused (:class:`BadBot`), or with ``any_game`` plays at random. So does
    everybody in a game that nobody has registered, unless its package brings the bot.
    """
    named = known(name) if any_game else known(name, game)
    chair = Seat(seat)
    if named.bot == naming.PROCESS:
        from statecraft.bots import process

        return process.ProcessBot(named, seed, chair)
    if named.bot == naming.PYTHON:
        return python_bot.make(python_bot.loaded(named.command), seed, chair, named)
    plugin = _of(game)
    part = None if plugin is None else plugin.bots.get(named.bot) or plugin.probes.get(named.bot)
    if part is not None:
        maker: Maker = load(part)
        return maker(seed, chair, named)
    others = installed()
    if named.bot in others:
        return python_bot.make(python_bot.loaded(others[named.bot]), seed, chair, named)
    return random.RandomBot(seed, chair)


def dismiss(players: Iterable[Player], result: Result | None) -> None:
    """Let the players go: the game is over with this result, or given up without one."""
    for player in players:
        if isinstance(player, Leaves):
            player.leave(result)
