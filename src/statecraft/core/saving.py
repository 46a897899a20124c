"""States as bytes: a documented, versioned format that refuses damage (ST-1.11).

``STATECRAFT`` and a format number, a CRC-32 of all that follows, then two encoded values (see
:mod:`statecraft.core.plain`): the heading with game, rules version, edition digest, options and
seats, after its size in two bytes; and the position with the ids. The digest covers heading and
position: which question has which number is no part of it.
"""

from hashlib import sha256
from typing import TYPE_CHECKING
from zlib import crc32

from statecraft.core.ids import Seat
from statecraft.core.plain import Damaged, Value, decode, encode
from statecraft.core.question import Question, seat_of

if TYPE_CHECKING:
    from statecraft.core.game import Game
    from statecraft.core.state import State

MAGIC = b"STATECRAFT\x01"
POSITION = ("stack", "tally", "offers", "pledges", "orders", "conceded", "spent", "result")
KNOWN_HEADINGS = 256
IDS = ("serials", "asked", "answered", "last_outcome")


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
    fields += [getattr(table, name) for name in table.BOARD]
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
    ids: list[Value] = [[table.serial, table.ordinal]]
    ids += [getattr(table, name) for name in IDS]
    ids += [_told(table.open), _told(table.resting)]
    heading = _heading(table)
    data = len(heading).to_bytes(2, "little") + heading + encode((_position(table), ids))
    return MAGIC + crc32(data).to_bytes(4, "little") + data


def _told(questions: tuple[Question, ...]) -> list[Value]:
    return [(q.id, q.kind, q.must, q.at, q.serial) for q in questions]


def _asked(told: list[Value]) -> tuple[Question, ...]:
    return tuple(
        [Question(q, Seat(seat_of(q)), kind, must, at, n) for q, kind, must, at, n in told]
    )


def from_bytes(game: "Game", blob: bytes) -> "State":
    """The state that was saved; :class:`Damaged` says why these bytes are none of this game's."""
    if not blob.startswith(MAGIC):
        raise Damaged("these bytes are no saved state, or one of another format version")
    data = blob[len(MAGIC) + 4 :]
    if crc32(data).to_bytes(4, "little") != blob[len(MAGIC) : len(MAGIC) + 4]:
        raise Damaged("the check sum does not match: the saved state is damaged")
    size = 2 + int.from_bytes(data[:2], "little")
    try:
        return _rebuilt(game, data[2:size], decode(data[size:], game.catalogue))
    except (AttributeError, IndexError, TypeError) as error:
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
    if len(game.headings) >= KNOWN_HEADINGS:
        game.headings.clear()
    game.headings[heading] = told
    return told


def _rebuilt(game: "Game", heading: bytes, values: Value) -> "State":
    position, ids = values
    told = _read_heading(game, heading)
    table = game.table(game, game.edition, told[3], told[4])
    table.heading = heading
    table.settle_options()
    numbers = position[0]
    table.phase_inputs, table.round = numbers[0], numbers[1]
    table.turn, table.turns = Seat(numbers[2] - 1), numbers[3]
    table.offer_count, table.clock_by = numbers[4], Seat(numbers[5] - 1)
    for at, name in enumerate((*POSITION, *table.BOARD), start=1):
        setattr(table, name, position[at])
    sizes, row = position[-2:]
    at = 0
    for name, size in zip(table.ROWS, sizes, strict=True):
        setattr(table, name, row[at : at + size])
        at += size
    table.serial, table.ordinal = ids[0]
    for at, name in enumerate(IDS, start=1):
        setattr(table, name, ids[at])
    table.open, table.resting = _asked(ids[-2]), _asked(ids[-1])
    table.wait_again()
    return table
