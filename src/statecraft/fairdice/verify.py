"""Check a report, entry by entry, from nothing but the report itself.

Every entry is checked for its place, its hash, its signature and what it claims. The first wrong
one ends the check: what hangs from it proves nothing any more.
"""

from collections.abc import Sequence
from typing import Any, Final

from statecraft.fairdice import beacon, forms, outcome, receipts, seeds
from statecraft.fairdice.beacon import Beacon, Round
from statecraft.fairdice.chain import LINKS, back
from statecraft.fairdice.entries import (
    BEACON,
    BURNED,
    CLOSED,
    DRAW,
    FIELDS,
    ONCE,
    OPENED,
    OPENING,
    PHASES,
    PLAY,
    RESTORED,
    SEALED,
    SEED_COMMITTED,
    SEED_DROPPED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
    START,
    hash_of,
)
from statecraft.fairdice.fingerprint import is_named_by
from statecraft.fairdice.hashes import canonical, digest, unhex
from statecraft.fairdice.report import entries_of, format_of
from statecraft.fairdice.signing import Ed25519PublicKey, InvalidSignature
from statecraft.fairdice.verdict import Verdict, Wrong

_UNREADABLE: Final = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


class _Found(Exception):
    """Ends the check of an entry."""

    def __init__(self, reason: str, **values: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


def verify(document: Any, key: str | None = None, given: Sequence[Any] = ()) -> Verdict:
    """Check a report; with a key, or its fingerprint, also that it is signed with that one; with receipts, that it has their
    entries.

    Raises ``NotAReport`` for what is no report at all, and ``NotAReceipt`` for a receipt that proves
    nothing about this one.
    """
    entries = entries_of(document)
    check = _Check(format_of(document), key)
    for at, data in enumerate(entries):
        try:
            check.entry(at, data)
        except _Found as found:
            check.verdict.wrong = Wrong(at, found.reason, found.values)
            return check.verdict
        except _UNREADABLE:
            check.verdict.wrong = Wrong(at, "dice-wrong-shape")
            return check.verdict
    for each in given:
        place = receipts.missing(entries, each)
        if place is not None:
            check.verdict.wrong = Wrong(place, "dice-wrong-receipt")
            break
    return check.verdict


def _same(one: Any, other: Any) -> bool:
    """Equal as JSON, where 1, 1.0 and true are three things."""
    return canonical(one) == canonical(other)


class _Check:
    """What is known of a log after so many entries."""

    def __init__(self, version: int, asked_key: str | None) -> None:
        self.verdict = Verdict(format=version)
        self.asked_key = asked_key
        self.signed_with: Ed25519PublicKey | None = None
        self.before = START
        self.phase = -1
        # The tips of the opening, which promises name, and those of the chains in use.
        self.first_tips = self.tips = ("", "")
        self.committed: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        self.keys: dict[int, str | None] = {}
        self.promised: set[int] = set()
        self.beacon: Beacon | None = None
        self.round = 0
        self.key: str | None = None
        self.number = 0
        # The last element seen of each chain, and its number.
        self.seen: dict[str, tuple[int, bytes]] = {}
        # What is still sealed, with the tip of its chain and the key of the game at that time.
        self.sealed: list[tuple[dict[str, Any], str, str]] = []

    def entry(self, at: int, data: Any) -> None:
        if not isinstance(data, dict) or sorted(data) != sorted(FIELDS):
            raise _Found("dice-wrong-shape")
        if not _same(data["entry"], at):
            raise _Found("dice-wrong-order")
        if data["before"] != self.before:
            raise _Found("dice-wrong-before")
        if data["hash"] != hash_of(data):
            raise _Found("dice-wrong-hash")
        kind = data["kind"]
        if at == 0:
            if kind != OPENING:
                raise _Found("dice-wrong-phase", kind=str(kind))
            self.signed_with = Ed25519PublicKey.from_public_bytes(unhex(data["proof"]["key"]))
        self._signature(data)
        if not isinstance(data["when"], str) or not isinstance(data["purpose"], str):
            raise _Found("dice-wrong-shape")
        if not forms.knows(self.verdict.format, kind):
            raise _Found("dice-wrong-shape")
        phase = PHASES.get(kind, self.phase)
        if kind == SEED_COMMITTED and phase < self.phase:
            raise _Found("dice-wrong-late-seed", seat=forms.seat_of(data))
        if phase < self.phase or (kind in ONCE and phase == self.phase):
            raise _Found("dice-wrong-phase", kind=kind)
        if (phase == PLAY and self.key is None) or (kind == BURNED and phase > PLAY):
            raise _Found("dice-wrong-phase", kind=kind)
        forms.check(self.verdict.format, data)
        self._content(kind, data, data["proof"])
        self.before = data["hash"]
        self.phase = phase

    def _signature(self, data: dict[str, Any]) -> None:
        assert self.signed_with is not None
        signature = unhex(data["signature"], 64)
        try:
            self.signed_with.verify(signature, unhex(data["hash"]))
        except InvalidSignature:
            raise _Found("dice-wrong-signature") from None

    def _content(self, kind: str, data: dict[str, Any], proof: Any) -> None:
        if kind == OPENING:
            self._opening(proof)
        elif kind == SEED_COMMITTED:
            self._committed(forms.seat_of(data), proof)
        elif kind == SEED_DROPPED:
            self._dropped(forms.seat_of(data))
        elif kind == SEED_REVEALED:
            self._revealed(forms.seat_of(data), proof)
        elif kind == BURNED:
            self._burned(data, proof)
        elif kind == BEACON:
            self._beacon(proof)
        elif kind == SEEDS_CLOSED:
            self._seeds_closed(proof)
        elif kind == SEALED:
            forms.seat_of(data)
            unhex(proof["seal"])
            self.verdict.bids += 1
            self._keep(data)
        elif kind == OPENED:
            self._opened(data, proof)
        elif kind == CLOSED:
            self._closed(data)
        else:
            self._numbered(kind, data, proof)

    def _opening(self, proof: Any) -> None:
        table, game, tips = proof["table"], proof["game"], (proof["public"], proof["secret"])
        if not isinstance(table, str) or not isinstance(game, str) or tips[0] == tips[1]:
            raise _Found("dice-wrong-shape")
        if self.asked_key is not None and not is_named_by(proof["key"], self.asked_key):
            raise _Found("dice-wrong-key")
        if self.verdict.format == 2:
            if not _same(proof["format"], 2):
                raise _Found("dice-wrong-shape")
            if proof["beacon"] is not None:
                self.beacon = Beacon.from_json(proof["beacon"])
                self.verdict.beacon = self.beacon.key
        self.first_tips = tips
        self._use(tips)
        self.verdict.table, self.verdict.game, self.verdict.key = table, game, proof["key"]

    def _use(self, tips: tuple[str, str]) -> None:
        """Go on with these chains, which are none that were there before."""
        for tip in tips:
            start = (0, unhex(tip))
            if tip in self.seen:
                raise _Found("dice-wrong-shape")
            self.seen[tip] = start
        self.tips = tips

    def _names(self) -> seeds.Names:
        return (self.verdict.table, *self.first_tips)

    def _committed(self, seat: int, proof: Any) -> None:
        verdict, promise, key = self.verdict, proof["commitment"], None
        unhex(promise)
        if verdict.format == 2:
            forms.both_or_none(proof)
            key = proof["key"]
        if key is not None:
            message = seeds.promise_to_sign(self._names(), seat, promise, key)
            if not seeds.is_signed(key, proof["signature"], message):
                raise _Found("dice-wrong-seat-signature", seat=seat)
        if self.keys.get(seat) not in (None, key):
            raise _Found("dice-wrong-replaced", seat=seat)
        if seat in self.promised and seat not in verdict.again:
            verdict.again.append(seat)
        self.promised.add(seat)
        self.committed[seat], self.keys[seat] = promise, key

    def _dropped(self, seat: int) -> None:
        if seat not in self.committed:
            raise _Found("dice-wrong-seed", seat=seat)
        del self.committed[seat], self.keys[seat]
        if seat not in self.verdict.dropped:
            self.verdict.dropped.append(seat)

    def _revealed(self, seat: int, proof: Any) -> None:
        verdict, seed = self.verdict, proof["seed"]
        if seat not in self.committed or seat in self.revealed:
            raise _Found("dice-wrong-seed", seat=seat)
        promise = seeds.commitment(verdict.table, self.first_tips, seat, seed)
        if promise != self.committed[seat]:
            raise _Found("dice-wrong-seed", seat=seat)
        key, signature = self.keys[seat], proof.get("signature")
        if key is None and signature is not None:
            raise _Found("dice-wrong-seat-signature", seat=seat)
        if key is not None:
            unhex(signature, 64)
            message = seeds.seed_to_sign(self._names(), seat, seed, key)
            if not seeds.is_signed(key, signature, message):
                raise _Found("dice-wrong-seat-signature", seat=seat)
        self.revealed[seat] = seed
        verdict.seeds.append(seat)

    def _seeds_closed(self, proof: Any) -> None:
        owing = sorted(set(self.committed) - set(self.revealed))
        if not _same(proof["missing"], owing):
            raise _Found("dice-wrong-seed-open")
        self.verdict.missing = owing
        self.verdict.unsigned = sorted(seat for seat in self.revealed if self.keys[seat] is None)
        if proof["key"] != seeds.mixed(self.verdict.table, self.tips, self.revealed):
            raise _Found("dice-wrong-mixed")
        self.key = proof["key"]

    def _burned(self, data: dict[str, Any], proof: Any) -> None:
        tips = (proof["public"], proof["secret"])
        if data["purpose"] != RESTORED:
            raise _Found("dice-wrong-shape")
        self._use(tips)
        key = None if self.key is None else digest("burned", [self.key, *tips])
        if proof["key"] != key:
            raise _Found("dice-wrong-mixed")
        self.key = key
        self.verdict.burned.append(self.number)

    def _beacon(self, proof: Any) -> None:
        """A round is the beacon's own, and later than the one before."""
        number, signature = proof["round"], proof["signature"]
        forms.whole(number, 1, beacon.LATEST - 1)
        unhex(signature, beacon.SIGNATURE_SIZE)
        found = Round(number, signature)
        if self.beacon is None or number <= self.round or not self.beacon.signed(found):
            raise _Found("dice-wrong-beacon", round=str(number))
        assert self.key is not None
        if proof["key"] != beacon.mixed(self.key, found):
            raise _Found("dice-wrong-mixed")
        self.round, self.key = number, proof["key"]
        self.verdict.rounds += 1

    def _fresh(self, when: str) -> None:
        """Count a roll for which no fresh round was mixed in."""
        if self.beacon is not None and not self.beacon.is_fresh(self.round, when):
            self.verdict.stale += 1

    def _numbered(self, kind: str, data: dict[str, Any], proof: Any) -> None:
        number = data["number"]
        if not _same(number, self.number + 1) or number > LINKS:
            raise _Found("dice-wrong-number", number=str(number), expected=self.number + 1)
        self.number = number
        if kind == SKIPPED:
            self.verdict.skipped += 1
            return
        self._fresh(data["when"])
        if kind == DRAW:
            unhex(proof["seal"])
            self.verdict.draws += 1
            self._keep(data)
        else:
            element = self._element(self.tips[0], number, proof)
            assert self.key is not None
            unhex(proof["hmac"])
            self._result(data, element, self.key, proof["hmac"])
            self.verdict.rolls += 1

    def _keep(self, data: dict[str, Any]) -> None:
        assert self.key is not None
        self.sealed.append((data, self.tips[1], self.key))
        self.verdict.unopened += 1

    def _element(self, tip: str, number: int, proof: Any) -> bytes:
        """The element shown, if it hangs on the chain; elements come in order, so none is walked twice."""
        element = unhex(proof["element"])
        seen, known = self.seen[tip]
        if back(element, number - seen) != known:
            raise _Found("dice-wrong-element", number=number)
        self.seen[tip] = (number, element)
        return element

    def _result(self, data: dict[str, Any], element: bytes, key: str, shown: str | None) -> None:
        number, dice = data["number"], data["dice"]
        proven = outcome.proof(element, key, number, data["purpose"], dice)
        if shown is not None and shown != proven:
            raise _Found("dice-wrong-proof", number=number)
        distribution = outcome.distribution_of(dice)
        value = outcome.decided(distribution, proven)
        right = outcome.value_to_json(distribution, value)
        if not _same(data["result"], right):
            raise _Found("dice-wrong-result", number=number, right=canonical(right).decode())

    def _opened(self, data: dict[str, Any], proof: Any) -> None:
        kept, tip, key = self.sealed[0] if self.sealed else (None, "", "")
        if kept is None or not _same(proof["entry"], kept["entry"]):
            raise _Found("dice-wrong-opened")
        if not all(_same(data[name], kept[name]) for name in ("number", "purpose", "who")):
            raise _Found("dice-wrong-opened")
        if kept["kind"] == SEALED:
            self._opened_answer(data, proof, kept)
        else:
            self._opened_draw(data, proof, kept, tip, key)
        self.sealed.pop(0)
        self.verdict.unopened -= 1

    def _opened_answer(self, data: dict[str, Any], proof: Any, kept: dict[str, Any]) -> None:
        forms.check_proof(proof, forms.OPENED_ANSWER)
        nonce, question, action = proof["nonce"], proof["question"], proof["action"]
        unhex(nonce)
        forms.whole(question, 0, (1 << 53) - 1)
        if not isinstance(action, str) or data["dice"] is not None or data["result"] is not None:
            raise _Found("dice-wrong-shape")
        seat = forms.seat_of(data)
        seal = outcome.bid_seal(nonce, kept["entry"], question, action, seat, data["purpose"])
        if seal != kept["proof"]["seal"]:
            raise _Found("dice-wrong-bid", seat=seat)

    def _opened_draw(
        self, data: dict[str, Any], proof: Any, kept: dict[str, Any], tip: str, key: str
    ) -> None:
        forms.check_proof(proof, forms.OPENED_DRAW)
        number = data["number"]
        element = self._element(tip, number, proof)
        about = [data[name] for name in ("purpose", "who", "dice", "result")]
        if outcome.seal(element, key, number, *about) != kept["proof"]["seal"]:
            raise _Found("dice-wrong-seal", number=number)
        self._result(data, element, key, None)

    def _closed(self, data: dict[str, Any]) -> None:
        if self.sealed:
            raise _Found("dice-wrong-unopened", sealed=int(self.sealed[0][0]["entry"]))
        if data["purpose"] not in ("over", "aborted"):
            raise _Found("dice-wrong-shape")
        self.verdict.closed = data["purpose"]
