"""Emigration, Propaganda, Rehabilitation, Purge and the budget (chapter 4, GP-4.1 to GP-4.4, GP-4.15 to GP-4.17)."""

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    ANNS,
    BEN,
    BENS,
    CATS,
    CHINA,
    DANS,
    EUROPE,
    LATIN_AMERICA,
    USA,
    Play,
)
from statecraft.core.engine.question import Chance
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.verbs import (
    Budget,
    Emigrate,
    Propaganda,
    Purge,
    Rehabilitate,
)

RAW_TO_ECONOMY, ECONOMY_TO_ECONOMY, ECONOMY_TO_DIPLOMACY, ECONOMY_TO_MILITARY = map(
    Budget, range(4)
)


@pytest.mark.rule("GP-4.1")
def test_emigration_moves_one_government_politician_next_door() -> None:
    """Ruling 32."""
    play = Play().put(USA, 2, 1).activate(USA).enact(ANN, Emigrate(ANNS, EUROPE))
    assert play.politicians(USA) == [1, 1, 0]
    assert play.politicians(EUROPE) == [1, 0, 0]
    assert play.table.base == [18, 19, 20]


@pytest.mark.rule("GP-4.1")
def test_emigration_moves_a_partner_who_consents() -> None:
    play = Play().put(USA, 2, 2).activate(USA).enact(ANN, Emigrate(BENS, LATIN_AMERICA))
    assert play.politicians(USA) == [2, 1, 0]
    assert play.politicians(LATIN_AMERICA) == [0, 1, 0]


@pytest.mark.rule("GP-4.1")
def test_emigration_moves_nobody_else_and_no_further() -> None:
    play = Play().put(USA, 2, 1).activate(USA)
    assert play.refused(ANN, Emigrate(BENS, EUROPE)) == "GP-4.1"
    assert play.refused(ANN, Emigrate(CATS, EUROPE)) == "GP-4.1"
    assert play.refused(ANN, Emigrate(DANS, EUROPE)) == "GP-4.1"
    assert play.refused(ANN, Emigrate(ANNS, CHINA)) == "GP-4.1"
    assert play.refused(ANN, Emigrate(ANNS, USA)) == "GP-4.1"


@pytest.mark.rule("GP-4.2")
@pytest.mark.parametrize("region", [USA, EUROPE])
def test_propaganda_brings_one_in_and_sends_one_to_mauritius(region: RegionId) -> None:
    """Ruling 32: here or next door."""
    play = Play().put(USA, 2).activate(USA).enact(ANN, Propaganda(ANNS, region))
    assert play.politicians(region)[ANN] == (3 if region == USA else 1)
    assert play.table.base[ANN] == 16
    assert play.table.mauritius == [1, 0, 0]


@pytest.mark.rule("GP-4.2")
def test_propaganda_takes_two_in_base() -> None:
    """Ruling 20: the price must be payable."""
    play = Play().put(USA, 3, 1).base(2).activate(USA)
    play.enact(ANN, Propaganda(ANNS, USA))
    assert (play.table.base[ANN], play.table.mauritius[ANN]) == (0, 1)
    assert play.refused(ANN, Propaganda(ANNS, USA)) == "GP-4.2"
    play.table.base[ANN] = 1
    assert play.again().refused(ANN, Propaganda(ANNS, EUROPE)) == "GP-4.2"


@pytest.mark.rule("GP-4.2")
def test_propaganda_is_for_governing_parties_here_and_next_door() -> None:
    play = Play().put(USA, 2, 1).activate(USA)
    assert play.refused(ANN, Propaganda(BENS, USA)) == "GP-4.2"
    assert play.refused(ANN, Propaganda(CATS, EUROPE)) == "GP-4.2"
    assert play.refused(ANN, Propaganda(ANNS, CHINA)) == "GP-4.2"


@pytest.mark.rule("GP-4.3")
def test_rehabilitation_brings_one_home_for_a_diplomacy_chip() -> None:
    """Ruling 32: anybody's politician, and the active region pays."""
    play = Play().put(USA, 2).mauritius(1, 2).activate(USA)
    play.enact(ANN, Rehabilitate(BENS), Rehabilitate(ANNS))
    assert play.table.mauritius == [0, 1, 0]
    assert play.table.base == [18, 19, 20]
    assert play.chips_in(USA) == [2, 5, 5, 1]


