"""Guards and raids (chapters 6 and 7)."""

import pytest

from harbour.verbs import (
    PLACES,
    RECALLS,
    ROLLS,
    SET_SAIL,
    STAY,
    STORM_PLAYS,
    WITHDRAW,
    Raid,
)
from scripted import ANN, BEN, BLUES, CAT, GREENS, HANDS, REDS, Played
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.sealed import PASS, Committed
from statecraft.core.ids import Holder
from statecraft.core.record.inputs import Timeout


def after_anns_turn() -> Played:
    return Played().go_to("plan", BEN)


@pytest.mark.rule("HB-6.1")
def test_guards_move_while_the_next_player_plans() -> None:
    game = after_anns_turn()
    game.do(ANN, PLACES[BLUES], "guards")
    game.do(ANN, PLACES[REDS], "guards")
    table = game.state
    assert (table.guards_at(REDS, BLUES), table.guards_at(REDS, REDS), table.spare) == (
        1,
        1,
        [0, 2, 2],
    )
    assert game.refused(game.act(ANN, PLACES[GREENS])).rule == "HB-6.1"
    game.do(ANN, RECALLS[BLUES], "guards")
    assert (table.guards_at(REDS, BLUES), table.spare) == (0, [1, 2, 2])
    assert game.refused(game.act(ANN, RECALLS[BLUES])).rule == "HB-6.1"
    assert list(table.legal(ANN)) == [*PLACES[:3], RECALLS[REDS]]


@pytest.mark.rule("HB-6.1")
def test_a_harbour_that_is_not_there_takes_no_guard() -> None:
    game = after_anns_turn()
    refusal = game.refused(game.act(ANN, PLACES[3]))
    assert (refusal.rule, refusal.text) == ("HB-6.1", "harbour-refused-no-harbour")
    assert game.refused(game.act(ANN, RECALLS[4])).text == "harbour-refused-no-harbour"
    assert game.refused(game.act(ANN, STAY)).rule == "ST-1.4"


@pytest.mark.rule("HB-6.2")
def test_the_time_for_guards_ends_with_the_next_players_roll() -> None:
    game = after_anns_turn()
    game.do(BEN, SET_SAIL)
    late = game.act(ANN, PLACES[BLUES], "guards")
    game.do(BEN, ROLLS[0])
    game.come_out((1,))
    assert game.refused(late).rule == "ST-2.1"
    assert [asked.kind for asked in game.state.questions()] == ["raid"]


def before_raid(hands: tuple[tuple[int, ...], ...] = HANDS, **options: bool) -> Played:
    game = Played(hands=hands, options=options).go_to("sail", ANN)
    game.do(ANN, ROLLS[0])
    game.come_out((1,))
    return game


@pytest.mark.rule("HB-7.1")
def test_a_raid_takes_a_raid_letter() -> None:
    game = before_raid()
    for card in (1, 8, 3):  # Ben's, a favour, in the pile
        assert game.refused(game.act(ANN, Raid(card, BLUES, 0))).rule == "HB-7.1"
    assert game.refused(game.act(ANN, PASS)).rule == "ST-1.4"
    game.do(ANN, Raid(0, BLUES, 0))
    assert game.state.deck.gone == 1
    assert not game.state.deck.holds(REDS, 0)


@pytest.mark.rule("HB-7.1")
def test_whoever_holds_any_letter_is_asked() -> None:
    asked = before_raid(hands=((8, 16), (1, 12), (2, 17)))
    assert asked.asked(ANN).kind == "raid"
    assert list(asked.state.legal(ANN)) == [STAY]
    weather_only = before_raid(hands=((13, 16), (1, 12), (2, 17)))
    assert weather_only.asked(BEN).kind == "plan"
    peace = before_raid(raids=False)
    assert peace.asked(BEN).kind == "plan"


@pytest.mark.rule("HB-7.2")
def test_a_raid_goes_against_somebody_else() -> None:
    game = before_raid()
    for target in (REDS, Holder(3), Holder(4)):
        assert game.refused(game.act(ANN, Raid(0, target, 0))).rule == "HB-7.2"
    raids = [action for action in game.state.legal(ANN) if action != STAY]
    assert raids == [Raid(0, target, kind) for target in (BLUES, GREENS) for kind in range(3)]


def guarded(*placed: tuple[Holder, Holder, int]) -> Played:
    """Ann is asked about a raid, with these guards (whose, where, how many) in the harbours."""
    game = before_raid()
    for whose, where, count in placed:
        game.state.move_guards(whose, where, count)
    return game


@pytest.mark.rule("HB-7.3")
def test_third_parties_stay_or_go_home() -> None:
    game = guarded((GREENS, BLUES, 2), (BLUES, BLUES, 1), (REDS, BLUES, 1))
    game.do(ANN, Raid(0, BLUES, 0))
    assert [(asked.seat, asked.kind) for asked in game.state.questions()] == [(CAT, "third-party")]
    assert game.refused(game.act(CAT, STAY)).rule == "HB-7.3"
    game.do(CAT, WITHDRAW)
    assert game.texts() == ["harbour-event-withdrew"]
    assert (game.state.guards_at(GREENS, BLUES), game.state.spare[GREENS]) == (0, 2)


