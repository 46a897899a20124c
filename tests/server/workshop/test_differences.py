"""What an entry changes, found by comparing its edition with the one in the box."""

from pathlib import Path

import pytest

from server.workshop.published import edition
from statecraft.locale import Texts
from statecraft.plugins import registry
from statecraft.server.tables import loader
from statecraft.server.tables.loader import Library
from statecraft.server.workshop import bundle, differences, publishing

SHIPPED = registry.game("globopolis")


def written(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_rows_that_came_went_and_changed(tmp_path: Path) -> None:
    plain = edition()
    cards = plain["influence.toml"].replace('id = "peace-prize"', 'id = "war-prize"', 1)
    cards = cards.replace("amount = 20", "amount = 25", 1)
    words = {
        name: plain[name].replace("influence-peace-prize", "influence-war-prize")
        for name in ("en.ftl", "de.ftl")
    }
    files = {**plain, "influence.toml": cards, **words}
    played = registry.with_edition(SHIPPED, written(tmp_path / "house", files))
    old = Texts("en", extra=registry.texts_of(SHIPPED, "en"))
    new = Texts("en", extra=registry.texts_of(played, "en"))
    (table,) = differences.table_changes(SHIPPED, played, old, new)
    assert table["table"] == "influence"
    assert table["added"] == [{"key": "war-prize", "name": "Peace Prize"}]
    assert table["removed"] == [{"key": "peace-prize", "name": "Peace Prize"}]
    assert [row["key"] for row in table["changed"]] == ["grain-futures"]
    changed = differences.word_changes(SHIPPED, played, "en")["rows"]
    assert {(row["key"], bool(row["before"]), bool(row["after"])) for row in changed} == {
        ("influence-peace-prize", True, False),
        ("influence-peace-prize-text", True, False),
        ("influence-war-prize", False, True),
        ("influence-war-prize-text", False, True),
    }


def test_much_is_counted_instead_of_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = edition()
    files["influence.toml"] = files["influence.toml"].replace("amount = 2\n", "amount = 3\n")
    played = registry.with_edition(SHIPPED, written(tmp_path / "house", files))
    texts = Texts("en", extra=registry.texts_of(SHIPPED, "en"))
    monkeypatch.setattr(differences, "MOST_ROWS", 1)
    (table,) = differences.table_changes(SHIPPED, played, texts, texts)
    assert len(table["changed"]) == 1
    assert table["more"] > 0


def test_a_box_that_is_alike_has_nothing_to_tell(tmp_path: Path) -> None:
    played = registry.with_edition(SHIPPED, written(tmp_path / "house", edition("Other name")))
    texts = Texts("de", extra=registry.texts_of(SHIPPED, "de"))
    assert differences.table_changes(SHIPPED, played, texts, texts) == []
    assert differences.word_changes(SHIPPED, played, "de") == {"rows": [], "more": 0}


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Größere Pläne, v2", "grossere-plane-v2"),
        ("../../etc/passwd", "etc-passwd"),
        ("日本", "entry"),
        ("x" * 100, "x" * 40),
    ],
)
def test_names_of_files_lead_nowhere(name: str, slug: str) -> None:
    assert bundle.slug(name) == slug


def test_as_many_play_in_a_report_as_the_options_allow() -> None:
    assert publishing.players(SHIPPED, {}) == 4
    assert publishing.players(SHIPPED, {"until_round": "many"}) is None


def test_editions_that_nobody_asks_for_are_let_go_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who reads one entry after the other does not fill the server's memory."""
    monkeypatch.setattr(loader, "MOST_KEPT", 3)
    library = Library(tmp_path)
    written(tmp_path / "a", edition("A"))
    written(tmp_path / "b", edition("B"))
    first = library.game("globopolis", "a")
    assert library.game("globopolis", "a") is first
    library.game("globopolis")
    library.game("globopolis", "b")
    library.game("global-powers")
    assert library.game("globopolis", "b").edition.name == "B"
    again = library.game("globopolis", "a")
    assert again is not first
    assert again.edition.digest == first.edition.digest
