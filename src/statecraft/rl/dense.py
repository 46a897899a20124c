"""What an agent observes unless it asks for more: at most 600 numbers of about ±1, each with a name.

The columns are described where they are made: a field has its name, what it says, the names of its columns, and the
amount that counts as 1. What belongs to a game's board is in `boards`; here is what both games have in common.
Everything comes from the seat's own view, the score that everybody sees and the question that the seat is asked, so
a row tells no secret. Holders come in turn order from the observer on.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from statecraft.core.engine.frame import Frame
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.views import View
from statecraft.core.trade.offers import Goods
from statecraft.core.trade.pledges import BROKEN, KEPT
from statecraft.rl.observation import one_hot
from statecraft.rl.tokens import Composed, Words

Row = NDArray[np.float32]
FURTHEST = 2.0
"""An amount that is worth more than this is told as this: few ever are."""
FINE = 1000
"""Amounts that are no whole numbers are counted in parts of this size."""


@dataclass(frozen=True)
class Field:
    """Some columns of a row that belong together: ``scale`` of the table's amount is told as 1. With ``log`` the
    amount is told as log(1 + amount) / log(1 + scale), because some are many times as large as most."""

    name: str
    what: str
    columns: tuple[str, ...]
    scale: float = 1
    log: bool = False


class Dense(Protocol):
    """What a game's board brings to a row: its fields, and their amounts in the same order."""

    @property
    def most(self) -> dict[str, int]:
        """Of kinds of words whose values an edition limits, how many there are."""
        ...

    @property
    def questions(self) -> Sequence[str]:
        """The steps of the rulebook that ask with these settings, by the names of their frames."""
        ...

    @property
    def idle(self) -> frozenset[str]:
        """The verbs that nobody spells out with these settings."""
        ...

    @property
    def fields(self) -> Sequence[Field]: ...

    @property
    def spelled(self) -> Sequence[Field]:
        """What is chosen so far of an answer, beside its verb."""
        ...

    def amounts(self, view: View, seat: Seat, scores: Sequence[int]) -> list[int]:
        """What the fields say."""
        ...

    def told(self, composed: Composed, me: int) -> list[int]:
        """What ``spelled`` says of an answer that is being composed."""
        ...

    def goods(self, goods: Goods) -> tuple[int, ...]:
        """What goods of an offer amount to, in the columns of ``GOODS``."""
        ...


def others(count: int) -> tuple[str, ...]:
    """What the holders are called in their order from the observer on.

    >>> others(3)
    ('me', 'next', 'third')
    """
    return ("me", "next", "third", "fourth", "fifth")[:count]


