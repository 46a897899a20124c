"""The steady player of Globopolis: legal, better than the novice, honest, and nobody's fool in business."""

from collections import Counter
from pathlib import Path

import pytest
from globopolis.position import ANN, BEN, BLUE, FOOD, FULL, NS, RED, WATER, Play, title
from hypothesis import given, settings
from hypothesis import strategies as st
from scale import scaled

import statecraft
from statecraft import bots
from statecraft.bots import globopolis_steady, globopolis_steady_trade, globopolis_steady_worth
from statecraft.bots.globopolis_steady_routes import RING, Routes
from statecraft.core import offer_domain
from statecraft.core.action import Action
from statecraft.core.driver import Driver, Handle
from statecraft.core.ids import Holder, Seat
from statecraft.core.inputs import Act
from statecraft.core.luck import SeededLuck
from statecraft.core.offer import (
    AcceptOffer,
    CounterOffer,
    Goods,
    MakeOffer,
    Offer,
    RefuseOffer,
    WithdrawOffer,
    acceptance_fault,
    find,
)
from statecraft.core.record import new_header
from statecraft.core.session import Session
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import Globe
from statecraft.globopolis.trading import EU, TITLE, UNIT
from statecraft.globopolis.verbs import Attack, Develop, PayConference, Roll, SellPoints
from statecraft.lab.simulation import Plan, simulate

LOCALE = Path(statecraft.__file__).parent / "locale"
estate = globopolis_steady_worth.estate


def steady(seat: Seat, seed: int = 5) -> bots.Player:
    return bots.make("steady", "globopolis", seed, seat)


def chosen(play: Play, seat: Seat, kind: str = "") -> Action | None:
    return steady(seat).choose(Handle(play.table, play.asked(seat, kind)))


# Whole games.


class Watched:
    """A steady player whose answers are checked and counted."""

    def __init__(self, seat: int) -> None:
        self.bot = steady(Seat(seat))
        self.answers: Counter[tuple[int, str]] = Counter()

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if action is not None:
            self.answers[(handle.view().turns, handle.question.kind)] += 1
            assert handle.legal().why_not(action) is None
            assert isinstance(self.bot, bots.Explains)
            assert self.bot.explain(handle, action).text.startswith("hint-")
        return action


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"agents": False},
        {"learning": True, "title_draft": True},
        {"guild_guard": True, "orss": "any", "free_direction": True},
        {"neighbours_help": True, "common_defence": True, "hand_limit": 5},
        {"box_limits": True, "common_aggression": True, "assistance_moves_units": True},
        {"roll_cap": 1, "phase_inputs": 4},
    ],
)
def test_plays_whole_games_legally_and_dawdles_nowhere(options: dict[str, object]) -> None:
    players = [Watched(seat) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {**options, "round_limit": 25}, range(3)))
    Driver(session, players, SeededLuck(7)).play()
    for player in players:
        # No question is answered over and over: agents, units and offers all come to an end.
        assert max(player.answers.values()) < 60


def test_wins_against_random_players_and_against_novices() -> None:
    for other, wins in (("random", 4), ("novice", 5)):
        plan = Plan("statecraft.globopolis", (0, 1, 2, 3), ("steady", *[other] * 3), {}, 8, 3)
        assert simulate(plan)["wins"][0] >= wins


def test_chooses_alike_in_the_same_position_and_finishes_other_games() -> None:
    plan = Plan("statecraft.globopolis", (0, 1, 2, 3), ("steady", "novice"), {}, 2, 9)
    assert simulate(plan)["digest"] == simulate(plan)["digest"]
    assert simulate(Plan("harbour", (0, 1, 2), ("steady",), {}, 2, 1))["finished"] == 2


def test_chooses_by_what_its_seat_sees_alone() -> None:
    """The same answer on another table that looks the same from its seat."""
    players = [bots.make("novice", "globopolis", 5, Seat(seat)) for seat in range(4)]
    session = Session(GAME, new_header(GAME, {}, range(4)))
    driver = Driver(session, players, SeededLuck(11))
    compared = 0
    for step in range(900):
        if driver.step() is None:
            break
        questions = session.state.questions()
        if step % 9 or not questions:
            continue
        question = questions[0]
        handle = Handle(session.state, question)
        other = handle.determinise(SeededLuck(step).stream("another"))
        again = [q for q in other.questions() if q.id == question.id][0]
        seat = question.seat
        assert steady(seat).choose(handle) == steady(seat).choose(Handle(other, again))
        compared += 1
    assert compared > 40


def test_every_reason_is_said_in_both_languages() -> None:
    for language in ("en", "de"):
        said = (LOCALE / language / "globopolis.ftl").read_text("utf-8")
        for reason in {*globopolis_steady.REASONS.values(), "hint-steady"}:
            assert f"\n{reason} = " in said


