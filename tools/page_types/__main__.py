"""Writes the page's types into web/src/generated; with --check only says whether they are as they should be.

python -m tools.page_types [--check]
"""

import sys
from pathlib import Path

from tools.page_types.games import GameTypes
from tools.page_types.messages import messages_page
from tools.page_types.records import view_page

from statecraft.plugins import registry

TARGET = Path(__file__).parents[2] / "web/src/generated"


def pages() -> dict[str, str]:
    """The files by name. A game's is called as the folder of the page that draws it."""
    found = {"view.ts": view_page(), "messages.ts": messages_page()}
    for name in registry.OWN:
        found[f"{name.replace('-', '_')}.ts"] = GameTypes(registry.game(name)).page()
    return found


def stale(target: Path) -> list[str]:
    """The files that are missing, out of date, or not wanted any more."""
    wanted = pages()
    there = {path.name: path.read_text(encoding="utf-8") for path in target.glob("*.ts")}
    return sorted(
        name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name)
    )


def write(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    wanted = pages()
    for path in target.glob("*.ts"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (target / name).write_text(text, encoding="utf-8")


def main(words: list[str]) -> int:
    if words == ["--check"]:
        found = stale(TARGET)
        if found:
            print(f"out of date: {', '.join(found)}. Run: python -m tools.page_types")
        return 1 if found else 0
    if words:
        print("python -m tools.page_types [--check]")
        return 2
    write(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
