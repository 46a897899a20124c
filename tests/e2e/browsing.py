"""A person at the page: what is there goes by roles and names, as a screen reader would find it."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from email import message_from_bytes, policy
from pathlib import Path

import httpx
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PageTimeout

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WORDS = {
    "en": {
        "turn": "Your turn",
        "over": "The game is over",
        "go on": ("Go on", "Done, go on", "No business now", "Done placing", "Leave it open"),
        "leave": "Cancel",
    },
    "de": {
        "turn": "Du bist am Zug",
        "over": "Das Spiel ist zu Ende",
        "go on": (
            "Weiter",
            "Fertig, weiter",
            "Jetzt kein Geschäft",
            "Fertig verteilt",
            "Offen lassen",
        ),
        "leave": "Abbrechen",
    },
}
OPERATOR = "olga@example.org"
"""Whoever has confirmed this address looks after the server."""
_PATIENCE = 60.0
_TURN = 240.0
"""Bots that let one follow take their time, and more of it where the machine is busy."""


class Server:
    """`statecraft serve` as a process of its own, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.database = data / "statecraft.sqlite"
        data.parent.mkdir(parents=True, exist_ok=True)
        self.log = data.with_name("server.log")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self.process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        words = ["serve", "--port", str(self._port), "--data", str(self._data)]
        limits = ("ADDRESS", "PERSON", "SOCKET", "GUESTS")
        many = {f"STATECRAFT_RATE_{each}": "100000" for each in limits}
        # Reports of the workshop are made of few games.
        many |= {"STATECRAFT_WORKSHOP_GAMES": "2", "STATECRAFT_RATE_WORKSHOP": "0"}
        many["STATECRAFT_OPERATORS"] = OPERATOR
        # Hooks of tests are on this machine.
        many |= {"STATECRAFT_HOOKS_HTTP": "yes", "STATECRAFT_HOOKS_TO": "127.0.0.0/8"}
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "statecraft", *words],
                env={**os.environ, **many},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return process
            except httpx.HTTPError:
                time.sleep(0.1)
        process.kill()
        process.wait()
        raise TimeoutError("the server does not answer")

    def link_to(self, address: str) -> str:
        """The path of the link in the last mail to an address, once it is in the outbox."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            for path in sorted((self._data / "outbox").glob("*.eml"), reverse=True):
                mail = message_from_bytes(path.read_bytes(), policy=policy.default)
                body = mail.get_body(("plain",))
                found = body and re.search(r"/link/\w+", body.get_content())
                if mail["To"] == address and found:
                    return found[0]
            time.sleep(0.1)
        raise TimeoutError(f"no mail to {address}")

    def write(self, sql: str, **values: object) -> None:
        """Change a row of its database, as if something had happened that no page does."""
        with closing(sqlite3.connect(self._data / "statecraft.sqlite", timeout=10)) as db, db:
            db.execute(sql, values)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def start_again(self) -> None:
        self.process = self._started()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def primary(part: Page | Locator) -> Locator:
    """The one primary action: what Enter does."""
    return part.locator('[aria-keyshortcuts="Enter"]')


def decide(part: Page | Locator, name: str | re.Pattern[str]) -> None:
    """Give an answer out of the list: choose its row, press the primary action."""
    part.get_by_role("radio", name=name).first.click()
    primary(part).click()


class Person:
    """Somebody who plays by what the page offers, in one language."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = WORDS[lang]
        self.answers = 0

    def is_over(self) -> bool:
        column = self.page.get_by_role("complementary")
        return column.get_by_role("heading", name=str(self.words["over"])).is_visible()

    def turn(self) -> Locator:
        return self.page.get_by_role("region", name=str(self.words["turn"]))

    def come_to_turn(self) -> None:
        """Let bots that wait go on, by keyboard, until one is to move."""
        until = time.monotonic() + _TURN
        while not self.turn().is_visible():
            assert time.monotonic() < until, (
                f"one's turn does not come: {self.page.get_by_role('complementary').inner_text()[:500]}"
            )
            self._go_on()
            self.page.wait_for_timeout(100)

    def play(self, most: int = 100_000) -> bool:
        """Answer so many times, always with the first answer there is; whether the game is over."""
        until = time.monotonic() + _TURN
        answered = 0
        while answered < most and not self.is_over():
            if self._answer():
                answered += 1
                self.answers += 1
                until = time.monotonic() + _TURN
            elif time.monotonic() > until:
                raise TimeoutError(
                    f"nothing to answer: {self.page.get_by_role('complementary').inner_text()[:500]}"
                )
            else:
                self.page.wait_for_timeout(100)
        return self.is_over()

    def _answer(self) -> bool:
        try:
            return self._press()
        except PageTimeout:
            # The page changed under one's hands: another's move was quicker.
            return False

    def _go_on(self) -> None:
        names = "|".join(map(re.escape, self.words["go on"]))
        buttons = self.page.get_by_role("button", name=re.compile(f"^({names})$"))
        button = buttons.filter(visible=True).first
        if button.is_visible():
            # Bots may go on by themselves in this very moment, and it is gone.
            with suppress(PageTimeout):
                button.press("Enter", timeout=2000)

    def _press(self) -> bool:
        turn = self.turn()
        if not turn.is_visible():
            self._go_on()
            return False
        leave = turn.get_by_role("button", name=str(self.words["leave"]), exact=True)
        if primary(turn).is_disabled(timeout=2000) and leave.is_visible():
            # An offer that nobody has put anything into.
            leave.click(timeout=2000)
            return False
        primary(turn).click(timeout=2000)
        return True
