"""The numbered rules of a game, read from `rulebook.en.md` and `rulebook.de.md` beside its code.

Both languages carry the same rules in the same order; this module reads them and says where they differ.
Which printed lines a rule comes from is judged in `rule_sources`, which code and tests name it in
`rule_coverage`. The form, line by line, is described in docs/rulebook-format.md:

>>> book = parse('''
... # Harbour
... ## 1 Bidding
... ### HB-1.2 No bid above one's purse
... `forbids` · seed 002:61-63,70-70 · ruling 4
... Nobody bids more than they own.
... ''')
>>> book.rules[0].id, book.rules[0].kind, [str(source) for source in book.rules[0].sources]
('HB-1.2', 'forbids', ['seed 002:61-63,70', 'ruling 4'])
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

Kind = Literal["does", "forbids", "defines"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LANGUAGES: Final = ("en", "de")

#: An id anywhere in running text: a game's letters, the chapter, the number within it.
RULE_ID: Final = re.compile(r"(?<![\w-])([A-Z]{2,4})-(\d+(?:\.\d+)+[a-z]?)(?![\w-]|\.\d)")

Range: TypeAlias = tuple[int, int]

_CHAPTER: Final = re.compile(r"## (\d+) (\S.*)")
_RULE: Final = re.compile(r"### (\S+) (\S.*)")
_LINES: Final = re.compile(r"\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*")


class RulebookError(Exception):
    """A rulebook cannot be read. `problems` has every reason at once, each with its place."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class SeedLines:
    """Lines of a printed original, inclusive at both ends."""

    seed: str
    lines: tuple[Range, ...]

    def __str__(self) -> str:
        return f"seed {self.seed}:{','.join(map(write_range, self.lines))}"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A numbered answer of ours where the original is silent or says two things."""

    number: int

    def __str__(self) -> str:
        return f"ruling {self.number}"


@dataclass(frozen=True, slots=True)
class Ours:
    """The rule comes from this edition alone, such as a bound that makes every game end."""

    def __str__(self) -> str:
        return "ours"


Source: TypeAlias = SeedLines | Ruling | Ours


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `line` is where its heading stands in the file."""

    id: str
    chapter: int
    title: str
    kind: Kind
    sources: tuple[Source, ...]
    text: str
    line: int

    def to_json(self) -> dict[str, Any]:
        """The rule as plain data."""
        return {
            "id": self.id,
            "chapter": self.chapter,
            "title": self.title,
            "kind": self.kind,
            "sources": [str(source) for source in self.sources],
            "text": self.text,
        }


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook in one language."""

    title: str
    chapters: tuple[tuple[int, str], ...]
    rules: tuple[Rule, ...]

    @property
    def prefix(self) -> str:
        """The letters all ids of this rulebook begin with."""
        return self.rules[0].id.partition("-")[0]


def write_range(lines: Range) -> str:
    """`(5, 5)` is written 5, `(5, 7)` is written 5-7."""
    return str(lines[0]) if lines[0] == lines[1] else f"{lines[0]}-{lines[1]}"


def read_ranges(written: str) -> tuple[Range, ...]:
    """`"612-613,620"` as pairs of first and last line; ValueError says what is wrong with it."""
    if not _LINES.fullmatch(written):
        raise ValueError(f"{written!r} should be lines such as 612-613,620")
    ranges = []
    for part in written.split(","):
        first, _, last = part.partition("-")
        if len(part) > 20 or int(last or first) < int(first) or int(first) < 1:
            raise ValueError(f"{part!r} should count upwards from line 1")
        ranges.append((int(first), int(last or first)))
    return tuple(ranges)


def read_source(written: str) -> Source:
    """One source as it stands under a rule's heading; ValueError says what is wrong with it."""
    if written == "ours":
        return Ours()
    if ruling := re.fullmatch(r"ruling (\d{1,6})", written):
        return Ruling(int(ruling[1]))
    if seed := re.fullmatch(r"seed (\d{3}):(\S+)", written):
        return SeedLines(seed[1], read_ranges(seed[2]))
    raise ValueError(f"source {written!r} should be seed NNN:A-B, ruling N or ours")


def parse(text: str, name: str = "rulebook") -> Rulebook:
    """Read one language's rulebook; RulebookError lists everything that is not in form."""
    return _Reader(text.splitlines(), name).read()


def load(folder: Path) -> dict[str, Rulebook]:
    """Both languages of the rulebook in a game's folder; RulebookError unless they agree."""
    books: dict[str, Rulebook] = {}
    problems: list[str] = []
    for lang in LANGUAGES:
        path = folder / f"rulebook.{lang}.md"
        try:
            books[lang] = parse(path.read_text(encoding="utf-8"), path.name)
        except RulebookError as error:
            problems += error.problems
        except FileNotFoundError:
            problems.append(f"{path.name}: is missing")
        except (OSError, UnicodeDecodeError) as error:
            problems.append(f"{path.name}: cannot be read: {error}")
    if not problems:
        problems = differences(books["en"], books["de"])
    if problems:
        raise RulebookError(problems)
    return books


