"""What errors say, in words: the engine names a text and its values, and this finds the sentence.

It stands beside engine, games and texts, because it needs all three; the engine asks for it through the package
(``statecraft._sentence``). Without the extra that brings the texts there are no sentences, and an error then says its
ids and values.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from statecraft.core.game import Game
from statecraft.core.ids import MOST_SEATS
from statecraft.core.record.events import Note
from statecraft.plugins import finding, registry

if TYPE_CHECKING:
    from statecraft.locale.speech import Speaker


class _NoGame:
    """What a speaker asks of a game, where nobody knows which game it is: all values are only numbers."""

    name = ""
    edition = None
    options = ()

    def __init__(self) -> None:
        self.verb_names: dict[str, Any] = {}

    def deck_kinds(self) -> dict[str, str]:
        return {}

    def label(self, kind: str, value: int) -> Note:
        return Note("choice-" + kind, {"value": value})

    def label_in(self, _verb: Any, _fields: tuple[Any, ...], kind: str, value: int) -> Note:
        return Note("choice-" + kind, {"value": value})

    def action_text(self, data: Mapping[str, Any]) -> str:
        return str(data["verb"])


def say(text: str, values: Mapping[str, Any], lang: str, game: Game | None = None) -> str | None:
    """The sentence of a text in a language; None where it cannot be said here."""
    try:
        from statecraft.locale import LANGUAGES, TextError
    except ModuleNotFoundError:
        return None
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    for speaker in _speakers(lang, game):
        if text in speaker.texts:
            try:
                return speaker.say({"text": text, "values": values})
            except (TextError, LookupError, TypeError):
                return None
    return None


def _speakers(lang: Any, game: Game | None) -> Iterator["Speaker"]:
    """Who might know the text: the game's own speaker, or else that of no game, then of each game there is."""
    if game is not None:
        yield _speaker(lang, game)
        return
    yield _speaker(lang, None)
    for name in registry.games():
        yield _speaker(lang, registry.game(name))
    for imported in finding.imported():
        yield _speaker(lang, imported)


@lru_cache(maxsize=32)
def _speaker(lang: Any, game: Game | None) -> "Speaker":
    from statecraft.locale import Texts
    from statecraft.locale.speech import Speaker

    texts = Texts(lang, () if game is None else registry.texts_of(game, lang))
    names = [texts.say("seat-number", number=str(seat)) for seat in range(MOST_SEATS)]
    return Speaker(texts, _NoGame() if game is None else game, names)
