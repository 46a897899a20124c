"""The players' part: seeds that are promised together with the chains, then shown.

A promise names table, chains and seat, so that it cannot be copied from elsewhere or from a neighbour.
Whoever promises signs with a key made for this table and seat, and shows under the same key: the server
cannot promise or show in a player's place. The game's key mixes every seed that was shown.
"""

from collections.abc import Mapping

from statecraft.fairdice.hashes import digest, unhex
from statecraft.fairdice.signing import Ed25519PublicKey, InvalidSignature

Names = tuple[str, str, str]
"""The table and the tips of its two chains, as the opening says them."""


def commitment(table: str, tips: tuple[str, str], seat: int, seed: str) -> str:
    """What a seat publishes before it shows its seed (32 bytes in hexadecimal digits)."""
    unhex(seed)
    return digest("seed", [table, *tips, seat, seed])


def mixed(table: str, tips: tuple[str, str], seeds: Mapping[int, str]) -> str:
    """The key of the game: no roll can be foretold without every seed in it."""
    return digest("key", [table, *tips, [[seat, seeds[seat]] for seat in sorted(seeds)]])


def promise_to_sign(names: Names, seat: int, promise: str, key: str) -> bytes:
    """What a seat signs when it promises a seed."""
    return bytes.fromhex(digest("promise", [*names, seat, promise, key]))


def seed_to_sign(names: Names, seat: int, seed: str, key: str) -> bytes:
    """What a seat signs when it shows its seed."""
    return bytes.fromhex(digest("show", [*names, seat, seed, key]))


def is_signed(key: str, signature: str, message: bytes) -> bool:
    """Whether a signature over a message was made with the secret half of a key."""
    try:
        Ed25519PublicKey.from_public_bytes(unhex(key)).verify(unhex(signature, 64), message)
    except (InvalidSignature, ValueError):
        return False
    return True
