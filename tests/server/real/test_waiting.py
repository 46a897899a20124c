"""Bots that wait for people: `kill -9` in the middle of a wait takes nothing away, and a wait tells no secret."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from contract.globopolis_contract import globopolis_contract
from contract.pairs import _readdressed
from server.real.serving import Json, Person, Server, Socket, run
from server.real.test_secrecy import partner, somewhere
from server.real.twins import CONTROL, table_at
from statecraft.core.engine.state import State
from statecraft.core.record.inputs import Act
from statecraft.server.tables import waiting
from statecraft.server.tables.change import Change
from statecraft.server.tables.clocks import Control
from statecraft.server.tables.seats import BOT, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates

TIMED = {"decision": 600, "bank": 600, "aside": 20, "offer": 20}


async def asides(person: Person, socket: Socket) -> list[Json]:
    """Whom bots wait for now, as the seat is told."""
    await socket.ask("sync")
    snapshots = [message for message in socket.news if message["type"] == "snapshot"]
    found: list[Json] = snapshots[-1]["asides"]
    return found


async def come_to_agents(person: Person, socket: Socket) -> list[Json]:
    """Answer with defaults and let go of business, until agents may be placed and a bot waits for it."""
    for _ in range(400):
        asked = (await socket.ask("questions", seat=0))["result"]
        musts = [each for each in asked if each["must"]]
        if musts:
            action = musts[0]["default"] or musts[0]["actions"][0]
            command: Json = {"act": {"question": musts[0]["id"], "action": action}}
        else:
            waits = await asides(person, socket)
            if any(each["kind"] == "agents" for each in waits):
                return waits
            command = {"go-on": {}}
        await socket.ask("move", seat=0, command=command)
    raise AssertionError("no agents to place")


async def killed(server: Server, control: Json | None) -> None:
    ada = await Person.guest(server)
    made = await ada.make("globopolis", "mn", wait=True, control=control)
    socket = await ada.follow(made["id"])
    waits = await come_to_agents(ada, socket)
    (before,) = [each for each in waits if each["kind"] == "agents"]
    server.kill()
    await socket.close()
    server.start()
    socket = await ada.follow(made["id"])
    assert before in await asides(ada, socket)
    if control is None:
        await socket.ask("move", seat=0, command={"go-on": {}})
    # By the clock its deadline fires after the start, though nobody says anything.
    async with asyncio.timeout(60):
        while any(each["kind"] == "agents" for each in await asides(ada, socket)):
            await asyncio.sleep(0.2)
    await socket.close()


@pytest.mark.parametrize("control", [None, TIMED], ids=["untimed", "timed"])
def test_a_kill_in_the_middle_of_a_wait_takes_no_time_away(
    tmp_path: Path, control: Json | None
) -> None:
    server = Server(tmp_path / "data", grace=1, bots=0)
    server.start()
    try:
        run(killed(server, control))
    finally:
        server.kill()
    assert server.problems() == []


def waiting_at(state: State, control: Control | None, bot: int) -> Table:
    """A table at this position at which a bot has one seat."""
    table = table_at(state, control)
    table.seats[bot] = SeatRow(bot, BOT, None, "novice", "Bot", "red")
    waiting.go_on(table, Change("inputs", 1000.0, {}))
    return table


def test_a_wait_depends_on_what_everybody_knows(tmp_path: Path) -> None:
    """Two tables that differ in what a seat cannot see: whom bots wait for, until when, and with which
    of their answers is the same at both."""
    contract, rng = globopolis_contract(), random.Random(5)
    figures: Counter[str] = Counter()
    for _ in range(40):
        for state in somewhere(contract, rng):
            seats = range(len(state.holders))
            seat = rng.choice(seats)
            other = partner(contract, state, seat, rng)
            if other is None:
                continue
            bot = rng.choice([each for each in seats if each != seat])
            control = CONTROL if rng.randrange(2) else None
            one, two = (waiting_at(each, control, bot) for each in (state, other))
            assert waiting.asides(one) == waiting.asides(two)
            assert updates.public(one)["asides"] == updates.public(two)["asides"]
            figures["waits"] += bool(waiting.asides(one))
            for question in one.state.questions():
                if not question.must or question.seat != bot:
                    continue
                legal = one.state.legal(question.seat, question.id)
                given = Act(question.id, question.seat, legal.sample(rng))
                twin = _readdressed(two.state, one.state, given)
                if not isinstance(twin, Act) or two.asked(twin.question) is None:
                    continue
                if two.state.legal(twin.seat, twin.question).why_not(twin.action) is not None:
                    continue
                assert waiting.holds_up(one, given) == waiting.holds_up(two, twin)
                figures["held" if waiting.holds_up(one, given) else "free"] += 1
    assert figures["waits"] > 50, figures
    assert figures["held"] > 3, figures
    assert figures["free"] > 3, figures
