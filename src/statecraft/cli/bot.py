"""`statecraft bot`: begin a bot of one's own, from a skeleton that plays at once."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from statecraft.cli.console import answers, examples
from statecraft.cli.games import Mistake, find
from statecraft.cli.skeletons import Language as Code
from statecraft.cli.skeletons import Skeleton, is_name, skeleton
from statecraft.locale import Language, Texts
from statecraft.plugins import registry

ANY_GAME = "GAME"
"""What stands for a game in a command where a bot plays any."""


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command and its subcommand to the application."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    app.add_typer(group, name="bot", help=texts.say("cli-bot-help"))

    @group.callback()
    def bot() -> None:
        """There is one subcommand so far, and it is named all the same."""

    @group.command(
        "new", help=texts.say("cli-bot-new-help"), epilog=examples(texts, "cli-bot-new-examples")
    )
    def new(
        name: Annotated[str, typer.Argument(metavar="NAME", help=texts.say("cli-bot-new-name"))],
        language: Annotated[Code, typer.Option(help=texts.say("cli-bot-new-language"))] = "python",
        game: Annotated[str, typer.Option(metavar="GAME", help=texts.say("cli-bot-new-game"))] = "",
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
    ) -> None:
        if not is_name(name):
            raise Mistake("cli-bot-new-no-name", name=name)
        named = find(game).name if game else ""
        folder = Path(name)
        made = skeleton(name, language, named, registry.games(), name)
        commands = how_to_run(made.bot, named or ANY_GAME, name, language)
        readme = texts.say(f"cli-bot-new-readme-{language}", name=name)
        lines = [f"# {name}", "", readme, "", "```", *commands, "```", ""]
        written(folder, Skeleton({**made.files, "README.md": "\n".join(lines)}, made.bot))
        console = answers()
        console.print(texts.say("cli-bot-new-done", path=name, count=len(made.files) + 1))
        for command in commands:
            console.print(f"  {command}")


def how_to_run(bot: str, game: str, folder: str, language: Code) -> list[str]:
    """The commands that let a bot play: against others, in a row of games, and with a person."""
    python = language == "python"
    before = f"PYTHONPATH={shlex.quote(folder)} " if python else ""
    against = shlex.quote(f"{bot},random,random")
    commands = [
        f"{before}statecraft arena {game} --bots {against} --games 12",
        f"{before}statecraft simulate {game} --bots {shlex.quote(bot)} --games 10",
        f"{before}statecraft play {game} --bots {shlex.quote(bot)}",
    ]
    return [*commands, f"pytest {folder}"] if python else commands


def written(folder: Path, made: Skeleton) -> None:
    """Write the files into a folder that is new or empty; whatever is there already stays as it is."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Mistake("cli-edition-new-taken", path=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("cli-edition-new-failed", path=str(folder), reason=reason) from error
