"""Train a small agent for Global Powers from nothing, and see whether it beats random players.

    python examples/rl/train.py                  # some minutes on two cores
    python examples/rl/train.py --rounds 10 --games 40

A net with one hidden layer sees the observation and prefers some tokens to others. It plays whole
games against three random bots, from every seat in turn, and after each batch makes what it did in the
games that went better than expected more likely (REINFORCE, with a learned expectation). Numpy is all
it needs. The same arguments give the same agent, however many processes share the work.
"""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes are as many as the cores already

import numpy as np

from statecraft import rl
from statecraft.lab.measure.intervals import wilson

SEATS = 4
HIDDEN = 64
CHUNK = 16
"""Games in one piece of work."""

Net = dict[str, Any]
Map = Callable[..., Iterable[Any]]


@dataclass(frozen=True)
class Work:
    """Games to be played with a net: from ``first`` on, each with its own seed."""

    net: Net
    seed: int
    first: int
    games: int


@cache
def table(seat: int, reward: str) -> rl.Environment:
    """A table with one seat for the agent, and random players on the others."""
    others = {other: "random" for other in range(SEATS) if other != seat}
    return rl.Environment("global-powers", players=SEATS, seated=others, deals=False, reward=reward)


def fresh_net(numbers: int, tokens: int, rng: np.random.Generator) -> Net:
    return {
        "in": rng.normal(0, 1 / np.sqrt(numbers), (numbers, HIDDEN)),
        "in0": np.zeros(HIDDEN),
        "out": np.zeros((HIDDEN, tokens)),
        "out0": np.zeros(tokens),
        "value": np.zeros(HIDDEN),
        "value0": np.zeros(1),
    }


def chances(net: Net, hidden: Any, tokens: Any) -> Any:
    """How likely the net is to take each of the tokens that are offered."""
    rollback = hidden @ net["out"][:, tokens] + net["out0"][tokens]
    likely = np.exp(rollback - rollback.max())
    return likely / likely.sum()


def play(env: rl.Environment, net: Net, seed: int) -> tuple[list[Any], float]:
    """One game: for each decision the row, what was offered, how likely it was, and what was taken."""
    rng = np.random.default_rng((seed, 1))
    env.reset(seed=seed)
    taken: list[Any] = []
    agent = env.possible_agents[0]
    while not env.terminations[agent] and not env.truncations[agent]:
        seen = env.observe(agent)
        row = seen["observation"]
        tokens = np.flatnonzero(seen["action_mask"])
        likely = chances(net, np.tanh(row @ net["in"] + net["in0"]), tokens)
        chosen = int(np.searchsorted(np.cumsum(likely), rng.random() * likely.sum()))
        taken.append((row, tokens, likely, chosen))
        env.step(tokens[chosen])
    return taken, env.rewards[agent]


def slopes(net: Net, taken: list[Any], reward: float) -> Net:
    """Which way to change the net after one game."""
    rows = np.array([row for row, *_ in taken])
    hidden = np.tanh(rows @ net["in"] + net["in0"])
    surprise = reward - (hidden @ net["value"] + net["value0"])
    slope: Net = {name: np.zeros_like(weights) for name, weights in net.items()}
    back = np.zeros_like(hidden)
    for at, (_row, tokens, likely, chosen) in enumerate(taken):
        push = -likely * surprise[at]
        push[chosen] += surprise[at]
        slope["out"][:, tokens] += np.outer(hidden[at], push)
        slope["out0"][tokens] += push
        back[at] = net["out"][:, tokens] @ push
    slope["value"] = surprise @ hidden
    slope["value0"] += surprise.sum()
    back *= 1 - hidden**2
    slope["in"] = rows.T @ back
    slope["in0"] = back.sum(0)
    return {name: steep / len(taken) for name, steep in slope.items()}


def learn(work: Work) -> tuple[Net, list[float]]:
    """Play some games; the sum of their slopes, and what each brought."""
    total: Net = {name: np.zeros_like(weights) for name, weights in work.net.items()}
    rewards = []
    for number in range(work.first, work.first + work.games):
        taken, reward = play(table(number % SEATS, "rank"), work.net, work.seed + number)
        for name, steep in slopes(work.net, taken, reward).items():
            total[name] += steep
        rewards.append(reward)
    return total, rewards


def judge(work: Work) -> list[float]:
    """Play some games without learning."""
    numbers = range(work.first, work.first + work.games)
    return [play(table(n % SEATS, "win"), work.net, work.seed + n)[1] for n in numbers]


def pieces(net: Net, seed: int, first: int, games: int) -> list[Work]:
    return [
        Work(net, seed, at, min(CHUNK, first + games - at))
        for at in range(first, first + games, CHUNK)
    ]


class Adam:
    """Steps of a size that suits each weight."""

    def __init__(self, net: Net, rate: float) -> None:
        self.rate = rate
        self.count = 0
        self.mean: Net = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.square: Net = {name: np.zeros_like(weights) for name, weights in net.items()}

    def step(self, net: Net, slope: Net) -> None:
        self.count += 1
        for name, steep in slope.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * steep
            self.square[name] = 0.99 * self.square[name] + 0.01 * steep**2
            mean = self.mean[name] / (1 - 0.9**self.count)
            square = self.square[name] / (1 - 0.99**self.count)
            net[name] = net[name] + self.rate * mean / (np.sqrt(square) + 1e-8)


@contextmanager
def crew(jobs: int) -> Iterator[Map]:
    """So many processes to share work with; one works alone."""
    if jobs == 1:
        yield map
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield partial(pool.map, chunksize=1)


def train(shared: Map, rounds: int, games: int, seed: int) -> Net:
    """Rounds of games, each followed by one step of learning."""
    env = table(0, "rank")
    numbers = max(part.stop for part in env.parts.values())
    tokens = int(env.action_spaces["seat_0"].n)
    net = fresh_net(numbers, tokens, np.random.default_rng(seed))
    adam = Adam(net, rate=0.01)
    for number in range(rounds):
        slope: Net = {name: np.zeros_like(weights) for name, weights in net.items()}
        rewards: list[float] = []
        for some, brought in shared(learn, pieces(net, seed << 32, number * games, games)):
            rewards += brought
            for name, steep in some.items():
                slope[name] += steep / games
        adam.step(net, slope)
        print(f"round {number + 1}: leaves {np.mean(rewards):.0%} of the others behind", flush=True)
    return net


def wins(shared: Map, net: Net, games: int, seed: int) -> list[float]:
    """What the net wins in games that nobody learns from."""
    return [won for some in shared(judge, pieces(net, seed << 32, 0, games)) for won in some]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=30, help="steps of learning (default 30)")
    parser.add_argument("--games", type=int, default=64, help="games in a round (default 64)")
    parser.add_argument(
        "--judged", type=int, default=400, help="games to judge it by (default 400)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of everything (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    asked = parser.parse_args()
    with crew(asked.jobs) as shared:
        net = train(shared, asked.rounds, asked.games, asked.seed)
        # Seeds of their own: no game that was learned from is played again.
        won = wins(shared, net, asked.judged, asked.seed + 1)
    low, high = wilson(sum(won), len(won))
    print(f"wins {np.mean(won):.1%} of {len(won)} games, 95 % interval {low:.1%} to {high:.1%};")
    print(f"equal players would win {1 / SEATS:.1%}")


if __name__ == "__main__":
    main()
