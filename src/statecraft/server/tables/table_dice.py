"""A table's dice: the fair dice, with their entries in the form in which a table stores them."""

from datetime import UTC, datetime
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from statecraft.core.engine.question import Chance, Question
from statecraft.core.record.struct import PlainValue
from statecraft.fairdice import Chain, Entry, FairDice, SeedRefused, report
from statecraft.server.refusal import Refused
from statecraft.server.updates.projection import Json


def iso(at: float) -> str:
    """A time in seconds since 1970 as it stands in a report."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def kept(entries: list[Entry]) -> list[Json]:
    """Entries as they are stored; the hidden half never leaves the server before the end."""
    return [{"published": entry.published, "hidden": entry.hidden} for entry in entries]


def grow(random: bytes) -> bytes:
    """Two chains from 64 random bytes, as they are stored. Takes a tenth of a second."""
    public, secret = Chain.grown(random[:32]), Chain.grown(random[32:])
    return public.checkpoints + secret.checkpoints


def _chains(stored: bytes) -> tuple[Chain, Chain]:
    half = len(stored) // 2
    return Chain(stored[:half]), Chain(stored[half:])


class TableDice:
    """The dice of one table."""

    def __init__(self, dice: FairDice) -> None:
        self._dice = dice

    @staticmethod
    def opened(
        table: str, game: str, chains: bytes, signer: Ed25519PrivateKey, at: float
    ) -> "TableDice":
        """For a new table, before any seat is taken."""
        public, secret = _chains(chains)
        return TableDice(FairDice.opened(table, game, public, secret, signer, iso(at)))

    @staticmethod
    def resumed(chains: bytes, signer: Ed25519PrivateKey, stored: list[Json]) -> "TableDice":
        """For a table that was read from the store."""
        public, secret = _chains(chains)
        entries = [Entry(entry["published"], entry["hidden"]) for entry in stored]
        return TableDice(FairDice.resume(public, secret, signer, entries))

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

    def seed_committed(self, seat: int, commitment: str, at: float) -> list[Json]:
        try:
            return kept([self._dice.seed_committed(seat, commitment, iso(at))])
        except SeedRefused as refused:
            raise Refused(refused.text, "conflict") from None

    def seed_revealed(self, seat: int, seed: str, at: float) -> list[Json]:
        try:
            return kept([self._dice.seed_revealed(seat, seed, iso(at))])
        except SeedRefused as refused:
            raise Refused(refused.text, "conflict") from None

    def seeds_closed(self, at: float) -> list[Json]:
        return kept(self._dice.seeds_closed(iso(at)))

    def roll(self, chance: Chance, at: float) -> tuple[PlainValue, list[Json]]:
        value, entries = self._dice.roll(chance, iso(at))
        return value, kept(entries)

    def sealed(self, question: Question, action: Json, at: float) -> list[Json]:
        return kept([self._dice.sealed(question, action, iso(at))])

    def close(self, at: float, aborted: bool = False) -> list[Json]:
        return kept(self._dice.close(iso(at), aborted))
