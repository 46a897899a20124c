"""Judges from the clients' side alone whether many nodes were one server: what was acknowledged happened exactly once,
in one order that all who looked on saw, and that agrees with the clock on the wall.

An operation is something a client sent under a name of its own: a move, a word. The whole order is what anybody can read
in the end; a viewer's order is what one of them was told on the way.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Literal, TypeAlias

Name: TypeAlias = Hashable
Outcome: TypeAlias = Literal["done", "refused", "unknown"]


@dataclass(slots=True)
class Operation:
    """Sent at a moment, answered at another; ``unknown`` where the line broke before the answer came."""

    name: Name
    sent: float
    answered: float = inf
    outcome: Outcome = "unknown"


class History:
    """What the clients of one table noted."""

    def __init__(self) -> None:
        self.operations: dict[Name, Operation] = {}

    def sent(self, name: Name, at: float) -> None:
        """Also where the same is sent again because its answer was lost: it is one operation, sent when it first was."""
        self.operations.setdefault(name, Operation(name, at))

    def answered(self, name: Name, at: float, ok: bool) -> None:
        operation = self.operations[name]
        operation.answered = min(operation.answered, at)
        operation.outcome = "done" if ok else "refused"


def faults(
    history: History, whole: Sequence[Name], viewers: Mapping[str, Sequence[Name]]
) -> list[str]:
    """Everything that is wrong with a history; nothing where many were as one."""
    return [*_happened(history, whole), *_in_time(history, whole), *_seen(whole, viewers)]


def _happened(history: History, whole: Sequence[Name]) -> list[str]:
    times = Counter(whole)
    found = [f"{name} happened {many} times" for name, many in times.items() if many > 1]
    found += [f"{name} was never sent" for name in times if name not in history.operations]
    for name, operation in history.operations.items():
        if operation.outcome == "done" and not times[name]:
            found.append(f"{name} was acknowledged and is lost")
        if operation.outcome == "refused" and times[name]:
            found.append(f"{name} was refused and happened")
    return found


def _in_time(history: History, whole: Sequence[Name]) -> list[str]:
    """What was answered before something else was sent came before it."""
    found: list[str] = []
    latest: Operation | None = None
    for name in whole:
        operation = history.operations.get(name)
        if operation is None:
            continue
        if latest is not None and operation.answered < latest.sent:
            found.append(f"{name} was over before {latest.name} was sent, and came after it")
        if latest is None or operation.sent > latest.sent:
            latest = operation
    return found


def _seen(whole: Sequence[Name], viewers: Mapping[str, Sequence[Name]]) -> list[str]:
    """Each viewer saw a part of the whole in its order, without a gap and nothing twice."""
    place = {name: at for at, name in enumerate(whole)}
    found: list[str] = []
    for viewer, order in viewers.items():
        seen = [place.get(name) for name in order]
        found += [
            f"{viewer} saw {name}, which never was"
            for name, at in zip(order, seen, strict=True)
            if at is None
        ]
        known = [at for at in seen if at is not None]
        for before, after in pairwise(known):
            if after <= before:
                found.append(f"{viewer} saw {whole[after]} after {whole[before]}")
            elif after > before + 1:
                found.append(f"{viewer} missed {whole[before + 1]}")
    return found
