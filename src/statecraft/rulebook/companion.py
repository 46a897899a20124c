"""What a booklet holds beside its rules: story, glossary, tips and questions, in `companion.en.md` and `.de.md`.

A game's package may have these files; both languages carry the same entries in the same order. Nothing
here is a rule: a term of the glossary names the rule that explains it in full.

>>> page = parse('''
... # Harbour
... ## glossary Words
... ### purse Purse
... `purse` · `purses` · HB-1.2
... What one owns in coins.
... ''')
>>> term = page.sections[0].entries[0]
>>> page.sections[0].key, term.id, term.title, term.forms, term.rule
('glossary', 'purse', 'Purse', ('purse', 'purses'), 'HB-1.2')
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from statecraft.rulebook.rulebook import LANGUAGES

GLOSSARY: Final = "glossary"
SECTIONS: Final = ("story", GLOSSARY, "tips", "faq")
_SECTION: Final = re.compile(r"## (\S+) (\S.*)")
_ENTRY: Final = re.compile(r"### (\S+) (\S.*)")


class CompanionError(Exception):
    """A companion cannot be read: the message says where and why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece of story, a term, a tip or a question. `forms` are the ways a term is written in texts."""

    id: str
    title: str
    text: str
    forms: tuple[str, ...] = ()
    rule: str = ""

    def to_json(self) -> dict[str, Any]:
        """A row as the page and programs get it; what only a term has is left out of others."""
        row: dict[str, Any] = {"id": self.id, "title": self.title, "text": self.text}
        return {**row, "forms": list(self.forms), "rule": self.rule} if self.forms else row


@dataclass(frozen=True, slots=True)
class Section:
    """One of `SECTIONS`, with its heading in this language."""

    key: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Companion:
    """A whole companion in one language."""

    title: str
    sections: tuple[Section, ...]

    def to_json(self) -> dict[str, Any]:
        """The companion as plain data."""
        sections = [
            {
                "key": section.key,
                "title": section.title,
                "entries": [entry.to_json() for entry in section.entries],
            }
            for section in self.sections
        ]
        return {"title": self.title, "sections": sections}


def parse(text: str) -> Companion:
    """Read a companion; a line out of place is an error that names it."""
    title = ""
    sections: list[tuple[str, str, list[tuple[str, str, list[str]]]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("### "):
            found = _ENTRY.fullmatch(line)
            if found is None or not sections:
                raise CompanionError(f"line {number}: an entry is '### id Title', in a section")
            sections[-1][2].append((found[1], found[2], []))
        elif line.startswith("## "):
            found = _SECTION.fullmatch(line)
            if found is None or found[1] not in SECTIONS:
                known = ", ".join(SECTIONS)
                raise CompanionError(f"line {number}: a section is '## key Title'; keys: {known}")
            sections.append((found[1], found[2], []))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif line.strip():
            if not sections or not sections[-1][2]:
                raise CompanionError(f"line {number}: text before the first entry")
            sections[-1][2][-1][2].append(line)
    return Companion(
        title,
        tuple(
            [
                Section(key, heading, tuple([_entry(key, *entry) for entry in entries]))
                for key, heading, entries in sections
            ]
        ),
    )


def _entry(section: str, id: str, title: str, lines: list[str]) -> Entry:
    if not lines:
        raise CompanionError(f"{id}: the entry says nothing")
    if section != GLOSSARY:
        return Entry(id, title, "\n\n".join(lines))
    *written, rule = [part.strip() for part in lines[0].split("·")]
    forms = tuple([form.strip("`") for form in written])
    if not forms or "`" in rule or len(lines) < 2:
        raise CompanionError(f"{id}: a term begins with '`form` · `form` · RULE', then its text")
    return Entry(id, title, "\n\n".join(lines[1:]), forms, rule)


def load(folder: Path) -> dict[str, Companion]:
    """Both languages of a game's companion, alike entry by entry; empty where a game has none."""
    paths = {lang: folder / f"companion.{lang}.md" for lang in LANGUAGES}
    if not any(path.exists() for path in paths.values()):
        return {}
    books = {lang: parse(path.read_text(encoding="utf-8")) for lang, path in paths.items()}
    outlines = {lang: _outline(book) for lang, book in books.items()}
    for lang, outline in outlines.items():
        if outline != outlines[LANGUAGES[0]]:
            odd = [entry[1] for entry in set(outline) ^ set(outlines[LANGUAGES[0]])]
            named = ", ".join(sorted(odd)) or "the order"
            raise CompanionError(f"{paths[lang]}: differs from the other language in {named}")
    return books


def _outline(book: Companion) -> list[tuple[str, str, str]]:
    return [
        (section.key, entry.id, entry.rule)
        for section in book.sections
        for entry in section.entries
    ]
