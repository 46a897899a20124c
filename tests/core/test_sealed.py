"""Sealed questions and reply windows (ST-2.10 to ST-2.12, ST-9.2)."""

from itertools import permutations
from typing import Any

import pytest

from harbour.verbs import BIDS, ROLLS, STORM_PLAYS, Raid
from scripted import ANN, BEN, BLUES, CAT, GREENS, Played
from statecraft.core.engine.question import Chance, Sealed
from statecraft.core.engine.sealed import COMMITTED, PASS
from statecraft.core.record.inputs import Act, Timeout


def auction(seats: int | tuple[int, ...] = 3) -> Played:
    game = Played(seats=seats)
    game.come_out((3,))
    return game


def slots(game: Played, seat: int | None) -> Any:
    top = game.state.view(seat).stack[-1]
    return top.slots


@pytest.mark.rule("ST-2.10")
def test_an_answer_can_be_changed_while_another_is_missing() -> None:
    game = auction()
    game.do(ANN, BIDS[5])
    game.do(BEN, BIDS[4])
    game.do(ANN, BIDS[1])
    game.do(ANN, BIDS[2])
    game.do(CAT, BIDS[3])
    assert game.events[0].values == {"bids": (2, 4, 3)}
    assert game.state.coins == [10, 6, 10]


@pytest.mark.rule("ST-2.11")
def test_the_last_answer_opens_all_and_none_changes_after_that() -> None:
    game = auction()
    game.do(ANN, BIDS[5])
    again = game.act(ANN, BIDS[9])
    game.do(BEN, BIDS[4])
    assert game.events == []
    assert game.state.coins == [10, 10, 10]
    game.do(CAT, BIDS[0])
    assert game.texts() == ["harbour-event-bids", "harbour-event-ship-sold", "event-turn"]
    assert game.refused(again).rule == "ST-2.1"


@pytest.mark.rule("ST-2.11")
def test_the_order_of_answers_does_not_matter() -> None:
    bids = {ANN: 5, BEN: 4, CAT: 1}
    digests = set()
    for order in permutations(bids):
        game = auction()
        for seat in order:
            game.do(seat, BIDS[bids[seat]])
        digests.add(game.state.digest())
    assert len(digests) == 1


@pytest.mark.rule("ST-2.11", "ST-4.2")
def test_who_has_committed_does_not_run_out_of_time() -> None:
    game = auction()
    game.do(ANN, BIDS[5])
    assert game.refused(Timeout(game.asked(ANN).id)).rule == "ST-4.2"
    for seat in (BEN, CAT):
        game.take(Timeout(game.asked(seat).id))
    assert game.events[0].values == {"bids": (5, 0, 0)}


@pytest.mark.rule("ST-9.2")
def test_views_show_only_who_has_committed() -> None:
    game = auction()
    game.do(ANN, BIDS[5])
    assert slots(game, ANN) == (BIDS[5], None, None)
    assert slots(game, BEN) == slots(game, None) == (COMMITTED, None, None)
    assert game.state.view(CAT).waited_for == (BEN, CAT)
    other = auction()
    other.do(ANN, BIDS[0])
    for seat in (BEN, CAT, None):
        assert other.state.view(seat).to_bytes() == game.state.view(seat).to_bytes()
    assert other.state.view(ANN) != game.state.view(ANN)


@pytest.mark.rule("ST-9.2", "ST-9.7")
def test_a_team_mate_sees_what_was_committed() -> None:
    game = auction(seats=(0, 1, 2, 0))
    game.do(ANN, BIDS[5])
    assert slots(game, 3) == (BIDS[5], None, None)
    assert slots(game, BEN) == (COMMITTED, None, None)


def raided(ben: int, cat: int) -> Played:
    """Ann raids Ben, who holds one weather card, as does Cat."""
    game = Played(hands=((0, 8), (1, ben), (2, cat))).go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    game.do(ANN, Raid(0, BLUES, 0))
    return game


@pytest.mark.rule("ST-2.12")
def test_everybody_with_such_a_back_is_asked_whatever_the_face() -> None:
    storm, calm = raided(12, 13), raided(16, 17)
    for game in (storm, calm):
        assert isinstance(game.state.pending(), Sealed)
        assert [(asked.seat, asked.kind) for asked in game.state.questions()] == [
            (BEN, "reply"),
            (CAT, "reply"),
        ]
    assert storm.state.view(ANN).to_bytes() == calm.state.view(ANN).to_bytes()
    assert list(calm.state.legal(BEN)) == [PASS]
    assert list(storm.state.legal(BEN)) == [PASS, STORM_PLAYS[12]]


@pytest.mark.rule("ST-2.12")
def test_who_shows_no_such_back_is_not_asked() -> None:
    game = raided(12, 3)
    assert [asked.seat for asked in game.state.questions()] == [BEN]


@pytest.mark.rule("ST-2.12")
def test_the_first_reply_closes_the_window_and_later_ones_stay_hidden() -> None:
    game, other = raided(12, 13), raided(12, 13)
    game.do(CAT, STORM_PLAYS[13])
    other.do(CAT, PASS)
    for each in (game, other):
        each.do(BEN, STORM_PLAYS[12])
        assert each.state.deck.holds(GREENS, 13)
    assert game.state.view(ANN).to_bytes() == other.state.view(ANN).to_bytes()
    assert [event.values for event in game.events] == [event.values for event in other.events]


@pytest.mark.rule("ST-2.12")
def test_when_all_pass_the_game_goes_on() -> None:
    game = raided(12, 13)
    game.do(BEN, PASS)
    game.take(Timeout(game.asked(CAT).id))
    assert isinstance(game.state.pending(), Chance)
    stale = Act(game.session.record.lines[-2].question, BEN, STORM_PLAYS[12])  # type: ignore[union-attr]
    assert game.refused(stale).rule == "ST-2.1"
