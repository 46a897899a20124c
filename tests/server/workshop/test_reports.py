"""Balance reports: queued fairly, made by a real process of its own, begun again after a crash, and limited."""

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.conftest import Database
from server.live import Browser, Live, live
from server.real.serving import Server
from server.workshop.published import edition, publish, refused, rules
from statecraft.plugins import registry
from statecraft.server.store import Connection
from statecraft.server.web.wire_workshop import EntryPage
from statecraft.server.workshop import reports

PATIENCE = 120.0
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("reports") / "data"
    with live(folder, workshop_games=3, rate_workshop=0) as running:
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


def report(browser: Browser, entry: str) -> Json:
    """The report once it is made or has failed."""
    until = time.monotonic() + PATIENCE
    while True:
        found: Json = browser.get(f"/api/workshop/{entry}").json()["balance"]
        if found["status"] in (reports.DONE, reports.FAILED):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.1)


def gives_way(entry: str) -> None:
    """The process has the lowest priority, so that a table's moves do not wait for it."""
    until = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < until
        for process in processes(f"{entry}-1"):
            with contextlib.suppress(ProcessLookupError):
                # It lowers itself as the first thing it does.
                if os.getpriority(os.PRIO_PROCESS, process) == 19:
                    return


def processes(folder: str) -> list[int]:
    """Those that make a report in a folder with such a name."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        # One that ends while we look is no longer there.
        with contextlib.suppress(OSError):
            words = path.read_bytes()
            if b"lab.report.job" in words and folder.encode() in words:
                found.append(int(path.parent.name))
    return found


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_report_is_made_and_can_be_read(server: Live, ada: Browser) -> None:
    cards = edition("Measured")
    entry = publish(ada, name="Measured", files=cards, options={"until_round": 1})
    gives_way(entry)
    found = report(ada, entry)
    assert (found["status"], found["done"], found["games"]) == ("done", 3, 3)
    msgspec.convert(ada.get(f"/api/workshop/{entry}").json(), EntryPage, strict=True)
    summary = found["summary"]
    assert (summary["games"], summary["players"], summary["bots"]) == (3, 4, ["steady"])
    assert len(summary["seats"]) == 4
    assert abs(sum(seat["share"] for seat in summary["seats"]) - 1) < 1e-3
    assert summary["rounds"]["mean"] == 1
    assert set(summary["ends"]) == set(summary["warnings"]) == {"en", "de"}
    assert summary["ends"]["en"][0]["name"] != summary["ends"]["de"][0]["name"]
    for lang, title in (("en", '<html lang="en">'), ("de", '<html lang="de">')):
        page = ada.get(f"/workshop/{entry}/report/1/{lang}")
        assert page.is_success
        assert title in page.text
        security = page.headers["content-security-policy"]
        assert "default-src 'none'" in security
        assert "script-src" not in security
        assert "sandbox" in security
    assert ada.get(f"/workshop/{entry}/report/2/en").status_code == 404
    # What it was made with is gone, and all else of the folder is as it was.
    folder = server.folder / "workshop" / f"{entry}-1"
    assert sorted(path.name for path in folder.iterdir()) == [
        "job.json",
        "report.de.html",
        "report.en.html",
        "summary.json",
    ]
    assert refused(ada.post(f"/api/workshop/{entry}/report")) == "server-workshop-report-there"
    assert not [line for line in server.log.getvalue().splitlines() if '"level": "error"' in line]


def test_what_cannot_be_made_says_why_and_can_be_asked_for_again(
    server: Live, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = server.services.reports
    monkeypatch.setattr(worker, "_minutes", 0.001)
    entry = publish(ada, options={"until_round": 2})
    assert report(ada, entry)["reason"] == "time"
    monkeypatch.setattr(worker, "_minutes", 10)
    # So little that not even the games can be kept in it.
    monkeypatch.setattr(worker, "_megabytes", 1)
    assert ada.post(f"/api/workshop/{entry}/report").is_success
    assert report(ada, entry)["reason"] == "memory"
    monkeypatch.setattr(worker, "_megabytes", 2048)
    assert ada.post(f"/api/workshop/{entry}/report").is_success
    again = ada.get(f"/api/workshop/{entry}").json()["balance"]
    assert (again["status"] in ("queued", "running"), again["reason"]) == (True, "")


def test_a_report_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, workshop_games=4, rate_workshop=0, bots=0)
    server.start()
    with Browser(base_url=server.url) as ada:
        ada.guest("Ada")
        entry = publish(ada, options={"until_round": 3})
    games = tmp_path / "workshop" / f"{entry}-1" / "run" / "games.jsonl"
    wait_until(lambda: games.exists() and b"\n" in games.read_bytes())
    server.kill()
    # The process does not outlive its server.
    wait_until(lambda: not processes(str(tmp_path)))
    kept = games.read_text(encoding="utf-8").splitlines()[:-1]
    assert server.rows("SELECT status FROM workshop_report") == [{"status": "running"}]
    server.start()
    summary = games.parents[1] / "summary.json"
    wait_until(lambda: summary.exists() or games.read_bytes().count(b"\n") == 4)
    with contextlib.suppress(FileNotFoundError):
        # Unless the report was done before we looked: what was played is not played again.
        assert games.read_text(encoding="utf-8").splitlines()[: len(kept)] == kept
    # Nor does it where the server ends in order, which does not wait for it.
    assert server.stop() == 0
    wait_until(lambda: not processes(str(tmp_path)))
    assert not server.problems()


def test_authors_take_turns(database: Database) -> None:
    """Who publishes five entries at once does not keep the others waiting for all five."""

    def fill(db: Connection) -> None:
        for number, (entry, author) in enumerate(
            [("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c"), ("b2", "b")]
        ):
            db.run(
                "INSERT INTO workshop_entry (id, game, author, version, words, created, updated)"
                " VALUES (:id, 'globopolis', :author, 1, '', 0, 0)",
                id=entry,
                author=author,
            )
            db.run(
                "INSERT INTO workshop_version (entry, version, name, description, licence, changes,"
                " options, edition, created) VALUES (:id, 1, '', '', '', '', '{}', '', 0)",
                id=entry,
            )
            reports.queue(db, entry, 1, author, 10, float(number))

    database.write(fill)
    order = []
    for at in range(100, 106):
        job = database.write(lambda db, at=at: reports.claim(db, float(at)))  # type: ignore[misc]
        assert job is not None
        database.write(lambda db, job=job, at=at: reports.finish(db, job, {}, float(at)))  # type: ignore[misc]
        order.append(job.entry)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert database.write(lambda db: reports.claim(db, 200.0)) is None


def test_only_the_latest_version_waits(tmp_path: Path) -> None:
    """A new version takes the place of one whose report has not been begun."""
    with live(tmp_path / "data", workshop="on", workshop_games=2, rate_workshop=0) as server:
        # Nobody makes reports here: they stay in the queue.
        asyncio.run_coroutine_threadsafe(_idle(server), server.loop).result(20)
        with server.browser() as ada:
            ada.guest("Ada")
            entry = publish(ada, options={"until_round": 2})
            place = f"/api/workshop/{entry}"
            assert ada.get(place).json()["balance"]["status"] == "queued"
            publish(ada, options={"until_round": 5})
            assert ada.get(place).json()["balance"]["others"] == 1
            wanted = rules(options={"until_round": 3}, changes="More")
            assert ada.post(f"{place}/versions", json=wanted).is_success
            assert ada.get(place, params={"version": 1}).json()["balance"] is None
            assert ada.get(place).json()["balance"]["status"] == "queued"
            assert ada.delete(place).is_success
            assert server.rows("SELECT entry FROM workshop_report WHERE entry = ?", entry) == []


async def _idle(server: Live) -> None:
    for task in asyncio.all_tasks():
        if task.get_name() == "reports":
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def test_a_job_says_what_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from statecraft.lab.report import job

    monkeypatch.setattr(job, "NEEDED", {"no_such_module": "nothing"})
    asked = {"package": registry.game("globopolis").package, "memory": 0, "seconds": 0}
    (tmp_path / job.JOB).write_text(json.dumps(asked))
    assert job.make(tmp_path) == "no-lab"


def test_games_of_other_rules_are_not_mixed_in(tmp_path: Path) -> None:
    """What lies in the folder from before an update of the server is played anew."""
    from statecraft.lab.report import job
    from statecraft.lab.run.experiment import Experiment, Side
    from statecraft.lab.run.run_store import RunStore

    def asked(seed: int) -> Experiment:
        package = registry.game("globopolis").package
        return Experiment((Side(package, {}),), (0, 1), ("random",), 1, seed)

    RunStore.begin(tmp_path / "run", asked(1).header()).add({"side": 0, "game": 0})
    assert len(job._begun(tmp_path / "run", asked(1)).finished_games()) == 1
    assert job._begun(tmp_path / "run", asked(2)).finished_games() == {}
