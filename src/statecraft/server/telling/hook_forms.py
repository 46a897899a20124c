"""How a message looks to the kinds of hooks there are: Discord, Slack, Matrix, and whoever reads plain JSON.

What names and texts of players hold stays text there: nothing in it is a mention, a link or bold. A time is written so
that each reader sees it in their own, where the kind can say so. Nothing here calls anybody.
"""

import hmac
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo

from statecraft.server.refusal import Refused
from statecraft.server.store import Row

DISCORD, SLACK, MATRIX, PLAIN = "discord", "slack", "matrix", "json"
KINDS: Final = (DISCORD, SLACK, MATRIX, PLAIN)
UNTIL: Final = "%until%"
"""Stands in a text where the time stands."""
LONGEST_TEXT: Final = 1900
"""Characters of one message: Discord takes two thousand."""
_ROOM: Final = re.compile(r"![!-~]{1,254}")
_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<@-])")
_NO_EMBEDS: Final = 4


@dataclass(frozen=True, slots=True)
class Request:
    """What is sent to a hook."""

    method: str
    address: str
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Told:
    """One thing to tell: a text, and the same as data."""

    text: str
    data: Mapping[str, Any]

    @property
    def until(self) -> float | None:
        return self.data.get("until")

    @staticmethod
    def of(row: Row) -> "Told":
        """What a row of the outbox tells."""
        return Told(row["body"], json.loads(row["parts"])[0])


def kind_of(address: str) -> str:
    """What kind of hook an address looks like."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    if host in ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"):
        if parts.path.startswith("/api/"):
            return DISCORD
    if host == "hooks.slack.com":
        return SLACK
    return PLAIN


def check_room(room: str) -> str:
    """A room of Matrix by its id."""
    if not _ROOM.fullmatch(room.strip()):
        raise Refused("server-hook-room")
    return room.strip()


def request(hook: Row, told: Sequence[Told], ids: str, now: float, zone: str = "UTC") -> Request:
    """What tells a hook of these; ``ids`` is the same for the same however often it is sent."""
    make: Callable[[Row, Sequence[Told], str, float, str], Request] = {
        DISCORD: _discord,
        SLACK: _slack,
        MATRIX: _matrix,
        PLAIN: _plain,
    }[hook["kind"]]
    return make(hook, told, ids, now, zone)


def fitting(told: Sequence[Told]) -> int:
    """How many of these go into one message: one at least, which is cut short where it is too long."""
    length = 0
    for number, each in enumerate(told):
        length += 2 * len(each.text) + 1
        if number and length > LONGEST_TEXT:
            return number
    return len(told)


def _text(told: Sequence[Told], escape: Callable[[str], str], time: Callable[[float], str]) -> str:
    lines: list[str] = []
    for each in told:
        line = escape(each.text)
        if each.until is not None:
            line = line.replace(escape(UNTIL), time(each.until))
        lines.append(line)
    whole = "\n".join(lines)
    return whole if len(whole) <= LONGEST_TEXT else whole[: LONGEST_TEXT - 1] + "…"


def _discord(hook: Row, told: Sequence[Told], _ids: str, _now: float, _zone: str) -> Request:
    text = _text(told, _unmarked, lambda at: f"<t:{int(at)}:f>")
    data = {"content": text, "allowed_mentions": {"parse": []}, "flags": _NO_EMBEDS}
    return _posted(hook["address"], data)


def _unmarked(text: str) -> str:
    """Text as it is, also where Discord reads marks; an address stays one."""
    return " ".join(
        [
            word if word.startswith(("https://", "http://")) else _MARKS.sub(r"\\\1", word)
            for word in text.split(" ")
        ]
    )


def _slack(hook: Row, told: Sequence[Told], _ids: str, _now: float, zone: str) -> Request:
    def time(at: float) -> str:
        return f"<!date^{int(at)}^{{date_short_pretty}} {{time}}|{clock_time(at, zone)}>"

    data = {"text": _text(told, _entities, time), "unfurl_links": False, "unfurl_media": False}
    return _posted(hook["address"], data)


def _entities(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _matrix(hook: Row, told: Sequence[Told], ids: str, _now: float, zone: str) -> Request:
    text = _text(told, str, lambda at: clock_time(at, zone))
    place = f"/_matrix/client/v3/rooms/{quote(hook['room'], safe='')}/send/m.room.message/"
    # The same number again is known there: nothing is said twice.
    address = f"{hook['address'].rstrip('/')}{place}{quote(ids, safe='')}"
    headers = {"authorization": f"Bearer {hook['secret']}", "content-type": "application/json"}
    body = json.dumps({"msgtype": "m.notice", "body": text}, ensure_ascii=False).encode()
    return Request("PUT", address, headers, body)


def _plain(hook: Row, told: Sequence[Told], ids: str, now: float, zone: str) -> Request:
    texts = [
        each.text if each.until is None else each.text.replace(UNTIL, clock_time(each.until, zone))
        for each in told
    ]
    events = [{**each.data, "text": text} for each, text in zip(told, texts, strict=True)]
    body = json.dumps({"id": ids, "events": events}, ensure_ascii=False).encode()
    at = str(int(now))
    headers = {
        "content-type": "application/json",
        "statecraft-delivery": ids,
        "statecraft-timestamp": at,
        "statecraft-signature": f"v1={signature(hook['secret'], at, body)}",
    }
    return Request("POST", hook["address"], headers, body)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What only who knows the secret can say of a time and a body."""
    return hmac.digest(secret.encode(), timestamp.encode() + b"." + body, "sha256").hex()


def clock_time(at: float, zone: str) -> str:
    """A time for whoever lives in a zone."""
    moment = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone))
    return f"{moment:%Y-%m-%d %H:%M} {zone.replace('_', ' ')}"


def _posted(address: str, data: Mapping[str, Any]) -> Request:
    body = json.dumps(data, ensure_ascii=False).encode()
    return Request("POST", address, {"content-type": "application/json"}, body)
