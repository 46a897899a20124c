"""Promises that go with a deal, and those the table carries out by itself (chapter 3)."""

import pytest

from globopolis.goods import EU, a_title, deal, offer
from globopolis.position import (
    ANN,
    BEN,
    BLUE,
    CAT,
    GREEN,
    RED,
    Play,
    title,
)
from statecraft.core.ids import Seat
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING
from statecraft.globopolis.ids import ALL_GUILDS
from statecraft.globopolis.verbs import (
    PAY,
    Attack,
    BuyFromGuild,
)


def promised(row: tuple[int, ...]) -> Play:
    play = Play().own(RED, "usa").own(BLUE, "mexico", "spain")
    play.do(ANN, MakeOffer(BLUE, (), (), (row,)), "options")
    return play.do(BEN, AcceptOffer(0), "answer-offer")


def bound(row: tuple[int, ...], *more: tuple[int, ...]) -> Play:
    """Ann promises Ben something about her territories and guild."""
    play = Play().own(RED, "usa", "mexico").own(RED, "fresh-water", units=(9, 0, 0, 0, 0))
    play.do(ANN, MakeOffer(BLUE, (), (), (row, *more)), "options")
    return play.do(BEN, AcceptOffer(0), "answer-offer")


def next_round(play: Play) -> None:
    for seat in (ANN, BEN, CAT):
        if play.table.turn == seat:
            play.pass_turn(seat)


@pytest.mark.rule("GB-3.8")
def test_a_promise_not_to_attack() -> None:
    kept = promised((0, BLUE, 1, 2))
    next_round(kept)
    assert [p.status for p in kept.table.pledges] == [KEPT]
    broken = promised((0, BLUE, 1, 2)).land(ANN, "mexico")
    broken.do(ANN, Attack(title("usa"), title("mexico"), 0))
    assert [p.status for p in broken.table.pledges] == [BROKEN]


@pytest.mark.rule("GB-3.8")
def test_nothing_is_promised_beyond_the_last_round_of_all() -> None:
    play = Play().own(RED, "usa").own(RED, "fresh-water", units=(9, 0, 0, 0, 0))
    for round, untils in ((198, {198, 199, 200}), (199, {199, 200}), (200, {200}), (201, set())):
        play.table.round = round
        kinds = play.table.pledge_numbers(RED, BLUE, ())
        assert bool(kinds) == play.table.may_promise(RED, BLUE) == bool(untils)
        for kind in kinds:
            what = play.table.pledge_numbers(RED, BLUE, (kind,))[0]
            amount = play.table.pledge_numbers(RED, BLUE, (kind, what))[0]
            assert {*play.table.pledge_numbers(RED, BLUE, (kind, what, amount))} == untils


@pytest.mark.rule("GB-3.8")
def test_a_promise_to_pay() -> None:
    paid = promised((1, BLUE, 20, 3))
    deal(paid, ANN, BEN, ((EU, 20),))
    assert [p.status for p in paid.table.pledges] == [KEPT]
    owed = promised((1, BLUE, 20, 3))
    next_round(owed)
    assert [p.status for p in owed.table.pledges] == [STANDING]
    next_round(owed)
    assert [p.status for p in owed.table.pledges] == [BROKEN]


@pytest.mark.rule("GB-3.8")
@pytest.mark.parametrize(("agents", "status"), [(0, KEPT), (1, BROKEN)])
def test_a_promise_to_have_no_agents(agents: int, status: str) -> None:
    play = promised((2, BLUE, 1, 2)).agents(RED, "spain", agents)
    next_round(play)
    assert [p.status for p in play.table.pledges] == [status]


WAIVE, GUILD_PRICE, GUILD_SHARE, ANY, ALWAYS = 3, 4, 5, 46, 9


def visited(play: Play, seat: Seat, name: str) -> int:
    """What a visit costs; all turns before the seat's go by."""
    while play.table.turn != seat:
        play.pass_turn(Seat(play.table.turn))
    eu = play.table.eu[seat]
    play.land(seat, name).do(seat, PAY)
    return eu - play.table.eu[seat]


