"""Every variation: its default; and those of agents, the end and the deal (GB-10.1 to GB-10.9)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    CAT,
    GREEN,
    INFLUENCE,
    NS,
    OPS,
    RED,
    TITLE,
    Begun,
    Laid,
    attacked,
    fresh,
    stock,
)
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.distributions import Deal, Draw
from statecraft.core.engine.result import Result
from statecraft.core.ids import Seat
from statecraft.core.options import BadOptions
from statecraft.core.record.inputs import Concede
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.variants import OPTIONS
from statecraft.globopolis.verbs import BuyPoints, PickTitle, PutUnder, ShowMission

DEFAULTS = {
    "agents": True,
    "mark": 0,
    "victory": "points",
    "territories": 15,
    "until_round": 0,
    "until_time": 0,
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
    "pass_pay": "each",
    "phase_inputs": 200,
}


def test_every_option_has_its_default() -> None:
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS
    settings = fresh().settings()
    assert {name: getattr(settings, name) for name in DEFAULTS} == DEFAULTS


def end_round(game: Laid) -> Result | None:
    """The last seat of the round lands on MOONSHOT!, for 10 points, and the round is over."""
    last = Seat(len(game.state.holders) - 1)
    game.land("moonshot", last)
    return game.state.result


# GB-10.1: agents.


@pytest.mark.rule("GB-10.1")
def test_without_agents_nobody_has_any_and_their_cards_are_out() -> None:
    assert Laid().state.reserve == [15] * 4
    game = Laid(agents=False).own(RED, "japan")
    assert game.state.reserve == [0] * 4
    out = [INFLUENCE[row.id] for row in CONTENT.influence if row.agents]
    assert (len(out), game.state.influence.gone) == (4, set_of(out))
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
    # Who began at the limit goes on to five, in several purchases.
    game.plan().do(ANN, BuyPoints(1))
    game.do(ANN, BuyPoints(2))
    assert game.refused(ANN, BuyPoints(3)).rule == "GB-2.6"
    game.do(ANN, BuyPoints(2))
    refusal = game.plan().refused(ANN, BuyPoints(1))
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
    game = Laid(victory="territories").purse(9999, 0, 0, 0).hold(RED, "midas").plan()
    game.do(ANN, ShowMission(OPS["midas"]))
    result = end_round(game)
    assert result is not None
    assert (result.reason, result.winners) == ("mission", (RED,))


@pytest.mark.rule("GB-10.3")
def test_the_bitter_end_comes_when_the_others_have_nothing() -> None:
    game = Laid(3, victory="bitter-end").purse(0, 9999, 0).own(RED, "japan")
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
    assert [game.state.owner.count(holder) for holder in game.state.all_holders()] == [each] * seats


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
    for holder in game.state.all_holders():
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
    others: list[int] = [
        TITLE[name] for name in ("japan", "iran", "egypt", "poland", "norway", "mexico")
    ]
    others += [TITLE["brazil"], TITLE["spain"]]
    mine: list[int] = [TITLE[name] for name in CORNERS]
    hands = [mine, others[:4], others[4:]][:seats]
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
