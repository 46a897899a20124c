"""Do two languages say the same things? Compares Fluent files by key, attribute and variable.

A translation may put its words and its plurals as it likes; it may not lack a text that the other has,
nor fail to use a value the other shows. `Texts` never needs this at run time: it serves the tests over
the product's own texts and the check of an edition that somebody else has written.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Mismatch:
    """One difference: the language that is wrong, the text's key, and what is wrong there."""

    lang: str
    key: str
    reason: str


@dataclass
class Inventory:
    """What one language's files contain: the variables of every text, and whatever is no Fluent."""

    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _parse(content: str) -> Iterable[ast.EntryType]:
    try:
        return FluentParser().parse(content).body
    except RecursionError:
        # A stranger's edition may nest braces without end.
        return [ast.Junk("braces nested too deeply")]


def _variables(pattern: ast.BaseNode) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


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
            if isinstance(entry, ast.Junk):
                found.junk.append((entry.content or "").strip()[:80])
            elif isinstance(entry, ast.Message):
                for key, pattern in _patterns(entry):
                    if key in found.variables:
                        found.twice.append(key)
                    found.variables[key] = _variables(pattern)
    return found


def differences(one: str, ones: Inventory, other: str, others: Inventory) -> list[Mismatch]:
    """Every way in which two languages disagree, and every line of either that is no Fluent."""
    found = []
    for lang, mine, theirs, peer in ((one, ones, others, other), (other, others, ones, one)):
        found += [Mismatch(lang, "", f"is not Fluent syntax: {junk!r}") for junk in mine.junk]
        found += [Mismatch(lang, key, "is written twice") for key in mine.twice]
        for key in sorted(theirs.variables.keys() - mine.variables.keys()):
            found.append(Mismatch(lang, key, f"is missing in {lang}, present in {peer}"))
        for key in sorted(theirs.variables.keys() & mine.variables.keys()):
            for name in sorted(theirs.variables[key] - mine.variables[key]):
                found.append(Mismatch(lang, key, f"does not use ${name}, which {peer} does"))
    return found
