"""`statecraft lab`: reports that stand alone, in both languages, and runs that survive an interruption."""

import csv
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from statecraft.cli import lab
from statecraft.globopolis.content import EDITION

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

HARBOUR = ("lab", "balance", "harbour", "--bots", "random", "--jobs", "1", "--games", "6")
SHORT = ("globopolis", "--set", "until_round=2", "--seats", "3", "--jobs", "1", "--games", "4")


class Sources(HTMLParser):
    """Everything a page names from outside or shows as a picture, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Sources:
    sources = Sources()
    sources.feed(page)
    assert sources.open == []
    return sources


def balance(statecraft: "Command", out: Path, *words: str) -> str:
    result = statecraft(*words, "--out", str(out))
    assert (result.code, result.err) == (0, "")
    return (out / "report.html").read_text(encoding="utf-8")


def test_the_page_works_alone_and_its_charts_lie_beside_it(
    statecraft: "Command", tmp_path: Path
) -> None:
    page = balance(statecraft, tmp_path / "out", *HARBOUR)
    # The names of SVG's own words are no addresses that anything is loaded from.
    assert "://" not in re.sub(r' xmlns(:xlink)?="[^"]*"', "", page)
    assert [link for link in read(page).links if not link.startswith("#")] == []
    beside = {path.stem: path.read_text("utf-8") for path in (tmp_path / "out").glob("*.svg")}
    assert {"rounds", "points", "ends", "wins-seat", "wins-place"} <= set(beside)
    for svg in beside.values():
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "prefers-color-scheme:dark" in svg
    # Charts name none of their parts, or two in one page could not be told apart; and each says what it shows.
    assert not re.search(r' id="', page)
    assert page.count('role="img"') == page.count('class="chart"') == 2
    assert "prefers-color-scheme:dark" in page


def test_intervals_stand_in_the_rows_of_their_tables(statecraft: "Command", tmp_path: Path) -> None:
    page = balance(statecraft, tmp_path, *HARBOUR)
    seats = page[page.index("By seat") :]
    rows = re.findall(r"<tr><td>seat \d</td>(.*?)</tr>", seats[: seats.index("</table>")])
    assert len(rows) == 4
    for row in rows:
        assert re.match(r'<td class="drawn"><svg class="reach', row)
        reach = re.search(r'<line x1="([\d.]+)%" x2="([\d.]+)%" y1="9.0"', row)
        assert reach is not None
        assert 0 <= float(reach[1]) <= float(reach[2]) <= 100


@pytest.mark.slow
def test_a_report_is_small_enough_to_be_mailed(statecraft: "Command", tmp_path: Path) -> None:
    """The most there is to tell: many games of Globopolis with all its titles, cards and missions."""
    words = ("lab", "balance", "globopolis", "--bots", "novice", "--set", "until_round=4")
    balance(statecraft, tmp_path, *words, "--games", "16", "--seats", "5", "--jobs", "1")
    assert (tmp_path / "report.html").stat().st_size < 1_500_000
    assert sum([path.stat().st_size for path in tmp_path.glob("*.svg")]) < 1_500_000


def test_up_to_six_rule_sets_stand_in_one_table(statecraft: "Command", tmp_path: Path) -> None:
    more = [word for n in range(2, 7) for word in ("--side", f"titles_dealt={n},until_round=2")]
    page = balance(statecraft, tmp_path / "six", "lab", "compare", *SHORT[:-1], "2", *more)
    sides = json.loads((tmp_path / "six" / "run.json").read_text())["sides"]
    assert [side["options"]["titles_dealt"] for side in sides] == [-1, 2, 3, 4, 5, 6]
    head = re.findall(r"<thead>(.*?)</thead>", page)[0]
    assert re.findall(r"<th>(\w)</th>", head) == list("ABCDEF")
    figures = json.loads((tmp_path / "six" / "figures.json").read_text())
    assert (len(figures["sides"]), len(figures["against"])) == (6, 5)
    assert {differences["pairs"] for differences in figures["against"]} == {2}
    games = parquet.read_table(tmp_path / "six" / "games.parquet").to_pylist()
    assert [row["side"] for row in games] == [side for side in "abcdef" for _game in range(2)]
    for extra, reason in (
        (("--side", "mark=60"), "7 sides do not fit in one table"),
        ((), "Sides B and C have the same rules"),
    ):
        alike = more if extra else ["--side", "mark=60", "--side", "mark=60"]
        result = statecraft("lab", "compare", *SHORT, *alike, *extra, "--out", str(tmp_path / "no"))
        assert result.code == 2
        assert reason in " ".join(result.err.split())


def test_how_many_games_would_show_a_difference(statecraft: "Command", tmp_path: Path) -> None:
    result = statecraft("lab", "power", "--share", "50", "--difference", "5")
    assert result.out.startswith("785 games show four times in five")
    answer = json.loads(statecraft("lab", "power", "--json").out)
    assert (answer["alone"], answer["sides"]) == (14717, 29434)
    compare = ("lab", "compare", *HARBOUR[2:], "--against", "rounds=2")
    page = balance(statecraft, tmp_path / "two", *compare)
    assert "What so many games can show" in page
    power = ("lab", "power", "--from", str(tmp_path / "two"))
    rows = json.loads(statecraft(*power, "--json").out)["rows"]
    assert all(row["among"] > row["alone"] > 0 for row in rows)
    assert "Paare von Partien" in statecraft(*power, "--lang", "de").out
    balance(statecraft, tmp_path / "one", *HARBOUR)
    none = statecraft("lab", "power", "--from", str(tmp_path / "one"))
    assert (none.code, "holds no comparison of two sides" in none.err) == (2, True)


@pytest.mark.parametrize("game", [SHORT, ("global-powers", *HARBOUR[3:-1], "2")], ids=["gb", "gp"])
def test_both_games_and_languages_tell_of_the_same_games(
    game: tuple[str, ...], statecraft: "Command", tmp_path: Path
) -> None:
    words = ("lab", "balance", *game)
    english = balance(statecraft, tmp_path, *words)
    figures = (tmp_path / "figures.json").read_bytes()
    german = balance(statecraft, tmp_path, *words, "--lang", "de")
    assert (tmp_path / "figures.json").read_bytes() == figures
    assert '<html lang="en">' in english
    assert "Who wins" in english
    assert '<html lang="de">' in german
    assert "Wer gewinnt" in german
    assert re.search(r"\d,\d\u00a0%", german)
    assert not re.search(r"\d\.\d\u00a0%", german)


def test_tables_have_a_row_for_each_game_and_one_for_each_seat(
    statecraft: "Command", tmp_path: Path
) -> None:
    words = ("lab", "compare", *SHORT, "--against", "titles_dealt=2")
    balance(statecraft, tmp_path / "a", *words)
    balance(statecraft, tmp_path / "b", *words, "--csv")
    games = parquet.read_table(tmp_path / "a" / "games.parquet").to_pylist()
    seats = parquet.read_table(tmp_path / "a" / "seats.parquet").to_pylist()
    assert [(row["side"], row["game"]) for row in games] == [(s, n) for s in "ab" for n in range(4)]
    assert [row["seat"] for row in seats] == [1, 2, 3] * 8
    assert sum([row["won"] for row in seats]) == pytest.approx(8)
    dealt = [len(row["title-dealt"]) for row in seats if row["side"] == "b"]
    assert dealt == [2] * 12
    with (tmp_path / "b" / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["title-dealt"].split(";") for row in rows] == [r["title-dealt"] for r in seats]
    data = json.loads((tmp_path / "b" / "figures.json").read_text())
    assert data["pairs"] == 4


def test_an_edition_is_compared_with_the_one_in_the_box(
    statecraft: "Command", tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    for file in EDITION.texts.iterdir():
        (mine / file.name).write_bytes(file.read_bytes())
    for lang in ("en", "de"):
        words = mine / f"{lang}.ftl"
        words.write_text(
            re.sub(r"(?m)^title-japan = .*", "title-japan = Nippon", words.read_text())
        )
    compare = ("lab", "compare", *SHORT, "--against-edition", str(mine))
    page = balance(statecraft, tmp_path / "out", *compare)
    sides = json.loads((tmp_path / "out" / "run.json").read_text())["sides"]
    digests = [side["edition"] for side in sides]
    assert digests[0] == EDITION.digest != digests[1]
    assert all(f"({digest[:12]})" in page for digest in digests)
    only = ("lab", "balance", *SHORT, "--edition", str(mine))
    assert "Nippon" in balance(statecraft, tmp_path / "only", *only)


def test_a_folder_with_another_run_is_refused(statecraft: "Command", tmp_path: Path) -> None:
    balance(statecraft, tmp_path, *HARBOUR)
    result = statecraft(*HARBOUR, "--seed", "2", "--out", str(tmp_path))
    assert result.code == 2
    assert "holds another run (seed: 1 / 2)" in result.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("compare", "harbour"), "Both sides have the same rules"),
        (("compare", "harbour", "--against", "rounds=99"), "rounds"),
        (("compare", "harbour", "--against", "weather=bad"), "weather"),
        (("balance", "harbour", "--edition", "nowhere"), "nowhere"),
        (("balance", "harbour", "--bots", "nobody"), "nobody"),
        (("balance", "harbour", "--cluster", "nonsense"), "No scheduler answers at nonsense"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    words: tuple[str, ...], reason: str, statecraft: "Command", tmp_path: Path
) -> None:
    result = statecraft("lab", *words, "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert reason in result.err
    assert not (tmp_path / "out" / "report.html").exists()


def test_an_address_where_nobody_answers_is_named(
    statecraft: "Command", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("statecraft.lab.run.cluster.WAIT_SECONDS", 1)
    nobody = "tcp://127.0.0.1:9"
    result = statecraft(*HARBOUR, "--cluster", nobody, "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert f"No scheduler answers at {nobody}" in result.err


def test_missing_extras_are_named_with_what_would_help(
    statecraft: "Command", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec

    def without(name: str) -> ModuleSpec | None:
        return None if name == "pyarrow" else found(name)

    monkeypatch.setattr(lab, "find_spec", without)
    result = statecraft(*HARBOUR, "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert "(pyarrow)" in result.err
    assert "statecraft-games[lab]" in result.err
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "distributed", None)
    address = ("--cluster", "tcp://127.0.0.1:9")
    result = statecraft(*HARBOUR, *address, "--out", str(tmp_path / "out"))
    assert result.code == 2
    assert "statecraft-games[lab,cluster]" in result.err


@pytest.mark.slow
def test_an_interrupted_run_goes_on_to_the_very_same_result(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a run on two processes, then the same command again."""
    words = [sys.executable, "-m", "statecraft", "lab", "balance", "globopolis", "--seats", "2"]
    words += ["--set", "until_round=4", "--games", "20", "--jobs", "2", "--out"]
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    games = broken / "games.jsonl"
    command = subprocess.Popen(
        [*words, str(broken)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that run in the background ignore Ctrl-C, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not games.exists() or games.read_bytes().count(b"\n") < 2:
        assert command.poll() is None
        time.sleep(0.01)
    # All processes of the session hear it, as with Ctrl-C in a terminal.
    os.killpg(command.pid, signal.SIGINT)
    _out, output = command.communicate()
    kept = games.read_bytes().count(b"\n")
    assert command.returncode == lab.INTERRUPTED
    assert 2 <= kept < 20
    assert output.strip().endswith("The same command goes on with them.")
    assert f"{kept} of 20 games are kept" in output
    assert "Traceback" not in output
    for folder in (broken, whole):
        assert subprocess.run([*words, str(folder)], check=False).returncode == 0
    names = sorted([path.name for path in whole.iterdir()])
    assert names == sorted([path.name for path in broken.iterdir()])
    assert [n for n in names if (whole / n).read_bytes() != (broken / n).read_bytes()] == []


def documented(statecraft: "Command", page: Path, text: str) -> "CommandResult":
    page.write_text(text, encoding="utf-8")
    return statecraft("lab", "document", str(page))


PLACE = "Before.\n\n<!-- lab {words} -->\nold\n<!-- end of lab -->\n\nAfter.\n"


def test_tables_of_runs_are_written_into_a_page(statecraft: "Command", tmp_path: Path) -> None:
    run = tmp_path / "runs" / "short"
    balance(statecraft, run, "lab", "balance", *SHORT, "--bots", "random")
    for path in run.iterdir():
        if path.name not in ("run.json", "figures.json"):
            path.unlink()
    page = tmp_path / "page.md"
    marks = ("runs", "deeds roll", "sources", "chances")
    text = "".join([PLACE.format(words=f"{mark} runs/short") for mark in marks])
    result = documented(statecraft, page, text)
    assert (result.code, result.err) == (0, "")
    first = page.read_text(encoding="utf-8")
    assert first.startswith("Before.\n\n<!-- lab runs runs/short -->\n```\nstatecraft lab balance")
    assert "--seats 3 --games 4 --seed 1 --set until_round=2" in first
    assert "| 3 | until_round=2 |" in first
    # Three players' points add up to what they have: some come from titles that were dealt.
    assert "| source | Players: 3 |" in first
    assert re.search(r"^\| titles dealt \| \d+\.\d \|$", first, re.M)
    assert "\nold\n" not in first
    assert first.endswith("<!-- end of lab -->\n\nAfter.\n")
    # The same run gives the same page.
    statecraft("lab", "document", str(page))
    assert page.read_text(encoding="utf-8") == first


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("runs nowhere", "nowhere/run.json cannot be read"),
        ("runs", "names no table"),
        ("seats runs/short", "names no table"),
        ("chances runs/short runs/long", "names no table"),
        ("", "has no place for a table"),
    ],
)
def test_a_place_that_cannot_be_written_is_refused(
    statecraft: "Command", tmp_path: Path, words: str, reason: str
) -> None:
    page = tmp_path / "page.md"
    result = documented(statecraft, page, PLACE.format(words=words) if words else "Nothing.\n")
    assert result.code != 0
    assert reason in " ".join(result.err.split())
    assert "old" in page.read_text(encoding="utf-8") or not words
