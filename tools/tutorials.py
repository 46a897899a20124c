"""Play the tutorials' games anew and write their records and steps.

    PYTHONPATH=src python -m tools.tutorials

The games are scripts: who does what, how the dice fall, and what the guide says on the way. The engine
plays them, so whatever the rules or the edition do not allow stops the tool with the reason. Run it
after a change of the rules or of an edition; the texts are in `tutorial.ftl`.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from statecraft import tutorial
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import new_header
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action, action_from_json
from statecraft.plugins import registry
from statecraft.tutorial import LEARNER, Step

PREFIXES = {"globopolis": "gb", "global-powers": "gp"}
"""What the ids of a game's texts begin with."""

Spot = tuple[str, int]
Json = dict[str, Any]


class Stuck(Exception):
    """The script asks for what cannot be done at that point; the message says what is waited for."""


class Script:
    """A lesson while it is written: everybody's moves, the dice, and what the guide says."""

    def __init__(self, game: Game, names: list[str], options: Mapping[str, PlainValue]) -> None:
        self.game = game
        self.names = names
        self.session = Session(game, new_header(game, options, len(names) + 1))
        self.steps: list[Step] = []
        self.events: list[Event] = []

    @property
    def state(self) -> Any:
        """The table, as its own game knows it."""
        return self.session.state

    def say(
        self,
        name: str,
        *rules: str,
        part: str = "",
        spot: Spot | None = None,
        do: bool = False,
        **values: Any,
    ) -> None:
        """The guide says something here."""
        self.steps.append(
            Step(
                len(self.session.record.lines),
                f"{PREFIXES[self.game.name]}-lesson-{name}",
                values,
                list(rules),
                part,
                None if spot is None else {"kind": spot[0], "value": spot[1]},
                do,
            )
        )

    def learn(
        self,
        name: str,
        action: Json,
        *rules: str,
        part: str = "decision",
        spot: Spot | None = None,
        **values: Any,
    ) -> None:
        """The guide asks the learner for a move, and the learner makes it."""
        self.say(name, *rules, part=part, spot=spot, do=True, **values)
        self.act(LEARNER, action)

    def act(self, seat: int, action: Json) -> None:
        """A seat answers the first of its questions to which this is an answer."""
        wanted = action_from_json(self.game.verb_names, action)
        asked = [each for each in self.state.questions() if each.seat == seat]
        for question in asked:
            if self._why_not(question, wanted) is None:
                self.session.apply(Act(question.id, Seat(seat), wanted), self.events)
                return
        reasons = [f"{each.kind}: {self._why_not(each, wanted)}" for each in asked]
        raise Stuck(f"seat {seat} cannot {action}: {reasons}; {self.waits()}")

    def _why_not(self, question: Question, wanted: Action) -> object:
        return self.state.legal(question.seat, question.id).why_not(wanted)

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.act(seat, {"verb": "pass"})

    def falls(self, kind: str, *value: PlainValue) -> None:
        """Dice fall or cards are dealt as the lesson needs it."""
        self.comes_out(kind, tuple(value))

    def comes_out(self, kind: str, value: PlainValue) -> None:
        pending = self.state.pending()
        if not isinstance(pending, Chance) or pending.kind != kind:
            raise Stuck(f"no roll for {kind}; {self.waits()}")
        self.session.apply(Outcome(pending.id, value), self.events)

    def until(self, kind: str, seat: int) -> None:
        """Everybody does nothing in particular until a seat is asked this."""
        for _ in range(200):
            pending = self.state.pending()
            if isinstance(pending, Chance | Over):
                break
            asked = next(each for each in pending.questions if each.must)
            if (asked.kind, asked.seat) == (kind, seat):
                return
            default = self.state.default(asked)
            if default is None:
                break
            self.act(asked.seat, default.to_json())
        raise Stuck(f"{kind} of {seat} never comes; {self.waits()}")

    def waits(self) -> str:
        pending = self.state.pending()
        if isinstance(pending, Chance):
            return f"the roll for {pending.kind} is waited for"
        asked = [f"{each.kind} of {each.seat}" for each in self.state.questions() if each.must]
        return f"waited for: {asked}, after {len(self.session.record.lines)} lines"

    def written(self) -> tuple[str, str]:
        """The record and the steps, as they stand in their files."""
        data = {"names": self.names, "steps": [step.to_json() for step in self.steps]}
        steps = json.dumps(data, ensure_ascii=False, indent=1)
        return self.session.record.to_jsonl(), steps + "\n"


def scripts() -> dict[str, Callable[[Game], Script]]:
    from tools import tutorial_global_powers, tutorial_globopolis

    return {
        "globopolis": tutorial_globopolis.script,
        "global-powers": tutorial_global_powers.script,
    }


def main() -> None:
    for name, script in scripts().items():
        paths: tuple[Path, Path] = tutorial.files(registry.game(name))
        for path, text in zip(paths, script(registry.game(name)).written(), strict=True):
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
