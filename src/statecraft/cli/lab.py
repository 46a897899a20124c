"""`statecraft lab`: how a game plays, and what other rules change, as reports with their games beside them."""

import json
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from statecraft.cli.console import answer_json, answers, complain, examples
from statecraft.cli.games import Found, Mistake, find
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.progress import progress
from statecraft.compiled_build import engine
from statecraft.core.options import BadOptions
from statecraft.lab.measure.power import deviation_of_share, deviation_of_shares, games_needed
from statecraft.lab.report.comparison import heading_title, is_share, row_name
from statecraft.lab.report.document import BadPlace, written
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.job import NEEDED
from statecraft.lab.report.many_sides import LETTERS
from statecraft.lab.report.power_table import power_rows
from statecraft.lab.report.results import NothingEnded, write_results
from statecraft.lab.run.cluster import NoCluster
from statecraft.lab.run.experiment import Experiment, GameStats, OtherWorker, Side
from statecraft.lab.run.run import run
from statecraft.lab.run.run_store import RUN, BadRun, RunStore
from statecraft.locale import Language, Texts
from statecraft.plugins.registry import FixedEdition

BOTS = "steady"
GAMES = 500
INTERRUPTED = 130
"""What shells take an end by Ctrl-C for."""


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
        further: Annotated[
            list[str] | None,
            typer.Option("--side", metavar="RULES", help=texts.say("lab-side-help")),
        ] = None,
        jobs: some_jobs = 0,
        cluster: a_cluster = "",
        as_csv: csv_too = False,
        lang: a_language = None,
    ) -> None:
        asked = [(settings or [], edition), *map(side_words, further or [])]
        if against or against_edition is not None or not further:
            asked.insert(1, (against or [], against_edition))
        if len(asked) > len(LETTERS):
            raise Mistake("lab-too-many-sides", most=str(len(LETTERS)), count=str(len(asked)))
        found, experiment = wished(game, texts, asked, seats, teams, bots, games, seed)
        refuse_twins(experiment)
        perform(found, experiment, texts, out, jobs, cluster, as_csv)

    @group.command(
        "power",
        help=texts.say("lab-power-help"),
        epilog=examples(texts, "lab-power-examples"),
    )
    def power(
        difference: Annotated[
            float, typer.Option(min=0.01, max=100, help=texts.say("lab-power-difference-help"))
        ] = 1.0,
        share: Annotated[
            float, typer.Option(min=0.1, max=99.9, help=texts.say("lab-power-share-help"))
        ] = 25.0,
        source: Annotated[
            Path | None,
            typer.Option("--from", metavar="DIR", help=texts.say("lab-power-from-help")),
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
        lang: a_language = None,
    ) -> None:
        if source is None:
            show_power(share / 100, difference / 100, texts, as_json)
        else:
            show_power_of(source, texts, as_json)

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


def side_words(rules: str) -> tuple[list[str], Path | None]:
    """What one ``--side`` says: options with commas between, and ``edition=FOLDER`` among them.

    >>> side_words("agents=no,edition=mine")
    (['agents=no'], PosixPath('mine'))
    """
    words = [word.strip() for word in rules.split(",") if word.strip()]
    folders = [word.partition("=")[2] for word in words if word.startswith("edition=")]
    settings = [word for word in words if not word.startswith("edition=")]
    return settings, Path(folders[-1]) if folders else None


def refuse_twins(experiment: Experiment) -> None:
    """Two sides with the same rules would only show luck against luck, and there is none between them."""
    headers = [side.header() for side in experiment.sides]
    for at, header in enumerate(headers):
        twin = headers.index(header)
        if twin < at and len(headers) == 2:
            raise Mistake("lab-same-sides")
        if twin < at:
            raise Mistake("lab-sides-alike", one=LETTERS[twin], other=LETTERS[at])


def show_power(share: float, difference: float, texts: Texts, as_json: bool) -> None:
    """How many games show a difference of a share, against a known one and between two sides."""
    alone = games_needed(difference, deviation_of_share(share))
    sides = games_needed(difference, deviation_of_shares(share))
    if as_json:
        answer_json({"share": share, "difference": difference, "alone": alone, "sides": sides})
        return
    words = Words([texts])
    rates = {"share": words.percent(share), "difference": words.number(100 * difference, 2)}
    for key, games in (("lab-power-for-one", alone), ("lab-power-for-two", sides)):
        answers().print(words.say(key, games=words.number(games, 0), **rates))
    answers().print(words.say("lab-power-paired"))


def show_power_of(folder: Path, texts: Texts, as_json: bool) -> None:
    """What the pairs of a comparison could show, by the spread that was measured in it."""
    try:
        figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
        package = json.loads((folder / RUN).read_text(encoding="utf-8"))["sides"][0]["package"]
    except (OSError, ValueError, LookupError) as error:
        raise Mistake("lab-document-run", path=str(folder), reason=str(error)) from error
    if "headings" not in figures:
        raise Mistake("lab-power-no-pairs", path=str(folder))
    rows = power_rows(figures)
    if as_json:
        names = ("heading", "name", "alone", "among", "pairs_needed")
        answer_json(
            {"pairs": figures["pairs"], "rows": [dict(zip(names, r, strict=True)) for r in rows]}
        )
        return
    words = _words(texts.lang, package)
    answers().print(words.say("lab-power-of", pairs=words.number(figures["pairs"], 0)))
    table = Table(box=None)
    for head in ("lab-name", "lab-power-alone", "lab-power-among", "lab-power-needed"):
        table.add_column(words.say(head), justify="left" if head == "lab-name" else "right")
    for heading, name, alone, among, needed in rows:
        by, digits = (100, 1) if is_share(heading) else (1, 2)
        figures = [words.number(by * alone, digits), words.number(by * among, digits)]
        named = f"{heading_title(heading, words)}: {row_name(heading, name, words)}"
        table.add_row(named, *figures, words.number(needed, 0))
    answers().print(table)


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
    done = len(store.finished_games().keys() & set(pieces))
    label = texts.say("cli-simulate-running", game=found.name, engine=engine())
    try:
        with progress(label, len(pieces), done=done) as advance:
            return run(experiment, store, jobs, cluster, advance)
    except KeyboardInterrupt:
        kept = len(store.finished_games().keys() & set(pieces))
        data = {"done": kept, "games": len(pieces)}
        complain(texts.say("lab-interrupted", data, path=str(store.folder)))
        raise typer.Exit(INTERRUPTED) from None
