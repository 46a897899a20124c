"""`statecraft admin`: what whoever looks after a server does with it, beside it or while it is down.

What a server is made of takes a second to load, so only the commands themselves load it.
"""

import typer

from statecraft.cli.admin import keeping, people
from statecraft.locale import Texts


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command and its subcommands to the application."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    app.add_typer(group, name="admin", help=texts.say("admin-help"))
    keeping.register(group, texts)
    people.register(group, texts)
