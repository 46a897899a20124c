"""PartialAction an action out, choice by choice (ST-1.5, ST-1.9)."""

from random import Random

import pytest

from harbour import GAME
from harbour.verbs import BIDS, BUYS, SET_SAIL, Bid
from scale import scaled
from scripted import ANN, BLUES, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import MakeOffer, WithdrawOffer
from statecraft.core.verbs.action import Action, IntField, intern
from statecraft.core.verbs.builder import MOST_CHOICES, Builder, vocabulary
from statecraft.core.verbs.domain import Domain, Listed


def choose(builder: Builder, kind: str, value: int) -> None:
    token = next(c.token for c in builder.choices() if (c.kind, c.value) == (kind, value))
    builder.choose(token)


def walk(builder: Builder, rng: Random) -> Action:
    """Any way through, a step back now and then; every node is looked at."""
    for _ in range(400):
        action = builder.action
        if action is not None:
            assert builder.choices() == ()
            assert builder.asks_for == ""
            return action
        choices = builder.choices()
        assert 1 <= len(choices) <= MOST_CHOICES
        tokens = [choice.token for choice in choices]
        assert len(set(tokens)) == len(tokens)
        for choice in choices:
            assert GAME.vocabulary[choice.token] == (choice.kind, choice.value)
        builder.choose(tokens[rng.randrange(len(tokens))])
        if rng.randrange(12) == 0:
            builder.back()
            assert [choice.token for choice in builder.choices()] == tokens
    raise AssertionError("a walk that does not end")


@pytest.mark.rule("ST-1.9", "ST-1.8")
@pytest.mark.parametrize("seed", range(scaled(4)))
def test_every_walk_ends_in_a_legal_action(seed: int) -> None:
    rng, luck = Random(seed), SeededLuck(seed)
    state = GAME.new({"rounds": 2}, 3)
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, luck.outcome(pending)))
            continue
        asked = pending.questions[rng.randrange(len(pending.questions))]
        legal = state.legal(asked.seat, asked.id)
        action = walk(legal.builder(), rng)
        assert action in legal
        state.apply(Act(asked.id, asked.seat, action))


@pytest.mark.rule("ST-1.9")
def test_every_small_action_can_be_spelled_out() -> None:
    game = Played().go_to("plan", ANN)
    legal = game.state.legal(ANN)
    for action in legal:
        builder = legal.builder()
        choose(builder, "verb", GAME.verbs.index(type(action)))
        for value in action.fields():
            choose(builder, builder.asks_for, value)
        assert builder.action == action


@pytest.mark.rule("ST-1.9")
def test_an_offer_is_spelled_out_row_by_row() -> None:
    builder = Played().go_to("plan", ANN).state.legal(ANN).builder()
    choose(builder, "verb", GAME.verbs.index(MakeOffer))
    assert builder.asks_for == "holder"
    choose(builder, "holder", BLUES)
    choose(builder, "good", 0)
    assert builder.asks_for == "amount"
    choose(builder, "amount", 7)
    choose(builder, "end", 0)
    choose(builder, "good", 2)
    choose(builder, "amount", 1)
    builder.back()
    choose(builder, "amount", 1)
    choose(builder, "end", 0)
    choose(builder, "end", 0)
    assert builder.action == MakeOffer(BLUES, ((0, 7),), ((2, 1),), ())


@pytest.mark.rule("ST-1.9")
def test_large_amounts_are_chosen_as_a_block_and_a_number_in_it() -> None:
    game = Played()
    game.come_out((3,))
    game.state.coins[0] = 730
    builder = game.state.legal(ANN).builder()
    choose(builder, "verb", GAME.verbs.index(Bid))
    blocks = builder.choices()
    assert [choice.kind for choice in blocks] == ["block"] * 15
    assert blocks[3].label.values == {"low": 150, "high": 199}
    choose(builder, "block", 14)
    assert [choice.value for choice in builder.choices()] == list(range(31))
    assert builder.choices()[30].label.values == {"value": 730}
    choose(builder, "coins", 30)
    assert builder.action == BIDS[730]
    builder.back()
    builder.back()
    assert [choice.token for choice in builder.choices()] == [choice.token for choice in blocks]


class ManyOffers:
    """As much of ``Legal`` as a builder wants: a hundred and fifty offers to withdraw."""

    def verbs(self) -> tuple[type[Action], ...]:
        return (WithdrawOffer,)

    def domain(self, verb: type[Action]) -> Domain:
        return Listed(verb, [WithdrawOffer(number) for number in range(150)])


@pytest.mark.rule("ST-1.9")
def test_long_lists_come_in_pages_that_go_round() -> None:
    builder = Builder(GAME, ManyOffers())  # type: ignore[arg-type]
    choose(builder, "verb", GAME.verbs.index(WithdrawOffer))
    seen: list[int] = []
    for _ in range(3):
        page = builder.choices()
        assert len(page) <= MOST_CHOICES
        assert page[-1].kind == "more"
        seen += [choice.value for choice in page[:-1]]
        builder.choose(page[-1].token)
    assert seen == list(range(150))
    assert builder.choices()[0].value == 0
    builder.choose(builder.choices()[-1].token)
    choose(builder, "offer", 100)
    assert builder.action == WithdrawOffer(100)


@pytest.mark.rule("ST-1.5")
def test_only_what_is_offered_can_be_chosen() -> None:
    builder = Played().go_to("plan", ANN).state.legal(ANN).builder()
    offered = [choice.token for choice in builder.choices()]
    for token in (GAME.tokens[("verb", GAME.verbs.index(Bid))], -1, 10**6):
        with pytest.raises(Illegal) as caught:
            builder.choose(token)
        assert (caught.value.rule, caught.value.values) == ("ST-1.5", {"token": token})
    assert [choice.token for choice in builder.choices()] == offered
    builder.back()  # at the first node there is nothing to take back
    assert [choice.token for choice in builder.choices()] == offered


def test_a_choice_has_a_token_and_a_label_for_any_outlet() -> None:
    builder = Played().go_to("plan", ANN).state.legal(ANN).builder()
    first = builder.choices()[0]
    assert first.to_json() == {
        "token": first.token,
        "label": {"text": "verb-set-sail", "values": {}},
    }
    builder.choose(first.token)
    assert builder.action is SET_SAIL or builder.action == SET_SAIL


def test_the_vocabulary_is_fixed_and_without_doubles() -> None:
    assert len(set(GAME.vocabulary)) == len(GAME.vocabulary) == len(GAME.tokens)
    assert vocabulary(GAME.verbs) == GAME.vocabulary
    assert GAME.vocabulary[:2] == (("end", 0), ("more", 0))


def test_small_sets_of_actions_are_made_once() -> None:
    assert intern(type(BUYS[0])(1)) is intern(type(BUYS[0])(1))
    assert IntField("x", 1, 3).fits(3)
    assert not IntField("x", 1, 3).fits(4)
