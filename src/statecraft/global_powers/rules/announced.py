"""Verbs that the whole table hears of: a government's proposals, and cards that are played."""

from typing import TYPE_CHECKING

from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import PlainValue
from statecraft.core.verbs.verb import Verb

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState  # noqa: F401 - names the table in the class's head


@mypyc_attr(allow_interpreted_subclasses=True)
class AnnouncedVerb(Verb["GlobalPowersState"]):
    """A verb whose fields stand in an event."""

    __slots__ = ()

    def heard(self) -> dict[str, PlainValue]:
        """The fields under the names that texts know them by: a party is a holder there."""
        values = self.to_json()
        del values["verb"]
        if "party" in values:
            values["holder"] = values.pop("party")
        return values
