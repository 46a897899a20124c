"""The `statecraft` command.

Each subcommand is a module with a `register` that adds itself to the application; `COMMANDS` lists them in
the order of `statecraft --help`. Exit codes are the same everywhere: 0 done, 1 the answer is no, 2 the
question was wrong. A person's mistake ends in one clear line, never in a traceback.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, NoReturn

import typer
from typer import rich_utils

from statecraft import __version__
from statecraft.cli import (
    admin,
    analyse,
    arena,
    bench_bots,
    bot,
    edition,
    game_options,
    lab,
    odds,
    play,
    rules,
    serve,
    simulate,
    train,
    verify,
    version,
)
from statecraft.cli.console import complain, examples
from statecraft.cli.games import Mistake
from statecraft.cli.options import Mistakes
from statecraft.core.editions.edition import EditionError
from statecraft.locale import LANGUAGES, Language, TextError, Texts, language
from statecraft.rulebook.rulebook import RulebookError

COMMANDS: tuple[Callable[[typer.Typer, Texts], None], ...] = (
    play.register,
    serve.register,
    admin.register,
    simulate.register,
    analyse.register,
    arena.register,
    bench_bots.register,
    train.register,
    bot.register,
    lab.register,
    odds.register,
    rules.register,
    game_options.register,
    edition.register,
    verify.register,
    version.register,
)


def build(texts: Texts) -> typer.Typer:
    """The whole command, with its help in the language of `texts`."""
    app = typer.Typer(
        name="statecraft",
        help=texts.say("cli-help"),
        epilog=examples(texts, "cli-examples-all"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def show_version(asked: bool) -> None:
        if asked:
            typer.echo(f"statecraft {__version__}")
            raise typer.Exit

    @app.callback()
    def options(
        version: Annotated[
            bool,
            typer.Option(
                "--version",
                callback=show_version,
                is_eager=True,
                help=texts.say("cli-version-help"),
            ),
        ] = False,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
    ) -> None:
        """Both options act before any subcommand runs: see `spoken` for the language."""

    for register in COMMANDS:
        register(app, texts)
    translate_headings(texts)
    return app


def translate_headings(texts: Texts) -> None:
    """The headings in help are typer's own; where a later typer names them otherwise, they stay English."""
    rich_utils.ARGUMENTS_PANEL_TITLE = texts.say("cli-heading-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = texts.say("cli-heading-options")
    rich_utils.COMMANDS_PANEL_TITLE = texts.say("cli-heading-commands")
    rich_utils.ERRORS_PANEL_TITLE = texts.say("cli-heading-error")


def spoken(arguments: Sequence[str]) -> Language:
    """The language asked for with --lang anywhere on the line, or else the person's own.

    Known before the command is built, so that --help speaks it too; a wrong one is refused later.
    """
    for position, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(arguments[position + 1 :]), "")
            return next((lang for lang in LANGUAGES if lang == asked), language())
    return language()


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code; all of the product's named errors end here."""
    texts = Texts(spoken(arguments))
    try:
        build(texts)(args=list(arguments), prog_name="statecraft")
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1 if ended.code else 0
    except Mistake as mistake:
        complain(texts.say(mistake.key, mistake.args_for_text))
        return 2
    except Mistakes as mistakes:
        for line in mistakes.lines:
            complain(line)
        return 2
    except EditionError as unsound:
        complain(unsound.say(texts.lang))
        return 1
    except (RulebookError, TextError) as error:
        complain(str(error))
        return 1
    return 0


def main() -> NoReturn:
    """Entry point of the `statecraft` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that lacks a character shows "?" instead of ending the program.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
