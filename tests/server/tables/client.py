"""A client as the protocol describes it: it keeps what it was shown, and changes it message by message."""

from typing import Any

import msgspec

from statecraft.server.tables.seats import Actor
from statecraft.server.updates.projection import Json, Viewer
from statecraft.server.web import socket_wire

_MESSAGES = {
    "snapshot": socket_wire.Snapshot,
    "step": socket_wire.Step,
    "table": socket_wire.TableNews,
    "talk": socket_wire.Spoken,
    "reload": socket_wire.Reload,
    "answer": socket_wire.Answer,
}
_BESIDE = (
    "table",
    "clocks",
    "undo",
    "staged",
    "presence",
    "private_channels",
    "projected_scores",
    "score_breakdown",
    "public_forecast",
    "questions",
)


def checked(message: Json) -> Json:
    """A message that keeps to the protocol, with no field that the protocol does not know."""
    msgspec.convert(message, socket_wire.Message)
    known = _MESSAGES[message["type"]].__struct_fields__
    assert set(message) - {"type"} <= set(known), message
    return message


class Client:
    """Follows a table for one viewer."""

    def __init__(self, table: str, actor: Actor, viewer: Viewer) -> None:
        self.table = table
        self.actor = actor
        self.viewers: tuple[Viewer, ...] = (viewer,)
        self.got: list[Json] = []
        self.shown: Json = {}

    def send(self, message: bytes, talk_from: str | None) -> None:
        """What the live_tables tells this connection."""
        payload = checked(msgspec.json.decode(message))
        self.got.append(payload)
        self.take(payload)

    def quieten(self, person: str) -> None:
        """The person has blocked somebody."""

    def bye(self) -> None:
        """The server ends."""

    def take(self, message: Json) -> None:
        if message["type"] == "reload":
            self.shown = {}
        elif message["type"] == "snapshot":
            self.shown = message
        else:
            assert message["seq"] == self.shown["seq"] + 1, "a message is missing"
            assert message["seat"] == self.shown["seat"]
            self.shown = self._after(message)

    def _after(self, message: Json) -> Json:
        shown = {**self.shown, "seq": message["seq"]}
        shown |= {name: message[name] for name in _BESIDE if name in message}
        if message["type"] == "talk":
            shown["talk"] = [*shown["talk"], message["line"]]
        if message["type"] == "step":
            shown["facts"] = after_news(shown["facts"], message.get("facts", {}))
            shown["log"] = [*shown.get("log", []), *message.get("log", [])]
            changes = message["changes"]
            if "view" in changes:
                shown["view"] = changes["view"]
            elif changes:
                shown["view"] = changed_view(shown["view"], changes)
        return shown


def after_news(facts: Json, news: Json) -> Json:
    """Facts after the news of one step: what is null no longer is one."""
    return {name: rows for name, rows in {**facts, **news}.items() if rows is not None}


def changed_view(view: Json, changes: Json) -> Json:
    """A view after the changes of one step."""
    new = {**view, **changes}
    board = changes.get("board")
    if board is not None and "is" not in board:
        new["board"] = {**view["board"], **_fields(view["board"], board)}
    return new


def _fields(old: Json, changes: Json) -> Json:
    return {
        name: _rows(old[name], value) if isinstance(value, dict) and "is" not in value else value
        for name, value in changes.items()
    }


def _rows(old: list[Any], changes: Json) -> list[Any]:
    return [changes.get(str(at), row) for at, row in enumerate(old)]
