"""Seeds for the dice: promised, shown before the game begins, or left out."""

from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Room, at_a_glance, play, refused
from statecraft.fairdice import commitment, verify
from statecraft.fairdice.entries import SEEDS_CLOSED
from statecraft.fairdice.promises import MOST_PROMISES
from statecraft.fairdice.seeds import promise_to_sign, seed_to_sign
from statecraft.server.tables.lobby import SEED_SECONDS
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json


def promised(table: Table, seat: int, seed: str) -> str:
    """What a player sends before the start: bound to the table and what it has committed to."""
    assert table.dice is not None
    tips = table.dice.commitments()
    return commitment(table.id, (str(tips["public"]), str(tips["secret"])), seat, seed)


SEED = "5eed" * 16


class Browser:
    """What a player's browser does for a seat: it makes a key, and signs."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.signer = Ed25519PrivateKey.generate()
        self.key = self.signer.public_key().public_bytes_raw().hex()
        tips = table.thrown().commitments()
        self.names = (table.id, str(tips["public"]), str(tips["secret"]))

    def promise(self, seed: str) -> Json:
        made = commitment(self.names[0], self.names[1:], self.seat, seed)
        message = promise_to_sign(self.names, self.seat, made, self.key)
        return {"commitment": made, "key": self.key, "signature": self.signer.sign(message).hex()}

    def show(self, seed: str) -> Json:
        message = seed_to_sign(self.names, self.seat, seed, self.key)
        return {"seed": seed, "signature": self.signer.sign(message).hex()}


def missing(report: Json) -> list[int]:
    """The seats that are named for not having shown what they promised."""
    closed = [entry for entry in report["entries"] if entry["kind"] == SEEDS_CLOSED]
    assert len(closed) == 1
    found: list[int] = closed[0]["proof"]["missing"]
    return found


async def starting(room: Room, control: Json | None) -> Table:
    """Two have promised a seed, and the host has started."""
    lobby = room.table_services.lobby
    table = await room.table(ADA, game="global-powers", seats=[ME, OPEN, NOVICE], control=control)
    await lobby.sit(table.id, BO, 1)
    assert await refused(lobby.promise(table.id, BO, 0, SEED)) == "server-not-your-seat"
    assert await refused(lobby.promise(table.id, BO, 1, "not hex")) == "dice-refused-not-hex"
    # Who has lost a seed promises another.
    await lobby.promise(table.id, BO, 1, promised(table, 1, "1057" * 16))
    for seat, who in enumerate([ADA, BO]):
        await lobby.promise(table.id, who, seat, promised(table, seat, SEED))
    # Who does not know whether the promise arrived makes it again.
    before = table.seq
    await lobby.promise(table.id, BO, 1, promised(table, 1, SEED))
    assert table.seq == before
    await lobby.start(table.id, ADA)
    assert table.status == "starting"
    return table


@pytest.mark.parametrize("control", [None, {"decision": 60}], ids=["untimed", "timed"])
@pytest.mark.parametrize("again", [False, True], ids=["", "reopened"])
def test_seeds_that_were_promised_are_shown_before_the_game_begins(
    tmp_path: Path, control: Json | None, again: bool
) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await starting(room, control)
        id = table.id
        assert await refused(lobby.leave(id, ADA)) == "server-has-started"
        assert await refused(lobby.reveal(id, BO, 1, "a" * 64)) == "dice-refused-foreign-seed"
        receipt = await lobby.reveal(id, ADA, 0, SEED)
        before = table.seq
        # Who does not know whether the seed arrived shows it again.
        assert await lobby.reveal(id, ADA, 0, SEED) == receipt
        assert table.seq == before
        assert await refused(lobby.reveal(id, ADA, 0, "a" * 64)) == "dice-refused-second-reveal"
        assert table.status == "starting"
        await lobby.reveal(id, BO, 1, SEED)
        await room.settle()
        assert table.status == "playing"
        assert not any(name == "seeds" for name in table.due)
        assert not await room.rows("SELECT * FROM deadline WHERE name = 'seeds'")
        # Nothing begins a second time when the time for seeds is over.
        await room.step(id)
        glance = at_a_glance(table)
        if again:
            await room.reopen()
        room.clock.at += SEED_SECONDS
        await room.ring()
        table = await room.at(id)
        assert at_a_glance(table)["lines"] == glance["lines"]
        assert table.dice is not None
        report = table.dice.report()
        assert verify(report).wrong is None
        assert missing(report) == []

    play(tmp_path, work)


@pytest.mark.parametrize("control", [None, {"decision": 60}], ids=["untimed", "timed"])
def test_a_seed_that_is_not_shown_in_time_is_left_out_and_named(
    tmp_path: Path, control: Json | None
) -> None:
    async def work(room: Room) -> None:
        table = await starting(room, control)
        id = table.id
        await room.table_services.lobby.reveal(id, BO, 1, SEED)
        await room.reopen()
        table = await room.at(id)
        assert table.status == "starting"
        assert list(table.due.values()) == [room.clock.at + SEED_SECONDS]
        room.clock.at += SEED_SECONDS
        assert await room.ring() == 1
        assert table.status == "playing"
        lines = len(table.playing().record.lines)
        assert "seeds" not in table.due
        room.clock.at += 1
        await room.reopen()
        room.clock.at += SEED_SECONDS
        await room.ring()
        table = await room.at(id)
        assert len(table.playing().record.lines) == lines
        assert table.dice is not None
        assert missing(table.dice.report()) == [0]
        assert (
            await refused(room.table_services.lobby.reveal(id, ADA, 0, SEED))
            == "server-not-starting"
        )

    play(tmp_path, work)


def test_who_promised_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, NOVICE])
        await lobby.start(table.id, ADA)
        assert table.status == "playing"
        assert table.started == room.clock.at

    play(tmp_path, work)


def report_of(table: Table) -> Json:
    return table.thrown().report()


def test_signed_seeds_are_in_the_report_and_nobody_else_can_promise_for_the_seat(
    tmp_path: Path,
) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN, NOVICE])
        await lobby.sit(table.id, BO, 1)
        ada, bo, other = Browser(table, 0), Browser(table, 1), Browser(table, 0)
        await lobby.promise(table.id, ADA, 0, **ada.promise(SEED))
        # Neither another browser nor a server in the player's name gets past the key.
        with_other_key = lobby.promise(table.id, ADA, 0, **other.promise(SEED[::-1]))
        assert await refused(with_other_key) == "dice-refused-other-key"
        unsigned = lobby.promise(table.id, ADA, 0, promised(table, 0, "a" * 64))
        assert await refused(unsigned) == "dice-refused-other-key"
        forged = {**ada.promise("a" * 64), "signature": ada.promise(SEED)["signature"]}
        assert await refused(lobby.promise(table.id, ADA, 0, **forged)) == "dice-refused-not-signed"
        await lobby.promise(table.id, BO, 1, **bo.promise(SEED))
        await lobby.start(table.id, ADA)
        bare = lobby.reveal(table.id, ADA, 0, SEED)
        assert await refused(bare) == "dice-refused-not-signed"
        receipts = [
            await lobby.reveal(table.id, who, seat.seat, **seat.show(SEED))
            for who, seat in ((ADA, ada), (BO, bo))
        ]
        verdict = verify(report_of(table), given=receipts)
        assert (verdict.wrong, verdict.unsigned, verdict.again) == (None, [], [])
        assert sorted(verdict.seeds) == [0, 1]

    play(tmp_path, work)


def test_a_program_without_a_key_can_promise_and_is_named(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, NOVICE])
        await lobby.promise(table.id, ADA, 0, promised(table, 0, SEED))
        await lobby.start(table.id, ADA)
        await lobby.reveal(table.id, ADA, 0, SEED)
        verdict = verify(report_of(table))
        assert (verdict.wrong, verdict.seeds, verdict.unsigned) == (None, [0], [0])

    play(tmp_path, work)


def test_who_has_left_is_neither_waited_for_nor_blamed_on_the_next(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN, NOVICE])
        await lobby.sit(table.id, BO, 1)
        await lobby.promise(table.id, BO, 1, **Browser(table, 1).promise(SEED))
        await lobby.leave(table.id, BO)
        await lobby.sit(table.id, CY, 1)
        await lobby.start(table.id, ADA)
        # Nobody who is here owes anything.
        assert table.status == "playing"
        verdict = verify(report_of(table))
        assert (verdict.wrong, verdict.missing, verdict.dropped) == (None, [], [1])

    play(tmp_path, work)


def test_a_seat_given_to_a_bot_owes_nothing(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN])
        await lobby.sit(table.id, BO, 1)
        await lobby.promise(table.id, BO, 1, **Browser(table, 1).promise(SEED))
        await lobby.fill(table.id, ADA, 1, "bot", "novice")
        await lobby.start(table.id, ADA)
        assert table.status == "playing"

    play(tmp_path, work)


def test_promises_for_a_seat_are_bounded(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        lobby = room.table_services.lobby
        table = await room.table(ADA, seats=[ME, OPEN])
        await lobby.sit(table.id, BO, 1)
        browser = Browser(table, 1)
        for nth in range(MOST_PROMISES):
            await lobby.promise(table.id, BO, 1, **browser.promise(f"{nth:064x}"))
        more = lobby.promise(table.id, BO, 1, **browser.promise("a" * 64))
        assert await refused(more) == "dice-refused-too-many"
        # The others are not kept from theirs.
        await lobby.promise(table.id, ADA, 0, **Browser(table, 0).promise(SEED))
        assert len(report_of(table)["entries"]) == 1 + MOST_PROMISES + 1

    play(tmp_path, work)
