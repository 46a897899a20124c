"""A reply that was read becomes moves: each number is looked up in the position its mail was written in.

What it stood for there is played, if it still stands open, is allowed, and costs and risks what the mail said; else
nothing of it, and nothing behind it. So no number can ever move another piece than the one its writer read of. Every
step goes the way of all commands (`tables/commands`), under a key made of the mail's name and the step's place: a reply
that comes twice moves once. What came of it is said in `report`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, Final

from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import heard
from statecraft.core.record.inputs import Act
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.locale import Arg
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.address import ReplyTo
from statecraft.server.correspondence.answers import GiveUp, Help, Item, Numbers, Undo
from statecraft.server.correspondence.decisions import (
    Answer,
    amounts_of,
    digest,
    next_answers,
    numbers,
    wanted,
)
from statecraft.server.correspondence.numbering import Cursor, Entry, Numbered
from statecraft.server.refusal import Refused
from statecraft.server.tables import commands
from statecraft.server.tables.change import PLAYING, Change
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table

STALE: Final = "mail-reply-stale"
"""The refusals of this module are texts that begin with `mail-reply-`."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A whole answer, as its writer read of it: what it was, in words, and what the mail said it costs and risks."""

    question: Question
    action: Action
    words: str
    costs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a step was not done: a text, and what could be written instead."""

    text: str
    values: dict[str, Arg] = field(default_factory=dict)
    #: The sentence itself, where another has found the words already.
    said: str = ""
    begun: "Begun | None" = None
    #: What it is about, as far as it was chosen.
    words: str = ""


@dataclass(frozen=True, slots=True)
class Begun:
    """An answer that is not whole, by what its numbers stood for: in another position they may be others."""

    kind: str
    entry: Entry
    steps: tuple[tuple[int, ...], ...]

    def go_on(
        self, now: Sequence[Numbered], speaker: Speaker
    ) -> tuple[tuple[int, ...], tuple[Answer, ...]]:
        """The numbers with which the same is begun now, and what can follow them; none where it cannot be begun."""
        for asked in now:
            for entry in asked.entries if asked.question.kind == self.kind else ():
                if entry.verb is not self.entry.verb or entry.action is not None:
                    continue
                if entry.label != self.entry.label:
                    continue
                cursor = Cursor(asked.legal, entry, amounts_of(speaker))
                taken = [cursor.take_meaning(meaning) for meaning in self.steps]
                path = tuple([step.number for step in taken if step is not None])
                if len(path) == len(taken) and cursor.action is None:
                    return (entry.number, *path), tuple(
                        next_answers(asked.legal, entry, path, speaker)
                    )
        return (), ()


@dataclass(frozen=True, slots=True)
class Done:
    """A step that was done: its words, and what was heard of it."""

    words: str
    heard: tuple[str, ...] = ()
    #: Where in the table's log that stands.
    log: range = range(0)


@dataclass(slots=True)
class Outcome:
    """What came of a reply: what was done, where it ended and why, and what was left over."""

    done: list[Done] = field(default_factory=list)
    failure: Failure | None = None
    #: What was not done, in words; the first is what failed.
    left: list[str] = field(default_factory=list)
    asked_help: bool = False
    #: The number with which giving up is confirmed, where somebody asked for it.
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Writer:
    """Whose reply it is: the person on the seat, the words they read, and the name of their mail."""

    actor: Actor
    seat: int
    speaker: Speaker
    mail: str
    #: The number that confirms giving up.
    code: str

    def key(self, step: int) -> str:
        return "mail " + sha256(f"{self.mail} {step}".encode()).hexdigest()[:32]


class Stops(Exception):
    """A step fails, and with it all behind it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.text)
        self.failure = failure


