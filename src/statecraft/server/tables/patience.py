"""What bots wait for: people's open side questions (agents to place, offers to answer, business to propose).

The rules wait for no side question, and a bot would be done before anybody could read one. So a bot does
not play what takes such a question away from a person, until that person has answered or let go of it, or
its time is over. People are on their own with each other, as at any table; programs with a token and
seats that a bot keeps warm are not waited for.

What is here depends on what is asked and on the seat's own answers alone, so a wait tells of no hand. It
reads no clock, but is told the time. Without a time control there is no limit.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from statecraft.core.engine.question import Chance, Over, Question, Sealed
from statecraft.core.engine.state import State
from statecraft.core.ids import QuestionId
from statecraft.core.record.inputs import Act
from statecraft.core.trade import offers
from statecraft.server.tables.clocks import Control

PACES: Final[Mapping[str, float]] = MappingProxyType(
    {"at-once": 0.0, "brisk": 0.4, "normal": 1.0, "slow": 2.5}
)
"""Seconds between one visible step of a bot and the next, while somebody looks on."""

TO_ALL: Final = ("business", "talks")
"""Kinds of side questions that nobody in particular is asked: only who is at the table is waited for."""

DEADLINE: Final = "aside"
_NONE: Final = QuestionId(-1)
_MOST = 4
"""Each answer gives its time anew, but in one turn never more than so many times as long altogether."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A side question: its id and the offers it is about, and since when it is asked, first and anew."""

    question: int
    offers: tuple[int, ...]
    first: float
    since: float


@dataclass(frozen=True, slots=True)
class Patience:
    """What is known in this turn of people's side questions, each named by its seat and kind.

    ``gone`` are let go of or over for this turn; ``never`` are standing choices not to be waited for.
    """

    turn: int = -1
    asked: Mapping[str, Asked] = field(default_factory=dict)
    gone: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()

    def to_json(self) -> dict[str, Any]:
        asked = {
            name: [each.question, list(each.offers), each.first, each.since]
            for name, each in self.asked.items()
        }
        gone, never = sorted(self.gone), sorted(self.never)
        return {"turn": self.turn, "asked": asked, "gone": gone, "never": never}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Patience":
        asked = {
            name: Asked(question, tuple(offers), first, since)
            for name, (question, offers, first, since) in data["asked"].items()
        }
        return Patience(data["turn"], asked, frozenset(data["gone"]), frozenset(data["never"]))


def name_of(seat: int, kind: str) -> str:
    return f"{seat} {kind}"


def side_questions(state: State, people: Collection[int]) -> list[Question]:
    """The side questions of people; withdrawing an own offer is none.

    They are those that the rules ask for, also where a seat has used up its inputs of the phase and is no
    longer asked (ST-2.7): among those inputs are orders, which are nobody else's business.
    """
    if isinstance(state.pending(), Chance | Over | Sealed):
        return []
    there = {(asked.frame_id, asked.seat, asked.kind): asked for asked in state.questions()}
    found: list[Question] = []
    for at in range(len(state.stack) - 1, -1, -1):
        frame, frame_id = state.stack[at], state.frame_ids[at]
        if frame.ASKS:
            for seat, kind, must in frame.asks(state):
                if not must and seat in people and kind != offers.MINE and not state.conceded[seat]:
                    used_up = Question(_NONE, seat, kind, False, at, frame_id)
                    found.append(there.get((frame_id, seat, kind), used_up))
        if frame.HIDES:
            break
    return found


def go_on(patience: Patience, state: State, sides: Iterable[Question], now: float) -> Patience:
    """What is known after something happened at ``now``; ``sides`` are people's side questions."""
    if patience.turn != state.turns:
        patience = replace(patience, turn=state.turns, asked={}, gone=frozenset())
    known = dict(patience.asked)
    gone = patience.gone
    for asked in sides:
        name = name_of(asked.seat, asked.kind)
        offers = _offers(state, asked)
        before = known.get(name)
        if before is None:
            known[name] = Asked(asked.id, offers, now, now)
        elif set(offers) - set(before.offers):
            # A new offer is a new question, even where the one before was let go of.
            known[name] = Asked(asked.id, offers, before.first, now)
            gone -= {name}
        elif before.question != asked.id or before.offers != offers:
            since = now if before.question != asked.id else before.since
            known[name] = Asked(asked.id, offers, before.first, since)
    if known == patience.asked and gone == patience.gone:
        return patience
    return replace(patience, asked=known, gone=gone)


def _offers(state: State, asked: Question) -> tuple[int, ...]:
    if asked.kind != offers.ANSWER:
        return ()
    holder = state.holders[asked.seat]
    return tuple([each.id for each in state.offers if holder in each.asked()])


def awaited(
    patience: Patience, sides: Iterable[Question], is_there: Callable[[int], bool]
) -> list[Question]:
    """Those of people's side questions that bots leave time for."""
    return [
        asked
        for asked in sides
        if name_of(asked.seat, asked.kind) not in patience.gone | patience.never
        and (asked.kind not in TO_ALL or is_there(asked.seat))
    ]


def until(control: Control, patience: Patience, asked: Question) -> float:
    """When the time for a side question is over."""
    seconds = control.offer if asked.kind == offers.ANSWER else control.aside
    known = patience.asked[name_of(asked.seat, asked.kind)]
    return min(known.since + seconds, known.first + _MOST * seconds)


def not_after(patience: Patience, now: float) -> Patience:
    """The same without times that are still to come: they begin now."""
    asked = {
        name: replace(each, first=min(each.first, now), since=min(each.since, now))
        for name, each in patience.asked.items()
    }
    return replace(patience, asked=asked)


def let_go(patience: Patience, seat: int, kinds: Iterable[str]) -> Patience:
    """A seat need not be waited for any more in this turn."""
    return replace(patience, gone=patience.gone | {name_of(seat, kind) for kind in kinds})


def hold_on(patience: Patience, seat: int, now: float) -> Patience:
    """A seat asks for a moment: what it is asked has its time anew."""
    mine = {
        name: replace(each, since=now)
        for name, each in patience.asked.items()
        if name.partition(" ")[0] == str(seat)
    }
    return replace(patience, asked={**patience.asked, **mine})


def choose(patience: Patience, seat: int, kind: str, wait: bool) -> Patience:
    """A standing choice of a seat: whether it is waited for with questions of this kind."""
    name = {name_of(seat, kind)}
    return replace(patience, never=patience.never - name if wait else patience.never | name)


def never(patience: Patience, seat: int) -> list[str]:
    """The kinds of side questions with which a seat is not waited for, by its own choice."""
    if not patience.never:
        return []
    names = [name.partition(" ") for name in sorted(patience.never)]
    return [kind for by, _, kind in names if by == str(seat)]


def takes_away(state: State, act: Act, asked: Iterable[Question]) -> bool:
    """Whether an answer would end one of these side questions, or let it rest."""
    after = state.clone()
    after.apply(act)
    return any(not _still_asked(after, question) for question in asked)


def _still_asked(state: State, question: Question) -> bool:
    if state.result is not None or len(state.stack) <= question.at:
        return False
    if state.frame_ids[question.at] != question.frame_id:
        return False
    asks = state.stack[question.at].asks(state)
    return any(seat == question.seat and kind == question.kind for seat, kind, _must in asks)
