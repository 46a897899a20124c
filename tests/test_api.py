"""The front door of the package: every name it promises is there, and the reference tells them all."""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import statecraft

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_promised_name_is_there() -> None:
    for name in statecraft.__all__:
        assert getattr(statecraft, name) is not None
        assert name in dir(statecraft)


def test_a_name_nobody_promised_is_missed_by_name() -> None:
    with pytest.raises(AttributeError, match="module 'statecraft' has no attribute 'Chess'"):
        _ = statecraft.Chess


def test_type_checkers_are_told_the_same_names() -> None:
    assert statecraft.__file__ is not None
    tree = ast.parse(Path(statecraft.__file__).read_text(encoding="utf-8"))
    declared = {
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    }
    assert declared | {"__version__"} == set(statecraft.__all__)


def test_opening_the_door_imports_no_engine() -> None:
    """Nothing but the look whether there is a compiled one."""
    code = "import sys, statecraft; print([n for n in sys.modules if n.startswith('statecraft.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['statecraft.compiled_build']"


def test_the_reference_is_what_the_docstrings_say(reference: ModuleType) -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert page == reference.page(), "run: python tools/reference.py"


def test_every_name_in_the_reference_has_a_line_of_its_own(reference: ModuleType) -> None:
    lines = reference.page().splitlines()
    assert [line for line in lines if line.endswith("|  |")] == []
    for at, line in enumerate(lines):
        if line.startswith("### "):
            assert lines[at + 2], line
