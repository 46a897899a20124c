"""The steady player of Globopolis in business: it pays and asks what things are worth, and is nobody's fool."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from globopolis.position import ANN, BEN, BLUE, FOOD, GREEN, RED, TWICE, WATER, Play, mission, title
from scale import scaled
from statecraft import bots
from statecraft.bots.globopolis.steady.answers import ranked
from statecraft.bots.globopolis.steady.trade import Bargain
from statecraft.bots.globopolis.steady.worth import Scale, estate
from statecraft.core.chance.distributions import Randomness
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Record, Undo, new_header
from statecraft.core.trade.offer_domains import OfferDomain
from statecraft.core.trade.offer_verbs import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
    WithdrawOffer,
)
from statecraft.core.trade.offers import AT_ONCE, Goods, open_from, open_offer
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.action import Action
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules.promises import ALWAYS, ANY_TERRITORY, NO_ATTACK, WAIVE
from statecraft.globopolis.rules.trading import EU, OPS, PLATE, TITLE, UNIT
from statecraft.globopolis.state import GlobopolisState

GOLDEN = Path(__file__).parents[1] / "golden/globopolis"


def steady(seat: Seat, seed: int = 5) -> Player:
    return bots.make("steady", "globopolis", seed, seat)


def chosen(play: Play, seat: Seat, kind: str = "") -> Action | None:
    return steady(seat).choose(Handle(play.table, play.asked(seat, kind)))


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


def test_a_price_paid_with_a_bargain_counts_as_one_among_its_goods() -> None:
    scale, food = Scale(market_day().table), ((UNIT + FOOD, 1),)
    for price in (3, 20, 55):
        paid = Bargain(scale, BLUE, RED, (), food)
        paid.pay(price)
        whole = Bargain(scale, BLUE, RED, ((EU, price),), food)
        assert paid.gain == pytest.approx(whole.gain)
        assert paid.theirs() == pytest.approx(whole.theirs())
        assert paid.due() == pytest.approx(whole.due())


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
    play.purse(RED, 60).stock(BLUE, 0, 5, 0, 0, 0)
    offer = chosen(play, ANN, "options")
    assert isinstance(offer, MakeOffer)
    assert offer.to == BLUE
    assert (UNIT + FOOD, 1) in offer.get
    assert 0 < dict(offer.give)[EU] <= 10


def test_withdraws_an_offer_that_would_lose_by_now() -> None:
    play = market_day().stock(BLUE, 0, 0, 0, 0, 0)
    proposed(play, ANN, BLUE, ((UNIT + FOOD, 1),), ((EU, 8),))
    assert chosen(play, ANN, "my-offers") is None
    play.own(RED, "germany", units=(3, 0, 3, 3, 3)).own(BLUE, "england")
    play.stock(RED, 0, 1, 0, 0, 0)
    assert chosen(play, ANN, "my-offers") == WithdrawOffer(play.table.offers[0].id)


def test_gives_nobody_a_mission_it_has_fulfilled() -> None:
    """For any price: whoever is given the card shows it and has won."""
    play = Play().own(BLUE, "germany").own(RED, "spain").purse(RED, 400)
    play.hold_ops(BLUE, mission("midas"))
    proposed(play, ANN, BLUE, ((EU, 300),), ((OPS + mission("midas"), 1),))
    play.purse(RED, 2000)
    assert isinstance(chosen(play, BEN, "answer-offer"), RefuseOffer)
    play.purse(RED, 310)
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_makes_no_offer_again_that_was_refused_but_may_think_of_it_twice() -> None:
    play = Play().own(RED, "germany", units=(1, 0, 1, 1, 1)).own(BLUE, "spain", "france")
    play.purse(RED, 60).stock(BLUE, 0, 5, 0, 0, 0).stock(GREEN, 0, 0, 0, 0, 0)
    bot = steady(ANN)
    offer = bot.choose(Handle(play.table, play.asked(ANN, "options")))
    assert isinstance(offer, MakeOffer)
    assert bot.choose(Handle(play.table, play.asked(ANN, "options"))) == offer
    play.do(ANN, offer, "options").do(BEN, RefuseOffer(play.table.offers[0].id), "answer-offer")
    made = [offer]
    while isinstance(
        again := bot.choose(Handle(play.table, play.asked(ANN, "options"))), MakeOffer
    ):
        assert again not in made
        made.append(again)
        play.do(ANN, again, "options").do(BEN, RefuseOffer(play.table.offers[0].id), "answer-offer")
    assert len(made) <= 5


# Nobody's fool.


class Haggler:
    """Chooses at random, but offers the victim something whenever it may."""

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
            assert isinstance(table, GlobopolisState)
            offer = tempting(table, handle.seat, self.victim, rng)
            if offer in handle.legal():
                return offer
        return self.random.choose(handle)


def tempting(table: GlobopolisState, by: Seat, victim: Holder, rng: Randomness) -> MakeOffer | None:
    """Mostly a few goods for a price about what they cost elsewhere; now and then anything at all."""
    mine = table.holders[by]
    if rng.random() < 0.2:
        domain = OfferDomain(MakeOffer, table, by).if_any()
        if domain is not None and open_from(table, by) < AT_ONCE:
            action = domain.sample(rng)
            if isinstance(action, MakeOffer) and action.to == victim:
                return action
        return None
    giver, taker = (mine, victim) if rng.random() < 0.5 else (victim, mine)
    goods = [code for code in table.holdings(giver, mine) if code != EU]
    if not goods:
        return None
    code = goods[int(rng.random() * len(goods))]
    usual = 7 if code < TITLE else 45
    price = min(table.eu[taker], 1 + int(rng.random() * 2 * usual))
    if price < 1:
        return None
    sold, paid = ((code, 1),), ((EU, price),)
    return MakeOffer(victim, sold, paid, ()) if giver == mine else MakeOffer(victim, paid, sold, ())


@settings(max_examples=scaled(3), deadline=None)
@given(st.integers(0, 2**32))
def test_no_bargain_in_a_whole_game_costs_it_anything(seed: int) -> None:
    """Whoever made the offer, its estate is not less when it is settled."""
    victim = Holder(0)
    players = [steady(Seat(0), seed), *[Haggler(seed, seat, victim) for seat in (1, 2)]]
    session = Session(GAME, new_header(GAME, {"round_limit": 8}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, GlobopolisState)
    while (given_now := driver.next_input()) is not None:
        before = None
        if isinstance(given_now, Act) and isinstance(given_now.action, AcceptOffer):
            offer = open_offer(table, given_now.action.offer)
            if victim in (offer.to, table.holders[offer.by]):
                before = estate(table, victim)
        session.apply(given_now)
        if before is not None:
            assert estate(table, victim) >= before


def goods_of(table: GlobopolisState, holder: Holder) -> dict[int, int]:
    return table.holdings(holder, holder)


def difference(much: dict[int, int], little: dict[int, int]) -> Goods:
    rows = [(code, count - little.get(code, 0)) for code, count in sorted(much.items())]
    return tuple([(code, count) for code, count in rows if count > 0])


def on_the_market(seed: int) -> Session:
    """A game some way on, where it is the second player's Option Phase."""
    players = [bots.make("novice", "globopolis", seed, Seat(seat)) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {}, range(3)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    while table.round < 2 + seed % 4 or (1, "options") not in asked_now(table):
        if driver.step() is None:
            return on_the_market(seed + 1)
    return session


def asked_now(table: object) -> list[tuple[int, str]]:
    assert isinstance(table, GlobopolisState)
    return [(q.seat, q.kind) for q in table.questions()]


def put(session: Session, bot: Player, offer: MakeOffer) -> bool:
    """Offer the first player something; whether it accepts."""
    table = session.state
    options = [q for q in table.questions() if q.kind == "options"]
    if not options or offer not in table.legal(Seat(1), options[0].id):
        return False
    session.apply(Act(options[0].id, Seat(1), offer))
    asked = next(q for q in table.questions() if q.kind == "answer-offer" and q.seat == 0)
    answer = bot.choose(Handle(table, asked))
    if not isinstance(answer, AcceptOffer):
        # A counter-offer is not taken up here.
        answer = RefuseOffer(table.offers[0].id)
    session.apply(Act(asked.id, Seat(0), answer))
    return isinstance(answer, AcceptOffer)


@settings(max_examples=scaled(6), deadline=None)
@given(st.integers(0, 2**32))
def test_no_circle_of_offers_leaves_it_with_less(seed: int) -> None:
    """After bargains it liked, everything back and a little EU on top is asked of it, in vain."""
    session = on_the_market(seed)
    table = session.state
    assert isinstance(table, GlobopolisState)
    bot, victim, other = steady(Seat(0), seed), Holder(0), Holder(1)
    rng = SeededLuck(seed).stream("offers")
    settled = 0
    start = goods_of(table, other)
    for _ in range(40):
        if (1, "options") not in asked_now(table) or settled >= 6:
            # A hand has grown too large, and that comes first.
            break
        offer = tempting(table, Seat(1), victim, rng)
        before = estate(table, victim)
        if offer is None or not put(session, bot, offer):
            continue
        settled += 1
        assert estate(table, victim) >= before
        now = goods_of(table, other)
        back = MakeOffer(victim, difference(now, start), difference(start, now), ())
        assert not put(session, bot, back)
        undone = MakeOffer(victim, offer.get, offer.give, ())
        assert not put(session, bot, undone)
        for more in (1, 2):
            taken = {**dict(back.get), EU: dict(back.get).get(EU, 0) + more}
            paid = tuple([row for row in back.give if row[0] != EU])
            assert not put(session, bot, MakeOffer(victim, paid, tuple(sorted(taken.items())), ()))


def test_buys_a_unit_off_a_base_plate_that_its_owner_can_spare() -> None:
    play = Play().own(RED, "germany", units=(1, 0, 1, 1, 1))
    play.own(BLUE, "spain", units=(1, 4, 1, 1, 1), levels=1).own(BLUE, "france").purse(
        RED, 120
    ).purse(BLUE, 0)
    offer = chosen(play, ANN, "options")
    assert isinstance(offer, MakeOffer)
    assert offer.get == ((PLATE + title("spain") * 5 + FOOD, 1),)
    play.do(ANN, offer, "options")
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_is_not_talked_out_of_the_units_that_justify_a_level() -> None:
    play = (
        Play()
        .own(RED, "germany")
        .own(BLUE, "spain", units=(1, 1, 1, 1, 1), levels=1)
        .purse(RED, 90)
    )
    unit = PLATE + title("spain") * 5 + WATER
    proposed(play, ANN, BLUE, ((EU, 15),), ((unit, 1),))
    assert not isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)
    play = (
        Play()
        .own(RED, "germany")
        .own(BLUE, "spain", units=(1, 1, 1, 1, 1), levels=1)
        .purse(RED, 90)
    )
    proposed(play, ANN, BLUE, ((EU, 90),), ((unit, 1),))
    assert isinstance(chosen(play, BEN, "answer-offer"), AcceptOffer)


