"""Whole games through the page, against bots, as a guest would play them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Person, Server

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


def create(page: Page, game: str, options: dict[str, str]) -> None:
    """A table for two, with a bot, by way of the page that makes tables."""
    page.get_by_role("link", name=f"Create a table: {game}").click()
    page.get_by_role("button", name="Remove").click()
    page.get_by_label("Seat 2").select_option(label="Bot: Novice")
    # Waiting and pace are tested elsewhere.
    page.get_by_label("Bots play").select_option("at once")
    page.get_by_label("Bots wait for people").uncheck()
    for name, value in options.items():
        page.get_by_label(name, exact=True).fill(value)
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start the game").click()


def test_a_guest_plays_globopolis_to_its_end(open_page: Opening) -> None:
    page = open_page()
    create(page, "Globopolis", {"Until round": "2"})
    person = Person(page, "en")
    assert person.play()
    assert person.answers > 4
    expect(page.get_by_text("The agreed round is over.").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible()
    page.get_by_role("button", name="One turn back").click()


def test_a_guest_plays_global_powers_to_its_end(open_page: Opening) -> None:
    page = open_page()
    create(page, "Global Powers", {"Scorings": "1"})
    person = Person(page, "en")
    assert person.play()
    assert person.answers > 20
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()


def test_a_server_that_dies_in_mid_game_is_found_again(open_page: Opening, server: Server) -> None:
    page = open_page()
    create(page, "Globopolis", {"Until round": "2"})
    person = Person(page, "en")
    person.play(2)
    expect(person.turn()).to_be_visible()
    server.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    server.start_again()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    assert person.play()
