"""What a viewer has been told, put together, is what the viewer may see; no more, no less, in order."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scale import scaled
from server.tables.client import Client, checked
from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Room, play
from server.tables.test_persistence import SHORT, TIMED, odd
from statecraft.server.tables import talk
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Viewer

LOG, TALK = 200, 200


def compare(client: Client, fresh: Json) -> None:
    """What the client has put together, beside a snapshot of now."""
    shown = dict(client.shown)
    shown["log"] = shown.get("log", [])[-LOG:]
    shown["talk"] = shown["talk"][-TALK:]
    fresh.setdefault("log", [])
    for name, value in checked(plain(fresh)).items():
        assert shown.get(name) == value, name


def plain(message: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(message))


def assert_asked(client: Client, table: Table) -> None:
    """The messages alone tell a seat all that it is asked, as if it had asked; and the gallery nothing."""
    viewer = client.shown["seat"]
    wanted = [] if viewer is None else plain(updates.questions(table, viewer))
    assert client.shown.get("questions", []) == wanted
    if viewer is None:
        assert not any(message.get("questions") for message in client.got)


def unasked(messages: list[Json]) -> list[Json]:
    """Messages as they are kept: without what was asked."""
    return [
        {name: value for name, value in message.items() if name != "questions"}
        for message in messages
    ]


async def follow(room: Room, id: str, viewer: Viewer) -> Client:
    table = await room.at(id)
    actor = CY
    if viewer is not None:
        person = table.seats[viewer].person
        actor = next((each for each in (ADA, BO) if each.person == person), CY)
    client = Client(id, actor, viewer)
    room.table_services.live_tables.listen(client)
    # The others are told who has come.
    room.table_services.live_tables.tell_presence(table, client)
    client.take(checked(plain(updates.snapshot(table, viewer))))
    return client


@pytest.mark.parametrize("timed", [False, True], ids=["untimed", "timed"])
@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_the_messages_add_up_to_the_view(tmp_path: Path, game: str, timed: bool) -> None:
    async def work(room: Room) -> None:
        for _ in range(scaled(1)):
            await followed_game(room, game, TIMED if timed else None)

    play(tmp_path, work, seed=random.Random(f"{game} {timed}").randrange(1 << 30))


async def followed_game(room: Room, game: str, control: Json | None) -> None:
    table = await room.table(
        ADA, game, seats=[ME, OPEN, NOVICE], control=control, options=SHORT.get(game, {})
    )
    id = table.id
    clients = [await follow(room, id, None)]
    await room.table_services.lobby.sit(id, BO, None)
    # People follow their seats; a bot's seat has nobody who could.
    clients += [await follow(room, id, 0), await follow(room, id, 1)]
    await room.table_services.lobby.start(id, ADA)
    await room.settle()
    going = True
    steps = 0
    while going:
        if room.rng.random() < 0.1:
            await odd(room, id)
        going = await room.step(id)
        steps += 1
        table = await room.at(id)
        for client in clients:
            compare(client, updates.snapshot(table, client.viewers[0]))
            assert_asked(client, table)
            assert set(client.shown.get("facts", ())) <= set(table.settings.game.table.FACTS)
    assert table.status == "over"
    assert steps > 20
    assert all(len(client.got) > 20 for client in clients)


def test_what_was_missed_is_sent_in_order(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await room.at(id)
        cut, whole = await follow(room, id, 0), await follow(room, id, 0)
        for _ in range(30):
            await room.step(id)
        seen = table.stream(0).seq
        # The connection is lost now and then, and catches up with the gap.
        cut.viewers = ()
        for _ in range(30):
            await room.step(id)
            missed = table.stream(0).since(seen)
            assert missed is not None
            assert plain(missed) == unasked([each for each in whole.got if each["seq"] > seen])
        stream = table.stream(0)
        for message in updates.caught_up(table, stream, stream.since(seen) or []):
            cut.take(checked(plain(message)))
        assert_asked(cut, table)
        compare(cut, updates.snapshot(table, 0))
        assert table.stream(0).since(table.stream(0).seq) == []

    play(tmp_path, work)


def test_who_comes_back_is_told_what_was_asked_while_nobody_followed(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        table = await room.at(id)
        client = await follow(room, id, 0)
        times = 0
        for _ in range(40):
            seen, stream = client.shown["seq"], table.stream(0)
            client.viewers = ()
            with counted_questions() as worked_out:
                for _ in range(room.rng.randrange(1, 4)):
                    await room.step(id)
            # Nobody followed this seat, so nobody's questions were worked out for it.
            assert 0 not in worked_out
            missed = stream.since(seen)
            if missed is None or table.status != "playing":
                break
            client.viewers = (0,)
            for message in updates.caught_up(table, stream, missed):
                client.take(checked(plain(message)))
            assert_asked(client, table)
            await room.step(id)
            assert_asked(client, table)
            times += 1
        assert times > 5

    play(tmp_path, work)


def test_questions_come_only_when_they_have_changed(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO)
        client = await follow(room, id, 0)
        before = client.shown["questions"]
        for _ in range(60):
            await room.step(id)
        sent = [message["questions"] for message in client.got if "questions" in message]
        assert all(one != other for one, other in pairwise([before, *sent]))
        steps = [message for message in client.got if message["type"] == "step"]
        assert 3 < len(sent) < len(steps)

    play(tmp_path, work)


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_game_is_played_from_the_messages_alone(tmp_path: Path, game: str) -> None:
    """A move is one request: what comes next is in the messages that it brings about."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game=game, seats=[ME, OPEN])
        people = {0: ADA, 1: BO}
        clients = [await follow(room, id, seat) for seat in people]
        moves = 0
        while moves < 40:
            asked = [
                (client.shown["seat"], question)
                for client in clients
                for question in client.shown["questions"]
                if question["must"]
            ]
            if not asked:
                break
            seat, question = room.rng.choice(asked)
            action = room.rng.choice(question["actions"] or [question["default"]])
            command = {"act": {"question": question["id"], "action": action}}
            await room.send(id, people[seat], seat, command)
            moves += 1
        assert moves == 40 or (await room.at(id)).status == "over"

    play(tmp_path, work)


