"""`statecraft serve`: the server, with every setting as an option."""

import inspect
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from statecraft.cli.console import complain, examples
from statecraft.compiled_build import engine
from statecraft.locale import Language, Texts
from statecraft.server.config import ROWS, BadSetting, Row, Settings, read


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application; every setting is an option of it."""

    def serve(config: Path | None, lang: Language | None, **flags: str | None) -> None:
        try:
            settings = read(flags, os.environ, config)
        except BadSetting as bad:
            complain(texts.say(bad.text, bad.values))
            raise typer.Exit(2) from bad
        raise typer.Exit(run(settings, texts))

    # The options are the settings, so the signature is made of them.
    serve.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            _option("config", Path | None, typer.Option(help=texts.say("serve-config-help"))),
            *(_option(row.name, str | None, _flag(row, texts)) for row in ROWS),
            _option("lang", Language | None, typer.Option(help=texts.say("cli-lang-help"))),
        ]
    )
    serve.__annotations__ = {}
    app.command("serve", help=texts.say("serve-help"), epilog=examples(texts, "serve-examples"))(
        serve
    )


def _option(name: str, kind: object, option: object) -> inspect.Parameter:
    annotation = Annotated[kind, option]  # type: ignore[valid-type]
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


def _flag(row: Row, texts: Texts) -> object:
    described = texts.say(f"setting-{row.name.replace('_', '-')}")
    text = texts.say("serve-setting-help", told=described, variable=row.variable)
    if row.default:
        text = texts.say("serve-setting-default", help=text, default=row.default)
    return typer.Option(row.flag, metavar="…", help=escape(text.replace("`", "")))


def run(settings: Settings, texts: Texts) -> int:
    """Serve until somebody ends it; the exit code."""
    # What a server is made of takes seconds to load, and no other command needs it.
    from statecraft.server.services import CannotOpen
    from statecraft.server.web.serving import serve

    def running(url: str) -> None:
        typer.echo(texts.say("serve-running", url=url, engine=engine()))

    try:
        return 0 if serve(settings, running) else 1
    except CannotOpen as error:
        complain(texts.say(error.text, error.values))
        return 1
