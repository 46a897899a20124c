"""The instruments of Global Powers: the session with its eight proposals, bids, hands, turns, stakes, answers; by mouse, by
touch and by keys, with prices and odds before the press."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Server, primary
from e2e.positions import brought, find, forked
from e2e.tables import Guest, people, together
from e2e.test_accessible import AXE, violations_beside_the_drawing
from e2e.test_instruments import (
    BOT,
    COUNTED,
    DESK,
    LOW,
    ME,
    PHONE,
    asked,
    dock,
    presses,
    stage,
    until,
)
from statecraft.core.engine.legal import Legal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    Activate,
    Bid,
    Budget,
    CastVote,
    ChooseHand,
    Consent,
    Motion,
    RefillHand,
    Retire,
    SendToUn,
    Stake,
    StakeCoup,
    Trade,
    Veto,
    War,
    Withdraw,
)

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
FOUND: dict[str, Any] = {}
"""Games that were looked for already, by what was looked for."""


def offered(*verbs: type[Action], listed: type[Action] | None = None) -> Callable[[Legal], Any]:
    """A position in which these verbs are a choice; the answer is the first of ``listed``, or anything."""

    def wanted(legal: Legal) -> Action | None:
        if not set(verbs) <= set(legal.verbs()):
            return None
        return next((each for each in legal if isinstance(each, listed or verbs[0])), Bid(0))

    return wanted


def at(
    page: Page,
    server: Server,
    name: str,
    wanted: Callable[[Legal], Action | None],
    when: Callable[[Any], object] = bool,
    seats: int = 3,
) -> tuple[Guest, str]:
    """A page at a position of a game of Global Powers."""
    guest = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    page.add_init_script(COUNTED)
    found = FOUND.get(name)
    if found is None:
        found = FOUND[name] = find("global-powers", seats, wanted, range(5, 90), when)
    record = brought(guest, "global-powers", found.record)
    table = forked(guest, record, found.line, [ME, *[BOT] * (seats - 1)])
    guest.look_at(table)
    expect(
        stage(page).get_by_role("button").or_(stage(page).get_by_role("img")).first
    ).to_be_visible()
    page.wait_for_timeout(500)
    return guest, table


def sound(page: Page, least: int = 13) -> None:
    """Nothing a screen reader stumbles over, no text too small, nothing that scrolls sideways, one filled button."""
    assert violations_beside_the_drawing(page) == []
    tiny = page.evaluate(
        """(least) => [...document.querySelectorAll("[data-guarded] .inside *")]
          .filter((each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .filter((each) => !each.closest(".only-heard") && each.closest("section.stage"))
          .map((each) => [parseFloat(getComputedStyle(each).fontSize) * (each.ownerSVGElement ? each.getScreenCTM().a : 1), each.textContent])
          .filter(([size]) => size < least)""",
        least,
    )
    assert tiny == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("button.primary").filter(visible=True).count() == 1


def send(page: Page, guest: Guest, table: str) -> None:
    """The primary action answers what is asked."""
    before = asked(guest, table)
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    until(page, lambda: asked(guest, table) != before)


def verb(page: Page, name: str) -> Locator:
    return stage(page).get_by_role("radio", name=re.compile(rf"^{name}\b"))


# The session.

SESSION = offered(War, Trade, Budget, Motion, listed=War)


def test_a_trade_takes_five_presses(open_page: Opening, server: Server) -> None:
    """One given, one wanted, put to the vote; as questions one by one it took ten."""
    page = open_page(instruments=True, viewport=DESK, blank=True)
    guest, table = at(page, server, "session", SESSION)
    began = presses(page)
    verb(page, "Trade").click()
    sides = stage(page).get_by_role("region", name=re.compile("gives"))
    more = re.compile("^More")
    sides.first.get_by_role("button", name=more, disabled=False).first.click()
    sides.last.get_by_role("button", name=more, disabled=False).last.click()
    expect(stage(page)).to_contain_text("→")
    expect(primary(page)).to_have_text("Propose: Trade")
    expect(primary(page)).to_be_enabled()
    sound(page)
    before = asked(guest, table)
    primary(page).click()
    until(page, lambda: asked(guest, table) != before)
    assert presses(page) - began <= 5


def test_a_war_shows_its_nine_throws(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "session", SESSION)
    verb(page, "War").click()
    cells = stage(page).get_by_role("table").get_by_role("cell", name=re.compile("^[+−=]"))
    expect(cells).to_have_count(9)
    # What the nine say adds up, and the odds are on the button too.
    shares = [
        int(each) for each in re.findall(r"(\d+) %", stage(page).locator(".ways").inner_text())
    ]
    assert 98 <= sum(shares) <= 102
    expect(primary(page)).to_have_text(re.compile(r"^Propose: War · \d+ %$"))
    expect(stage(page).locator("dl")).to_contain_text(re.compile("Win|Draw|Lose"))
    sound(page)
    send(page, guest, table)


def test_a_budget_shows_chips_before_and_after_by_keys(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "session", SESSION)
    for _ in range(8):
        if verb(page, "Budget").get_attribute("aria-checked") == "true":
            break
        page.keyboard.press("v")
    expect(verb(page, "Budget")).to_be_checked()
    budgets = stage(page).get_by_role("radiogroup", name="What is converted?")
    expect(budgets.get_by_role("radio").first).to_contain_text("→")
    page.keyboard.press("1")
    expect(budgets.get_by_role("radio").first).to_be_checked()
    if budgets.get_by_role("radio").count() > 1:
        page.keyboard.press("ArrowRight")
        expect(budgets.get_by_role("radio").nth(1)).to_be_checked()
    before = asked(guest, table)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    until(page, lambda: asked(guest, table) != before)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_motion_is_staked_on_a_phone(open_page: Opening, server: Server, lang: str) -> None:
    page = open_page(
        lang, instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = at(page, server, "session", SESSION)
    stage(page).get_by_role("radiogroup").first.get_by_role("radio").last.tap()
    expect(primary(page)).to_have_text(re.compile("Motion|Antrag"))
    stage(page).get_by_role("button", name=re.compile("Stake more|Mehr einsetzen")).tap()
    expect(primary(page)).to_have_text(re.compile("−1"))
    sound(page, 15)
    before = asked(guest, table)
    primary(page).tap()
    until(page, lambda: asked(guest, table) != before)


def test_a_region_on_the_map_is_a_slot(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    at(page, server, "session", SESSION)
    verb(page, "Emigration").click()
    slot = stage(page).get_by_role("combobox", name="Which region?")
    names = slot.get_by_role("option").all_inner_texts()
    page.get_by_role("button", name=re.compile(f"^Choose {names[-1]}")).click()
    expect(slot).to_have_value(slot.get_by_role("option").last.get_attribute("value") or "")
    expect(dock(page)).to_contain_text(names[-1])


# The auction.


def test_all_lots_and_what_a_bid_means(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "bid", lambda legal: Bid(2) if Bid(2) in legal else None)
    expect(
        stage(page).get_by_role("list", name="The twelve lots").get_by_role("listitem")
    ).to_have_count(12)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    means = stage(page).get_by_role("list", name="What the bid would mean")
    expect(means).to_contain_text(
        "Highest alone: 2 politicians move in, one more goes to Mauritius"
    )
    expect(means).to_contain_text("Lower: all come home")
    sound(page)
    send(page, guest, table)


def test_a_sealed_bid_can_be_changed_and_keeps_its_shape(
    open_page: Opening, server: Server
) -> None:
    """While another person has not decided, nobody has seen it (ST-2.10)."""
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guests = people([page, open_page(blank=True)], server.url)
    table = together(guests, "global-powers")
    guests[0].look_at(table)
    expect(primary(page)).to_have_text("Seal 0")
    place = stage(page).get_by_role("slider").bounding_box()
    page.keyboard.press("ArrowRight")
    primary(page).click()
    expect(primary(page)).to_have_text("Seal 1 instead")
    assert stage(page).get_by_role("slider").bounding_box() == place
    page.wait_for_timeout(500)
    page.keyboard.press("ArrowRight")
    expect(primary(page)).to_have_text("Seal 2 instead")
    primary(page).click()
    envelope = stage(page).get_by_role("img", name="Ada has decided: 2")
    expect(envelope).to_be_visible()


# Hands.


def test_five_cards_of_sixteen(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "hand", offered(ChooseHand))
    wall = stage(page).get_by_role("group", name="Cards to choose from").get_by_role("button")
    expect(wall).to_have_count(16)
    expect(primary(page)).to_be_disabled()
    began = presses(page)
    for card in (15, 2, 7, 4):
        wall.nth(card).click()
    # The last one by keys: arrows go over the wall.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(primary(page)).to_have_text("Take these 5")
    expect(wall.and_(page.locator('[aria-pressed="true"]'))).to_have_count(5)
    sound(page)
    send(page, guest, table)
    assert presses(page) - began <= 10


def test_new_cards_by_touch(open_page: Opening, server: Server) -> None:
    page = open_page(
        "de", instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = at(page, server, "refill", offered(RefillHand))
    wall = stage(page).get_by_role("group", name="Karten zur Auswahl").get_by_role("button")
    while primary(page).is_disabled():
        free = wall.and_(page.locator('[aria-pressed="false"]:enabled'))
        free.first.tap()
        page.wait_for_timeout(200)
    sound(page, 15)
    before = asked(guest, table)
    primary(page).tap()
    until(page, lambda: asked(guest, table) != before)


# A turn.


def test_a_turn_shows_effects_on_the_map(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "turn", offered(Retire, Activate, Withdraw, listed=Retire))
    expect(primary(page)).to_have_text(re.compile(r"^Activate .* · (no|\d+) actions?$"))
    verb(page, "Retirement").click()
    expect(primary(page)).to_have_text(re.compile("^Retirement in "))
    # What would happen stands at the region it is chosen for, and with the choice.
    expect(page.locator(".effect").first).to_contain_text("→")
    expect(stage(page).get_by_role("radio", name=re.compile("→")).first).to_be_visible()
    sound(page)
    send(page, guest, table)


def test_politicians_are_withdrawn_by_keys(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "turn", offered(Retire, Activate, Withdraw, listed=Retire))
    before = guest.view(table, 0)["view"]["board"]["base"][0]
    verb(page, "Withdraw").press("Enter")
    expect(primary(page)).to_be_disabled()
    stage(page).get_by_role("button", name=re.compile("^One more from")).first.press("Enter")
    expect(primary(page)).to_have_text("Withdraw 1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    until(page, lambda: guest.view(table, 0)["view"]["board"]["base"][0] == before + 1)


# Stakes, votes, answers.


def test_a_stake_has_two_columns(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "stake", offered(Stake))
    expect(primary(page)).to_have_text("Stake nothing")
    stage(page).get_by_role("radio", name=re.compile(r"^1 then \d+ : \d+, \d+ open")).first.click()
    expect(primary(page)).to_have_text("Stake 1 for it · −1 diplomacy")
    page.keyboard.press("ArrowRight")
    expect(primary(page)).to_have_text("Stake 1 against it · −1 diplomacy")
    sound(page)
    send(page, guest, table)


def test_a_coup_has_odds_of_both_extremes(open_page: Opening, server: Server) -> None:
    page = open_page(
        "de", instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = at(page, server, "coup", offered(StakeCoup))
    expect(primary(page)).to_have_text(re.compile(r"^0 einsetzen · \d+–\d+ %$"))
    stage(page).get_by_role("button", name="Einen mehr").tap()
    expect(primary(page)).to_have_text(re.compile(r"^1 einsetzen · \d+–\d+ %$"))
    sound(page, 15)
    before = asked(guest, table)
    primary(page).tap()
    until(page, lambda: asked(guest, table) != before)


def two_places(state: object) -> bool:
    """Somebody to take from more than one place."""
    assert isinstance(state, GlobalPowersState)
    return bool(state.base[0]) and any(state.politicians[0 :: state.colours])


def test_delegates_are_taken_by_steppers(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, "un", offered(SendToUn), two_places)
    expect(primary(page)).to_have_text("Send 3")
    stage(page).get_by_role(
        "button", name=re.compile("^One fewer from"), disabled=False
    ).first.click()
    # One too few cannot be sent, and the engine says why.
    expect(primary(page)).to_be_disabled()
    expect(dock(page)).to_contain_text("3 politicians")
    stage(page).get_by_role(
        "button", name=re.compile("^One more from"), disabled=False
    ).last.click()
    sound(page)
    send(page, guest, table)


def test_a_trade_is_answered_knowing_what_both_have_then(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(
        page,
        server,
        "trade",
        offered(Consent),
        lambda state: state.stack[-1].NAME == "trade-answer",
    )
    expect(dock(page)).to_contain_text("Do you accept?")
    expect(stage(page)).to_contain_text("→")
    sound(page)
    before = asked(guest, table)
    dock(page).get_by_role("button", name="Decline").click()
    until(page, lambda: asked(guest, table) != before)


def test_the_un_votes_on_a_motion(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(
        page, server, "un-vote", offered(CastVote), lambda state: state.stack[-1].NAME == "un-votes"
    )
    page.keyboard.press("f")
    expect(primary(page)).to_have_text(re.compile(r"^Vote yes · \d+ votes?$"))
    expect(dock(page)).to_contain_text(re.compile(r"Then \d+ for, \d+ against"))
    sound(page)
    send(page, guest, table)


def test_each_veto_names_its_proposal(open_page: Opening, server: Server) -> None:
    """Several in a row can be told apart: who proposes what, where, and how it stands."""
    page = open_page(instruments=True, viewport=LOW, blank=True)
    at(page, server, "veto", offered(Veto))
    question = dock(page).get_by_role("heading", level=3)
    expect(question).to_have_text(re.compile(r"^Veto\? .+ in .+: .+, (carried|rejected)$"))
    sound(page)
