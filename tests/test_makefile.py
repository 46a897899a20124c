"""What the documents tell a newcomer to type is there."""

import re
import subprocess
from pathlib import Path

from statecraft import __version__

ROOT = Path(__file__).parents[1]


def targets() -> set[str]:
    result = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(re.findall(r"^  make (\w+) +\S", result.stdout, re.MULTILINE))


def test_make_help_lists_the_targets_people_are_promised() -> None:
    assert targets() >= {"play", "test", "check", "bench", "soak", "dist", "clean", "help"}


def test_versions_agree() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert f'\nversion = "{__version__}"\n' in project


def test_the_lock_is_what_any_machine_would_write() -> None:
    lock = (ROOT / "uv.lock").read_text()
    hosts = set(re.findall(r'registry = "([^"]*)"', lock))
    assert len(hosts) == 1
    assert not re.search(r'(file:|registry = "(\.|/|http:))', lock)
