"""In every game seeded luck repeats itself no more often than chance does (ST-3.5)."""

from math import comb

import pytest

from contract import Broken, Contract
from contract.global_powers_contract import global_powers_contract
from contract.globopolis_contract import globopolis_contract
from contract.harbour_contract import harbour_contract
from contract.luck import Address, Pairs, find
from mutants import luck_by_the_round
from scale import scaled
from statecraft.core.engine.question import Chance
from statecraft.core.engine.state import State

GAMES = 100
"""At scale 1; a soak plays 5,000."""


@pytest.mark.rule("ST-3.5")
@pytest.mark.parametrize(
    ("contract", "purposes"),
    [
        (globopolis_contract(seed=4), {"move"}),
        (global_powers_contract(seed=6), {"war", "coup", "budget", "sabotage", "revolution"}),
        (harbour_contract(), {"voyage"}),
    ],
    ids=["globopolis", "global_powers", "harbour"],
)
def test_luck_does_not_repeat_itself(contract: Contract, purposes: set[str]) -> None:
    found = find(contract, range(scaled(GAMES)))
    found.check()
    for purpose in purposes if scaled(GAMES) >= GAMES else ():
        assert len(found.pairs[purpose].odds) >= 15, purpose


@pytest.mark.rule("ST-3.5")
def test_luck_addressed_by_the_round_is_caught() -> None:
    with pytest.raises(Broken, match="no address is used twice"):
        find(harbour_contract(luck_by_the_round.GAME), range(5)).check()


@pytest.mark.rule("ST-3.5")
def test_rolls_that_are_the_same_turn_after_turn_are_caught() -> None:
    """A round of Global Powers lasts many turns: by the round, coups come out as the ones before."""

    def by_the_round(state: State, chance: Chance) -> Address:
        return (chance.address[0], state.round, chance.address[2])

    found = find(global_powers_contract(seed=4), range(GAMES), by_the_round)
    with pytest.raises(Broken, match="luck does not repeat itself"):
        found.check_pairs()
    with pytest.raises(Broken, match="no address is used twice"):
        found.check()


@pytest.mark.rule("ST-3.5")
def test_rolls_that_repeat_are_caught_by_their_number_alone() -> None:
    """Coups equal to the one before in 149 of 173: no chance has done that."""
    pairs = Pairs()
    for number in range(173):
        pairs.add(1 / 9, number < 149)
    assert pairs.tail() < 1e-100
    even = Pairs()
    for number in range(173):
        even.add(1 / 9, number < 19)
    assert 0.3 < even.tail() < 0.7


@pytest.mark.parametrize("equal", range(6))
def test_the_tail_is_exact(equal: int) -> None:
    pairs = Pairs()
    for number in range(5):
        pairs.add(1 / 3, number < equal)
    ways = sum(comb(5, n) * 2 ** (5 - n) for n in range(equal, 6))
    assert pairs.tail() == pytest.approx(ways / 3**5)
