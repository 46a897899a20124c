"""From a chain element to dice and cards.

The HMAC of (the game's key, roll number, purpose, dice), keyed by the element, starts a stream of
32-bit words; numbers are taken from it by rejection, so every face is exactly as likely as the
others. Nothing else enters: no clock, and of the position only which dice or cards are asked for.
"""

import hmac
from itertools import pairwise
from struct import Struct
from typing import Any, Final

from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot, cards_in
from statecraft.fairdice.hashes import digest, mac, tagged

WORDS: Final = 1 << 32
MOST_CARDS: Final = 4096
"""Cards are numbered below this, so that no report makes a verifier build huge sets."""

_WORDS_TAG: Final = tagged("words", b"")
_BLOCK: Final = Struct(">8I")


class Words:
    """The stream of 32-bit words of one roll: HMAC in counter mode, eight words a block."""

    __slots__ = ("_blocks", "_key", "_left")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._left: list[int] = []

    def _word(self) -> int:
        if not self._left:
            count = self._blocks.to_bytes(4, "big")
            self._left = [*_BLOCK.unpack(hmac.digest(self._key, _WORDS_TAG + count, "sha256"))]
            self._left.reverse()
            self._blocks += 1
        return self._left.pop()

    def randrange(self, stop: int, /) -> int:
        """A number below ``stop``, each as likely as the others."""
        if not 1 <= stop <= WORDS:
            raise ValueError(f"one of {stop} cannot be drawn")
        limit = WORDS - WORDS % stop
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % stop

    def random(self) -> float:
        return self._word() / WORDS


class UnknownDice(TypeError):
    """A kind of chance that fair dice have no form for."""


def described(distribution: Distribution) -> dict[str, Any]:
    """What is thrown or drawn, as reports say it. Cards are lists: sets as numbers outgrow JSON."""
    if isinstance(distribution, Dice):
        return {"dice": list(distribution.sides)}
    if isinstance(distribution, Lot):
        return {"lot": distribution.count}
    if isinstance(distribution, Draw):
        return {"deck": distribution.deck, "draw": cards_in(distribution.cards)}
    if isinstance(distribution, Deal):
        cards, hands = cards_in(distribution.cards), list(distribution.sizes)
        return {"deck": distribution.deck, "deal": cards, "hands": hands}
    raise UnknownDice(f"fair dice cannot throw {type(distribution).__name__}")


def distribution_of(dice: Any) -> Distribution:
    """The distribution that a report describes; ValueError where it describes none."""
    if not isinstance(dice, dict):
        raise ValueError("dice are described by an object")
    names = sorted(dice)
    if names == ["dice"]:
        return Dice(tuple(_numbers(dice["dice"], 1, WORDS)))
    if names == ["lot"]:
        return Lot(_numbers([dice["lot"]], 1, WORDS)[0])
    if names == ["deck", "draw"] and dice["draw"]:
        return Draw(_word(dice["deck"]), _set(dice["draw"]))
    if names == ["deal", "deck", "hands"]:
        sizes = tuple(_numbers(dice["hands"], 0, MOST_CARDS))
        return Deal(_word(dice["deck"]), _set(dice["deal"]), sizes)
    raise ValueError("dice are dice, a lot, a draw or a deal")


def _numbers(values: Any, low: int, high: int) -> list[int]:
    if not isinstance(values, list):
        raise ValueError("a list of numbers is missing")
    if not all(type(value) is int and low <= value <= high for value in values):
        raise ValueError(f"numbers go from {low} to {high}")
    return values


def _word(word: Any) -> str:
    if not isinstance(word, str):
        raise ValueError("a deck has a name")
    return word


def _set(cards: Any) -> int:
    listed = _numbers(cards, 0, MOST_CARDS - 1)
    if any(card >= after for card, after in pairwise(listed)):
        raise ValueError("cards are listed in ascending order, each once")
    return sum([1 << card for card in listed])


def value_to_json(distribution: Distribution, value: Any) -> Any:
    """An outcome as reports say it."""
    if isinstance(distribution, Deal):
        return [cards_in(hand) for hand in value]
    return list(value) if isinstance(value, tuple) else value


def proof(element: bytes, key: str, number: int, purpose: str, dice: Any) -> str:
    """The HMAC that decides roll ``number``."""
    return mac(element, "roll", [key, number, purpose, dice])


def decided(distribution: Distribution, proven: str) -> Any:
    """What comes out under an HMAC."""
    return distribution.sample(Words(bytes.fromhex(proven)))


def seal(
    element: bytes,
    key: str,
    number: int,
    purpose: str,
    who: int | None,
    dice: Any,
    result: Any,
) -> str:
    """What is published of a secret draw: it binds all of it and, without the element, tells nothing."""
    return mac(element, "seal", [key, number, purpose, who, dice, result])


def bid_seal(nonce: str, entry: int, question: int, action: str, seat: int, purpose: str) -> str:
    """What is published of a sealed answer; ``action`` is its JSON as text, ``entry`` its place."""
    return digest("bid", [nonce, entry, question, action, seat, purpose])