def test_trades_a_title_before_its_first_teleport() -> None:
    play = Play(start=False)
    play.come_out(6, 1, 1)
    play.own(RED, "sweden", "spain").own(BLUE, "norway", "kenya").purse(RED, 150).purse(BLUE, 150)
    offer = chosen(play, ANN, "business")
    assert isinstance(offer, MakeOffer)
    assert (TITLE + title("norway"), 1) in offer.get
    # In somebody else's first turn it waits for offers.
    assert chosen(play, BEN, "business") is None


def test_pays_a_little_for_a_promise_that_binds_and_nothing_for_the_same_again() -> None:
    def asked(eu: int, *rows: tuple[int, ...]) -> Action | None:
        play.do(ANN, MakeOffer(BLUE, (), ((EU, eu),), rows), "options")
        return chosen(play, BEN, "answer-offer")

    play = Play().own(RED, "usa", "germany", "china", units=TWICE, levels=2).own(BLUE, "spain")
    always = (WAIVE, ANY_TERRITORY, ALWAYS, 4)
    answer = asked(2, always)
    assert isinstance(answer, AcceptOffer)
    play.do(BEN, answer, "answer-offer")
    # It stands already, or nothing makes it be kept.
    for again in (always, (WAIVE, TITLE + title("usa"), 3, 4), (NO_ATTACK, BLUE, 1, 4)):
        answer = asked(2, again)
        assert isinstance(answer, RefuseOffer)
        play.do(BEN, answer, "answer-offer")
    assert isinstance(asked(60, (WAIVE, TITLE + title("usa"), 3, 4)), RefuseOffer)


