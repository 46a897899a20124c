"""`statecraft bench-bots`: a bot against fixed opponents, seeds, seats and budgets, told in one line to compare."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.bots import naming
from statecraft.bots.faults import added
from statecraft.cli.arena import fought, percent
from statecraft.cli.bot_faults import end_where_a_bot_died
from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.lab.run.arena import Arena
from statecraft.lab.run.arena_store import BadStore
from statecraft.locale import Language, Texts

PROTOCOL = 1
"""Raised whenever what is played changes: lines of two protocols are not to be compared."""
SEED = 2026
SIMS = 64
"""How much a bot may think that was named without a budget, so that a game does not depend on the machine."""
SEARCH = ("expert", naming.MASTER)
"""Bots that think as long as they may."""
MATCHES = (("novice", 3), ("steady", 3), ("expert:sims=16", 3))
"""Against whom it plays, alone against so many."""
SETS = 25


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "bench-bots",
        help=texts.say("cli-bench-bots-help"),
        epilog=examples(texts, "cli-bench-bots-examples"),
    )
    def bench_bots(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        bot: Annotated[
            str, typer.Argument(metavar="BOT", help=texts.say("cli-bench-bots-bot-help"))
        ],
        out: Annotated[
            Path | None, typer.Option(metavar="DIR", help=texts.say("cli-arena-out-help"))
        ] = None,
        sets: Annotated[
            int, typer.Option(min=1, help=texts.say("cli-bench-bots-sets-help"))
        ] = SETS,
        jobs: Annotated[int, typer.Option(min=0, help=texts.say("cli-simulate-jobs-help"))] = 1,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found, home = playable(game)
        text = game_texts(found, texts.lang)
        wishes = Wishes(text)
        names = wishes.bots(bot, home)
        if len(names) != 1:
            wishes.wrong("cli-bench-bots-one", count=len(names))
        wishes.settle()
        name = budgeted(names[0])
        tables: list[dict[str, Any]] = []
        try:
            for other, many in MATCHES:
                arena = Arena(found.package, (name, *[other] * many), {}, sets, SEED)
                folder = None if out is None else out / other.partition(":")[0]
                tables.append(fought(arena, text, jobs, folder))
        except BadStore as bad:
            raise Mistake(bad.text, **bad.values) from bad
        line = told(found.name, name, tables)
        if as_json:
            answer_json({"line": line, "tables": tables})
        else:
            answers().print(line, soft_wrap=True)
        faults = added([(row["name"], row["faults"]) for table in tables for row in table["bots"]])
        end_where_a_bot_died(faults, text)


def budgeted(name: str) -> str:
    """A bot as it is named in the protocol: with the usual budget, if it has none of its own and takes one."""
    named = naming.read(name)
    budget = named.budget
    if named.bot not in SEARCH or budget.sims is not None or budget.seconds is not None:
        return name
    return f"{name}{',' if ':' in name else ':'}sims={SIMS}"


def told(game: str, bot: str, tables: Sequence[dict[str, Any]]) -> str:
    """The line: protocol, game, bot, and its share of wins against each opponent with the interval."""
    shares: list[str] = []
    for table, (other, many) in zip(tables, MATCHES, strict=True):
        row = table["bots"][[each["name"] for each in table["bots"]].index(bot)]
        between = f"{percent(row['low'])}–{percent(row['high'])}"
        shares.append(f"{many} {other} {percent(row['win_share'])} ({between}, {table['games']})")
    edition = tables[0]["edition"][:12] if tables else ""
    return f"bench-bots {PROTOCOL} | {game} {edition} | {bot} | {' | '.join(shares)}"
