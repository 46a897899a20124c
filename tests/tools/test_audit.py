"""The audit knows what the server runs on, and would see a fault, a licence that reaches over, and one that is missing."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.audit import (
    Component,
    faults,
    known_faults,
    main,
    of_page,
    of_python,
    sbom,
    wrong_licences,
)

ROOT = Path(__file__).parents[2]


def test_what_the_server_runs_on_is_listed_with_its_licence() -> None:
    names = {each.name for each in of_python()}
    assert {"litestar", "sqlalchemy", "psycopg", "redis", "cryptography", "mako"} <= names
    # Tools of developers are none of it.
    assert not {"pytest", "ruff", "mypy", "playwright", "safety-db"} & names
    page = {each.name for each in of_page()}
    assert {
        "svelte",
        "@fluent/bundle",
        "@noble/hashes",
        "@fontsource-variable/source-sans-3",
    } <= page
    assert not {"vite", "typescript", "axe-core", "vitest"} & page
    assert all(each.version and each.licence for each in [*of_python(), *of_page()])


def test_nothing_is_wrong_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0, capsys.readouterr().out
    said = capsys.readouterr().out
    assert "which is OLD" in said
    assert "nothing is wrong" in said


def test_a_fault_that_the_list_knows_is_found() -> None:
    date, known = known_faults()
    assert date.startswith("2021")
    old = Component("pypi", "jinja2", "2.7", "BSD-3-Clause")
    assert faults([old], known)
    assert faults([Component("pypi", "jinja2", "999", "BSD-3-Clause")], known) == []


@pytest.mark.parametrize(
    ("licence", "is_wrong"),
    [
        ("GPL-3.0-or-later", True),
        ("AGPL-3.0", True),
        ("GNU General Public License v2 (GPLv2)", True),
        ("GNU Affero General Public License v3", True),
        ("unknown", True),
        ("LGPL-3.0-only", False),
        ("GNU Lesser General Public License v3 (LGPLv3)", False),
        ("MIT", False),
        ("MIT OR GPL-2.0", False),
        ("Apache Software License", False),
    ],
)
def test_licences_that_reach_over(licence: str, is_wrong: bool) -> None:
    assert bool(wrong_licences([Component("pypi", "a", "1", licence)])) == is_wrong


def test_the_document_is_cyclonedx_and_names_everything(tmp_path: Path) -> None:
    file = tmp_path / "a.cdx.json"
    assert main(["--sbom", str(file)]) == 0
    data = json.loads(file.read_text())
    assert (data["bomFormat"], data["specVersion"]) == ("CycloneDX", "1.6")
    refs = [each["bom-ref"] for each in data["components"]]
    assert len(refs) == len(set(refs)) == len(of_python()) + len(of_page())
    assert set(data["dependencies"][0]["dependsOn"]) == set(refs)
    assert "pkg:npm/%40fluent/bundle@" in " ".join(refs)
    assert sbom([*of_python(), *of_page()]) == data


def test_make_dist_puts_it_beside_the_wheel() -> None:
    done = subprocess.run(
        ["make", "--dry-run", "dist", f"PYTHON={sys.executable}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "tools.audit --sbom dist/" in done.stdout
