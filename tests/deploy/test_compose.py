"""The compose file's own commands, started together: a move goes through Caddy over TLS, also when a node is killed."""

import json
import ssl
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from deploy.processes import PATIENCE, Together, compose, together

pytestmark = pytest.mark.slow


def asks(client: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    token = client.cookies.get("__Host-statecraft_csrf")
    headers = {"Origin": str(client.base_url).rstrip("/")}
    if token:
        headers["X-CSRF-Token"] = token
    answer = client.request(method, path, json=body, headers=headers)
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def trusted(running: Together) -> ssl.SSLContext:
    gives_up = time.monotonic() + PATIENCE
    while not running.authority.exists():
        assert time.monotonic() < gives_up
        time.sleep(0.05)
    return ssl.create_default_context(cafile=str(running.authority))


def until_up(client: httpx.Client) -> None:
    gives_up = time.monotonic() + PATIENCE
    while True:
        try:
            if client.get("/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < gives_up, "nothing answers"
        time.sleep(0.1)


def test_a_move_through_the_proxy_also_when_a_node_is_killed(tmp_path: Path) -> None:
    with together(tmp_path) as running:
        context = trusted(running)
        with httpx.Client(base_url=running.url, verify=context, timeout=20) as ada:
            until_up(ada)
            # Plain HTTP is sent on to HTTPS.
            plain = httpx.get(f"http://localhost:{running.http}/")
            assert plain.status_code == 308
            asks(ada, "POST", "/api/me", {"name": "Ada", "colour": "blue"})
            # Through the proxy everything is https, so cookies are for it alone.
            assert all(each.secure for each in ada.cookies.jar)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
            # The bot may be the first to play, and then waits for nobody.
            wanted = {"game": "globopolis", "seats": seats, "wait": False}
            made = asks(ada, "POST", "/api/tables", wanted)
            asks(ada, "POST", f"/api/tables/{made['id']}/start", {})
            assert move(running, context, ada, made["id"], 0, first=True)
            running.kill("node1")
            assert move(running, context, ada, made["id"], 1)


def move(
    running: Together,
    context: ssl.SSLContext,
    ada: httpx.Client,
    table: str,
    number: int,
    first: bool = False,
) -> bool:
    """Say something over a WebSocket, and hear it; the first time also answer what the game asks."""
    cookies = "; ".join([f"{each.name}={each.value}" for each in ada.cookies.jar])
    url = running.url.replace("https", "wss") + f"/api/tables/{table}/socket"
    gives_up = time.monotonic() + PATIENCE
    while True:
        try:
            headers = {"Cookie": cookies, "Origin": running.url}
            with connect(url, ssl=context, additional_headers=headers) as socket:
                command: Any = {"concede": {}}
                if first:
                    question = must_answer(socket)
                    action = question["actions"][0] if question["actions"] else question["default"]
                    command = {"act": {"question": question["id"], "action": action}}
                wanted = {"do": "move", "id": 2, "seat": 0, "key": f"k{number}", "command": command}
                socket.send(json.dumps(wanted))
                said = answered(socket)
                assert said["ok"], said
                return True
        except (OSError, EOFError, WebSocketException):
            assert time.monotonic() < gives_up, "no node answers"
            time.sleep(0.1)


def must_answer(socket: Any) -> Any:
    """What the game asks of the first seat, once the bot has had its turn if the dice let it begin."""
    gives_up = time.monotonic() + PATIENCE
    while True:
        socket.send(json.dumps({"do": "questions", "seat": 0, "id": 1}))
        asked = answered(socket)["result"]
        for question in asked:
            if question["must"]:
                return question
        assert time.monotonic() < gives_up, f"the game asks nothing: {asked}"
        time.sleep(0.5)


def answered(socket: Any) -> Any:
    while (said := json.loads(socket.recv(20)))["type"] != "answer":
        pass
    return said


def test_nothing_but_the_proxy_can_be_reached_from_outside() -> None:
    data = compose()
    for name, service in data["services"].items():
        assert bool(service.get("ports")) == (name == "proxy"), name
        assert ("outside" in service["networks"]) == (name == "proxy"), name
    assert data["networks"]["inside"]["internal"] is True


def test_the_image_is_what_the_file_starts() -> None:
    lines = (Path(__file__).parents[2] / "deploy" / "Containerfile").read_text().splitlines()
    assert 'ENTRYPOINT ["statecraft"]' in lines
    node = compose()["services"]["node1"]
    assert f"CMD {json.dumps(node['command'])}" in lines
    assert node["volumes"] == ["node1:/data"]
    assert any("STATECRAFT_DATA=/data" in line for line in lines)
    assert any(line.startswith("USER 10001") for line in lines)
