"""Which code names a rule, and which tests say that they cover it.

Code cites a rule by writing its id, in a comment, a docstring or an `Illegal`. A test covers rules with
`@pytest.mark.rule("GB-7.14", "GB-7.15")`, on a function or a class, for a whole module in `pytestmark`, or
for one case in `pytest.param(..., marks=pytest.mark.rule(...))`. Both are read from the source without
running it; whether a covered refusal really happened is found out by running (`statecraft rules --check`).
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from statecraft.rulebook.rulebook import RULE_ID


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A line of code that names a rule. `path` is relative to the folder that was searched."""

    id: str
    path: str
    line: int


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """A test, a class or a module (`test` is then empty) that says it covers a rule."""

    id: str
    path: str
    line: int
    test: str


def citations(folder: Path) -> list[Citation]:
    """Every place in a package's Python files where a rule's id is written."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        where = path.relative_to(folder).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [Citation(match[0], where, number) for match in RULE_ID.finditer(line)]
    return found


def marks(folder: Path) -> list[Mark]:
    """Every `pytest.mark.rule` in the test files under a folder."""
    found: list[Mark] = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue
        where = path.relative_to(folder).as_posix()
        calls = _rule_calls(ast.parse(text, str(path)), "")
        for test, call in sorted(calls, key=lambda found: found[1].lineno):
            found += [Mark(id, where, call.lineno, test) for id in _ids(call)]
    return found


def _rule_calls(node: ast.AST, test: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of `mark.rule` below a node, each with the test or class it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = test
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{test}::{child.name}" if test else child.name
        elif isinstance(child, ast.Call) and _is_rule_mark(child.func):
            yield test, child
        yield from _rule_calls(child, inner)


def _is_rule_mark(called: ast.expr) -> bool:
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "rule"
        and (
            (isinstance(called.value, ast.Attribute) and called.value.attr == "mark")
            or (isinstance(called.value, ast.Name) and called.value.id == "mark")
        )
    )


def _ids(call: ast.Call) -> Iterable[str]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