async def answer(
    live: LiveTables, to: ReplyTo, items: Sequence[Item], writer: Writer, now: Callable[[], float]
) -> Outcome:
    """Do what a reply says, step by step, up to the first that cannot be done."""
    outcome = Outcome()
    table = await live.open(to.table)
    async with table.lock:
        steps = planned(table, to, items, writer.speaker)
    before: Planned | None = None
    for at, step in enumerate(steps):
        if isinstance(step, Failure):
            outcome.failure = step
        elif isinstance(step, Help):
            outcome.asked_help = True
        elif isinstance(step, GiveUp) and step.code is None:
            outcome.code = writer.code
        else:
            act = partial(_carried_out, to, step, before, writer, writer.key(at), now)
            outcome.failure = await _done(live, to.table, act, step, writer, outcome)
            before = step if isinstance(step, Planned) else None
        if outcome.failure is not None:
            outcome.left = [_words(each, writer.speaker) for each in steps[at:]]
            break
    return outcome


async def _done(
    live: LiveTables,
    id: str,
    act: Callable[[Table], Change | None],
    step: "Step",
    writer: Writer,
    outcome: Outcome,
) -> Failure | None:
    """Do one step and note it; why not, where it cannot be."""
    speaker = writer.speaker
    before = 0

    def noting(table: Table) -> Change | None:
        nonlocal before
        before = len(table.log)
        return act(table)

    try:
        change = await live.change(id, noting)
    except Stops as stops:
        return stops.failure
    except Illegal as refusal:
        return Failure("mail-reply-illegal", said=speaker.refusal(refusal))
    except Refused as refused:
        return Failure(refused.text, said=refused.say(speaker.texts))
    table = await live.open(id)
    events = [] if change is None else change.events
    notes = heard(events, table.state.holders[writer.seat])
    told = tuple([speaker.say(note) for note in notes])
    outcome.done.append(Done(_words(step, speaker), told, range(before, before + len(events))))
    return None


Step = Planned | Undo | Help | GiveUp | Failure


def planned(table: Table, to: ReplyTo, items: Sequence[Item], speaker: Speaker) -> list[Step]:
    """What the items of a reply stand for, by the position its mail was written in."""
    session = table.session
    if session is None or to.position > len(session.record.lines) or to.seat >= len(table.seats):
        return [Failure(STALE)]
    then = numbers(session.position(to.position), to.seat, speaker)
    if digest(then) != to.digest:
        # Written by another version of the rules, or in a game that was put back to an older backup.
        return [each if isinstance(each, Help) else Failure(STALE) for each in items[:1]]
    return _looked_up(then, items, speaker)


def _looked_up(then: Sequence[Numbered], items: Sequence[Item], speaker: Speaker) -> list[Step]:
    """The steps up to the first number that stands for nothing; one that stops half-way comes last."""
    steps: list[Step] = []
    begun: tuple[Numbered, Entry, tuple[int, ...]] | None = None
    for item in items:
        if not isinstance(item, Numbers):
            if begun is not None:
                break
            steps.append(item)
            continue
        path = item.path
        if begun is None:
            found = _entry(then, path[0])
            if found is None:
                return [*steps, Failure("mail-reply-no-number", {"number": str(path[0])})]
            begun, path = (*found, ()), path[1:]
        asked, entry, taken = begun
        cursor = Cursor(asked.legal, entry, amounts_of(speaker))
        for number in taken:
            cursor.take(number)
        for number in path:
            if cursor.action is not None or entry.action is not None:
                written = " ".join(map(str, item.path))
                return [*steps, Failure("mail-reply-too-many", {"numbers": written})]
            if cursor.take(number) is None:
                return [*steps, _half_way(asked, entry, taken, speaker, number)]
            taken = (*taken, number)
        action = entry.action or cursor.action
        if action is None:
            begun = (asked, entry, taken)
        else:
            steps.append(_planned(asked.legal, action, speaker))
            begun = None
    if begun is not None:
        steps.append(_half_way(*begun, speaker))
    return steps


def _entry(then: Sequence[Numbered], number: int) -> tuple[Numbered, Entry] | None:
    for asked in then:
        entry = asked.entry(number)
        if entry is not None:
            return asked, entry
    return None


