"""How large a mail about a turn is, and how long it takes to hand a thousand of them over.

    python -m bench.mail [MAILS] [--write]

A game of each kind is played by novices to its middle, on a real database; the mail that its next turn brings is made
as the server makes it. Then so many copies of it wait in the outbox and are handed over, one after the other, to a real
aiosmtpd in a process of its own: without pictures and signature, with the signature, and (a tenth as many) with both.
Pictures are drawn by a worker, whose processor time is `drawing_ms` for each. And games are played to count how many
mails a player needs for each turn of its own, as `tests/contract/mails.py` counts them. Prints JSON, and writes a section
of `docs/benchmarks.md` with `--write`.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any

from bench.mail_section import BEGINS, ENDS, section
from bench.sections import PAGE, put
from statecraft.plugins import registry
from statecraft.server.config import Settings
from statecraft.server.correspondence.notices import CHANNEL, GATHER
from statecraft.server.jobs.bot_pool import answer
from statecraft.server.jobs.dkim import DkimKey, new_key
from statecraft.server.jobs.mail import message, pictures_of
from statecraft.server.jobs.outbox import MAIL, Outbox
from statecraft.server.jobs.smtp import Smtp
from statecraft.server.jobs.smtp_server import SmtpServer
from statecraft.server.pictures.board_picture import png
from statecraft.server.services import Services
from statecraft.server.store import Connection, Row
from statecraft.server.tables import commands
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor

GAMES = ("globopolis", "global-powers")
STEPS = 150
PLAYED = 6
"""Games of each kind in which mails are counted."""
TESTS = Path(__file__).parents[1] / "tests"
SENDER = "table@example.org"
PEOPLE = [Actor(f"person-{name}", name, "blue") for name in ("Ada", "Bo", "Cy", "Di")]


class Clock:
    """A clock that the measurement sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


async def mail_of(services: Services, clock: Clock, game: str) -> Row:
    """The mail that somebody gets in the middle of a game of four."""
    tables = services.table_services
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = await tables.lobby.create(
        PEOPLE[0], NewTable(game=game, seats=seats, control={"days": 2, "bank": 3})
    )
    for person in PEOPLE[1:]:
        await tables.lobby.sit(table.id, person, None)
    await tables.lobby.start(table.id, PEOPLE[0])
    for step in range(STEPS):
        if step == STEPS - 30:
            # What was told before is not told again.
            await told(services, clock)
        question = next(each for each in table.state.questions() if each.must)
        action, _hint = answer(table.state, question, "novice", str(step), False)
        act = {"question": question.id, "action": action}
        await tables.live_tables.change(
            table.id,
            lambda table, seat=int(question.seat), key=str(step), act=act: commands.carry_out(  # type: ignore[misc]
                table, PEOPLE[seat], seat, key, {"act": act}, clock()
            ),
        )
    return (await told(services, clock))[-1]


async def told(services: Services, clock: Clock) -> list[Row]:
    """The mails that are due now; they count as sent."""
    clock.now += GATHER
    while await services.outbox.deliver(CHANNEL):
        pass
    rows = await services.store.read(
        lambda db: db.rows("SELECT * FROM mail WHERE channel = 'mail' AND sent IS NULL ORDER BY id")
    )
    await services.store.write(lambda db: db.run("UPDATE mail SET sent = 1 WHERE sent IS NULL"))
    return list(rows)


async def handed_over(
    services: Services, row: Row, port: int, mails: int, key: DkimKey | None, pictures: bool
) -> dict[str, float]:
    """So many copies of a mail, from the rows of the outbox to the server's last answer."""
    columns = [name for name in row.keys() if name not in ("id", "message_id", "sent")]  # noqa: SIM118
    names = ", ".join(columns)

    def wait(db: Connection) -> None:
        for _ in range(mails):
            db.run(
                f"INSERT INTO mail ({names}) VALUES ({', '.join([f':{name}' for name in columns])})",
                **{name: row[name] for name in columns},
            )

    await services.store.write(wait)
    clock = Clock()
    clock.now += 10 * 86_400
    smtp = Smtp(
        SmtpServer("127.0.0.1", port), SENDER, clock, key, draw=services.drawn if pictures else None
    )
    outbox = Outbox(services.store, clock, {MAIL: smtp})
    began, worked = time.perf_counter(), time.process_time()
    while await outbox.deliver():
        pass
    seconds = time.perf_counter() - began
    return {
        "mails": mails,
        "seconds": round(seconds, 2),
        "processor_seconds": round(time.process_time() - worked, 2),
        "mails_per_s": round(mails / seconds, 1),
    }