# What it does where one thing is plainly best.


def test_brings_a_set_together_and_develops() -> None:
    play = (
        Play().own(RED, "germany", units=(1, 1, 1, 1, 0)).purse(RED, 50).stock(RED, 0, 0, 0, 0, 1)
    )
    action = chosen(play, ANN, "options")
    assert (action.VERB if action else "") == "allocate"
    assert action is not None
    play.do(ANN, action)
    assert chosen(play, ANN, "options") == Develop(title("germany"))


def test_sells_points_for_a_level_it_could_not_pay() -> None:
    play = Play().own(RED, "germany", units=FULL).purse(RED, 0).score(RED, 20)
    assert chosen(play, ANN, "options") == SellPoints(4)
    play.score(RED, 0)
    assert not isinstance(chosen(play, ANN, "options"), SellPoints | Develop)


def test_attacks_with_good_odds_and_pays_where_they_are_bad() -> None:
    play = Play().own(RED, "spain", units=(1, 0, 0, 0, 2)).own(BLUE, "germany").purse(RED, 60)
    play.land(ANN, "germany")
    assert isinstance(chosen(play, ANN), Attack)
    play = (
        Play().own(RED, "germany", units=FULL, levels=1).own(BLUE, "spain", units=(5, 5, 5, 5, 2))
    )
    play.purse(RED, 60).land(ANN, "spain")
    assert isinstance(chosen(play, ANN), PayConference)


def test_keeps_clear_of_a_dear_territory() -> None:
    """With one die nothing can happen; the fields seven and more ahead cost 150 EU each."""
    play = Play().own(
        BLUE, "germany", "england", "spain", "france", units=(2, 2, 2, 2, 2), levels=2
    )
    play.purse(RED, 200).score(RED, 40)
    routes = Routes(play.table, RED)
    germany = play.table.content.title_field[title("germany")]
    assert routes.at_once[germany] < -100
    assert max(routes.at_once) == routes.at_once[play.table.content.field_kind.index(9)]
    assert len(routes.tomorrow) == RING


def test_going_back_costs_its_points_unless_it_is_free() -> None:
    priced = Routes(Play().score(RED, 40).table, RED)
    free = Routes(Play(free_direction=True).score(RED, 40).table, RED)
    assert priced.price_back == 15
    assert free.price_back == 0
    assert Routes(Play().score(RED, 2).table, RED).price_back > 100
    assert all(isinstance(Roll(dice, 0), Roll) for dice in (1, 2, 3))


# Business.


def proposed(play: Play, by: Seat, to: Holder, give: Goods, get: Goods) -> Play:
    return play.do(by, MakeOffer(to, give, get, ()), "options")


def market_day() -> Play:
    """Blue has a set but for one unit of food; Red has food to spare."""
    play = Play().own(BLUE, "germany", units=(1, 0, 1, 1, 1)).own(RED, "spain", "france")
    return play.stock(RED, 0, 3, 0, 0, 0).purse(RED, 50).purse(BLUE, 60)


def test_buys_the_unit_that_completes_a_set_but_not_at_any_price() -> None:
    play = proposed(market_day(), ANN, BLUE, ((UNIT + FOOD, 1),), ((EU, 8),))
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)
    play = proposed(market_day(), ANN, BLUE, ((UNIT + FOOD, 1),), ((EU, 60),))
    assert not isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_gives_nothing_away_and_asks_for_what_it_is_worth() -> None:
    play = market_day().stock(BLUE, 4, 0, 0, 0, 0)
    proposed(play, ANN, BLUE, (), ((TITLE + title("germany"), 1),))
    assert isinstance(chosen(play, BEN, "answer-offer"), RefuseOffer | CounterOffer)
    play = Play().own(RED, "germany", units=(0, 1, 1, 1, 1)).own(BLUE, "spain", "france")
    play.stock(BLUE, 6, 0, 0, 0, 0).purse(RED, 80).purse(BLUE, 0)
    proposed(play, ANN, BLUE, ((EU, 1),), ((UNIT + WATER, 2),))
    answer = chosen(play, BEN, "answer-offer")
    assert isinstance(answer, CounterOffer)
    assert dict(answer.get)[EU] > 1
    play.do(BEN, answer, "answer-offer")


