"""Every column of the edition is read by something, and every word is said by something."""

from functools import cache

import pytest

from contract.edition_columns import Case, EditionProbe, Place, odd_words, places
from statecraft import bots
from statecraft.core.engine.driver import Player
from statecraft.core.ids import Seat
from statecraft.global_powers.content import EDITION
from statecraft.global_powers.edition_schema import SCHEMA
from statecraft.global_powers.game import GAME, make_game
from statecraft.global_powers.odds import forecasts
from statecraft.locale import LANGUAGES


def novice(seed: int, seat: Seat) -> Player:
    return bots.make("novice", "global-powers", seed, seat)


CASES = (
    Case({}, 2, 1),
    Case({}, 3, 2),
    Case({"placement": "open"}, 5, 3),
    # Random players seldom fill up a region or the supply, and seldom carry two motions of a kind.
    Case({}, 4, 4, 3000, novice),
    Case({"points": "added"}, 4, 5, 3000, novice),
)
PLACES = list(places(EDITION, SCHEMA))


@cache
def probe() -> EditionProbe:
    return EditionProbe(GAME, make_game, CASES, forecasts)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_column_does_something(place: Place) -> None:
    assert probe().does_something(place)


def test_a_column_that_nobody_reads_is_found() -> None:
    """The test above can fail: a game that ignores its edition is no different on any other."""
    deaf = EditionProbe(GAME, lambda _edition: GAME, CASES[:1], lambda _edition: ())
    hand = next(place for place in PLACES if str(place) == "parties.hand")
    assert not deaf.does_something(hand)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_edition_is_printed_on_something(lang: str) -> None:
    assert odd_words(EDITION, SCHEMA, lang) == set()
