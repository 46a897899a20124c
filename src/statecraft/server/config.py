"""The server's settings, once: their names, defaults and bounds, and where they are read from.

A setting is given by a flag (`--link-minutes 5`), by the environment (`STATECRAFT_LINK_MINUTES=5`) or in
a TOML file (`link_minutes = 5`); the first of these that has it wins. What each is for is said by the
text `setting-<name>`. `docs/hosting.md` has the table that `table` writes.
"""

import ipaddress
import json
import math
import os
import re
import socket
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from statecraft.fairdice import Beacon
from statecraft.locale import Texts
from statecraft.server.correspondence.mail_in import MailIn
from statecraft.server.jobs.beacon import QUICKNET_SOURCE, BeaconSource
from statecraft.server.jobs.dkim import key_in
from statecraft.server.jobs.smtp_server import SmtpServer
from statecraft.server.people.address import address

T = TypeVar("T")
PREFIX = "STATECRAFT_"
SHORTEST_SECRET = 16


class BadSetting(Exception):
    """A setting that cannot be: the text says why, the values say which one and where it was read."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


class Wrong(ValueError):
    """A value a kind of setting cannot take; the text says what it could."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


def a_text(given: object) -> str:
    if not isinstance(given, str):
        raise Wrong("setting-wrong-text")
    return given


def number(low: int, high: int) -> Callable[[object], int]:
    def read(given: object) -> int:
        try:
            # True is a number to Python, and 2.5 would be cut.
            value = int(given) if isinstance(given, str) else given
        except ValueError:
            value = None
        if type(value) is not int or not low <= value <= high:
            raise Wrong("setting-wrong-number", low=str(low), high=str(high))
        return value

    return read


def one_of(*choices: str) -> Callable[[object], str]:
    def read(given: object) -> str:
        if given not in choices:
            raise Wrong("setting-wrong-choice", choices=", ".join(choices))
        return str(given)

    return read


def switch(given: object) -> bool:
    words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    value = given if isinstance(given, bool) else words.get(str(given).lower())
    if value is None:
        raise Wrong("setting-wrong-switch")
    return value


def origin(given: object) -> str:
    """An origin, as browsers write it: scheme, host, and the port unless it is the usual one."""
    try:
        parts = urlsplit(a_text(given))
        port = parts.port
    except ValueError as error:
        raise Wrong("setting-wrong-origin") from error
    host = parts.hostname or ""
    rest = parts.path.strip("/") + parts.query + parts.fragment + (parts.username or "")
    if parts.scheme not in ("http", "https") or not host or rest:
        raise Wrong("setting-wrong-origin")
    usual = {"http": 80, "https": 443}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, usual) else f":{port}")


def mail_address(given: object) -> str:
    found = address(a_text(given))
    if found is None:
        raise Wrong("setting-wrong-address")
    return found


def mail_addresses(given: object) -> tuple[str, ...]:
    return tuple([mail_address(one) for one in _listed(given, "setting-wrong-address")])


def _listed(given: object, wrong: str) -> list[object]:
    """A list, or its parts with commas between them; what is empty is left out."""
    listed = given.split(",") if isinstance(given, str) else given
    if not isinstance(listed, list):
        raise Wrong(wrong)
    return [one.strip() if isinstance(one, str) else one for one in listed if one]


def maybe(kind: Callable[[object], T]) -> Callable[[object], T | None]:
    return lambda given: None if given == "" else kind(given)


def origins(given: object) -> tuple[str, ...]:
    return tuple([origin(one) for one in _listed(given, "setting-wrong-origin")])


def networks(given: object) -> tuple[str, ...]:
    """Addresses and networks of them, each as a network."""
    try:
        return tuple(
            [
                str(ipaddress.ip_network(a_text(one)))
                for one in _listed(given, "setting-wrong-network")
            ]
        )
    except ValueError as error:
        raise Wrong("setting-wrong-network") from error


