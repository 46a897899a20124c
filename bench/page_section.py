"""What came of measuring the page, as a section of `docs/benchmarks.md`."""

import os
import platform
from typing import Any

from bench import page_here
from bench.sections import section_of

BEGINS = "<!-- page: python -m bench.page --write -->"
ENDS = "<!-- end of page -->"
SOONEST_MS, LEAST_FPS, MOST_DROPPED, MOST_BYTES = 100.0, 50.0, 1, 200_000


def goals(report: dict[str, Any]) -> list[tuple[str, str, str, bool]]:
    """What we set ourselves: what, how much, what was measured, and whether that is enough."""
    found = []
    for game, each in report["presses"].items():
        for what, name, part in (
            ("a press is taken, 95 % within", "taken", "p95"),
            ("a press is answered, half of them within", "answered", "p50"),
        ):
            ms = each[name][part]
            found.append(
                (f"{game}: {what}", f"{SOONEST_MS:g} ms", f"{ms:.0f} ms", ms <= SOONEST_MS)
            )
    for name, each in report["frames"].items():
        enough = each["fps"] >= LEAST_FPS and each["dropped"] <= MOST_DROPPED
        measured = f"{each['fps']:.0f} frames a second, {each['dropped']} dropped runs"
        wanted = f"{LEAST_FPS:g} frames a second, {MOST_DROPPED} dropped run"
        found.append((f"{name}", wanted, measured, enough))
    size = report["bytes"]
    found.append(
        ("first load", f"{MOST_BYTES / 1000:g} kB", f"{size / 1000:.0f} kB", size <= MOST_BYTES)
    )
    return found + page_here.goals(report["here"])


def section(report: dict[str, Any]) -> str:
    """The section as it stands on the page."""
    rows = [("a bare button", report["bare"]), *report["presses"].items()]
    presses = [
        f"| {name} | {each['taken']['count']} | {_times(each['taken'])} | {_times(each['answered'])} |"
        for name, each in rows
    ]
    frames = [
        f"| {name} | {each['seconds']:.1f} | {each['fps']:.0f} | {each['dropped']} | {each['longest']:.0f} |"
        for name, each in report["frames"].items()
    ]
    reached = [
        f"| {what} | {wanted} | {measured} | {'reached' if enough else '**missed**'} |"
        for what, wanted, measured, enough in goals(report)
    ]
    about = (
        "`python -m bench.page --write` plays against bots in a real Chromium without a graphics processor, at 1280 × 720,"
        " with the server on the same machine. A press is timed by the page, from the event to the frame after its change:"
        " *taken* is the first change of the dock, *answered* the next question or whom the table waits for. Frames are"
        f" those of the browser's clock while a scene is on; a dropped run is a frame, or several in a row, of more than"
        f" 40 ms. Measured on {platform.machine()} with {os.cpu_count()} cores, which browser, server and bots share; other"
        f" programs had a load of {report['load']:.1f} there before."
    )
    body = [
        "## The page",
        "",
        about,
        "",
        "| goal | wanted | measured | |",
        "|---|---|---|---|",
        *reached,
        "",
        "| presses at | count | taken, p50 / p95 / most ms | answered, p50 / p95 / most ms |",
        "|---|---:|---:|---:|",
        *presses,
        "",
        "| frames of | seconds | a second | dropped runs | longest ms |",
        "|---|---:|---:|---:|---:|",
        *frames,
    ]
    return section_of(BEGINS, body, ENDS)


def _times(figures: dict[str, Any]) -> str:
    return " / ".join([f"{figures[name]:.0f}" for name in ("p50", "p95", "most")])
