"""A mailbox of a game: honest, forged, with mails missing or in another order, and with mails of somebody else."""

import copy
import json
import mailbox as boxes
import random
from collections.abc import Callable, Sequence
from email.message import EmailMessage
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from fairdice.tables import SIGNER, TABLE, closed, published
from fairdice.tampering import changed_die, signed_again
from statecraft.fairdice import mailbox
from statecraft.fairdice.entries import hash_of
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.fairdice.mail_dice import grouped, mail_document
from statecraft.fairdice.mailbox import History, NoMailbox

KEY = SIGNER.public_key().public_bytes_raw().hex()
Entries = list[dict[str, Any]]


def honest() -> Entries:
    return copy.deepcopy(published(closed()))


def letter(entries: Entries, name: str, table: str = TABLE, key: str = KEY) -> EmailMessage:
    """A mail that carries these entries, as the server writes them."""
    made = EmailMessage()
    made["From"] = "table@example.org"
    made["Subject"] = name
    made["Message-ID"] = f"<{name.replace(' ', '.')}@example.org>"
    made.set_content(
        f"It is your turn.\nHead of the dice: {grouped(entries[-1]['hash'])}.\n\n-- \n"
        f"The fingerprint is {fingerprint(key)}.\n"
    )
    made.add_alternative("<p>It is your turn.</p>", subtype="html")
    document = json.dumps(mail_document(table, key, entries))
    made.add_attachment(document.encode(), "application", "json", filename="dice-KX4P7M.json")
    return made


def letters(entries: Entries, *cuts: int, table: str = TABLE) -> list[EmailMessage]:
    """Mails that carry so many entries each, one after the other; the last has all that is left."""
    edges = [0, *cuts, len(entries)]
    return [letter(entries[first:last], f"mail {first}", table) for first, last in pairwise(edges)]


def judged(folder: Path, mails: Sequence[EmailMessage], key: str | None = None) -> History:
    """What an mbox file of these mails comes to."""
    path = folder / "game.mbox"
    path.unlink(missing_ok=True)
    box = boxes.mbox(path)
    for mail in mails:
        box.add(mail)
    box.close()
    (found,) = [each for each in mailbox.check(mailbox.read(path), key) if each.table == TABLE]
    return found


def reasons(history: History) -> list[tuple[str, str, int | None]]:
    return [(wrong.mail, wrong.reason, wrong.entry) for wrong in history.wrong]


def signed_from(entries: Entries, at: int, key: Ed25519PrivateKey = SIGNER) -> None:
    """What whoever has a key can do: hash and sign everything anew from an entry on."""
    before = entries[at - 1]["hash"] if at else "0" * 64
    for entry in entries[at:]:
        entry["before"] = before
        before = entry["hash"] = hash_of(entry)
        entry["signature"] = key.sign(bytes.fromhex(before)).hex()


@pytest.mark.parametrize("kind", ["mbox", "maildir", "folder", "one mail"])
def test_honest_mails_tell_one_history_wherever_they_lie(tmp_path: Path, kind: str) -> None:
    entries = honest()
    mails = letters(entries, 6, 9, 15) if kind != "one mail" else [letter(entries, "all")]
    path = tmp_path / "box"
    if kind == "maildir":
        maildir = boxes.Maildir(path)
        for mail in mails:
            maildir.add(mail)
        maildir.close()
    elif kind == "mbox":
        file = boxes.mbox(path)
        for mail in mails:
            file.add(mail)
        file.close()
    elif kind == "folder":
        path.mkdir()
        for at, mail in enumerate(mails):
            (path / f"{at}.eml").write_bytes(mail.as_bytes())
    else:
        path = tmp_path / "one.eml"
        path.write_bytes(mails[0].as_bytes())
    assert mailbox.is_mailbox(path)
    (history,) = mailbox.check(mailbox.read(path))
    assert history.ok
    assert (history.mails, history.entries) == (len(mails), len(entries))
    assert history.head == grouped(entries[-1]["hash"])
    assert history.verdict is not None
    assert history.verdict.rolls == 5
    assert history.entry_of(grouped(entries[7]["hash"]).upper()) == 7
    assert history.entry_of("0" * 32) is None


