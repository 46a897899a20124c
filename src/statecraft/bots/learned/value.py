"""Everybody's chance to win, as a seat can see it: learned from many games between bots.

The weights of each game ship with it and say which rules and which edition they were trained on. On a table of others
chances are reckoned as a steady player does, and :func:`misfit` says what does not fit.
"""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from statecraft.bots.global_powers import features as global_powers
from statecraft.bots.global_powers.steady.worth import chances as global_powers_chances
from statecraft.bots.globopolis import features as globopolis
from statecraft.bots.globopolis.steady.win_chances import win_chances as globopolis_chances
from statecraft.bots.learned.network import Network
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.global_powers.state import GlobalPowersState
from statecraft.globopolis.state import GlobopolisState

FORMAT = 1
SPECTATOR = -1


class NoValue(ValueError):
    """There is no learned value for a game, or a file holds none; says why."""


class Value:
    """The learned value of one game: its network, and what it was trained on.

    Without a network, or for other rules or another edition than it was trained on, it reckons as a steady player does.
    """

    __slots__ = ("about", "network")

    def __init__(self, network: Network | None, about: dict[str, Any]) -> None:
        self.network = network
        self.about = about
        """Game, rules, edition, names of the inputs, and how it was trained and measured."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Value, (self.network, self.about)

    def fits(self, game: Game) -> bool:
        return self.network is not None and not misfit(self.about, game)

    def chances(self, table: State, seen_by: int) -> list[float]:
        """Each holder's chance to win as a holder sees the table; :data:`SPECTATOR` sees no hidden card."""
        if self.network is None or not self.fits(table.game):
            return reckoned(table, max(0, seen_by))
        rows, common = features(table, seen_by)
        return self.network.chances(rows, common)

    def seen_from(self, table: State, seat: Seat) -> list[float]:
        """The same as a seat sees it."""
        return self.chances(table, table.holders[seat])


def features(table: State, seen_by: int) -> tuple[list[list[float]], list[float]]:
    """What the network is given: a row for each holder, and the numbers about the table."""
    if isinstance(table, GlobopolisState):
        return globopolis.given(table, seen_by)
    if isinstance(table, GlobalPowersState):
        return global_powers.given(table, seen_by)
    raise NoValue(f"{table.game.name} has no learned value")


def names(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the numbers in a holder's row, and of those about the table."""
    if game == "globopolis":
        return globopolis.NAMES, globopolis.COMMON
    if game == "global-powers":
        return global_powers.NAMES, global_powers.COMMON
    raise NoValue(f"{game} has no learned value")


def win_chances(table: State, seat: int | None) -> list[float]:
    """Each holder's chance to win as a seat sees the table; None is a spectator, who sees no hidden card.

    The table may be real or imagined: nothing is looked at that the seat does not see. A game that is over counts as it
    ended. Where there is no learned value for these rules and this edition, a steady player's estimate is given.
    """
    if table.result is not None:
        first = [1.0 if rank == 1 else 0.0 for rank in table.result.ranks]
        return [share / sum(first, 0.0) for share in first]
    value = shipped(table.game.name)
    return value.chances(table, SPECTATOR if seat is None else table.holders[seat])


def reckoned(table: State, seat: int) -> list[float]:
    """The same as a steady player reckons it, by formulas that were set by hand."""
    if isinstance(table, GlobopolisState):
        return globopolis_chances(table, Seat(seat))
    if isinstance(table, GlobalPowersState):
        return global_powers_chances(table)
    raise NoValue(f"{table.game.name} has no learned value")


def points(table: State) -> tuple[int, ...]:
    """Everybody's points as they stand, the plainest judge of all."""
    if isinstance(table, GlobalPowersState):
        return table.projected_scores()
    return table.scores()


def named_value(game: str, path: str) -> Value:
    """The value in a file, or without one that which ships with a game."""
    return read(Path(path)) if path else shipped(game)


@cache
def shipped(game: str) -> Value:
    """The value that ships with a game; one without a network where none does."""
    where = files("statecraft.bots") / game.replace("-", "_") / "value.json"
    if not where.is_file():
        return Value(None, {"game": game})
    return _read(where.read_text(encoding="utf-8"), f"the learned value of {game}")


def read(path: Path) -> Value:
    """A value from a file, as training writes it; :class:`NoValue` says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise NoValue(f"{path} cannot be read: {error}") from error
    return _read(text, str(path))


def _read(text: str, where: str) -> Value:
    try:
        data = json.loads(text)
        if data["statecraft-value"] != FORMAT:
            raise NoValue(f"{where} is of format {data['statecraft-value']}, not {FORMAT}")
        row, common = names(str(data["game"]))
        if (tuple(data["row"]), tuple(data["common"])) != (row, common):
            raise NoValue(f"{where} was trained on other numbers than are worked out here")
        return Value(Network.from_json(data.pop("network")), data)
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise NoValue(f"{where} is no learned value: {error!r}") from error


def misfit(about: dict[str, Any], game: Game) -> str:
    """In what a game is not the one that a value was trained on; nothing where it is."""
    here = {
        "game": game.name,
        "rules": game.rules_version,
        "edition": game.edition.digest,
    }
    wrong = [
        f"{word} {about.get(word)}, not {mine}"
        for word, mine in here.items()
        if about.get(word) != mine
    ]
    return f"the learned value is for {'; '.join(wrong)}" if wrong else ""
