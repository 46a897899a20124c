"""The tutorials to their ends: by mouse in English, by keyboard alone in German; another move, and away."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
Press = Callable[["Learner", str], None]

WORDS = {
    "en": {"next": "Next", "help": "Do it for me", "play": "Play your first game", "do": "Do it"},
    "de": {
        "next": "Weiter",
        "help": "Mach es für mich",
        "play": "Dein erstes Spiel spielen",
        "do": "Ausführen",
    },
}
OFFER = "offer"
"""Stands for the offer, which is written in fields and not put together by pressing."""

# What is pressed for each of the learner's moves, one after the other.
GLOBOPOLIS = [
    ["Teleport"],
    ["Place agents …", "Germany", "2 agents"],
    ["Play “Academy Graduates”"],
    ["Allocate units from Personal Stock …", "NS-Units", "France", "2"],
    ["Develop France"],
    ["Take from your Guild Stock", "Take 3 × water from the Fresh Water Guild"],
    ["Buy points", "Buy 5 points"],
    [OFFER],
    ["Show the MISSION “Four Corners”"],
    ["End the Option Phase"],
    ["Roll two dice"],
    ["Attack Germany from France (without a card)"],
    ["Use “Reserve Battalion”"],
    ["End the Option Phase"],
    ["Roll two dice and go back"],
]
GLOBAL_POWERS = [
    ["3 Politiker"],
    ["2 Politiker"],
    ["Mit Nein stimmen"],
    ["Veto, für einen Politiker"],
    ["Eine Region aktivieren …", "USA"],
    ["Haushalt: 1 Wirtschaft → 2 Diplomatie"],
    [
        "Handel …",
        "Lateinamerika",
        "Diplomatie",
        "1",
        "Rohstoff",
        "1",
        "Das ist alles",
        "keines",
        "keine",
    ],
    ["Krieg", "Krieg gegen Region Russland"],
    ["Karte: Ruhestand …", "USA", "Ben"],
    ["Eine Region aktivieren", "Europa aktivieren"],
    ["Diplomatischer Antrag …", "Sanktion", "Japan und Korea", "2 Chips"],
    ["Diplomatie einsetzen", "2 × Diplomatie dafür einsetzen"],
    ["Basis"],
    ["Eine Region aktivieren …", "Subsahara-Afrika"],
    ["Propaganda", "Propaganda: ein Basispolitiker von Gast, Ziel Nordafrika"],
]


_STOPS_BETWEEN = """each => {
  const stops = [...each.closest("section").querySelectorAll("button:enabled")];
  return stops.indexOf(each) - stops.indexOf(document.activeElement);
}"""


class Learner:
    """Somebody in a tutorial, who finds things by roles and names."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = WORDS[lang]
        self.guide = page.get_by_role("region", name=re.compile(r"^(Step|Schritt) \d+"))
        self.heading = self.guide.get_by_role("heading")
        # The card with what is to be decided is the first of the column, whatever it is called.
        self.decision = page.get_by_role("complementary").get_by_role("region").first
        self.next = self.guide.get_by_role("button", name=self.words["next"], exact=True)
        self.help = self.guide.get_by_role("button", name=self.words["help"])
        self.last = self.guide.get_by_role("button", name=self.words["play"])

    def answer(self, name: str) -> Locator:
        pattern = re.compile(rf"^\s*{re.escape(name)}(\s+\d+)?\s*$")
        return self.decision.get_by_role("button", name=pattern)

    def learn(
        self, moves: list[list[str]], press: Press, go_on: Callable[["Learner"], None]
    ) -> None:
        """Step by step to the end, with these moves of one's own."""
        left = list(moves)
        while True:
            self.next.or_(self.help).or_(self.last).first.wait_for()
            if self.last.is_visible():
                break
            step = self.heading.inner_text()
            other = self.heading.filter(has_not_text=re.compile(rf"^{re.escape(step)}$"))
            if self.next.is_visible():
                go_on(self)
            else:
                for name in left.pop(0):
                    press(self, name)
                # Some moves are weighed first, and are to be confirmed.
                confirm = self.decision.get_by_role("button", name=self.words["do"], exact=True)
                confirm.or_(other).first.wait_for()
                if confirm.is_visible():
                    press(self, self.words["do"])
            other.wait_for()
        assert left == []


def by_mouse(learner: Learner, name: str) -> None:
    if name != OFFER:
        learner.answer(name).click()
        return
    learner.answer("Make an offer …").click()
    learner.answer("Ada").click()
    give = learner.decision.get_by_role("group", name="I give")
    give.get_by_label("EU", exact=True).fill("40")
    give.get_by_label("water", exact=True).fill("3")
    learner.decision.get_by_role("group", name="I get").get_by_label("Japan").check()
    learner.answer("Make the offer").click()


def by_keys(learner: Learner, name: str) -> None:
    button = learner.answer(name)
    button.wait_for()
    tabs = learner.page.keyboard
    for _ in range(button.evaluate(_STOPS_BETWEEN)):
        tabs.press("Tab")
    for _ in range(60):
        if button.evaluate("each => each === document.activeElement"):
            tabs.press("Enter")
            return
        tabs.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


def press_next(learner: Learner) -> None:
    learner.next.click()


def enter(learner: Learner) -> None:
    """Whoever only reads is led along and need not look for the button."""
    expect(learner.next).to_be_focused()
    learner.page.keyboard.press("Enter")


def test_a_guest_learns_globopolis(open_page: Opening) -> None:
    page = open_page()
    page.get_by_role("link", name="Learn it in ten minutes: Globopolis").click()
    Learner(page, "en").learn(GLOBOPOLIS, by_mouse, press_next)
    page.get_by_role("button", name="Play your first game").click()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()


def test_learning_global_powers_by_keyboard_alone(open_page: Opening) -> None:
    page = open_page("de")
    page.goto(page.url + "learn/global-powers")
    Learner(page, "de").learn(GLOBAL_POWERS, by_keys, enter)
    expect(page.get_by_role("heading", name="Das Spiel ist aus")).to_be_visible()


def test_another_move_gets_a_friendly_word_and_the_lesson_waits(open_page: Opening) -> None:
    page = open_page()
    page.goto(page.url + "learn/global-powers")
    learner = Learner(page, "en")
    for _ in range(3):
        learner.next.click()
    learner.answer("1 politician").click()
    told = learner.decision.get_by_role("alert")
    expect(told).to_contain_text("for now please choose “Bid 3 politicians”")
    expect(learner.heading).to_have_text("Step 4 of 33")
    # Who leaves finds the place again, and may go back and on from there.
    learner.guide.get_by_role("link", name="Skip").click()
    page.get_by_role("link", name="Learn it in ten minutes: Global Powers").click()
    expect(learner.heading).to_have_text("Step 4 of 33")
    learner.guide.get_by_role("button", name="Back").click()
    expect(learner.heading).to_have_text("Step 3 of 33")
    learner.next.click()
    learner.help.click()
    expect(learner.heading).to_have_text("Step 5 of 33")
