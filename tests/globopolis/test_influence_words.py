"""An INFLUENCE card is said with what it does something to, by the card's own effect."""

import pytest

from statecraft.cli.games import find
from statecraft.cli.options import game_texts
from statecraft.core.ids import Holder
from statecraft.core.verbs.action import action_from_json
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.verbs import PlayInfluence, PutUnder
from statecraft.locale.speech import Speaker

CARDS = {card.id: number for number, card in enumerate(CONTENT.influence)}


@pytest.mark.parametrize(
    ("card", "target", "choice", "sentence"),
    [
        ("peace-prize", 0, 0, "Play “Peace Prize”"),
        ("frozen-accounts", 1, 0, "Play “Frozen Accounts” against Ben"),
        ("diverted-convoy", 1, 3, "Play “Diverted Convoy” against Ben: UCP"),
        ("house-search", 1, 28, "Play “House Search” against Ben: Iran"),
        ("war-reparations", 0, 0, "Play “Reparations”"),
        ("harvest-levy", 1, 28, "Play “Harvest Levy” against Ben: Iran"),
        ("embargo", 1, 0, "Play “Embargo” against Ben"),
        ("diplomatic-passport", 0, 1, "Play “Diplomatic Passport”: 1 field"),
        ("chartered-shuttle", 0, 16, "Play “Chartered Shuttle”: O.R.S.S. Atlantic"),
    ],
)
def test_cards_in_words(card: str, target: Holder, choice: int, sentence: str) -> None:
    speaker = Speaker(game_texts(find("globopolis"), "en"), GAME, ("Anna", "Ben"))
    data = PlayInfluence(CARDS[card], target, choice).to_json()
    assert isinstance(action_from_json(GAME.verb_names, data), PlayInfluence)
    assert speaker.action(data) == sentence


def test_a_card_to_be_returned_is_called_by_its_own_sort() -> None:
    """Cards of the common stack and INFLUENCE cards have the same numbers."""
    speaker = Speaker(game_texts(find("globopolis"), "en"), GAME, ("Anna", "Ben"))
    number = CARDS["mole-hunt"]
    assert "Mole Hunt" in speaker.action(PutUnder(2, number).to_json())
    assert "Mole Hunt" not in speaker.action(PutUnder(0, number).to_json())
