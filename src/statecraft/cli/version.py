"""`statecraft version`: which Statecraft this is, on which Python, and how its engine is built."""

import platform
from typing import Annotated

import typer

from statecraft import __version__
from statecraft.cli.console import answer_json, examples
from statecraft.compiled_build import engine
from statecraft.locale import Texts


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "version",
        help=texts.say("cli-version-help"),
        epilog=examples(texts, "cli-version-examples"),
    )
    def version(
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        about = {
            "statecraft": __version__,
            "python": platform.python_version(),
            "engine": engine(),
        }
        if as_json:
            answer_json(about)
        else:
            typer.echo(texts.say("cli-version", about))
