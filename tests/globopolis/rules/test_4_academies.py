"""The academies (chapter 4): NS-Units and agents by the roll of a die."""

import pytest

from globopolis.position import ANN, RED, Play
from statecraft.globopolis.verbs import END_TURN, Roll

TABLE = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]


@pytest.mark.rule("GB-4.17", "GB-4.4")
@pytest.mark.parametrize(("die", "units"), TABLE)
def test_the_nsa_gives_one_two_or_three_ns_units(die: int, units: int) -> None:
    play = Play().land(ANN, "nsa").come_out(die)
    assert play.stock_of(RED) == [0, 0, 0, 0, units]
    assert play.kinds() == [(ANN, "roll")]
    assert END_TURN in play.legal(ANN)
    assert Roll(3, 0) in play.legal(ANN)


@pytest.mark.rule("GB-4.18", "GB-7.9")
@pytest.mark.parametrize(("die", "agents"), TABLE)
def test_the_nia_gives_agents_while_the_colour_has_any(die: int, agents: int) -> None:
    play = Play().land(ANN, "nia").come_out(die)
    assert (play.table.reserve[RED], play.table.academy[RED]) == (15 + agents, 5 - agents)
    scarce = Play()
    scarce.table.academy[RED] = 1
    scarce.land(ANN, "nia").come_out(6)
    assert (scarce.table.reserve[RED], scarce.table.academy[RED]) == (16, 0)


@pytest.mark.rule("GB-4.18", "GB-10.1")
def test_without_agents_the_nia_is_a_second_nsa() -> None:
    play = Play(agents=False).land(ANN, "nia").come_out(4)
    assert play.stock_of(RED) == [0, 0, 0, 0, 2]
