"""The final round is announced (GB-9.11)."""

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, GREEN, RED, Play, mission
from statecraft.core.record.inputs import Concede
from statecraft.globopolis.rules.victory import MISSION, POINTS, TERRITORIES
from statecraft.globopolis.verbs import ShowMission

MIDAS = mission("midas")


def claims(play: Play) -> list[tuple[str, object]]:
    """What was announced with the last input: the text, and whom it is about."""
    wanted = ("gb-event-claim", "gb-event-final", "gb-event-no-claim", "gb-event-sudden")
    return [
        (event.text.removeprefix("gb-event-"), event.values.get("holder", event.values.get("by")))
        for event in play.events
        if event.text.startswith(wanted)
    ]


@pytest.mark.rule("GB-9.11")
def test_a_claim_by_points_is_announced_when_the_turn_is_over() -> None:
    play = Play().score(RED, 115).land(ANN, "moonshot")
    assert claims(play) == [("claim-points", RED), ("final-round", (BEN, CAT))]
    (claim,) = [event for event in play.events if event.text == "gb-event-claim-points"]
    assert claim.values["points"] == 125
    # Everybody sees it for as long as it lasts, and nobody is told twice.
    for holder in (None, RED, BLUE):
        seen = play.table.facts(holder)
        assert seen["claims"] == ((RED, POINTS, 125),)
        assert seen["to-play"] == ((BEN, CAT),)
    play.pass_turn(BEN)
    assert claims(play) == []
    assert play.table.facts(None)["to-play"] == ((CAT,),)
    play.pass_turn(CAT)
    assert play.result()[0] == "points"
    assert play.table.facts(None) == {}


@pytest.mark.rule("GB-9.11")
def test_a_mission_is_announced_as_soon_as_it_is_shown() -> None:
    play = Play().hold_ops(RED, MIDAS).purse(RED, 10_000)
    play.do(ANN, ShowMission(MIDAS))
    assert claims(play) == [("claim-mission", RED), ("final-round", (BEN, CAT))]
    assert play.table.facts(None)["claims"][0][:2] == (RED, MISSION)


@pytest.mark.rule("GB-9.11", "GB-9.4")
def test_a_claim_that_falls_away_is_told_and_the_game_goes_on() -> None:
    play = Play().score(RED, 130).score(BLUE, 130).pass_turn(ANN)
    assert [text for text, _who in claims(play)] == ["claim-points", "claim-points", "final-round"]
    play.score(RED, 124).pass_turn(BEN)
    assert claims(play) == [("claim-gone", RED), ("final-round", (CAT,))]
    play.score(BLUE, 124).pass_turn(CAT)
    assert claims(play) == [("claim-gone", BLUE), ("no-claim", None)]
    assert play.kinds() == [(ANN, "options")]
    assert play.table.facts(None) == {}


@pytest.mark.rule("GB-9.11")
def test_the_last_one_of_a_round_claims_and_nobody_is_left() -> None:
    play = Play().pass_turn(ANN).pass_turn(BEN).score(GREEN, 130).pass_turn(CAT)
    assert claims(play) == [("claim-points", GREEN)]
    assert play.result()[0] == "points"


@pytest.mark.rule("GB-9.11", "GB-9.6")
def test_sudden_death_takes_the_place_of_the_claims() -> None:
    play = Play().score(RED, 125).score(BLUE, 125).pass_turn(ANN).pass_turn(BEN).pass_turn(CAT)
    assert claims(play) == [("sudden-death", None)]
    assert play.table.facts(None) == {"sudden-death": ((1,),)}
    play.pass_turn(ANN)
    assert claims(play) == []


@pytest.mark.rule("GB-9.11")
def test_claims_by_territories_say_how_many() -> None:
    play = Play(victory="territories", territories=3).own(RED, "usa", "mexico", "spain")
    play.pass_turn(ANN)
    assert claims(play)[0] == ("claim-territories", RED)
    assert play.table.facts(None)["claims"][0][:2] == (RED, TERRITORIES)


@pytest.mark.rule("GB-9.11", "GB-10.3")
def test_nothing_is_announced_to_the_bitter_end() -> None:
    play = Play(victory="bitter-end").score(RED, 300).pass_turn(ANN)
    assert claims(play) == []


@pytest.mark.rule("GB-9.11")
def test_who_has_given_up_is_not_waited_for() -> None:
    play = Play().score(RED, 130)
    play.take(Concede(BEN))
    play.pass_turn(ANN)
    assert claims(play) == [("claim-points", RED), ("final-round", (CAT,))]
