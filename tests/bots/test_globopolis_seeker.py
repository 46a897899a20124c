"""The seeker goes for one mission at any price: what it wants, and that it finds the ways there are."""

import pytest

from globopolis.position import ANN, BLUE, CAT, GREEN, RED, Play, mission, title
from statecraft import bots
from statecraft.bots import naming
from statecraft.bots.globopolis.mission_goal import Goal
from statecraft.bots.globopolis.seeker import Seeker
from statecraft.core.engine.driver import Handle
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.globopolis.rules import trading
from statecraft.globopolis.verbs import END_TURN, BuyFromGuild, Place, SellPoints, ShowMission
from statecraft.lab.measure.mission_trials import play as trial


def asked(play: Play, name: str, kind: str = "options") -> object:
    """What Ann's seeker answers."""
    seeker = Seeker(1, ANN, name)
    return seeker.choose(Handle(play.table, play.asked(ANN, kind)))


def goal(play: Play, name: str) -> Goal:
    found = Goal.of(play.table, ANN, name)
    assert found is not None
    return found


def test_it_shows_the_mission_as_soon_as_it_is_fulfilled() -> None:
    play = Play().hold_ops(RED, mission("midas")).purse(RED, 9999)
    assert asked(play, "midas") == ShowMission(mission("midas"))


def test_it_wants_what_the_mission_counts() -> None:
    play = Play().own(BLUE, "kenya", "mexico").hold_ops(RED, mission("new-world")).purse(RED, 300)
    assert goal(play, "new-world").wanted(play.table) == [title("mexico")]
    # A title by a deal would not count (GB-8.58).
    assert not isinstance(asked(play, "new-world"), MakeOffer)


def test_it_buys_titles_for_the_units_that_lie_on_them() -> None:
    play = Play().own(BLUE, "mexico", units=(0, 0, 2, 0, 0)).purse(RED, 300)
    offer = asked(play.hold_ops(RED, mission("energy-baron")), "energy-baron")
    assert isinstance(offer, MakeOffer)
    assert (offer.to, offer.get) == (BLUE, ((trading.TITLE + title("mexico"), 1),))


def test_it_sells_points_for_a_level_and_buys_what_it_counts() -> None:
    poor = Play().own(RED, "congo", units=(1, 1, 1, 1, 1)).score(RED, 9).purse(RED, 0)
    poor.hold_ops(RED, mission("blooming-landscapes"))
    assert isinstance(asked(poor, "blooming-landscapes"), SellPoints)
    rich = Play().own(BLUE, "solar", units=(0, 0, 5, 0, 0)).purse(RED, 100)
    rich.hold_ops(RED, mission("energy-baron"))
    assert isinstance(asked(rich, "energy-baron"), BuyFromGuild)


def test_it_spreads_its_agents_for_the_shadow_network() -> None:
    play = Play().own(GREEN, "congo", "kenya").agents(GREEN, "congo", 2)
    play.hold_ops(RED, mission("shadow-network")).pass_turn(ANN).do(ANN, END_TURN)
    assert asked(play, "shadow-network", "agents") == Place(title("kenya"), 1)


def test_without_the_card_it_plays_as_a_steady_player() -> None:
    play = Play().own(BLUE, "mexico").purse(RED, 300)
    assert Goal.of(play.table, ANN, "new-world") is None
    steady = bots.make("steady", "globopolis", 1, ANN)
    handle = Handle(play.table, play.asked(ANN, "options"))
    assert asked(play, "new-world") == steady.choose(handle)


def test_it_is_named_with_its_mission() -> None:
    seeker = bots.make("seeker:mission=midas", "globopolis", 1, CAT)
    assert isinstance(seeker, Seeker)
    assert (seeker.mission, seeker.seat) == ("midas", CAT)
    with pytest.raises(naming.BadBot):
        bots.make("steady:mission=midas", "globopolis", 1, CAT)


def test_a_trial_deals_the_mission_and_is_the_same_again() -> None:
    one, other = [trial(["steady", "seeker:mission=midas"], 5, (1, "midas")) for _ in range(2)]
    assert one == other
    assert "midas" in one.held
