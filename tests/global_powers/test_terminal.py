"""The board in a terminal: readable at 100 columns, in both languages, from a view's JSON alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from statecraft import bots
from statecraft.cli.boards.global_powers import laid_out
from statecraft.cli.games import find
from statecraft.cli.options import game_texts
from statecraft.cli.play.screen import board_of
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.scoring import count_points
from statecraft.global_powers.state import GlobalPowersState
from statecraft.locale import LANGUAGES, Language
from statecraft.locale.speech import Speaker

NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
Json = dict[str, Any]


def played(
    seats: int, until: Callable[[GlobalPowersState, Json], bool], seed: int = 4, **options: Any
) -> Json:
    """The view of the first seat as soon as a game between random bots has come so far."""
    for further in range(30):
        session = Session(GAME, new_header(GAME, options, range(seats)))
        players = [
            bots.make("random", GAME.name, seed + further, Seat(seat)) for seat in range(seats)
        ]
        driver = Driver(session, players, SeededLuck(seed + further))
        while session.state.result is None:
            driver.step()
            assert isinstance(session.state, GlobalPowersState)
            view: Json = json.loads(json.dumps(session.state.view(Seat(0)).to_json()))
            if until(session.state, view):
                return view
    raise AssertionError("no game came so far")


def waiting(*frames: str) -> Callable[[GlobalPowersState, Json], bool]:
    """Until one of these steps is being played."""
    return lambda _table, view: any(frame["is"] in frames for frame in view["stack"])


def drawn(view: Json, lang: Language, width: int = 100, brief: bool = False) -> str:
    speaker = Speaker(game_texts(find("global-powers"), lang), GAME, NAMES[: len(view["holders"])])
    terminal = board_of(GAME)
    console = Console(width=width, highlight=False)
    with console.capture() as shown:
        console.print((terminal.brief if brief else terminal.board)(view, speaker))
    return shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_line_fits_and_everything_is_there(lang: Language, seats: int) -> None:
    view = played(seats, lambda table, _view: table.scorings == 1 and table.turns > 20)
    screen = drawn(view, lang)
    lines = screen.splitlines()
    assert max([len(line.rstrip()) for line in lines]) <= 100
    assert "…" not in screen.replace("Middle East and Central…", "")
    regions = [line for line in lines[1:13] if line.strip()[0].isdigit()]
    assert len(regions) == 12
    for word in (*NAMES[:seats], "Mauritius"[:4], "China", "Subsahara" if lang == "de" else "Sub-"):
        assert word in screen
    assert "▸ " in screen
    brief = drawn(view, lang, brief=True)
    assert brief.splitlines()[:13] == lines[:13]
    assert len(brief) < len(screen)


def test_the_view_is_laid_out_as_the_engine_knows_it() -> None:
    found: list[GlobalPowersState] = []

    def late(table: GlobalPowersState, _view: Json) -> bool:
        if table.scorings == 2 and table.turns > 30:
            found.append(table)
        return bool(found)

    view = played(4, late)
    assert count_points(laid_out(view, GAME)) == count_points(found[0])


def test_one_sees_ones_own_hand_and_how_many_cards_others_have() -> None:
    view = played(3, waiting("turn-choice"))
    screen = drawn(view, "en")
    held = [card for card in range(16) if view["board"]["cards"]["hands"][0] >> card & 1]
    speaker = Speaker(game_texts(find("global-powers"), "en"), GAME, NAMES[:3])
    names = [speaker.value("card", card) for card in range(16)]
    hand = screen.splitlines()[-20:]
    for card, name in enumerate(names):
        assert any(line.startswith(f"  {name}  ") for line in hand) == (card in held)
    party = next(line for line in screen.splitlines() if "B Ben" in line)
    assert party.split()[-5] == "5"


def test_a_spectator_sees_no_hand() -> None:
    session = Session(GAME, new_header(GAME, {}, range(3)))
    view: Json = session.state.view(None).to_json()
    screen = drawn(view, "en")
    assert "(you)" not in screen
    assert "Auction, region 1 of 12: United States." in screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("frames", "en", "de"),
    [
        (("vote",), "Votes so far: ", "Stimmen bisher: "),
        (("veto-window",), "unless somebody vetoes.", "wenn niemand ein Veto einlegt."),
        (("partners",), " proposes for ", " schlägt für Region "),
        (("trade-answer",), "Trade with ", "Handel mit Region "),
        (("region-stakes",), "Asked now: ", "Gefragt ist jetzt: "),
        (("un-votes",), "So far ", "Bisher "),
        (("coup-stakes",), "Coup of ", "Putsch von "),
        (("warmonger-choice",), "On the dice: ", "Auf den Würfeln: "),
        (("sabotage-choice",), "loses this many chips: ", "So viele Chips verliert "),
        (("un-choice",), "You take 3 politicians", "Du nimmst 3 Politiker"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_what_is_going_on_is_told(
    frames: tuple[str, ...], en: str, de: str, lang: Language
) -> None:
    view = played(3, waiting(*frames), seed=70)
    words = {"en": en, "de": de}[lang]
    assert words in drawn(view, lang, brief=True)


def test_a_stake_to_agree_to_and_a_batch_and_secret_votes_are_told() -> None:
    def partner(_table: GlobalPowersState, view: Json) -> bool:
        return bool([f for f in view["stack"] if f["is"] == "region-stakes" and f["stake"]])

    assert "would do this: Stake" in drawn(played(3, partner), "en")

    def batched(_table: GlobalPowersState, view: Json) -> bool:
        return bool([f for f in view["stack"] if f["is"] == "proposal" and len(f["batch"]) > 1])

    assert drawn(played(3, batched, batch=True), "en").count(" proposes for ") > 1
    secret = played(3, waiting("sealed-vote"), sealed_votes=True)
    assert "Votes so far: " in drawn(secret, "en")


def test_peace_promises_open_cards_and_markers_are_shown() -> None:
    peace = played(3, lambda table, _view: table.peace == 1)
    assert "Eine Friedensinitiative gilt" in drawn(peace, "de")
    open_card = played(3, lambda table, _view: any(table.zeal))
    assert "Zeal" in drawn(open_card, "en", brief=True)
    marked = played(3, lambda table, _view: any(table.protected) and any(table.pacts))
    lines = drawn(marked, "en").splitlines()[1:13]
    assert any(" P " in line for line in lines)
    assert any(" ✗" in line for line in lines)
    promised = played(3, lambda _table, view: bool(view["pledges"]))
    kinds = {pledge["kind"] for pledge in promised["pledges"] if pledge["status"] == "standing"}
    assert kinds
    assert " to " in drawn(promised, "en", brief=True)


def test_talks_are_quiet() -> None:
    assert board_of(GAME).quiet == ("talks", "my-offers")
