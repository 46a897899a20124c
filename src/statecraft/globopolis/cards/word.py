"""The words that an edition's cards are written in: what an effect or a condition is called, and what it needs.

Each word is a class: `effect.Effect` for INFLUENCE cards, `operations.Operation` for the cards of a fight,
`conditions.Condition` for missions. A new word is one class with a name; an edition's rows may use it at once.
"""

from typing import ClassVar, TypeVar

from statecraft.core.native import mypyc_attr

W = TypeVar("W", bound="Word")


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One word of the cards' vocabulary."""

    NAME: ClassVar[str] = ""
    """As the rows of an edition have it; a class without one only serves others."""
    RULE: ClassVar[str] = ""
    """The number of the rule that says what it does."""
    COLUMNS: ClassVar[tuple[str, ...]] = ("amount",)
    """What a row with this word says besides: no more and no less."""
    ABOUT_AGENTS: ClassVar[bool] = False
    """Whether its cards are out of the game where there are no agents (GB-1.5)."""


def words(below: type[W]) -> tuple[W, ...]:
    """One of every named class below another, in the order they are written down.

    The place here is the word's number, by which the engine knows it.
    """
    found: list[W] = []
    for each in below.__subclasses__():
        if each.NAME != below.NAME:
            found.append(each())
        found += words(each)
    return tuple(found)


def names(of: tuple[W, ...]) -> tuple[str, ...]:
    return tuple([word.NAME for word in of])
