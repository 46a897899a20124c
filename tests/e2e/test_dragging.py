"""On the board itself: dragging from place to place, and pressing a place that is no choice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Server, primary
from e2e.positions import brought, find, forked
from e2e.tables import Guest, people, play_until, together
from e2e.test_accessible import AXE, violations
from statecraft.core.engine.legal import Legal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.verbs import Aid
from statecraft.globopolis.verbs import Allocate, Attack, Transfer
from statecraft.locale import Texts
from statecraft.plugins import registry

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
Spot = tuple[float, float]
BOT = {"kind": "bot", "bot": "novice"}


def named(game: str, kind: str, value: int) -> str:
    played = registry.game(game)
    note = played.label(kind, value)
    return Texts("en", registry.texts_of(played, "en")).say(note.text, **note.values)


def turn(page: Page) -> Locator:
    return page.get_by_role("region", name="Your turn")


def field(page: Page, name: str) -> Locator:
    """A field of the ring, by how its name begins."""
    ring = page.get_by_role("group", name="Field Ring")
    return ring.get_by_role("button", name=re.compile(f"^{re.escape(name)}(,|$)"))


def middle(place: Locator) -> Spot:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, start: Spot) -> None:
    x, y = start
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y + 9, steps=3)


def drag(page: Page, start: Spot, end: Spot) -> None:
    """At once, without waiting for what the server says to the first half."""
    take_up(page, start)
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def a_transfer(legal: Legal) -> Action | None:
    return _with_choices(legal, Transfer)


def an_allocation(legal: Legal) -> Action | None:
    return _with_choices(legal, Allocate)


def _with_choices(legal: Legal, wanted: type[Action]) -> Action | None:
    """An answer of this verb with a choice about every part of it."""
    if wanted not in legal.verbs():
        return None
    builder = legal.builder()
    verb = next(each for each in builder.choices() if each.label.text == f"verb-{wanted.VERB}")
    builder.choose(verb.token)
    while len(builder.choices()) > 1:
        builder.choose(builder.choices()[0].token)
        if builder.action is not None:
            return builder.action
    return None


class Transferring:
    """Somebody who has said which units to transfer, and is asked from where."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.guest = Guest(page, url, "Ada")
        found = find("globopolis", 3, a_transfer, range(5, 40))
        assert isinstance(found.action, Transfer)
        self.action = found.action
        self.source = named("globopolis", "territory", found.action.source)
        self.target = named("globopolis", "territory", found.action.territory)
        self.kind = named("globopolis", "resource", found.action.kind)
        record = brought(self.guest, "globopolis", found.record)
        self.table = forked(self.guest, record, found.line, [{"kind": "me"}, BOT, BOT])
        page.add_init_script(path=AXE)
        self.guest.look_at(self.table)
        self.before = self.units()

    def units(self) -> list[int]:
        units: list[int] = self.guest.view(self.table, 0)["view"]["board"]["units"]
        return units

    def begin(self) -> None:
        turn(self.page).get_by_role("button", name="Transfer units between").click()
        turn(self.page).get_by_role("button", name=self.kind, exact=True).click()
        self.asked("From which territory?")

    def asked(self, what: str) -> None:
        # "From which territory?" is another question than "Which territory?".
        expect(turn(self.page).get_by_role("group", name=what, exact=True)).to_be_visible()

    def moved(self) -> list[int]:
        return sorted(
            now - then for then, now in zip(self.before, self.units(), strict=True) if now != then
        )