def test_accepts_a_ring_that_gains_and_refuses_one_that_loses() -> None:
    play = Play().own(RED, "norway", "kenya").own(BLUE, "sweden", "spain").own(GREEN, "tanzania")
    play.own(GREEN, "alaska")
    give, between, get = [((TITLE + title(name), 1),) for name in ("norway", "spain", "alaska")]
    play.do(ANN, MakeRing(BLUE, GREEN, give, between, get), "options")
    answer = chosen(play, BEN, "answer-offer")
    assert isinstance(answer, AcceptOffer)
    play.do(BEN, answer, "answer-offer")
    # It has agreed, and waits for the third.
    assert chosen(play, BEN, "answer-offer") is None
    play = Play().own(RED, "kenya").own(BLUE, "sweden", "norway", "spain").own(GREEN, "alaska")
    give, between, get = [((TITLE + title(name), 1),) for name in ("kenya", "norway", "alaska")]
    play.do(ANN, MakeRing(BLUE, GREEN, give, between, get), "options")
    assert isinstance(chosen(play, BEN, "answer-offer"), RefuseOffer)


def test_a_ring_that_a_person_has_proposed_is_looked_after_by_the_bot_that_plays_for_them() -> None:
    """A bot proposes no rings itself, so its own bargain of two was reckoned with where there were three."""
    seen = 0
    for path in sorted(GOLDEN.glob("*.jsonl")):
        record = Record.from_jsonl(GAME, path.read_text("utf-8"))
        session = Session(GAME, record.header)
        for line in record.lines[:1000]:
            if isinstance(line, Undo):
                break
            for question in session.state.questions():
                mine = [each for each in session.state.offers if each.by == question.seat]
                if question.kind == "my-offers" and any(each.is_ring() for each in mine):
                    assert None in [
                        action for _gain, action in ranked(Handle(session.state, question))
                    ]
                    seen += 1
            session.apply(line)
    assert seen > 50
