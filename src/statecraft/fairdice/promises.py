"""What the seats of a table have promised and shown so far, and what may still be taken from them."""

from typing import Final

from statecraft.fairdice import seeds
from statecraft.fairdice.hashes import unhex
from statecraft.fairdice.seeds import Names

MOST_PROMISES: Final = 20
"""So often a seat may be promised for before the start, whoever sits there one after the other."""


class SeedRefused(Exception):
    """A seat's seed or promise is not taken; ``text`` names the reason as a Fluent id."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text, seat)
        self.text = text
        self.seat = seat


class Promises:
    """The promises of a table's seats: who has made one, under which key, and who has kept it."""

    def __init__(self) -> None:
        self.committed: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        # The key a promise was signed with; None for a program that has none.
        self.keys: dict[int, str | None] = {}
        self.counts: dict[int, int] = {}

    # What an entry says is taken down

    def take_commitment(self, seat: int, commitment: str, key: str | None) -> None:
        self.committed[seat], self.keys[seat] = commitment, key
        self.counts[seat] = self.counts.get(seat, 0) + 1

    def drop(self, seat: int) -> None:
        del self.committed[seat], self.keys[seat]

    def owing(self) -> list[int]:
        """The seats that have promised a seed and not shown it."""
        return sorted(set(self.committed) - set(self.revealed))

    # What may be taken

    def check_commitment(
        self, names: Names, seat: int, commitment: str, key: str | None, signature: str | None
    ) -> None:
        """SeedRefused where a promise cannot be taken.

        A promise that is signed can be replaced under the same key alone: another browser of the same
        player, or the server, cannot put its own in that place unless the seat is left first.
        """
        _check_hex(commitment, seat)
        if (key is None) != (signature is None):
            raise SeedRefused("dice-refused-not-signed", seat)
        if key is not None and signature is not None:
            message = seeds.promise_to_sign(names, seat, commitment, key)
            if not seeds.is_signed(key, signature, message):
                raise SeedRefused("dice-refused-not-signed", seat)
        if self.keys.get(seat) not in (None, key):
            raise SeedRefused("dice-refused-other-key", seat)
        if self.counts.get(seat, 0) >= MOST_PROMISES:
            raise SeedRefused("dice-refused-too-many", seat)

    def check_seed(self, names: Names, seat: int, seed: str, signature: str | None) -> None:
        """SeedRefused where what is shown was not promised, or is not signed as the promise was."""
        _check_hex(seed, seat)
        if seat not in self.committed:
            raise SeedRefused("dice-refused-no-promise", seat)
        if seat in self.revealed:
            raise SeedRefused("dice-refused-second-reveal", seat)
        table, *tips = names
        if seeds.commitment(table, (tips[0], tips[1]), seat, seed) != self.committed[seat]:
            raise SeedRefused("dice-refused-foreign-seed", seat)
        key = self.keys[seat]
        if key is None:
            if signature is not None:
                raise SeedRefused("dice-refused-not-signed", seat)
        elif signature is None or not seeds.is_signed(
            key, signature, seeds.seed_to_sign(names, seat, seed, key)
        ):
            raise SeedRefused("dice-refused-not-signed", seat)


def _check_hex(word: str, seat: int) -> None:
    try:
        unhex(word)
    except ValueError:
        raise SeedRefused("dice-refused-not-hex", seat) from None
