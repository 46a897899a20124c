"""Broken variants of Harbour, one fault each: the contract test must catch every one of them.

Each is a module of its own with a ``GAME``, and ``CAUGHT_BY``: the promises that may be named when
it is caught. They show that the contract test can fail, and that it fails for the right reason.
"""

from typing import Any

from harbour.game import FRAMES
from statecraft.core.engine.frame import Frame


def frames_with(mutant: type[Frame[Any]]) -> tuple[type[Frame[Any]], ...]:
    """Harbour's frames, with the one of the mutant's name replaced by it."""
    return tuple([mutant if frame.__name__ == mutant.__name__ else frame for frame in FRAMES])
