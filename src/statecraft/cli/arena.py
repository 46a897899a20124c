"""`statecraft arena`: bots against each other on equal terms, and the table that comes of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.bots.faults import added
from statecraft.cli import ladder
from statecraft.cli.bot_faults import end_where_a_bot_died, show_faults
from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.progress import progress
from statecraft.compiled_build import engine
from statecraft.core.ids import MOST_HOLDERS
from statecraft.core.options import BadOptions
from statecraft.lab.measure.standings import standings
from statecraft.lab.run.arena import Arena, contest, sets_for
from statecraft.lab.run.arena_store import BadStore, Store
from statecraft.lab.run.simulation import game_of
from statecraft.locale import Language, Texts
from statecraft.plugins.registry import FixedEdition


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "arena", help=texts.say("cli-arena-help"), epilog=examples(texts, "cli-arena-examples")
    )
    def arena(
        game: Annotated[
            str | None, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))
        ] = None,
        bots: Annotated[str, typer.Option(help=texts.say("cli-arena-bots-help"))] = "",
        games: Annotated[int, typer.Option(min=1, help=texts.say("cli-arena-games-help"))] = 100,
        seed: Annotated[int, typer.Option(help=texts.say("cli-simulate-seed-help"))] = 1,
        edition: Annotated[
            Path | None, typer.Option(help=texts.say("cli-edition-own-help"))
        ] = None,
        settings: Annotated[
            list[str] | None,
            typer.Option("--set", metavar="OPTION=VALUE", help=texts.say("cli-set-help")),
        ] = None,
        jobs: Annotated[int, typer.Option(min=0, help=texts.say("cli-simulate-jobs-help"))] = 1,
        out: Annotated[
            Path | None, typer.Option(metavar="DIR", help=texts.say("cli-arena-out-help"))
        ] = None,
        sources: Annotated[
            list[Path] | None,
            typer.Option("--from", metavar="DIR", help=texts.say("cli-arena-from-help")),
        ] = None,
        replay: Annotated[
            bool, typer.Option("--replay", help=texts.say("cli-arena-replay-help"))
        ] = False,
        page: Annotated[
            Path | None,
            typer.Option("--ladder", metavar="FILE", help=texts.say("cli-arena-ladder-help")),
        ] = None,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        try:
            if sources:
                if game is not None or bots or out is not None:
                    raise Mistake("cli-arena-from-alone")
                tables = [stored(folder, replay) for folder in sources]
            else:
                if page is not None or replay:
                    raise Mistake("cli-arena-needs-from")
                if game is None:
                    raise Mistake("cli-arena-game-or-from")
                wanted = wished(game, texts, bots, games, seed, edition, settings or [])
                tables = [fought(wanted, texts, jobs, out)]
        except BadStore as bad:
            raise Mistake(bad.text, **bad.values) from bad
        if page is not None:
            ladder.write(page, [str(folder) for folder in sources or []], tables, texts)
        if as_json:
            answer_json(tables if len(tables) > 1 else tables[0])
        else:
            for table in tables:
                show(table, game_texts(playable(table["package"])[0], texts.lang))
        found = added([(bot["name"], bot["faults"]) for table in tables for bot in table["bots"]])
        end_where_a_bot_died(found, texts)


def wished(
    name: str,
    texts: Texts,
    bots: str,
    games: int,
    seed: int,
    edition: Path | None,
    settings: Sequence[str],
) -> Arena:
    """The arena that was asked for; all that is wrong with it is told at once."""
    found, game = playable(name)
    wishes = Wishes(game_texts(found, texts.lang))
    names = wishes.bots(bots, game)
    if not 2 <= len(names) <= MOST_HOLDERS:
        wishes.wrong("cli-arena-bots-count", most=MOST_HOLDERS, count=len(names))
    options = wishes.options(game, settings)
    wishes.path(edition)
    wishes.settle()
    # A folder is read again in other processes, so it must not depend on where they start.
    where = "" if edition is None else str(edition.resolve())
    sets = sets_for(games, names)
    arena = Arena(found.package, tuple(names), options, sets, seed, where)
    try:
        arena.game().new(options, len(names))
    except FixedEdition as fixed:
        raise Mistake("cli-fixed-edition", game=found.name) from fixed
    except BadOptions as bad:
        raise Mistake("cli-bad-options", reason=str(bad)) from bad
    return arena


def fought(arena: Arena, texts: Texts, jobs: int, out: Path | None) -> dict[str, Any]:
    """Play an arena; its table."""
    label = texts.say("cli-simulate-running", game=arena.game().name, engine=engine())
    with progress(label, arena.games) as advance:
        rows = contest(arena, jobs, out, advance)
    seats = {row.number: arena.seating(row.number) for row in rows}
    return _table(arena.header(), arena.sets, standings(rows, seats, arena.sets))


def stored(folder: Path, replay: bool) -> dict[str, Any]:
    """The table of an arena that was stored, over all of its sets that are complete."""
    store = Store.open(folder)
    rows, seats = store.rows(), store.seats()
    sets = 0
    while all(sets * store.seatings + n in rows for n in range(store.seatings)):
        sets += 1
    if not sets:
        raise BadStore("cli-arena-empty", path=str(folder))
    complete = [rows[number] for number in range(sets * store.seatings)]
    if replay:
        game = game_of(store.header["package"], store.header["folder"])
        for row in complete:
            store.replay(game, row.number, row)
    return _table(store.header, sets, standings(complete, seats, sets))


def _table(header: dict[str, Any], sets: int, figures: dict[str, Any]) -> dict[str, Any]:
    names = ("game", "package", "rules", "edition", "folder", "options", "seed")
    data = {name: header[name] for name in names}
    return {**data, "named": header["bots"], "sets": sets, **figures}


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def show(table: dict[str, Any], texts: Texts) -> None:
    """The table for a person to read."""
    console = answers()
    about = {"game": table["game"], "games": table["games"], "sets": table["sets"]}
    console.print(texts.say("cli-arena-about", {**about, "seed": str(table["seed"])}))
    heads = ("bot", "share", "interval", "rating", "sigma")
    blamed = any(bot["faults"] for bot in table["bots"])
    shown = (*heads, "faults") if blamed else heads
    rows = [[texts.say(f"cli-arena-head-{head}") for head in shown]]
    for bot in table["bots"]:
        between = f"{percent(bot['low'])} – {percent(bot['high'])}"
        numbers = [f"{bot['rating']:.2f}", f"± {bot['sigma']:.2f}"]
        if blamed:
            numbers.append(str(sum(bot["faults"].values())))
        rows.append([bot["name"], percent(bot["win_share"]), between, *numbers])
    columns(rows)
    console.print()
    rows = [
        [texts.say("cli-arena-head-seat"), *[texts.say(f"cli-arena-head-{h}") for h in heads[1:3]]]
    ]
    for seat, share in enumerate(table["seats"]):
        low, high = table["seats_low"][seat], table["seats_high"][seat]
        rows.append([str(seat), percent(share), f"{percent(low)} – {percent(high)}"])
    columns(rows)
    console.print()
    reasons = [f"{texts.say('reason-' + why)} {n}" for why, n in table["end_reasons"].items()]
    console.print(f"{texts.say('cli-figure-end-reasons')}  {'   '.join(reasons)}")
    show_faults({bot["name"]: bot["faults"] for bot in table["bots"]}, texts)
    if table["finished"] < table["games"]:
        left = table["games"] - table["finished"]
        console.print(texts.say("cli-arena-unfinished", count=left))
    console.print(f"{texts.say('cli-figure-digest')}  {table['digest']}")


def columns(rows: Sequence[Sequence[str]]) -> None:
    """Rows of words in columns: the first to the left, the others to the right."""
    widths = [max([len(word) for word in column]) for column in zip(*rows, strict=True)]
    console = answers()
    for first, *others in rows:
        right = [f"{word:>{width}}" for word, width in zip(others, widths[1:], strict=True)]
        console.print("  ".join([f"{first:{widths[0]}}", *right]))
