"""Do two languages say the same things? Compares Fluent files by key, attribute and variable.

A translation may put its words and its plurals as it likes; it may not lack a text that the other has,
nor fail to use a value the other shows. `Texts` never needs this at run time: it serves the tests over
the product's own texts and the check of an edition that somebody else has written.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Mismatch:
    """One difference: the language that is wrong, the text's key, and the text that says what is wrong there."""

    lang: str
    key: str
    text: str
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Inventory:
    """What one language's files contain: the variables of every text, the texts that it refers to, the numbers
    that it says itself; and whatever is no Fluent."""

    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    references: dict[str, frozenset[str]] = field(default_factory=dict)
    numbers: dict[str, frozenset[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    junk: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)


class _Uses(Visitor):
    """What a pattern uses, in all its variants. What a variant is chosen by is no word of it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.visit(node.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.numbers.update(_NUMBER.findall(node.value))

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.numbers.add(node.value)


def _parse(content: str) -> Iterable[ast.EntryType]:
    try:
        return FluentParser().parse(content).body
    except RecursionError:
        # A stranger's edition may nest braces without end.
        return [ast.Junk("braces nested too deeply")]


def _uses(pattern: ast.BaseNode) -> _Uses:
    visitor = _Uses()
    visitor.visit(pattern)
    return visitor


def _patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def inventory(contents: Iterable[str]) -> Inventory:
    """Everything the given files say. Terms (`-name`) are a language's own affair and left out."""
    found = Inventory()
    for content in contents:
        for entry in _parse(content):
            if isinstance(entry, ast.Message | ast.Term):
                found.names.add(("-" if isinstance(entry, ast.Term) else "") + entry.id.name)
            if isinstance(entry, ast.Junk):
                found.junk.append((entry.content or "").strip()[:80])
            elif isinstance(entry, ast.Message):
                for key, pattern in _patterns(entry):
                    if key in found.variables:
                        found.twice.append(key)
                    uses = _uses(pattern)
                    found.variables[key] = frozenset(uses.variables)
                    found.references[key] = frozenset(uses.references)
                    found.numbers[key] = frozenset(uses.numbers)
    return found


def differences(one: str, ones: Inventory, other: str, others: Inventory) -> list[Mismatch]:
    """Every way in which two languages disagree, and every line of either that is no Fluent."""
    found = []
    for lang, mine, theirs, peer in ((one, ones, others, other), (other, others, ones, one)):
        found += [Mismatch(lang, "", "edition-no-fluent", {"found": repr(j)}) for j in mine.junk]
        found += [Mismatch(lang, key, "edition-text-twice") for key in mine.twice]
        for key in sorted(theirs.variables.keys() - mine.variables.keys()):
            values: dict[str, str | int] = {"lang": lang, "other": peer}
            found.append(Mismatch(lang, key, "edition-text-one-language", values))
        for key in sorted(theirs.variables.keys() & mine.variables.keys()):
            for name in sorted(theirs.variables[key] - mine.variables[key]):
                values = {"name": name, "other": peer}
                found.append(Mismatch(lang, key, "edition-variable-one-language", values))
    return found
