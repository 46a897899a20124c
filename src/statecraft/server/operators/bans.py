"""Who is kept out: people by their id, and networks, for a time or for good.

What counts is in the database; every process has it in memory and asks that for each request.
"""

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from statecraft.server.operators import acts
from statecraft.server.operators.networks import holds
from statecraft.server.people import people
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection
from statecraft.server.tables.talk import cleaned
from statecraft.server.updates.projection import Json

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

PERSON, NETWORK = "person", "network"
LONGEST_REASON: Final = 300
_WIDEST: Final = {4: 8, 6: 16}
"""A network of so few bits is half the world, and surely a slip."""
_DAY: Final = 86400.0


@dataclass(frozen=True, slots=True)
class Ban:
    """One that counts until a time, or until it is taken back."""

    kind: str
    value: str
    reason: str
    at: float
    until: float | None

    def to_json(self) -> Json:
        return {
            "kind": self.kind,
            "value": self.value,
            "reason": self.reason,
            "at": self.at,
            "until": self.until,
        }


def a_network(given: str) -> str:
    """An address or a network as it is kept."""
    try:
        found = ipaddress.ip_network(given.strip(), strict=False)
    except ValueError:
        raise Refused("admin-no-network", values={"given": given}) from None
    if found.prefixlen < _WIDEST[found.version]:
        raise Refused("admin-network-too-wide", values={"given": given})
    return str(found)


def ban(db: Connection, by: str, kind: str, value: str, reason: str, days: float, at: float) -> Ban:
    """Keep somebody out from now on, for so many days or, with 0, for good."""
    if days < 0:
        raise Refused("admin-bad-days")
    value = people.there(db, value).id if kind == PERSON else a_network(value)
    reason = cleaned(reason, LONGEST_REASON) if reason.strip() else ""
    made = Ban(kind, value, reason, at, at + days * _DAY if days else None)
    db.run(
        "INSERT INTO ban (kind, value, reason, at, until) VALUES (:kind, :value, :reason, :at, :until)"
        " ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason, at = excluded.at,"
        " until = excluded.until",
        kind=kind,
        value=value,
        reason=reason,
        at=at,
        until=made.until,
    )
    acts.write(db, by, acts.BAN, value, at, what=kind, reason=reason, until=made.until)
    return made


def unban(db: Connection, by: str, kind: str, value: str, at: float) -> str:
    """Let somebody in again."""
    value = a_network(value) if kind == NETWORK else value
    gone = db.run("DELETE FROM ban WHERE kind = :kind AND value = :value", kind=kind, value=value)
    if not gone:
        raise Refused("admin-not-banned", "missing", {"given": value})
    acts.write(db, by, acts.UNBAN, value, at, what=kind)
    return value


def all_of(db: Connection, at: float) -> list[Ban]:
    """Those that count at a time, the newest first."""
    rows = db.rows(
        "SELECT * FROM ban WHERE until IS NULL OR until > :at ORDER BY at DESC, value", at=at
    )
    return [Ban(row["kind"], row["value"], row["reason"], row["at"], row["until"]) for row in rows]


class Bans:
    """Those that count, in memory."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    def take(self, found: list[Ban]) -> None:
        """These are all there are."""
        self._people = {each.value: each for each in found if each.kind == PERSON}
        self._networks = [
            (ipaddress.ip_network(each.value), each) for each in found if each.kind == NETWORK
        ]

    def check_person(self, person: str | None) -> None:
        """Refuse somebody who is kept out."""
        if person is not None:
            self._check(self._people.get(person))

    def check_address(self, address: Address | None) -> None:
        """Refuse whoever comes from where nobody is let in."""
        if address is not None:
            for network, each in self._networks:
                if address in network:
                    self._check(each)

    def covers(self, address: str) -> bool:
        """Whether an address, or a household's network as limits know it, is kept out at least in part."""
        return any(holds(each.value, address) for _, each in self._networks if self._counts(each))

    def _counts(self, each: Ban) -> bool:
        return each.until is None or each.until > self._clock()

    def _check(self, each: Ban | None) -> None:
        if each is not None and self._counts(each):
            text = "server-banned-because" if each.reason else "server-banned"
            raise Refused(text, "forbidden", {"reason": each.reason} if each.reason else {})
