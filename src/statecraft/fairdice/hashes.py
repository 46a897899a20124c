"""The few functions everything is proven with: SHA-256 and HMAC over canonical JSON.

Each use has a word of its own in what is hashed, so that no value made for one purpose can stand in
for another. docs/fair-dice.md is the description for whoever writes a verifier of their own.
"""

import hmac
import json
from hashlib import sha256
from typing import Any, Final

FORMAT: Final = "statecraft-dice-1"
"""Stands in front of all that is hashed, in every format of a report."""
SIZE: Final = 32
"""Bytes of a hash, a secret, a seed and a key alike."""
_WRITE: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode


def canonical(value: Any) -> bytes:
    """The one way to write a value as JSON: keys sorted, no spaces, ASCII only.

    >>> canonical({"b": [1, None], "a": "ü"})
    b'{"a":"\\\\u00fc","b":[1,null]}'
    """
    return _WRITE(value).encode("ascii")


def tagged(tag: str, content: bytes) -> bytes:
    """What is hashed for a purpose."""
    return f"{FORMAT}:{tag}:".encode("ascii") + content


def digest(tag: str, value: Any) -> str:
    """The hash of a value, for one purpose."""
    return sha256(tagged(tag, canonical(value))).hexdigest()


def mac(key: bytes, tag: str, value: Any) -> str:
    """The hash of a value that only who knows the key can make."""
    return hmac.digest(key, tagged(tag, canonical(value)), "sha256").hex()


def unhex(word: Any, size: int = SIZE) -> bytes:
    """The bytes that lower-case hexadecimal digits stand for; ValueError for anything else."""
    if not isinstance(word, str) or len(word) != 2 * size:
        raise ValueError(f"not {size} bytes in hexadecimal digits")
    found = bytes.fromhex(word)
    if found.hex() != word:
        raise ValueError("hexadecimal digits are 0-9 and a-f")
    return found
