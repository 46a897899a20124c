"""The project on docs/writing-a-game.md: its files and commands as the page has them, and written into a folder.

A block below a line that names a file is that file, or its next part; a block of commands is run.
"""

import re
import shlex
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"^(?:\*\*`(?P<file>[^`]+)`\*\*\n\n)?```(?P<sort>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)
COMMANDS = [
    line
    for block in BLOCK.finditer(PAGE)
    if block["sort"] == "sh"
    for line in block["text"].splitlines()
]


def files() -> dict[str, str]:
    """The files of the page; blocks with the same name are parts of one file."""
    found: dict[str, str] = {}
    for block in BLOCK.finditer(PAGE):
        if block["file"]:
            name = block["file"]
            found[name] = found[name] + "\n\n" + block["text"] if name in found else block["text"]
    return found


def commands(program: str) -> list[list[str]]:
    """The page's commands of a program, as words."""
    return [words for line in COMMANDS if (words := shlex.split(line))[0] == program]


def write(project: Path) -> None:
    """Lay the project out in a folder, as the page says it."""
    for name, text in files().items():
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for _cp, source, target in commands("cp"):
        shutil.copy(project / source, project / target)
