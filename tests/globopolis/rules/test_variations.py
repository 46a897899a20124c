"""Every variation: its default, what it changes, and where it forbids (chapter 10)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    CAT,
    DAN,
    ENERGY,
    FIELD,
    FOOD,
    GREEN,
    INFLUENCE,
    NS,
    OPS,
    RED,
    TITLE,
    UCP,
    YELLOW,
    Begun,
    Laid,
    attack,
    fresh,
    influence,
)
from statecraft.core.cards import set_of
from statecraft.core.chance import Deal, Draw
from statecraft.core.ids import Holder, Seat
from statecraft.core.inputs import Concede
from statecraft.core.options import BadOptions
from statecraft.core.result import Result
from statecraft.core.sealed import PASS
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.variants import OPTIONS
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    FORWARDS,
    Allocate,
    BuyAtMarket,
    BuyPoints,
    Develop,
    Fly,
    Lend,
    PickTitle,
    Place,
    PutUnder,
    Roll,
    ShowMission,
    UseMarket,
)

DEFAULTS = {
    "agents": True,
    "mark": 0,
    "victory": "points",
    "territories": 15,
    "until_round": 0,
    "round_limit": 200,
    "titles_dealt": -1,
    "title_draft": False,
    "missions_dealt": 1,
    "influence_dealt": 3,
    "ops_dealt": 3,
    "hand_limit": 3,
    "redeal_missions": "two",
    "orss": "bases",
    "guild_guard": False,
    "free_direction": False,
    "common_defence": False,
    "common_aggression": False,
    "assistance_moves_units": False,
    "neighbours_help": False,
    "learning": False,
    "bribe": 0,
    "developments_survive": False,
    "times_six": False,
    "roll_cap": 20,
    "box_limits": False,
    "phase_inputs": 200,
}


def test_every_option_has_its_default() -> None:
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS
    settings = fresh().settings()
    assert {name: getattr(settings, name) for name in DEFAULTS} == DEFAULTS


def stock(game: Begun, holder: Holder) -> list[int]:
    return game.state.stock[holder * 5 : holder * 5 + 5]


def end_round(game: Laid) -> Result | None:
    """The last seat of the round lands on MOONSHOT!, for 10 points, and the round is over."""
    last = Seat(len(game.state.holders) - 1)
    game.land("moonshot", last)
    return game.state.result


def attacked(game: Laid, origin: str = "poland", target: str = "japan") -> Laid:
    game.land(target).do(ANN, attack(origin, target))
    return game


def facing(**options: object) -> Laid:
    """Ann has Poland and Ben Japan, bare: two six-sided dice against three."""
    game = Laid(4, **options).own(RED, "poland").own(BLUE, "japan")
    return game.purse(50, 50, 50, 50)


# GB-10.1: agents.


@pytest.mark.rule("GB-10.1")
def test_without_agents_nobody_has_any_and_their_cards_are_out() -> None:
    assert Laid().state.reserve == [15] * 4
    game = Laid(agents=False).own(RED, "japan")
    assert game.state.reserve == [0] * 4
    out = [INFLUENCE[row.id] for row in CONTENT.influence if row.agents]
    assert (len(out), game.state.influence.gone) == (6, set_of(out))
    assert game.state.ops.gone == set_of([OPS["double-agents"], OPS["shadow-network"]])
    game.land("moonshot")
    assert [q.kind for q in game.state.questions() if q.seat == ANN] == ["business"]


@pytest.mark.rule("GB-10.1")
@pytest.mark.parametrize(("playing", "agents", "units"), [(True, 18, 0), (False, 0, 3)])
def test_without_agents_the_nia_is_a_second_nsa(playing: bool, agents: int, units: int) -> None:
    game = Laid(agents=playing).land("nia")
    game.come_out((5,))
    assert (game.state.reserve[RED], stock(game, RED)[NS]) == (agents, units)
    assert game.kinds() == ["roll"]


@pytest.mark.rule("GB-10.1")
@pytest.mark.parametrize(
    ("target", "dice"), [("japan", (2, 4)), ("indonesia", (3, 4)), ("romania", (3, 3))]
)
def test_without_agents_the_higher_value_has_a_die(target: str, dice: tuple[int, int]) -> None:
    game = Laid(agents=False).own(RED, "poland").own(BLUE, target)
    assert attacked(game, "poland", target).battle() == (8, dice[0], 10, dice[1])


# GB-10.2 to GB-10.4: when the game is over.


@pytest.mark.rule("GB-10.2")
@pytest.mark.parametrize(("options", "points"), [({}, 100), ({"mark": 40}, 40)])
def test_the_mark_is_what_was_agreed(options: dict[str, int], points: int) -> None:
    game = Laid(**options)
    game.state.score[RED] = points - 1
    assert end_round(game) is None
    game.state.score[RED] = points
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.winners) == ("points", (RED,))


@pytest.mark.rule("GB-10.2")
def test_points_are_sold_until_25_below_the_agreed_mark() -> None:
    game = Laid(mark=40).purse(50, 0, 0, 0)
    game.state.score[RED] = 15
    game.plan().do(ANN, BuyPoints(1))
    refusal = game.refused(ANN, BuyPoints(1))
    assert (refusal.rule, refusal.values) == ("GB-2.6", {"points": 15})


@pytest.mark.rule("GB-10.3")
def test_victory_by_number_of_territories() -> None:
    game = Laid(victory="territories", territories=3).own(RED, "japan", "china", "solar")
    game.state.score[BLUE] = 300
    assert end_round(game) is None
    game.own(RED, "poland")
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.ranks[RED]) == ("territories", 1)


@pytest.mark.rule("GB-10.3")
def test_missions_count_besides_territories() -> None:
    game = Laid(victory="territories").purse(500, 0, 0, 0).hold(RED, "midas").plan()
    game.do(ANN, ShowMission(OPS["midas"]))
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.winners) == ("mission", (RED,))


@pytest.mark.rule("GB-10.3")
def test_the_bitter_end_comes_when_the_others_have_nothing() -> None:
    game = Laid(3, victory="bitter-end").purse(0, 500, 0).own(RED, "japan")
    game.hold(BLUE, "midas").plan(BEN)
    game.do(BEN, ShowMission(OPS["midas"]))
    game.state.score[:] = [0, 400, 0]
    assert end_round(game) is None  # no mark, and no mission
    game.purse(0, 0, 1).state.score[:] = [0, 0, -10]
    game.own(GREEN, "japan")
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.rule, result.winners) == ("bitter-end", "GB-10.3", (GREEN,))


@pytest.mark.rule("GB-10.3")
def test_the_bitter_end_comes_when_all_others_give_up_or_the_rounds_are_over() -> None:
    game = Laid(3, victory="bitter-end").plan()
    game.take(Concede(BEN))
    assert game.asked(ANN).kind == "options"
    game.take(Concede(ANN))
    result = game.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("conceded", (GREEN,))
    game = Laid(3, victory="bitter-end", round_limit=2)
    game.state.score[RED] = 50
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.winners) == ("round-limit", (RED,))


@pytest.mark.rule("GB-10.4")
def test_after_the_agreed_round_the_leader_wins() -> None:
    game = Laid(until_round=3)
    game.state.score[:] = [20, 30, 25, 0]
    assert end_round(game) is None
    assert game.state.round == 3
    game.state.score[RED] = 31
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.rule, result.ranks) == ("until-round", "GB-10.4", (1, 2, 3, 4))


# GB-10.5 to GB-10.9: what is dealt.


@pytest.mark.rule("GB-10.5")
@pytest.mark.parametrize(
    ("seats", "chosen", "each"), [(4, -1, 5), (2, -1, 10), (4, 9, 9), (2, 16, 16)]
)
def test_as_many_titles_are_dealt_as_agreed(seats: int, chosen: int, each: int) -> None:
    game = Begun(seats, titles_dealt=chosen)
    deal = game.chance().distribution
    assert isinstance(deal, Deal)
    assert deal.sizes == (each,) * seats
    game.come_out(game.luck.outcome(game.chance()))
    assert [game.state.owner.count(holder) for holder in range(seats)] == [each] * seats


@pytest.mark.rule("GB-10.5")
def test_no_titles_at_all_and_no_more_than_there_are() -> None:
    game = Begun(titles_dealt=0)
    assert game.chance().kind == "cards"
    assert set(game.state.owner) == {-1}
    with pytest.raises(BadOptions, match="titles_dealt is 7 at the most for 5 players, not 8"):
        fresh(5, titles_dealt=8)


@pytest.mark.rule("GB-10.6")
def test_titles_are_chosen_in_order_and_back_again() -> None:
    game = Begun(3, titles_dealt=2, title_draft=True)
    names = ["japan", "usa", "china", "solar", "poland", "iran"]
    for seat, name in zip((ANN, BEN, CAT, CAT, BEN, ANN), names, strict=True):
        assert [(q.seat, q.kind) for q in game.state.questions()] == [(seat, "draft")]
        game.do(seat, PickTitle(TITLE[name]))
    owners = [game.state.owner[TITLE[name]] for name in names]
    assert owners == [RED, BLUE, GREEN, GREEN, BLUE, RED]
    assert game.state.score == [3 + 2, 4 + 2, 4 + 4]
    assert stock(game, BLUE) == [0, 0, 1, 1, 0]  # what exceeds two on the USA
    assert game.chance().kind == "cards"


@pytest.mark.rule("GB-10.6")
def test_a_title_that_is_taken_cannot_be_chosen() -> None:
    game = Begun(3, title_draft=True)
    game.do(ANN, PickTitle(TITLE["japan"]))
    for seat in (BEN, CAT):
        refusal = game.refused(seat, PickTitle(TITLE["japan"]))
        assert (refusal.rule, refusal.values) == ("GB-10.6", {"title": TITLE["japan"]})
        game.do(seat, PickTitle(TITLE["usa"] if seat == BEN else TITLE["china"]))
    assert len(game.state.legal(CAT)) == 33


@pytest.mark.rule("GB-10.7")
@pytest.mark.parametrize("counts", [(1, 3, 3), (0, 0, 0), (3, 5, 4), (2, 1, 0)])
def test_as_many_cards_of_each_sort_are_dealt_as_agreed(counts: tuple[int, int, int]) -> None:
    missions, influences, ops = counts
    game = Begun(3, missions_dealt=missions, influence_dealt=influences, ops_dealt=ops)
    game.go_to("first")
    for holder in range(3):
        held = [game.state.hand(holder, sort).bit_count() for sort in (1, 2, 0)]
        assert held == [missions, influences, ops]


@pytest.mark.rule("GB-10.7")
def test_no_more_cards_are_dealt_than_there_are() -> None:
    with pytest.raises(BadOptions, match="missions_dealt is 2 at the most for 5 players"):
        fresh(5, missions_dealt=3)


@pytest.mark.rule("GB-10.8")
@pytest.mark.parametrize("limit", [3, 4, 5])
def test_the_hand_limit_is_three_four_or_five(limit: int) -> None:
    names = ["old-ties", "cold-front", "amber-road", "long-reach", "great-circle"][:limit]
    game = Laid(hand_limit=limit).own(RED, "japan").hold(RED, *names[1:]).land("japan")
    game.come_out(OPS[names[0]])
    assert game.kinds() == ["own-territory"]
    game.land("japan")
    game.come_out(OPS["field-marshal"])
    assert game.kinds() == ["hand-limit"]
    game.do(ANN, PutUnder(0, OPS["field-marshal"]))
    assert game.state.hand(RED, 0).bit_count() == limit


CORNERS = ["australia", "usa", "turkey", "china"]


@pytest.mark.rule("GB-10.9")
@pytest.mark.parametrize(
    ("seats", "mode", "dealt"),
    [
        (2, "two", False),
        (3, "two", True),
        (2, "always", False),
        (3, "always", False),
        (2, "never", True),
        (3, "never", True),
    ],
)
def test_a_mission_fulfilled_by_the_deal_is_not_dealt(seats: int, mode: str, dealt: bool) -> None:
    game = Begun(seats, titles_dealt=4, redeal_missions=mode)
    others = [TITLE[name] for name in ("japan", "iran", "egypt", "poland", "norway", "mexico")]
    others += [TITLE["brazil"], TITLE["spain"]]
    hands = [[TITLE[name] for name in CORNERS], others[:4], others[4:]][:seats]
    game.come_out(tuple([set_of(hand) for hand in hands]))
    game.go_to("mission")
    draw = game.chance().distribution
    assert isinstance(draw, Draw)
    corners = set_of([OPS["four-corners"]])
    assert bool(draw.cards & corners) == dealt
    game.come_out(OPS["midas"])
    # Somebody else, who does not fulfil it, may be dealt it.
    draw = game.chance().distribution
    assert isinstance(draw, Draw)
    assert draw.cards & corners


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
    there = [game.state.agents_of(holder, TITLE["solar"]) for holder in range(4)]
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


@pytest.mark.rule("GB-10.14")
def test_assistance_sends_an_ns_unit_from_each_territory_that_has_one() -> None:
    game = allied(common_defence=True, common_aggression=True, assistance_moves_units=True)
    note = game.state.legal(ANN).consequences(attack("poland", "japan"))[0]
    assert (note.values["mine"], note.values["theirs"]) == (3, 4)
    game.do(ANN, attack("poland", "japan"))
    # Romania has none to send, and assists in nothing.
    assert game.battle() == (8, 3, 10, 4)
    ns = {name: game.state.units[TITLE[name] * 5 + NS] for name in ("poland", "ukraine", "japan")}
    assert ns == {"poland": 1, "ukraine": 0, "japan": 1}
    assert game.state.units[TITLE["china"] * 5 + NS] == 1
    game.fight(aggressor_wins=False)
    assert game.state.owner[TITLE["poland"]] == BLUE
    assert game.state.units[TITLE["japan"] * 5 + NS] == 1
    assert game.state.units[TITLE["poland"] * 5 + NS] == 0


@pytest.mark.rule("GB-10.14")
def test_a_unit_sent_may_suspend_a_level_where_it_leaves() -> None:
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    game.develop("china", 1)
    assert game.state.score[BLUE] == 5
    attacked(game)
    assert (game.state.counted[TITLE["china"]], game.state.score[BLUE]) == (0, 0)


@pytest.mark.rule("GB-10.14", "GB-5.6")
def test_a_unit_sent_may_justify_a_level_where_it_comes() -> None:
    game = facing(common_defence=True, assistance_moves_units=True).own(BLUE, "china")
    game.put("china", 0, 0, 0, 0, 1).put("japan", 1, 1, 1, 1, 0)
    game.state.levels[TITLE["japan"]] = 1
    game.state.bank_levels -= 1
    attacked(game)
    assert (game.state.counted[TITLE["japan"]], game.state.score[BLUE]) == (1, 5)
    assert game.battle() == (8, 1, 10, 4)  # Economic Superiority is Ben's by that level
    game.fight(aggressor_wins=False)
    assert (game.state.counted[TITLE["japan"]], game.state.score[BLUE]) == (1, 5 + 2)


def neighbourly(**options: bool) -> Laid:
    """Cat has China with an NS-Unit, Dan Indonesia without one, Ann attacks Japan."""
    game = facing(**options).own(GREEN, "china", "ukraine").own(YELLOW, "indonesia")
    game.put("china", 0, 0, 0, 0, 2).put("ukraine", 0, 0, 0, 0, 1)
    return attacked(game)


@pytest.mark.rule("GB-10.15")
def test_a_neighbour_sells_an_ns_unit_to_the_defender() -> None:
    assert neighbourly().battle() == (8, 2, 10, 3)
    game = neighbourly(neighbours_help=True)
    assert [(q.seat, q.kind) for q in game.state.questions()] == [(CAT, "neighbour")]
    assert list(game.state.legal(CAT)) == [PASS, Lend(TITLE["china"])]
    game.do(CAT, Lend(TITLE["china"]))
    assert game.battle() == (8, 2, 10, 4)
    assert game.state.eu == [50, 45, 55, 50]
    assert game.state.units[TITLE["china"] * 5 + NS] == 1
    assert game.state.units[TITLE["japan"] * 5 + NS] == 1


@pytest.mark.rule("GB-10.15")
@pytest.mark.parametrize("name", ["ukraine", "indonesia", "japan", "poland"])
def test_other_territories_cannot_help(name: str) -> None:
    game = neighbourly(neighbours_help=True)
    refusal = game.refused(CAT, Lend(TITLE[name]))
    assert (refusal.rule, refusal.values) == ("GB-10.15", {"territory": TITLE[name]})
    game.do(CAT, PASS)
    assert (game.battle(), game.state.eu) == ((8, 2, 10, 3), [50] * 4)


@pytest.mark.rule("GB-10.15")
def test_each_neighbour_sends_one_and_the_defender_pays_what_it_can() -> None:
    game = facing(neighbours_help=True).own(GREEN, "china").own(YELLOW, "indonesia")
    game.put("china", 0, 0, 0, 0, 2).put("indonesia", 0, 0, 0, 0, 1).purse(0, 7, 0, 0)
    attacked(game)
    game.do(CAT, Lend(TITLE["china"]))
    assert game.state.eu == [0, 7, 0, 0]  # in secret until all have chosen
    game.do(DAN, Lend(TITLE["indonesia"]))
    assert (game.battle(), game.state.eu) == ((8, 2, 10, 5), [0, 0, 5, 2])


@pytest.mark.rule("GB-10.15", "GB-5.6")
def test_a_unit_lent_may_justify_a_level() -> None:
    game = facing(neighbours_help=True).own(GREEN, "china").put("china", 0, 0, 0, 0, 1)
    game.put("japan", 1, 1, 1, 1, 0)
    game.state.levels[TITLE["japan"]] = 1
    game.state.bank_levels -= 1
    attacked(game).do(CAT, Lend(TITLE["china"]))
    assert (game.state.counted[TITLE["japan"]], game.state.score[BLUE]) == (1, 5)


# GB-10.16 to GB-10.19.


@pytest.mark.rule("GB-10.16")
def test_a_learning_game_deals_and_draws_no_cards() -> None:
    game = Begun(learning=True)
    assert game.chance().kind == "titles"
    game.come_out(game.luck.outcome(game.chance()))
    assert game.chance().kind == "first"
    assert (game.state.ops.hands, game.state.influence.hands) == ((0,) * 4, (0,) * 4)
    laid = Laid(learning=True).own(RED, "japan")
    for field, kind in (
        ("japan", "own-territory"),
        ("influence-1", "roll"),
        ("ops-mission-1", "roll"),
    ):
        assert laid.land(field).kinds() == [kind]
        assert set(FORWARDS) <= set(laid.state.legal(ANN))
    assert (laid.state.ops.size(), laid.state.influence.size()) == (33, 32)


@pytest.mark.rule("GB-10.17")
@pytest.mark.parametrize(("bribe", "eu"), [(0, [150] * 4), (10, [180, 140, 140, 140])])
def test_everybody_bribes_the_administrator(bribe: int, eu: list[int]) -> None:
    assert Laid(bribe=bribe).state.eu == eu
    assert Laid((0, 1, 0, 1), bribe=bribe).state.eu == [250 + bribe, 250 - bribe]


@pytest.mark.rule("GB-10.18")
@pytest.mark.parametrize("survive", [False, True])
def test_developments_survive_a_conquest_suspended(survive: bool) -> None:
    game = facing(developments_survive=survive).develop("japan", 1)
    bank = game.state.bank_levels
    attacked(game).fight(aggressor_wins=True)
    japan = TITLE["japan"]
    assert (game.state.owner[japan], game.state.counted[japan]) == (RED, 0)
    assert game.state.levels[japan] == (1 if survive else 0)
    assert game.state.bank_levels == (bank if survive else bank + 1)
    assert game.state.score == [3, -3, 0, 0]
    game.store(RED, 0, 0, 0, 0, 1).plan()
    game.do(ANN, Allocate(NS, japan, 1))
    assert game.state.score[RED] == (3 + 5 if survive else 3)


@pytest.mark.rule("GB-10.19")
@pytest.mark.parametrize(("six", "value"), [(False, 25), (True, 30)])
def test_six_dice_in_sets_multiply_by_six(six: bool, value: int) -> None:
    def strong() -> Laid:
        game = facing(times_six=six).put("poland", 0, 0, 0, 0, 2).develop("poland", 1)
        return attacked(game.send(RED, "poland", 1))

    for dice in ((2, 2, 2, 4, 4, 4), (1, 1, 3, 3, 5, 5), (6, 6, 6, 6, 6, 6)):
        game = strong()
        assert game.battle() == (8, 6, 10, 2)
        game.come_out((5, *dice, 10, 1, 2))
        assert game.event("gb-event-battle").values["mine"] == value
    game = strong()
    game.come_out((5, 2, 2, 2, 4, 4, 6, 10, 1, 2))
    assert game.event("gb-event-battle").values["mine"] == 25


# GB-10.20, GB-10.21: limits.


@pytest.mark.rule("GB-10.20")
@pytest.mark.parametrize(("options", "cap"), [({}, 20), ({"roll_cap": 3}, 3)])
def test_nobody_rolls_beyond_the_limit(options: dict[str, int], cap: int) -> None:
    game = Laid(**options).own(RED, "japan").hold(RED, "diplomatic-passport")
    game.land("japan", rolls=cap - 1)
    game.come_out(OPS["midas"])
    assert Roll(3, 0) in list(game.state.legal(ANN))
    game.land("japan", rolls=cap)
    game.come_out(OPS["conqueror"])
    for action in (Roll(1, 0), influence("diplomatic-passport", 0, 1)):
        refusal = game.refused(ANN, action)
        assert (refusal.rule, refusal.values) == ("GB-10.20", {"limit": cap})
    assert list(game.state.legal(ANN)) == [END_TURN]


@pytest.mark.rule("GB-10.20")
@pytest.mark.parametrize("field", ["teleport", "core-energy", "nsa"])
def test_where_one_would_roll_on_the_turn_is_over(field: str) -> None:
    game = Laid(roll_cap=2).own(RED, "core-energy").land(field, rolls=2)
    if field == "nsa":
        game.come_out((1,))
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-10.21")
def test_what_the_box_does_not_hold_cannot_be_bought() -> None:
    game = Laid(box_limits=True).purse(100, 0, 0, 0)
    game.state.bank_units[FOOD], game.state.bank_units[UCP] = 2, 1
    game.land("india").do(ANN, UseMarket(FIELD["india"]))
    game.come_out((5, 5))
    for first, second in ((3, 0), (0, 2), (3, 1)):
        refusal = game.refused(ANN, BuyAtMarket(first, second))
        assert (refusal.rule, refusal.text) == ("GB-10.21", "gb-refused-box-empty")
    game.do(ANN, BuyAtMarket(2, 1))
    assert (stock(game, RED), game.state.eu[RED]) == ([0, 2, 0, 1, 0], 85)


@pytest.mark.rule("GB-10.21")
def test_no_development_is_left_in_the_box() -> None:
    for limits in (True, False):
        game = Laid(box_limits=limits).own(RED, "japan").put("japan", 1, 1, 1, 1, 1)
        game.state.bank_levels = 0
        game.plan()
        if limits:
            assert game.refused(ANN, Develop(TITLE["japan"])).rule == "GB-10.21"
            game.state.bank_levels = 1
        game.do(ANN, Develop(TITLE["japan"]))
        assert game.state.levels[TITLE["japan"]] == 1


@pytest.mark.rule("GB-10.21")
@pytest.mark.parametrize(("limits", "units"), [(True, [0, 1, 0, 0, 1]), (False, [0, 2, 2, 2, 1])])
def test_of_what_is_won_one_gets_what_is_left(limits: bool, units: list[int]) -> None:
    game = Laid(box_limits=limits)
    game.state.bank_units[:] = [5, 1, 0, 0, 5]
    game.land("usa")
    base = TITLE["usa"] * 5
    assert game.state.units[base : base + 5] == units
    game.state.bank_units[NS] = 1
    game.land("nsa")
    game.come_out((6,))
    before = stock(game, RED)[NS]
    assert before == (1 if limits else 3)
    assert game.state.bank_units[NS] == (0 if limits else -2)


# GB-10.22: teams.


@pytest.mark.rule("GB-10.22")
def test_seats_of_a_colour_share_everything_but_governor_and_turn() -> None:
    game = Laid((0, 1, 0, 1)).own(RED, "japan").hold(RED, "state-visit", "peace-prize")
    assert (game.state.eu, game.state.mark()) == ([250, 250], 150)
    assert (len(game.state.governor), len(game.state.reserve)) == (4, 2)
    game.stand(ANN, "kenya").stand(CAT, "china").plan()
    game.do(ANN, influence("state-visit"))
    game.do(ANN, END_OPTIONS)
    game.do(ANN, Roll(1, 0))
    game.come_out((4,))
    assert game.state.score == [13, 0]
    assert game.asked(BEN).kind == "options"
    game.plan(CAT).do(CAT, influence("peace-prize"))
    assert game.state.score == [18, 0]
    game.do(CAT, END_OPTIONS)
    game.do(CAT, Roll(1, 0))
    game.come_out((1,))
    # Japan is Cat's as much as Ann's: a card is drawn, and nothing paid.
    game.come_out(OPS["midas"])
    assert game.kinds() == ["own-territory"]
    governors = [FIELD["moonshot"], FIELD["japan"]]
    assert [game.state.governor[ANN], game.state.governor[CAT]] == governors
    game.do(CAT, END_TURN)
    game.do(CAT, END_TURN)  # with a MISSION in hand, a turn's end is asked for
    assert game.asked(DAN).kind == "options"


@pytest.mark.rule("GB-10.22")
def test_a_team_is_one_opponent() -> None:
    game = Laid((0, 1, 0, 1)).own(BLUE, "japan").own(RED, "poland").hold(BLUE, "red-telephone")
    game.land("japan", CAT)
    game.do(CAT, attack("poland", "japan"))
    # Its first seat answers for it.
    assert [q.seat for q in game.state.questions()] == [BEN]
    game.do(BEN, PASS)
    game.fight(aggressor_wins=True)
    assert (game.state.owner[TITLE["japan"]], game.state.conquests) == (RED, [1, 0])
    assert game.state.score == [3, -3]


@pytest.mark.rule("GB-10.22")
def test_up_to_ten_seats_share_two_to_five_colours() -> None:
    assert len(fresh((0, 1, 2, 3, 4, 0, 1, 2, 3, 4)).governor) == 10
    assert fresh((0, 1) * 5).holder_count() == 2
    for seats in (6, (0,) * 4, (0, 1) * 5 + (0,)):
        with pytest.raises(BadOptions):
            fresh(seats)
