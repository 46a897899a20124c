"""Who has no business at a table gets nothing of it: strangers, other sites, forged cookies, others' tokens."""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.real.serving import PATIENCE, Json, Person, Server, Socket, connected, play, run
from statecraft.server.people import people
from statecraft.server.people.people import Identities

SCRIPT = "<script>x()</script>"
EVIL = "https://evil.example"
BODIES: dict[str, Any] = {
    "post /api/tables/{table_id}/seats": {"seat": 1},
    "put /api/tables/{table_id}/seats/{seat}": {"kind": "open"},
    "post /api/tables/{table_id}/seats/{seat}/seed": {"seed": "00"},
    "post /api/tables/{table_id}/compose": {"seat": 0, "question": 1},
    "post /api/tables/{table_id}/unavailable": {"seat": 0, "question": 1},
    "post /api/tables/{table_id}/moves": {"seat": 0, "command": {"undo": {}}},
    "post /api/tables/{table_id}/hint": {"seat": 0, "question": 1},
    "post /api/tables/{table_id}/talk": {"text": "hi", "to": {"gallery": True}},
    "put /api/tables/{table_id}/notepad": {"text": "mine"},
    "post /api/tables/{table_id}/complaints": {"person": "x", "text": "rude"},
    "post /api/tables/{table_id}/invitations": {"person": "x"},
    "post /api/tables/{table_id}/hooks": {"address": "https://example.org/hook"},
    "post /api/tables/{table_id}/fork": {"line": 0, "seats": [{"kind": "me"}, {"kind": "open"}]},
}
"""A sound body for each operation on a table that takes one."""


async def operations(person: Person) -> list[tuple[str, str]]:
    """Every operation on a table that the server documents."""
    document = await person.ask("GET", "/api/openapi.json")
    return [
        (method, path)
        for path, item in document["paths"].items()
        for method in item
        if "{table_id}" in path
    ]


