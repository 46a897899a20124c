"""What is told before an answer is given: what would change, how a war or a vote may end, what a bid means."""

from collections.abc import Mapping

import pytest

from global_powers.position import (
    ANN,
    ANNS,
    ASSASSINATION,
    BEN,
    BENS,
    CAT,
    CATS,
    CHINA,
    COUP,
    EUROPE,
    INITIATIVE,
    REVOLUTION,
    RIOTS,
    RUSSIA,
    SABOTAGE,
    USA,
    Play,
)
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import LIFT, NO, NOBODY_BANNED, SANCTION, YES
from statecraft.global_powers.rules import prospects, talks
from statecraft.global_powers.rules.chips import DIPLOMACY, ECONOMY, MILITARY, RAW
from statecraft.global_powers.verbs import (
    VOTES,
    Assassinate,
    Bid,
    Budget,
    Coup,
    Emigrate,
    Initiative,
    Motion,
    Revolution,
    Riots,
    Sabotage,
    SendToUn,
    Stake,
    StakeCoup,
    Trade,
    War,
    Withdraw,
)

Values = Mapping[str, object]


def notes_on(play: Play, action: Action) -> list[tuple[str, Values]]:
    """What a party is told about an action before it takes it: prices and risks, then what it would bring about."""
    seat = play.seats[play.kinds()[0][0]]
    legal = play.table.legal(seat, play.asked(seat, play.kinds()[0][1]).id)
    notes = (*legal.consequences(action), *legal.prospects(action))
    return [(note.text, note.values) for note in notes]


def chips(region: int, chip: int, before: int, after: int) -> tuple[str, Values]:
    values = {"region": region, "chip": chip, "before": before, "after": after}
    return ("gp-then-chips", values)


def politicians(region: int, holder: int, before: int, after: int) -> tuple[str, Values]:
    values = {"region": region, "holder": holder, "before": before, "after": after}
    return ("gp-then-politicians", values)


def governs(region: int, *holders: int) -> tuple[str, Values]:
    return ("gp-then-governs", {"region": region, "holder": holders})


# What would change.


def test_a_budget_tells_chips_before_and_after_up_to_five() -> None:
    play = Play().put(USA, 2).chips(USA, 1, 4, 0, 0).activate(USA)
    assert notes_on(play, Budget(0))[1:] == [chips(USA, RAW, 1, 0), chips(USA, ECONOMY, 4, 5)]
    assert notes_on(play, Budget(3)) == [chips(USA, ECONOMY, 4, 3), chips(USA, MILITARY, 0, 1)]


def test_a_trade_tells_what_both_have_then() -> None:
    play = Play().put(USA, 2).put(EUROPE, 0, 2)
    play.chips(USA, 2, 0, 0, 0).chips(EUROPE, 0, 4, 0, 0).activate(USA)
    trade = Trade(EUROPE, ((RAW, 1),), ((ECONOMY, 2),), 0, 0)
    assert notes_on(play, trade) == [
        chips(USA, RAW, 2, 1),
        chips(USA, ECONOMY, 0, 2),
        chips(EUROPE, RAW, 0, 1),
        chips(EUROPE, ECONOMY, 4, 2),
    ]
    assert play.table.chip(USA, RAW) == 2
    assert play.table.pledges == ()


def test_governments_that_would_change_are_named() -> None:
    play = Play().put(USA, 3, 2).put(EUROPE, 1)
    assert notes_on(play, Withdraw(((USA, 2), (EUROPE, 1)))) == [
        politicians(USA, ANNS, 3, 1),
        governs(USA, BENS),
        politicians(EUROPE, ANNS, 1, 0),
        ("gp-then-no-government", {"region": EUROPE}),
    ]
    play.activate(USA)
    assert notes_on(play, Emigrate(ANNS, EUROPE)) == [
        politicians(USA, ANNS, 3, 2),
        governs(USA, ANNS, BENS),
        politicians(EUROPE, ANNS, 1, 2),
    ]


def test_a_card_tells_what_it_does_to_each_region() -> None:
    play = Play().put(USA, 0, 4, 1).chips(USA, 0, 1, 0, 0).hold(ANN, RIOTS)
    assert notes_on(play, Riots(USA, ())) == [
        politicians(USA, BENS, 4, 1),
        governs(USA, BENS, CATS),
    ]
    assert play.table.hand(ANNS)


