"""A game of somebody else's: a package that pip installs is on the start page, and is played there to its end."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Person, Server
from e2e.tables import Guest

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]

HARBOUR = Path(__file__).parents[1] / "harbour"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "harbour-game"
version = "1"

[project.entry-points."statecraft.games"]
harbour = "harbour.plugin:PLUGIN"

[tool.hatch.build.targets.wheel]
packages = ["harbour"]
"""


@pytest.fixture(scope="module")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment Harbour is installed, as anybody's package would be."""
    folder = tmp_path_factory.mktemp("third")
    project, installed = folder / "project", folder / "installed"
    shutil.copytree(HARBOUR, project / "harbour", ignore=shutil.ignore_patterns("__pycache__"))
    (project / "pyproject.toml").write_text(PROJECT)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(installed), str(project)], check=True)
    with pytest.MonkeyPatch.context() as patch:
        before = os.environ.get("PYTHONPATH")
        paths = [str(installed), *([before] if before else [])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        server = Server(folder / "data")
    yield server
    server.stop()


def test_it_is_on_the_start_page_and_can_be_begun(open_page: Opening, server: Server) -> None:
    page = open_page()
    page.goto(server.url)
    game = page.get_by_role("region", name="Harbour")
    expect(game).to_contain_text("the small game that proves the engine")
    # It has no tutorial, and no bots but chance.
    expect(game.get_by_role("link", name=re.compile("^Learn it"))).to_have_count(0)
    expect(game.get_by_role("combobox", name="Bots")).to_have_value("random")
    game.get_by_role("button", name="Play now: Harbour").click()
    expect(page.get_by_role("heading", name="Harbour", level=1)).to_be_visible()
    Person(page, "en").come_to_turn()


def test_it_is_played_replayed_and_its_dice_are_checked(open_page: Opening, server: Server) -> None:
    page = open_page()
    ada = Guest(page, server.url, "Ada")
    chance = {"kind": "bot", "bot": "random"}
    table = ada.table("harbour", [{"kind": "me"}, chance, chance], options={"rounds": 1})
    ada.start(table)
    ada.look_at(table)
    person = Person(page, "en")
    assert person.play()
    assert person.answers > 3
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay: Harbour")).to_be_visible()
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    page.goto(f"{server.url}/dice/{table}")
    expect(page.get_by_role("status")).to_have_text("✓ Every entry is right.")


def test_its_rules_and_its_table_in_german(open_page: Opening, server: Server) -> None:
    page = open_page("de")
    page.goto(f"{server.url}/rules/harbour")
    expect(page.get_by_role("link", name="HB-3.2", exact=True)).to_be_visible()
    page.goto(f"{server.url}/new/harbour")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hafen")
