"""Setting tables up over HTTP, as a person of one's own: for tests about what comes after a game."""

import time
from typing import Any

import httpx
from playwright.sync_api import FilePayload, Page
from websockets.sync.client import connect

from e2e.tables import AT_ONCE

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
_PATIENCE = 60.0


class Asking:
    """Somebody who asks the server without a page."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self._client = httpx.Client(base_url=url, timeout=30)
        self.id = str(self.ask("POST", "/api/me", {"name": name, "colour": "blue"})["id"])

    def close(self) -> None:
        self._client.close()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self._client.cookies.get("statecraft_csrf") or ""}
        answer = self._client.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def lend(self, page: Page) -> None:
        """Be the person whose browser this is."""
        cookies = [(each.name, str(each.value)) for each in self._client.cookies.jar]
        page.context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in cookies]
        )

    def table(self, game: str, seats: list[Any], **more: Any) -> str:
        """A table that plays."""
        id = str(
            self.ask("POST", "/api/tables", {"game": game, "seats": seats, **AT_ONCE, **more})["id"]
        )
        self.ask("POST", f"/api/tables/{id}/start")
        return id

    def finished(self, game: str, seats: int = 2, **options: Any) -> str:
        """A public table at which bots have played to the end. Somebody looks on: else they would rest."""
        id = self.table(game, [BOT] * seats, options=options, public=True)
        until = time.monotonic() + _PATIENCE
        with connect(f"{self.url.replace('http', 'ws')}/api/tables/{id}/socket"):
            while self.ask("GET", f"/api/tables/{id}")["status"] != "over":
                assert time.monotonic() < until, "the bots do not come to an end"
                time.sleep(0.05)
        return id

    def given_up(self, game: str) -> str:
        """A table against a bot at which one gave up at once."""
        id = self.table(game, [ME, BOT])
        self.ask("POST", f"/api/tables/{id}/moves", {"seat": 0, "command": {"concede": {}}})
        return id

    def answer(self, id: str, seat: int = 0) -> None:
        """Answer the first question with its first answer, or the default where none is listed."""
        (question, *_) = self.ask("GET", f"/api/tables/{id}/questions?seat={seat}")
        action = (question["actions"] or [question["default"]])[0]
        act = {"question": question["id"], "action": action}
        self.ask("POST", f"/api/tables/{id}/moves", {"seat": seat, "command": {"act": act}})


def file(name: str, content: bytes) -> FilePayload:
    """A file to choose."""
    return {"name": name, "mimeType": "application/octet-stream", "buffer": content}
