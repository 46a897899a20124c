"""Real parts: programs outside Python that some tests need, such as a compiler.

A test asks with `real_part("compiler")` and gets the program's path. Where it is not installed the test
is skipped with one line that says how to get it; with STATECRAFT_REQUIRE_REAL=1, as in continuous
integration, it fails instead, so that nothing goes untested there unnoticed. A new part is a row in
`PARTS` and its packages in `.ci/run`.
"""

import os
import shutil
import sysconfig
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

MISSING = "real part missing: "


@dataclass(frozen=True)
class Part:
    """A program: what a person calls it, the Debian packages that bring it, and how to find it."""

    title: str
    packages: str
    locate: Callable[[], Path | None]


def _compiler() -> Path | None:
    found = shutil.which("gcc") or shutil.which("cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return Path(found) if found and headers.is_file() else None


def _node() -> Path | None:
    found = shutil.which("node")
    return Path(found) if found else None


def _for_root(name: str) -> Callable[[], Path | None]:
    """A program that only root may use."""

    def locate() -> Path | None:
        found = shutil.which(name)
        return Path(found) if found and os.geteuid() == 0 else None

    return locate


def _chromium() -> Path | None:
    """Without a window the same engine takes two thirds of the processor time, so that comes first."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


def _postgres() -> Path | None:
    """Debian puts each version into a folder of its own, and none of them onto the path."""
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)
    found = shutil.which("postgres")
    return newest[0] if newest else Path(found) if found else None


def _redis() -> Path | None:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(found) if found else None


def _program(name: str) -> Callable[[], Path | None]:
    """A program on the path, or where Debian puts those of administrators."""

    def locate() -> Path | None:
        found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
        return Path(found) if found else None

    return locate


PARTS = {
    "compiler": Part("C compiler", "gcc python3-dev", _compiler),
    "node": Part("Node", "nodejs", _node),
    "mount": Part("the right to mount a small disk, as root has", "mount", _for_root("mount")),
    "umount": Part("the right to take a disk away, as root has", "mount", _for_root("umount")),
    "postgres": Part("PostgreSQL", "postgresql", _postgres),
    "redis": Part("Redis", "redis-server", _redis),
    "caddy": Part("Caddy", "caddy", _program("caddy")),
    "nginx": Part("nginx", "nginx-light", _program("nginx")),
    "promtool": Part("promtool of Prometheus", "prometheus", _program("promtool")),
    "systemd-analyze": Part("systemd-analyze", "systemd", _program("systemd-analyze")),
    "chromium": Part("Chromium", "chromium-headless-shell", _chromium),
}


def real_part(name: str) -> Path:
    """The path of a real part; skips the test, or fails it where real parts are required."""
    part = PARTS[name]
    if (path := part.locate()) is not None:
        return path
    reason = f"{MISSING}{part.title} (apt-get install {part.packages})"
    if os.environ.get("STATECRAFT_REQUIRE_REAL") == "1":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count the tests that were skipped for want of a real part."""
    missing = Counter[str]()
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if MISSING in reason:
            missing[reason.partition(MISSING)[2]] += 1
    if missing:
        terminalreporter.section("real parts missing")
        for part, count in sorted(missing.items()):
            terminalreporter.write_line(f"{count} skipped for want of: {part}")
