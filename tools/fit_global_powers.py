"""Fit weights for Global Powers to who won: ``python tools/fit_global_powers.py --games 400 --seed 1``.

Steady players whose weights differ at random play each other. At every other turn each party's features are noted; a
party's chance to win is its share of all strengths, and a strength is a weighted sum of features. For each number of
scorings to come the weights are printed that make the winners likeliest, a little drawn towards nothing. What
:mod:`statecraft.bots.global_powers.expert.expert` has was fitted so, to 390 games, and rounded.
"""

import argparse
import random
from collections.abc import Iterator
from math import exp

import numpy as np

from statecraft.bots.global_powers import dominance
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.steady.strengths import MOST_SCORINGS, strengths
from statecraft.bots.global_powers.steady.tally import BEYOND, MILLIONTHS
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.global_powers.state import GlobalPowersState

PARTIES = 4
NAMES = (
    *("politicians", "in base", "delegates", "on Mauritius", "half points", "first", "ahead of"),
    *("goal", "beyond points", "cards", "open cards"),
    *[f"reach, {waits} wait" for waits in range(PARTIES)],
)
ROWS = ("politician", "in_base", "on_mauritius", "delegate", "points", "first", "near", "serious")
NUMBERS = ("goal", "fear", "card", "rich")
FACTORS = (0.5, 1.0, 1.0, 1.8)
RIDGE = 2e-3
STEPS = 25


def whimsical(rng: random.Random) -> Weights:
    """A steady player's weights with every weight changed at random, or not."""
    weights = Weights()
    for name in ROWS:
        factor = rng.choice(FACTORS)
        setattr(weights, name, tuple([factor * weight for weight in getattr(weights, name)]))
    for name in NUMBERS:
        setattr(weights, name, rng.choice(FACTORS) * getattr(weights, name))
    return weights


def positions(seed: int) -> Iterator[tuple[int, list[list[float]], int]]:
    """Of one game: how many scorings were to come, everybody's features, and who won in the end."""
    rng = random.Random(seed)
    session = Session(GAME, new_header(GAME, {}, PARTIES))
    players = [Steady(seed, Seat(seat), whimsical(rng)) for seat in range(PARTIES)]
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, GlobalPowersState)
    noted: list[tuple[int, list[list[float]]]] = []
    last = PARTIES
    while driver.step() is not None:
        if table.turns > last and table.result is None:
            last = table.turns + 1
            noted.append(features(table))
    assert table.result is not None
    for scorings, found in noted:
        yield scorings, found, table.result.ranks.index(1)


def _left(table: GlobalPowersState, party: int) -> int:
    return sum(table.politicians[party :: table.colours]) + table.base[party]


def features(table: GlobalPowersState) -> tuple[int, list[list[float]]]:
    """How many scorings are to come, and everybody's features in the order of the names."""
    n = table.colours
    seen = strengths(table, STEADY)
    points = seen.points
    beyond = [(mine >> BEYOND) / MILLIONTHS for mine in seen.tally.sums]
    doubt = 3.0 + 0.8 * table.done.count(0)
    mark = 2 * table.content.victory_points[n] - 1
    found: list[list[float]] = []
    for party in table.all_holders():
        mine = points[party]
        others = points[:party] + points[party + 1 :]
        reach = dominance.reach(table, party)
        enough = 0 < table.dominance - seen.governed[party] <= reach.sure
        waits = (party - table.turn) % n
        found.append(
            [
                _left(table, party),
                table.base[party],
                table.un[party],
                table.mauritius[party],
                mine,
                chance(mine - max(others), doubt),
                sum([chance(mine - theirs, doubt) for theirs in others]),
                chance(mine - mark, doubt),
                beyond[party],
                table.cards.hands[party].bit_count(),
                table.zeal[party] + table.warmonger[party],
                *[float(enough and waits == turns) for turns in range(n)],
            ]
        )
    return seen.scorings, found


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    return 1 / (1 + exp(-lead / doubt))


def fitted(found: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights, by Newton's method; the features are brought to one scale on the way."""
    scale = found.std((0, 1)) + 1e-9
    scaled = found / scale
    count, features = len(won), found.shape[2]
    weights = np.zeros(features)
    for _ in range(STEPS):
        strength = scaled @ weights
        lots = np.exp(strength - strength.max(1, keepdims=True))
        chances = lots / lots.sum(1, keepdims=True)
        mean = np.einsum("np,npk->nk", chances, scaled)
        gradient = (mean - scaled[np.arange(count), won]).sum(0) / count + 2 * RIDGE * weights
        apart = scaled - mean[:, None, :]
        curve = np.einsum("np,npj,npk->jk", chances, apart, apart) / count
        weights -= np.linalg.solve(curve + 2 * RIDGE * np.eye(features), gradient)
    result: np.ndarray = weights / scale
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rows: dict[int, list[tuple[list[list[float]], int]]] = {}
    for game in range(arguments.games):
        for scorings, found, winner in positions(arguments.seed * 1_000_003 + game):
            rows.setdefault(scorings, []).append((found, winner))
    for scorings in range(MOST_SCORINGS, 0, -1):
        noted = rows.get(scorings, [])
        if noted:
            weights = fitted(np.array([f for f, _ in noted]), np.array([w for _, w in noted]))
            print(f"{scorings} scorings to come, {len(noted)} positions")
            for name, weight in zip(NAMES, weights, strict=True):
                print(f"  {name:16} {weight:+.2f}")


if __name__ == "__main__":
    main()
