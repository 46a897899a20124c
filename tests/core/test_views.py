"""Views and secrecy (chapter 9)."""

from random import Random

import pytest

from harbour import GAME
from harbour.table import Board
from harbour.verbs import BIDS, BUYS, ROLLS, Raid
from scale import scaled
from scripted import ANN, BEN, BLUES, CAT, GREENS, REDS, Played, refused
from statecraft.core.chance.decks import Deck, set_of
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.record.events import Event, Note, heard
from statecraft.core.record.inputs import Act, GiveOrder, Outcome, Timeout
from statecraft.core.record.views import View
from statecraft.core.trade.orders import AlwaysDefault


def board(game: Played, seat: Seat | None) -> Board:
    seen = game.state.view(seat).board
    assert isinstance(seen, Board)
    return seen


@pytest.mark.rule("ST-9.1")
def test_a_view_holds_the_viewers_own_and_what_is_public() -> None:
    game = Played().go_to("plan", BEN)
    game.take(GiveOrder(ANN, AlwaysDefault("reply")))
    mine, yours, public = (game.state.view(seat) for seat in (ANN, BEN, None))
    assert [asked.kind for asked in mine.questions] == ["guards"]
    assert [asked.kind for asked in yours.questions] == ["plan"]
    assert public.questions == ()
    assert (mine.inputs_used, yours.inputs_used, public.inputs_used) == (1, 0, 0)
    assert mine.orders
    assert yours.orders == public.orders == ()
    assert (public.seat, public.holder, yours.holder) == (None, None, BLUES)
    assert mine.waited_for == yours.waited_for == public.waited_for == (BEN,)
    assert board(game, ANN).deck.hands[REDS] == set_of([0, 8])
    assert board(game, BEN).deck.hands[REDS] == 0
    assert board(game, None).deck.hands == (0, 0, 0)
    assert board(game, ANN).coins == board(game, None).coins


@pytest.mark.rule("ST-9.1")
def test_hands_others_hold_do_not_show() -> None:
    """Games that differ only in what Ben and Cat were dealt, by the same backs, look alike."""
    one = Played(hands=((0, 8), (1, 12), (2, 16))).go_to("plan", ANN)
    other = Played(hands=((0, 8), (2, 17), (9, 13))).go_to("plan", ANN)
    for viewer in (ANN, None):
        assert one.state.view(viewer).to_bytes() == other.state.view(viewer).to_bytes()
    for viewer in (BEN, CAT):
        assert one.state.view(viewer) != other.state.view(viewer)


@pytest.mark.rule("ST-9.1")
def test_what_is_awaited_from_chance_does_not_show_its_cards() -> None:
    game = Played().go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((6,))
    seen = game.state.view(BEN)
    assert (seen.mode, seen.waited_for) == ("chance", ())
    text = str(seen.to_json())
    assert "distribution" not in text
    assert str(game.state.deck.pool) not in text


@pytest.mark.rule("ST-9.5")
@pytest.mark.parametrize("seed", range(scaled(4)))
@pytest.mark.parametrize("seats", [2, 3, (0, 1, 0, 1)])
def test_an_imagined_table_looks_the_same_at_every_step(
    seed: int, seats: int | tuple[int, ...]
) -> None:
    rng, luck = Random(seed), SeededLuck(seed)
    state = GAME.new({"rounds": 2}, seats)
    viewers: list[Seat | None] = [None, *[Seat(seat) for seat in range(len(state.holders))]]
    different = 0
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
        else:
            asked = pending.questions[rng.randrange(len(pending.questions))]
            legal = state.legal(asked.seat, asked.id)
            state.apply(Act(asked.id, asked.seat, legal.sample(rng)))
        viewer = viewers[rng.randrange(len(viewers))]
        seen = state.view(viewer)
        imagined = GAME.determinise(seen, rng)
        assert imagined.view(viewer).to_bytes() == seen.to_bytes()
        different += imagined.digest() != state.digest()
        if viewer is not None:
            for asked in imagined.questions():
                if asked.seat == viewer:
                    mine = list(state.legal(viewer, asked.id))
                    assert list(imagined.legal(viewer, asked.id)) == mine
    assert different > 10  # it is imagined, not copied


