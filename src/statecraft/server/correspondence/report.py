"""The mail that answers a reply: what was done in the log's words, what was not and why, and what can be decided now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from statecraft.locale import Texts
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.answering import Outcome
from statecraft.server.correspondence.decisions import Answer, Decisions, how, listed, numbers, said
from statecraft.server.correspondence.letter import Letter
from statecraft.server.correspondence.turn_text import happened
from statecraft.server.tables.change import OVER
from statecraft.server.tables.table import Table

_LONGEST_SUBJECT = 150
_MOST_REFERENCES = 10
_MOST_ANSWERS = 60


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands at a table, for one who plays there: what they can decide, whom the game waits for else."""

    open_now: Decisions | None
    waits_for: tuple[str, ...]
    is_over: bool
    #: Of an answer that was not whole: the numbers with which it is begun now, and what can follow.
    begun: tuple[int, ...] = ()
    following: tuple[Answer, ...] = ()


def standing(
    table: Table, seat: int, outcome: Outcome, open_now: Decisions | None, speaker: Speaker
) -> Standing:
    """How it stands now."""
    names = tuple([table.seats[each].name for each in table.waits if each != seat])
    begun: tuple[int, ...] = ()
    following: tuple[Answer, ...] = ()
    half = None if outcome.failure is None else outcome.failure.begun
    if half is not None and open_now is not None:
        # By the numbers of this mail, not of the one that was answered.
        begun, following = half.go_on(numbers(table.state, seat, speaker), speaker)
    return Standing(open_now, names, table.status == OVER, begun, following)


def body(
    outcome: Outcome,
    unclear: str | None,
    besides: tuple[Sequence[str], int],
    stands: Standing,
    speaker: Speaker,
    link: str,
) -> str:
    """What is written back; ``besides`` is what has happened beside what was done, and how much more before that."""
    texts = speaker.texts
    blocks: list[list[str]] = []
    if stands.open_now is not None and stands.open_now.open:
        blocks.append([texts.say("mail-reply-above")])
    if unclear is not None:
        blocks.append([texts.say("mail-reply-unclear", line=unclear or "none")])
    for done in outcome.done:
        lines = [] if done.heard == (done.words,) else [f"  {line}" for line in done.heard]
        blocks.append([texts.say("mail-reply-done", words=done.words), *lines])
    if outcome.failure is not None:
        blocks.append(_failed(outcome, stands, texts))
    if outcome.code is not None:
        blocks.append([texts.say("mail-reply-confirm", code=outcome.code)])
    if outcome.asked_help:
        blocks.append([texts.say("mail-reply-help")])
    if besides[0]:
        blocks.append([texts.say("mail-reply-besides"), *happened(*besides, texts)])
    blocks += _now(stands, texts)
    blocks.append([texts.say("mail-reply-link", link=link)])
    return "\n\n".join(["\n".join(lines) for lines in blocks])


def _failed(outcome: Outcome, stands: Standing, texts: Texts) -> list[str]:
    failure = outcome.failure
    assert failure is not None
    begun = " ".join(map(str, stands.begun)) or "none"
    why = failure.said or texts.say(failure.text, {**failure.values, "begun": begun})
    first = outcome.left[0] if outcome.left else ""
    lines = [texts.say("mail-reply-failed", words=first or "none", why=why)]
    lines += _choices(stands.following, texts)
    later = [words for words in outcome.left[1:] if words]
    if later:
        lines += ["", texts.say("mail-reply-left", words="; ".join(later))]
    return lines


def _choices(answers: Sequence[Answer], texts: Texts) -> list[str]:
    return [f"  [{answer.label}] {said(answer, texts)}" for answer in answers[:_MOST_ANSWERS]]


def _now(stands: Standing, texts: Texts) -> list[list[str]]:
    """How it stands, and what can be decided."""
    if stands.is_over:
        return [[texts.say("mail-reply-over")]]
    blocks: list[list[str]] = []
    open_now = stands.open_now
    if stands.waits_for and not (open_now is not None and open_now.must):
        blocks.append([texts.say("mail-reply-waits", names=", ".join(stands.waits_for))])
    if open_now is not None and open_now.open:
        heading = "mail-reply-now" if open_now.must else "mail-reply-may"
        blocks.append([texts.say(heading)])
        blocks.append(listed(open_now.open, texts))
        blocks.append([how(open_now, texts)])
    return blocks


def subject(letter: Letter, texts: Texts, game: str) -> str:
    """In the thread of the reply."""
    given = letter.subject[:_LONGEST_SUBJECT].strip() or texts.say("mail-reply.subject", game=game)
    return given if given.lower().startswith(("re:", "aw:")) else f"Re: {given}"


def headers(letter: Letter, reply_to: str | None) -> Mapping[str, str]:
    """What puts it into that thread, and where the next reply goes."""
    found: dict[str, str] = {}
    if letter.message_id.startswith("<") and letter.message_id.endswith(">"):
        found["In-Reply-To"] = letter.message_id
        found["References"] = " ".join([*letter.references, letter.message_id][-_MOST_REFERENCES:])
    if reply_to is not None:
        found["Reply-To"] = reply_to
    return found