def test_refuses_what_would_crown_another() -> None:
    play = Play().own(RED, "spain").own(BLUE, "germany").purse(RED, 900)
    play.score(RED, play.table.mark() - 3).score(BLUE, 30)
    proposed(play, ANN, BLUE, ((EU, 900),), ((TITLE + title("germany"), 1),))
    assert isinstance(chosen(play, BEN, "answer-offer"), RefuseOffer)
    play = Play().own(RED, "spain").own(BLUE, "germany").purse(RED, 900).score(BLUE, 30)
    proposed(play, ANN, BLUE, ((EU, 900),), ((TITLE + title("germany"), 1),))
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_offers_a_price_for_what_completes_its_set() -> None:
    play = Play().own(RED, "germany", units=(1, 0, 1, 1, 1)).own(BLUE, "spain", "france")
    play.purse(RED, 60).stock(BLUE, 0, 3, 0, 0, 0)
    offer = chosen(play, ANN, "options")
    assert isinstance(offer, MakeOffer)
    assert offer.to == BLUE
    assert (UNIT + FOOD, 1) in offer.get
    assert 0 < dict(offer.give)[EU] <= 25


def test_withdraws_an_offer_that_would_lose_by_now() -> None:
    play = market_day().stock(BLUE, 0, 0, 0, 0, 0)
    proposed(play, ANN, BLUE, ((UNIT + FOOD, 1),), ((EU, 8),))
    assert chosen(play, ANN, "my-offers") is None
    play.own(RED, "germany", units=(3, 0, 3, 3, 3)).own(BLUE, "england")
    play.stock(RED, 0, 1, 0, 0, 0)
    assert chosen(play, ANN, "my-offers") == WithdrawOffer(play.table.offers[0].id)


class Haggler:
    """Chooses at random, but makes an offer to the holder whenever it may, and answers late."""

    def __init__(self, seed: int, seat: int, victim: Holder) -> None:
        self.luck = SeededLuck(seed)
        self.random = bots.make("random", "globopolis", seed, Seat(seat))
        self.victim = victim
        self.asked = 0

    def choose(self, handle: Handle) -> Action | None:
        self.asked += 1
        rng = self.luck.stream("haggler", self.asked)
        if handle.question.kind in ("options", "business") and rng.random() < 0.8:
            table = handle.determinise(rng)
            for domain in offer_domain.offer_domains(table, handle.seat):
                for _ in range(10):
                    action = domain.sample(rng)
                    if isinstance(action, MakeOffer) and action.to == self.victim:
                        return action if action in handle.legal() else None
        return self.random.choose(handle)


@settings(max_examples=scaled(3), deadline=None)
@given(st.integers(0, 2**32))
def test_no_bargain_in_a_whole_game_costs_it_anything(seed: int) -> None:
    """Whoever made the offer, its estate is not less when it is settled."""
    victim = Holder(0)
    players: list[bots.Player] = [steady(Seat(0), seed)]
    players += [Haggler(seed, seat, victim) for seat in (1, 2)]
    session = Session(GAME, new_header(GAME, {"round_limit": 12}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, Globe)
    while (given_now := driver.next_input()) is not None:
        settles = isinstance(given_now, Act) and isinstance(given_now.action, AcceptOffer)
        before = None
        if settles and isinstance(given_now, Act) and isinstance(given_now.action, AcceptOffer):
            offer = find(table, given_now.action.offer)
            if victim in (offer.to, table.holders[offer.by]):
                before = estate(table, victim)
        session.apply(given_now)
        if before is not None:
            assert estate(table, victim) >= before - 1e-6


def goods_of(table: Globe, holder: Holder) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(table.holdings(holder, holder).items()))


@settings(max_examples=scaled(12), deadline=None)
@given(st.integers(0, 2**32), st.integers(80, 500))
def test_no_circle_of_offers_leaves_it_with_less(seed: int, inputs: int) -> None:
    """Offers at random, those it accepts carried out: its estate only grows, and nothing is undone."""
    players = [bots.make("novice", "globopolis", seed, Seat(seat)) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    for _ in range(inputs):
        driver.step()
    while not session.state.result and session.state.questions()[:1] == ():
        driver.step()
    table = session.state.clone()
    assert isinstance(table, Globe)
    victim = Holder(0)
    rng = SeededLuck(seed).stream("offers")
    seen: dict[tuple[tuple[int, int], ...], float] = {}
    for _ in range(60):
        by = Seat(1 + int(rng.random() * 2))
        other = table.holders[by]
        domains = offer_domain.offer_domains(table, by)
        action = domains[0].sample(rng) if domains else None
        if not isinstance(action, MakeOffer) or action.to != victim:
            continue
        offer = Offer(0, by, victim, action.give, action.get, (), table.turns)
        before = estate(table, victim)
        seen.setdefault(goods_of(table, other), before)
        if acceptance_fault(table, offer) is not None:
            continue
        if not globopolis_steady_trade.acceptable(table, victim, offer):
            continue
        table.move_goods(other, victim, offer.give)
        table.move_goods(victim, other, offer.get)
        assert estate(table, victim) > before
        assert estate(table, victim) >= seen.get(goods_of(table, other), before)
        back = Offer(0, by, victim, offer.get, offer.give, (), table.turns)
        assert not globopolis_steady_trade.acceptable(table, victim, back)
