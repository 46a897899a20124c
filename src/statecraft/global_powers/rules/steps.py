"""A page of the booklet: things that happen one after the other, each after the questions of the one before."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from statecraft.core.engine.frame import Frame
from statecraft.core.native import mypyc_attr

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

Step: TypeAlias = "Callable[[GlobalPowersState], None]"
"""Something that happens; what it asks, it leaves on the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame["GlobalPowersState"]):
    """``STEPS`` in their order; ``at`` is the next. With the last of them the page is over."""

    FIELDS = ("at",)
    __slots__ = FIELDS
    ASKS = False
    HIDES = True
    STEPS: ClassVar[tuple[Step, ...]] = ()

    def __init__(self, at: int) -> None:
        self.at = at

    def step(self, table: "GlobalPowersState") -> bool:
        happens = self.STEPS[self.at]
        if self.at + 1 < len(self.STEPS):
            table.replace(type(self)(self.at + 1))
        else:
            table.pop()
        happens(table)
        return True
