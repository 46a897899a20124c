"""Chapter 10 of the rulebook: longer flights, cleaned Guilds, all titles dealt, pay for passing TELEPORT!."""

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, RED, Play, field, fresh, ops, title
from statecraft.core.chance.decks import set_of
from statecraft.core.options import BadOptions
from statecraft.core.record.inputs import Outcome
from statecraft.globopolis.verbs import END_TURN, Attack, CleanHouse, Fly


@pytest.mark.rule("GB-10.10", "GB-4.16")
def test_flights_to_the_next_independent_territory() -> None:
    play = Play(orss="nearest").land(ANN, "orss-atlantic")
    assert play.refused(ANN, Fly(field("russia"))) == "GB-4.16"
    flights = [action.base for action in play.legal(ANN) if isinstance(action, Fly)]
    bases = [field(f"orss-{name}") for name in ("pacific", "africa", "orient")]
    assert flights == [*bases, field("switzerland")]
    play.do(ANN, Fly(field("switzerland")))
    assert (play.kinds(), play.table.score[RED]) == ([(ANN, "market")], 5)


@pytest.mark.rule("GB-10.11", "GB-7.7")
def test_an_own_guild_is_cleaned_where_guilds_are_guarded() -> None:
    def infiltrated(**options: bool) -> Play:
        play = Play(**options).own(RED, "solar", "iran")
        return play.agents(BLUE, "solar", 1).agents(BLUE, "iran", 1).hold_ops(RED)

    play = infiltrated(guild_guard=True).land(ANN, "solar")
    assert play.kinds() == [(ANN, "own-guild")]
    duels = [action for action in play.legal(ANN) if isinstance(action, CleanHouse)]
    assert duels == [CleanHouse(title("iran"), BLUE), CleanHouse(title("solar"), BLUE)]
    play.do(ANN, CleanHouse(title("solar"), BLUE)).come_out(8, 1).come_out(8, 1)
    assert play.table.agents_of(BLUE, title("solar")) == 0
    assert play.refused(ANN, CleanHouse(title("solar"), BLUE)) == "GB-7.7"
    assert not [action for action in play.legal(ANN) if isinstance(action, Attack)]
    # From a territory of the group the Guild can be cleaned as well.
    near = infiltrated(guild_guard=True).land(ANN, "iran").draw(ops("cold-front"))
    assert CleanHouse(title("solar"), BLUE) in near.legal(ANN)
    # Without the variation an own Guild lets the Governor pass.
    assert infiltrated().land(ANN, "solar").kinds() == [(ANN, "roll")]


@pytest.mark.rule("GB-10.5", "GB-1.7")
def test_two_players_may_be_dealt_all_titles() -> None:
    play = Play(2, start=False, titles_dealt=18)
    hands = (set_of(list(range(0, 36, 2))), set_of(list(range(1, 36, 2))))
    play.take(Outcome(play.chance("titles").id, hands))
    assert -1 not in play.table.owner
    with pytest.raises(BadOptions):
        fresh({"titles_dealt": 18}, 3)
    with pytest.raises(BadOptions):
        fresh({"titles_dealt": 19}, 2)


@pytest.mark.rule("GB-10.23", "GB-4.5")
@pytest.mark.parametrize(("pay", "eu"), [("each", 80), ("turn", 40)])
def test_passing_is_paid_each_time_or_once_a_turn(pay: str, eu: int) -> None:
    play = Play(pass_pay=pay).purse(RED, 0).land(ANN, "orss-africa")
    play.do(ANN, Fly(field("orss-atlantic")))
    assert play.table.eu[RED] == 40
    play.land(ANN, "orss-orient").do(ANN, Fly(field("orss-atlantic")))
    assert play.table.eu[RED] == eu
    # In the next turn it is paid again.
    play.do(ANN, END_TURN).pass_turn(BEN)
    play.pass_turn(CAT).land(ANN, "orss-africa").do(ANN, Fly(field("orss-atlantic")))
    assert play.table.eu[RED] == eu + 40
