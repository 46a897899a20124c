"""A contestant in a process of its own, with another path to import from.

A compiled copy and the sources have the same module names, so one process can hold only one of
them. The child answers one question a line, in JSON; it works only while it is asked, so that the
slices of one run still follow each other.

    python -m bench.elsewhere NAME
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.contestant import Contestant, Missing, Tally

ROOT = Path(__file__).parents[1]


class Elsewhere:
    """The contestant called `original`, imported from `path` before anywhere else."""

    def __init__(self, name: str, original: str, path: Path) -> None:
        self.name = name
        environment = {**os.environ, "PYTHONPATH": str(path.resolve())}
        self._child = subprocess.Popen(
            [sys.executable, "-m", "bench.elsewhere", original],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            described = self._ask("describe")
        except EOFError as error:
            self.close()
            raise Missing(name, f"a build of it in {path.name}") from error
        self.about: str = described["about"]
        self.version: str = described["version"]
        self.compiled: bool = described["compiled"]

    def _ask(self, what: str, **values: float) -> Any:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        try:
            self._child.stdin.write(json.dumps({"what": what, **values}) + "\n")
            self._child.stdin.flush()
        except BrokenPipeError as error:
            raise EOFError(self.name) from error
        line = self._child.stdout.readline()
        if not line:
            raise EOFError(f"{self.name} has ended")
        return json.loads(line)

    def close(self) -> None:
        for pipe in (self._child.stdin, self._child.stdout):
            if pipe is not None:
                pipe.close()
        self._child.wait()

    def random_games(self, seconds: float, seed: int) -> Tally:
        return Tally(*self._ask("random_games", seconds=seconds, seed=seed))

    def clone_us(self, seed: int) -> float:
        return float(self._ask("clone_us", seed=seed))

    def save_load_us(self, seed: int) -> float:
        return float(self._ask("save_load_us", seed=seed))

    def fold_ms(self, seed: int) -> float | None:
        payload = self._ask("fold_ms", seed=seed)
        return None if payload is None else float(payload)


def answer(contestant: Contestant, question: dict[str, Any]) -> object:
    gc.collect()
    match question["what"]:
        case "random_games":
            return contestant.random_games(question["seconds"], question["seed"])
        case "clone_us":
            return contestant.clone_us(question["seed"])
        case "save_load_us":
            return contestant.save_load_us(question["seed"])
        case "fold_ms":
            return contestant.fold_ms(question["seed"])
        case _:
            return {
                "about": contestant.about,
                "version": contestant.version,
                "compiled": contestant.compiled,
            }


def serve(contestant: Contestant) -> None:
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(contestant, json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    from bench.field import gather

    chosen = [contestant for contestant in gather()[0] if contestant.name == sys.argv[1]]
    if not chosen:
        sys.exit(1)
    serve(chosen[0])
