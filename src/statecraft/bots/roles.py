"""What a bot may do beside choosing; asked for at run time, so this module is never compiled."""

from collections import Counter
from typing import Protocol, runtime_checkable

from statecraft.core.engine.driver import Handle
from statecraft.core.engine.result import Result
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action


@runtime_checkable
class Explains(Protocol):
    """A bot that gives reasons."""

    def explain(self, handle: Handle, action: Action) -> Note:
        """Why the bot would take this action."""
        ...


@runtime_checkable
class Leaves(Protocol):
    """A bot that holds something outside this process, and lets go of it when it is told to leave."""

    def leave(self, result: Result | None) -> None:
        """Let go; the game is over with this result, or given up."""
        ...


@runtime_checkable
class Blamed(Protocol):
    """A bot that can do something wrong, such as a program, and whose faults are counted."""

    faults: Counter[str]