def url_of(*schemes: str, several: bool = False) -> Callable[[object], str]:
    """The address of another server, which may have a password in it: refusals do not repeat it.

    Where there may be several they stand side by side, `host:port,host:port`.
    """

    def read(given: object) -> str:
        try:
            parts = urlsplit(a_text(given))
            places = [urlsplit(f"//{at}") for at in parts.netloc.rpartition("@")[2].split(",")]
            named = (
                parts.scheme in schemes
                and bool(parts.hostname or parts.path.strip("/") or parts.query)
                and all(place.port != 0 for place in places)
                and (len(places) == 1 or (several and all(place.hostname for place in places)))
            )
        except ValueError:
            named = False
        if not named:
            raise Wrong("setting-wrong-url", example=f"{schemes[0]}://…", given="…")
        return str(given)

    return read


def smtp(given: object) -> SmtpServer:
    """A server for mails; refusals do not repeat what may have a password in it."""
    try:
        return SmtpServer.of(url_of("smtp", "smtps")(given))
    except ValueError as error:
        raise Wrong("setting-wrong-smtp", given="…") from error


def mail_in(given: object) -> MailIn:
    """Where mails come in."""
    try:
        return MailIn.of(a_text(given))
    except ValueError as error:
        raise Wrong("setting-wrong-mail-in") from error


def domain(given: object) -> str:
    """What stands behind the @ of an address."""
    return mail_address(f"play@{a_text(given)}").partition("@")[2]


def dkim_key(given: object) -> bytes:
    """The key in a file that signs mails."""
    try:
        return key_in(file(given))
    except (OSError, ValueError, TypeError) as error:
        raise Wrong("setting-wrong-dkim-key") from error


def secret(given: object) -> str:
    """A text that is too long to be guessed."""
    value = a_text(given)
    if len(value) < SHORTEST_SECRET:
        raise Wrong("setting-wrong-secret", least=str(SHORTEST_SECRET))
    return value


def a_label(given: object) -> str:
    """One part of a name in the DNS."""
    value = a_text(given)
    if not re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", value):
        raise Wrong("setting-wrong-label")
    return value


def folder(given: object) -> Path:
    return Path(a_text(given)).expanduser()


def file(given: object) -> Path:
    path = folder(given)
    if not path.is_file():
        raise Wrong("setting-wrong-file")
    return path


def beacon(given: object) -> BeaconSource | None:
    """No beacon, drand's quicknet, or one that a JSON file describes: its addresses, key, genesis and period."""
    if given in ("off", "quicknet"):
        return None if given == "off" else QUICKNET_SOURCE
    try:
        data = json.loads(file(given).read_text(encoding="utf-8"))
        urls = data.pop("urls")
        if not urls or not all(urlsplit(url).scheme in ("http", "https") for url in urls):
            raise ValueError("no address")
        return BeaconSource(Beacon.from_json(data), tuple(urls))
    except (OSError, ValueError, TypeError, AttributeError, KeyError) as error:
        raise Wrong("setting-wrong-beacon") from error


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs keep a person's data on this system."""
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "statecraft"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "statecraft"
    named = environment.get("XDG_DATA_HOME")
    return (Path(named) if named else Path.home() / ".local" / "share") / "statecraft"


