"""A tour of the page: every screen that a person can come to, with positions of recorded games on them.

`tools/screenshots.py` takes pictures on it, and the tests walk it to see that everybody can use what is
there. The tables are made over the public interface by a guest of their own.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from statecraft.core.engine.session import Session
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Outcome
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
    "global-powers-hand": ("global-powers", "first-hand", FIRST),
    "global-powers-trade": ("global-powers", "trade", FIRST),
    "global-powers-coup": ("global-powers", "coup-stake", FIRST),
    "global-powers-un": ("global-powers", "un", LAST),
    "global-powers-refill": ("global-powers", "refill", FIRST),
    "global-powers-stake": ("global-powers", "stake", FIRST),
    "global-powers-un-vote": ("global-powers", "un-vote", LAST),
}

# Other decisions that have an instrument: for pictures, not for every walk.
INSTRUMENTS = {
    "globopolis-agents": ("globopolis", "agents", LAST),
    "globopolis-home": ("globopolis", "own-territory", LAST),
    "globopolis-market": ("globopolis", "market", LAST),
    "globopolis-purchase": ("globopolis", "purchase", LAST),
    "globopolis-continue": ("globopolis", "continue", LAST),
    "globopolis-put-back": ("globopolis", "hand-limit", LAST),
    "globopolis-flight": ("globopolis", "orss", LAST),
    "globopolis-drawn": ("globopolis", "drawn", LAST),
    "globopolis-missions": ("globopolis", "turn-end", LAST),
    "globopolis-reroll": ("globopolis", "reroll", LAST),
}
OFFER = "button:has-text('Make an offer'), button:has-text('Ein Angebot machen')"
# What is set up on an instrument before it is looked at: where it is, and what is pressed, as selectors.
CHANNEL = "summary:has-text('Tell it to a channel'), summary:has-text('In einem Kanal mitteilen')"
PLAN = '[aria-keyshortcuts="Enter"]'
PRESSED = {
    "globopolis-trade": ("globopolis", "options", LAST, (OFFER, ".partners button")),
    "global-powers-war": ("global-powers", "proposal", 23, ("[data-verb=war]",)),
    "global-powers-budget": ("global-powers", "proposal", 23, ("[data-verb=budget]",)),
    "global-powers-trade-proposal": ("global-powers", "proposal", 23, ("[data-verb=trade]",)),
    "global-powers-motion": ("global-powers", "proposal", 23, ("[data-verb=motion]",)),
}
MET = ROOT / "web" / "src" / "games" / "questions_met.json"
IN_DOCK = ("answer-offer", "my-offers", "business", "talks")
"""What is asked beside others' turns and answered in the dock."""
LONGER = {"globopolis-purchase": "five-players-points", "globopolis-reroll": "five-players-points"}
"""Where the usual record does not come to it, one of five players that does."""

# Events that come to the stage with an answer of a recorded game: the game, the line that tells of it, and after how
# many milliseconds there is most to see.
EVENTS = {
    "globopolis-event-attack": ("globopolis", "gb-event-attack", 800),
    "globopolis-event-fight": ("globopolis", "gb-event-battle", 1600),
    "globopolis-event-conquest": ("globopolis", "gb-event-conquered", 900),
    "globopolis-event-card": ("globopolis", "gb-event-influence", 800),
    "globopolis-event-mission": ("globopolis", "gb-event-mission", 800),
    "global-powers-event-bids": ("global-powers", "gp-event-bids", 1300),
    "global-powers-event-vote": ("global-powers", "gp-event-accepted", 700),
    "global-powers-event-veto": ("global-powers", "gp-event-veto", 800),
    "global-powers-event-war": ("global-powers", "gp-event-war-fought", 1900),
    "global-powers-event-coup": ("global-powers", "gp-event-coup-lost", 1900),
    "global-powers-event-motion": ("global-powers", "gp-event-motion-passed", 900),
    "global-powers-event-card": ("global-powers", "gp-event-played-sabotage", 800),
    "global-powers-event-scoring": ("global-powers", "gp-event-scored", 4200),
    "global-powers-event-un": ("global-powers", "gp-event-un", 800),
}

# What may be told instead, since dice fall anew.
INSTEAD = {
    "gp-event-coup-lost": ("gp-event-coup-won",),
    "gp-event-war-fought": ("gp-event-war-drawn", "gp-event-war-one-against-three"),
    "gp-event-motion-passed": ("gp-event-motion-failed",),
    "gp-event-un": ("gp-event-called-up",),
}