@contextmanager
def counted_questions() -> Iterator[list[int]]:
    """For which seats it was worked out what they are asked."""
    seats: list[int] = []
    real = updates.questions

    def counting(table: Table, seat: int) -> list[Json]:
        seats.append(seat)
        return real(table, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(updates, "questions", counting)
        yield seats


def test_who_missed_too_much_or_knows_the_future_gets_a_snapshot(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA)
        table = await room.at(id)
        stream = table.stream(0)
        at = room.clock()
        for _ in range(250):
            await room.table_services.live_tables.change(
                id, lambda table: talk.say(table, ADA, 0, {"all": True}, "…", at)
            )
        assert stream.seq >= 250
        assert stream.since(0) is None
        assert stream.since(stream.seq - 201) is None
        assert len(stream.since(stream.seq - 200) or []) == 200
        assert stream.since(stream.seq + 1) is None
        assert stream.since(-5) is None
        room.table_services.live_tables.forget(table)
        assert (await room.at(id)).epoch != table.epoch

    play(tmp_path, work)


def test_numbers_tell_nothing_of_what_is_not_for_a_viewer(tmp_path: Path) -> None:
    """What others whisper, order or hold back leaves no gap in a viewer's numbers."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, CY, seats=[ME, OPEN, OPEN])
        looker, third = await follow(room, id, None), await follow(room, id, 2)
        # That the other came is told to everybody.
        looker.got.clear()
        at = room.clock()
        await room.table_services.live_tables.change(
            id, lambda table: talk.say(table, ADA, 0, {"seats": [1]}, "psst", at)
        )
        order = {"order": {"is": "always-default", "kind": "diplomacy-reply"}}
        await room.send(id, ADA, 0, {"give-order": order})
        await room.send(id, ADA, 0, {"drop-order": {"kind": "diplomacy-reply"}})
        assert looker.got == [] == third.got

    play(tmp_path, work)


def test_who_lost_a_seat_hears_no_more_of_it(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[ME, OPEN])
        await room.table_services.lobby.sit(table.id, BO, 1)
        bo = await follow(room, table.id, 1)
        assert bo.actor == BO
        await room.table_services.lobby.fill(table.id, ADA, 1, "open", None)
        got = len(bo.got)
        await room.table_services.lobby.sit(table.id, CY, 1)
        await room.table_services.lobby.start(table.id, ADA)
        for _ in range(10):
            await room.step(table.id)
        assert len(bo.got) == got

    play(tmp_path, work)
