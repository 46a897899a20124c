"""The instruments of Globopolis: agents, own ground, markets, cards and fields face up, trade; by mouse, touch and keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Server, primary
from e2e.positions import brought, find, forked
from e2e.tables import Guest, together
from e2e.test_accessible import AXE, violations_beside_the_drawing
from e2e.test_instruments import (
    BOT,
    COUNTED,
    DESK,
    LOW,
    ME,
    PHONE,
    Opening,
    a_bench,
    at,
    board,
    dock,
    plates,
    presses,
    stage,
    stock,
    units,
    until,
)
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.state import State
from statecraft.core.verbs.action import Action
from statecraft.globopolis.ids import ALL_TITLES
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    Attack,
    BuyAtMarket,
    CleanHouse,
    EndTurn,
    Fly,
    Place,
    PlayOperation,
    PutUnder,
    Roll,
    ShowMission,
    UseMarket,
)

pytestmark = pytest.mark.slow

SMALL = """() => [...document.querySelectorAll("ROOT")]
  .filter((each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < LEAST && !each.closest("svg, [role=tab], .only-heard, .dots, .letter, details:not([open]) > :not(summary)"))
  .map((each) => `${getComputedStyle(each).fontSize} ${each.outerHTML.slice(0, 120)}`)"""


def too_small(page: Page, least: int) -> list[str]:
    """Texts that are smaller than a player can read."""
    # On a phone the instrument alone: tabs and figures beside others may be smaller there.
    root = "main *, aside *" if least < 15 else "section.stage *"
    found: list[str] = page.evaluate(SMALL.replace("LEAST", str(least)).replace("ROOT", root))
    return found


def asked(guest: Guest, table: str) -> list[int]:
    return [each["id"] for each in guest.questions(table, 0) if each["must"]]


def seen_well(page: Page, least: int = 13) -> None:
    """Nothing that a player must read is small, nobody is shut out, nothing scrolls sideways."""
    assert violations_beside_the_drawing(page) == []
    assert too_small(page, least) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def wants(*verbs: type[Action]) -> Callable[[Legal], Action | None]:
    """A question that can be answered with all of these verbs."""

    def wanted(legal: Legal) -> Action | None:
        if not set(verbs) <= set(legal.verbs()):
            return None
        return next((each for each in legal if isinstance(each, verbs[0])), None)

    return wanted


# Agents.


def agents_in_hand(state: State) -> bool:
    """In the turn of the next player, a bot, seat 0 has agents left."""
    if not isinstance(state, GlobopolisState):
        return False
    return state.reserve[state.holders[0]] >= 3 and state.turn == 1


def to_place(legal: Legal) -> Action | None:
    return Place(ALL_TITLES[0], 1) if legal.question.kind == "agents" else None


def placing(page: Page, server: Server) -> tuple[Guest, str]:
    """A page at a table whose bots wait for one to place agents."""
    guest = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    page.add_init_script(COUNTED)
    found = find("globopolis", 3, to_place, range(5, 40), agents_in_hand, beside=True)
    origin = brought(guest, "globopolis", found.record)
    table = forked(guest, origin, found.line, [ME, BOT, BOT], wait=True)
    guest.look_at(table)
    expect(more(page)).not_to_have_count(0)
    return guest, table


def more(page: Page) -> Locator:
    return stage(page).get_by_role(
        "button", name=re.compile("^One more agent in|^Ein Agent mehr"), disabled=False
    )


def reserve(guest: Guest, table: str) -> int:
    left: int = board(guest, table)["reserve"][0]
    return left


def test_three_agents_are_placed_with_four_presses(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = placing(page, server)
    seen_well(page)
    had, began = reserve(guest, table), presses(page)
    for number in (0, 1, 2):
        more(page).nth(number).click()
    # Until it is done, it is only planned.
    column = page.get_by_role("complementary")
    expect(column).to_contain_text(re.compile(r"0 → 1: (no die|[+−]1 die)"))
    assert reserve(guest, table) == had
    primary(page).click()
    until(page, lambda: reserve(guest, table) == had - 3)
    assert presses(page) - began == 4


def test_agents_are_placed_by_keys_and_taken_back(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    guest, table = placing(page, server)
    had = reserve(guest, table)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    expect(primary(page)).to_have_text(re.compile("1 post"))
    page.keyboard.press("-")
    expect(primary(page)).to_have_text("Done placing")
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    until(page, lambda: reserve(guest, table) == had - 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_finger_places_an_agent(open_page: Opening, server: Server, lang: str) -> None:
    page = open_page(
        lang, instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True
    )
    guest, table = placing(page, server)
    had = reserve(guest, table)
    more(page).first.tap()
    seen_well(page, 15)
    primary(page).tap()
    until(page, lambda: reserve(guest, table) == had - 1)


# Own ground.


def test_at_home_one_attacks_with_odds_or_rolls_on(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    found = find("globopolis", 3, wants(Attack, Roll, EndTurn), range(5, 80))
    guest, table = at(page, server, found)
    seen_well(page)
    (before, *_) = asked(guest, table)
    expect(primary(page)).to_have_text("Roll two dice")
    page.keyboard.press("1")
    expect(primary(page)).to_have_text("Roll one die")
    page.keyboard.press("a")
    expect(primary(page)).to_have_text(re.compile(r"^Attack .* · \d+ %$"))
    expect(dock(page)).to_contain_text(re.compile(r"If you win: \+\d+ points"))
    expect(dock(page).get_by_role("button", name="End the turn")).to_be_visible()
    stage(page).get_by_role("radio", name=re.compile("^2 dice")).click()
    expect(primary(page)).to_have_text("Roll two dice")
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


def test_cleaning_house_has_its_odds(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    guest, table = at(page, server, find("globopolis", 3, wants(CleanHouse), range(5, 120)))
    (before, *_) = asked(guest, table)
    page.keyboard.press("c")
    expect(primary(page)).to_have_text(re.compile(r"^Clean house in .* · \d+ %$"))
    expect(stage(page)).to_contain_text("to capture")
    seen_well(page)
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


# Markets.


def two_kinds(state: State) -> bool:
    return isinstance(state, GlobopolisState) and state.eu[state.holders[0]] >= 40


def test_a_market_is_chosen_with_prices(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(
        page, server, find("globopolis", 3, wants(UseMarket), range(5, 60), two_kinds)
    )
    seen_well(page)
    (before, *_) = asked(guest, table)
    expect(primary(page)).to_have_text(re.compile("^Buy in "))
    expect(stage(page)).to_contain_text(re.compile(r"\d+ EU each"))
    # A hint says something here, too.
    dock(page).get_by_role("button", name="Hint").click()
    expect(dock(page).get_by_role("status").first).to_contain_text(re.compile(r"\w{3,}"))
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


def a_purchase(legal: Legal) -> Action | None:
    return (
        BuyAtMarket(0, 0)
        if BuyAtMarket in legal.verbs() and not legal.why_not(BuyAtMarket(2, 0))
        else None
    )


@pytest.mark.parametrize("how", ["mouse", "keys", "touch"])
def test_units_are_bought_with_the_sum_on_the_button(
    open_page: Opening, server: Server, how: str
) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = open_page(
        instruments=True, **(phone if how == "touch" else {"viewport": LOW}), blank=True
    )
    guest, table = at(page, server, find("globopolis", 3, a_purchase, range(5, 60), two_kinds))
    eu = board(guest, table)["eu"][0]
    expect(primary(page)).to_have_text("Buy nothing")
    plus = stage(page).get_by_role("button", name=re.compile("^More: ")).first
    for _ in range(2):
        if how == "keys":
            page.keyboard.press("+")
        elif how == "touch":
            plus.tap()
        else:
            plus.click()
    expect(primary(page)).to_have_text("Buy 2 · 10 EU")
    expect(dock(page)).to_contain_text(f"Leaves you {eu - 10} EU")
    seen_well(page, 15 if how == "touch" else 13)
    if how == "keys":
        page.keyboard.press("Enter")
    else:
        primary(page).click()
    until(page, lambda: board(guest, table)["eu"][0] == eu - 10)


# Cards and fields face up.


def test_an_operation_shows_the_odds_with_and_without(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, wants(PlayOperation), range(5, 120)))
    seen_well(page)
    (before, *_) = asked(guest, table)
    faces = stage(page).get_by_role("radio")
    expect(faces.filter(has_text="your chance")).to_have_count(faces.count())
    expect(primary(page)).to_have_text(re.compile(r"^Fight without a card · \d+ %$"))
    page.keyboard.press("2")
    expect(primary(page)).to_have_text(re.compile(r"^Use “.*” · \d+ %$"))
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


def test_a_card_to_put_back_lies_open(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=PHONE, has_touch=True, is_mobile=True, blank=True)
    guest, table = at(page, server, find("globopolis", 3, wants(PutUnder), range(5, 120)))
    (before, *_) = asked(guest, table)
    faces = stage(page).get_by_role("radio")
    assert faces.count() > 1
    faces.nth(1).tap()
    expect(faces.nth(1)).to_be_checked()
    seen_well(page, 15)
    primary(page).tap()
    until(page, lambda: before not in asked(guest, table))


def test_a_flight_says_what_lies_around_each_base(open_page: Opening, server: Server) -> None:
    page = open_page("de", instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, find("globopolis", 3, wants(Fly), range(5, 60)))
    seen_well(page)
    (before, *_) = asked(guest, table)
    expect(stage(page).get_by_role("radio").filter(has_text="% zahlen")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(primary(page)).to_have_text(re.compile(r"^Flieg.* · \d+ %$"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    until(page, lambda: before not in asked(guest, table))


def at_the_end(state: State) -> bool:
    return bool(state.stack) and state.stack[-1].NAME == "turn-end"


def test_a_mission_is_claimed_with_its_points(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    found = find("globopolis", 3, wants(ShowMission), range(5, 200), at_the_end)
    guest, table = at(page, server, found)
    (before, *_) = asked(guest, table)
    stage(page).get_by_role("radio", name=re.compile("MISSION")).first.click()
    expect(primary(page)).to_have_text(re.compile("^Show the MISSION"))
    expect(dock(page)).to_contain_text(re.compile("pays .* points at once|locks your claim"))
    seen_well(page)
    primary(page).click()
    until(page, lambda: before not in asked(guest, table))


# The dice.


def test_the_ring_shows_the_chances(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    at(page, server, find("globopolis", 3, wants(Roll), range(5, 60)))
    bars = page.locator(".marks text")
    page.keyboard.press("2")
    expect(bars).to_have_count(11)
    shares = [int(each.split()[0]) for each in bars.all_text_contents()]
    assert 97 <= sum(shares) <= 104
    page.keyboard.press("1")
    expect(bars).to_have_count(6)
    # Nothing of the instrument lies over them.
    hidden = page.evaluate(
        """() => { const rects = [...document.querySelectorAll(".marks text")].map((each) => each.getBoundingClientRect());
          const cards = [...document.querySelectorAll(".roll button, .roll section")].map((each) => each.getBoundingClientRect());
          return rects.filter((one) => cards.some((other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top)).length; }"""
    )
    assert hidden == 0


# Trade.


def test_an_offer_has_two_trays_and_says_what_it_means(open_page: Opening, server: Server) -> None:
    pages = [open_page(instruments=True, viewport=LOW, blank=True) for _ in range(2)]
    for page in pages:
        page.add_init_script(path=AXE)
    guests = [
        Guest(page, server.url, name) for page, name in zip(pages, ("Ada", "Bo"), strict=True)
    ]
    table = together(guests, "globopolis")
    ada, bo = pages
    ada.goto(f"{server.url}/t/{table}")
    bo.goto(f"{server.url}/t/{table}")
    # Titles can be traded at a quiet time, whoever is to move.
    ada.get_by_role("button", name=re.compile("^Make an offer")).first.click()
    expect(primary(ada)).to_have_text("Offer to Bo")
    expect(primary(ada)).to_be_disabled()
    trays = stage(ada).get_by_role("region")
    mine = stage(ada).get_by_role("region", name="I give")
    theirs = stage(ada).get_by_role("region", name="Bo gives")
    expect(trays).to_have_count(2)
    mine.locator(".stock button").nth(1).click()
    theirs.locator(".stock button").nth(1).click()
    meaning = ada.get_by_role("complementary").get_by_role("status")
    expect(meaning.first).to_contain_text("for you")
    expect(meaning.first).to_contain_text(re.compile(r"points, -?\d+ then"))
    expect(meaning.first).to_contain_text("for Bo")
    seen_well(ada)
    # A title is taken off on the board, and put back there.
    title = (
        mine.get_by_role("group", name="I give")
        .get_by_role("group")
        .first.get_attribute("aria-label")
    )
    field = ada.get_by_role("group", name="Field Ring").get_by_role(
        "button", name=re.compile(f"^{title}")
    )
    field.click()
    expect(mine.get_by_role("group", name="I give").get_by_role("group")).to_have_count(0)
    field.click()
    expect(mine.get_by_role("group", name="I give").get_by_role("group")).to_have_count(1)
    primary(ada).click()
    # Bo sees what it would mean before accepting, and answers with another offer.
    offers = bo.get_by_role("list", name="Offers to you")
    expect(offers).to_contain_text("for you")
    offers.get_by_role("button", name="Counter-offer …").click()
    expect(primary(bo)).to_have_text("Offer to Ada")
    expect(primary(bo)).to_be_enabled()
    primary(bo).click()
    answer = ada.get_by_role("list", name="Offers to you").get_by_role(
        "button", name="Accept", exact=True
    )
    owners = board(guests[0], table)["owner"]
    answer.click()
    until(ada, lambda: board(guests[0], table)["owner"] != owners)


# The board is live.


def test_an_own_territory_on_the_board_leads_to_its_plate(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    guest, table = at(page, server, a_bench())
    had = stock(guest, table)
    name = (plates(page).last.get_attribute("aria-label") or "").split(",")[0]
    field = page.get_by_role("group", name="Field Ring").get_by_role(
        "button", name=re.compile(f"^{name},")
    )
    field.click()
    expect(plates(page).last).to_have_class(re.compile("shown"))
    # With a unit in hand, it is laid there.
    units(page).first.click()
    field.click()
    until(page, lambda: stock(guest, table) == had - 1)
    # What is no part of it says what is.
    other = page.get_by_role("group", name="Field Ring").get_by_role(
        "button", name=re.compile("^Switzerland")
    )
    expect(primary(page)).to_be_enabled()
    page.wait_for_timeout(500)
    other.click(force=True)
    expect(dock(page).get_by_role("alert")).to_contain_text(re.compile("You can press: .+"))


def test_an_offer_out_of_the_bench_stays_while_the_table_goes_on(
    open_page: Opening, server: Server
) -> None:
    """With more than one partner: the board, and what stands on it, is not drawn anew with every message."""
    page = open_page(instruments=True, viewport=LOW, blank=True)
    at(page, server, a_bench())
    page.evaluate("document.querySelector('.gb-board').dataset.kept = '1'")
    page.get_by_role("button", name=re.compile("^Make an offer")).first.click()
    partners = stage(page).get_by_role("radiogroup", name="To").get_by_role("radio")
    expect(partners).to_have_count(2)
    page.wait_for_timeout(500)
    partners.last.click()
    mine = stage(page).get_by_role("region", name="I give")
    mine.locator(".stock > button").first.click()
    expect(mine.get_by_role("group", name="I give").get_by_role("group")).to_have_count(1)
    expect(primary(page)).to_be_enabled()
    expect(partners.last).to_be_checked()
    assert page.locator(".gb-board[data-kept]").count() == 1
