"""What a person says about a game before it begins: seats, bots and the game's own options.

Everything that is wrong is collected and told at once, in the person's language.
"""

import shutil
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from statecraft import bots
from statecraft.bots import naming, python_bot
from statecraft.cli.games import Found, Mistake, find
from statecraft.cli.wall_clock import OPTION as UNTIL
from statecraft.cli.wall_clock import minutes_until
from statecraft.core.game import Game
from statecraft.core.ids import MOST_HOLDERS, MOST_SEATS
from statecraft.core.options import Option
from statecraft.locale import Language, Texts
from statecraft.plugins.registry import FixedEdition, texts_of, with_edition

DEFAULT_SEATS = 4


class Mistakes(Exception):
    """Several things are wrong at once; ``lines`` says each."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__("; ".join(lines))
        self.lines = tuple(lines)


def playable(name: str) -> tuple[Found, Game]:
    """The game of that name, if it is one that can be played."""
    found = find(name)
    if not isinstance(found.game, Game):
        raise Mistake("cli-not-playable", name=found.name)
    return found, found.game


def game_texts(found: Found, lang: Language, game: Game | None = None) -> Texts:
    """The product's texts and those the game brings; with another edition, that one's words."""
    return Texts(lang, extra=texts_of(game or found.game, lang))


def numbers(words: str) -> list[int] | None:
    """Whole numbers with commas between; None where something else is there."""
    try:
        return [int(word) for word in words.split(",") if word.strip()]
    except ValueError:
        return None


class Wishes:
    """The wishes of one command line, checked one after the other; ``settle`` tells all mistakes."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.problems: list[str] = []

    def wrong(self, key: str, **values: str | int) -> None:
        self.problems.append(self.texts.say(key, values))

    def settle(self) -> None:
        if self.problems:
            raise Mistakes(self.problems)

    def seating(self, seats: int | None, teams: str) -> list[int]:
        """The holder of each seat."""
        if not teams:
            count = DEFAULT_SEATS if seats is None else seats
            if not 2 <= count <= MOST_HOLDERS:
                self.wrong("cli-seats-count", most=MOST_HOLDERS, count=count)
                return list(range(DEFAULT_SEATS))
            return list(range(count))
        holders = numbers(teams)
        if seats is not None:
            self.wrong("cli-seats-or-teams")
        if holders is None or sorted(set(holders)) != list(range(len(set(holders)))):
            self.wrong("cli-teams-form", teams=teams)
        elif not 2 <= len(set(holders)) <= MOST_HOLDERS:
            self.wrong("cli-seats-count", most=MOST_HOLDERS, count=len(set(holders)))
        elif len(holders) > MOST_SEATS:
            self.wrong("cli-seats-most", most=MOST_SEATS, count=len(holders))
        else:
            return holders
        return list(range(DEFAULT_SEATS))

    def people(self, words: str, seats: int) -> list[int]:
        """The seats that people sit on."""
        chosen = numbers(words)
        if chosen is None or any(not 0 <= seat < seats for seat in chosen):
            self.wrong("cli-me-form", me=words, last=seats - 1)
            return []
        return sorted(set(chosen))

    def bots(self, words: str, game: Game, usual: str = "") -> list[str]:
        """The bots' names, each of which the game must have; the program of a process must be there, and what a
        module is said to hold. A game without its ``usual`` bot is played at random."""
        names = naming.split(words) or [""]
        for name in dict.fromkeys(names):
            try:
                named = bots.known(name, game)
                if named.bot == naming.PYTHON:
                    python_bot.loaded(named.command)
            except naming.BadBot as bad:
                if words == usual:
                    return [bots.RANDOM]
                self.wrong(bad.text, **bad.values)
                continue
            if named.bot == naming.PROCESS:
                program = naming.words_of(named.command)[0]
                if shutil.which(program) is None:
                    self.wrong("cli-bot-no-program", program=program)
        return names

    def options(self, game: Game, settings: Sequence[str]) -> dict[str, Any]:
        """The options set with ``--set name=value``."""
        by_name = {option.name: option for option in game.options}
        chosen: dict[str, Any] = {}
        for setting in settings:
            name, equals, word = setting.partition("=")
            option = by_name.get(name)
            if not equals:
                self.wrong("cli-set-form", setting=setting)
            elif option is None:
                self.wrong("cli-no-such-option", name=name, known=", ".join(by_name))
            else:
                chosen[name] = option.read(word)
                if not option.accepts(chosen[name]):
                    self._refuse(option, word)
        return chosen

    def until(self, game: Game, words: str) -> dict[str, Any]:
        """The option that ``--until`` stands for: minutes, or the time of day until which one plays."""
        minutes = minutes_until(words, datetime.now())  # noqa: DTZ005 - the wall clock's time
        if not any(option.name == UNTIL for option in game.options):
            self.wrong("cli-play-until-game", game=game.name)
        elif minutes is None:
            self.wrong("cli-play-until-form", word=words)
        else:
            return {UNTIL: minutes}
        return {}

    def _refuse(self, option: Option, word: str) -> None:
        values: Mapping[str, str | int] = {"name": option.name, "word": word}
        if option.choices:
            self.wrong("cli-option-one-of", **values, choices=", ".join(option.choices))
        elif isinstance(option.default, bool):
            self.wrong("cli-option-yes-no", **values)
        else:
            self.wrong("cli-option-number", **values, low=option.low, high=option.high)

    def edition(self, game: Game, path: Path | None) -> Game:
        """The game with the edition in a folder, or else with the one it ships."""
        self.path(path)
        if path is None or not path.exists():
            return game
        try:
            return with_edition(game, path)
        except FixedEdition as fixed:
            raise Mistake("cli-fixed-edition", game=game.name) from fixed

    def path(self, path: Path | None) -> None:
        """A file or folder that must be there."""
        if path is not None and not path.exists():
            self.wrong("cli-no-such-path", path=str(path))
