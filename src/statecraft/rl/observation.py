"""The raw row: a whole view as numbers, always of the same length, for who wants to make columns of their own.

What agents observe unless they ask for this is in `dense`. Everything comes from the seat's own view and the question it is asked, so a row tells no secret. The
row has named parts; holders and seats come in turn order from the observer on, so that "I" am always
the first. Amounts stay as they are on the table: scaling them is the agent's business.
"""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from statecraft.core.engine.frame import Frame
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.struct import Struct
from statecraft.core.record.views import View
from statecraft.core.trade.offers import Offer
from statecraft.core.trade.pledges import BROKEN, KEPT
from statecraft.rl.tokens import Composed

Part: TypeAlias = tuple[str, Sequence[int]]
Row: TypeAlias = NDArray[np.float32]
BoardParts: TypeAlias = Callable[[View, int], list[Part]]

FURTHEST = 1_000_000
"""No number in a row is further from 0 than this."""
FRAMES = 4
"""So many steps of the rulebook are told, from the top of the stack."""
LEAVES = 24
"""So many numbers of each."""
OFFERS = 6
"""So many offers to the observer are told, the oldest first."""
OFFER_ROWS, PLEDGE_ROWS = 8, 2
SPELLED = 8
"""So many numbers of the action that is being composed out, the last ones."""


def turned(row: Sequence[int], first: int, each: int = 1) -> list[int]:
    """A row with ``each`` numbers a holder, begun with the holder ``first``.

    >>> turned([10, 11, 20, 21, 30, 31], 1, each=2)
    [20, 21, 30, 31, 10, 11]
    """
    return [*row[first * each :], *row[: first * each]]


@lru_cache(maxsize=4096)
def bits(cards: int, count: int) -> tuple[int, ...]:
    """A set of cards as 0 and 1; hands change seldom and are looked at often.

    >>> bits(0b101, 4)
    (1, 0, 1, 0)
    """
    return tuple([cards >> card & 1 for card in range(count)])


@lru_cache(maxsize=4096)
def one_hot(at: int, count: int) -> tuple[int, ...]:
    """A 1 at a place; none for a place outside.

    >>> one_hot(1, 3), one_hot(-1, 3)
    ((0, 1, 0), (0, 0, 0))
    """
    return tuple([int(place == at) for place in range(count)])


