"""Somebody who follows a table, without a socket."""

from statecraft.server.tables.seats import Actor


class Follows:
    """A connection that looks on from a seat."""

    def __init__(self, table: str, seat: int | None, actor: Actor) -> None:
        self.table = table
        self.viewers: tuple[int | None, ...] = (seat,)
        self.actor = actor
        self.heard: list[bytes] = []

    def send(self, message: bytes, talk_from: str | None) -> None:
        self.heard.append(message)

    def quieten(self, person: str) -> None:
        pass

    def bye(self) -> None:
        pass
