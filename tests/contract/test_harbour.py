"""Harbour keeps the contract: 100 random games with every check, 800 with the cheap ones; 15,000 and 100,000 in `make soak`."""

import pytest

from contract import run
from contract.harbour_contract import harbour_contract
from contract.spoken import unspeakable
from harbour.game import GAME
from scale import scaled

CHUNKS, CHEAP_CHUNKS = 10, 4


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_harbour_keeps_every_promise(chunk: int) -> None:
    contract = harbour_contract()
    games = scaled(300, 100) // CHUNKS
    for game in range(games):
        run(contract, chunk * 1_000_000 + game, full=True)
    assert len(contract.texts) > 40
    assert unspeakable(GAME, contract.texts, GAME.edition.texts) == []


@pytest.mark.parametrize("chunk", range(CHEAP_CHUNKS))
def test_harbour_goes_on_to_the_end(chunk: int) -> None:
    contract = harbour_contract()
    games = scaled(2_000, 800) // CHEAP_CHUNKS
    reasons = {
        run(contract, chunk * 1_000_000 + 500_000 + n, full=False).result for n in range(games)
    }
    assert {result.reason for result in reasons if result} == {
        "rounds-played",
        "mark-reached",
        "conceded",
    }
