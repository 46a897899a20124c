"""The address that a mail is answered to: whose decision at which table, as of when, and signed.

It carries the table, the seat, how long the record was and a digest of the numbers in the mail, so that a reply is read
as its writer read it, and what has changed since is noticed. Nobody can make one up: the server signs it with a key of
its own. It has only letters that every mail server leaves as they are, also where it makes them all large or small.
Whether the writer may answer is not here but in `answering`.
"""

import base64
import binascii
import hmac
from dataclasses import dataclass
from typing import Final

from statecraft.server.correspondence.decisions import DIGEST_BYTES, Decisions

BEFORE: Final = "play+"
SECRET: Final = "replies"
"""The name of the key, in the table of secrets (`people.secret_key`)."""
_TABLE, _SEAT, _POSITION, _MAC = 12, 1, 3, 10
_DATA: Final = _TABLE + _SEAT + _POSITION + DIGEST_BYTES


@dataclass(frozen=True, slots=True)
class ReplyTo:
    """What an address says: the decisions of a seat, as they were when so many lines were in the record."""

    table: str
    seat: int
    position: int
    digest: bytes


def reply_address(key: bytes, domain: str, open_now: Decisions) -> str:
    """The address to which the mail about these decisions is answered; its first part has at most 64 letters."""
    data = (
        bytes.fromhex(open_now.table)
        + open_now.seat.to_bytes(_SEAT)
        + open_now.position.to_bytes(_POSITION)
        + open_now.digest
    )
    return f"{BEFORE}{_letters(data + _sign(key, data))}@{domain}"


def read_address(key: bytes, address: str) -> ReplyTo | None:
    """What a genuine address says; None for one that we did not make."""
    local = address.rpartition("@")[0].strip().lower()
    if not local.startswith(BEFORE):
        return None
    data = _bytes(local.removeprefix(BEFORE))
    if len(data) != _DATA + _MAC or not hmac.compare_digest(data[_DATA:], _sign(key, data[:_DATA])):
        return None
    table, rest = data[:_TABLE], data[_TABLE:_DATA]
    position = int.from_bytes(rest[_SEAT : _SEAT + _POSITION])
    return ReplyTo(table.hex(), rest[0], position, rest[_SEAT + _POSITION :])


def _sign(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, b"reply\0" + data, "sha256")[:_MAC]


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=").lower()


def _bytes(letters: str) -> bytes:
    try:
        data = base64.b32decode(letters + "=" * (-len(letters) % 8), casefold=True)
    except (binascii.Error, ValueError):
        return b""
    # The last letter has bits to spare: there is one way only to write an address.
    return data if _letters(data) == letters else b""
