"""Plays a whole game over the network, answering at random: `python remote_player.py URL GAME` as a
guest against bots, `python remote_player.py URL TABLE TOKEN` at a seat it was given a token for.
Needs Python and `websockets`. URL/api/docs and URL/api/socket.json describe all that is used here.
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


class Player:
    def __init__(self, base: str, token: str | None) -> None:
        self.base = base.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.sent, self.news, self.status = 0, True, ""

    def http(self, method: str, path: str, body: object = None) -> Any:
        headers = {**self.headers, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.base + path, data, headers, method=method)) as answer:
            cookies = [line.split(";")[0] for line in answer.headers.get_all("Set-Cookie") or []]
            if cookies:
                self.headers["Cookie"] = "; ".join(cookies)
                csrf = next(cookie for cookie in cookies if "statecraft_csrf=" in cookie)
                self.headers["X-CSRF-Token"] = csrf.partition("=")[2]
            return json.loads(answer.read())

    def hear(self) -> Any:
        message = json.loads(self.socket.recv())
        self.news = self.news or message["type"] != "answer"
        self.status = (message.get("table") or {}).get("status", self.status)
        return message

    def ask(self, do: str, **fields: object) -> Any:
        self.sent += 1
        self.socket.send(json.dumps({"do": do, "id": self.sent, **fields}))
        while (message := self.hear()).get("id") != self.sent:
            pass
        return message

    def play(self, table: str) -> int:
        """Answer, once, whatever must be answered, until the game is over; the seat it played."""
        seat: int = self.http("GET", f"/api/tables/{table}")["mine"][0]
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        answered = set()
        with connect(address, additional_headers=self.headers, max_size=None) as self.socket:
            self.ask("sync")
            while self.status != "over":
                while not self.news:
                    self.hear()
                self.news = False
                for question in self.ask("questions", seat=seat)["result"]:
                    if question["must"] and question["id"] not in answered:
                        answered.add(question["id"])
                        for action in (choose(question), question["default"]):
                            command = {"act": {"question": question["id"], "action": action}}
                            key = secrets.token_hex(8)  # sent again, it would not be played twice
                            if self.ask("move", seat=seat, key=key, command=command)["ok"]:
                                break
        return seat


def choose(question: dict[str, Any]) -> Any:
    return random.choice(question["actions"] or [question["default"]])


if __name__ == "__main__":
    player, table = Player(sys.argv[1], sys.argv[3] if len(sys.argv) > 3 else None), sys.argv[2]
    if len(sys.argv) == 3:
        player.http("POST", "/api/me", {"name": "Remote player", "colour": "blue"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "random"}]
        # A program needs no time to read: bots wait for none of its side questions.
        wanted = {"game": table, "seats": seats, "wait": False, "pace": "at-once"}
        table = player.http("POST", "/api/tables", wanted)["id"]
        player.http("POST", f"/api/tables/{table}/start")
    seat = player.play(table)
    print(json.dumps({"table": table, "seat": seat, "status": player.status}))