@pytest.mark.rule("GP-4.3")
def test_no_rehabilitation_without_a_chip_or_an_exile() -> None:
    play = Play().put(USA, 3).mauritius(0, 1).chips(USA, 0, 0, 0, 1).activate(USA)
    assert play.refused(ANN, Rehabilitate(ANNS)) == "GP-4.3"
    assert play.refused(ANN, Rehabilitate(DANS)) == "GP-4.3"
    play.chips(USA, 1, 1, 1, 0)
    assert play.refused(ANN, Rehabilitate(BENS)) == "GP-4.3"


@pytest.mark.rule("GP-4.4")
def test_a_purge_sends_an_opposition_politician_home_for_a_military_chip() -> None:
    play = Play().put(USA, 3, 1, 2).activate(USA).enact(ANN, Purge(CATS))
    assert play.politicians(USA) == [3, 1, 1]
    assert play.table.base == [17, 19, 19]
    assert play.chips_in(USA) == [2, 5, 4, 3]


@pytest.mark.rule("GP-4.4")
def test_no_purge_of_the_government_or_of_nobody_or_without_a_chip() -> None:
    play = Play(4).put(USA, 3, 3, 1).activate(USA)
    assert play.refused(ANN, Purge(ANNS)) == "GP-4.4"
    assert play.refused(ANN, Purge(BENS)) == "GP-4.4"
    assert play.refused(ANN, Purge(DANS)) == "GP-4.4"
    play.chips(USA, 2, 5, 0, 3)
    assert play.refused(ANN, Purge(CATS)) == "GP-4.4"


@pytest.mark.rule("GP-4.15")
@pytest.mark.parametrize(
    ("conversion", "after"),
    [
        (RAW_TO_ECONOMY, [0, 5, 1, 1]),
        (ECONOMY_TO_ECONOMY, [1, 3, 1, 1]),
        (ECONOMY_TO_DIPLOMACY, [1, 1, 1, 3]),
        (ECONOMY_TO_MILITARY, [1, 1, 2, 1]),
    ],
)
def test_one_action_converts_one_chip(conversion: Budget, after: list[int]) -> None:
    """Ruling 17: one conversion an action; only raw material rolls."""
    play = Play().put(USA, 1).chips(USA, 1, 2, 1, 1)
    everything = [play.table.chips[k::4] for k in range(4)]
    total = [play.table.supply[k] + sum(everything[k]) for k in range(4)]
    play.activate(USA).enact(ANN, conversion)
    if conversion == RAW_TO_ECONOMY:
        play.roll(2, kind="budget")
    assert not isinstance(play.table.pending(), Chance)
    assert play.chips_in(USA) == after
    assert [play.table.supply[k] + sum(play.table.chips[k::4]) for k in range(4)] == total


@pytest.mark.rule("GP-4.15")
@pytest.mark.parametrize(
    ("before", "conversion", "after"),
    [
        ((1, 3, 0, 0), RAW_TO_ECONOMY, [0, 5, 0, 0]),
        ((1, 4, 0, 0), RAW_TO_ECONOMY, [0, 5, 0, 0]),
        ((0, 4, 0, 0), ECONOMY_TO_ECONOMY, [0, 5, 0, 0]),
        ((0, 1, 0, 4), ECONOMY_TO_DIPLOMACY, [0, 0, 0, 5]),
    ],
)
def test_a_budget_never_brings_more_than_five(
    before: tuple[int, ...], conversion: Budget, after: list[int]
) -> None:
    """Ruling 18."""
    play = Play().put(USA, 1).chips(USA, *before).activate(USA).enact(ANN, conversion)
    if conversion == RAW_TO_ECONOMY:
        play.roll(3)
    assert play.chips_in(USA) == after


