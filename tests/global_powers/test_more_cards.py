"""Cards are rows: an edition may have a seventeenth, fewer, or others, and all of it is played."""

from pathlib import Path

import pytest

from houses import change, check_says, house_of
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.editions.edition import load
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.question import Chance, Question, question_id
from statecraft.core.engine.sealed import PASS
from statecraft.core.engine.session import Session
from statecraft.core.ids import FIRST_HOLDERS, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import new_header
from statecraft.core.refusal import Illegal
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.content import EDITION, RETIREMENT
from statecraft.global_powers.edition_schema import SCHEMA
from statecraft.global_powers.game import GAME, GlobalPowersGame, make_game
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.turn import TurnChoice
from statecraft.global_powers.state import CARDS, GlobalPowersState
from statecraft.global_powers.verbs import ChooseHand, Retire
from statecraft.locale import LANGUAGES, Texts
from statecraft.locale.speech import Speaker

PENSION = 16
ANN, BEN = Seat(0), Seat(1)
ANNS, BENS = FIRST_HOLDERS[2]


def with_row(folder: Path, id: str, effect: str) -> Path:
    """The edition with one more card."""
    house = house_of(EDITION.texts, folder)
    rows = house / "cards.toml"
    rows.write_text(
        rows.read_text("utf-8") + f'\n[[cards]]\nid = "{id}"\neffect = "{effect}"\n'
        'provenance = "reconstruction"\nsource = "ours"\nsource_de = "von uns"\n',
        encoding="utf-8",
    )
    for lang in LANGUAGES:
        change(
            house,
            f"{lang}.ftl",
            "card-zeal =",
            f"card-{id} = Pension\ncard-{id}-text = Off.\ncard-zeal =",
        )
    return house


@pytest.fixture
def game(tmp_path: Path) -> GlobalPowersGame:
    return make_game(load(with_row(tmp_path / "house", "pension", "retire"), SCHEMA))


def test_a_seventeenth_card_is_one_row(game: GlobalPowersGame) -> None:
    """Two cards of one effect: the first is played first, then the other, each under its own name."""
    table = game.new({}, 3)
    assert isinstance(table, GlobalPowersState)
    assert table.unused(BENS).bit_count() == PENSION + 1
    for card in (PENSION, RETIREMENT):
        table.cards = table.cards.drawn(BENS, BENS * CARDS + card)
    table.come_in(ALL_REGIONS[0], ANNS, 2)
    events: list[Event] = []
    table.sink = events
    turn, asked = TurnChoice(BEN), Question(question_id(BEN, 0), BEN, "turn", True, 0, 0)
    played = []
    for _ in range(2):
        listed = [play for play in turn.actions(table, asked) if isinstance(play, Card)]
        assert listed == [Retire(RegionId(0), ANNS)]
        Retire(RegionId(0), ANNS).show(table, BEN)
        played.append(game.label("card", events[-1].values["card"]).text)
    assert played == ["card-retirement", "card-pension"]
    assert table.base[ANNS] == table.content.politicians
    with pytest.raises(Illegal, match=r"GP-2\.6"):
        turn.check(table, asked, Retire(RegionId(0), ANNS))


@pytest.mark.parametrize("bot", ["random", "novice", "steady"])
def test_bots_play_with_a_seventeenth_card(game: GlobalPowersGame, bot: str) -> None:
    session = Session(game, new_header(game, {}, range(3)))
    players = [bots.make(bot, "global-powers", 1, Seat(seat)) for seat in range(3)]
    driver = Driver(session, players, SeededLuck(2))
    while driver.step() is not None:
        pass
    assert session.state.result is not None


def test_its_words_are_said(game: GlobalPowersGame) -> None:
    texts = Texts("en", extra=[game.edition.texts])
    assert texts.say(game.label("card", PENSION).text) == "Pension"


@pytest.mark.parametrize("effect", ["zeal", "warmonger"])
def test_what_lies_open_until_it_is_used_is_there_once(tmp_path: Path, effect: str) -> None:
    house = with_row(tmp_path / "house", "more", effect)
    check_says(house, SCHEMA, f"has more than one card of effect “{effect}”")


def test_there_is_room_for_twenty(tmp_path: Path) -> None:
    house = with_row(tmp_path / "house", "pension", "retire")
    rows = house / "cards.toml"
    for number in range(4):
        rows.write_text(
            rows.read_text("utf-8") + f'\n[[cards]]\nid = "more-{number}"\neffect = "aid"\n',
            encoding="utf-8",
        )
    check_says(house, SCHEMA, "cards: has 21 rows")


def test_a_card_that_the_edition_does_not_have_is_refused_in_words() -> None:
    table = GAME.new({"placement": "open"}, 2)
    pending = table.pending()
    assert isinstance(pending, Chance)
    table.apply(Outcome(pending.id, 0))
    for seat in (ANN, BEN):
        table.apply(Act(table.questions()[0].id, seat, PASS))
    question = table.questions()[0]
    with pytest.raises(Illegal) as caught:
        table.apply(Act(question.id, ANN, ChooseHand(((0,), (1,), (2,), (3,), (PENSION,)))))
    texts = Texts("en", extra=[EDITION.texts, EDITION.texts.parent / "texts"])
    sentence = Speaker(texts, GAME, ("Ann", "Ben")).refusal(caught.value)
    assert sentence == "“nothing” is not among these cards. (GP-1.9)"
