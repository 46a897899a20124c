"""Bots of Globopolis play INFLUENCE cards that nobody has given them figures for."""

import pytest

from globopolis.position import BLUE, RED, Play, influence
from statecraft.bots.globopolis import cards
from statecraft.bots.globopolis.steady import worth
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.verbs import PlayInfluence


@pytest.fixture
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    for effect in (printed.GAIN_EU, printed.TAKE_POINTS, printed.MARKET_SHUTTLE):
        monkeypatch.delitem(worth.CARDS, effect)
        monkeypatch.delitem(cards.NOW, effect, raising=False)


def now(play: Play, card: str, target: Holder = RED, choice: int = 0) -> float:
    return cards.now(worth.Scale(play.table), RED, PlayInfluence(influence(card), target, choice))


@pytest.mark.usefixtures("unknown")
def test_an_effect_without_figures_is_tried_out() -> None:
    play = Play().score(BLUE, 40)
    before = play.table.digest()
    assert now(play, "grain-futures") > 0
    assert now(play, "chartered-shuttle", choice=16) == 0
    assert play.table.digest() == before
    assert worth.influence_worth(play.table, influence("grain-futures")) == worth.UNKNOWN_CARD


@pytest.mark.usefixtures("unknown")
def test_what_harms_others_is_worth_the_more_the_nearer_they_are_to_winning() -> None:
    card = next(card.id for card in printed.CONTENT.influence if card.effect == printed.TAKE_POINTS)
    gains = [now(Play().score(BLUE, points), card, BLUE) for points in (20, 100)]
    assert 0 < gains[0] < gains[1]
