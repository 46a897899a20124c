"""Plain data: small immutable records with named fields, and their form as bytes and as JSON.

Everything the engine stores is made of ``None``, numbers, words, tuples and lists of those, and of
:class:`Plain` records. One codec turns such values into bytes and back; it is the documented
format of saved states and the input of every digest, so it must not depend on the Python version,
on hash seeds or on the machine. No pickle: reading bytes can only ever make plain data.
"""

from array import array
from collections.abc import Mapping
from sys import byteorder
from typing import Any, ClassVar, TypeAlias

from statecraft.core.native import mypyc_attr

Value: TypeAlias = Any
"""None, bool, int, str, bytes, a Plain record, or a tuple, list or dict of such values."""


class Damaged(ValueError):
    """Bytes or JSON that no saved value looks like; says what was wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A record of named fields. The constructor takes them in the order of ``FIELDS``.

    Records are never changed after they are made; a change is a new record.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[Value, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({told})"


class Catalogue:
    """The record classes that one game's bytes and JSON may name."""

    __slots__ = ("by_name",)

    def __init__(self, classes: tuple[type[Plain], ...]) -> None:
        self.by_name: dict[str, type[Plain]] = {}
        for cls in classes:
            name = cls.__name__
            if self.by_name.get(name, cls) is not cls:
                raise ValueError(f"two record classes are both called {name}")
            self.by_name[name] = cls

    def make(self, name: str, fields: list[Value]) -> Plain:
        cls = self.by_name.get(name)
        if cls is None:
            raise Damaged(f"there is no record called {name!r}")
        if len(fields) != len(cls.FIELDS):
            raise Damaged(f"{name} has {len(cls.FIELDS)} fields, not {len(fields)}")
        try:
            return cls(*fields)
        except TypeError as error:
            raise Damaged(f"{name}: {error}") from None


# One byte says what follows. Integers are zigzag varints; a row is a list of small integers as one
# byte each, a wide row a list of 64-bit little-endian integers.
_NONE, _FALSE, _TRUE, _INT, _STR, _BYTES, _TUPLE, _LIST, _DICT, _RECORD, _ROW, _WIDE = range(12)
_ROW_FROM = 4
_SMALL = 64
_WIDE_FROM, _WIDE_TO = -(1 << 63), (1 << 63) - 1


def _put_number(out: bytearray, number: int) -> None:
    while number > 127:
        out.append((number & 127) | 128)
        number >>= 7
    out.append(number)


def _put(out: bytearray, value: Value) -> None:
    kind = type(value)
    if kind is int:
        # Small numbers are most of all numbers: they are their own tag.
        if 0 <= value < 128 - _SMALL:
            out.append(_SMALL + value)
        else:
            out.append(_INT)
            _put_number(out, value << 1 if value >= 0 else ((-value) << 1) - 1)
    elif kind is list:
        _put_list(out, value)
    elif kind is tuple:
        out.append(_TUPLE)
        _put_number(out, len(value))
        for item in value:
            _put(out, item)
    elif value is None:
        out.append(_NONE)
    elif kind is bool:
        out.append(_TRUE if value else _FALSE)
    elif kind is str:
        out.append(_STR)
        _put_bytes(out, value.encode())
    elif isinstance(value, Plain):
        out.append(_RECORD)
        _put_bytes(out, type(value).__name__.encode())
        names = value.FIELDS
        _put_number(out, len(names))
        for name in names:
            _put(out, getattr(value, name))
    elif kind is dict:
        _put_dict(out, value)
    elif kind is bytes:
        out.append(_BYTES)
        _put_bytes(out, value)
    else:
        raise TypeError(f"{kind.__name__} is not plain data")


def _put_bytes(out: bytearray, data: bytes) -> None:
    _put_number(out, len(data))
    out += data


def _put_list(out: bytearray, values: list[Value]) -> None:
    if len(values) >= _ROW_FROM and set(map(type, values)) == {int}:
        if min(values) >= 0 and max(values) <= 255:
            out.append(_ROW)
            _put_bytes(out, bytes(values))
            return
        if min(values) >= _WIDE_FROM and max(values) <= _WIDE_TO:
            wide = array("q", values)
            if byteorder == "big":
                wide.byteswap()
            out.append(_WIDE)
            _put_bytes(out, wide.tobytes())
            return
    out.append(_LIST)
    _put_number(out, len(values))
    for item in values:
        _put(out, item)


