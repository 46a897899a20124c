"""Seeded luck under the contract: it must not repeat itself from turn to turn (ST-3.5).

Games are played at random with seeded luck. Each roll is compared with the roll of the same purpose,
as far into its turn, in the turn before that had one. If rolls are independent, the number of equal
pairs is a sum of coins with known odds, so how unlikely it is can be computed exactly.
"""

import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeAlias

from contract.contract import Contract, promise
from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot, cards_in
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Outcome

Address: TypeAlias = tuple[int, int, int]
UNBELIEVABLE = 1e-6
"""So unlikely a number of equal pairs is no accident."""


class Pairs:
    """Pairs of rolls: the odds that each was equal, and how many were."""

    def __init__(self) -> None:
        self.odds: list[float] = []
        self.equal = 0

    def add(self, odds: float, equal: bool) -> None:
        self.odds.append(odds)
        self.equal += equal

    def tail(self) -> float:
        """How likely at least so many equal pairs are, if luck has no memory."""
        # ways[n]: the probability that n pairs are equal; the last one, that at least as many are.
        ways = [1.0] + [0.0] * self.equal
        for odds in self.odds:
            ways[-1] += ways[-2] * odds if self.equal else 0.0
            for count in range(self.equal - 1, 0, -1):
                ways[count] += (ways[count - 1] - ways[count]) * odds
            if self.equal:
                ways[0] *= 1 - odds
        return ways[-1]


class Found:
    """What many games showed: pairs by purpose, and what came twice in one of them."""

    def __init__(self) -> None:
        self.pairs: dict[str, Pairs] = defaultdict(Pairs)
        self.addresses_twice: list[object] = []
        self.cards_twice: list[tuple[str, int]] = []

    def check(self) -> None:
        promise("no address is used twice", not self.addresses_twice, self.addresses_twice)
        promise("no card is drawn by chance twice", not self.cards_twice, self.cards_twice)
        self.check_pairs()

    def check_pairs(self) -> None:
        for purpose, pairs in self.pairs.items():
            counts = (purpose, pairs.equal, len(pairs.odds), sum(pairs.odds))
            promise("luck does not repeat itself", pairs.tail() > UNBELIEVABLE, counts)


def as_it_is(state: State, chance: Chance) -> Address:
    return chance.address


def find(
    contract: Contract,
    seeds: range,
    address: Callable[[State, Chance], Address] = as_it_is,
) -> Found:
    """Play a game for each seed, with luck at the address told."""
    found = Found()
    for seed in seeds:
        rng = random.Random(seed)
        options, seats = contract.start(rng)
        _play(contract.game.new(options, seats), seed, rng, address, found)
    return found


def _play(
    state: State,
    seed: int,
    rng: random.Random,
    address: Callable[[State, Chance], Address],
    found: Found,
) -> None:
    luck = SeededLuck(seed)
    addresses: set[object] = set()
    cards: set[tuple[str, int]] = set()
    before: dict[tuple[str, int], tuple[Distribution, Any]] = {}
    while not isinstance(pending := state.pending(), Over):
        if not isinstance(pending, Chance):
            play_on(state, rng, 1)
            continue
        kind, chance, at = pending.kind, pending.distribution, address(state, pending)
        if (kind, at) in addresses:
            found.addresses_twice.append((kind, at))
        addresses.add((kind, at))
        value = luck.outcome(Chance(pending.id, kind, chance, pending.audience, at))
        came = drawn(chance, value)
        found.cards_twice += [card for card in came if card in cards]
        cards.update(came)
        place = (kind, at[2])
        last = before.get(place)
        if isinstance(chance, Dice | Lot):
            if last is not None and last[0] == chance:
                found.pairs[kind].add(1 / chance.total(), last[1] == value)
            before[place] = (chance, value)
        state.apply(Outcome(pending.id, value))


def drawn(chance: Distribution, value: Any) -> list[tuple[str, int]]:
    """The cards that came out, with their deck; none of dice or lots."""
    if isinstance(chance, Draw):
        return [(chance.deck, value)]
    if isinstance(chance, Deal):
        return [(chance.deck, card) for hand in value for card in cards_in(hand)]
    return []
