"""A compiled build beside the sources is used by itself, as long as it is of these very files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from statecraft.compiled_build import MANIFEST, PURE, is_fresh, stamps

PROGRAM = "import statecraft.thing; print(statecraft.thing.BUILD)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository whose package has one module, with a build in which that module says something else."""
    sources = Path(__file__).parents[1] / "src/statecraft"
    for root, build in (("src", "pure"), ("build/compiled", "compiled")):
        package = tmp_path / root / "statecraft"
        package.mkdir(parents=True)
        for name in ("__init__.py", "compiled_build.py"):
            (package / name).write_bytes((sources / name).read_bytes())
        (package / "thing.py").write_text(f"BUILD = {build!r}\n", encoding="utf-8")
    sign(tmp_path)
    return tmp_path


def sign(checkout: Path) -> None:
    manifest = {
        "python": sys.implementation.cache_tag,
        "stamps": stamps(checkout / "src/statecraft"),
    }
    (checkout / "build/compiled" / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")


def built(checkout: Path, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != PURE}
    run = subprocess.run(
        [sys.executable, "-B", "-c", PROGRAM],
        env={**clean, "PYTHONPATH": str(checkout / "src"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_a_fresh_build_is_used_without_being_asked_for(checkout: Path) -> None:
    assert built(checkout) == "compiled"


def test_who_wants_the_sources_gets_them(checkout: Path) -> None:
    assert built(checkout, **{PURE: "1"}) == "pure"


def test_a_build_older_than_a_source_file_is_left_alone(checkout: Path) -> None:
    (checkout / "src/statecraft/thing.py").write_text("BUILD = 'newer'\n", encoding="utf-8")
    assert built(checkout) == "newer"
    sign(checkout)
    (checkout / "src/statecraft/more.py").write_text("", encoding="utf-8")
    assert built(checkout) == "newer"


@pytest.mark.parametrize("content", [None, "{", "[]", '{"python": "cpython-27", "stamps": {}}'])
def test_no_build_a_damaged_one_and_one_for_another_python_are_left_alone(
    checkout: Path, content: str | None
) -> None:
    manifest = checkout / "build/compiled" / MANIFEST
    if content is None:
        manifest.unlink()
    else:
        manifest.write_text(content, encoding="utf-8")
    assert not is_fresh(manifest.parent, checkout / "src/statecraft")
    assert built(checkout) == "pure"
