"""Statecraft: Globopolis and Global Powers, two board games of world politics, as a digital edition.

The package holds one engine (`core`), the games built on it, and what surrounds a game: texts in
English and German (`locale`), bots, the lab and the `statecraft` command (`cli`). Imports point one
way, from the command down to the engine.

What a program needs most is here by name, and imported when it is first asked for; docs/api.md shows
how it is used.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from statecraft.compiled_build import prefer_compiled

prefer_compiled(__path__)

if TYPE_CHECKING:
    from statecraft import bots as bots
    from statecraft.core.chance.luck import SeededLuck as SeededLuck
    from statecraft.core.engine.driver import Driver as Driver
    from statecraft.core.engine.driver import Handle as Handle
    from statecraft.core.engine.driver import Player as Player
    from statecraft.core.engine.legal import Legal as Legal
    from statecraft.core.engine.playout import play_on as play_on
    from statecraft.core.engine.question import Chance as Chance
    from statecraft.core.engine.question import Open as Open
    from statecraft.core.engine.question import Over as Over
    from statecraft.core.engine.question import Question as Question
    from statecraft.core.engine.question import Sealed as Sealed
    from statecraft.core.engine.result import Result as Result
    from statecraft.core.engine.session import Session as Session
    from statecraft.core.engine.state import State as State
    from statecraft.core.game import Game as Game
    from statecraft.core.ids import Seat as Seat
    from statecraft.core.record.inputs import Act as Act
    from statecraft.core.record.inputs import Concede as Concede
    from statecraft.core.record.inputs import Outcome as Outcome
    from statecraft.core.record.record import Record as Record
    from statecraft.core.record.record import fold as fold
    from statecraft.core.record.record import new_header as new_header
    from statecraft.core.record.views import View as View
    from statecraft.core.refusal import Illegal as Illegal
    from statecraft.core.verbs.action import Action as Action
    from statecraft.plugins.finding import game as game
    from statecraft.plugins.registry import games as games

__version__ = "0.1.0"

_HOMES = {
    "statecraft.core.verbs.action": ("Action",),
    "statecraft.core.engine.driver": ("Driver", "Handle", "Player"),
    "statecraft.core.game": ("Game",),
    "statecraft.core.ids": ("Seat",),
    "statecraft.core.record.inputs": ("Act", "Concede", "Outcome"),
    "statecraft.core.engine.legal": ("Legal",),
    "statecraft.core.chance.luck": ("SeededLuck",),
    "statecraft.core.engine.playout": ("play_on",),
    "statecraft.core.engine.question": ("Chance", "Open", "Over", "Question", "Sealed"),
    "statecraft.core.record.record": ("Record", "fold", "new_header"),
    "statecraft.core.refusal": ("Illegal",),
    "statecraft.core.engine.result": ("Result",),
    "statecraft.core.engine.session": ("Session",),
    "statecraft.core.engine.state": ("State",),
    "statecraft.core.record.views": ("View",),
    "statecraft.plugins.finding": ("game",),
    "statecraft.plugins.registry": ("games",),
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


def _sentence(text: str, values: Mapping[str, Any], lang: str, game: Any = None) -> str | None:
    """What an error says in words; the engine, which knows none, asks for it here."""
    found: str | None = import_module("statecraft.sentences").say(text, values, lang, game)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
