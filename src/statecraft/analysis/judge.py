"""Who judges: the chances to win of a position, and how a position in the middle of a turn would have gone on.

Chances are learned from positions at the beginnings of turns. So a position in mid-turn is played on by quick players
until the next turn begins, some times over, and judged there.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from statecraft.analysis.effort import JUDGED
from statecraft.bots.globopolis.steady.answers import ranked as globopolis_ranked
from statecraft.bots.learned.value import NoValue, shipped, win_chances
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.engine.playout import play_turns
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action

SEED = "analysis"
IMAGINED = 8


class Judge:
    """The judge of one game."""

    __slots__ = ("_quick", "_steady", "game", "learned")

    def __init__(self, game: Game) -> None:
        if game.name not in JUDGED:
            raise NoValue(f"{game.name} has no learned value")
        place = f"statecraft.bots.{JUDGED[game.name]}"
        self._quick: Callable[[str, Seat], Player] = import_module(f"{place}.quick.quick").Quick
        self._steady: Any = import_module(f"{place}.steady.steady").Steady
        self.game = game
        self.learned = shipped(game.name).fits(game)
        """Whether chances are learned from games; else they are reckoned as a steady player does."""

    def seen_by_all(self, state: State) -> list[float]:
        """Every holder's chance as a spectator sees it.

        The table is imagined from what a spectator sees, so that no hidden card can have a part in it. What was learned
        knows a spectator's view; where nothing was, all seats are asked at some tables that are imagined so.
        """
        if state.result is not None:
            return win_chances(state, None)
        view, luck = state.view(None), SeededLuck(SEED)
        if self.learned:
            return win_chances(self.game.determinise(view, luck.stream("spectator")), None)
        rows: list[list[float]] = []
        for number in range(IMAGINED):
            world = self.game.determinise(view, luck.stream("spectator", number))
            rows += [win_chances(world, seat) for seat in speakers(world)]
        return [sum(column, 0.0) / len(rows) for column in zip(*rows, strict=True)]

    def own(self, state: State) -> list[float]:
        """Every holder's chance as it sees it itself, with its own hand; together they need not be 1."""
        if state.result is not None:
            return win_chances(state, None)
        return [win_chances(state, seat)[holder] for holder, seat in enumerate(speakers(state))]

    def goes_on(self, world: State, seed: str, begun: int, steadily: Seat | None = None) -> None:
        """Play a position on until a turn begins that had not ``begun`` yet.

        Everybody plays quickly, but for one who goes on ``steadily``: what follows a decision in the same turn should
        not be worse than it.
        """
        if world.result is None and world.turns <= begun:
            players = [
                (self._steady if seat == steadily else self._quick)(f"{seed} {seat}", Seat(seat))
                for seat in range(len(world.holders))
            ]
            play_turns(world, players, SeededLuck(seed), begun + 1 - world.turns, imagined=True)

    def answers(self, handle: Handle) -> list[Action | None]:
        """What a steady player would think of, the best first."""
        if self.game.name == "globopolis":
            rows: Sequence[tuple[float, Action | None]] = globopolis_ranked(handle)
        else:
            rows = self._steady(SEED, handle.seat).ranked(handle)
        return [action for _gain, action in rows]

    def reason(self, handle: Handle, action: Action) -> Note:
        """Why a steady player would choose it."""
        found: Note = self._steady(SEED, handle.seat).explain(handle, action)
        return found


def speakers(state: State) -> list[Seat]:
    """For each holder, the first of its seats."""
    return [Seat(state.holders.index(holder)) for holder in range(state.holder_count())]
