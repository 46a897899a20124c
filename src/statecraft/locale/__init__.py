"""The product's texts, English and German, read from Fluent files.

`Texts` says a text in one language. It is strict, because a player should never read a bare key: a key
that does not exist, a variable that was not given and a file that does not parse are named errors. The
product's own texts are the `.ftl` files in the language folders beside this module; a game brings its
own in a folder of the same shape (`de/*.ftl`) or with one file for each language (`de.ftl`).

>>> Texts("en").say("cli-problems", count=2)
'2 problems found.'
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Literal, TypeAlias, cast, get_args

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Arg: TypeAlias = str | int | float

_HERE = Path(__file__).parent


class TextError(Exception):
    """A text cannot be said as asked; the message names the text and what is wrong with it."""


class MissingText(TextError):
    """Nobody has written a text with this key in this language."""


def language(environment: Mapping[str, str] | None = None) -> Language:
    """The language a person has set for programs: German where it starts with "de", else English."""
    names = os.environ if environment is None else environment
    chosen = next((names[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if names.get(n)), "")
    return "de" if chosen.lower().startswith("de") else "en"


def files(lang: Language, folder: Path = _HERE) -> list[Path]:
    """The `.ftl` files of one language in a folder of texts, in a fixed order."""
    single = folder / f"{lang}.ftl"
    return sorted((folder / lang).glob("*.ftl")) + ([single] if single.is_file() else [])


def parsed(path: Path, text: str) -> ast.Resource:
    """Fluent syntax as a tree; what is not is a named error."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{path}: not Fluent syntax: {(entry.content or '').strip()!r}")
    return resource


@lru_cache(maxsize=128)
def parsed_file(path: Path, text: str) -> ast.Resource:
    """A whole file as a tree, which those who say its texts share: nobody changes it."""
    return parsed(path, text)


# Where an entry begins: only its own first line may begin with a name.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
# What an entry may say of another.
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def entries(path: Path) -> dict[str, str]:
    """What each entry of a file looks like, by its name, not yet parsed."""
    text = path.read_text(encoding="utf-8")
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    named: dict[str, str] = {}
    for entry, end in zip(found, ends, strict=True):
        if entry[1] in named:
            raise TextError(f"{path}: {entry[1]} is already written in {path}")
        named[entry[1]] = text[entry.start() : end]
    return named


@cache
def _own(lang: Language) -> dict[str, tuple[Path, str]]:
    """The product's own texts. Their tests parse them all, so a program parses only what it says."""
    own: dict[str, tuple[Path, str]] = {}
    for path in files(lang):
        for name, text in entries(path).items():
            if name in own:
                raise TextError(f"{path}: {name} is already written in {own[name][0]}")
            own[name] = (path, text)
    return own


class Texts:
    """All texts of one language: the product's, and those in the `extra` folders."""

    def __init__(self, lang: Language, extra: Sequence[Path] = ()) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"no texts in language {lang!r}: choose one of {', '.join(LANGUAGES)}")
        self.lang: Language = lang
        # Isolation marks serve mixed writing directions; in a terminal or a mail subject they are noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = dict(_own(lang))
        self._reading = RLock()
        self._seen = {name: path for name, (path, _) in self._unread.items()}
        for folder in extra:
            for path in files(lang, folder):
                self._add(path)

    def _add(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        resource = parsed_file(path, text)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in self._seen:
                    raise TextError(f"{path}: {name} is already written in {self._seen[name]}")
                self._seen[name] = path
        self._bundle.add_resource(resource)
        self._read_those_in(text)

    def _read(self, name: str) -> None:
        """Parse one of the product's own texts, and those it refers to, unless that is done."""
        with self._reading:
            if (found := self._unread.pop(name, None)) is not None:
                path, text = found
                self._bundle.add_resource(parsed(path, text))
                self._read_those_in(text)

    def _read_those_in(self, text: str) -> None:
        for name in _REFERENCE.findall(text):
            self._read(name)

    def __contains__(self, key: object) -> bool:
        return key in self._seen and not str(key).startswith("-")

    def attributes(self, key: str) -> list[str]:
        """The attributes that a text has."""
        self._read(key)
        return list(self._bundle.get_message(key).attributes)

    def keys(self, prefix: str) -> list[str]:
        """The texts whose keys begin so, in the order they are written."""
        return [key for key in self._seen if key.startswith(prefix)]

    def say(self, key: str, args: Mapping[str, Arg] | None = None, /, **more: Arg) -> str:
        """The text `key`, or its attribute `key.attribute`, with its variables filled in."""
        name, _, attribute = key.partition(".")
        if name not in self:
            raise MissingText(f"no text {name!r} in language {self.lang!r}")
        self._read(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"no text {key!r} in language {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, {**(args or {}), **more})
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise TextError(f"text {key!r} in language {self.lang!r}: {reasons}")
        return cast(str, text)
