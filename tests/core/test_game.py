"""Seats and holders, and what any game is made of (ST-2.13)."""

import pytest

from harbour import GAME
from harbour.game import FRAMES, make_game
from harbour.table import Settings
from harbour.verbs import Bid
from statecraft.core.chance.distributions import Distribution, Lot
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import Pass
from statecraft.core.engine.state import State
from statecraft.core.game import seating
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.options import BadOptions
from statecraft.core.verbs.verb import Verb, Verbs


@pytest.mark.rule("ST-2.13")
@pytest.mark.parametrize(
    ("seats", "holders"),
    [
        (2, (0, 1)),
        (5, (0, 1, 2, 3, 4)),
        ([0, 1, 0, 1], (0, 1, 0, 1)),
        ((2, 1, 0), (2, 1, 0)),
        ([0, 1, 2, 3, 4] * 2, (0, 1, 2, 3, 4) * 2),
    ],
)
def test_two_to_five_holders_sit_on_up_to_ten_seats(
    seats: int | list[int], holders: tuple[int, ...]
) -> None:
    assert seating(seats) == holders
    table = GAME.new({}, seats)
    assert table.holder_count() == max(holders) + 1
    for holder in range(table.holder_count()):
        mine = table.seats_of(Holder(holder))
        assert [holders[seat] for seat in mine] == [holder] * len(mine)
        assert mine


@pytest.mark.rule("ST-2.13")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (1, "2 to 5 players or teams can play, not 1"),
        (0, "not 0"),
        (6, "not 6"),
        ([0, 0], "not 1"),
        ([0, 1] * 6, "10 seats at the most, not 12"),
        ([0, 2], "numbered 0 to 1 without a gap"),
        ([-1, 0], "without a gap"),
    ],
)
def test_no_other_number_can_play(seats: int | list[int], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.new({}, seats)


@pytest.mark.rule("ST-2.13")
def test_goods_belong_to_holders_and_turns_to_seats() -> None:
    table = GAME.new({}, [0, 1, 0, 1])
    assert len(table.scores()) == 2
    assert len(table.conceded) == len(table.question_counts) == 4


def test_a_game_names_its_verbs_and_labels() -> None:
    assert GAME.verb_names["bid"] is Bid
    assert GAME.label("card", 0).text == "card-raid-letter"
    assert GAME.label("good", 22).text == "card-storm"
    assert GAME.label("good", 1).to_json() == {"text": "choice-good", "values": {"value": 1}}
    assert GAME.new({}, 3).edition is GAME.edition


def test_what_a_game_must_say_itself_is_named_when_missing() -> None:
    table = State(GAME, GAME.edition, Settings(3, 15, True, 200), seating(2))
    for missing in (table.clone, table.scores, lambda: table.board_seen_by(None)):
        with pytest.raises(NotImplementedError, match=r"State\."):
            missing()
    frame: Frame[State] = Frame()
    for name in ("distribution", "resolve", "pass_on", "time_up"):
        with pytest.raises(NotImplementedError, match=f"Frame.{name}"):
            getattr(frame, name)(*[table] * {"distribution": 1}.get(name, 2))
    verb: Verb[State] = Verb()
    with pytest.raises(NotImplementedError, match=r"Verb\.do"):
        verb.do(table, Question(QuestionId(0), Seat(0), "any", True, 0, 0))
    with pytest.raises(NotImplementedError, match=r"Distribution\.weight"):
        Distribution().weight(3)
    assert Lot(3).total() == 3


def test_a_verb_that_only_a_frame_names_comes_behind_those_that_are_listed() -> None:
    class Rest(Pass):
        __slots__ = ()
        VERB = "rest"

    class Resting(Frame["State"]):
        __slots__ = ()
        NAME = "resting"
        VERBS = Verbs(Pass, Rest)

    game = make_game(frames=(*FRAMES, Resting))
    assert game.verbs == (*GAME.verbs, Rest)
    assert game.verb_names["rest"] is Rest
    assert game.vocabulary[: len(GAME.verbs)] == GAME.vocabulary[: len(GAME.verbs)]