# What the tour's own edition has otherwise than the shipped one: the file, what stands there, and what instead.
ENTRY = (
    ("edition.toml", 'name = "Globopolis"', 'name = "Open markets"'),
    ("influence.toml", "amount = 20", "amount = 30"),
    ("en.ftl", "title-alaska = Alaska", "title-alaska = Seward"),
)


Times = dict[str, list[tuple[int, int]]]


@cache
def times(name: str, record: str) -> tuple[Times, Times]:
    """When which kind of question is asked in a recorded game: lines, and the seats that are asked; and where it leaves
    a choice."""
    game = registry.game(name)
    path = RECORDS / name.replace("-", "_") / f"{record}.jsonl"
    read = Record.from_jsonl(game, path.read_text())
    session = Session(game, read.header)
    every: Times = {}
    open_: Times = {}
    for number, line in enumerate(read.lines):
        for each in session.state.questions():
            every.setdefault(each.kind, []).append((number, each.seat))
            legal = session.state.legal(each.seat, each.id)
            if len(legal.actions()) > 1 or legal.domains():
                open_.setdefault(each.kind, []).append((number, each.seat))
        session.go_on(line, [])
    return every, open_


def asked(name: str, record: str, kind: str, which: int) -> tuple[int, int]:
    """The line of a recorded game at which a question is asked, and the seat that is asked."""
    return times(name, record)[0][kind][which]


def decided(name: str, record: str, kind: str, which: int) -> tuple[int, int]:
    """The same, where there is a choice, if there ever is one: else the page may answer by itself."""
    every, open_ = times(name, record)
    return (open_.get(kind) or every[kind])[which]


@dataclass(frozen=True)
class Cause:
    """An answer of a recorded game: at which line it is given, by which of how many seats, and what it is."""

    line: int
    seat: int
    seats: int
    action: dict[str, Any]