def test_the_order_of_mails_and_mails_that_came_twice_do_not_matter(tmp_path: Path) -> None:
    mails = letters(honest(), 4, 9, 13)
    order = [*mails, mails[1], mails[3]]
    random.Random(7).shuffle(order)
    assert judged(tmp_path, order).ok


def test_mails_of_all_players_tell_the_same(tmp_path: Path) -> None:
    entries = honest()
    assert judged(
        tmp_path, [*letters(entries, 5, 12), *letters(entries, 8), letter(entries, "z")]
    ).ok


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_missing_mail_is_noticed(tmp_path: Path, gone: int) -> None:
    entries = honest()
    mails = letters(entries, 5, 9, 14)
    del mails[gone]
    history = judged(tmp_path, mails)
    assert not history.ok
    assert history.missing == [[(0, 4), (5, 8), (9, 13)][gone]]
    assert history.wrong == []


def _die(entries: Entries) -> None:
    changed_die(entries)


def _signature(entries: Entries) -> None:
    entries[10]["signature"] = "00" * 64


@pytest.mark.parametrize("change", [_die, _signature])
def test_a_mail_that_somebody_changed_is_named(
    tmp_path: Path, change: Callable[[Entries], None]
) -> None:
    forged = honest()
    change(forged)
    mails = [*letters(honest(), 6, 12), letter(forged[6:], "forged")]
    history = judged(tmp_path, mails)
    assert [(mail, reason) for mail, reason, _ in reasons(history)] == [("forged", mailbox.ENTRY)]
    assert history.verdict is not None
    assert history.verdict.ok, "what the others tell is whole and right"


def test_entries_in_another_order_are_named(tmp_path: Path) -> None:
    entries = honest()
    swapped = [*entries[6:8], entries[9], entries[8], *entries[10:]]
    history = judged(tmp_path, [*letters(entries, 6), letter(swapped, "swapped")])
    assert reasons(history) == [("swapped", mailbox.ORDER, entries[9]["entry"])]


def test_a_server_with_two_tongues_is_caught(tmp_path: Path) -> None:
    """Signed with the right key, and another history: as two players find out who put their mails together."""
    entries, other = honest(), honest()
    changed_die(other)
    at = next(n for n, (one, two) in enumerate(zip(entries, other, strict=True)) if one != two)
    signed_from(other, at)
    mails = [*letters(entries, 5, 12), letter(entries, "mine again"), letter(other[5:], "theirs")]
    history = judged(tmp_path, mails)
    assert reasons(history) == [("theirs", mailbox.OTHER, at)]
    assert not history.ok
    # Who has only the lie sees that the dice themselves are wrong.
    alone = judged(tmp_path, letters(other, at - 1))
    assert [reason for _, reason, _ in reasons(alone)] == [mailbox.DICE]
    # Both heads are signed; comparing them is enough.
    assert history.entry_of(grouped(other[-1]["hash"])) is None


def test_two_histories_that_never_overlap_do_not_fit(tmp_path: Path) -> None:
    entries, other = honest(), honest()
    changed_die(other)
    signed_again(other)
    at = next(n for n, (one, two) in enumerate(zip(entries, other, strict=True)) if one != two) + 2
    history = judged(tmp_path, [letter(entries[:at], "first"), letter(other[at:], "second")])
    assert reasons(history) == [("second", mailbox.OTHER, at)]


def test_a_text_that_names_another_head_is_named(tmp_path: Path) -> None:
    entries = honest()
    mails = letters(entries, 9)
    body = mails[1].get_body(("plain",))
    assert body is not None
    body.set_content(f"Head of the dice: {grouped('ab' * 32)}.")
    history = judged(tmp_path, mails)
    assert reasons(history) == [("mail 9", mailbox.HEAD, len(entries) - 1)]


