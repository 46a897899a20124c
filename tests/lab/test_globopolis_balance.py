"""Who wins, and with what: shares have their intervals, and every game is put down once."""

import json

import pytest

from statecraft.globopolis.content import CONTENT
from statecraft.lab.globopolis_balance import Shares, main, quantiles, share


def test_an_interval_holds_the_share_and_narrows_with_more_cases() -> None:
    few, many = share(25, 100), share(1000, 4000)
    assert few["low"] < 25 < few["high"]
    assert few["low"] < many["low"] < 25 < many["high"] < few["high"]
    # By hand: 25 % of 4,000 have a standard error of 0.685 %.
    assert (many["low"], many["high"]) == (23.7, 26.4)
    assert share(0, 300)["low"] == 0
    assert share(0, 300)["high"] == 1.3


def test_shares_stand_under_their_headings_the_greatest_first() -> None:
    shares = Shares()
    for name, true in (("usa", 0), ("usa", 1), ("japan", 1), ("japan", 0.5)):
        shares.add("held", name, true)
    shares.add("dealt", "usa", 1)
    told = shares.told()
    assert list(told["held"]) == ["japan", "usa"]
    assert (told["held"]["japan"]["percent"], told["held"]["japan"]["cases"]) == (75, 2)
    assert told["dealt"]["usa"]["cases"] == 1


def test_quantiles_are_values_that_occurred() -> None:
    assert quantiles([9, 1, 5]) == {"mean": 5, "5": 1, "25": 1, "50": 5, "75": 9, "95": 9}


def test_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--seats", "3", "--seed", "5"])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    for heading in ("won by seat", "won by turn", "ended by"):
        assert sum([row["percent"] for row in told[heading].values()]) == pytest.approx(100)
    dealt = told["title dealt to the winner"]
    assert sum([row["cases"] for row in dealt.values()]) == 2 * 3 * CONTENT.titles_dealt[3]
    # Each game has one winner, who was dealt seven titles of the 21.
    won = [row["percent"] * row["cases"] / 100 for row in dealt.values()]
    assert sum(won) == pytest.approx(2 * CONTENT.titles_dealt[3], abs=0.1)
    for sort, cards in (("opportunity", 12), ("operation", 9)):
        assert len(told[f"{sort} dealt to the winner"]) <= cards
    cases = [row["cases"] for row in told["influence dealt to the winner"].values()]
    assert sum(cases) == 2 * 3 * CONTENT.influence_dealt
    assert {row["cases"] for row in told["mission shown"].values()} == {2}
    played = told["influence played by the winner"]
    assert played
    assert set(played) <= {card.id for card in CONTENT.influence}
    assert all(row["cases"] <= 6 for row in played.values())
