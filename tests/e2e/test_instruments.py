"""Decisions as instruments: constant places, prices on the buttons, few presses; by mouse, by touch and by keys."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Person, Server, primary
from e2e.positions import Found, brought, find, forked
from e2e.tables import Guest
from e2e.test_accessible import AXE, violations, violations_beside_the_drawing
from e2e.test_dragging import drag, middle
from statecraft.core.engine.legal import Legal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.verbs import Bid, CastVote, Veto, War
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    Allocate,
    Attack,
    BuyPoints,
    Develop,
    EndTurn,
    PayConference,
    Roll,
)

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
DESK = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
# Counts what a person presses: pointers that go down, and keys.
COUNTED = """
window.presses = 0;
addEventListener("pointerdown", () => { window.presses += 1; }, true);
addEventListener("keydown", () => { window.presses += 1; }, true);
"""


def dock(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Your turn|Du bist am Zug)"))


def stage(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Stage|Bühne)$"))


def at(page: Page, server: Server, found: Found) -> tuple[Guest, str]:
    """A page at a position of a game for three, with bots on the other seats."""
    guest = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    page.add_init_script(COUNTED)
    record = brought(guest, "globopolis", found.record)
    table = forked(guest, record, found.line, [ME, BOT, BOT])
    guest.look_at(table)
    expect(dock(page)).to_be_visible()
    expect(
        stage(page).get_by_role("button").or_(stage(page).get_by_role("radio")).first
    ).to_be_visible()
    return guest, table


def board(guest: Guest, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = guest.view(table, 0)["view"]["board"]
    return shown


def presses(page: Page) -> int:
    counted: int = page.evaluate("window.presses")
    return counted


def until(page: Page, so: Callable[[], bool]) -> None:
    """Wait for something the server knows."""
    late = time.monotonic() + 20
    while not so():
        assert time.monotonic() < late, "it does not come"
        page.wait_for_timeout(50)


# The bench of the Option Phase.


def to_build(legal: Legal) -> Action | None:
    """An Option Phase in which a territory can be developed, units be laid and points be bought."""
    able = {Develop, BuyPoints, Allocate} <= set(legal.verbs())
    return next((each for each in legal if isinstance(each, Develop)), None) if able else None


def has_stock(state: object) -> bool:
    """Three units in stock, and money for a level and a point."""
    if not isinstance(state, GlobopolisState):
        return False
    return sum(state.stock_of(state.holders[0])[:4]) >= 3 and state.eu[state.holders[0]] >= 100


def a_bench() -> Found:
    return find("globopolis", 3, to_build, range(5, 80), has_stock)


def units(page: Page) -> Locator:
    """The kinds of units in one's stock of which there are some; NS-Units have not room everywhere."""
    tray = stage(page).get_by_role("region", name=re.compile("^Personal Stock$"))
    return tray.get_by_role(
        "button", name=re.compile(r"\b(water|food|energy|UCP)\b"), disabled=False
    )


def plates(page: Page) -> Locator:
    return stage(page).locator("[data-plate]")


def stock(guest: Guest, table: str) -> int:
    return sum(board(guest, table)["stock"][:5])


def test_an_option_phase_takes_nine_presses(open_page: Opening, server: Server) -> None:
    """Three units laid, one development and one purchase; as questions one by one it took 34."""
    page = open_page(instruments=True, viewport=DESK, blank=True)
    guest, table = at(page, server, a_bench())
    assert violations_beside_the_drawing(page) == []
    before, had = board(guest, table), stock(guest, table)
    began = presses(page)

    # Near the mark no points are for sale, so they come before the level that brings some.
    slider = stage(page).get_by_role("slider", name="Points for EU")
    slider.press("ArrowRight")
    stage(page).get_by_role("button", name=re.compile(r"^Buy 1 point · \d+ EU$")).click()
    until(page, lambda: board(guest, table)["score"][0] == before["score"][0] + 1)
    develop = stage(page).get_by_role("button", name=re.compile(r"^Develop \d+ EU → \+\d+ point"))
    develop.first.click()
    until(page, lambda: sum(board(guest, table)["levels"]) == sum(before["levels"]) + 1)
    for number in (1, 2, 3):
        unit = units(page).first
        if unit.get_attribute("aria-pressed") == "false":
            unit.click()
        plates(page).last.get_by_role("button", name=re.compile("^Put |completes it")).click()
        if number == 1:
            # The first unit is laid with two presses.
            assert presses(page) - began == 5
        until(page, lambda: stock(guest, table) == had - number)  # noqa: B023
    assert presses(page) - began <= 9
    # The primary action has not been in the way of any of it.
    expect(primary(page)).to_have_text("On to the dice")