def _by(kind: Callable[[object], object], shown: str | None = None) -> dict[str, Any]:
    """How a setting is read, and its default in words where that depends on the machine."""
    return {"kind": kind, "shown": shown}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set. A rate of 0 is no limit."""

    host: str = field(default="127.0.0.1", metadata=_by(a_text))
    port: int = field(default=8080, metadata=_by(number(0, 65535)))
    data: Path = field(
        default=data_folder(), metadata=_by(folder, shown="~/.local/share/statecraft")
    )
    database: str | None = field(
        default=None, metadata=_by(maybe(url_of("postgresql", "postgres", several=True)))
    )
    bus: str | None = field(
        default=None, metadata=_by(maybe(url_of("redis", "rediss", "valkey", "unix")))
    )
    public_url: str | None = field(default=None, metadata=_by(maybe(origin)))
    origins: tuple[str, ...] = field(default=(), metadata=_by(origins))
    trust_proxy: bool = field(default=False, metadata=_by(switch))
    log_level: str = field(
        default="info", metadata=_by(one_of("debug", "info", "warning", "error"))
    )
    log_format: str = field(default="text", metadata=_by(one_of("text", "json")))
    cookie_days: int = field(default=365, metadata=_by(number(1, 3650)))
    link_minutes: int = field(default=15, metadata=_by(number(1, 1440)))
    mail_from: str = field(default="statecraft@localhost", metadata=_by(mail_address))
    smtp: SmtpServer | None = field(default=None, metadata=_by(maybe(smtp)))
    mail_in: MailIn | None = field(default=None, metadata=_by(maybe(mail_in)))
    reply_domain: str | None = field(default=None, metadata=_by(maybe(domain)))
    dkim_key: bytes | None = field(default=None, metadata=_by(maybe(dkim_key)))
    dkim_selector: str = field(default="statecraft", metadata=_by(a_label))
    push: bool = field(default=True, metadata=_by(switch))
    hooks: bool = field(default=True, metadata=_by(switch))
    hooks_http: bool = field(default=False, metadata=_by(switch))
    hooks_to: tuple[str, ...] = field(default=(), metadata=_by(networks))
    feeds: bool = field(default=True, metadata=_by(switch))
    rate_hooks: int = field(default=60, metadata=_by(number(0, 1_000_000)))
    rate_socket: int = field(default=600, metadata=_by(number(0, 1_000_000)))
    rate_person: int = field(default=600, metadata=_by(number(0, 1_000_000)))
    rate_address: int = field(default=3000, metadata=_by(number(0, 1_000_000)))
    rate_guests: int = field(default=60, metadata=_by(number(0, 1_000_000)))
    rate_mails: int = field(default=6, metadata=_by(number(0, 1_000_000)))
    rate_codes: int = field(default=6, metadata=_by(number(0, 1_000_000)))
    rate_replies: int = field(default=120, metadata=_by(number(0, 1_000_000)))
    rate_invites: int = field(default=60, metadata=_by(number(0, 1_000_000)))
    max_tables_per_person: int = field(default=50, metadata=_by(number(1, 100_000)))
    max_sockets_per_person: int = field(default=60, metadata=_by(number(0, 1_000_000)))
    max_sockets_per_address: int = field(default=600, metadata=_by(number(0, 1_000_000)))
    bots: int = field(default=1, metadata=_by(number(0, 64)))
    workers: int = field(default=1, metadata=_by(number(1, 64)))
    job_processes: int = field(default=1, metadata=_by(number(0, 64)))
    job_seconds: int = field(default=20, metadata=_by(number(1, 3600)))
    job_memory: int = field(default=1024, metadata=_by(number(128, 1_000_000)))
    grace: int = field(default=10, metadata=_by(number(0, 3600)))
    absence_minutes: int = field(default=10, metadata=_by(number(0, 1_000_000)))
    claim_minutes: int = field(default=1440, metadata=_by(number(0, 1_000_000)))
    vacation_days: int = field(default=30, metadata=_by(number(0, 366)))
    operators: tuple[str, ...] = field(default=(), metadata=_by(mail_addresses))
    workshop: str = field(default="on", metadata=_by(one_of("on", "read", "off")))
    workshop_games: int = field(default=200, metadata=_by(number(0, 100_000)))
    workshop_minutes: int = field(default=120, metadata=_by(number(1, 100_000)))
    workshop_memory: int = field(default=2048, metadata=_by(number(64, 1_000_000)))
    rate_analyses: int = field(default=30, metadata=_by(number(0, 1_000_000)))
    rate_workshop: int = field(default=12, metadata=_by(number(0, 1_000_000)))
    new_dice_key: bool = field(default=False, metadata=_by(switch))
    beacon: BeaconSource | None = field(default=None, metadata=_by(beacon, shown="off"))
    metrics_from: tuple[str, ...] = field(
        default=("127.0.0.0/8", "::1/128"), metadata=_by(networks, shown="127.0.0.0/8,::1/128")
    )
    metrics_token: str | None = field(default=None, metadata=_by(maybe(secret)))
    traces: str | None = field(default=None, metadata=_by(maybe(url_of("http", "https"))))
    imprint: Path | None = field(default=None, metadata=_by(maybe(file)))
    privacy: Path | None = field(default=None, metadata=_by(maybe(file)))


@dataclass(frozen=True, slots=True)
class Row:
    """One setting as it is documented."""

    name: str
    flag: str
    variable: str
    default: str
    kind: Callable[[object], Any]


def _shown(default: object) -> str:
    if default is None or default == ():
        return ""
    return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default)


ROWS: tuple[Row, ...] = tuple(
    Row(
        one.name,
        "--" + one.name.replace("_", "-"),
        PREFIX + one.name.upper(),
        one.metadata["shown"] or _shown(one.default),
        one.metadata["kind"],
    )
    for one in fields(Settings)
)
_BY_NAME = {row.name: row for row in ROWS}
#: Not settings of the server, but ours: where the file is, and what tests and builds read.
_OTHER_VARIABLES = frozenset(
    {"CONFIG", "SCALE", "REQUIRE_REAL", "COMPILE", "PURE", "TEST_DATABASE"}
)


def read(
    flags: Mapping[str, str | None],
    environment: Mapping[str, str],
    config: Path | None = None,
) -> Settings:
    """The settings of one server; `config` or STATECRAFT_CONFIG names the file."""
    named = environment.get(PREFIX + "CONFIG")
    path = config or (Path(named).expanduser() if named else None)
    values: dict[str, Any] = {}
    if path is not None:
        _take(values, _of_file(path), str(path))
    _take(values, _of_environment(environment), None)
    for name, given in flags.items():
        if given is not None:
            _take(values, {name: given}, _BY_NAME[name].flag)
    return Settings(**values)


def _of_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("setting-no-file", path=str(path), reason=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("setting-not-toml", path=str(path), reason=str(error)) from error


def _of_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found = {
        name.removeprefix(PREFIX): value
        for name, value in environment.items()
        if name.startswith(PREFIX)
    }
    return {name.lower(): value for name, value in found.items() if name not in _OTHER_VARIABLES}


def _take(values: dict[str, Any], given: Mapping[str, object], where: str | None) -> None:
    for name, value in given.items():
        place = where or PREFIX + name.upper()
        row = _BY_NAME.get(name)
        if row is None:
            known = ", ".join(_BY_NAME)
            raise BadSetting("setting-unknown", name=name, where=place, known=known)
        try:
            values[name] = row.kind(value)
        except Wrong as wrong:
            raise BadSetting(
                wrong.text, **{"name": name, "where": place, "given": str(value), **wrong.values}
            ) from wrong


def own_url(settings: Settings) -> str:
    """The server's address in links. It never comes from a request, which could name another host."""
    if settings.public_url is not None:
        return settings.public_url
    everywhere = settings.host in ("", "0.0.0.0", "::")
    host = socket.gethostname() if everywhere else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def reply_domain(settings: Settings) -> str:
    """What stands behind the @ of the addresses that mails are answered to."""
    return settings.reply_domain or settings.mail_from.rpartition("@")[2]


def rates(a_minute: int) -> tuple[float, float]:
    """A limit given by the minute as tokens a second and tokens at once: a quarter may come together."""
    if a_minute == 0:
        return math.inf, math.inf
    return a_minute / 60, max(1.0, a_minute / 4)


def table(texts: Texts) -> Iterable[str]:
    """The settings as the lines of a Markdown table."""
    yield "| flag | environment | in the file | default | what it is |"
    yield "| --- | --- | --- | --- | --- |"
    for row in ROWS:
        default = f"`{row.default}`" if row.default else ""
        data = texts.say(f"setting-{row.name.replace('_', '-')}")
        yield f"| `{row.flag}` | `{row.variable}` | `{row.name}` | {default} | {data} |"
