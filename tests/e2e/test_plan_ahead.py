"""Plan ahead: orders are left, changed and dropped on the page, by mouse and by keyboard, on a desk and on a phone."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Server, primary
from e2e.tables import Guest, people, together
from e2e.test_accessible import AXE

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
DAYS = {"days": 2, "bank": 10}
WORDS = {
    "en": {
        "plan": "Plan ahead",
        "kind": "When I am asked",
        "add": "Add a condition …",
        "then": "Then",
        "leave": "Leave this order",
        "change": "Change",
        "keep": "Keep the change",
        "drop": "Drop",
        "done": "Done",
        "none": "You have left no orders yet.",
        "operation": "Do you use an Operations card in this conflict?",
        "attacked": "the attack is on …",
        "use": "use …",
        "pass": "pass",
        "said": "If the attack is on Japan: use Reserve Battalion",
        "after": "If the attack is on Japan: pass",
        "japan": "Japan",
        "card": "Reserve Battalion",
    },
    "de": {
        "plan": "Vorausplanen",
        "kind": "Wenn ich gefragt werde",
        "add": "Bedingung hinzufügen …",
        "then": "Dann",
        "leave": "Auftrag hinterlassen",
        "change": "Ändern",
        "keep": "Änderung behalten",
        "drop": "Zurücknehmen",
        "done": "Fertig",
        "none": "Du hast noch keine Aufträge hinterlassen.",
        "operation": "Nutzt du in diesem Konflikt eine Operationskarte?",
        "attacked": "das Ziel ist …",
        "use": "… nutzen",
        "pass": "passen",
        "said": "Falls gilt: das Ziel ist Japan – Reservebataillon nutzen",
        "after": "Falls gilt: das Ziel ist Japan – passen",
        "japan": "Japan",
        "card": "Reservebataillon",
    },
}


def planner(
    open_page: Opening, server: Server, game: str, lang: str, width: int, height: int
) -> tuple[Guest, str, int]:
    """Two people at a table by days, and the one whose turn it is not, with their table on a page of this size."""
    size = {"viewport": {"width": width, "height": height}}
    guests = people([open_page(lang, instruments=True, **size) for _ in range(2)], server.url)
    table = together(guests, game, days=DAYS)
    waited = guests[0].view(table, 0)["view"]["waited_for"]
    seat = next((seat for seat in range(2) if seat not in waited), -1)
    assert seat >= 0
    guests[seat].page.add_init_script(path=AXE)
    guests[seat].look_at(table)
    return guests[seat], table, seat


def shot(page: Page, name: str) -> None:
    """For looking at: where PLAN_AHEAD_SHOTS names a folder."""
    folder = os.environ.get("PLAN_AHEAD_SHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"plan-{name}.png")


def pick(form: Locator, label: str, option: str) -> None:
    form.get_by_role("combobox", name=label).select_option(label=option)


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1280, 720), ("de", 390, 844)])
def test_orders_are_left_changed_and_dropped(
    open_page: Opening, server: Server, lang: str, width: int, height: int
) -> None:
    words = WORDS[lang]
    guest, table, seat = planner(open_page, server, "globopolis", lang, width, height)
    page = guest.page
    button = primary(page)
    expect(button).to_have_text(words["plan"])
    shot(page, f"{lang}-dock")
    # By keyboard alone: the primary action is what Enter does.
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=words["plan"])
    expect(dialog).to_contain_text(words["none"])
    pick(dialog, words["kind"], words["operation"])
    pick(dialog, words["add"], words["attacked"])
    dialog.get_by_role("combobox", name=words["attacked"]).select_option(label=words["japan"])
    pick(dialog, words["then"], words["use"])
    dialog.get_by_role("combobox", name=words["use"]).select_option(label=words["card"])
    expect(dialog.locator(".said")).to_have_text(words["said"])
    shot(page, f"{lang}-form")
    found = page.evaluate("axe.run().then(({ violations }) => violations.map((each) => each.id))")
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    dialog.get_by_role("button", name=words["leave"]).press("Enter")
    row = dialog.get_by_role("listitem").filter(has_text=words["operation"])
    expect(row).to_contain_text(words["said"])
    orders = guest.view(table, seat)["view"]["orders"]
    assert [(order["is"], order["kind"], order["reply"]) for order in orders] == [
        ("decided", "operation", "play-operation")
    ]
    # The same conditions: it is this order that changes.
    row.get_by_role("button", name=words["change"]).click()
    pick(dialog, words["then"], words["pass"])
    dialog.get_by_role("button", name=words["keep"]).click()
    expect(row).to_contain_text(words["after"])
    assert len(guest.view(table, seat)["view"]["orders"]) == 1
    shot(page, f"{lang}-list")
    row.get_by_role("button", name=words["drop"]).click()
    expect(dialog).to_contain_text(words["none"])
    dialog.get_by_role("button", name=words["done"]).click()
    expect(dialog).to_be_hidden()
    expect(button).to_have_text(words["plan"])


def test_what_can_never_be_is_refused_in_words(open_page: Opening, server: Server) -> None:
    guest, _table, _seat = planner(open_page, server, "globopolis", "en", 1280, 720)
    page = guest.page
    primary(page).click()
    dialog = page.get_by_role("dialog", name="Plan ahead")
    pick(dialog, "When I am asked", WORDS["en"]["operation"])
    for condition in ("the attack is on …", "the attack comes from …"):
        pick(dialog, "Add a condition …", condition)
    dialog.get_by_role("button", name="Leave this order").click()
    expect(dialog.get_by_role("alert")).to_contain_text("can never be")
    expect(dialog.get_by_role("button", name="Leave this order")).to_be_enabled()
