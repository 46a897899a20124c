"""The contract test can fail: every mutant of Harbour is caught, by the promise it breaks."""

from importlib import import_module
from pathlib import Path

import pytest

import mutants
from contract import Broken, run
from contract.harbour_contract import harbour_contract

MUTANTS = sorted(
    path.stem for path in Path(str(mutants.__file__)).parent.glob("*.py") if path.stem != "__init__"
)
MOST_GAMES = 60


def test_all_mutants_are_here() -> None:
    assert len(MUTANTS) >= 9


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant_is_caught(name: str) -> None:
    mutant = import_module(f"mutants.{name}")
    contract = harbour_contract(mutant.GAME)

    def play_on() -> None:
        for seed in range(MOST_GAMES):
            run(contract, seed, full=True)

    with pytest.raises(Broken) as caught:
        play_on()
    assert caught.value.promise in mutant.CAUGHT_BY
