"""Plain data: small immutable records with named fields, and their form as bytes and as JSON.

Everything the engine stores is made of ``None``, numbers, words, tuples and lists of those, and of
:class:`Struct` records. One codec turns such values into bytes and back; it is the documented
format of saved states and the input of every digest, so it must not depend on the Python version,
on hash seeds or on the machine. No pickle: reading bytes can only ever make plain data. (Python's own
pickle is for programs that hand things to their own processes, and builds on these bytes.)
"""

from array import array
from collections.abc import Mapping, Sequence
from sys import byteorder
from typing import Any, ClassVar, Final, TypeAlias, Union

from statecraft.core.native import mypyc_attr

PlainValue: TypeAlias = Union[
    bool, int, str, bytes, "Struct", Sequence["PlainValue"], Mapping[Any, "PlainValue"], None
]
"""What can be stored, hashed and sent. What comes out of bytes, JSON or a chance outcome is ``Any``
until somebody has looked at it: its shape is checked, not known."""


class Damaged(ValueError):
    """Bytes or JSON that no saved value looks like; says what was wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Struct:
    """A record of named fields. The constructor takes them in the order of ``FIELDS``.

    Records are never changed after they are made; a change is a new record.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    NAME: ClassVar[str] = ""
    """What the record is called in bytes and JSON, whatever its class is called. Actions go by their ``VERB``."""

    def fields(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        data = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({data})"

    def __copy__(self) -> "Struct":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Struct":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()


def name_of(cls: type[Struct]) -> str:
    """What the records of a class are called in bytes and JSON."""
    name: str = getattr(cls, "VERB", "") or cls.NAME
    if not name:
        raise TypeError(f"{cls.__name__} has no NAME, so it cannot be written down")
    return name


class Catalogue:
    """The record classes that one game's bytes and JSON may name."""

    __slots__ = ("by_name",)

    def __init__(self, classes: tuple[type[Struct], ...]) -> None:
        self.by_name: dict[bytes, type[Struct]] = {}
        for cls in classes:
            name = name_of(cls).encode()
            if self.by_name.get(name, cls) is not cls:
                raise ValueError(f"two record classes are both called {name_of(cls)}")
            self.by_name[name] = cls

    def make(self, name: bytes, fields: list[Any]) -> Struct:
        cls = self.by_name.get(name)
        if cls is None:
            raise Damaged(f"there is no record called {name!r}")
        if len(fields) != len(cls.FIELDS):
            raise Damaged(f"{cls.__name__} has {len(cls.FIELDS)} fields, not {len(fields)}")
        try:
            return cls(*fields)
        except TypeError as error:
            raise Damaged(f"{cls.__name__}: {error}") from None


# One byte says what follows; a byte of 64 to 255 is itself a number, 0 to 191. Sizes are one byte,
# or 255 and four more. A row is a list (or tuple) of numbers 0 to 255 as one byte each, a wide row
# one of 64-bit numbers; all little-endian.
_NONE: Final = 0
_FALSE: Final = 1
_TRUE: Final = 2
_INT: Final = 3
_STR: Final = 4
_BYTES: Final = 5
_TUPLE: Final = 6
_LIST: Final = 7
_DICT: Final = 8
_RECORD: Final = 9
_ROW: Final = 10
_TUPLE_ROW: Final = 11
_WIDE: Final = 12
_TUPLE_WIDE: Final = 13
_SMALL: Final = 64
_SMALLEST_TOO_BIG: Final = 256 - _SMALL
_ROW_FROM: Final = 3
_ONLY_INTS: Final = {int}
_DEEPEST: Final = 40


_HEADS: Final[dict[type, bytes]] = {}


def _head(cls: type[Struct]) -> bytes:
    """What every record of a class begins with: tag, name and number of fields."""
    name = name_of(cls).encode()
    head = bytes([_RECORD, len(name)]) + name + bytes([len(cls.FIELDS)])
    _HEADS[cls] = head
    return head


def _put_size(out: bytearray, size: int) -> None:
    if size < 255:
        out.append(size)
    else:
        out.append(255)
        out += size.to_bytes(4, "little")


def _put(out: bytearray, value: Any) -> None:
    kind = type(value)
    if kind is int:
        if 0 <= value < _SMALLEST_TOO_BIG:
            out.append(_SMALL + value)
        else:
            data = value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True)
            out.append(_INT)
            _put_size(out, len(data))
            out += data
    elif kind is tuple:
        if len(value) >= _ROW_FROM and set(map(type, value)) == _ONLY_INTS:
            if min(value) >= 0 and max(value) <= 255:
                out.append(_TUPLE_ROW)
                _put_size(out, len(value))
                out += bytes(value)
                return
            wide = _wide(value)
            if wide:
                out.append(_TUPLE_WIDE)
                _put_size(out, len(wide))
                out += wide
                return
        out.append(_TUPLE)
        _put_all(out, value)
    elif kind is list:
        _put_list(out, value)
    elif value is None:
        out.append(_NONE)
    elif kind is bool:
        out.append(_TRUE if value else _FALSE)
    elif kind is str:
        data = value.encode()
        out.append(_STR)
        _put_size(out, len(data))
        out += data
    elif isinstance(value, Struct):
        head = _HEADS.get(kind)
        out += _head(type(value)) if head is None else head
        for name in value.FIELDS:
            field = getattr(value, name)
            if type(field) is int and 0 <= field < _SMALLEST_TOO_BIG:
                out.append(_SMALL + field)
            else:
                _put(out, field)
    elif kind is dict:
        _put_dict(out, value)
    elif kind is bytes:
        out.append(_BYTES)
        _put_size(out, len(value))
        out += value
    else:
        raise TypeError(f"{kind.__name__} is not plain data")


