"""Who is at the table and who is not; a nudge; a bot for somebody gone, who comes back; a seat taken over."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Server
from e2e.tables import Guest

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ME, FREE = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def hasty(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which who leaves is gone at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STATECRAFT_ABSENCE_MINUTES", "0")
        patch.setenv("STATECRAFT_CLAIM_MINUTES", "0")
        server = Server(Path(tmp_path_factory.mktemp("hasty")) / "data")
    yield server
    server.stop()


@pytest.fixture
def pages(browser: Browser) -> Iterator[list[Page]]:
    contexts = [browser.new_context(locale="en-GB", reduced_motion="reduce") for _ in range(3)]
    broken: list[str] = []
    opened = [context.new_page() for context in contexts]
    for page in opened:
        page.on("pageerror", lambda error: broken.append(str(error)))
    yield opened
    for context in contexts:
        context.close()
    assert broken == []


def begun(one: Guest, other: Guest, **settings: object) -> tuple[str, int, Guest, Guest]:
    """A table in play, the seat that is waited for, whose it is, and who waits."""
    table = one.table("globopolis", [ME, FREE], public=True, **settings)
    other.sit(table, 1)
    one.start(table)
    seat = one.view(table, 0)["view"]["waited_for"][0]
    return table, seat, (one, other)[seat], (other, one)[seat]


def column(guest: Guest) -> object:
    return guest.page.get_by_role("complementary")


def test_who_leaves_is_away_and_who_comes_is_here(pages: list[Page], server: Server) -> None:
    ada, bo = Guest(pages[0], server.url, "Ada"), Guest(pages[1], server.url, "Bo")
    table = ada.table("globopolis", [ME, FREE], public=True)
    bo.sit(table, 1)
    ada.look_at(table)
    seats = ada.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("just left")
    bo.look_at(table)
    expect(seats.nth(1).locator('[data-presence="here"]')).to_be_visible()
    expect(seats.nth(1)).to_contain_text("here")
    ada.start(table)
    players = ada.page.get_by_role("region", name="Players").get_by_role("listitem")
    row = players.filter(has_text="Bo")
    expect(row.locator('[data-presence="here"]')).to_be_visible()
    bo.page.goto("about:blank")
    expect(row).to_contain_text("just left")
    expect(row.locator('[data-presence="away"]')).to_be_visible()
    bo.look_at(table)
    expect(row.locator('[data-presence="here"]')).to_be_visible()


def test_a_nudge_is_seen_where_it_is_meant(pages: list[Page], server: Server) -> None:
    ada, bo = Guest(pages[0], server.url, "Ada"), Guest(pages[1], server.url, "Bo")
    table, _, slow, keen = begun(ada, bo)
    slow.look_at(table)
    keen.look_at(table)
    button = keen.page.get_by_role("button", name=f"Nudge {slow.name}")
    button.click()
    told = slow.page.get_by_role("status").filter(has_text=f"{keen.name} is waiting for you.")
    expect(told).to_be_visible()
    expect(keen.page.get_by_text(f"{slow.name} has been reminded.")).to_be_visible()
    # Once in a while is enough.
    button.click()
    expect(keen.page.get_by_role("alert")).to_contain_text("second")
    # Who is waited for has nobody to nudge.
    expect(slow.page.get_by_role("button", name="Nudge")).to_have_count(0)


def test_a_bot_plays_until_somebody_is_back(pages: list[Page], hasty: Server) -> None:
    ada, bo = Guest(pages[0], hasty.url, "Ada"), Guest(pages[1], hasty.url, "Bo")
    table, _, slow, keen = begun(ada, bo)
    keen.look_at(table)
    keen.page.get_by_role("button", name=f"Let a bot play for {slow.name}").click()
    row = keen.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(row.filter(has_text=slow.name)).to_contain_text("away, a bot plays")
    slow.look_at(table)
    slow.page.get_by_role("button", name="I am back").click()
    expect(row.filter(has_text=slow.name).locator('[data-presence="here"]')).to_be_visible()
    expect(slow.page.get_by_role("button", name="I am back")).to_have_count(0)


def test_a_seat_left_for_good_is_taken_over(pages: list[Page], hasty: Server) -> None:
    ada, bo = Guest(pages[0], hasty.url, "Ada"), Guest(pages[1], hasty.url, "Bo")
    table, seat, slow, keen = begun(ada, bo)
    keen.ask("POST", f"/api/tables/{table}/seats/{seat}/stand-in")
    newcomer = pages[2]
    newcomer.goto(f"{hasty.url}/t/{table}")
    expect(newcomer.get_by_text("You are looking on")).to_be_visible()
    newcomer.get_by_role("button", name=f"Take over the seat of {slow.name}").click()
    players = newcomer.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players.filter(has_text="(you)")).to_contain_text("Guest")
    assert keen.names(table)[seat] == "Guest"


def test_the_others_vote_on_a_substitute_at_a_private_table(
    pages: list[Page], hasty: Server
) -> None:
    ada, bo = Guest(pages[0], hasty.url, "Ada"), Guest(pages[1], hasty.url, "Bo")
    table = ada.table("globopolis", [ME, FREE], public=False)
    code = ada.ask("GET", f"/api/tables/{table}")["code"]
    bo.ask("POST", f"/api/tables/{table}/seats?code={code}", {"seat": 1})
    ada.start(table)
    seat = ada.view(table, 0)["view"]["waited_for"][0]
    slow, keen = (ada, bo)[seat], (bo, ada)[seat]
    keen.ask("POST", f"/api/tables/{table}/seats/{seat}/stand-in")
    keen.look_at(table)
    newcomer = pages[2]
    newcomer.goto(f"{hasty.url}/t/{table}?code={code}")
    newcomer.get_by_role("button", name=f"Offer to play on for {slow.name}").click()
    wish = keen.page.get_by_role("status").filter(has_text=f"would play on for {slow.name}")
    expect(wish).to_contain_text("0 for, 0 against, of 1")
    expect(newcomer.get_by_text(f"would play on for {slow.name}").first).to_be_visible()
    keen.page.get_by_role("button", name="play on", exact=False).first.click()
    # The seat is theirs, with all that it sees.
    players = newcomer.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players.filter(has_text="(you)")).to_contain_text("Guest")
    expect(newcomer.get_by_role("tab", name="Mine")).to_be_visible()
    assert keen.names(table)[seat] == "Guest"
