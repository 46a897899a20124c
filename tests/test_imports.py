"""The engine runs anywhere: `statecraft.core` imports the standard library and itself, nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

CORE = Path(__file__).parents[1] / "src" / "statecraft" / "core"


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module a tree imports when it runs; what only a type checker sees does not count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported(ast.Module(node.orelse, type_ignores=[]))
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
        yield from imported(node)


def foreign(source: str) -> list[str]:
    """The imports in a module of the core that it may not have."""
    return [
        name
        for name in imported(ast.parse(source))
        if not (name.startswith(".") and not name.startswith(".."))
        and name.partition(".")[0] not in sys.stdlib_module_names
        and not (name + ".").startswith("statecraft.core.")
    ]


def test_core_imports_nothing_outside_the_standard_library() -> None:
    modules = sorted(CORE.rglob("*.py"))
    assert modules
    found = {str(path.relative_to(CORE)): foreign(path.read_text()) for path in modules}
    assert {name: names for name, names in found.items() if names} == {}


def test_a_foreign_import_would_be_seen() -> None:
    assert foreign("import rich") == ["rich"]
    assert foreign("from statecraft.cli import main") == ["statecraft.cli"]
    assert foreign("def late():\n    import fluent.runtime as f") == ["fluent.runtime"]
    assert foreign("from .. import locale") == [".."]
    assert foreign("from .rulebook import parse") == []
    assert foreign("import os, json\nfrom statecraft.core import rulebook") == []
    assert foreign("if TYPE_CHECKING:\n    import rich\nelse:\n    import numpy") == ["numpy"]
