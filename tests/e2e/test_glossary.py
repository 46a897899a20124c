"""The world of a game beside its rules, and its words explained wherever they stand."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
LONGEST = 60.0

# Where a word stands on the page: the middle of its first place that can be seen.
PLACE = """word => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const at = node.data.indexOf(word);
    if (at < 0 || node.parentElement.closest('script, style, svg, .only-heard, .explained')) continue;
    node.parentElement.scrollIntoView({ block: 'center' });
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width && node.parentElement.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def rest_on(page: Page, word: str) -> None:
    page.wait_for_function(f"word => ({PLACE})(word) !== null", arg=word)
    x, y = page.evaluate(PLACE, word)
    page.mouse.move(x - 3, y)
    page.mouse.move(x, y)


def rules(page: Page) -> Page:
    page.goto(page.url + "rules/globopolis")
    return page


def test_the_world_beside_the_rules(open_page: Opening) -> None:
    page = rules(open_page("de"))
    expect(page.get_by_role("heading", name="Die Achse")).to_be_visible()
    expect(page.get_by_role("heading", name="Häufige Fragen")).to_be_visible()
    page.get_by_role("searchbox").fill("G-Bank")
    expect(page.get_by_role("heading", name="Die G-Bank")).to_be_visible()
    expect(page.get_by_role("heading", name="Die Achse")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "word", "sentence"),
    [
        ("en", "Conference Cost", "What a visitor pays"),
        ("de", "Konferenzgebühr", "Was ein Besucher"),
    ],
)
def test_a_word_is_explained_where_the_pointer_rests(
    open_page: Opening, lang: str, word: str, sentence: str
) -> None:
    page = rules(open_page(lang))
    expect(page.locator("article").first).to_be_visible()
    rest_on(page, word)
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text(sentence)
    card.hover()  # It can be read at leisure, and its rule opened.
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/globopolis#GB-4.10")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_words_at_a_table(open_page: Opening) -> None:
    page = open_page("en")
    page.get_by_role("button", name="Play now: Globopolis").click()
    # Bots play meanwhile, and what the pointer rests on may move away from under it: then it is moved after it.
    card = page.get_by_role("tooltip").filter(has_text="A secret task")
    until = time.monotonic() + LONGEST
    while not card.is_visible():
        assert time.monotonic() < until, "MISSION is not explained"
        rest_on(page, "MISSION")
        page.wait_for_timeout(1500)
