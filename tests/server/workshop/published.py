"""What tests publish: rule sets, and the shipped edition with a few things changed in it."""

import json
import time
from typing import Any

from server.live import Browser, Live
from statecraft.plugins import registry

Json = dict[str, Any]
EDITION = {
    path.name: path.read_text(encoding="utf-8")
    for path in registry.game("globopolis").edition.texts.iterdir()
    if path.suffix in (".toml", ".ftl")
}
SHORT = {"until_round": 1}


def edition(name: str = "Our house", **files: str) -> dict[str, str]:
    """The shipped edition under another name, with other files in the place of some."""
    old = next(line for line in EDITION["edition.toml"].splitlines() if line.startswith("name"))
    head = EDITION["edition.toml"].replace(old, f"name = {json.dumps(name)}")
    return {**EDITION, "edition.toml": head, **files}


def rules(name: str = "Short evenings", **more: Any) -> Json:
    """A rule set to publish."""
    return {
        "game": "globopolis",
        "name": name,
        "description": "One round.\n\nThen to bed.",
        "licence": "CC0, all our own",
        "options": SHORT,
        **more,
    }


def publish(author: Browser, **wanted: Any) -> str:
    """The id of a new entry."""
    answer = author.post("/api/workshop", json=rules(**wanted))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refused(answer: Any) -> str:
    """The text of a refusal."""
    assert answer.is_error, answer.text
    return str(answer.json()["error"]["text"])


def finish(server: Live, host: Browser, entry: str, **wanted: Any) -> str:
    """A table with an entry whose game is over: its host gives up, and the bots play on to the end."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "globopolis", "seats": seats, "entry": entry, "pace": "at-once", "wait": False}
    made = host.post("/api/tables", json={**body, **wanted})
    assert made.is_success, made.text
    place = f"/api/tables/{made.json()['id']}"
    assert host.post(f"{place}/start").is_success
    given_up = host.post(f"{place}/moves", json={"seat": 0, "command": {"concede": {}}})
    assert given_up.is_success, given_up.text
    until = time.monotonic() + 60
    while host.get(place).json()["status"] != "over":
        assert time.monotonic() < until, "the game does not end"
        time.sleep(0.05)
    return str(made.json()["id"])


def signed_in(server: Live, browser: Browser, email: str) -> None:
    """Confirm an e-mail address by the link that is mailed to it."""
    assert browser.post("/api/me/email", json={"email": email}).status_code == 202
    text = server.mails()[-1].get_content()
    link = next(line for line in text.splitlines() if "/link/" in line).strip()
    path = "/link/" + link.rpartition("/")[2]
    browser.get(path)
    token = next(c.value for c in browser.cookies.jar if c.name.endswith("_csrf"))
    assert browser.post(path, data={"csrf": token}).is_success
