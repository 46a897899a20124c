"""Orders drawn at random from what a game lets players decide ahead."""

import random

from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.trade.orders import AlwaysDefault, Decided, Order
from statecraft.core.trade.plans import Among, possible
from statecraft.core.verbs.action import IntField

SMALL = 40
"""Numbers beyond are drawn no more often than others, so that what is drawn mostly fits the table."""


def _number(state: State, field: IntField, among: Among | None, rng: random.Random) -> int:
    if field.name == "holder":
        return rng.randrange(state.holder_count())
    numbers = [*possible(state.game, field, among)]
    return rng.choice(numbers[:SMALL] if rng.randrange(4) else numbers)


def random_order(state: State, seat: int, kind: str, rng: random.Random) -> Decided | None:
    """An order for a kind of question that this seat may leave; None where what was drawn is none."""
    plan = state.game.plans[kind]
    reply = rng.choice([*plan.replies.values()])
    others = [name for name in plan.conditions if name not in reply.needs]
    more = rng.sample(others, min(len(others), rng.choice((0, 0, 1, 2))))
    asked = [each for each in plan.conditions.values() if each.name in (*reply.needs, *more)]
    conditions = [(each.name, _number(state, each.field, each.among, rng)) for each in asked]
    values = [_number(state, field, reply.among_of(field), rng) for field in reply.fields]
    order = Decided(kind, tuple(conditions), reply.name, tuple(values))
    fault = order.fault(state, Seat(seat)) or state.order_fault(order)
    return order if fault is None else None


def any_order(state: State, seat: int, kind: str, rng: random.Random) -> Order:
    """An order for a kind of question: the default, or something decided ahead."""
    decided = random_order(state, seat, kind, rng) if kind in state.game.plans else None
    return AlwaysDefault(kind) if decided is None or rng.randrange(3) == 0 else decided
