"""Packing: plain values as rows of numbers and a list of words, made to be quick.

A saved state is written and read far more often than anybody looks into it, so its values are not
spelled out one by one as :mod:`statecraft.core.plain` does for views and digests. They become
numbers in two rows, one for small numbers and one for sets of cards and the like, after the bytes
that a board can be written in at once; each word is written once and then named by its number. Small numbers have two bytes and wide ones eight; where
one of a row does not fit, all of it have as many as the largest needs. Little-endian throughout.
"""

import struct
from collections.abc import Sequence
from struct import pack
from typing import Final, TypeAlias

from statecraft.core.cards import Deck
from statecraft.core.layout import Reader, fields_of
from statecraft.core.plain import Plain, Value, signature

# A value is one of these and what it needs: nothing, a number, a word, or a size and so many more.
# From ROW on it is a tuple of so many more numbers; a TABLE is one of such rows of one length.
NONE: Final = 0
FALSE: Final = 1
TRUE: Final = 2
INT: Final = 3
WIDE: Final = 4
WORD: Final = 5
BYTES: Final = 6
TUPLE: Final = 7
LIST: Final = 8
DICT: Final = 9
RECORD: Final = 10
LIST_ROW: Final = 11
TABLE: Final = 12
DECK: Final = 13
ROW: Final = 32
SIZES: Final = "<IIIHBB"
"""How many numbers are small, wide, single bytes; how many words; the bytes of a small, a wide one."""
SMALL_BYTES: Final = 2
WIDE_BYTES: Final = 8
_SMALL: Final = 1 << 15
_WIDE: Final = 1 << 63

Plan: TypeAlias = tuple[str, Reader | None]
_PLANS: Final[dict[type, Plan]] = {}


def _plan(kind: type[Plain]) -> Plan:
    """What a class is called and the way to its fields, if it has any; worked out once for each."""
    plan = _PLANS[kind] = (signature(kind), fields_of(kind.FIELDS) if kind.FIELDS else None)
    return plan


