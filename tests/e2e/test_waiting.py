"""People against bots: there is time to place agents and to answer offers, and one press lets the game go on."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PageTimeout

from e2e.browsing import Person, Server, primary
from e2e.positions import brought, find, forked
from e2e.tables import Guest, Json
from e2e.test_accessible import AXE
from scale import scaled
from statecraft.core.engine.legal import Legal
from statecraft.core.trade.offer_verbs import AcceptOffer
from statecraft.core.trade.offers import ANSWER
from statecraft.core.verbs.action import Action

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ME: Json = {"kind": "me"}
STEADY: Json = {"kind": "bot", "bot": "steady"}
TURNS = scaled(2)
"""Turns of one's own in which agents are placed, at the least."""
LONGEST = 240.0
BREATH = 250
"""Milliseconds somebody takes before each press."""


class Evening:
    """Somebody who plays a game against bots, reads what is there, and takes time over it."""

    def __init__(self, page: Page, guest: Guest, table: str) -> None:
        self.page = page
        self.guest = guest
        self.table = table
        self.person = Person(page, "en")
        self.placed: list[int] = []
        self.ended: list[int] = []
        self._mine = -1

    @property
    def column(self) -> Locator:
        return self.page.get_by_role("complementary")

    def waits(self) -> bool:
        return self.column.get_by_role("region", name="waits for you").is_visible()

    def go_on(self) -> None:
        """One press, as the page asks for it."""
        self.page.wait_for_timeout(BREATH)
        view = self.guest.view(self.table, 0)["view"]
        if view["turn"] == 0:
            self._mine = view["turns"]
        elif self._mine >= 0 and view["turns"] > self._mine:
            self.ended.append(self._mine)
            self._mine = -1
        if self.waits():
            self.press()
        elif self.person.turn().is_visible():
            self.person._answer()

    def press(self) -> None:
        offers = self.column.get_by_role("list", name="Offers to you")
        done = self.column.get_by_role("button", name="Done placing")
        if offers.is_visible():
            offers.get_by_role("button", name="Refuse").first.click()
        elif done.is_visible():
            if len(self.placed) < len(self.ended):
                self.place()
            done.click()
        else:
            self.column.get_by_role("button", name="No business now").click()

    def place(self) -> None:
        """An agent more or less somewhere: the territory, then how many are to be there."""
        self.column.get_by_role("button", name=re.compile("^Place agents")).click()
        for wanted in (re.compile("^Which"), re.compile("^How many")):
            choices = self.column.get_by_role("group", name=wanted)
            self.page.wait_for_timeout(BREATH)
            choices.get_by_role("button").first.click()
        primary(self.column).click()
        expect(self.column.get_by_role("button", name="Done placing")).to_be_visible()
        self.placed.append(self.ended[-1])


