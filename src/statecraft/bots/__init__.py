"""Players that see a view and choose. Each goes by a name; `make` seats one.

A bot is a :class:`~statecraft.core.engine.driver.Player`: it is handed a handle with its own view, its legal
choices and imagined states, never the state. One that can say why it would choose as it does has an
``explain`` as well, which hints are made of; one that holds something outside this process is told when
to ``leave``.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from statecraft.bots import naming, random
from statecraft.bots.naming import BadBot, Named
from statecraft.bots.roles import Explains as Explains
from statecraft.bots.roles import Leaves
from statecraft.core.engine.driver import Player
from statecraft.core.engine.result import Result
from statecraft.core.ids import Seat
from statecraft.plugins import registry
from statecraft.plugins.plugin import load

Maker: TypeAlias = Callable[[int | str, Seat, Named], Player]
"""Seats a bot: a seed, the seat, and the bot as it was named, with how much it may think."""

RANDOM = "random"
"""The one bot that plays any game."""


def names(game: str) -> list[str]:
    """The bots that know a game, weakest first, as a table offers them."""
    return [RANDOM, *(registry.plugin(game).bots if game in registry.games() else ())]


def _all_names() -> list[str]:
    found = {RANDOM: None}
    for game in registry.games():
        plugin = registry.plugin(game)
        found |= dict.fromkeys([*plugin.bots, *plugin.probes])
    return [*found]


def _maker(name: str, game: str) -> Maker | None:
    """Who makes a game's own bot of that name; None where the game has no such bot."""
    if game not in registry.games():
        return None
    plugin = registry.plugin(game)
    part = plugin.bots.get(name) or plugin.probes.get(name)
    found: Maker | None = None if part is None else load(part)
    return found


def known(name: str) -> Named:
    """A name taken apart, if there is such a bot; otherwise :class:`BadBot` says what is wrong."""
    named = naming.read(name)
    if named.bot != naming.PROCESS:
        there = _all_names()
        if named.bot not in there:
            raise BadBot("cli-no-such-bot", {"name": named.bot, "known": ", ".join(there)})
    return named


def make(name: str, game: str, seed: int | str, seat: int) -> Player:
    """The bot of that name, for one seat of a game. Equal seeds choose alike in the same position.

    A game that the bot does not know, it plays at random.
    """
    named = known(name)
    if named.bot == naming.PROCESS:
        from statecraft.bots import process

        return process.ProcessBot(named, seed, Seat(seat))
    maker = _maker(named.bot, game)
    chair = Seat(seat)
    return random.RandomBot(seed, chair) if maker is None else maker(seed, chair, named)


def dismiss(players: Iterable[Player], result: Result | None) -> None:
    """Let the players go: the game is over with this result, or given up without one."""
    for player in players:
        if isinstance(player, Leaves):
            player.leave(result)
