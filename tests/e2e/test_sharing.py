"""The end worth sharing: a picture to see, save, copy a link to or hand to the device, and another game."""

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from e2e.asking import Asking
from e2e.browsing import Server
from e2e.test_accessible import AXE, violations

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
# A device that can share, and what was handed to it.
SHARING = """
window.shared = [];
navigator.canShare = () => true;
navigator.share = async (data) => { window.shared.push({ ...data, files: (data.files ?? []).map(({ name, type, size }) => ({ name, type, size })) }); };
"""
NOT_SHARING = "delete Navigator.prototype.share;"


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Asking]:
    with closing(Asking(server.url, "Ada")) as ada:
        yield ada


def ended(page: Page, server: Server, ada: Asking, script: str) -> str:
    """A page at the end of a game that Ada gave up."""
    table = ada.given_up("globopolis")
    ada.lend(page)
    page.add_init_script(script)
    page.add_init_script(path=AXE)
    page.goto(f"{server.url}/t/{table}")
    return table


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_picture_is_shown_saved_and_linked(
    open_page: Opening, server: Server, ada: Asking, lang: str
) -> None:
    page = open_page(lang)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    table = ended(page, server, ada, NOT_SHARING)
    name, copy, save = {
        "en": ("Share the picture", "Copy the link", "Save the picture"),
        "de": ("Bild teilen", "Link kopieren", "Bild speichern"),
    }[lang]
    page.get_by_role("button", name=name).click()
    dialog = page.get_by_role("dialog", name=name)
    picture = dialog.get_by_role("img")
    expect(picture).to_have_js_property("complete", value=True)
    expect(picture).to_have_js_property("naturalWidth", 1200)
    expect(picture).to_have_js_property("naturalHeight", 630)
    assert f"lang={lang}" in str(picture.get_attribute("src"))
    assert violations(page) == []
    with page.expect_download() as download:
        dialog.get_by_role("link", name=save).click()
    assert download.value.suggested_filename == f"globopolis-{table}.png"
    dialog.get_by_role("button", name=copy).click()
    expect(dialog.get_by_role("status")).not_to_be_empty()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{server.url}/t/{table}"


def test_a_device_that_shares_gets_picture_and_link(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    table = ended(page, server, ada, SHARING)
    page.get_by_role("button", name="Share the picture").click()
    page.get_by_role("button", name="Share …").click()
    page.wait_for_function("() => window.shared.length > 0")
    (shared,) = page.evaluate("window.shared")
    assert shared["url"] == f"{server.url}/t/{table}"
    assert shared["title"].startswith("Globopolis: ")
    (file,) = shared["files"]
    assert (file["name"], file["type"]) == (f"globopolis-{table}.png", "image/png")
    assert file["size"] > 10_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_another_game_with_the_same_people(open_page: Opening, server: Server, ada: Asking) -> None:
    page = open_page()
    table = ended(page, server, ada, SHARING)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: f"/t/{table}" not in url and "/t/" in url)
    fresh = ada.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[-1].split('?')[0]}")
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "bot"]
