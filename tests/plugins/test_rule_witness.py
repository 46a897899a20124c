"""The witness sees each test's refusals, one process or many."""

import json
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]

# The engine's refusal module is stood in for, so that this asks about the plugin alone.
STAND_IN = """
import sys, types
refusal = types.ModuleType("statecraft.core.refusal")
refusal.witness = None
sys.modules["statecraft.core.refusal"] = refusal
"""

SUITE = """
import sys
import pytest

refusal = sys.modules["statecraft.core.refusal"]

def refuse(id):
    if refusal.witness:
        refusal.witness(id)

@pytest.fixture
def bold():
    refuse("TY-1.3")

@pytest.mark.rule("TY-1.1")
def test_seen():
    refuse("TY-1.1")

@pytest.mark.rule("TY-1.2")
class TestGroup:
    @pytest.mark.rule("TY-1.3")
    def test_in_setup(self, bold):
        pass

@pytest.mark.rule("TY-1.4")
def test_fails():
    assert False

@pytest.mark.rule("TY-1.5")
def test_skips():
    pytest.skip("not today")

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TY-1.6")), 2])
def test_case(n):
    refuse("TY-1.6")

def test_unmarked():
    refuse("TY-1.1")
"""


@pytest.mark.parametrize("spread", [[], ["-n", "2"]], ids=["one process", "two workers"])
def test_each_marked_test_becomes_a_row(
    spread: list[str], pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    report = tmp_path / "seen.json"
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    monkeypatch.setenv("STATECRAFT_WITNESS", str(report))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): rules")
    pytester.makepyfile(stand_in=STAND_IN)
    pytester.makeconftest("import stand_in\npytest_plugins = ['plugins.rule_witness']")
    pytester.makepyfile(test_suite=SUITE)
    pytester.runpytest_subprocess(*spread)
    rows: dict[str, dict[str, Any]] = {
        row.pop("test").partition("::")[2]: row for row in json.loads(report.read_text())
    }
    assert rows == {
        "test_seen": {"rules": ["TY-1.1"], "refused": ["TY-1.1"], "outcome": "passed"},
        "TestGroup::test_in_setup": {
            "rules": ["TY-1.2", "TY-1.3"],
            "refused": ["TY-1.3"],
            "outcome": "passed",
        },
        "test_fails": {"rules": ["TY-1.4"], "refused": [], "outcome": "failed"},
        "test_skips": {"rules": ["TY-1.5"], "refused": [], "outcome": "skipped"},
        "test_case[1]": {"rules": ["TY-1.6"], "refused": ["TY-1.6"], "outcome": "passed"},
    }
