"""`statecraft options`: the options of a game, with their defaults, what they may be, and the rule of each."""

from typing import Annotated, Any

import typer
from rich.text import Text

from statecraft.cli.console import answer_json, answers, examples, indented
from statecraft.cli.options import game_texts, playable
from statecraft.core.options import Option, typed
from statecraft.locale import Language, Texts


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "options",
        help=texts.say("cli-options-help"),
        epilog=examples(texts, "cli-options-examples"),
    )
    def options(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found, played = playable(game)
        words = game_texts(found, texts.lang)
        rows = [as_data(option, words) for option in played.options]
        if as_json:
            answer_json({"game": found.name, "options": rows})
            return
        console = answers()
        for option, row in zip(played.options, rows, strict=True):
            console.print(
                Text.assemble(
                    (f"{option.name}={typed(option.default)}", "bold cyan"),
                    f"  ({allowed(option, texts)}; {option.rule})",
                )
            )
            indented(console, f"{row['say']}: {row['help']}" if row["help"] else row["say"])


def as_data(option: Option, words: Texts) -> dict[str, Any]:
    """An option as plain data for --json."""
    name = f"option-{option.name}"
    worded = name in words
    return {
        **option.to_json(),
        "say": words.say(name) if worded else option.name,
        "help": words.say(f"{name}.help") if worded else "",
    }


def allowed(option: Option, texts: Texts) -> str:
    """What may be typed for an option."""
    if option.choices:
        return ", ".join(option.choices)
    if isinstance(option.default, bool):
        return "yes, no"
    return texts.say("cli-options-number", low=option.low, high=option.high)
