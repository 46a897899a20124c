"""Write positions of games of Global Powers between bots, for looking at its board without a server.

python tools/positions.py [bot]    writes web/dev/positions.json, which `npm run dev` shows at /dev/board.html
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.lab.run.simulation import play
from statecraft.server.tables.game_manifest import box
from statecraft.server.updates.projection import Json, heard, to_message

TARGET: Final = Path(__file__).parents[1] / "web" / "dev" / "positions.json"
NAMES: Final = ("Ada", "Boris", "Clio", "Dario", "Edda")
LOG_LINES: Final = 40
Wanted = Callable[[Frame[Any], State], bool]


def _is(name: str) -> Wanted:
    return lambda frame, _state: type(frame).__name__ == name


def _committed(frame: Frame[Any]) -> int:
    return len([slot for slot in getattr(frame, "slots", ()) if slot is not None])


def _about(frame: Frame[Any], verb: str) -> bool:
    return verb in [action.VERB for action in getattr(frame, "batch", ())]


# What is looked for on top of the stack, and the verb whose first choices are to be lit.
MOMENTS: Final[dict[str, tuple[Wanted, str]]] = {
    "auction": (lambda f, s: _is("Auction")(f, s) and _committed(f) == 1, "bid"),
    "auction-later": (
        lambda f, s: _is("Auction")(f, s) and getattr(f, "region", 0) == 7 and _committed(f) == 1,
        "bid",
    ),
    "first-hands": (_is("FirstHands"), "choose-hand"),
    "turn": (lambda f, s: _is("TurnChoice")(f, s) and s.turns > 6, "activate"),
    "proposal": (lambda f, s: _is("Proposal")(f, s) and s.turns > 7, "war"),
    "consent": (_is("Partners"), ""),
    "vote": (_is("Vote"), ""),
    "vote-on-war": (lambda f, s: _is("Vote")(f, s) and _about(f, "war"), ""),
    "veto": (_is("VetoWindow"), ""),
    "war": (_is("WarRoll"), ""),
    "motion": (lambda f, s: _is("RegionStakes")(f, s) and s.turns > 9, "stake"),
    "un-votes": (_is("UnVotes"), ""),
    "coup": (_is("CoupStakes"), ""),
    "trade": (_is("TradeAnswer"), ""),
    "un": (_is("UnChoice"), "send-to-un"),
    "refill": (_is("Refill"), ""),
    "second-round": (lambda f, s: _is("TurnChoice")(f, s) and s.round > 1, "activate"),
}


class Collected:
    """The first position of each moment in one game, as the seat that is asked sees it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.found: list[Json] = []
        self.names: set[str] = set()
        self.events: list[tuple[float, Event]] = []

    def take(self, state: State, given: Input) -> None:
        for name, (wanted, verb) in MOMENTS.items():
            if name not in self.names and state.stack and wanted(state.stack[-1], state):
                self.names.add(name)
                self.found.append(self._position(name, state, verb))
        sink: list[Event] = []
        state.apply(given, sink)
        self.events += [(0.0, event) for event in sink]
        if state.result is not None and "over" not in self.names:
            self.names.add("over")
            self.found.append(self._position("over", state, ""))

    def _position(self, name: str, state: State, verb: str) -> Json:
        asked = [] if isinstance(state.pending(), Chance | Over) else list(state.questions())
        musts = [question for question in asked if question.must]
        seat = musts[0].seat if musts else state.turn
        choices: list[Json] = []
        if musts:
            builder = state.legal(seat, musts[0].id).builder()
            words = {game_verb.VERB: at for at, game_verb in enumerate(state.game.verbs)}
            root = {choice.value: choice.token for choice in builder.choices()}
            if words.get(verb, -1) in root:
                builder.choose(root[words[verb]])
            choices = [
                {**to_message(each.to_json()), "kind": each.kind, "value": each.value}
                for each in builder.choices()
            ]
        return {
            "name": f"{name}-{self.seats}",
            "seat": seat,
            "view": to_message(state.view(seat)),
            "choices": choices,
            "projected_scores": list(state.projected_scores()),
            "score_breakdown": [
                [to_message(note.to_json()) for note in lines] for lines in state.score_breakdown()
            ],
            "public_forecast": [to_message(note.to_json()) for note in state.public_forecast()],
            "facts": to_message(state.facts(state.holders[seat])),
            "heard": heard(self.events, state.holders[seat])[-LOG_LINES:],
        }


def positions(bot: str) -> Json:
    """Positions of one game of five and one of two."""
    found: list[Json] = []
    for seats, seed in ((5, 11), (2, 5)):
        header = new_header(GAME, {}, tuple(range(seats)))
        collected = Collected(seats)
        play(GAME, header, [bot] * seats, seed, collected.take)
        found += collected.found
    return {"box": box(GAME), "names": NAMES, "positions": found}


if __name__ == "__main__":
    written = positions(*sys.argv[1:2] or ["steady"])
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")
    print(*[position["name"] for position in written["positions"]], TARGET.stat().st_size)
