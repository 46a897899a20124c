"""The house of a page without a server: it answers as a server does, and loses nothing that was shown."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from offline.conftest import Asking, Browser
from statecraft.core.engine.session import Session
from statecraft.core.record.record import Record
from statecraft.fairdice import verify
from statecraft.offline import store
from statecraft.plugins import registry
from tools import offline_schema

ADA = {"name": "Ada", "colour": "blue", "language": "en"}
SHORT = {"globopolis": {"until_round": 2}, "global-powers": {"scorings": 1}}


async def answer(page: Asking, table: str) -> bool:
    """Answer what must be answered by its default; whether the game is over."""
    if (await page.ask("GET", f"/api/tables/{table}"))["status"] == "over":
        return True
    asked = await page.ask("GET", f"/api/tables/{table}/questions?seat=0")
    for question in [each for each in asked if each["must"]][:1]:
        act = {"question": question["id"], "action": question["default"]}
        said = await page.say(do="move", seat=0, key=str(question["id"]), command={"act": act})
        assert said["ok"], said
    await asyncio.sleep(0)
    return False


@pytest.mark.parametrize("name", SHORT)
def test_a_game_is_played_left_and_gone_on_with(name: str, tmp_path: Path) -> None:
    async def run() -> None:
        browser = Browser(tmp_path)
        page = await browser.open()
        await page.ask("POST", "/api/me", ADA)
        table = await page.table(name, options=SHORT[name])
        page.follow(table)
        assert (await page.say(do="sync"))["ok"]
        assert page.heard[0]["type"] == "snapshot"
        for _ in range(3):
            await answer(page, table)
        # The tab breaks: nobody says goodbye, and only what was kept is there.
        before = await page.ask("GET", f"/api/tables/{table}/log?seat=0")
        kept = Browser(tmp_path)
        kept.copy, kept.journal = browser.copy, list(browser.journal)
        await page.house.close()
        page = await kept.open()
        assert (await page.ask("GET", "/api/me"))["name"] == "Ada"
        after = await page.ask("GET", f"/api/tables/{table}/log?seat=0")
        assert after[: len(before)] == before
        page.follow(table)
        await page.say(do="sync")
        while not await answer(page, table):
            pass
        game = registry.game(name)
        text = await page.ask("GET", f"/api/tables/{table}/record")
        assert Session.load(game, Record.from_jsonl(game, text)).state.result is not None
        report = await page.ask("GET", f"/api/tables/{table}/dice")
        assert verify(report).wrong is None
        history = await page.ask("GET", f"/api/tables/{table}/score-history")
        assert len(history["stops"]) > 1
        (listed,) = await page.ask("GET", "/api/me/tables?finished=true")
        assert listed["id"] == table
        fork = {"line": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
        other = await page.ask("POST", f"/api/tables/{table}/fork", fork)
        assert other["id"] != table
        brought = await page.ask("POST", "/api/records", {"game": name, "record": text})
        shown = await page.ask("GET", f"/api/tables/{brought['id']}")
        assert shown["status"] == "over"
        await page.house.close()

    asyncio.run(run())


def test_a_game_in_mid_play_is_taken_elsewhere_and_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        page = await Browser(tmp_path).open()
        await page.ask("POST", "/api/me", ADA)
        table = await page.table("globopolis")
        _, text = await page.house.ask("GET", f"/api/tables/{table}/record?so-far=1", "", "en")
        lines = text.strip().count("\n")
        brought = await page.ask("POST", "/api/records", {"game": "globopolis", "record": text})
        assert (await page.ask("GET", f"/api/tables/{brought['id']}"))["status"] == "closed"
        shown = await page.ask("GET", f"/api/tables/{brought['id']}/replay")
        assert shown["lines"] == lines > 0
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        fork = {"line": lines, "seats": seats, "pace": "at-once", "wait": False}
        other = await page.ask("POST", f"/api/tables/{brought['id']}/fork", fork)
        await page.ask("POST", f"/api/tables/{other['id']}/start")
        _, again = await page.house.ask(
            "GET", f"/api/tables/{other['id']}/record?so-far=1", "", "en"
        )
        # The same moves, without the table's own name in front.
        assert again.split("\n")[1 : lines + 1] == text.split("\n")[1 : lines + 1]
        await page.house.close()

    asyncio.run(run())


def test_what_cannot_be_kept_is_not_done(tmp_path: Path) -> None:
    async def run() -> None:
        browser = Browser(tmp_path)
        page = await browser.open()
        await page.ask("POST", "/api/me", ADA)
        table = await page.table("global-powers")
        page.follow(table)
        await page.say(do="sync")
        browser.is_full = True
        (asked,) = [
            each
            for each in await page.ask("GET", f"/api/tables/{table}/questions?seat=0")
            if each["must"]
        ]
        act = {"question": asked["id"], "action": asked["default"]}
        said = await page.say(do="move", seat=0, key="a", command={"act": act})
        assert not said["ok"]
        assert said["error"]["text"] == "server-full"
        browser.is_full = False
        still = await page.ask("GET", f"/api/tables/{table}/questions?seat=0")
        assert [each["id"] for each in still if each["must"]] == [asked["id"]]
        assert (await page.say(do="move", seat=0, key="a", command={"act": act}))["ok"]
        await page.house.close()

    asyncio.run(run())


def test_refusals_say_why(tmp_path: Path) -> None:
    async def run() -> None:
        page = await Browser(tmp_path).open()
        no = await page.ask("GET", "/api/me", status=401)
        assert no["error"]["text"] == "server-nobody"
        assert no["error"]["say"]
        await page.ask("POST", "/api/me", {**ADA, "name": ""}, status=400)
        await page.ask("POST", "/api/me", ADA)
        await page.ask("GET", "/api/tables/none", status=404)
        await page.ask("GET", "/api/workshop", status=404)
        await page.ask("POST", "/api/tables", {"game": "chess", "seats": []}, status=404)
        await page.ask("POST", "/api/tables", {}, status=400)
        table = await page.table("globopolis")
        await page.ask("GET", f"/api/tables/{table}/record", status=409)
        await page.ask("GET", f"/api/tables/{table}/log?seat=1", status=403)
        act: dict[str, Any] = {"question": 999_999, "action": {"verb": "end-turn"}}
        page.follow(table)
        said = await page.say(do="move", seat=0, key="z", command={"act": act})
        assert not said["ok"]
        assert said["error"]["say"]
        await page.house.close()

    asyncio.run(run())


def test_a_long_journal_gives_way_to_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        browser = Browser(tmp_path)
        page = await browser.open()
        await page.ask("POST", "/api/me", ADA)
        table = await page.table("globopolis")
        await page.house.close()
        monkeypatch.setattr(store, "LONG", 1)
        page = await browser.open()
        assert browser.copy
        assert browser.journal == []
        assert (await page.ask("GET", f"/api/tables/{table}"))["status"] == "playing"
        await page.house.close()

    asyncio.run(run())


def test_a_copy_of_before_is_given_what_was_added_since(tmp_path: Path) -> None:
    async def run() -> None:
        browser = Browser(tmp_path)
        page = await browser.open()
        await page.ask("POST", "/api/me", ADA)
        await page.house.close()
        old = sqlite3.connect(":memory:")
        old.executescript(store.SCHEMA.read_text(encoding="utf-8"))
        old.execute("DROP TABLE notepad")
        old.execute("ALTER TABLE person DROP COLUMN face")
        old.execute(
            "INSERT INTO person (id, name, colour, language, epoch, created)"
            " VALUES ('a', 'Ada', 'blue', 'en', 0, 1)"
        )
        old.commit()
        browser.copy, browser.journal = old.serialize(), []
        page = await browser.open()
        assert (await page.ask("GET", "/api/me"))["face"] == ""
        table = await page.table("globopolis")
        await page.ask("PUT", f"/api/tables/{table}/notepad", {"text": "watch B"})
        assert (await page.ask("GET", f"/api/tables/{table}/notepad"))["text"] == "watch B"
        await page.house.close()

    asyncio.run(run())


def test_the_schema_is_that_of_the_server() -> None:
    assert offline_schema.main(["--check"]) == 0, "python -m tools.offline_schema"
