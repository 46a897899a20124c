"""Games of somebody else's: packages that pip installs are on the start page, and are played there to their end.

Harbour is shown plainly; the game of docs/writing-a-game.md brings a board of its own.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import guide
from e2e.browsing import Person, Server, decide, primary
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
    """A server in whose environment both are installed, as anybody's packages would be."""
    folder = tmp_path_factory.mktemp("third")
    project, guide_project, installed = folder / "project", folder / "guide", folder / "installed"
    guide.write(guide_project)
    shutil.copytree(HARBOUR, project / "harbour", ignore=shutil.ignore_patterns("__pycache__"))
    (project / "pyproject.toml").write_text(PROJECT)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    projects = [str(project), str(guide_project)]
    subprocess.run([*pip, "--target", str(installed), *projects], check=True)
    with pytest.MonkeyPatch.context() as patch:
        before = os.environ.get("PYTHONPATH")
        paths = [str(installed), *([before] if before else [])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        server = Server(folder / "data")
    yield server
    server.stop()


@pytest.fixture
def installed_client(server: Server) -> Iterator[Path]:
    """The module of the guide's game where it is installed; afterwards as it was."""
    path = server.log.parent / "installed" / "peddlers" / "client" / "client.js"
    before = path.read_bytes()
    yield path
    path.write_bytes(before)


def test_it_is_on_the_start_page_and_can_be_begun(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
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
    page = open_page(blank=True)
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
    page = open_page("de", blank=True)
    page.goto(f"{server.url}/rules/harbour")
    expect(page.get_by_role("link", name="HB-3.2", exact=True)).to_be_visible()
    page.goto(f"{server.url}/new/harbour")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hafen")


def seated(page: Page, url: str) -> str:
    """A table of the guide's game that has begun, with Ada on turn; its id."""
    ada = Guest(page, url, "Ada")
    chance = {"kind": "bot", "bot": "random"}
    table = ada.table("peddlers", [{"kind": "me"}, chance, chance], options={"rounds": 1})
    ada.start(table)
    ada.look_at(table)
    return table


def test_a_package_brings_its_own_board_and_is_played_on_it(
    open_page: Opening, server: Server
) -> None:
    page = open_page()
    table = seated(page, server.url)
    board, panel = page.get_by_role("main", name="Board"), page.get_by_role("tabpanel")
    mine = board.get_by_role("row", name=re.compile("^Ada"))
    before = mine.get_by_role("cell").first.inner_text()
    # The fair: the charm in front of oneself is pressed, and is sold.
    charm = panel.get_by_role("button")
    expect(charm).to_have_count(1)
    charm.click()
    primary(page).click()
    expect(charm).to_have_count(0)
    assert int(mine.get_by_role("cell").first.inner_text()) > int(before)
    decide(page, "Pass")
    # Another's auction: what is bid is pressed on the board.
    expect(board).to_contain_text("is under the hammer")
    page.get_by_role("tab", name="Log").click()
    sold = panel.get_by_text("has the ware")
    expect(sold).to_have_count(1)
    board.get_by_role("button", name="0 coins", exact=True).click()
    primary(page).click()
    expect(sold).to_have_count(2)
    Person(page, "en").play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.goto(f"{server.url}/replay/{table}?seat=0&line=3")
    expect(page.get_by_role("row", name=re.compile("^Ada"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


FAILS_LATER = """
    export const contract = 1;
    export const mountBoard = (element) => {
      element.textContent = "so far so good";
      return { update() { throw new Error("no such thing"); }, destroy() {} };
    };
"""
BROKEN = {
    "it cannot be read": "export const contract = 1; export const mountBoard = (;",
    "it keeps another contract": "export const contract = 2; export const mountBoard = () => {};",
    "it fails at once": """
        export const contract = 1;
        export const mountBoard = () => { throw new Error("no such thing"); };
    """,
}


@pytest.mark.parametrize("how", BROKEN)
def test_where_a_board_is_broken_the_plain_one_is_played_on(
    open_page: Opening, server: Server, installed_client: Path, how: str
) -> None:
    installed_client.write_text(BROKEN[how], encoding="utf-8")
    page = open_page()
    seated(page, server.url)
    board = page.get_by_role("main", name="Board")
    expect(board.get_by_role("alert")).to_contain_text("What Peddlers brings")
    board.get_by_role("button", name=re.compile("Button|Feather|Bell|Mirror|Key")).click()
    primary(page).click()
    Person(page, "en").play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_a_board_that_fails_in_the_middle_of_a_game_gives_way(
    open_page: Opening, server: Server, installed_client: Path
) -> None:
    installed_client.write_text(FAILS_LATER, encoding="utf-8")
    page = open_page("de")
    seated(page, server.url)
    board = page.get_by_role("main", name="Spielplan")
    expect(board).to_contain_text("so far so good")
    decide(page, "Passen")
    expect(board.get_by_role("alert")).to_contain_text("Die eigene Darstellung von Peddlers")
    expect(board).not_to_contain_text("so far so good")
    board.get_by_role("button", name="0 coins", exact=True).click()
    primary(page).click()
    expect(board.get_by_text("wares")).to_be_visible()
