"""The table of Global Powers: a hand is chosen, the end is told, a game is looked at again."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.asking import BOT, ME, Asking
from e2e.browsing import Server, primary
from e2e.tables import AT_ONCE
from statecraft.cli.games import find
from statecraft.cli.options import game_texts
from statecraft.core.engine.session import Session
from statecraft.core.record.record import Record
from statecraft.global_powers.game import GAME
from statecraft.locale.speech import Speaker

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
RECORDS = Path(__file__).parents[1] / "golden" / "global_powers"
HITTING = ("recession", "revolution", "riots", "coup", "sabotage")
SPEAKER = Speaker(game_texts(find("global-powers"), "en"), GAME, ())


@pytest.fixture
def ada(server: Server) -> Iterator[Asking]:
    with closing(Asking(server.url, "Ada")) as ada:
        yield ada


def brought(ada: Asking, record: str) -> str:
    """The table of a recorded game between four."""
    text = (RECORDS / f"{record}.jsonl").read_text()
    body = {"game": "global-powers", "record": text, "names": ["Ann", "Ben", "Cy", "Di"]}
    return str(ada.ask("POST", "/api/records", body)["id"])


def fork(ada: Asking, table: str, line: int, seat: int) -> str:
    """A table that goes on from there; bots have the other three seats."""
    seats = [ME if at == seat else BOT for at in range(4)]
    id = str(
        ada.ask("POST", f"/api/tables/{table}/fork", {"line": line, "seats": seats, **AT_ONCE})[
            "id"
        ]
    )
    ada.ask("POST", f"/api/tables/{id}/start")
    return id


def test_the_first_hand_is_chosen_in_any_order(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    table = fork(ada, brought(ada, "four-players-dominance"), 48, 1)
    page = open_page(blank=True)
    ada.lend(page)
    page.goto(f"{server.url}/t/{table}")
    turn = page.get_by_role("region", name="Your turn")
    for card in ("Transfer", "Zeal", "Coup", "Assassination", "Riots"):
        turn.get_by_role("button", name=card, exact=True).click()
    primary(turn).click()
    expect(page.get_by_text("Not chosen yet (11)")).to_be_visible()
    mine = page.get_by_role("region", name="My party")
    for card in ("Assassination", "Coup", "Riots", "Transfer", "Zeal"):
        expect(mine.get_by_text(card, exact=True)).to_be_visible()


def struck_twice() -> tuple[int, int, str, str, str]:
    """Where somebody may hit a region that is done with one card only, and activate one or hit it: the
    line, the seat, both regions and the card."""
    record = Record.from_jsonl(GAME, (RECORDS / "four-players-points.jsonl").read_text())
    session = Session(GAME, record.header)
    for number, line in enumerate(record.lines):
        for question in session.state.questions():
            if question.kind == "turn":
                ways: dict[int, list[str]] = {}
                for action in session.state.legal(question.seat):
                    if hasattr(action, "region"):
                        ways.setdefault(action.region, []).append(action.VERB)
                for card in HITTING:
                    done = [each for each, verbs in ways.items() if verbs == [card]]
                    due = [each for each, verbs in ways.items() if {*verbs} >= {card, "activate"}]
                    if done and due:
                        spent, still = [SPEAKER.value("region", each[0]) for each in (done, due)]
                        return number, question.seat, spent, still, card.title()
        session.go_on(line, [])
    raise LookupError("nobody could do both")


def test_a_region_that_stands_for_several_answers_asks_which(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    """It may be activated and hit by cards: a press on the map does none of it unasked."""
    line, seat, done, due, card = struck_twice()
    table = fork(ada, brought(ada, "four-players-points"), line, seat)
    page = open_page(blank=True)
    ada.lend(page)
    page.goto(f"{server.url}/t/{table}")
    turn = page.get_by_role("region", name="Your turn")
    # One that is done can only be hit by a card.
    page.get_by_role("button", name=re.compile(f"^Choose {done}")).click()
    expect(turn).to_contain_text(f"{card} in {done}")
    turn.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name=re.compile(f"^Choose {due}")).click()
    which = turn.get_by_role("group", name=f"{due}: what do you want to do?")
    expect(which.get_by_role("radio", name=f"{card} in {due}")).to_be_visible()
    which.get_by_role("radio", name=f"Activate {due}").click()
    expect(primary(turn)).to_contain_text(f"Activate {due}")
    asked = ada.ask("GET", f"/api/tables/{table}/questions?seat={seat}")
    assert "turn" in [question["kind"] for question in asked]


@pytest.mark.parametrize("width", [1280, 360])
def test_the_end_is_told_once(open_page: Opening, server: Server, ada: Asking, width: int) -> None:
    """Where a card beside the board tells it, the board does not; a replay has no such card."""
    id = ada.given_up("global-powers")
    page = open_page(viewport={"width": width, "height": 740}, blank=True)
    ada.lend(page)
    for path in ("t", "replay"):
        page.goto(f"{server.url}/{path}/{id}")
        expect(page.get_by_role("group", name="World map")).to_be_visible()
        expect(page.get_by_role("heading", name="The game is over")).to_have_count(1)


def test_a_replay_with_open_cards_shows_who_governs(
    open_page: Opening, server: Server, ada: Asking
) -> None:
    table = brought(ada, "four-players-points")
    page = open_page(blank=True)
    ada.lend(page)
    page.goto(f"{server.url}/replay/{table}?line=100")
    governed = page.get_by_role("button", name=re.compile(r"^United States\. Governed by Ben\b"))
    for eyes in ("Gallery", "Open cards", "Di"):
        page.get_by_label("Seen by").select_option(eyes)
        expect(governed).to_be_visible()
    # Who looks through somebody's eyes would go on as this one.
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_label("I play")).to_have_value("3")


def test_a_report_says_what_was_bid(open_page: Opening, server: Server, ada: Asking) -> None:
    """Beside what is checked; of a table that is not known it has only that."""
    table = ada.table("global-powers", [ME, BOT], public=True)
    ada.answer(table)
    ada.ask("POST", f"/api/tables/{table}/moves", {"seat": 0, "command": {"concede": {}}})
    page = open_page("de", blank=True)
    page.goto(f"{server.url}/dice/{table}")
    entries = page.get_by_role("region", name="Eintrag für Eintrag")
    entries.get_by_label("Zeigen").select_option("Versiegelte Antworten")
    # By the whole name: a hash may have any three letters.
    named = page.get_by_text("Ada", exact=True)
    row = entries.get_by_role("listitem").filter(has=named).first
    expect(row).to_contain_text("0 Politiker bieten")
    expect(row).to_contain_text('{"politicians":0,"verb":"bid"}')
    report = page.request.get(
        f"{server.url}/tables/{table}/dice", headers={"accept-language": "de"}
    ).text()
    raw = "{&quot;politicians&quot;:0,&quot;verb&quot;:&quot;bid&quot;}"
    assert f"<td>0 Politiker bieten<br><code>{raw}</code></td>" in report
