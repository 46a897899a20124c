"""Tables whose rows were damaged: each is named and set aside, and everybody else starts and plays as if nothing were."""

import random
import sqlite3
from pathlib import Path

import httpx

from server.databases import of_the_file
from server.real.serving import Json, Person, Server, play, run, serving
from server.real.test_stop import person_again

LAST = "seq = (SELECT MAX(seq) FROM entry WHERE table_id = :id)"
#: What was done to a table in play, each to one of its own.
DAMAGES = {
    "a move is cut off": f"UPDATE entry SET body = substr(body, 1, 20) WHERE table_id = :id AND {LAST}",
    "a move is another": 'UPDATE entry SET body = \'{"lines": [{"act": 7}]}\''
    f" WHERE table_id = :id AND {LAST}",
    "a move is no text": f"UPDATE entry SET body = x'ff00ff' WHERE table_id = :id AND {LAST}",
    "a move is missing": "DELETE FROM entry WHERE table_id = :id AND seq = 3",
    "all moves are missing": "DELETE FROM entry WHERE table_id = :id",
    "a seat is missing": "DELETE FROM seat WHERE table_id = :id AND seat = 0",
    "the options are nonsense": "UPDATE game_table SET options = 'x' WHERE id = :id",
    "who is waited for is nonsense": "UPDATE game_table SET waits = x'80' WHERE id = :id",
    "the dice are nonsense": "UPDATE dice SET chains = x'00' WHERE table_id = :id",
}
NO_TIME = "UPDATE deadline SET due = 'soon' WHERE table_id = :id"


def damage(server: Server, sql: str, table: str) -> None:
    with sqlite3.connect(server.data / "statecraft.sqlite") as db:
        assert db.execute(sql, {"id": table}).rowcount >= 1, sql
    db.close()


async def tables(person: Person) -> dict[str, str]:
    """A table in play for each damage, and two more."""
    made: dict[str, str] = {}
    for what in (*DAMAGES, "no time", "whole"):
        control: Json = {"decision": 3600}
        table = await person.make("globopolis", "mrr", control=control, public=True)
        made[what] = table["id"]
        socket = await person.follow(table["id"])
        await play(socket, [0], random.Random(1), moves=2)
        await socket.close()
    return made


async def all_is_well_but(person: Person, made: dict[str, str], lobby: str) -> None:
    for what in DAMAGES:
        answer = await person.try_to("GET", f"/api/tables/{made[what]}/view?seat=0")
        assert (answer.status_code, answer.json()["error"]["text"]) == (
            503,
            "server-table-damaged",
        ), what
        # Who looks on again does not make the server read it again.
        assert (await person.try_to("GET", f"/api/tables/{made[what]}")).status_code == 503
    for what in ("whole", "no time"):
        socket = await person.follow(made[what])
        assert await play(socket, [0], random.Random(2), moves=2) == 2
        await socket.close()
    # Damaged while the server runs, and nobody has looked at it yet.
    damage(person.server, "UPDATE entry SET body = '' WHERE table_id = :id", lobby)
    assert (await person.try_to("GET", f"/api/tables/{lobby}")).status_code == 503
    for path in ("/api/tables", "/api/me/tables", "/api/leaderboard?game=globopolis"):
        answer = await person.try_to("GET", path)
        assert answer.status_code == 200, (path, answer.text)
    listed = [table["id"] for table in await person.ask("GET", "/api/me/tables")]
    assert made["whole"] in listed
    assert made["who is waited for is nonsense"] not in listed
    counts = httpx.get(f"{person.server.url}/metrics").text
    for id in (*[made[what] for what in DAMAGES], lobby):
        assert f'statecraft_table_damaged{{table="{id}"}} 1.0' in counts
    assert made["whole"] not in counts
    assert (await person.try_to("GET", "/readyz")).status_code == 200


@of_the_file
def test_a_damaged_table_is_named_and_stops_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, grace=0) as server:

        async def before() -> tuple[Person, dict[str, str], str]:
            person = await Person.guest(server)
            lobby: str = (await person.make("globopolis", "moo", start=False))["id"]
            return person, await tables(person), lobby

        person, made, lobby = run(before())
        assert server.stop() == 0
        for what, sql in DAMAGES.items():
            damage(server, sql, made[what])
        damage(server, NO_TIME, made["no time"])
        server.logged.clear()
        server.start()

        async def after() -> None:
            await all_is_well_but(person_again(person, server), made, lobby)

        run(after())
        assert server.stop() == 0
        named = {line.get("table") for line in server.logged if line["event"] == "table damaged"}
        assert named == {*[made[what] for what in DAMAGES], lobby}
        events = {line["event"] for line in server.logged if line["level"] == "error"}
        # A database that lacks entries looks like one from a backup: the dice of the others are given new chains.
        known = {"table damaged", "table-unreadable", "deadline damaged", "dice not burned"}
        assert events <= known, events
        assert not server.unexpected
