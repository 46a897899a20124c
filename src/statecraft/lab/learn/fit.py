"""Fits the network of :mod:`statecraft.bots.learned.network` to who won, with numpy.

A position counts as often as any other of its game, and each game as much as any other. What the network says is a share
for each holder; what is asked of it is the share of the win that each had in the end. Part of the games is held out: the
weights that did best on them are kept, and the temper is set by them. Equal games and seeds give equal weights on one
machine; on another the last digits may differ.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from statecraft.bots.learned.network import Network

Numbers = NDArray[np.float64]
STEP, DECAY = 0.001, 2e-3
RECKONED = 3.0
"""It begins as the judge whose word is the first number of a row, and learns only where that one errs: weights go back to
where they began, by so much each step (``DECAY``). With it a few hundred games are enough to be no worse."""
BATCH = 512
"""Positions that are learned from at once."""
PATIENCE = 6
"""So many times through all games without getting better, and it is enough."""
MOST_ROUNDS = 60
DIGITS = 5
TEMPERS = tuple([0.7 + 0.05 * step for step in range(17)])


class Positions(NamedTuple):
    """Positions of tables of one size: inputs by position and holder, shares of the win, and what each counts."""

    inputs: Numbers
    shares: Numbers
    counts: Numbers


class _Weights(NamedTuple):
    hidden: Numbers
    bias: Numbers
    out: Numbers
    linear: Numbers


def by_size(games: Sequence[dict[str, Any]]) -> dict[int, Positions]:
    """The positions of games that came to an end, by the number of holders."""
    found: dict[int, list[tuple[list[list[float]], list[float], float]]] = {}
    for game in games:
        if not game["ranks"]:
            continue
        won = share(game["ranks"])
        for position in game["positions"]:
            rows, common = position["rows"], position["common"]
            given = [row + _best(rows, holder) + common for holder, row in enumerate(rows)]
            found.setdefault(len(rows), []).append((given, won, 1 / len(game["positions"])))
    return {
        size: Positions(*[np.array(column) for column in zip(*rows, strict=True)])
        for size, rows in sorted(found.items())
    }


def share(ranks: Sequence[int]) -> list[float]:
    """Each holder's share of the win.

    >>> share([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    first = list(ranks).count(1)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def _best(rows: Sequence[Sequence[float]], holder: int) -> list[float]:
    others = [row for at, row in enumerate(rows) if at != holder]
    return [max(column) for column in zip(*others, strict=True)]


def fitted(
    games: Sequence[dict[str, Any]],
    held_out: Sequence[dict[str, Any]],
    units: int,
    seed: int,
    tell: Callable[[int, float], None] = lambda _round, _loss: None,
) -> Network:
    """The network of so many hidden units that does best on what was held out."""
    learned, tested = by_size(games), by_size(held_out)
    rng = np.random.default_rng(seed)
    inputs = next(iter(learned.values())).inputs.shape[2]
    mean, scale = _spread(learned)
    learned, tested = _standard(learned, mean, scale), _standard(tested, mean, scale)
    linear = np.zeros(inputs)
    linear[0] = RECKONED * scale[0]
    start = _Weights(
        rng.normal(0, 1 / np.sqrt(inputs), (units, inputs)),
        np.zeros(units),
        rng.normal(0, 0.02, units),
        linear,
    )
    weights = start
    moments = [[np.zeros_like(row), np.zeros_like(row)] for row in weights]
    best, kept, since, steps = _loss(weights, tested, 1.0), weights, 0, 0
    for turn in range(MOST_ROUNDS):
        for size, chosen in _batches(learned, rng):
            steps += 1
            weights = _stepped(weights, moments, _part(learned[size], chosen), start, steps)
        found = _loss(weights, tested, 1.0)
        tell(turn, found)
        if found < best - 1e-5:
            best, kept, since = found, weights, 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    temper = min(TEMPERS, key=lambda each: _loss(kept, tested, each))
    return _plain(kept, mean, scale, temper)


def _spread(positions: dict[int, Positions]) -> tuple[Numbers, Numbers]:
    rows = np.concatenate(
        [each.inputs.reshape(-1, each.inputs.shape[2]) for each in positions.values()]
    )
    return rows.mean(axis=0), np.maximum(rows.std(axis=0), 0.02)


def _standard(
    positions: dict[int, Positions], mean: Numbers, scale: Numbers
) -> dict[int, Positions]:
    return {
        size: each._replace(inputs=(each.inputs - mean) / scale) for size, each in positions.items()
    }


def _part(positions: Positions, chosen: NDArray[np.int64]) -> Positions:
    return Positions(*[column[chosen] for column in positions])


def _batches(
    positions: dict[int, Positions], rng: np.random.Generator
) -> list[tuple[int, NDArray[np.int64]]]:
    found = []
    for size, each in positions.items():
        order = rng.permutation(len(each.inputs))
        found += [(size, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    return [found[at] for at in rng.permutation(len(found))]


def _forward(weights: _Weights, inputs: Numbers) -> tuple[Numbers, Numbers]:
    excited = np.maximum(inputs @ weights.hidden.T + weights.bias, 0)
    return excited @ weights.out + inputs @ weights.linear, excited


def _chances(scores: Numbers) -> Numbers:
    lots = np.exp(scores - scores.max(axis=1, keepdims=True))
    whole: Numbers = lots / lots.sum(axis=1, keepdims=True)
    return whole


def _loss(weights: _Weights, positions: dict[int, Positions], temper: float) -> float:
    """The mean surprise at who won."""
    total = counts = 0.0
    for each in positions.values():
        said = _chances(_forward(weights, each.inputs)[0] / temper)
        total += float((-(each.shares * np.log(said + 1e-9)).sum(axis=1) * each.counts).sum())
        counts += float(each.counts.sum())
    return total / counts


def _stepped(
    weights: _Weights, moments: list[list[Numbers]], batch: Positions, start: _Weights, steps: int
) -> _Weights:
    """One step of Adam."""
    scores, excited = _forward(weights, batch.inputs)
    error = (_chances(scores) - batch.shares) * (batch.counts / batch.counts.sum())[:, None]
    back = error[:, :, None] * weights.out * (excited > 0)
    gradients = (
        np.einsum("phu,phi->ui", back, batch.inputs, optimize=True),
        back.sum(axis=(0, 1)),
        np.einsum("ph,phu->u", error, excited),
        np.einsum("ph,phi->i", error, batch.inputs),
    )
    found = []
    for row, begun, moment, gradient in zip(weights, start, moments, gradients, strict=True):
        moment[0] = 0.9 * moment[0] + 0.1 * gradient
        moment[1] = 0.999 * moment[1] + 0.001 * gradient**2
        mean, spread = moment[0] / (1 - 0.9**steps), moment[1] / (1 - 0.999**steps)
        found.append(row - STEP * (mean / (np.sqrt(spread) + 1e-8) + DECAY * (row - begun) / STEP))
    return _Weights(*found)


def _plain(weights: _Weights, mean: Numbers, scale: Numbers, temper: float) -> Network:
    """The same network for numbers as they come, which are neither centred nor scaled first."""
    hidden, linear = weights.hidden / scale, weights.linear / scale
    bias = weights.bias - hidden @ mean
    rows = [hidden.reshape(-1), bias, weights.out, linear]
    plain = [[round(float(number), DIGITS) for number in row] for row in rows]
    return Network(len(mean), plain[0], plain[1], plain[2], plain[3], round(temper, 3))
