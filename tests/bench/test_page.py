"""Measuring the page: how frames and presses become figures, and figures a section of the page of benchmarks."""

from bench.page_play import smoothness, spread
from bench.page_section import BEGINS, ENDS, goals, section
from bench.sections import of_page, put


def test_frames_are_counted_and_dropped_runs_told() -> None:
    even = smoothness([at * 16.0 for at in range(101)])
    assert round(even["fps"], 1) == 62.5
    assert (even["dropped"], even["longest"]) == (0, 16.0)
    # Two frames in a row that took long are one run, another later is a second one.
    times = [0.0, 16.0, 66.0, 116.0, 132.0, 182.0]
    assert smoothness(times)["dropped"] == 2
    assert smoothness(times)["longest"] == 50.0
    assert smoothness([5.0])["fps"] == 0.0


def test_presses_become_median_and_tail() -> None:
    found = spread([float(ms) for ms in range(1, 101)])
    assert (found["count"], found["p50"], found["p95"], found["most"]) == (100, 50.5, 95.0, 100.0)


def report(taken: float, fps: float, dropped: int, size: float) -> dict[str, object]:
    times = {"count": 3, "p50": taken, "p95": taken, "most": taken}
    frames = {"fps": fps, "dropped": dropped, "longest": 20.0, "seconds": 1.5}
    each = {"taken": times, "answered": times}
    return {
        "load": 0.5,
        "bytes": size,
        "bare": each,
        "presses": {"globopolis": each},
        "frames": {"a fight": frames},
        "here": {
            "starts": {"cold": taken * 0.06, "warm": taken * 0.02, "times": 3},
            "moves": {"here": {"globopolis": taken * 1.5}, "served": {"globopolis": 1.0}},
        },
    }


def test_goals_are_reached_or_missed() -> None:
    assert all(enough for *_, enough in goals(report(99, 50, 1, 200_000)))
    assert not any(enough for *_, enough in goals(report(101, 49, 1, 200_001)))
    assert not goals(report(1, 60, 2, 1))[2][-1]


def test_the_section_replaces_its_own() -> None:
    old, new = section(report(50, 60, 0, 1)), section(report(120, 60, 0, 1))
    page = put(put("# Page\n", old, BEGINS, ENDS), new, BEGINS, ENDS)
    assert page.count(BEGINS) == 1
    assert of_page(page, BEGINS, ENDS) == new
    assert "**missed**" in page
