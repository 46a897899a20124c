"""How the command speaks: answers to standard output, complaints and progress to standard error."""

import json
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from statecraft.locale import Texts


def answers() -> Console:
    """Where answers go. In a pipe nothing is wrapped, so that one line stays one line."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.soft_wrap = not console.is_terminal
    return console


def indented(console: Console, text: str) -> None:
    """A paragraph below its heading; in a pipe one line, whole, however long."""
    if console.soft_wrap:
        console.print(Text(f"  {text}"))
    else:
        console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))


def complain(message: str) -> None:
    """One plain message on standard error."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(f"statecraft: {message}"))


def answer_json(value: Any) -> None:
    """An answer for a machine, which is the same in every language."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def examples(texts: Texts, key: str) -> str:
    """The examples below a command's help: one a line in the text, commands and comments alternating."""
    lines = [escape(line) for line in texts.say(key).splitlines() if line]
    shown = [
        f"[cyan]{line}[/]" if line.startswith("statecraft") else f"[dim]{line}[/]" for line in lines
    ]
    # A blank line between keeps each on its own: single line breaks are joined in help texts.
    return "\n\n".join([f"[bold]{escape(texts.say('cli-examples'))}[/]", *shown])
