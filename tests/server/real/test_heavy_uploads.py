"""What guests send that takes long: the others play on, nothing is left of who has gone, and the server ends in time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
from bench.attack.attackers import long_record

from server.real.serving import Person, Server, run, serving
from server.tables.test_editions import SHIPPED
from statecraft.core.record.record import Record
from statecraft.plugins import registry


def record(undos: int) -> dict[str, object]:
    return {"game": "globopolis", "record": long_record(undos), "names": []}


async def slowest(person: Person, until: "asyncio.Future[Any]") -> float:
    """The longest that a request of somebody else took meanwhile."""
    worst = 0.0
    while not until.done():
        began = time.monotonic()
        await person.ask("GET", "/api/me")
        worst = max(worst, time.monotonic() - began)
        await asyncio.sleep(0.02)
    return worst


def test_uploads_that_take_long_hold_nobody_up(tmp_path: Path) -> None:
    """The attack: six records of 15,000 undos at once, and editions of 25,000 rows beside them."""

    async def go(server: Server) -> None:
        victim = await Person.guest(server, "Victim")
        attackers = [await Person.guest(server, f"Mallory {n}") for n in range(6)]
        rows = {**SHIPPED, "ops.toml": "[[operations]]\n" * 25_000}
        edition = {"game": "globopolis", "files": rows}
        brought = record(15_000)

        async def attack(person: Person, path: str, body: Any) -> httpx.Response:
            return await person.http.post(path, json=body, timeout=120)

        uploads = asyncio.gather(
            *[attack(person, "/api/records", brought) for person in attackers[:3]],
            *[attack(person, "/api/editions", edition) for person in attackers[3:]],
        )
        assert await slowest(victim, uploads) < 2.0
        answers = await uploads
        assert [answer.status_code for answer in answers[:3]] == [201] * 3
        for answer in answers[3:]:
            assert answer.status_code == 400
            problems = answer.json()["error"]["values"]["problems"].split("\n")
            assert len(problems) == 51
        # What was taken in can be looked at, and is what it was.
        made = answers[0].json()
        found = (await attackers[0].try_to("GET", f"/api/tables/{made['id']}/record")).text
        game = registry.game("globopolis")
        assert Record.from_jsonl(game, found) == Record.from_jsonl(game, str(brought["record"]))
        made = await victim.ask("POST", "/api/records", record(30))
        place = await victim.ask("GET", f"/api/tables/{made['id']}/replay/620?open=true")
        assert place["line"] == 620

    with serving(tmp_path) as server:
        run(go(server))
        assert server.stop() == 0


def test_a_job_ends_with_its_client_and_with_the_server(tmp_path: Path) -> None:
    """The attack: send what takes long, hang up, and send it again; then the server is to end."""

    async def go(server: Server) -> None:
        mallory = await Person.guest(server, "Mallory")
        victim = await Person.guest(server, "Victim")
        body = record(15_000)
        for _ in range(4):
            try:
                await mallory.http.post("/api/records", json=body, timeout=0.4)
            except httpx.TimeoutException:
                continue
        # Had they all been done, this one would wait for all of them.
        small = {"game": "globopolis", "record": long_record(1), "names": []}
        answer = await victim.http.post("/api/records", json=small, timeout=60)
        assert answer.status_code == 201, answer.text
        await asyncio.gather(
            *[mallory.http.post("/api/records", json=body, timeout=0.5) for _ in range(3)],
            return_exceptions=True,
        )

    with serving(tmp_path) as server:
        run(go(server))
        kept = server.rows("SELECT COUNT(*) AS many FROM game_table")[0]["many"]
        assert kept < 6
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
