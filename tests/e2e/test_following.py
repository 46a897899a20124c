"""One can follow it: what others do is shown one thing after the other, nothing before its dice lie still."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tools.tour import LAST, RECORD, RECORDS, asked

from e2e.browsing import Server
from e2e.positions import brought, find, forked
from e2e.tables import Guest, Json
from e2e.test_accessible import AXE, violations_beside_the_drawing
from scale import scaled
from statecraft.core.engine.legal import Legal
from statecraft.core.record.record import Record
from statecraft.core.verbs.action import Action
from statecraft.globopolis.verbs import Attack
from statecraft.plugins import registry

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "novice"}
DESK = {"width": 1280, "height": 720}

# Notes each scene that comes to the stage, and each line that the log, the seats or the dock know, with the time.
OBSERVER = """
window.scenes = []; window.lines = [];
const look = () => {
  const stage = document.querySelector("[data-scene]");
  const number = stage?.dataset.number, last = window.scenes.at(-1);
  const now = performance.now();
  if (last && last.until === null && last.number !== number) last.until = now;
  if (stage && last?.number !== number)
    window.scenes.push({ number, kind: stage.dataset.scene, line: stage.dataset.line, at: now, until: null });
  for (const row of document.querySelectorAll("[role=log] li"))
    if (!row.dataset.noted) { row.dataset.noted = "1"; window.lines.push({ text: row.textContent.trim(), at: now }); }
};
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] }));
"""

# What comes to the stage as soon as the server has told it, by the first words of its line.
ON_STAGE = {
    "globopolis": (
        "gb-event-attack",
        "gb-event-battle",
        "gb-event-conquered",
        "gb-event-cleaning",
        "gb-event-cleaned",
        "gb-event-not-cleaned",
        "gb-event-influence",
        "gb-event-operation",
        "gb-event-opportunity",
        "gb-event-mission",
        "gb-event-final-round",
        "gb-event-moonshot",
    ),
    "global-powers": (
        "gp-event-bids",
        "gp-event-proposed",
        "gp-event-voted",
        "gp-event-accepted",
        "gp-event-rejected",
        "gp-event-veto",
        "gp-event-war",
        "gp-event-coup-won",
        "gp-event-coup-lost",
        "gp-event-played",
        "gp-event-staked",
        "gp-event-un-voted",
        "gp-event-motion",
        "gp-event-new-round",
    ),
}
# On both sides of a fight: the colour of the polygon, and of the letter of who throws it.
COLOURS = """() => [...document.querySelectorAll(".fight .side")].map((side) => [
  getComputedStyle(side.querySelector("svg .body")).fill,
  getComputedStyle(side.querySelector("header .letter")).backgroundColor,
])"""
# The shortest time for which any of them stands there.
SHORTEST = 300


def follow(page: Page) -> list[str]:
    """Every line that the server tells from now on, in its order."""
    told: list[str] = []

    def hear(frame: Any) -> None:
        message = json.loads(frame if isinstance(frame, str) else frame.decode())
        if message.get("type") == "step":
            told.extend(line["text"] for line in message.get("log") or [])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", opened)
    return told


def moving(open_page: Opening, server: Server, **settings: Any) -> tuple[Page, Guest]:
    """A page that shows everything at normal speed."""
    page = open_page(instruments=True, viewport=DESK, **settings, blank=True)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(OBSERVER)
    page.add_init_script(path=AXE)
    return page, Guest(page, server.url, "Ada")


def staged(told: list[str], game: str) -> list[str]:
    return [text for text in told if text.startswith(ON_STAGE[game])]


def an_attack(legal: Legal) -> Action | None:
    return next((action for action in legal if isinstance(action, Attack)), None)


def attack(page: Page, ada: Guest) -> str:
    """A table at which Ada attacks; what else she is asked gets its default."""
    found = find("globopolis", 3, an_attack, range(5, 60))
    record = brought(ada, "globopolis", found.record)
    table = forked(ada, record, found.line, [ME, BOT, BOT], pace="normal")
    ada.look_at(table)
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    (question,) = [each for each in ada.questions(table, 0) if each["must"]]
    ada.act(table, 0, question["id"], found.action.to_json())
    return table


def answer(ada: Guest, table: str, kinds: tuple[str, ...] = ()) -> bool:
    """Give the default to what Ada must answer; of any kind unless some are named."""
    must = [each for each in ada.questions(table, 0) if each["must"]]
    if not must or (kinds and must[0]["kind"] not in kinds):
        return False
    ada.act(table, 0, must[0]["id"], must[0]["default"] or must[0]["actions"][0])
    return True


def play_to_round(ada: Guest, table: str, number: int) -> None:
    """Ada gives defaults until she is waited for in her own turn of a round, in which she has answered nothing yet."""
    late = time.monotonic() + 60
    while time.monotonic() < late:
        must = [each for each in ada.questions(table, 0) if each["must"]]
        if must:
            # Nothing goes on before she has answered, so round and turn are those of the question.
            view = ada.view(table, 0)["view"]
            if view["turn"] == 0 and view["round"] == number:
                return
            ada.act(table, 0, must[0]["id"], must[0]["default"] or must[0]["actions"][0])
    raise AssertionError(f"Ada's turn in round {number} does not come")


def test_a_fight_is_shown_throw_by_throw_and_nothing_is_told_before(
    open_page: Opening, server: Server
) -> None:
    page, ada = moving(open_page, server)
    told = follow(page)
    table = attack(page, ada)
    page.get_by_role("tab", name="Log").click()
    until = time.monotonic() + 20
    while "gb-event-conquered" not in told and time.monotonic() < until:
        answer(ada, table, ("operation", "diplomacy-reply", "help", "hire", "assistance"))
        page.wait_for_timeout(50)
    assert "gb-event-conquered" in told
    page.wait_for_function(
        "() => window.scenes.some((scene) => scene.line === 'gb-event-conquered')"
    )
    scenes: list[Json] = page.evaluate("window.scenes")
    rounds = [scene for scene in scenes if scene["line"] == "gb-event-battle"]
    assert [scene["line"] for scene in scenes] == staged(told, "globopolis")
    assert len(rounds) == told.count("gb-event-battle") > 0
    # Of each round the log knows only after its dice have lain still: 700 ms, half of it from the fourth on.
    lines: list[Json] = page.evaluate("window.lines")
    battles = [line["at"] for line in lines if line["text"].startswith("Battle Round")]
    for nth, (scene, at) in enumerate(zip(rounds, battles[-len(rounds) :], strict=True)):
        assert at - scene["at"] >= (640 if nth < 3 else 320), f"round {nth + 1} was told too early"
    # It concerns Ada, and stays until she goes on.
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert violations_beside_the_drawing(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_a_fight_shows_its_odds_and_is_cut_short_by_keys(
    open_page: Opening, server: Server
) -> None:
    page, ada = moving(open_page, server)
    told = follow(page)
    table = attack(page, ada)
    page.get_by_role("tab", name="Log").click()
    late = time.monotonic() + 20
    while "gb-event-conquered" not in told and time.monotonic() < late:
        answer(ada, table, ("operation", "diplomacy-reply", "help", "hire", "assistance"))
        page.wait_for_timeout(50)
    page.locator('[data-line="gb-event-battle"]').wait_for()
    page.locator(".fight .side.second svg .body").wait_for()
    thrown, known = zip(*page.evaluate(COLOURS), strict=True)
    assert thrown == known
    assert thrown[0] != thrown[1]
    # What the engine says the chance was is drawn from the first round on.
    curve = page.get_by_role("img", name=re.compile(r"^start: \d+ %"))
    expect(curve).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    page.locator('[data-line="gb-event-conquered"]').wait_for()
    # None of it is lost to the log, however little of it was shown.
    rounds = [line["text"] for line in page.evaluate("window.lines")]
    battles = [text for text in rounds if text.startswith("Battle Round")]
    assert len(battles) == told.count("gb-event-battle")


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_every_event_of_bots_is_on_the_stage_in_order_and_long_enough(
    open_page: Opening, server: Server, game: str
) -> None:
    """A game between bots at normal speed, for a while: what the server told is what was shown."""
    page, ada = moving(open_page, server)
    told = follow(page)
    # Where somebody is just about to fight, or to vote; bots among themselves go on once somebody looks on.
    line, _seat = asked(game, RECORD, "operation" if game == "globopolis" else "vote", LAST)
    text = (RECORDS / game.replace("-", "_") / f"{RECORD}.jsonl").read_text()
    record = brought(ada, game, Record.from_jsonl(registry.game(game), text))
    ada.look_at(forked(ada, record, line, [BOT] * 4, pace="normal"))
    board = page.get_by_role("main", name="Board")
    expect(board.get_by_role("group").first).to_be_visible()
    # What is told before the board can be drawn is there when it is, and not shown.
    early = len(staged(told, game))
    page.evaluate("document.querySelector('main .place > *').drawn = 'once'")
    page.wait_for_timeout(12_000)
    # Nothing is drawn anew that only changes.
    assert page.evaluate("document.querySelector('main .place > *').drawn") == "once"
    # All that was told until now is shown in a while.
    wanted = staged(told, game)
    assert wanted
    page.wait_for_function(f"() => window.scenes.length >= {len(wanted) - early}", timeout=20_000)
    scenes: list[Json] = page.evaluate("window.scenes")
    shown = [scene["line"] for scene in scenes if scene["line"].startswith(ON_STAGE[game])]
    assert any(
        shown[: len(wanted) - passed] == wanted[passed:][: len(shown)]
        for passed in range(early + 1)
    ), (shown, wanted, early)
    short = [each for each in scenes if each["until"] and each["until"] - each["at"] < SHORTEST]
    assert short == []


# A game of each kind: its first turns in a usual run, all of it in a soak; that of Globopolis ends after eight rounds.
OPTIONS: dict[str, Json] = {"globopolis": {"until_round": 8}, "global-powers": {}}
FIRST_ANSWERS = 8


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_against_bots_at_normal_speed_loses_no_event(
    open_page: Opening, server: Server, game: str
) -> None:
    """A person plays on once all was shown, as people do; every event was on the stage long enough."""
    page, ada = moving(open_page, server)
    told = follow(page)
    table = ada.table(game, [ME, BOT, BOT], pace="normal", options=OPTIONS[game])
    ada.start(table)
    ada.look_at(table)
    mine = page.get_by_role("region", name="Your turn")
    over = page.get_by_role("heading", name="The game is over")
    shown = page.locator("[data-scene]")
    left = scaled(FIRST_ANSWERS, 4)
    late = time.monotonic() + 60
    while left > 0 and not over.first.is_visible():
        assert time.monotonic() < late, page.get_by_role("complementary").inner_text()[:300]
        go_on = page.get_by_role("button", name="Continue")
        if go_on.is_visible():
            page.keyboard.press("Enter")
        elif mine.is_visible() and shown.count() == 0 and answer(ada, table):
            left -= 1
            late = time.monotonic() + 60
        page.wait_for_timeout(50)
    # Whatever is still to come to the stage comes.
    wanted = len(staged(told, game))
    page.wait_for_function(
        """([wanted, texts]) => window.scenes.filter(({ line }) => texts.some((text) => line.startsWith(text))).length >= wanted""",
        arg=[wanted, list(ON_STAGE[game])],
        timeout=60_000,
    )
    scenes: list[Json] = page.evaluate("window.scenes")
    lines = [scene["line"] for scene in scenes if scene["line"].startswith(ON_STAGE[game])]
    assert lines[:wanted] == staged(told, game)[:wanted]
    short = [each for each in scenes if each["until"] and each["until"] - each["at"] < SHORTEST]
    assert short == []


def test_skipping_and_speed(open_page: Opening, server: Server) -> None:
    page, ada = moving(open_page, server)
    attack(page, ada)
    page.locator("[data-scene]").wait_for()
    page.get_by_role("button", name="Skip").click()
    # At once: the same in the same order, and nothing waits.
    page.evaluate(
        "localStorage.setItem('statecraft', JSON.stringify({ ...JSON.parse(localStorage.getItem('statecraft')), speed: 'instant' }))"
    )
    page.reload()
    table = attack(page, ada)
    answer(ada, table)
    page.wait_for_timeout(300)
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_meanwhile_can_be_seen_again(open_page: Opening, server: Server) -> None:
    page, ada = moving(open_page, server)
    table = ada.table("globopolis", [ME, BOT], pace="at-once")
    ada.start(table)
    ada.look_at(table)
    # Ada plays a turn while the page is there, then only what others' turns ask of her; in the next round she reads.
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    first = ada.view(table, 0)["view"]["round"]
    play_to_round(ada, table, first + 1)
    until = time.monotonic() + 60
    again = page.get_by_role("region", name="Meanwhile")
    skip = page.get_by_role("button", name="Skip")
    while not again.is_visible() and time.monotonic() < until:
        if skip.is_visible():
            page.keyboard.press("s")
        page.wait_for_timeout(60)
    expect(again).to_be_visible()
    score = page.get_by_role("region", name="Players").inner_text()
    again.get_by_role("button", name="See again").click()
    expect(skip).to_be_visible()
    page.keyboard.press("s")
    expect(again).to_be_visible()
    assert page.get_by_role("region", name="Players").inner_text() == score
