"""An address that somebody types or was sent leads to its table, or says what is missing; nothing hangs."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Server
from e2e.tables import Guest

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
UNSEEN = "There is no table at this address that you may see"


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """Somebody new, whose browser may say that something was not found."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    yield page
    context.close()
    assert broken == []


@pytest.fixture
def host(open_page: Opening, server: Server) -> Guest:
    return Guest(open_page(blank=True), server.url, "Ada")


def test_a_private_table_says_that_its_code_is_missing(
    stranger: Page, host: Guest, server: Server
) -> None:
    table = host.table("globopolis", SEATS)
    code = host.ask("GET", f"/api/tables/{table}")["code"]
    host.start(table)
    stranger.goto(f"{server.url}/t/{table}")
    expect(stranger.get_by_role("alert")).to_contain_text(UNSEEN)
    expect(stranger.get_by_text("This browser does not know you.")).to_be_visible()
    expect(stranger.get_by_role("link", name="Sign in by e-mail")).to_be_visible()
    stranger.get_by_label("Code of the table").fill(code)
    stranger.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.get_by_text("You are looking on")).to_be_visible()
    # The code itself is an address too, and the long form of a table's.
    for path in (f"/t/{code}", f"/table/{code.lower()}", f"/table/{table}?code={code}"):
        stranger.goto(server.url + path)
        expect(stranger.get_by_text("You are looking on")).to_be_visible()


def test_a_wrong_code_can_be_corrected(stranger: Page, host: Guest, server: Server) -> None:
    table = host.table("globopolis", [{"kind": "me"}, {"kind": "open"}])
    code = host.ask("GET", f"/api/tables/{table}")["code"]
    stranger.goto(f"{server.url}/t/{table}?code=AAAAAA")
    expect(stranger.get_by_role("alert")).to_contain_text("opens with this code")
    stranger.get_by_label("Code of the table").fill("BBBBBB")
    stranger.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.get_by_role("heading", name="Join a table")).to_be_visible()
    expect(stranger.get_by_role("alert")).to_be_visible()
    stranger.get_by_label("Code of the table").fill(code)
    stranger.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/no-such-table", "/t/a%2Fb", "/replay/no-such-table"])
def test_no_such_table(stranger: Page, server: Server, path: str) -> None:
    stranger.goto(server.url + path)
    expect(stranger.get_by_role("alert")).to_contain_text(UNSEEN)
    stranger.get_by_role("main").get_by_role("link", name="To the start").click()
    expect(stranger.get_by_role("heading", name="Open tables")).to_be_visible()


def test_an_address_that_was_cut_off(stranger: Page, server: Server) -> None:
    stranger.goto(f"{server.url}/t/%E0%A4")
    expect(stranger.get_by_role("heading", name="There is no such page.")).to_be_visible()


def test_a_damaged_table_says_so(stranger: Page, host: Guest, server: Server) -> None:
    table = host.table("globopolis", SEATS, public=True)
    host.start(table)
    with closing(sqlite3.connect(server.database)) as db, db:
        db.execute("UPDATE entry SET body = '{' WHERE table_id = ? AND seq = 1", (table,))
    server.kill()
    server.start_again()
    stranger.goto(f"{server.url}/t/{table}")
    expect(stranger.get_by_role("alert")).to_contain_text("cannot be read any more")
    expect(stranger.get_by_role("button", name="Load again")).to_be_visible()
    expect(stranger.get_by_role("main").get_by_role("link", name="To the start")).to_be_visible()


def test_a_table_that_is_closed_or_over(stranger: Page, host: Guest, server: Server) -> None:
    closed = host.table("globopolis", [{"kind": "me"}, {"kind": "open"}], public=True)
    over = host.table("globopolis", SEATS, public=True)
    host.start(over)
    host.ask("POST", f"/api/tables/{over}/moves", {"seat": 0, "command": {"concede": {}}})
    host.page.goto(f"{server.url}/t/{closed}")
    host.page.get_by_role("button", name="Close the table").click()
    expect(host.page.get_by_role("heading", name="Open tables")).to_be_visible()
    stranger.goto(f"{server.url}/t/{closed}")
    expect(stranger.get_by_text("This table is closed.")).to_be_visible()
    stranger.goto(f"{server.url}/t/{over}")
    column = stranger.get_by_role("complementary")
    expect(column.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(column.get_by_role("link", name="Replay")).to_be_visible()


def test_a_line_that_is_refused_outright_says_why(stranger: Page, server: Server) -> None:
    """Where not even a socket is opened, as for somebody who asks too often, the page asks in another way."""
    stranger.route(
        "**/api/tables/busy",
        lambda route: route.fulfill(
            status=429,
            json={"error": {"text": "server-slower", "say": "Slower.", "rule": None, "values": {}}},
        ),
    )
    stranger.route_web_socket("**/api/tables/busy/socket", lambda socket: socket.close())
    stranger.goto(f"{server.url}/t/busy")
    expect(stranger.get_by_role("alert")).to_have_text("Slower.")


def test_what_does_not_come_soon_leaves_a_way_back(stranger: Page, server: Server) -> None:
    stranger.route("**/api/tables/no-answer", lambda _route: None)
    stranger.route_web_socket("**/api/tables/no-answer/socket", lambda _socket: None)
    stranger.clock.install()
    stranger.goto(f"{server.url}/t/no-answer")
    moment = stranger.get_by_text("One moment …")
    expect(moment).to_be_visible()
    stranger.clock.run_for(5000)
    expect(stranger.get_by_text("This takes longer than it should.")).to_be_visible()
    stranger.get_by_role("link", name="To the start").click()
    expect(stranger.get_by_role("heading", name="Open tables")).to_be_visible()
