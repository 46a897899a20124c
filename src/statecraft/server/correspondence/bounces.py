"""Mails that come back: whom they did not reach, for good, and which mail of ours that was (RFC 3464).

Anybody can write such a report. So it counts only where it names a mail that this server has sent to that very address.
"""

from dataclasses import dataclass
from email import policy
from email.message import Message
from email.parser import HeaderParser

from statecraft.server.correspondence.letter import Letter
from statecraft.server.people.address import address
from statecraft.server.people.mail_wishes import mail_bounced
from statecraft.server.store import Connection, first


@dataclass(frozen=True, slots=True)
class Bounce:
    """A mail of ours that did not get through, and never will."""

    address: str
    reason: str
    message_id: str


def bounces_of(letter: Letter) -> list[Bounce]:
    """Whom a report says it could not reach for good."""
    try:
        parts = [*letter.message.walk()]
    except Exception:  # A damaged tree of parts: the library breaks in more ways than it names.
        return []
    original = _original_id(parts)
    if original is None:
        return []
    found: list[Bounce] = []
    for part in parts:
        if part.get_content_type() != "message/delivery-status":
            continue
        for block in part.get_payload():
            if isinstance(block, Message) and (one := _failed(block, original)) is not None:
                found.append(one)
    return found


def _failed(block: Message, original: str) -> Bounce | None:
    if str(block.get("action", "")).strip().lower() != "failed":
        return None
    status = str(block.get("status", "")).strip()
    if not status.startswith("5"):
        return None
    to = str(block.get("original-recipient") or block.get("final-recipient") or "")
    whom = address(to.rpartition(";")[2].strip().strip("<>"))
    if whom is None:
        return None
    said = " ".join(str(block.get("diagnostic-code", "")).rpartition(";")[2].split())
    return Bounce(whom, f"{status} {said}".strip(), original)


def _original_id(parts: list[Message]) -> str | None:
    """The Message-ID of the mail that is reported about, which comes with the report."""
    for part in parts:
        kind = part.get_content_type()
        content = part.get_payload()
        if kind == "message/rfc822" and isinstance(content, list) and content:
            inner = content[0]
            if isinstance(inner, Message) and inner.get("message-id"):
                return str(inner["message-id"]).strip()
        if kind == "text/rfc822-headers":
            data = part.get_payload(decode=True)
            if isinstance(data, bytes):
                text = data.decode("utf-8", "replace")
                inner = HeaderParser(policy=policy.compat32).parsestr(text)
                if inner.get("message-id"):
                    return str(inner["message-id"]).strip()
    return None


def note(db: Connection, bounce: Bounce, now: float) -> bool:
    """Send no more mails to an address that one of ours came back from; False where it was none of ours."""
    row = first(
        db,
        "SELECT id FROM mail WHERE message_id = :id AND to_address = :to",
        id=bounce.message_id,
        to=bounce.address,
    )
    if row is None:
        return False
    mail_bounced(db, bounce.address, bounce.reason, now)
    return True
