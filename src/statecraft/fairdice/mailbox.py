"""A mailbox of a game as evidence: whether all mails in it tell one and the same history of the dice, and which does not.

Each mail that tells of rolls carries the entries since the one before (`mail_dice`). Here they are read out of an mbox
file, a maildir, or a folder of `.eml` files, checked one by one, and put together again; the order of the mails does
not matter. What is put together is checked like any report (`verify`). A mailbox may hold several tables.
"""

import json
import mailbox
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from statecraft.fairdice.entries import FIELDS, OPENING, START, hash_of
from statecraft.fairdice.fingerprint import fingerprint, is_named_by
from statecraft.fairdice.hashes import unhex
from statecraft.fairdice.mail_dice import FORMAT, grouped, heads_in
from statecraft.fairdice.verdict import Verdict
from statecraft.fairdice.verify import verify

_UNREADABLE: Final = (KeyError, TypeError, ValueError, OverflowError, RecursionError)

SHAPE: Final = "mailbox-wrong-shape"
ORDER: Final = "mailbox-wrong-order"
ENTRY: Final = "mailbox-wrong-entry"
KEY: Final = "mailbox-wrong-key"
HEAD: Final = "mailbox-wrong-head"
OTHER: Final = "mailbox-other-history"
TABLE: Final = "mailbox-wrong-table"
DICE: Final = "mailbox-wrong-dice"
"""What can be wrong with a mail: texts with `$mail`, and where it is about one, `$entry`."""


class NoMailbox(ValueError):
    """There is no mailbox, or no mail in it tells of dice; says which."""


@dataclass(frozen=True, slots=True)
class DiceMail:
    """What one mail says about the dice of one table."""

    name: str
    """What to call it: when it came, what it is about, and to whom it was sent."""
    said: str
    """Its words, in which the head of the chain stands."""
    document: Mapping[str, Any]
    about: str = ""
    """Its subject."""


@dataclass(frozen=True, slots=True)
class WrongMail:
    """A mail that does not fit, why, and at which entry."""

    mail: str
    reason: str
    entry: int | None = None


@dataclass(slots=True)
class History:
    """What the mails about one table come to."""

    table: str
    mails: int = 0
    about: str = ""
    """The subject of its first mail, by which people know the table."""
    key: str = ""
    entries: int = 0
    """So many there are, from the first on, up to the last that a good mail has."""
    head: str = ""
    missing: list[tuple[int, int]] = field(default_factory=list)
    """Entries that are in no mail, from and to."""
    wrong: list[WrongMail] = field(default_factory=list)
    verdict: Verdict | None = None
    document: Mapping[str, Any] | None = None
    """The report that the mails add up to, as far as it has no gap."""
    hashes: dict[int, str] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Whether all mails tell one history, it is whole, and the dice in it are right."""
        return not self.wrong and not self.missing and self.verdict is not None and self.verdict.ok

    def entry_of(self, head: str) -> int | None:
        """The entry whose hash somebody has written down; None where these mails have no such entry."""
        word = "".join(head.split()).lower()
        return next(
            (at for at, known in self.hashes.items() if word and known.startswith(word)), None
        )


# Reading.


def is_mailbox(path: Path) -> bool:
    """Whether something is a mailbox, and no report."""
    if path.is_dir():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(5) == b"From " or path.suffix == ".eml"


def read(path: Path) -> list[DiceMail]:
    """All that the mails in a mailbox say about dice; NoMailbox where none does."""
    found = [said for mail in _mails(path) for said in _dice_in(mail)]
    if not found:
        raise NoMailbox(str(path))
    return found


def _mails(path: Path) -> Iterable[EmailMessage]:
    if path.is_file() and path.suffix == ".eml":
        raw: Iterable[bytes] = [path.read_bytes()]
    elif path.is_file():
        with closing(mailbox.mbox(path, create=False)) as box:
            raw = [box.get_bytes(key) for key in box.iterkeys()]
    elif (path / "cur").is_dir():
        raw = [
            each.read_bytes() for name in ("cur", "new") for each in sorted((path / name).glob("*"))
        ]
    else:
        raw = [each.read_bytes() for each in sorted(path.glob("*.eml"))]
    for content in raw:
        yield message_from_bytes(content, policy=policy.default)


def _dice_in(mail: EmailMessage) -> Iterable[DiceMail]:
    """What a mail says about dice; also in mails that were forwarded as attachments."""
    about = " ".join(str(mail["Subject"] or "").split())
    to = " ".join(str(mail["To"] or "").split())
    name = ", ".join([each for each in (_sent(mail), about, to) if each])
    said = "\n".join(
        [
            part.get_content()
            for part in mail.walk()
            if part.get_content_type() == "text/plain" and not part.is_attachment()
        ]
    )
    for part in mail.walk():
        if part.get_content_type() != "application/json":
            continue
        payload = part.get_payload(decode=True)
        try:
            document = json.loads(payload if isinstance(payload, bytes) else b"")
        except (ValueError, RecursionError):
            # Something that is not ours, or that was cut off; a name tells them apart.
            document = None
        if isinstance(document, dict) and document.get("mail") == FORMAT:
            yield DiceMail(name, said, document, about)
        elif str(part.get_filename() or "").startswith("dice-"):
            yield DiceMail(name, said, {}, about)


def _sent(mail: EmailMessage) -> str:
    """When a mail was sent, as it is written everywhere; as it stands there where that is no date."""
    said = " ".join(str(mail["Date"] or "").split())
    try:
        return parsedate_to_datetime(said).strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return said


# Judging.


def check(mails: Sequence[DiceMail], key: str | None = None) -> list[History]:
    """What the mails come to, table by table; with a key, or its fingerprint, only what that one has signed counts."""
    by_table: dict[str, list[DiceMail]] = defaultdict(list)
    for mail in mails:
        table = mail.document.get("table")
        by_table[table if isinstance(table, str) else ""].append(mail)
    return [_history(table, found, key) for table, found in sorted(by_table.items())]


def _history(table: str, mails: Sequence[DiceMail], key: str | None) -> History:
    history = History(table, len(mails), mails[0].about)
    history.key = _key_of(mails, key)
    good: list[DiceMail] = []
    for mail in mails:
        wrong = _fault(mail, history.key)
        if wrong is None:
            good.append(mail)
        else:
            history.wrong.append(wrong)
    chosen = _chosen(good)
    for mail in good:
        other = next(
            (each for each in _entries(mail) if chosen.get(each["entry"]) != each["hash"]), None
        )
        if other is not None:
            history.wrong.append(WrongMail(mail.name, OTHER, other["entry"]))
    history.hashes = chosen
    by_hash = {each["hash"]: (each, mail) for mail in good for each in _entries(mail)}
    _put_together(history, [by_hash[chosen[at]] for at in sorted(chosen)])
    return history


def _entries(mail: DiceMail) -> Sequence[Any]:
    found: Sequence[Any] = mail.document["entries"]
    return found


def _key_of(mails: Sequence[DiceMail], asked: str | None) -> str:
    """The key that signs this table's dice: the one asked for, else the one that opened it, or most mails name."""
    named = [str(mail.document.get("key", "")) for mail in mails]
    if asked is not None:
        return next((each for each in named if _is_key(each) and is_named_by(each, asked)), "")
    opened = [
        str(mail.document.get("key"))
        for mail in mails
        if _fault(mail, str(mail.document.get("key", ""))) is None
        and _entries(mail)[0]["kind"] == OPENING
    ]
    counted = opened or named
    return max(counted, key=lambda each: (counted.count(each), -counted.index(each)), default="")


