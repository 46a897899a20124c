"""Whole short games by mail: through a real SMTP server out, real LMTP in, no page opened, and the dice proven."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from server.correspondence.player import MailPlayer
from server.live import TEXTS, Browser, Live, live
from server.mail.postman import Postman
from statecraft.fairdice import mailbox
from statecraft.fairdice.verify import verify
from statecraft.locale import Language
from statecraft.server.correspondence.mail_in import MailIn
from statecraft.server.correspondence.notices import CHANNEL, GATHER
from statecraft.server.jobs.outbox import MAIL
from statecraft.server.jobs.smtp_server import SmtpServer

SHORT = {"globopolis": {"round_limit": 2}, "global-powers": {"scorings": 1}}
DAYS = {"days": 2, "bank": 10}
_MOST_ROUNDS = 400


@contextlib.contextmanager
def posted() -> Iterator[Postman]:
    """A real mail server in a thread of its own, which takes all mails."""
    postman, ready = Postman(), threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def work() -> None:
        await postman.begin()
        loops.append(asyncio.get_running_loop())
        ready.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await postman.kill()

    def serve() -> None:
        asyncio.run(work())

    thread = threading.Thread(target=serve, name="postman")
    thread.start()
    assert ready.wait(20)
    try:
        yield postman
    finally:

        def end() -> None:
            for task in asyncio.all_tasks(loops[0]):
                task.cancel()

        loops[0].call_soon_threadsafe(end)
        thread.join(20)


@contextlib.contextmanager
def correspondence(folder: Path) -> Iterator[tuple[Live, Postman]]:
    """A server that hands mails over by SMTP and takes them in by LMTP."""
    with posted() as postman:
        settings = {
            "smtp": SmtpServer.of(f"smtp://127.0.0.1:{postman.port}?starttls=off"),
            "mail_in": MailIn.of("lmtp://127.0.0.1:0"),
            "reply_domain": "play.example",
            "rate_replies": 0,
        }
        with live(folder, **settings) as server:
            yield server, postman


def inward(server: Live) -> int:
    """The port at which mails come in."""
    door = server.services._door
    assert door is not None
    port: int = door.getsockname()[1]
    return port


def somebody(server: Live, name: str, language: Language, browser: Browser) -> str:
    """A person with a confirmed address, which is said."""
    id = browser.guest(name, language=language)["id"]
    address = f"{name.lower()}@example.org"

    async def work() -> None:
        await server.services.store.write(
            lambda db: db.run(
                "UPDATE person SET email = :email WHERE id = :id", email=address, id=id
            )
        )

    asyncio.run_coroutine_threadsafe(work(), server.loop).result(20)
    return address


def brought(server: Live, postman: Postman, read: int) -> list[Any]:
    """Let time go by until what is due is told, and have it brought; what has come since so many mails."""
    server.clock.now += GATHER + 1

    async def work() -> None:
        for channel in (CHANNEL, MAIL):
            while await server.services.outbox.deliver(channel):
                pass

    asyncio.run_coroutine_threadsafe(work(), server.loop).result(60)
    return postman.read(read)


def begun(game: str, browsers: list[Browser]) -> str:
    """A short game by days between these people."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(browsers) - 1)]
    wanted = {"game": game, "seats": seats, "days": DAYS, "options": SHORT[game]}
    made = browsers[0].post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    id: str = made.json()["id"]
    for other in browsers[1:]:
        code = {"code": made.json()["code"]}
        sat = other.post(f"/api/tables/{id}/seats", params=code, json={"seat": None})
        assert sat.status_code in (200, 201), sat.text
    assert browsers[0].post(f"/api/tables/{id}/start").status_code == 201
    return id


def status(server: Live, id: str) -> str:
    return str(server.rows("SELECT status FROM game_table WHERE id = ?", id)[0][0])


def proven(browser: Browser, id: str) -> None:
    """The dice of a game are what their chains and seeds make them, and it came to its end by the rules."""
    report = browser.get(f"/api/tables/{id}/dice").json()
    assert verify(report).ok
    table = browser.get(f"/api/tables/{id}").json()
    assert table["ended"] is not None


@pytest.mark.parametrize("game", sorted(SHORT))
def test_two_people_play_a_whole_game_by_mail_alone(tmp_path: Path, game: str) -> None:
    with correspondence(tmp_path) as (server, postman), contextlib.ExitStack() as open_now:
        browsers = [open_now.enter_context(server.browser()) for _ in range(2)]
        languages: list[tuple[str, Language]] = [("Ada", "en"), ("Bo", "de")]
        addresses = [
            somebody(server, name, language, browser)
            for (name, language), browser in zip(languages, browsers, strict=True)
        ]
        id = begun(game, browsers)
        players = {
            address: MailPlayer(address, TEXTS[language], inward(server), seed)
            for seed, (address, (_name, language)) in enumerate(
                zip(addresses, languages, strict=True)
            )
        }
        read, kept = 0, []
        for _ in range(_MOST_ROUNDS):
            mails = brought(server, postman, read)
            read += len(mails)
            kept += mails
            for mail in mails:
                players[mail["To"]].read(mail)
            if not mails:
                break
        assert status(server, id) == "over"
        assert all(player.written for player in players.values())
        assert all(player.refused == [] for player in players.values())
        proven(browsers[0], id)
        assert one_history(tmp_path / "all", kept) == {id}
        for address in addresses:
            mine = [mail for mail in kept if mail["To"] == address]
            assert one_history(tmp_path / address, mine) == {id}


def one_history(folder: Path, mails: list[EmailMessage]) -> set[str]:
    """The tables whose dice these mails prove by themselves, without asking the server."""
    folder.mkdir()
    for at, mail in enumerate(mails):
        (folder / f"{at}.eml").write_bytes(mail.as_bytes())
    found = mailbox.check(mailbox.read(folder))
    assert [each.wrong for each in found] == [[]] * len(found)
    return {each.table for each in found if each.ok and each.verdict and each.verdict.closed}


def test_one_plays_by_mail_against_two_on_the_page(tmp_path: Path) -> None:
    with correspondence(tmp_path) as (server, postman), contextlib.ExitStack() as open_now:
        browsers = [open_now.enter_context(server.browser()) for _ in range(3)]
        address = somebody(server, "Ada", "de", browsers[0])
        for name, browser in zip(("Bo", "Cy"), browsers[1:], strict=True):
            browser.guest(name)
        id = begun("globopolis", browsers)
        ada = MailPlayer(address, TEXTS["de"], inward(server), 7)
        read, key = 0, 0
        for _ in range(_MOST_ROUNDS):
            if status(server, id) == "over":
                break
            mails = brought(server, postman, read)
            read += len(mails)
            for mail in mails:
                ada.read(mail)
            key = on_the_page(id, browsers[1:], key)
        assert status(server, id) == "over"
        assert ada.written
        proven(browsers[1], id)


def on_the_page(id: str, browsers: list[Browser], key: int) -> int:
    """Who is asked answers with what is played by default, or the first answer there is, until nobody is."""
    moved = True
    while moved:
        moved = False
        for seat, browser in enumerate(browsers, start=1):
            asked = browser.get(f"/api/tables/{id}/questions", params={"seat": seat}).json()
            for question in asked:
                action = question["default"] or next(iter(question["actions"]), None)
                if question["must"] and action is not None:
                    key += 1
                    command = {"act": {"question": question["id"], "action": action}}
                    sent = browser.post(
                        f"/api/tables/{id}/moves",
                        json={"seat": seat, "key": str(key), "command": command},
                    )
                    assert sent.status_code in (200, 201), sent.text
                    moved = True
                    break
    return key
