"""A server that puts a seed of its own in the place of a player's is found out by the player's browser."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import Page, Route, expect

from e2e.browsing import Server
from statecraft.fairdice import Chain, FairDice, commitment, report, verify
from statecraft.fairdice.seeds import promise_to_sign, seed_to_sign

Opening = Callable[..., Page]
WHEN = "2026-01-01T12:00:00Z"
ALARMS = {"en": "Do not trust these dice", "de": "Trau diesen Würfeln nicht"}


def forged(database: Path, table: str) -> str:
    """A report that all verifiers find right: the server's own chains and key, and a seed it chose for the
    player, under a key it made for the seat. Only the player's browser can know better."""
    with closing(sqlite3.connect(database)) as db:
        (secret,) = db.execute("SELECT value FROM secret WHERE name = 'dice'").fetchone()
        (chains,) = db.execute("SELECT chains FROM dice WHERE table_id = ?", (table,)).fetchone()
    public, hidden = Chain(chains[: len(chains) // 2]), Chain(chains[len(chains) // 2 :])
    names = (table, public.tip.hex(), hidden.tip.hex())
    signer = Ed25519PrivateKey.from_private_bytes(secret)
    dice = FairDice.opened(table, "globopolis", public, hidden, signer, WHEN)
    own, seed = Ed25519PrivateKey.generate(), "5e" * 32
    key = own.public_key().public_bytes_raw().hex()
    promise = commitment(names[0], names[1:], 0, seed)
    dice.seed_committed(
        0, promise, WHEN, key, own.sign(promise_to_sign(names, 0, promise, key)).hex()
    )
    dice.seed_revealed(0, seed, WHEN, own.sign(seed_to_sign(names, 0, seed, key)).hex())
    dice.seeds_closed(WHEN)
    made = report(dice.entries)
    assert verify(made).wrong is None
    return json.dumps(made)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_seed_that_was_replaced_is_an_alarm_at_the_table_and_on_the_page_of_the_dice(
    open_page: Opening, server: Server, language: str
) -> None:
    page = open_page(language, blank=True)
    page.goto(server.url)
    button = page.get_by_role("button", name=re.compile("^(Play now|Gleich spielen|Jetzt spielen)"))
    button.first.click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.split("/t/")[1].split("?")[0]
    alarm = page.get_by_role("alert").filter(has_text=ALARMS[language])
    # An honest server is trusted, at the table and on the page of its dice.
    page.goto(f"{server.url}/dice/{table}")
    expect(page.get_by_role("status").filter(has_text="✓")).to_be_visible()
    expect(alarm).to_have_count(0)
    lie = forged(server.database, table)

    def answer(route: Route) -> None:
        route.fulfill(body=lie, content_type="application/json")

    page.route(re.compile(rf"/api/tables/{table}/dice$"), answer)
    page.goto(f"{server.url}/t/{table}")
    expect(alarm).to_be_visible()
    page.goto(f"{server.url}/dice/{table}")
    expect(alarm).to_be_visible()


def test_a_new_key_of_the_server_is_named_until_it_is_accepted(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    page.goto(server.url)
    foot = page.get_by_role("contentinfo")
    expect(foot.locator("code")).to_have_text(re.compile(r"^([0-9a-f]{4} ){7}[0-9a-f]{4}$"))
    page.evaluate("localStorage.setItem('dice-key', '00'.repeat(32))")
    page.reload()
    expect(foot.get_by_role("alert")).to_be_visible()
    foot.get_by_role("button", name="Accept the new key").click()
    expect(foot.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(foot.locator("code")).to_be_visible()
    expect(foot.get_by_role("alert")).to_have_count(0)
