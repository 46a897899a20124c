"""Examples in the documents are run, pages are found from the list of them, and the map of folders has all."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    path
    for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    if "\n>>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_a_page_hold(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_there_are_pages_with_examples() -> None:
    assert {"README.md", "api.md", "bots.md", "learning.md"} <= {page.name for page in PAGES}


def test_every_page_is_in_the_list_of_pages() -> None:
    listed = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    assert [str(page) for page in pages if f"({page})" not in listed] == ["README.md"]


def test_the_map_of_folders_has_all_of_them() -> None:
    rows = re.findall(
        r"^\| `([^|]+)\|([^|]+)\|$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.M
    )
    maps = dict.fromkeys(("src/statecraft", "web/src", "tests"), "")
    for names, description in rows:
        for root in maps:
            if names.startswith(root):
                maps[root] += names + description
    missing = []
    for root, description in maps.items():
        for folder in sorted((ROOT / root).iterdir()):
            if folder.is_dir() and any(folder.glob("*.*")) and folder.name != "__pycache__":
                if f"{folder.name}/`" not in description:
                    missing.append(f"{root}/{folder.name}")
    for part in ("core", "server", "lab", "cli"):
        for package in (ROOT / "src" / "statecraft" / part).glob("*/__init__.py"):
            if f"{package.parent.name}/`" not in maps["src/statecraft"]:
                missing.append(f"{part}/{package.parent.name}")
    assert missing == []


def test_nobody_is_told_to_install_somebody_elses_package() -> None:
    """On the public index `statecraft` is another package, which `pip install -U` would put in the place of ours."""
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    wrong = re.compile(r"statecraft\[|pip install[^\n`]*[ '\"]statecraft(?![-_\w/.])")
    found = []
    for name in tracked.stdout.splitlines():
        path = ROOT / name
        if (
            path.suffix in {".md", ".py", ".toml", ".ftl", ".ts", ".svelte", ".lock"}
            and path.is_file()
        ):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [f"{name}: {line}" for line in lines if wrong.search(line)]
    assert [each for each in found if not each.startswith("tests/test_documents.py")] == []
