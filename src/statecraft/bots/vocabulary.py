"""What the numbers of a game are called, for programs: the words of every value, in each language.

Only kinds whose values have names are here (territories, cards, chips …). What is just counted, such as EU or
points, says itself, and players have the names of their seats.
"""

import re
from functools import lru_cache

from statecraft.core.game import Game
from statecraft.core.refusal import sentence
from statecraft.core.verbs.action import IntField, RowsField

LANGUAGES = ("en", "de")
_COUNTED = 4
"""A kind is only counted if so many of its values have the same words but for a number."""
_PLAYERS = ("holder", "seat")

Words = dict[str, dict[str, dict[str, str]]]


@lru_cache(maxsize=8)
def words(game: Game) -> Words:
    """For each kind its values, each with the id of its text and its words in each language.

    The kinds are those that the fields of verbs and the rows of the board speak of. There may be room for
    more values than the box fills; of those with the same text and words only the first is here. Without the extra
    that brings the texts nothing has words.
    """
    spoken = _kinds(game) - set(_PLAYERS)
    found: dict[str, dict[tuple[str, ...], int]] = {}
    for kind, value in values(game):
        wording = _text_and_words(game, kind, value) if kind in spoken else ()
        if wording:
            found.setdefault(kind, {}).setdefault(wording, value)
    return {
        kind: {
            str(value): dict(zip(("text", *LANGUAGES), wording, strict=True))
            for wording, value in named.items()
        }
        for kind, named in found.items()
        if not _only_counted([wording[1] for wording in named])
    }


def values(game: Game) -> list[tuple[str, int]]:
    """Every kind with every value that can be chosen or told."""
    unchosen = [(kind, value) for kind, values in game.unchosen_kinds().items() for value in values]
    return [*game.vocabulary, *unchosen]


def _kinds(game: Game) -> set[str]:
    found: set[str] = set()
    for verb in game.verbs:
        for shape in verb.SHAPE:
            columns = shape.columns if isinstance(shape, RowsField) else (shape,)
            found.update([each.name for each in columns if isinstance(each, IntField)])
    for row in game.table.SHAPES.values():
        found.update([*row.by, row.holds])
    return found


def _text_and_words(game: Game, kind: str, value: int) -> tuple[str, ...]:
    """The id of a value's text, and what it says in each language; nothing where there are no words for it."""
    try:
        note = game.label(kind, value)
    except IndexError:
        # The vocabulary has room for more than this edition fills.
        return ()
    sentences = [sentence(note.text, note.values, lang, game) for lang in LANGUAGES]
    known = [words for words in sentences if words is not None]
    return (note.text, *known) if len(known) == len(LANGUAGES) else ()


def _only_counted(sentences: list[str]) -> bool:
    """Whether words say little more than the number: so much EU, so many points."""
    return len({re.sub(r"[−\d½]", "", words) for words in sentences}) * _COUNTED <= len(sentences)