def _is_key(word: str) -> bool:
    try:
        return bool(unhex(word))
    except _UNREADABLE:
        return False


def _fault(mail: DiceMail, key: str) -> WrongMail | None:
    """What is wrong with a mail by itself."""
    data = mail.document
    try:
        if data["key"] != key:
            return WrongMail(mail.name, KEY)
        signer = Ed25519PublicKey.from_public_bytes(unhex(key))
        before: Any = None
        first: int | None = None
        for at, entry in enumerate(data["entries"]):
            if sorted(entry) != sorted(FIELDS) or type(entry["entry"]) is not int:
                return WrongMail(mail.name, SHAPE)
            first = entry["entry"] if first is None else first
            if entry["entry"] != first + at or (at and entry["before"] != before):
                return WrongMail(mail.name, ORDER, entry["entry"])
            if entry["hash"] != hash_of(entry):
                return WrongMail(mail.name, ENTRY, entry["entry"])
            try:
                signer.verify(unhex(entry["signature"], 64), unhex(entry["hash"]))
            except InvalidSignature:
                return WrongMail(mail.name, ENTRY, entry["entry"])
            before = entry["hash"]
        if first is None or first < 0 or data["head"] != before:
            return WrongMail(mail.name, SHAPE)
        named = [head for head in heads_in(mail.said) if head != fingerprint(key)]
    except _UNREADABLE:
        return WrongMail(mail.name, SHAPE)
    if named and grouped(before) not in named:
        return WrongMail(mail.name, HEAD, first + len(data["entries"]) - 1)
    return None


def _chosen(mails: Sequence[DiceMail]) -> dict[int, str]:
    """The hash of each entry in the history that most mails tell; where as many tell another, the one told first."""
    told: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    before: dict[str, str] = {}
    for mail in mails:
        for entry in _entries(mail):
            told[entry["entry"]][entry["hash"]] += 1
            before[entry["hash"]] = entry["before"]
    chosen: dict[int, str] = {}
    for at in sorted(told):
        last = START if at == 0 else chosen.get(at - 1)
        # After a gap nothing says what fits.
        fits = [each for each in told[at] if last is None or before[each] == last]
        if not fits:
            # Whatever comes from here on belongs to another history.
            break
        chosen[at] = max(fits, key=lambda each: told[at][each])
    return chosen


def _put_together(history: History, chosen: Sequence[tuple[Any, DiceMail]]) -> None:
    """Look for gaps, and check the dice as far as there is none."""
    at = 0
    for entry, _mail in chosen:
        if entry["entry"] > at:
            history.missing.append((at, entry["entry"] - 1))
        at = entry["entry"] + 1
    whole = [entry for place, (entry, _mail) in enumerate(chosen) if entry["entry"] == place]
    history.entries = at
    if chosen:
        history.head = grouped(chosen[-1][0]["hash"])
    if not whole:
        return
    version = whole[0]["proof"].get("format", 1) if isinstance(whole[0]["proof"], dict) else 1
    history.document = {"report": f"statecraft-dice-{version}", "entries": whole}
    history.verdict = verify(history.document, history.key)
    wrong = history.verdict.wrong
    if wrong is not None:
        history.wrong.append(WrongMail(chosen[wrong.entry][1].name, DICE, wrong.entry))
    elif history.verdict.table != history.table:
        history.wrong.append(WrongMail(chosen[0][1].name, TABLE, 0))
