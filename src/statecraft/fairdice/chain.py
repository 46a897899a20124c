"""A hash chain: committed to by its tip, opened link by link, in an order nobody can change.

Element n - 1 is the hash of element n, so who knows the tip (element 0) can check any element that
is shown, and who has seen elements up to n cannot work out n + 1. Elements are found from
checkpoints, the last of which is the secret itself; they are all that has to be stored.
"""

from hashlib import sha256
from typing import Final

from statecraft.fairdice.hashes import SIZE, tagged

LINKS: Final = 65_536
STRIDE: Final = 256
"""Links between two checkpoints, and so the most hashes that finding an element takes."""

STORED: Final = LINKS // STRIDE * SIZE
"""Bytes of the checkpoints of a chain."""

_LINK: Final = tagged("link", b"")


class ChainEnds(ValueError):
    """There is no such element: a chain has 65,536 links."""


def back(element: bytes, links: int = 1) -> bytes:
    """The element so many links nearer to the tip."""
    for _ in range(links):
        element = sha256(_LINK + element).digest()
    return element


class Chain:
    """A chain and the secret it hangs from.

    >>> chain = Chain.grown(bytes(32))
    >>> back(chain.element(7), 7) == chain.tip
    True
    """

    __slots__ = ("_block", "_block_at", "_checkpoints", "tip")

    def __init__(self, checkpoints: bytes) -> None:
        """From stored checkpoints: elements 256, 512, … 65,536."""
        if len(checkpoints) != STORED:
            raise ValueError(f"a chain is stored in {STORED} bytes")
        self._checkpoints = checkpoints
        # Elements are asked for one after the other: those up to the next checkpoint are kept.
        self._block: list[bytes] = []
        self._block_at = -1
        self.tip = back(checkpoints[:SIZE], STRIDE)

    @staticmethod
    def grown(secret: bytes) -> "Chain":
        """The chain that hangs from 32 secret bytes, which must come from a true random source."""
        if len(secret) != SIZE:
            raise ValueError(f"a chain hangs from {SIZE} secret bytes, not {len(secret)}")
        checkpoints = [secret]
        for _ in range(LINKS // STRIDE - 1):
            checkpoints.append(back(checkpoints[-1], STRIDE))
        return Chain(b"".join(reversed(checkpoints)))

    @property
    def checkpoints(self) -> bytes:
        """All there is to store, and to keep secret: 8 kB."""
        return self._checkpoints

    @property
    def secret(self) -> bytes:
        """What the chain hangs from."""
        return self._checkpoints[-SIZE:]

    def element(self, number: int) -> bytes:
        """Element ``number``; the tip is element 0."""
        if not 0 <= number <= LINKS:
            raise ChainEnds(f"a chain has {LINKS} links, so there is no element {number}")
        block = max(0, number - 1) // STRIDE
        if block != self._block_at:
            self._block = [self._checkpoints[block * SIZE : (block + 1) * SIZE]]
            for _ in range(STRIDE):
                self._block.append(back(self._block[-1]))
            self._block_at = block
        return self._block[(block + 1) * STRIDE - number]
