"""Missions of Globopolis in small: the same games every time, and no mission that can be bought."""

import pytest

from statecraft.globopolis.content import CONTENT
from statecraft.lab.measure.mission_trials import between_steady, play, seeker_share
from statecraft.lab.run.simulation import game_seed

FAIR = 1.4


@pytest.mark.rule("GB-8.41")
def test_the_midas_account_cannot_be_bought() -> None:
    """By selling points it once won every game of two, most of them in the second round."""
    assert seeker_share("midas", 2, 8, 7) <= FAIR
    rounds = [
        play(["seeker:mission=midas", "steady"], game_seed(7, number), (0, "midas")).rounds
        for number in range(3)
    ]
    assert min(rounds) > 4


def test_figures_between_steady_players_come_again() -> None:
    one, other = [between_steady(3, 2, 7) for _ in range(2)]
    assert one == other
    assert set(one.fulfilled) <= {row.id for row in CONTENT.missions}
    assert 0 <= one.ended <= 100


def test_amounts_never_rise_with_the_number_of_players() -> None:
    """A world empire among five is smaller than one of two."""
    for row in CONTENT.missions:
        amounts = list(row.amounts[2:])
        assert amounts == sorted(amounts, reverse=True), row.id
