"""What a steady player of Global Powers has to lose by another's dominance, and so how much it fears it."""

import pytest

from global_powers_steady_help import tables
from statecraft.bots.global_powers.steady.stakes import LEAST, MOST, fears_and_hopes
from statecraft.bots.global_powers.steady.worth import worth
from statecraft.bots.global_powers.weights import STEADY, Weights
from statecraft.core.ids import Holder
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.state import GlobalPowersState


def table_of_three(scorings: int, points: list[int]) -> GlobalPowersState:
    table = next(tables(1)).clone()
    assert table.colours == 3
    table.scorings, table.points = scorings, points
    return table


def test_before_the_first_scoring_all_fear_and_hope_alike() -> None:
    fears, hopes = fears_and_hopes(table_of_three(0, [0, 0, 0]), STEADY)
    assert fears == [STEADY.fear_after[3][0]] * 3
    assert hopes == [STEADY.hope_after[3][0]] * 3


def test_who_leads_fears_most_and_who_is_behind_hopes_most() -> None:
    fears, hopes = fears_and_hopes(table_of_three(1, [40, 30, 10]), STEADY)
    assert fears[0] > fears[1] > fears[2] > 0
    assert 0 < hopes[0] < hopes[1] < hopes[2]


def test_with_equal_points_only_the_number_of_scorings_counts() -> None:
    fears, hopes = fears_and_hopes(table_of_three(1, [20, 20, 20]), STEADY)
    assert fears == pytest.approx([STEADY.fear_after[3][1]] * 3)
    assert hopes == pytest.approx([STEADY.hope_after[3][1]] * 3)


def test_nobody_fears_beyond_bounds() -> None:
    weights = Weights()
    weights.lead = (1.0,) * 6
    assert fears_and_hopes(table_of_three(9, [80, 0, 0]), weights)[0] == [MOST, LEAST, LEAST]


def test_a_manner_that_does_not_look_at_the_lead_fears_all_alike() -> None:
    assert fears_and_hopes(table_of_three(2, [40, 0, 0]), Weights()) == ([1.0] * 3, [1.0] * 3)


def test_to_dominate_is_worth_more_than_any_lead() -> None:
    """Also to who leads by far, and so hopes for it least."""
    lead = table_of_three(1, [50, 0, 0])
    won = lead.clone()
    for region in range(REGIONS):
        won.politicians[region * 3 : region * 3 + 3] = [2, 1, 0]
    assert worth(won, Holder(0)) > worth(lead, Holder(0)) + 100
    assert worth(won, Holder(1)) < worth(lead, Holder(1)) - 100
