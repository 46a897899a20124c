"""Positions of real games to begin with: played between bots here, brought to the server as records, and forked."""

from collections.abc import Callable
from typing import Any

from e2e.tables import AT_ONCE, Guest, Json
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import Record, new_header
from statecraft.core.verbs.action import Action
from statecraft.lab.run.simulation import play
from statecraft.plugins.registry import game as game_of

Wanted = Callable[[Legal], Action | None]
When = Callable[[State], object]


class Found:
    """A game that came to a position: its record, how many lines lead there, and the answer in question."""

    def __init__(self, record: Record, line: int, action: Action) -> None:
        self.record = record
        self.line = line
        self.action = action


class Search:
    """Watches a game for the first position in which seat 0 has an answer that is wanted: to what it must answer, or
    to a question beside another's turn."""

    def __init__(self, wanted: Wanted, when: When, beside: bool) -> None:
        self._wanted = wanted
        self._when = when
        self._beside = beside
        self._lines = 0
        self.found: tuple[int, Action] | None = None

    def take(self, state: State, given: Input) -> None:
        if self.found is None and not isinstance(state.pending(), Chance | Over):
            for question in state.questions():
                if question.must != self._beside and question.seat == 0 and self._when(state):
                    action = self._wanted(state.legal(question.seat, question.id))
                    if action is not None:
                        self.found = (self._lines, action)
        state.apply(given)
        self._lines += 1


def find(
    game: str,
    seats: int,
    wanted: Wanted,
    seeds: range,
    when: When = bool,
    beside: bool = False,
    **options: Any,
) -> Found:
    """The first of these games that comes to such a position."""
    played = game_of(game)
    for seed in seeds:
        search = Search(wanted, when, beside)
        header = new_header(played, options, tuple(range(seats)))
        record = play(played, header, ["novice"] * seats, seed, search.take).record
        if search.found is not None:
            return Found(record, *search.found)
    raise LookupError("no game came to such a position")


def brought(guest: Guest, game: str, record: Record) -> str:
    """The table of a record that a guest brings."""
    body = {"game": game, "record": record.to_jsonl()}
    return str(guest.ask("POST", "/api/records", body)["id"])


def forked(guest: Guest, table: str, line: int, seats: list[Json], **settings: Any) -> str:
    """A table that goes on from a line of another, and has started."""
    body = {"line": line, "seats": seats, **AT_ONCE, **settings}
    id = str(guest.ask("POST", f"/api/tables/{table}/fork", body)["id"])
    guest.start(id)
    return id
