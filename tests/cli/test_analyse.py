"""`statecraft analyse`: in words, as data and as a page; what cannot be analysed is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from statecraft.analysis.effort import Effort
from statecraft.cli import analyse

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

RECORD = Path(__file__).parents[1] / "golden/global_powers/fresh-points.jsonl"


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        analyse, "Effort", lambda seconds: Effort(1, 4, 1, 1, 4, seconds), raising=True
    )


def test_a_game_in_words_as_data_and_as_a_page(statecraft: "Command", tmp_path: Path) -> None:
    told = statecraft("analyse", str(RECORD), "--names", "Ann,Bob")
    assert (told.code, told.err) == (0, "")
    for words in ("Ann ends at 100 %", "Turning points", "Costliest decisions", "Promises"):
        assert words in told.out.replace("\u00a0", " ")
    page = tmp_path / "page.html"
    data = statecraft("analyse", str(RECORD), "--html", str(page), "--json", "--lang", "de")
    found = json.loads(data.out)
    assert found["points"][-1]["chances"] == [1.0, 0.0]
    html = page.read_text(encoding="utf-8")
    assert html.startswith('<!doctype html>\n<html lang="de">')
    assert "Spieler 1 endet bei 100" in html
    assert "http" not in html.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_what_cannot_be_analysed_is_refused(statecraft: "Command", tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    running.write_text("".join(RECORD.read_text("utf-8").splitlines(keepends=True)[:30]), "utf-8")
    refused = statecraft("analyse", str(running), "--html", str(tmp_path / "page.html"))
    assert (refused.code, refused.out) == (2, "")
    assert "running.jsonl is the record of a game that is not over" in refused.err
    assert not (tmp_path / "page.html").exists()
    names = statecraft("analyse", str(RECORD), "--names", "Ann")
    assert (names.code, names.err) == (2, "statecraft: There are 2 seats, but one name.\n")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("nothing\n", "utf-8")
    for path in (broken, tmp_path / "nowhere.jsonl"):
        assert statecraft("analyse", str(path)).code == 2