def crossed(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    """Names of columns of two parts each.

    >>> crossed(("me", "next"), ("water", "food"))
    ('me.water', 'me.food', 'next.water', 'next.food')
    """
    return tuple([f"{a}.{b}" for a in first for b in second])


class DenseObserver:
    """Turns views of one table into dense rows. ``parts`` says where in a row what stands, ``fields`` what it says."""

    furthest = FURTHEST

    def __init__(
        self,
        game: Game,
        board: Dense,
        words: Words,
        holders: Sequence[int],
        goods: tuple[str, ...],
    ) -> None:
        self._board = board
        self._deals = words.deals
        self._count = max(holders) + 1
        self._seats = len(holders)
        self._goods = goods
        frames = {frame.__name__: frame for frame in _frames(game)}
        self._asks = {frames[name]: number for number, name in enumerate(board.questions)}
        verbs = [
            number
            for number, verb in enumerate(game.verbs)
            # One without a field is an answer as soon as it is chosen: nobody is asked in the middle of it.
            if verb.FIELDS and ("verb", number) in words.words and verb.VERB not in board.idle
        ]
        self._verbs = {verb: number for number, verb in enumerate(verbs)}
        asked = [
            Field(
                "asked",
                "the step of the rulebook that asks me; zeros while I am not asked",
                tuple(board.questions),
            ),
            Field(
                "verb",
                "the verb of my answer, once it is chosen",
                tuple([game.verbs[verb].VERB for verb in verbs]),
            ),
            *board.spelled,
        ]
        self.fields: tuple[Field, ...] = (*asked, *self._common(), *board.fields)
        self.parts: Mapping[str, slice] = _places(self.fields)
        self.length = sum([len(field.columns) for field in self.fields])
        self._asked_length = sum([len(field.columns) for field in asked])
        self._blank = [0] * self._asked_length
        self._packed = struct.Struct(f"={self.length}i")
        self._asked_packed = struct.Struct(f"={self._asked_length}i")
        scales = [[field.scale] * len(field.columns) for field in self.fields]
        self._share = (1 / np.array([scale for row in scales for scale in row])).astype(np.float32)
        self._asked_share = self._share[: self._asked_length]
        logs = [
            at
            for field in self.fields
            if field.log
            for at in range(self.parts[field.name].start, self.parts[field.name].stop)
        ]
        self._logs = np.array(logs, np.intp)
        self._log_share = (1 / np.log1p(1 / self._share[self._logs])).astype(np.float32)

    def _common(self) -> list[Field]:
        seats = (
            others(self._seats)
            if self._seats <= 5
            else tuple([f"seat+{n}" for n in range(self._seats)])
        )
        fields = [Field("turn", "whose turn it is", seats)]
        if self._deals:
            rows = tuple([f"{way}.{what}" for way in ("get", "give") for what in self._goods])
            holders = others(self._count)[1:]
            fields += [
                Field("offers", "how many offers wait for my answer", ("count",), 4),
                Field("offer.by", "who makes the latest offer to me", seats[1:]),
                Field("offer", "what I would get and give by it", rows, 50, log=True),
                Field("pledged.to_me", "promises to me that stand", holders, 6),
                Field("pledged.by_me", "promises of mine that stand", holders, 6),
            ]
        return fields

    def row(self, view: View, seat: Seat, scores: Sequence[int]) -> Row:
        """The row of a seat that is asked nothing."""
        seats = len(view.holders)
        amounts = [
            *self._blank,
            *one_hot((view.turn - seat) % seats if view.turn >= 0 else -1, seats),
        ]
        if self._deals:
            amounts += self._offers(view, seat)
            amounts += self._pledges(view, seat)
        amounts += self._board.amounts(view, seat, scores)
        # Packed first: numpy would take four times as long to read the list itself.
        row: Row = np.frombuffer(self._packed.pack(*amounts), np.int32).astype(np.float32)
        row *= self._share
        if len(self._logs):
            logs = row[self._logs] / self._share[self._logs]
            row[self._logs] = np.copysign(np.log1p(np.abs(logs)), logs) * self._log_share
        return np.clip(row, -FURTHEST, FURTHEST, out=row)

    def asked(self, row: Row, view: View, composed: Composed) -> Row:
        """The same row for a seat that is asked: which step asks, and how far the answer is composed."""
        asked = row.copy()
        amounts = [
            *one_hot(self._asks.get(type(view.stack[composed.question.at]), -1), len(self._asks)),
            *one_hot(self._verbs.get(composed.verb, -1), len(self._verbs)),
            *self._board.told(composed, view.holders[composed.question.seat]),
        ]
        told = np.frombuffer(self._asked_packed.pack(*amounts), np.int32).astype(np.float32)
        np.clip(told * self._asked_share, -FURTHEST, FURTHEST, out=asked[: self._asked_length])
        return asked

    def _offers(self, view: View, seat: Seat) -> list[int]:
        me = view.holders[seat]
        mine = [offer for offer in view.offers if me in offer.asked()]
        if not mine:
            return [0] * (self._seats + 2 * len(self._goods))
        last = mine[-1]
        by = one_hot((last.by - seat) % self._seats - 1, self._seats - 1)
        board = self._board
        return [len(mine), *by, *board.goods(last.gets(me)), *board.goods(last.gives(me))]

    def _pledges(self, view: View, seat: Seat) -> list[int]:
        me, count = view.holders[seat], self._count
        theirs, mine = [0] * count, [0] * count
        for pledge in view.pledges:
            if pledge.status in (KEPT, BROKEN):
                continue
            if pledge.to == me:
                theirs[(pledge.by - me) % count] += 1
            elif pledge.by == me:
                mine[(pledge.to - me) % count] += 1
        return theirs[1:] + mine[1:]


def _frames(game: Game) -> list[type[Frame[Any]]]:
    return [cls for cls in game.catalogue.by_name.values() if issubclass(cls, Frame)]


def _places(fields: Sequence[Field]) -> dict[str, slice]:
    places: dict[str, slice] = {}
    at = 0
    for field in fields:
        places[field.name] = slice(at, at + len(field.columns))
        at += len(field.columns)
    return places
