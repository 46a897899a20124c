"""Own editions: checked as a whole, kept under their digest, for private tables."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from server.tables.room import ADA, BO, ME, NOVICE, OPEN, Room, everything, play, refused
from statecraft.plugins import registry
from statecraft.server.refusal import Refused
from statecraft.server.tables import own_editions
from statecraft.server.tables.loader import Library
from statecraft.server.tables.own_editions import MOST_BYTES, MOST_FILES, MOST_OF_ONE, BadEdition

SHIPPED = {
    path.name: path.read_text(encoding="utf-8")
    for path in registry.game("globopolis").edition.texts.iterdir()
    if path.suffix in (".toml", ".ftl")
}


def own(name: str = "My own", **files: str) -> dict[str, str]:
    """The shipped edition under another name."""
    head = SHIPPED["edition.toml"]
    old = next(line for line in head.splitlines() if line.startswith("name"))
    return {**SHIPPED, "edition.toml": head.replace(old, f"name = {json.dumps(name)}"), **files}


async def bring(room: Room, owner: str, game: str, files: dict[str, str]) -> str:
    digest, name, warnings = own_editions.checked(room.table_services.library.folder, game, files)
    assert warnings == []
    await room.store.write(
        lambda db: own_editions.keep(db, owner, game, digest, name, files, room.clock.at)
    )
    await room.store.read(lambda db: room.table_services.edition_folders.materialise(db, digest))
    return digest


def test_a_sound_edition_is_played_with(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        digest = await bring(room, "person-0", "globopolis", own())
        assert digest != registry.game("globopolis").edition.digest
        id = await room.begun(
            ADA, BO, edition=digest, options={"until_round": 2}, seats=[ME, OPEN, NOVICE]
        )
        table = await room.at(id)
        assert table.settings.game.edition.name == "My own"
        assert not table.settings.rated
        assert table.settings.variant.endswith(f"edition={digest[:12]}") or "edition=" in (
            table.settings.variant
        )
        assert table.playing().record.header.edition == digest
        await room.play_on(id, 20)
        kept = everything(table)
        # The folder is gone, say with another machine: the database has the files.
        folder = room.table_services.library.folder_of(digest)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        await room.reopen()
        table = await room.at(id)
        assert everything(table) == kept
        assert sorted(path.name for path in folder.iterdir()) == sorted(SHIPPED)
        table = await room.play_on(id)
        assert table.status == "over"
        again = await room.table_services.lobby.rematch(id, ADA)
        assert again.settings.edition == digest

    play(tmp_path, work)


def test_every_problem_of_a_broken_edition_is_named(tmp_path: Path) -> None:
    library = Library(tmp_path)
    broken = own()
    del broken["guilds.toml"]
    broken["titles.toml"] = "this is = = no TOML"
    broken["de.ftl"] = ""
    with pytest.raises(BadEdition) as refusal:
        own_editions.checked(library.folder, "globopolis", broken)
    text = "\n".join(refusal.value.problems)
    for file in ("guilds.toml", "titles.toml", "de.ftl"):
        assert file in text
    assert refusal.value.values["problems"] == text
    with pytest.raises(BadEdition):
        own_editions.checked(library.folder, "globopolis", {"edition.toml": "[" * 10_000})
    with pytest.raises(BadEdition) as refusal:
        own_editions.checked(library.folder, "globopolis", broken, "de")
    assert "guilds.toml: fehlt" in refusal.value.problems
    # Words that cannot be said are found before anybody plays with them; what is only odd is no reason to refuse.
    words = SHIPPED["en.ftl"].replace("globopolis-title = Globopolis", "globopolis-title = { oops")
    with pytest.raises(BadEdition, match="not Fluent syntax"):
        own_editions.checked(library.folder, "globopolis", own(**{"en.ftl": words}))
    words = SHIPPED["en.ftl"] + "\nocean = Ocean\n"
    _digest, _name, warnings = own_editions.checked(
        library.folder, "globopolis", own(**{"en.ftl": words})
    )
    assert warnings == ["en.ftl: ocean: is used by nothing"]
    # One of the other game.
    with pytest.raises(BadEdition):
        own_editions.checked(library.folder, "global-powers", own())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name",
    [
        "../x.toml",
        "..",
        "/etc/passwd",
        "a/b.toml",
        "a\\b.toml",
        ".hidden.toml",
        "x.py",
        "x.toml.exe",
        "x.toml\n",
        "",
        "X.toml",
        "a" * 60 + ".toml",
        "\ud800.toml",
    ],
)
def test_names_that_lead_elsewhere_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused) as refusal:
        own_editions.checked(tmp_path, "globopolis", own(**{name: "x = 1"}))
    assert refusal.value.text == "server-edition-file-name"


def test_too_much_is_refused(tmp_path: Path) -> None:
    library = Library(tmp_path)

    def why(files: dict[str, str]) -> str:
        with pytest.raises(Refused) as refusal:
            own_editions.checked(library.folder, "globopolis", files)
        return refusal.value.text

    assert why({}) == "server-edition-files"
    assert why({f"f{n}.toml": "" for n in range(MOST_FILES + 1)}) == "server-edition-files"
    assert why({"edition.toml": "é" * (MOST_BYTES // 2 + 1)}) == "server-edition-too-large"
    assert why({"edition.toml": "\ud800"}) in ("server-edition-file-name", "server-bad-edition")


def test_nobody_keeps_too_many(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        files = own()
        for number in range(MOST_OF_ONE):
            await room.store.write(
                lambda db, n=number: own_editions.keep(  # type: ignore[misc]
                    db, "person-0", "globopolis", f"{n:064x}", "x", files, 0.0
                )
            )
        keep = room.store.write(
            lambda db: own_editions.keep(db, "person-0", "globopolis", "f" * 64, "x", files, 0.0)
        )
        assert await refused(keep) == "server-too-many-editions"
        await room.store.write(
            lambda db: own_editions.keep(db, "person-1", "globopolis", "f" * 64, "x", files, 0.0)
        )

    play(tmp_path, work)


def test_an_edition_is_for_private_tables_of_its_game(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        digest = await bring(room, "person-0", "globopolis", own())
        public = room.table(ADA, edition=digest, public=True)
        assert await refused(public) == "server-edition-is-private"
        other = room.table(ADA, game="global-powers", edition=digest)
        assert await refused(other) == "server-no-such-edition"
        # Only what is a digest is looked for at all.
        (tmp_path / "editions" / "plain").mkdir()
        for name in (
            "..",
            "../editions/plain",
            "plain",
            ".",
            "0" * 64,
            digest.upper(),
            digest[:-1],
        ):
            found = room.store.read(
                lambda db, name=name: room.table_services.edition_folders.materialise(db, name)  # type: ignore[misc]
            )
            assert await refused(found) == "server-no-such-edition", name

    play(tmp_path, work)


WRONG = {
    "rows without anything": {"ops.toml": "[[operations]]\n" * 25_000},
    "rows of wrong columns": {"influence.toml": "[[influence]]\na = 1\nprovenance = 1\n" * 9_000},
    "keys of the head": {"edition.toml": "".join([f"k{n} = 1\n" for n in range(25_000)])},
    "texts": {"en.ftl": "".join([f"zzz{n} = {{ $a }}\n" for n in range(12_000)])},
    "no Fluent": {"en.ftl": "!\n" * 100_000},
}


# The sentences of both languages are made by the same words: one kind in German shows that they are.
@pytest.mark.parametrize(("why", "lang"), [*((why, "en") for why in WRONG), ("texts", "de")])
def test_problems_without_number_are_named_up_to_fifty(tmp_path: Path, why: str, lang: Any) -> None:
    """The attack: as many wrong rows as an upload can hold, each with its sentence."""
    with pytest.raises(BadEdition) as bad:
        own_editions.checked(tmp_path, "globopolis", own(**WRONG[why]), lang)
    problems = bad.value.problems
    assert 1 <= len(problems) <= own_editions.MOST_NAMED + 1
    if len(problems) > own_editions.MOST_NAMED:
        more = {"en": "problems more", "de": "weitere Probleme"}[lang]
        assert problems[-1].startswith("… ")
        assert more in problems[-1]
    assert all(problem.strip() and len(problem) < 2000 for problem in problems)
    assert pickle.loads(pickle.dumps(bad.value)).problems == problems
