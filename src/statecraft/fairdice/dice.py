"""The dice of one table: they answer chance, and write down the proof of each answer.

Everything is worked out from the two chains, the players' seeds and what the caller says; there is
no clock and no file in here. Whoever keeps the table stores each entry in the same transaction as
the input it belongs to; ``FairDice.resume`` makes the same dice again from stored entries.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from statecraft.core.chance.distributions import Dice, Lot
from statecraft.core.engine.question import Chance, Question
from statecraft.fairdice import outcome, seeds
from statecraft.fairdice.chain import Chain
from statecraft.fairdice.entries import (
    CLOSED,
    DRAW,
    ONCE,
    OPENED,
    OPENING,
    PHASES,
    PLAY,
    ROLL,
    SEALED,
    SEED_COMMITTED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
    START,
    Entry,
    signed,
)
from statecraft.fairdice.hashes import FORMAT, canonical, mac, unhex


class SeedRefused(Exception):
    """A seat's seed or promise is not taken; ``text`` names the reason as a Fluent id."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text, seat)
        self.text = text
        self.seat = seat


class FairDice:
    """The dice of a table and their log so far."""

    __slots__ = (
        "_committed",
        "_entries",
        "_key",
        "_number",
        "_phase",
        "_public",
        "_revealed",
        "_sealed",
        "_secret",
        "_signer",
        "_table",
        "_tips",
    )

    def __init__(self, table: str, public: Chain, secret: Chain, signer: Ed25519PrivateKey) -> None:
        """Dice without a log yet; use ``opened`` for a new table and ``resume`` for an old one."""
        if public.tip == secret.tip:
            raise ValueError("the two chains of a table must hang from different secrets")
        self._table = table
        self._public = public
        self._secret = secret
        self._signer = signer
        self._tips = (public.tip.hex(), secret.tip.hex())
        self._entries: list[Entry] = []
        self._phase = -1
        self._committed: dict[int, str] = {}
        self._revealed: dict[int, str] = {}
        self._key: str | None = None
        self._number = 0
        self._sealed: list[Entry] = []

    # A table's dice from its first to its last entry

    @staticmethod
    def opened(
        table: str, game: str, public: Chain, secret: Chain, signer: Ed25519PrivateKey, when: str
    ) -> "FairDice":
        """The dice of a new table, with the opening as their only entry: before any seat is taken."""
        dice = FairDice(table, public, secret, signer)
        proof: dict[str, Any] = {
            "table": table,
            "game": game,
            "public": dice._tips[0],
            "secret": dice._tips[1],
            "key": signer.public_key().public_bytes_raw().hex(),
        }
        dice._write(OPENING, when, proof=proof)
        return dice

    @staticmethod
    def resume(
        public: Chain, secret: Chain, signer: Ed25519PrivateKey, entries: Sequence[Entry]
    ) -> "FairDice":
        """The dice as they were after the stored entries: the next roll is what it would have been."""
        if not entries or entries[0].kind != OPENING:
            raise ValueError("stored dice begin with their opening")
        opening = entries[0].published["proof"]
        dice = FairDice(str(opening["table"]), public, secret, signer)
        if (opening["public"], opening["secret"]) != dice._tips:
            raise ValueError("these entries belong to other chains")
        before = START
        for at, entry in enumerate(entries):
            if entry.published["entry"] != at or entry.published["before"] != before:
                raise ValueError(f"stored entry {at} does not follow the one before it")
            dice._take(entry)
            before = entry.hash
        return dice

    def clone(self) -> "FairDice":
        """The same dice once more: what is done to one of them leaves the other as it was."""
        other = FairDice(self._table, self._public, self._secret, self._signer)
        for entry in self._entries:
            other._take(entry)
        return other

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log so far."""
        return tuple(self._entries)

    def commitments(self) -> dict[str, Any]:
        """What the header of the game's record says about the dice."""
        opening = self._entries[0]
        return {
            "format": FORMAT,
            "table": self._table,
            "public": self._tips[0],
            "secret": self._tips[1],
            "opening": opening.hash,
        }

    # Seeds

    def promised(self, seat: int) -> str | None:
        """The commitment to a seed that stands for a seat."""
        return self._committed.get(seat)

    def seed_committed(self, seat: int, commitment: str, when: str) -> Entry:
        """A seat promises a seed: see ``seeds.commitment``.

        A later promise takes the place of an earlier one, for whoever has lost a seed or has taken
        over a seat. That is safe as long as no seed has been shown.
        """
        _check_hex(commitment, seat)
        if self._phase > PHASES[SEED_COMMITTED]:
            raise SeedRefused("dice-refused-late-seed", seat)
        return self._write(SEED_COMMITTED, when, who=seat, proof={"commitment": commitment})

    def seed_revealed(self, seat: int, seed: str, when: str) -> Entry:
        """A seat shows the seed it promised. From the first one on nobody may promise any more."""
        _check_hex(seed, seat)
        if self._phase > PHASES[SEED_REVEALED]:
            raise SeedRefused("dice-refused-late-reveal", seat)
        if seat not in self._committed:
            raise SeedRefused("dice-refused-no-promise", seat)
        if seat in self._revealed:
            raise SeedRefused("dice-refused-second-reveal", seat)
        if seeds.commitment(self._table, self._tips, seat, seed) != self._committed[seat]:
            raise SeedRefused("dice-refused-foreign-seed", seat)
        return self._write(SEED_REVEALED, when, who=seat, proof={"seed": seed})

    def owing(self) -> list[int]:
        """The seats that have promised a seed and not shown it."""
        return sorted(set(self._committed) - set(self._revealed))

    def seeds_closed(self, when: str) -> list[Entry]:
        """Mix the game's key from the seeds shown, and name the seats that still owe theirs."""
        key = seeds.mixed(self._table, self._tips, self._revealed)
        return [self._write(SEEDS_CLOSED, when, proof={"key": key, "missing": self.owing()})]

    # Play

    def roll(self, chance: Chance, when: str) -> tuple[Any, list[Entry]]:
        """What comes out, and the entries to store: the roll, after any numbers passed over.

        A number is passed over when undo takes back a step that was still waiting for its roll.
        """
        number = chance.id + 1
        if self._key is None:
            raise ValueError("there is no roll before the seeds are closed")
        if number <= self._number:
            raise ValueError(f"roll {number} has been made; the last one was {self._number}")
        public = self._element_is_public(chance)
        element = (self._public if public else self._secret).element(number)
        distribution, purpose = chance.distribution, chance.kind
        dice = outcome.described(distribution)
        proven = outcome.proof(element, self._key, number, purpose, dice)
        value = outcome.decided(distribution, proven)
        result = outcome.value_to_json(distribution, value)
        who = chance.address[0] if chance.address[0] >= 0 else None
        written = [
            self._write(SKIPPED, when, number=passed) for passed in range(self._number + 1, number)
        ]
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
        nonce = mac(self._secret.secret, "nonce", [self._table, at])
        data = outcome.bid_seal(nonce, at, question.id, text, question.seat, question.kind)
        hidden: dict[str, Any] = {"nonce": nonce, "question": question.id, "action": text}
        return self._write(
            SEALED, when, hidden, purpose=question.kind, who=question.seat, proof={"seal": data}
        )

    # The end

    def close(self, when: str, aborted: bool = False) -> list[Entry]:
        """The game is over or was broken off: open everything that was kept back."""
        written = [self._open(entry, when) for entry in tuple(self._sealed)]
        return [*written, self._write(CLOSED, when, purpose="aborted" if aborted else "over")]

    def _open(self, entry: Entry, when: str) -> Entry:
        data, hidden = entry.published, entry.hidden
        if hidden is None:
            raise ValueError(f"entry {data['entry']} was stored without its hidden half")
        proof: dict[str, Any] = {"entry": data["entry"]}
        if entry.kind == SEALED:
            proof.update(hidden)
        else:
            proof["element"] = self._secret.element(data["number"]).hex()
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

    # The log

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
        phase = PHASES[kind]
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
        self._phase = PHASES[kind]
        if kind == SEED_COMMITTED:
            self._committed[data["who"]] = proof["commitment"]
        elif kind == SEED_REVEALED:
            self._revealed[data["who"]] = proof["seed"]
        elif kind == SEEDS_CLOSED:
            self._key = proof["key"]
        elif kind in (ROLL, DRAW, SKIPPED):
            self._number = data["number"]
        elif kind == OPENED:
            self._sealed.pop(0)
        if kind in (DRAW, SEALED):
            self._sealed.append(entry)


def _check_hex(word: str, seat: int) -> None:
    try:
        unhex(word)
    except ValueError:
        raise SeedRefused("dice-refused-not-hex", seat) from None
