"""`statecraft arena`: the table, from games played now or stored, in both languages."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from statecraft.cli.ladder import BEGIN, END

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]

DOCS = Path(__file__).parents[2] / "docs"
HARBOUR = ("arena", "harbour", "--bots", "novice,random,random", "--set", "rounds=1")


def table(statecraft: "Command", *arguments: str) -> dict[str, Any]:
    result = statecraft(*arguments, "--json")
    assert (result.code, result.err) == (0, "")
    figures: dict[str, Any] = json.loads(result.out)
    return figures


def test_the_table_does_not_depend_on_processes_and_comes_again_from_the_store(
    statecraft: "Command", tmp_path: Path
) -> None:
    words = (*HARBOUR, "--games", "4", "--seed", "5")
    result = table(statecraft, *words)
    assert result["games"] == result["finished"] == 6
    assert [set(bot) for bot in result["bots"]] == 2 * [
        {"name", "games", "seats_held", "win_share", "low", "high", "rating", "sigma", "faults"}
    ]
    assert sorted(bot["name"] for bot in result["bots"]) == ["novice", "random"]
    assert sum(result["seats"]) == pytest.approx(1, abs=0.001)
    out = str(tmp_path / "out")
    assert table(statecraft, *words, "--jobs", "2", "--out", out) == result
    assert table(statecraft, *words, "--out", out) == result
    assert table(statecraft, "arena", "--from", out, "--replay") == result
    assert table(statecraft, *HARBOUR, "--games", "4", "--seed", "6")["digest"] != result["digest"]


def test_a_person_reads_it_in_either_language(statecraft: "Command") -> None:
    english = statecraft(*HARBOUR, "--games", "1").out.splitlines()
    assert english[0] == "harbour: 3 games in one set, seed 1"
    assert english[1].split() == [
        "bot",
        "win",
        "share",
        "95",
        "%",
        "interval",
        "rating",
        "uncertainty",
    ]
    assert {line.split()[0] for line in english[2:4]} == {"novice", "random"}
    german = statecraft("--lang", "de", *HARBOUR, "--games", "1").out
    assert "harbour: 3 Spiele in einem Satz, Startzahl 1" in german
    assert "Sieganteil" in german
    assert "win share" not in german


def test_mistakes_are_told(statecraft: "Command", tmp_path: Path) -> None:
    def complaint(*words: str) -> str:
        result = statecraft("arena", *words)
        assert (result.code, result.out) == (2, "")
        return result.err

    assert "Name a game" in complaint()
    wrong = complaint("harbour", "--bots", "clever", "--set", "rounds=0", "--edition", "/no/such")
    assert len(wrong.splitlines()) == 4
    assert "2 to 5 of them, not 6" in complaint("harbour", "--bots", ",".join(["random"] * 6))
    assert "holds no arena" in complaint("--from", str(tmp_path))
    assert "give no game" in complaint("harbour", "--from", str(tmp_path))
    assert "go with --from" in complaint("harbour", "--bots", "random,random", "--replay")
    assert statecraft(*HARBOUR, "--games", "1", "--out", str(tmp_path)).code == 0
    assert "holds another arena" in complaint(*HARBOUR[1:], "--seed", "9", "--out", str(tmp_path))
    (tmp_path / "results.jsonl").write_text("")
    assert "no complete set" in complaint("--from", str(tmp_path))
    page = tmp_path / "page.md"
    page.write_text(BEGIN)
    assert statecraft(*HARBOUR, "--games", "1", "--out", str(tmp_path)).code == 0
    assert "no place for the ladder" in complaint("--from", str(tmp_path), "--ladder", str(page))
    assert page.read_text() == BEGIN


def test_an_unfinished_set_does_not_count(statecraft: "Command", tmp_path: Path) -> None:
    out = str(tmp_path)
    result = table(statecraft, *HARBOUR, "--games", "3", "--out", out)
    table(statecraft, *HARBOUR, "--games", "6", "--out", out)
    results = tmp_path / "results.jsonl"
    results.write_text("".join(results.read_text().splitlines(keepends=True)[:5]))
    assert table(statecraft, "arena", "--from", out) == result


def test_a_ladder_is_written_between_its_marks_and_stays_when_made_again(
    statecraft: "Command", tmp_path: Path
) -> None:
    out, page = tmp_path / "out", tmp_path / "page.md"
    page.write_text(f"# Before\n{BEGIN}\nold\n{END}\nafter\n")
    assert statecraft(*HARBOUR, "--games", "3", "--seed", "2", "--out", str(out)).code == 0
    words = ("arena", "--from", str(out), "--ladder", str(page))
    assert statecraft(*words).code == 0
    written = page.read_text()
    assert written.startswith(f"# Before\n{BEGIN}\n")
    assert written.endswith(f"{END}\nafter\n")
    assert "old" not in written
    assert f"statecraft arena --from {out} --ladder {page}\n" in written
    again = f"--bots novice,random,random --games 3 --seed 2 --set rounds=1 --out {out}\n"
    assert f"statecraft arena harbour {again}" in written
    assert "| `novice` | " in written
    assert statecraft(*words).code == 0
    assert page.read_text() == written
    assert statecraft("--lang", "de", *words).code == 0
    assert "| Bot | Sieganteil |" in page.read_text()


def test_the_ladder_in_the_documents_is_what_its_results_give(
    statecraft: "Command", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(DOCS.parent)
    text = (DOCS / "bots.md").read_text()
    matches = ("novice", "steady-random", "steady", "expert")
    games = ("globopolis", "global-powers")
    sources = [f"docs/ladder/{game}-{match}" for game in games for match in matches]
    page = tmp_path / "bots.md"
    page.write_text(text)
    words = [word for source in sources for word in ("--from", source)]
    assert statecraft("arena", *words, "--ladder", str(page)).code == 0
    assert page.read_text().replace(str(page), "docs/bots.md") == text