def _put_dict(out: bytearray, values: Mapping[Value, Value]) -> None:
    # Sorted by the bytes of the key: two equal dicts give the same bytes however they were filled.
    pairs = sorted((encode(key), value) for key, value in values.items())
    out.append(_DICT)
    _put_number(out, len(pairs))
    for key, value in pairs:
        out += key
        _put(out, value)


def encode(value: Value) -> bytes:
    """The bytes of a plain value.

    >>> decode(encode((1, [2, 300], None, "salt")), Catalogue(()))
    (1, [2, 300], None, 'salt')
    """
    out = bytearray()
    _put(out, value)
    return bytes(out)


def decode(data: bytes, catalogue: Catalogue) -> Value:
    """The value whose bytes these are; :class:`Damaged` where there is none."""
    reader = _Reader(data, catalogue)
    try:
        value = reader.value(0)
    except (IndexError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(f"the bytes end or break off in the middle of a value ({error})") from None
    if reader.at != len(data):
        raise Damaged(f"{len(data) - reader.at} bytes too many")
    return value


class _Reader:
    __slots__ = ("at", "catalogue", "data")

    def __init__(self, data: bytes, catalogue: Catalogue) -> None:
        self.data = data
        self.at = 0
        self.catalogue = catalogue

    def byte(self) -> int:
        byte = self.data[self.at]
        self.at += 1
        return byte

    def number(self) -> int:
        number = 0
        shift = 0
        while True:
            byte = self.byte()
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7
            if shift > 700:
                raise Damaged("a number of more than a hundred bytes")

    def chunk(self) -> bytes:
        size = self.number()
        chunk = self.data[self.at : self.at + size]
        if len(chunk) != size:
            raise Damaged("the bytes end in the middle of a value")
        self.at += size
        return chunk

    def values(self, depth: int) -> list[Value]:
        return [self.value(depth) for _ in range(self.count())]

    def count(self) -> int:
        count = self.number()
        if count > len(self.data):
            raise Damaged("a list longer than the bytes it stands in")
        return count

    def value(self, depth: int) -> Value:
        if depth > 40:
            raise Damaged("values nested more than forty deep")
        tag = self.byte()
        if tag >= _SMALL:
            if tag >= 128:
                raise Damaged(f"no value begins with {tag}")
            return tag - _SMALL
        if tag == _INT:
            number = self.number()
            return -((number + 1) >> 1) if number & 1 else number >> 1
        if tag == _TUPLE:
            return tuple(self.values(depth + 1))
        if tag == _ROW:
            return list(self.chunk())
        if tag == _LIST:
            return self.values(depth + 1)
        if tag == _RECORD:
            name = self.chunk().decode()
            return self.catalogue.make(name, self.values(depth + 1))
        if tag == _NONE:
            return None
        if tag == _STR:
            return self.chunk().decode()
        if tag == _FALSE:
            return False
        if tag == _TRUE:
            return True
        if tag == _WIDE:
            return self.wide_row()
        if tag == _DICT:
            return self.pairs(depth + 1)
        if tag == _BYTES:
            return self.chunk()
        raise Damaged(f"no value begins with {tag}")

    def wide_row(self) -> list[int]:
        chunk = self.chunk()
        if len(chunk) % 8:
            raise Damaged("a row of wide numbers that is no multiple of eight bytes")
        wide = array("q", chunk)
        if byteorder == "big":
            wide.byteswap()
        return wide.tolist()

    def pairs(self, depth: int) -> dict[Value, Value]:
        pairs: dict[Value, Value] = {}
        for _ in range(self.count()):
            key = self.value(depth)
            if type(key) not in (int, str):
                raise Damaged("a dict key that is neither a number nor a word")
            pairs[key] = self.value(depth)
        return pairs


def to_json(value: Value) -> Value:
    """A plain value as JSON can hold it: tuples become lists, a record a dict with its name."""
    if isinstance(value, Plain):
        told: dict[str, Value] = {"is": type(value).__name__}
        for name in value.FIELDS:
            told[name] = to_json(getattr(value, name))
        return told
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    return value
