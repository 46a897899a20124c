"""Unpacking: the values that :mod:`statecraft.core.packing` packed, or what is wrong with them."""

from array import array
from struct import calcsize, unpack_from
from sys import byteorder
from typing import Any, Final

from statecraft.core.cards import Deck
from statecraft.core.packing import (
    BYTES,
    DECK,
    DICT,
    FALSE,
    INT,
    LIST,
    LIST_ROW,
    NONE,
    RECORD,
    ROW,
    SIZES,
    SMALL_BYTES,
    TABLE,
    TRUE,
    TUPLE,
    WIDE,
    WIDE_BYTES,
    WORD,
)
from statecraft.core.plain import Catalogue, Damaged, Plain, Value

_FIRST: Final = calcsize(SIZES)
_DEEPEST: Final = 40


class Unpacker:
    """Gives back what was packed, in the same order; :class:`Damaged` where it cannot have been."""

    __slots__ = ("at", "bulk", "catalogue", "small", "wide", "wide_at", "words")
    small: list[int]
    wide: tuple[int, ...]

    def __init__(self, data: bytes, catalogue: Catalogue) -> None:
        sizes = unpack_from(SIZES, data)
        count, wide_count, bulk, word_count, small_bytes, wide_bytes = sizes
        small_at = _FIRST + bulk
        wide_at = small_at + count * small_bytes
        begin = wide_at + wide_count * wide_bytes
        if begin > len(data) or not small_bytes or not wide_bytes:
            raise Damaged("the bytes end in the middle of a row")
        self.bulk = data[_FIRST:small_at]
        if small_bytes == SMALL_BYTES:
            row = array("h", data[small_at:wide_at])
            if byteorder == "big":
                row.byteswap()
            self.small = row.tolist()
        else:
            self.small = _numbers(data[small_at:wide_at], small_bytes)
        if wide_bytes == WIDE_BYTES:
            self.wide = unpack_from(f"<{wide_count}q", data, wide_at)
        else:
            self.wide = tuple(_numbers(data[wide_at:begin], wide_bytes))
        words = _split(data[begin:]) if word_count else []
        if len(words) != word_count or (begin != len(data) and not words):
            raise Damaged("there are more words, or fewer, than there should be")
        self.words = words
        self.at = 0
        self.wide_at = 0
        self.catalogue = catalogue

    def end(self) -> None:
        """All that was packed has been read."""
        if self.at != len(self.small) or self.wide_at != len(self.wide):
            raise Damaged("numbers are missing, or left over")

    def numbers(self, size: int) -> list[int]:
        """So many small numbers."""
        at = self.at
        self.at = at + size
        return self.small[at : at + size]

    def value(self, depth: int = 0) -> Value:
        small = self.small
        at = self.at
        tag = small[at]
        if tag == INT:
            self.at = at + 2
            return small[at + 1]
        if tag == RECORD:
            self.at = at + 1
            return self.records(1, depth + 1)[0]
        if tag >= ROW:
            begin = at + 1
            self.at = end = begin + tag - ROW
            return tuple(small[begin:end])
        if tag == DECK:
            return self._deck()
        self.at = at + 1
        if tag == TABLE:
            return self._table()
        if tag == NONE:
            return None
        if tag == WORD:
            return self.words[self._number()]
        if tag == TUPLE:
            return tuple(self.values(depth + 1))
        if tag == DICT:
            return self._pairs(depth + 1)
        if tag == WIDE:
            self.wide_at += 1
            return self.wide[self.wide_at - 1]
        if tag == FALSE:
            return False
        if tag == TRUE:
            return True
        if tag == LIST:
            return self.values(depth + 1)
        if tag == LIST_ROW:
            return self.numbers(self._number())
        if tag == BYTES:
            return bytes(self.numbers(self._number()))
        raise Damaged(f"no value begins with {tag}")

    def _table(self) -> tuple[tuple[int, ...], ...]:
        rows = self._number()
        width = self._number()
        small = self.small
        begin = self.at
        self.at = end = begin + rows * width
        if end > len(small):
            raise Damaged("more rows than numbers")
        return tuple([tuple(small[at : at + width]) for at in range(begin, end, width)])

    def _number(self) -> int:
        """A size, or the number of a word."""
        number = self.small[self.at]
        self.at += 1
        if number < 0:
            raise Damaged("a size below nothing")
        return number

    def values(self, depth: int = 0) -> list[Value]:
        """As many as were packed together."""
        if depth > _DEEPEST:
            raise Damaged("values nested too deep")
        small = self.small
        values: list[Value] = []
        size = self._number()
        at = self.at
        for _ in range(size):
            # Most are small numbers or rows of them, so they take the short way.
            tag = small[at]
            at += 1
            if tag == INT:
                values.append(small[at])
                at += 1
            elif tag >= ROW:
                begin = at
                at += tag - ROW
                values.append(tuple(small[begin:at]))
            else:
                self.at = at - 1
                values.append(self._deck() if tag == DECK else self.value(depth))
                at = self.at
        self.at = at
        return values

    def _pairs(self, depth: int) -> dict[Value, Value]:
        if depth > _DEEPEST:
            raise Damaged("values nested too deep")
        pairs: dict[Value, Value] = {}
        for _ in range(self._number()):
            key = self.value(depth)
            if type(key) not in (int, str):
                raise Damaged("a dict key that is neither a number nor a word")
            pairs[key] = self.value(depth)
        return pairs

    def records(self, count: int, depth: int = 0) -> list[Any]:
        """So many records, one after the other."""
        small, words, signed = self.small, self.words, self.catalogue.signed
        at = self.at
        found: list[Any] = []
        cls: Any
        for _ in range(count):
            number = small[at]
            at += 1
            if number < 0:
                cls, size = self._class(words[-1 - number])
                self.at = at
                fields: list[Value] = self.values(depth + 1)
                at = self.at
                if len(fields) != size:
                    raise Damaged(f"{cls.__name__} has {size} fields, not {len(fields)}")
                found.append(cls(*fields))
                continue
            cls, size = signed.get(words[number]) or self._class(words[number])
            if size == 1:
                found.append(cls(small[at]))
            elif size == 0:
                found.append(cls())
            else:
                found.append(cls(*small[at : at + size]))
            at += size
        self.at = at
        return found

    def _class(self, signature: str) -> tuple[type[Plain], int]:
        found = self.catalogue.signed.get(signature)
        if found is None:
            raise Damaged(f"there is no record called {signature}")
        return found

    def _deck(self) -> Deck:
        wide = self.wide
        at = self.wide_at + 7
        hands, known, top, under, end, pool, gone = wide[at - 7 : at]
        hands += at
        known += hands
        top += known
        under += top
        self.wide_at = end = end + under
        name = self.words[self.small[self.at + 1]]
        self.at += 2
        return Deck(
            name,
            wide[at:hands],
            pool,
            wide[top:under],
            wide[under:end],
            wide[hands:known],
            wide[known:top],
            gone,
        )


def _numbers(row: bytes, width: int) -> list[int]:
    """The numbers of a row, so many bytes each."""
    places = range(0, len(row), width)
    return [int.from_bytes(row[at : at + width], "little", signed=True) for at in places]


def _split(data: bytes) -> list[str]:
    words = data.decode().split("\0")
    if b"\1" in data:
        return [word.replace("\1,", "\0").replace("\1.", "\1") for word in words]
    return words