@pytest.mark.rule("HB-7.3")
def test_third_parties_who_pass_stay() -> None:
    game = guarded((GREENS, BLUES, 2))
    game.do(ANN, Raid(0, BLUES, 0))
    game.take(Timeout(game.asked(CAT).id))
    assert game.state.guards_at(GREENS, BLUES) == 2


@pytest.mark.rule("HB-7.4")
def test_a_storm_turns_the_raiders_back() -> None:
    game = before_raid()
    game.do(ANN, Raid(0, BLUES, 0))
    assert [(asked.seat, asked.kind) for asked in game.state.questions()] == [
        (BEN, "reply"),
        (CAT, "reply"),
    ]
    assert game.refused(game.act(BEN, STORM_PLAYS[13])).rule == "HB-7.4"
    assert game.refused(game.act(CAT, STORM_PLAYS[16])).rule == "HB-7.4"  # a calm is no storm
    assert game.refused(game.act(CAT, STORM_PLAYS[12])).rule == "HB-7.4"
    assert game.refused(game.act(CAT, STAY)).rule == "ST-1.4"
    game.do(CAT, PASS)
    game.do(BEN, STORM_PLAYS[12])
    assert game.texts() == ["harbour-event-storm", "event-turn"]
    assert game.state.deck.gone == 1 << 0 | 1 << 12
    assert game.asked(BEN).kind == "plan"  # no fight took place
    assert game.state.cargo == [1, 2, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("HB-7.4")
def test_only_the_first_storm_is_played() -> None:
    game = before_raid(hands=((0, 13), (1, 12), (2, 14)))
    game.do(ANN, Raid(0, BLUES, 0))
    game.do(CAT, STORM_PLAYS[14])
    game.do(BEN, STORM_PLAYS[12])
    assert not game.state.deck.holds(BLUES, 12)
    assert game.state.deck.holds(GREENS, 14)
    assert not game.state.deck.known[REDS] >> 14 & 1


def fight(game: Played, cargo: int = 0) -> Played:
    game.do(ANN, Raid(0, BLUES, cargo))
    while game.state.questions():
        game.take(Timeout(game.state.questions()[0].id))
    assert game.chance().kind == "raid"
    return game


@pytest.mark.rule("HB-7.5")
@pytest.mark.parametrize(
    ("placed", "sides"),
    [
        ((), (8, 6, 10, 6)),
        (((REDS, BLUES, 2),), (8, 6, 6, 6, 10, 6)),
        (((BLUES, BLUES, 1),), (8, 6, 10, 6, 6)),
        (((BLUES, BLUES, 2), (GREENS, BLUES, 1)), (8, 6, 10, 6, 6)),
        (((GREENS, BLUES, 2),), (8, 6, 10)),
        (((GREENS, REDS, 2), (BLUES, GREENS, 2)), (8, 6, 10, 6)),
    ],
)
def test_guards_are_dice(
    placed: tuple[tuple[Holder, Holder, int], ...], sides: tuple[int, ...]
) -> None:
    game = guarded(*placed)
    notes = game.state.legal(ANN).consequences(Raid(0, BLUES, 0))
    mine = sides.index(10) - 1
    assert [note.values for note in notes] == [{"mine": mine, "theirs": len(sides) - mine - 2}]
    assert fight(game).chance().distribution == Dice(sides)


@pytest.mark.rule("HB-7.5")
@pytest.mark.parametrize(
    ("roll", "won"), [((8, 6, 10, 3), True), ((8, 6, 10, 4), False), ((8, 6, 10, 5), False)]
)
def test_the_higher_total_wins_and_a_tie_is_the_owners(roll: tuple[int, ...], won: bool) -> None:
    game = fight(before_raid())
    game.come_out(roll)
    assert game.state.cargo[3] == (0 if won else 1)
    assert game.state.cargo[0] == (2 if won else 1)
    assert game.events[0].values["won"] == int(won)


@pytest.mark.rule("HB-7.6")
def test_without_the_cargo_a_coin_is_taken_and_without_coins_nothing() -> None:
    poor = before_raid()
    poor.state.cargo[3 + 2] = 0
    fight(poor, cargo=2).come_out((8, 6, 1, 1))
    assert poor.state.coins == [11, 9, 10]
    poorer = before_raid()
    poorer.state.cargo[3 + 2] = 0
    poorer.state.coins[BLUES] = 0
    fight(poorer, cargo=2).come_out((8, 6, 1, 1))
    assert poorer.state.coins == [10, 0, 10]


@pytest.mark.rule("HB-7.3", "HB-7.4")
def test_secret_answers_show_only_that_they_were_given() -> None:
    game = before_raid()
    game.do(ANN, Raid(0, BLUES, 0))
    game.do(BEN, STORM_PLAYS[12])
    top = game.state.view(CAT).stack[-1]
    assert list(top.slots) == [Committed(), None]
