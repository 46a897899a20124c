"""Actions: what a seat answers to a question. One small class per verb, with named fields.

An action says what is meant ("raid holder 2"), never the place of an entry in some menu. Each
field has a shape: the numbers it may hold and the word that names them. From the shapes follow the
refusal of malformed input, the JSON form, and the choices of the builder.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import PlainValue, Struct
from statecraft.core.refusal import Illegal


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldType:
    """What a field of an action may hold."""

    __slots__ = ()

    def fits(self, value: PlainValue) -> bool:
        raise NotImplementedError(f"{type(self).__name__}.fits")

    def from_json(self, value: PlainValue) -> PlainValue:
        return value

    def least(self) -> PlainValue:
        """The smallest value that fits."""
        raise NotImplementedError(f"{type(self).__name__}.least")


class IntField(FieldType):
    """A whole number between two bounds, of a named sort (``seat``, ``dice``, ``territory``)."""

    __slots__ = ("high", "low", "name")

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high

    def fits(self, value: PlainValue) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def least(self) -> PlainValue:
        return self.low


class RowsField(FieldType):
    """At most ``most`` rows of numbers, each column of its own kind: goods, pledges, placements."""

    __slots__ = ("columns", "most")

    def __init__(self, columns: tuple[IntField, ...], most: int) -> None:
        self.columns = columns
        self.most = most

    def fits(self, value: PlainValue) -> bool:
        if type(value) is not tuple or len(value) > self.most:
            return False
        width = len(self.columns)
        for row in value:
            if type(row) is not tuple or len(row) != width:
                return False
            for column, cell in zip(self.columns, row, strict=True):
                if not column.fits(cell):
                    return False
        return True

    def from_json(self, value: PlainValue) -> PlainValue:
        if not isinstance(value, list):
            return value
        return tuple([tuple(row) if isinstance(row, list) else row for row in value])

    def least(self) -> PlainValue:
        return ()


SEAT: Final = IntField("seat", 0, 9)
HOLDER: Final = IntField("holder", 0, 4)
YES_NO: Final = IntField("yes-no", 0, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Struct):
    """The base of all verbs. ``VERB`` names it in JSON and texts, ``SHAPE`` matches ``FIELDS``."""

    __slots__ = ()
    VERB: ClassVar[str] = ""
    SHAPE: ClassVar[tuple[FieldType, ...]] = ()

    def malformed(self) -> str | None:
        """The name of the first field that does not fit its shape."""
        shapes = self.SHAPE
        for at, name in enumerate(self.FIELDS):
            shape = shapes[at]
            value = getattr(self, name)
            if type(shape) is IntField:
                # Written out (IntField.fits), because most fields of most answers are numbers.
                if type(value) is not int or not shape.low <= value <= shape.high:
                    return name
            elif not shape.fits(value):
                return name
        return None

    def to_json(self) -> dict[str, Any]:
        """The action as plain data."""
        data: dict[str, PlainValue] = {"verb": self.VERB}
        for name in self.FIELDS:
            data[name] = _listed(getattr(self, name))
        return data


def _listed(value: PlainValue) -> PlainValue:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


_POOL: Final[dict[Action, Action]] = {}


def intern(action: Action) -> Action:
    """The one action equal to this one. For small sets: comparing and keeping them is then free."""
    return _POOL.setdefault(action, action)


def action_from_json(verbs: Mapping[str, type[Action]], data: PlainValue) -> Action:
    """The action a JSON object describes; refused by name if it describes none (ST-1.3)."""
    if not isinstance(data, dict) or not isinstance(data.get("verb"), str):
        raise Illegal("ST-1.3", "refused-no-action")
    verb = data["verb"]
    cls = verbs.get(verb)
    if cls is None:
        raise Illegal("ST-1.3", "refused-unknown-verb", {"verb": verb[:40]})
    unknown = sorted(str(name) for name in data if name != "verb" and name not in cls.FIELDS)
    if unknown:
        raise Illegal("ST-1.3", "refused-unknown-field", {"verb": verb, "field": unknown[0][:40]})
    values = []
    for name, shape in zip(cls.FIELDS, cls.SHAPE, strict=True):
        value = shape.from_json(data.get(name))
        if not shape.fits(value):
            raise Illegal("ST-1.3", "refused-malformed-field", {"verb": verb, "field": name})
        values.append(value)
    return cls(*values)
