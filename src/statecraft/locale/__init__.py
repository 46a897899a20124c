"""The product's texts, English and German, read from Fluent files.

`Texts` says a text in one language. It is strict, because a player should never read a bare key: a key
that does not exist, a variable that was not given and a file that does not parse are named errors. The
product's own texts are the `.ftl` files in the language folders beside this module; a game brings its
own in a folder of the same shape (`de/*.ftl`) or with one file for each language (`de.ftl`).

>>> Texts("en").say("cli-problems", count=2)
'2 problems found.'
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
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


class Texts:
    """All texts of one language: the product's, and those in the `extra` folders."""

    def __init__(self, lang: Language, extra: Sequence[Path] = ()) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"no texts in language {lang!r}: choose one of {', '.join(LANGUAGES)}")
        self.lang: Language = lang
        # Isolation marks serve mixed writing directions; in a terminal or a mail subject they are noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._seen: dict[str, Path] = {}
        for folder in (_HERE, *extra):
            self._add(files(lang, folder))

    def _add(self, paths: Iterable[Path]) -> None:
        for path in paths:
            resource = FluentParser().parse(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise TextError(f"{path}: not Fluent syntax: {(entry.content or '').strip()!r}")
                if isinstance(entry, ast.Message | ast.Term):
                    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                    if name in self._seen:
                        raise TextError(f"{path}: {name} is already written in {self._seen[name]}")
                    self._seen[name] = path
            self._bundle.add_resource(resource)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def keys(self, prefix: str) -> list[str]:
        """The texts whose keys begin so, in the order they are written."""
        return [key for key in self._seen if key.startswith(prefix)]

    def say(self, key: str, args: Mapping[str, Arg] | None = None, /, **more: Arg) -> str:
        """The text `key`, or its attribute `key.attribute`, with its variables filled in."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(f"no text {name!r} in language {self.lang!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"no text {key!r} in language {self.lang!r}")
        said, errors = self._bundle.format_pattern(pattern, {**(args or {}), **more})
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise TextError(f"text {key!r} in language {self.lang!r}: {reasons}")
        return cast(str, said)
