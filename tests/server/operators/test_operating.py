"""What an operator does beside a running server is heard there: who is kept out, what is closed, what everybody is told."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.live import Browser, Live
from server.operators.house import House, HouseRoom
from server.operators.test_backup import at
from server.tables.room import ADA, BO, ME, NOVICE, OPEN, finished, refused
from statecraft.fairdice import verify


def hear(live: Live) -> None:
    """The server looks for what operators did, as it does each second."""
    asyncio.run_coroutine_threadsafe(live.services.hearing.look(), live.loop).result(10)


def now(live: Live) -> None:
    live.clock.now = time.time()


def a_table(browser: Browser, **more: Any) -> Any:
    wanted = {"game": "globopolis", "seats": [ME, {"kind": "bot", "bot": "novice"}], **more}
    made = browser.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return made.json()


def socket_of(held: ExitStack, live: Live, table: str, **headers: str) -> ClientConnection:
    url = f"{live.url.replace('http', 'ws')}/api/tables/{table}/socket"
    return held.enter_context(connect(url, additional_headers=headers))


def cookies(browser: Browser) -> str:
    return "; ".join([f"{each.name}={each.value}" for each in browser.cookies.jar])


def synced(socket: ClientConnection) -> None:
    socket.send(json.dumps({"do": "sync", "id": 1}))
    assert until(socket, lambda message: message["type"] == "answer")["ok"]


def cut_off(socket: ClientConnection) -> bool:
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed:
        return True


def test_a_person_who_is_kept_out_is_cut_off_and_refused_everywhere(house: House) -> None:
    with ExitStack() as held, house.live() as live, live.browser() as ada, live.browser() as bo:
        now(live)
        me, other = ada.guest("Ada"), bo.guest("Bo")
        table = a_table(ada)
        token = ada.post(f"/api/tables/{table['id']}/seats/0/token").json()["token"]
        person = socket_of(held, live, table["id"], Cookie=cookies(ada), Origin=live.url)
        program = socket_of(held, live, table["id"], Authorization=f"Bearer {token}")
        for each in (person, program):
            synced(each)
        done = house.command("ban", me["id"], "--reason", "threats", "--json")
        assert done.data["value"] == me["id"]
        hear(live)
        assert cut_off(person)
        assert cut_off(program)
        said = ada.get("/api/me")
        assert said.status_code == 403
        assert said.json()["error"]["say"] == "You are not let in here: threats"
        bearer = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{live.url}/api/tables/{table['id']}", headers=bearer).status_code == 403
        # The page itself is there, and can say so; everybody else notices nothing.
        assert ada.get("/").status_code == 200
        assert bo.get("/api/me").json()["id"] == other["id"]
        assert [each["value"] for each in house.command("bans", "--json").data] == [me["id"]]
        assert house.command("unban", me["id"]).code == 0
        hear(live)
        assert ada.get("/api/me").status_code == 200
        assert "not kept out" in house.command("unban", me["id"]).err


def test_a_network_that_is_kept_out_gets_nothing_but_the_page(house: House) -> None:
    with house.live(trust_proxy=True) as live:
        now(live)

        def asks(address: str, path: str = "/api/games") -> int:
            return httpx.get(live.url + path, headers={"X-Forwarded-For": address}).status_code

        assert asks("192.0.2.7") == 200
        assert house.command("ban", "192.0.2.0/24", "--days", "1").code == 0
        assert house.command("ban", "2001:db8:5::/48").code == 0
        hear(live)
        for address in ("192.0.2.7", "2001:db8:5::9", "::ffff:192.0.2.9"):
            assert asks(address) == 403, address
            assert asks(address, "/") == 200
            assert asks(address, "/healthz") == 200
        for address in ("192.0.3.7", "2001:db8:6::1"):
            assert asks(address) == 200, address
        live.clock.now += 86401
        assert asks("192.0.2.7") == 200
        assert asks("2001:db8:5::9") == 403


def test_a_socket_from_a_network_that_is_kept_out_is_cut_off(house: House) -> None:
    with ExitStack() as held, house.live(trust_proxy=True) as live, live.browser() as ada:
        now(live)
        ada.headers["X-Forwarded-For"] = "198.51.100.1"
        ada.guest("Ada")
        table = a_table(ada, public=True)
        near = socket_of(held, live, table["id"], **{"X-Forwarded-For": "203.0.113.5"})
        far = socket_of(held, live, table["id"], **{"X-Forwarded-For": "203.0.114.5"})
        for each in (near, far):
            synced(each)
        assert house.command("ban", "203.0.113.0/24").code == 0
        hear(live)
        assert cut_off(near)
        synced(far)


def test_a_server_that_was_down_knows_who_is_kept_out(house: House) -> None:
    with house.live() as live, live.browser() as ada:
        now(live)
        me = ada.guest("Ada")
        jar = cookies(ada)
    assert house.command("ban", me["id"]).code == 0
    with house.live() as live:
        now(live)
        said = httpx.get(f"{live.url}/api/me", headers={"Cookie": jar})
        assert said.status_code == 403


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "0.0.0.0/0"), "too wide"),
        (("ban", "::/3"), "too wide"),
        (("ban", "no/network"), "nobody with"),
        (("ban", "ghost"), "nobody with"),
        (("ban", "192.0.2.1", "--days", "-1"), "0 or more"),
        (("announce", "hello", "--hours", "-1"), "0 or more"),
        (("announce", "x" * 501), "500"),
        (("announce", "--withdraw", "7"), "no announcement 7"),
        (("complaints", "--handled", "7"), "no complaint 7"),
        (("close", "NOSUCH"), "no such table"),
    ],
)
def test_what_makes_no_sense_is_named(house: House, words: tuple[str, ...], said: str) -> None:
    async def nothing(_room: HouseRoom) -> None:
        pass

    at(house, nothing)
    answer = house.command(*words)
    assert answer.code == 2
    assert said in answer.err.lower()


def test_everybody_is_told_until_it_is_taken_back_or_its_time_is_over(house: House) -> None:
    with house.live() as live, live.browser() as ada:
        now(live)

        def told() -> list[str]:
            return [each["text"] for each in ada.get("/api/announcements").json()]

        assert told() == []
        assert house.command("announce", "The server rests at six.", "--hours", "2").code == 0
        made = house.command("announce", "For good.", "--hours", "0", "--json").data
        assert [each["text"] for each in made] == ["The server rests at six.", "For good."]
        hear(live)
        assert told() == ["The server rests at six.", "For good."]
        assert house.command("announce", "--withdraw", str(made[1]["id"])).code == 0
        hear(live)
        assert told() == ["The server rests at six."]
        live.clock.now += 7201
        assert told() == []
        for number in range(5):
            house.command("announce", str(number), "--hours", "0")
        assert house.command("announce", "one more").code == 1


def test_complaints_are_read_and_seen_to(house: House) -> None:
    with house.live() as live, live.browser() as ada, live.browser() as bo:
        now(live)
        ada.guest("Ada")
        other = bo.guest("Bo", "green")
        table = a_table(ada, seats=[ME, OPEN], public=True)
        assert bo.post(f"/api/tables/{table['id']}/seats", json={}).status_code in (200, 201)
        sent = ada.post(
            f"/api/tables/{table['id']}/complaints",
            json={"person": other["id"], "text": "He threatened me."},
        )
        assert sent.status_code in (200, 201), sent.text
        (found,) = house.command("complaints", "--json").data
        assert (found["text"], found["by_name"], found["about_name"]) == (
            "He threatened me.",
            "Ada",
            "Bo",
        )
        said = house.command("complaints").out
        assert f"Bo ({other['id']})" in said
        assert house.command("complaints", "--handled", str(found["id"]), "--json").data == []
        assert len(house.command("complaints", "--all", "--json").data) == 1


def test_a_table_in_play_is_closed_for_everybody_and_its_dice_are_opened(house: House) -> None:
    async def work(room: HouseRoom) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN, NOVICE], control={"decision": 60})
        await room.step(id)
        table = await room.at(id)
        code = table.settings.code
        done = await asyncio.to_thread(house.command, "close", code.lower(), "--json")
        assert done.data == {"table": id, "code": code}
        # A node that has the table in memory hears of it, and takes it in as from another node.
        await room.table_services.live_tables.catch_up(id)
        table = await room.at(id)
        assert (table.status, table.due, table.waits) == ("closed", {}, [])
        assert await room.rows("SELECT * FROM deadline") == []
        verdict = verify(table.thrown().report())
        assert (verdict.wrong, verdict.closed) == (None, "aborted")
        again = await asyncio.to_thread(house.command, "close", id)
        assert again.code == 1
        assert "over already" in again.err
        assert await refused(room.send(id, ADA, 0, {"concede": {}})) != "it was not refused"
        room.table_services.live_tables.forget(table)
        assert (await room.at(id)).status == "closed"

    at(house, work)
    assert house.command("verify", "--json").data["ok"]


def test_a_table_before_its_start_is_closed_and_one_that_is_over_is_not(house: House) -> None:
    async def work(room: HouseRoom) -> tuple[str, str]:
        made = await room.table(ADA, seats=[ME, OPEN])
        return made.id, await finished(room, BO)

    opened, over = at(house, work)
    assert house.command("close", opened).code == 0
    assert house.command("close", over).code == 1
    assert house.command("verify", "--json").data["ok"]


def test_a_running_server_takes_in_a_table_that_was_closed_beside_it(house: House) -> None:
    with ExitStack() as held, house.live() as live, live.browser() as ada:
        now(live)
        ada.guest("Ada")
        table = a_table(ada)
        assert ada.post(f"/api/tables/{table['id']}/start", json={}).status_code in (200, 201)
        socket = socket_of(held, live, table["id"], Cookie=cookies(ada), Origin=live.url)
        synced(socket)
        assert house.command("close", table["id"]).code == 0
        hear(live)
        news = until(socket, lambda message: message.get("table", {}).get("status") == "closed")
        assert news


def until(socket: ClientConnection, holds: Callable[[Any], bool]) -> Any:
    while True:
        message = json.loads(socket.recv(10))
        if holds(message):
            return message


def test_what_is_going_on_is_said(house: House) -> None:
    with house.live() as live, live.browser() as ada:
        now(live)
        ada.guest("Ada")
        a_table(ada)
        found = house.command("status", "--json").data
        assert found["tables"] == {"open": 1}
        assert (found["people"], found["with_address"], found["complaints"]) == (1, 0, 0)
        assert len(found["nodes"]) == (1 if house.kind == "postgres" else 0)
        assert found["disk_free"] > 0
        assert set(found["queues"]) == {
            "deadlines",
            "deadlines_overdue",
            "bots",
            "mails",
            "reports",
        }
        assert bool(found["files"]) == (house.kind == "sqlite")
    english, german = house.command("status").out, house.command("status", lang="de").out
    assert "0 in play, 1 open" in english
    assert "0 im Spiel, 1 offen" in german


def test_acts_are_written_down(house: House) -> None:
    async def work(room: HouseRoom) -> Any:
        made = await room.table(ADA, seats=[ME, OPEN])
        await asyncio.to_thread(house.command, "close", made.id)
        await asyncio.to_thread(house.command, "ban", "192.0.2.1")
        return await room.rows('SELECT kind, about, "by" FROM operator_act ORDER BY id'), made.id

    acts, id = at(house, work)
    assert [tuple(each.values()) for each in acts] == [
        ("close", id, "command"),
        ("ban", "192.0.2.1/32", "command"),
    ]


def test_no_database_is_made_by_looking(house: House) -> None:
    if house.kind == "sqlite":
        # A database of PostgreSQL is there before, or nobody can connect to it.
        for words in (["status"], ["backup", str(house.folder / "a.backup")]):
            answer = house.command(*words)
            assert answer.code == 1
            assert "no database at" in answer.err
        assert list(house.folder.iterdir()) == []