def post_office(told_port: Pipe) -> None:
    """A server for mails that throws them away."""
    from aiosmtpd.smtp import SMTP

    class Taken:
        async def handle_DATA(self, *_given: Any) -> str:  # noqa: N802
            return "250 OK"

    async def serve() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(Taken()), "127.0.0.1", 0)
        told_port.send(server.sockets[0].getsockname()[1])
        await asyncio.Event().wait()

    asyncio.run(serve())


async def measured(mails: int) -> dict[str, Any]:
    random.seed(0)
    figures: dict[str, Any] = {"mails": mails, "games": {}}
    here, there = multiprocessing.Pipe()
    office = multiprocessing.Process(target=post_office, args=(there,), daemon=True)
    office.start()
    port = here.recv()
    key = DkimKey(new_key(), "example.org", "bench")
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        services = Services.open(Settings(data=Path(folder), bots=0, job_processes=1), clock)
        # Mails wait until they are measured.
        del services.outbox.senders[MAIL]
        await services.start()
        await services.store.write(known)
        for game in GAMES:
            row = await mail_of(services, clock, game)
            pictures = await pictures_of(row, services.drawn)
            began = time.process_time()
            for part in json.loads(row["parts"]):
                if "draw" in part:
                    png(part["draw"])
            drawing = time.process_time() - began
            whole = message(row, SENDER, pictures).as_bytes()
            bare = message(row, SENDER).as_bytes()
            figures["games"][game] = {
                "bytes": len(whole),
                "bytes_without_picture": len(bare),
                "bytes_of_text": len(row["body"].encode()),
                "bytes_of_row": sum(len(row[name].encode()) for name in ("body", "html", "parts")),
                "drawing_ms": round(1000 * drawing, 1),
                "handed_over": {
                    "plain": await handed_over(services, row, port, mails, None, False),
                    "signed": await handed_over(services, row, port, mails, key, False),
                    "signed, with picture": await handed_over(
                        services, row, port, max(1, mails // 10), key, True
                    ),
                },
            }
        await services.stop()
    office.kill()
    office.join()
    return figures


def needed(games: int) -> dict[str, dict[str, float]]:
    """Mails that a player of four needs for each turn of its own: with all asked, others' turns not waiting, and orders."""
    sys.path.append(str(TESTS))
    from contract.mails import mails_a_turn
    from contract.test_mails import sensible

    found = {}
    for name in GAMES:
        game, seeds = registry.game(name), range(games)
        ways = {
            "all is asked": mails_a_turn(game, {}, seeds, False, lambda _game: ()),
            "others' turns do not wait": mails_a_turn(game, {}, seeds, True, lambda _game: ()),
            "with orders": mails_a_turn(game, {}, seeds, False, sensible),
        }
        found[name] = {way: sum(each) / len(each) for way, each in ways.items()}
    return found


def known(db: Connection) -> None:
    for person in PEOPLE:
        db.run(
            "INSERT INTO person (id, name, colour, language, email, created)"
            " VALUES (:id, :name, 'blue', 'en', :email, 0)",
            id=person.person,
            name=person.name,
            email=f"{person.name}@example.org",
        )


def main(words: list[str]) -> None:
    numbers = [int(word) for word in words if word.isdigit()]
    load = os.getloadavg()[0]
    mails = asyncio.run(measured(numbers[0] if numbers else 1000))
    report = {**mails, "load": load, "played": PLAYED, "needed": needed(PLAYED)}
    print(json.dumps(report, indent=1))
    if "--write" in words:
        page = put(PAGE.read_text("utf-8"), section(report), BEGINS, ENDS)
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
