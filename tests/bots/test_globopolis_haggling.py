"""The expert of Globopolis in business: it asks for all that a steady player would just give, and loses nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.test_globopolis_steady_trade import Haggler, chosen, market_day, proposed, steady
from globopolis.position import ANN, BEN, BLUE, FOOD, RED, WATER, Play, mission, title
from scale import scaled
from statecraft.bots.globopolis.expert.haggling import Talks, Terms
from statecraft.bots.globopolis.master.dealer import LOST, Dealer
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.bots.globopolis.steady.trade import with_eu
from statecraft.bots.globopolis.steady.worth import Scale, estate
from statecraft.bots.learned.value import shipped
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import new_header
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import open_offer
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules.trading import EU, OPS, TITLE, UNIT
from statecraft.globopolis.state import GlobopolisState


def sharp(seat: Seat, seed: int = 5) -> Player:
    return Steady(seed, seat, sharp=True)


def offered(play: Play, seat: Seat, kind: str) -> MakeOffer:
    action = sharp(seat).choose(Handle(play.table, play.asked(seat, kind)))
    assert isinstance(action, MakeOffer)
    return action


def would_take(play: Play, terms: Terms, more: int = 0) -> bool:
    """Whether a steady Ben accepts these terms of Ann's, with so many EU more to pay."""
    give, get = with_eu(terms.give, terms.get, more)
    proposed(play, ANN, BLUE, give, get)
    return isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_sells_what_completes_another_s_set_for_all_that_it_will_pay() -> None:
    terms = Talks(Scale(market_day().table), RED, BLUE, 0).priced(((UNIT + FOOD, 1),), ())
    assert terms is not None
    assert would_take(market_day(), terms)
    assert not would_take(market_day(), terms, 4)
    assert dict(terms.get)[EU] > 5


def test_buys_for_as_little_as_is_taken() -> None:
    def play() -> Play:
        table = Play().own(RED, "germany", units=(1, 0, 1, 1, 1)).own(BLUE, "spain", "france")
        return table.purse(RED, 60).stock(BLUE, 0, 5, 0, 0, 0)

    terms = Talks(Scale(play().table), RED, BLUE, 50).priced((), ((UNIT + FOOD, 1),))
    assert terms is not None
    assert would_take(play(), terms)
    assert not would_take(play(), terms, 4)
    assert dict(terms.give)[EU] < 12


@pytest.mark.parametrize("seed", range(2))
def test_steady_players_accept_most_of_what_it_offers(seed: int) -> None:
    """It does not know their missions, so not all."""
    players = [sharp(Seat(0), seed), *[steady(Seat(seat), seed) for seat in (1, 2)]]
    session = Session(GAME, new_header(GAME, {"round_limit": 4}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    made = taken = 0
    while (given_now := driver.next_input()) is not None:
        if isinstance(given_now, Act):
            made += given_now.seat == 0 and isinstance(given_now.action, MakeOffer)
            if isinstance(given_now.action, AcceptOffer):
                taken += open_offer(table, given_now.action.offer).by == 0
        session.apply(given_now)
    assert taken > made / 2 > 0


def test_makes_offers_in_the_turns_of_others_where_the_steady_only_answer() -> None:
    play = market_day().stock(BLUE, 0, 3, 0, 0, 0).stock(RED, 0, 0, 0, 0, 0)
    play.own(RED, "germany", units=(1, 0, 1, 1, 1)).own(BLUE, "england", units=(1, 1, 1, 1, 1))
    assert chosen(play, BEN, "business") is None
    offer = offered(play, BEN, "business")
    assert offer.to == RED
    play.do(BEN, offer, "business")
    assert isinstance(chosen(play, ANN, "answer-offer"), AcceptOffer)


def test_asks_for_more_where_a_steady_player_would_agree() -> None:
    """Ann needs Ben's water more than her price says."""
    play = Play().own(BLUE, "spain", "france").own(RED, "germany", units=(0, 1, 1, 1, 1))
    play.stock(BLUE, 6, 0, 0, 0, 0).purse(RED, 80).purse(BLUE, 0)
    proposed(play, ANN, BLUE, ((EU, 3),), ((UNIT + WATER, 1),))
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)
    answer = sharp(BEN).choose(Handle(play.table, play.asked(BEN, "answer-offer")))
    assert isinstance(answer, CounterOffer)
    assert dict(answer.get)[EU] > 3
    play.do(BEN, answer, "answer-offer")
    assert isinstance(chosen(play, ANN, "answer-offer"), AcceptOffer)


def test_sells_nothing_to_who_would_win_by_it() -> None:
    play = Play().own(RED, "spain").own(BLUE, "germany").purse(RED, 900)
    play.score(RED, play.table.mark() - 3).score(BLUE, 30)
    proposed(play, ANN, BLUE, ((EU, 900),), ((TITLE + title("germany"), 1),))
    answer = sharp(BEN).choose(Handle(play.table, play.asked(BEN, "answer-offer")))
    assert isinstance(answer, RefuseOffer)


def test_sells_nobody_a_mission_it_has_fulfilled() -> None:
    play = Play().own(BLUE, "germany").own(RED, "spain").purse(RED, 900)
    play.hold_ops(BLUE, mission("midas"))
    proposed(play, ANN, BLUE, ((EU, 20),), ((OPS + mission("midas"), 1),))
    answer = sharp(BEN).choose(Handle(play.table, play.asked(BEN, "answer-offer")))
    assert isinstance(answer, RefuseOffer)


@settings(max_examples=scaled(3), deadline=None)
@given(st.integers(0, 2**32))
def test_no_bargain_in_a_whole_game_costs_it_anything(seed: int) -> None:
    """Whoever made the offer, and whether a steady player or a fool: its estate is not less after it."""
    me = Holder(0)
    players = [sharp(Seat(0), seed), steady(Seat(1), seed), Haggler(seed, 2, me)]
    session = Session(GAME, new_header(GAME, {"round_limit": 8}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, GlobopolisState)
    settled = 0
    while (given_now := driver.next_input()) is not None:
        before = None
        if isinstance(given_now, Act) and isinstance(given_now.action, AcceptOffer):
            offer = open_offer(table, given_now.action.offer)
            if me in (offer.to, table.holders[offer.by]):
                before = estate(table, me)
                settled += 1
        session.apply(given_now)
        if before is not None:
            assert estate(table, me) >= before
    assert settled


@pytest.mark.parametrize("seed", range(scaled(1)))
def test_nothing_a_master_accepts_costs_it_anything(seed: int) -> None:
    """By its own scale, whoever makes the offer; nor does it lower its chance to win by more than that is mistaken."""
    me, value = Holder(0), shipped("globopolis")
    dealer = Dealer(seed, Seat(0), value)
    players = [dealer, steady(Seat(1), seed), Haggler(seed, 2, me)]
    session = Session(GAME, new_header(GAME, {"round_limit": 6}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, GlobopolisState)
    settled = 0
    while (given_now := driver.next_input()) is not None:
        before, chance, ring = 0.0, 0.0, False
        if isinstance(given_now, Act) and given_now.seat == 0:
            if isinstance(given_now.action, AcceptOffer):
                ring = open_offer(table, given_now.action.offer).is_ring()
                before, chance = estate(table, me), value.seen_from(table, Seat(0))[me]
        session.apply(given_now)
        if before:
            settled += 1
            assert estate(table, me) >= before
            assert ring or value.seen_from(table, Seat(0))[me] >= chance - LOST - 1e-9
    assert settled
