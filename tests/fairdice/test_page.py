"""The readable page of a report."""

import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fairdice.tables import (
    SEEDS,
    TABLE,
    chains,
    closed,
    opened,
    played,
    played_game,
    published,
    when,
)
from fairdice.tampering import changed_die, document, tampered
from statecraft import globopolis
from statecraft.core.chance.distributions import Lot
from statecraft.core.engine.question import Chance
from statecraft.fairdice import FairDice, report
from statecraft.fairdice.page import page
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins.registry import texts_of

VOID = ("meta", "br")


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.names: set[str] = set()
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.names |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_shows_every_roll_with_its_proof(lang: Language) -> None:
    dice = closed()
    text = page(report(dice.entries), Texts(lang))
    words = Reader(text).words
    for entry in published(dice):
        for word in entry["proof"].values():
            if isinstance(word, str):
                assert word in words or entry["kind"] in ("seeds-closed", "opening")
    assert f'<html lang="{lang}">' in text
    assert Texts(lang).say("dice-page-right") in words


def test_a_page_has_nothing_that_a_strict_policy_forbids() -> None:
    for make in (opened, played, closed):
        reader = Reader(page(report(make().entries), Texts("en")))
        assert not reader.seen & {"script", "style", "link", "img", "iframe", "form"}
        assert reader.names <= {"charset", "class", "content", "lang", "name", "role", "scope"}


def test_what_is_sealed_stays_so_on_the_page_of_a_running_game() -> None:
    text = page(report(played().entries), Texts("en"))
    assert text.count("<td>sealed</td>") == 7
    assert "amount" not in text
    assert "amount" in page(report(closed().entries), Texts("en"))


def test_players_and_purposes_have_names() -> None:
    texts = Texts("de", [Path(globopolis.__file__).parent / "texts"])
    text = page(report(closed().entries), texts, {0: "Ann <b>", 1: "Ben"})
    assert "Ann &lt;b&gt;" in text
    assert "Platz 2" in text
    assert "W8 W20" in text
    assert "Kampfrunde" in text


def test_names_of_tables_and_purposes_are_only_text() -> None:
    evil = "<script>alert(1)</script>"
    public, secret = chains()
    signer = played()._signer
    dice = FairDice.opened(evil, evil, public, secret, signer, evil)
    dice.seeds_closed(when())
    dice.roll(Chance(0, evil, Lot(3), None, (0, 0, 0)), evil)
    text = page(report(dice.entries), Texts("en"))
    assert "<script" not in text
    assert text.count("&lt;script&gt;") >= 5


def test_a_wrong_report_says_so_first_and_shows_no_more_than_is_proven() -> None:
    entries = tampered(changed_die, by_server=True)
    text = page(document(entries), Texts("en"))
    assert re.search(
        r'<p role="alert"><strong>Entry 10 is wrong\. Roll 4 did not come out so', text
    )
    assert "Every entry is right" not in text
    assert entries[9]["proof"]["seal"] in text
    assert entries[10]["proof"]["hmac"] not in text
    assert SEEDS[0] in text
    assert TABLE in text


def test_even_a_report_without_a_right_entry_has_a_page() -> None:
    Reader(page(document([{}]), Texts("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_sealed_answers_are_said_beside_what_is_checked(lang: Language) -> None:
    _, dice = played_game(GLOBOPOLIS, 3, seed=6, inputs=400)
    dice.close(when())
    texts = Texts(lang, texts_of(GLOBOPOLIS, lang))
    names = ["Ann", "Ben", "Cleo"]
    speaker = Speaker(texts, GLOBOPOLIS, names)
    text = page(report(dice.entries), texts, dict(enumerate(names)), speaker)
    Reader(text)
    opened = [each for each in published(dice) if each["kind"] == "opened"]
    dealt = next(each for each in opened if each["purpose"] == "titles")
    for card in dealt["result"][0]:
        name = speaker.value("title", card)
        assert name != str(card)
        assert texts.say("dice-page-card", name=name, number=str(card)) in text
    drawn = next(each for each in opened if each["dice"] and each["dice"]["deck"] == "ops-mission")
    assert texts.say("dice-deck-ops-mission") in text
    for card in (drawn["dice"].get("draw") or drawn["dice"]["deal"])[:5]:
        assert f"<li>{escape(speaker.value('ops', card))} (" in text
    answers = {each["proof"]["action"] for each in opened if "action" in each["proof"]}
    assert answers
    for answer in answers:
        sentence = escape(speaker.action(json.loads(answer)))
        assert f"<td>{sentence}<br><code>{escape(answer)}</code></td>" in text


def test_seeds_that_are_missing_go_by_name() -> None:
    text = page(report(closed().entries), Texts("de"), {2: "Cleo"})
    assert "nicht offengelegt: Cleo." in text
