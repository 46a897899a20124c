"""Every value of a note is said by what it is: players by name, numbers by their kind, goods as lists."""

from pathlib import Path

import pytest

from harbour import game as harbour
from statecraft.core.game import Game
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry

FOLDER = Path(harbour.__file__).parent / "edition"


def _called(game: Game, title: int) -> str:
    return Speaker(Texts("en", extra=registry.texts_of(game, "en")), game, ()).value("title", title)


def speaker(lang: Language = "en", holders: tuple[int, ...] = (0, 1, 2)) -> Speaker:
    names = ("Anna", "Ben", "Clara", "David")[: len(holders)]
    return Speaker(Texts(lang, extra=[FOLDER]), harbour.GAME, names, holders)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Ben buys timber."), ("de", "Ben kauft Holz.")]
)
def test_seats_are_names_and_numbers_go_by_their_kind(lang: Language, sentence: str) -> None:
    assert speaker(lang).say(Note("harbour-event-bought", {"seat": 1, "cargo": 1})) == sentence


def test_a_note_is_said_from_its_json_too() -> None:
    note = Note("harbour-event-voyage", {"seat": 0, "dice": (4, 6), "cargo": 2})
    assert (
        speaker().say(note.to_json()) == speaker().say(note) == "Anna rolls 4 + 6 and brings silk."
    )


def test_plain_numbers_stay_numbers_for_the_text_to_choose_by() -> None:
    note = Note("harbour-event-fight", {"seat": 0, "dice": (4, 6), "won": 0})
    assert speaker().say(note) == "Anna rolls 4 + 6 and is driven off."


@pytest.mark.parametrize(
    ("count", "sentence"), [(1, "Ben has one agent in Congo."), (2, "Ben has 2 agents in Congo.")]
)
def test_what_is_only_counted_is_one_or_many(count: int, sentence: str) -> None:
    game = registry.game("globopolis")
    names = ("Anna", "Ben")
    congo = next(at for at in range(64) if _called(game, at) == "Congo")
    note = Note("gb-event-placed", {"seat": 1, "title": congo, "count": count})
    assert (
        Speaker(Texts("en", extra=registry.texts_of(game, "en")), game, names).say(note) == sentence
    )


def test_goods_are_lists_and_nothing_is_nothing() -> None:
    values = {"offer": 3, "seat": 0, "holder": 1, "get": ()}
    note = Note("event-offer-made", {**values, "give": ((0, 5), (1, 2)), "pledges": 0})
    assert speaker().say(note) == "Anna offers Ben 5 × coins, 2 × grain for nothing."
    assert speaker("de").say(note) == "Anna bietet Ben 5 × Münzen, 2 × Korn für nichts."


def test_a_holder_is_called_by_its_seats() -> None:
    teams = speaker(holders=(0, 1, 0, 1))
    assert teams.holder(1) == "Ben & David"
    note = Note("event-pledge-kept", {"by": 1, "to": 0, "kind": 0})
    assert teams.say(note) == "Ben has kept a promise to Anna & Clara."
    assert teams.say(Note("choice-holder", {"value": 0})) == "Anna & Clara"
    assert teams.say(Note("choice-seat", {"value": 2})) == "Clara"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_and_strangers_have_a_name_too(lang: Language) -> None:
    assert speaker(lang).seat(-1) == Texts(lang).say("nobody")
    assert speaker(lang).holder(9) == Texts(lang).say("no-such-player")


def test_refusals_name_the_rule_and_verbs_their_text() -> None:
    refusal = Illegal("ST-1.4", "refused-not-a-choice", {"verb": "set-sail"})
    assert speaker().refusal(refusal) == "“Set sail” is not possible here. (ST-1.4)"
    assert speaker("de").refusal(refusal) == "„In See stechen“ ist hier nicht möglich. (ST-1.4)"
    unknown = Illegal("ST-1.3", "refused-unknown-verb", {"verb": "sink"})
    assert "“sink”" in speaker().say(unknown)
    order = Illegal("ST-7.3", "refused-no-such-order", {"kind": "veto"})
    assert "Do you veto the result?" in speaker().say(order)


def test_actions_are_said_by_verb_and_fields() -> None:
    assert speaker().action({"verb": "set-sail"}) == "Set sail"
    raid = {"verb": "raid", "card": 0, "target": 2, "cargo": 1}
    assert speaker().action(raid) == "Raid: Raid letter, Clara, timber"
    offer = MakeOffer(harbour.GAME.new({}, 3).holders[1], ((0, 3),), (), ((0, 1, 1, 2),)).to_json()
    text = "Offer Ben 3 × coins for nothing; promised: not to raid Ben, until the end of round 2"
    assert speaker().action(offer) == text


def test_what_a_builder_asks_for_has_words() -> None:
    assert speaker().wanted("give", "good") == "What is given?"
    assert speaker().wanted("give", "amount") == "How many?"
    assert speaker().wanted("strange", "odd") == ""


def test_titles_and_truth() -> None:
    assert speaker("de").title() == "Hafen"
    assert speaker("de").value("raids", True) == "ja"


def test_the_bounds_of_a_block_of_numbers_are_numbers_and_no_players() -> None:
    cursor = speaker()
    label = Note("choice-block", {"low": 0, "high": 49})
    assert cursor.say(label) == "0 to 49"
