"""What programs on seats did wrong in many games, told to a person; a program that died ends a command with 1."""

from collections.abc import Mapping

import typer

from statecraft.bots.faults import deaths
from statecraft.cli.console import answers, complain
from statecraft.locale import Texts

Faults = Mapping[str, Mapping[str, int]]


def show_faults(faults: Faults, texts: Texts) -> None:
    """A line for each bot that did anything wrong: its faults, kind by kind."""
    console = answers()
    for name, kinds in faults.items():
        if kinds:
            counts = [texts.say(f"bot-fault-{kind}", count=count) for kind, count in kinds.items()]
            console.print(texts.say("cli-bot-faults", name=name, faults=", ".join(counts)))


def end_where_a_bot_died(faults: Faults, texts: Texts) -> None:
    """Exit code 1, with a line for each bot that played no more before a game was over."""
    died = {name: deaths(kinds) for name, kinds in faults.items() if deaths(kinds)}
    for name, count in died.items():
        complain(texts.say("cli-bot-died", name=name, count=count))
    if died:
        raise typer.Exit(1)
