"""The log of a table's dice in memory: what its entries add up to, and how the next one is written."""

from collections.abc import Sequence
from typing import Any

from statecraft.fairdice import seeds
from statecraft.fairdice.beacon import Beacon
from statecraft.fairdice.chain import Chain
from statecraft.fairdice.entries import (
    BEACON,
    BURNED,
    DRAW,
    ONCE,
    OPENED,
    OPENING,
    PHASES,
    PLAY,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_DROPPED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
    START,
    Entry,
    signed,
)
from statecraft.fairdice.promises import Promises
from statecraft.fairdice.signing import Ed25519PrivateKey

Chains = tuple[Chain, Chain]


class DiceLog:
    """A log of dice, entry by entry; what the entries are is decided by ``FairDice``."""

    __slots__ = (
        "_beacon",
        "_chains",
        "_entries",
        "_format",
        "_key",
        "_number",
        "_phase",
        "_promises",
        "_round",
        "_sealed",
        "_signer",
        "_table",
        "_used",
    )

    def __init__(self, table: str, chains: Sequence[Chains], signer: Ed25519PrivateKey) -> None:
        """Dice without a log yet; use ``opened`` for a new table and ``resume`` for an old one."""
        tips = [chain.tip for pair in chains for chain in pair]
        if len(set(tips)) != len(tips):
            raise ValueError("the chains of a table must hang from different secrets")
        self._table = table
        # The pairs of chains one after the other, and which of them is in use.
        self._chains = list(chains)
        self._used = 0
        self._signer = signer
        self._entries: list[Entry] = []
        self._phase = -1
        self._promises = Promises()
        self._key: str | None = None
        self._number = 0
        self._round = 0
        self._format = 2
        self._beacon: Beacon | None = None
        # What is still sealed, and which pair of chains it came from.
        self._sealed: list[tuple[Entry, int]] = []

    @property
    def version(self) -> int:
        """The number of the log's format."""
        return self._format

    @property
    def beacon(self) -> Beacon | None:
        """The public beacon whose rounds are mixed in."""
        return self._beacon

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log so far."""
        return tuple(self._entries)

    def _tips(self, nth: int) -> tuple[str, str]:
        public, secret = self._chains[nth]
        return public.tip.hex(), secret.tip.hex()

    def _names(self) -> seeds.Names:
        return (self._table, *self._tips(0))

    def _write(
        self,
        kind: str,
        when: str,
        hidden: dict[str, Any] | None = None,
        *,
        number: int | None = None,
        purpose: str = "",
        who: int | None = None,
        dice: Any = None,
        result: Any = None,
        proof: dict[str, Any] | None = None,
    ) -> Entry:
        phase = PHASES.get(kind, self._phase)
        if kind == BURNED and not 0 <= phase <= PLAY:
            raise ValueError("there is nothing left to burn")
        if phase < self._phase or (kind in ONCE and phase == self._phase):
            raise ValueError(f"{kind} comes too late for these dice")
        if phase == PLAY and self._key is None:
            raise ValueError(f"{kind} comes before the seeds are closed")
        published = signed(
            self._signer,
            len(self._entries),
            self._entries[-1].hash if self._entries else START,
            kind,
            when,
            number=number,
            purpose=purpose,
            who=who,
            dice=dice,
            result=result,
            proof=proof,
        )
        entry = Entry(published, hidden)
        self._take(entry)
        return entry

    def _take(self, entry: Entry) -> None:
        """Remember what the entry says; writing and resuming both come through here."""
        data = entry.published
        kind, proof = entry.kind, data["proof"]
        self._entries.append(entry)
        self._phase = PHASES.get(kind, self._phase)
        if kind == OPENING:
            self._format = proof.get("format", 1)
            described = proof.get("beacon")
            self._beacon = None if described is None else Beacon.from_json(described)
        elif kind == SEED_COMMITTED:
            self._promises.take_commitment(data["who"], proof["commitment"], proof.get("key"))
        elif kind == SEED_DROPPED:
            self._promises.drop(data["who"])
        elif kind == SEED_REVEALED:
            self._promises.revealed[data["who"]] = proof["seed"]
        elif kind == SEEDS_CLOSED:
            self._key = proof["key"]
        elif kind == BURNED:
            self._used += 1
            self._key = proof["key"]
            if self._used == len(self._chains):
                raise ValueError("the chains that came in the place of burned ones are missing")
            if (proof["public"], proof["secret"]) != self._tips(self._used):
                raise ValueError("these entries belong to other chains")
        elif kind == BEACON:
            self._round, self._key = proof["round"], proof["key"]
        elif kind in (ROLL, DRAW, SKIPPED):
            self._number = data["number"]
        elif kind == OPENED:
            self._sealed.pop(0)
        if kind in (DRAW, SEALED):
            self._sealed.append((entry, self._used))
