"""INFLUENCE cards of the Event Phase, and the replies: what each does (chapter 8)."""

import pytest

from globopolis.laid_out import (
    ANN,
    BEN,
    BLUE,
    CAT,
    FIELD,
    GREEN,
    INFLUENCE,
    OPS,
    RED,
    TITLE,
    UCP,
    Laid,
    attack,
    influence,
    stock,
)
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import NOBODY, Holder
from statecraft.core.verbs.action import Action
from statecraft.globopolis.sequence import Rounds
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    KEEP_CARD,
    KEEP_ROLL,
    PAY,
    REROLL,
    BuyAtMarket,
    Roll,
    UseMarket,
)

# Cards of the Event Phase.


@pytest.mark.rule("GB-8.16")
def test_the_market_shuttle_buys_and_still_rolls() -> None:
    game = Laid().purse(50, 0, 0, 0).hold(RED, "market-shuttle").land("russia")
    game.do(ANN, influence("market-shuttle", choice=FIELD["russia"]))
    game.come_out((2, 4))
    game.do(ANN, BuyAtMarket(2, 4))
    assert stock(game, RED) == [0, 0, 0, 2, 4]
    assert (game.state.eu[RED], game.kinds()) == (20, ["roll"])
    assert END_TURN in game.state.legal(ANN)
    assert game.state.influence.under == (INFLUENCE["market-shuttle"],)


@pytest.mark.rule("GB-8.16")
def test_without_the_shuttle_the_turn_is_over() -> None:
    game = Laid().purse(50, 0, 0, 0).hold(RED, "market-shuttle").land("russia")
    game.do(ANN, UseMarket(FIELD["russia"]))
    game.come_out((2, 4))
    game.do(ANN, BuyAtMarket(0, 1))
    assert game.asked(BEN).kind == "options"
    assert game.state.influence.cards(RED) == [INFLUENCE["market-shuttle"]]


@pytest.mark.rule("GB-8.16")
def test_the_shuttle_goes_from_switzerland_to_any_market() -> None:
    game = Laid().purse(0, 0, 0, 0).hold(RED, "market-shuttle").land("switzerland")
    wanted = [
        influence("market-shuttle", choice=FIELD[name]) for name in ("russia", "israel", "india")
    ]
    assert sorted(p.choice for p in game.plays(ANN)) == sorted(p.choice for p in wanted)
    assert game.refused(ANN, influence("market-shuttle", choice=FIELD["japan"])).rule == "GB-8.3"
    assert (
        game.refused(ANN, influence("market-shuttle", Holder(1), FIELD["india"])).rule == "GB-8.3"
    )
    game.do(ANN, influence("market-shuttle", choice=FIELD["israel"]))
    game.come_out((1, 1))
    game.do(ANN, BuyAtMarket(2, 0))
    assert (stock(game, RED), game.state.eu[RED]) == ([0, 2, 0, 0, 0], 0)
    assert game.state.governor[ANN] == FIELD["switzerland"]


@pytest.mark.rule("GB-8.21", "GB-7.3")
@pytest.mark.parametrize("name", ["change-of-plan"])
def test_a_card_for_the_next_roll_is_no_roll_yet(name: str) -> None:
    game = Laid().own(RED, "japan").hold(BLUE, name).land("moonshot")
    game.do(BEN, END_OPTIONS)
    game.do(BEN, influence(name))
    assert game.asked(ANN, "agents").must is False
    game.do(BEN, Roll(1, 0))
    assert game.state.questions() == ()
    assert game.state.stack[0] == Rounds(2, NOBODY)


@pytest.mark.rule("GB-8.18", "GB-8.19", "GB-7.3")
@pytest.mark.parametrize(
    ("name", "choice"), [("diplomatic-passport", 4), ("chartered-shuttle", FIELD["orss-africa"])]
)
def test_a_card_instead_of_a_roll_ends_the_placing_of_agents(name: str, choice: int) -> None:
    game = Laid().own(RED, "japan").hold(BLUE, name).stand(BEN, "orss-atlantic").land("moonshot")
    game.do(BEN, END_OPTIONS)
    assert game.asked(ANN, "agents").must is False
    game.do(BEN, influence(name, choice=choice))
    assert "agents" not in [
        question.kind for question in game.state.questions() if question.seat == ANN
    ]


