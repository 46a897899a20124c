"""OPs cards in a fight: Operations on either side, and the groups of every Opportunity (chapter 8)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    GREEN,
    NS,
    OPS,
    RED,
    TITLE,
    Laid,
    attack,
    operation,
    stock,
)
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.sealed import PASS
from statecraft.globopolis.board import Board
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.verbs import PAY, Attack, PlayOperation


def facing() -> Laid:
    """Ann has Poland and Ben Japan, bare: two six-sided dice against three."""
    return Laid().own(RED, "poland").own(BLUE, "japan").purse(50, 50, 50, 50)


def attacked(game: Laid, mine: str = "", theirs: str = "") -> Laid:
    """Ann attacks Japan from Poland; each side uses an Operations card, or none."""
    for holder, name in ((RED, mine), (BLUE, theirs)):
        if name:
            game.hold(holder, name)
    game.land("japan").do(ANN, attack("poland", "japan"))
    for seat, name in ((ANN, mine), (BEN, theirs)):
        if name:
            game.do(seat, operation(name))
    return game


# Choosing a card.


@pytest.mark.rule("GB-8.25")
def test_operations_are_chosen_in_secret_and_opened_together() -> None:
    game = facing().hold(RED, "reserve-battalion", "old-ties").hold(BLUE, "field-marshal")
    game.land("japan").do(ANN, attack("poland", "japan"))
    assert game.kinds() == ["operation", "operation"]
    assert list(game.state.legal(ANN)) == [PASS, operation("reserve-battalion")]
    before = game.state.view(BEN).board
    game.do(ANN, operation("reserve-battalion"))
    board = game.state.view(BEN).board
    assert board == before
    assert isinstance(board, Board)
    assert not board.ops.known & set_of([OPS["reserve-battalion"]])
    assert "gb-event-operation" not in game.texts()
    # An answer may be changed until the last one is given.
    game.do(ANN, PASS)
    game.do(ANN, operation("reserve-battalion"))
    game.do(BEN, operation("field-marshal"))
    shown = [(e.values["seat"], e.values["ops"]) for e in game.events[:2]]
    assert shown == [(ANN, OPS["reserve-battalion"]), (BEN, OPS["field-marshal"])]
    assert game.state.ops.under == (OPS["reserve-battalion"], OPS["field-marshal"])
    assert game.state.ops.cards(RED) == [OPS["old-ties"]]
    board = game.state.view(BEN).board
    assert isinstance(board, Board)
    assert board.ops.under == (OPS["reserve-battalion"], OPS["field-marshal"])
    assert game.battle() == (8, 3, 12, 3)


@pytest.mark.rule("GB-8.25")
@pytest.mark.parametrize("card", ["field-marshal", "cold-front", "midas"])
def test_only_an_operations_card_of_ones_own_hand_is_used(card: str) -> None:
    game = facing().hold(RED, "reserve-battalion", "cold-front", "midas")
    game.hold(BLUE, "field-marshal").land("japan").do(ANN, attack("poland", "japan"))
    refusal = game.refused(ANN, operation(card))
    assert (refusal.rule, refusal.text) == ("GB-8.25", "gb-refused-no-operation")
    assert game.refused(ANN, PAY).rule == "ST-1.4"


@pytest.mark.rule("GB-8.25")
def test_who_holds_ops_cards_is_asked_whatever_they_are() -> None:
    game = facing().hold(RED, "midas").hold(BLUE, "old-ties").hold(GREEN, "field-marshal")
    game.land("japan").do(ANN, attack("poland", "japan"))
    # Ann has no OPs card, and Cat is no combatant.
    assert [(q.seat, q.kind) for q in game.state.questions()] == [(BEN, "operation")]
    assert list(game.state.legal(BEN)) == [PASS]
    game.do(BEN, PASS)
    assert game.battle() == (8, 2, 10, 3)
    assert game.state.ops.cards(BLUE) == [OPS["old-ties"]]


@pytest.mark.rule("GB-8.25")
def test_cards_about_agents_are_not_used_without_agents() -> None:
    game = Laid(agents=False).own(RED, "poland").own(BLUE, "japan")
    assert game.state.ops.gone == set_of([OPS["double-agents"], OPS["shadow-network"]])
    # Even if one had it in hand.
    game.hold(RED, "double-agents", "high-ground").land("japan")
    game.do(ANN, attack("poland", "japan"))
    assert game.refused(ANN, operation("double-agents")).rule == "GB-8.25"
    assert list(game.state.legal(ANN)) == [PASS, operation("high-ground")]


# Dice and polygons.


@pytest.mark.rule("GB-8.26")
@pytest.mark.parametrize("name", ["reserve-battalion", "orbital-reconnaissance"])
def test_one_die_more_for_ones_own_side(name: str) -> None:
    assert attacked(facing()).battle() == (8, 2, 10, 3)
    assert attacked(facing(), mine=name).battle() == (8, 3, 10, 3)
    assert attacked(facing(), theirs=name).battle() == (8, 2, 10, 4)


def strongest() -> Laid:
    """Six dice on both sides before any card."""
    game = facing().put("poland", 0, 0, 0, 0, 2).put("japan", 0, 0, 0, 0, 2)
    game.develop("japan", 1).develop("poland", 1)
    return game


@pytest.mark.rule("GB-8.26")
def test_six_dice_at_the_most() -> None:
    game = strongest().send(RED, "poland", 1)
    assert attacked(game).battle() == (8, 6, 10, 6)
    game = strongest().send(RED, "poland", 1)
    both = attacked(game, "reserve-battalion", "orbital-reconnaissance")
    assert both.battle() == (8, 6, 10, 6)


@pytest.mark.rule("GB-8.27")
@pytest.mark.parametrize("name", ["severed-supply-line", "network-blackout"])
def test_one_die_fewer_for_the_other_side(name: str) -> None:
    assert attacked(facing(), mine=name).battle() == (8, 2, 10, 2)
    assert attacked(facing(), theirs=name).battle() == (8, 1, 10, 3)


@pytest.mark.rule("GB-8.27")
def test_none_at_the_least() -> None:
    game = attacked(facing().put("japan", 1), theirs="network-blackout")
    assert game.battle() == (8, 0, 10, 3)
    # With none left, the polygon alone decides: one lost round is the end.
    assert game.fight(aggressor_wins=False) == 1
    assert game.state.owner[TITLE["poland"]] == BLUE


@pytest.mark.rule("GB-8.26", "GB-8.27")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("reserve-battalion", "network-blackout"), ("severed-supply-line", "orbital-reconnaissance")],
)
def test_a_die_more_and_a_die_fewer_make_up_for_each_other(mine: str, theirs: str) -> None:
    assert attacked(facing(), mine, theirs).battle() == (8, 2, 10, 3)
    game = strongest().send(RED, "poland", 1)
    assert attacked(game, mine, theirs).battle() == (8, 6, 10, 6)


@pytest.mark.rule("GB-8.28")
def test_a_polygon_with_two_sides_more() -> None:
    assert attacked(facing(), mine="field-marshal").battle() == (10, 2, 10, 3)
    assert attacked(facing(), theirs="field-marshal").battle() == (8, 2, 12, 3)


@pytest.mark.rule("GB-6.8")
def test_each_round_tells_the_chance_before_and_after_it() -> None:
    game = attacked(facing())
    assert game.battle() == (8, 2, 10, 3)
    game.come_out((8, 6, 6, 1, 2, 3, 4))
    values = game.event("gb-event-battle").values
    chances = [
        round(100 * takeover(2, theirs, CONTENT.multiplier_most, (8, 10))[0]) for theirs in (3, 2)
    ]
    assert [values["chance"], values["chance_then"]] == chances
    assert chances[0] < chances[1]
    for _ in range(3):
        theirs = game.battle()[3]
        game.come_out((8, 6, 6, 1, *range(2, 2 + theirs)))
    assert game.event("gb-event-battle").values["chance_then"] == 100


# Equal values.


@pytest.mark.rule("GB-8.29")
@pytest.mark.parametrize(("name", "left"), [("", (2, 3)), ("high-ground", (3, 2))])
def test_an_aggressor_wins_ties_by_card(name: str, left: tuple[int, int]) -> None:
    game = attacked(facing().put("poland", 0, 0, 0, 0, 1), mine=name)
    assert game.battle() == (8, 3, 10, 3)
    game.come_out((5, 1, 2, 3, 5, 4, 5, 6))
    values = game.event("gb-event-battle").values
    assert (values["mine"], values["theirs"]) == (5, 5)
    assert game.battle() == (8, left[0], 10, left[1])
    # It decides ties only.
    mine = (4, *range(1, left[0] + 1))
    game.come_out((*mine, 5, *range(1, left[1] + 1)))
    assert game.battle() == (8, left[0] - 1, 10, left[1])


@pytest.mark.rule("GB-8.29")
@pytest.mark.parametrize(("name", "left"), [("", (2, 2)), ("high-ground", (1, 3))])
def test_a_defender_wins_ties_by_card_against_fewer_dice(name: str, left: tuple[int, int]) -> None:
    game = attacked(facing(), theirs=name)
    game.come_out((5, 1, 2, 5, 1, 2, 3))
    assert game.battle() == (8, left[0], 10, left[1])


@pytest.mark.rule("GB-8.29")
def test_two_such_cards_cancel_each_other() -> None:
    game = facing().hold(RED, "high-ground").hold(BLUE, "high-ground")
    # There is one such card in the box; an edition with two is what the rule is for.
    game.land("japan").do(ANN, attack("poland", "japan"))
    game.do(ANN, operation("high-ground"))
    game.do(BEN, operation("high-ground"))
    game.come_out((5, 1, 2, 5, 1, 2, 3))
    assert game.battle() == (8, 2, 10, 2)  # fewer dice win the tie, as without cards


# Agents.


@pytest.mark.rule("GB-8.30")
@pytest.mark.parametrize("side", [ANN, BEN])
def test_agent_superiority_counts_for_neither(side: int) -> None:
    def spied() -> Laid:
        return facing().send(RED, "japan", 1).send(BLUE, "poland", 1)

    assert attacked(spied()).battle() == (8, 3, 10, 4)
    cards = ("double-agents", "") if side == ANN else ("", "double-agents")
    assert attacked(spied(), *cards).battle() == (8, 2, 10, 3)


# After the fight.


@pytest.mark.rule("GB-8.31")
@pytest.mark.parametrize(
    ("stored", "taken"),
    [
        ((4, 0, 1, 0, 0), (2, 0, 0, 0, 0)),
        ((0, 1, 0, 3, 0), (0, 0, 0, 2, 0)),
        ((0, 0, 2, 0, 3), (0, 0, 1, 0, 1)),
        ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    ],
)
def test_a_victorious_raider_takes_the_most_plentiful(
    stored: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    game = attacked(facing().store(BLUE, *stored), mine="raiding-party")
    game.fight(aggressor_wins=True)
    assert game.state.owner[TITLE["japan"]] == RED
    assert tuple(stock(game, RED)) == taken
    assert sum(stock(game, BLUE)) == sum(stored) - sum(taken)


@pytest.mark.rule("GB-8.31")
def test_a_defender_raids_too_and_a_loser_takes_nothing() -> None:
    game = attacked(facing().store(RED, 0, 3), theirs="raiding-party")
    game.fight(aggressor_wins=False)
    assert (stock(game, RED), stock(game, BLUE)) == ([0, 1, 0, 0, 0], [0, 2, 0, 0, 0])
    game = attacked(facing().store(BLUE, 0, 3), mine="raiding-party")
    game.fight(aggressor_wins=False)
    assert (stock(game, RED), stock(game, BLUE)) == ([0] * 5, [0, 3, 0, 0, 0])


@pytest.mark.rule("GB-8.32")
@pytest.mark.parametrize(("name", "saved"), [("orderly-retreat", 2), ("", 0)])
def test_a_defeated_defender_saves_its_ns_units(name: str, saved: int) -> None:
    game = attacked(facing().put("japan", 1, 0, 0, 0, 2), theirs=name)
    bank = game.state.bank_units[NS]
    game.fight(aggressor_wins=True)
    assert stock(game, BLUE) == [0, 0, 0, 0, saved]
    assert game.state.bank_units[NS] == bank + 2 - saved
    japan = TITLE["japan"] * 5
    assert (game.state.owner[TITLE["japan"]], game.state.units[japan : japan + 5]) == (
        RED,
        [1, 0, 0, 0, 0],
    )


@pytest.mark.rule("GB-8.32")
def test_a_defeated_aggressor_retreats_and_a_victor_need_not() -> None:
    game = attacked(facing().put("poland", 0, 0, 0, 0, 2), mine="orderly-retreat")
    game.fight(aggressor_wins=False)
    assert (game.state.owner[TITLE["poland"]], stock(game, RED)) == (BLUE, [0, 0, 0, 0, 2])
    game = attacked(facing().put("poland", 0, 0, 0, 0, 2), mine="orderly-retreat")
    game.fight(aggressor_wins=True)
    assert stock(game, RED) == [0] * 5
    assert game.state.units[TITLE["poland"] * 5 + NS] == 2


# Opportunity cards.


@pytest.mark.rule("GB-6.3", "GB-8.4")
@pytest.mark.parametrize("card", range(12))
def test_every_opportunity_opens_its_three_groups_to_its_three_groups(card: int) -> None:
    row = CONTENT.ops[card]
    targets, origins = cards_in(row.targets), cards_in(row.origins)
    assert (len(targets), len(origins), len({*targets, *origins})) == (3, 3, 6)
    mine = [CONTENT.members[group][0] for group in origins]
    theirs = [CONTENT.members[group][0] for group in targets]
    for target in theirs:
        game = Laid()
        for title in mine:
            game.state.owner[title] = RED
        for title in theirs:
            game.state.owner[title] = BLUE
        game.hold(RED, row.id).land(CONTENT.title_id[target])
        by_card = [a for a in game.state.legal(ANN) if isinstance(a, Attack) and a.card]
        assert by_card == [Attack(origin, target, card + 1) for origin in sorted(mine)]
        game.do(ANN, by_card[0])
        assert game.state.ops.under == (card,)
        assert game.event("gb-event-attack").values["target"] == target


@pytest.mark.rule("GB-6.3")
def test_an_opportunity_does_not_open_other_groups() -> None:
    game = Laid().own(RED, "poland").own(BLUE, "brazil").hold(RED, "midnight-sun").land("brazil")
    # Its rows are the other way round.
    assert game.refused(ANN, attack("poland", "brazil", "midnight-sun")).rule == "GB-6.3"
    assert game.refused(ANN, attack("poland", "brazil", "great-circle")).rule == "GB-6.3"
    assert PlayOperation(OPS["midnight-sun"]) not in game.state.legal(ANN)
