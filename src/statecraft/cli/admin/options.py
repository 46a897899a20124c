"""What every command of operators takes: where the database is, how to answer, in which language."""

import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.cli.console import complain, examples
from statecraft.locale import Language, Texts
from statecraft.server.config import BadSetting, Settings, read


@dataclass(frozen=True, slots=True)
class Asked:
    """How a command was asked: for which server, in which language, and whether a program reads the answer."""

    settings: Settings
    texts: Texts
    as_json: bool


def add(group: typer.Typer, texts: Texts, name: str, run: Callable[..., None]) -> None:
    """Add a command that is told how it was asked, and takes options of its own besides."""

    def command(**given: Any) -> None:
        config, as_json = given.pop("config"), given.pop("as_json")
        del given["lang"]
        flags = {each: given.pop(each) for each in ("data", "database")}
        try:
            settings = read(flags, os.environ, config)
        except BadSetting as bad:
            complain(texts.say(bad.text, bad.values))
            raise typer.Exit(2) from bad
        run(Asked(settings, texts, as_json), **given)

    own = list(inspect.signature(run).parameters.values())[1:]
    command.__signature__ = inspect.Signature([*own, *_common(texts)])  # type: ignore[attr-defined]
    command.__annotations__ = {}
    epilog = examples(texts, f"admin-{name}-examples")
    group.command(name, help=texts.say(f"admin-{name}-help"), epilog=epilog)(command)


def _common(texts: Texts) -> list[inspect.Parameter]:
    data = texts.say("setting-data").replace("`", "")
    kinds: dict[str, Any] = {
        "config": Annotated[Path | None, typer.Option(help=texts.say("serve-config-help"))],
        "data": Annotated[str | None, typer.Option(metavar="DIR", help=data)],
        "database": Annotated[
            str | None, typer.Option(metavar="URL", help=texts.say("admin-database-help"))
        ],
        "lang": Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))],
        "as_json": Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))],
    }
    return [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=False if name == "as_json" else None,
            annotation=kind,
        )
        for name, kind in kinds.items()
    ]
