"""Global Powers keeps the contract, in every variation alone and in random mixtures of them."""

import random
from pathlib import Path

import pytest

from contract import run
from contract.global_powers_contract import ALONE, OPTION_NAMES, global_powers_contract
from contract.spoken import unspeakable
from scale import scaled
from statecraft import global_powers
from statecraft.global_powers.game import GAME

FULL, CHEAP, CHUNKS = 24, 200, 12
FEW = CHUNKS
"""Games with every check in `make test`: one for each chunk."""
TEXTS = Path(str(global_powers.__file__)).parent / "texts"


def test_every_option_is_varied() -> None:
    assert {name for options in ALONE for name in options} == OPTION_NAMES


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_global_powers_keeps_every_promise(chunk: int) -> None:
    contract = global_powers_contract(seed=chunk)
    for game in range(max(1, scaled(FULL, FEW) // CHUNKS)):
        run(contract, chunk * 1_000_000 + game, full=True)
    assert len(contract.texts) > 40
    assert unspeakable(GAME, contract.texts, GAME.edition.texts, TEXTS) == []


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_global_powers_goes_on_to_the_end(chunk: int) -> None:
    contract = global_powers_contract(seed=random.Random(chunk).randrange(10**6))
    for game in range(max(1, scaled(CHEAP) // CHUNKS)):
        assert run(contract, chunk * 1_000_000 + 500_000 + game, full=False).result is not None
