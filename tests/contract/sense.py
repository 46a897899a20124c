"""What no sensible player does, whatever the options: watched in games between bots.

A game is played input by input; each watcher sees the table before an input and what is told of it. It breaks a
promise of its own name as soon as a player does something that could do nobody any good.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from contract.contract import promise
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input
from statecraft.core.record.record import new_header
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import Goods, Offer, Pledges


class Watcher(Protocol):
    """Looks on at a game."""

    def before(self, table: State, given: Input) -> None: ...

    def after(self, table: State, given: Input, events: Sequence[Event]) -> None: ...


def play_sensibly(
    game: Game,
    options: Mapping[str, Any],
    seats: int | Sequence[int],
    names: Sequence[str],
    seed: int,
    watchers: Sequence[Watcher],
) -> State:
    """A game between bots to its end. An illegal answer is refused by the session, which ends the test."""
    session = Session(game, new_header(game, options, seats))
    state = session.state
    count = len(state.holders)
    players = [
        bots.make(names[seat % len(names)], game.name, seed, Seat(seat)) for seat in range(count)
    ]
    driver = Driver(session, players, SeededLuck(seed))
    bound, inputs = game.bound(state), 0
    given = driver.next_input()
    while given is not None:
        for watcher in watchers:
            watcher.before(session.state, given)
        events: list[Event] = []
        session.apply(given, events)
        for watcher in watchers:
            watcher.after(session.state, given, events)
        inputs += 1
        promise("the declared bound holds", inputs <= bound, (inputs, bound))
        given = driver.next_input()
    promise("a game between bots ends", session.state.result is not None, options)
    return session.state


OfferTerms = tuple[Seat, Holder, Goods, Goods, Pledges]


class NoOfferTwice:
    """An offer that was refused, or answered with another one, is not made again before the maker's next turn but one."""

    def __init__(self) -> None:
        self.refused: dict[OfferTerms, int] = {}

    def before(self, table: State, given: Input) -> None:
        if not isinstance(given, Act):
            return
        action = given.action
        if isinstance(action, MakeOffer):
            self.check(
                table, (given.seat, action.to, action.give, action.get, action.pledges), given
            )
        elif isinstance(action, RefuseOffer | CounterOffer):
            offer = next(offer for offer in table.offers if offer.id == action.offer)
            self.refused[terms_of(offer)] = table.turns
            if isinstance(action, CounterOffer):
                to = table.holders[offer.by]
                self.check(table, (given.seat, to, action.give, action.get, action.pledges), given)

    def check(self, table: State, offered: OfferTerms, given: Act) -> None:
        since = table.turns - self.refused.get(offered, -(10**6))
        promise("no offer again that was just refused", since >= 2 * len(table.holders), given)

    def after(self, table: State, given: Input, events: Sequence[Event]) -> None:
        pass


def terms_of(offer: Offer) -> OfferTerms:
    return (offer.by, offer.to, offer.give, offer.get, offer.pledges)
