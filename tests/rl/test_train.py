"""The example that trains an agent: its slopes are right, and in a soak it beats random players."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scale import scaled

TRAIN = Path(__file__).parents[2] / "examples" / "rl" / "train.py"
ENOUGH = 400
"""With so many games it can be told who is stronger."""


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train", TRAIN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train"] = module  # its dataclass looks itself up there
    spec.loader.exec_module(module)
    return module


def likelihood(example: Any, net: Any, taken: list[Any], surprise: Any) -> float:
    """How likely the choices were, each weighed with its surprise."""
    total = 0.0
    for (row, tokens, _likely, chosen), weight in zip(taken, surprise, strict=True):
        hidden = np.tanh(row @ net["in"] + net["in0"])
        total += weight * np.log(example.chances(net, hidden, tokens)[chosen])
    return total / len(taken)


def test_the_slopes_are_those_of_what_is_to_be_climbed(example: Any) -> None:
    rng = np.random.default_rng(1)
    net = example.fresh_net(6, 5, rng)
    for name in ("out", "out0", "value", "value0"):
        net[name] = rng.normal(size=net[name].shape)
    taken = []
    for tokens in ([0, 2], [1, 2, 4]):
        row = rng.normal(size=6)
        likely = example.chances(net, np.tanh(row @ net["in"] + net["in0"]), np.array(tokens))
        taken.append((row, np.array(tokens), likely, 1))
    hidden = np.tanh(np.array([row for row, *_ in taken]) @ net["in"] + net["in0"])

    def surprise(net: Any) -> Any:
        return 1.0 - (hidden @ net["value"] + net["value0"])

    slope = example.slopes(net, taken, 1.0)
    for name in net:
        for place in [tuple(rng.integers(size) for size in net[name].shape) for _ in range(8)]:
            ends = []
            for step in (1e-6, -1e-6):
                moved = {key: weights.copy() for key, weights in net.items()}
                moved[name][place] += step
                if name.startswith("value"):
                    ends.append(-(surprise(moved) ** 2).mean() / 2)
                else:
                    ends.append(likelihood(example, moved, taken, surprise(net)))
            expected = (ends[0] - ends[1]) / 2e-6
            assert slope[name][place] == pytest.approx(expected, abs=1e-6), name


def test_an_agent_learns_to_beat_random_players() -> None:
    """Only in a soak are there games enough to learn from and to judge by; else it must merely run."""
    judged = scaled(8)
    size = [] if judged >= ENOUGH else ["--rounds", "1", "--games", "8", "--jobs", "1"]
    command = [sys.executable, str(TRAIN), "--judged", str(judged), *size]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = re.search(r"wins (.*)% of (.*) games, 95 % interval (.*)% to (.*)%", done.stdout)
    assert found is not None, done.stdout
    share, count, low, high = [float(number) for number in found.groups()]
    assert count == judged
    assert low <= share <= high
    if judged >= ENOUGH:
        assert low > 25