def test_a_private_table_is_to_strangers_as_if_there_were_none(server: Server) -> None:
    async def go() -> None:
        host, stranger = await Person.guest(server, "Host"), await Person.guest(server, "Stranger")
        private = [
            (await host.make("globopolis", "moo", start=False))["id"],
            (await host.make("globopolis", "mrr"))["id"],
        ]
        nobody = Person(server, "Nobody")
        tried = await operations(stranger)
        assert len(tried) > 20
        for method, path in tried:
            body = BODIES.get(f"{method} {path}")
            for asker in (stranger, nobody):
                answers = [
                    await asker.try_to(method.upper(), filled(path, id), body)
                    for id in (*private, "0" * 24)
                ]
                there, playing, none = [(answer.status_code, answer.text) for answer in answers]
                assert there == playing == none, (method, path)
                if (method, path) != ("get", "/api/tables/{table_id}/notepad"):
                    assert none[0] in (401, 404), (method, path, none)
        # Nothing came of all that.
        table = await host.ask("GET", f"/api/tables/{private[0]}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
        assert table["status"] == "open"
        assert not server.rows("SELECT * FROM complaint WHERE table_id = ?", private[0])
        assert private[0] not in json.dumps(await stranger.ask("GET", "/api/tables"))

    def filled(path: str, id: str) -> str:
        asked = "?seat=0" if path.endswith("/questions") else ""
        return path.replace("{table_id}", id).replace("{seat}", "0").replace("{line}", "0") + asked

    run(go())


def test_who_may_look_on_may_not_look_into_hands_or_play(server: Server) -> None:
    async def go() -> None:
        host, guest = await Person.guest(server, "Host"), await Person.guest(server, "Guest")
        made = await host.make("globopolis", "mmm", public=True)
        at = f"/api/tables/{made['id']}"
        asked = await host.ask("GET", f"{at}/questions?seat=0")
        act = {"act": {"question": 1, "action": {"verb": "pass"}}}
        for method, path, body in (
            ("GET", f"{at}/view?seat=0", None),
            ("GET", f"{at}/log?seat=0", None),
            ("GET", f"{at}/questions?seat=0", None),
            ("POST", f"{at}/compose", {"seat": 0, "question": 1}),
            ("POST", f"{at}/hint", {"seat": 0, "question": 1}),
            ("POST", f"{at}/moves", {"seat": 0, "command": act}),
            ("POST", f"{at}/talk", {"seat": 0, "text": "I am seat 0", "to": {"all": True}}),
            ("POST", f"{at}/talk", {"text": "heard by players", "to": {"all": True}}),
            ("PUT", f"{at}/seats/0", {"kind": "open"}),
            ("POST", f"{at}/seats/0/token", None),
            ("POST", f"{at}/start", None),
        ):
            answer = await guest.try_to(method, path, body)
            assert answer.status_code == 403, (method, path, answer.text)
        for path in ("record", "replay", "replay/1?open=true"):
            answer = await guest.try_to("GET", f"{at}/{path}")
            assert (answer.status_code, answer.json()["error"]["text"]) == (409, "server-not-over")
        await host.ask("PUT", f"{at}/notepad", {"text": "my plan"})
        assert (await guest.ask("GET", f"{at}/notepad")) == {"text": ""}
        assert (await host.ask("GET", f"{at}/notepad")) == {"text": "my plan"}
        assert await host.ask("GET", f"{at}/questions?seat=0") == asked
        socket = await guest.follow(made["id"])
        await socket.ask("sync")
        assert {message["seat"] for message in socket.news} == {None}
        for request in (
            {"do": "questions", "seat": 0},
            {"do": "move", "seat": 0, "command": act},
            {"do": "hint", "seat": 0, "question": 1},
            {"do": "compose", "seat": 0, "question": 1},
            {"do": "say", "seat": 0, "to": {"all": True}, "text": "hi"},
        ):
            data = await socket.ask(**request)  # type: ignore[arg-type]
            assert not data["ok"]
            assert data["error"]["text"] == "server-not-your-seat", request
        await socket.close()

    run(go())


def test_a_token_is_for_one_seat_of_one_table(server: Server) -> None:
    async def go() -> None:
        host = await Person.guest(server, "Host")
        tables = [await host.make("globopolis", "mmo", start=False) for _ in range(2)]
        tokens = [
            (await host.ask("POST", f"/api/tables/{table['id']}/seats/2/token"))["token"]
            for table in tables
        ]
        for table in tables:
            await host.ask("POST", f"/api/tables/{table['id']}/start")
        program = Person(server, "Program")
        program.http.headers["Authorization"] = f"Bearer {tokens[0]}"
        own, other = [f"/api/tables/{table['id']}" for table in tables]
        assert (await program.ask("GET", own))["mine"] == [2]
        assert (await program.try_to("GET", f"{own}/questions?seat=2")).status_code == 200
        assert (await program.try_to("GET", f"{own}/questions?seat=0")).status_code == 403
        concede = {"seat": 0, "command": {"concede": {}}}
        assert (await program.try_to("POST", f"{own}/moves", concede)).status_code == 403
        assert (await program.try_to("GET", other)).status_code == 404
        for path in ("/api/me", "/api/me/tables", "/api/editions", f"{own}/notepad"):
            assert (await program.try_to("GET", path)).status_code == 401, path
        # A new token for the seat makes the old one worthless, on an open socket too.
        socket = await Socket.open(
            server, tables[0]["id"], {"Authorization": f"Bearer {tokens[0]}"}
        )
        assert (await socket.ask("questions", seat=2))["ok"]
        await host.ask("POST", f"{own}/seats/2/token")
        assert (await program.try_to("GET", own)).status_code == 401
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1001
        program.http.headers["Authorization"] = "Bearer " + "0" * 64
        assert (await program.try_to("GET", own)).status_code == 401
        await socket.close()

    run(go())


def test_other_sites_and_forged_cookies_get_no_socket_of_a_player(server: Server) -> None:
    async def go() -> None:
        host = await Person.guest(server, "Host")
        id = (await host.make("globopolis", "mmm"))["id"]
        headers = host.headers()
        with pytest.raises(InvalidStatus) as refused:
            await connected(server, id, {**headers, "Origin": EVIL})
        assert refused.value.response.status_code == 403
        own = await connected(server, id, {**headers, "Origin": server.url})
        await own.close()
        identity = host.http.cookies["statecraft"]
        person, epoch, issued, signature = identity.split(".")
        forged = [
            f"{person}.{epoch}.{issued}.{'A' * len(signature)}",
            f"{'0' * 24}.{epoch}.{issued}.{signature}",
            f"{person}.{int(epoch) + 1}.{issued}.{signature}",
            f"{person}.{epoch}.{int(issued) + 1}.{signature}",
            f"{person}.{epoch}.1.{signature}",
            person,
            "",
            # Signed with the server's own key, but too long ago.
            signed(server, host, 366),
        ]
        assert await looked(id, signed(server, host, 364)) == "snapshot"
        for cookie in forged:
            assert await looked(id, cookie) == "server-no-such-table", cookie

    async def looked(id: str, cookie: str) -> str:
        """What one with this cookie is told first."""
        connection = await connected(server, id, {"Cookie": f"statecraft={cookie}"})
        with suppress(ConnectionClosed):
            await connection.send(json.dumps({"do": "sync"}))
        payload = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
        if payload["type"] != "refused":
            return str(payload["type"])
        await connection.wait_closed()
        assert connection.close_code == 1008
        return str(payload["error"]["text"])

    run(go())


def signed(server: Server, person: Person, days: int) -> str:
    """A true cookie of somebody, given out so many days ago."""
    key = server.rows("SELECT value FROM secret WHERE name = 'identity'")[0]["value"]
    issuing = Identities(key, 365, lambda: time.time() - days * 86400)
    return issuing.issue(people.Person(person.id, person.name, "blue", "en", None, 0, 0.0))


def test_who_signs_out_everywhere_is_out_everywhere(server: Server) -> None:
    async def go() -> None:
        host = await Person.guest(server, "Host")
        made = await host.make("globopolis", "mrr")
        socket = await host.follow(made["id"])
        assert (await socket.ask("sync"))["ok"]
        await host.ask("POST", "/api/me/logout-everywhere")
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1001
        assert (await host.try_to("GET", "/api/me")).status_code == 401

    run(go())


def test_other_sites_and_requests_without_the_token_change_nothing(server: Server) -> None:
    async def go() -> None:
        host = await Person.guest(server, "Host")
        made = await host.make("globopolis", "moo", start=False)
        body = {"seat": 0, "text": "x", "to": {"all": True}}
        path = f"/api/tables/{made['id']}/talk"
        tried: list[dict[str, str]] = [
            {"Origin": EVIL},
            {"Origin": "null"},
            {"Origin": server.url + ".evil.example"},
            {"X-CSRF-Token": ""},
            {"X-CSRF-Token": "guess"},
        ]
        for headers in tried:
            answer = await host.http.post(path, json=body, headers=headers)
            assert answer.status_code == 403, headers
        async with httpx.AsyncClient(base_url=server.url, cookies=host.http.cookies) as plain:
            assert (await plain.post(path, json=body)).status_code == 403
        payload = await host.ask("GET", f"/api/tables/{made['id']}")
        assert payload["status"] == "open"
        assert not server.rows(
            "SELECT * FROM entry WHERE kind = 'talk' AND table_id = ?", made["id"]
        )

    run(go())


def test_script_in_names_and_talk_is_text(server: Server) -> None:
    async def go() -> None:
        host = await Person.guest(server, SCRIPT)
        made = await host.make("globopolis", "mrr", options={"round_limit": 1}, public=True)
        id = made["id"]
        words = f"{SCRIPT} <img src=x onerror=x()> \"'&"
        socket = await host.follow(id)
        await socket.ask("sync")
        await socket.ask("say", seat=0, to={"all": True}, text=words)
        await socket.until(lambda: any(message["type"] == "talk" for message in socket.news))
        line = next(message["line"] for message in socket.news if message["type"] == "talk")
        assert (line["text"], line["name"]) == (words, SCRIPT)
        await play(socket, [0], random.Random(1))
        await socket.close()
        # JSON, and said to be: no browser takes it for a page.
        for path in ("", "/view", "/log", "/dice", "/record"):
            answer = await host.try_to("GET", f"/api/tables/{id}{path}")
            assert answer.headers["content-type"].startswith("application/json"), path
            assert answer.headers["x-content-type-options"] == "nosniff"
        snapshot = await host.ask("GET", f"/api/tables/{id}/view")
        assert words in [sentence["text"] for sentence in snapshot["talk"]]
        await host.ask("POST", "/api/me/email", {"email": "script@example.org"})
        for page in (await pages(server, host, id)).values():
            assert page.headers["content-type"].startswith("text/html")
            assert "<script" not in page.text
            assert "onerror" not in page.text
            assert "script-src 'self'" in page.headers["content-security-policy"]

    run(go())


async def pages(server: Server, host: Person, id: str) -> dict[str, httpx.Response]:
    """Every page that shows what somebody typed: the dice report, a link, and refusals."""
    link = ""
    for _ in range(200):
        mails = list((server.data / "outbox").glob("*.eml"))
        found = [mail.read_text() for mail in mails if "script@example.org" in mail.read_text()]
        if found:
            joined = found[0].replace("=\n", "")
            link = "/link/" + joined.split("/link/")[1].split()[0]
            break
        await asyncio.sleep(0.05)
    asked: dict[str, Json | None] = {
        f"/tables/{id}/dice": None,
        link: None,
        "/tables/<script>/dice": None,
        "/link/<script>": None,
    }
    found_pages = {path: await host.http.get(path) for path in asked}
    assert "&lt;script&gt;" in found_pages[link].text
    assert "&lt;script&gt;" in found_pages[f"/tables/{id}/dice"].text
    return found_pages
