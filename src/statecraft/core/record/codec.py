"""States as bytes: a documented, versioned format that refuses damage (ST-1.11).

``STATECRAFT`` and a format number, a CRC-32 of all that follows, then three encoded values
(:mod:`statecraft.core.record.struct`) one after the other in a list: the heading (game, rules version, edition digest, options
and seats), the position, and the ids, which say which question and which frame has which number.

The digest covers heading and position: which question has which number is no part of it.
"""

from hashlib import sha256
from struct import error, pack, unpack_from
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from statecraft.core.record.struct import Damaged, decode, encode

if TYPE_CHECKING:
    from statecraft.core.engine.state import State
    from statecraft.core.game import Game

MAGIC: Final = b"STATECRAFT\x04"
HEAD: Final = "<11sI"
"""The magic bytes and the check sum."""
HEAD_SIZE: Final = 15
NUMBERS: Final = ("phase_inputs", "round", "turn", "turns", "offer_count", "clock_by")
POSITION: Final = (
    "stack",
    "chance_counts",
    "offers",
    "pledges",
    "orders",
    "conceded",
    "inputs_used",
    "result",
)
IDS: Final = (
    *("frame_ids", "next_frame_id", "question_counts", "answered"),
    *("open", "paused", "ordinal", "last_outcome"),
)


def _heading(table: "State") -> list[Any]:
    """Game, rules version, edition, options and seats."""
    game = table.game
    edition = table.edition.digest
    return [game.name, game.rules_version, edition, table.options, table.holders]


def _position(table: "State") -> list[Any]:
    fields: list[Any] = [[getattr(table, name) for name in NUMBERS]]
    fields += [getattr(table, name) for name in (*POSITION, *table.NUMBERS, *table.BOARD)]
    # A board is mostly lists of numbers: all of them together are one row.
    rows: list[list[int]] = [getattr(table, name) for name in table.ROWS]
    fields.append([len(row) for row in rows])
    fields.append([number for row in rows for number in row])
    return fields


def digest(table: "State") -> str:
    """SHA-256 of game, rules version, edition, options, seats and position, in hex."""
    return sha256(encode([_heading(table), _position(table)])).hexdigest()


def to_bytes(table: "State") -> bytes:
    """A state as bytes."""
    ids = [getattr(table, name) for name in IDS]
    data = encode([_heading(table), _position(table), ids])
    return pack(HEAD, MAGIC, crc32(data)) + data


def from_bytes(game: "Game", blob: bytes) -> "State":
    """The state that was saved; :class:`Damaged` says why these bytes are none of this game's."""
    if not blob.startswith(MAGIC):
        raise Damaged("these bytes are no saved state, or one of another format version")
    try:
        _, check = unpack_from(HEAD, blob)
        data = blob[HEAD_SIZE:]
        if crc32(data) != check:
            raise Damaged("the check sum does not match: the saved state is damaged")
        heading, position, ids = decode(data, game.catalogue)
        return _rebuilt(game, heading, position, ids)
    except (AttributeError, LookupError, TypeError, ValueError, error) as wrong:
        if isinstance(wrong, Damaged):
            raise
        raise Damaged(f"these values make no state of {game.name}: {wrong}") from None


def _rebuilt(game: "Game", heading: Any, position: Any, ids: Any) -> "State":
    name, version, edition, options, holders = heading
    if name != game.name:
        raise Damaged(f"this is a saved state of {name}, not of {game.name}")
    if version != game.rules_version:
        raise Damaged(f"saved under rules version {version}; this is {game.rules_version}")
    if edition != game.edition.digest:
        raise Damaged("saved with another edition of the game")
    table = game.table(game, game.edition, options, holders)
    table.settle_options()
    for field, value in zip(NUMBERS, position[0], strict=True):
        setattr(table, field, value)
    names = (*POSITION, *table.NUMBERS, *table.BOARD)
    for field, value in zip(names, position[1:-2], strict=True):
        setattr(table, field, value)
    sizes, row = position[-2:]
    at = 0
    for field, size in zip(table.ROWS, sizes, strict=True):
        setattr(table, field, row[at : at + size])
        at += size
    if at != len(row):
        raise Damaged("numbers of the board are missing, or left over")
    for field, value in zip(IDS, ids, strict=True):
        setattr(table, field, value)
    table.wait_again()
    return table
