"""States as bytes: a documented, versioned format that refuses damage (ST-1.11).

``STATECRAFT`` and a format number, a CRC-32 of all that follows, then the size of the heading in two
bytes, the heading (game, rules version, edition digest, options and seats, as encoded by
:mod:`statecraft.core.plain`) and the position with the ids, as packed by
:mod:`statecraft.core.packing`: the game's own fields first (:mod:`statecraft.core.layout`), then
the machine's, in the order of ``_pack_machine``.

The digest covers heading and position, both encoded: it depends on what a position is, not on how
it is packed, and which question has which number is no part of it.
"""

import struct
from hashlib import sha256
from struct import pack, unpack_from
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from statecraft.core.ids import Holder
from statecraft.core.packing import Packer
from statecraft.core.plain import Damaged, Plain, Value, decode, encode
from statecraft.core.pledge import STATUSES, Pledge
from statecraft.core.question import Question
from statecraft.core.unpacking import Unpacker

if TYPE_CHECKING:
    from statecraft.core.game import Game
    from statecraft.core.state import State

MAGIC: Final = b"STATECRAFT\x03"
HEAD: Final = "<11sI"
"""The magic bytes and the check sum."""
HEAD_SIZE: Final = 15
POSITION: Final = ("stack", "tally", "offers", "pledges", "orders", "conceded", "spent", "result")
PLEDGE: Final = 7
"""Numbers of a pledge."""
KNOWN: Final = 256
"""So many headings and rows of pledges are known before they are forgotten."""


def _heading(table: "State") -> bytes:
    """Game, rules version, edition, options and seats; worked out once for a table and its copies."""
    if not table.heading:
        game = table.game
        edition = table.edition.digest
        told = [game.name, game.rules_version, edition, table.options, table.holders]
        table.heading = encode(told)
    return table.heading


def _position(table: "State") -> list[Value]:
    # Seats may be NOBODY, -1: counted from 0, all these numbers are one row of bytes.
    numbers = [
        table.phase_inputs,
        table.round,
        table.turn + 1,
        table.turns,
        table.offer_count,
        table.clock_by + 1,
    ]
    fields: list[Value] = [numbers]
    fields += [getattr(table, name) for name in POSITION]
    fields += [getattr(table, name) for name in (*table.NUMBERS, *table.BOARD)]
    # A board is mostly lists of numbers: all of them together are one row.
    sizes: list[int] = []
    row: list[int] = []
    for name in table.ROWS:
        values = getattr(table, name)
        sizes.append(len(values))
        row += values
    fields += [sizes, row]
    return fields


def digest(table: "State") -> str:
    """SHA-256 of game, rules version, edition, options, seats and position, in hex."""
    return sha256(_heading(table) + encode(_position(table))).hexdigest()


def to_bytes(table: "State") -> bytes:
    layout = table.game.layout
    out = Packer(*layout.read(table))
    out.values(layout.values(table))
    _pack_machine(out, table)
    heading = _heading(table)
    data = b"".join([pack("<H", len(heading)), heading, *out.packed()])
    return pack(HEAD, MAGIC, crc32(data)) + data


def _pack_machine(out: Packer, table: "State") -> None:
    """The machine's own fields. What has one number a seat, or a fixed shape, needs no sizes."""
    words = out.words
    small = out.small
    stack, pledges, asked, resting = table.stack, table.pledges, table.open, table.resting
    offers, tally, result, outcome = table.offers, table.tally, table.result, table.last_outcome
    ordered = any(table.orders)
    small += (
        table.phase_inputs,
        table.round,
        table.turn,
        table.turns,
        table.offer_count,
        table.clock_by,
        table.serial,
        table.ordinal,
        len(stack),
        len(offers),
        len(pledges),
        len(asked),
        len(resting),
        len(tally),
        -1 if outcome is None else outcome[0],
        ordered,
        result is not None,
    )
    small += table.conceded
    small += table.spent
    small += table.asked
    small += table.serials
    records: list[Plain] = []
    for answer in table.answered:
        if answer is None:
            small.append(-1)
        else:
            id, action = answer
            small.append(id)
            records.append(action)
    for purpose in sorted(tally) if tally else ():
        small += (words.setdefault(purpose, len(words)), tally[purpose])
    for p in pledges:
        small += p.row
    for q in asked + resting if resting else asked:
        kind = words.setdefault(q.kind, len(words))
        small += (q.id, q.seat, kind, q.must, q.at, q.serial)
    records += stack
    records += offers
    out.records(records)
    if outcome is not None:
        out.value(outcome[1])
    if ordered:
        out.values(table.orders)
    if result is not None:
        out.value(result)


