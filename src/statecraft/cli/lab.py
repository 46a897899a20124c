"""`statecraft lab`: how a game plays, and what other rules change, as reports with their games beside them."""

from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from statecraft.cli.console import answers, complain, examples
from statecraft.cli.games import Found, Mistake, find
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.progress import progress
from statecraft.core.options import BadOptions
from statecraft.lab.report.document import BadPlace, written
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.results import NothingEnded, write_results
from statecraft.lab.run.cluster import NoCluster
from statecraft.lab.run.experiment import Experiment, GameStats, OtherWorker, Side
from statecraft.lab.run.run import run
from statecraft.lab.run.run_store import BadRun, RunStore
from statecraft.locale import Language, Texts
from statecraft.plugins.registry import FixedEdition

BOTS = "steady"
GAMES = 500
INTERRUPTED = 130
"""What shells take an end by Ctrl-C for."""
NEEDED = {"pyarrow": "pyarrow", "vl_convert": "vl-convert-python"}


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command and its subcommands to the application."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    app.add_typer(group, name="lab", help=texts.say("lab-help"))

    # What both take.
    a_game = Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))]
    a_folder = Annotated[Path, typer.Option(metavar="DIR", help=texts.say("lab-out-help"))]
    some_bots = Annotated[str, typer.Option(help=texts.say("lab-bots-help"))]
    so_many = Annotated[int, typer.Option(min=1, help=texts.say("lab-games-help"))]
    some_seats = Annotated[int | None, typer.Option(help=texts.say("cli-seats-help"))]
    some_teams = Annotated[str, typer.Option(help=texts.say("cli-teams-help"))]
    a_seed = Annotated[int, typer.Option(help=texts.say("cli-simulate-seed-help"))]
    some_settings = Annotated[
        list[str] | None,
        typer.Option("--set", metavar="OPTION=VALUE", help=texts.say("cli-set-help")),
    ]
    an_edition = Annotated[Path | None, typer.Option(help=texts.say("cli-edition-own-help"))]
    some_jobs = Annotated[int, typer.Option(min=0, help=texts.say("lab-jobs-help"))]
    a_cluster = Annotated[str, typer.Option(metavar="ADDRESS", help=texts.say("lab-cluster-help"))]
    csv_too = Annotated[bool, typer.Option("--csv", help=texts.say("lab-csv-help"))]
    a_language = Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))]

    @group.command(
        "balance",
        help=texts.say("lab-balance-help"),
        epilog=examples(texts, "lab-balance-examples"),
    )
    def balance(
        game: a_game,
        out: a_folder,
        bots: some_bots = BOTS,
        games: so_many = GAMES,
        seats: some_seats = None,
        teams: some_teams = "",
        seed: a_seed = 1,
        settings: some_settings = None,
        edition: an_edition = None,
        jobs: some_jobs = 0,
        cluster: a_cluster = "",
        as_csv: csv_too = False,
        lang: a_language = None,
    ) -> None:
        asked = [(settings or [], edition)]
        found, experiment = wished(game, texts, asked, seats, teams, bots, games, seed)
        perform(found, experiment, texts, out, jobs, cluster, as_csv)

    @group.command(
        "compare",
        help=texts.say("lab-compare-help"),
        epilog=examples(texts, "lab-compare-examples"),
    )
    def compare(
        game: a_game,
        out: a_folder,
        bots: some_bots = BOTS,
        games: so_many = GAMES,
        seats: some_seats = None,
        teams: some_teams = "",
        seed: a_seed = 1,
        settings: some_settings = None,
        edition: an_edition = None,
        against: Annotated[
            list[str] | None,
            typer.Option(metavar="OPTION=VALUE", help=texts.say("lab-against-help")),
        ] = None,
        against_edition: Annotated[
            Path | None, typer.Option(help=texts.say("lab-against-edition-help"))
        ] = None,
        jobs: some_jobs = 0,
        cluster: a_cluster = "",
        as_csv: csv_too = False,
        lang: a_language = None,
    ) -> None:
        asked = [(settings or [], edition), (against or [], against_edition)]
        found, experiment = wished(game, texts, asked, seats, teams, bots, games, seed)
        if experiment.sides[0].header() == experiment.sides[1].header():
            raise Mistake("lab-same-sides")
        perform(found, experiment, texts, out, jobs, cluster, as_csv)

    @group.command(
        "document",
        help=texts.say("lab-document-help"),
        epilog=examples(texts, "lab-document-examples"),
    )
    def document(
        pages: Annotated[
            list[Path], typer.Argument(metavar="PAGE", help=texts.say("lab-document-page-help"))
        ],
        lang: a_language = None,
    ) -> None:
        for page in pages:
            if not page.is_file():
                raise Mistake("cli-no-such-path", path=str(page))
            try:
                places = written(page, partial(_words, texts.lang))
            except BadPlace as bad:
                raise Mistake(bad.text, **bad.values) from bad
            data = {"places": places}
            answers().print(texts.say("lab-document-done", data, path=str(page)))


