"""`statecraft edition`: begin an edition of one's own, check one, and show the one a game ships."""

import shutil
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Found, Mistake, NoSuchGame, find
from statecraft.cli.options import playable
from statecraft.core.editions import edition as editions
from statecraft.core.editions.edition import HEAD, Edition
from statecraft.core.editions.schema import Problem, shown, with_meant
from statecraft.core.game import Game
from statecraft.kit import edition_check
from statecraft.kit.game_texts import missing_texts
from statecraft.kit.reference import markdown, reference
from statecraft.locale import Language, MissingText, Texts
from statecraft.plugins import registry


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
        "reference",
        help=texts.say("cli-edition-reference-help"),
        epilog=examples(texts, "cli-edition-reference-examples"),
    )
    def show_reference(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        _found, played = playable(game)
        data = reference(played, texts)
        if as_json:
            answer_json(data)
            return
        page, console = markdown(data, texts), answers()
        if console.is_terminal:
            console.print(Markdown(page))
        else:
            # Whoever keeps it in a file keeps a page.
            typer.echo(page)

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
    """What is wrong with a folder, against the game's schema if one is known."""
    unknown: list[Problem] = []
    if found is None and (named := editions.peek(path)) is not None:
        try:
            found = find(named)
        except NoSuchGame:
            values = with_meant({"found": shown(named)}, named, registry.games())
            unknown.append(Problem(HEAD, "game", "edition-no-such-game", values))
    options = getattr(found.game, "options", ()) if found else ()
    problems = unknown + edition_check.all_problems(path, found.schema if found else None, options)
    if found is not None and isinstance(found.game, Game):
        known = {(problem.file, problem.key) for problem in problems}
        more = missing_texts(found.game, path)
        problems += [each for each in more if (each.file, each.key) not in known]
    return sorted(problems, key=lambda problem: problem.warning)


def report_problems(path: Path, found: list[Problem], texts: Texts, as_json: bool) -> None:
    """Print every problem and every warning; the answer is no (exit 1) if there is a problem."""
    problems = [problem for problem in found if not problem.warning]
    warnings = [problem for problem in found if problem.warning]
    if as_json:
        rows = {
            name: [problem_json(problem, texts.lang) for problem in those]
            for name, those in (("problems", problems), ("warnings", warnings))
        }
        answer_json({"path": str(path), "ok": not problems, **rows})
    else:
        console = answers()
        for problem in problems:
            console.print(problem.say(texts.lang))
        for warning in warnings:
            console.print(texts.say("cli-edition-warning", problem=warning.say(texts.lang)))
        text = "cli-problems" if problems else "cli-edition-sound"
        console.print(texts.say(text, count=len(problems), path=str(path)))
        if warnings:
            console.print(texts.say("cli-edition-warnings", count=len(warnings)))
    if problems:
        raise typer.Exit(1)


def problem_json(problem: Problem, lang: Language) -> dict[str, Any]:
    """A problem as plain data: in words, and as the text and values that they were made of."""
    data = {"file": problem.file, "key": problem.key, "reason": problem.reason(lang)}
    return {**data, "text": problem.text, "values": problem.values}


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
