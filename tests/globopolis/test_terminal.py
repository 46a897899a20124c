"""The board in a terminal: readable at 80 columns, in both languages, from a view's JSON alone."""

import pytest
from rich.console import Console

from statecraft import bots
from statecraft.cli.games import find
from statecraft.cli.options import game_texts
from statecraft.cli.play.screen import board_of
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.globopolis.game import GAME
from statecraft.locale import LANGUAGES, Language
from statecraft.locale.speech import Speaker

NAMES = ("Anna", "Ben", "Clara", "David", "Emma")


def positions(seats: int, steps: int, **options: object) -> Session:
    session = Session(GAME, new_header(GAME, options, range(seats)))
    players = [bots.make("novice", "globopolis", 4, Seat(seat)) for seat in range(seats)]
    driver = Driver(session, players, SeededLuck(4))
    for _ in range(steps):
        driver.step()
    return session


def drawn(session: Session, lang: Language, seat: int | None, width: int, brief: bool) -> str:
    view = session.state.view(None if seat is None else Seat(seat)).to_json()
    speaker = Speaker(game_texts(find("globopolis"), lang), GAME, NAMES[: len(view["holders"])])
    terminal = board_of(GAME)
    console = Console(width=width, highlight=False)
    with console.capture() as shown:
        console.print((terminal.brief if brief else terminal.board)(view, speaker))
    return shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (4, 80), (4, 120), (5, 80)])
def test_every_line_fits_and_everything_is_there(lang: Language, seats: int, width: int) -> None:
    session = positions(seats, 160)
    screen = drawn(session, lang, 0, width, False)
    assert max([len(line.rstrip()) for line in screen.splitlines()]) <= width
    assert "▸ " in screen
    assert "★ " in screen
    for word in (*NAMES[:seats], "Alaska", "TELEPORT!", "MISSION", "◄A", "▲"):
        assert word in screen
    brief = drawn(session, lang, 0, width, True)
    assert "TELEPORT!" not in brief.splitlines()[0]
    assert screen.endswith(brief)


def test_a_spectator_and_a_game_without_agents_or_cards_are_drawn_too() -> None:
    session = positions(3, 60, agents=False, learning=True)
    assert "Agents" not in drawn(session, "en", 0, 80, True)
    assert "(you)" not in drawn(session, "en", None, 80, False)


def test_a_hand_of_others_is_not_shown() -> None:
    session = positions(4, 100)
    assert board_of(GAME).quiet == ("business", "my-offers")
    mine, theirs = (drawn(session, "en", seat, 120, True) for seat in (0, 1))
    held = [line for line in mine.splitlines() if line.startswith("  MISSION")]
    assert held
    assert not set(held) & set(theirs.splitlines())
