"""A player of Globopolis that goes for one MISSION at any price, to see whether the mission can bear it.

It is a steady player for whom everything the mission counts is worth a great deal more: where to go, whom
to attack, what to buy, sell and swap, where agents are. It is no good company: it is a yardstick for the
edition's missions. While the mission is not in its hand it plays on as a steady player.
"""

from collections.abc import Iterator
from typing import Any

from statecraft.bots.globopolis.mission_goal import Goal
from statecraft.bots.globopolis.steady import moves, trade
from statecraft.bots.globopolis.steady.answers import legal_rows
from statecraft.bots.globopolis.steady.routes import Routes
from statecraft.bots.globopolis.steady.spot import Rated, Spot, best_first
from statecraft.bots.globopolis.steady.steady import Steady
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.bots.naming import Named
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import kept
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer, RefuseOffer
from statecraft.core.verbs.action import Action
from statecraft.globopolis import content as printed
from statecraft.globopolis.ids import ALL_TERRITORIES, TerritoryId, TitleId
from statecraft.globopolis.rules import trading
from statecraft.globopolis.rules.cleaning import OwnTerritory
from statecraft.globopolis.rules.development import premium
from statecraft.globopolis.rules.movement import RollChoice
from statecraft.globopolis.rules.orss import OrssChoice
from statecraft.globopolis.rules.scoring import full_sets
from statecraft.globopolis.rules.this_turn import BOUGHT
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    END_TURN,
    PAY,
    STAY,
    Attack,
    BuyFromGuild,
    BuyPoints,
    CleanHouse,
    Fly,
    Place,
    PlayInfluence,
    SellPoints,
    ShowMission,
    TakeFromGuild,
)

OFFERS = 6
"""Offers made in one turn."""
PRICES = (1.15, 1.5, 2.0)
"""What is offered for a title, as a multiple of its worth to its owner, from one turn to the next."""
UNIT_PRICE = 7
COUNT_LEVELS = (printed.DEVELOPED, printed.SUPER_DEVELOPED, printed.SUPER_DEVELOPED_WORTH)


class _Routes(Routes):
    """The ring as the seeker sees it: titles it wants shine."""

    def __init__(self, spot: Spot, goal: Goal) -> None:
        self.goal = goal
        super().__init__(spot.scale, spot.attacks())

    def _territory(self, title: TerritoryId) -> float:
        gain = super()._territory(title)
        return gain + self.goal.gain(self.table, title) if self.table.owner[title] < 0 else gain

    def _guild(self, title: TitleId) -> float:
        gain = super()._guild(title)
        mine = self.table.owner[title] == self.holder
        return gain if mine else gain + self.goal.gain(self.table, title)

    def attack_gain(self, origin: TerritoryId, target: TerritoryId) -> float:
        return self.goal.attack_gain(self.attacks, origin, target)


class Seeker:
    """Plays for the mission of that name; equal seeds choose alike."""

    __slots__ = ("_luck", "_made", "_steady", "_turn", "mission", "seat")

    def __init__(self, seed: int | str, seat: Seat, mission: str) -> None:
        self._steady = Steady(seed, seat)
        self._luck = SeededLuck(seed)
        self._made: list[Action] = []
        self._turn = -1
        self.seat = seat
        self.mission = mission

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(
            self,
            (0, self.seat, self.mission),
            ("_luck", "_made", "_steady", "_turn", "mission", "seat"),
        )

    def __repr__(self) -> str:
        return f"<seeker of {self.mission or 'any mission'} on seat {self.seat}>"

    def choose(self, handle: Handle) -> Action | None:
        if handle.question.kind == "business":
            return None
        table = handle.determinise(self._luck.stream("seeker", handle.question.id))
        goal = (
            Goal.of(table, self.seat, self.mission) if isinstance(table, GlobopolisState) else None
        )
        if goal is None or not isinstance(table, GlobopolisState):
            return self._steady.choose(handle)
        legal = handle.legal()
        show = ShowMission(goal.card)
        if show in legal:
            return show
        spot = Spot(table, handle.question, legal, quiet=True)
        for _gain, action in self._rows(spot, goal):
            if action is None or action in legal:
                if isinstance(action, MakeOffer):
                    self._made.append(action)
                return action
        return self._steady.choose(handle)

    def _rows(self, spot: Spot, goal: Goal) -> Iterator[Rated]:
        """The choices for this question, best first; none where a steady player does as well."""
        if spot.table.turns != self._turn:
            self._turn = spot.table.turns
            self._made = []
        kind = spot.question.kind
        if kind == "options":
            yield from self._options(spot, goal)
        elif kind in ("roll", "own-territory", "own-guild", "orss"):
            yield from _moves(spot, goal)
        elif kind in ("foreign-territory", "continue"):
            yield from _fights(spot, goal)
        elif kind == "agents" and goal.condition == printed.SUPERIORITY:
            yield 0.0, _agents(spot)
        elif kind == "answer-offer":
            yield from _answer_offer(spot, goal)

    def _options(self, spot: Spot, goal: Goal) -> Iterator[Rated]:
        """What the mission counts comes first; points are sold for it, and not bought before."""
        table, me = spot.table, spot.me
        for action in spot.listed:
            if isinstance(action, BuyFromGuild | TakeFromGuild) and action.kind == goal.resource:
                yield 1.0, action
        yield from _sell_for_premiums(spot, goal)
        if not table.offers and len(self._made) < OFFERS:
            for offer in _offers(spot.scale, me, goal):
                if offer not in self._made:
                    yield 1.0, offer
        hoards = goal.trades and bool(goal.wanted(table))
        for gain, answer in legal_rows(spot):
            if not (hoards and isinstance(answer, BuyPoints)):
                yield gain, answer


