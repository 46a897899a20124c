"""How soon a game begins that is played in the browser alone, and how long a bot thinks there, beside the server's own Python.

A start is timed from the press (or the address) until the table is shown: with nothing kept of the page, and in the same
browser again. What the worker then does is asked of it in its console.
"""

import contextlib
import io
import json
import re
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

Json = dict[str, Any]
COLD_S, WARM_S, MOVE_MS = 6.0, 2.0, 150.0
_PATIENCE = 60_000.0
#: Games of steady bots, each decision timed.
MOVES = """
import json, statistics, time
import statecraft

class Timed:
    def __init__(self, player):
        self.player = player
    def choose(self, handle):
        # Where there is but one answer nothing is thought.
        counts = len(handle.legal()) > 1
        began = time.perf_counter()
        chosen = self.player.choose(handle)
        if counts:
            times.append(1000 * (time.perf_counter() - began))
        return chosen

found = {}
for name in statecraft.games():
    times = []
    game = statecraft.game(name)
    session = statecraft.Session(game, statecraft.new_header(game, seats=4))
    players = [Timed(statecraft.bots.make("steady", name, 7, seat)) for seat in range(4)]
    _ = statecraft.Driver(session, players, statecraft.SeededLuck(7)).play()
    found[name] = statistics.median(times)

print("moves", json.dumps(found))
"""


def starts(browser: Browser, url: str, times: int) -> Json:
    """Seconds until a table is shown: at the first visit ever, and when it is opened again."""
    cold, warm = [], []
    for _ in range(times):
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(_PATIENCE)
        page = context.new_page()
        page.goto(f"{url}/here/")
        button = page.get_by_role("button", name="Play now: Globopolis")
        button.wait_for()
        began = time.perf_counter()
        button.click()
        _shown(page)
        cold.append(time.perf_counter() - began)
        # What is kept by and by is kept now.
        page.get_by_role("complementary").wait_for()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(2000)
        table = page.url
        # What the browser has compiled it keeps from the second time on.
        for _ in range(3):
            page.goto("about:blank")
            began = time.perf_counter()
            page.goto(table)
            _shown(page)
            again = time.perf_counter() - began
        warm.append(again)
        context.close()
    return {"cold": statistics.median(cold), "warm": statistics.median(warm), "times": times}


def _shown(page: Page) -> None:
    page.get_by_role("complementary").wait_for()


def moves(browser: Browser, url: str) -> Json:
    """Milliseconds of a steady bot's decision, in the worker and in this Python."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(_PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/here/?at=/console")
    page.get_by_role("button", name="Play a game").wait_for()
    field = page.get_by_role("textbox", name="Python")
    field.fill(MOVES)
    field.press("Control+Enter")
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(r"moves \{"), timeout=_PATIENCE)
    said = log.inner_text()
    context.close()
    served = io.StringIO()
    with contextlib.redirect_stdout(served):
        exec(MOVES, {})
    return {"here": _medians(said), "served": _medians(served.getvalue())}


def _medians(said: str) -> dict[str, float]:
    line = next(line for line in said.splitlines() if line.startswith("moves {"))
    found: dict[str, float] = json.loads(line.removeprefix("moves "))
    return found


def measured(browser: Browser, url: str, times: int = 3) -> Json:
    return {"starts": starts(browser, url, times), "moves": moves(browser, url)}


def goals(report: Json) -> list[tuple[str, str, str, bool]]:
    """What we set ourselves, as `page_section.goals`."""
    found = [
        (f"without a server, {what}", f"{most:g} s", f"{took:.1f} s", took <= most)
        for what, most, took in (
            ("a game begins at the first visit", COLD_S, report["starts"]["cold"]),
            ("a game is opened again", WARM_S, report["starts"]["warm"]),
        )
    ]
    for game, took in report["moves"]["here"].items():
        served = report["moves"]["served"][game]
        what = f"without a server, {game}: half of a steady bot's decisions within"
        said = f"{took:.1f} ms ({served:.1f} ms at the server)"
        found.append((what, f"{MOVE_MS:g} ms", said, took <= MOVE_MS))
    return found
