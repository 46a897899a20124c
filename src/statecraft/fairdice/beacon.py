"""A public beacon: random numbers that nobody knows before their time, signed for anybody to check.

The form is that of drand's ``quicknet`` (scheme bls-unchained-g1-rfc9380): a round is its number, and its
signature is a BLS signature on BLS12-381 over the number. Where rounds come from is the caller's matter.
"""

import re
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

from statecraft.fairdice.hashes import digest, unhex

if sys.platform != "emscripten":
    # No game in a browser has a beacon, which is a server's.
    from pyblst import BlstP1Element, BlstP2Element, final_verify, miller_loop

SIGNATURE_SIZE: Final = 48
KEY_SIZE: Final = 96
LATEST: Final = 1 << 53
FRESH: Final = 30
"""A roll may use a round that is so many seconds old; with an older one it counts as made without."""

SUITE: Final = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
BASE: Final = bytes.fromhex(
    "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049"
    "334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051"
    "c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
)
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|\+00:00)")


@dataclass(frozen=True, slots=True)
class Round:
    """A round as a beacon publishes it: its number, and the signature in hexadecimal digits."""

    number: int
    signature: str


@dataclass(frozen=True, slots=True)
class Beacon:
    """Which beacon: its public key, when its first round came, and how many seconds lie between two."""

    key: str
    genesis: int
    period: int

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "genesis": self.genesis, "period": self.period}

    @staticmethod
    def from_json(data: Any) -> "Beacon":
        """ValueError where data describes no beacon."""
        if not isinstance(data, dict) or sorted(data) != ["genesis", "key", "period"]:
            raise ValueError("a beacon is a key, a genesis and a period")
        for name in ("genesis", "period"):
            if type(data[name]) is not int or not 1 <= data[name] < 1 << 40:
                raise ValueError(f"{name} is a number of seconds")
        unhex(data["key"], KEY_SIZE)
        return Beacon(data["key"], data["genesis"], data["period"])

    def time_of(self, number: int) -> int:
        """When a round comes, in seconds since 1970."""
        return self.genesis + (number - 1) * self.period

    def is_fresh(self, number: int, when: str) -> bool:
        """Whether a round is young enough for a roll at this time, as an entry writes it; 0 is no round yet."""
        at = seconds(when)
        return number > 0 and self.time_of(number) >= at - FRESH

    def signed(self, found: Round) -> bool:
        """Whether a round is this beacon's; some milliseconds."""
        try:
            signature = BlstP1Element.uncompress(unhex(found.signature, SIGNATURE_SIZE))
            key = BlstP2Element.uncompress(unhex(self.key, KEY_SIZE))
        except ValueError:
            return False
        message = sha256(found.number.to_bytes(8, "big")).digest()
        point = BlstP1Element.hash_to_group(message, SUITE)
        return bool(
            final_verify(
                miller_loop(signature, BlstP2Element.uncompress(BASE)), miller_loop(point, key)
            )
        )


QUICKNET: Final = Beacon(
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c"
    "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb"
    "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    1_692_803_367,
    3,
)
"""The beacon of the League of Entropy, a round every three seconds."""


def mixed(key: str, found: Round) -> str:
    """The key of the game from a round on."""
    return digest("beacon", [key, found.number, found.signature])


def seconds(when: str) -> int:
    """The time of an entry in whole seconds since 1970; ValueError where it is not written so."""
    if not _TIME.fullmatch(when) or not when.isascii():
        raise ValueError("a time is written as 2026-01-01T12:00:00Z")
    return int(datetime.fromisoformat(when[:19]).replace(tzinfo=UTC).timestamp())