def test_a_unit_is_laid_by_one_drag(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    had, began = stock(guest, table), presses(page)
    drag(page, middle(units(page).first), middle(plates(page).first))
    until(page, lambda: stock(guest, table) == had - 1)
    assert presses(page) - began == 1


def test_a_unit_is_laid_by_keys(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    had = stock(guest, table)
    units(page).first.focus()
    page.keyboard.press("Enter")
    expect(dock(page)).to_contain_text("in hand")
    plates(page).first.get_by_role("button", name=re.compile("^Put |completes it")).press("Enter")
    until(page, lambda: stock(guest, table) == had - 1)
    # Enter is the primary action wherever no other button has the focus.
    expect(primary(page)).to_be_enabled()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(dock(page).get_by_role("heading", name=re.compile("clockwise from"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_finger_lays_a_unit_on_a_phone(open_page: Opening, server: Server, lang: str) -> None:
    page = open_page(
        lang, instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = at(page, server, a_bench())
    had = stock(guest, table)
    unit = stage(page).locator(".unit[aria-pressed]:enabled").first
    unit.tap()
    expect(unit).to_have_attribute("aria-pressed", "true")
    plates(page).first.locator(".target").tap()
    until(page, lambda: stock(guest, table) == had - 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_beside_the_drawing(page) == []
    # The primary action is 58 high and as wide as the sheet, right above the tabs.
    box, tabs = primary(page).bounding_box(), page.get_by_role("tablist").bounding_box()
    assert box is not None
    assert tabs is not None
    assert box["height"] == 58
    assert box["width"] > 340
    assert 0 <= tabs["y"] - (box["y"] + box["height"]) <= 24
    low = page.evaluate(
        """() => [...document.querySelectorAll("aside button, [role=tab], .target")]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 48)
            .map((each) => each.outerHTML.slice(0, 120))"""
    )
    assert low == []


# Dice.


def to_roll(legal: Legal) -> Action | None:
    """A roll with both directions to choose from."""
    return next((each for each in legal if isinstance(each, Roll) and each.backwards), None)


def test_dice_are_chosen_with_chances_and_prices(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, to_roll, range(5, 60)))
    assert violations_beside_the_drawing(page) == []
    (asked, *_) = [each["id"] for each in guest.questions(table, 0) if each["must"]]
    dice = stage(page).get_by_role("radiogroup", name="How many dice")
    expect(dice.get_by_role("radio", checked=True)).to_contain_text("2 dice")
    expect(primary(page)).to_have_text("Roll two dice")
    # What the three columns say adds up to everything.
    shares = stage(page).get_by_role("heading", level=3).all_inner_texts()
    total = sum(int(each.split(" %")[0]) for each in shares)
    assert 98 <= total <= 102
    page.keyboard.press("3")
    expect(primary(page)).to_have_text("Roll three dice")
    page.keyboard.press("r")
    expect(primary(page)).to_have_text(re.compile(r"^Roll three dice and go back · −3 points$"))
    stage(page).get_by_role("radio", name=re.compile("Clockwise")).click()
    dice.get_by_role("radio").first.click()
    expect(primary(page)).to_have_text("Roll one die")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    until(page, lambda: asked not in [each["id"] for each in guest.questions(table, 0)])


# A visit.


def to_visit(legal: Legal) -> Action | None:
    if PayConference not in legal.verbs():
        return None
    return next((each for each in legal if isinstance(each, Attack)), None)


def test_paying_or_attacking_has_price_odds_and_stakes(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, to_visit, range(5, 80)))
    assert violations_beside_the_drawing(page) == []
    # Paying is set: it risks nothing.
    expect(primary(page)).to_have_text(re.compile(r"^Pay · \d+ EU$"))
    expect(dock(page)).to_contain_text(re.compile(r"Leaves you -?\d+ EU"))
    attack = stage(page).get_by_role(
        "radio", name=re.compile(r"^Attack .* \d+\s*%.*\+\d+ points if you win")
    )
    attack.first.click()
    expect(primary(page)).to_have_text(re.compile(r"^Attack from .* · \d+ %$"))
    expect(dock(page)).to_contain_text(re.compile(r"If you win: \+\d+ points"))
    page.keyboard.press("p")
    expect(primary(page)).to_have_text(re.compile(r"^Pay · \d+ EU$"))
    (asked, *_) = [each["id"] for each in guest.questions(table, 0) if each["must"]]
    primary(page).click()
    until(page, lambda: asked not in [each["id"] for each in guest.questions(table, 0)])


# Constant places.

# Measured at one moment, once the primary action can be pressed: a question that comes next may be on its way.
MEASURED = """() => {
  const button = document.querySelector("[aria-keyshortcuts=Enter]:enabled");
  if (button === null) return null;
  const { x, y, width, height } = button.getBoundingClientRect();
  const filled = [...document.querySelectorAll("button.primary")].filter((each) => each.checkVisibility()).length;
  return { box: [x, y, width, height], filled, fits: document.documentElement.scrollHeight <= innerHeight };
}"""


@pytest.mark.parametrize("instruments", [True, False], ids=["instruments", "lists"])
@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_the_primary_action_never_moves(
    open_page: Opening, server: Server, game: str, instruments: bool
) -> None:
    page = open_page(instruments=instruments, viewport=LOW, blank=True)
    guest = Guest(page, server.url, "Ada")
    table = guest.table(game, [ME, BOT, BOT])
    guest.start(table)
    guest.look_at(table)
    person = Person(page, "en")
    places: set[tuple[float, ...]] = set()
    for _ in range(10):
        person.come_to_turn()
        seen = page.wait_for_function(MEASURED).json_value()
        places.add(tuple(seen["box"]))
        assert seen["filled"] == 1
        assert seen["fits"]
        person.play(1)
    assert len(places) == 1


HASTY = """async () => {
  const button = () => document.querySelector("[aria-keyshortcuts=Enter]");
  const before = document.querySelector(".question").textContent;
  button().click();
  const start = performance.now();
  while (document.querySelector(".question").textContent === before && performance.now() - start < 5000)
    await new Promise((done) => requestAnimationFrame(done));
  const there = performance.now();
  let pressed = 0;
  // Somebody who goes on pressing what was there a moment ago, by pointer and by key.
  while (performance.now() - there < 300) {
    button()?.click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    pressed += 1;
    await new Promise((done) => setTimeout(done, 20));
  }
  return pressed;
}"""


@pytest.mark.parametrize("instruments", [True, False], ids=["instruments", "lists"])
def test_nothing_is_pressed_by_mistake_when_a_question_comes(
    open_page: Opening, server: Server, instruments: bool
) -> None:
    page = open_page(instruments=instruments, viewport=LOW, blank=True)
    guest = Guest(page, server.url, "Ada")
    found = a_bench()
    table = forked(guest, brought(guest, "globopolis", found.record), found.line, [ME, BOT, BOT])
    guest.look_at(table)
    expect(primary(page)).to_have_text(re.compile("On to the dice|End the Option Phase"))
    assert page.evaluate(HASTY) > 0
    (roll,) = [each for each in guest.questions(table, 0) if each["must"]]
    assert roll["kind"] == "roll"
    # A moment later it can be pressed.
    expect(primary(page)).to_have_text(re.compile("^Roll "))
    primary(page).click()
    until(page, lambda: roll["id"] not in [each["id"] for each in guest.questions(table, 0)])


def one_bid(legal: Legal) -> Action | None:
    """An auction in which the base, as everybody sees, allows no bid but one."""
    actions = legal.actions()
    return actions[0] if len(actions) == 1 and isinstance(actions[0], Bid) else None


def test_what_has_one_answer_is_answered_by_itself(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, alone=True, blank=True)
    guest = Guest(page, server.url, "Ada")
    found = find("global-powers", 3, one_bid, range(5, 60))
    table = forked(guest, brought(guest, "global-powers", found.record), found.line, [ME, BOT, BOT])
    (asked, *_) = [each["id"] for each in guest.questions(table, 0) if each["must"]]
    guest.look_at(table)
    notice = page.get_by_role("complementary").get_by_role("status")
    expect(notice.first).to_contain_text("There was only one answer: Bid 0 politicians")
    until(page, lambda: asked not in [each["id"] for each in guest.questions(table, 0)])


def a_quiet_end(legal: Legal) -> Action | None:
    """The end of a turn at which no MISSION can be shown, which nobody else may know."""
    actions = legal.actions()
    return actions[0] if len(actions) == 1 and isinstance(actions[0], EndTurn) else None


def test_what_would_betray_a_hand_is_asked(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, alone=True, blank=True)
    guest, table = Guest(page, server.url, "Ada"), ""
    found = find("globopolis", 3, a_quiet_end, range(5, 60))
    table = forked(guest, brought(guest, "globopolis", found.record), found.line, [ME, BOT, BOT])
    (asked, *_) = [each["id"] for each in guest.questions(table, 0) if each["must"]]
    guest.look_at(table)
    expect(primary(page)).to_have_text("End the turn")
    page.wait_for_timeout(2000)
    assert asked in [each["id"] for each in guest.questions(table, 0)]


def test_who_prefers_lists_has_lists(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    at(page, server, a_bench())
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Decisions as plain lists").check()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(stage(page)).to_have_count(0)
    rows = dock(page).get_by_role("radio", name="End the Option Phase")
    expect(rows).to_be_checked()
    # Digits and arrows choose, Enter answers.
    page.evaluate("document.activeElement.blur()")
    # What has just come cannot be answered at once.
    page.wait_for_timeout(500)
    page.keyboard.press("2")
    expect(rows).not_to_be_checked()
    page.keyboard.press("ArrowUp")
    expect(rows).to_be_checked()
    page.keyboard.press("Enter")
    expect(primary(page)).to_have_text("Roll one die")


# Global Powers.


def world(
    page: Page, server: Server, wanted: Callable[[Legal], Action | None]
) -> tuple[Guest, str]:
    """A page at a position of a game of Global Powers for three."""
    guest = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    found = find("global-powers", 3, wanted, range(5, 60))
    table = forked(guest, brought(guest, "global-powers", found.record), found.line, [ME, BOT, BOT])
    guest.look_at(table)
    expect(stage(page).get_by_role("img").first).to_be_visible()
    return guest, table


def asked(guest: Guest, table: str) -> list[int]:
    return [each["id"] for each in guest.questions(table, 0) if each["must"]]


def several_bids(legal: Legal) -> Action | None:
    return Bid(2) if Bid in legal.verbs() and legal.why_not(Bid(2)) is None else None


def test_a_bid_is_dialled_and_sealed(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = world(page, server, several_bids)
    assert violations(page) == []
    (before, *_) = asked(guest, table)
    expect(primary(page)).to_have_text("Seal 0")
    page.keyboard.press("ArrowRight")
    expect(primary(page)).to_have_text("Seal 1")
    stage(page).get_by_role("button", name="One more").click()
    expect(primary(page)).to_have_text("Seal 2")
    expect(dock(page)).to_contain_text("are left in base")
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


def a_vote(legal: Legal) -> Action | None:
    return next((each for each in legal if isinstance(each, CastVote)), None)


def test_a_vote_shows_how_it_stands(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = world(page, server, a_vote)
    assert violations(page) == []
    (before, *_) = asked(guest, table)
    page.keyboard.press("f")
    expect(primary(page)).to_have_text(re.compile(r"^Vote yes · \d+ votes?$"))
    stage(page).get_by_role("radio", name="Vote no").click()
    expect(primary(page)).to_have_text(re.compile(r"^Vote no · \d+ votes?$"))
    expect(dock(page)).to_contain_text(re.compile(r"Then \d+ for, \d+ against"))
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


def a_veto(legal: Legal) -> Action | None:
    return next((each for each in legal if isinstance(each, Veto)), None)


def test_a_veto_is_never_the_primary_action(open_page: Opening, server: Server) -> None:
    page = open_page(
        "de", instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = world(page, server, a_veto)
    assert violations(page) == []
    (before, *_) = asked(guest, table)
    expect(primary(page)).to_have_text("Geschehen lassen")
    dock(page).get_by_role("button", name="Veto · −1 Politiker").tap()
    until(page, lambda: before not in asked(guest, table))


def a_war(legal: Legal) -> Action | None:
    return next((each for each in legal if isinstance(each, War)), None)


def test_a_proposal_is_a_sentence_with_slots(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = world(page, server, a_war)
    (before, *_) = asked(guest, table)
    verbs = stage(page).get_by_role("radiogroup").first
    verbs.get_by_role("radio", name=re.compile("^War")).click()
    # The odds are there before it is proposed, also on the button.
    expect(primary(page)).to_have_text(re.compile(r"^Propose: War · .*\d+ %$"))
    expect(stage(page)).to_contain_text(re.compile(r"\d+\s*%\s*you win"))
    assert violations(page) == []
    # Another verb is another sentence, whole at once.
    page.keyboard.press("v")
    expect(primary(page)).not_to_contain_text("War")
    verbs.get_by_role("radio", name=re.compile("^War")).click()
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))
