"""Everything said in a game can be said: each text exists in both languages, with its values."""

from pathlib import Path

from statecraft.core.game import Game
from statecraft.locale import LANGUAGES, TextError, Texts
from statecraft.locale.speech import option_terms


def unspeakable(game: Game, used: set[tuple[str, frozenset[str]]], *folders: Path) -> list[str]:
    """The texts that were used in games and cannot be said in some language, with the reason."""
    problems = []
    terms = option_terms(game.options)
    for lang in LANGUAGES:
        texts = Texts(lang, extra=folders)
        for key, names in sorted(used, key=lambda use: (use[0], sorted(use[1]))):
            try:
                texts.say(key, {**terms, **dict.fromkeys(names, 1)})
            except TextError as error:
                problems.append(f"{lang} {key}: {error}")
    return problems
