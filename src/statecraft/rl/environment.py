"""Either game as a PettingZoo environment: agents take turns (AEC), one decision a step.

An agent is a seat that nobody else has. It is asked what the engine asks, in the order in which a driver
without a clock asks it, and spells its answer out token by token; forced tokens, dice, cards and those who are
seated play in between. The rewards come with the result, all others are 0.
"""

import pickle
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol, TypeAlias, runtime_checkable

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
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.views import View
from statecraft.core.verbs.action import Action
from statecraft.plugins.finding import game as game_named
from statecraft.plugins.plugin import load
from statecraft.plugins.registry import games, plugin, plugin_of
from statecraft.rl.dense import DenseObserver, Field, Row
from statecraft.rl.history import WIDTH, History
from statecraft.rl.learning import Learning
from statecraft.rl.observation import Observer
from statecraft.rl.tokens import DEALS, Composed, Words

Policy: TypeAlias = Callable[[dict[str, Any]], int]
"""What an agent is: given what its seat observes, it takes an action that the mask allows."""
Seated: TypeAlias = str | Player | Policy
"""Who may sit where no agent learns: a bot by name, any player object, or a policy such as a past self."""

OBSERVATIONS = ("dense", "history", "raw")
REMEMBERED = 64
"""So many events are told with a history, the latest last."""
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
    game's, ``edition`` a folder with another one. ``seated`` gives seats by number to bots, players or policies; the
    other seats are the agents. Without ``deals`` agents are not asked to make or answer offers. ``reward``
    is ``win`` (1 for the winner, shared by equals), ``rank`` (the part of the others left behind) or ``points`` (the
    part of the most points that anybody has). ``observation`` is ``dense``, ``history`` (that, and what the seat has
    heard last) or ``raw``. After ``most_decisions`` of the agents a game is cut short, without a reward.
    """

    metadata = {"name": "statecraft_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | Game,
        *,
        players: int | Sequence[int] = 4,
        options: Mapping[str, Any] | None = None,
        edition: Path | str | None = None,
        seated: Mapping[int, Seated] | None = None,
        deals: bool = True,
        reward: str = "win",
        observation: str = "dense",
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game, edition)
        own = plugin_of(self.game).learning
        if not own:
            known = [name for name in games() if plugin(name).learning]
            raise ValueError(
                f"no observations are known for {self.game.name!r}, only for: {', '.join(known)}"
            )
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if observation not in OBSERVATIONS:
            raise ValueError(
                f"observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}"
            )
        if most_decisions < 1:
            raise ValueError(f"most_decisions is at least 1, not {most_decisions}")
        self._options = dict(options or {})
        self._players = players
        self._reward = reward
        self._deals = deals
        self._observation = observation
        self._most = most_decisions
        self.state_of_game: State = self.game.new(self._options, players)
        self._seated = _seated(self.game, seated or {}, len(self.state_of_game.holders))
        self._bots: dict[Seat, Player] = {}
        self._policies: dict[Seat, Policy] = {}
        self._luck = SeededLuck(0)
        self._sides = SideQuestions()
        self._composed: Composed | None = None
        self._seen: dict[Seat, tuple[View, Row]] = {}
        self._standing: tuple[int, ...] | None = None
        self._history = History(self.game) if observation == "history" else None
        self.decisions = 0
        self._rng, _ = seeding.np_random()
        self._look_around()
        self.possible_agents = [
            f"seat_{seat}"
            for seat in range(len(self.state_of_game.holders))
            if seat not in self._seated
        ]
        self._seat = {
            agent: Seat(int(agent.removeprefix("seat_"))) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        tokens = len(self.words)
        box = gymnasium.spaces.Box
        furthest = self._observer.furthest
        spaces: dict[str, gymnasium.spaces.Space[Any]] = {
            "observation": box(-furthest, furthest, (self._observer.length,), np.float32),
            "action_mask": box(0, 1, (tokens,), np.int8),
        }
        if self._history is not None:
            spaces["history"] = box(-1, np.iinfo(np.int32).max, (REMEMBERED, WIDTH), np.int32)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(spaces) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(tokens) for agent in self.possible_agents
        }
        self.state_space = box(
            -furthest,
            furthest,
            (self._observer.length * len(self.state_of_game.holders),),
            np.float32,
        )

    def _look_around(self) -> None:
        """What follows from the settings and is not kept: the words of the table, and how it is observed."""
        state = self.state_of_game
        learning: Learning = load(plugin_of(self.game).learning)
        columns = learning.columns(state, self._deals)
        self.words = Words(self.game, state.holders, self._deals, columns.most)
        self._observer: DenseObserver | Observer
        if self._observation == "raw":
            view = state.view(Seat(0))
            self._observer = Observer(self.game, learning.parts, view, self._deals)
        else:
            self._observer = DenseObserver(
                self.game, columns, self.words, state.holders, learning.goods
            )

    # What PettingZoo asks for.

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The row of numbers and the mask, and with a history what was heard."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The words of the table, and one token to leave a side question alone."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set up a new game: the one of this seed, or the next of those that follow from the last
        seed. PettingZoo's ``options`` mean nothing here; the game's were given at the beginning."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        luck = int(self._rng.integers(_SEEDS))
        self.close()
        self._luck = SeededLuck(luck)
        self._bots, self._policies = {}, {}
        for seat, who in self._seated.items():
            if isinstance(who, str):
                self._bots[seat] = bots.make(who, self.game, luck, seat)
            elif isinstance(who, _Chooses):
                self._bots[seat] = who
            else:
                self._policies[seat] = who
        self.state_of_game = self.game.new(self._options, self._players)
        self._sides = SideQuestions()
        self._composed = None
        if self._history is not None:
            self._history.forget()
        self._changed()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._run_on()
        self._inform()

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
        self._inform()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now, and what it may do; nothing while another is asked."""
        return self._observe(self._seat[agent])

    def _observe(self, seat: Seat) -> dict[str, Any]:
        mask = np.zeros(len(self.words), np.int8)
        view, row = self._looked(seat)
        composed = self._composed
        if composed is None or composed.question.seat != seat:
            seen = {"observation": row.copy(), "action_mask": mask}
        else:
            mask[composed.offered] = 1
            seen = {"observation": self._observer.asked(row, view, composed), "action_mask": mask}
        if self._history is not None:
            seen["history"] = self._history.told(seat, REMEMBERED)
        return seen

    def _looked(self, seat: Seat) -> tuple[View, Row]:
        """A seat's view and row at this moment, worked out once."""
        if seat not in self._seen:
            view = self.state_of_game.view(seat)
            self._seen[seat] = view, self._observer.row(view, seat, self.standing())
        return self._seen[seat]

    def state(self) -> Row:
        """The rows of all seats one after the other: what all of them together know, cards in hand included. For
        critics in training; nobody who plays may see it."""
        seats = range(len(self.state_of_game.holders))
        return np.concatenate([self._looked(Seat(seat))[1] for seat in seats])

    def close(self) -> None:
        """Let the bots go; some are programs of their own."""
        mine = [bot for seat, bot in self._bots.items() if isinstance(self._seated.get(seat), str)]
        bots.dismiss(mine, self.state_of_game.result)
        self._bots, self._policies = {}, {}

    # Copied and kept: a table of its own, at the same place of the same game.

    def clone(self) -> "Environment":
        """An independent copy at the same place of the same game, with the luck that is to come."""
        return deepcopy(self)

    def save(self) -> bytes:
        """The environment as bytes, with the game it is in the middle of; players and policies must be such as pickle
        takes. Load only bytes that you saved yourself: they are a pickle."""
        return pickle.dumps(self)

    @staticmethod
    def load(saved: bytes) -> "Environment":
        """The environment that ``save`` made these bytes of."""
        loaded = pickle.loads(saved)
        if not isinstance(loaded, Environment):
            raise ValueError(f"these bytes hold a {type(loaded).__name__}, no environment")
        return loaded

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
        named = {seat: who for seat, who in self._seated.items() if isinstance(who, str)}
        how = (self._deals, self._reward, self._most, self._observation)
        settings = (self.game, self._options, named, sorted(self._seated), how)
        luck = (self._luck, self._rng.bit_generator.state)
        return settings, self.state_of_game, luck, agents, last_step, self._history

    def __getstate__(self) -> dict[str, Any]:
        fields = dict(self.__dict__)
        del fields["_observer"], fields["_seen"], fields["words"]
        composed = fields.pop("_composed")
        fields["asked"] = None
        if composed is not None:
            question = composed.question
            fields["asked"] = (question.seat, question.id, tuple(composed.chosen))
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        asked = fields.pop("asked")
        self.__dict__.update(fields)
        self._seen = {}
        self._composed = None
        self._look_around()
        if asked is not None:
            seat, question, chosen = asked
            legal = self.state_of_game.legal(seat, question)
            self._composed = Composed(self.words, legal, self.state_of_game.holders[seat])
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

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the columns of a dense observation say, in their order."""
        if isinstance(self._observer, Observer):
            raise ValueError("a raw observation has parts and no fields")
        return self._observer.fields

    def view(self, agent: str) -> View:
        """All that the agent may see, as the engine gives it."""
        return self.state_of_game.view(self._seat[agent])

    def seat(self, seat: int, who: Seated) -> None:
        """Give a seat that was not an agent's to somebody else, from the next game on: so a league changes places."""
        if seat not in self._seated:
            taken = ", ".join([str(place) for place in self._seated]) or "none"
            raise ValueError(f"seat {seat} is an agent's; those of others are: {taken}")
        count = len(self.state_of_game.holders)
        self._seated.update(_seated(self.game, {seat: who}, count))

    def seat_of(self, agent: str) -> Seat:
        """The number of an agent's seat."""
        return self._seat[agent]

    def standing(self) -> tuple[int, ...]:
        """What everybody's score would be by holder if the game ended now, which all can see; the result's scores
        once it has."""
        if self._standing is None:
            self._standing = self.state_of_game.projected_scores()
        return self._standing

    def _inform(self) -> None:
        """What goes with each step: the public scores and ranks by seat, and how much each agent may choose from."""
        state = self.state_of_game
        scores, result = self.standing(), state.result
        ranks = places(scores) if result is None else result.ranks
        told: dict[str, Any] = {
            "scores": [scores[holder] for holder in state.holders],
            "ranks": [ranks[holder] for holder in state.holders],
            "round": state.round,
            "legal": 0,
        }
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, told)
        composed = self._composed
        if composed is not None:
            self.infos[self.agent_selection] = {**told, "legal": len(composed.offered)}

    # How a game goes on.

    def _run_on(self) -> None:
        """Play all that is no agent's decision, up to the next one or to the end."""
        while True:
            composed = self._composed
            if composed is not None:
                if composed.offered:
                    policy = self._policies.get(composed.seat)
                    if policy is None:
                        break
                    composed.choose(int(policy(self._observe(composed.seat))))
                    continue
                self._composed = None
                self._finish(composed)
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
        self.agent_selection = f"seat_{composed.seat}"

    def _ask(self, question: Question) -> None:
        """Ask a bot at once, or begin to ask an agent or a policy."""
        state = self.state_of_game
        bot = self._bots.get(question.seat)
        if bot is None:
            verbs = state.stack[question.at].verbs(question)
            # Nothing to say without deals: not worth listing what the deals would be.
            if self._deals or question.must or not verbs.types <= DEALS:
                legal = state.legal(question.seat, question.id)
                self._composed = Composed(self.words, legal, state.holders[question.seat])
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

    def _changed(self) -> None:
        """What was seen before is no longer so."""
        self._seen.clear()
        self._standing = None

    def _apply(self, given: Input) -> None:
        """Take an input."""
        self._changed()
        if self._history is None:
            self.state_of_game.apply(given)
        else:
            events: list[Event] = []
            self.state_of_game.apply(given, events)
            self._history.hear(self.state_of_game, events)

    def _finish(self, composed: Composed) -> None:
        action = composed.action
        if action is not None:
            # Its builder offers nothing that is not legal.
            self._carry_out(composed.question, action)

    def _carry_out(self, question: Question, action: Action) -> None:
        """Take an answer that is known to be legal, so that nobody need look again."""
        if self._history is not None:
            self._apply(Act(question.id, question.seat, action))
            return
        self._changed()
        self.state_of_game.sink = None
        self.state_of_game.carry_out(question, action)

    def _end(self, result: Result) -> None:
        holders = self.state_of_game.holders
        score = REWARDS[self._reward]
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