@pytest.mark.rule("GP-4.16")
@pytest.mark.parametrize(
    ("before", "conversion"),
    [
        ((0, 3, 0, 0), RAW_TO_ECONOMY),
        ((1, 0, 0, 0), ECONOMY_TO_ECONOMY),
        ((1, 0, 0, 0), ECONOMY_TO_DIPLOMACY),
        ((1, 0, 0, 0), ECONOMY_TO_MILITARY),
        ((1, 5, 0, 0), RAW_TO_ECONOMY),
        ((1, 5, 0, 0), ECONOMY_TO_ECONOMY),
        ((1, 2, 0, 5), ECONOMY_TO_DIPLOMACY),
        ((1, 2, 5, 0), ECONOMY_TO_MILITARY),
    ],
)
def test_no_conversion_without_a_chip_or_a_gain(
    before: tuple[int, ...], conversion: Budget
) -> None:
    play = Play().put(USA, 1).chips(USA, *before).activate(USA)
    assert play.refused(ANN, conversion) == "GP-4.16"


@pytest.mark.rule("GP-4.16")
def test_no_conversion_out_of_an_empty_supply() -> None:
    """Ruling 19: economy for economy gives a chip back and takes it again, which is no gain."""
    play = Play().put(USA, 3).chips(USA, 1, 1, 1, 1).activate(USA)
    play.table.supply = [0, 0, 0, 0]
    for conversion in range(4):
        assert play.again().refused(ANN, Budget(conversion)) == "GP-4.16"


@pytest.mark.rule("GP-4.16")
def test_a_small_supply_limits_a_conversion() -> None:
    """Ruling 19."""
    play = Play().put(USA, 3).chips(USA, 1, 1, 1, 1).activate(USA)
    play.table.supply[1] = 2
    play.again().enact(ANN, RAW_TO_ECONOMY).roll(2)
    assert play.chips_in(USA) == [0, 3, 1, 1]
    play.table.supply[1] = 1
    play.again().enact(ANN, ECONOMY_TO_ECONOMY)
    # The chip itself goes back to the supply first, so two are there.
    assert play.chips_in(USA) == [0, 4, 1, 1]
    assert play.table.supply[1] == 0


@pytest.mark.rule("GP-4.16")
def test_a_demilitarised_region_does_not_arm() -> None:
    """Ruling 41."""
    play = Play().put(USA, 3).chips(USA, 1, 1, 1, 1)
    play.table.demilitarised[USA] = 1
    play.again().activate(USA)
    assert play.refused(ANN, ECONOMY_TO_MILITARY) == "GP-4.16"
    play.enact(ANN, ECONOMY_TO_DIPLOMACY)
    assert play.chips_in(USA) == [1, 0, 1, 3]


@pytest.mark.rule("GP-4.17", "GP-3.14")
def test_a_one_sends_a_politician_of_every_governing_party_to_mauritius() -> None:
    """Ruling 17: the opposition loses nobody, and the economy comes all the same."""
    play = Play().put(AFRICA, 2, 2, 1).activate(AFRICA)
    play.enact(ANN, RAW_TO_ECONOMY).roll(1)
    assert play.table.mauritius == [1, 1, 0]
    assert play.table.base == [17, 17, 19]
    assert play.politicians(AFRICA) == [2, 2, 1]
    assert play.chips_in(AFRICA) == [1, 3, 0, 0]


@pytest.mark.rule("GP-4.17")
@pytest.mark.parametrize("die", [2, 3])
def test_any_other_roll_costs_nobody(die: int) -> None:
    play = Play().put(AFRICA, 2, 1).activate(AFRICA).enact(ANN, RAW_TO_ECONOMY).roll(die)
    assert play.table.mauritius == [0, 0, 0]


@pytest.mark.rule("GP-4.17")
def test_with_an_empty_base_the_politician_comes_from_the_region() -> None:
    play = Play().put(AFRICA, 2, 2, 1).base(0, 1, 1).activate(AFRICA)
    play.enact(ANN, RAW_TO_ECONOMY).roll(1)
    assert play.politicians(AFRICA) == [1, 2, 1]
    assert play.table.mauritius == [1, 1, 0]
    assert play.table.base == [0, 0, 1]
    # Ben governs alone now, and the second action is his.
    assert play.kinds() == [(BEN, "proposal")]


@pytest.mark.rule("GP-4.17")
def test_the_last_politician_may_be_the_one_that_goes() -> None:
    play = Play().put(AFRICA, 1).base(0).activate(AFRICA).enact(ANN, RAW_TO_ECONOMY).roll(1)
    assert play.politicians(AFRICA) == [0, 0, 0]
    assert play.table.mauritius == [1, 0, 0]
    assert play.kinds() == [(BEN, "turn")]