def test_cards_with_dice_tell_their_odds() -> None:
    play = Play().put(USA, 1, 4).chips(USA, 0, 2, 0, 0)
    play.hold(ANN, ASSASSINATION, SABOTAGE, REVOLUTION)
    assert notes_on(play, Assassinate(USA, BENS)) == [("gp-assassination-odds", {"each": 33})]
    lost = {"region": USA, "least": 1, "most": 2}
    assert notes_on(play, Sabotage(USA)) == [("gp-sabotage-odds", lost)]
    assert notes_on(play, Revolution(USA, ())) == [
        ("gp-revolution-odds", {"region": USA, "least": 1, "most": 3})
    ]


# Votes.


def test_everybody_is_told_who_would_vote_and_veto() -> None:
    play = Play(seats=4).put(USA, 3, 3, 1, 2).activate(USA)
    table = play.table
    for party, kind in ((CATS, talks.SUPPORT), (BENS, talks.NO_VETO)):
        talks.give(table, party, ANNS, kind, ANNS, table.turns)
    assert table.facts(None)["voters"] == (
        (ANNS, 3, prospects.PROPOSES, prospects.NO_VETO),
        (BENS, 3, prospects.PARTNER, prospects.PROMISED_NOT),
        (CATS, 1, prospects.PROMISED, prospects.MAY_VETO),
        (3, 2, prospects.UNKNOWN, prospects.MAY_VETO),
    )
    # Seven are sure as far as anybody knows, two are not.
    assert table.facts(None)["vote_forecast"] == ((7, 2, 1),)


def test_a_vote_tells_how_it_stands_then() -> None:
    play = Play().put(USA, 2, 1, 1).activate(USA).do(ANN, Emigrate(ANNS, EUROPE))
    assert notes_on(play, VOTES[YES]) == [("gp-vote-carries", {"yes": 3, "no": 0, "left": 1})]
    assert notes_on(play, VOTES[NO]) == [("gp-vote-stands", {"yes": 2, "no": 1, "left": 1})]


# War.


def war_rows(play: Play) -> tuple[tuple[int, ...], ...]:
    return play.table.facts(None)["wars"]


def test_the_nine_results_of_a_war_are_told() -> None:
    """GP-4.12 to GP-4.14: Ann attacks four of Ben with two chips more; a 1 against a 3 is a draw."""
    play = Play().put(USA, 5).put(EUROPE, 0, 4)
    play.chips(USA, 0, 0, 4, 0).chips(EUROPE, 0, 1, 2, 0).activate(USA)
    row = next(row for row in war_rows(play) if row[0] == EUROPE)
    assert row[1:3] == (4, 2)
    cells = list(zip(row[3::2], row[4::2], strict=True))
    # The attacker's die, then the defender's.
    assert cells == [
        (2, prospects.SHARED),
        (1, prospects.WON),
        (0, prospects.DRAWN),
        (3, prospects.GOVERNED),
        (2, prospects.SHARED),
        (1, prospects.WON),
        (4, prospects.GOVERNED),
        (3, prospects.GOVERNED),
        (2, prospects.SHARED),
    ]
    stakes = [row for row in play.table.facts(None)["war_stakes"] if row[0] == EUROPE]
    # Draws cost both a military chip; who wins pays one too, who loses also one of economy.
    assert stakes == [
        (EUROPE, prospects.DRAWN, 0, 0, 3, play.table.chip(USA, ECONOMY), 1, 1),
        (EUROPE, prospects.WON, 1, 4, 3, play.table.chip(USA, ECONOMY), 1, 0),
    ]


