"""Has every printed line of the rules become a rule, or a reason why not?

A game made from printed originals ("seeds") ships `rulebook.sources.toml`: which lines of each seed are
its rules pages, and for lines that no rule cites under its own heading, the rules they belong to or why
they hold none. The seeds' text is not needed, only their line numbers. A rulebook without seeds, such
as the engine's own, has no such file.

    [seeds.002]
    rules_pages = "120-480,600-700"

    [[lines]]
    seed = "002"
    lines = "612-613"
    rules = ["GB-7.14"]

    [[lines]]
    seed = "002"
    lines = "120-131"
    no_rule = "table of contents"
"""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from statecraft.rulebook.rulebook import Range, Rulebook, SeedLines, read_ranges, write_range

FILE: Final = "rulebook.sources.toml"

# A booklet has some thousands of lines; a slip of the pen must not make us count to a billion.
_LAST_LINE: Final = 100_000


@dataclass(frozen=True, slots=True)
class Entry:
    """What `[[lines]]` says of some lines: the rules in them, or why there is none."""

    seed: str
    lines: tuple[Range, ...]
    rules: tuple[str, ...]
    no_rule: str


@dataclass(frozen=True, slots=True)
class SourceMap:
    """The whole file: the rules pages of each seed, and the entries in their order."""

    rules_pages: dict[str, tuple[Range, ...]]
    entries: tuple[Entry, ...]


def problems(book: Rulebook, folder: Path) -> list[str]:
    """Everything wrong between a rulebook's sources and the map beside it, in one list."""
    path = folder / FILE
    cited = sorted({s.seed for r in book.rules for s in r.sources if isinstance(s, SeedLines)})
    if not path.is_file():
        return [f"{FILE}: missing, though rules cite seed {seed}" for seed in cited]
    mapped, found = read(path)
    found += [
        f"{FILE}: rules cite seed {s}, which it does not list"
        for s in cited
        if s not in mapped.rules_pages
    ]
    known = {rule.id for rule in book.rules}
    for entry in mapped.entries:
        where = f"{FILE}: seed {entry.seed} lines {','.join(map(write_range, entry.lines))}"
        found += [f"{where}: no rule {id}" for id in entry.rules if id not in known]
        if entry.seed not in mapped.rules_pages:
            found.append(f"{where}: there is no [seeds.{entry.seed}]")
    for seed in mapped.rules_pages:
        found += _unmapped_and_contradicted(book, mapped, seed)
    return found


def _unmapped_and_contradicted(book: Rulebook, mapped: SourceMap, seed: str) -> Iterator[str]:
    ruled: set[int] = set()
    empty: set[int] = set()
    for rule in book.rules:
        for source in rule.sources:
            if isinstance(source, SeedLines) and source.seed == seed:
                ruled.update(_each(source.lines))
    for entry in mapped.entries:
        if entry.seed == seed:
            (ruled if entry.rules else empty).update(_each(entry.lines))
    pages = set(_each(mapped.rules_pages[seed]))
    for lines in _runs(pages - ruled - empty):
        yield f"seed {seed}:{write_range(lines)}: mapped neither to a rule nor to no_rule"
    for lines in _runs(ruled & empty):
        yield f"seed {seed}:{write_range(lines)}: mapped to a rule and to no_rule at once"


def _each(ranges: Iterable[Range]) -> Iterator[int]:
    for first, last in ranges:
        yield from range(first, min(last, _LAST_LINE) + 1)


def _runs(numbers: Iterable[int]) -> Iterator[Range]:
    first = last = 0
    for number in sorted(numbers):
        if first and number == last + 1:
            last = number
            continue
        if first:
            yield first, last
        first = last = number
    if first:
        yield first, last


def read(path: Path) -> tuple[SourceMap, list[str]]:
    """The map, as far as it can be read, and what is out of form in it."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return SourceMap({}, ()), [f"{FILE}: cannot be read: {error}"]
    found = [
        f"{FILE}: {key!r} means nothing here: there is [seeds.NNN] and [[lines]]"
        for key in content
        if key not in ("seeds", "lines")
    ]
    pages: dict[str, tuple[Range, ...]] = {}
    seeds = content.get("seeds")
    for seed, about in (seeds if isinstance(seeds, dict) else {}).items():
        try:
            pages[seed] = read_ranges(about["rules_pages"])
        except (KeyError, TypeError, ValueError) as error:
            found.append(f"{FILE}: [seeds.{seed}] rules_pages: {_reason(error)}")
    entries = []
    rows = content.get("lines")
    for number, row in enumerate(rows if isinstance(rows, list) else [], 1):
        try:
            entries.append(_entry(row))
        except (KeyError, TypeError, ValueError) as error:
            found.append(f"{FILE}: [[lines]] number {number}: {_reason(error)}")
    if not pages:
        found.append(f"{FILE}: lists no rules pages: [seeds.NNN] with rules_pages is missing")
    return SourceMap(pages, tuple(entries)), found


def _reason(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def _entry(row: Any) -> Entry:
    if not isinstance(row, dict):
        raise TypeError("should be a table with seed, lines and rules or no_rule")
    if unknown := sorted(row.keys() - {"seed", "lines", "rules", "no_rule"}):
        raise ValueError(f"{unknown[0]!r} means nothing here")
    rules, no_rule = row.get("rules", []), row.get("no_rule", "")
    if not (isinstance(rules, list) and all(isinstance(id, str) for id in rules)):
        raise TypeError("rules should be a list of rule ids")
    if not (isinstance(no_rule, str) and isinstance(row["seed"], str)):
        raise TypeError("seed and no_rule should be strings")
    if bool(rules) == bool(no_rule.strip()):
        raise ValueError("should have either rules or no_rule, and not both")
    return Entry(row["seed"], read_ranges(row["lines"]), tuple(rules), no_rule)