@pytest.mark.rule("GB-3.12")
def test_a_waived_conference_cost_is_not_paid() -> None:
    play = bound((WAIVE, a_title("usa"), 1, 4))
    assert visited(play, BEN, "usa") == 0
    assert "gb-event-waived" in play.texts()
    # Once was promised, and that is kept.
    assert [p.status for p in play.table.pledges] == [KEPT]
    assert visited(play, BEN, "usa") == 40


@pytest.mark.rule("GB-3.12")
def test_a_waiver_is_for_one_player_and_one_territory_or_all_of_them() -> None:
    play = bound((WAIVE, a_title("usa"), ALWAYS, 4))
    assert visited(play, BEN, "mexico") == 25
    assert visited(play, CAT, "usa") == 40
    assert visited(play, BEN, "usa") == 0
    play = bound((WAIVE, ANY, 2, 4))
    assert [visited(play, BEN, name) for name in ("mexico", "usa", "usa")] == [0, 0, 40]


@pytest.mark.rule("GB-3.12")
def test_a_waiver_ends_with_its_last_round() -> None:
    play = bound((WAIVE, ANY, ALWAYS, 2))
    assert visited(play, BEN, "usa") == 0
    assert visited(play, BEN, "usa") == 40
    assert [p.status for p in play.table.pledges] == [KEPT]


@pytest.mark.rule("GB-3.12")
def test_the_owner_is_not_asked_to_double_what_it_has_waived() -> None:
    play = bound((WAIVE, ANY, ALWAYS, 3)).hold_influence(RED, "gala-summit")
    assert visited(play, BEN, "usa") == 0


@pytest.mark.rule("GB-3.12")
def test_a_guild_sells_at_the_promised_price() -> None:
    play = bound((GUILD_PRICE, a_title("fresh-water"), 2, 3)).purse(BLUE, 6)
    play.pass_turn(ANN)
    play.do(BEN, BuyFromGuild(ALL_GUILDS[1], 0, 3), "options")
    assert (play.table.eu[BLUE], play.stock_of(BLUE)) == (0, [3, 0, 0, 0, 0])
    play.purse(GREEN, 6).pass_turn(BEN)
    assert play.refused(CAT, BuyFromGuild(ALL_GUILDS[1], 0, 3), "options") == "GB-2.9"


@pytest.mark.rule("GB-3.12")
def test_a_partner_gets_its_share_of_what_a_guild_earns() -> None:
    rows = (
        (GUILD_SHARE, a_title("fresh-water"), 2, 3),
        (GUILD_SHARE, a_title("fresh-water"), 4, 3),
    )
    play = bound(*rows).pass_turn(ANN).pass_turn(BEN).purse(RED, 0).purse(BLUE, 0)
    play.do(CAT, BuyFromGuild(ALL_GUILDS[1], 0, 2), "options")
    # 10 EU for two units: 4 by the first promise, of the second no more than is left.
    assert play.table.eu[:2] == [0, 10]


@pytest.mark.rule("GB-3.12")
def test_who_hands_the_title_to_a_third_player_breaks_the_promise() -> None:
    for to, seat, status in ((GREEN, CAT, BROKEN), (BLUE, BEN, KEPT)):
        play = bound((WAIVE, a_title("usa"), ALWAYS, 4))
        play.do(ANN, offer(to, ((a_title("usa"), 1),)), "options")
        play.do(seat, AcceptOffer(1), "answer-offer")
        assert [p.status for p in play.table.pledges] == [status]


@pytest.mark.rule("GB-3.12", "ST-8.5")
def test_nobody_promises_what_is_not_its_own() -> None:
    play = Play().own(RED, "usa").own(BLUE, "mexico", "fresh-water")
    foreign = (
        (WAIVE, a_title("mexico"), 1, 2),
        (GUILD_PRICE, a_title("fresh-water"), 2, 2),
        (GUILD_SHARE, a_title("usa"), 2, 2),
        (WAIVE, a_title("usa"), 4, 2),
        (WAIVE, a_title("usa"), 1, 5),
    )
    for row in foreign:
        assert play.refused(ANN, MakeOffer(BLUE, (), (), (row,))) == "ST-8.5"
    play.do(ANN, MakeOffer(BLUE, (), (), ((WAIVE, a_title("usa"), 1, 2),)), "options")
