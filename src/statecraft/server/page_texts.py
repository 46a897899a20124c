"""What the page says and shows of the rules: which Fluent files are in each of its files, rulebooks and companions.

Plain data for whoever hands it out: a server, or a page that has everything with it.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from statecraft import core, locale
from statecraft.core.game import Game
from statecraft.locale import LANGUAGES, Language
from statecraft.plugins import registry
from statecraft.rulebook import companion, rulebook
from statecraft.server.updates.projection import Json

PAGES = {
    "start": (
        "web",
        "web_after",
        "web_events",
        "web_here",
        "web_host",
        "web_people",
        "web_table",
        "web_tellers",
        "web_tools",
    ),
    "analysis": ("analysis",),
    "console": ("web_console",),
    "dice": ("dice",),
    "tutorial": ("tutorial",),
    "workshop": ("web_workshop",),
    "keys": ("web_keys",),
    "sound": ("web_sound",),
}
"""Texts that belong to no game: the files that are in each."""


def texts_of(lang: Language, name: str, game: Callable[[str], Game]) -> str:
    """A file of the page's texts: its own (`start`), or all that is said of a game."""
    paths = _own(lang, *PAGES[name]) if name in PAGES else game_texts(lang, game(name))
    return "\n".join([path.read_text(encoding="utf-8") for path in paths])


def game_texts(lang: Language, game: Game) -> list[Path]:
    """Every file that says something about a game, beside the client's own."""
    return [
        *_own(lang, "core", "tables", "bots"),
        *[path for place in registry.texts_of(game, lang) for path in locale.files(lang, place)],
    ]


def _own(lang: Language, *names: str) -> list[Path]:
    return [path for path in locale.files(lang) if path.stem in names]


def rules_of(book: str, language: str, game: Callable[[str], Game]) -> Json:
    """A rulebook: a game's by its name, or `core` for the rules of every table."""
    if book == "core":
        return _rules(Path(core.__file__).parent, language)
    return _rules(registry.folder_of(game(book)), language)


def companion_of(game: Game, language: str) -> Json:
    """What a booklet holds beside its rules: story, glossary, tips and questions; empty where there is none."""
    return _companion(registry.folder_of(game), language)


def one_of(lang: str, otherwise: Language) -> Language:
    """A language by its name; another where there is none of this name."""
    return next((each for each in LANGUAGES if each == lang), otherwise)


@lru_cache(maxsize=16)
def _companion(folder: Path, language: str) -> Json:
    books = companion.load(folder)
    return books[language].to_json() if books else {"title": "", "sections": []}


@lru_cache(maxsize=16)
def _rules(folder: Path, language: str) -> Json:
    book = rulebook.load(folder)[language]
    return {
        "title": book.title,
        "chapters": [{"number": number, "title": title} for number, title in book.chapters],
        "rules": [rule.to_json() for rule in book.rules],
    }
