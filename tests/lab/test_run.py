"""Runs: the same whatever shares the work, however often they are interrupted."""

from dataclasses import replace
from pathlib import Path

import pytest

from statecraft.globopolis.content import EDITION
from statecraft.lab.run.experiment import Experiment, OtherWorker, Side, play_elsewhere, play_piece
from statecraft.lab.run.run import run
from statecraft.lab.run.run_store import BadRun, RunStore

HARBOUR = Experiment(
    (Side("harbour", {"rounds": 1}), Side("harbour", {"rounds": 2})), (0, 1, 2), ("random",), 4, 3
)


def store(folder: Path, experiment: Experiment = HARBOUR) -> RunStore:
    return RunStore.begin(folder, experiment.header())


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """The folder of a run without any interruption."""
    run(HARBOUR, store(tmp_path / "whole"))
    return tmp_path / "whole"


def test_processes_change_nothing(whole: Path, tmp_path: Path) -> None:
    result = run(HARBOUR, store(tmp_path / "two"), jobs=2)
    assert content(tmp_path / "two") == content(whole)
    assert [[stats["game"] for stats in side] for side in result] == [[0, 1, 2, 3]] * 2
    assert [side[0]["seed"] for side in result] == [result[0][0]["seed"]] * 2
    assert [side[0]["rounds"] for side in result] == [1, 2]


def test_a_run_goes_on_from_any_point_even_inside_a_line(whole: Path, tmp_path: Path) -> None:
    lines = (whole / "games.jsonl").read_bytes()
    for cut in (0, 1, len(lines) // 3, len(lines) - 1):
        folder = tmp_path / str(cut)
        begun = store(folder)
        (folder / "games.jsonl").write_bytes(lines[:cut])
        steps: list[int] = []
        run(HARBOUR, begun, advance=steps.append)
        assert content(folder) == content(whole)
        assert sum(steps) == 8 - lines[:cut].count(b"\n")


def test_more_games_go_on_from_fewer(whole: Path, tmp_path: Path) -> None:
    fewer = replace(HARBOUR, games=2)
    run(fewer, store(tmp_path / "more", fewer))
    run(HARBOUR, store(tmp_path / "more"))
    assert content(tmp_path / "more") == content(whole)


def test_a_folder_with_something_else_is_refused(whole: Path, tmp_path: Path) -> None:
    before = content(whole)
    for other in (
        replace(HARBOUR, seed=4),
        replace(HARBOUR, bots=("novice",)),
        replace(HARBOUR, sides=HARBOUR.sides[:1]),
    ):
        with pytest.raises(BadRun, match="lab-run-another"):
            store(whole, other)
    (tmp_path / "diary.txt").write_text("not a run")
    with pytest.raises(BadRun, match="lab-run-occupied"):
        store(tmp_path)
    assert content(whole) == before


def test_a_line_that_is_no_game_is_named(whole: Path) -> None:
    with (whole / "games.jsonl").open("a") as file:
        file.write("{}\n")
    with pytest.raises(BadRun) as refused:
        run(HARBOUR, store(whole))
    assert refused.value.values["line"] == "9"
    (whole / "run.json").write_text("{")
    with pytest.raises(BadRun, match="lab-run-broken"):
        store(whole)


def test_different_bots_move_on_by_a_seat_each_game() -> None:
    experiment = replace(HARBOUR, bots=("novice", "random", "random"))
    assert [experiment.seating(number) for number in range(3)] == [
        ["novice", "random", "random"],
        ["random", "random", "novice"],
        ["random", "novice", "random"],
    ]


def test_an_edition_travels_to_machines_that_cannot_see_its_folder(tmp_path: Path) -> None:
    for file in EDITION.texts.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    titles = tmp_path / "titles.toml"
    titles.write_text(titles.read_text().replace("value = 3", "value = 4"))
    here = Experiment(
        (Side("statecraft.globopolis", {"until_round": 2}, str(tmp_path)),),
        (0, 1),
        ("random",),
        1,
        1,
    )
    headers, packed = here.header()["sides"], here.packed()
    result = play_piece(here, (0, 0))
    for file in tmp_path.iterdir():
        file.unlink()
    assert play_elsewhere(packed, headers, (0, 0)) == result
    printed = replace(here, sides=(replace(here.sides[0], edition=""),))
    with pytest.raises(OtherWorker):
        play_elsewhere(printed, headers, (0, 0))
