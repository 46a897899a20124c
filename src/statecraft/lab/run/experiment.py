"""Experiments: many games of one rule set, or the same games of several, each watched and noted.

An experiment has one side, or up to six that play on the same seeds with the same bots, so that luck is common
to all and what differs comes from the rules. A game depends on its side and number alone: not on how many
processes or machines share the work, nor on when it was played.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from statecraft import __version__
from statecraft.core.game import Game
from statecraft.core.options import settle
from statecraft.core.record.record import new_header
from statecraft.lab.measure.observer import observer_of
from statecraft.lab.run.simulation import game_of, game_seed, play

GameStats: TypeAlias = dict[str, Any]
"""What is known of one game, as plain data."""
Piece: TypeAlias = tuple[int, int]
"""A side and a number: one game."""
Files: TypeAlias = tuple[tuple[str, bytes], ...]


class OtherWorker(Exception):
    """A worker has another Statecraft than who asked: it would play other games."""


@dataclass(frozen=True, slots=True)
class Side:
    """A rule set: a game's options, and the folder of an edition or nothing for the one that ships.

    ``files`` is the edition itself, for workers that cannot see the folder.
    """

    package: str
    options: Mapping[str, Any]
    edition: str = ""
    files: Files = ()

    def game(self) -> Game:
        if self.files:
            return _unpacked(self.package, self.files)
        return _game(self.package, self.edition)

    def packed(self) -> "Side":
        """The side with its edition's files, so that it can be played on another machine."""
        if not self.edition:
            return self
        folder = Path(self.edition)
        files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        packed = [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in files]
        return replace(self, files=tuple(packed))

    def header(self) -> dict[str, Any]:
        """What makes this side's games what they are."""
        game = self.game()
        return {
            "statecraft": __version__,
            "game": game.name,
            "package": self.package,
            "rules": game.rules_version,
            "edition": game.edition.digest,
            "options": settle(game.options, self.options),
        }


@lru_cache
def _game(package: str, edition: str) -> Game:
    return game_of(package, edition)


@lru_cache(maxsize=4)
def _unpacked(package: str, files: Files) -> Game:
    with TemporaryDirectory() as folder:
        for name, content in files:
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return game_of(package, folder)


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is played: plain data throughout. ``holders`` has the holder of each seat."""

    sides: tuple[Side, ...]
    holders: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def pieces(self) -> Iterator[Piece]:
        """All games; those of a pair follow each other, so that whoever stops early has pairs."""
        for number in range(self.games):
            for side in range(len(self.sides)):
                yield side, number

    def seating(self, number: int) -> list[str]:
        """The bot on each seat. Different bots move on by a seat each game, so that none has the better one."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.holders))]

    def header(self) -> dict[str, Any]:
        """What all games have in common; how many they are is no part of it."""
        return {
            "sides": [side.header() for side in self.sides],
            "holders": list(self.holders),
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def packed(self) -> "Experiment":
        return replace(self, sides=tuple([side.packed() for side in self.sides]))


def play_piece(experiment: Experiment, piece: Piece) -> GameStats:
    """Play one game and note it."""
    at, number = piece
    side = experiment.sides[at]
    game = side.game()
    seed = game_seed(experiment.seed, number)
    names = experiment.seating(number)
    observer = observer_of(game.name)()
    header = new_header(game, side.options, experiment.holders)
    played = play(game, header, names, seed, observer.take)
    state, result = played.state, played.state.result
    return {
        "side": at,
        "game": number,
        "seed": seed,
        "bots": names,
        "holders": list(experiment.holders),
        "rounds": state.round,
        "inputs": len(played.record.lines),
        "decisions": played.decisions,
        "ranks": [] if result is None else list(result.ranks),
        "scores": list(state.scores()),
        "reason": "" if result is None else result.reason,
        "rule": "" if result is None else result.rule,
        "digest": state.digest(),
        **observer.to_json(),
    }


def play_elsewhere(experiment: Experiment, headers: Sequence[Any], piece: Piece) -> GameStats:
    """Play one game on a machine that may have another Statecraft, which is refused."""
    mine = experiment.sides[piece[0]].header()
    if mine != headers[piece[0]]:
        raise OtherWorker(f"{mine} instead of {headers[piece[0]]}")
    return play_piece(experiment, piece)


def shares(stats: GameStats) -> list[float]:
    """What part of the win each holder has; those who tie for first have equal parts."""
    winners = stats["ranks"].count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in stats["ranks"]]
