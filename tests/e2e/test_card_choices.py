"""What cards, variants and neighbours leave to be decided has an instrument too: shown whole, answered with few presses."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server, primary
from e2e.positions import Found, brought, find, forked
from e2e.tables import Guest, Json
from e2e.test_accessible import AXE, violations_beside_the_drawing
from e2e.test_instruments import BOT, DESK, LOW, ME, PHONE, dock, stage, until
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.sealed import PASS
from statecraft.core.verbs.action import Action
from statecraft.global_powers.cards.riots import Riots
from statecraft.global_powers.cards.sabotage import Sabotage
from statecraft.global_powers.state import GlobalPowersState
from statecraft.globopolis.verbs import PlayOperation

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


def asks(kind: str) -> Callable[[Legal], Action | None]:
    """A question of this kind that can be answered in more ways than one; with its first answer, or to pass."""

    def wanted(legal: Legal) -> Action | None:
        if legal.question.kind != kind or (len(legal) < 2 and not legal.domains()):
            return None
        return next(iter(legal), PASS)

    return wanted


def looking(page: Page, server: Server, game: str, found: Found) -> tuple[Guest, str]:
    guest = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    table = forked(guest, brought(guest, game, found.record), found.line, [ME, BOT, BOT, BOT])
    guest.look_at(table)
    expect(dock(page)).to_be_visible()
    return guest, table


def must(guest: Guest, table: str) -> list[Json]:
    return [each for each in guest.questions(table, 0) if each["must"]]


# The question, the game with its options, and the key that changes what is set.
KINDS: dict[str, tuple[str, dict[str, Any], str]] = {
    "penalty": ("global-powers", {"assassination": "designer"}, "ArrowRight"),
    "placement": ("global-powers", {"placement": "open"}, "ArrowRight"),
    "initiative": ("global-powers", {}, "ArrowRight"),
    "warmonger": ("global-powers", {"warmonger": "any"}, "2"),
    "zeal": ("global-powers", {}, "2"),
    "teleport": ("globopolis", {}, "ArrowRight"),
    "draft": ("globopolis", {"title_draft": True}, "ArrowRight"),
    "reroll": ("globopolis", {}, "ArrowRight"),
    "diplomacy-reply": ("globopolis", {}, "ArrowRight"),
    "conference-reply": ("globopolis", {}, "ArrowRight"),
    "shield-reply": ("globopolis", {}, "ArrowRight"),
    "third-party": ("globopolis", {}, "ArrowRight"),
    "drawn": ("globopolis", {}, "ArrowRight"),
}


@cache
def position(kind: str) -> Found:
    game, options, _key = KINDS[kind]
    return find(game, 4, asks(kind), range(80), **options)


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_rare_decision_is_an_instrument(
    open_page: Opening, server: Server, kind: str, size: Any
) -> None:
    page = open_page(instruments=True, viewport=size, blank=True)
    game, _options, key = KINDS[kind]
    guest, table = looking(page, server, game, position(kind))
    (question,) = must(guest, table)
    assert question["kind"] == kind
    expect(primary(page)).to_be_enabled()
    assert violations_beside_the_drawing(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chosen = stage(page).get_by_role("radio", checked=True)
    expect(chosen.first).to_be_visible()
    before = chosen.all_inner_texts()
    page.keyboard.press(key)
    until(page, lambda: chosen.all_inner_texts() not in ([], before))
    expect(primary(page)).to_be_enabled()
    page.keyboard.press("Enter")
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])


def has_chips(state: object) -> bool:
    """Some region has chips of several kinds to lose."""
    return isinstance(state, GlobalPowersState) and richest(state.chips) >= 0


def richest(chips: Sequence[int]) -> int:
    """The region with two kinds of chips and three of them at least; -1 where there is none."""
    rows = [chips[at : at + 4] for at in range(0, len(chips), 4)]
    good = [at for at, row in enumerate(rows) if sum(row) > 3 and sum(map(bool, row)) > 1]
    return good[0] if good else -1


def can_sabotage(legal: Legal) -> Action | None:
    return next((action for action in legal if isinstance(action, Sabotage)), None)


def test_sabotage_takes_chips_by_steppers(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    found = find("global-powers", 4, can_sabotage, range(80), has_chips)
    guest, table = looking(page, server, "global-powers", found)
    region = richest([*flat(guest.view(table, 0)["view"]["board"]["chips"])])
    (turn,) = must(guest, table)
    guest.act(table, 0, turn["id"], {"verb": "sabotage", "region": region})
    (question,) = must(guest, table)
    assert question["kind"] == "sabotage"
    heading = stage(page).get_by_role("heading", name="The sabotage works: which chips are lost?")
    expect(heading).to_be_visible()
    assert violations_beside_the_drawing(page) == []
    # One more than the die says is no answer, and says so; one less of another kind is one again.
    more = (
        stage(page).get_by_role("button", name=re.compile("^More ")).and_(page.locator(":enabled"))
    )
    more.first.click()
    expect(primary(page)).to_be_disabled()
    stage(page).get_by_role("button", name=re.compile("^Less ")).and_(
        page.locator(":enabled")
    ).last.click()
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])


def flat(rows: Any) -> Iterator[int]:
    for row in rows:
        if isinstance(row, list):
            yield from flat(row)
        else:
            yield int(row)


def test_a_neighbour_helps_with_units_for_a_price(open_page: Opening, server: Server) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    found = find("globopolis", 4, asks("neighbour"), range(40), neighbours_help=True)
    guest, table = looking(page, server, "globopolis", found)
    (question,) = must(guest, table)
    expect(primary(page)).to_have_text("Stay out of it")
    stage(page).get_by_role("button", name="One unit more").first.click()
    # The odds of the side that is helped stand on the button, before anything is offered.
    expect(primary(page)).to_have_text(re.compile(r"^Offer .+ a unit for nothing · \d+ %$"))
    price = stage(page).get_by_role("slider", name="What you ask for it")
    price.press("ArrowRight")
    expect(primary(page)).to_have_text(re.compile(r" for 1 EU · \d+ %$"))
    assert violations_beside_the_drawing(page) == []
    primary(page).click()
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])


def test_a_bargain_with_a_third_party_has_its_odds_on_the_button(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=LOW, blank=True)
    found = find("globopolis", 4, asks("bargain"), range(40))
    guest, table = looking(page, server, "globopolis", found)
    (question,) = must(guest, table)
    expect(primary(page)).to_have_text(re.compile(r"^No bargain · \d+ %$"))
    assert violations_beside_the_drawing(page) == []
    pay = stage(page).get_by_role("slider", name="What you pay")
    pay.press("ArrowRight")
    expect(primary(page)).to_have_text(re.compile(r"^Offer .+ 1 EU · \d+ %$"))
    stage(page).get_by_role("radio", name="their agents stay").click()
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])


def holds_operation(legal: Legal) -> Action | None:
    return next((action for action in legal if isinstance(action, PlayOperation)), None)


def test_an_operation_is_played_by_pressing_it_in_the_hand(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    found = find("globopolis", 4, holds_operation, range(40))
    guest, table = looking(page, server, "globopolis", found)
    (question,) = must(guest, table)
    expect(primary(page)).to_be_enabled()
    hand = page.get_by_role("tabpanel", name="Mine").get_by_role("list").last
    card = hand.get_by_role("button").and_(page.locator(":enabled")).first
    name = card.locator("strong").inner_text()
    card.click()
    expect(stage(page).get_by_role("radio", checked=True).first).to_contain_text(name)
    expect(primary(page)).to_contain_text("%")
    primary(page).click()
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])


def has_card(legal: Legal) -> Action | None:
    return next((action for action in legal if isinstance(action, Riots)), None)


def test_a_card_of_global_powers_is_played_by_pressing_it_in_the_hand(
    open_page: Opening, server: Server
) -> None:
    page = open_page(instruments=True, viewport=DESK, blank=True)
    found = find("global-powers", 4, has_card, range(40))
    guest, table = looking(page, server, "global-powers", found)
    (question,) = must(guest, table)
    hand = page.get_by_role("tabpanel", name="Mine")
    hand.get_by_role("button", name=re.compile("Riots")).first.click()
    expect(stage(page).get_by_role("radio", name=re.compile("Riots"), checked=True)).to_be_visible()
    # Its targets are on the map: what is pressed there is what the button says.
    place = page.get_by_role("main", name="Board").locator("[data-choice]")
    expect(place.first).to_be_visible()
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    until(page, lambda: question["id"] not in [each["id"] for each in must(guest, table)])
