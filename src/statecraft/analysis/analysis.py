"""The analysis of a finished game: chances over time, turning points, luck, costly decisions, trades and pledges.

The line of chances is a spectator's: it knows what lay open. Luck, trades and decisions are judged as each player's
own seat saw the table, with its own hand. Hidden cards of others are only used where a turn is played on after an
outcome that really came, which is after the end.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from statecraft.analysis import decisions, luck
from statecraft.analysis.course import Step, steps
from statecraft.analysis.decisions import Decision
from statecraft.analysis.effort import Clock, Effort
from statecraft.analysis.judge import Judge
from statecraft.analysis.luck import Stroke, Total
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.record.events import Note, heard
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Record, begin
from statecraft.core.trade.offers import Offer
from statecraft.core.verbs.action import Action

Json = dict[str, Any]
FORMAT = 1
JUMP = 0.06
"""A line is a point of its own in mid-turn where somebody's chance jumps by so much."""
TURNING = 5
"""So many turning points are named, and so many decisions of each player and strokes of luck."""
TOLD = 4
"""So many sentences are said about a turning point."""
TURNS_IT = 0.08
"""What moves nobody's chance by more is no turning point."""
SETTLED = ("event-offer-accepted", "event-ring-accepted")
FOR_LUCK, FOR_ANSWERS, FOR_DECISIONS = 0.4, 0.6, 0.8
"""Shares of the time after which luck is given up, other answers are no longer sought, and none are tried any more; the
rest is to look again."""
STRIDE = 8
AGAIN = 7
"""So many of each player's decisions are judged once more."""
PLEDGES = {"event-pledge-kept": True, "event-pledge-broken": False}


class NotOver(ValueError):
    """A running game is not analysed: it would tell what its players cannot see."""


class Point(NamedTuple):
    """Everybody's chance to win after so many lines, as a spectator sees it."""

    line: int
    turn: int
    round: int
    chances: list[float]
    is_turn: bool
    """Whether a turn begins here, or it is the end; else somebody's chance has jumped."""


class Turning(NamedTuple):
    """A turn, or one line of it, after which the game looked otherwise."""

    line: int
    """The replay opens before it."""
    turn: int
    round: int
    change: list[float]
    events: list[Note]
    """What a spectator heard of what moved the chances most."""


class Deal(NamedTuple):
    """A trade that was settled, and what it did to the chances of all who took part, as each saw it."""

    line: int
    turn: int
    round: int
    by: int
    to: int
    give: Sequence[Sequence[int]]
    get: Sequence[Sequence[int]]
    pledges: Sequence[Sequence[int]]
    gain: dict[int, float]


class Judged(NamedTuple):
    """A pledge that was kept or broken."""

    line: int
    turn: int
    round: int
    by: int
    to: int
    kept: bool
    event: Note


class Analysis(NamedTuple):
    """All that is said about a game."""

    game: str
    learned: bool
    """Whether chances are learned from games; else they are reckoned as a steady player does."""
    holders: list[int]
    lines: int
    points: list[Point]
    turning: list[Turning]
    luck: list[Total] | None
    """Every holder's; None where there was no time for all of it."""
    strokes: list[Stroke]
    """The greatest ones."""
    decisions: list[Decision]
    decided: int
    """So many decisions there were, and so many of them there was time to look at."""
    looked_at: int
    deals: list[Deal]
    pledges: list[Judged]

    def to_json(self, worded: Callable[[Action], Any] | None = None) -> Json:
        """Plain data; ``worded`` says an action otherwise than in its JSON form."""

        def act(action: Action | None) -> Any:
            return None if action is None else (worded or Action.to_json)(action)

        return {
            "analysis": FORMAT,
            "game": self.game,
            "learned": self.learned,
            "holders": self.holders,
            "lines": self.lines,
            "points": [
                {**p._asdict(), "chances": [round(c, 4) for c in p.chances]} for p in self.points
            ],
            "turning": [
                {**t._asdict(), "change": _rounded(t.change), "events": _notes(t.events)}
                for t in self.turning
            ],
            "luck": self.luck
            and [
                {"gain": round(total.gain, 4), "deviation": round(total.deviation, 4)}
                for total in self.luck
            ],
            "strokes": [
                {
                    "line": s.line,
                    "turn": s.turn,
                    "round": s.round,
                    "kind": s.kind,
                    "seat": s.seat,
                    "gain": _rounded(s.gain),
                    "events": _notes(s.events),
                }
                for s in self.strokes
            ],
            "decisions": [
                {
                    **d._asdict(),
                    "action": act(d.action),
                    "better": act(d.better),
                    "chance": round(d.chance, 4),
                    "chance_better": round(d.chance_better, 4),
                    "cost": round(d.cost, 4),
                    "error": round(d.error, 4),
                    "notes": _notes(d.notes),
                    "notes_better": _notes(d.notes_better),
                    "reason": None if d.reason is None else d.reason.to_json(),
                }
                for d in self.decisions
            ],
            "decided": self.decided,
            "looked_at": self.looked_at,
            "deals": [
                {
                    **deal._asdict(),
                    "give": [list(row) for row in deal.give],
                    "get": [list(row) for row in deal.get],
                    "pledges": [list(row) for row in deal.pledges],
                    "gain": {str(h): round(gain, 4) for h, gain in deal.gain.items()},
                }
                for deal in self.deals
            ],
            "pledges": [{**p._asdict(), "event": p.event.to_json()} for p in self.pledges],
        }


