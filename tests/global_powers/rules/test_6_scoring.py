"""Scoring, the UN and the new round (chapter 6, GP-6.1 to GP-6.10)."""

import pytest

from global_powers.position import (
    AFRICA,
    ANN,
    BEN,
    CAT,
    CHINA,
    EUROPE,
    INDIA,
    JAPAN,
    OCEANIA,
    RUSSIA,
    USA,
    Play,
    rows,
)
from statecraft.core.engine.question import Sealed
from statecraft.global_powers.content import EDITION
from statecraft.global_powers.game import GAME
from statecraft.global_powers.rules.scoring import count_points
from statecraft.global_powers.state import CARDS
from statecraft.global_powers.verbs import ACTIVATE, BASE, RefillHand, SendToUn
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker

FROM_BASE = ((BASE, 3),)


def world() -> Play:
    """Worked out by hand below; starting chips throughout."""
    play = Play().put(USA, 3).put(EUROPE, 1, 3).put(CHINA, 2, 0, 2).put(RUSSIA, 0, 1, 1)
    return play.put(JAPAN, 0, 0, 1)


def points(play: Play) -> list[float]:
    return [half / 2 for half in count_points(play.table)]


@pytest.mark.rule("GP-6.1")
def test_the_sheet_explains_every_point() -> None:
    """Ann alone in the USA (economy 5), in Europe's opposition, in China's coalition; both places count."""
    play = world().un(2, 0, 0).mauritius(1, 0, 3)
    play.table.sanctioned[EUROPE] = 1
    lines = [
        (note.text, note.values.get("region"), note.values["half-points"])
        for note in play.table.score_breakdown()[ANN]
    ]
    assert lines == [
        ("gp-sheet-sole", USA, 14),
        ("gp-sheet-opposition", EUROPE, 1),
        ("gp-sheet-coalition", CHINA, 6),
        ("gp-sheet-un", None, 8),
        ("gp-sheet-mauritius", None, -2),
    ]


