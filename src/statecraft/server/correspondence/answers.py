"""What a reply says: numbers and a few words, or nothing that is sure enough to play.

Each line has answers, with ";" or "," between them; an answer is a number, or several with blanks between them where a
choice goes on step by step. Lines without a digit are chat, unless they hold one of our words or take something back.
A line with a digit that is no answer makes the whole reply unclear, and then nothing of it is played.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_LONGEST_LINE: Final = 200
_MOST: Final = 60
"""So many numbers a reply may have."""
_LARGEST: Final = 5
_PATH: Final = re.compile(
    r"(?:(?:nr|no|number|nummer|zahl|option|answer|antwort|choice|wahl)\b\W?\s*|#\s*)?"
    r"(?:\[(?P<in>[\d ]+)\]|\((?P<round>\d+)\)|(?P<bare>\d+(?: +\d+)*)(?:\s?[.)!])?)",
    re.IGNORECASE,
)
UNDO: Final = frozenset({"undo", "zurück", "zurueck", "take back", "zurücknehmen"})
HELP: Final = frozenset({"help", "hilfe"})
_CONCEDE: Final = re.compile(r"(?:concede|aufgeben)(?: +(\d{4}))?", re.IGNORECASE)
#: Who writes such a word next to numbers may not mean them.
_DOUBT: Final = re.compile(
    r"\b(not|don'?t|do not|wait|or|instead|sorry|stop|never|no|cancel|ignore|"
    r"nicht|warte|oder|stattdessen|statt|halt|nein|kein\w*|doch|abbrechen|nie)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Numbers:
    """An answer: the number of a choice, and those of the steps behind it that were written with it."""

    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's own last step back."""


@dataclass(frozen=True, slots=True)
class Help:
    """Say how to answer, and what is to be decided."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give up; only with the number that was sent for it."""

    code: str | None


Item = Numbers | Undo | Help | GiveUp


class Unclear(Exception):
    """A reply that cannot be read for sure; ``line`` is where."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


def read_answers(lines: Sequence[str]) -> tuple[Item, ...]:
    """What somebody's own lines say; none where they only chat. Unclear where it is not sure."""
    items: list[Item] = []
    doubts = ""
    for line in lines:
        found = _read_line(line)
        if found is None:
            if any(sign.isdigit() or sign.isnumeric() for sign in line):
                raise Unclear(line[:_LONGEST_LINE])
            if _DOUBT.search(line):
                doubts = doubts or line
            continue
        items += found
        if len(items) > _MOST:
            raise Unclear(line[:_LONGEST_LINE])
    if items and doubts:
        raise Unclear(doubts[:_LONGEST_LINE])
    return tuple(items)


def _read_line(line: str) -> list[Item] | None:
    """The items of a line; None where it has none."""
    if len(line) > _LONGEST_LINE:
        return None
    word = re.sub(r"[\s.!]+$", "", " ".join(line.lower().split())).strip("\"'„“”»«")
    if word in UNDO:
        return [Undo()]
    if word in HELP:
        return [Help()]
    conceding = _CONCEDE.fullmatch(word)
    if conceding is not None:
        return [GiveUp(conceding[1])]
    parts = [part.strip() for part in re.split(r"[;,]", line)]
    if parts and not parts[-1]:
        parts.pop()
    found = [_PATH.fullmatch(part) for part in parts]
    if not parts or not line.isascii() or not all(found):
        return None
    items: list[Item] = []
    for each in found:
        assert each is not None
        written = (each["in"] or each["round"] or each["bare"]).split()
        if not written or any(len(number) > _LARGEST for number in written):
            return None
        items.append(Numbers(tuple([int(number) for number in written])))
    return items