def _words(lang: Language, package: str) -> Words:
    """The words of a game, by its package."""
    return Words([game_texts(find(package), lang)])


def wished(
    name: str,
    texts: Texts,
    asked: Sequence[tuple[Sequence[str], Path | None]],
    seats: int | None,
    teams: str,
    bots: str,
    games: int,
    seed: int,
) -> tuple[Found, Experiment]:
    """The experiment that was asked for, with a side for each settings and edition; all that is wrong is told."""
    found, home = playable(name)
    wishes = Wishes(game_texts(found, texts.lang))
    holders = wishes.seating(seats, teams)
    names = wishes.bots(bots, home, BOTS)
    sides = []
    for settings, edition in asked:
        wishes.path(edition)
        # A folder is read again in other processes, so it must not depend on where they start.
        where = "" if edition is None else str(edition.resolve())
        sides.append(Side(found.package, wishes.options(home, settings), where))
    wishes.settle()
    for side in sides:
        try:
            side.game().new(side.options, holders)
        except FixedEdition as fixed:
            raise Mistake("cli-fixed-edition", game=found.name) from fixed
        except BadOptions as bad:
            raise Mistake("cli-bad-options", reason=str(bad)) from bad
    return found, Experiment(tuple(sides), tuple(holders), tuple(names), games, seed)


def perform(
    found: Found,
    experiment: Experiment,
    texts: Texts,
    out: Path,
    jobs: int,
    cluster: str,
    as_csv: bool,
) -> None:
    """Play what is missing, and write the report."""
    # Known before hours are spent on games.
    missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if missing:
        raise Mistake("lab-extra", missing=", ".join(missing))
    try:
        store = RunStore.begin(out, experiment.header())
        sides = played(found, experiment, texts, store, jobs, cluster)
        spoken = [game_texts(found, texts.lang, side.game()) for side in experiment.sides]
        page = write_results(out, experiment, sides, Words(spoken), as_csv)
    except (BadRun, NoCluster) as bad:
        raise Mistake(bad.text, **bad.values) from bad
    except OtherWorker as other:
        raise Mistake("lab-cluster-other", reason=str(other)) from other
    except NothingEnded as nothing:
        raise Mistake("lab-none-finished") from nothing
    answers().print(texts.say("lab-done", path=str(page)))


def played(
    found: Found,
    experiment: Experiment,
    texts: Texts,
    store: RunStore,
    jobs: int,
    cluster: str,
) -> list[list[GameStats]]:
    """All games by side; whoever interrupts them is told what is kept."""
    pieces = list(experiment.pieces())
    done = len(store.noted().keys() & set(pieces))
    label = texts.say("lab-running", game=found.name)
    try:
        with progress(label, len(pieces), done=done) as advance:
            return run(experiment, store, jobs, cluster, advance)
    except KeyboardInterrupt:
        kept = len(store.noted().keys() & set(pieces))
        data = {"done": kept, "games": len(pieces)}
        complain(texts.say("lab-interrupted", data, path=str(store.folder)))
        raise typer.Exit(INTERRUPTED) from None
