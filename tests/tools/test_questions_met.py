"""The committed figures know every kind of question that a game comes to."""

import json

import pytest

from statecraft.plugins import registry
from tools import questions_met


@pytest.mark.parametrize("name", questions_met.GAMES)
def test_the_figures_know_what_games_ask(name: str) -> None:
    known = json.loads(questions_met.FILE.read_text())[name]
    for seed in (101, 102):
        assert set(questions_met.met(name, {}, seed)) <= set(known)


@pytest.mark.parametrize("name", questions_met.GAMES)
def test_every_option_is_played_otherwise(name: str) -> None:
    game = registry.game(name)
    varied = {option for each in questions_met.variants(game) for option in each}
    assert varied == {option.name for option in game.options} - set(questions_met.BOUNDS)
