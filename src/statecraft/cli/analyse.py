"""`statecraft analyse`: how a finished game was won and lost, from its record."""

import json
from pathlib import Path
from typing import Annotated

import typer

from statecraft.analysis.analysis import Analysis, NotOver, analyse
from statecraft.analysis.effort import Effort
from statecraft.bots.learned.value import NoValue
from statecraft.cli.console import answer_json, answers, examples, indented
from statecraft.cli.games import Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.progress import late_progress
from statecraft.core.game import Game
from statecraft.core.record.record import BadRecord, Header, Record
from statecraft.lab.report.analysis_page import written
from statecraft.lab.report.analysis_words import Entry, Told
from statecraft.locale import Language, Texts
from statecraft.locale.speech import Speaker


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "analyse",
        help=texts.say("cli-analyse-help"),
        epilog=examples(texts, "cli-analyse-examples"),
    )
    def show(
        record: Annotated[
            Path, typer.Argument(metavar="RECORD", help=texts.say("cli-analyse-record-help"))
        ],
        html: Annotated[
            Path | None, typer.Option(metavar="FILE", help=texts.say("cli-analyse-html-help"))
        ] = None,
        names: Annotated[str, typer.Option(help=texts.say("cli-analyse-names-help"))] = "",
        seconds: Annotated[
            float | None, typer.Option(min=0.1, help=texts.say("cli-analyse-seconds-help"))
        ] = None,
        edition: Annotated[
            Path | None, typer.Option(help=texts.say("cli-edition-own-help"))
        ] = None,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        text = _text(record)
        header = _header(record, text)
        found, home = playable(header.game)
        wishes = Wishes(texts)
        game = wishes.edition(home, edition)
        called = [name.strip() for name in names.split(",") if name.strip()]
        if called and len(called) != len(header.seats):
            wishes.wrong("cli-analyse-names-count", seats=len(header.seats), count=len(called))
        wishes.settle()
        said = game_texts(found, texts.lang, game)
        analysis = judged(record, text, game, seconds, said)
        numbers = range(1, len(header.seats) + 1)
        usual = [said.say("analysis-player", {"number": str(number)}) for number in numbers]
        speaker = Speaker(said, game, called or usual, header.seats, header.options)
        told = Told(analysis, speaker)
        if html is not None:
            title = said.say("analysis-of", {"game": speaker.title()})
            _write(html, written(told, title))
        if as_json:
            answer_json(analysis.to_json())
        elif html is not None:
            answers().print(said.say("cli-analyse-written", {"path": str(html)}))
        else:
            tell(told)


def judged(path: Path, text: str, game: Game, seconds: float | None, texts: Texts) -> Analysis:
    """The analysis of a record; a mistake that names the file where there can be none."""
    try:
        record = Record.from_jsonl(game, text)
        with late_progress(texts.say("cli-analyse-running")) as (done, total):
            begun: list[int] = []

            def heed(_looked: int, count: int) -> None:
                if not begun:
                    total(count)
                    begun.append(count)
                done(1)

            return analyse(game, record, Effort(seconds=seconds), heed)
    except NotOver:
        raise Mistake("cli-analyse-not-over", path=str(path)) from None
    except NoValue:
        raise Mistake("cli-analyse-no-value", game=game.name) from None
    except BadRecord as error:
        raise Mistake("cli-analyse-unreadable", path=str(path), reason=str(error)) from None


def tell(told: Told) -> None:
    """The analysis for a person to read."""
    texts, console = told.texts, answers()
    for line in told.lead():
        console.print(line)

    def part(key: str, lines: list[str], none: str = "") -> None:
        console.print()
        console.print(texts.say(key), style="bold")
        for line in lines or [texts.say(none)]:
            indented(console, line)

    part("analysis-chances", told.lines())
    part("analysis-turning", _flat(told.turning()), "analysis-no-turning")
    part("analysis-luck", told.luck())
    console.print()
    console.print(texts.say("analysis-decisions"), style="bold")
    indented(console, told.looked())
    for seat in range(len(told.analysis.holders)):
        entries = told.decisions(seat)
        console.print(told.speaker.seat(seat) if entries else told.none_costly(seat))
        for line in _flat(entries):
            indented(console, line)
    part("analysis-deals", _flat(told.deals()), "analysis-no-deals")
    part("analysis-pledges", told.pledges(), "analysis-no-pledges")


def _flat(entries: list[Entry]) -> list[str]:
    return [line for entry in entries for line in (entry.title, *["  " + s for s in entry.lines])]


def _header(path: Path, text: str) -> Header:
    try:
        return Header.from_json(json.loads(text.split("\n", 1)[0]))
    except (ValueError, RecursionError) as error:
        raise Mistake("cli-analyse-unreadable", path=str(path), reason=str(error)) from None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("cli-analyse-unreadable", path=str(path), reason=str(error)) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("cli-analyse-unwritten", path=str(path), reason=str(error)) from None
