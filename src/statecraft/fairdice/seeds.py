"""The players' part: seeds that are promised together with the chains, then shown.

A promise names table, chains and seat, so that it cannot be copied from elsewhere or from a
neighbour. The game's key mixes every seed that was shown.
"""

from collections.abc import Mapping

from statecraft.fairdice.hashes import digest, unhex


def commitment(table: str, tips: tuple[str, str], seat: int, seed: str) -> str:
    """What a seat publishes before it shows its seed (32 bytes in hexadecimal digits)."""
    unhex(seed)
    return digest("seed", [table, *tips, seat, seed])


def mixed(table: str, tips: tuple[str, str], seeds: Mapping[int, str]) -> str:
    """The key of the game: no roll can be foretold without every seed in it."""
    return digest("key", [table, *tips, [[seat, seeds[seat]] for seat in sorted(seeds)]])
