"""The core and Harbour compile with mypyc from the same files and play the very same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from plugins.real_parts import real_part
from scale import scaled

HERE = Path(__file__).parents[2]
GAMES = scaled(1000)


def played(path: str) -> tuple[str, str]:
    """How the engine found on this path is built, and the digests of its games."""
    run = subprocess.run(
        [sys.executable, "-m", "contract.digests", str(GAMES)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "random"},
        cwd=HERE / "tests",
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    built, digests = run.stdout.split()
    return built, digests


@pytest.mark.slow
def test_compiled_and_pure_play_the_same_games(tmp_path: Path) -> None:
    real_part("compiler")
    compiled = tmp_path / "compiled"
    packages = [str(HERE / "src/statecraft/core"), str(HERE / "tests/harbour")]
    build = subprocess.run(
        [sys.executable, str(HERE / "tools/compile.py"), "--opt", "0", str(compiled), *packages],
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    pure, wanted = played(os.pathsep.join([str(HERE / "src"), str(HERE / "tests")]))
    native, found = played(os.pathsep.join([str(compiled), str(HERE / "tests")]))
    assert (pure, native) == ("pure", "compiled")
    assert found == wanted
