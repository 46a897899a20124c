"""INFLUENCE cards: their time, their targets, and what those of the Option Phase do (chapter 8)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    FIELD,
    FOOD,
    GREEN,
    INFLUENCE,
    NS,
    OPS,
    RED,
    TITLE,
    UCP,
    WATER,
    Laid,
    attack,
    influence,
    stock,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.globopolis.board import Board
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.effect import OPTION
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.ids import Eu
from statecraft.globopolis.verbs import END_OPTIONS, PAY, Develop, PutUnder, Roll

OPTION_CARDS = [card.id for card in CONTENT.influence if EFFECTS[card.effect].WHEN == OPTION]


# Hand, time and target.


@pytest.mark.rule("GB-8.1")
def test_a_card_is_played_from_ones_own_hand_only() -> None:
    game = Laid().hold(BLUE, "grain-futures").hold(RED, "peace-prize").plan()
    refusal = game.refused(ANN, influence("grain-futures"))
    assert (refusal.rule, refusal.text) == ("GB-8.1", "gb-refused-no-card")
    assert game.plays(ANN) == [influence("peace-prize")]


@pytest.mark.rule("GB-8.1")
def test_a_played_card_is_not_played_again() -> None:
    game = Laid().hold(RED, "peace-prize").plan()
    game.do(ANN, influence("peace-prize"))
    assert game.refused(ANN, influence("peace-prize")).rule == "GB-8.1"


@pytest.mark.rule("GB-8.2")
@pytest.mark.parametrize(
    "name", [row.id for row in CONTENT.influence if EFFECTS[row.effect].WHEN != OPTION]
)
def test_cards_of_the_event_phase_and_replies_wait_in_the_option_phase(name: str) -> None:
    game = Laid().own(RED, "japan").hold(RED, name).plan()
    refusal = game.refused(ANN, influence(name))
    assert (refusal.rule, refusal.values) == ("GB-8.2", {"influence": INFLUENCE[name]})
    assert game.plays(ANN) == []


@pytest.mark.rule("GB-8.2")
@pytest.mark.parametrize("name", OPTION_CARDS)
def test_cards_of_the_option_phase_wait_when_one_rolls(name: str) -> None:
    game = Laid().hold(RED, name).roll()
    assert game.refused(ANN, influence(name)).rule == "GB-8.2"


@pytest.mark.rule("GB-8.2")
def test_each_window_takes_its_own_cards_only() -> None:
    game = Laid().own(BLUE, "japan").own(RED, "poland")
    game.hold(RED, "guest-of-honour", "change-of-plan", "market-shuttle")
    game.hold(BLUE, "gala-summit", "immunity", "red-telephone").purse(100, 100, 100, 100)
    game.land("japan")
    assert game.refused(ANN, influence("change-of-plan")).rule == "GB-8.2"
    assert game.refused(ANN, influence("market-shuttle")).rule == "GB-8.2"
    game.do(ANN, PAY)
    for name in ("immunity", "red-telephone"):
        assert game.refused(BEN, influence(name)).rule == "GB-8.2"
    game.do(BEN, PASS)
    game.land("japan")
    game.do(ANN, attack("poland", "japan"))
    for name in ("gala-summit", "immunity"):
        assert game.refused(BEN, influence(name)).rule == "GB-8.2"
    game.do(BEN, influence("red-telephone"))


@pytest.mark.rule("GB-8.2")
def test_a_shield_answers_a_card_that_takes_and_nothing_else_does() -> None:
    game = Laid().hold(RED, "frozen-accounts").hold(BLUE, "gala-summit", "immunity")
    game.plan().do(ANN, influence("frozen-accounts", BLUE))
    assert game.kinds() == ["shield-reply"]
    assert game.refused(BEN, influence("gala-summit")).rule == "GB-8.2"
    assert game.plays(BEN) == [influence("immunity")]


@pytest.mark.rule("GB-8.3")
@pytest.mark.parametrize(
    ("name", "target", "choice"),
    [
        ("frozen-accounts", RED, 0),  # from oneself
        ("frozen-accounts", GREEN, 0),  # who has none
        ("frozen-accounts", BLUE, 1),
        ("diverted-convoy", BLUE, FOOD),  # none of that kind
        ("diverted-convoy", RED, WATER),
        ("persona-non-grata", BLUE, TITLE["japan"]),  # not one's own
        ("persona-non-grata", BLUE, TITLE["mexico"]),  # no agents there
        ("persona-non-grata", GREEN, TITLE["poland"]),  # not theirs
        ("mole-hunt", RED, TITLE["poland"]),  # one's own agents
        ("state-visit", 1, 0),
    ],
)
def test_a_card_needs_something_it_applies_to(name: str, target: Holder, choice: int) -> None:
    game = Laid().own(RED, "poland", "mexico", "core-energy").own(BLUE, "japan", "fresh-water")
    game.send(BLUE, "poland", 1).send(BLUE, "japan", 1).send(RED, "poland", 1)
    game.purse(50, 50, 0, 0).store(RED, 1).store(BLUE, 1).hold(RED, name).plan()
    refusal = game.refused(ANN, influence(name, target, choice))
    assert (refusal.rule, refusal.text) == ("GB-8.3", "gb-refused-card-target")


@pytest.mark.rule("GB-8.3")
def test_the_choices_listed_are_all_there_are() -> None:
    game = Laid().own(RED, "poland", "core-energy", "solar").own(BLUE, "japan")
    game.send(BLUE, "poland", 2).send(GREEN, "poland", 1).store(BLUE, 1, 0, 0, 0, 2)
    game.purse(9, 9, 9, 0)
    game.hold(RED, "frozen-accounts", "diverted-convoy", "mole-hunt").plan()
    assert set(game.plays(ANN)) == {
        influence("frozen-accounts", BLUE),
        influence("frozen-accounts", GREEN),
        influence("diverted-convoy", BLUE, WATER),
        influence("diverted-convoy", BLUE, NS),
        influence("mole-hunt", BLUE, TITLE["poland"]),
        influence("mole-hunt", GREEN, TITLE["poland"]),
    }


@pytest.mark.rule("GB-8.3")
def test_moves_and_flights_by_card_have_their_bounds() -> None:
    game = Laid().hold(RED, "diplomatic-passport", "chartered-shuttle").stand(ANN, "orss-africa")
    game.roll()
    for fields in (0, 7):
        refusal = game.refused(ANN, influence("diplomatic-passport", choice=fields))
        assert refusal.rule == "GB-8.3"
    for field in ("orss-africa", "japan"):
        refusal = game.refused(ANN, influence("chartered-shuttle", choice=FIELD[field]))
        assert refusal.rule == "GB-8.3"
    assert len(game.plays(ANN)) == 6 + 3


@pytest.mark.rule("GB-8.4")
def test_a_played_card_is_shown_and_goes_under_its_stack() -> None:
    game = Laid().hold(RED, "peace-prize", "immunity").plan()
    game.do(ANN, influence("peace-prize"))
    card = INFLUENCE["peace-prize"]
    assert game.event("gb-event-influence").values == {"seat": ANN, "influence": card}
    assert game.state.influence.under == (card,)
    assert game.state.influence.cards(RED) == [INFLUENCE["immunity"]]
    for seat in (ANN, BEN, None):
        board = game.state.view(seat).board
        assert isinstance(board, Board)
        assert board.influence.under == (card,)
    board = game.state.view(BEN).board
    assert isinstance(board, Board)
    assert board.influence.hidden[RED] == (1,)


# Cards of the Option Phase.


@pytest.mark.rule("GB-8.8")
@pytest.mark.parametrize(
    ("name", "purse", "taken"), [("frozen-accounts", 50, 15), ("frozen-accounts", 4, 4)]
)
def test_eu_are_taken_from_a_player_as_far_as_there_are_any(
    name: str, purse: int, taken: int
) -> None:
    game = Laid().purse(20, 30, purse, 40).hold(RED, name).plan()
    game.do(ANN, influence(name, GREEN))
    assert game.state.eu == [20 + taken, 30, purse - taken, 40]
    assert game.event("gb-event-taken-eu").values == {"seat": ANN, "holder": GREEN, "eu": taken}


@pytest.mark.rule("GB-8.9")
@pytest.mark.parametrize(("there", "taken"), [(5, 2), (1, 1)])
def test_units_are_taken_out_of_personal_stock(there: int, taken: int) -> None:
    game = Laid().own(BLUE, "japan").put("japan", 0, 0, 0, 2, 0)
    game.store(BLUE, 3, 0, 0, there, 0).hold(RED, "diverted-convoy").plan()
    game.do(ANN, influence("diverted-convoy", BLUE, UCP))
    assert stock(game, RED) == [0, 0, 0, taken, 0]
    assert stock(game, BLUE) == [3, 0, 0, there - taken, 0]
    assert game.state.units[TITLE["japan"] * 5 + UCP] == 2


@pytest.mark.rule("GB-8.10")
def test_two_cards_are_drawn_from_the_common_stack() -> None:
    game = Laid().hold(RED, "situation-room").plan()
    game.do(ANN, influence("situation-room"))
    assert game.chance().audience == (RED,)
    game.come_out(OPS["midas"])
    assert game.event("gb-event-drew-ops").audience == (RED,)
    game.come_out(OPS["field-marshal"])
    assert game.state.ops.cards(RED) == [OPS["field-marshal"], OPS["midas"]]
    assert game.kinds() == ["options"]


@pytest.mark.rule("GB-8.10")
def test_the_hand_limit_holds_for_cards_drawn_by_card() -> None:
    game = Laid().hold(RED, "situation-room", "old-ties", "cold-front", "amber-road").plan()
    game.do(ANN, influence("situation-room"))
    game.come_out(OPS["high-ground"])
    assert game.kinds() == ["hand-limit"]
    game.do(ANN, PutUnder(0, OPS["old-ties"]))
    game.come_out(OPS["conqueror"])
    assert game.kinds() == ["options"]
    held = ["cold-front", "amber-road", "high-ground", "conqueror"]
    assert game.state.ops.cards(RED) == sorted(OPS[name] for name in held)


@pytest.mark.rule("GB-8.10")
def test_an_empty_stack_gives_what_it_has() -> None:
    game = Laid().hold(RED, "situation-room")
    left = [name for name in OPS if name != "midas"]
    for name in left:
        game.state.ops = game.state.ops.removed(OPS[name])
    game.plan().do(ANN, influence("situation-room"))
    game.come_out(OPS["midas"])
    assert (game.state.ops.cards(RED), game.kinds()) == ([OPS["midas"]], ["options"])


@pytest.mark.rule("GB-8.11")
def test_one_development_is_free_and_the_next_is_not() -> None:
    game = Laid().own(RED, "japan", "poland").put("japan", 1, 1, 1, 1, 1).put("poland", *[1] * 5)
    game.purse(10, 0, 0, 0).hold(RED, "development-grant").plan()
    dear = game.refused(ANN, Develop(TITLE["japan"]))
    assert (dear.rule, dear.values) == ("GB-5.3", {"eu": 15})
    game.do(ANN, influence("development-grant"))
    note = game.state.legal(ANN).consequences(Develop(TITLE["japan"]))[0]
    assert note.values == {"eu": 0, "points": 5}
    game.do(ANN, Develop(TITLE["japan"]))
    assert (game.state.eu[RED], game.state.score[RED]) == (10, 5)
    game.do(ANN, Develop(TITLE["poland"]))
    assert (game.state.eu[RED], game.state.score[RED]) == (0, 10)


@pytest.mark.rule("GB-8.11")
def test_a_grant_that_is_not_used_is_gone_with_the_turn() -> None:
    game = Laid(2).own(RED, "japan").put("japan", 1, 1, 1, 1, 1).purse(0, 0)
    game.hold(RED, "development-grant").stand(ANN, "orss-africa").stand(BEN, "orss-africa").plan()
    game.do(ANN, influence("development-grant"))
    moonshot = FIELD["moonshot"] - FIELD["orss-africa"]
    assert moonshot == 9
    for seat in (ANN, BEN):
        game.do(seat, END_OPTIONS)
        game.do(seat, Roll(2, 0))
        game.come_out((4, 5))
    assert game.asked(ANN).kind == "options"
    game.state.earn(RED, Eu(-game.state.eu[0]))
    assert game.refused(ANN, Develop(TITLE["japan"])).rule == "GB-5.3"


@pytest.mark.rule("GB-8.12")
@pytest.mark.parametrize(
    ("name", "left", "gained"),
    [("night-school", 5, 3), ("night-school", 1, 1)],
)
def test_agents_are_recruited_as_far_as_the_colour_has_any(
    name: str, left: int, gained: int
) -> None:
    game = Laid().hold(RED, name)
    game.state.reserve[RED], game.state.academy[RED] = 20 - left, left
    game.plan().do(ANN, influence(name))
    assert game.state.reserve == [20 - left + gained, 15, 15, 15]
    assert game.state.academy == [left - gained, 5, 5, 5]
