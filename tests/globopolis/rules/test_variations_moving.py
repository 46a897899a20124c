"""Variations of moving, guarding Guilds and Spontaneous Military Assistance (GB-10.10 to GB-10.15)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    CAT,
    ENERGY,
    FIELD,
    GREEN,
    NS,
    RED,
    TITLE,
    YELLOW,
    Laid,
    attack,
    attacked,
    facing,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.globopolis.ids import Eu
from statecraft.globopolis.verbs import AGREE, DECLINE, Fly, Lend, Place, Roll, SendUnits

# GB-10.10 to GB-10.12: moving.


@pytest.mark.rule("GB-10.10")
def test_flights_go_to_bases_by_default() -> None:
    game = Laid().land("orss-africa")
    flights = [a.base for a in game.state.legal(ANN) if isinstance(a, Fly)]
    assert flights == [FIELD["orss-pacific"], FIELD["orss-atlantic"], FIELD["orss-orient"]]
    assert game.refused(ANN, Fly(FIELD["india"])).rule == "GB-4.16"


@pytest.mark.rule("GB-10.10")
def test_flights_to_independent_territories() -> None:
    game = Laid(orss="independent").purse(0, 0, 0, 0).land("orss-africa")
    flights = {a.base for a in game.state.legal(ANN) if isinstance(a, Fly)}
    assert len(flights) == 3 + 4
    assert game.refused(ANN, Fly(FIELD["japan"])).rule == "GB-4.16"
    game.do(ANN, Fly(FIELD["switzerland"]))  # over TELEPORT!
    assert (game.state.governor[ANN], game.state.eu[RED]) == (FIELD["switzerland"], 40 + 10)
    assert (game.kinds(), game.state.score[RED]) == (["market"], 5)


@pytest.mark.rule("GB-10.10")
def test_flights_to_any_territory() -> None:
    game = Laid(orss="any").own(BLUE, "japan").land("orss-africa")
    flights = {a.base for a in game.state.legal(ANN) if isinstance(a, Fly)}
    assert len(flights) == 3 + 4 + 32
    for field in ("solar", "moonshot", "influence-1", "orss-africa"):
        assert game.refused(ANN, Fly(FIELD[field])).rule == "GB-4.16"
    game.do(ANN, Fly(FIELD["japan"]))
    assert game.kinds() == ["foreign-territory"]
    game.land("orss-africa").do(ANN, Fly(FIELD["poland"]))
    assert game.state.owner[TITLE["poland"]] == RED
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-10.11")
def test_agents_stand_on_owned_guilds_only_where_guilds_are_guarded() -> None:
    for guarded in (False, True):
        game = Laid(guild_guard=guarded).own(RED, "solar", "japan").land("moonshot")
        assert game.asked(ANN).kind == "agents"
        if guarded:
            game.do(ANN, Place(TITLE["solar"], 2))
            assert game.state.agents_of(RED, TITLE["solar"]) == 2
            assert game.refused(ANN, Place(TITLE["core-energy"], 1)).rule == "GB-7.2"
        else:
            assert game.refused(ANN, Place(TITLE["solar"], 2)).rule == "GB-7.2"


@pytest.mark.rule("GB-10.11")
@pytest.mark.parametrize(
    ("guards", "mine", "dice"),
    [(1, 0, (10, 8)), (1, 1, (10, 8)), (2, 2, (12, 10)), (3, 3, (12, 12))],
)
def test_a_visitor_takes_a_guarded_guild_by_a_duel(
    guards: int, mine: int, dice: tuple[int, int]
) -> None:
    game = Laid(guild_guard=True).own(BLUE, "solar").send(BLUE, "solar", guards)
    game.send(GREEN, "solar", 1).send(RED, "solar", mine).put("solar", 0, 0, 15).land("solar")
    assert (game.chance().kind, game.sides()) == ("guild-duel", dice)
    for rolled in ((5, 5), (4, 3), (1, 2), (7, 8)):
        game.come_out(rolled)
    assert game.state.owner[TITLE["solar"]] == RED
    assert game.state.score == [4, -4, 0, 0]
    there = [game.state.agents_of(h, TITLE["solar"]) for h in game.state.all_holders()]
    assert there == [mine, 0, 0, 0]
    assert game.state.academy == [5, 5 + guards, 6, 5]
    assert game.state.units[TITLE["solar"] * 5 + ENERGY] == 15
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-10.11")
@pytest.mark.parametrize("rolls", [[(2, 1), (2, 1)], [(3, 3)] * 10])
def test_a_guild_is_kept_when_its_guards_hold_out(rolls: list[tuple[int, int]]) -> None:
    game = Laid(guild_guard=True).own(BLUE, "solar").send(BLUE, "solar", 1).land("solar")
    for rolled in rolls:
        game.come_out(rolled)
    assert (game.state.owner[TITLE["solar"]], game.state.score) == (BLUE, [0, 0, 0, 0])
    assert "gb-event-guild-held" in game.texts()
    assert game.state.agents_of(BLUE, TITLE["solar"]) == 1
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-10.11")
def test_a_guild_without_its_owners_agents_changes_hands_at_once() -> None:
    game = Laid(guild_guard=True).own(BLUE, "solar").send(GREEN, "solar", 2).land("solar")
    assert (game.state.owner[TITLE["solar"]], game.state.score) == (RED, [4, -4, 0, 0])
    assert game.state.academy == [5, 5, 7, 5]


@pytest.mark.rule("GB-10.12")
def test_going_back_costs_three_points_or_none() -> None:
    game = Laid().stand(ANN, "orss-africa")
    game.state.score[RED] = 2
    game.roll()
    assert game.refused(ANN, Roll(2, 1)).rule == "GB-4.3"
    game.state.score[RED] = 3
    assert game.state.legal(ANN).consequences(Roll(2, 1))[0].values == {"points": 3}
    game.do(ANN, Roll(2, 1))
    assert game.state.score[RED] == 0
    game = Laid(free_direction=True).stand(ANN, "orss-africa")
    game.state.score[RED] = 2
    game.roll()
    assert game.state.legal(ANN).consequences(Roll(2, 1)) == ()
    game.do(ANN, Roll(2, 1))
    game.come_out((1, 1))
    assert (game.state.score[RED], game.state.governor[ANN]) == (4, FIELD["sweden"])
    assert game.state.owner[TITLE["sweden"]] == RED


# GB-10.13 to GB-10.15: Spontaneous Military Assistance.


def allied(**options: bool) -> Laid:
    """Ann has all of Eastern Europe, Ben Japan and China."""
    game = facing(**options).own(RED, "romania", "ukraine").own(BLUE, "china")
    game.put("ukraine", 0, 0, 0, 0, 1).put("china", 0, 0, 0, 0, 2)
    return game.land("japan")


@pytest.mark.rule("GB-10.13")
@pytest.mark.parametrize(
    ("defence", "aggression", "dice"),
    [(False, False, (2, 3)), (True, False, (2, 4)), (False, True, (4, 3)), (True, True, (4, 4))],
)
def test_each_other_territory_of_the_group_is_a_die(
    defence: bool, aggression: bool, dice: tuple[int, int]
) -> None:
    game = allied(common_defence=defence, common_aggression=aggression)
    note = game.state.legal(ANN).consequences(attack("poland", "japan"))[0]
    assert (note.values["mine"], note.values["theirs"]) == dice
    game.do(ANN, attack("poland", "japan"))
    assert game.battle() == (8, dice[0], 10, dice[1])
    assert game.state.units[TITLE["china"] * 5 + NS] == 2


@pytest.mark.rule("GB-10.13")
def test_assistance_stays_within_six_dice() -> None:
    game = allied(common_aggression=True).put("poland", 0, 0, 0, 0, 2).send(RED, "poland", 1)
    game.land("japan").do(ANN, attack("poland", "japan"))
    assert game.battle() == (8, 6, 10, 3)


def sent(*names: str) -> SendUnits:
    return SendUnits(tuple([(TITLE[name],) for name in sorted(names, key=lambda n: TITLE[n])]))


@pytest.mark.rule("GB-10.14")
def test_assistance_sends_the_ns_units_that_both_sides_choose() -> None:
    game = allied(common_defence=True, common_aggression=True, assistance_moves_units=True)
    note = game.state.legal(ANN).consequences(attack("poland", "japan"))[0]
    assert (note.values["mine"], note.values["theirs"]) == (3, 4)
    game.do(ANN, attack("poland", "japan"))
    asked = [(q.seat, q.kind) for q in game.state.questions()]
    assert asked == [(ANN, "assistance"), (BEN, "assistance")]
    # Romania has none to send, and assists in nothing.
    assert list(game.state.legal(ANN)) == [PASS, sent("ukraine")]
    assert game.refused(ANN, sent("romania")).rule == "GB-10.14"
    game.do(ANN, sent("ukraine"))
    assert game.state.units[TITLE["ukraine"] * 5 + NS] == 1  # in secret until both have chosen
    game.do(BEN, sent("china"))
    assert game.battle() == (8, 3, 10, 4)
    ns = {name: game.state.units[TITLE[name] * 5 + NS] for name in ("poland", "ukraine", "japan")}
    assert ns == {"poland": 1, "ukraine": 0, "japan": 1}
    assert game.state.units[TITLE["china"] * 5 + NS] == 1
    game.fight(aggressor_wins=False)
    assert game.state.owner[TITLE["poland"]] == BLUE
    assert game.state.units[TITLE["japan"] * 5 + NS] == 1
    assert game.state.units[TITLE["poland"] * 5 + NS] == 0


@pytest.mark.rule("GB-10.14")
def test_nobody_sends_a_unit_or_loses_a_level_unasked() -> None:
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    game.develop("china", 1)
    assert game.state.score[BLUE] == 5
    attacked(game).do(BEN, PASS)
    assert (game.battle(), game.state.score[BLUE]) == ((8, 2, 10, 3), 5)
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    game.develop("china", 1)
    attacked(game).do(BEN, sent("china"))
    assert (game.state.justified_levels[TITLE["china"]], game.state.score[BLUE]) == (0, 0)


@pytest.mark.rule("GB-10.14")
def test_no_unit_is_sent_beyond_the_sixth_die() -> None:
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china", "indonesia")
    game.put("china", 0, 0, 0, 0, 2).put("indonesia", 0, 0, 0, 0, 2).put("japan", 0, 0, 0, 0, 2)
    attacked(game)
    assert list(game.state.legal(BEN)) == [PASS, sent("china"), sent("indonesia")]
    assert game.refused(BEN, sent("china", "indonesia")).rule == "GB-10.14"
    game.do(BEN, sent("china"))
    assert game.battle() == (8, 2, 10, 6)
    full = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    full.put("china", 0, 0, 0, 0, 2).develop("japan", 2)
    full.put("japan", 0, 0, 0, 0, 1)
    assert attacked(full).battle() == (8, 1, 10, 6)  # nobody is asked


@pytest.mark.rule("GB-10.14", "GB-5.6")
def test_a_unit_sent_may_justify_a_level_where_it_comes() -> None:
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    game.put("china", 0, 0, 0, 0, 1).put("japan", 1, 1, 1, 1, 0)
    game.state.levels[TITLE["japan"]] = 1
    game.state.bank_levels -= 1
    attacked(game).do(BEN, sent("china"))
    assert (game.state.justified_levels[TITLE["japan"]], game.state.score[BLUE]) == (1, 5)
    assert game.battle() == (8, 1, 10, 4)  # Economic Superiority is Ben's by that level
    game.fight(aggressor_wins=False)
    assert (game.state.justified_levels[TITLE["japan"]], game.state.score[BLUE]) == (1, 5 + 2)


def neighbourly(**options: bool) -> Laid:
    """Cat has China and Ukraine with NS-Units, Dan Indonesia without one, Ann attacks Japan from Poland."""
    game = facing(**options).own(GREEN, "china", "ukraine").own(YELLOW, "indonesia")
    game.put("china", 0, 0, 0, 0, 2).put("ukraine", 0, 0, 0, 0, 1)
    return attacked(game)


def lent(holder: Holder, eu: int, **units: int) -> Lend:
    return Lend(holder, tuple([(TITLE[name], count) for name, count in units.items()]), Eu(eu))


@pytest.mark.rule("GB-10.15")
def test_a_neighbour_helps_either_side_at_a_price_that_it_agrees_to() -> None:
    assert neighbourly().battle() == (8, 2, 10, 3)
    game = neighbourly(neighbours_help=True)
    assert [(q.seat, q.kind) for q in game.state.questions()] == [(CAT, "neighbour")]
    game.do(CAT, lent(BLUE, 30, china=2))
    assert [(q.seat, q.kind) for q in game.state.questions()] == [(BEN, "help")]
    game.do(BEN, DECLINE)
    assert game.state.units[TITLE["china"] * 5 + NS] == 2
    game.do(CAT, lent(BLUE, 12, china=2))
    game.do(BEN, AGREE)
    # A gift to the other side: nobody is bound to one.
    game.do(CAT, lent(RED, 0, ukraine=1))
    game.do(ANN, AGREE)
    assert game.battle() == (8, 3, 10, 5)
    assert game.state.eu == [50, 38, 62, 50]
    assert game.state.units[TITLE["china"] * 5 + NS] == 0
    assert game.state.units[TITLE["japan"] * 5 + NS] == 2


@pytest.mark.rule("GB-10.15")
@pytest.mark.parametrize(
    "action",
    [
        Lend(BLUE, ((TITLE["ukraine"], 1),), Eu(0)),  # another group
        Lend(RED, ((TITLE["china"], 1),), Eu(0)),
        Lend(BLUE, ((TITLE["indonesia"], 1),), Eu(0)),  # somebody else's
        Lend(BLUE, ((TITLE["china"], 3),), Eu(0)),  # more than there are
        Lend(BLUE, ((TITLE["china"], 1),), Eu(51)),  # more than Ben has
        Lend(YELLOW, ((TITLE["china"], 1),), Eu(0)),  # not in the fight
        Lend(BLUE, (), Eu(0)),
        Lend(BLUE, ((TITLE["china"], 1), (TITLE["china"], 1)), Eu(0)),
    ],
)
def test_what_cannot_be_offered_as_help(action: Lend) -> None:
    game = neighbourly(neighbours_help=True)
    assert game.refused(CAT, action).rule == "GB-10.15"
    game.do(CAT, PASS)
    assert (game.battle(), game.state.eu) == ((8, 2, 10, 3), [50] * 4)


@pytest.mark.rule("GB-10.15")
def test_three_proposals_each() -> None:
    game = neighbourly(neighbours_help=True)
    for eu in (3, 2, 1):
        game.do(CAT, lent(BLUE, eu, china=1))
        game.do(BEN, DECLINE)
    assert game.refused(CAT, lent(BLUE, 0, china=1)).rule == "GB-10.15"
    game.do(CAT, PASS)
    assert game.battle() == (8, 2, 10, 3)


@pytest.mark.rule("GB-10.15", "GB-5.6")
def test_a_unit_lent_may_justify_a_level() -> None:
    game = facing(neighbours_help=True).own(GREEN, "china").put("china", 0, 0, 0, 0, 1)
    game.put("japan", 1, 1, 1, 1, 0)
    game.state.levels[TITLE["japan"]] = 1
    game.state.bank_levels -= 1
    attacked(game).do(CAT, lent(BLUE, 0, china=1))
    game.do(BEN, AGREE)
    assert (game.state.justified_levels[TITLE["japan"]], game.state.score[BLUE]) == (1, 5)
