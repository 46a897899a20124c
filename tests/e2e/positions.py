"""Positions of real games to begin with: played between bots here, brought to the server as records, and forked."""

from collections.abc import Callable
from typing import Any

from e2e.tables import AT_ONCE, Guest, Json
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Concede, Input
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


class Search(Exception):
    """Watches a game for the first position in which seat 0 has an answer that is wanted: to what it must answer, or
    to a question beside another's turn. There the game is broken off, by being raised."""

    def __init__(self, wanted: Wanted, when: When, beside: bool) -> None:
        self._wanted = wanted
        self._when = when
        self._beside = beside
        self.lines: list[Input] = []
        self.found: tuple[int, Action] | None = None

    def take(self, state: State, given: Input) -> None:
        if not isinstance(state.pending(), Chance | Over):
            for question in state.questions():
                if question.must != self._beside and question.seat == 0 and self._when(state):
                    action = self._wanted(state.legal(question.seat, question.id))
                    if action is not None:
                        self.found = (len(self.lines), action)
                        self._give_up(state)
                        raise self
        self.apply(state, given)

    def apply(self, state: State, given: Input) -> None:
        state.apply(given)
        self.lines.append(given)

    def _give_up(self, state: State) -> None:
        """Only games that are over are brought; what would come after the position nobody looks at."""
        for seat in range(len(state.holders) - 1, 0, -1):
            if not isinstance(state.pending(), Over):
                self.apply(state, Concede(Seat(seat)))


def find(
    game: str,
    seats: int,
    wanted: Wanted,
    seeds: range,
    when: When = bool,
    beside: bool = False,
    bot: str = "novice",
    **options: Any,
) -> Found:
    """The first of these games that comes to such a position; a bot of this kind plays on every seat."""
    played = game_of(game)
    for seed in seeds:
        search = Search(wanted, when, beside)
        header = new_header(played, options, tuple(range(seats)))
        try:
            play(played, header, [bot] * seats, seed, search.take)
        except Search:
            assert search.found is not None
            return Found(Record(header, search.lines), *search.found)
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