def _rounded(gains: Sequence[float]) -> list[float]:
    return [round(gain, 4) for gain in gains]


def _notes(notes: Sequence[Note]) -> list[Json]:
    return [note.to_json() for note in notes]


def analyse(
    game: Game,
    record: Record,
    effort: Effort | None = None,
    heed: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge a finished game; :class:`NotOver` where it is not finished, ``NoValue`` where nobody can judge it.

    ``heed`` is told how many decisions have been looked at, and how many there are.
    """
    effort = effort or Effort()
    clock = Clock(effort.seconds)
    judge = Judge(game)
    state = begin(game, record.header)
    way = list(steps(game, record))
    if not way or way[-1].after.result is None:
        raise NotOver("the game is not over: only finished games are analysed")
    points, jumps = _line(judge, state, way)
    strokes = _strokes(judge, way, effort, clock)
    free = [step for step in way if decisions.was_free(step)]
    costly, looked_at = _costly(judge, free, effort, clock, heed)
    holders = state.holder_count()
    greatest = sorted(strokes or [], key=lambda each: -max(map(abs, each.gain)))[: 2 * TURNING]
    return Analysis(
        game.name,
        judge.learned,
        list(state.holders),
        len(record.lines),
        points,
        _turning(points, jumps, way),
        None if strokes is None else luck.totals(strokes, holders),
        [each for each in greatest if max(map(abs, each.gain)) >= decisions.LEAST],
        costly,
        len(free),
        looked_at,
        _deals(judge, way),
        _pledges(way),
    )


def _strokes(
    judge: Judge, way: Sequence[Step], effort: Effort, clock: Clock
) -> list[Stroke] | None:
    """All luck; None where there is no time for it: of a part of it nothing follows."""
    found: list[Stroke] = []
    for step in way:
        if clock.is_past(FOR_LUCK):
            return None
        stroke = luck.stroke(judge, step, effort)
        if stroke is not None:
            found.append(stroke)
    return found


def _line(
    judge: Judge, begun: State, way: Sequence[Step]
) -> tuple[list[Point], Mapping[int, list[float]]]:
    """The points of the line, and by what each input moved everybody's chance."""
    chances = judge.seen_by_all(begun)
    points = [Point(0, begun.turns, begun.round, chances, True)]
    moved: dict[int, list[float]] = {}
    for step in way:
        after = judge.seen_by_all(step.after)
        moved[step.line] = change = [now - was for now, was in zip(after, chances, strict=True)]
        is_turn = step.after.turns != step.before.turns or step.after.result is not None
        if is_turn or max(map(abs, change)) >= JUMP:
            state = step.after
            points.append(Point(step.line + 1, state.turns, state.round, after, is_turn))
        chances = after
    return points, moved


def _turning(
    points: Sequence[Point], moved: Mapping[int, list[float]], way: Sequence[Step]
) -> list[Turning]:
    """The turns that changed most, in order; each with what was heard of the line that moved most in it."""
    stops = [point for point in points if point.is_turn]
    by_line = {step.line: step for step in way}
    found: list[Turning] = []
    for start, end in pairwise(stops):
        change = [now - was for now, was in zip(end.chances, start.chances, strict=True)]
        if max(map(abs, change)) < TURNS_IT:
            continue
        between = [line for line in moved if start.line <= line < end.line]
        line = max(between, key=lambda each: max(map(abs, moved[each])))
        told = _told(by_line[line])
        found.append(Turning(line, start.turn, start.round, change, told))
    found.sort(key=lambda each: -max(map(abs, each.change)))
    return sorted(found[:TURNING], key=lambda each: each.line)


def _told(step: Step) -> list[Note]:
    """The first that a spectator heard of an input; whose turn comes next and what becomes of promises is told elsewhere."""
    notes = heard(step.events, None)
    return [note for note in notes if note.text not in (*PLEDGES, "event-turn")][:TOLD]


def _costly(
    judge: Judge,
    free: Sequence[Step],
    effort: Effort,
    clock: Clock,
    heed: Callable[[int, int], None] | None,
) -> tuple[list[Decision], int]:
    """Each seat's costliest decisions, and how many were looked at.

    First those that a steady player would have made otherwise: where time is short, they are the likeliest.
    """
    found: list[decisions.Open] = []
    looked_at = 0
    # From all over the game, so that what there is no time for is not all of its end.
    for step in [step for start in range(STRIDE) for step in free[start::STRIDE]]:
        if clock.is_past(FOR_ANSWERS):
            break
        decision = decisions.open_decision(judge, step, effort.choices)
        if decision is None:
            looked_at += 1
        else:
            found.append(decision)
    suspects: list[tuple[float, decisions.Open]] = []
    for decision in sorted(found, key=lambda each: (each.favourite == each.given, each.step.line)):
        if clock.is_past(FOR_DECISIONS):
            break
        row = decisions.best_other(
            decision, *decisions.tried(judge, decision, range(effort.worlds))
        )
        suspects.append((row.gain, decision))
        looked_at += 1
        if heed is not None:
            heed(looked_at, len(free))
    suspects.sort(key=lambda each: -each[0])
    judged: dict[int, list[Decision]] = {}
    seen: dict[int, int] = {}
    for gain, decision in suspects:
        seat = decision.question.seat
        if gain < decisions.LEAST or seen.get(seat, 0) >= AGAIN:
            continue
        if clock.is_past(1.0):
            break
        seen[seat] = seen.get(seat, 0) + 1
        row_again = decisions.judged(judge, decision, effort)
        if row_again is not None:
            judged.setdefault(seat, []).append(row_again)
    rows = [
        row
        for seat in sorted(judged)
        for row in sorted(judged[seat], key=lambda each: -each.cost)[:TURNING]
    ]
    return rows, looked_at


def _deals(judge: Judge, way: Sequence[Step]) -> list[Deal]:
    """The trades that were settled."""
    found: list[Deal] = []
    for step in way:
        if not isinstance(step.given, Act):
            continue
        offer = _settled(step)
        if offer is None:
            continue
        before, after = judge.own(step.before), judge.own(step.after)
        by = step.before.holders[offer.by]
        parties = dict.fromkeys([by, offer.to, *([offer.third] if offer.is_ring() else [])])
        state = step.before
        found.append(
            Deal(
                step.line,
                state.turns,
                state.round,
                by,
                offer.to,
                offer.give,
                offer.get,
                offer.pledges,
                {int(holder): after[holder] - before[holder] for holder in parties},
            )
        )
    return found


def _settled(step: Step) -> Offer | None:
    """The offer that was on the table before and is not any more."""
    ids = [event.values["offer"] for event in step.events if event.text in SETTLED]
    return next((offer for offer in step.before.offers if offer.id in ids), None)


def _pledges(way: Sequence[Step]) -> list[Judged]:
    """What was promised and came to be kept or broken."""
    return [
        Judged(
            step.line,
            step.before.turns,
            step.before.round,
            event.values["by"],
            event.values["to"],
            PLEDGES[event.text],
            Note(event.text, event.values),
        )
        for step in way
        for event in step.events
        if event.text in PLEDGES
    ]
