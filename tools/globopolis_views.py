"""Dumps positions of Globopolis between bots for the web client's board: views, what is to be chosen, what was heard.

    PYTHONPATH=src python tools/globopolis_views.py web/src/games/globopolis/views.json

The development page of the board and its tests show these, so that they never show a position that no
game comes to. The same seeds give the same file.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import statecraft
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import new_header
from statecraft.core.verbs.builder import Builder
from statecraft.globopolis.rules.aggression import BattleRound
from statecraft.lab.run.simulation import play
from statecraft.server.tables import game_manifest
from statecraft.server.updates import projection

PLACES = ("territory", "field", "title", "guild", "title-or-none")
HEARD = 14
DEEP = 3
WALK = 14

Json = dict[str, Any]
GAMES: dict[str, tuple[list[int], Json, int]] = {
    "two": ([0, 1], {}, 11),
    "four": ([0, 1, 2, 3], {}, 5),
    "five": ([0, 1, 2, 3, 4], {}, 3),
    "teams": ([0, 1, 0, 1], {}, 8),
}
"""Holders, options and seed of each game."""


class Watcher:
    """Looks at a game as it goes on, as seat 0 sees it, and keeps the moments it was sent for."""

    def __init__(self, wanted: dict[str, int]) -> None:
        self.wanted = wanted
        self.heard: list[Json] = []
        self.found: dict[str, Json] = {}
        self.before: Json = {}

    def take(self, state: State, given: Input) -> None:
        events: list[Event] = []
        state.apply(given, events)
        holder = projection.holder_of(state, 0)
        self.heard += projection.heard([(0.0, event) for event in events], holder)
        self.watch_walk(state, [event.text for event in events])
        for moment, turns in self.wanted.items():
            if moment not in self.found and state.turns >= turns and is_at(state, moment):
                self.found[moment] = self.shown(state)

    def watch_walk(self, state: State, texts: list[str]) -> None:
        """The first roll after a while, as two positions: before the dice, and where they led."""
        if "walk" not in self.found and state.turns >= WALK:
            if "gb-event-rolled" in texts and self.before:
                self.found |= {"before a walk": self.before, "walk": self.shown(state, ([], []))}
            self.before = self.shown(state, ([], []))

    def shown(self, state: State, offered: tuple[list[Json], list[Json]] | None = None) -> Json:
        choices, forecast = offered or choice_of_place(state)
        return {
            "view": projection.to_message(state.view(Seat(0))),
            "facts": projection.to_message(state.facts(state.holders[0])),
            "choices": choices,
            "forecast": forecast,
            "heard": self.heard[-HEARD:],
        }


def is_at(state: State, moment: str) -> bool:
    if moment == "fight":
        return bool(state.stack) and isinstance(state.stack[-1], BattleRound)
    if moment == "over":
        return isinstance(state.pending(), Over)
    kinds = {question.kind for question in state.questions() if question.seat == 0}
    return moment.removeprefix("late-") in kinds


def choice_of_place(state: State) -> tuple[list[Json], list[Json]]:
    """The first node of a builder at which seat 0 would point at the board; with an attack, its odds."""
    if isinstance(state.pending(), Chance | Over):
        return [], []
    for question in state.questions():
        if question.seat == 0:
            legal = state.legal(Seat(0), question.id)
            for tokens in ways(legal, ()):
                builder = built(legal, tokens)
                if builder.action is None and builder.asks_for in PLACES:
                    choices = [
                        projection.to_message(choice.to_json()) for choice in builder.choices()
                    ]
                    return choices, odds(legal)
    return [], []


def ways(legal: Legal, tokens: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    yield tokens
    builder = built(legal, tokens)
    if len(tokens) < DEEP and builder.action is None:
        for choice in builder.choices():
            yield from ways(legal, (*tokens, choice.token))


def built(legal: Legal, tokens: tuple[int, ...]) -> Builder:
    builder = legal.builder()
    for token in tokens:
        builder.choose(token)
    return builder


def odds(legal: Legal) -> list[Json]:
    attacks = [action for action in legal if action.VERB == "attack"]
    return (
        [projection.to_message(note.to_json()) for note in legal.consequences(attacks[0])]
        if attacks
        else []
    )


def moments(game: Game, name: str) -> Iterator[tuple[str, Json]]:
    holders, options, seed = GAMES[name]
    watcher = Watcher(
        {"options": 0, "foreign-territory": 12, "fight": 20, "late-options": 40, "over": 0}
    )
    header = new_header(game, options, holders)
    play(game, header, ["novice"] * len(holders), seed, watcher.take)
    for moment, shown in watcher.found.items():
        yield f"{name}, {moment}", shown


def written() -> str:
    """The whole file."""
    game = statecraft.game("globopolis")
    box = game_manifest.box(game)
    del box["provenance"], box["verbs"]
    positions = {name: shown for each in GAMES for name, shown in moments(game, each)}
    lines = ",\n".join(f"{json.dumps(name)}: {compact(shown)}" for name, shown in positions.items())
    return f'{{"box": {compact(box)},\n"positions": {{\n{lines}\n}}}}\n'


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
