"""`python -m bench.growth`: whether anything a player does takes longer than in proportion to the game.

A game of Globopolis is played at random to a length, twice and four times that length; each becomes a table
in play, which both players and somebody in the gallery follow, and a replay. What players do there is timed by
the processor time it takes, in the server and in its workers, the quickest of a few goes. A factor of 2 for twice
the length is linear, 1 means that the length does not matter.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Shown

from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import new_header
from statecraft.core.trade import offers
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.domain import Domain
from statecraft.globopolis import GAME
from statecraft.server.ids import Ids
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.tables import commands
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Viewer

LATEST = Path(__file__).parent / "results" / "growth.json"
_PEOPLE = [Actor("ada", "Ada", "blue"), Actor("bo", "Bo", "green")]
_GOES = 5
_LIMIT = {"round_limit": 200}


def record_of(lines: int, seed: int) -> str:
    """A game of so many lines, played at random, in which somebody may trade and take a step back."""
    rng = random.Random(seed)
    while True:
        session = Session(GAME, new_header(GAME, _LIMIT, 2))
        while not isinstance(session.state.pending(), Over):
            if len(session.record.lines) >= lines and _trader(session) is not None:
                return session.record.to_jsonl()
            play_on(session, rng)


def play_on(session: Session, rng: random.Random) -> None:
    """One random input."""
    pending = session.state.pending()
    if isinstance(pending, Chance):
        session.apply(Outcome(pending.id, pending.distribution.sample(rng)))
        return
    musts = [question for question in pending.questions if question.must]
    question = rng.choice(musts or list(pending.questions))
    action = session.state.legal(question.seat, question.id).sample(rng)
    session.apply(Act(question.id, question.seat, action))


def _trader(session: Session) -> tuple[Question, Domain] | None:
    """Who may make an offer, and the offers there are."""
    for question in session.state.questions():
        domain = session.state.legal(question.seat, question.id).domain(MakeOffer)
        if domain is not None:
            return question, domain
    return None


def spent() -> float:
    """Seconds of processor time that this process has had, and its workers where the system tells (Linux)."""
    workers = 0
    for listed in Path("/proc/self/task").glob("*/children"):
        for child in listed.read_text().split():
            for thread in Path(f"/proc/{child}/task").glob("*/schedstat"):
                workers += int(thread.read_text().split()[0])
    return time.process_time() + workers / 1e9


class Follower:
    """Somebody who looks on, and is told everything."""

    def __init__(self, table: str, actor: Actor, viewer: Viewer) -> None:
        self.table = table
        self.actor = actor
        self.viewers: tuple[Viewer, ...] = (viewer,)

    def send(self, message: bytes, talk_from: str | None) -> None: ...

    def quieten(self, person: str) -> None: ...

    def bye(self) -> None: ...


class Evening:
    """A server's tables, and one game at them: in play, and as a replay."""

    def __init__(self, services: TableServices, rng: random.Random) -> None:
        self._services = services
        self._rng = rng
        self.text = ""
        self.replay = ""
        self.id = ""

    async def begin(self, text: str) -> None:
        archive, lobby = self._services.archive, self._services.lobby
        self.text = text
        self.replay = (await archive.bring(_PEOPLE[0], GAME.name, text, {})).id
        last = (await archive.turns(self.replay))["lines"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = NewTable(game="", seats=seats, rated=False)
        self.id = (await archive.fork(self.replay, _PEOPLE[0], last, wanted)).id
        await lobby.sit(self.id, _PEOPLE[1], None)
        await lobby.start(self.id, _PEOPLE[0])
        for viewer in (0, 1, None):
            follower = Follower(self.id, _PEOPLE[viewer or 0], viewer)
            self._services.live_tables.listen(follower)
            updates.snapshot(await self.table(), viewer)

    async def table(self) -> Table:
        return await self._services.live_tables.open(self.id)

    async def send(self, seat: int, command: dict[str, Any]) -> None:
        await self._services.live_tables.change(
            self.id,
            lambda table: commands.carry_out(
                table, _PEOPLE[seat], seat, None, command, self._services.live_tables.now()
            ),
        )

    # What comes before some of it, and is not timed.

    async def open_anew(self) -> None:
        self.replay = (await self._services.archive.bring(_PEOPLE[0], GAME.name, self.text, {})).id

    # What is timed; each leaves the table so that it can be done again.

    async def answer(self) -> None:
        state = (await self.table()).state
        question = next(each for each in state.questions() if each.must)
        action = state.legal(question.seat, question.id).sample(self._rng)
        fields = {"question": question.id, "action": action.to_json()}
        await self.send(question.seat, {"act": fields})

    async def offer(self) -> None:
        session = (await self.table()).playing()
        trader = _trader(session)
        if trader is None:
            await self.answer()
            return
        question, domain = trader
        fields = {"question": question.id, "action": domain.sample(self._rng).to_json()}
        await self.send(question.seat, {"act": fields})

    async def decide_on_an_offer(self) -> None:
        """Take or refuse one that was made; there may be none where nobody can trade just now."""
        state = (await self.table()).state
        for question in state.questions():
            if question.kind == offers.ANSWER:
                action = state.legal(question.seat, question.id).sample(self._rng)
                fields = {"question": question.id, "action": action.to_json()}
                await self.send(question.seat, {"act": fields})
                return
        await self.answer()

    async def take_back(self) -> None:
        session = (await self.table()).playing()
        for seat in range(2):
            if session.can_undo(Seat(seat)):
                await self.send(seat, {"undo": {}})
                return

    async def go_back(self) -> None:
        table = await self.table()
        turns = sorted(table.turns)
        await self.send(0, {"rollback": {"turn": turns[-2 if len(turns) > 1 else -1]}})
        await self.send(1, {"agree": {}})

    async def reconnect(self) -> None:
        updates.snapshot(await self.table(), 0)

    async def catch_up(self) -> None:
        table = await self.table()
        stream = table.stream(0)
        missed = stream.since(max(0, stream.seq - 100))
        updates.caught_up(table, stream, missed or [])

    async def log(self) -> None:
        updates.log(await self.table(), 0)

    async def read_anew(self) -> None:
        self._services.live_tables.forget(await self.table())
        await self.table()

    async def bring(self) -> None:
        await self._services.archive.bring(_PEOPLE[0], GAME.name, self.text, {})

    async def take_along(self) -> None:
        await self._services.archive.record(self.replay)

    async def report(self) -> None:
        (await self.table()).thrown().report()

    async def points(self) -> None:
        await self._services.archive.score_history(self.replay)

    async def position(self) -> None:
        lines = (await self._services.archive.turns(self.replay))["lines"]
        line = self._rng.randint(lines // 2, lines)
        await self._services.archive.position(self.replay, line, None, open_cards=True)


ACTS: dict[str, Callable[[Evening], Awaitable[None]]] = {
    "an answer": Evening.answer,
    "an offer, with what is pledged": Evening.offer,
    "an offer decided on": Evening.decide_on_an_offer,
    "a step taken back": Evening.take_back,
    "all together back to the turn before": Evening.go_back,
    "coming back: a snapshot": Evening.reconnect,
    "coming back: what was missed": Evening.catch_up,
    "the whole log": Evening.log,
    "the report of the dice": Evening.report,
    "a replay at any line": Evening.position,
    "a table read anew": Evening.read_anew,
    "a record brought": Evening.bring,
    "a record taken along": Evening.take_along,
    "everybody's points, turn by turn": Evening.points,
}
_BEFORE: dict[Callable[[Evening], Awaitable[None]], Callable[[Evening], Awaitable[None]]] = {
    Evening.decide_on_an_offer: Evening.offer,
    Evening.take_back: Evening.offer,
    Evening.points: Evening.open_anew,
}


async def timed(lines: int, seed: int) -> dict[str, float]:
    """Milliseconds of processor time for everything at a game of so many lines."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="statecraft-growth-") as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        ids = Ids(random.Random(seed).randbytes)
        services = await TableServices.open(Path(folder), store, ids, time.time, 1, 1000)
        try:
            evening = Evening(services, random.Random(seed))
            await evening.begin(record_of(lines, seed))
            await evening.position()
            for name, do in ACTS.items():
                times = []
                for _ in range(_GOES):
                    if do in _BEFORE:
                        await _BEFORE[do](evening)
                    began = spent()
                    await do(evening)
                    times.append(1000 * (spent() - began))
                found[name] = min(times)
        finally:
            await services.close()
            await store.close()
    return found


async def measure(lines: int, seed: int) -> dict[str, Any]:
    lengths = [lines, 2 * lines, 4 * lines]
    runs = [await timed(length, seed) for length in lengths]
    return {
        "lengths": lengths,
        "ms": {name: [run[name] for run in runs] for name in ACTS},
    }


def rows(report: dict[str, Any]) -> list[list[str]]:
    """Each act with its time at the first length, and the factor of each doubling."""
    return [
        [
            name,
            f"{ms[0]:.2f}",
            *[f"× {now / was:.2f}" for was, now in pairwise(ms)],
        ]
        for name, ms in report["ms"].items()
    ]


def headings(report: dict[str, Any]) -> list[str]:
    first, *later = report["lengths"]
    return ["", f"ms at {first:,} lines", *[f"at {length:,}" for length in later]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--lines", type=int, default=400, help="of the shortest game (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=LATEST)
    given = parser.parse_args()
    report = asyncio.run(measure(given.lines, given.seed))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(report, indent=1) + "\n")
    table = Shown(*headings(report), title="What players do, as a game grows")
    for row in rows(report):
        table.add_row(*row)
    Console(width=132).print(table)


if __name__ == "__main__":
    main()
