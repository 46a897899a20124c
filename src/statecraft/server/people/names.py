"""Names of people: what one may look like, and which two cannot be told apart.

Unicode's table of confusable characters says what looks alike; it comes with `confusable-homoglyphs`, and
nothing is asked of the network. Who somebody is goes by the id, never by the name.
"""

import re
import sys
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from statecraft.server.refusal import Refused

if sys.platform == "emscripten":
    # Whoever plays in a browser is there alone, and the table is larger than all the rest.
    confusables_data: dict[str, list[dict[str, Any]]] = {}
else:
    from confusable_homoglyphs.confusables import confusables_data

LONGEST_NAME = 24
# Control and format characters, halves of characters, private ones, and separators of lines.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
# Letters and signs by their category, and yet nothing to see.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
# Marks that take no room of their own.
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3
"""Marks on one letter, once composed: Burmese needs them, and they do not cover the next line."""

STAFF = frozenset(
    {
        "admin",
        "administrator",
        "betreiber",
        "moderator",
        "operator",
        "root",
        "server",
        "staff",
        "statecraft",
        "support",
        "system",
    }
)
"""Words by which somebody could pass for those who look after the server."""

BOTS = frozenset(
    {
        "bot",
        "random",
        "learner",
        "novice",
        "steady",
        "expert",
        "master",
        "zufall",
        "lernling",
        "anfänger",
        "solide",
        "experte",
        "meister",
    }
)
"""What bots are called by their strength, in both languages, beside their names."""

_BOT = "bot"

_WORD = re.compile(r"[^\W_]+")
#: Digits that are read as letters; a small l is read as an i here, since a 1 can be either.
_DIGITS = str.maketrans("013457l", "oieasti")
#: Pairs of letters that look like one; the table has single characters.
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(given: str) -> str:
    """A name as it is shown to others. Markup is nothing but text; what cannot be seen, turns text around or
    covers other lines is refused.
    """
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", given)).strip()
    if any(unicodedata.category(sign) in _UNSEEN or sign in _BLANK for sign in name):
        raise Refused("server-name-signs")
    if _piled(name):
        raise Refused("server-name-marks", values={"most": _MOST_MARKS})
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("server-name-length", values={"most": LONGEST_NAME})
    return name


def own_name(given: str) -> str:
    """A name that a person can take: clean, and not one by which bots or the server's staff are known."""
    name = clean_name(given)
    words = [word.strip("0123456789") for word in _WORD.findall(name)]
    if any(_read_as(word, staff) for word in words for staff in STAFF):
        raise Refused("server-name-staff")
    # Bots have names like people, and are known by the label beside it.
    if any(_read_as("".join(words), bot) for bot in BOTS) or any(
        _read_as(word, _BOT) for word in words
    ):
        raise Refused("server-name-bot")
    return name


def _read_as(word: str, reserved: str) -> bool:
    """Whether a word looks like a reserved one, also with digits for letters."""
    return alike(word.casefold().translate(_DIGITS), reserved.translate(_DIGITS))


def _piled(name: str) -> bool:
    """Whether marks are heaped on one letter, or stand on none."""
    row = _MOST_MARKS
    for sign in name:
        kind = unicodedata.category(sign)
        row = row + 1 if kind in _MARKS else row if kind == "Mc" else 0
        if row > _MOST_MARKS:
            return True
    return False


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other: as they are written, or but for large and small letters.

    >>> alike("Anna", "\\u0410nna"), alike("AIice", "Alice"), alike("Ali", "Ail")
    (True, True, False)
    """
    return bool(_shapes(one) & _shapes(other))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where it could be taken for one of the others."""
    taken = list(others)
    number, marked = 1, name
    while any(alike(marked, other) for other in taken):
        number += 1
        marked = f"{name} ({number})"
    return marked


@lru_cache(maxsize=4096)
def _shapes(name: str) -> frozenset[str]:
    """What a name looks like, as it is and in small letters."""
    plain = "".join(unicodedata.normalize("NFKC", name).split())
    return frozenset({_shape(plain), _shape(plain.casefold()).casefold()})


def _shape(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    shape = "".join([_prototype(sign) for sign in decomposed])
    for pair, single in _PAIRS:
        shape = shape.replace(pair, single)
    return shape


@lru_cache(maxsize=4096)
def _prototype(sign: str) -> str:
    """One character for all that look like this one: a Latin letter if there is one.

    The table names for a character the one it looks like, and for that one all of its look-alikes.
    """
    first: list[str] = [each["c"] for each in confusables_data.get(sign, ())]
    if len(first) == 1:
        first += [each["c"] for each in confusables_data.get(first[0], ())]
    single = [each for each in (sign, *first) if len(each) == 1]
    return min(single, key=_as_letter)


def _as_letter(sign: str) -> tuple[bool, bool, str]:
    """Small Latin letters first, then large ones, then the rest."""
    latin = sign.isascii() and sign.isalpha()
    return not (latin and sign.islower()), not latin, sign