@pytest.mark.rule("GP-6.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_points_in_the_words_of_the_booklet(lang: Language) -> None:
    play = world().un(2, 0, 0).mauritius(1, 0, 3)
    play.table.sanctioned[EUROPE] = 1
    play.finish_round()
    scored = [event for event in play.events if event.text == "gp-event-scored"]
    texts = Texts(lang, extra=[EDITION.texts, EDITION.texts.parent / "texts"])
    speaker = Speaker(texts, GAME, ("Ann", "Ben", "Cat"))
    sentence = speaker.say({"text": scored[ANN].text, "values": scored[ANN].values})
    assert (
        sentence
        == {
            "en": "Ann: 13½ points, sole rule 7, coalition government 3, opposition ½, UN 4, Mauritius −1.",
            "de": "Ann: 13½ Punkte, Alleinherrschaft 7, Koalitionsregierung 3, Opposition ½, UNO 4, Mauritius −1.",
        }[lang]
    )
    breakdown = [speaker.say(note) for note in play.table.score_breakdown()[BEN]]
    assert any(
        {"en": "majority government", "de": "Mehrheitsregierung"}[lang] in line
        for line in breakdown
    )


@pytest.mark.rule("GP-6.5")
@pytest.mark.parametrize("points", ["fresh", "added"])
def test_the_sheet_adds_up_to_the_standing(points: str) -> None:
    play = Play(points=points).put(USA, 3).put(EUROPE, 1, 3).put(CHINA, 2, 0, 2).un(1, 0, 2)
    play.table.points = [5, 0, 4]
    sums = [
        sum([note.values["half-points"] for note in lines])
        for lines in play.table.score_breakdown()
    ]
    assert tuple(sums) == play.table.projected_scores()


@pytest.mark.rule("GP-6.1")
@pytest.mark.parametrize(
    ("there", "worth"),
    [
        ((1, 0, 0), [4, 0, 0]),
        ((3, 1, 2), [3, 1, 1]),
        ((2, 2, 1), [2, 2, 1]),
        ((2, 2, 2), [2, 2, 2]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_points_for_a_region(there: tuple[int, ...], worth: list[float]) -> None:
    """North Africa has no economy."""
    assert points(Play().put(10, *there)) == worth


@pytest.mark.rule("GP-6.2")
@pytest.mark.parametrize(("economy", "bonus"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_points_for_economy_go_to_every_governing_party(economy: int, bonus: int) -> None:
    """Ruling 16: each partner in full; the opposition gets nothing."""
    alone = Play().put(USA, 2).chips(USA, 5, economy, 5, 5)
    assert points(alone) == [4 + bonus, 0, 0]
    majority = Play().put(USA, 2, 1).chips(USA, 0, economy, 0, 0)
    assert points(majority) == [3 + bonus, 1, 0]
    together = Play().put(USA, 2, 2, 1).chips(USA, 0, economy, 0, 0)
    assert points(together) == [2 + bonus, 2 + bonus, 1]


@pytest.mark.rule("GP-6.3", "GP-6.4")
def test_points_for_delegates_and_for_exiles() -> None:
    play = Play().un(3, 1, 0).mauritius(0, 4, 2)
    assert points(play) == [6, -2, -2]


@pytest.mark.rule("GP-6.1", "GP-6.2", "GP-6.3", "GP-6.4")
def test_a_scoring_worked_out_by_hand() -> None:
    """USA 4+3 Ann; Europe 3+3 Ben, 1 Ann; China 2+1 Ann and Cat; Russia 2 Ben and Cat; Japan 4+2 Cat.

    The UN brings Ben 2 and Cat 4; Mauritius costs Ann 2. Ann 7+1+3-2, Ben 6+2+2, Cat 3+2+6+4.
    """
    play = world().un(0, 1, 2).mauritius(2, 0, 0).finish_round()
    assert play.table.points == [18, 20, 30]
    assert points(play) == [9, 10, 15]


@pytest.mark.rule("GP-6.6")
def test_in_a_sanctioned_region_all_points_are_halved_without_rounding() -> None:
    """Ruling 15: in Europe Ben gets 3 for 6 and Ann a half for 1; in Japan Cat 3 for 6."""
    play = world().un(0, 1, 2).mauritius(2, 0, 0)
    play.table.sanctioned[EUROPE] = play.table.sanctioned[JAPAN] = 1
    play.finish_round()
    assert play.table.points == [17, 14, 24]
    assert points(play) == [8.5, 7, 12]


@pytest.mark.rule("GP-6.5")
def test_points_are_added_up_while_delegates_count_anew() -> None:
    play = world().finish_round()
    first = play.table.points
    assert first == [2 * 11, 2 * 8, 2 * 11]
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands()
    # Ben is last and has 1 delegate; Ann and Cat are equal in points, and Ann is the stronger.
    assert play.table.un == [3, 1, 2]
    play.finish_round()
    # The second brings 17, 10 and 15: the regions again, and two for each delegate.
    assert play.table.points == [2 * 28, 2 * 18, 2 * 26]


@pytest.mark.rule("GP-6.7")
def test_the_fewest_points_take_the_fewest_seats_in_the_un() -> None:
    """Rulings 22 and 34: Ann 9, Ben 10, Cat 15 points; from base or regions, as they like."""
    play = world().un(0, 1, 2).mauritius(2, 0, 0).finish_round()
    assert isinstance(play.table.pending(), Sealed)
    assert play.kinds() == [(ANN, "un"), (BEN, "un"), (CAT, "un")]
    base = play.table.base[:]
    play.fill_un(((USA, 1), (EUROPE, 1), (BASE, 1)), FROM_BASE, ((CHINA, 1), (BASE, 2)))
    assert play.table.un == [1, 3, 5]
    assert play.table.gone == [2, 1, 0]
    assert play.politicians(USA) == [2, 0, 0]
    assert play.politicians(EUROPE) == [0, 3, 0]
    assert play.politicians(CHINA) == [2, 0, 1]
    assert play.table.base == [base[ANN] - 1, base[BEN] - 3, base[CAT] - 2]


@pytest.mark.rule("GP-6.7", "GP-1.11")
def test_the_picks_for_the_un_are_secret_until_all_are_there() -> None:
    play, unlike = world().finish_round(), world().finish_round()
    play.do(ANN, SendToUn(FROM_BASE), "un")
    unlike.do(ANN, SendToUn(((USA, 3),)), "un")
    assert play.table.view(BEN) == unlike.table.view(BEN)
    assert play.politicians(USA) == unlike.politicians(USA) == [3, 0, 0]


@pytest.mark.rule("GP-6.7")
@pytest.mark.parametrize(
    "wrong",
    [
        ((BASE, 2),),
        ((BASE, 4),),
        ((USA, 4),),
        ((EUROPE, 2), (BASE, 1)),
        ((AFRICA, 1), (BASE, 2)),
        ((BASE, 2), (USA, 1)),
        ((BASE, 2), (BASE, 1)),
        (),
    ],
)
def test_each_gives_as_many_as_there_are_players(wrong: tuple[tuple[int, int], ...]) -> None:
    assert world().finish_round().refused(ANN, SendToUn(wrong), "un") == "GP-6.7"


@pytest.mark.rule("GP-6.7")
def test_of_equal_points_the_weaker_party_takes_the_lower_number() -> None:
    """Ruling 21: all have four points, and Cat has two politicians for them."""
    play = Play().put(10, 1).put(AFRICA, 0, 1).put(INDIA, 0, 0, 2).finish_round()
    assert play.table.points == [8, 8, 8]
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
    # Ann and Ben are equal in everything; Ann is on turn and so the stronger.
    assert play.table.un == [2, 1, 3]


@pytest.mark.rule("GP-6.7")
def test_who_has_fewer_left_gives_all_and_the_un_comes_first() -> None:
    """Ruling 23: Cat is first with three due and has two; Ann is last with two for one seat."""
    play = Play().put(USA, 0, 0, 1).put(10, 0, 2, 1).put(EUROPE, 1, 2, 0).base(1, 9, 0)
    play.finish_round()
    # Ann 1, Ben 6 and 3, Cat 7 and 1.
    assert play.table.points == [2, 18, 16]
    assert play.refused(CAT, SendToUn(((USA, 1),)), "un") == "GP-6.7"
    play.fill_un(((EUROPE, 1), (BASE, 1)), FROM_BASE, ((USA, 1), (10, 1)))
    assert play.table.un == [1, 3, 2]
    assert play.table.gone[ANN] == 20 - 2 + 1
    assert play.table.gone[CAT] == 18


@pytest.mark.rule("GP-6.7")
def test_who_has_nobody_left_is_not_asked() -> None:
    play = world().put(USA, 0).put(EUROPE, 0, 3).put(CHINA, 0, 0, 2).base(0)
    play.finish_round()
    assert play.kinds() == [(BEN, "un"), (CAT, "un")]


@pytest.mark.rule("GP-6.8")
def test_a_new_round_begins() -> None:
    """Ruling 30."""
    play = world()
    table = play.table
    table.sanctioned[USA] = table.demilitarised[EUROPE] = table.protected[CHINA] = 1
    table.pacts[USA] = 1 << EUROPE
    table.peace = 1
    play.again().finish_round().fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
    assert table.done == table.sanctioned == table.demilitarised == table.protected == [0] * 12
    assert table.pacts == [0] * 12
    assert table.peace == 0
    assert table.dominance == 8


@pytest.mark.rule("GP-6.9")
def test_hands_are_kept_or_discarded_and_filled_up_to_five() -> None:
    """Ruling 26: discards are out of the game."""
    play = world().hold(ANN, 1, 3, 5).hold(BEN, 0, 1, 2, 3, 4).finish_round()
    play.fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
    assert isinstance(play.table.pending(), Sealed)
    assert play.kinds() == [(seat, "refill") for seat in (ANN, BEN, CAT)]
    for discard, take in (
        ((), (0, 2, 4)),
        ((), (0,)),
        ((1,), (0, 2)),
        ((), (1, 2)),
        ((0,), (2, 4, 6)),
        ((3, 1), (0, 2, 4, 6)),
    ):
        wrong = RefillHand(rows(*discard), rows(*take))
        assert play.refused(ANN, wrong, "refill") == "GP-6.9"
    play.do(ANN, RefillHand(rows(1, 5), rows(0, 2, 4, 15)))
    play.do(BEN, RefillHand(rows(0), rows(9))).do(CAT, RefillHand((), rows(0, 1, 2, 3, 4)))
    assert play.hand(ANN) == [0, 2, 3, 4, 15]
    assert play.unused(ANN) == [6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert play.table.cards.gone == (1 << 1) + (1 << 5) + (1 << CARDS)
    assert play.hand(BEN) == [1, 2, 3, 4, 9]
    assert play.hand(CAT) == [0, 1, 2, 3, 4]


@pytest.mark.rule("GP-6.9")
def test_hands_are_filled_only_as_far_as_cards_go() -> None:
    play = world().lose(ANN, *range(12), 15).hold(ANN, 14)
    assert play.unused(ANN) == [12, 13]
    play.finish_round().fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
    assert play.refused(ANN, RefillHand((), rows(12)), "refill") == "GP-6.9"
    play.do(ANN, RefillHand((), rows(12, 13)))
    assert play.keep_hands().hand(ANN) == [12, 13, 14]


@pytest.mark.rule("GP-6.9", "GP-1.11")
def test_new_cards_stay_secret_and_discards_are_shown() -> None:
    played = []
    for discard, take in (((), (0, 2)), ((), (7, 9)), ((1,), (0, 2, 4))):
        play = world().hold(ANN, 1, 3, 5).finish_round().fill_un(FROM_BASE, FROM_BASE, FROM_BASE)
        play.do(ANN, RefillHand(rows(*discard), rows(*take))).keep_hands()
        played.append(play.table.view(BEN))
    assert played[0] == played[1]
    assert played[0] != played[2]


@pytest.mark.rule("GP-6.10")
def test_the_next_party_goes_on_as_if_nothing_had_happened() -> None:
    """Ruling 34."""
    play = world().idle()
    assert play.table.turn == BEN
    play.finish_round().fill_un(FROM_BASE, FROM_BASE, FROM_BASE).keep_hands()
    assert play.kinds() == [(CAT, "turn")]
    assert play.table.round == 2
    assert play.legal(CAT) == [*ACTIVATE, *play.legal(CAT)[12:]]
    assert play.table.done[OCEANIA] == 0
