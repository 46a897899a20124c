"""Drivers keep a game going (ST-2.9)."""

from random import Random

import pytest

from harbour import GAME
from harbour.verbs import BIDS, BUYS, PLACES, ROLLS, SET_SAIL, STAY
from scripted import ANN, Played
from statecraft.core.chance.luck import OutOfScript, ScriptedLuck, SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player, RandomPlayer, ScriptedPlayer
from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, GiveOrder, Outcome
from statecraft.core.record.record import new_header
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.core.verbs.action import Action


class Noting:
    """Plays defaults, notes what it was asked, and answers no side question."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.musts: list[str] = []

    def choose(self, handle: Handle) -> Action | None:
        turn = handle.view().turns
        self.asked.append((turn, handle.question.kind))
        if not handle.question.must:
            return None
        self.musts.append(handle.question.kind)
        return handle.default()


def driver(players: list[Player], rounds: int = 1, seed: int = 2) -> Driver:
    session = Session(GAME, new_header(GAME, {"rounds": rounds}, len(players)))
    return Driver(session, players, SeededLuck(seed))


@pytest.mark.rule("ST-2.9")
def test_side_questions_are_put_once_a_turn_before_what_must_be_answered() -> None:
    ann, ben, cat = Noting(), Noting(), Noting()
    driver([ann, ben, cat]).play()
    # Ann's turn is the first, and her guards are asked about once in the second, Ben's.
    assert ann.asked.count((2, "guards")) == 1
    assert [kind for _turn, kind in ann.asked].count("guards") == 1
    assert [kind for _turn, kind in ben.asked].count("guards") == 1
    assert [kind for _turn, kind in cat.asked].count("guards") == 0


@pytest.mark.rule("ST-2.9")
def test_a_side_question_answered_is_put_again_under_its_new_number() -> None:
    game = Played().go_to("plan", ANN)
    ann = ScriptedPlayer([SET_SAIL, ROLLS[0], STAY, PLACES[0], PLACES[0]])
    ben = ScriptedPlayer([SET_SAIL, ROLLS[0]])
    play = Driver(game.session, [ann, ben, Noting()], SeededLuck(1))
    while game.asked(game.state.turn).kind != "sail" or game.state.turn == ANN:
        play.step()
        while isinstance(game.state.pending(), Chance):
            play.step()
    assert game.state.guards_at(game.state.holders[ANN], game.state.holders[ANN]) == 2
    assert game.state.spare[0] == 0


def test_a_driver_plays_to_the_end_and_the_record_tells_the_same() -> None:
    rng = Random(5)
    play = driver([RandomPlayer(rng) for _ in range(3)], rounds=2)
    result = play.play()
    assert result == play.session.state.result
    assert play.next_input() is None
    assert play.step() is None
    assert Session.load(GAME, play.session.record).state.result == result


def test_standing_orders_are_played_before_anybody_is_asked() -> None:
    ann = Noting()
    play = driver([ann, Noting(), Noting()])
    play.session.apply(GiveOrder(ANN, AlwaysDefault("bid")))
    while play.session.state.turn != ANN:
        play.step()
    assert "bid" not in ann.musts  # she may still change it, but need not say it
    bids = [line for line in play.session.record.lines if isinstance(line, Act)]
    assert bids[0] == Act(bids[0].question, ANN, BIDS[0])


def test_a_script_of_luck_and_of_actions() -> None:
    session = Session(GAME, new_header(GAME, {}, 2))
    luck = ScriptedLuck([(0b11, 0b1100), (4,), (2,)])
    players = [ScriptedPlayer([BIDS[3], BUYS[1], SET_SAIL, ROLLS[0], STAY]), ScriptedPlayer([])]
    play = Driver(session, players, luck)
    heard: list[Event] = []
    first = play.step(heard)
    assert isinstance(first, Outcome)
    while session.state.turn != 1:
        play.step(heard)
    assert session.state.ships == [4, 0]  # type: ignore[attr-defined]
    assert session.state.coins == [4, 10]  # type: ignore[attr-defined]
    assert "harbour-event-bought" in [event.text for event in heard]
    with pytest.raises(OutOfScript):
        play.play()


def test_a_handle_gives_a_player_its_view_and_nothing_of_the_state() -> None:
    game = Played().go_to("plan", ANN)
    handle = Handle(game.state, game.asked(ANN))
    assert handle.view() == game.state.view(ANN)
    assert list(handle.legal()) == list(game.state.legal(ANN))
    assert handle.default() == SET_SAIL
    # What everybody knows is told without a view.
    assert (handle.round, handle.turn) == (handle.view().round, handle.view().turn)
    # What the box and the rulebook say is the same for every table, so it tells nothing of this one.
    assert handle.game is GAME
    imagined = handle.determinise(Random(1))
    assert imagined is not game.state
    assert imagined.view(ANN) == handle.view()
    assert {name for name in dir(handle) if not name.startswith("_")} == {
        "default",
        "determinise",
        "game",
        "legal",
        "question",
        "round",
        "seat",
        "turn",
        "view",
    }
