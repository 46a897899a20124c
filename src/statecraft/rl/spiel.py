"""Both games for OpenSpiel: ``import statecraft.rl.spiel`` registers them as ``statecraft_globopolis`` and
``statecraft_global_powers``. Needs the package ``open_spiel``.

Players are the seats, actions the tokens of the environments. All chance is explicit: a throw of several dice and a
deal of several cards are told die by die and card by card, so that no node has more outcomes than a die has faces or a
deck has cards. Questions that are sealed are asked one after the other, and nobody sees what was put down.

    game = pyspiel.load_game("statecraft_global_powers", {"players": 3, "deals": True})
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot, cards_in
from statecraft.core.engine.driver import SideQuestions
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import MOST_HOLDERS, Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.struct import to_json
from statecraft.plugins.finding import game as game_named
from statecraft.plugins.plugin import load
from statecraft.plugins.registry import plugin_of
from statecraft.rl.dense import DenseObserver
from statecraft.rl.environment import win
from statecraft.rl.learning import Learning
from statecraft.rl.tokens import DEALS, Composed, Words

MOST_OUTCOMES = 64
"""No die has more faces, no deck more cards and no lottery more lots."""
LONGEST = 1_000_000
"""OpenSpiel wants to know how long a game may be; its rules end each long before."""
PARAMETERS = {"players": 4, "deals": False, "options": "{}"}


class Partly:
    """A chance event that is told piece by piece: what has come out so far, and what may come next.

    >>> throw = Partly(Dice((6, 8)))
    >>> len(throw.next()), throw.take(3).value, throw.take(3).take(7).value
    (6, None, (4, 8))
    """

    __slots__ = ("distribution", "drawn")

    def __init__(self, distribution: Distribution, drawn: tuple[int, ...] = ()) -> None:
        self.distribution = distribution
        self.drawn = drawn

    def next(self) -> list[int]:
        """What the next piece may be, each as likely as the other: a face counted from 0, a card, a lot."""
        of = self.distribution
        if isinstance(of, Dice):
            return [*range(of.sides[len(self.drawn)])]
        if isinstance(of, Lot):
            return [*range(of.count)]
        if isinstance(of, Draw):
            return cards_in(of.cards)
        if isinstance(of, Deal):
            return [card for card in cards_in(of.cards) if card not in self.drawn]
        raise TypeError(f"no pieces are known for {of!r}")

    def take(self, piece: int) -> "Partly":
        return Partly(self.distribution, (*self.drawn, piece))

    @property
    def value(self) -> Any:
        """The outcome, once all its pieces are there; else None."""
        of, drawn = self.distribution, self.drawn
        if isinstance(of, Dice):
            return tuple([face + 1 for face in drawn]) if len(drawn) == len(of.sides) else None
        if isinstance(of, Deal):
            if len(drawn) < sum(of.sizes):
                return None
            hands, at = [], 0
            for size in of.sizes:
                hands.append(sum([1 << card for card in drawn[at : at + size]]))
                at += size
            return tuple(hands)
        return drawn[0] if drawn else None


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # no types
    """A game of the house as one of OpenSpiel's; its kinds below say which."""

    KIND: Any
    NAME: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        players = int(given["players"])
        self.deals = bool(given["deals"])
        self.rules: Game = game_named(self.NAME, None)
        self.options: dict[str, Any] = json.loads(given["options"])
        self.first = self.rules.new(self.options, players)
        learning: Learning = load(plugin_of(self.rules).learning)
        columns = learning.columns(self.first, self.deals)
        self.words = Words(self.rules, self.first.holders, self.deals, columns.most)
        self.observer = DenseObserver(
            self.rules, columns, self.words, self.first.holders, learning.goods
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.words),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        self._given = dict(params or {})
        super().__init__(self.KIND, info, self._given)

    # It never changes: copies of states share it, and in a pickle its name and settings stand for it.

    def __copy__(self) -> "SpielGame":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "SpielGame":
        return self

    def __reduce_ex__(self, _protocol: Any) -> tuple[Any, ...]:
        return type(self), (self._given,)

    def new_initial_state(self, from_string: str | None = None) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # no types
    """A table, and what is being answered or drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game
        self.table: State = game.first.clone()
        self._sides = SideQuestions()
        self._composed: Composed | None = None
        self._partly: Partly | None = None
        self.heard: list[list[str]] = [[] for _ in self.table.holders]
        """What each seat has done and heard, from the beginning."""
        self._run_on()

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        if self._composed is not None:
            return int(self._composed.seat)
        chance: int = pyspiel.PlayerId.CHANCE
        over: int = pyspiel.PlayerId.TERMINAL
        return over if self._partly is None else chance

    def _legal_actions(self, player: int) -> list[int]:
        composed = self._composed
        if composed is None or composed.seat != player:
            return []
        return sorted(composed.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._partly is not None, "asked of chance nodes alone"
        pieces = self._partly.next()
        return [(piece, 1 / len(pieces)) for piece in pieces]

    def _apply_action(self, action: int) -> None:
        composed = self._composed
        if composed is not None:
            self.heard[composed.seat].append(f"I {action}")
            composed.choose(action)
        else:
            assert self._partly is not None, "nothing is taken after the end"
            self._partly = self._partly.take(action)
        self._run_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._game.words.name(action)
        pending = self.table.pending()
        kind = pending.kind if isinstance(pending, Chance) else "chance"
        return f"{kind}: {action}"

    def is_terminal(self) -> bool:
        return self.table.result is not None

    def returns(self) -> list[float]:
        result = self.table.result
        if result is None:
            return [0.0 for _ in self.table.holders]
        return [win(result, holder) for holder in self.table.holders]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has done and heard, and what it sees now: so it forgets nothing."""
        seat = self.current_player() if player is None else player
        return "\n".join([*self.heard[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        seat = Seat(self.current_player() if player is None else player)
        composed = self._composed
        chosen = composed.chosen if composed is not None and composed.seat == seat else []
        seen = json.dumps(self.table.view(seat).to_json(), sort_keys=True, default=str)
        return f"{seat} {chosen} {seen}"

    def row(self, player: int) -> Any:
        """What a player sees now, as numbers."""
        seat = Seat(player)
        view = self.table.view(seat)
        row = self._game.observer.row(view, seat, self.table.projected_scores())
        composed = self._composed
        if composed is not None and composed.seat == seat:
            row = self._game.observer.asked(row, view, composed)
        return row

    def __str__(self) -> str:
        return f"{self.table.situation()} {self.table.digest()} {self._node()}"

    def _node(self) -> str:
        """Where in an answer or a draw it stands."""
        if self._composed is not None:
            return str([self._composed.seat, self._composed.question.id, *self._composed.chosen])
        return "" if self._partly is None else str(self._partly.drawn)

    # How a game goes on.

    def _run_on(self) -> None:
        """Up to the next decision between two actions, the next draw or the end."""
        while True:
            composed = self._composed
            if composed is not None:
                if composed.offered:
                    return
                self._composed = None
                if composed.action is not None:
                    question = composed.question
                    self._apply(Act(question.id, question.seat, composed.action))
            pending = self.table.pending()
            if isinstance(pending, Over):
                self._partly = None
                return
            if isinstance(pending, Chance):
                partly = self._partly or Partly(pending.distribution)
                if partly.value is None:
                    self._partly = partly
                    if partly.next():
                        return
                    raise TypeError(f"nothing can come out of {pending!r}")
                self._partly = None
                self._apply(Outcome(pending.id, partly.value))
            else:
                self._ask(self._sides.next(self.table) or pending.questions[0])

    def _ask(self, question: Question) -> None:
        table = self.table
        verbs = table.stack[question.at].verbs(question)
        if self._game.deals or question.must or not verbs.types <= DEALS:
            legal = table.legal(question.seat, question.id)
            self._composed = Composed(self._game.words, legal, table.holders[question.seat])

    def _apply(self, given: Input) -> None:
        events: list[Event] = []
        self.table.apply(given, events)
        for seat, holder in enumerate(self.table.holders):
            for note in heard(events, holder):
                values = json.dumps(to_json(note.values), sort_keys=True, default=str)
                self.heard[seat].append(f"{note.text} {values}")


class SpielObserver:
    """The dense row of a player as OpenSpiel's observer; strings with or without all that was heard before."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.observer.length, np.float32)
        self.dict = {name: self.tensor[place] for name, place in game.observer.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


def _kind(name: str, long_name: str) -> Any:
    return pyspiel.GameType(
        short_name="statecraft_" + name.replace("-", "_"),
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_HOLDERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Globopolis(SpielGame):
    """``statecraft_globopolis``."""

    KIND = _kind("globopolis", "Globopolis")
    NAME = "globopolis"


class GlobalPowers(SpielGame):
    """``statecraft_global_powers``."""

    KIND = _kind("global-powers", "Global Powers")
    NAME = "global-powers"


for _game in (Globopolis, GlobalPowers):
    pyspiel.register_game(_game.KIND, _game)
