"""`statecraft play`: a game in the terminal, against bots or several people at one keyboard."""

import secrets
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft import bots as bot_names
from statecraft.cli.console import answers, examples
from statecraft.cli.games import Found, Mistake
from statecraft.cli.options import Wishes, game_texts, playable
from statecraft.cli.play.asked_dice import AskedOutcomes
from statecraft.cli.play.prompt import Prompt, Typist
from statecraft.cli.play.screen import Json, Screen, board_of
from statecraft.cli.play.table import TerminalTable, default_names
from statecraft.cli.wall_clock import WallClock
from statecraft.core.chance.luck import Luck, SeededLuck
from statecraft.core.engine.driver import Player
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.options import BadOptions
from statecraft.core.record.record import BadRecord, Record, new_header
from statecraft.core.refusal import Illegal
from statecraft.locale import Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.rulebook import rulebook
from statecraft.rulebook.rulebook import RulebookError

_SEEDS = 10**9
NOVICE = "novice"
"""Who plays where no bot was named."""


class DiceFrom(StrEnum):
    """Who throws the dice."""

    computer = "computer"
    ask = "ask"


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "play", help=texts.say("cli-play-help"), epilog=examples(texts, "cli-play-examples")
    )
    def play(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        seats: Annotated[int | None, typer.Option(help=texts.say("cli-seats-help"))] = None,
        teams: Annotated[str, typer.Option(help=texts.say("cli-teams-help"))] = "",
        me: Annotated[str, typer.Option(help=texts.say("cli-play-me-help"))] = "0",
        bots: Annotated[str, typer.Option(help=texts.say("cli-bots-help"))] = NOVICE,
        seed: Annotated[int | None, typer.Option(help=texts.say("cli-play-seed-help"))] = None,
        settings: Annotated[
            list[str] | None,
            typer.Option("--set", metavar="OPTION=VALUE", help=texts.say("cli-set-help")),
        ] = None,
        edition: Annotated[
            Path | None, typer.Option(help=texts.say("cli-edition-own-help"))
        ] = None,
        dice: Annotated[
            DiceFrom, typer.Option(help=texts.say("cli-play-dice-help"))
        ] = DiceFrom.computer,
        until: Annotated[
            str, typer.Option(metavar="HH:MM|MINUTES", help=texts.say("cli-play-until-help"))
        ] = "",
        load: Annotated[Path | None, typer.Option(help=texts.say("cli-play-load-help"))] = None,
        save: Annotated[Path | None, typer.Option(help=texts.say("cli-play-save-help"))] = None,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
    ) -> None:
        found, home = playable(game)
        text = game_texts(found, texts.lang)
        wishes = Wishes(text)
        home = wishes.edition(home, edition)
        holders = wishes.seating(seats, teams)
        options = wishes.options(home, settings or [])
        if until:
            options |= wishes.until(home, until)
        names = wishes.bots(bots, home, NOVICE)
        wishes.path(load)
        if load is not None and (seats is not None or teams or settings or until):
            wishes.wrong("cli-play-load-alone")
        session: Session | None = None
        if load is not None and load.exists():
            session = loaded(home, load)
            holders = list(session.state.holders)
        people = wishes.people(me, len(holders))
        wishes.settle()
        if session is None:
            session = begun(home, options, holders, seed)
        if seed is None:
            data = session.record.header.commitments.get("seed")
            seed = data if isinstance(data, int) else secrets.randbelow(_SEEDS)
        text = game_texts(found, texts.lang, home)
        sit_down(found, home, text, session, people, names, seed, dice is DiceFrom.ask, save)


def begun(game: Game, options: dict[str, Any], holders: list[int], seed: int | None) -> Session:
    """A new game. Its seed is written into the record, so that a saved game goes on alike."""
    chosen = secrets.randbelow(_SEEDS) if seed is None else seed
    try:
        # A session would call it a bad record; here it is what the person asked for.
        game.new(options, holders)
    except BadOptions as bad:
        raise Mistake("cli-bad-options", reason=str(bad)) from bad
    return Session(game, new_header(game, options, holders, {"seed": chosen}))


def loaded(game: Game, path: Path) -> Session:
    """A recorded game to go on with."""
    try:
        record = Record.from_jsonl(game, path.read_text(encoding="utf-8"))
        return Session.load(game, record)
    except (BadRecord, BadOptions, Illegal, OSError, UnicodeDecodeError) as error:
        reason = error.plain() if isinstance(error, Illegal) else str(error)
        raise Mistake("cli-bad-record", path=str(path), reason=reason) from error


def sit_down(
    found: Found,
    game: Game,
    texts: Texts,
    session: Session,
    people: list[int],
    bots: list[str],
    seed: int,
    ask_dice: bool,
    save: Path | None,
) -> None:
    """Put table, screen and prompt together, and play."""
    holders = list(session.state.holders)
    options = session.record.header.options
    speaker = Speaker(texts, game, default_names(len(holders)), holders, options)
    shown = board_of(game)
    screen = Screen(answers(), speaker, shown)
    typist = Typist(screen)
    luck: Luck = SeededLuck(seed)
    if ask_dice:
        luck = AskedOutcomes(screen, typist, {holders[seat] for seat in people}, luck)
    players: dict[int, Player] = {}
    for seat in range(len(holders)):
        if seat not in people:
            name = bots[len(players) % len(bots)]
            players[seat] = bot_names.make(name, game, seed, Seat(seat))
    clock = WallClock(session.record.header.options)
    table = TerminalTable(game, session, players, luck, shown.quiet, clock)

    advisers: dict[int, Player] = {}

    def adviser(seat: int) -> Player:
        if seat not in advisers:
            advisers[seat] = bot_names.make(bots[0], game, seed, Seat(seat))
        return advisers[seat]

    screen.say("cli-play-welcome", "dim", game=speaker.title(), seed=seed)
    if clock.end is not None:
        at = datetime.fromtimestamp(clock.end).strftime("%H:%M")  # noqa: DTZ006 - the wall clock's
        screen.say("cli-play-until", "dim", at=at)
    rules = RuleBooks(found, texts.lang)
    try:
        Prompt(table, screen, typist, people, rules, adviser, save).play()
    finally:
        bot_names.dismiss([*players.values(), *advisers.values()], session.state.result)


class RuleBooks:
    """Finds a rule by its id in the game's rulebook or the engine's; read only when asked."""

    def __init__(self, found: Found, lang: Language) -> None:
        self._folders = [found.folder, Path(rulebook.__file__).parent]
        self._lang = lang

    def __call__(self, id: str) -> Json | None:
        for folder in self._folders:
            try:
                rules = rulebook.load(folder)[self._lang].rules
            except RulebookError:
                continue
            for rule in rules:
                if rule.id.lower() == id.lower():
                    return {"id": rule.id, "title": rule.title, "text": rule.text}
        return None