class Packer:
    """Takes values one after the other, after a row to begin with; ``packed`` gives their bytes."""

    __slots__ = ("bulk", "small", "wide", "words")

    def __init__(self, small: list[int], bulk: bytes = b"") -> None:
        self.small = small
        self.bulk = bulk
        self.wide: list[int] = []
        self.words: dict[str, int] = {}

    def word(self, word: str) -> int:
        """The number of a word; a new one is added."""
        return self.words.setdefault(word, len(self.words))

    def value(self, value: Value) -> None:
        """A value of any sort, told apart by a number before it."""
        kind = type(value)
        small = self.small
        if kind is int:
            if -_SMALL <= value < _SMALL:
                small.append(INT)
                small.append(value)
            else:
                small.append(WIDE)
                self.wide.append(value)
        elif value is None:
            small.append(NONE)
        elif kind is tuple:
            if _is_row(value):
                small.append(ROW + len(value))
                small += value
            elif _is_table(value):
                small += (TABLE, len(value), len(value[0]))
                for row in value:
                    small += row
            else:
                small.append(TUPLE)
                self.values(value)
        elif kind is Deck:
            self._deck(value)
        elif isinstance(value, Plain):
            small.append(RECORD)
            self.records((value,))
        elif kind is dict:
            self._pairs(value)
        elif kind is str:
            small.append(WORD)
            small.append(self.word(value))
        elif kind is bool:
            small.append(TRUE if value else FALSE)
        elif kind is list:
            if _is_row(value):
                small.append(LIST_ROW)
                small.append(len(value))
                small += value
            else:
                small.append(LIST)
                self.values(value)
        elif kind is bytes:
            small.append(BYTES)
            small.append(len(value))
            small += value
        else:
            raise TypeError(f"{kind.__name__} is not plain data")

    def values(self, values: Sequence[Value]) -> None:
        """How many there are, and each of them."""
        small = self.small
        small.append(len(values))
        for value in values:
            # Most are small numbers, so they take the short way.
            if type(value) is int and -_SMALL <= value < _SMALL:
                small += (INT, value)
            elif type(value) is Deck:
                self._deck(value)
            elif type(value) is tuple and not value:
                small.append(ROW)
            else:
                self.value(value)

    def _pairs(self, values: dict[Value, Value]) -> None:
        # By number, then by word: two equal dicts give the same bytes however they were filled.
        keys = list(values)
        if len(keys) > 1:
            keys.sort(key=_key_order)
        self.small.append(DICT)
        self.small.append(len(keys))
        for key in keys:
            self.value(key)
            self.value(values[key])

    def records(self, records: Sequence[Plain]) -> None:
        """Records one after the other: each its class, then its fields.

        The number of a class is below 0 where not all of the fields are small numbers.
        """
        small, words, plans = self.small, self.words, _PLANS
        for record in records:
            kind = type(record)
            name, read = plans.get(kind) or _plan(kind)
            number = words.setdefault(name, len(words))
            if read is None:
                small.append(number)
                continue
            fields = read(record)
            for field in fields:
                if type(field) is not int:
                    small.append(-1 - number)
                    self.values(fields)
                    break
            else:
                small.append(number)
                small += fields

    def _deck(self, deck: Deck) -> None:
        """A deck is mostly sets of cards, so all its numbers are wide."""
        sorts, hands, known, top, under = deck.sorts, deck.hands, deck.known, deck.top, deck.under
        words, wide = self.words, self.wide
        self.small += (DECK, words.setdefault(deck.name, len(words)))
        sizes = (len(sorts), len(hands), len(known), len(top), len(under))
        wide += [*sizes, deck.pool, deck.gone, *sorts, *hands, *known, *top, *under]

    def packed(self) -> tuple[bytes, bytes, bytes, bytes]:
        """The parts of the bytes: sizes, single bytes, numbers, words."""
        small, wide, words = self.small, self.wide, self.words
        widths = (SMALL_BYTES, WIDE_BYTES)
        try:
            if wide and max(wide) >= _WIDE:
                # A game with many cards has sets that never fit, so it need not fail first.
                first, second = pack(f"<{len(small)}h", *small), _wide_row(wide)
                row, widths = first + second[0], (SMALL_BYTES, second[1])
            else:
                row = pack(f"<{len(small)}h{len(wide)}q", *small, *wide)
        except struct.error:
            first_row, second_row = _wide_row(small), _wide_row(wide)
            row, widths = first_row[0] + second_row[0], (first_row[1], second_row[1])
        sizes = pack(SIZES, len(small), len(wide), len(self.bulk), len(words), *widths)
        return sizes, self.bulk, row, _joined(words)


def _joined(words: dict[str, int]) -> bytes:
    """The words with a NUL between them; one inside a word is written in another way."""
    text = "\0".join(words)
    if "\1" in text or text.count("\0") >= len(words):
        text = "\0".join([word.replace("\1", "\1.").replace("\0", "\1,") for word in words])
    return text.encode()


def _wide_row(numbers: list[int]) -> tuple[bytes, int]:
    """A row's bytes, as many for each number as the largest needs, and how many that is."""
    width = max([number.bit_length() for number in numbers], default=0) // 8 + 1
    if width > 255:
        raise ValueError(f"a number of {width} bytes is too large to save")
    return b"".join([number.to_bytes(width, "little", signed=True) for number in numbers]), width


def _key_order(key: Value) -> tuple[bool, Value]:
    return (type(key) is str, key)


def _is_row(values: Value) -> bool:
    """Whether these are numbers, or nothing at all."""
    for value in values:
        if type(value) is not int:
            break
    else:
        return True
    return False


def _is_table(values: Value) -> bool:
    """Whether these are rows of numbers, all of one length."""
    width = len(values[0]) if type(values[0]) is tuple else 0
    for value in values:
        if type(value) is not tuple or len(value) != width or not _is_row(value):
            return False
    return width > 0
