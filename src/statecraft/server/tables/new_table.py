"""What somebody wishes to play, and whether it can be: game, seats, options, time and the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from statecraft.core.options import BadOptions, settle
from statecraft.server.people import ratings
from statecraft.server.refusal import Refused
from statecraft.server.tables.change import Settings, WorkshopVersion
from statecraft.server.tables.clocks import BadControl
from statecraft.server.tables.loader import Library
from statecraft.server.tables.patience import PACES
from statecraft.server.tables.time_control import control_from_json
from statecraft.server.updates.projection import Json


@dataclass(slots=True)
class NewTable:
    """What somebody wishes to play."""

    game: str
    seats: Sequence[Mapping[str, Any]]
    options: Mapping[str, Any] = field(default_factory=dict)
    holders: Sequence[int] | None = None
    control: Mapping[str, Any] | None = None
    public: bool = False
    hints: bool = True
    rated: bool = True
    edition: str = ""
    pace: str = "normal"
    wait: bool = True
    origin: Json = field(default_factory=dict)
    workshop: WorkshopVersion | None = None
    beacon: bool = False

    def settings(self, library: Library, id: str, host: str, now: float) -> Settings:
        """What is agreed on at the new table; its code is found when it is written."""
        if self.edition and self.public:
            raise Refused("server-edition-is-private", "conflict")
        game = library.game(self.game, self.edition)
        holders = list(range(len(self.seats)) if self.holders is None else self.holders)
        try:
            options = settle(game.options, dict(self.options))
            game.new(options, holders)
        except BadOptions as error:
            raise Refused("server-bad-options", "bad", {"problems": str(error)}) from None
        if len(holders) != len(self.seats):
            raise Refused("server-seats-and-holders")
        try:
            control = control_from_json(None if self.control is None else dict(self.control))
        except BadControl as error:
            raise Refused("server-bad-control", "bad", {"name": error.name}) from None
        if self.pace not in PACES:
            raise Refused("server-bad-pace", "bad", {"paces": ", ".join(PACES)})
        return Settings(
            id=id,
            code="",
            host=host,
            game=game,
            edition=self.edition,
            options=options,
            holders=holders,
            control=control,
            public=self.public,
            hints=self.hints,
            rated=self.rated and not self.edition,
            variant=ratings.variant(game.options, options, self.edition),
            origin=self.origin,
            created=now,
            pace=self.pace,
            wait=self.wait,
            workshop=self.workshop,
            beacon=self.beacon,
        )