def _half_way(
    asked: Numbered,
    entry: Entry,
    taken: tuple[int, ...],
    speaker: Speaker,
    wrong: int | None = None,
) -> Failure:
    """An answer that is not whole; ``wrong`` is a number that cannot come next."""
    cursor = Cursor(asked.legal, entry, amounts_of(speaker))
    steps = [cursor.take(number) for number in taken]
    meanings = tuple([step.meaning for step in steps if step is not None])
    begun = Begun(asked.question.kind, entry, meanings)
    values: dict[str, Arg] = {"asks": wanted(cursor, speaker) or "none"}
    chosen = [] if entry.label is None else [entry.label]
    chosen += [step.label for step in steps if step is not None]
    words = " › ".join([speaker.verb(entry.verb.VERB), *map(speaker.say, chosen)])
    if wrong is None:
        return Failure("mail-reply-half-way", values, begun=begun, words=words)
    values["number"] = str(wrong)
    return Failure("mail-reply-no-step", values, begun=begun, words=words)


def _planned(legal: Legal, action: Action, speaker: Speaker) -> Planned:
    words = speaker.action(action.to_json())
    return Planned(legal.question, action, words, _costs(legal, action, speaker))


def _costs(legal: Legal, action: Action, speaker: Speaker) -> tuple[str, ...]:
    return tuple([speaker.say(note) for note in legal.consequences(action)])


def _words(step: Step, speaker: Speaker) -> str:
    """What a step is called, done or not."""
    if isinstance(step, Planned | Failure):
        return step.words
    return speaker.texts.say(f"mail-reply-{type(step).__name__.lower()}")


def _carried_out(
    to: ReplyTo,
    step: Planned | Undo | GiveUp,
    before: Planned | None,
    writer: Writer,
    key: str,
    now: Callable[[], float],
    table: Table,
) -> Change | None:
    """One step at the table as it is now; Stops where it is not any more what its writer read of."""
    if (writer.seat, key) in table.done:
        return None
    if table.status != PLAYING:
        raise Refused("server-not-playing", "conflict")
    command: dict[str, Any] = {"concede": {}}
    if isinstance(step, Planned):
        command = {"act": _act(table, step, before, writer)}
    elif isinstance(step, Undo):
        lines = table.playing().record.lines[to.position :]
        if any(isinstance(line, Act) and line.seat == writer.seat for line in lines):
            raise Stops(Failure("mail-reply-undo-stale"))
        command = {"undo": {}}
    elif step.code != writer.code:
        raise Stops(Failure("mail-reply-wrong-code"))
    return commands.carry_out(table, writer.actor, writer.seat, key, command, now())


def _act(table: Table, step: Planned, before: Planned | None, writer: Writer) -> dict[str, Any]:
    question = _open(table, step, before)
    legal = table.state.legal(Seat(writer.seat), question.id)
    refusal = legal.why_not(step.action)
    if refusal is not None:
        raise refusal
    if _costs(legal, step.action, writer.speaker) != step.costs:
        raise Stops(Failure("mail-reply-changed"))
    return {"question": question.id, "action": step.action.to_json()}


def _open(table: Table, step: Planned, before: Planned | None) -> Question:
    """The question that a step answers: the one of the mail, or the same asked anew after the step before it.

    The latter only as long as nothing came to light since, by dice or by others: what was not known when the mail was
    written may change what its writer wants.
    """
    found = table.asked(step.question.id)
    if found is not None:
        return found
    seat, kind = step.question.seat, step.question.kind
    anew = [each for each in table.state.questions() if (each.seat, each.kind) == (seat, kind)]
    if before is None or before.question.id != step.question.id:
        raise Stops(Failure(STALE))
    if len(anew) != 1 or not table.playing().can_undo(seat):
        raise Stops(Failure("mail-reply-came-between"))
    return anew[0]
