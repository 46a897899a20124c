"""Whole games through the public interface alone: the example for bot authors, and several people."""

import asyncio
import json
import os
import random
import subprocess
import sys

import pytest

from server.real.serving import PATIENCE, ROOT, Person, Server, play, run
from statecraft.core.engine.session import Session
from statecraft.core.record.record import Record
from statecraft.fairdice.verify import verify
from statecraft.plugins.registry import game as game_of


def example(*words: str) -> dict[str, object]:
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "remote_player.py"), *words],
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        env={"PATH": os.environ["PATH"]},
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    figures: dict[str, object] = json.loads(ran.stdout)
    return figures


def check_over(server: Server, id: object) -> None:
    """What is left of a finished game: a record that plays to the same result, and dice that verify."""

    async def fetch() -> tuple[str, object]:
        somebody = await Person.guest(server)
        code = server.rows("SELECT code FROM game_table WHERE id = ?", id)[0]["code"]
        record = await somebody.try_to("GET", f"/api/tables/{id}/record?code={code}")
        dice = await somebody.ask("GET", f"/api/tables/{id}/dice?code={code}")
        return record.text, dice

    text, dice = run(fetch())
    row = server.rows("SELECT game, result FROM game_table WHERE id = ?", id)[0]
    game = game_of(row["game"])
    session = Session.load(game, Record.from_jsonl(game, text))
    assert session.state.result is not None
    assert list(session.state.result.ranks) == json.loads(row["result"])["ranks"]
    assert verify(dice).ok, verify(dice)


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_the_example_plays_a_whole_game_against_bots(game: str, server: Server) -> None:
    data = example(server.url, game)
    assert data["status"] == "over"
    check_over(server, data["table"])


def test_the_example_plays_a_seat_it_was_given_against_people(server: Server) -> None:
    async def people() -> str:
        host = await Person.guest(server, "Host")
        other = await Person.guest(server, "Other")
        made = await host.make("globopolis", "moo", start=False, options={"round_limit": 4})
        id = made["id"]
        await other.ask("POST", f"/api/tables/{id}/seats?code={made['code']}", {"seat": 1})
        given = await host.ask("POST", f"/api/tables/{id}/seats/2/token")
        await host.ask("POST", f"/api/tables/{id}/start")
        program = asyncio.create_task(asyncio.to_thread(example, server.url, id, given["token"]))
        sockets = [await host.follow(id), await other.follow(id)]
        rng = random.Random(3)
        await asyncio.gather(
            *[play(socket, [seat], rng) for seat, socket in enumerate(sockets)],
        )
        assert (await program)["status"] == "over"
        for socket in sockets:
            await socket.close()
        return str(id)

    check_over(server, run(people()))
