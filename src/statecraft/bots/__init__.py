"""Players that see a view and choose. Each goes by a name; `make` seats one.

A bot is a :class:`~statecraft.core.driver.Player`: it is handed a handle with its own view, its legal
choices and imagined states, never the state. One that can say why it would choose as it does has an
``explain`` as well, which hints are made of; one that holds something outside this process is told when
to ``leave``.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from statecraft.bots import naming, random
from statecraft.bots.naming import BadBot, Budget, Named
from statecraft.bots.roles import Explains as Explains
from statecraft.bots.roles import Leaves
from statecraft.core.driver import Player
from statecraft.core.ids import Seat
from statecraft.core.result import Result

Maker: TypeAlias = Callable[[str, int | str, Seat, Budget], Player]
"""Seats a bot: the game's name, a seed, the seat, and how much it may think."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot to be named: who makes it, and the games it knows; none means any game at all."""

    make: Maker
    games: tuple[str, ...] = ()


def _random(_game: str, seed: int | str, seat: Seat, _budget: Budget) -> Player:
    return random.RandomBot(seed, seat)


def _novice(game: str, seed: int | str, seat: Seat, _budget: Budget) -> Player:
    # Only who seats a bot loads the game it knows.
    if game == "globopolis":
        from statecraft.bots import globopolis_novice

        return globopolis_novice.Novice(seed, seat)
    from statecraft.bots import global_powers_novice

    return global_powers_novice.Novice(seed, seat)


def _steady(game: str, seed: int | str, seat: Seat, _budget: Budget) -> Player:
    if game == "globopolis":
        from statecraft.bots import globopolis_steady

        return globopolis_steady.Steady(seed, seat)
    from statecraft.bots import global_powers_steady

    return global_powers_steady.Steady(seed, seat)


def _expert(game: str, seed: int | str, seat: Seat, budget: Budget) -> Player:
    if game == "globopolis":
        from statecraft.bots import globopolis_expert

        return globopolis_expert.expert(seed, seat, budget)
    from statecraft.bots import global_powers_expert

    return global_powers_expert.expert(seed, seat, budget)


KNOWN = ("globopolis", "global-powers")

BOTS: Mapping[str, Entry] = {
    "random": Entry(_random),
    "novice": Entry(_novice, KNOWN),
    "steady": Entry(_steady, KNOWN),
    "expert": Entry(_expert, KNOWN),
}


def known(name: str) -> Named:
    """A name taken apart, if there is such a bot; otherwise :class:`BadBot` says what is wrong."""
    named = naming.read(name)
    if named.bot != naming.PROCESS and named.bot not in BOTS:
        raise BadBot("cli-no-such-bot", {"name": named.bot, "known": ", ".join(BOTS)})
    return named


def make(name: str, game: str, seed: int | str, seat: Seat) -> Player:
    """The bot of that name, for one seat of a game. Equal seeds choose alike in the same position.

    A game that the bot does not know, it plays at random.
    """
    named = known(name)
    if named.bot == naming.PROCESS:
        from statecraft.bots import process

        return process.ProcessBot(named, seed, seat)
    entry = BOTS[named.bot]
    if entry.games and game not in entry.games:
        return random.RandomBot(seed, seat)
    return entry.make(game, seed, seat, named.budget)


def dismiss(players: Iterable[Player], result: Result | None) -> None:
    """Let the players go: the game is over with this result, or given up without one."""
    for player in players:
        if isinstance(player, Leaves):
            player.leave(result)
