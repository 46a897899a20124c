"""`statecraft edition`: check anybody's folder, show a game's own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.conftest import Checkout, CommandResult

    Command = Callable[..., CommandResult]

HEAD = 'game = "toygame"\nname = "Toy"\nversion = "1"\ndescription = "A toy."\n'
CARDS = """
provenance = "seed"
source = "page 3"
source_de = "Seite 3"
[[cards]]
id = "ox"
cost = 2
tags = ["horned", "slow"]
[[cards]]
id = "yak"
cost = 3
provenance = "reconstruction"
"""
SCHEMA = """
from statecraft.core.editions.schema import Schema, TableSchema, integer, many, text
CARDS = TableSchema("cards", "cards.toml", texts=("card-{id}",), columns=(
    text("id"), integer("cost", 0, 9), many("tags", text("")).or_absent()))
GAME.schema = Schema("toygame", (CARDS,))
"""


@pytest.fixture
def edition(toy: "Checkout") -> Path:
    """The toy with an edition of its own."""
    with (toy.game / "__init__.py").open("a") as module:
        module.write(SCHEMA)
    folder = toy.game / "edition"
    folder.mkdir()
    (folder / "edition.toml").write_text(HEAD)
    (folder / "cards.toml").write_text(CARDS)
    (folder / "en.ftl").write_text("card-ox = The Ox\ncard-yak = The Yak\n")
    (folder / "de.ftl").write_text("card-ox = Der Ochse\ncard-yak = Der Jak\n")
    return folder


def test_a_sound_edition_passes(edition: Path, statecraft: "Command") -> None:
    result = statecraft("edition", "check", str(edition))
    assert (result.code, result.out) == (0, f"{edition} is a sound edition.\n")
    answer = json.loads(statecraft("edition", "check", str(edition), "--json").out)
    assert answer == {"path": str(edition), "ok": True, "problems": [], "warnings": []}


def test_every_problem_is_listed_and_the_answer_is_no(edition: Path, statecraft: "Command") -> None:
    (edition / "cards.toml").write_text(CARDS.replace("cost = 2", "cost = 20"))
    (edition / "de.ftl").write_text("card-ox = Der Ochse { $wer }\ncard-yack = x\nextra = x\n")
    result = statecraft("edition", "check", str(edition), "--lang", "de")
    assert result.code == 1
    assert result.out.splitlines() == [
        "cards.toml: cards.ox.cost: ist 20; richtig wäre höchstens 9",
        "de.ftl: card-yak: fehlt; cards braucht ihn",
        "en.ftl: extra: fehlt in en, steht aber in de",
        "en.ftl: card-ox: benutzt $wer nicht, de aber schon",
        "de.ftl: card-ox: benutzt $wer, doch hier wird nichts eingesetzt",
        "Warnung: de.ftl: card-yack: wird von nichts gebraucht; war „card-yak“ gemeint?",
        "5 Probleme gefunden.",
        "Es gibt 1 Warnung; gespielt werden kann trotzdem.",
    ]


def test_the_game_is_named_by_the_edition_or_on_the_line(
    edition: Path, statecraft: "Command"
) -> None:
    (edition / "edition.toml").write_text(HEAD.replace("toygame", "atlantis"))
    result = statecraft("edition", "check", str(edition))
    assert result.code == 1
    assert "game: names 'atlantis', which is no game on this machine" in result.out
    result = statecraft("edition", "check", str(edition), "--game", "toygame")
    assert result.out.startswith("edition.toml: game: is 'atlantis'; it should be 'toygame'\n")


def test_a_file_is_no_edition_and_no_crash(tmp_path: Path, statecraft: "Command") -> None:
    (tmp_path / "file").write_text("x")
    result = statecraft("edition", "check", str(tmp_path / "file"))
    assert result.code == 1
    assert "is not a folder" in result.out
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text("a = " + "{" * 5000)
    assert "is not Fluent syntax" in statecraft("edition", "check", str(tmp_path)).out


def test_an_edition_is_shown_with_origin_and_printed_words(
    edition: Path, statecraft: "Command", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    result = statecraft("edition", "show", "toygame", "--lang", "de")
    assert result.code == 0
    cells = [[cell.strip() for cell in line.split("│")] for line in result.out.splitlines()]
    assert ["", "ox", "2", "horned, slow", "Der Ochse", "aus dem Original: Seite 3", ""] in cells
    assert ["", "yak", "3", "", "Der Jak", "rekonstruiert", ""] in cells


def test_an_edition_is_shown_as_json(edition: Path, statecraft: "Command") -> None:
    answer = json.loads(statecraft("edition", "show", "toygame", "--json").out)
    assert answer["name"] == "Toy"
    assert len(answer["digest"]) == 64
    assert answer["tables"]["cards"][0] == {
        "id": "ox",
        "cost": 2,
        "tags": ["horned", "slow"],
        "provenance": "seed",
        "source": "page 3",
        "source_de": "Seite 3",
    }


def test_an_unsound_edition_is_not_shown(edition: Path, statecraft: "Command") -> None:
    (edition / "en.ftl").unlink()
    result = statecraft("edition", "show", "toygame")
    assert result.code == 1
    assert "en.ftl: is missing" in result.err


def test_an_edition_of_ones_own_begins_as_a_copy(
    edition: Path, statecraft: "Command", tmp_path: Path
) -> None:
    mine = tmp_path / "house" / "mine"
    result = statecraft("edition", "new", "toygame", str(mine))
    assert (result.code, result.err) == (0, "")
    assert sorted([path.name for path in mine.iterdir()]) == sorted(
        [path.name for path in edition.iterdir()]
    )
    assert statecraft("edition", "check", str(mine)).code == 0
    # What is there is left alone.
    (mine / "cards.toml").write_text("mine")
    again = statecraft("edition", "new", "toygame", str(mine))
    assert again.code == 2
    assert "not an empty folder" in again.err
    assert (mine / "cards.toml").read_text() == "mine"


def test_the_reference_is_printed_and_given_as_data(statecraft: "Command") -> None:
    result = statecraft("edition", "reference", "globopolis", "--lang", "de")
    assert result.code == 0
    assert "| `dice_most` | ganze Zahl, 1 bis 6 | 3 |" in result.out
    data = json.loads(statecraft("edition", "reference", "globopolis", "--json").out)
    titles = next(table for table in data["tables"] if table["name"] == "titles")
    assert (titles["least_rows"], titles["most_rows"]) == (32, 32)
    assert titles["columns"][2]["shipped"] == "1–4"
