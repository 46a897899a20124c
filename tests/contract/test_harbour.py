"""Harbour keeps the contract: 1,000 random games with every check, 10,000 with the cheap ones."""

import pytest

from contract import run
from contract.harbour_contract import harbour_contract
from contract.spoken import unspeakable
from harbour.game import GAME
from scale import scaled

CHUNKS = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_harbour_keeps_every_promise(chunk: int) -> None:
    contract = harbour_contract()
    games = scaled(1000) // CHUNKS
    for game in range(games):
        run(contract, chunk * 1_000_000 + game, full=True)
    assert len(contract.texts) > 40
    assert unspeakable(GAME, contract.texts, GAME.edition.texts) == []


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_harbour_goes_on_to_the_end(chunk: int) -> None:
    contract = harbour_contract()
    games = scaled(10_000) // CHUNKS
    reasons = {
        run(contract, chunk * 1_000_000 + 500_000 + n, full=False).result for n in range(games)
    }
    assert {result.reason for result in reasons if result} == {
        "rounds-played",
        "mark-reached",
        "conceded",
    }