def test_units_go_from_territory_to_territory_by_dragging(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Transferring(page, server.url)
    ada.begin()
    start, end = middle(field(page, ada.source)), middle(field(page, ada.target))

    # Let go beside, or given up in the middle: the first answer is taken back.
    take_up(page, start)
    ada.asked("Which territory?")
    assert violations(page) == []
    page.mouse.move(640, 380, steps=3)
    page.mouse.up()
    ada.asked("From which territory?")
    take_up(page, start)
    ada.asked("Which territory?")
    page.keyboard.press("Escape")
    ada.asked("From which territory?")
    page.mouse.up()
    # What is let go where it was taken up is no press either: nothing comes of it later.
    page.wait_for_timeout(500)
    ada.asked("From which territory?")
    assert ada.units() == ada.before

    # Dropped on its target, the amount is asked for.
    drag(page, start, end)
    ada.asked("How many?")
    turn(page).get_by_role("button", name=str(ada.action.count), exact=True).click()
    primary(page).click()
    expect(turn(page).get_by_role("radio", name="End the Option Phase")).to_be_visible()
    assert ada.moved() == [-ada.action.count, ada.action.count]


def test_units_go_from_ones_stock_to_a_territory_by_dragging(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 3, an_allocation, range(5, 40))
    assert isinstance(found.action, Allocate)
    kind = named("globopolis", "resource", found.action.kind)
    territory = named("globopolis", "territory", found.action.territory)
    record = brought(ada, "globopolis", found.record)
    ada.look_at(forked(ada, record, found.line, [{"kind": "me"}, BOT, BOT]))
    own = page.get_by_role("tabpanel").get_by_role("button", name=re.compile(rf"{kind}$"))
    expect(turn(page)).to_be_visible()

    # Where units go from territory to territory, one's stock has nothing to do with it.
    transfer = turn(page).get_by_role("button", name="Transfer units between")
    if transfer.is_visible():
        transfer.click()
        expect(turn(page).get_by_role("button", name="Cancel")).to_be_visible()
        expect(own).to_have_count(0)
        turn(page).get_by_role("button", name="Cancel").click()

    turn(page).get_by_role("button", name="Allocate units").click()
    expect(turn(page).get_by_role("group", name="Which resource?")).to_be_visible()
    drag(page, middle(own), middle(field(page, territory)))
    # The card says what is being put together, and what was chosen so far.
    expect(turn(page).get_by_role("group", name="How many?")).to_be_visible()
    expect(turn(page)).to_contain_text("Allocate units from Personal Stock")
    expect(turn(page)).to_contain_text(f"{kind} · {territory}")


def test_units_go_from_territory_to_territory_by_keyboard(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Transferring(page, server.url)
    turn(page).get_by_role("button", name="Transfer units between").press("Enter")
    turn(page).get_by_role("button", name=ada.kind, exact=True).press("Enter")
    ada.asked("From which territory?")
    field(page, ada.source).press("Enter")
    ada.asked("Which territory?")
    # Arrows walk along the ring, from the territory that was chosen.
    expect(field(page, ada.source)).to_be_focused()
    reached = page.locator(":focus")
    for _ in range(64):
        at = reached.get_attribute("aria-label") or ""
        if at.startswith(f"{ada.target},"):
            break
        page.keyboard.press("ArrowRight")
        # The page moves the focus in its own time.
        expect(reached).not_to_have_attribute("aria-label", at)
    page.keyboard.press("Enter")
    ada.asked("How many?")
    turn(page).get_by_role("button", name=str(ada.action.count), exact=True).press("Enter")
    # The answer has the focus, with what it entails.
    expect(primary(page)).to_be_focused()
    expect(primary(page)).to_contain_text("Transfer units")
    page.keyboard.press("Enter")
    expect(turn(page).get_by_role("radio", name="End the Option Phase")).to_be_visible()
    assert ada.moved() == [-ada.action.count, ada.action.count]


def test_a_finger_drags_where_there_are_choices(open_page: Opening, server: Server) -> None:
    page = open_page(has_touch=True, blank=True)
    ada = Transferring(page, server.url)
    ada.begin()
    (x, y), (to_x, to_y) = middle(field(page, ada.source)), middle(field(page, ada.target))
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (x, y))
    for step in range(1, 11):
        finger("touchMove", (x + (to_x - x) * step / 10, y + (to_y - y) * step / 10))
    finger("touchEnd")
    ada.asked("How many?")


def test_what_is_no_choice_says_why_with_its_rule(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Transferring(page, server.url)
    ada.begin()
    others = page.get_by_role("group", name="Field Ring").get_by_role(
        "button", name=re.compile(r"owned by (?!Ada)"), disabled=True
    )
    # By a press …
    others.first.click(force=True)
    line = turn(page).get_by_role("alert")
    expect(line).to_contain_text("is not yours")
    assert violations(page) == []
    with page.expect_popup() as opened:
        line.get_by_role("link", name="Rule GB-2.2").click()
    shown = opened.value.get_by_role("link", name="GB-2.2", exact=True)
    expect(shown).to_be_in_viewport()
    # … and by a key; what no rule forbids is just not part of it.
    field(page, "NSA (Network Security Academy)").press("Enter")
    expect(line).to_contain_text("This is not part of it. Asked is: From which territory?")
    # With the next step it is forgotten.
    field(page, ada.source).click()
    ada.asked("Which territory?")
    expect(line).to_have_count(0)
    # From what was chosen by a press one can drag on.
    drag(page, middle(field(page, ada.source)), middle(field(page, ada.target)))
    ada.asked("How many?")


def test_agents_go_to_a_territory_by_dragging(open_page: Opening, server: Server) -> None:
    guests = people([open_page(blank=True), open_page(blank=True)], server.url)
    table = together(guests, "globopolis")
    first = guests[0].view(table, 0)["view"]["waited_for"][0]
    ada, page = guests[first], guests[first].page
    # The agents of a player are placed while the next one is at it.
    play_until(guests, table, 1 - first, "options")
    ada.look_at(table)
    page.get_by_role("button", name="Place agents …").click()
    ring = page.get_by_role("group", name="Field Ring")
    target = ring.get_by_role("button", name=re.compile("owned by"), disabled=False).first
    name = (target.get_attribute("aria-label") or "").split(",")[0]
    hand = page.get_by_role("region", name="My side").get_by_text("Agents", exact=True)
    drag(page, middle(hand), middle(target))
    page.get_by_role("button", name="2 agents", exact=True).click()
    primary(page).click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text(f"{ada.name} has 2 agents in {name}.")


def attacks(legal: Legal) -> Action | None:
    """A few attacks, from several territories."""
    found = [each for each in legal if isinstance(each, Attack) and not each.card]
    several = len({each.origin for each in found}) > 1
    return found[0] if several and 2 <= len(found) <= 8 < len(legal.actions()) else None


def test_an_attack_out_of_a_list_goes_by_dragging(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 4, attacks, range(52, 90))
    assert isinstance(found.action, Attack)
    record = brought(ada, "globopolis", found.record)
    ada.look_at(forked(ada, record, found.line, [{"kind": "me"}, BOT, BOT, BOT]))
    turn(page).get_by_role("button", name="Attempt an Aggressive Takeover").click()
    origin, target = [
        named("globopolis", "territory", at) for at in (found.action.origin, found.action.target)
    ]
    # Whole answers are listed, and the board shows from where one could attack.
    whole = (
        turn(page).get_by_role("radio", name=re.compile(f"^Attack {target} from {origin}")).first
    )
    whole.click()
    expect(whole).to_be_checked()
    expect(field(page, origin)).to_be_enabled()
    drag(page, middle(field(page, origin)), middle(field(page, target)))
    expect(turn(page)).to_contain_text(f"Attack {target} from {origin}")
    expect(primary(page)).to_contain_text("%")


def aid(legal: Legal) -> Action | None:
    return next((each for each in legal if isinstance(each, Aid)), None)


def test_aid_goes_from_region_to_region_by_dragging(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("global-powers", 3, aid, range(5, 60))
    assert isinstance(found.action, Aid)
    record = brought(ada, "global-powers", found.record)
    ada.look_at(forked(ada, record, found.line, [{"kind": "me"}, BOT, BOT]))
    turn(page).get_by_role("button", name="Card: Development Aid").click()
    giver, taker = [
        named("global-powers", "region", at) for at in (found.action.giver, found.action.taker)
    ]
    board = page.get_by_role("main", name="Board")
    places = [
        board.get_by_role("button", name=re.compile(rf"\b{re.escape(name)}")).first
        for name in (giver, taker)
    ]
    drag(page, middle(places[0]), (5, 400))
    expect(primary(page)).not_to_have_text("Card: Development Aid")
    drag(page, middle(places[0]), middle(places[1]))
    expect(primary(page)).to_have_text("Card: Development Aid")
    expect(turn(page)).to_contain_text(giver)
    expect(turn(page)).to_contain_text(taker)
