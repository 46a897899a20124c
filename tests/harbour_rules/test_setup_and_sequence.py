"""Setting up, the sequence of play and the end of Harbour (chapters 1, 2 and 9)."""

from random import Random

import pytest

from harbour import GAME
from harbour.table import Harbour
from harbour.verbs import BIDS, PUTS, ROLLS
from scripted import ANN, BEN, CAT, GREENS, REDS, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.inputs import Act, GiveOrder, Outcome, Timeout
from statecraft.core.trade.orders import AlwaysDefault


@pytest.mark.rule("HB-1.1")
def test_everybody_begins_alike() -> None:
    table = Played().state
    assert table.coins == [10, 10, 10]
    assert table.cargo == [1] * 9
    assert table.spare == [2, 2, 2]
    assert (table.bank, table.bank_cargo) == (100, [20, 20, 20])
    assert (sum(table.guards), sum(table.ships)) == (0, 0)


@pytest.mark.rule("HB-1.2")
def test_two_cards_each_come_out_of_twenty() -> None:
    table = GAME.new({}, 3)
    assert isinstance(table, Harbour)
    pending = table.pending()
    assert isinstance(pending, Chance)
    assert pending.audience == ()
    assert table.deck.size() == 20
    assert [sort.bit_count() for sort in table.deck.sorts] == [12, 8]
    table.apply(Outcome(pending.id, SeededLuck(3).outcome(pending)))
    assert [hand.bit_count() for hand in table.deck.hands] == [2, 2, 2]
    assert table.deck.size() == 14
    for holder, hand in enumerate(table.deck.hands):
        assert table.deck.known[holder] == hand


@pytest.mark.rule("HB-2.1", "HB-2.2", "HB-9.1")
def test_a_round_and_a_turn_come_in_order() -> None:
    game = Played(options={"rounds": 1})
    seen: list[tuple[str, int]] = []
    while not isinstance(pending := game.state.pending(), Over):
        if isinstance(pending, Chance):
            # No six and no double: nobody draws, and the hand limit stays out of the way.
            game.come_out((1,) * len(pending.distribution.sample(Random(1))))
            continue
        first = pending.questions[0]
        if not seen or seen[-1] != (first.kind, first.seat):
            seen.append((first.kind, first.seat))
        game.take(Timeout(first.id))
    turn = ["plan", "sail", "raid"]
    expected = [("bid", seat) for seat in (0, 1, 2)]
    expected += [(kind, seat) for seat in (0, 1, 2) for kind in turn]
    expected += [(kind, seat) for kind in ("vote", "veto") for seat in (0, 1, 2)]
    assert seen == expected
    assert pending.result.reason == "rounds-played"
    assert pending.result.rule == "HB-9.1"


@pytest.mark.rule("HB-2.1")
@pytest.mark.parametrize("rounds", [1, 2])
def test_as_many_rounds_as_the_option_says(rounds: int) -> None:
    game = Played(options={"rounds": rounds, "mark": 60})
    ships = 0
    while not isinstance(pending := game.state.pending(), Over):
        if isinstance(pending, Chance):
            ships += pending.kind == "ship"
            game.come_out(game.luck.outcome(pending))
        else:
            game.take(Timeout(pending.questions[0].id))
    assert ships == rounds == game.state.round


@pytest.mark.rule("HB-2.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_bound_holds_even_when_everybody_wastes_inputs(seed: int) -> None:
    options = {"rounds": 2, "phase_inputs": 3, "mark": 60}
    table = GAME.new(options, 3)
    bound = GAME.bound(table)
    rng = Random(seed)
    luck = SeededLuck(seed)
    inputs = 0
    while not isinstance(pending := table.pending(), Over):
        for seat in (ANN, BEN, CAT):
            if table.inputs_used[seat] < 3 and rng.randrange(2):
                table.apply(GiveOrder(seat, AlwaysDefault("none")))
                inputs += 1
        if isinstance(pending, Chance):
            table.apply(Outcome(pending.id, luck.outcome(pending)))
        else:
            asked = pending.questions[rng.randrange(len(pending.questions))]
            if not asked.must and table.inputs_used[asked.seat] >= 3:
                asked = pending.questions[0]
            legal = table.legal(asked.seat, asked.id)
            table.apply(Act(asked.id, asked.seat, legal.sample(rng)))
        inputs += 1
        assert inputs <= bound
    # The bound is no idle number either: it grows with what it is made of.
    assert bound < GAME.bound(GAME.new({**options, "phase_inputs": 4}, 3))
    assert bound < GAME.bound(GAME.new({**options, "rounds": 3}, 3))


@pytest.mark.rule("HB-9.1")
def test_a_fleet_worth_the_mark_ends_the_game_at_once() -> None:
    game = Played(options={"mark": 5})
    game.come_out((5,))
    for seat, coins in ((ANN, 0), (BEN, 1), (CAT, 2)):
        game.do(seat, BIDS[coins])
    over = game.state.pending()
    assert isinstance(over, Over)
    assert (over.result.reason, over.result.winners) == ("mark-reached", (GREENS,))


@pytest.mark.rule("HB-9.1")
def test_a_fleet_short_of_the_mark_does_not() -> None:
    game = Played(options={"mark": 6})
    game.come_out((5,))
    for seat, coins in ((ANN, 0), (BEN, 1), (CAT, 2)):
        game.do(seat, BIDS[coins])
    assert game.state.result is None


@pytest.mark.rule("HB-9.2")
def test_points_are_ships_coins_sets_and_calms() -> None:
    table = Played(hands=((16, 17), (18, 0), (1, 2))).state
    assert table.scores() == (3 + 2 + 2, 3 + 2 + 1, 3 + 2)
    table.ships[2] = 4
    table.coins[0] = 11
    assert table.scores() == (7, 6, 9)
    table.coins[0] = 12
    table.cargo[3:6] = [2, 2, 5]
    assert table.scores() == (8, 8, 9)
    table.cargo[3] = 0
    assert table.scores() == (8, 4, 9)


@pytest.mark.rule("HB-9.3")
def test_coins_break_a_tie_in_points() -> None:
    game = Played(hands=((0, 1), (2, 3), (4, 5)), options={"rounds": 1})
    game.go_to("veto", CAT)
    game.state.coins[:] = [9, 11, 10]
    game.state.cargo[:] = [1] * 9
    game.take(Timeout(game.asked(CAT).id))
    result = game.state.result
    assert result is not None
    assert result.scores == (5, 5, 5)
    assert result.ranks == (3, 1, 2)


@pytest.mark.rule("HB-2.2")
def test_the_hand_limit_comes_between_voyage_and_raid() -> None:
    game = Played(hands=((0, 8), (1, 12), (2, 16))).go_to("sail", ANN)
    game.state.deck = game.state.deck.drawn(REDS, 3)
    game.do(ANN, ROLLS[1])
    game.come_out((6, 1))
    game.come_out(4)
    assert game.asked(ANN).kind == "hand-limit"
    game.do(ANN, PUTS[3])
    assert game.asked(ANN).kind == "raid"
