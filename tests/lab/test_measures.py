"""Figures from games made up so that the right answer is known."""

from typing import Any

import pytest

from lab.game_stats import game
from statecraft.lab.measure.alarms import alarms
from statecraft.lab.measure.differences import compared
from statecraft.lab.measure.measures import Asked, Figures, half_time_leaders, measured
from statecraft.lab.measure.observer import Topic
from statecraft.lab.run.experiment import GameStats

DEALT = (Topic("title-dealt", "start"),)
ASKED = Asked(DEALT, ("roll", "trade"), {"verb roll": ("GB-4.2",), "verb trade": ("GB-3.1",)})


def held_by(holder: int) -> dict[str, Any]:
    return {"facts": {"title-dealt": {"title-germany": [holder]}}}


def even(count: int, **more: Any) -> list[GameStats]:
    return [game(number, number % 4, **more) for number in range(count)]


def kinds(figures: Figures) -> list[str]:
    return [alarm["kind"] for alarm in alarms(figures, DEALT)]


def test_even_games_warn_of_nothing_but_what_nobody_plays() -> None:
    figures = measured(even(400, **held_by(1)), ASKED)
    assert [row["won"] for row in figures["wins"]["seat"].values()] == [100] * 4
    germany = figures["topics"]["title-dealt"]["title-germany"]
    assert (germany["share"], germany["others"]["share"], germany["games"]) == (0.25, 0.25, 400)
    assert alarms(figures, DEALT) == [{"kind": "unused", "verbs": ["trade"]}]


def test_what_is_dealt_and_wins_too_often_tilts_and_what_always_wins_decides() -> None:
    tilted = [game(n, 1 if n % 5 < 2 else n % 4, **held_by(1)) for n in range(400)]
    found = alarms(measured(tilted, ASKED), DEALT)
    named = [(alarm["kind"], alarm.get("name")) for alarm in found]
    assert named[0] == ("tilts", "title-germany")
    assert ("tilts-seat", "2") in named
    decided = [game(n, n % 4, **held_by(n % 4)) for n in range(100)]
    assert kinds(measured(decided, ASKED)) == ["decides", "unused"]


def test_luck_that_many_comparisons_explain_is_not_warned_of() -> None:
    # 37 % of 100 lies outside its own 95 % interval from 25 %, but not outside one for dozens.
    wins = [1] * 37 + [0, 2, 3] * 21
    names = {f"title-{n}": [n % 4] for n in range(40)}
    games = [game(n, w, facts={"title-dealt": names}) for n, w in enumerate(wins)]
    row = measured(games, ASKED)["topics"]["title-dealt"]["title-1"]
    assert row["low"] > 0.25
    assert row["stands_out"] == 0


def test_shared_wins_and_games_without_an_end() -> None:
    tied = game(0, 0, ranks=[1, 1, 3, 4])
    unfinished = game(1, 0, ranks=[], reason="", rule="")
    figures = measured([tied, unfinished], ASKED)
    assert (figures["games"], figures["finished"]) == (2, 1)
    assert [row["won"] for row in figures["wins"]["seat"].values()] == [0.5, 0.5, 0, 0]
    assert "unfinished" in kinds(figures)


def test_turn_order_counts_from_who_goes_first_and_bots_from_their_seats() -> None:
    games = [game(n, 2, first=1, bots=["a", "b", "b", "b"]) for n in range(10)]
    wins = measured(games, ASKED)["wins"]
    assert {name: row["share"] for name, row in wins["place"].items()} == {
        "1": 0,
        "2": 1,
        "3": 0,
        "4": 0,
    }
    assert wins["bot"]["a"]["share"] == 0
    assert (wins["bot"]["b"]["won"], wins["bot"]["b"]["of"]) == (10, 30)


def test_half_time_is_half_of_the_time_that_has_points() -> None:
    course = [[0, [0, 0, 0, 0], {}], [1, [1, 5, 5, 0], {}], [2, [9, 0, 0, 0], {}]]
    assert half_time_leaders(game(0, 0, course=course)) == [1, 2]
    assert half_time_leaders(game(0, 0, course=course[:1])) == []
    assert half_time_leaders(game(0, 0)) == []


def test_a_rule_is_at_work_as_often_as_its_most_frequent_deed() -> None:
    cited = {"verb roll": ("GB-4.2",), "event gb-event-rolled": ("GB-4.2", "GB-4.3")}
    deeds = {"verb roll": 2, "event gb-event-rolled": 5}
    rules = measured(even(4, deeds=deeds), Asked((), (), cited))["rules"]
    assert {rule: row["mean"] for rule, row in rules.items()} == {"GB-4.2": 5, "GB-4.3": 5}


def sides(change: int) -> tuple[list[GameStats], list[GameStats]]:
    """Games of very different lengths, which on side B take a little longer each, now more, now less."""
    a = [game(n, n % 4, rounds=5 + n * 7 % 50) for n in range(200)]
    b = [game(n, n % 4, 1, rounds=5 + n * 7 % 50 + change + n % 2) for n in range(200)]
    return a, b


def test_pairs_show_a_difference_far_smaller_than_what_games_differ_by() -> None:
    a, b = sides(1)
    comparison = compared(a, b, measured(a, ASKED), measured(b, ASKED))
    rounds = comparison["headings"]["lengths"]["rounds"]
    assert rounds["difference"] == 1.5
    assert rounds["low"] > 1.4
    assert rounds["high"] < 1.6
    assert rounds["stands_out"] == 1
    assert comparison["headings"]["seat"]["1"] == pytest.approx(
        {
            "a": 0.25,
            "b": 0.25,
            "difference": 0,
            "low": 0,
            "high": 0,
            "stands_out": 0,
            "deviation": 0,
        }
    )
    assert comparison["pairs"] == 200


def test_only_pairs_of_which_both_ended_are_compared() -> None:
    a, b = sides(1)
    b[7] = {**b[7], "ranks": []}
    assert compared(a, b, measured(a, ASKED), measured(b, ASKED))["pairs"] == 199


def test_what_goes_with_winning_is_compared_where_both_sides_have_cases() -> None:
    a = [game(n, n % 4, **held_by(1)) for n in range(400)]
    b = [game(n, 1 if n % 2 else n % 4, 1, **held_by(1)) for n in range(400)]
    b[0]["facts"] = {"title-dealt": {"title-germany": [1], "title-japan": [2]}}
    comparison = compared(a, b, measured(a, ASKED), measured(b, ASKED))["headings"]
    assert list(comparison["topic title-dealt"]) == ["title-germany"]
    germany = comparison["topic title-dealt"]["title-germany"]
    assert (germany["a"], germany["b"], germany["stands_out"]) == (0.25, 0.5, 1)