def test_a_person_against_steady_bots_has_time_to_place_agents_after_every_turn(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table(
        "globopolis",
        [ME, STEADY, STEADY],
        wait=True,
        pace="brisk",
        options={"victory": "bitter-end"},
    )
    ada.start(table)
    ada.look_at(table)
    evening = Evening(page, ada, table)
    until = time.monotonic() + LONGEST
    while len(evening.placed) < TURNS:
        assert time.monotonic() < until, (evening.placed, evening.ended)
        assert not evening.person.is_over(), (evening.placed, evening.ended)
        try:
            evening.go_on()
        except PageTimeout:
            # A bot was quicker with something else: the page shows what is asked now.
            continue
    # On every turn of one's own agents could be placed afterwards.
    assert evening.placed == evening.ended[: len(evening.placed)]
    assert len(evening.ended) - len(evening.placed) <= 1


def an_offer(legal: Legal) -> Action | None:
    """A bot has an offer for seat 0, which can be accepted."""
    if legal.question.kind != ANSWER:
        return None
    return next((action for action in legal if isinstance(action, AcceptOffer)), None)


@pytest.mark.parametrize("ending", ["accepted", "refused", "countered"])
def test_steady_bots_wait_for_an_answer_to_their_offer(
    open_page: Opening, server: Server, ending: str
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    found = find("globopolis", 3, an_offer, range(1, 40), beside=True, bot="steady")
    record = brought(ada, "globopolis", found.record)
    seats = [ME, STEADY, STEADY]
    table = forked(ada, record, found.line, seats, wait=True, pace="brisk")
    ada.look_at(table)
    offer = page.get_by_role("list", name="Offers to you").get_by_role("listitem").first
    expect(offer).to_be_visible()
    # It is read, for longer than a bot takes that does not wait.
    page.wait_for_timeout(4 * BREATH)
    names = {"accepted": "Accept", "refused": "Refuse", "countered": "Counter-offer …"}
    offer.get_by_role("button", name=names[ending], exact=True).click()
    if ending == "countered":
        page.get_by_role("button", name="Make the offer").click()
    until = time.monotonic() + LONGEST
    while not answered(ada, table, ending):
        assert time.monotonic() < until, ending
        page.wait_for_timeout(100)


def answered(guest: Guest, table: str, ending: str) -> bool:
    """Whether the log says that seat 0 answered an offer so."""
    heard = guest.ask("GET", f"/api/tables/{table}/log?seat=0")
    mine = {line["text"] for line in heard if line["values"].get("holder") == 0}
    return f"event-offer-{ending}" in mine


def test_a_clock_shows_how_long_bots_wait_and_a_choice_is_taken_back(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    control = {"decision": 600, "bank": 600, "aside": 300, "offer": 300}
    table = ada.table(
        "globopolis", [ME, {"kind": "bot", "bot": "novice"}], wait=True, control=control
    )
    ada.start(table)
    page.add_init_script(path=AXE)
    ada.look_at(table)
    column = page.get_by_role("complementary")
    person = Person(page, "en")
    waits = column.get_by_role("region", name=f"{ada.names(table)[1]} waits for you")
    for _ in range(200):
        page.wait_for_timeout(100)
        if column.get_by_role("button", name="Done placing").is_visible():
            break
        if waits.is_visible():
            column.get_by_role("button", name="No business now").click()
        elif person.turn().is_visible():
            person._answer()
    expect(waits).to_be_visible()
    expect(column.get_by_role("timer").first).to_have_text(re.compile(r"^[45]:\d\d$"))
    found = page.evaluate("axe.run('aside').then((found) => found.violations)")
    assert [each["id"] for each in found] == []

    # Whoever does not want to be asked says so once, and can take it back.
    agents = column.get_by_role("group", name="You may place and re-place your agents")
    agents.get_by_role("button", name="never wait").click()
    expect(column.get_by_role("button", name="Done placing")).to_be_hidden()
    more = column.get_by_role("button", name="More …")
    more.click()
    choice = page.get_by_label("while I place my agents")
    expect(choice).not_to_be_checked()
    choice.check()
    expect(choice).to_be_checked()
    page.reload()
    page.get_by_role("complementary").get_by_role("button", name="More …").click()
    expect(page.get_by_label("while I place my agents")).to_be_checked()


def test_bots_that_wait_are_chosen_with_the_table(open_page: Opening) -> None:
    page = open_page()
    page.get_by_role("link", name="Create a table: Globopolis").click()
    expect(page.get_by_label("Bots wait for people")).to_be_hidden()
    page.get_by_label("Seat 2").select_option(label="Bot: Novice")
    expect(page.get_by_label("Bots wait for people")).to_be_checked()
    page.get_by_label("Bots play").select_option("slowly")
    expect(page.get_by_label("Seconds for an offer")).to_be_hidden()
    page.get_by_role("combobox", name=re.compile("^Time")).select_option("normal")
    expect(page.get_by_label("Seconds for an offer")).to_have_value("30")
    page.get_by_label("Seconds for agents and business").fill("45")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("Bots play slowly")).to_be_visible()
    expect(page.get_by_text("45 seconds for agents and business, 30 for an offer")).to_be_visible()


def test_a_curtain_falls_for_agents_at_a_shared_screen(open_page: Opening, server: Server) -> None:
    """Two people at one screen and a bot: it turns to the one whose agents the bot waits for."""
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [ME, ME, {"kind": "bot", "bot": "novice"}], wait=True)
    ada.start(table)
    until = time.monotonic() + LONGEST
    while not only_agents(asides := ada.view(table, 1)["asides"], 1):
        assert time.monotonic() < until, asides
        play_until_asked(ada, table)
    ada.look_at(table)
    # If the bot has an offer for the other one too, its curtain comes first, and a button calls the second.
    done = page.get_by_role("button", name="Done placing")
    called = page.get_by_role("button", name=calls("Ada.*"))
    second = page.get_by_role("button", name=calls("Ada B"))
    while not done.is_visible():
        assert time.monotonic() < until, page.get_by_role("main").first.inner_text()[:500]
        for button in (second, called):
            if button.first.is_visible():
                button.first.click()
                break
        page.wait_for_timeout(200)
    assert ada.view(table, 1)["view"]["turn"] == 2


def calls(name: str) -> re.Pattern[str]:
    """What a curtain and the buttons that call somebody to the screen say; fields of the board name people too."""
    return re.compile(f"^(I am {name}|{name} is waited for|{name} has an offer to answer)$")


def only_agents(asides: list[Json], seat: int) -> bool:
    """Whether a seat may place its agents, and nobody is waited for with anything else."""
    return {(each["seat"], each["kind"]) for each in asides} == {(seat, "agents")}


def play_until_asked(guest: Guest, table: str) -> None:
    """One of two seats answers with its default, or lets go."""
    for seat in (0, 1):
        asked = [each for each in guest.questions(table, seat) if each["must"]]
        if asked:
            guest.act(table, seat, asked[0]["id"], asked[0]["default"] or asked[0]["actions"][0])
            return
    for seat in (0, 1):
        kinds = ["business", "answer-offer"] + ([] if seat == 1 else ["agents"])
        command = {"go-on": {"kinds": kinds}}
        guest.ask("POST", f"/api/tables/{table}/moves", {"seat": seat, "command": command})


def first(legal: Legal) -> Action | None:
    return next(iter(legal), None)


def test_the_final_round_is_announced_for_as_long_as_it_lasts(
    open_page: Opening, server: Server
) -> None:
    """GB-9.11: a banner that a screen reader reads out, while somebody still has a turn."""
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    page.add_init_script(path=AXE)
    found = find(
        "globopolis", 2, first, range(40), lambda state: "claims" in state.facts(None), mark=45
    )
    record = brought(ada, "globopolis", found.record)
    table = forked(ada, record, found.line, [ME, {"kind": "bot", "bot": "novice"}])
    claims = ada.view(table, 0)["facts"]["claims"]
    names = ada.names(table)
    ada.look_at(table)
    banner = page.get_by_role("status").filter(has_text="Final round")
    expect(banner).to_have_attribute("aria-live", "polite")
    for holder, why, points in claims:
        how = f"with {points} points" if why == 1 else "by a MISSION"
        expect(banner).to_contain_text(f"{names[holder]} claims victory {how}")
    expect(banner).to_contain_text("still to play: ")
    found = page.evaluate("axe.run('main').then((found) => found.violations)")
    assert [each["id"] for each in found] == []
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("status").filter(has_text="Letzte Runde")).to_be_visible()