def causes(name: str, text: str, records: Iterable[Path]) -> Iterator[tuple[Path, Cause]]:
    """The answers in recorded games after which nothing but dice comes before a line is told."""
    game = registry.game(name)
    for path in records:
        read = Record.from_jsonl(game, path.read_text())
        session = Session(game, read.header)
        cause: Cause | None = None
        for number, line in enumerate(read.lines):
            if isinstance(line, Act):
                cause = Cause(number, line.seat, len(read.header.seats), line.action.to_json())
            elif not isinstance(line, Outcome):
                cause = None
            events: list[Event] = []
            session.go_on(line, events)
            if cause is not None and any(event.text == text for event in events):
                yield path, cause


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server on a folder; where it runs."""
    limits = [f"--rate-{name}=0" for name in ("socket", "person", "address", "guests")]
    flags = [
        "--port=0",
        f"--data={data}",
        "--workshop-games=2",
        "--max-tables-per-person=200",
        *limits,
    ]
    command = [sys.executable, "-m", "statecraft", "serve", *flags]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        output = process.stdout.readline()
        try:
            # What follows the address differs between builds: a comma where the engine is compiled.
            yield next(word.rstrip(",") for word in output.split() if word.startswith("http"))
        finally:
            process.terminate()


@dataclass(frozen=True)
class Stop:
    """A screen: what it is called here, where it is, and what is pressed there before it is looked at."""

    name: str
    path: str
    press: tuple[str, ...] = ()


class Guide:
    """A guest who lays out tables to look at."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.me = self.ask("POST", "/api/me", {"name": name, "colour": "blue"})
        self.http.headers["X-CSRF-Token"] = self.http.cookies["statecraft_csrf"]

    def __enter__(self) -> "Guide":
        return self

    def __exit__(self, *_error: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers this guest."""
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
        names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo"][
            : len(json.loads(text.split("\n", 1)[0])["seats"])
        ]
        return str(
            self.ask("POST", "/api/records", {"game": game, "record": text, "names": names})["id"]
        )

    def fork(self, table: str, line: int, seat: int, seats: int = 4) -> str:
        """A table that goes on from there: the guest has one seat, bots have the others."""
        wanted = [{"kind": "bot", "bot": "novice"}] * seats
        wanted[seat] = {"kind": "me"}
        body = {"line": line, "seats": wanted}
        id = str(self.ask("POST", f"/api/tables/{table}/fork", body)["id"])
        self.ask("POST", f"/api/tables/{id}/start")
        return id

    def answer(self, table: str, cause: Cause) -> None:
        """Give the answer that the seat gave in the recorded game."""
        asked = self.ask("GET", f"/api/tables/{table}/questions?seat={cause.seat}")
        verb = cause.action["verb"]
        question = next(each["id"] for each in asked if verb in each["verbs"])
        command = {"act": {"question": question, "action": cause.action}}
        self.ask("POST", f"/api/tables/{table}/moves", {"seat": cause.seat, "command": command})

    def fork_of_the_end(self, table: str) -> str:
        """A table at which the game is over as soon as it starts."""
        return self.fork(table, self.ask("GET", f"/api/tables/{table}/replay")["lines"], 0)

    def new(self, game: str, seats: list[dict[str, str]], **wanted: object) -> str:
        made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wanted})
        return str(made["id"])

    def entry(self) -> str:
        """An entry of the workshop with an edition of its own; one that is there already will do."""
        name = "Open markets"
        found = self.ask("GET", f"/api/workshop?search={name}")["entries"]
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
        return str(self.ask("POST", "/api/workshop", wanted)["id"])

    def waiting(self) -> str:
        """A table by days at which the game waits for somebody else: who begins is thrown for."""
        with Guide(self.url, "Bo") as other:
            while True:
                days = {"days": 2, "bank": 10}
                made = self.new(
                    "globopolis", [{"kind": "me"}, {"kind": "open"}], days=days, public=True
                )
                other.ask("POST", f"/api/tables/{made}/seats", {"seat": 1})
                self.start(made)
                view = self.ask("GET", f"/api/tables/{made}/view?seat=0")["view"]
                if 0 not in view["waited_for"]:
                    return made

    def start(self, table: str) -> None:
        self.ask("POST", f"/api/tables/{table}/start")


def rare(game: str) -> Iterator[tuple[str, Path, int, int, int]]:
    """Every other kind of question that recorded games come to: the record, the line, who is asked, of how many."""
    named = {kind for of, kind, _ in [*POSITIONS.values(), *INSTRUMENTS.values()] if of == game}
    wanted = set(json.loads(MET.read_text())[game]) - named - set(IN_DOCK)
    for path in sorted((RECORDS / game.replace("-", "_")).glob("*.jsonl")):
        read = Record.from_jsonl(registry.game(game), path.read_text())
        session = Session(registry.game(game), read.header)
        for number, line in enumerate(read.lines):
            for question in session.state.questions():
                if question.kind in wanted and question.must:
                    wanted.discard(question.kind)
                    seats = len(read.header.seats)
                    yield question.kind, path, number, question.seat, seats
            session.go_on(line, [])


def instruments(guide: Guide) -> list[Stop]:
    """Tables at which other decisions are asked."""
    found: list[Stop] = []
    for game in GAMES:
        for kind, path, line, seat, seats in rare(game):
            table = guide.fork(guide.brought(game, path.stem), line, seat, seats)
            found.append(Stop(f"{game}-{kind}", f"/t/{table}"))
    for name, (game, kind, which) in INSTRUMENTS.items():
        record = LONGER.get(name, RECORD)
        line, seat = decided(game, record, kind, which)
        table = guide.fork(guide.brought(game, record), line, seat, 5 if name in LONGER else 4)
        found.append(Stop(name, f"/t/{table}"))
    for name, (game, kind, which, press) in PRESSED.items():
        line, seat = decided(game, RECORD, kind, which)
        found.append(Stop(name, f"/t/{guide.fork(guide.brought(game, RECORD), line, seat)}", press))
    return found


def stops(guide: Guide) -> list[Stop]:
    """Every screen, with something on it."""
    brought = {game: guide.brought(game, RECORD) for game in GAMES}
    tables = [
        Stop(name, f"/t/{guide.fork(brought[game], *decided(game, RECORD, kind, which))}")
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
        Stop("lobby-channel", f"/t/{lobby}", (CHANNEL,)),
        Stop("plan-ahead", f"/t/{guide.waiting()}", (PLAN,)),
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
        Stop("circle", "/people"),
        Stop("missing", "/t/no-such-table"),
        Stop("best", "/best/globopolis"),
        Stop("about", "/about"),
        Stop("nowhere", "/nowhere"),
    ]
