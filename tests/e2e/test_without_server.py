"""The page on a plain host of files, at an address below others, played without any line once it has been seen."""

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from e2e.browsing import Person
from e2e.conftest import KEPT, ROOT
from e2e.test_playing import create
from statecraft.core.engine.session import Session
from statecraft.core.record.record import Record
from statecraft.plugins import registry
from tools import offline_site

pytestmark = pytest.mark.slow
PATIENCE = 180_000
"""Python takes its time to start in a browser, and more where the machine is busy."""


class Host:
    """Python's own server of files: it knows nothing of the page, and can be switched off."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/some/where/"
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._until_there(port)

    def _until_there(self, port: int) -> None:
        while self._process.poll() is None:
            with socket.socket() as asking:
                asking.settimeout(1)
                if asking.connect_ex(("127.0.0.1", port)) == 0:
                    return
        raise RuntimeError("the host of files has ended")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def host(site: None, tmp_path: Path) -> Iterator[Host]:
    offline_site.static(ROOT, tmp_path / "some" / "where")
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Page]]:
    """Opens the page as a new person; what the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(f"{said.text} ({said.location['url']})")

    def visit(lang: str = "en-GB") -> Page:
        context = browser.new_context(locale=lang, reduced_motion="reduce", accept_downloads=True)
        context.add_init_script(KEPT % json.dumps(json.dumps({"plain": True, "alone": True})))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(host.url)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


def test_both_games_are_played_to_their_ends_without_a_line(
    visit: Callable[..., Page], host: Host, tmp_path: Path
) -> None:
    page = visit()
    kept = page.get_by_text("This page is kept in your browser")
    expect(kept).to_be_visible(timeout=PATIENCE)
    host.stop()
    page.context.set_offline(True)
    page.reload()

    # Nobody else comes, so there are bots, and nothing is offered that needs others.
    page.get_by_role("link", name="Create a table: Globopolis").click()
    expect(page.get_by_label("Seat 2")).to_have_value("steady", timeout=PATIENCE)
    expect(page.get_by_label("Seat 2").get_by_role("option", name="Open")).to_have_count(0)
    expect(page.get_by_label("Time").get_by_role("option", name="By days")).to_have_count(0)
    expect(page.get_by_label("Everybody may find this table")).to_have_count(0)
    page.get_by_role("link", name="Cancel").click()
    create(page, "Globopolis", {"Until round": "2"})
    person = Person(page, "en")
    expect(person.turn()).to_be_visible(timeout=PATIENCE)
    person.play(2)
    table = page.url
    expect(person.turn()).to_be_visible(timeout=PATIENCE)
    # A tab that breaks has kept all that was shown.
    page.goto("about:blank")
    page.goto(table)
    expect(person.turn()).to_be_visible(timeout=PATIENCE)
    assert person.play()
    expect(page.get_by_text("The agreed round is over.").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible(timeout=PATIENCE)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save the record").click()
    written = tmp_path / "game.jsonl"
    coming.value.save_as(written)
    game = registry.game("globopolis")
    assert Session.load(game, Record.from_jsonl(game, written.read_text())).state.result

    page.get_by_role("link", name="To the start").click()
    create(page, "Global Powers", {"Scorings": "1"})
    expect(person.turn()).to_be_visible(timeout=PATIENCE)
    assert person.play()
