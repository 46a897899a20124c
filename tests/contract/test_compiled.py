"""Engine, games and bots compile with mypyc from the same files and play the very same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from plugins.real_parts import real_part
from scale import SCALE

HERE = Path(__file__).parents[2]
SOURCES = HERE / "src/statecraft"
# Bots take as long to compile as all the rest; uncompiled they play on the compiled engine just as well.
COMPILED = ("core", "globopolis", "global_powers", *(("bots",) if SCALE > 1 else ()))
WANTED = SCALE > 1 or os.environ.get("STATECRAFT_COMPILE") == "1"


def played(path: str) -> dict[str, Any]:
    """How the engine found on this path is built, and the digests of its games."""
    run = subprocess.run(
        [sys.executable, "-m", "contract.digests"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "random"},
        cwd=HERE / "tests",
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.skipif(not WANTED, reason="minutes of compiling: STATECRAFT_COMPILE=1, or make soak")
def test_compiled_and_pure_play_the_same_games(tmp_path: Path) -> None:
    real_part("compiler")
    compiled = tmp_path / "compiled"
    packages = [str(SOURCES / name) for name in COMPILED] + [str(HERE / "tests/harbour")]
    build = subprocess.run(
        [
            sys.executable,
            str(HERE / "tools/compile.py"),
            str(compiled),
            *packages,
            *("--copy", str(SOURCES), "--opt", "0"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    pure = played(os.pathsep.join([str(HERE / "src"), str(HERE / "tests")]))
    native = played(os.pathsep.join([str(compiled), str(HERE / "tests")]))
    assert (pure["built"], native["built"]) == ("pure", "compiled")
    assert native["digests"] == pure["digests"]
    assert native["rules"] == pure["rules"]
    assert all(pure["rules"].values())
