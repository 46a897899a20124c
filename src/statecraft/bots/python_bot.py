"""A bot that is a class or function of any module: named ``python:module:Class``, or by an entry point.

What is named makes a player: it is called with a seed, the seat and the bot as it was named, or with nothing where it
takes nothing. Its module is imported, with the rights of whoever started the house.
"""

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Any

from statecraft.bots.naming import BadBot, Named
from statecraft.core.engine.driver import Player
from statecraft.core.ids import Seat


def loaded(part: str) -> Callable[..., Any]:
    """What ``module:Class`` stands for; :class:`BadBot` says why there is no such thing."""
    name, _colon, path = part.partition(":")
    try:
        found: Any = import_module(name)
        for attribute in path.split("."):
            found = getattr(found, attribute)
    except (ImportError, AttributeError) as error:
        raise BadBot("cli-bot-python-missing", {"name": part, "reason": str(error)}) from error
    if not callable(found):
        raise BadBot("cli-bot-python-arguments", {"name": part})
    made: Callable[..., Any] = found
    return made


def make(maker: Callable[..., Any], seed: int | str, seat: Seat, named: Named) -> Player:
    """The player for a seat; :class:`BadBot` where none comes out."""
    name = named.command or named.bot
    if _takes(maker, (seed, seat, named)):
        player: Any = maker(seed, seat, named)
    elif _takes(maker, ()):
        player = maker()
    else:
        raise BadBot("cli-bot-python-arguments", {"name": name})
    if not callable(getattr(player, "choose", None)):
        raise BadBot("cli-bot-python-no-player", {"name": name})
    found: Player = player
    return found


def _takes(maker: Callable[..., Any], given: tuple[Any, ...]) -> bool:
    try:
        signature(maker).bind(*given)
    except (TypeError, ValueError):
        return False
    return True
