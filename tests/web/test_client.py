"""The browser client's own checks: strict types without a warning, and its tests under vitest."""

import os
import runpy
import subprocess
from pathlib import Path

import pytest

from plugins.real_parts import real_part

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_is_sound(script: str) -> None:
    real_part("node")
    # The npm that built the client: from PATH, or where that is too old from this environment.
    program = runpy.run_path(str(ROOT / "tools/build_site.py"))["npm"]()
    assert program is not None, "no Node that can build the client"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(program), "run", "--silent", script],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