@pytest.mark.rule("ST-9.5")
def test_an_imagined_table_can_be_played_to_the_end() -> None:
    game = Played().go_to("plan", BEN)
    rng, luck = Random(9), SeededLuck(9)
    imagined = GAME.determinise(game.state.view(CAT), rng)
    while not isinstance(pending := imagined.pending(), Over):
        if isinstance(pending, Chance):
            imagined.apply(Outcome(pending.id, luck.outcome(pending)))
        else:
            imagined.apply(Timeout(pending.questions[0].id))
    assert imagined.result is not None


@pytest.mark.rule("ST-9.6")
def test_an_event_is_told_by_who_it_is_for() -> None:
    loud = Event("a", {"x": 1})
    secret = Event("b", {"card": 3}, (Holder(1),))
    half = Event("c", {"card": 3}, (Holder(0),), Note("d"))
    events = [loud, secret, half]
    assert heard(events, REDS) == [Note("a", {"x": 1}), Note("c", {"card": 3})]
    assert heard(events, BLUES) == [Note("a", {"x": 1}), Note("b", {"card": 3}), Note("d")]
    assert heard(events, None) == [Note("a", {"x": 1}), Note("d")]
    assert Note("a", {"x": 1}) != Note("a", {"x": 2})


@pytest.mark.rule("ST-9.6")
def test_a_drawn_card_is_told_to_its_holder_alone() -> None:
    game = Played().go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((6,))
    game.come_out(13)
    assert [note.values for note in heard(game.events, REDS)] == [{"seat": ANN, "card": 13}]
    for other in (BLUES, GREENS, None):
        assert [note.values for note in heard(game.events, other)] == [{"seat": ANN}]


@pytest.mark.rule("ST-9.6")
def test_consequences_come_from_the_seats_own_view() -> None:
    notes = []
    for hand in ((1, 12), (3, 18)):
        game = Played(hands=((0, 8), hand, (2, 16))).go_to("sail", ANN)
        game.do(ANN, ROLLS[0])
        game.come_out((1,))
        notes.append(game.state.legal(ANN).consequences(Raid(0, BLUES, 0)))
    assert notes[0] == notes[1] != ()


@pytest.mark.rule("ST-9.7")
def test_a_team_sees_the_same_cards_and_each_seat_its_own_questions() -> None:
    game = Played(seats=(0, 1, 2, 0)).go_to("plan", ANN)
    one, mate, other = (game.state.view(Seat(seat)) for seat in (0, 3, 1))
    assert one.board == mate.board != other.board
    assert one.stack == mate.stack
    assert [asked.kind for asked in one.questions] == ["plan"]
    assert mate.questions == ()


@pytest.mark.rule("ST-9.8")
def test_a_refusal_is_the_same_whatever_another_seat_is_asked() -> None:
    """Cat tries numbers of Ben's: open, answered, resting or never asked, it hears the same."""
    game = Played().go_to("plan", BEN)
    answered = game.do(BEN, BUYS[0]).question
    numbers = [game.asked(BEN).id, answered, QuestionId(game.asked(BEN).id + 1600)]
    refusals = [refused(game.state, Act(number, CAT, BUYS[0])).to_json() for number in numbers]
    game.do(BEN, game.state.legal(BEN).actions()[0])
    game.do(BEN, ROLLS[0])
    refusals += [refused(game.state, Act(number, CAT, BUYS[0])).to_json() for number in numbers]
    assert refusals[0]["rule"] == "ST-2.4"
    assert all(each == refusals[0] for each in refusals)


@pytest.mark.rule("ST-9.8")
def test_a_refusal_for_want_of_a_card_does_not_say_where_it_is() -> None:
    reasons = []
    for hand in ((1, 12), (1, 13)):
        game = Played(hands=((0, 14), hand, (2, 16))).go_to("sail", ANN)
        game.do(ANN, ROLLS[0])
        game.come_out((1,))
        reason = game.state.legal(ANN).why_not(Raid(1, GREENS, 0))
        assert reason is not None
        reasons.append(reason.to_json())
    assert reasons[0] == reasons[1]


def test_a_view_is_plain_data_that_json_can_hold() -> None:
    game = Played()
    game.come_out((2,))
    game.do(ANN, BIDS[2])
    data = game.state.view(ANN).to_json()
    assert data["is"] == "view"
    assert data["mode"] == "sealed"
    assert data["stack"][-1]["slots"][0] == {"is": "bid", "coins": 2}
    assert {name for name in data if name != "is"} == set(View.FIELDS)
    deck = game.state.deck
    assert isinstance(deck, Deck)
