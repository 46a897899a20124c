"""Notes, for every test marked with rules, which rules it saw refused.

Asleep unless STATECRAFT_WITNESS names a file, as `statecraft rules GAME --check` does. The engine calls
`statecraft.core.refusal.witness` with the rule's id whenever an `Illegal` is made; this plugin listens
there while a test runs and writes one JSON row for each marked test. What was seen travels on the test
reports, so that it also arrives when tests are spread over several processes.
"""

import importlib
import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

REPORT = "STATECRAFT_WITNESS"
_SEEN = pytest.StashKey[set[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Listen only where somebody wants to know."""
    if path := os.environ.get(REPORT):
        config.pluginmanager.register(Witness(Path(path)), "statecraft-rule-witness")


class Witness:
    """Listens to refusals and writes the report when the session ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.refusal: Any = importlib.import_module("statecraft.core.refusal")
        self.rows: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """A test's setup, call and teardown all count."""
        seen = item.stash[_SEEN] = set()
        before = self.refusal.witness
        self.refusal.witness = seen.add
        try:
            return (yield)
        finally:
            self.refusal.witness = before

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> None:
        """Put on the report, before it is made, what has been seen so far."""
        rules = sorted({str(id) for mark in item.iter_markers("rule") for id in mark.args})
        seen: set[str] = item.stash[_SEEN]
        others = [data for data in item.user_properties if data[0] not in ("rules", "refused")]
        item.user_properties[:] = [*others, ("rules", rules), ("refused", sorted(seen))]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather the phases of a test into one row: it passed if its call did and nothing failed."""
        data: dict[str, Any] = dict(report.user_properties)
        if not data.get("rules"):
            return
        row = self.rows.setdefault(
            report.nodeid, {"test": report.nodeid, "called": False, "failed": False}
        )
        row["rules"], row["refused"] = data["rules"], data["refused"]
        row["called"] = row["called"] or (report.when == "call" and report.passed)
        row["failed"] = row["failed"] or report.failed

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report; a worker process leaves that to the one that gathers."""
        if hasattr(session.config, "workerinput"):
            return
        rows = [
            {
                "test": row["test"],
                "rules": row["rules"],
                "refused": row["refused"],
                "outcome": "failed" if row["failed"] else "passed" if row["called"] else "skipped",
            }
            for row in self.rows.values()
        ]
        self.path.write_text(json.dumps(rows), encoding="utf-8")
