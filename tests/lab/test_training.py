"""Training learns what decides, measures honestly, and goes on from wherever it was stopped."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from statecraft.bots.learned import value
from statecraft.lab.learn import fit, league, measures
from statecraft.lab.learn.measures import Said
from statecraft.lab.learn.training import Training, stored, train
from statecraft.lab.run.run_store import BadRun

SMALL = Training("statecraft.global_powers", 8, 1, 2, 3)


@pytest.fixture(autouse=True)
def beginners(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that take no time."""
    monkeypatch.setitem(league.LEAGUE, "global-powers", {"random": 3, "steady": 0})


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_goes_on_from_any_point_even_inside_a_line(tmp_path: Path) -> None:
    train(SMALL, tmp_path / "whole")
    whole = content(tmp_path / "whole")
    lines = whole["games-0.jsonl"]
    folder = tmp_path / "cut"
    folder.mkdir()
    (folder / "training.json").write_bytes(whole["training.json"])
    (folder / "games-0.jsonl").write_bytes(lines[: len(lines) // 3])
    there = lines[: len(lines) // 3].count(b"\n")
    steps: list[int] = []
    path = train(SMALL, folder, advance=steps.append)
    assert content(folder) == whole
    assert steps == [there, *[1] * (8 - there)]
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["trained"]["games"] == len(stored(folder, 0))
    value.read(path)


def test_another_training_or_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    train(SMALL, tmp_path / "one")
    with pytest.raises(BadRun) as bad:
        train(Training("statecraft.global_powers", 8, 1, 3, 3), tmp_path / "one")
    assert bad.value.text == "lab-run-another"
    assert bad.value.values["what"] == "units"
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter").write_text("")
    with pytest.raises(BadRun) as bad:
        train(SMALL, tmp_path / "other")
    assert bad.value.text == "lab-run-occupied"


def invented(games: int, seed: int) -> list[dict[str, Any]]:
    """Games in which the first number of a row, against the others', decides, and the second is noise."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(3)]
        chances = fit._chances(np.array([[3 * row[0] for row in rows]]))[0]
        winner = rng.choices(range(3), list(chances))[0]
        ranks = [1 if holder == winner else 2 for holder in range(3)]
        position = {"rows": rows, "common": [0.5]}
        found.append({"number": number, "ranks": ranks, "positions": [position] * 2})
    return found


def test_learns_what_decides_and_how_sure_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few games are gone through in smaller steps.
    monkeypatch.setattr(fit, "BATCH", 32)
    network = fit.fitted(invented(800, 1), invented(200, 2), 4, 1)
    said = []
    for game in invented(600, 3):
        position = game["positions"][0]
        chances = network.chances(position["rows"], position["common"])
        won = fit.share(game["ranks"])
        said += [Said(chance, came) for chance, came in zip(chances, won, strict=True)]
    assert measures.auc(said) > 0.9
    assert measures.brier(said) < 0.12
    assert measures.off(said) < 0.04


def test_who_knows_nothing_has_an_auc_of_a_half_and_says_the_base_rate() -> None:
    said = [Said(0.25, 1.0 if at % 4 == 0 else 0.0) for at in range(400)]
    assert measures.auc(said) == 0.5
    assert measures.off(said) == 0
    assert measures.brier(said) == pytest.approx(0.1875)


def test_the_same_tables_come_again_and_past_selves_have_their_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(league.LEAGUE, "global-powers", {"random": 1, "steady": 4})
    tables = [league.table("global-powers", ("past",), 1, number) for number in range(200)]
    assert tables == [league.table("global-powers", ("past",), 1, number) for number in range(200)]
    seats = [bot for table in tables for bot in table.bots]
    assert seats.count("past") > len(seats) / 4
    assert {len(table.bots) for table in tables} == {2, 3, 4, 5}
    assert 60 < len([table for table in tables if table.equal()]) < 160
