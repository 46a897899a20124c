"""A table's dice: the fair dice, with their entries in the form in which a table stores them."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from statecraft.core.engine.question import Chance, Question
from statecraft.core.record.struct import PlainValue
from statecraft.fairdice import Beacon, Chain, Entry, FairDice, Round, SeedRefused, report
from statecraft.fairdice.chain import STORED
from statecraft.fairdice.entries import SEED_COMMITTED, SEED_REVEALED
from statecraft.fairdice.signing import Ed25519PrivateKey
from statecraft.server.refusal import Refused
from statecraft.server.updates.projection import Json


def iso(at: float) -> str:
    """A time in seconds since 1970 as it stands in a report."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def kept(entries: list[Entry]) -> list[Json]:
    """Entries as they are stored; the hidden half never leaves the server before the end."""
    return [{"published": entry.published, "hidden": entry.hidden} for entry in entries]


_PAIR = 2 * STORED
"""Bytes in which two chains are stored."""


def grow(random: bytes) -> bytes:
    """Two chains from 64 random bytes, as they are stored. Takes a tenth of a second."""
    public, secret = Chain.grown(random[:32]), Chain.grown(random[32:])
    return public.checkpoints + secret.checkpoints


def _chains(stored: bytes) -> list[tuple[Chain, Chain]]:
    """The pairs of chains of a table: the first, and those begun after a restored backup."""
    pairs = [stored[at : at + _PAIR] for at in range(0, len(stored), _PAIR)]
    return [(Chain(pair[: _PAIR // 2]), Chain(pair[_PAIR // 2 :])) for pair in pairs]


Latest = Callable[[Beacon], Round | None]
"""Says the latest round that is known of a beacon."""


def _no_round(_beacon: Beacon) -> None:
    return None


class TableDice:
    """The dice of one table."""

    def __init__(self, dice: FairDice, latest: Latest = _no_round) -> None:
        self._dice = dice
        self._latest = latest

    @staticmethod
    def opened(
        table: str,
        game: str,
        chains: bytes,
        signer: Ed25519PrivateKey,
        at: float,
        beacon: Beacon | None = None,
        latest: Latest = _no_round,
    ) -> "TableDice":
        """For a new table, before any seat is taken."""
        ((public, secret),) = _chains(chains)
        dice = FairDice.opened(table, game, public, secret, signer, iso(at), beacon)
        return TableDice(dice, latest)

    @staticmethod
    def resumed(
        chains: bytes, signer: Ed25519PrivateKey, stored: list[Json], latest: Latest = _no_round
    ) -> "TableDice":
        """For a table that was read from the store."""
        (public, secret), *later = _chains(chains)
        entries = [Entry(entry["published"], entry["hidden"]) for entry in stored]
        return TableDice(FairDice.resume(public, secret, signer, entries, later), latest)

    def go_on(self, stored: list[Json]) -> None:
        """Take up what another node has thrown."""
        self._dice.go_on([Entry(entry["published"], entry["hidden"]) for entry in stored])

    def all(self) -> list[Json]:
        return kept(list(self._dice.entries))

    def commitments(self) -> dict[str, PlainValue]:
        return self._dice.commitments()

    def report(self) -> Json:
        """What anybody may check."""
        document: dict[str, Any] = report(self._dice.entries)
        return document

    def owing(self) -> list[int]:
        """The seats that have promised a seed and not shown it."""
        return self._dice.owing()

    def promised(self, seat: int) -> str | None:
        return self._dice.promised(seat)

    def beacon(self) -> Beacon | None:
        """The public beacon whose rounds are mixed in."""
        return self._dice.beacon

    def is_signed_with(self, key: str) -> bool:
        """Whether the log was begun under this key, without which it cannot go on."""
        return bool(self._dice.entries[0].published["proof"]["key"] == key)

    def seed_committed(
        self, seat: int, commitment: str, at: float, key: str | None, signature: str | None
    ) -> list[Json]:
        try:
            return kept([self._dice.seed_committed(seat, commitment, iso(at), key, signature)])
        except SeedRefused as refused:
            raise Refused(refused.text, "conflict") from None

    def seed_dropped(self, seat: int, at: float) -> list[Json]:
        """Whoever sat there has left before the start."""
        return kept(self._dice.seed_dropped(seat, iso(at)))

    def seed_revealed(self, seat: int, seed: str, at: float, signature: str | None) -> list[Json]:
        try:
            return kept([self._dice.seed_revealed(seat, seed, iso(at), signature)])
        except SeedRefused as refused:
            raise Refused(refused.text, "conflict") from None

    def receipt(self, seat: int, **proof: str) -> Json | None:
        """The receipt for a promise (``commitment``) or a seed (``seed``) of a seat that is in the log."""
        for entry in reversed(self._dice.entries):
            data = entry.published
            if data["kind"] not in (SEED_COMMITTED, SEED_REVEALED) or data["who"] != seat:
                continue
            if all(data["proof"].get(name) == value for name, value in proof.items()):
                return self._dice.receipt(entry)
        return None

    def can_burn(self) -> bool:
        """Whether the log has a word for burned chains."""
        return self._dice.version > 1

    def burned(self, chains: bytes, at: float) -> list[Json]:
        """New chains take the place of those whose rolls may be known."""
        ((public, secret),) = _chains(chains)
        return kept([self._dice.burned(public, secret, iso(at))])

    def seeds_closed(self, at: float) -> list[Json]:
        return kept(self._dice.seeds_closed(iso(at)))

    def roll(self, chance: Chance, at: float) -> tuple[PlainValue, list[Json]]:
        beacon = self._dice.beacon
        latest = None if beacon is None else self._latest(beacon)
        value, entries = self._dice.roll(chance, iso(at), latest)
        return value, kept(entries)

    def sealed(self, question: Question, action: Json, at: float) -> list[Json]:
        return kept([self._dice.sealed(question, action, iso(at))])

    def close(self, at: float, aborted: bool = False) -> list[Json]:
        return kept(self._dice.close(iso(at), aborted))