class Observer:
    """Turns views of one table into rows. ``parts`` says where in a row what stands."""

    furthest = FURTHEST

    def __init__(self, game: Game, board: BoardParts, view: View, deals: bool) -> None:
        """``view`` is any view of such a table; all others give rows of the same parts."""
        records = game.catalogue.by_name.values()
        self._record = {cls: number for number, cls in enumerate(records, start=1)}
        frames = [cls for cls in records if issubclass(cls, Frame)]
        self._frame = {cls: number for number, cls in enumerate(frames)}
        self._verbs = len(game.verbs)
        self._board = board
        self._deals = deals
        # A step is immutable, and mostly there for several observations: it and its numbers, by depth.
        self._told: list[tuple[Frame[Any] | None, list[Part]]] = [
            (None, self._step(depth, None)) for depth in range(FRAMES)
        ]
        self.parts: Mapping[str, slice] = self._places(view)
        self.length = max(part.stop for part in self.parts.values())
        self._packed = struct.Struct(f"={self.length}i")

    def _places(self, view: View) -> dict[str, slice]:
        places: dict[str, slice] = {}
        at = 0
        for name, numbers in self._observed(view, Seat(0)):
            places[name] = slice(at, at + len(numbers))
            at += len(numbers)
        return places

    def row(self, view: View, seat: Seat, scores: Sequence[int] = ()) -> Row:
        """The row of a seat that is asked nothing; the scores are among its parts already."""
        numbers: list[int] = []
        for _name, part in self._observed(view, seat):
            numbers += part
        # Packed first: numpy would take four times as long to read the list itself.
        return np.frombuffer(self._packed.pack(*numbers), np.int32).astype(np.float32)

    def asked(self, row: Row, view: View, composed: Composed) -> Row:
        """The same row for a seat that is asked: which step asks, whether it must be answered, and how
        far the answer is composed out."""
        asked = row.copy()
        place = self.parts["asked"]
        asked[place.start + self._frame[type(view.stack[composed.question.at])]] = 1
        if composed.question.must:
            asked[place.stop - 1] = 1
        if composed.verb >= 0:
            asked[self.parts["composed.verb"].start + composed.verb] = 1
            numbers = composed.numbers[-SPELLED:]
            at = self.parts["composed.numbers"].start
            asked[at] = len(numbers)
            for number in numbers:
                at += 1
                asked[at] = number
        return asked

    def _observed(self, view: View, seat: Seat) -> list[Part]:
        data: list[Part] = [
            ("seat", one_hot(seat, len(view.holders))),
            ("turn", one_hot((view.turn - seat) % len(view.holders), len(view.holders))),
            ("time", [view.round, view.turns, view.inputs_used]),
            ("conceded", turned([int(gone) for gone in view.conceded], seat)),
            ("asked", one_hot(-1, len(self._frame) + 1)),
            ("composed.verb", one_hot(-1, self._verbs)),
            ("composed.numbers", one_hot(-1, SPELLED + 1)),
            *self._stack(view),
        ]
        if self._deals:
            data.append(("offers", self._offers(view, seat)))
        data.append(("pledges", _pledges(view, seat)))
        data += self._board(view, seat)
        return data

    def _stack(self, view: View) -> list[Part]:
        data: list[Part] = []
        for depth in range(FRAMES):
            frame = view.stack[-1 - depth] if len(view.stack) > depth else None
            last, parts = self._told[depth]
            if frame is not last:
                parts = self._step(depth, frame)
                self._told[depth] = (frame, parts)
            data += parts
        return data

    def _step(self, depth: int, frame: Frame[Any] | None) -> list[Part]:
        kind = -1 if frame is None else self._frame[type(frame)]
        leaves = [] if frame is None else [*self._leaves(frame.fields())][:LEAVES]
        return [
            (f"step.{depth}", one_hot(kind, len(self._frame))),
            (f"step.{depth}.numbers", _filled(leaves, LEAVES)),
        ]

    def _leaves(self, value: Any) -> Iterator[int]:
        """The numbers in a frame's fields. A record begins with the number of its class; 0 is None."""
        if isinstance(value, Struct):
            yield self._record[type(value)]
            value = value.fields()
        if isinstance(value, tuple | list):
            for item in value:
                yield from self._leaves(item)
        elif value is None:
            yield 0
        elif isinstance(value, int):
            # Some steps keep sets, one bit each; a large one is told as large, no more.
            yield max(-FURTHEST, min(FURTHEST, int(value)))
        else:
            raise TypeError(f"a frame holds {value!r}, which is no number")

    def _offers(self, view: View, seat: Seat) -> list[int]:
        """What is offered to the observer: by whom, for how long, what for what, and promises."""
        me = view.holders[seat]
        mine = [offer for offer in view.offers if me in offer.asked()][:OFFERS]
        data: list[int] = []
        for offer in mine:
            data += _offer(offer, view, seat)
        each = 4 + 4 * OFFER_ROWS + 4 * PLEDGE_ROWS
        return _filled(data, OFFERS * each)


def _offer(offer: Offer, view: View, seat: Seat) -> list[int]:
    ahead = (offer.by - seat) % len(view.holders)
    data = [1, offer.id, ahead, offer.until - view.turns]
    me = view.holders[seat]
    for rows in (offer.gets(me), offer.gives(me)):
        data += _filled([number for row in rows for number in row], 2 * OFFER_ROWS)
    return data + _filled([number for row in offer.pledges for number in row], 4 * PLEDGE_ROWS)


def _pledges(view: View, seat: Seat) -> list[int]:
    """For each holder: its promises to the observer that stand, the observer's to it, and how many of
    its promises to anybody are remembered as kept and as broken."""
    me, count = view.holders[seat], max(view.holders) + 1
    data = [0] * (4 * count)
    for pledge in view.pledges:
        theirs = (pledge.by - me) % count * 4
        if pledge.status == KEPT:
            data[theirs + 2] += 1
        elif pledge.status == BROKEN:
            data[theirs + 3] += 1
        elif pledge.to == me:
            data[theirs] += 1
        elif pledge.by == me:
            data[(pledge.to - me) % count * 4 + 1] += 1
    return data


def _filled(numbers: list[int], count: int) -> list[int]:
    return numbers + [0] * (count - len(numbers))
