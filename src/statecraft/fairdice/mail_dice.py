"""Entries of a DR² log as a mail carries them: some of them, from one number on, and the head of the chain.

The head is the hash of the last entry. It fixes all entries before it, so players who compare it compare the whole
history; in a mail's text it stands as the first 32 digits in groups of four, as long as a key's fingerprint.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

FORMAT: Final = "statecraft-dice-mail-1"
_DIGITS: Final = 32
_HEAD: Final = re.compile(r"\b[0-9a-f]{4}(?: [0-9a-f]{4}){7}\b")


def mail_document(table: str, key: str, entries: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What is attached to a mail: published entries that follow each other, and who is said to have signed them."""
    return {
        "mail": FORMAT,
        "table": table,
        "key": key,
        "head": entries[-1]["hash"],
        "entries": [dict(entry) for entry in entries],
    }


def grouped(digest: str) -> str:
    """The head of a chain as people write it down.

    >>> grouped("0123456789abcdef" * 4)
    '0123 4567 89ab cdef 0123 4567 89ab cdef'
    """
    short = digest[:_DIGITS]
    return " ".join([short[at : at + 4] for at in range(0, _DIGITS, 4)])


def heads_in(text: str) -> list[str]:
    """What looks like the head of a chain, or like a fingerprint, in a text."""
    return _HEAD.findall(text)
