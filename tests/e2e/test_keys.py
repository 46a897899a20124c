"""The keyboard: each key of the table, the list of them, the palette, and a turn that is played without a mouse."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Person, Server, primary
from e2e.positions import brought, find, forked
from e2e.tables import AT_ONCE, Guest, people, together
from e2e.test_accessible import AXE, violations_beside_the_drawing
from e2e.test_globopolis_instruments import a_purchase, two_kinds
from e2e.test_instruments import (
    BOT,
    LOW,
    ME,
    PHONE,
    a_bench,
    at,
    board,
    dock,
    plates,
    stage,
    stock,
    to_roll,
    to_visit,
    units,
    until,
)
from statecraft.core.engine.clock import window_at
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.state import State
from statecraft.core.verbs.action import Action

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


def asked(guest: Guest, table: str) -> list[str]:
    """What a seat must answer now."""
    return [each["kind"] for each in guest.questions(table, 0) if each["must"]]


def numbers(guest: Guest, table: str) -> list[int]:
    """The same by their numbers: dice may lead to another question of the same kind."""
    return [each["id"] for each in guest.questions(table, 0) if each["must"]]


def open_again(page: Page) -> None:
    """Wait until the page takes presses again: right after a new question it does not."""
    expect(page.locator('[aria-disabled="true"] [aria-keyshortcuts="Enter"]')).to_have_count(0)


def press(page: Page, key: str) -> None:
    open_again(page)
    page.keyboard.press(key)


def tab_to(page: Page, wanted: Locator) -> None:
    """Walk there with the tab key."""
    for _ in range(200):
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tab key does not lead there")


# The list of keys.


@pytest.mark.parametrize(
    ("lang", "title", "unit", "hint"),
    [
        ("en", "Keys", "take a unit", "ask for a hint"),
        ("de", "Tasten", "eine Einheit nehmen", "um einen Tipp bitten"),
    ],
)
def test_a_question_mark_lists_the_keys(
    open_page: Opening, server: Server, lang: str, title: str, unit: str, hint: str
) -> None:
    page = open_page(lang, instruments=True, viewport=LOW, blank=True)
    at(page, server, a_bench())
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=title)
    # Of this instrument, of the table, of every page.
    for text in (unit, hint, "Strg" if lang == "de" else "Ctrl"):
        expect(dialog).to_contain_text(text)
    assert violations_beside_the_drawing(page) == []
    # The focus stays inside, and the keys of the table do nothing meanwhile.
    for _ in range(6):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "document.querySelector('dialog[open]').contains(document.activeElement)"
            " || document.activeElement === document.body"
        )
        assert inside
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(dock(page)).not_to_contain_text(re.compile("in hand|in der Hand"))


def test_keys_are_listed_on_a_phone_and_without_a_table(open_page: Opening) -> None:
    page = open_page(viewport=PHONE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile("^Keys")).click()
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("On every page")
    expect(dialog).not_to_contain_text("At the table")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# A turn without a mouse.


def test_an_option_phase_a_roll_and_a_landing_by_keys_alone(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    pointed = page.evaluate_handle(
        "() => { const all = []; addEventListener('pointerdown', (e) => all.push(e.type), true); return all; }"
    )
    had = stock(guest, table)
    # A unit in hand, then on a plate.
    # Of each kind there is none or some; a key for a kind that is not there does nothing.
    for kind in "1234":
        press(page, kind)
    expect(dock(page)).to_contain_text("in hand")
    target = plates(page).get_by_role("button", name=re.compile("^Put |completes it"))
    tab_to(page, target)
    page.keyboard.press("Enter")
    until(page, lambda: stock(guest, table) == had - 1)
    # One level more for the first territory that can have it.
    levels = sum(board(guest, table)["levels"])
    press(page, "d")
    until(page, lambda: sum(board(guest, table)["levels"]) == levels + 1)
    # On to the dice, with no button in focus.
    page.evaluate("document.activeElement.blur()")
    press(page, "Escape")
    press(page, "Enter")
    expect(primary(page)).to_have_text(re.compile("^Roll "))
    press(page, "1")
    expect(primary(page)).to_have_text("Roll one die")
    rolled = numbers(guest, table)
    press(page, "Enter")
    until(page, lambda: numbers(guest, table) != rolled)
    # Whatever the landing asks is answered by Enter, until it is another's turn or mine again.
    for _ in range(40):
        if not asked(guest, table) or asked(guest, table) == ["options"]:
            break
        if primary(page).is_visible() and primary(page).is_enabled():
            page.evaluate("document.activeElement.blur()")
            press(page, "Enter")
        page.wait_for_timeout(60)
    else:
        raise AssertionError("the landing does not end")
    assert pointed.json_value() == []


# Taking back.


def test_u_takes_back_a_step_that_nobody_has_seen(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    levels = sum(board(guest, table)["levels"])
    press(page, "d")
    until(page, lambda: sum(board(guest, table)["levels"]) == levels + 1)
    expect(dock(page).get_by_role("button", name="Take back")).to_be_visible()
    press(page, "U")
    until(page, lambda: sum(board(guest, table)["levels"]) == levels)


def test_u_takes_back_a_plan_that_is_not_sent(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, a_purchase, range(5, 60), two_kinds))
    before = guest.questions(table, 0)
    press(page, "+")
    expect(primary(page)).to_have_text(re.compile("^Buy 1 "))
    press(page, "u")
    expect(primary(page)).to_have_text("Buy nothing")
    assert guest.questions(table, 0) == before


def test_u_takes_back_a_sealed_bid(open_page: Opening, server: Server) -> None:
    pages = [open_page(instruments=True, viewport=LOW, blank=True) for _ in range(3)]
    guests = people(pages, server.url)
    table = together(guests, "global-powers")
    ada = guests[0]
    ada.look_at(table)
    page = ada.page
    expect(primary(page)).to_have_text(re.compile("^Seal "))
    press(page, "ArrowUp")
    press(page, "Enter")
    until(page, lambda: asked(ada, table) == [])
    take_back = page.get_by_role("button", name="Take back")
    expect(take_back).to_be_visible()
    press(page, "u")
    until(page, lambda: asked(ada, table) == ["bid"])
    expect(primary(page)).to_have_text(re.compile("^Seal "))


def any_answer(legal: Legal) -> Action | None:
    return next(iter(legal), None)


def is_reply(state: State) -> bool:
    """Several are asked at once, and nobody is to learn from the time who had nothing to say."""
    return window_at(state) >= 0


@pytest.mark.parametrize("instruments", [True, False], ids=["instruments", "lists"])
def test_u_looks_again_at_an_answer_that_is_kept(
    open_page: Opening, server: Server, instruments: bool
) -> None:
    """Where two people play by the clock, replies are kept until the time is over, and nobody has seen them."""
    page = open_page(instruments=instruments, viewport=LOW, blank=True)
    ada, bo = people([page, open_page(blank=True)], server.url)
    found = find("globopolis", 3, any_answer, range(5, 60), is_reply)
    record = brought(ada, "globopolis", found.record)
    control = {"decision": 600, "bank": 600, "reply": 300}
    seats = [ME, {"kind": "open"}, BOT]
    body = {
        "line": found.line,
        "seats": seats,
        "control": control,
        "public": True,
        **AT_ONCE,
    }
    table = str(ada.ask("POST", f"/api/tables/{record}/fork", body)["id"])
    bo.sit(table, 1)
    ada.start(table)
    ada.look_at(table)
    expect(primary(page)).to_be_enabled()
    press(page, "Enter")
    column = page.get_by_role("complementary")
    expect(column).to_contain_text("Your answer is kept until the time is over")
    expect(column.get_by_role("button", name="Change my answer")).to_be_visible()
    expect(primary(page)).to_have_count(0)
    press(page, "u")
    expect(primary(page)).to_be_enabled()
    press(page, "Enter")
    expect(column).to_contain_text("Your answer is kept until the time is over")


# Hints, writing, the moment after a question.


def test_h_gives_a_hint_and_no_key_acts_while_one_writes(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, to_visit, range(5, 80)))
    before = asked(guest, table)
    page.get_by_role("tab", name="Talk").click()
    message = page.get_by_role("textbox", name="Message")
    message.press_sequentially("uh? b1s a")
    expect(message).to_have_value("uh? b1s a")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    message.fill("")
    page.get_by_role("tab", name="Log").click()
    press(page, "h")
    expect(page.locator(".hint")).to_be_visible()
    assert asked(guest, table) == before


HASTY = """async () => {
  const question = () => document.querySelector(".question").textContent;
  const before = question();
  document.querySelector("[aria-keyshortcuts=Enter]").click();
  const start = performance.now();
  while (question() === before && performance.now() - start < 5000) await new Promise((done) => requestAnimationFrame(done));
  const there = performance.now();
  while (performance.now() - there < 300) {
    for (const key of ["u", "h", "3", "r", "Enter"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done, 20));
  }
  return [document.querySelector(".hint") === null, document.querySelector("[aria-keyshortcuts=Enter]").textContent];
}"""


def test_no_key_acts_right_after_a_new_question(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    expect(primary(page)).to_have_text("On to the dice")
    open_again(page)
    unhinted, label = page.evaluate(HASTY)
    assert unhinted
    assert label.startswith("Roll two dice")
    assert asked(guest, table) == ["roll"]
    press(page, "3")
    expect(primary(page)).to_have_text(re.compile("^Roll three dice"))


# The board.


def test_arrows_go_along_the_ring(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    at(page, server, find("globopolis", 3, to_roll, range(5, 60)))
    press(page, "b")
    focused = page.locator(":focus")
    first = int(str(focused.get_attribute("id")).removeprefix("gb-field-"))
    for key, step in (("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1), ("ArrowUp", 0)):
        page.keyboard.press(key)
        expect(focused).to_have_id(f"gb-field-{(first + step) % 64}")
    # What has the focus is told beside the ring, and the instrument has not moved.
    expect(primary(page)).to_have_text("Roll two dice")


def test_arrows_go_over_the_map_by_geography(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest = Guest(page, server.url, "Ada")
    table = guest.table("global-powers", [ME, BOT, BOT])
    guest.start(table)
    guest.look_at(table)
    expect(primary(page)).to_be_visible()
    press(page, "b")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-region", re.compile(r"\d"))

    def place() -> tuple[float, float]:
        box = focused.bounding_box()
        assert box is not None
        return box["x"], box["y"]

    moved = 0
    for key, axis, sign in (
        ("ArrowRight", 0, 1),
        ("ArrowDown", 1, 1),
        ("ArrowLeft", 0, -1),
        ("ArrowUp", 1, -1),
    ):
        before, region = place(), focused.get_attribute("data-region")
        page.keyboard.press(key)
        if focused.get_attribute("data-region") != region:
            moved += 1
            assert (place()[axis] - before[axis]) * sign > 0
    assert moved >= 2


# The palette.


def palette(page: Page) -> Locator:
    return page.get_by_role(
        "dialog", name=re.compile("Everything one can do|Alles, was man tun kann")
    )


def typed(page: Page, words: str) -> Locator:
    """Open the palette, type; its options."""
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    # The same keys would close one that is still open.
    expect(palette(page)).to_be_hidden()
    page.keyboard.press("Control+k")
    field = palette(page).get_by_role("combobox")
    expect(field).to_be_focused()
    field.press_sequentially(words)
    return palette(page).get_by_role("option")


def test_the_palette_gives_answers_goes_to_places_and_finds_rules(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, to_roll, range(5, 60)))
    # Everything is there without typing; the first one is chosen, and read out by its id.
    options = typed(page, "")
    expect(options.first).to_have_attribute("aria-selected", "true")
    field = palette(page).get_by_role("combobox")
    expect(field).to_have_attribute("aria-activedescendant", "command-0")
    page.keyboard.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", "command-1")
    page.keyboard.press("ArrowUp")
    assert violations_beside_the_drawing(page) == []
    page.keyboard.press("Escape")
    expect(palette(page)).to_be_hidden()

    # A place on the board.
    expect(typed(page, "japan").first).to_have_text("Japan")
    page.keyboard.press("Enter")
    expect(palette(page)).to_be_hidden()
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("Japan"))
    page.evaluate("document.activeElement.blur()")

    # A tab, by letters in order.
    typed(page, "lg")
    palette(page).get_by_role("option", name="Log", exact=True).click()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    # A rule, by its number.
    options = typed(page, "gb-7.11")
    expect(options.first).to_contain_text("GB-7.11")
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.wait_for_url(re.compile(r"/rules/globopolis#GB-7\.11$"))
    opened.value.close()
    page.bring_to_front()

    # And an answer.
    before = numbers(guest, table)
    expect(typed(page, "roll two").first).to_contain_text("Roll two dice")
    page.keyboard.press("Enter")
    until(page, lambda: numbers(guest, table) != before)


def test_the_palette_sets_and_leads_everywhere(open_page: Opening) -> None:
    page = open_page("de")
    # What is called otherwise is not there.
    expect(typed(page, "xyzzy")).to_have_count(0)
    expect(palette(page)).to_contain_text("So heißt hier nichts.")
    page.keyboard.press("Escape")
    expect(typed(page, "papier").first).to_contain_text("Papier")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")
    expect(typed(page, "english").first).to_have_text("English")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile("^Everything one can do")).click()
    palette(page).get_by_role("combobox").press_sequentially("rules gl pow")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/rules/global-powers"))


def test_a_list_is_answered_by_digits_and_arrows(open_page: Opening, server: Server) -> None:
    page = open_page(viewport=LOW, blank=True)
    page.add_init_script(path=AXE)
    guest = Guest(page, server.url, "Ada")
    found = find("globopolis", 3, to_visit, range(5, 80))
    table = forked(guest, brought(guest, "globopolis", found.record), found.line, [ME, BOT, BOT])
    guest.look_at(table)
    Person(page, "en").come_to_turn()
    rows = dock(page).get_by_role("radio")
    press(page, "2")
    expect(rows.nth(1)).to_be_checked()
    press(page, "ArrowUp")
    expect(rows.nth(0)).to_be_checked()
    press(page, "ArrowDown")
    expect(rows.nth(1)).to_be_checked()
    press(page, "1")
    before = asked(guest, table)
    ids = [each["id"] for each in guest.questions(table, 0)]
    press(page, "Enter")
    until(page, lambda: [each["id"] for each in guest.questions(table, 0)] != ids or not before)
    assert stage(page).count() == 0
    assert units(page).count() == 0
