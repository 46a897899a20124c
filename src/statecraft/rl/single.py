"""One agent among others that do not learn, as a Gymnasium environment.

The row of the dense observation is the observation, and what is allowed is told in ``info["action_mask"]`` and by
``action_masks()``, where libraries with masks look for it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from statecraft.core.game import Game
from statecraft.rl.dense import Row
from statecraft.rl.environment import Environment, Seated

Mask = NDArray[np.int8]
FORBIDDEN = ("replace", "refuse")


class Single(gymnasium.Env[Row, np.int64]):
    """One agent at a table of others.

    ``seat`` is where it sits; without one it changes from game to game. ``others`` sit on the other seats in turn
    order after it: one for all, or one each; bots by name, players or policies. Gymnasium lets any action of the space
    be taken, so one that the mask forbids is replaced by the next that it allows, and ``info["replaced"]`` says so;
    with ``forbidden="refuse"`` it is a ``ValueError``. The other settings are those of
    :class:`~statecraft.rl.environment.Environment`; deals are left out unless asked for.
    """

    metadata = {"render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int | None = None,
        players: int | Sequence[int] = 4,
        others: Seated | Sequence[Seated] = "novice",
        deals: bool = False,
        forbidden: str = "replace",
        **settings: Any,
    ) -> None:
        if "seated" in settings:
            raise ValueError("who sits on the other seats is said with others, not seated")
        if settings.get("observation") == "history":
            raise ValueError("one row is observed here; for a history use statecraft.rl.env")
        if forbidden not in FORBIDDEN:
            raise ValueError(f"forbidden is one of {', '.join(FORBIDDEN)}, not {forbidden!r}")
        self._forbidden = forbidden
        seats = players if isinstance(players, int) else len(players)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        self._several = isinstance(others, Sequence) and not isinstance(others, str)
        if self._several and len(others) != seats - 1:  # type: ignore[arg-type]
            raise ValueError(f"{seats - 1} others sit at the table, not {len(others)}")  # type: ignore[arg-type]
        self._game = game
        self._seats = seats
        self._chosen_seat = seat
        self._others = others
        self._settings = {"players": players, "deals": deals, **settings}
        self._tables: dict[int, Environment] = {}
        self.table = self._table(0 if seat is None else seat)
        """The table of the game that is played; each seat of the agent's has its own."""
        self._agent = self.table.possible_agents[0]
        observed: Any = self.table.observation_spaces[self._agent]
        self.observation_space = observed["observation"]
        self.action_space = gymnasium.spaces.Discrete(len(self.table.words))
        self._mask: Mask = np.zeros(len(self.table.words), np.int8)

    def _table(self, seat: int) -> Environment:
        if seat not in self._tables:
            seated = {
                (seat + ahead) % self._seats: self._other(ahead) for ahead in range(1, self._seats)
            }
            self._tables[seat] = Environment(self._game, seated=seated, **self._settings)
        return self._tables[seat]

    def _other(self, ahead: int) -> Seated:
        others: Any = self._others
        who: Seated = others[ahead - 1] if self._several else others
        return who

    def change_others(self, others: Seated | Sequence[Seated]) -> None:
        """Have others at the table from the next game on: so a curriculum or a league goes on."""
        several = isinstance(others, Sequence) and not isinstance(others, str)
        if several and len(others) != self._seats - 1:  # type: ignore[arg-type]
            raise ValueError(f"{self._seats - 1} others sit at the table, not {len(others)}")  # type: ignore[arg-type]
        self._others, self._several = others, several
        for seat, table in self._tables.items():
            for ahead in range(1, self._seats):
                table.seat((seat + ahead) % self._seats, self._other(ahead))

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin the next game, or that of a seed. ``options={"seat": 2}`` says where the agent sits."""
        super().reset(seed=seed)
        wanted = (options or {}).get("seat", self._chosen_seat)
        seat = int(self.np_random.integers(self._seats)) if wanted is None else int(wanted)
        if not 0 <= seat < self._seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self._seats - 1}")
        self.table = self._table(seat)
        self._agent = self.table.possible_agents[0]
        self.table.reset(seed=int(self.np_random.integers(1 << 31)))
        return self._seen()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Take a token that the mask allows; others play until the agent is asked again."""
        table, agent = self.table, self._agent
        if not table.agents or table.terminations[agent] or table.truncations[agent]:
            raise ValueError("the game is over: reset() begins the next")
        token = int(action)
        replaced = self._forbidden == "replace" and not self._mask[token]
        if replaced:
            allowed = np.flatnonzero(self._mask)
            token = int(allowed[np.searchsorted(allowed, token) % len(allowed)])
        table.step(token)
        row, info = self._seen()
        info["replaced"] = replaced
        reward, over = float(table.rewards[agent]), bool(table.terminations[agent])
        return row, reward, over, bool(table.truncations[agent]), info

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        seen = self.table.observe(self._agent)
        self._mask = seen["action_mask"]
        seat = self.table.seat_of(self._agent)
        info = {
            **self.table.infos[self._agent],
            "seat": seat,
            "action_mask": self._mask,
            "replaced": False,
        }
        row: Row = seen["observation"]
        return row, info

    def action_masks(self) -> Mask:
        """What the agent may do now, 1 for each token that is allowed."""
        return self._mask

    def close(self) -> None:
        """Let the others go."""
        for table in self._tables.values():
            table.close()
