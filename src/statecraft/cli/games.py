"""Which game does a name on the command line mean?

The engine's own rulebook answers to `core`, a game that is registered to its name; and any package that can be
imported and has a `GAME` may be named directly, which is how a game under development is played.
"""

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from statecraft.core.editions.schema import Schema
from statecraft.plugins import registry

CORE = "statecraft.core"


class Mistake(Exception):
    """What a person asked cannot be answered as asked; the text says why and what would help."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_for_text = args


class NoSuchGame(Mistake):
    """No game answers to that name."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game and where it lives. `game` is its `GAME`, or None for the engine itself."""

    name: str
    package: str
    folder: Path
    game: Any

    @property
    def schema(self) -> Schema | None:
        """What the game asks of its editions, if it has any."""
        schema = getattr(self.game, "schema", None)
        return schema if isinstance(schema, Schema) else None

    @property
    def checkout(self) -> Path | None:
        """The source tree the game is worked on in, or None where it is merely installed."""
        for root in self.folder.parents:
            inside = self.folder.relative_to(root).parts[0] in ("src", "tests")
            if inside and (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
                return root
        return None


def find(name: str) -> Found:
    """The game of this name; NoSuchGame tells which names there are."""
    if name == "core":
        return _found(name, CORE, None)
    package = _package(name) if name in registry.games() else name
    module = _module(package)
    if module is None:
        known = ", ".join([*registry.games(), "core"])
        raise NoSuchGame("cli-no-such-game", name=name, known=known)
    game = getattr(module, "GAME", None)
    if game is None:
        raise NoSuchGame("cli-not-a-game", package=package)
    return _found(getattr(game, "name", name), getattr(game, "package", package), game)


def _package(name: str) -> str:
    """The package of a registered game; one that is there and broken is a mistake of its own."""
    try:
        return registry.plugin(name).load_game().package
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise Mistake("cli-broken-game", package=name, reason=reason) from error


def _found(name: str, package: str, game: Any) -> Found:
    module = importlib.import_module(package)
    if module.__file__ is None:
        raise NoSuchGame("cli-bare-folder", package=package)
    return Found(name, package, Path(module.__file__).resolve().parent, game)


def _module(package: str) -> Any | None:
    """The module, or None if there is none; one that is there and broken is a mistake of its own."""
    if not all(part.isidentifier() for part in package.split(".")):
        return None
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name is not None and (package + ".").startswith(error.name + "."):
            return None
        raise Mistake("cli-broken-game", package=package, reason=str(error)) from error
    except Exception as error:  # a game under development may fail in any way at all
        reason = f"{type(error).__name__}: {error}"
        raise Mistake("cli-broken-game", package=package, reason=reason) from error
