"""The tutorials to their ends: by mouse in English, by keyboard alone in German; another move, and away."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import primary

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
Press = Callable[["Learner", str], None]

OFFER = "offer"
"""Stands for the offer, which is written in fields and not put together by pressing."""
DO = "do it"
"""Stands for the primary action, where an answer was put together choice by choice."""

# What is pressed for each of the learner's moves, one after the other.
GLOBOPOLIS = [
    ["Teleport"],
    ["Place agents …", "Germany", "2 agents", DO],
    ["Play “Academy Graduates”"],
    ["Allocate units from Personal Stock …", "NS-Units", "France", "2", DO],
    ["Develop France"],
    ["Take from your Guild Stock", "Take 3 × water from the Fresh Water Guild"],
    ["Buy points", "Buy 5 points"],
    [OFFER],
    ["End the Option Phase"],
    ["Roll two dice"],
    ["Attack Germany from France (without a card)"],
    ["Use “Reserve Battalion”"],
    ["Show the MISSION “Four Corners”"],
    ["End the Option Phase"],
    ["Roll two dice and go back"],
    ["Surplus to Personal Stock"],
]
GLOBAL_POWERS = [
    ["3 Politiker", DO],
    ["2 Politiker", DO],
    ["Mit Nein stimmen"],
    ["Veto einlegen und dafür einen Politiker opfern"],
    ["Eine Region aktivieren …", "USA", DO],
    ["Haushalt: 1 Wirtschaft → 2 Diplomatie"],
    [
        *["Handel …", "Lateinamerika", "Diplomatie", "1", "Rohstoff", "1"],
        *["Das ist alles", "keines", "keine", DO],
    ],
    ["Krieg", "Krieg gegen Region Russland"],
    ["Karte: Ruhestand …", "USA", "Ben", DO],
    ["Eine Region aktivieren", "Europa aktivieren"],
    ["Diplomatischer Antrag …", "Sanktion", "Japan und Korea", "2 Chips", DO],
    ["Diplomatie einsetzen", "2 × Diplomatie dafür einsetzen"],
    ["Basis", "3 Politiker", DO],
    ["Eine Region aktivieren …", "Subsahara-Afrika", DO],
    ["Propaganda", "Propaganda: ein Basispolitiker von Gast, Ziel Nordafrika"],
]
_STOPS_BETWEEN = """each => {
  const stops = [...each.closest("section").querySelectorAll("button:enabled")];
  return stops.indexOf(each) - stops.indexOf(document.activeElement);
}"""


class Learner:
    """Somebody in a tutorial, who finds things by roles and names."""

    def __init__(self, page: Page, title: str, on: str) -> None:
        self.page = page
        self.title = title
        self.guide = page.get_by_role("region", name=re.compile(rf"^{title} \d+"))
        # The dock with what is to be decided, whatever it is called now.
        self.decision = page.locator("section[aria-labelledby='decision-title']")
        self.next = self.guide.get_by_role("button", name=on, exact=True)

    def at(self, step: int) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(rf"^{self.title} {step} "))

    def answer(self, name: str) -> Locator:
        if name == DO:
            return primary(self.decision)
        # A price may stand behind an answer.
        price = r"(\s+[−+\d].*)?"
        pattern = re.compile(rf"^\s*{re.escape(name)}{price}\s*$")
        others = self.page.locator("button:not([aria-keyshortcuts])")
        return self.decision.get_by_role("radio", name=pattern).or_(
            self.decision.get_by_role("button", name=pattern).and_(others)
        )

    def learn(
        self, moves: list[list[str]], press: Press, go_on: Callable[["Learner"], None]
    ) -> None:
        """Step by step to the end, with these moves of one's own."""
        left = list(moves)
        self.at(1).wait_for()
        steps = self.guide.get_by_role("heading").inner_text().split()[-1]
        for step in range(1, int(steps)):
            if self.next.is_visible():
                go_on(self)
            else:
                for name in left.pop(0):
                    press(self, name)
            self.at(step + 1).wait_for()
        assert left == []


def by_mouse(learner: Learner, name: str) -> None:
    if name != OFFER:
        answer = learner.answer(name)
        role = answer.get_attribute("role")
        answer.click()
        if role == "radio":
            primary(learner.decision).click()
        return
    learner.answer("Make an offer …").click()
    learner.answer("Ada").click()
    mine = learner.decision.get_by_role("group", name="What I have")
    for good, amount in (("EU", "40"), ("water", "3")):
        mine.get_by_role("button", name=re.compile(rf": {good} \d")).click()
        learner.decision.get_by_label(f"How many: {good}").fill(amount)
    theirs = learner.decision.get_by_role("group", name="What Ada has")
    theirs.get_by_role("button", name=re.compile(": Japan$")).click()
    expect(primary(learner.decision)).to_have_text("Make the offer")
    primary(learner.decision).click()


def by_keys(learner: Learner, name: str) -> None:
    button = learner.answer(name)
    expect(button).to_be_enabled()
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
    Learner(page, "Step", "Next").learn(GLOBOPOLIS, by_mouse, press_next)
    page.get_by_role("button", name="Play your first game").click()
    # The dice say who begins; if that is a bot, it waits for business before it moves.
    turn = page.get_by_role("region", name="Your turn")
    business = page.get_by_role("button", name="No business now")
    expect(turn.or_(business).first).to_be_visible()


def test_learning_global_powers_by_keyboard_alone(open_page: Opening) -> None:
    page = open_page("de")
    page.goto(page.url + "learn/global-powers")
    Learner(page, "Schritt", "Weiter").learn(GLOBAL_POWERS, by_keys, enter)
    expect(page.get_by_role("heading", name="Das Spiel ist zu Ende")).to_be_visible()
    expect(page.get_by_role("button", name="Dein erstes Spiel spielen")).to_be_focused()


def test_another_move_gets_a_friendly_word_and_the_lesson_waits(open_page: Opening) -> None:
    page = open_page()
    page.goto(page.url + "learn/global-powers")
    learner = Learner(page, "Step", "Next")
    for _ in range(3):
        learner.next.click()
    learner.answer("1 politician").click()
    primary(learner.decision).click()
    line = learner.decision.get_by_role("alert")
    expect(line).to_contain_text("for now please choose “Bid 3 politicians”")
    expect(line).to_be_in_viewport()
    expect(learner.at(4)).to_be_visible()
    # Who leaves finds the place again, and may go back and on from there.
    learner.guide.get_by_role("link", name="Skip").click()
    page.get_by_role("link", name="Learn it in ten minutes: Global Powers").click()
    expect(learner.at(4)).to_be_visible()
    learner.guide.get_by_role("button", name="Back").click()
    expect(learner.at(3)).to_be_visible()
    learner.next.click()
    learner.guide.get_by_role("button", name="Do it for me").click()
    expect(learner.at(5)).to_be_visible()
