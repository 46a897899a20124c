"""A public beacon at a table: its rounds are in the report, and a game goes on where none comes."""

import asyncio
import time
from pathlib import Path

import pytest

from fairdice.beacons import Source, published
from server.tables.room import ADA, ME, NOVICE, Room, play, refused
from statecraft.fairdice import Beacon, verify
from statecraft.server.jobs import beacon
from statecraft.server.jobs.beacon import BeaconRounds, BeaconSource


def rounds_of(source: Source, *more: str) -> BeaconRounds:
    return BeaconRounds(BeaconSource(source.beacon, (*more, source.url)))


async def begun(room: Room, rounds: BeaconRounds) -> str:
    """A table with that beacon, in play, by the true time."""
    room.clock.at = time.time()
    room.table_services.live_tables.rounds = rounds
    room.table_services.loader._latest = rounds.latest
    table = await room.table(ADA, seats=[ME, NOVICE, NOVICE], beacon=True)
    await room.table_services.lobby.start(table.id, ADA)
    await room.settle()
    return table.id


def test_rounds_are_mixed_in_before_anything_is_rolled(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        with published() as source:
            id = await begun(room, rounds_of(source))
            await room.step(id)
            report = (await room.at(id)).thrown().report()
        kinds = [entry["kind"] for entry in report["entries"]]
        assert kinds.index("beacon") == kinds.index("seeds-closed") + 1
        verdict = verify(report)
        assert verdict.wrong is None
        assert verdict.beacon == source.beacon.key
        assert (verdict.rounds >= 1, verdict.stale) == (True, 0)

    play(tmp_path, work)


@pytest.mark.parametrize("how", ["silent", "lying"])
def test_a_beacon_that_does_not_answer_or_lies_keeps_nobody_waiting_for_long(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beacon, "PATIENCE", 0.5)

    async def work(room: Room) -> None:
        with published() as source:
            setattr(source, how, True)
            before = time.monotonic()
            id = await begun(room, rounds_of(source))
            await room.step(id)
            passed = time.monotonic() - before
            asked = source.asked
        # One wait for all that happened since: the next is asked for after a rest.
        assert asked == 1
        assert passed < 10
        table = await room.at(id)
        verdict = verify(table.thrown().report())
        assert (verdict.wrong, verdict.rounds) == (None, 0)
        assert verdict.stale == verdict.rolls + verdict.draws > 0

    play(tmp_path, work)


def test_one_request_serves_many_tables_and_another_address_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(beacon, "REST", 0.0)

    async def work() -> None:
        with published() as source:
            rounds = rounds_of(source, "http://127.0.0.1:9/nobody")
            await rounds.refresh()
            assert rounds.latest(source.beacon) is None
            await asyncio.gather(*[rounds.refresh() for _ in range(20)])
            found = rounds.latest(source.beacon)
            assert found is not None
            assert source.beacon.signed(found)
            assert source.asked <= 2
            # A round is for its own beacon alone.
            other = Beacon(source.beacon.key, 1, 3)
            assert rounds.latest(other) is None

    asyncio.run(work())


def test_a_server_without_a_beacon_makes_no_such_table(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        assert await refused(room.table(ADA, beacon=True)) == "server-no-beacon"

    play(tmp_path, work)