@pytest.mark.rule("GB-8.18")
@pytest.mark.parametrize(
    ("fields", "reached"), [(1, "south-africa"), (4, "ops-mission-5"), (6, "congo")]
)
def test_the_governor_advances_exactly(fields: int, reached: str) -> None:
    game = Laid().stand(ANN, "orss-africa").hold(RED, "diplomatic-passport").roll()
    game.do(ANN, influence("diplomatic-passport", choice=fields))
    assert game.state.governor[ANN] == FIELD[reached]
    title = TITLE.get(reached)
    assert title is None or game.state.owner[title] == RED


@pytest.mark.rule("GB-8.18")
def test_an_exact_move_counts_as_a_roll_and_passes_teleport() -> None:
    game = Laid().purse(0, 0, 0, 0).stand(ANN, "nunavut").hold(RED, "diplomatic-passport")
    game.roll(rolls=1)
    game.do(ANN, influence("diplomatic-passport", choice=2))
    assert game.state.eu[RED] == 40
    # The second roll of the turn: a card is drawn, and the turn is over.
    game.come_out(INFLUENCE["immunity"])
    game.do(ANN, KEEP_CARD)
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-8.19")
@pytest.mark.parametrize(
    ("base", "eu"), [("orss-orient", 0), ("orss-pacific", 0), ("orss-atlantic", 40)]
)
def test_the_governor_flies_by_card_and_may_roll(base: str, eu: int) -> None:
    game = Laid().purse(0, 0, 0, 0).stand(ANN, "kenya").hold(RED, "chartered-shuttle").roll()
    game.do(ANN, influence("chartered-shuttle", choice=FIELD[base]))
    assert (game.state.governor[ANN], game.state.eu[RED]) == (FIELD[base], eu)
    assert game.event("gb-event-flew").values == {"seat": ANN, "field": FIELD[base]}
    assert {Roll(1, 0), END_TURN} <= set(game.state.legal(ANN))


@pytest.mark.rule("GB-8.20")
@pytest.mark.parametrize("name", ["guest-of-honour"])
def test_a_guest_pays_nothing_and_its_turn_is_over(name: str) -> None:
    game = Laid().own(BLUE, "japan").hold(RED, name).hold(BLUE, "gala-summit")
    game.purse(50, 50, 0, 0).land("japan")
    assert game.state.legal(ANN).consequences(PAY)[0].values == {"eu": 35}
    game.do(ANN, influence(name))
    assert game.state.eu == [50, 50, 0, 0]
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-8.21")
@pytest.mark.parametrize(("answer", "fields"), [(KEEP_ROLL, 3), (REROLL, 7)])
def test_a_roll_is_repeated_once_before_the_governor_moves(answer: Action, fields: int) -> None:
    game = Laid().stand(ANN, "orss-pacific").hold(RED, "change-of-plan").own(BLUE, "new-zealand")
    game.own(BLUE, "ecuador").roll()
    game.do(ANN, influence("change-of-plan"))
    game.do(ANN, Roll(2, 0))
    game.come_out((1, 2))
    assert (game.kinds(), game.state.governor[ANN]) == (["reroll"], FIELD["orss-pacific"])
    assert game.refused(ANN, Roll(1, 0)).rule == "ST-1.4"
    game.do(ANN, answer)
    if answer == REROLL:
        assert game.sides() == (6, 6)
        game.come_out((4, 3))
    assert game.state.governor[ANN] == FIELD["orss-pacific"] + fields
    assert game.kinds() == ["foreign-territory"]


# Replies.


def conference(*cards: str) -> Laid:
    game = Laid().own(BLUE, "japan").hold(BLUE, *cards).purse(80, 20, 20, 20).land("japan")
    game.do(ANN, PAY)
    return game


@pytest.mark.rule("GB-8.22")
def test_the_conference_cost_is_doubled() -> None:
    game = conference("gala-summit")
    assert (game.kinds(), game.state.eu) == (["conference-reply"], [80, 20, 20, 20])
    game.do(BEN, influence("gala-summit"))
    assert game.state.eu == [10, 90, 20, 20]
    assert game.event("gb-event-conference").values["eu"] == 70
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-8.22")
def test_a_developed_territory_doubles_its_own_rate() -> None:
    game = Laid().own(BLUE, "japan").develop("japan", 1).hold(BLUE, "gala-summit")
    game.purse(200, 0, 0, 0).land("japan")
    game.do(ANN, PAY)
    game.do(BEN, influence("gala-summit"))
    assert game.state.eu == [30, 170, 0, 0]


@pytest.mark.rule("GB-8.22")
def test_every_owner_with_cards_is_asked_and_one_without_is_not() -> None:
    game = conference("grain-futures")
    assert (game.kinds(), list(game.state.legal(BEN))) == (["conference-reply"], [PASS])
    game.do(BEN, PASS)
    assert game.state.eu == [45, 55, 20, 20]
    assert conference().state.eu == [45, 55, 20, 20]


