"""Intervals against published figures."""

import pytest

from statecraft.lab.measure.intervals import Z, corrected, of_difference, of_mean, student


def test_differences_of_shares_are_those_newcombe_published() -> None:
    # 56 of 70 against 48 of 80, and 10 of 10 against 0 of 10, method 10 of Newcombe (1998).
    assert of_difference((48, 80), (56, 70)) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert of_difference((0, 10), (10, 10)) == pytest.approx((0.6075, 1.0), abs=1e-4)


@pytest.mark.parametrize(("values", "deviations"), [(6, 2.571), (11, 2.228), (31, 2.042)])
def test_few_values_widen_the_interval_of_a_mean_as_tables_of_t_say(
    values: int, deviations: float
) -> None:
    assert student(Z, values) == pytest.approx(deviations, abs=0.005)


def test_a_mean_lies_in_the_middle_of_its_interval_and_a_single_value_has_none() -> None:
    low, high = of_mean([1.0, 2.0, 3.0, 6.0])
    assert (low + high) / 2 == pytest.approx(3.0)
    assert of_mean([5.0]) == (5.0, 5.0)


def test_more_comparisons_take_wider_intervals() -> None:
    assert corrected(1) == pytest.approx(Z)
    assert corrected(10) < corrected(100)
