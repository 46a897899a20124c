"""A missing real part is told, counted, and fatal where it is required."""

import ast
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from plugins.real_parts import PARTS, real_part

ROOT = Path(__file__).parents[2]

ABSENT = """
from pathlib import Path
from plugins import real_parts

real_parts.PARTS["unicorn"] = real_parts.Part("unicorn", "horn hooves", lambda: None)
real_parts.PARTS["floor"] = real_parts.Part("floor", "boards", lambda: Path("/"))

def test_rides():
    real_parts.real_part("unicorn")

def test_rides_again():
    real_parts.real_part("unicorn")

def test_stands():
    assert real_parts.real_part("floor") == Path("/")
"""


@pytest.fixture
def absent(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    monkeypatch.delenv("STATECRAFT_REQUIRE_REAL", raising=False)
    pytester.makepyfile(ABSENT)
    return pytester


def test_a_missing_part_skips_with_the_way_to_get_it(absent: pytest.Pytester) -> None:
    result = absent.runpytest_subprocess("-rs", "-p", "plugins.real_parts")
    result.assert_outcomes(passed=1, skipped=2)
    result.stdout.fnmatch_lines(["*real part missing: unicorn (apt-get install horn hooves)"])
    result.stdout.fnmatch_lines(["2 skipped for want of: unicorn (apt-get install horn hooves)"])


def test_a_missing_part_fails_where_real_parts_are_required(
    absent: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATECRAFT_REQUIRE_REAL", "1")
    result = absent.runpytest_subprocess("-p", "plugins.real_parts")
    result.assert_outcomes(passed=1, failed=2)
    assert result.ret == 1


def test_nothing_is_said_when_nothing_is_missing(absent: pytest.Pytester) -> None:
    result = absent.runpytest_subprocess("-k", "stands", "-p", "plugins.real_parts")
    result.assert_outcomes(passed=1, deselected=2)
    result.stdout.no_fnmatch_line("*real parts missing*")


def test_the_compiler_compiles_against_pythons_headers(tmp_path: Path) -> None:
    source = tmp_path / "one.c"
    source.write_text("#include <Python.h>\nlong one(void) { return PyLong_AsLong(NULL); }\n")
    include = f"-I{sysconfig.get_path('include')}"
    subprocess.run(
        [real_part("compiler"), include, "-c", source, "-o", tmp_path / "one.o"], check=True
    )
    assert (tmp_path / "one.o").stat().st_size > 0


def test_ci_installs_every_part_that_a_test_asks_for() -> None:
    script = (ROOT / ".ci" / "run").read_text()
    asked = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "real_part"
            ):
                asked.add(ast.literal_eval(node.args[0]))
    assert "compiler" in asked
    for part in asked:
        assert PARTS[part].packages in script


def test_ci_is_a_script_bash_can_read() -> None:
    bash = shutil.which("bash")
    assert bash is not None
    subprocess.run([bash, "-n", str(ROOT / ".ci" / "run")], check=True)
