"""`statecraft simulate`: many games between bots, and what came of them."""

from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.cli.bot_faults import end_where_a_bot_died, show_faults
from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.progress import progress
from statecraft.compiled_build import engine
from statecraft.core.options import BadOptions
from statecraft.lab.run.simulation import Plan, simulate
from statecraft.locale import Language, Texts
from statecraft.plugins.registry import FixedEdition


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "simulate",
        help=texts.say("cli-simulate-help"),
        epilog=examples(texts, "cli-simulate-examples"),
    )
    def simulation(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        seats: Annotated[int | None, typer.Option(help=texts.say("cli-seats-help"))] = None,
        teams: Annotated[str, typer.Option(help=texts.say("cli-teams-help"))] = "",
        bots: Annotated[str, typer.Option(help=texts.say("cli-bots-help"))] = "random",
        games: Annotated[
            int, typer.Option(min=1, help=texts.say("cli-simulate-games-help"))
        ] = 1000,
        seed: Annotated[int, typer.Option(help=texts.say("cli-simulate-seed-help"))] = 1,
        edition: Annotated[
            Path | None, typer.Option(help=texts.say("cli-edition-own-help"))
        ] = None,
        settings: Annotated[
            list[str] | None,
            typer.Option("--set", metavar="OPTION=VALUE", help=texts.say("cli-set-help")),
        ] = None,
        jobs: Annotated[int, typer.Option(min=0, help=texts.say("cli-simulate-jobs-help"))] = 1,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found, home = playable(game)
        text = game_texts(found, texts.lang)
        wishes = Wishes(text)
        holders = wishes.seating(seats, teams)
        names = wishes.bots(bots, home)
        options = wishes.options(home, settings or [])
        wishes.path(edition)
        wishes.settle()
        # A folder is read again in other processes, so it must not depend on where they start.
        where = "" if edition is None else str(edition.resolve())
        plan = Plan(found.package, tuple(holders), tuple(names), options, games, seed, where)
        try:
            plan.game().new(options, holders)
        except FixedEdition as fixed:
            raise Mistake("cli-fixed-edition", game=found.name) from fixed
        except BadOptions as bad:
            raise Mistake("cli-bad-options", reason=str(bad)) from bad
        label = text.say("cli-simulate-running", game=found.name, engine=engine())
        with progress(label, games) as advance:
            figures = simulate(plan, jobs, advance)
        if as_json:
            answer_json(figures)
        else:
            show(figures, text)
        end_where_a_bot_died(figures["faults"], text)


def show(figures: dict[str, Any], texts: Texts) -> None:
    """The figures for a person to read, one a line under the names that --json gives them."""
    rows: list[tuple[str, str]] = []
    for name, value in figures.items():
        if name == "faults":
            continue
        if name == "wins":
            share = [100 * won / max(1, figures["finished"]) for won in value]
            seats = [f"{won:g} ({part:.1f} %)" for won, part in zip(value, share, strict=True)]
            shown = "   ".join(seats)
        elif name == "rounds":
            shown = "   ".join(
                [f"{texts.say('cli-spread-' + at)} {v:g}" for at, v in value.items()]
            )
        elif name == "end_reasons":
            shown = "   ".join([f"{texts.say('reason-' + why)} {n}" for why, n in value.items()])
        else:
            shown = str(value)
        rows.append((texts.say(f"cli-figure-{name.replace('_', '-')}"), shown))
    width = max([len(title) for title, _shown in rows])
    console = answers()
    for title, shown in rows:
        console.print(f"{title:{width}}  {shown}")
    show_faults(figures["faults"], texts)
