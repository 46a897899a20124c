"""Bots against each other on equal terms: who wins how often, whatever the seat and the luck.

Every distinct seating of the bots named plays the same games of chance, so that a seat or a lucky hand
favours nobody; a set is one such round of all seatings. Which games are played depends on the arguments
alone, and each depends on its own seed alone, so the result is the same on any number of processes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import permutations
from pathlib import Path
from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.record import new_header
from statecraft.lab.run.arena_store import Store
from statecraft.lab.run.simulation import Row, game_of, game_seed, play
from statecraft.lab.run.workers import shared


@dataclass(frozen=True)
class Arena:
    """What is played: plain data throughout. One bot a seat; ``edition`` is a folder, or empty."""

    package: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    sets: int
    seed: int
    edition: str = ""

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every distinct seating, in a fixed order."""
        return seatings(self.bots)

    @property
    def games(self) -> int:
        return self.sets * len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def game(self) -> Game:
        return _game(self.package, self.edition)

    def header(self) -> dict[str, Any]:
        """What every game of the arena has in common, to be stored beside them."""
        game = self.game()
        return {
            "game": game.name,
            "package": self.package,
            "rules": game.rules_version,
            "edition": game.edition.digest,
            "folder": self.edition,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }


def seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The distinct ways to seat some bots.

    >>> seatings(["b", "a", "a"])
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a')]
    """
    return sorted(set(permutations(bots)))


def sets_for(games: int, bots: Sequence[str]) -> int:
    """How many whole sets are at least so many games."""
    return -(-games // len(seatings(bots)))


@lru_cache
def _game(package: str, edition: str) -> Game:
    return game_of(package, edition)


def play_number(arena: Arena, store: Store | None, number: int) -> Row:
    """Play one game, and store its record where there is a store."""
    game = arena.game()
    bots = arena.seating(number)
    seed = game_seed(arena.seed, number // len(arena.seatings))
    data: dict[str, Any] = {"seed": seed, "bots": list(bots)}
    played = play(game, new_header(game, arena.options, len(bots), data), bots, seed)
    if store is not None:
        store.keep(number, played.record.to_jsonl())
    return played.row(number)


def contest(
    arena: Arena,
    jobs: int = 1,
    out: Path | None = None,
    advance: Callable[[int], None] = lambda _games: None,
) -> list[Row]:
    """Play all games that are not stored yet; the rows of all of them, in order."""
    store = None if out is None else Store.begin(out, arena.header(), len(arena.seatings))
    rows = {} if store is None else store.finished(range(arena.games))
    advance(len(rows))
    for row in _missing(arena, store, rows, jobs):
        rows[row.number] = row
        if store is not None:
            store.add(row, arena.seating(row.number))
        advance(1)
    if store is not None:
        store.put_in_order()
    return [rows[number] for number in range(arena.games)]


def _missing(
    arena: Arena, store: Store | None, rows: Mapping[int, Row], jobs: int
) -> Iterator[Row]:
    left = [number for number in range(arena.games) if number not in rows]
    return shared(partial(play_number, arena, store), left, jobs)