def test_a_mail_of_another_server_is_a_strangers(tmp_path: Path) -> None:
    strange = Ed25519PrivateKey.from_private_bytes(b"another key of the same table!!!")
    key = strange.public_key().public_bytes_raw().hex()
    entries, forged = honest(), honest()
    forged[0]["proof"] = {**forged[0]["proof"], "key": key}
    signed_from(forged, 0, strange)
    mails = [*letters(entries, 6), letter(forged, "strange", key=key)]
    history = judged(tmp_path, mails)
    assert reasons(history) == [("strange", mailbox.KEY, None)]
    assert history.key == KEY
    # Whoever knows the key says which one counts, also by its fingerprint.
    assert judged(tmp_path, mails[:2], fingerprint(KEY)).ok
    other = judged(tmp_path, mails, fingerprint(key))
    assert [mail for mail, _, _ in reasons(other)] == ["mail 0", "mail 6"]
    assert other.verdict is not None
    assert other.verdict.ok


def test_tables_are_told_apart_and_other_mails_left_alone(tmp_path: Path) -> None:
    entries = honest()
    friend = EmailMessage()
    friend["Subject"] = "lunch"
    friend.set_content("At noon? 0123 4567 89ab cdef 0123 4567 89ab cdef")
    friend.add_attachment(b'{"mail": "no"}', "application", "json", filename="menu.json")
    elsewhere = letter(entries, "another table", table="table-8")
    box = boxes.mbox(tmp_path / "all.mbox")
    for mail in (*letters(entries, 6), friend, elsewhere):
        box.add(mail)
    box.close()
    found = mailbox.check(mailbox.read(tmp_path / "all.mbox"))
    assert [each.table for each in found] == [TABLE, "table-8"]
    assert found[0].ok
    # Whose dice they are stands in the opening, which is signed.
    assert reasons(found[1]) == [("another table", mailbox.TABLE, 0)]


@pytest.mark.parametrize(
    "content",
    [b"", b"[", b"[]", b'{"mail": "statecraft-dice-mail-1"}', b"\xff", b"[" * 3000],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, content: bytes) -> None:
    broken = EmailMessage()
    broken["Subject"] = "broken"
    broken.set_content("…")
    broken.add_attachment(content, "application", "json", filename="dice-KX4P7M.json")
    box = boxes.mbox(tmp_path / "box")
    for mail in (*letters(honest(), 6), broken):
        box.add(mail)
    box.close()
    found = mailbox.check(mailbox.read(tmp_path / "box"))
    assert [reasons(each) for each in found] == [[("broken", mailbox.SHAPE, None)], []]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("entries", []),
        ("entries", [1]),
        ("entries", "x"),
        ("head", "ab" * 32),
        ("head", None),
        ("table", 7),
    ],
)
def test_a_document_that_is_not_whole_is_named(tmp_path: Path, name: str, value: Any) -> None:
    data = {**mail_document(TABLE, KEY, honest()), name: value}
    odd = mailbox.DiceMail("odd", "", data)
    found = mailbox.check([odd, *_said(tmp_path, letters(honest(), 6))])
    wrong = [each for history in found for each in reasons(history)]
    assert wrong == [
        ("odd", mailbox.TABLE if name == "table" else mailbox.SHAPE, 0 if name == "table" else None)
    ]


def _said(folder: Path, mails: Sequence[EmailMessage]) -> list[mailbox.DiceMail]:
    box = boxes.mbox(folder / "said")
    for mail in mails:
        box.add(mail)
    box.close()
    return mailbox.read(folder / "said")


def test_a_mailbox_without_dice_is_none(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoMailbox):
        mailbox.read(tmp_path / "empty")
    (tmp_path / "report.json").write_text("{}")
    assert not mailbox.is_mailbox(tmp_path / "report.json")
    assert not mailbox.is_mailbox(tmp_path / "nowhere")
