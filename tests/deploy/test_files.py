"""What lies in `deploy/` is what its own programs take, and speaks of metrics that there are."""

import json
import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from websockets.sync.client import connect

from deploy.processes import DEPLOY, free_port, until_open
from plugins.real_parts import real_part
from server.live import live
from statecraft.server import metrics
from statecraft.server.config import ROWS

MOST_EXPOSED = 20
"""Tenths of what `systemd-analyze security` calls overall exposure."""


def run(*words: object, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [*map(str, words)], capture_output=True, text=True, timeout=60, cwd=cwd, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """The units, with a program that is there in the place of one that would be installed."""
    found = []
    for path in sorted((DEPLOY / "systemd").iterdir()):
        copy = tmp_path / path.name
        copy.write_text(path.read_text().replace("/opt/statecraft/bin/statecraft", "/bin/true"))
        found.append(copy)
    return found


def test_units_of_systemd_are_sound_and_may_do_little(units: list[Path]) -> None:
    analyze = real_part("systemd-analyze")
    said = run(analyze, "verify", *units)
    assert said.strip() == ""
    for unit in [each for each in units if each.suffix == ".service"]:
        said = run(
            analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", unit
        )
        assert "Overall exposure level" in said


def test_the_service_may_do_what_the_server_does(units: list[Path]) -> None:
    """The server bounds its workers, and is given a folder and as many files as it asks for."""
    text = next(each for each in units if each.name == "statecraft.service").read_text()
    for line in ("StateDirectory=statecraft", "LimitNOFILE=65536", "TimeoutStopSec=20"):
        assert line in text
    assert re.search(r"^SystemCallFilter=setpriority prlimit64 setrlimit$", text, re.MULTILINE)


def test_caddy_takes_its_file() -> None:
    run(real_part("caddy"), "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")


@contextmanager
def nginx(folder: Path, nodes: list[int]) -> Iterator[tuple[int, Path]]:
    """nginx with our file, on free ports and with a certificate of its own."""
    program = real_part("nginx")
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    run(
        *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate),
        *("-addext", "subjectAltName=DNS:localhost"),
    )
    https, http = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for before, after in (
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
        ("play.example.org", "localhost"),
        ("/run/nginx.pid", str(folder / "pid")),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{https} ssl http2;"),
        ("listen [::]:443 ssl http2;", ""),
        ("127.0.0.1:8080", f"127.0.0.1:{nodes[0]}"),
        ("127.0.0.1:8081", f"127.0.0.1:{nodes[1]}"),
    ):
        assert before in text, before
        text = text.replace(before, after)
    conf = folder / "nginx.conf"
    conf.write_text(text)
    run(program, "-t", "-c", conf, "-e", folder / "error.log")
    process = subprocess.Popen(
        [program, "-c", conf, "-e", folder / "error.log", "-g", "daemon off;"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until_open(https, process)
        yield https, certificate
    finally:
        process.terminate()
        process.wait(20)


def test_nginx_takes_its_file_and_passes_sockets_on(tmp_path: Path) -> None:
    """One node is up and the other is not: a socket finds the one that is."""
    front = tmp_path / "front"
    front.mkdir()
    with live(tmp_path / "data", trust_proxy=True) as server:
        port = int(server.url.rpartition(":")[2])
        with nginx(front, [free_port(), port]) as (https, certificate):
            context = ssl.create_default_context(cafile=str(certificate))
            with server.browser() as ada:
                ada.guest("Ada")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
                wanted = {"game": "globopolis", "seats": seats, "public": True}
                table = ada.post("/api/tables", json=wanted).json()
            url = f"wss://localhost:{https}/api/tables/{table['id']}/socket"
            with connect(url, ssl=context) as socket:
                socket.send(json.dumps({"do": "ping", "id": 1}))
                gives_up = time.monotonic() + 20
                while json.loads(socket.recv(20))["type"] != "answer":
                    assert time.monotonic() < gives_up


# Metrics.


def known() -> set[str]:
    """Every series that a node gives at /metrics, and what Prometheus itself adds."""
    text = generate_latest(metrics.REGISTRY).decode()
    found = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        if kind == "histogram":
            found |= {f"{name}_bucket", f"{name}_count", f"{name}_sum"}
    return found | {"up"}


def named(expression: str) -> set[str]:
    """The metrics that an expression of PromQL is about."""
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)", " ", expression)
    words = set(re.findall(r"[a-z_][a-z0-9_]*(?!\w*\s*\()", bare))
    return {word for word in words if "_" in word or word == "up"} - {"predict_linear"}


def expressions() -> list[str]:
    alerts = (DEPLOY / "prometheus" / "alerts.yml").read_text()
    joined = re.sub(r">-\n\s+", "", alerts)
    found = [line.partition("expr: ")[2] for line in joined.splitlines() if "expr: " in line]
    board = json.loads((DEPLOY / "grafana" / "statecraft.json").read_text())
    return found + [each["expr"] for panel in board["panels"] for each in panel["targets"]]


def test_alerts_and_dashboard_are_about_metrics_that_there_are() -> None:
    there, asked = known(), [named(each) for each in expressions()]
    assert len(asked) > 20
    assert all(asked), "an expression about nothing"
    assert set().union(*asked) - there == set()
    # A name that is none would be found.
    assert named('rate(statecraft_movez_total{job="x"}[5m])') - there


def test_every_metric_of_ours_is_on_the_dashboard() -> None:
    board = (DEPLOY / "grafana" / "statecraft.json").read_text()
    ours = {name for name in known() if name.startswith("statecraft_")}
    roots = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in ours}
    assert {root for root in roots if root not in board} == set()


def test_alerts_fire_when_they_should_and_not_else() -> None:
    promtool = real_part("promtool")
    run(promtool, "check", "rules", DEPLOY / "prometheus" / "alerts.yml")
    run(promtool, "test", "rules", "alerts_test.yml", cwd=DEPLOY / "prometheus")


def test_settings_that_are_named_are_settings() -> None:
    variables = {row.variable for row in ROWS}
    for path in ("compose.yaml", "Containerfile"):
        named_there = set(re.findall(r"STATECRAFT_[A-Z_]+", (DEPLOY / path).read_text()))
        assert named_there - variables == set(), path
