"""The analysis of a finished game on the page: read by keyboard, and a way into the replay from each of its points."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.asking import BOT, ME, Asking
from e2e.browsing import Server

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


@pytest.fixture(scope="module")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("analysing")
    server = Server(folder / "data")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Asking]:
    with closing(Asking(server.url, "Ada")) as ada:
        yield ada


def test_a_finished_game_is_read_and_opened_where_it_turned(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    game = ada.finished("globopolis", until_round=2)
    analysis = ada.ask("GET", f"/api/tables/{game}/analysis")
    winner = analysis["points"][-1]["chances"].index(1.0)
    name = ada.ask("GET", f"/api/tables/{game}")["seats"][winner]["name"]
    page = open_page(blank=True)
    page.goto(f"{server.url}/t/{game}")
    page.get_by_role("complementary").get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", level=1, name="Analysis: Globopolis")).to_be_visible()
    chart = page.get_by_role("img", name=re.compile("^Everybody’s chance to win"))
    expect(chart).to_have_accessible_name(re.compile(f"{name} ends at 100.%"))
    for part in ("Turning points", "Luck", "Costliest decisions", "Trades", "Promises"):
        expect(page.get_by_role("heading", level=2, name=part)).to_be_visible()

    # The arrow keys read the line point by point, and Enter opens the replay there.
    line = page.get_by_role("slider", name="Chances to win")
    line.press("ArrowRight")
    line.press("ArrowRight")
    point = analysis["points"][2]
    expect(line).to_have_attribute(
        "aria-valuetext", re.compile(f"^Round {point['round']}, turn {point['turn']}: ")
    )
    line.press("Enter")
    page.wait_for_url(re.compile(rf"/replay/{game}\?line={point['line']}$"))
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("link", name="Analysis").click()

    # Pressing the end of the line reads its end.
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(line).to_have_attribute("aria-valuetext", re.compile(f"{name} 100.%"))
    expect(
        page.get_by_role("link", name="Open the replay there", exact=True).first
    ).to_have_attribute("href", f"/replay/{game}?line={analysis['lines']}")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=2, name="Wendepunkte")).to_be_visible()


def test_a_running_game_has_no_analysis(open_page: Opening, server: Server, ada: Asking) -> None:
    game = ada.table("globopolis", [ME, BOT], public=True)
    page = open_page(blank=True)
    page.goto(f"{server.url}/analysis/{game}")
    refused = "The game is not over. Only finished games are analysed."
    expect(page.get_by_text(refused)).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(0)


def test_the_dice_of_a_table_are_held_against_what_was_expected(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    game = ada.finished("globopolis", until_round=1)
    report = ada.ask("GET", f"/api/tables/{game}/dice")
    rolls = [each for each in report["entries"] if each["kind"] == "roll" and each["who"] == 0]
    came = sum(sum(each["result"]) for each in rolls)
    dice = sum(len(each["result"]) for each in rolls)
    name = ada.ask("GET", f"/api/tables/{game}")["seats"][0]["name"]
    page = open_page(blank=True)
    page.goto(f"{server.url}/dice/{game}")
    part = page.get_by_role("region", name="Expected and actual")
    row = re.compile(rf"^{re.escape(name)}: {came} on ({dice} dice|one die), expected \d+ ± \d+$")
    expect(part.get_by_text(row)).to_be_visible()
    part.get_by_role("link", name="How lucky that was").click()
    expect(page.get_by_role("heading", level=2, name="Luck")).to_be_visible()
