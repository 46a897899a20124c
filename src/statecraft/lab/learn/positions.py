"""A game that is learned from: played by its table of the league, with what it looked like at the beginning of turns."""

import random
from dataclasses import dataclass
from typing import Any

from statecraft.bots.learned import value
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import new_header
from statecraft.lab.learn import league
from statecraft.lab.run.simulation import game_of, game_seed, play

KEPT = 16
"""Positions of one game: more of them say little that is new."""
DIGITS = 4


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is played to learn from: plain data throughout."""

    package: str
    seed: int
    past: tuple[str, ...] = ()
    """Past selves, as bots are named."""


def learn_from(plan: SelfPlay, number: int) -> dict[str, Any]:
    """Play one game; who sat there, how it ended, and some of its positions, each as somebody saw it."""
    game = game_of(plan.package, "")
    table = league.table(game.name, plan.past, plan.seed, number)
    seed = game_seed(plan.seed, number)
    rng = random.Random(f"positions {plan.seed} {number}")
    seen: list[dict[str, Any]] = []

    def take(state: State, given: Input) -> None:
        turn = state.turns
        state.apply(given)
        if state.turns != turn and state.result is None:
            at = len(seen)
            seen.append({"turn": state.turns})
            # Of a game whose length is not known, every position is kept as likely as any other.
            if len(held) < KEPT:
                held.append(at)
            else:
                place = rng.randrange(at + 1)
                if place >= KEPT:
                    return
                seen[held[place]] = {"turn": seen[held[place]]["turn"]}
                held[place] = at
            viewer = rng.randrange(value.SPECTATOR, state.holder_count())
            seen[at] |= _position(state, viewer)

    held: list[int] = []
    played = play(game, new_header(game, {}, len(table.bots), {}), table.bots, seed, take)
    result = played.state.result
    positions = [
        {"part": round(at / len(seen), DIGITS), **found}
        for at, found in enumerate(seen)
        if len(found) > 1
    ]
    return {
        "number": number,
        "bots": list(table.bots),
        "ranks": [] if result is None else list(result.ranks),
        "turns": len(seen),
        "positions": positions,
    }


def _position(state: State, viewer: int) -> dict[str, Any]:
    rows, common = value.features(state, viewer)
    plain = value.reckoned(state, max(0, viewer))
    return {
        "seen_by": viewer,
        "rows": [_rounded(row) for row in rows],
        "common": _rounded(common),
        "reckoned": _rounded(plain),
        "points": list(value.points(state)),
    }


def _rounded(row: list[float]) -> list[float]:
    return [round(number, DIGITS) for number in row]
