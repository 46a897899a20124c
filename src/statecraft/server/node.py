"""This process among others that share its database: its name, its line to them, and what it may take upon itself."""

from dataclasses import dataclass, field

from statecraft.server.bus import Bus, NoBus
from statecraft.server.leases import AllOurs, Leases, SharedLeases
from statecraft.server.store import Store


@dataclass(frozen=True, slots=True)
class Node:
    """One of several, or the only one."""

    name: str = ""
    bus: Bus = field(default_factory=NoBus)
    leases: Leases = field(default_factory=AllOurs)
    #: Whether a folder without the mark of the dice may be that of one who has just joined.
    may_join: bool = False
    #: Whether this process keeps the mark in its folder; of several in one folder one does.
    keeps_mark: bool = True

    @property
    def is_alone(self) -> bool:
        """Whether nobody else can be at the tables of this database."""
        return isinstance(self.leases, AllOurs)

    @staticmethod
    def among_others(name: str, store: Store, bus: Bus | None = None) -> "Node":
        """One that shares its database; without a bus it learns from the database alone what others do."""
        return Node(name, bus or NoBus(), SharedLeases(store, name))
