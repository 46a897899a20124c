"""Inputs as JSON: one object with one key that says what kind of input it is.

Reading is the border of the engine: nothing malformed gets past it, and each refusal says which
part is wrong (ST-1.1, ST-1.2, ST-1.3).
"""

from typing import TYPE_CHECKING, Any

from statecraft.core.ids import Ordinal, QuestionId, Seat
from statecraft.core.record.inputs import (
    Act,
    CallTime,
    Concede,
    DropOrder,
    GiveOrder,
    Input,
    Outcome,
    RunClock,
    StopClock,
    Timeout,
    TimeUp,
)
from statecraft.core.record.struct import Damaged, PlainValue, name_of, to_json
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import Conditions, Order
from statecraft.core.verbs.action import action_from_json

if TYPE_CHECKING:
    from statecraft.core.game import Game


def input_to_json(given: Input) -> dict[str, Any]:
    if isinstance(given, Act):
        action = given.action.to_json()
        return {"act": {"question": given.question, "seat": given.seat, "action": action}}
    if isinstance(given, Outcome):
        return {"outcome": {"id": given.id, "value": to_json(given.value)}}
    if isinstance(given, Timeout):
        return {"timeout": {"question": given.question}}
    if isinstance(given, TimeUp):
        return {"time-up": {}}
    if isinstance(given, CallTime):
        return {"call-time": {}}
    if isinstance(given, Concede):
        return {"concede": {"seat": given.seat}}
    if isinstance(given, StopClock):
        return {"stop-clock": {"seat": given.seat}}
    if isinstance(given, RunClock):
        return {"run-clock": {"seat": given.seat}}
    if isinstance(given, GiveOrder):
        return {"give-order": {"seat": given.seat, "order": to_json(given.order)}}
    dropped: dict[str, Any] = {"seat": given.seat, "kind": given.kind}
    if given.conditions is not None:
        dropped["conditions"] = to_json(given.conditions)
    return {"drop-order": dropped}


def input_from_json(game: "Game", data: PlainValue) -> Input:
    """The input a JSON object describes, or the refusal that says why it describes none."""
    if not isinstance(data, dict) or len(data) != 1:
        raise Illegal("ST-1.1", "refused-no-input")
    kind = next(iter(data))
    fields = data[kind]
    if not isinstance(fields, dict):
        raise Illegal("ST-1.1", "refused-no-input")
    if kind == "act":
        _only(fields, ("question", "seat", "action"))
        action = action_from_json(game.verb_names, fields.get("action"))
        return Act(QuestionId(_number(fields, "question")), Seat(_number(fields, "seat")), action)
    if kind == "outcome":
        _only(fields, ("id", "value"))
        return Outcome(Ordinal(_number(fields, "id")), _frozen(fields.get("value"), 0))
    if kind == "timeout":
        _only(fields, ("question",))
        return Timeout(QuestionId(_number(fields, "question")))
    if kind == "time-up":
        _only(fields, ())
        return TimeUp()
    if kind == "call-time":
        _only(fields, ())
        return CallTime()
    if kind == "give-order":
        _only(fields, ("seat", "order"))
        return GiveOrder(Seat(_number(fields, "seat")), _order(game, fields.get("order")))
    if kind == "drop-order":
        _only(fields, ("seat", "kind", "conditions"))
        seat, kind = Seat(_number(fields, "seat")), _word(fields, "kind")
        return DropOrder(seat, kind, _conditions(fields.get("conditions")))
    if kind in ("concede", "stop-clock", "run-clock"):
        _only(fields, ("seat",))
        seat = Seat(_number(fields, "seat"))
        if kind == "concede":
            return Concede(seat)
        return StopClock(seat) if kind == "stop-clock" else RunClock(seat)
    raise Illegal("ST-1.1", "refused-no-input")


def _only(fields: dict[str, PlainValue], names: tuple[str, ...]) -> None:
    for name in fields:
        if name not in names:
            raise Illegal("ST-1.2", "refused-input-field", {"field": str(name)[:40]})


def _number(fields: dict[str, PlainValue], name: str) -> int:
    value = fields.get(name)
    if type(value) is not int or not 0 <= value < 1 << 53:
        raise Illegal("ST-1.2", "refused-input-field", {"field": name})
    return value


def _word(fields: dict[str, PlainValue], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or len(value) > 80:
        raise Illegal("ST-1.2", "refused-input-field", {"field": name})
    return value


def _frozen(value: PlainValue, depth: int) -> PlainValue:
    if depth > 8:
        raise Illegal("ST-1.2", "refused-input-field", {"field": "value"})
    if isinstance(value, list):
        return tuple([_frozen(item, depth + 1) for item in value])
    if value is None or type(value) is int or isinstance(value, str):
        return value
    raise Illegal("ST-1.2", "refused-input-field", {"field": "value"})


def _conditions(rows: PlainValue) -> Conditions | None:
    """The conditions of the order that is dropped; None where all for that kind are."""
    if rows is None:
        return None
    if isinstance(rows, list):
        named = [row for row in rows if isinstance(row, list) and len(row) == 2]
        if len(named) == len(rows) and all(
            _is_written(name) and type(value) is int for name, value in named
        ):
            return tuple([(name, value) for name, value in named])
    raise Illegal("ST-1.2", "refused-input-field", {"field": "conditions"})


def _is_written(kind: PlainValue) -> bool:
    """A word that can be saved: JSON also lets half characters through, bytes do not."""
    return isinstance(kind, str) and len(kind) <= 80 and kind.isprintable()


def _order(game: "Game", data: PlainValue) -> Order:
    if isinstance(data, dict) and isinstance(data.get("is"), str):
        for cls in game.orders:
            if name_of(cls) == data["is"] and set(data) == {"is", *cls.FIELDS}:
                try:
                    fields = [_frozen(data.get(name), 0) for name in cls.FIELDS]
                    order = game.catalogue.make(name_of(cls).encode(), fields)
                except Damaged:
                    break
                if isinstance(order, Order) and _is_written(order.kind):
                    return order
    raise Illegal("ST-7.2", "refused-unknown-order")
