"""Names that nobody can guess: of people, tables, links and keys."""

import secrets
from collections.abc import Callable
from hashlib import sha256

# No letters that look alike, so that a code can be read aloud and typed.
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
_CODE_LENGTH = 6


class Ids:
    """Makes names from random bytes; tests hand in bytes of their own."""

    def __init__(self, random: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.bytes = random

    def name(self) -> str:
        """A name of 96 bits."""
        return self.bytes(12).hex()

    def token(self) -> str:
        """A secret of 256 bits."""
        return self.bytes(32).hex()

    def code(self) -> str:
        """A short code to be said aloud, like KX4P7M."""
        return "".join([_LETTERS[byte % len(_LETTERS)] for byte in self.bytes(_CODE_LENGTH)])


def hashed(token: str) -> str:
    """What is kept of a secret, so that who reads the database cannot use it."""
    return sha256(token.encode()).hexdigest()
