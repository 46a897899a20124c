"""Deciding at the table: trading, what the rules forbid, several people at one screen, clocks that run out."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Person, Server, decide, primary
from e2e.positions import brought, find, forked
from e2e.tables import Guest, people, play_until, together
from e2e.test_accessible import AXE
from statecraft.core.engine.legal import Legal
from statecraft.core.verbs.action import Action
from statecraft.globopolis.verbs import Attack, EndOptions
from statecraft.locale import Texts
from statecraft.plugins import registry

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


def troubles(page: Page, part: str) -> list[str]:
    """What axe finds in a part of the page; the rest of it is looked at on the tour of all screens."""
    found = page.evaluate("part => axe.run(part).then((found) => found.violations)", part)
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]


def turn(page: Page) -> Locator:
    return page.get_by_role("region", name="Your turn")


def missions(guest: Guest, table: str, seat: int) -> list[str]:
    """What a seat's MISSION cards are called, which nobody else may know."""
    game = registry.game("globopolis")
    texts = Texts("en", registry.texts_of(game, "en"))
    held = guest.view(table, seat)["facts"]["missions"]
    return [texts.say(game.label("ops", card).text) for card, _have, _need in held]


def test_two_browsers_trade_with_a_counter_offer_and_settle(
    open_page: Opening, server: Server
) -> None:
    guests = people([open_page(blank=True), open_page(blank=True)], server.url)
    table = together(guests, "globopolis")
    play_until(guests, table, 0, "options")
    for guest in guests:
        guest.page.add_init_script(path=AXE)
        guest.look_at(table)
    ada, bo = [guest.page for guest in guests]
    before = guests[0].view(table, 0)

    # Ada offers ten EU for a title of Bo's: one by a press, the other by dragging it on the table.
    turn(ada).get_by_role("button", name="Make an offer …").click()
    mine = ada.get_by_role("group", name="What I have")
    theirs = ada.get_by_role("group", name="What Bo has")
    mine.get_by_role("button", name=re.compile(r"^Put on the table: EU \d")).click()
    counted = re.compile(r"\d+ of \d+")
    title = theirs.get_by_role("button").filter(has_not_text=counted).first
    wanted = " ".join(title.inner_text().split()).removeprefix("Put on the table: ")
    given = ada.get_by_role("group", name="Bo gives")
    for _ in range(5):
        # What the first press would mean is told meanwhile, and moves the tray: who misses it drags again.
        title.drag_to(given)
        if wanted in given.inner_text():
            break
    expect(given).to_contain_text(wanted)
    # However many goods there are, the table keeps to one screen.
    assert ada.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert troubles(ada, "aside") == []
    ada.get_by_role("button", name="Make the offer").click()

    # Bo wants twenty, and says so in a counter-offer that begins with what was offered.
    to_bo = bo.get_by_role("list", name="Offers to you")
    expect(to_bo).to_contain_text(wanted)
    assert troubles(bo, "aside") == []
    to_bo.get_by_role("button", name="Counter-offer …").click()
    amount = bo.get_by_role("group", name="Ada gives").get_by_label("How many: EU")
    expect(amount).to_have_value("10")
    amount.fill("9999")
    expect(bo.get_by_role("link", name="Rule ST-8.3")).to_be_visible()
    amount.fill("20")
    bo.get_by_role("button", name="Make the offer").click()

    # Ada reads what was offered so far, and accepts.
    to_ada = ada.get_by_role("list", name="Offers to you")
    expect(to_ada).to_contain_text("20")
    to_ada.get_by_role("button", name="Accept").click()
    for page in (ada, bo):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("log")).to_contain_text("Ada accepts Bo’s offer.")
        expect(page.get_by_role("log")).to_contain_text("answers Ada’s offer with another")
    after = guests[0].view(table, 0)
    one, other = before["view"]["board"], after["view"]["board"]
    assert [now - then for then, now in zip(one["eu"], other["eu"], strict=True)] == [-20, 20]
    owners = zip(one["owner"], other["owner"], strict=True)
    changed = [(then, now) for then, now in owners if then != now]
    assert changed == [(1, 0)]


