"""What a connection is told: who may look, what is missed, what is stale, whom one does not hear."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from server.tables.client import Client, checked
from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, Clock, HereBots, refused
from statecraft.server.config import Settings
from statecraft.server.ids import Ids
from statecraft.server.people.people import Person
from statecraft.server.services import Services
from statecraft.server.tables import commands, waiting
from statecraft.server.tables.change import Change
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Viewer
from statecraft.server.web import access
from statecraft.server.web.caller import Caller
from statecraft.server.web.socket import Conversation, Follower
from statecraft.server.web.socket_wire import Request

NOBODY = Actor()


class Server:
    """A whole server without its web, and people who ask it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = services.table_services.lobby
        self.live_tables = services.table_services.live_tables

    async def table(self, public: bool = False) -> Table:
        wanted = NewTable("global-powers", [ME, OPEN, NOVICE], public=public)
        return await self.lobby.create(ADA, wanted)

    async def connect(self, table: Table, actor: Actor, code: str | None = None) -> "Connected":
        await access.look(self.services, table.id, actor, code)
        line = Line()
        follower = Follower(table.id, actor, await access.muted(self.services, actor), line)
        self.live_tables.listen(follower)
        conversation = Conversation(self.services, caller_of(actor), actor, follower, code)
        return Connected(follower, conversation, line)


class Line:
    """A connection that takes everything, and keeps it."""

    on_room: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, messages: Iterable[bytes]) -> bool:
        self.written += messages
        return True

    def cut(self) -> None:
        raise AssertionError("nobody is cut off who reads")


class Connected:
    """A connection, seen from the client's end."""

    def __init__(self, follower: Follower, conversation: Conversation, line: Line) -> None:
        self.follower = follower
        self._line = line
        self._conversation = conversation

    async def ask(self, **request: Any) -> list[Json]:
        """Send a request as it would come over the socket; all that has been sent since."""
        payload = msgspec.json.decode(msgspec.json.encode(request), type=Request)
        await self._conversation._answer(payload)
        return self.sent()

    def sent(self) -> list[Json]:
        self.follower.flush()
        found, self._line.written = self._line.written, []
        return [checked(msgspec.json.decode(message)) for message in found]


def caller_of(actor: Actor) -> Caller:
    person = None
    if actor.person is not None:
        person = Person(actor.person, actor.name, actor.colour, "en", None, 0, 0.0)
    return Caller(person, None, "", "en", secure=False, csrf=None)


def serve(folder: Path, work: Callable[[Server], Awaitable[None]], seed: int = 0) -> None:
    async def whole() -> None:
        luck = Ids(random.Random(seed).randbytes)
        services = Services.open(
            Settings(data=folder, rate_codes=0, bots=0, job_processes=0), Clock(), luck
        )
        await services.start()
        services.table_services.live_tables.bot_turns.bots = HereBots(
            services.table_services.short_jobs, services.table_services.library
        )
        try:
            await work(Server(services))
        finally:
            await services.stop()

    asyncio.run(whole())


