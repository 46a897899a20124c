"""How the steady player of Global Powers deals: it weighs offers, keeps its word, and is not to be milked."""

import random
from itertools import permutations

import pytest

from global_powers_steady_help import seated, tables
from statecraft import bots
from statecraft.bots.global_powers.steady.steady import Steady
from statecraft.bots.global_powers.steady.talks import LOWEST, Promises
from statecraft.bots.global_powers.steady.worth import close_to_winning, worth
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import new_header
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import ANSWER, Goods, Offer
from statecraft.core.verbs.action import Action
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import trade
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.talks import PROMISES
from statecraft.global_powers.rules.trade import TradeAnswer
from statecraft.global_powers.sequence import TALKS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import AGREE, Trade, War


def test_does_not_say_again_in_a_round_what_was_refused() -> None:
    session = Session(GAME, new_header(GAME, {}, range(4)))
    players = [seated(seat) for seat in range(4)]
    driver = Driver(session, players, SeededLuck(7))
    while not session.state.offers:
        given = driver.step()
    assert isinstance(given, Act)
    offer = session.state.offers[0]
    asked = [q for q in session.state.questions() if q.kind == ANSWER and int(q.seat) == offer.to]
    session.apply(Act(asked[0].id, asked[0].seat, RefuseOffer(offer.id)))
    talks = [q for q in session.state.questions() if q.kind == TALKS and q.seat == offer.by]
    again = Handle(session.state, talks[0])
    assert given.action in [choice for _gain, choice in seated(offer.by).ranked(again)]
    assert given.action not in [choice for _gain, choice in players[offer.by].ranked(again)]


def goods(rng: random.Random) -> Goods:
    codes = sorted(rng.sample(sorted(PROMISES), rng.randrange(4)))
    return tuple([(code, 1) for code in codes])


@pytest.mark.parametrize("seed", range(2))
def test_never_accepts_or_offers_a_deal_that_is_worth_less_than_nothing(seed: int) -> None:
    rng = random.Random(seed)
    accepted = refused = 0
    for table in tables(seed):
        promises = Promises(table)
        for _ in range(20):
            by, me = rng.sample(table.all_holders(), 2)
            offer = Offer(0, Seat(by), me, goods(rng), goods(rng), (), table.turns)
            answer = promises.answer(me, offer, by)
            value = promises.deal(me, by, offer.get, offer.give)
            if isinstance(answer, AcceptOffer):
                accepted += 1
                assert value >= LOWEST
                assert not (offer.get and close_to_winning(table, by))
            elif isinstance(answer, CounterOffer):
                assert promises.deal(me, by, answer.give, answer.get) >= LOWEST
                assert set(answer.give) < set(offer.get)
            else:
                assert isinstance(answer, RefuseOffer)
                refused += 1
        for me in table.all_holders():
            for _value, made in promises.proposals(me):
                assert isinstance(made, MakeOffer)
                assert promises.deal(me, made.to, made.give, made.get) > LOWEST
                assert promises.deal(made.to, me, made.get, made.give) >= LOWEST
    assert accepted > 20
    assert refused > 20


@pytest.mark.parametrize("seed", range(2))
def test_deals_add_up_so_that_no_string_of_them_costs_anything(seed: int) -> None:
    """What stands after a string of accepted deals is worth no less than what stood before."""
    rng = random.Random(seed)
    strings = 0
    for table in tables(seed):
        by, me = rng.sample(table.all_holders(), 2)
        table.pledges = ()
        given: set[tuple[int, int]] = set()
        got: set[tuple[int, int]] = set()
        copy = table.clone()
        for _ in range(15):
            offer = Offer(0, Seat(by), me, goods(rng), goods(rng), (), copy.turns)
            if isinstance(Promises(copy).answer(me, offer, by), AcceptOffer):
                copy.move_goods(by, me, offer.give)
                copy.move_goods(me, by, offer.get)
                got |= set(offer.give)
                given |= set(offer.get)
        strings += 1 if given else 0
        whole = Promises(table).deal(me, by, tuple(sorted(given)), tuple(sorted(got)))
        assert whole >= LOWEST - 1e-9
    assert strings > 0


@pytest.mark.parametrize("seed", range(2))
def test_the_same_promise_does_not_pay_twice(seed: int) -> None:
    """Whoever promises one thing again and again gets no more for it than it is worth once."""
    tried = 0
    for table in tables(seed):
        table.pledges = ()
        for by, me in permutations(table.all_holders(), 2):
            first = Promises(table)
            dear = max(PROMISES, key=lambda code: first.deal(me, by, (), ((code, 1),)))
            cheap = [
                code
                for code in PROMISES
                if first.deal(me, by, ((code, 1),), ()) < 0
                and first.deal(me, by, ((code, 1),), ((dear, 1),)) >= LOWEST
            ]
            tried += 1 if len(cheap) > 1 and not close_to_winning(table, by) else 0
            copy = table.clone()
            given: list[tuple[int, int]] = []
            for code in cheap:
                offer = Offer(0, Seat(by), me, ((dear, 1),), ((code, 1),), (), copy.turns)
                if isinstance(Promises(copy).answer(me, offer, by), AcceptOffer):
                    copy.move_goods(by, me, offer.give)
                    copy.move_goods(me, by, offer.get)
                    given.append((code, 1))
            assert first.deal(me, by, tuple(given), ((dear, 1),)) >= LOWEST - 1e-9
    assert tried > 0


