"""The wheel that `make dist` builds installs into a clean environment and runs there."""

import email
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from plugins.real_parts import real_part
from scale import SCALE
from statecraft import __version__

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


def built(tmp_path: Path, compiled: bool) -> Path:
    """The wheel that `make dist` makes of this checkout."""
    build = [sys.executable, "-m", "build", "--sdist", "--wheel", "--no-isolation"]
    rollback = {"STATECRAFT_COMPILE": "1"} if compiled else {}
    subprocess.run(
        [*build, "--outdir", str(tmp_path), str(ROOT)],
        check=True,
        capture_output=True,
        env={**os.environ, **rollback},
    )
    (wheel,) = tmp_path.glob("*.whl")
    return wheel


def install(wheel: Path, tmp_path: Path) -> Path:
    """An environment that has only the wheel, first alone, then with what its server asks for."""
    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    # Bytes are compiled for what runs, not for all that is installed.
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-compile"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    bare = run(python.parent / "statecraft", "--version")
    assert (bare.returncode, "statecraft-games[cli]" in bare.stderr) == (2, True)
    subprocess.run([*pip, f"{wheel}[server]"], check=True, capture_output=True)
    return tmp_path / "venv" / "bin"


def is_complete(wheel: Path, tmp_path: Path) -> None:
    """Wheel and sources are as an index wants them, and say what they are."""
    (sources,) = tmp_path.glob("*.tar.gz")
    check = [sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sources)]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    with tarfile.open(sources) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"LICENSE", "README.md", "pyproject.toml", "src/statecraft/__init__.py"} <= names
    with zipfile.ZipFile(wheel) as packed_wheel:
        (path,) = [name for name in packed_wheel.namelist() if name.endswith("/METADATA")]
        sentence = email.message_from_bytes(packed_wheel.read(path))
    assert (sentence["Name"], sentence["Version"]) == ("statecraft-games", __version__)
    assert (sentence["License-Expression"], sentence["Description-Content-Type"]) == (
        "MIT",
        "text/markdown",
    )
    assert "Topic :: Games/Entertainment :: Board Games" in sentence.get_all("Classifier", [])
    assert sentence.get_payload() == (ROOT / "README.md").read_text()
    assert "Requires-Dist" not in [
        key for key, value in sentence.items() if "extra ==" not in value
    ]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    wheel = built(tmp_path, compiled=False)
    is_complete(wheel, tmp_path)
    assert wheel.name == f"statecraft_games-{__version__}-py3-none-any.whl"
    return install(wheel, tmp_path)


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


def serves_the_page(command: Path) -> None:
    """The wheel's server has the page for browsers in it, and tables, where no Node is in sight."""
    alone = {"PATH": str(command.parent), "LC_ALL": "C.UTF-8"}
    assert shutil.which("node", path=alone["PATH"]) is None
    data = command.parent.parent / "data"
    with subprocess.Popen(
        [command, "serve", "--port=0", f"--data={data}"],
        cwd=command.parent,
        env=alone,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        try:
            with httpx.Client(base_url=url) as browser:
                (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', browser.get("/").text)
                assert "javascript" in browser.get(script).headers["content-type"]
                browser.post("/api/me", json={"name": "Ada", "colour": "blue"}).raise_for_status()
                browser.headers["X-CSRF-Token"] = browser.cookies["statecraft_csrf"]
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
                wanted = {"game": "globopolis", "seats": seats}
                table = browser.post("/api/tables", json=wanted).raise_for_status().json()["id"]
                browser.post(f"/api/tables/{table}/start").raise_for_status()
                asked = browser.get(f"/api/tables/{table}/questions?seat=0")
                assert asked.status_code == 200
        finally:
            server.terminate()


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
    rules = json.loads(run(wheel, "rules", "globopolis", "--json").stdout)
    assert "GB-6.1" in json.dumps(rules)
    words = ("--seats", "3", "--games", "2", "--seed", "1", "--set", "until_round=2", "--json")
    assert json.loads(run(wheel, "simulate", "globopolis", *words).stdout)["finished"] == 2

    serves_the_page(wheel)

    result = run(wheel, "rules", "core", "--check")
    assert result.returncode == 2
    assert "Run it in a checkout" in result.stderr


@pytest.mark.skipif(SCALE < 2, reason="minutes of compiling: make soak")
def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    real_part("compiler")
    wheel = built(tmp_path, compiled=True)
    assert "py3-none-any" not in wheel.name
    there, here = (
        install(wheel, tmp_path) / "statecraft",
        Path(sys.executable).parent / "statecraft",
    )
    assert json.loads(run(there, "version", "--json").stdout)["engine"] == "compiled"
    for game in ("globopolis", "global-powers"):
        words = ("simulate", game, "--bots", "novice", "--games", "3", "--seed", "1", "--json")
        digests = [json.loads(run(command, *words).stdout)["digest"] for command in (there, here)]
        assert digests[0] == digests[1]
