"""`statecraft train`: games of a league of bots, and a value learned from them that says who is how likely to win."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.cli.arena import fought, show
from statecraft.cli.console import answer_json, answers, complain, examples
from statecraft.cli.games import Mistake
from statecraft.cli.options import game_texts, playable
from statecraft.cli.progress import progress
from statecraft.compiled_build import engine
from statecraft.lab.run.arena import Arena, sets_for
from statecraft.lab.run.cluster import NoCluster
from statecraft.lab.run.run_store import BadRun
from statecraft.locale import Language, Texts

INTERRUPTED = 130
"""What shells take an end by Ctrl-C for."""
GAMES, GENERATIONS, UNITS, MATCH = 1200, 1, 16, 40
LEAST = 20
"""Fewer games of a generation cannot be shared between those who learn and those who judge."""
OPPONENT = "steady"


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "train", help=texts.say("cli-train-help"), epilog=examples(texts, "cli-train-examples")
    )
    def train(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        out: Annotated[Path, typer.Option(metavar="DIR", help=texts.say("cli-train-out-help"))],
        games: Annotated[int, typer.Option(min=1, help=texts.say("cli-train-games-help"))] = GAMES,
        generations: Annotated[
            int, typer.Option(min=1, help=texts.say("cli-train-generations-help"))
        ] = GENERATIONS,
        units: Annotated[
            int, typer.Option(min=1, max=64, help=texts.say("cli-train-units-help"))
        ] = UNITS,
        match: Annotated[int, typer.Option(min=0, help=texts.say("cli-train-match-help"))] = MATCH,
        seed: Annotated[int, typer.Option(help=texts.say("cli-simulate-seed-help"))] = 1,
        jobs: Annotated[int, typer.Option(min=0, help=texts.say("lab-jobs-help"))] = 0,
        cluster: Annotated[
            str, typer.Option(metavar="ADDRESS", help=texts.say("lab-cluster-help"))
        ] = "",
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        if games < LEAST:
            raise Mistake("cli-train-few", least=str(LEAST), games=str(games))
        if find_spec("numpy") is None:
            raise Mistake("cli-train-extra")
        found, home = playable(game)
        if found.name not in ("globopolis", "global-powers"):
            raise Mistake("cli-train-no-game", game=home.name)
        text = game_texts(found, texts.lang)
        learned = trained(found.package, text, out, games, generations, units, seed, jobs, cluster)
        data = json.loads(learned.read_text(encoding="utf-8"))
        table = None
        if match:
            bots = (f"master:value={learned.resolve()}", *[OPPONENT] * 3)
            arena = Arena(found.package, bots, {}, sets_for(match, bots), seed)
            table = fought(arena, text, jobs, out / learned.stem)
        if as_json:
            about = {"value": str(learned), "measured": data["measured"], "arena": table}
            answer_json(about)
            return
        show_figures(data["measured"], text)
        if table is not None:
            show(table, text)
        answers().print(text.say("cli-train-done", path=str(learned)))


def trained(
    package: str,
    texts: Texts,
    out: Path,
    games: int,
    generations: int,
    units: int,
    seed: int,
    jobs: int,
    cluster: str,
) -> Path:
    """The file with what was learned; whoever interrupts it is told what is kept."""
    from statecraft.lab.learn.training import Step, Training
    from statecraft.lab.learn.training import train as learn

    plan = Training(package, games, generations, units, seed)
    label = texts.say("cli-train-running", engine=engine())

    def tell(step: Step) -> None:
        complain(
            texts.say(
                "cli-train-step",
                generation=str(step.generation + 1),
                round=str(step.round),
                loss=f"{step.loss:.4f}",
            )
        )

    try:
        with progress(label, games * generations) as advance:
            return learn(plan, out, jobs, cluster, advance, tell)
    except (BadRun, NoCluster) as bad:
        raise Mistake(bad.text, **bad.values) from bad
    except KeyboardInterrupt:
        complain(texts.say("cli-train-interrupted", path=str(out)))
        raise typer.Exit(INTERRUPTED) from None


def show_figures(measured: dict[str, Any], texts: Texts) -> None:
    """How good the chances are on games that were held out, beside those of plainer judges."""
    console = answers()
    console.print(texts.say("cli-train-measured", count=measured["games"]))
    for part, judges in measured["all"].items():
        values = {
            "part": f"{100 * float(part):.0f}",
            "auc": f"{judges['value']['auc']:.3f}",
            "brier": f"{judges['value']['brier']:.3f}",
            "reckoned": f"{judges['reckoned']['auc']:.3f}",
            "before": f"{judges['reckoned']['brier']:.3f}",
            "points": f"{judges['points']['auc']:.3f}",
        }
        console.print(texts.say("cli-train-part", values))
    console.print(texts.say("cli-train-off", off=f"{100 * measured['off']:.1f}"))
