"""The bench runs with whoever is installed and writes figures of the promised shape.

No test here asserts a duration: what is fast is for `make bench` to say, not for a busy machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.document import page

from statecraft import bots

ROOT = Path(__file__).parents[2]
PER_ROUND = ("decisions", "steps", "games", "seconds", "clone_us", "save_load_us")


def run_bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("bench") / "figures.json"
    done = run_bench("--parts=engines", "--runs", "2", "--seconds", "0.01", "--json", str(file))
    assert done.returncode == 0, done.stderr
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(figures, dict)
    for name in figures["contestants"]:
        assert name in done.stdout
    return figures


def test_report_says_how_it_was_measured(report: dict[str, Any]) -> None:
    assert report["runs"] == 2
    assert report["seconds"] == 0.01
    assert "at least two legal alternatives" in report["definition"]
    assert report["python"].split()[-1] == sys.version.split()[0]


def test_every_contestant_counts_something_in_every_round(report: dict[str, Any]) -> None:
    for name, figures in report["contestants"].items():
        assert figures["version"], name
        assert len(figures["rounds"]) == 2
        for sample in figures["rounds"]:
            assert all(sample[key] > 0 for key in PER_ROUND), name
            assert sample["games"] <= sample["decisions"] <= sample["steps"], name
        for key in ("decisions_per_s", "steps_per_s", "games_per_s", "clone_us", "save_load_us"):
            assert figures[key] > 0, name


def test_our_records_are_folded(report: dict[str, Any]) -> None:
    for name in ("harbour", "globopolis", "global-powers"):
        assert report["contestants"][name]["fold_ms"] > 0


def test_every_bot_is_timed_in_both_games(report: dict[str, Any]) -> None:
    timed = {(row["game"], row["bot"]) for row in report["thinking"]}
    for game in ("globopolis", "global-powers"):
        assert {(game, bot) for bot in bots.names(game)} <= timed
    for row in report["thinking"]:
        assert row["decisions"] > 0
        assert 0 < row["mean_ms"] <= row["max_ms"]
        assert row["p99_ms"] <= row["max_ms"]
    assert report["jobs"]["times"] > 0


def test_a_turn_of_every_bot_worth_the_name_is_timed(report: dict[str, Any]) -> None:
    timed = {(row["game"], row["bot"], row["compiled"]) for row in report["turns"]}
    games = ("globopolis", "global-powers")
    assert timed == {(game, bot, False) for game in games for bot in ("steady", "novice", "quick")}
    for row in report["turns"]:
        assert len(row["rounds"]) == report["runs"]
        assert min(row["rounds"]) <= row["turn_us"] <= max(row["rounds"])
        assert min(row["rounds"]) > 0


def test_moves_of_searches_and_agents_are_timed(report: dict[str, Any]) -> None:
    assert {row["game"] for row in report["moves"]} == {"globopolis", "global-powers"}
    for row in report["moves"]:
        for kind in ("move_us", "agents_per_s", "alone_per_s"):
            assert len(row[kind]) == 2
            assert min(row[kind]) > 0


def test_page_has_every_contestant_and_judges_every_goal(
    report: dict[str, Any], tmp_path: Path
) -> None:
    report["contestants"]["globopolis"]["fold_ms"] = 51.0
    for row in report["turns"]:
        row["turn_us"] = 3000.0 if row["game"] == "globopolis" else 1900.0
    (tmp_path / "figures.json").write_text(json.dumps(report), encoding="utf-8")
    words = [str(tmp_path / "figures.json"), str(tmp_path / "page.md")]
    done = subprocess.run(
        [sys.executable, "-m", "bench.document", *words], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "page.md").read_text("utf-8")
    for name in report["contestants"]:
        assert f"| {name} " in page
    assert (
        "| globopolis: a whole recorded game folded | at most 50 ms | 51 ms | **missed** |" in page
    )
    wanted = "a turn of steady players | at most 4000 µs (aim 2000)"
    assert f"| globopolis: {wanted} | 3,000 µs | reached, not the aim |" in page
    assert f"| global-powers: {wanted} | 1,900 µs | reached, and the aim |" in page
    quick = "a turn of quick players on an imagined table | at most 3000 µs"
    assert f"| global-powers: {quick} | 1,900 µs | reached |" in page


def test_server_and_growth_are_measured_and_shown(report: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "latest.json").write_text(json.dumps(report), encoding="utf-8")
    for part, words in (
        ("server", ["--rounds=2", "--seconds=0.5", "--tables=3", "--share=10"]),
        ("growth", ["--lines=40"]),
    ):
        command = [sys.executable, "-m", f"bench.{part}", *words]
        out = ["--out", str(tmp_path / f"{part}.json")]
        done = subprocess.run([*command, *out], cwd=ROOT, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
    server = json.loads((tmp_path / "server.json").read_text("utf-8"))
    middle, low, high = server["closed"]["ratio"]
    assert 0 < low <= middle <= high < 1
    assert server["closed"]["move_cpu_us"][0] > server["closed"]["echo_cpu_us"][0] > 0
    # As a machine that is quiet enough would have it.
    server["paced"][0] |= {"p99_ms": 99.0, "ping_p99_ms": 19.0}
    server["closed"]["ratio"] = [0.25, 0.24, 0.26]
    grown = json.loads((tmp_path / "growth.json").read_text("utf-8"))
    assert all(min(times) > 0 for times in grown["ms"].values())
    grown["ms"] = {name: [1.0, 2.0, 6.0] for name in grown["ms"]}
    shown = page(report, server, grown)  # type: ignore[arg-type]
    for line in (
        "| durable moves a second, times a bare echo's | at least 0.2 (aim 0.3) | 0.25 | reached, not the aim |",
        "| move to all seats, 3 tables, 99 % within | at most 100 ms | 99 ms | reached |",
        "| a game twice as long: anything a player does, times | at most 2.5 | 3 | **missed** |",
        "| a move a second beside an echo a second | 0.250 (0.240–0.260) |",
        "| the whole log | 1.00 | × 2.00 | × 3.00 |",
    ):
        assert line in shown


def test_an_unknown_part_is_bad_usage() -> None:
    assert run_bench("--parts", "engines,coffee").returncode == 2


def test_ratios_are_to_the_yardstick(report: dict[str, Any]) -> None:
    present = report["yardstick"] in report["contestants"]
    for figures in report["contestants"].values():
        assert (figures["times_yardstick"] is not None) == present
    if present:
        own = report["contestants"][report["yardstick"]]["times_yardstick"]
        assert own == {"inputs": 1.0, "decisions": 1.0, "clone": 1.0, "save_load": 1.0}


def test_contestant_in_another_process_is_measured_alike(report: dict[str, Any]) -> None:
    name, known = next(iter(report["contestants"].items()))
    questions: list[dict[str, object]] = [
        {"what": "describe"},
        {"what": "random_games", "seconds": 0.01, "seed": 1},
        {"what": "clone_us", "seed": 1},
        {"what": "save_load_us", "seed": 1},
        {"what": "fold_ms", "seed": 1},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "bench.elsewhere", name],
        cwd=ROOT,
        input="".join(json.dumps(question) + "\n" for question in questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    described, tally, clone_us, save_load_us, fold_ms = map(json.loads, done.stdout.splitlines())
    assert described == {key: known[key] for key in ("about", "version", "compiled")}
    decisions, steps, games, seconds = tally
    assert 0 < games <= decisions <= steps
    assert min(seconds, clone_us, save_load_us, fold_ms) > 0


def test_directory_without_a_build_is_bad_usage(tmp_path: Path) -> None:
    done = run_bench("--compiled", str(tmp_path), "--runs", "1", "--seconds", "0.01")
    assert done.returncode == 2
    assert "compile.py" in done.stderr


def test_unknown_contestant_is_bad_usage() -> None:
    done = run_bench("--only", "nobody-of-that-name")
    assert done.returncode == 2
    assert "nobody-of-that-name" in done.stderr
