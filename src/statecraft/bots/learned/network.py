"""A small network that gives every holder a score, and by its score a chance to win.

Each holder is judged by the same weights: by a row of numbers about itself, by the greatest number that any of the
others has in each place of that row, and by numbers about the table. One hidden layer, in plain Python, so that it runs
wherever the bots run and is compiled with them; it is trained elsewhere (:mod:`statecraft.lab.learn`).
"""

from math import exp
from typing import Any


class Network:
    """The weights, flat: ``hidden`` has for each unit as many numbers as there are inputs."""

    __slots__ = ("bias", "hidden", "inputs", "linear", "out", "temper")

    def __init__(
        self,
        inputs: int,
        hidden: list[float],
        bias: list[float],
        out: list[float],
        linear: list[float],
        temper: float,
    ) -> None:
        if len(hidden) != inputs * len(bias) or len(out) != len(bias) or len(linear) != inputs:
            raise ValueError(
                f"weights of {len(bias)} units on {inputs} inputs do not fit: {len(hidden)} hidden, "
                f"{len(out)} out, {len(linear)} linear"
            )
        self.inputs = inputs
        self.hidden = hidden
        self.bias = bias
        self.out = out
        self.linear = linear
        self.temper = temper
        """By how much scores are divided before they become chances, so that these come true as often as they say."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Network, (
            self.inputs,
            self.hidden,
            self.bias,
            self.out,
            self.linear,
            self.temper,
        )

    def chances(self, rows: list[list[float]], common: list[float]) -> list[float]:
        """Everybody's chance; together they are 1."""
        return shares([score / self.temper for score in self.scores(rows, common)])

    def scores(self, rows: list[list[float]], common: list[float]) -> list[float]:
        """Everybody's score; only differences count."""
        found: list[float] = []
        for holder, row in enumerate(rows):
            best = _best(rows[:holder] + rows[holder + 1 :])
            found.append(self._score(row + best + common))
        return found

    def _score(self, given: list[float]) -> float:
        if len(given) != self.inputs:
            raise ValueError(f"{len(given)} numbers for {self.inputs} inputs")
        total = 0.0
        linear = self.linear
        for at, number in enumerate(given):
            total += linear[at] * number
        hidden, bias, out = self.hidden, self.bias, self.out
        place = 0
        for unit, least in enumerate(bias):
            excited = least
            for number in given:
                excited += hidden[place] * number
                place += 1
            if excited > 0:
                total += out[unit] * excited
        return total

    def to_json(self) -> dict[str, Any]:
        return {
            "inputs": self.inputs,
            "hidden": self.hidden,
            "bias": self.bias,
            "out": self.out,
            "linear": self.linear,
            "temper": self.temper,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Network":
        rows = [
            [float(number) for number in data[name]] for name in ("hidden", "bias", "out", "linear")
        ]
        return Network(
            int(data["inputs"]), rows[0], rows[1], rows[2], rows[3], float(data["temper"])
        )


def _best(rows: list[list[float]]) -> list[float]:
    """The greatest number in each place."""
    if not rows:
        return []
    best = rows[0][:]
    for row in rows[1:]:
        for at, number in enumerate(row):
            if number > best[at]:
                best[at] = number
    return best


def shares(scores: list[float]) -> list[float]:
    """Scores as chances that add up to 1.

    >>> shares([2.0, 2.0])
    [0.5, 0.5]
    """
    top = max(scores)
    lots = [exp(score - top) for score in scores]
    whole = sum(lots, 0.0)
    return [lot / whole for lot in lots]
