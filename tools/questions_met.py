"""How often a person is asked what: games of both kinds between bots, under all options.

    PYTHONPATH=src python -m tools.questions_met

It writes `web/src/games/questions_met.json`: for each game and kind of question how often a seat is asked it in a
game, the most of all the games played. A test of the page holds the instruments to it: what is met more than once a
game is an instrument, or says why it is a list.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import BadRecord, begin, new_header
from statecraft.lab.run.simulation import play
from statecraft.plugins import registry

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "games" / "questions_met.json"
GAMES = ("globopolis", "global-powers")
SEATS = 4
BOUNDS = ("phase_inputs", "round_limit", "roll_cap")
"""Options that only say how long something may last."""

Options = dict[str, Any]


def variants(game: Game) -> Iterator[Options]:
    """The game as it is, and with each of its options otherwise."""
    yield {}
    for option in game.options:
        if option.name in BOUNDS:
            continue
        if option.choices:
            yield from ({option.name: value} for value in option.choices if value != option.default)
        elif isinstance(option.default, bool):
            yield {option.name: not option.default}
        else:
            bounds = {option.low, option.high} - {option.default}
            yield from ({option.name: value} for value in sorted(bounds))


class Meetings:
    """Counts the questions that each seat is asked in a game, by kind; a question that stays open is one."""

    def __init__(self) -> None:
        self._seen: set[tuple[int, int]] = set()
        self.kinds: Counter[tuple[int, str]] = Counter()

    def take(self, state: State, given: Input) -> None:
        if not isinstance(state.pending(), Chance | Over):
            for question in state.questions():
                if (question.seat, question.id) not in self._seen:
                    self._seen.add((question.seat, question.id))
                    self.kinds[question.seat, question.kind] += 1
        state.apply(given)


def may_be_played(name: str, options: Options) -> bool:
    """Whether the game allows this for so many players."""
    game = registry.game(name)
    try:
        begin(game, new_header(game, options, tuple(range(SEATS))))
    except BadRecord:
        return False
    return True


def met(name: str, options: Mapping[str, Any], seed: int) -> dict[str, int]:
    """How often one seat was asked each kind of question in a game, of the seat that was asked it most often."""
    game = registry.game(name)
    meetings = Meetings()
    header = new_header(game, options, tuple(range(SEATS)))
    play(game, header, ["novice"] * SEATS, seed, meetings.take)
    most: dict[str, int] = {}
    for (_seat, kind), times in meetings.kinds.items():
        most[kind] = max(most.get(kind, 0), times)
    return most


def most_met(name: str) -> dict[str, int]:
    """The same over a game under each variant."""
    most: dict[str, int] = {}
    for seed, options in enumerate(variants(registry.game(name))):
        if not may_be_played(name, options):
            continue
        for kind, times in met(name, options, seed).items():
            most[kind] = max(most.get(kind, 0), times)
    return dict(sorted(most.items()))


def main() -> None:
    FILE.write_text(json.dumps({name: most_met(name) for name in GAMES}, indent=2) + "\n")


if __name__ == "__main__":
    main()
