"""Statecraft: Globopolis and Global Powers, two board games of world politics, as a digital edition.

The package holds one engine (`core`), the games built on it, and what surrounds a game: texts in
English and German (`locale`), bots, the lab and the `statecraft` command (`cli`). Imports point one
way, from the command down to the engine.

What a program needs most is here by name, and imported when it is first asked for; docs/api.md shows
how it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from statecraft import bots as bots
    from statecraft.core.action import Action as Action
    from statecraft.core.driver import Driver as Driver
    from statecraft.core.driver import Handle as Handle
    from statecraft.core.driver import Player as Player
    from statecraft.core.game import Game as Game
    from statecraft.core.inputs import Act as Act
    from statecraft.core.inputs import Concede as Concede
    from statecraft.core.inputs import Outcome as Outcome
    from statecraft.core.legal import Legal as Legal
    from statecraft.core.luck import SeededLuck as SeededLuck
    from statecraft.core.playout import play_on as play_on
    from statecraft.core.question import Chance as Chance
    from statecraft.core.question import Open as Open
    from statecraft.core.question import Over as Over
    from statecraft.core.question import Question as Question
    from statecraft.core.question import Sealed as Sealed
    from statecraft.core.record import Record as Record
    from statecraft.core.record import fold as fold
    from statecraft.core.record import new_header as new_header
    from statecraft.core.refusal import Illegal as Illegal
    from statecraft.core.result import Result as Result
    from statecraft.core.session import Session as Session
    from statecraft.core.state import State as State
    from statecraft.core.view import View as View

    # The compiled build is checked with the engine and the games alone, without the shelf.
    from statecraft.shelf import game as game  # type: ignore[import-not-found,unused-ignore]
    from statecraft.shelf import games as games  # type: ignore[import-not-found,unused-ignore]

__version__ = "0.1.0"

_HOMES = {
    "statecraft.core.action": ("Action",),
    "statecraft.core.driver": ("Driver", "Handle", "Player"),
    "statecraft.core.game": ("Game",),
    "statecraft.core.inputs": ("Act", "Concede", "Outcome"),
    "statecraft.core.legal": ("Legal",),
    "statecraft.core.luck": ("SeededLuck",),
    "statecraft.core.playout": ("play_on",),
    "statecraft.core.question": ("Chance", "Open", "Over", "Question", "Sealed"),
    "statecraft.core.record": ("Record", "fold", "new_header"),
    "statecraft.core.refusal": ("Illegal",),
    "statecraft.core.result": ("Result",),
    "statecraft.core.session": ("Session",),
    "statecraft.core.state": ("State",),
    "statecraft.core.view": ("View",),
    "statecraft.shelf": ("game", "games"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = ["__version__", "bots", *sorted(_HOME)]


def __getattr__(name: str) -> Any:
    if name == "bots":
        return import_module("statecraft.bots")
    if name not in _HOME:
        raise AttributeError(f"module 'statecraft' has no attribute {name!r}")
    found = getattr(import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
