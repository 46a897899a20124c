"""A mail that came in, as far as we need it: who wrote it to whom, what it says, and whether a person wrote it at all.

Any bytes are read without complaint: what cannot be decoded is shown as well as it can be. Out-of-office notes, mails
of lists, receipts and what our own servers write are automatic, and nobody answers those. What of the text is the
writer's own is not here but in `own_words`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage, Message
from email.utils import getaddresses
from hashlib import sha256
from typing import Final

from statecraft.server.correspondence.html_text import text_of
from statecraft.server.people.address import address

MOST_BYTES: Final = 2 * 1024 * 1024
"""Larger mails are not read: a reply is a few numbers, and a picture of the board quoted with it."""
_MOST_TEXT: Final = 200_000
_BULK: Final = frozenset({"bulk", "junk", "list", "auto_reply", "auto-reply"})
_OF_MACHINES: Final = (
    "x-autoreply",
    "x-autorespond",
    "x-autoresponder",
    "x-auto-reply",
    "x-failed-recipients",
    "x-loop",
    "list-id",
    "list-unsubscribe",
    "list-post",
)
_MACHINES: Final = re.compile(
    r"(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|auto-?(reply|responder))([+@=-]|$)"
)
_AWAY: Final = re.compile(
    r"\s*(automatic reply|auto(matic)?[- ]?(response|reply)|out of (the )?office|ooo\b|"
    r"automatische antwort|abwesenheit|abwesend|nicht im büro|autoantwort|i am away|vacation)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail. ``id`` names it, the same however often it comes."""

    id: str
    message_id: str
    sender: str | None
    #: Every address of ours that it may be for, those of the envelope first.
    recipients: tuple[str, ...]
    subject: str
    references: tuple[str, ...]
    text: str
    is_automatic: bool
    is_report: bool
    message: Message

    def addresses(self, before: str) -> Iterable[str]:
        """The recipients that begin like this."""
        return (each for each in self.recipients if each.lower().startswith(before))


def read_letter(data: bytes, envelope_from: str | None = None, to: Iterable[str] = ()) -> Letter:
    """The mail that these bytes are. ``envelope_from`` is "" where it came from nobody, None where nobody knows."""
    try:
        message: Message = message_from_bytes(data[:MOST_BYTES], policy=policy.default)
    except (
        Exception
    ):  # The parser promises to take anything; where it does not, there is nothing to read.
        message = EmailMessage(policy=policy.default)
    message_id = " ".join(_header(message, "message-id").split())[:500]
    name = message_id.encode() or data
    kind = _content_type(message)
    return Letter(
        sha256(name).hexdigest()[:32],
        message_id,
        _sender(message),
        tuple(dict.fromkeys([*to, *_recipients(message)])),
        " ".join(_header(message, "subject").split())[:500],
        tuple(re.findall(r"<[^<>\s]{1,400}>", _header(message, "references"))[-20:]),
        _text(message)[:_MOST_TEXT],
        _is_automatic(message, envelope_from, kind),
        kind == "multipart/report",
        message,
    )


def _header(message: Message, name: str) -> str:
    """A header as text; where the parser chokes on it, as if it were not there."""
    try:
        return str(message.get(name, ""))
    except Exception:  # A damaged header breaks the library in more ways than it names.
        return ""


def _all(message: Message, names: Iterable[str]) -> list[str]:
    found: list[str] = []
    for name in names:
        try:
            found += [str(value) for value in message.get_all(name, [])]
        except Exception:  # As above.
            continue
    return found


def _content_type(message: Message) -> str:
    try:
        return message.get_content_type()
    except Exception:  # As above.
        return "text/plain"


def _sender(message: Message) -> str | None:
    """Who says to have written it: one address, or nobody."""
    found = [each for _name, each in getaddresses(_all(message, ["from"])) if each]
    return address(found[0]) if len(found) == 1 else None


def _recipients(message: Message) -> list[str]:
    headers = ("delivered-to", "x-original-to", "envelope-to", "to", "cc")
    return [each for _name, each in getaddresses(_all(message, headers)) if each]


def _is_automatic(message: Message, envelope_from: str | None, kind: str) -> bool:
    submitted = _header(message, "auto-submitted").partition(";")[0].strip().lower()
    if submitted not in ("", "no") or envelope_from == "":
        return True
    if _header(message, "precedence").strip().lower() in _BULK:
        return True
    if any(name in message for name in _OF_MACHINES) or kind == "multipart/report":
        return True
    if _header(message, "return-path").strip() == "<>":
        return True
    if _AWAY.match(_header(message, "subject")):
        return True
    return _MACHINES.match(_sender(message) or "") is not None


def _text(message: Message) -> str:
    """What the mail says: its plain text, or that of its HTML where there is none worth the name."""
    plain, html = "", ""
    try:
        parts = [part for part in message.walk() if not part.is_multipart()]
    except Exception:  # A damaged tree of parts.
        return ""
    for part in parts:
        if _header(part, "content-disposition").strip().lower().startswith("attachment"):
            continue
        kind = _content_type(part)
        if kind == "text/plain" and not plain.strip():
            plain = _decoded(part)
        elif kind == "text/html" and not html:
            html = _decoded(part)
    return plain if plain.strip() else text_of(html)


def _decoded(part: Message) -> str:
    """The text of a part in whatever signs it is in."""
    try:
        data = part.get_payload(decode=True)
        charset = part.get_content_charset("utf-8") or "utf-8"
    except Exception:  # A damaged encoding.
        return ""
    if not isinstance(data, bytes):
        return ""
    for each in (charset, "utf-8", "windows-1252"):
        try:
            return data.decode(each)
        except (LookupError, ValueError):
            continue
    return data.decode("latin-1")
