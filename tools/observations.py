"""Write docs/observations.md: what every number of a dense observation says, field by field.

python -m tools.observations            # writes the page
python -m tools.observations --check    # exit code 1 if the page is not what would be written
"""

import argparse
import sys
from pathlib import Path

from statecraft import rl
from statecraft.plugins import registry

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """# Observations

What an agent of [the environments](learning.md) sees: every number of the row, in its order, with four players and the \
rulebook's options. Other settings have other columns; `env.fields` has those of an environment, and `env.parts` where \
each field stands. This page is written by `python -m tools.observations`.

An amount is told as a part of *told as 1*; with *log* as log(1 + amount) / log(1 + that). What goes beyond ±2 is told \
as ±2. A field of several columns has one for each name, in this order; `a.b` goes through all of b for each a. I am \
`me`; the others come in turn order after me. Fields marked with ° are there with `deals` alone.
"""
NAMED = 8
"""Fields with more columns say first how many there are."""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[_game(name) for name in registry.OWN]])


def _game(name: str) -> str:
    dealing, quiet = rl.Environment(name), rl.Environment(name, deals=False)
    columns = sum([len(field.columns) for field in dealing.fields])
    without = sum([len(field.columns) for field in quiet.fields])
    words = f"{len(dealing.words):,} actions with deals, {len(quiet.words):,} without"
    lines = [
        f"## {dealing.game.name}\n",
        f"{columns} numbers with deals, {without} without; {words}.\n",
        "| from | field | columns | told as 1 | what it says |",
        "| ---: | --- | --- | ---: | --- |",
    ]
    for field in dealing.fields:
        mark = "" if field.name in quiet.parts else "°"
        scale = f"{field.scale:g}{', log' if field.log else ''}"
        at = dealing.parts[field.name].start
        told = _columns(field.columns)
        lines.append(f"| {at} | `{field.name}`{mark} | {told} | {scale} | {field.what} |")
    return "\n".join([*lines, ""])


def _columns(names: tuple[str, ...]) -> str:
    if len(names) <= NAMED:
        return ", ".join([f"`{name}`" for name in names])
    return f"{len(names)}: " + " ".join([f"`{name}`" for name in names])


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/observations.md.")
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    wanted = page()
    if parser.parse_args().check:
        if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
            return 0
        sys.stderr.write(f"{PAGE} is out of date: python -m tools.observations\n")
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
