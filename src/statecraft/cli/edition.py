"""`statecraft edition`: begin an edition of one's own, check one, and show the one a game ships."""

import shutil
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Found, Mistake, find
from statecraft.core.editions import edition as editions
from statecraft.core.editions.edition import HEAD, Edition
from statecraft.core.editions.files import Files
from statecraft.core.editions.schema import Problem, shown
from statecraft.locale import Language, MissingText, Texts
from statecraft.locale.parity import differences, inventory


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command and its subcommands to the application."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    app.add_typer(group, name="edition", help=texts.say("cli-edition-help"))

    @group.command(
        "check",
        help=texts.say("cli-edition-check-help"),
        epilog=examples(texts, "cli-edition-check-examples"),
    )
    def check(
        path: Annotated[
            Path, typer.Argument(metavar="PATH", help=texts.say("cli-edition-path-help"))
        ],
        game: Annotated[str, typer.Option(help=texts.say("cli-edition-game-help"))] = "",
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        if not path.exists():
            raise Mistake("cli-no-such-path", path=str(path))
        problems = all_problems(path, find(game) if game else None)
        report_problems(path, problems, texts, as_json)

    @group.command(
        "new",
        help=texts.say("cli-edition-new-help"),
        epilog=examples(texts, "cli-edition-new-examples"),
    )
    def new(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        path: Annotated[
            Path, typer.Argument(metavar="FOLDER", help=texts.say("cli-edition-new-path-help"))
        ],
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
    ) -> None:
        found = find(game)
        files = copied(shipped(found), path)
        console = answers()
        console.print(texts.say("cli-edition-new-done", path=str(path), count=len(files)))
        console.print(texts.say("cli-edition-new-next", path=str(path), game=found.name))

    @group.command(
        "show",
        help=texts.say("cli-edition-show-help"),
        epilog=examples(texts, "cli-edition-show-examples"),
    )
    def show(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found = find(game)
        edition = editions.load(shipped(found), found.schema)
        if as_json:
            answer_json(as_data(edition))
        else:
            show_edition(answers(), edition, found, texts)


def shipped(found: Found) -> Path:
    """The folder of the edition that a game ships."""
    folder = found.folder / "edition"
    if not folder.is_dir():
        raise Mistake("cli-edition-none", game=found.name)
    return folder


def copied(source: Path, folder: Path) -> list[str]:
    """Copy an edition into a folder of one's own, which is new or empty; the names of its files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Mistake("cli-edition-new-taken", path=str(folder))
    files = sorted([path for path in source.iterdir() if path.suffix in (".toml", ".ftl")])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in files:
            shutil.copyfile(path, folder / path.name)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("cli-edition-new-failed", path=str(folder), reason=reason) from error
    return [path.name for path in files]


def all_problems(path: Path, found: Found | None) -> list[Problem]:
    """What is wrong with a folder: against the game's schema if one is known, and between languages."""
    unknown: list[Problem] = []
    if found is None and (named := editions.peek(path)) is not None:
        try:
            found = find(named)
        except Mistake:
            reason = f"names {shown(named)}, which is no game on this machine; or give --game"
            unknown.append(Problem(HEAD, "game", reason))
    problems = unknown + editions.check(path, found.schema if found else None)
    known = {(problem.file, problem.key) for problem in problems}
    texts = Files(path, (), others_allowed=True).texts
    if len(texts) == 2:
        (one, ones), (other, others) = ((lang, inventory([text])) for lang, text in texts.items())
        for mismatch in differences(one, ones, other, others):
            problem = Problem(f"{mismatch.lang}.ftl", mismatch.key, mismatch.reason)
            if (problem.file, problem.key) not in known or not problem.key:
                problems.append(problem)
    return problems


def report_problems(path: Path, problems: list[Problem], texts: Texts, as_json: bool) -> None:
    """Print every problem; the answer is no (exit 1) if there is one."""
    if as_json:
        rows = [{"file": p.file, "key": p.key, "reason": p.reason} for p in problems]
        answer_json({"path": str(path), "ok": not problems, "problems": rows})
    else:
        console = answers()
        for problem in problems:
            console.print(str(problem))
        text = "cli-problems" if problems else "cli-edition-sound"
        console.print(texts.say(text, count=len(problems), path=str(path)))
    if problems:
        raise typer.Exit(1)


def as_data(edition: Edition) -> dict[str, Any]:
    """An edition as plain data for --json."""
    return {
        "game": edition.game,
        "name": edition.name,
        "version": edition.version,
        "description": edition.description,
        "digest": edition.digest,
        "tables": {
            name: [
                {
                    **row,
                    "provenance": known.kind,
                    "source": known.source,
                    "source_de": known.source_de,
                }
                for row, known in zip(rows, edition.provenance[name], strict=True)
            ]
            for name, rows in edition.tables.items()
        },
    }


def show_edition(console: Console, edition: Edition, found: Found, texts: Texts) -> None:
    """Print an edition for a person to read: a table for each table, with the printed words."""
    printed = Texts(texts.lang, extra=[edition.texts])
    console.print(Text(f"{edition.name} {edition.version}", style="bold underline"))
    console.print(edition.description)
    console.print(Text(f"{texts.say('cli-edition-digest')} {edition.digest}", style="dim"))
    patterns = {table.name: table.texts for table in found.schema.tables} if found.schema else {}
    for name, rows in edition.tables.items():
        columns = list(dict.fromkeys(column for row in rows for column in row))
        named = patterns.get(name, ())[:1]
        table = Table(title=Text(f"{name} ({len(rows)})", style="bold"), title_justify="left")
        text = [texts.say("cli-edition-printed")] * len(named)
        for column in [*columns, *text, texts.say("cli-edition-provenance")]:
            table.add_column(column)
        for row, known in zip(rows, edition.provenance[name], strict=True):
            cells = [_cell(row.get(column)) for column in columns]
            cells += [_printed(printed, pattern, row) for pattern in named]
            origin = texts.say(f"cli-provenance-{known.kind}")
            source = known.source_in(texts.lang)
            table.add_row(*cells, f"{origin}: {source}" if source else origin)
        console.print()
        console.print(table)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _printed(texts: Texts, pattern: str, row: Any) -> str:
    """The words on the piece itself, where the edition has them."""
    try:
        return texts.say(pattern.format_map(row))
    except (MissingText, KeyError):
        return ""