def test_what_is_unavailable_names_its_rule_and_opens_it(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    ada.start(table)
    play_until([ada], table, 0, "options", 600)
    page.add_init_script(path=AXE)
    ada.look_at(table)
    page.get_by_text("Not possible now").click()
    unavailable = page.get_by_role("list", name="Not possible now")
    # Whatever was dealt, some territory is another's or nobody's.
    develop = unavailable.get_by_role("listitem").filter(has_text="Develop a territory")
    rule = develop.get_by_role("link", name="Rule GB-5.1").first
    expect(rule).to_be_visible()
    assert troubles(page, "aside") == []
    with page.expect_popup() as opened:
        rule.click()
    # The glossary above names the rule as well; what is meant is the rule itself.
    shown = opened.value.locator('[id="GB-5.1"]')
    expect(shown).to_contain_text("GB-5.1")
    expect(shown).to_be_in_viewport()


def test_a_curtain_falls_between_two_people_at_one_screen(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [{"kind": "me"}, {"kind": "me"}])
    ada.start(table)
    first = ada.view(table, 0)["view"]["waited_for"][0]
    for seat in (first, 1 - first):
        play_until([ada, ada], table, seat, "options")
        if seat == first:
            page.add_init_script(path=AXE)
            ada.look_at(table)
        # The curtain is all there is; nothing of either hand is behind it.
        ready = page.get_by_role("button", name=f"I am Ada {'AB'[seat]}")
        expect(ready).to_be_focused()
        own, other = missions(ada, table, seat), missions(ada, table, 1 - seat)
        assert own
        assert other
        assert troubles(page, "main") == []
        hidden = page.content()
        assert [name for name in own + other if name in hidden] == []
        ready.press("Enter")
        expect(turn(page)).to_be_visible()
        expect(page.get_by_text(own[0], exact=True)).to_be_visible()
        shown = page.content()
        assert [name for name in other if name in shown] == []


def sure(legal: Legal) -> Action | None:
    """An attack that will hardly fail."""
    for action in legal:
        if isinstance(action, Attack):
            for note in legal.consequences(action):
                percent = note.values.get("percent")
                if isinstance(percent, int) and percent >= 96:
                    return action
    return None


def test_a_fight_from_its_odds_to_the_conquest(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 2, sure, range(5, 60))
    attack = found.action
    assert isinstance(attack, Attack)
    game = registry.game("globopolis")
    texts = Texts("en", registry.texts_of(game, "en"))
    origin, target = [
        texts.say(game.label("territory", at).text) for at in (attack.origin, attack.target)
    ]
    record = brought(ada, "globopolis", found.record)
    taken = re.compile(f"Ada takes {target} from")
    # The dice are fresh at every table, so that even this attack may fail.
    for _ in range(3):
        table = forked(ada, record, found.line, [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
        ada.look_at(table)
        turn(page).get_by_role("button", name="Attempt an Aggressive Takeover").click()
        turn(page).get_by_role(
            "radio", name=re.compile(f"^Attack {target} from {origin}")
        ).first.click()
        # The odds come before the deed, and stand on the button.
        expect(turn(page)).to_contain_text(re.compile(r"your chance is \d+ %"))
        expect(primary(page)).to_contain_text(re.compile(rf"^Attack {target} .* · \d+ %( · |$)"))
        primary(page).click()
        page.get_by_role("tab", name="Log").click()
        log = page.get_by_role("log")
        expect(log).to_contain_text(f"Ada attacks {target} from {origin}.")
        person = Person(page, "en")
        while is_fighting(ada, table):
            if turn(page).is_visible():
                person.play(1)
        if taken.search(log.inner_text()):
            break
    expect(page.get_by_role("log")).to_contain_text(taken)
    board = page.get_by_role("main", name="Board")
    expect(board.get_by_label(re.compile(f"^{target}, owned by Ada")).first).to_be_visible()


def an_option_phase(legal: Legal) -> Action | None:
    return EndOptions() if EndOptions in legal.verbs() else None


def test_a_double_click_answers_one_question(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 3, an_option_phase, range(5, 40))
    record = brought(ada, "globopolis", found.record)
    bot = {"kind": "bot", "bot": "novice"}
    table = forked(ada, record, found.line, [{"kind": "me"}, bot, bot])
    ada.look_at(table)
    decide(turn(page), "End the Option Phase")
    expect(primary(page)).to_have_text("Roll one die")
    expect(primary(page)).to_be_enabled()
    primary(page).hover()
    (asked, *_) = [each["id"] for each in ada.questions(table, 0) if each["must"]]
    # The second half of a double click comes when the next question is already there.
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    assert asked in [each["id"] for each in ada.questions(table, 0)]


def test_a_phone_says_what_happened_last_above_the_decision(
    open_page: Opening, server: Server
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 3, an_option_phase, range(5, 40))
    record = brought(ada, "globopolis", found.record)
    bot = {"kind": "bot", "bot": "novice"}
    ada.look_at(forked(ada, record, found.line, [{"kind": "me"}, bot, bot]))
    page.get_by_role("tab", name="Log").click()
    # The very last line, also where routine is folded into one row.
    last = (page.get_by_role("log").locator("li").last.text_content() or "").strip()
    paragraph = (
        page.get_by_role("complementary").get_by_role("paragraph").filter(has_text=last).first
    )
    expect(paragraph).to_be_visible()
    above, below = paragraph.bounding_box(), turn(page).bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_people_go_back_to_the_beginning_of_a_turn_if_all_agree(
    open_page: Opening, server: Server
) -> None:
    guests = people([open_page(blank=True), open_page(blank=True)], server.url)
    table = together(guests, "globopolis")
    play_until(guests, table, 0, "options")
    for guest in guests:
        guest.look_at(table)
    ada, bo = [guest.page for guest in guests]
    decide(turn(ada), "End the Option Phase")
    expect(turn(ada)).to_contain_text("How many dice do you roll?")

    def rollback() -> None:
        ada.get_by_role("button", name="More …").click()
        ada.get_by_role("button", name="To the beginning of this turn").click()
        expect(
            bo.get_by_text("Ada wishes to go back to the beginning of this turn.")
        ).to_be_visible()

    rollback()
    expect(ada.get_by_text("Waiting for Bo")).to_be_visible()
    bo.get_by_role("button", name="Refuse", exact=True).click()
    expect(ada.get_by_text("wishes to go back")).to_have_count(0)
    rollback()
    bo.get_by_role("button", name="Agree", exact=True).click()
    expect(turn(ada).get_by_role("radio", name="End the Option Phase")).to_be_visible()
    expect(bo.get_by_text("wishes to go back")).to_have_count(0)


def is_fighting(guest: Guest, table: str) -> bool:
    stack = guest.view(table, 0)["view"]["stack"]
    return any(frame["is"] in ("engagement", "battle-round") for frame in stack)


def test_a_clock_that_runs_out_is_told_to_everybody(open_page: Opening, server: Server) -> None:
    guests = people([open_page(blank=True), open_page(blank=True)], server.url)
    control = {"decision": 8, "bank": 0, "phase": 8, "stop": 5, "reply": 5}
    table = together(guests, "globopolis", control=control)
    late = guests[0].view(table, 0)["view"]["waited_for"][0]
    for guest in guests:
        guest.look_at(table)
    expect(turn(guests[late].page).get_by_role("timer")).to_be_visible()
    # Nobody moves. The default is played, everybody hears why, and a bot keeps the seat warm.
    for guest in guests:
        page = guest.page
        page.get_by_role("tab", name="Log").click()
        sentence = f"{guests[late].name} has run out of time; the default is played."
        expect(page.get_by_role("log")).to_contain_text(sentence, timeout=30_000)
        players = page.get_by_role("region", name="Players")
        expect(players).to_contain_text("away, a bot plays")


def test_the_end_says_who_gave_up(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    ada.start(table)
    ada.look_at(table)
    page.get_by_role("button", name="More …").click()
    page.get_by_text("Give up …").click()
    page.get_by_role("button", name="Give up now").click()
    places = page.get_by_role("region", name="Result").get_by_role("listitem")
    expect(places.filter(has_text="Ada")).to_contain_text("gave up")
    expect(places.filter(has_not_text="Ada")).not_to_contain_text("gave up")
