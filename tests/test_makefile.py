"""What the documents tell a newcomer to type is there."""

import re
import subprocess
from pathlib import Path

import pytest

from statecraft import __version__

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *map(str, ROOT.glob("docs/**/*.md"))]


def targets() -> set[str]:
    said = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(re.findall(r"^  make (\w+) +\S", said.stdout, re.MULTILINE))


def test_make_help_lists_the_targets_people_are_promised() -> None:
    assert targets() >= {"play", "test", "check", "bench", "soak", "dist", "clean", "help"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: Path(page).name)
def test_a_page_names_only_targets_and_files_that_exist(page: str) -> None:
    path = ROOT / page
    text = path.read_text()
    named = set(re.findall(r"(?:^|`)make (\w+)", text, re.MULTILINE))
    assert named <= targets()
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_versions_agree() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    assert f'\nversion = "{__version__}"\n' in project


def test_the_lock_is_what_any_machine_would_write() -> None:
    lock = (ROOT / "uv.lock").read_text()
    hosts = set(re.findall(r'registry = "([^"]*)"', lock))
    assert len(hosts) == 1
    assert not re.search(r'(file:|registry = "(\.|/|http:))', lock)
