"""Cards (chapter 8): every effect of Operations cards."""

import pytest

from globopolis.position import ANN, BEN, BLUE, GREEN, NS, RED, Play, mission, ops, title
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.sealed import PASS
from statecraft.globopolis.verbs import Attack, PlayOperation

USA, MEXICO = title("usa"), title("mexico")


def fighting(mine: str = "", theirs: str = "", agents: int = 0) -> Play:
    """Ann attacks Mexico from the USA; both use the cards named and hold one that is no use."""
    play = Play().own(RED, "usa", units=(1, 0, 0, 0, 1)).own(BLUE, "mexico", units=(1, 0, 0, 0, 1))
    play.stock(RED, 0, 1, 0, 0, 0).stock(BLUE, 3, 0, 0, 1, 0).agents(RED, "mexico", agents)
    play.hold_ops(RED, ops("cold-front")).hold_ops(BLUE, ops("old-ties"))
    for holder, name in ((RED, mine), (BLUE, theirs)):
        if name:
            play.hold_ops(holder, ops(name))
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))
    play.do(ANN, PlayOperation(ops(mine)) if mine else PASS, "operation")
    return play.do(BEN, PlayOperation(ops(theirs)) if theirs else PASS, "operation")


@pytest.mark.rule("GB-8.25")
def test_one_operations_card_a_side_opened_together() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico")
    play.hold_ops(RED, ops("high-ground"), ops("cold-front")).hold_ops(BLUE, ops("field-marshal"))
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0))
    assert play.kinds() == [(ANN, "operation"), (BEN, "operation")]
    assert play.refused(ANN, PlayOperation(ops("field-marshal"))) == "GB-8.25"
    assert play.refused(ANN, PlayOperation(ops("cold-front"))) == "GB-8.25"
    play.do(ANN, PlayOperation(ops("high-ground")))
    assert play.table.ops.holds(RED, ops("high-ground"))
    play.do(BEN, PASS)
    assert play.table.ops.under == (ops("high-ground"),)
    assert play.table.ops.known[GREEN] >> ops("high-ground") & 1


@pytest.mark.rule("GB-8.25")
def test_who_holds_no_ops_card_is_not_asked() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico").hold_ops(RED, mission("midas"))
    play.land(ANN, "mexico").do(ANN, Attack(USA, MEXICO, 0)).chance("battle")


@pytest.mark.rule("GB-8.26")
@pytest.mark.parametrize("name", ["reserve-battalion", "orbital-reconnaissance"])
def test_more_dice(name: str) -> None:
    assert fighting().battle() == (3, 4)
    assert fighting(name).battle() == (4, 4)
    assert fighting("", name).battle() == (3, 5)


@pytest.mark.rule("GB-8.27")
@pytest.mark.parametrize("name", ["severed-supply-line", "network-blackout"])
def test_fewer_dice(name: str) -> None:
    assert fighting(name).battle() == (3, 3)
    assert fighting("", name).battle() == (2, 4)


@pytest.mark.rule("GB-8.28")
def test_a_larger_polygon() -> None:
    mine = fighting("field-marshal").chance("battle").distribution
    theirs = fighting("", "field-marshal").chance("battle").distribution
    assert mine == Dice((10, 6, 6, 6, 10, 6, 6, 6, 6))
    assert theirs == Dice((8, 6, 6, 6, 12, 6, 6, 6, 6))


@pytest.mark.rule("GB-8.29")
def test_winning_ties() -> None:
    tie = (6, 1, 2, 3, 6, 1, 2, 3, 4)  # fewer dice would win it for Ann
    assert fighting().come_out(*tie).battle() == (3, 3)
    assert fighting("", "high-ground").come_out(*tie).battle() == (2, 4)
    assert fighting("high-ground").round(True).round(True).come_out(
        6, 1, 2, 3, 6, 1, 2
    ).battle() == ((3, 1))


@pytest.mark.rule("GB-8.30")
def test_no_agents() -> None:
    assert fighting(agents=1).battle() == (4, 4)
    assert fighting("double-agents", agents=1).battle() == (3, 4)
    assert fighting("", "double-agents", agents=1).battle() == (3, 4)


@pytest.mark.rule("GB-8.31")
def test_raiding_supplies() -> None:
    play = fighting("raiding-party").fight(True)
    assert (play.stock_of(RED), play.stock_of(BLUE)) == ([2, 1, 0, 0, 0], [1, 0, 0, 1, 0])
    lost = fighting("raiding-party").fight(False)
    assert lost.stock_of(BLUE) == [3, 0, 0, 1, 0]


@pytest.mark.rule("GB-8.32")
def test_an_orderly_retreat() -> None:
    play = fighting("", "orderly-retreat").fight(True)
    assert (play.stock_of(BLUE)[NS], play.units("mexico")) == (1, [1, 0, 0, 0, 0])
    assert fighting("", "orderly-retreat").fight(False).stock_of(BLUE)[NS] == 0
