"""What a player of Global Powers has proposed already while nothing has changed since.

A proposal that was refused, by partners, by a vote, by a veto or by the neighbour, leaves the table as it was. Who
proposes it once more gets the same answer, and in a batch (GP-7.13) equal proposals say nothing new. So whatever was
said in a situation is left out until something is different.
"""

from typing import Any, TypeAlias

from statecraft.core.ids import QuestionId
from statecraft.core.native import kept
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.action import Action
from statecraft.global_powers.rules.activation import Proposal
from statecraft.global_powers.state import GlobalPowersState

Situation: TypeAlias = tuple[PlainValue, ...]


def situation(table: GlobalPowersState, frame: Proposal) -> Situation:
    """What decides how a proposal is received; the actions that are left do not."""
    return (
        frame.region,
        tuple(table.politicians),
        tuple(table.base),
        tuple(table.mauritius),
        tuple(table.chips),
        tuple(table.done),
        tuple(table.sanctioned),
        tuple(table.demilitarised),
        tuple(table.protected),
        len(table.pledges),
    )


class Memory:
    """The own proposals in the situation that was seen last."""

    __slots__ = ("_alone", "_proposed", "_situation")

    def __init__(self) -> None:
        self._situation: Situation = ()
        self._alone = 0
        self._proposed: list[tuple[QuestionId, int, Action]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (), ("_alone", "_proposed", "_situation"))

    def proposed(self, table: GlobalPowersState, question: QuestionId) -> list[Action]:
        """What was proposed in this situation; the same question asked again does not count.

        What a partner refused may yet be proposed by who acts alone (GP-3.6).
        """
        frame = table.stack[-1]
        assert isinstance(frame, Proposal)
        now = situation(table, frame)
        if now != self._situation:
            self._situation = now
            self._proposed = []
        self._alone = frame.alone
        earlier = [
            action
            for asked, alone, action in self._proposed
            if asked != question and alone >= frame.alone
        ]
        return earlier + list(frame.batch)

    def note(self, question: QuestionId, action: Action) -> None:
        """Remember a proposal that is about to be made in the situation just looked at."""
        self._proposed.append((question, self._alone, action))
