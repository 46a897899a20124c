"""The dice of one table: they answer chance, and write down the proof of each answer.

Everything is worked out from the two chains, the players' seeds and what the caller says; there is
no clock and no file in here. Whoever keeps the table stores each entry in the same transaction as
the input it belongs to; ``FairDice.resume`` makes the same dice again from stored entries.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from statecraft.core.chance.distributions import Dice, Lot
from statecraft.core.engine.question import Chance, Question
from statecraft.fairdice import beacon, outcome, seeds
from statecraft.fairdice.beacon import Beacon, Round
from statecraft.fairdice.chain import Chain
from statecraft.fairdice.dice_log import Chains, DiceLog
from statecraft.fairdice.entries import (
    BEACON,
    BURNED,
    CLOSED,
    DRAW,
    OPENED,
    OPENING,
    PHASES,
    RESTORED,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_DROPPED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
    START,
    Entry,
)
from statecraft.fairdice.hashes import canonical, digest, mac
from statecraft.fairdice.promises import SeedRefused
from statecraft.fairdice.receipts import receipt
from statecraft.fairdice.signing import Ed25519PrivateKey


class FairDice(DiceLog):
    """The dice of a table and their log so far."""

    __slots__ = ()

    # A table's dice from its first to its last entry

    @staticmethod
    def opened(
        table: str,
        game: str,
        public: Chain,
        secret: Chain,
        signer: Ed25519PrivateKey,
        when: str,
        beacon: Beacon | None = None,
        version: int = 2,
    ) -> "FairDice":
        """The dice of a new table, with the opening as their only entry: before any seat is taken.

        With a beacon its rounds are mixed in, as they are given to ``roll``. The first format, without
        signed seeds and beacons, is only for those who test what reads it.
        """
        dice = FairDice(table, [(public, secret)], signer)
        proof: dict[str, Any] = {
            "table": table,
            "game": game,
            "public": public.tip.hex(),
            "secret": secret.tip.hex(),
            "key": signer.public_key().public_bytes_raw().hex(),
        }
        if version == 2:
            proof["format"] = version
            proof["beacon"] = None if beacon is None else beacon.to_json()
        dice._write(OPENING, when, proof=proof)
        return dice

    @staticmethod
    def resume(
        public: Chain,
        secret: Chain,
        signer: Ed25519PrivateKey,
        entries: Sequence[Entry],
        later: Sequence[Chains] = (),
    ) -> "FairDice":
        """The dice as they were after the stored entries: the next roll is what it would have been.

        ``later`` are the chains that came in the place of burned ones.
        """
        if not entries or entries[0].kind != OPENING:
            raise ValueError("stored dice begin with their opening")
        opening = entries[0].published["proof"]
        dice = FairDice(str(opening["table"]), [(public, secret), *later], signer)
        if (opening["public"], opening["secret"]) != dice._tips(0):
            raise ValueError("these entries belong to other chains")
        dice.go_on(entries)
        return dice

    def go_on(self, entries: Sequence[Entry]) -> None:
        """Take up entries that were stored after those known here; ValueError where they do not follow them."""
        before = self._entries[-1].hash if self._entries else START
        for entry in entries:
            at = len(self._entries)
            if entry.published["entry"] != at or entry.published["before"] != before:
                raise ValueError(f"stored entry {at} does not follow the one before it")
            self._take(entry)
            before = entry.hash

    def clone(self) -> "FairDice":
        """The same dice once more: what is done to one of them leaves the other as it was."""
        other = FairDice(self._table, self._chains, self._signer)
        for entry in self._entries:
            other._take(entry)
        return other

    def commitments(self) -> dict[str, Any]:
        """What the header of the game's record says about the dice."""
        opening = self._entries[0]
        public, secret = self._tips(0)
        return {
            "format": f"statecraft-dice-{self._format}",
            "table": self._table,
            "public": public,
            "secret": secret,
            "opening": opening.hash,
        }

    def receipt(self, entry: Entry) -> dict[str, Any]:
        """The server's word that an entry stands in this log."""
        return receipt(self._entries[0].published["proof"], entry.published, self._signer)

    # Seeds

    def promised(self, seat: int) -> str | None:
        """The commitment to a seed that stands for a seat."""
        return self._promises.committed.get(seat)

    def seed_committed(
        self,
        seat: int,
        commitment: str,
        when: str,
        key: str | None = None,
        signature: str | None = None,
    ) -> Entry:
        """A seat promises a seed: see ``seeds.commitment``; ``signature`` is over ``promise_to_sign``.

        Who has lost a seed may promise another under the same key. That is safe as long as no seed has
        been shown.
        """
        self._promises.check_commitment(self._names(), seat, commitment, key, signature)
        if self._phase > PHASES[SEED_COMMITTED]:
            raise SeedRefused("dice-refused-late-seed", seat)
        proof: dict[str, Any] = {"commitment": commitment}
        if self._format == 2:
            proof |= {"key": key, "signature": signature}
        return self._write(SEED_COMMITTED, when, who=seat, proof=proof)

    def seed_dropped(self, seat: int, when: str) -> list[Entry]:
        """Whoever promised for a seat has left it: nobody is waited for, and nobody blamed."""
        if self._format == 1 or self.promised(seat) is None:
            return []
        return [self._write(SEED_DROPPED, when, who=seat)]

    def seed_revealed(self, seat: int, seed: str, when: str, signature: str | None = None) -> Entry:
        """A seat shows the seed it promised. From the first one on nobody may promise any more."""
        if self._phase > PHASES[SEED_REVEALED]:
            raise SeedRefused("dice-refused-late-reveal", seat)
        if self._format == 1:
            # It has no place for what a newer browser sends along.
            signature = None
        self._promises.check_seed(self._names(), seat, seed, signature)
        proof: dict[str, Any] = {"seed": seed}
        if self._format == 2:
            proof["signature"] = signature
        return self._write(SEED_REVEALED, when, who=seat, proof=proof)

    def owing(self) -> list[int]:
        """The seats that have promised a seed and not shown it."""
        return self._promises.owing()

    def seeds_closed(self, when: str) -> list[Entry]:
        """Mix the game's key from the seeds shown, and name the seats that still owe theirs."""
        key = seeds.mixed(self._table, self._tips(self._used), self._promises.revealed)
        return [self._write(SEEDS_CLOSED, when, proof={"key": key, "missing": self.owing()})]

    def burned(self, public: Chain, secret: Chain, when: str) -> Entry:
        """Begin new chains, because what hangs on the old ones may be known; the log says so.

        Whoever keeps the table stores these chains behind the others (``resume``).
        """
        if self._format == 1:
            raise ValueError("a log of the first format has no word for burned chains")
        chains = (public, secret)
        if {chain.tip for chain in chains} & {chain.tip for pair in self._chains for chain in pair}:
            raise ValueError("new chains hang from new secrets")
        self._chains.append(chains)
        tips = self._tips(len(self._chains) - 1)
        key = None if self._key is None else digest("burned", [self._key, *tips])
        proof: dict[str, Any] = {"public": tips[0], "secret": tips[1], "key": key}
        return self._write(BURNED, when, purpose=RESTORED, proof=proof)

    # Play

    def roll(
        self, chance: Chance, when: str, latest: Round | None = None
    ) -> tuple[Any, list[Entry]]:
        """What comes out, and the entries to store: the roll, after any numbers passed over.

        A number is passed over when undo takes back a step that was still waiting for its roll. The
        ``latest`` round of the table's beacon is mixed in first, if it is a new one.
        """
        number = chance.id + 1
        if self._key is None:
            raise ValueError("there is no roll before the seeds are closed")
        if number <= self._number:
            raise ValueError(f"roll {number} has been made; the last one was {self._number}")
        rounds = self._mix_in(latest, when)
        public = self._element_is_public(chance)
        element = self._chains[self._used][0 if public else 1].element(number)
        distribution, purpose = chance.distribution, chance.kind
        dice = outcome.described(distribution)
        proven = outcome.proof(element, self._key, number, purpose, dice)
        value = outcome.decided(distribution, proven)
        result = outcome.value_to_json(distribution, value)
        who = chance.address[0] if chance.address[0] >= 0 else None
        skipped = range(self._number + 1, number)
        written = rounds + [self._write(SKIPPED, when, number=passed) for passed in skipped]
        if public:
            proof: dict[str, Any] = {"element": element.hex(), "hmac": proven}
            data = self._write(
                ROLL,
                when,
                number=number,
                purpose=purpose,
                who=who,
                dice=dice,
                result=result,
                proof=proof,
            )
        else:
            seal = outcome.seal(element, self._key, number, purpose, who, dice, result)
            data = self._write(
                DRAW,
                when,
                {"dice": dice, "result": result},
                number=number,
                purpose=purpose,
                who=who,
                proof={"seal": seal},
            )
        return value, [*written, data]

    def _mix_in(self, latest: Round | None, when: str) -> list[Entry]:
        if self._beacon is None or latest is None or latest.number <= self._round:
            return []
        assert self._key is not None
        key = beacon.mixed(self._key, latest)
        proof: dict[str, Any] = {"round": latest.number, "signature": latest.signature, "key": key}
        return [self._write(BEACON, when, proof=proof)]

    @staticmethod
    def _element_is_public(chance: Chance) -> bool:
        """Only dice and lots that everybody sees.

        Cards never, not even one that is turned up: with the element anybody could find out which
        cards were left to be drawn, and so which are in hands.
        """
        return chance.audience is None and isinstance(chance.distribution, Dice | Lot)

    def sealed(self, question: Question, action: Mapping[str, Any], when: str) -> Entry:
        """A sealed answer has come in: publish its hash. An answer that replaces it is one more.

        The question's id is hidden with the answer, because it counts what a seat was asked.
        """
        at = len(self._entries)
        text = canonical(dict(action)).decode("ascii")
        nonce = mac(self._chains[self._used][1].secret, "nonce", [self._table, at])
        data = outcome.bid_seal(nonce, at, question.id, text, question.seat, question.kind)
        hidden: dict[str, Any] = {"nonce": nonce, "question": question.id, "action": text}
        return self._write(
            SEALED, when, hidden, purpose=question.kind, who=question.seat, proof={"seal": data}
        )

    # The end

    def close(self, when: str, aborted: bool = False) -> list[Entry]:
        """The game is over or was broken off: open everything that was kept back."""
        written = [self._open(entry, nth, when) for entry, nth in tuple(self._sealed)]
        return [*written, self._write(CLOSED, when, purpose="aborted" if aborted else "over")]

    def _open(self, entry: Entry, nth: int, when: str) -> Entry:
        data, hidden = entry.published, entry.hidden
        if hidden is None:
            raise ValueError(f"entry {data['entry']} was stored without its hidden half")
        proof: dict[str, Any] = {"entry": data["entry"]}
        if entry.kind == SEALED:
            proof.update(hidden)
        else:
            proof["element"] = self._chains[nth][1].element(data["number"]).hex()
        return self._write(
            OPENED,
            when,
            number=data["number"],
            purpose=data["purpose"],
            who=data["who"],
            dice=hidden.get("dice"),
            result=hidden.get("result"),
            proof=proof,
        )