def _put_all(out: bytearray, values: Sequence[PlainValue]) -> None:
    """A size and so many values. Most values are small numbers, so they take the short way."""
    _put_size(out, len(values))
    for value in values:
        if type(value) is int and 0 <= value < _SMALLEST_TOO_BIG:
            out.append(_SMALL + value)
        else:
            _put(out, value)


def _put_list(out: bytearray, values: list[Any]) -> None:
    """Lists of numbers are most of a board, so they are tried as a row of bytes first.

    A flag in a list counts as the number it equals; flags that must stay flags go into tuples.
    """
    if len(values) >= _ROW_FROM:
        try:
            row = bytes(values)
        except TypeError:
            row = b""
        except ValueError:
            row = _wide(values)
            if row:
                out.append(_WIDE)
                _put_size(out, len(row))
                out += row
                return
        if row:
            out.append(_ROW)
            _put_size(out, len(row))
            out += row
            return
    out.append(_LIST)
    _put_all(out, values)


def _wide(values: Sequence[int]) -> bytes:
    """The numbers in eight bytes each; nothing where one of them needs more."""
    try:
        wide = array("q", values)
    except (OverflowError, TypeError):
        return b""
    if byteorder == "big":
        wide.byteswap()
    return wide.tobytes()


def _put_dict(out: bytearray, values: Mapping[Any, PlainValue]) -> None:
    # Sorted by the bytes of the key: two equal dicts give the same bytes however they were filled.
    pairs = sorted([(encode(key), value) for key, value in values.items()], key=_first)
    out.append(_DICT)
    _put_size(out, len(pairs))
    for key, value in pairs:
        out += key
        _put(out, value)


def _first(pair: tuple[bytes, Any]) -> bytes:
    return pair[0]


def encode(value: PlainValue) -> bytes:
    """The bytes of a plain value.

    >>> decode(encode((1, [2, 300], None, "salt")), Catalogue(()))
    (1, [2, 300], None, 'salt')
    """
    out = bytearray()
    _put(out, value)
    return bytes(out)


def decode(data: bytes, catalogue: Catalogue) -> Any:
    """The value whose bytes these are; :class:`Damaged` where there is none."""
    reader = _Reader(data, catalogue)
    try:
        value = reader.value(0)
    except (IndexError, UnicodeDecodeError) as error:
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

    def size(self) -> int:
        at = self.at
        size = self.data[at]
        if size < 255:
            self.at = at + 1
            return size
        self.at = at + 5
        return int.from_bytes(self.data[at + 1 : at + 5], "little")

    def chunk(self) -> bytes:
        size = self.size()
        at = self.at
        self.at = at + size
        chunk = self.data[at : at + size]
        if len(chunk) != size:
            raise Damaged("the bytes end in the middle of a value")
        return chunk

    def values(self, depth: int) -> list[Any]:
        size = self.size()
        data = self.data
        if size > len(data) or depth > _DEEPEST:
            raise Damaged("a list longer than its bytes, or values nested too deep")
        values: list[Any] = []
        for _ in range(size):
            tag = data[self.at]
            if tag >= _SMALL:
                self.at += 1
                values.append(tag - _SMALL)
            else:
                values.append(self.value(depth))
        return values

    def value(self, depth: int) -> Any:
        tag = self.data[self.at]
        self.at += 1
        if tag >= _SMALL:
            return tag - _SMALL
        if tag == _RECORD:
            name = self.chunk()
            return self.catalogue.make(name, self.values(depth + 1))
        if tag == _TUPLE:
            return tuple(self.values(depth + 1))
        if tag == _ROW:
            return list(self.chunk())
        if tag == _TUPLE_ROW:
            return tuple(self.chunk())
        if tag == _LIST:
            return self.values(depth + 1)
        if tag == _INT:
            return int.from_bytes(self.chunk(), "little", signed=True)
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
        if tag == _TUPLE_WIDE:
            return tuple(self.wide_row())
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

    def pairs(self, depth: int) -> dict[Any, Any]:
        if depth > _DEEPEST:
            raise Damaged("values nested too deep")
        pairs: dict[Any, Any] = {}
        for _ in range(min(self.size(), len(self.data))):
            key = self.value(depth)
            if type(key) not in (int, str):
                raise Damaged("a dict key that is neither a number nor a word")
            pairs[key] = self.value(depth)
        return pairs


def to_json(value: PlainValue) -> Any:
    """A plain value as JSON can hold it: tuples become lists, a record a dict with its name."""
    if isinstance(value, Struct):
        data: dict[str, Any] = {"is": name_of(type(value))}
        for name in value.FIELDS:
            data[name] = to_json(getattr(value, name))
        return data
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    return value
