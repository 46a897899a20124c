"""The wheel that `make dist` builds installs into a clean environment and runs there."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from statecraft import __version__

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """An environment that has only the wheel and what the wheel itself asks for."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"statecraft-{__version__}-py3-none-any.whl"
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run(
        [python, "-m", "pip", "install", "-q", str(wheel)], check=True, capture_output=True
    )
    return tmp_path / "venv" / "bin"


def run(command: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [command, *arguments],
        cwd=command.parent,
        env={**outside, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


# One test, because the environment it needs takes longer than anything asked of it.
def test_the_wheel_runs_in_a_clean_environment(installed: Path) -> None:
    wheel, here = installed / "statecraft", Path(sys.executable).parent / "statecraft"
    assert "rules" in run(wheel, "--help").stdout
    assert "Beispiele" in run(wheel, "--lang", "de", "--help").stdout
    assert json.loads(run(wheel, "version", "--json").stdout)["statecraft"] == __version__

    shipped, ours = (run(command, "rules", "core", "--lang", "de") for command in (wheel, here))
    assert (shipped.returncode, shipped.stderr) == (0, "")
    assert ours.stdout.splitlines()[0] == shipped.stdout.splitlines()[0]

    # The game is in it, with its edition, texts and rules.
    told = json.loads(run(wheel, "rules", "globopolis", "--json").stdout)
    assert "GB-6.1" in json.dumps(told)
    words = ("--seats", "3", "--games", "2", "--seed", "1", "--set", "until_round=2", "--json")
    assert json.loads(run(wheel, "simulate", "globopolis", *words).stdout)["finished"] == 2

    said = run(wheel, "rules", "core", "--check")
    assert said.returncode == 2
    assert "Run it in a checkout" in said.stderr
