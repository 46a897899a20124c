"""States as bytes: a documented, versioned format that refuses damage.

``STATECRAFT`` and a format number, a CRC-32 of all that follows, then one encoded value (see
:mod:`statecraft.core.plain`): game, rules version, edition digest, the position, and the ids. The
digest covers the position alone: which question has which number is no part of it.
"""

from hashlib import sha256
from typing import TYPE_CHECKING
from zlib import crc32

from statecraft.core.ids import Holder
from statecraft.core.plain import Damaged, Value, decode, encode

if TYPE_CHECKING:
    from statecraft.core.game import Game
    from statecraft.core.state import State

MAGIC = b"STATECRAFT\x01"
POSITION = (
    "stack",
    "phase_inputs",
    "round",
    "turn",
    "turns",
    "tally",
    "offers",
    "offer_count",
    "pledges",
    "orders",
    "conceded",
    "clock_by",
    "spent",
    "result",
)
IDS = ("serials", "serial", "asked", "answered", "open", "resting", "ordinal", "last_outcome")


def _position(table: "State") -> list[Value]:
    fields = [getattr(table, name) for name in POSITION]
    fields += [getattr(table, name) for name in table.BOARD]
    return fields


def digest(table: "State") -> str:
    """SHA-256 of game, rules version, edition, options, seats and position, in hex."""
    game = table.game
    told = [game.name, game.rules_version, table.edition.digest, table.options, table.holders]
    return sha256(encode([*told, *_position(table)])).hexdigest()


def to_bytes(table: "State") -> bytes:
    game = table.game
    told = [game.name, game.rules_version, table.edition.digest, table.options, table.holders]
    ids = [getattr(table, name) for name in IDS]
    data = encode((told, _position(table), ids))
    return MAGIC + crc32(data).to_bytes(4, "little") + data


def from_bytes(game: "Game", blob: bytes) -> "State":
    """The state that was saved; :class:`Damaged` says why these bytes are none of this game's."""
    if not blob.startswith(MAGIC):
        raise Damaged("these bytes are no saved state, or one of another format version")
    data = blob[len(MAGIC) + 4 :]
    if crc32(data).to_bytes(4, "little") != blob[len(MAGIC) : len(MAGIC) + 4]:
        raise Damaged("the check sum does not match: the saved state is damaged")
    told, position, ids = decode(data, game.catalogue)
    if told[0] != game.name:
        raise Damaged(f"this is a saved state of {told[0]}, not of {game.name}")
    if told[1] != game.rules_version:
        raise Damaged(f"saved under rules version {told[1]}; this is {game.rules_version}")
    if told[2] != game.edition.digest:
        raise Damaged("saved with another edition of the game")
    table = game.table(game, game.edition, told[3], tuple([Holder(h) for h in told[4]]))
    for name, value in zip((*POSITION, *table.BOARD), position, strict=True):
        setattr(table, name, value)
    for name, value in zip(IDS, ids, strict=True):
        setattr(table, name, value)
    table.resume()
    return table
