"""The ladder: tables of stored arenas, written into a page between two marks, with their commands.

Everything outside the marks stays as it is, so that the page can be made again at any time.
"""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from statecraft.cli.games import Mistake
from statecraft.core.options import typed
from statecraft.locale import Texts

BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"


def write(
    page: Path, folders: Sequence[str], tables: Sequence[dict[str, Any]], texts: Texts
) -> None:
    """Put the tables into a page, in place of those that are there."""
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    before, begin, rest = text.partition(BEGIN)
    _old, end, after = rest.partition(END)
    if not begin or not end:
        raise Mistake("cli-ladder-marks", path=str(page), begin=BEGIN, end=END)
    again = ["statecraft", "arena"]
    for folder in folders:
        again += ["--from", folder]
    again += ["--ladder", str(page)]
    parts = [section(folder, table, texts) for folder, table in zip(folders, tables, strict=True)]
    data = "\n".join([texts.say("cli-ladder-again"), "", *_block([shlex.join(again)]), *parts])
    page.write_text(f"{before}{BEGIN}\n{data}\n{END}{after}", encoding="utf-8")


def section(folder: str, table: dict[str, Any], texts: Texts) -> str:
    """One arena's part: what was played, by which command, and the table."""
    about = {"game": table["game"], "games": table["games"], "sets": table["sets"]}
    lines = [texts.say("cli-ladder-about", {**about, "edition": table["edition"][:12]}), ""]
    lines += _block([command(folder, table)])
    heads = ("bot", "share", "interval", "rating", "sigma")
    lines.append("| " + " | ".join([texts.say(f"cli-arena-head-{head}") for head in heads]) + " |")
    lines.append("| --- | ---: | ---: | ---: | ---: |")
    for bot in table["bots"]:
        share = f"{100 * bot['win_share']:.1f} %"
        between = f"{100 * bot['low']:.1f}–{100 * bot['high']:.1f} %"
        numbers = f"{bot['rating']:.2f} | {bot['sigma']:.2f}"
        lines.append(f"| `{bot['name']}` | {share} | {between} | {numbers} |")
    shares = ", ".join([f"{100 * share:.1f} %" for share in table["seats"]])
    return "\n".join([*lines, "", texts.say("cli-ladder-seats", shares=shares), ""])


def command(folder: str, table: dict[str, Any]) -> str:
    """The command that plays the same arena again."""
    words = ["statecraft", "arena", table["game"], "--bots", ",".join(table["named"])]
    words += ["--games", str(table["games"]), "--seed", str(table["seed"])]
    for name, value in table["options"].items():
        words += ["--set", f"{name}={typed(value)}"]
    if table["folder"]:
        words += ["--edition", table["folder"]]
    return shlex.join([*words, "--out", folder])


def _block(lines: Sequence[str]) -> list[str]:
    return ["```", *lines, "```", ""]