def points(result: Result, holder: int) -> float:
    """The part of the most points that anybody has; debts count against, down to -1.

    >>> points(Result((1, 2), (80, 60), "points", "X-1.1"), 1)
    0.75
    """
    return max(-1.0, min(1.0, result.scores[holder] / max(1, *result.scores)))


REWARDS: dict[str, Callable[[Result, int], float]] = {"win": win, "rank": rank, "points": points}


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """The ranks that scores alone would give: equals share one, and the next is left out.

    >>> places((7, 9, 9))
    (3, 1, 1)
    """
    return tuple([1 + sum([other > mine for other in scores]) for mine in scores])


@runtime_checkable
class _Chooses(Protocol):
    """What tells a player object from a policy."""

    def choose(self, handle: Handle) -> Action | None: ...


def _seated(game: Game, named: Mapping[int, Seated], seats: int) -> dict[Seat, Seated]:
    """Those who sit at the table, checked: each of them can play, and a seat is left for an agent."""
    for seat, who in named.items():
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} for {who!r}: seats are 0 to {seats - 1}")
        if isinstance(who, str):
            bots.known(who, game)
        elif not isinstance(who, _Chooses) and not callable(who):
            raise TypeError(
                f"on seat {seat} sits a bot's name, a player with choose(handle) or a policy, not {who!r}"
            )
    if len(named) >= seats:
        raise ValueError("every seat has a bot: leave one to an agent")
    return {Seat(seat): who for seat, who in named.items()}
