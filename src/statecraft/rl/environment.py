"""Either game as a PettingZoo environment: agents take turns (AEC), one decision a step.

An agent is a seat that no bot has. It is asked what the engine asks, in the order in which a driver
without a clock asks it, and spells its answer out token by token; forced tokens, dice, cards and bots
play in between. The rewards come with the result, all others are 0.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from statecraft import bots
from statecraft.bots.random import RandomBot
from statecraft.compiled_build import engine
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player, SideQuestions
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.result import Result
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.views import View
from statecraft.core.verbs.action import Action
from statecraft.plugins.finding import game as game_named
from statecraft.plugins.plugin import load
from statecraft.plugins.registry import games, plugin, plugin_of
from statecraft.rl.observation import FURTHEST, BoardParts, Observer, Row
from statecraft.rl.tokens import DEALS, Composed

REWARDS = ("win", "rank")
MOST_DECISIONS = 100_000
_SEEDS = 1 << 62


_PETTINGZOO_FIELDS = ("rewards", "_cumulative_rewards", "terminations", "truncations")
"""What PettingZoo keeps beside the game."""


def env(game: str | Game, **settings: Any) -> Any:
    """An environment for a game by name, with PettingZoo's check of the order of calls around it.

    The settings are those of :class:`Environment`.

    >>> table = env("globopolis", players=2, deals=False)
    >>> table.reset(seed=1)
    >>> table.agent_selection, int(table.last()[0]["action_mask"].sum())
    ('seat_1', 2)
    """
    return Ordered(Environment(game, **settings))


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo comes without types
    """PettingZoo's check of the order of calls; a copy of it is a table of its own."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees and got; asked of the table itself, not field by field."""
        assert self.agent_selection, "refused by PettingZoo before the first reset"
        found: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    def __copy__(self) -> "Ordered":
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ordered) and bool(self.unwrapped == other.unwrapped)

    __hash__ = None  # type: ignore[assignment]  # it changes, like what it holds

    def __repr__(self) -> str:
        return f"<{self.unwrapped!r}, with the order of calls checked>"


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """A table at which agents learn.

    ``players`` is the number of players, or for teams the holder of each seat. ``options`` are the
    game's, ``edition`` a folder with another one. ``seated`` gives bots to seats by number; the other
    seats are the agents. Without ``deals`` agents are not asked to make or answer offers. ``reward``
    is ``win`` (1 for the winner, shared by equals) or ``rank`` (the part of the others left behind).
    After ``most_decisions`` of the agents a game is cut short, without a reward.
    """

    metadata = {"name": "statecraft_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | Game,
        *,
        players: int | Sequence[int] = 4,
        options: Mapping[str, Any] | None = None,
        edition: Path | str | None = None,
        seated: Mapping[int, str] | None = None,
        deals: bool = True,
        reward: str = "win",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game, edition)
        own = plugin_of(self.game).learning
        if not own:
            known = [name for name in games() if plugin(name).learning]
            raise ValueError(
                f"no observations are known for {self.game.name!r}, only for: {', '.join(known)}"
            )
        board: BoardParts = load(own)
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if most_decisions < 1:
            raise ValueError(f"most_decisions is at least 1, not {most_decisions}")
        self._options = dict(options or {})
        self._players = players
        self._reward = reward
        self._deals = deals
        self._most = most_decisions
        self.state_of_game: State = self.game.new(self._options, players)
        self._seated = _seated(self.game, seated or {}, len(self.state_of_game.holders))
        self._bots: dict[Seat, Player] = {}
        self._luck = SeededLuck(0)
        self._sides = SideQuestions()
        self._composed: Composed | None = None
        self._seen: dict[Seat, tuple[View, Row]] = {}
        self.decisions = 0
        self._rng, _ = seeding.np_random()
        view = self.state_of_game.view(Seat(0))
        self._observer = Observer(self.game, board, view, deals)
        self._board = board
        self.possible_agents = [
            f"seat_{seat}"
            for seat in range(len(self.state_of_game.holders))
            if seat not in self._seated
        ]
        self._seat = {
            agent: Seat(int(agent.removeprefix("seat_"))) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        tokens = len(self.game.vocabulary) + 1
        box = gymnasium.spaces.Box
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": box(-FURTHEST, FURTHEST, (self._observer.length,), np.float32),
                    "action_mask": box(0, 1, (tokens,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(tokens) for agent in self.possible_agents
        }

    # What PettingZoo asks for.

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The row of numbers and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The tokens of the game's vocabulary, and one to leave a side question alone."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set up a new game: the one of this seed, or the next of those that follow from the last
        seed. PettingZoo's ``options`` mean nothing here; the game's were given at the beginning."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        luck = int(self._rng.integers(_SEEDS))
        self.close()
        self._luck = SeededLuck(luck)
        self._bots = {
            seat: bots.make(name, self.game, luck, seat) for seat, name in self._seated.items()
        }
        self.state_of_game = self.game.new(self._options, self._players)
        self._sides = SideQuestions()
        self._composed = None
        self._seen.clear()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._run_on()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Take one token of the agent whose turn it is, and go on to the next decision."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._composed is None or action is None:
            raise ValueError(f"{agent} must take an action that its mask allows, not {action!r}")
        self._composed.choose(int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._run_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now, and what it may do; nothing while another is asked."""
        seat = self._seat[agent]
        mask = np.zeros(len(self.game.vocabulary) + 1, np.int8)
        if seat not in self._seen:
            view = self.state_of_game.view(seat)
            self._seen[seat] = view, self._observer.row(view, seat)
        view, row = self._seen[seat]
        composed = self._composed
        if composed is None or composed.question.seat != seat:
            return {"observation": row.copy(), "action_mask": mask}
        mask[composed.offered] = 1
        return {"observation": self._observer.asked(row, view, composed), "action_mask": mask}

    def close(self) -> None:
        """Let the bots go; some are programs of their own."""
        bots.dismiss(self._bots.values(), self.state_of_game.result)
        self._bots = {}

    # Copied and kept: a table of its own, at the same place of the same game.

    def __copy__(self) -> "Environment":
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Environment) and self._held() == other._held()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _held(self) -> tuple[Any, ...]:
        """All that decides how its games go on, and what agents were told last."""
        asked = None if self._composed is None else (self._composed.question, self._composed.chosen)
        agents = (self.agents, getattr(self, "agent_selection", None), self.decisions, asked)
        last_step = [getattr(self, name, None) for name in _PETTINGZOO_FIELDS]
        settings = (self.game, self._options, self._seated, self._deals, self._reward, self._most)
        luck = (self._luck, self._rng.bit_generator.state)
        return settings, self.state_of_game, luck, agents, last_step

    def __getstate__(self) -> dict[str, Any]:
        fields = dict(self.__dict__)
        del fields["_observer"], fields["_seen"]
        composed = fields.pop("_composed")
        fields["asked"] = None
        if composed is not None:
            question = composed.question
            fields["asked"] = (question.seat, question.id, tuple(composed.chosen))
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        asked = fields.pop("asked")
        self.__dict__.update(fields)
        view = self.state_of_game.view(Seat(0))
        self._observer = Observer(self.game, self._board, view, self._deals)
        self._seen = {}
        self._composed = None
        if asked is not None:
            seat, question, chosen = asked
            legal = self.state_of_game.legal(seat, question)
            self._composed = Composed(self.game, legal, self._deals)
            for token in chosen:
                self._composed.choose(token)

    def __repr__(self) -> str:
        agents = ", ".join(self.possible_agents)
        situation = self.state_of_game.situation()
        return f"<Environment of {self.game.name}: agents {agents}; {situation}; {engine()} engine>"

    # What is there besides.

    @property
    def parts(self) -> Mapping[str, slice]:
        """Where in an observation what stands."""
        return self._observer.parts

    def view(self, agent: str) -> View:
        """All that the agent may see, as the engine gives it."""
        return self.state_of_game.view(self._seat[agent])

    # How a game goes on.

    def _run_on(self) -> None:
        """Play all that is no agent's decision, up to the next one or to the end."""
        while True:
            if self._composed is not None:
                if self._composed.offered:
                    break
                self._finish(self._composed)
                self._composed = None
            pending = self.state_of_game.pending()
            if isinstance(pending, Over):
                self._end(pending.result)
                return
            if isinstance(pending, Chance):
                self._apply(Outcome(pending.id, self._luck.outcome(pending)))
            else:
                self._ask(self._sides.next(self.state_of_game) or pending.questions[0])
        if self.decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = f"seat_{self._composed.question.seat}"

    def _ask(self, question: Question) -> None:
        """Ask a bot at once, or begin to ask an agent."""
        state = self.state_of_game
        bot = self._bots.get(question.seat)
        if bot is None:
            verbs = state.stack[question.at].verbs(question)
            # Nothing to say without deals: not worth listing what the deals would be.
            if self._deals or question.must or not verbs.types <= DEALS:
                legal = state.legal(question.seat, question.id)
                self._composed = Composed(self.game, legal, self._deals)
            return
        action = bot.choose(Handle(state, question))
        if action is None and question.must:
            action = state.default(question)
            if action is None:
                raise TypeError(f"{question.kind} must be answered and has no default")
        if action is None:
            return
        if type(bot) is RandomBot:
            # It draws out of what is legal itself.
            self._carry_out(question, action)
        else:
            self._apply(Act(question.id, question.seat, action))

    def _apply(self, given: Input) -> None:
        """Take an input; what was seen before it is no longer so."""
        self._seen.clear()
        self.state_of_game.apply(given)

    def _finish(self, composed: Composed) -> None:
        action = composed.action
        if action is not None:
            # Its builder offers nothing that is not legal.
            self._carry_out(composed.question, action)

    def _carry_out(self, question: Question, action: Action) -> None:
        """Take an answer that is known to be legal, so that nobody need look again."""
        self._seen.clear()
        self.state_of_game.sink = None
        self.state_of_game.carry_out(question, action)

    def _end(self, result: Result) -> None:
        holders = self.state_of_game.holders
        score = win if self._reward == "win" else rank
        self.rewards = {agent: score(result, holders[self._seat[agent]]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)


def win(result: Result, holder: int) -> float:
    """1 for the winner, shared by those who tie, and 0 for everybody else."""
    return 1 / len(result.winners) if holder in result.winners else 0.0


def rank(result: Result, holder: int) -> float:
    """The part of the others that a holder has left behind; an equal counts as half.

    >>> [rank(Result((1, 2, 2, 4), (9, 5, 5, 1), "points", "X-1.1"), holder) for holder in range(4)]
    [1.0, 0.5, 0.5, 0.0]
    """
    mine = result.ranks[holder]
    behind = len([other for other in result.ranks if other > mine])
    equal = result.ranks.count(mine) - 1
    return (behind + equal / 2) / (len(result.ranks) - 1)


def _seated(game: Game, named: Mapping[int, str], seats: int) -> dict[Seat, str]:
    """The bots at the table, checked: each of them is known, and a seat is left for an agent."""
    for seat, name in named.items():
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} for {name!r}: seats are 0 to {seats - 1}")
        bots.known(name, game)
    if len(named) >= seats:
        raise ValueError("every seat has a bot: leave one to an agent")
    return {Seat(seat): name for seat, name in named.items()}
