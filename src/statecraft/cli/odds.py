"""`statecraft odds`: exact chances that a game can work out, such as those of a takeover.

Which questions there are and which numbers each asks for is the game's affair: see
`statecraft.core.chance.forecast`. So the numbers are read here by hand, as `--name number`.
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Found, Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.core.chance.forecast import Forecast
from statecraft.core.game import Game
from statecraft.core.options import settle
from statecraft.core.verbs.action import IntField
from statecraft.locale import Language, Texts
from statecraft.plugins import registry
from statecraft.plugins.plugin import load

NUMBER = re.compile(r"-?[0-9]{1,9}")
EXPECTED = "expected_"


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "odds",
        help=texts.say("cli-odds-help"),
        epilog=examples(texts, "cli-odds-examples"),
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def odds(
        context: typer.Context,
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        what: Annotated[str, typer.Argument(metavar="WHAT", help=texts.say("cli-odds-what-help"))],
        settings: Annotated[
            list[str] | None,
            typer.Option("--set", metavar="OPTION=VALUE", help=texts.say("cli-set-help")),
        ] = None,
        edition: Annotated[
            Path | None, typer.Option(help=texts.say("cli-edition-own-help"))
        ] = None,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found, home = playable(game)
        text = game_texts(found, texts.lang)
        wishes = Wishes(text)
        home = wishes.edition(home, edition)
        forecast = forecast_of(found, home, what)
        numbers = read(forecast, context.args, wishes)
        options = wishes.options(home, settings or [])
        wishes.settle()
        figures = forecast.reckon(tuple(numbers), settle(home.options, options))
        if as_json:
            answer_json({name: float(value) for name, value in figures.items()})
        else:
            show(figures, text)


def forecast_of(found: Found, game: Game, what: str) -> Forecast:
    """The game's forecast of that name; the mistake tells which there are."""
    part = registry.plugin_of(game).odds
    known: Sequence[Forecast] = load(part)(game.edition) if part else ()
    if not known:
        raise Mistake("cli-odds-none", game=found.name)
    for forecast in known:
        if forecast.name == what:
            return forecast
    raise Mistake("cli-odds-unknown", what=what, known=", ".join([one.name for one in known]))


def read(forecast: Forecast, words: Sequence[str], wishes: Wishes) -> list[int]:
    """The numbers the forecast asks for, out of `--name number` or `--name=number`."""
    given: dict[str, str] = {}
    left = list(words)
    while left:
        name, equals, value = left.pop(0).partition("=")
        if not equals and left:
            value = left.pop(0)
        given[name] = value
    numbers: list[int] = []
    for kind in forecast.asks:
        word = given.pop(f"--{kind.name}", "")
        if NUMBER.fullmatch(word) and kind.low <= int(word) <= kind.high:
            numbers.append(int(word))
        elif word:
            wishes.wrong("cli-option-number", name=f"--{kind.name}", word=word, **_bounds(kind))
        else:
            wishes.wrong("cli-odds-missing", name=f"--{kind.name}", **_bounds(kind))
    known = ", ".join([f"--{kind.name}" for kind in forecast.asks])
    for name in given:
        key = "cli-odds-extra" if known else "cli-odds-no-numbers"
        wishes.wrong(key, what=forecast.name, name=name, known=known)
    return numbers


def _bounds(kind: IntField) -> dict[str, int]:
    return {"low": kind.low, "high": kind.high}


def show(figures: Mapping[str, Fraction], texts: Texts) -> None:
    """The figures for a person: chances in percent, expected numbers as they are."""
    console = answers()
    for name, value in figures.items():
        expected = name.startswith(EXPECTED)
        shown = f"{float(value):.2f}" if expected else f"{100 * float(value):.2f} %"
        console.print(f"{texts.say('cli-odds-' + name.replace('_', '-'))}  {shown}")
