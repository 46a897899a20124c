"""What a table listens to, and how it says no (chapter 1)."""

from random import Random

import pytest

from harbour import GAME
from harbour.verbs import BIDS, BUYS, SET_SAIL, VETO, Bid, Buy, Raid
from scripted import ANN, BEN, BLUES, CAT, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.ids import Holder
from statecraft.core.record.inputs import Act, Concede, Outcome, Timeout, TimeUp
from statecraft.core.record.struct import Struct
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.action import Action


@pytest.mark.rule("ST-1.1", "ST-1.6")
def test_what_is_no_input_is_refused() -> None:
    game = Played().go_to("plan", ANN)
    assert game.refused(Struct()).rule == "ST-1.1"  # type: ignore[arg-type]
    assert game.refused(SET_SAIL).rule == "ST-1.1"  # type: ignore[arg-type]


@pytest.mark.rule("ST-1.3", "ST-1.6")
@pytest.mark.parametrize(
    ("action", "field"),
    [
        (Buy(3), "cargo"),
        (Buy(-1), "cargo"),
        (Buy(True), "cargo"),
        (Bid(1000), "coins"),
        (Raid(20, BLUES, 0), "card"),
        (Raid(0, Holder(5), 0), "target"),
        (MakeOffer(BLUES, ((0, 0),), (), ()), "give"),
        (MakeOffer(BLUES, (), ((0, 1, 1),), ()), "get"),  # type: ignore[arg-type]
        (MakeOffer(BLUES, (), (), ((0, 1, 1, 2),) * 3), "pledges"),
        (MakeOffer(BLUES, (), [], ()), "get"),  # type: ignore[arg-type]
    ],
)
def test_a_field_out_of_shape_is_named(action: Action, field: str) -> None:
    game = Played().go_to("plan", ANN)
    refusal = game.refused(game.act(ANN, action))
    assert (refusal.rule, refusal.values) == ("ST-1.3", {"verb": action.VERB, "field": field})


@pytest.mark.rule("ST-1.4")
def test_another_questions_verb_is_no_choice() -> None:
    game = Played().go_to("plan", ANN)
    refusal = game.refused(game.act(ANN, VETO))
    assert (refusal.rule, refusal.values) == ("ST-1.4", {"verb": "veto"})
    game.go_to("plan", BEN)
    assert game.refused(game.act(ANN, BUYS[0], "guards")).rule == "ST-1.4"


@pytest.mark.rule("ST-1.6")
def test_a_refusal_names_its_rule_and_its_text() -> None:
    refusal = Illegal("ST-2.1", "refused-stale-question", {"question": 17})
    assert refusal.to_json() == {
        "rule": "ST-2.1",
        "text": "refused-stale-question",
        "values": {"question": 17},
    }
    assert refusal.plain() == "ST-2.1: refused-stale-question (question=17)"
    assert str(refusal).endswith("look at the table as it is now. (ST-2.1)")


@pytest.mark.rule("ST-1.7")
def test_a_repeated_answer_is_recognised_and_changes_nothing() -> None:
    game = Played().go_to("plan", ANN)
    given = game.do(ANN, BUYS[0])
    before = game.state.to_bytes()
    lines = len(game.session.record.lines)
    assert not game.take(given)
    assert game.state.to_bytes() == before
    assert game.events == []
    assert len(game.session.record.lines) == lines
    # Only word for word: another answer to that question comes too late.
    assert game.refused(Act(given.question, ANN, BUYS[1])).rule == "ST-2.1"


@pytest.mark.rule("ST-1.7")
def test_a_repeated_answer_is_recognised_whatever_others_did_since() -> None:
    game = Played()
    game.come_out((3,))
    first = game.do(ANN, BIDS[2])
    game.do(BEN, BIDS[1])
    assert not game.take(first)
    game.do(CAT, BIDS[0])
    assert not game.take(first)
    assert game.state.coins[0] == 8


@pytest.mark.rule("ST-1.7")
def test_a_repeated_outcome_is_recognised_and_another_value_is_not() -> None:
    game = Played()
    ship = game.chance().id
    game.come_out((3,))
    before = game.state.digest()
    assert not game.take(Outcome(ship, (3,)))
    assert game.state.digest() == before
    assert game.refused(Outcome(ship, (4,))).rule == "ST-3.1"


@pytest.mark.rule("ST-1.7", "ST-5.1")
def test_the_last_answer_is_recognised_after_the_end() -> None:
    game = Played(options={"mark": 1})
    game.come_out((1,))
    game.do(ANN, BIDS[1])
    game.do(BEN, BIDS[0])
    last = game.do(CAT, BIDS[0])
    assert isinstance(game.state.pending(), Over)
    assert not game.take(last)


@pytest.mark.rule("ST-1.8")
@pytest.mark.parametrize("seed", range(3))
def test_everything_legal_is_done_and_why_not_tells_the_truth(seed: int) -> None:
    """At every point of a random game, with any action at hand."""
    rng = Random(seed)
    luck = SeededLuck(seed)
    state = GAME.new({"rounds": 1, "phase_inputs": 12}, 3)
    strangers: list[Action] = [VETO, SET_SAIL, Buy(7), BIDS[500], Raid(0, Holder(1), 1)]
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
            continue
        asked = pending.questions[rng.randrange(len(pending.questions))]
        legal = state.legal(asked.seat, asked.id)
        for action in [*legal, *strangers]:
            reason = legal.why_not(action)
            assert (action in legal) == (reason is None)
            copy = state.clone()
            if reason is None:
                assert copy.apply(Act(asked.id, asked.seat, action))
                continue
            with pytest.raises(Illegal) as caught:
                copy.apply(Act(asked.id, asked.seat, action))
            assert caught.value.to_json() == reason.to_json()
            assert copy.to_bytes() == state.to_bytes()
        chosen = legal.sample(rng)
        assert legal.why_not(chosen) is None
        state.apply(Act(asked.id, asked.seat, chosen))


@pytest.mark.rule("ST-1.8")
def test_legal_is_like_a_set() -> None:
    game = Played().go_to("plan", ANN)
    legal = game.state.legal(ANN)
    assert len(legal) == len(list(legal)) == len(set(legal))
    assert BUYS[0] in legal
    assert "buy" not in legal
    assert legal.domain(Bid) is None
    assert {verb.VERB for verb in legal.verbs()} == {
        "set-sail",
        "buy",
        "sell",
        "play-favour",
        "make-offer",
        "make-ring",
    }
    assert [note.text for note in legal.consequences(BUYS[0])] == ["harbour-costs"]
    with pytest.raises(Illegal):
        legal.consequences(VETO)


@pytest.mark.rule("ST-1.6")
@pytest.mark.parametrize("given", [Timeout, Concede])
def test_inputs_about_seats_that_are_not_there_change_nothing(given: type) -> None:
    game = Played().go_to("plan", ANN)
    assert game.refused(given(9)).rule == "ST-2.5"
    game.take(TimeUp())
    assert game.refused(TimeUp()).rule == "ST-4.3"
