"""What the pages of the documentation say to a machine: blocks of code, commands, links, headings, paths."""

import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
STARTS = ("statecraft", "make", "pip", "python", "cd", "npm", "npx", "dask", "pytest", "cp")
"""What commands on the pages begin with, behind what sets variables."""

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
_SETS = re.compile(r"[A-Z_]+=\S*")


@dataclass(frozen=True)
class Block:
    """A fenced block: its page, its first line there, its language and its text."""

    page: Path
    line: int
    sort: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A command line: what it sets, and its words."""

    sets: tuple[str, ...]
    words: tuple[str, ...]

    def __str__(self) -> str:
        return shlex.join(self.words)


def blocks() -> Iterator[Block]:
    """Every fenced block of every page."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in _BLOCK.finditer(text):
            yield Block(page, text.count("\n", 0, found.start()) + 2, found[1], found[2])


def read_command(text: str) -> Command:
    """A command without its comment.

    >>> read_command("PYTHONPATH=. statecraft version    # which one")
    Command(sets=('PYTHONPATH=.',), words=('statecraft', 'version'))
    """
    words = shlex.split(text, comments=True)
    first = next((at for at, word in enumerate(words) if not _SETS.fullmatch(word)), len(words))
    return Command(tuple(words[:first]), tuple(words[first:]))


def commands(block: Block) -> list[Command]:
    """The commands of a block; none where it is no block of commands."""
    if block.sort not in ("", "sh"):
        return []
    lines = [line for line in block.text.splitlines() if line.strip()]
    found = [
        read_command(part)
        for line in lines
        if line.isascii() or "#" in line
        for part in _parts(line)
    ]
    if len(lines) > len(found) or not all(each.words and each.words[0] in STARTS for each in found):
        return []
    return found


def _parts(line: str) -> list[str]:
    try:
        shlex.split(line, comments=True)
    except ValueError:
        return []
    return line.split("#")[0].split("&&")


@cache
def prose(page: Path) -> str:
    """A page without its blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))


def spoken(page: Path) -> list[str]:
    """What stands between backticks in the prose of a page."""
    return re.findall(r"(?<!`)`([^`\n]+)`(?!`)", prose(page))


def links(page: Path) -> list[tuple[str, str]]:
    """The links of a page to other pages and places: the path (empty for the page itself) and the anchor."""
    found = re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)", prose(page))
    return [(path, anchor) for path, anchor in found]


@cache
def anchors(page: Path) -> set[str]:
    """The places of a page that links may lead to, as they are made of its headings."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")
        again = 1
        while (name if again == 1 else f"{name}-{again - 1}") in found:
            again += 1
        found.add(name if again == 1 else f"{name}-{again - 1}")
    return found


@cache
def tracked() -> frozenset[str]:
    """The files of the checkout and the folders they lie in, as paths below its root."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: set[str] = set()
    for name in listed.stdout.splitlines():
        found.add(name)
        found.update(str(parent) for parent in Path(name).parents)
    return frozenset(found)


@cache
def is_there(path: str) -> bool:
    """Whether some file or folder is at the end of this path: `lab/run/arena.py`, `cli/`, `*.ftl`."""
    end = path.strip("/").removeprefix("./")
    pattern = re.compile("(?:.*/)?" + re.escape(end).replace(r"\*", "[^/]*"))
    return any(pattern.fullmatch(name) for name in tracked())
