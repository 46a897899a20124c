"""The soak in short: it plays, it notes what the server holds, and the picture is one."""

import asyncio

import pytest
from bench.soak import Sample, per_hour, picture, soak, words


@pytest.mark.slow
def test_a_few_seconds_of_it_are_noted_and_drawn() -> None:
    report = asyncio.run(soak(4 / 60, tables=4))
    samples = report["samples"]
    assert len(samples) >= 4
    assert report["possible_moves_per_s"] > 10
    assert sum(each["moves_per_s"] for each in samples) > 0
    assert all(each["memory_mib"] > 20 and each["handles"] > 10 for each in samples)
    assert max(each["wal_mib"] for each in samples) > 0
    assert max(each["p99_ms"] for each in samples) > 0
    assert picture(report).startswith(b"\x89PNG")
    assert "handles" in words(report)


def test_a_leak_is_a_line_that_goes_up() -> None:
    """One MiB more every minute, and a handle every second minute, after a start that went up quickly."""
    steady = [Sample(60.0 * n, 200.0, 40, 4.0, 9.0, 100.0, 2.0, 9.0) for n in range(60)]
    leaking = [
        Sample(60.0 * n, 100 + 50 * (n < 5) + n, 40 + n // 2, 4.0, 9.0, 100.0, 2.0, 9.0)
        for n in range(60)
    ]
    assert per_hour(steady) == {"memory_mib": 0, "handles": 0, "wal_mib": 0, "p99_ms": 0}
    assert per_hour(leaking)["memory_mib"] == pytest.approx(60)
    assert per_hour(leaking)["handles"] == pytest.approx(30, abs=1)