class Pest:
    """A beginner that offers anything to anybody whenever it may talk."""

    def __init__(self, seat: int) -> None:
        self.bot = bots.make("novice", "global-powers", 5, Seat(seat))
        self.rng = random.Random(seat)

    def choose(self, handle: Handle) -> Action | None:
        if handle.question.kind != TALKS:
            return self.bot.choose(handle)
        others = [holder for holder in range(3) if holder != handle.seat]
        give, get = goods(self.rng), goods(self.rng)
        offer = MakeOffer(Holder(self.rng.choice(others)), give, get, ())
        return offer if offer in handle.legal() else None


class Weighing:
    """A steady player whose answers to offers are weighed as they are given."""

    def __init__(self, seat: int) -> None:
        self.bot = seated(seat)
        self.answers: list[type[Action]] = []

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if handle.question.kind == ANSWER and action is not None:
            table = handle.determinise(random.Random(1))
            assert isinstance(table, GlobalPowersState)
            offer = next(offer for offer in table.offers if offer.to == table.holders[handle.seat])
            self.answers.append(type(action))
            if isinstance(action, AcceptOffer):
                value = Promises(table).deal(
                    offer.to, table.holders[offer.by], offer.get, offer.give
                )
                assert value >= LOWEST
        return action


def test_weighs_all_offers_of_a_whole_game() -> None:
    player = Weighing(1)
    session = Session(GAME, new_header(GAME, {}, range(3)))
    Driver(session, [Pest(0), player, Pest(2)], SeededLuck(2)).play()
    assert player.answers.count(AcceptOffer) >= 3
    assert player.answers.count(RefuseOffer) >= 10


def chips(
    rng: random.Random, table: GlobalPowersState, region: RegionId
) -> tuple[tuple[int, int], ...]:
    rows = [(kind, rng.randrange(table.chip(region, kind) + 1)) for kind in range(4)]
    return tuple([(kind, amount) for kind, amount in rows if amount])


@pytest.mark.parametrize("seed", range(2))
def test_trades_that_come_back_to_the_start_are_not_all_accepted(seed: int) -> None:
    """Every trade accepted is worth something, and what gives the chips back is then worth less than nothing."""
    rng = random.Random(seed)
    agreed = 0
    for table in tables(seed):
        for region in ALL_REGIONS:
            for other in table.content.neighbours[region]:
                rulers, partners = government(table, region), government(table, other)
                if len(rulers) != 1 or len(partners) != 1 or rulers == partners:
                    continue
                by, me = rulers[0], partners[0]
                action = Trade(other, chips(rng, table, region), chips(rng, table, other), 0, 0)
                if action.region_fault(table, region) is not None or not takes(
                    table, region, by, me, action
                ):
                    continue
                agreed += 1
                after = table.clone()
                trade.exchange(after, region, Seat(by), action)
                assert worth(after, me) > worth(table, me)
                back = Trade(other, action.get, action.give, 0, 0)
                if sum(after.chips) == sum(table.chips):
                    assert not takes(after, region, by, me, back)
    assert agreed > 5


def takes(
    table: GlobalPowersState, region: RegionId, by: Holder, me: Holder, action: Trade
) -> bool:
    asked = table.clone()
    asked.push(TradeAnswer((Seat(me),), region, Seat(by), action))
    asked.advance()
    questions = [question for question in asked.questions() if question.kind == "trade"]
    return seated(me).choose(Handle(asked, questions[0])) == AGREE


def test_keeps_a_promise_not_to_attack() -> None:
    """GP-8.3: what it would attack, it does not attack once it has promised not to."""
    session = Session(GAME, new_header(GAME, {}, range(3)))
    keepers = [Promiser(seated(seat)) for seat in range(3)]
    Driver(session, keepers, SeededLuck(4)).play()
    assert sum([keeper.kept for keeper in keepers]) > 0


class Promiser:
    """Wherever it would propose a war, it is asked again with a promise standing against it."""

    def __init__(self, bot: Steady) -> None:
        self.bot = bot
        self.kept = 0

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if isinstance(action, War):
            state = handle._state
            assert isinstance(state, GlobalPowersState)
            bound = state.clone()
            me = self.bot.me
            to = government(bound, action.region)[0]
            bound.move_goods(me, to, ((10 + action.region, 1),))
            asked = [q for q in bound.questions() if q.id == handle.question.id]
            assert self.bot.choose(Handle(bound, asked[0])) != action
            self.kept += 1
        return action
