"""What bots are called where they are named: ``novice``, ``expert:sims=200``, ``process:./mybot,limit=5``,
``python:mybots:Thrifty``.

A name may be followed by a colon and settings with commas between. Commas also separate bots; a piece that
is a setting belongs to the bot before it. Whether a bot of that name exists is not asked here.
"""

import re
import shlex
from collections.abc import Mapping
from typing import Any

from statecraft.core.refusal import meant, named, sentence

SEEKER = "seeker"
"""The name of a bot that goes for one mission; which one is said behind it."""
PROCESS = "process"
"""The name of a bot that is a program of its own; its command comes before its settings."""
PYTHON = "python"
"""The name of a bot that is a class or function of a module: ``python:module:Class``, before its settings."""

MASTER = "master"
"""The name of a bot that goes by a learned value; a file with another one than it ships with is said behind it."""
TEMPERS = ("cautious", "trader", "raider", "diplomat")
"""Styles of play that a bot can be given, which change what it likes and not how strong it is."""

_PART = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
_SETTING = re.compile(r"([a-z]+)=(.*)", re.DOTALL)
_USUAL = ("sims", "seconds", "temper")
_SETTINGS = {
    PROCESS: ("sims", "seconds", "limit"),
    SEEKER: ("mission",),
    PYTHON: ("sims", "seconds"),
    MASTER: (*_USUAL, "value"),
}
_MOST_SIMS = 10**9
_MOST_SECONDS = 86_400.0


class BadBot(ValueError):
    """A bot that cannot be seated as it was named: the id and the values of the text that says why.

    ``meant`` is the name that may have been meant, if one is like it.
    """

    def __init__(self, text: str, values: Mapping[str, str], meant: str = "") -> None:
        super().__init__(text, dict(values), meant)
        self.text = text
        self.values = dict(values)
        self.meant = meant

    def say(self, lang: str = "en") -> str:
        """What is wrong and what would be right, in English or German (``de``)."""
        words = sentence(self.text, self.values, lang) or named(self.text, self.values)
        if not self.meant:
            return words
        asked = sentence("did-you-mean", {"name": self.meant}, lang)
        return f"{words} {asked or f'Did you mean {self.meant!r}?'}"

    def __str__(self) -> str:
        return self.say()


class Budget:
    """How much a bot may think about one answer: imagined games, seconds, or its own measure (None)."""

    __slots__ = ("seconds", "sims")

    def __init__(self, sims: int | None = None, seconds: float | None = None) -> None:
        self.sims = sims
        self.seconds = seconds

    def __reduce__(self) -> tuple[Any, ...]:
        return Budget, (self.sims, self.seconds)

    def __repr__(self) -> str:
        return f"Budget(sims={self.sims!r}, seconds={self.seconds!r})"

    def to_json(self) -> dict[str, int | float | None]:
        return {"sims": self.sims, "seconds": self.seconds}


class Named:
    """A bot as it was named. ``limit`` is how long a process may take, where that was said; ``command`` is what a
    process or a bot of a module is.

    ``mission`` is what a seeker goes for; without a name, any mission it holds. ``temper`` is one of `TEMPERS` or
    nothing, ``value`` the file with what a master goes by.
    """

    __slots__ = ("bot", "budget", "command", "limit", "mission", "temper", "value")

    def __init__(
        self,
        bot: str,
        budget: Budget,
        command: str,
        limit: float | None,
        mission: str = "",
        temper: str = "",
        value: str = "",
    ) -> None:
        self.bot = bot
        self.budget = budget
        self.command = command
        self.limit = limit
        self.mission = mission
        self.temper = temper
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        return Named, (
            self.bot,
            self.budget,
            self.command,
            self.limit,
            self.mission,
            self.temper,
            self.value,
        )

    def __repr__(self) -> str:
        words = (self.command, self.mission, self.temper, self.value)
        about = ", ".join([word for word in words if word])
        return f"<Named {self.bot}{':' if about else ''}{about} with {self.budget!r}>"


def split(words: str) -> list[str]:
    """The names in a list with commas between.

    >>> split("expert:sims=200,seconds=1, novice,process:./mybot,limit=5")
    ['expert:sims=200,seconds=1', 'novice', 'process:./mybot,limit=5']
    """
    names: list[str] = []
    for piece in [word.strip() for word in words.split(",")]:
        if names and _SETTING.fullmatch(piece):
            names[-1] += ("," if ":" in names[-1] else ":") + piece
        elif piece:
            names.append(piece)
    return names


def read(name: str) -> Named:
    """A name taken apart; :class:`BadBot` for settings that are none.

    >>> read("expert:sims=200,seconds=0.5").budget.to_json()
    {'sims': 200, 'seconds': 0.5}
    """
    bot, _colon, rest = name.partition(":")
    pieces = rest.split(",") if rest else []
    command = ""
    if bot == PROCESS:
        command = pieces.pop(0).strip() if pieces else ""
        if not words_of(command):
            raise BadBot("cli-bot-no-command", {"name": name})
    if bot == PYTHON:
        command = pieces.pop(0).strip() if pieces else ""
        if not _PART.fullmatch(command):
            raise BadBot("cli-bot-python-form", {"name": name})
    known = _SETTINGS.get(bot, _USUAL)
    settings: dict[str, str] = {}
    for piece in pieces:
        setting = _SETTING.fullmatch(piece.strip())
        if setting is None:
            raise BadBot("cli-bot-setting-form", {"name": name, "setting": piece})
        if setting[1] not in known or setting[1] in settings:
            data = {"name": name, "setting": setting[1], "known": ", ".join(known)}
            raise BadBot("cli-bot-setting-unknown", data)
        settings[setting[1]] = setting[2]
    budget = Budget(_sims(name, settings), _seconds(name, settings, "seconds"))
    mission, temper = settings.get("mission", ""), settings.get("temper", "")
    if temper and temper not in TEMPERS:
        data = {"name": name, "word": temper, "known": ", ".join(TEMPERS)}
        raise BadBot("cli-bot-setting-temper", data, meant(temper, [*TEMPERS]))
    limit = _seconds(name, settings, "limit")
    return Named(bot, budget, command, limit, mission, temper, settings.get("value", ""))


def words_of(command: str) -> list[str]:
    """A command line as a list of words; none where its quotation marks do not close."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def _sims(name: str, settings: Mapping[str, str]) -> int | None:
    word = settings.get("sims")
    if word is None:
        return None
    if re.fullmatch(r"[0-9]{1,10}", word) and 1 <= int(word) <= _MOST_SIMS:
        return int(word)
    raise BadBot("cli-bot-setting-sims", {"name": name, "word": word})


def _seconds(name: str, settings: Mapping[str, str], key: str) -> float | None:
    word = settings.get(key)
    if word is None:
        return None
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", word) and 0 < float(word) <= _MOST_SECONDS:
        return float(word)
    raise BadBot("cli-bot-setting-seconds", {"name": name, "setting": key, "word": word})
