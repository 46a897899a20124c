"""The decisions of a seat that are open now, in words and numbers, as a mail lists them.

Each has its sentence and its answers: every small answer with what it costs, risks and brings about, and what has too
many of them step by step, number after number. What the numbers mean is worked out from the position alone
(`numbering`), so that a reply can be read against the very position that its mail was written in: that, and a digest of
all numbers, is what the address of the reply carries (`address`). Says nothing that the seat may not see.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action
from statecraft.locale import Texts
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.numbering import (
    Cursor,
    Entry,
    IsAmount,
    Numbered,
    Step,
    numbered,
)
from statecraft.server.tables.table import Table

DIGEST_BYTES: Final = 6
_MOST_SHOWN: Final = 12
"""So many answers of a verb that is chosen step by step are shown whole; of more, the next choices."""
_DEEPEST_SHOWN: Final = 2
_MOST_NEXT: Final = 12
"""So many choices that come next are shown at once; more are asked for by writing the number before them."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One line of a mail: the numbers to write, and what they say.

    Where ``whole`` is not set more numbers follow, and ``asks`` says what for. ``upto`` is the largest of the amounts
    that a line stands for, from the last number of ``path`` on.
    """

    path: tuple[int, ...]
    words: str
    lines: tuple[str, ...] = ()
    whole: bool = True
    asks: str = ""
    upto: int | None = None

    @property
    def label(self) -> str:
        """What is written to choose it."""
        written = " ".join(map(str, self.path))
        return written if self.upto is None else f"{written}–{self.upto}"


@dataclass(frozen=True, slots=True)
class Decision:
    """A question as a mail asks it: of which part of the game, in one sentence, with the odds of what is decided."""

    question: int
    kind: str
    must: bool
    phase: str
    sentence: str
    lines: tuple[str, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Decisions:
    """What a seat can decide in a position, and what the address of a reply says of that."""

    table: str
    seat: int
    #: So many lines the record had.
    position: int
    digest: bytes
    open: tuple[Decision, ...]

    @property
    def must(self) -> bool:
        """Whether the game waits for this seat."""
        return any(decision.must for decision in self.open)


def decisions(table: Table, seat: int, speaker: Speaker) -> Decisions:
    """What a seat is asked at a table as it is now. The speaker says it, in the language of whoever reads the mail."""
    session = table.playing()
    state = session.state
    questions = numbers(state, seat, speaker)
    shown = tuple([_decision(state, each, speaker) for each in questions])
    position = len(session.record.lines)
    return Decisions(table.id, seat, position, digest(questions), shown)


def numbers(state: State, seat: int, speaker: Speaker) -> list[Numbered]:
    """The questions of a seat with their numbers: first what must be answered."""
    if isinstance(state.pending(), Chance | Over):
        return []
    mine = [question for question in state.questions() if question.seat == seat]
    mine.sort(key=lambda question: not question.must)
    legals = [state.legal(Seat(seat), question.id) for question in mine]
    return numbered(state.game, legals, amounts_of(speaker))


def amounts_of(speaker: Speaker) -> IsAmount:
    """Whether a label is said with its own number: "3 points" is, the name of a country is not."""

    def is_amount(label: Note) -> bool:
        value = label.values.get("value")
        return type(value) is int and str(value) in speaker.say(label).split()

    return is_amount


def digest(questions: Sequence[Numbered]) -> bytes:
    """What all numbers of a mail stand for, in a few bytes."""
    data = [
        [each.question.id, [[entry.number, *_meaning(entry)] for entry in each.entries]]
        for each in questions
    ]
    return sha256(json.dumps(data).encode()).digest()[:DIGEST_BYTES]


def _meaning(entry: Entry) -> list[object]:
    if entry.action is None:
        return [entry.verb.VERB, *entry.tokens]
    return [entry.action.to_json()]


def entailed(legal: Legal, action: Action, speaker: Speaker) -> tuple[str, ...]:
    """What an answer costs and risks, and what else it brings about, in words."""
    notes = (*legal.consequences(action), *legal.prospects(action))
    return tuple([speaker.say(note) for note in notes])


def _decision(state: State, asked: Numbered, speaker: Speaker) -> Decision:
    question = asked.question
    lines = [speaker.say(note) for note in (state.public_forecast() if question.must else ())]
    first = next((entry for entry in asked.entries if entry.label is not None), None)
    if first is not None:
        # Its numbers are what the answer begins with: of what, says the step before them.
        begin = _cursor(asked.legal, replace(first, tokens=()), speaker)
        lines += [asks] if (asks := wanted(begin, speaker)) else []
    return Decision(
        question.id,
        question.kind,
        question.must,
        _phase(state, question.seat, speaker.texts),
        speaker.question(question.kind),
        tuple(lines),
        tuple([answer for entry in asked.entries for answer in _answers(asked, entry, speaker)]),
    )


def _phase(state: State, seat: Seat, texts: Texts) -> str:
    """The innermost step that has a name, as the page shows it; "" where none has."""
    frames = state.view(seat).to_json()["stack"]
    keys = [f"phase-{frame['is']}" for frame in frames]
    key = next((each for each in reversed(keys) if each in texts), None)
    return "" if key is None else texts.say(key)


def _answers(asked: Numbered, entry: Entry, speaker: Speaker) -> list[Answer]:
    """The lines of a number: the answer itself, all answers it leads to, or what is chosen next."""
    legal = asked.legal
    if entry.action is not None:
        return [_whole(legal, (entry.number,), entry.action, speaker)]
    whole = _walked(legal, entry, speaker)
    if whole is not None:
        return whole
    words = speaker.verb(entry.verb.VERB) if entry.label is None else speaker.say(entry.label)
    if entry.label is not None:
        return [Answer((entry.number,), words, whole=False)]
    asks = wanted(_cursor(legal, entry, speaker), speaker)
    following = next_answers(legal, entry, (), speaker)
    if len(following) > _MOST_NEXT:
        following = []
    return [Answer((entry.number,), words, whole=False, asks=asks), *following]


def _whole(legal: Legal, path: tuple[int, ...], action: Action, speaker: Speaker) -> Answer:
    return Answer(path, speaker.action(action.to_json()), entailed(legal, action, speaker))


def wanted(cursor: Cursor, speaker: Speaker) -> str:
    """What is chosen next on the way to an answer."""
    return speaker.wanted(*cursor.asks_for)


def next_answers(
    legal: Legal, entry: Entry, path: tuple[int, ...], speaker: Speaker
) -> list[Answer]:
    """The choices that come after a number and those behind it; amounts in a row are one line."""
    cursor = _cursor(legal, entry, speaker)
    for number in path:
        cursor.take(number)
    begun = (entry.number, *path)
    found: list[Answer] = []
    for row in _rows(cursor.steps()):
        first = row[0]
        upto = row[-1].number if len(row) > 1 else None
        words = speaker.say(first.label) if upto is None else ""
        found.append(Answer((*begun, first.number), words, whole=False, upto=upto))
    return found


def _rows(steps: Sequence[Step]) -> list[list[Step]]:
    """Amounts that go up one by one together, everything else by itself."""
    rows: list[list[Step]] = []
    for step in steps:
        last = rows[-1][-1] if rows else None
        if last and last.is_amount and step.is_amount and step.number == last.number + 1:
            rows[-1].append(step)
        else:
            rows.append([step])
    return rows


def _walked(legal: Legal, entry: Entry, speaker: Speaker) -> list[Answer] | None:
    """All answers that a number leads to, if they are few."""
    found: list[Answer] = []
    ways: list[tuple[int, ...]] = [()]
    while ways:
        way = ways.pop()
        if len(way) > _DEEPEST_SHOWN:
            return None
        cursor = _cursor(legal, entry, speaker)
        for number in way:
            cursor.take(number)
        if cursor.action is not None:
            found.append(_whole(legal, (entry.number, *way), cursor.action, speaker))
            continue
        ways += [(*way, step.number) for step in reversed(cursor.steps())]
        if len(found) + len(ways) > _MOST_SHOWN:
            return None
    return found


def _cursor(legal: Legal, entry: Entry, speaker: Speaker) -> Cursor:
    return Cursor(legal, entry, amounts_of(speaker))


def listed(open_now: Sequence[Decision], texts: Texts, numbered: bool = True) -> list[str]:
    """Decisions as the lines of a plain mail; without numbers where nobody reads what they would be answered with."""
    lines: list[str] = []
    for decision in open_now:
        lines += ["", decision.sentence, *decision.lines]
        for answer in decision.answers:
            words = f"[{answer.label}] {said(answer, texts)}" if numbered else f"- {answer.words}"
            lines.append(f"  {words}")
            lines += [f"        {line}" for line in answer.lines]
    return lines[1:]


def said(answer: Answer, texts: Texts) -> str:
    """An answer in words, and whether more numbers follow."""
    words = answer.words
    if answer.upto is not None:
        words = texts.say("mail-reply-amount", low=str(answer.path[-1]), high=str(answer.upto))
    if answer.whole:
        return words
    return texts.say("mail-reply-more", words=words, asks=answer.asks or "none")


def how(open_now: Decisions, texts: Texts) -> str:
    """What a mail that can be answered says about that, below its decisions."""
    answers = [answer for decision in open_now.open for answer in decision.answers]
    example = next((answer.label for answer in answers if answer.whole), "1")
    return texts.say("mail-reply-how", example=example)
