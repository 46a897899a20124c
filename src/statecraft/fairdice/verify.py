"""Check a report, entry by entry, from nothing but the report itself.

Every entry is checked for its place, its hash, its signature and what it claims. The first wrong
one ends the check: what hangs from it proves nothing any more.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from statecraft.fairdice import outcome, seeds
from statecraft.fairdice.chain import LINKS, back
from statecraft.fairdice.entries import (
    CLOSED,
    DRAW,
    FIELDS,
    ONCE,
    OPENED,
    OPENING,
    PHASES,
    PLAY,
    SEALED,
    SEED_COMMITTED,
    SEED_REVEALED,
    SEEDS_CLOSED,
    SKIPPED,
    START,
    hash_of,
)
from statecraft.fairdice.hashes import canonical, unhex
from statecraft.fairdice.report import entries_of

_UNREADABLE: Final = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True)
class Wrong:
    """The first entry that is wrong: its place in the log, a Fluent id that says why, and values."""

    entry: int
    reason: str
    values: Mapping[str, int | str] = field(default_factory=dict)


class _Found(Exception):
    """Ends the check of an entry."""

    def __init__(self, reason: str, **values: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


@dataclass(slots=True)
class Verdict:
    """What a check came to. Counts cover the entries up to the first wrong one."""

    wrong: Wrong | None = None
    table: str = ""
    game: str = ""
    key: str = ""
    closed: str = ""
    """``over`` or ``aborted``; empty while the game goes on, when ``unopened`` are still sealed."""
    rolls: int = 0
    draws: int = 0
    bids: int = 0
    skipped: int = 0
    unopened: int = 0
    seeds: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return self.wrong is None


def verify(document: Any, key: str | None = None) -> Verdict:
    """Check a report; with ``key``, also that it was signed with that key of the server.

    Raises :class:`~statecraft.fairdice.report.NotAReport` for anything that is none.
    """
    entries = entries_of(document)
    check = _Check(key)
    for at, data in enumerate(entries):
        try:
            check.entry(at, data)
        except _Found as found:
            check.verdict.wrong = Wrong(at, found.reason, found.values)
            break
        except _UNREADABLE:
            check.verdict.wrong = Wrong(at, "dice-wrong-shape")
            break
    return check.verdict


def _same(one: Any, other: Any) -> bool:
    """Equal as JSON, where 1, 1.0 and true are three things."""
    return canonical(one) == canonical(other)


class _Check:
    """What is known of a log after so many entries."""

    def __init__(self, asked_key: str | None) -> None:
        self.verdict = Verdict()
        self.asked_key = asked_key
        self.signed_with: Ed25519PublicKey | None = None
        self.before = START
        self.phase = -1
        self.tips = ("", "")
        self.committed: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        self.key: str | None = None
        self.number = 0
        # The last element seen of each chain, and its number.
        self.seen: dict[str, tuple[int, bytes]] = {}
        self.sealed: list[dict[str, Any]] = []

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
        phase = PHASES[kind]
        if kind == SEED_COMMITTED and phase < self.phase:
            raise _Found("dice-wrong-late-seed", seat=_seat(data))
        if phase < self.phase or (kind in ONCE and phase == self.phase):
            raise _Found("dice-wrong-phase", kind=kind)
        if phase == PLAY and self.key is None:
            raise _Found("dice-wrong-phase", kind=kind)
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
        elif kind in (SEED_COMMITTED, SEED_REVEALED):
            self._seed(kind, _seat(data), proof)
        elif kind == SEEDS_CLOSED:
            self._seeds_closed(proof)
        elif kind == SEALED:
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
        if self.asked_key is not None and proof["key"] != self.asked_key:
            raise _Found("dice-wrong-key")
        self.tips = tips
        for tip in tips:
            self.seen[tip] = (0, unhex(tip))
        self.verdict.table, self.verdict.game, self.verdict.key = table, game, proof["key"]

    def _seed(self, kind: str, seat: int, proof: Any) -> None:
        verdict = self.verdict
        if kind == SEED_COMMITTED:
            unhex(proof["commitment"])
            self.committed[seat] = proof["commitment"]
            return
        if seat not in self.committed or seat in self.revealed:
            raise _Found("dice-wrong-seed", seat=seat)
        promise = seeds.commitment(verdict.table, self.tips, seat, proof["seed"])
        if promise != self.committed[seat]:
            raise _Found("dice-wrong-seed", seat=seat)
        self.revealed[seat] = proof["seed"]
        verdict.seeds.append(seat)

    def _seeds_closed(self, proof: Any) -> None:
        owing = sorted(set(self.committed) - set(self.revealed))
        if not _same(proof["missing"], owing):
            raise _Found("dice-wrong-seed-open")
        self.verdict.missing = owing
        if proof["key"] != seeds.mixed(self.verdict.table, self.tips, self.revealed):
            raise _Found("dice-wrong-mixed")
        self.key = proof["key"]

    def _numbered(self, kind: str, data: dict[str, Any], proof: Any) -> None:
        number = data["number"]
        if not _same(number, self.number + 1) or number > LINKS:
            raise _Found("dice-wrong-number", number=str(number), expected=self.number + 1)
        if data["who"] is not None:
            _seat(data)
        self.number = number
        if kind == SKIPPED:
            self.verdict.skipped += 1
        elif kind == DRAW:
            if data["dice"] is not None or data["result"] is not None:
                raise _Found("dice-wrong-shape")
            unhex(proof["seal"])
            self.verdict.draws += 1
            self._keep(data)
        else:
            element = self._element(self.tips[0], number, proof)
            self._result(data, element, proof["hmac"])
            self.verdict.rolls += 1

    def _keep(self, data: dict[str, Any]) -> None:
        self.sealed.append(data)
        self.verdict.unopened += 1

    def _element(self, tip: str, number: int, proof: Any) -> bytes:
        """The element shown, if it hangs on the chain; elements come in order, so none is walked twice."""
        element = unhex(proof["element"])
        seen, known = self.seen[tip]
        if back(element, number - seen) != known:
            raise _Found("dice-wrong-element", number=number)
        self.seen[tip] = (number, element)
        return element

    def _result(self, data: dict[str, Any], element: bytes, shown: str | None) -> None:
        number, dice = data["number"], data["dice"]
        assert self.key is not None
        proven = outcome.proof(element, self.key, number, data["purpose"], dice)
        if shown is not None and shown != proven:
            raise _Found("dice-wrong-proof", number=number)
        distribution = outcome.distribution_of(dice)
        value = outcome.decided(distribution, proven)
        right = outcome.value_to_json(distribution, value)
        if not _same(data["result"], right):
            raise _Found("dice-wrong-result", number=number, right=canonical(right).decode())

    def _opened(self, data: dict[str, Any], proof: Any) -> None:
        kept = self.sealed[0] if self.sealed else None
        if kept is None or not _same(proof["entry"], kept["entry"]):
            raise _Found("dice-wrong-opened")
        if not all(_same(data[name], kept[name]) for name in ("number", "purpose", "who")):
            raise _Found("dice-wrong-opened")
        if kept["kind"] == SEALED:
            seat = _seat(data)
            seal = outcome.bid_seal(
                proof["nonce"],
                kept["entry"],
                proof["question"],
                proof["action"],
                seat,
                data["purpose"],
            )
            if seal != kept["proof"]["seal"]:
                raise _Found("dice-wrong-bid", seat=seat)
        else:
            number = data["number"]
            element = self._element(self.tips[1], number, proof)
            assert self.key is not None
            seal = outcome.seal(
                element,
                self.key,
                number,
                data["purpose"],
                data["who"],
                data["dice"],
                data["result"],
            )
            if seal != kept["proof"]["seal"]:
                raise _Found("dice-wrong-seal", number=number)
            self._result(data, element, None)
        self.sealed.pop(0)
        self.verdict.unopened -= 1

    def _closed(self, data: dict[str, Any]) -> None:
        if self.sealed:
            raise _Found("dice-wrong-unopened", sealed=int(self.sealed[0]["entry"]))
        if data["purpose"] not in ("over", "aborted"):
            raise _Found("dice-wrong-shape")
        self.verdict.closed = data["purpose"]


def _seat(data: dict[str, Any]) -> int:
    if type(data["who"]) is not int:
        raise _Found("dice-wrong-shape")
    return int(data["who"])
