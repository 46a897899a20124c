"""Many tables at a time, in several processes, as Gymnasium's vector environments are used.

Each process has its share of the tables and answers for all of them at once. A table whose game is over begins the
next within the same step (``AutoresetMode.SAME_STEP``): the last row is in ``infos["final_obs"]`` then, and what went
with it in ``infos["final_info"]``.
"""

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from statecraft.rl.environment import Seated
from statecraft.rl.single import Single

Told = dict[str, NDArray[Any]]
Seeds = Sequence[int | None]
KINDS = {"legal": np.int32, "round": np.int32, "seat": np.int8, "replaced": np.bool_}
"""What is told of each table as a number; ``scores``, ``ranks`` and ``action_mask`` are rows."""


class Part:
    """Some of the tables, in whatever process they are."""

    def __init__(self, game: Any, count: int, settings: dict[str, Any]) -> None:
        self._tables = [Single(game, **settings) for _ in range(count)]

    def reset(self, seeds: Seeds) -> tuple[NDArray[np.float32], Told]:
        """All tables begin a new game."""
        seen = [table.reset(seed=seed) for table, seed in zip(self._tables, seeds, strict=True)]
        return np.stack([row for row, _info in seen]), gathered([info for _row, info in seen])

    def step(self, actions: Sequence[int]) -> tuple[Any, ...]:
        """All tables take a token each: rows, rewards, ends, cuts, what is told, and how games ended by table."""
        rows, infos = [], []
        rewards = np.zeros(len(actions))
        over = np.zeros(len(actions), np.bool_)
        cut = np.zeros(len(actions), np.bool_)
        ended: dict[int, tuple[Any, dict[str, Any]]] = {}
        for at, (table, action) in enumerate(zip(self._tables, actions, strict=True)):
            row, rewards[at], over[at], cut[at], info = table.step(action)
            if over[at] or cut[at]:
                ended[at] = row, info
                row, info = table.reset()
            rows.append(row)
            infos.append(info)
        return np.stack(rows), rewards, over, cut, gathered(infos), ended

    def change_others(self, others: Seated | Sequence[Seated]) -> None:
        for table in self._tables:
            table.change_others(others)

    def close(self) -> None:
        for table in self._tables:
            table.close()


def gathered(infos: Sequence[dict[str, Any]]) -> Told:
    """What is told of each table, as arrays with a row for each."""
    told: Told = {
        name: np.array([info[name] for info in infos], kind) for name, kind in KINDS.items()
    }
    for name in ("scores", "ranks"):
        told[name] = np.array([info[name] for info in infos], np.int32)
    told["action_mask"] = np.stack([info["action_mask"] for info in infos])
    return told


def _work(pipe: Connection, game: Any, count: int, settings: dict[str, Any]) -> None:
    """What a process does: answer until it is told to stop. What goes wrong is the answer then."""
    part = Part(game, count, settings)
    while True:
        what, given = pipe.recv()
        try:
            answer = getattr(part, what)(*given)
        except Exception as error:
            answer = error
        pipe.send(answer)
        if what == "close":
            return


class Vector(VectorEnv[Any, Any, Any]):
    """Many tables of one agent each: ``count`` of them in ``processes`` processes, or with 0 in this one. The other
    settings are those of ``Single``."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: Any, count: int, processes: int = 0, **settings: Any) -> None:
        if count < 1 or not 0 <= processes <= count:
            raise ValueError(
                f"there is at least one table, and one for each process: not {count} in {processes}"
            )
        one = Single(game, **settings)
        self.num_envs = count
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, count)
        self.action_space = batch_space(one.action_space, count)
        one.close()
        shares = max(1, processes)
        self._sizes = [count // shares + (at < count % shares) for at in range(shares)]
        self._part = Part(game, count, settings) if processes == 0 else None
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for size in self._sizes if processes else ():
            mine, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, game, size, settings), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(mine)
            self._workers.append(worker)

    def _all(self, what: str, given: Sequence[tuple[Any, ...]]) -> list[Any]:
        """What all parts answer, each asked for its own; they work at the same time."""
        if self._part is not None:
            return [getattr(self._part, what)(*each) for each in given]
        for pipe, each in zip(self._pipes, given, strict=True):
            pipe.send((what, each))
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _shared(self, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """A value for each table, shared out among the parts."""
        found, at = [], 0
        for size in self._sizes:
            found.append((values[at : at + size],))
            at += size
        return found

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game at each table; of one seed each table has another."""
        seeds: Seeds
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = [*seed]
        parts = self._all("reset", self._shared(seeds))
        return np.concatenate([rows for rows, _told in parts]), _joined([told for _, told in parts])

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take a token at each table."""
        parts = self._all("step", self._shared([int(action) for action in actions]))
        rows, rewards, over, cut = [np.concatenate([part[at] for part in parts]) for at in range(4)]
        infos = _joined([part[4] for part in parts])
        self._tell_ends(infos, rows, [part[5] for part in parts])
        return rows, rewards, over, cut, infos

    def _tell_ends(self, infos: dict[str, Any], rows: Any, parts: list[Any]) -> None:
        """How the games that are over ended, in Gymnasium's form."""
        ended: dict[int, tuple[Any, dict[str, Any]]] = {}
        first = 0
        for size, part in zip(self._sizes, parts, strict=True):
            ended.update({first + at: what for at, what in part.items()})
            first += size
        if not ended:
            return
        final = np.full(self.num_envs, None, object)
        which = np.zeros(self.num_envs, np.bool_)
        final_infos: dict[str, Any] = {}
        for at, (row, info) in ended.items():
            final[at], which[at] = row, True
            final_infos = self._add_info(final_infos, info, at)
        infos.update(
            final_obs=final, _final_obs=which, final_info=final_infos, _final_info=which.copy()
        )

    def change_others(self, others: Seated | Sequence[Seated]) -> None:
        """Have others at all tables, from their next games on."""
        self._all("change_others", [(others,) for _ in self._sizes])

    def close_extras(self, **_told: Any) -> None:
        """End the processes."""
        self._all("close", [() for _ in self._sizes])
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            worker.join()
            pipe.close()
        self._pipes, self._workers = [], []


def _joined(parts: Sequence[Told]) -> dict[str, Any]:
    joined: dict[str, Any] = {
        name: np.concatenate([part[name] for part in parts]) for name in parts[0]
    }
    for name in [*joined]:
        joined["_" + name] = np.ones(len(joined[name]), np.bool_)
    return joined
