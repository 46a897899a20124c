"""The log tells all that somebody needs who checks a game against the rules, in both languages."""

import pytest

from globopolis.position import ANN, BLUE, RED, WATER, Play, mission, ops, title
from globopolis.test_texts import texts
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Seat
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import ALL_FIELDS, ALL_GUILDS
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    PAY,
    Attack,
    BuyAtMarket,
    BuyFromGuild,
    CleanHouse,
    Roll,
    ShowMission,
    UseMarket,
)
from statecraft.locale import Language
from statecraft.locale.speech import Speaker


def log_text(play: Play, lang: Language = "en") -> str:
    """What everybody hears of the last input, in words."""
    speaker = Speaker(texts(lang), GAME, ("Ann", "Ben", "Cat"))
    heard = [event.heard_by(None) for event in play.events]
    return " ".join([speaker.say(note) for note in heard if note is not None])


@pytest.mark.rule("GB-4.3")
def test_going_back_and_its_points() -> None:
    play = Play().score(RED, 7).do(ANN, END_OPTIONS).do(ANN, Roll(1, 1))
    assert "goes counter-clockwise and gives 3 points for it" in log_text(play)
    assert "gegen den Uhrzeigersinn und gibt dafür 3 Punkte ab" in log_text(play, "de")
    free = Play(free_direction=True).do(ANN, END_OPTIONS).do(ANN, Roll(1, 1))
    assert "goes counter-clockwise." in log_text(free)


@pytest.mark.rule("GB-4.15")
def test_gains_at_switzerland() -> None:
    play = Play().land(ANN, "switzerland")
    assert "Switzerland: Ann receives 10 EU and 5 points." in log_text(play)
    assert "Schweiz: Ann erhält 10 EU und 5 Punkte." in log_text(play, "de")


@pytest.mark.rule("GB-4.20")
def test_moonshot() -> None:
    play = Play().land(ANN, "moonshot")
    assert "MOONSHOT!: 10 points for Ann, whose turn is over." in log_text(play)
    assert "10 Punkte für Ann" in log_text(play, "de")


@pytest.mark.rule("GB-5.11")
def test_a_debt_is_told_to_the_last_unit() -> None:
    play = Play().own(BLUE, "usa").purse(RED, 3).score(RED, 2).stock(RED, 0, 1, 0, 0, 0)
    play.land(ANN, "usa").do(ANN, PAY)
    assert "Ann has too little to pay and gives up 2 points for 10 EU." in log_text(play)
    assert "Ann pays Ben the rest in units: 1 × food." in log_text(play)
    assert "are waived" in log_text(play)
    assert "gibt 2 Punkte für 10 EU ab" in log_text(play, "de")
    rich = Play().own(BLUE, "usa").purse(RED, 300).land(ANN, "usa").do(ANN, PAY)
    assert "waived" not in log_text(rich)


@pytest.mark.rule("GB-4.11")
def test_a_purchase_names_kinds_and_price() -> None:
    play = Play().purse(RED, 100).land(ANN, "russia")
    play.do(ANN, UseMarket(play.table.governor[ANN])).come_out(3, 3).do(ANN, BuyAtMarket(2, 4))
    assert "Ann buys 2 × UCP, 4 × NS-Unit" in log_text(play).replace("NS-Units", "NS-Unit")
    assert "for 30 EU" in log_text(play)


@pytest.mark.rule("GB-2.9")
def test_who_sells_for_a_guild_and_at_what_price() -> None:
    play = Play().own(BLUE, "fresh-water", units=(9, 0, 0, 0, 0)).purse(RED, 100)
    guild = ALL_GUILDS[title("fresh-water") - 32]
    play.do(ANN, BuyFromGuild(guild, WATER, 2))
    assert "Fresh Water Guild from Ben for 10 EU" in log_text(play)


@pytest.mark.rule("GB-6.13")
def test_the_opportunity_that_allowed_an_attack() -> None:
    card = ops("cold-front")
    play = Play().own(RED, "spain").own(BLUE, "kenya").hold_ops(RED, card)
    play.land(ANN, "kenya")
    attack = next(action for action in play.legal(ANN) if isinstance(action, Attack))
    assert attack.card == card + 1
    play.do(ANN, attack)
    assert "uses the Opportunity card “Cold Front”" in log_text(play)
    assert "die den Angriff erlaubt" in log_text(play, "de")


@pytest.mark.rule("GB-6.8", "GB-6.9")
def test_both_sides_dice_apart_with_multiplier_and_value() -> None:
    play = Play(agents=False).own(RED, "usa", units=(0, 0, 0, 0, 1)).own(BLUE, "mexico")
    play.land(ANN, "mexico").do(ANN, Attack(title("usa"), title("mexico"), 0))
    mine, theirs = play.battle()
    assert (mine, theirs) == (4, 3)
    play.come_out(7, 4, 4, 2, 1, 9, 5, 3, 1)
    assert "Ann (Aggressor) 7 × 2 = 14 with 4, 4, 2, 1" in log_text(play)
    assert "Ben (Defender) 9 × 1 = 9 with 5, 3, 1" in log_text(play)
    assert "The Defender loses a die." in log_text(play)
    assert "Ann (Angreifer) 7 × 2 = 14 mit 4, 4, 2, 1" in log_text(play, "de")


@pytest.mark.rule("GB-6.14")
def test_what_a_conquest_brings_and_costs() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico", units=(1, 1, 1, 1, 1), levels=1)
    play.agents(BLUE, "mexico", 2).land(ANN, "mexico")
    play.do(ANN, Attack(title("usa"), title("mexico"), 0))
    while play.kinds() and play.kinds()[0][1] != "continue":
        play.do(Seat(play.kinds()[0][0]), PASS)
    play.fight(True)
    assert "Ann takes Mexico from Ben: 2 points to Ann, Ben loses 7; 2 agents" in log_text(play)


@pytest.mark.rule("GB-7.8")
def test_every_throw_of_a_cleaning_house() -> None:
    play = Play().own(RED, "usa").agents(BLUE, "usa", 2).land(ANN, "usa").draw(ops("high-ground"))
    play.do(ANN, CleanHouse(title("usa"), BLUE)).come_out(6, 2)
    assert "Cleaning House in USA: Ann throws 6, Ben 2." in log_text(play)
    assert play.events[0].values["sides"] == (8, 10)
    play.come_out(1, 1)
    assert "Ann throws 1, Ben 1" in log_text(play)


@pytest.mark.rule("GB-9.3")
def test_a_mission_that_pays_says_what() -> None:
    play = Play().own(RED, "australia", "usa", "turkey", "china")
    play.hold_ops(RED, mission("four-corners")).do(ANN, ShowMission(mission("four-corners")))
    assert "20 points" in log_text(play)
    assert play.texts() == ["gb-event-mission-paid"]


@pytest.mark.rule("GB-4.6")
def test_crossing_back_and_passing_unpaid() -> None:
    play = Play().score(RED, 10)
    teleport = play.table.content.teleport_field
    play.table.governor[ANN] = ALL_FIELDS[teleport + 1]
    play.move(ANN, 2, backwards=1)
    assert "crosses TELEPORT! backwards" in log_text(play)


def test_a_team_is_called_by_all_its_names() -> None:
    """Whom something is taken from is a holder, not a seat."""
    speaker = Speaker(texts("en"), GAME, ("Ann", "Ben", "Cat", "Dan"), (0, 0, 1, 1))
    values = {"holder": 0, "from": 1, "guild": 0, "points": 4}
    line = speaker.say({"text": "gb-event-guild-lost", "values": values})
    assert "from Cat & Dan" in line