def test_a_private_table_is_nobodys_business(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        table = await server.table()
        code = table.settings.code
        await server.lobby.sit(table.id, BO, 1)

        async def look(actor: Actor, code: str | None = None) -> str:
            return await refused(access.look(server.services, table.id, actor, code))

        for actor in (CY, NOBODY, Actor(token=("other", 1))):
            assert await look(actor) == "server-no-such-table"
            assert await look(actor, "WRONG1") == "server-no-such-table"
            assert await look(actor, "") == "server-no-such-table"
            assert await look(actor, f" {code.lower()} ") == "it was not refused"
        for actor in (ADA, BO, Actor(token=(table.id, 1))):
            assert await look(actor) == "it was not refused"
        nothing = access.look(server.services, "nothing", ADA, None)
        assert await refused(nothing) == "server-no-such-table"
        # What one may see through: only one's own seat.
        assert access.viewer_of(table, ADA, 0) == 0
        assert access.viewer_of(table, CY, None) is None
        for actor, seat in ((ADA, 1), (CY, 0), (NOBODY, 0), (ADA, 9)):

            async def through(actor: Actor = actor, seat: int = seat) -> object:
                return access.viewer_of(table, actor, seat)

            assert await refused(through()) == "server-not-your-seat"
        public = await server.table(public=True)
        await access.look(server.services, public.id, NOBODY, None)

    serve(tmp_path, work)


async def begun(server: Server, public: bool = False) -> Table:
    table = await server.table(public)
    await server.lobby.sit(table.id, BO, 1)
    await server.lobby.start(table.id, ADA)
    while server.live_tables.bot_turns.thinking:
        await asyncio.gather(*server.live_tables.bot_turns.thinking.values())
    return table


def test_a_connection_begins_with_everything_and_catches_up_with_what_it_missed(
    tmp_path: Path,
) -> None:
    async def work(server: Server) -> None:
        table = await begun(server)
        # Who comes later tells the others that they are there.
        bo = await server.connect(table, BO)
        await bo.ask(do="sync")
        ada = await server.connect(table, ADA)
        snapshot, answer = await ada.ask(do="sync", id=1)
        assert (snapshot["type"], snapshot["seat"]) == ("snapshot", 0)
        now = server.services.clock()
        assert answer == {"type": "answer", "id": 1, "ok": True, "result": now}
        shown = Client(table.id, ADA, 0)
        shown.take(snapshot)
        for number in range(3):
            to = {"all": True}
            await bo.ask(do="say", seat=1, to=to, text=f"line {number}")
        live = ada.sent()
        assert [message["line"]["text"] for message in live] == ["line 0", "line 1", "line 2"]
        # Cut off after the first of them.
        shown.take(live[0])
        again = await server.connect(table, ADA)
        epoch = snapshot["epoch"]
        *missed, _answer = await again.ask(do="sync", epoch=epoch, seen={"0": shown.shown["seq"]})
        assert missed == live[1:]
        for message in missed:
            shown.take(message)
        assert shown.shown["talk"] == updates.snapshot(table, 0)["talk"]
        # With another epoch, or a number that is not to be had, everything.
        for known in (
            {"epoch": "other", "seen": {"0": 1}},
            {"epoch": epoch, "seen": {"0": 99}},
            {"epoch": epoch, "seen": {"gallery": 1}},
        ):
            first, _ = await again.ask(do="sync", **known)
            assert first["type"] == "snapshot"

    serve(tmp_path, work)


def test_each_is_told_for_the_own_seats_alone(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        table = await begun(server, public=True)
        watching = await server.connect(table, NOBODY)
        snapshot, _ = await watching.ask(do="sync")
        assert snapshot["seat"] is None
        for request in (
            {"do": "questions", "seat": 0},
            {"do": "compose", "seat": 0, "question": 0},
            {"do": "unavailable", "seat": 0, "question": 0},
            {"do": "hint", "seat": 0, "question": 0},
            {"do": "move", "seat": 0, "command": {"concede": {}}},
            {"do": "say", "seat": 0, "to": {"all": True}, "text": "x"},
            {"do": "say", "to": {"gallery": True}, "text": "x"},
        ):
            (answer,) = await watching.ask(id=request["do"], **request)
            assert answer["ok"] is False
            assert answer["error"]["text"] in ("server-not-your-seat", "server-nobody"), request
            assert "current" not in answer
        viewers: tuple[Viewer, ...] = watching.follower.viewers
        assert viewers == (None,)

    serve(tmp_path, work)


def test_a_stale_move_comes_back_with_the_current_state(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        table = await begun(server)
        seat = next(seat for seat in table.waits if seat in (0, 1))
        actor = (ADA, BO)[seat]
        mine = await server.connect(table, actor)
        await mine.ask(do="sync")
        (questions,) = await mine.ask(do="questions", seat=seat, id="q")
        asked = questions["result"][0]
        move = {"act": {"question": asked["id"], "action": asked["default"]}}
        *_news, answer = await mine.ask(do="move", seat=seat, command=move, key="k", id=2)
        assert answer["ok"] is True
        seq = table.seq
        *_news, answer = await mine.ask(do="move", seat=seat, command=move, key="k", id=3)
        assert (answer["ok"], table.seq) == (True, seq)
        stale = {"act": {"question": asked["id"], "action": {"verb": "pass"}}}
        *_news, answer = await mine.ask(do="move", seat=seat, command=stale, id=4)
        assert (answer["ok"], answer["id"]) == (False, 4)
        if answer["error"]["rule"] in ("ST-2.1", "ST-2.2", "ST-2.3"):
            current = msgspec.json.decode(msgspec.json.encode(updates.snapshot(table, seat)))
            assert answer["current"] == current
        else:
            raise AssertionError(answer["error"])

    serve(tmp_path, work)


def test_who_is_muted_is_not_heard_live_nor_later(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        table = await begun(server)
        await server.services.store.write(
            lambda db: db.run("INSERT INTO mute (person, muted) VALUES ('person-0', 'person-1')")
        )
        ada, bo = await server.connect(table, ADA), await server.connect(table, BO)
        await bo.ask(do="sync")
        first, _ = await ada.ask(do="sync")
        await bo.ask(do="say", seat=1, to={"all": True}, text="You again")
        assert [message["line"] for message in ada.sent()] == [None]
        # The numbers have no gap, whether live, caught up or from the beginning.
        again = await server.connect(table, ADA)
        missed, _ = await again.ask(do="sync", epoch=table.epoch, seen={"0": first["seq"]})
        assert (missed["line"], missed["seq"]) == (None, first["seq"] + 1)
        whole, _ = await again.ask(do="sync")
        assert whole["talk"] == []
        assert whole["seq"] == missed["seq"]
        # Bo hears himself.
        own, _ = await bo.ask(do="sync")
        assert [line["text"] for line in own["talk"]] == ["You again"]

    serve(tmp_path, work)


async def come_to_agents(server: Server, table: Table) -> None:
    """Ada answers with defaults and looks at nothing, until a bot waits for her agents."""
    for _ in range(400):
        while server.live_tables.bot_turns.thinking:
            await asyncio.gather(*server.live_tables.bot_turns.thinking.values())
        if (0, "agents") in {(each["seat"], each["kind"]) for each in waiting.asides(table)}:
            return
        command: Json = {"go-on": {}}
        for question in table.state.questions():
            if question.must and question.seat == 0:
                action = table.state.default(question)
                assert action is not None
                command = {"act": {"question": question.id, "action": action.to_json()}}

        def act(table: Table, command: Json = command) -> Change | None:
            return commands.carry_out(table, ADA, 0, None, command, server.services.clock())

        await server.live_tables.change(table.id, act)
    raise AssertionError("no bot waits for agents")


def last_asides(messages: list[Json]) -> set[tuple[int, str]]:
    """Who is waited for with agents or business, as it was said last; offers come as the dice like."""
    shown = [message["asides"] for message in messages if message.get("asides") is not None]
    named = {(each["seat"], each["kind"]) for each in shown[-1]}
    return {(seat, kind) for seat, kind in named if kind in ("agents", "business")}


def test_whoever_comes_is_told_at_once_that_bots_wait(tmp_path: Path) -> None:
    """Who is there is waited for with business. A page that does not know it has no button to let go."""

    async def work(server: Server) -> None:
        wanted = NewTable("globopolis", [ME, NOVICE], public=True, wait=True)
        table = await server.lobby.create(ADA, wanted)
        await server.lobby.start(table.id, ADA)
        # Nobody counts as being there only because the server has just begun.
        server.services.table_services.live_tables.grace = 0.0
        await come_to_agents(server, table)
        bo = await server.connect(table, BO)
        assert last_asides(await bo.ask(do="sync", id=1)) == {(0, "agents")}

        ada = await server.connect(table, ADA)
        both = {(0, "agents"), (0, "business")}
        snapshot, *_ = came = await ada.ask(do="sync", id=1)
        assert last_asides(came) == both
        # Who was there before hears of it too.
        assert last_asides(bo.sent()) == both

        # Whoever comes back catches up with it, even though nothing was played.
        ada.follower.viewers = ()
        server.live_tables.tell_presence(table)
        assert last_asides(bo.sent()) == {(0, "agents")}
        seen = {"0": snapshot["seq"]}
        back = await ada.ask(do="sync", id=2, epoch=snapshot["epoch"], seen=seen)
        assert last_asides(back) == both

    serve(tmp_path, work)


def test_a_bot_that_waits_says_so(tmp_path: Path) -> None:
    """Somebody came between a bot's last step and its next: it is told when the bot stops for them."""

    async def work(server: Server) -> None:
        wanted = NewTable("globopolis", [ME, NOVICE], public=True, wait=True)
        table = await server.lobby.create(ADA, wanted)
        await server.lobby.start(table.id, ADA)
        server.services.table_services.live_tables.grace = 0.0
        await come_to_agents(server, table)
        bo = await server.connect(table, BO)
        await bo.ask(do="sync", id=1)
        ada = await server.connect(table, ADA)
        ada.follower.viewers = (0,)
        server.live_tables.bot_turns.wake(table)
        while server.live_tables.bot_turns.thinking:
            await asyncio.gather(*server.live_tables.bot_turns.thinking.values())
        assert last_asides(bo.sent()) == {(0, "agents"), (0, "business")}

    serve(tmp_path, work)


def test_sync_and_ping_say_the_servers_time(tmp_path: Path) -> None:
    """By the browser's own clock, which may be wrong by hours, deadlines would seem past or far away."""

    async def work(server: Server) -> None:
        table = await server.table()
        line = await server.connect(table, ADA)
        for do in ("sync", "ping"):
            answer = next(each for each in await line.ask(do=do, id=1) if each["type"] == "answer")
            assert answer["result"] == server.services.clock()

    serve(tmp_path, work)