def differences(en: Rulebook, de: Rulebook) -> list[str]:
    """Every way in which the languages' ids, kinds, sources or order disagree."""
    english, german = ({rule.id: rule for rule in book.rules} for book in (en, de))
    found = [f"{id}: missing in de" for id in english if id not in german]
    found += [f"{id}: missing in en" for id in german if id not in english]
    for id in (id for id in english if id in german):
        mine, theirs = english[id], german[id]
        if mine.kind != theirs.kind:
            found.append(f"{id}: {mine.kind} in en, {theirs.kind} in de")
        if mine.sources != theirs.sources:
            found.append(f"{id}: from {_list(mine)} in en, from {_list(theirs)} in de")
    shared = [id for id in english if id in german]
    for ours, others in zip(shared, (id for id in german if id in english), strict=True):
        if ours != others:
            found.append(f"{ours}: the order differs from here: de has {others} in its place")
            break
    if [number for number, _ in en.chapters] != [number for number, _ in de.chapters]:
        found.append("the chapters of en and de have different numbers")
    return found


def _list(rule: Rule) -> str:
    return " · ".join(map(str, rule.sources))


class _Reader:
    """Walks the lines once and gathers what is out of form, so that one run shows it all."""

    def __init__(self, lines: list[str], name: str) -> None:
        self.lines = lines
        self.name = name
        self.title = ""
        self.chapters: list[tuple[int, str]] = []
        self.rules: list[Rule] = []
        self.problems: list[str] = []

    def complain(self, index: int, reason: str) -> None:
        self.problems.append(f"{self.name}:{index + 1}: {reason}")

    def read(self) -> Rulebook:
        for index, line in enumerate(self.lines):
            if line.startswith("### "):
                self.rule(index)
            elif line.startswith("## "):
                self.chapter(index)
            elif line.startswith("# ") and not self.title:
                self.title = line[2:].strip()
        if not self.title:
            self.complain(0, "the rulebook should begin with a line '# Title'")
        if not any(line.startswith("### ") for line in self.lines):
            self.complain(0, "the rulebook has no rules")
        self.check_ids()
        if self.problems:
            raise RulebookError(self.problems)
        return Rulebook(self.title, tuple(self.chapters), tuple(self.rules))

    def chapter(self, index: int) -> None:
        heading = _CHAPTER.fullmatch(self.lines[index].rstrip())
        if heading is None:
            self.complain(index, "a chapter's heading should be '## NUMBER Title'")
        elif any(number == int(heading[1]) for number, _ in self.chapters):
            self.complain(index, f"chapter {heading[1]} is there twice")
        else:
            self.chapters.append((int(heading[1]), heading[2]))

    def rule(self, index: int) -> None:
        heading = _RULE.fullmatch(self.lines[index].rstrip())
        if heading is None or not RULE_ID.fullmatch(heading[1]):
            self.complain(
                index, "a rule's heading should be '### ID Title' with an id like GB-7.14"
            )
            return
        id = heading[1]
        if not self.chapters:
            self.complain(index, f"{id} stands before the first chapter")
            return
        chapter = self.chapters[-1][0]
        if int(re.split(r"\D", id.partition("-")[2])[0]) != chapter:
            self.complain(index, f"{id} stands in chapter {chapter}")
        kind, sources = self.kind_and_sources(index + 1, id)
        body = self.body(index + 2)
        if not body:
            self.complain(index, f"{id} has no text")
        if kind is not None:
            self.rules.append(Rule(id, chapter, heading[2], kind, sources, body, index + 1))

    def kind_and_sources(self, index: int, id: str) -> tuple[Kind | None, tuple[Source, ...]]:
        line = self.lines[index].strip() if index < len(self.lines) else ""
        first, *rest = [part.strip() for part in line.split("·")]
        kind = next((kind for kind in KINDS if first == f"`{kind}`"), None)
        if kind is None:
            expected = ", ".join(f"`{kind}`" for kind in KINDS)
            self.complain(index, f"the line under {id} should begin with one of {expected}")
            return None, ()
        sources = []
        for part in rest:
            try:
                sources.append(read_source(part))
            except ValueError as error:
                self.complain(index, f"{id}: {error}")
        if not rest:
            self.complain(index, f"{id} should name its source: seed NNN:A-B, ruling N or ours")
        return kind, tuple(sources)

    def body(self, start: int) -> str:
        end = start
        while end < len(self.lines) and not self.lines[end].startswith(("## ", "### ")):
            end += 1
        return "\n".join(self.lines[start:end]).strip()

    def check_ids(self) -> None:
        seen: dict[str, int] = {}
        for rule in self.rules:
            if rule.id in seen:
                self.complain(rule.line - 1, f"{rule.id} is there twice, first at {seen[rule.id]}")
            seen.setdefault(rule.id, rule.line)
        if len({rule.id.partition("-")[0] for rule in self.rules}) > 1:
            self.complain(0, "all ids of one rulebook should begin with the same letters")