@pytest.mark.parametrize("throw", range(9))
def test_a_war_ends_as_it_was_told(throw: int) -> None:
    play = Play().put(USA, 3).put(EUROPE, 1, 3)
    play.chips(USA, 0, 2, 3, 0).chips(EUROPE, 0, 1, 3, 0).activate(USA)
    row = next(row for row in war_rows(play) if row[0] == EUROPE)
    moved, result = row[3 + 2 * throw], row[4 + 2 * throw]
    play.enact(ANN, War(EUROPE)).roll(throw // 3 + 1, throw % 3 + 1)
    rulers = play.table.facts(None)["governments"][EUROPE]
    there = play.table.there(EUROPE, ANNS)
    assert there == 1 + max(0, moved)
    assert (rulers == (ANNS,)) == (result == prospects.GOVERNED)
    assert (rulers == (ANNS, BENS)) == (result == prospects.SHARED)


def test_a_war_that_is_voted_on_is_told_too() -> None:
    play = Play().put(USA, 2, 1, 2).put(EUROPE, 0, 2).chips(USA, 0, 0, 3, 0)
    play.put(USA, 3, 1, 2).activate(USA).do(ANN, War(EUROPE))
    assert [row[0] for row in war_rows(play)] == [EUROPE]


# Motions and stakes.


def test_a_motion_tells_what_is_still_to_come() -> None:
    play = Play().put(USA, 2).put(EUROPE, 0, 2).put(CHINA, 0, 0, 1)
    for region, diplomacy in ((USA, 3), (EUROPE, 2), (CHINA, 4)):
        play.chips(region, 0, 0, 0, diplomacy)
    play.table.un[1] = 2
    play.activate(USA)
    assert play.table.facts(None)["stake_order"] == (
        (CHINA, 4, CATS),
        (USA, 3, ANNS),
        (EUROPE, 2, BENS),
    )
    assert notes_on(play, Motion(SANCTION, RUSSIA, NOBODY_BANNED, 2)) == [
        ("gp-costs-stake", {"chip": DIPLOMACY, "staked": 2}),
        ("gp-motion-begins", {"yes": 2, "left": 7, "delegates": 2}),
    ]
    play.enact(ANN, Motion(SANCTION, RUSSIA, NOBODY_BANNED, 2))
    assert notes_on(play, Stake(0, 3)) == [
        ("gp-costs-stake", {"chip": DIPLOMACY, "staked": 3}),
        ("gp-vote-stands", {"yes": 2, "no": 3, "left": 5}),
    ]


def test_a_motion_by_a_card_tells_it_too() -> None:
    play = Play().put(USA, 2).hold(ANN, INITIATIVE)
    play.table.sanctioned[EUROPE] = 1
    play.do(ANN, Initiative())
    (text, values), *_ = notes_on(play, Motion(LIFT, EUROPE, NOBODY_BANNED, 0))
    assert (text, values["yes"]) == ("gp-motion-begins", 1)


# Bids, stakes in a coup, the UN.


def test_a_bid_tells_what_each_place_would_mean() -> None:
    """GP-1.6 to GP-1.8: the highest alone pays one more, on Mauritius; lower ones come home."""
    play = Play(start=False)
    assert notes_on(play, Bid(4)) == [
        ("gp-bid-first", {"politicians": 4, "left": 15}),
        ("gp-bid-second", {"politicians": 4, "left": 16}),
        ("gp-bid-lower", {"left": 20}),
    ]
    assert notes_on(play, Bid(0)) == []
    legal = play.table.legal(CAT, play.asked(CAT, "bid").id)
    assert legal.prospects(Bid(4))[0].values == {"politicians": 4, "left": 15}


def test_a_stake_in_a_coup_tells_the_odds_of_both_extremes() -> None:
    play = Play().put(USA, 1, 3).hold(ANN, COUP).do(ANN, Coup(USA))
    play.table.base[1] = 1
    assert notes_on(play, StakeCoup(3)) == [
        ("gp-coup-stake-odds", {"staked": 3, "best": 67, "worst": 33})
    ]
    legal = play.table.legal(BEN, play.asked(BEN, "coup-stake").id)
    (note,) = legal.prospects(StakeCoup(0))
    assert note.values["best"] == 100
    assert note.values["worst"] == 0


def test_delegates_are_told_whether_they_find_a_seat() -> None:
    play = Play().put(USA, 3, 1)
    for region in range(12):
        play.table.done[region] = 1
    play.table.done[RUSSIA] = 0
    play.activate(RUSSIA)
    (_seat, kind), *_ = play.kinds()
    assert kind == "un"
    (text, values), *rest = notes_on(play, SendToUn(((USA, 3),)))
    assert (text, values) == ("gp-un-seats", {"politicians": 3, "gone": 0})
    assert politicians(USA, ANNS, 3, 0) in rest
