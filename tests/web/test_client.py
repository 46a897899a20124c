"""The browser client's own tests, under vitest. Its types are a matter of `make check`."""

import subprocess
import sys
from pathlib import Path

import pytest

from plugins.real_parts import real_part

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_client_passes_its_own_tests() -> None:
    real_part("node")
    command = [sys.executable, str(ROOT / "tools/build_site.py"), "--run", "test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
