"""What asks for attention: the title, sounds, the log and its links with the board, standing orders for votes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import Server
from e2e.positions import brought
from e2e.tables import Guest, people, play_until, together
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Input
from statecraft.core.record.record import Record, new_header
from statecraft.lab.run.simulation import play
from statecraft.plugins.registry import game as game_of

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
FOLDED = 40
# What is heard and told, on a page that nobody looks at. A browser without a window grants no notifications, whatever
# its settings say: here somebody has.
HEARING = """
window.sounded = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { window.sounded += 1; return start.apply(this, when); };
window.notifications = [];
const Plain = Notification;
window.Notification = class extends Plain {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { super(title, options); window.notifications.push(`${title}: ${options.body}`); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_the_title_and_a_sound_tell_that_it_is_my_turn(open_page: Opening, server: Server) -> None:
    guests = people([open_page(blank=True), open_page(blank=True)], server.url)
    ada, bo = guests
    elsewhere = together(guests, "global-powers")
    table = together(guests, "globopolis")
    waited = ada.view(table, 0)["view"]["waited_for"][0]
    first, second = guests[waited], guests[1 - waited]
    page = second.page
    page.add_init_script(HEARING)
    page.context.grant_permissions(["notifications"], origin=server.url)
    second.look_at(table)
    # At the other table both are asked for their bids.
    expect(page).to_have_title("(1) Globopolis · Statecraft")
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("window.sounded") == 0
    page.get_by_label("Sound", exact=True).check()
    page.get_by_label("Tell me when it is my turn").check()
    page.get_by_role("button", name="Done").click()
    assert page.evaluate("window.notifications") == []
    page.wait_for_function("() => window.sounded > 0")
    before = page.evaluate("window.sounded")
    play_until([ada, bo], table, 1 - waited, "options")
    expect(page).to_have_title("(1) ● Your turn · Globopolis · Statecraft")
    page.wait_for_function("before => window.sounded > before", arg=before)
    assert set(page.evaluate("window.notifications")) == {"Globopolis: It is your turn."}
    assert first.view(elsewhere, waited)["view"]["mode"] == "sealed"


def test_a_vote_can_be_ordered_beforehand(open_page: Opening, server: Server) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
    table = ada.table("global-powers", seats)
    ada.start(table)
    ada.look_at(table)
    _, one, other = ada.names(table)
    page.get_by_role("button", name="More …").click()
    page.get_by_label(f"On proposals of {one}").select_option("Always yes")
    page.get_by_label(f"On proposals of {other}").select_option("Always no")
    page.get_by_role("button", name="Leave these orders").click()
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    order = {"is": "vote-order", "kind": "vote", "support": 2, "oppose": 4}
    assert ada.view(table, 0)["view"]["orders"] == [order]
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_label(f"On proposals of {one}")).to_have_value("ask")
    assert ada.view(table, 0)["view"]["orders"] == []


def long_game(lines: int) -> Record:
    """A game of so many lines or a few less, up to somebody's Option Phase."""
    game = game_of("globopolis")
    quiet = [0]
    taken = 0

    def take(state: State, given: Input) -> None:
        nonlocal taken
        asked = [] if isinstance(state.pending(), Chance | Over) else state.questions()
        if taken <= lines and any(question.kind == "options" for question in asked):
            quiet.append(taken)
        state.apply(given)
        taken += 1

    header = new_header(game, {"victory": "bitter-end"}, (0, 1, 2, 3, 4))
    record = play(game, header, ["random"] * 5, 3, take).record
    del record.lines[quiet[-1] :]
    return record


def test_a_log_of_thousands_of_lines_is_drawn_in_part_and_linked_with_the_board(
    open_page: Opening, server: Server
) -> None:
    page = open_page(blank=True)
    ada = Guest(page, server.url, "Ada")
    table = brought(ada, "globopolis", long_game(2600))
    assert len(ada.ask("GET", f"/api/tables/{table}/log")) > 2000
    ada.look_at(table)
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    items = log.get_by_role("listitem")
    expect(items.first).to_be_attached()
    assert items.count() <= 100
    for count in (200, 300, 300):
        earliest = items.first.inner_text()
        log.get_by_role("button", name="Earlier").click()
        expect(items.first).not_to_have_text(earliest)
        # Routine of several lines is told in one.
        assert count - FOLDED <= items.count() <= count
    latest = items.last.inner_text()
    log.get_by_role("button", name="Later").click()
    expect(items.last).not_to_have_text(latest)
    assert 100 - FOLDED <= items.count() <= 100

    # A line about a place shows it on the board, by the mouse and by keys; pressed, it stays shown.
    page.mouse.move(0, 0)
    line = log.get_by_role("button", name=re.compile("lands on")).last
    page.mouse.move(0, 0)
    line.focus()
    place = re.sub(r".* lands on (.*)\.$", r"\1", line.inner_text())
    shown = page.get_by_role("main", name="Board").get_by_role("article")
    expect(shown).to_contain_text(place)
    line.press("Enter")
    page.get_by_role("tab", name="Log").focus()
    expect(shown).to_contain_text(place)
    line.press("ArrowUp")
    expect(log.get_by_role("button").and_(page.locator(":focus"))).not_to_have_text(
        line.inner_text()
    )