def _sell_for_premiums(spot: Spot, goal: Goal) -> Iterator[Rated]:
    """Points for a level that only EU are missing for, if the mission counts levels."""
    table, me = spot.table, spot.me
    if goal.condition not in COUNT_LEVELS or table.this_turn[BOUGHT]:
        return
    for territory in table.territories(me):
        level = table.levels[territory]
        if level < 2 and full_sets(table, territory) > level:
            short = premium(table, territory) - table.eu[me]
            points = -(-short // table.content.point_price)
            if 0 < points <= table.score[me]:
                yield 1.0, SellPoints(points)


def _offers(scale: Scale, me: Holder, goal: Goal) -> Iterator[MakeOffer]:
    """EU for titles of others that the mission counts, dearer from turn to turn; and for units."""
    table = scale.table
    if not goal.trades:
        return
    price = PRICES[table.round % len(PRICES)]
    for title in goal.wanted(table):
        eu = min(table.eu[me], int(scale.title_worth(title) * price) + 5)
        if eu > 0 and table.owner[title] >= 0:
            to = table.owner[title]
            yield MakeOffer(to, ((0, eu),), ((trading.TITLE + title, 1),), ())
    if goal.resource >= 0:
        for other in table.all_holders():
            there = table.stock[other * 5 + goal.resource]
            count = min(there, 5, table.eu[me] // UNIT_PRICE)
            if other != me and count:
                goods = ((1 + goal.resource, count),)
                yield MakeOffer(other, ((0, UNIT_PRICE * count),), goods, ())


def _moves(spot: Spot, goal: Goal) -> list[Rated]:
    """Where to go, by a ring on which wanted titles shine."""
    table, frame = spot.table, spot.frame
    assert isinstance(frame, RollChoice | OwnTerritory | OrssChoice)
    routes = _Routes(spot, goal)
    here = table.governor[spot.seat]
    if isinstance(frame, OrssChoice):
        stay = max(routes.tomorrow[here], routes.best(here, frame.rolls))
        flights = [a for a in spot.listed if isinstance(a, Fly)]
        rated: list[Rated] = [(0.0, STAY)]
        rated += [(routes.flown(here, a.base, frame.rolls) - stay, a) for a in flights]
        return best_first(rated)
    rated = [(1000.0, action) for action in spot.listed if isinstance(action, CleanHouse)]
    rated += [(0.0, END_TURN), *moves.ways(spot, routes, frame.rolls), *_attacks(spot, goal)]
    return best_first(rated)


def _attacks(spot: Spot, goal: Goal) -> list[Rated]:
    return [
        (goal.attack_gain(spot.attacks(), action.origin, action.target), action)
        for action in spot.listed
        if isinstance(action, Attack)
    ]


def _fights(spot: Spot, goal: Goal) -> list[Rated]:
    table = spot.table
    if spot.question.kind == "continue":
        return best_first([(0.0, END_TURN), *_attacks(spot, goal)])
    here = TerritoryId(table.title_at(spot.seat))
    rated: list[Rated] = [(-spot.scale.fee(spot.me, here, False), PAY), *_attacks(spot, goal)]
    for action in spot.listed:
        if isinstance(action, PlayInfluence):
            rated.append((-spot.scale.influence_worth(action.influence), action))
    return best_first(rated)


def _agents(spot: Spot) -> Action | None:
    """One more than the owner's on as many foreign territories as the hand allows, cheapest first."""
    table, me = spot.table, spot.me
    most = table.content.agents_on_territory
    foreign = [t for t in ALL_TERRITORIES if table.owner[t] not in (-1, me)]
    needs = sorted((table.agents_of(table.owner[t], t) + 1, t) for t in foreign)
    hand = table.reserve[me] + sum(table.agents_of(me, t) for t in ALL_TERRITORIES)
    wanted = dict.fromkeys(ALL_TERRITORIES, 0)
    for need, territory in needs:
        if need <= min(hand, most):
            wanted[territory] = need
            hand -= need
    for territory, count in sorted(wanted.items(), key=lambda item: item[1]):
        here = table.agents_of(me, territory)
        if here > count or (here < count <= here + table.reserve[me]):
            return Place(territory, count)
    return None


def _answer_offer(spot: Spot, goal: Goal) -> list[Rated]:
    """As a steady player, with what the mission gains and loses by it."""
    table, me = spot.table, spot.me
    for offer in table.offers:
        if offer.to == me:
            accept = AcceptOffer(offer.id)
            gain = trade.margin(spot.scale, me, offer)
            for goods, sign in ((offer.give, 1), (offer.get, -1)):
                for code, _amount in goods:
                    title = TitleId(code - trading.TITLE)
                    if 0 <= title < 36 and (goal.trades if sign > 0 else goal.counts(table, title)):
                        gain += sign * goal.gain(table, title)
            return best_first([(gain, accept), (0.0, RefuseOffer(offer.id))])
    return []


def make(seed: int | str, seat: Seat, named: Named) -> Seeker:
    """The bot for the mission it is named with."""
    return Seeker(seed, seat, named.mission)
