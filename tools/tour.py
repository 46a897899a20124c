"""A tour of the page: every screen that a person can come to, with positions of recorded games on them.

`tools/screenshots.py` takes pictures on it, and the tests walk it to see that everybody can use what is
there. The tables are made over the public interface by a guest of their own.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from statecraft.core.engine.session import Session
from statecraft.core.record.record import Record
from statecraft.plugins import registry

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "golden"

GAMES = ("globopolis", "global-powers")
RECORD = "four-players-points"
FIRST, LAST = 0, -1

# What somebody is asked in a recorded game and worth seeing: the game, the question, and whether its first
# or its last time is looked for.
POSITIONS = {
    "globopolis-options": ("globopolis", "options", LAST),
    "globopolis-fight": ("globopolis", "operation", LAST),
    "globopolis-roll": ("globopolis", "roll", LAST),
    "globopolis-visit": ("globopolis", "foreign-territory", LAST),
    "global-powers-turn": ("global-powers", "turn", FIRST),
    "global-powers-session": ("global-powers", "proposal", LAST),
    "global-powers-vote": ("global-powers", "vote", LAST),
    "global-powers-veto": ("global-powers", "veto", LAST),
    "global-powers-stake": ("global-powers", "stake", FIRST),
    "global-powers-un-vote": ("global-powers", "un-vote", LAST),
}

# What the tour's own edition has otherwise than the shipped one: the file, what stands there, and what instead.
ENTRY = (
    ("edition.toml", 'name = "Globopolis"', 'name = "Open markets"'),
    ("influence.toml", "amount = 20", "amount = 30"),
    ("en.ftl", "title-alaska = Alaska", "title-alaska = Seward"),
)


def asked(name: str, record: str, kind: str, which: int) -> tuple[int, int]:
    """The line of a recorded game at which a question is asked, and the seat that is asked."""
    game = registry.game(name)
    path = RECORDS / name.replace("-", "_") / f"{record}.jsonl"
    read = Record.from_jsonl(game, path.read_text())
    session = Session(game, read.header)
    found: list[tuple[int, int]] = []
    for number, line in enumerate(read.lines):
        found += [(number, each.seat) for each in session.state.questions() if each.kind == kind]
        session.go_on(line, [])
    return found[which]


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server on a folder; where it runs."""
    limits = [f"--rate-{name}=0" for name in ("socket", "person", "address", "guests")]
    flags = ["--port=0", f"--data={data}", "--workshop-games=2", *limits]
    command = [sys.executable, "-m", "statecraft", "serve", *flags]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        output = process.stdout.readline()
        try:
            yield next(word for word in output.split() if word.startswith("http"))
        finally:
            process.terminate()


@dataclass(frozen=True)
class Stop:
    """A screen: what it is called here, and where it is."""

    name: str
    path: str


class Guide:
    """A guest who lays out tables to look at."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.me = self._ask("POST", "/api/me", {"name": name, "colour": "blue"})
        self.http.headers["X-CSRF-Token"] = self.http.cookies["statecraft_csrf"]

    def __enter__(self) -> "Guide":
        return self

    def __exit__(self, *_error: object) -> None:
        self.http.close()

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def cookies(self) -> list[dict[str, str]]:
        """For a browser that is to be this guest."""
        return [
            {"name": cookie.name, "value": cookie.value or "", "url": self.url}
            for cookie in self.http.cookies.jar
        ]

    def brought(self, game: str, record: str) -> str:
        """A recorded game among the finished ones; its table."""
        text = (RECORDS / game.replace("-", "_") / f"{record}.jsonl").read_text()
        names = ["Ada", "Bo", "Cy", "Di", "Ed"][: len(json.loads(text.split("\n", 1)[0])["seats"])]
        return str(
            self._ask("POST", "/api/records", {"game": game, "record": text, "names": names})["id"]
        )

    def fork(self, table: str, line: int, seat: int, seats: int = 4) -> str:
        """A table that goes on from there: the guest has one seat, bots have the others."""
        wanted = [{"kind": "bot", "bot": "novice"}] * seats
        wanted[seat] = {"kind": "me"}
        body = {"line": line, "seats": wanted}
        id = str(self._ask("POST", f"/api/tables/{table}/fork", body)["id"])
        self._ask("POST", f"/api/tables/{id}/start")
        return id

    def fork_of_the_end(self, table: str) -> str:
        """A table at which the game is over as soon as it starts."""
        return self.fork(table, self._ask("GET", f"/api/tables/{table}/replay")["lines"], 0)

    def new(self, game: str, seats: list[dict[str, str]], **wanted: object) -> str:
        made = self._ask("POST", "/api/tables", {"game": game, "seats": seats, **wanted})
        return str(made["id"])

    def entry(self) -> str:
        """An entry of the workshop with an edition of its own; one that is there already will do."""
        name = "Open markets"
        found = self._ask("GET", f"/api/workshop?search={name}")["entries"]
        if found:
            return str(found[0]["id"])
        folder = registry.game("globopolis").edition.texts
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}
        for file, old, new in ENTRY:
            files[file] = files[file].replace(old, new, 1)
        wanted = {
            "game": "globopolis",
            "name": name,
            "description": "For those who would rather trade than fight.\n\nTen rounds, then to bed.",
            "licence": "All our own, CC BY 4.0",
            "options": {"until_round": 10},
            "files": files,
        }
        return str(self._ask("POST", "/api/workshop", wanted)["id"])

    def start(self, table: str) -> None:
        self._ask("POST", f"/api/tables/{table}/start")


def stops(guide: Guide) -> list[Stop]:
    """Every screen, with something on it."""
    brought = {game: guide.brought(game, RECORD) for game in GAMES}
    tables = [
        Stop(name, f"/t/{guide.fork(brought[game], *asked(game, RECORD, kind, which))}")
        for name, (game, kind, which) in POSITIONS.items()
    ]
    bots = [{"kind": "bot", "bot": "novice"}] * 3
    auction = guide.new("global-powers", [{"kind": "me"}, *bots])
    guide.start(auction)
    ends = {game: guide.fork_of_the_end(brought[game]) for game in GAMES}
    entry = guide.entry()
    lobby = guide.new("globopolis", [{"kind": "me"}, *bots[:1], {"kind": "open"}], public=True)
    return [
        Stop("start", "/"),
        Stop("new-globopolis", "/new/globopolis"),
        Stop("new-global-powers", "/new/global-powers"),
        Stop("join", "/j/NOCODE"),
        Stop("lobby", f"/t/{lobby}"),
        *tables,
        Stop("global-powers-auction", f"/t/{auction}"),
        *[Stop(f"{game}-end", f"/t/{ends[game]}") for game in GAMES],
        *[Stop(f"{game}-replay", f"/replay/{brought[game]}?line=200") for game in GAMES],
        *[Stop(f"{game}-tutorial", f"/learn/{game}") for game in GAMES],
        Stop("rules-globopolis", "/rules/globopolis"),
        Stop("rules-global-powers", "/rules/global-powers"),
        *[Stop(f"{game}-dice", f"/dice/{ends[game]}") for game in GAMES],
        Stop("dice", "/dice"),
        Stop("workshop", "/workshop"),
        Stop("workshop-entry", f"/workshop/{entry}"),
        Stop("workshop-new", f"/workshop/new?from={entry}"),
        Stop("new-from-workshop", f"/new/globopolis?entry={entry}"),
        Stop("me", "/me"),
        Stop("people", f"/people/{guide.me['id']}"),
        Stop("best", "/best/globopolis"),
        Stop("about", "/about"),
        Stop("nowhere", "/nowhere"),
    ]
