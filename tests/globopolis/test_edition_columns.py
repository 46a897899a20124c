"""Every column of the edition is read by something, and every word is said by something."""

from functools import cache

import pytest

from contract.edition_columns import Case, EditionProbe, Place, odd_words, places
from statecraft import bots
from statecraft.core.engine.driver import Player
from statecraft.core.ids import Seat
from statecraft.globopolis.content import EDITION
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.game import GAME, make_game
from statecraft.globopolis.odds import forecasts
from statecraft.locale import LANGUAGES


def novice(seed: int, seat: Seat) -> Player:
    return bots.make("novice", "globopolis", seed, seat)


CASES = (
    Case({"mark": 60}, 4, 1),
    Case({"box_limits": True, "titles_dealt": 16}, 2, 2),
    Case({"agents": False}, 3, 3),
    Case({"guild_guard": True}, 5, 4),
    # Here the academies are visited often enough for every face of their die.
    Case({}, 3, 8),
    Case({"round_limit": 30, "mark": 400}, 4, 9),
    # Random players hardly ever get as far as a second level, or two Guilds with their territories.
    Case({"round_limit": 25, "mark": 400}, 2, 5, 3000, novice),
    Case({"round_limit": 25, "mark": 400}, 2, 6, 3000, novice),
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
    passing = next(place for place in PLACES if str(place) == "movement.passing_eu")
    assert not deaf.does_something(passing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_edition_is_printed_on_something(lang: str) -> None:
    assert odd_words(EDITION, SCHEMA, lang) == set()
