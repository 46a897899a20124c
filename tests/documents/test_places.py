"""Files, folders, names of the package, links and data on the pages: all of them are there, and can be read."""

import ast
import importlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from documents.reading import PAGES, ROOT, anchors, blocks, is_there, links, spoken
from harbour import GAME as HARBOUR
from statecraft import Driver, SeededLuck, Session, bots, new_header
from statecraft.cli import run as statecraft

ENDS = r"\.(py|md|toml|ts|svelte|json|jsonl|ftl|js|mjs|css|html|png|parquet|csv|sqlite|lock)"
PATH = re.compile(rf"[\w.*/{{}}-]+({ENDS}|/)")

NOT_HERE = {
    "bots.md": {"mybots.py"},
    "hosting.md": {"/api/openapi.json", "statecraft.sqlite", "outbox/"},
    "lab.md": {
        *("report.html", "games.parquet", "seats.parquet", "games.jsonl"),
        *("job.json", "report.en.html", "report.de.html", "summary.json"),
    },
    "learning.md": {"games.parquet", "decisions.parquet"},
    "offline.md": {
        *("assets/", "icon-*.png"),
        *("offline/pyodide-314.0.7/", "offline/files.json"),
        *("offline/answers/", "offline/texts/"),
    },
    "web.md": {"client.js", "workshop.ftl"},
    "server.md": {"/api/openapi.json", "/api/picture.png", "/api/socket.json", "start.ftl"},
}
"""What a reader makes, or a command or server writes or gives; everything else is in the checkout."""

BUILT = "writing-a-game.md"
"""The game on this page is built by a test of its own."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_lead_somewhere(page: Path) -> None:
    if page.name == BUILT:
        return
    named = {word for word in spoken(page) if PATH.fullmatch(word) and not re.search("[{}]", word)}
    missing = {path for path in named if not is_there(path)}
    assert missing == NOT_HERE.get(page.name, set()) & named
    assert not NOT_HERE.get(page.name, set()) - named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_of_the_package_are_there(page: Path) -> None:
    for word in spoken(page):
        name = re.match(r"statecraft(\.\w+)+", word)
        if (
            name is not None
            and "/" not in word
            and word not in ENTRY_POINTS | {"statecraft.sqlite"}
        ):
            assert resolves(name[0]), word


ENTRY_POINTS = {"statecraft.games", "statecraft.bots"}


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        for part in parts[size:]:
            known = part in getattr(found, "__slots__", ()) or part in getattr(
                found, "__annotations__", {}
            )
            if not hasattr(found, part) and not known:
                return False
            found = getattr(found, part, None)
        return True
    return False


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_links_and_their_anchors_lead_somewhere(page: Path) -> None:
    for path, anchor in links(page):
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        if anchor:
            assert anchor in anchors(target), f"{path}#{anchor}"


def test_headings_make_anchors() -> None:
    assert {"set-up", "how-to-add", "a-card-or-another-piece"} <= anchors(ROOT / "CONTRIBUTING.md")


def test_blocks_of_data_and_code_can_be_read() -> None:
    """Python that is no example to be run, TOML and JSON: at least it is what it says it is."""
    for block in blocks():
        if block.sort == "python" and ">>>" not in block.text:
            ast.parse(block.text)
        elif block.sort == "toml":
            tomllib.loads(block.text)
        elif block.sort == "json":
            try:
                json.loads(block.text)
            except json.JSONDecodeError:
                for line in block.text.splitlines():
                    json.loads(line)
        else:
            # JavaScript and its styles are the board of the guide, which the browser tests build from the page and play on.
            assert block.sort in ("", "sh", "python", "markdown", "js", "css"), block.place


def test_the_row_of_an_edition_on_the_page_fits_the_game(tmp_path: Path) -> None:
    """It takes the place of the shipped row of that name."""
    edition = tmp_path / "mine"
    assert statecraft(["edition", "new", "globopolis", str(edition)]) == 0
    sample = next(block.text for block in blocks() if block.text.startswith("# titles.toml"))
    row = sample[sample.index("[[titles]]") :]
    name = tomllib.loads(row)["titles"][0]["id"]
    path = edition / "titles.toml"
    head, *rows = re.split(r"(?m)^(?=\[\[titles\]\])", path.read_text())
    put = [row if f'id = "{name}"' in each else each for each in rows]
    assert put.count(row) == 1
    path.write_text("\n".join([head, *put]))
    assert statecraft(["edition", "check", str(edition)]) == 0


def test_the_bot_on_the_page_for_newcomers_plays() -> None:
    page = ROOT / "CONTRIBUTING.md"
    (source,) = [block.text for block in blocks() if block.page == page and block.sort == "python"]
    names: dict[str, Any] = {}
    exec(compile(source, str(page), "exec"), names)
    players = [names["Thrifty"](), *[bots.make("random", HARBOUR, 5, seat) for seat in (1, 2)]]
    session = Session(HARBOUR, new_header(HARBOUR, {"rounds": 1}, 3))
    assert Driver(session, players, SeededLuck(5)).play().ranks
