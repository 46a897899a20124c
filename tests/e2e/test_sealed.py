"""A sealed auction with three browsers: until the envelopes open, nobody's browser is told anything about a bid."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from e2e.browsing import Server, primary
from e2e.tables import Guest, people, together

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]


class Tapped:
    """All that a browser is sent, in order: every frame of its sockets, every body over HTTP."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", self._follow)
        page.on("response", lambda answer: self.answers.append(answer))

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def bodies(self, table: str) -> list[str]:
        """What came over HTTP as data, by address; of a list of tables, this one."""
        found = []
        for each in self.answers:
            if "/api/" in each.url and each.ok:
                payload = each.json()
                if each.url.endswith("/api/me/tables"):
                    payload = [row for row in payload if row["id"] == table]
                found.append(f"{each.url} {json.dumps(payload, separators=(',', ':'))}")
        return found


def bid(page: Page, politicians: int) -> None:
    turn = page.get_by_role("region", name="Your turn")
    turn.get_by_role("button", name=re.compile(rf"^{politicians} politicians?$")).click()
    expect(primary(turn)).to_have_text("Bid politicians")
    primary(turn).click()


def plain(message: str, table: str) -> str:
    """Without what differs between two tables anyway: their names, times, and the numbers of requests."""
    message = message.replace(table, "TABLE")
    message = re.sub(r'"(epoch|code|host|person)":"[^"]*"', r'"\1":""', message)
    message = re.sub(r'"(at|created|started|since|gone)":[0-9.]+', r'"\1":0', message)
    # Synchronised and pinged, a page is told the server's time.
    message = re.sub(r'"ok":true,"result":[0-9.]+', '"ok":true,"result":0', message)
    return re.sub(r'"type":"answer","id":\d+', '"type":"answer","id":0', message)


class Heard:
    """What a browser was sent until now: the table's messages in order, and answers to what it asked."""

    def __init__(self, tap: Tapped, table: str) -> None:
        frames = [plain(each, table) for each in tap.frames]
        self.messages = [each for each in frames if not each.startswith('{"type":"answer"')]
        # How often the page asked depends on how quick it was; what it may learn does not.
        self.answers = {each for each in frames if each not in self.messages}
        self.bodies = {plain(each, table) for each in tap.bodies(table)}


def auction(guests: list[Guest], bids: tuple[int, int]) -> dict[str, Heard]:
    """Two of three bid; what each browser was sent until then. Then the third bids, and all is open."""
    table = together(guests, "global-powers")
    taps = []
    for guest in guests:
        taps.append(Tapped(guest.page))
        guest.look_at(table)
        expect(guest.page.get_by_role("region", name="Your turn")).to_be_visible()
    for guest, politicians in zip(guests, bids, strict=False):
        bid(guest.page, politicians)
        # Who has bid is told to all; with it, everything before has come.
        for other in guests:
            sealed = other.page.get_by_role("img", name=re.compile(f"^{guest.name} has decided"))
            expect(sealed).to_be_visible()
    heard = {guest.name: Heard(tap, table) for guest, tap in zip(guests, taps, strict=True)}
    bid(guests[2].page, 1)
    for guest in guests:
        for name, politicians in zip(("Ada", "Bo", "Cleo"), (*bids, 1), strict=True):
            opened = guest.page.get_by_role("img", name=f"{name} bid {politicians}", exact=True)
            expect(opened).to_be_visible()
    return heard


def test_a_sealed_auction_leaks_nothing_in_any_browser(open_page: Opening, server: Server) -> None:
    guests = people(
        [open_page(blank=True), open_page(blank=True), open_page(blank=True)], server.url
    )
    one, other = auction(guests, (4, 2)), auction(guests, (4, 6))
    for name, seat in (("Ada", 0), ("Bo", 1), ("Cleo", 2)):
        seen = [each for each in one[name].messages if '"is":"auction"' in each]
        assert len(seen) >= 3, "the snapshot and both bids were told"
        for message in seen:
            for number, slot in enumerate(slots(message)):
                assert number == seat or slot in (None, {"is": "committed"})
    # Bo bid differently: nothing that the others were sent before the reveal differs by it.
    for name in ("Ada", "Cleo"):
        assert one[name].messages == other[name].messages
        assert one[name].answers == other[name].answers
        assert one[name].bodies == other[name].bodies
    assert one["Bo"].messages != other["Bo"].messages


def slots(message: str) -> list[Any]:
    """What a message shows in the envelopes."""
    payload = json.loads(message)
    stack = (payload.get("view") or payload["changes"])["stack"]
    found: list[Any] = next(frame["slots"] for frame in stack if frame["is"] == "auction")
    return found
