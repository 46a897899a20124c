"""A table is what its rows add up to: thrown out of memory at any moment it comes back as it was."""

import asyncio
import random
from pathlib import Path

import pytest

from scale import scaled
from server.tables.room import (
    ADA,
    BO,
    ME,
    NOVICE,
    OPEN,
    PEOPLE,
    RANDOM,
    Room,
    at_a_glance,
    everything,
    play,
)
from statecraft.core.record.struct import to_json
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.fairdice import verify
from statecraft.server.refusal import Refused
from statecraft.server.tables import talk
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

TIMED: Json = {"decision": 20, "bank": 40, "phase": 60, "stop": 30, "reply": 10}
SHORT: dict[str, Json] = {"globopolis": {"until_round": 3}}
"""Options that make a game short enough to be played often."""


async def odd(room: Room, id: str) -> None:
    """Something else than an answer: undo, wishes, orders, the clock, words, coming back, leaving."""
    rng = room.rng
    table = await room.at(id)
    actor = rng.choice(PEOPLE[:2])
    seats = table.seats_of(actor)
    if not seats:
        return
    seat = rng.choice(seats)
    kind = rng.choice(sorted({question.kind for question in table.state.questions()}) or ["x"])
    commands: list[Json] = [
        {"undo": {}},
        {"undo": {}},
        {"back": {}},
        {"give-order": {"order": to_json(AlwaysDefault(kind))}},
        {"drop-order": {"kind": kind}},
        {"stop-clock": {}},
        {"run-clock": {}},
        {"rollback": {"turn": rng.choice(sorted(table.turns))}},
        {"agree": {}},
        {"agree": {}},
        {"refuse": {}},
    ]
    if rng.random() < 0.01:
        commands = [{"concede": {}}]
    before = at_a_glance(table)
    try:
        if rng.random() < 0.1:
            at = room.clock()
            to: Json = rng.choice([{"all": True}, {"seats": [(seat + 1) % len(table.seats)]}])
            await room.table_services.live_tables.change(
                id, lambda t: talk.say(t, actor, seat, to, "Hear, hear", at)
            )
        else:
            await room.send(id, actor, seat, rng.choice(commands), room.key())
    except (Illegal, Refused):
        assert at_a_glance(await room.at(id)) == before


async def throw_away(room: Room, id: str, reopen: bool) -> Table:
    """Forget a table, or the whole server, and compare what comes back."""
    before = everything(await room.at(id))
    if reopen:
        await room.reopen()
    else:
        room.table_services.live_tables.forget(await room.at(id))
    table = await room.at(id)
    after = everything(table)
    for part, was in before.items():
        assert after[part] == was, part
    return table


async def one_game(room: Room, game: str, control: Json | None, often: float) -> Table:
    rng = room.rng
    seats = rng.choice([[ME, OPEN, NOVICE], [ME, OPEN], [ME, ME, OPEN, RANDOM], [ME, RANDOM]])
    guests = [BO] if OPEN in seats else []
    options = SHORT.get(game, {"sealed_votes": rng.random() < 0.5})
    id = await room.begun(ADA, *guests, game=game, control=control, seats=seats, options=options)
    for _ in range(100_000):
        if rng.random() < 0.1:
            await odd(room, id)
        if control is not None:
            room.clock.at += rng.choice([0, 0.25, 3, 12])
            await room.ring()
            if rng.random() < 0.02:
                await room.wait(rng.choice([30, 70]))
        if rng.random() < often:
            await throw_away(room, id, reopen=rng.random() < 0.2)
        if not await room.step(id):
            break
    table = await room.at(id)
    assert table.status == "over"
    await throw_away(room, id, reopen=True)
    return table


@pytest.mark.parametrize("timed", [False, True], ids=["untimed", "timed"])
@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_table_comes_back_as_it_was(tmp_path: Path, game: str, timed: bool) -> None:
    async def work(room: Room) -> None:
        for _ in range(scaled(2 if game == "globopolis" else 4)):
            often = room.rng.choice([0.01, 0.03])
            table = await one_game(room, game, TIMED if timed else None, often)
            assert table.dice is not None
            verdict = verify(table.dice.report())
            assert verdict.wrong is None, verdict
            assert not await room.rows("SELECT * FROM deadline")

    play(tmp_path, work, seed=random.Random(f"{game} {timed}").randrange(1 << 30))


def test_nothing_that_happens_is_lost_or_written_twice(tmp_path: Path) -> None:
    """Two people send at once what both may: the entries are numbered without a gap."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        for _ in range(60):
            table = await room.at(id)
            asked = room.asked(table)
            if not asked:
                break
            same = [room.answer(id, *each) for each in asked for _ in range(2)]
            for done in await asyncio.gather(*same, return_exceptions=True):
                assert (
                    done is None
                    or not isinstance(done, BaseException | None)
                    or isinstance(done, Illegal)
                ), done
        rows = await room.rows("SELECT seq FROM entry WHERE table_id = :id ORDER BY seq", id=id)
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        await throw_away(room, id, reopen=False)

    play(tmp_path, work)
