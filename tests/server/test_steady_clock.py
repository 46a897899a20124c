"""A machine's clock that jumps by hours: nobody's time runs out, nobody is signed out, nobody waits for hours."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from statecraft.server.config import Settings
from statecraft.server.services import Services
from statecraft.server.steady_clock import SLEW, SteadyClock
from statecraft.server.web.app import make_app

HOUR = 3600.0


class Machine:
    """A machine whose time of day somebody sets, and whose real time the test lets pass."""

    def __init__(self, jump: float = 0.0) -> None:
        self.jump = jump
        self.passed = 0.0

    def wall(self) -> float:
        return 1_800_000_000.0 + self.passed + self.jump

    def monotonic(self) -> float:
        return self.passed

    def clock(self, file: Path) -> SteadyClock:
        return SteadyClock(file, self.wall, self.monotonic)


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
def test_a_jump_is_followed_slowly_and_not_forgotten_by_a_start(
    tmp_path: Path, jump: float
) -> None:
    machine = Machine()
    clock = machine.clock(tmp_path / "clock")
    before = clock()
    machine.jump = jump
    assert clock() == before
    machine.passed += 100
    assert abs(clock() - before - 100) <= 100 * SLEW + 0.001
    clock.keep()
    # The server is off for a while, which counts, and comes back.
    shown = clock()
    machine.passed += 50
    again = machine.clock(tmp_path / "clock")
    assert 50 - 0.001 <= again() - shown <= 50.001
    # In the end it shows what the machine does, without ever having gone back.
    last = again()
    for _ in range(200):
        machine.passed += 1000
        now = again()
        assert last < now
        last = now
    assert again() == pytest.approx(machine.wall())


def test_a_machine_set_back_while_no_server_ran_does_not_go_back_in_time(tmp_path: Path) -> None:
    machine = Machine()
    clock = machine.clock(tmp_path / "clock")
    machine.passed += 10
    clock.keep()
    machine.jump = -9 * HOUR
    assert machine.clock(tmp_path / "clock")() == clock()
    (tmp_path / "clock").write_text("nonsense")
    assert machine.clock(tmp_path / "clock")() == machine.wall()


class Jumpy:
    """The time of day of this very machine, set forward or back at will."""

    def __init__(self) -> None:
        self.jump = 0.0

    def __call__(self) -> float:
        return time.time() + self.jump


def opened(folder: Path, wall: Jumpy) -> Services:
    settings = Settings(data=folder, rate_person=0, rate_address=0, grace=0)
    return Services.open(settings, SteadyClock(folder / "clock", wall))


async def a_move(client: AsyncTestClient[Any], id: str) -> None:
    """One answer, after which every deadline of the table is looked at anew."""
    for seat in (0, 1, 2):
        for asked in (await client.get(f"/api/tables/{id}/questions?seat={seat}")).json():
            if asked["must"]:
                command = {"act": {"question": asked["id"], "action": asked["default"]}}
                body = {"seat": seat, "command": command}
                answer = await client.post(f"/api/tables/{id}/moves", json=body)
                assert answer.status_code == 200, answer.text
                return
    raise AssertionError("nobody is asked anything")


async def nobody_is_late(client: AsyncTestClient[Any], id: str) -> None:
    # Still signed in: the cookie is neither too old nor from the future.
    assert (await client.get("/api/me")).json()["name"] == "Ada"
    await a_move(client, id)
    # Whatever has come fires now, before anything else is answered.
    await asyncio.sleep(0)
    table = (await client.get(f"/api/tables/{id}")).json()
    assert not any(seat["away"] for seat in table["seats"])
    log = await client.get(f"/api/tables/{id}/log")
    assert "timed-out" not in log.text


def dues(services: Services, id: str) -> list[float]:
    live_tables = services.table_services.live_tables
    return [due - live_tables.now() for due in live_tables._tables[id].due.values()]


def test_tables_and_people_outlive_jumps_of_a_servers_clock_and_a_start(tmp_path: Path) -> None:
    wall = Jumpy()

    async def sessions() -> None:
        id = ""
        cookies: dict[str, str] = {}
        for jumps in ((0.0, 400 * 24 * HOUR, 5 * HOUR), (5 * HOUR, -5 * HOUR), (-5 * HOUR, 0.0)):
            services = opened(tmp_path, wall)
            async with AsyncTestClient(make_app(services), cookies=cookies) as client:
                if not id:
                    await client.post("/api/me", json={"name": "Ada", "colour": "blue"})
                    cookies = dict(client.cookies)
                client.headers["X-CSRF-Token"] = cookies["statecraft_csrf"]
                if not id:
                    wanted = {"seats": [{"kind": "me"}] * 3, "control": {"decision": 600}}
                    made = await client.post("/api/tables", json={"game": "globopolis", **wanted})
                    id = made.json()["id"]
                    assert (await client.post(f"/api/tables/{id}/start")).status_code == 201
                for wall.jump in jumps:
                    await nobody_is_late(client, id)
                    assert dues(services, id)
                    assert all(-1 < due < HOUR for due in dues(services, id))

    asyncio.run(sessions())


def test_times_of_a_clock_that_was_ahead_are_found_at_the_start_and_mended(tmp_path: Path) -> None:
    ahead, today = Jumpy(), Jumpy()
    ahead.jump = 300 * HOUR

    async def sessions() -> None:
        services = opened(tmp_path, ahead)
        async with AsyncTestClient(make_app(services)) as client:
            await client.post("/api/me", json={"name": "Ada", "colour": "blue"})
            client.headers["X-CSRF-Token"] = client.cookies["statecraft_csrf"]
            wanted = {"seats": [{"kind": "me"}] * 3, "control": {"decision": 600}}
            made = await client.post("/api/tables", json={"game": "globopolis", **wanted})
            id = made.json()["id"]
            assert (await client.post(f"/api/tables/{id}/start")).status_code == 201
        # Nothing tells how far ahead it was, as after a backup was restored.
        (tmp_path / "clock").unlink()
        services = opened(tmp_path, today)
        async with AsyncTestClient(make_app(services)) as client:
            assert (await client.get("/readyz")).status_code == 200
            assert dues(services, id)
            assert all(0 < due < HOUR for due in dues(services, id))
            rows = await services.store.read(lambda db: db.rows("SELECT due FROM deadline"))
            assert sorted(row["due"] - services.clock() for row in rows) == pytest.approx(
                sorted(dues(services, id)), abs=5
            )

    asyncio.run(sessions())