def from_bytes(game: "Game", blob: bytes) -> "State":
    """The state that was saved; :class:`Damaged` says why these bytes are none of this game's."""
    if not blob.startswith(MAGIC):
        raise Damaged("these bytes are no saved state, or one of another format version")
    try:
        _, check = unpack_from(HEAD, blob)
        data = blob[HEAD_SIZE:]
        if crc32(data) != check:
            raise Damaged("the check sum does not match: the saved state is damaged")
        size = 2 + data[0] + data[1] * 256
        return _rebuilt(game, data[2:size], Unpacker(data[size:], game.catalogue))
    except (AttributeError, LookupError, TypeError, ValueError, struct.error) as error:
        if isinstance(error, Damaged):
            raise
        raise Damaged(f"these values make no state of {game.name}: {error}") from None


def _read_heading(game: "Game", heading: bytes) -> Value:
    """What a heading says; tables of one kind share theirs, so each is read once."""
    told = game.headings.get(heading)
    if told is not None:
        return told
    told = decode(heading, game.catalogue)
    if told[0] != game.name:
        raise Damaged(f"this is a saved state of {told[0]}, not of {game.name}")
    if told[1] != game.rules_version:
        raise Damaged(f"saved under rules version {told[1]}; this is {game.rules_version}")
    if told[2] != game.edition.digest:
        raise Damaged("saved with another edition of the game")
    if len(game.headings) >= KNOWN:
        game.headings.clear()
    game.headings[heading] = told
    return told


def _read_pledges(game: "Game", row: tuple[int, ...]) -> tuple[Pledge, ...]:
    """The pledges of a row; they stand through many positions, so each row is read once."""
    made: list[Pledge] = []
    for at in range(0, len(row), PLEDGE):
        by, to, kind, what, amount, until, status = row[at : at + PLEDGE]
        made.append(Pledge(Holder(by), Holder(to), kind, what, amount, until, STATUSES[status]))
    if len(game.pledges) >= KNOWN:
        game.pledges.clear()
    pledges = game.pledges[row] = tuple(made)
    return pledges


def _rebuilt(game: "Game", heading: bytes, packed: Unpacker) -> "State":
    told = _read_heading(game, heading)
    table = game.table(game, game.edition, told[3], told[4])
    table.heading = heading
    table.settle_options()
    packed.at = game.layout.fill(table, packed.small, packed.bulk)
    game.layout.fill_values(table, packed.values())
    _unpack_machine(packed, table)
    packed.end()
    table.wait_again()
    return table


def _unpack_machine(packed: Unpacker, table: "State") -> None:
    seats = len(table.holders)
    small: list[Any] = packed.small
    words = packed.words
    at = packed.at
    table.phase_inputs, table.round, table.turn, table.turns = small[at : at + 4]
    table.offer_count, table.clock_by, table.serial, table.ordinal = small[at + 4 : at + 8]
    depth, offers, pledges, asked, resting, tally, outcome, ordered, over = small[at + 8 : at + 17]
    at += 17
    conceded = small[at : at + seats]
    table.conceded = tuple(map(bool, conceded)) if 1 in conceded else (False,) * seats
    at += seats
    table.spent = small[at : at + seats]
    at += seats
    table.asked = small[at : at + seats]
    at += seats
    table.serials = small[at : at + depth]
    at += depth
    answers = small[at : at + seats]
    at += seats
    begin, end = at, at + 2 * tally
    counts: dict[str, int] = {}
    for at in range(begin, end, 2):
        counts[words[small[at]]] = small[at + 1]
    table.tally = counts
    begin, end = end, end + PLEDGE * pledges
    if pledges:
        row = tuple(small[begin:end])
        table.pledges = table.game.pledges.get(row) or _read_pledges(table.game, row)
    else:
        table.pledges = ()

    begin, end = end, end + 6 * (asked + resting)
    questions: list[Question] = []
    for at in range(begin, end, 6):
        id, seat, kind, must, frame, serial = small[at : at + 6]
        questions.append(Question(id, seat, words[kind], must == 1, frame, serial))
    table.open, table.resting = tuple(questions[:asked]), tuple(questions[asked:])

    packed.at = end
    given = seats - answers.count(-1)
    records = packed.records(given + depth + offers)
    table.stack = records[given : given + depth]
    table.offers = tuple(records[given + depth :])
    following = iter(records)
    table.answered = [None if id < 0 else (id, next(following)) for id in answers]
    table.last_outcome = None if outcome < 0 else (outcome, packed.value())
    table.orders = tuple(packed.values()) if ordered else ((),) * seats
    table.result = packed.value() if over else None
