"""Buckets of tokens, with a clock the test moves."""

from hypothesis import given
from hypothesis import strategies as st

from server.live import Clock
from statecraft.server.limits import Limit


def test_so_many_at_once_and_then_one_by_one() -> None:
    clock = Clock()
    limit = Limit(rate=2, size=3, clock=clock)
    assert [limit.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limit.take("b") == 0
    clock.now += 0.25
    assert limit.take("a") == 0.25
    clock.now += 0.25
    assert limit.take("a") == 0
    clock.now += 1000
    assert [limit.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_asking_too_early_costs_nothing() -> None:
    clock = Clock()
    limit = Limit(rate=1, size=1, clock=clock)
    limit.take("a")
    for _ in range(100):
        assert limit.take("a") == 1
    clock.now += 1
    assert limit.take("a") == 0


def test_a_clock_set_back_gives_nothing_and_takes_nothing() -> None:
    clock = Clock()
    limit = Limit(rate=1, size=2, clock=clock)
    limit.take("a")
    clock.now -= 3600
    assert limit.take("a") == 0
    assert limit.take("a") == 1


def test_no_limit_remembers_nobody() -> None:
    limit = Limit(rate=float("inf"), size=float("inf"), clock=Clock())
    assert [limit.take(str(n)) for n in range(1000)] == [0] * 1000
    assert len(limit) == 0


def test_memory_is_bounded_and_who_was_here_last_is_remembered() -> None:
    clock = Clock()
    limit = Limit(rate=1, size=1, clock=clock, most=100)
    for n in range(1000):
        limit.take(str(n))
    assert len(limit) == 100
    assert limit.take("999") == 1
    assert limit.take("0") == 0


@given(st.lists(st.floats(min_value=0, max_value=5), min_size=1, max_size=200))
def test_never_more_than_the_rate_allows(waits: list[float]) -> None:
    clock = Clock(0.0)
    limit = Limit(rate=2, size=5, clock=clock)
    taken = 0
    for wait in waits:
        clock.now += wait
        taken += limit.take("a") == 0
    assert taken <= 5 + 2 * clock.now + 1e-6