@pytest.mark.rule("GB-8.23")
@pytest.mark.parametrize(("name", "kind"), [("frozen-accounts", 0), ("diverted-convoy", UCP)])
def test_immunity_keeps_everything_and_the_first_card_is_gone(name: str, kind: int) -> None:
    game = Laid().purse(20, 30, 0, 0).store(BLUE, 0, 0, 0, 2).hold(RED, name)
    game.hold(BLUE, "immunity").plan()
    game.do(ANN, influence(name, BLUE, kind))
    game.do(BEN, influence("immunity"))
    assert (game.state.eu, stock(game, BLUE)) == ([20, 30, 0, 0], [0, 0, 0, 2, 0])
    assert "gb-event-spared" in game.texts()
    assert game.state.influence.under == (INFLUENCE[name], INFLUENCE["immunity"])
    assert game.asked(ANN).kind == "options"


@pytest.mark.rule("GB-8.23")
def test_who_does_not_answer_loses_it_and_nobody_learns_why() -> None:
    for held in ("immunity", "gala-summit"):
        game = Laid().purse(20, 30, 30, 30).hold(RED, "frozen-accounts").hold(BLUE, held).plan()
        game.do(ANN, influence("frozen-accounts", BLUE))
        assert game.kinds() == ["shield-reply"]
        game.do(BEN, PASS)
        assert game.state.eu == [35, 15, 30, 30]


def talks() -> Laid:
    """Ann attacks Ben's Japan from Poland, her Governor in Japan; Ben calls for talks."""
    game = Laid().own(RED, "poland").own(BLUE, "japan").hold(BLUE, "red-telephone")
    game.purse(50, 20, 20, 20).land("japan")
    game.do(ANN, attack("poland", "japan"))
    assert game.kinds() == ["diplomacy-reply"]
    game.do(BEN, influence("red-telephone"))
    assert (game.chance().kind, game.sides()) == ("diplomacy", (20, 20))
    return game


@pytest.mark.rule("GB-8.24")
def test_a_higher_roll_of_the_owner_calls_the_attack_off_and_the_cost_is_due() -> None:
    game = talks()
    game.come_out((12, 11))
    assert game.event("gb-event-talks").values == {"seat": BEN, "dice": (12, 11), "off": 1}
    assert game.state.eu == [15, 55, 20, 20]
    assert game.state.owner[TITLE["japan"]] == BLUE
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-8.24")
@pytest.mark.parametrize("rolled", [(11, 12), (7, 7)])
def test_otherwise_the_fight_begins(rolled: tuple[int, int]) -> None:
    game = talks()
    game.come_out(rolled)
    assert game.event("gb-event-talks").values["off"] == 0
    assert (game.chance().kind, game.state.eu) == ("battle", [50, 20, 20, 20])


@pytest.mark.rule("GB-8.24")
def test_an_aggressor_on_its_own_territory_pays_nothing() -> None:
    game = Laid().own(RED, "poland").own(BLUE, "japan").hold(BLUE, "red-telephone")
    game.purse(50, 20, 20, 20).land("poland")
    game.come_out(OPS["midas"])
    game.do(ANN, attack("poland", "japan"))
    game.do(BEN, influence("red-telephone"))
    game.come_out((20, 1))
    assert game.state.eu == [50, 20, 20, 20]
    assert game.asked(BEN).kind == "options"


@pytest.mark.rule("GB-8.24", "GB-8.22")
def test_after_talks_the_owner_may_still_double_the_cost() -> None:
    game = Laid().own(RED, "poland").own(BLUE, "japan")
    game.hold(BLUE, "red-telephone", "gala-summit").purse(80, 20, 20, 20).land("japan")
    game.do(ANN, attack("poland", "japan"))
    game.do(BEN, influence("red-telephone"))
    game.come_out((2, 1))
    game.do(BEN, influence("gala-summit"))
    assert game.state.eu == [10, 90, 20, 20]


@pytest.mark.rule("GB-8.24")
def test_only_the_owner_of_the_attacked_territory_is_asked() -> None:
    game = Laid().own(RED, "poland").own(BLUE, "japan").hold(GREEN, "red-telephone")
    game.hold(RED, "red-telephone").land("japan")
    game.do(ANN, attack("poland", "japan"))
    assert game.chance().kind == "battle"
    assert [q for q in game.state.questions() if q.seat == CAT] == []
