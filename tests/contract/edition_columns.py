"""Every column of an edition does something: change it, and a game, a forecast or the check changes.

A column is changed in all its rows at once, a list in one place of all its rows. The changed edition
must either be refused by the check, or somebody must be able to tell the difference: by what a game
with the same luck and the same random players shows to its seats, or by a forecast. What is left over
is a number that somebody printed and nobody reads.
"""

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import zip_longest
from typing import Any

from statecraft.core.chance.forecast import Forecast
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.editions.edition import Edition
from statecraft.core.editions.schema import Column, Row, Schema, Tables, TableSchema, faults
from statecraft.core.engine.driver import Driver, Player, RandomPlayer
from statecraft.core.engine.question import Over
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.options import BadOptions, settle
from statecraft.core.record.events import Event
from statecraft.core.record.record import new_header

_TEXT = re.compile(r"^([A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A game to play: its options, its seats, the seed of luck and players, and how many inputs of it.

    ``player`` makes a player for a seat, if random ones would not get far enough.
    """

    options: Mapping[str, Any]
    seats: int
    seed: int
    inputs: int = 1500
    player: Callable[[int, Seat], Player] | None = None


@dataclass(frozen=True)
class Place:
    """A column of a table, or one place in the lists of such a column."""

    table: TableSchema
    column: Column
    at: int | None = None

    def __str__(self) -> str:
        where = "" if self.at is None else f"[{self.at}]"
        return f"{self.table.name}.{self.column.name}{where}"


def places(edition: Edition, schema: Schema) -> Iterator[Place]:
    """Every column of every table, the places of a list one by one."""
    for table in schema.tables:
        for column in table.columns:
            if column.kind == "many":
                rows = edition.tables[table.name]
                longest = max([len(row.get(column.name, ())) for row in rows], default=0)
                yield from [Place(table, column, at) for at in range(longest)]
            else:
                yield Place(table, column)


def odd_words(edition: Edition, schema: Schema, lang: str) -> set[str]:
    """Words in an edition's texts that belong to no row of its tables and to nothing the schema names,
    and those that are missing there."""
    source = (edition.texts / f"{lang}.ftl").read_text("utf-8")
    printed = {
        pattern.format_map(row)
        for table in schema.tables
        for pattern in (*table.texts, *table.faces)
        for row in edition.tables[table.name]
    }
    return set(_TEXT.findall(source)) ^ (printed | set(schema.texts))


def _others(column: Column, value: Any, keys: Mapping[str, Sequence[str]]) -> list[Any]:
    """Other values a column could have in the place of this one, in a fixed number."""
    if column.kind == "flag":
        return [not value]
    if column.kind == "integer":
        low = value - 1 if column.low is None else column.low
        high = value + 1 if column.high is None else column.high
        return [min(value + 1, high), max(value - 1, low), low, high]
    if column.kind == "one_of":
        choices = column.choices
        return [choices[(choices.index(value) + by) % len(choices)] for by in (1, 2)]
    if column.kind == "ref":
        there = list(keys[column.to])
        return [there[(there.index(value) + by) % len(there)] for by in (1, 5)]
    return [f"{value}-other"]


def houses(edition: Edition, schema: Schema, place: Place) -> list[Edition | None]:
    """The edition with a place changed, in each way there is; None where the check refuses that."""
    keys = {
        table.name: [str(row.get(table.key)) for row in edition.tables[table.name]]
        for table in schema.tables
    }
    rows = edition.tables[place.table.name]
    others = [_row_others(row, place, keys) for row in rows]
    found: list[Edition | None] = []
    for way in range(max(map(len, others), default=0)):
        # Rows without the column have no ways: they stand as they are.
        whole = [
            _with(row, place, ways[way]) if ways else row
            for row, ways in zip(rows, others, strict=True)
        ]
        if whole == list(rows):
            continue
        tables = {**edition.tables, place.table.name: tuple(whole)}
        digest = sha256(f"{edition.digest} {place} {way}".encode()).hexdigest()
        sound = not _faults(tables, schema, edition)
        found.append(replace(edition, tables=tables, digest=digest) if sound else None)
    return found


def _row_others(row: Row, place: Place, keys: Mapping[str, Sequence[str]]) -> list[Any]:
    if place.column.name not in row:
        return []
    value = row[place.column.name]
    if place.at is None:
        return _others(place.column, value, keys)
    if place.at >= len(value) or place.column.item is None:
        return []
    return _others(place.column.item, value[place.at], keys)


def _with(row: Row, place: Place, other: Any) -> Row:
    if place.at is not None:
        old = row[place.column.name]
        other = (*old[: place.at], other, *old[place.at + 1 :])
    return {**row, place.column.name: other}


def _faults(tables: Tables, schema: Schema, edition: Edition) -> list[str]:
    """What the check of editions has against these tables."""
    keys = {
        table.name: frozenset([row[table.key] for row in tables[table.name] if table.key])
        for table in schema.tables
    }
    words = frozenset(_TEXT.findall((edition.texts / "en.ftl").read_text("utf-8")))
    found: list[str] = []
    for table in schema.tables:
        rows = tables[table.name]
        for row in rows:
            for column in table.columns:
                if column.name in row:
                    value = row[column.name]
                    listed = list(value) if isinstance(value, tuple) else value
                    found += [text for _place, text, _values in faults(column, listed, keys)]
            found += [
                f"{pattern} is missing"
                for pattern in (*table.texts, *table.faces)
                if pattern.format_map(row) not in words
            ]
        for unique in (*table.unique, *([(table.key,)] if table.key else [])):
            values = [tuple([row.get(name) for name in unique]) for row in rows]
            found += ["is there twice"] if len(set(values)) < len(values) else []
    if not found:
        found += [str(fault) for check in schema.checks for fault in check(tables)]
    return found


def shown(game: Game, case: Case) -> Iterator[object]:
    """What the seats are shown of a game, input by input: who is asked, what happens, what they see."""
    session = Session(game, new_header(game, dict(case.options), case.seats))
    state = session.state
    rng = random.Random(case.seed)
    seats = len(state.holders)
    players: list[Player] = [
        case.player(case.seed, Seat(seat)) if case.player else RandomPlayer(rng)
        for seat in range(seats)
    ]
    driver = Driver(session, players, SeededLuck(case.seed))
    for number in range(case.inputs):
        if isinstance(session.state.pending(), Over):
            break
        events: list[Event] = []
        driver.step(events)
        state = session.state
        heard = [(event.text, event.values) for event in events]
        seat = Seat(number % seats)
        seen = state.view(seat).to_bytes(), state.facts(state.holders[seat])
        yield heard, state.scores(), seen
    yield state.result and state.result.ranks


def forecast_figures(forecasts: Callable[[Edition], Sequence[Forecast]], game: Game) -> str:
    """Every figure of every forecast on an edition."""
    options = settle(game.options, {})
    figures: list[str] = []
    for forecast in forecasts(game.edition):
        least = [kind.low for kind in forecast.asks]
        for at, kind in enumerate(forecast.asks):
            for value in range(kind.low, min(kind.high, kind.low + 12) + 1):
                numbers = (*least[:at], value, *least[at + 1 :])
                figures.append(f"{forecast.name} {numbers} {forecast.reckon(numbers, options)}")
    return "\n".join(figures)


class EditionProbe:
    """What the edition in the box shows, to hold others against it; ``on`` makes the game on another."""

    def __init__(
        self,
        game: Game,
        on: Callable[[Edition], Game],
        cases: Sequence[Case],
        forecasts: Callable[[Edition], Sequence[Forecast]],
    ) -> None:
        self.game = game
        self.on = on
        self.cases = cases
        self.forecasts = forecasts
        self.figures = forecast_figures(forecasts, game)
        self.games = [list(shown(game, case)) for case in cases]

    def differs_on(self, other: Game) -> bool:
        """Whether anybody could tell a game on another edition from this one."""
        if forecast_figures(self.forecasts, other) != self.figures:
            return True
        for case, ours in zip(self.cases, self.games, strict=True):
            try:
                if any(one != two for one, two in zip_longest(ours, shown(other, case))):
                    return True
            except BadOptions:
                # More is to be dealt than there is: the game says so at once.
                return True
        return False

    def does_something(self, place: Place) -> bool:
        """Whether a place in the edition is read by anything, or held fast by the check."""
        found = houses(self.game.edition, self.game.schema, place)
        refused = [each for each in found if each is None]
        sound = [each for each in found if each is not None]
        if not found or (refused and not sound):
            return bool(refused)
        # The greatest changes come last, and are seen soonest.
        return any(self.differs_on(self.on(each)) for each in reversed(sound))
