"""A substitute for somebody who has left: offered, voted on by the others, and then in the seat with all that it sees."""

from pathlib import Path
from typing import Any

from server.tables.room import ADA, BO, CY, DI, ME, NOVICE, OPEN, Room, play, refused
from server.tables.test_absence import GONE, PEOPLE, Line, ask_for_bot, change, log, waiting_table
from statecraft.core.record.struct import to_json
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.server.people import ratings
from statecraft.server.tables import absence, substitutes
from statecraft.server.tables.seats import Actor
from statecraft.server.updates.updates import snapshot


def offer(room: Room, id: str, by: Actor, seat: int) -> Any:
    return change(room, id, lambda table: substitutes.offer(table, by, seat, room.clock()))


def vote(room: Room, id: str, by: Actor, seat: int, agrees: bool = True) -> Any:
    return change(room, id, lambda table: substitutes.vote(table, by, seat, agrees, room.clock()))


async def left(room: Room, *guests: Actor) -> tuple[str, int, list[Actor]]:
    """A private table, a seat that its player has left and a bot keeps warm, and who plays on."""
    id, seat = await waiting_table(room, *guests, public=False)
    others = [person for person in (ADA, *guests) if person != (ADA, *guests)[seat]]
    order = {"give-order": {"order": to_json(AlwaysDefault("initiative"))}}
    await room.send(id, (ADA, *guests)[seat], seat, order)
    room.clock.at += GONE
    for other in others:
        if not (await room.at(id)).seats[seat].away:
            await ask_for_bot(room, id, other, seat)
    return id, seat, others


def test_a_substitute_has_the_seat_with_all_that_it_sees_by_vote(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat, (keen, other) = await left(room, BO, CY)
        gone = (ADA, BO, CY)[seat]
        await offer(room, id, DI, seat)
        for person in (keen, other):
            lines = snapshot(await room.at(id), None)["presence"][seat]["wish"]
            assert (lines["name"], len(lines["asked"])) == ("Di", 2)
            assert person.person != lines["person"]
        await vote(room, id, keen, seat)
        # One of two is not more than half.
        assert (await room.at(id)).seats[seat].person == gone.person
        await room.reopen()
        assert absence.presence(await room.at(id))[seat]["wish"]["agreed"] == [PEOPLE.index(keen)]
        await vote(room, id, other, seat)
        await room.reopen()
        table = await room.at(id)
        row = table.seats[seat]
        assert (row.person, row.name, row.away, row.first_person) == (
            DI.person,
            "Di",
            False,
            gone.person,
        )
        assert table.substitute is None
        assert "event-substitute" in log(table)
        assert "event-claimed" in log(table)
        # All that the seat sees, its orders too; and nothing any more for who left.
        line = Line(room, id, seat, DI)
        view = snapshot(table, seat)["view"]
        assert [order["kind"] for order in view["orders"]] == ["initiative"]
        assert view["seat"] == seat
        await line.leave()
        assert await refused(room.send(id, gone, seat, {"back": {}})) == "server-not-your-seat"
        assert ratings.who(table, seat) == f"person:{gone.person}"

    play(tmp_path, work)


def test_half_of_the_others_can_refuse(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat, (keen, other) = await left(room, BO, CY)
        await offer(room, id, DI, seat)
        assert await refused(offer(room, id, DI, seat)) == "server-substitute-asked"
        await vote(room, id, other, seat)
        await vote(room, id, keen, seat, False)
        table = await room.at(id)
        assert table.substitute is None
        assert "event-substitute-refused" in log(table)
        assert await refused(vote(room, id, other, seat)) == "server-no-substitute"
        # It can be offered again, and who thinks otherwise now may say so.
        await offer(room, id, DI, seat)
        await vote(room, id, keen, seat)
        await vote(room, id, other, seat)
        assert (await room.at(id)).seats[seat].person == DI.person

    play(tmp_path, work)


def test_who_is_back_keeps_the_seat(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat, (keen, _other) = await left(room, BO, CY)
        await offer(room, id, DI, seat)
        await vote(room, id, keen, seat)
        await room.send(id, (ADA, BO, CY)[seat], seat, {"back": {}})
        await room.reopen()
        table = await room.at(id)
        assert table.substitute is None
        assert absence.presence(table)[seat]["wish"] is None
        assert await refused(vote(room, id, keen, seat)) == "server-no-substitute"
        assert await refused(offer(room, id, DI, seat)) == "server-not-left"

    play(tmp_path, work)


def test_nobody_offers_or_votes_who_may_not(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id, seat, (keen, _other) = await left(room, BO, CY)
        gone = (ADA, BO, CY)[seat]
        assert await refused(offer(room, id, keen, seat)) == "server-sits-there"
        assert await refused(offer(room, id, Actor(), seat)) == "server-kicked"
        assert await refused(vote(room, id, keen, seat)) == "server-no-substitute"
        await offer(room, id, DI, seat)
        for by in (gone, DI, Actor()):
            assert await refused(vote(room, id, by, seat)) == "server-not-your-vote"
        # Where nobody else plays on who could vote, there is no substitute.
        alone = await room.begun(ADA, seats=[ME, NOVICE])
        (await room.at(alone)).seats[0].away = True
        room.clock.at += 2 * GONE
        assert await refused(offer(room, alone, DI, 0)) == "server-not-left"
        # Nor is there one before some time has gone by.
        fresh, place = await waiting_table(room, BO, seats=[ME, OPEN])
        (await room.at(fresh)).seats[place].away = True
        assert await refused(offer(room, fresh, DI, place)) == "server-not-left"

    play(tmp_path, work)
