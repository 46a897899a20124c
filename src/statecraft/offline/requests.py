"""What the page asks of its own house, by the same addresses as of a server (`server/web`); every answer is the server's own.

What needs other people is not here: accounts, mails, friends, ratings, the workshop, pictures. Those are missing, as
at a server without them, and lists of them are empty.
"""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from statecraft import __version__
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import action_from_json
from statecraft.fairdice.entries import OPENED
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.locale import LANGUAGES, Language
from statecraft.locale.speech import Speaker
from statecraft.offline.house import House, me
from statecraft.offline.line import hint, looked_up
from statecraft.plugins import registry
from statecraft.server import page_texts
from statecraft.server.people import people
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, first
from statecraft.server.tables import (
    commands,
    game_listing,
    game_manifest,
    lessons,
    listings,
    speaking,
)
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, worded
from statecraft.tutorial import LEARNER, has_lesson


class Asked:
    """A request: the words of its address, its query and body, and the reader's language."""

    def __init__(
        self, words: tuple[str, ...], query: dict[str, str], body: Any, language: Language
    ) -> None:
        self.words = words
        self.query = query
        self.body = body
        self.language = language

    @property
    def word(self) -> str:
        """The first word, which names a table, a game or somebody."""
        return self.words[0]

    @property
    def lang(self) -> Language:
        """The language that the address names, else the reader's."""
        return page_texts.one_of(self.query.get("lang", ""), self.language)


Answer = Callable[[House, Asked], Awaitable[Any]]
_ROUTES: Final[list[tuple[str, re.Pattern[str], Answer]]] = []


def route(method: str, path: str) -> Callable[[Answer], Answer]:
    """What answers requests for an address; ``{}`` in it is any one word."""
    shape = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))

    def take(answer: Answer) -> Answer:
        _ROUTES.append((method, shape, answer))
        return answer

    return take


async def answer(house: House, method: str, address: str, body: Any, language: Language) -> Any:
    """The answer to a request; Refused where there is none."""
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    for known, shape, answer in _ROUTES:
        found = shape.fullmatch(parts.path)
        if known == method and found is not None:
            words = tuple([unquote(word) for word in found.groups()])
            return await answer(house, Asked(words, query, body, language))
    raise Refused("server-no-route", "missing")


# What stands in the page.


@route("GET", "/texts/{}/{}.ftl")
async def texts(house: House, asked: Asked) -> str:
    lang, name = asked.words
    known = [each for each in LANGUAGES if each == lang]
    if not known:
        raise Refused("server-no-route", "missing")
    return page_texts.texts_of(known[0], name, house.tables.library.game)


@route("GET", "/api/about")
async def about(_house: House, _asked: Asked) -> Json:
    return {"version": __version__, "workshop": "off", "imprint": None, "privacy": None}


@route("GET", "/api/games")
async def games(house: House, asked: Asked) -> list[Json]:
    library = house.tables.library
    return [
        {**game_listing.listed(library, asked.language, name), "client": None}
        for name in registry.games()
    ]


@route("GET", "/api/games/{}/box")
async def box(house: House, asked: Asked) -> Json:
    return game_manifest.box(house.tables.library.game(asked.word))


@route("GET", "/api/games/{}/origins")
async def origins(house: House, asked: Asked) -> list[Json]:
    library = house.tables.library
    game = library.game(asked.word)
    return game_manifest.origins(game, library.texts(asked.lang, game))


@route("GET", "/api/rules/{}")
async def rules(house: House, asked: Asked) -> Json:
    return page_texts.rules_of(asked.word, asked.lang, house.tables.library.game)


@route("GET", "/api/rules/{}/companion")
async def companion(house: House, asked: Asked) -> Json:
    return page_texts.companion_of(house.tables.library.game(asked.word), asked.lang)


async def _nothing(_house: House, _asked: Asked) -> list[Json]:
    return []


for _path in ("announcements", "tables", "mutes", "editions", "invitations", "leaderboard"):
    route("GET", f"/api/{_path}")(_nothing)
route("GET", "/api/leaderboard/variants")(_nothing)


@route("GET", "/api/circle")
async def circle(_house: House, _asked: Asked) -> Json:
    return {name: [] for name in ("friends", "asking", "asked", "recent", "blocked")}


# Whoever plays here.


@route("GET", "/api/me")
async def who_am_i(house: House, _asked: Asked) -> Json:
    if house.person is None:
        raise Refused("server-nobody", "nobody")
    return me(house.person)


@route("POST", "/api/me")
async def be_somebody(house: House, asked: Asked) -> Json:
    if house.person is not None:
        raise Refused("server-already", "conflict")
    body = asked.body
    language = people.a_language(body.get("language") or asked.language)
    house.person = await house.store.write(
        lambda db: people.new_guest(
            db, house.ids, body["name"], body["colour"], language, house.now(), body.get("face")
        )
    )
    return me(house.person)


@route("PATCH", "/api/me")
async def change_me(house: House, asked: Asked) -> Json:
    id, wanted = str(house.actor.person), asked.body
    names = ("name", "colour", "language", "face")
    changed = {name: wanted[name] for name in names if wanted.get(name) is not None}
    house.person = await house.store.write(lambda db: people.change(db, id, **changed))
    return me(house.person)


@route("GET", "/api/me/tables")
async def my_tables(house: House, asked: Asked) -> list[Json]:
    person, finished = str(house.actor.person), asked.query.get("finished") == "true"
    return await house.store.read(lambda db: listings.tables_of(db, person, finished))


@route("GET", "/api/people/{}")
async def profile(house: House, asked: Asked) -> Json:
    found = await house.store.read(lambda db: listings.profile(db, asked.word))
    if found is None:
        raise Refused("server-no-such-person", "missing")
    for played in found["games"]:
        game = house.tables.library.game(played["game"])
        played["points"] = game.label("score", played["score"]).to_json()
    return found


# Tables.


@route("POST", "/api/tables")
async def make_table(house: House, asked: Asked) -> Json:
    wanted = _wanted(asked.body)
    return _made(await house.tables.lobby.create(house.actor, wanted))


def _wanted(body: Json, game: str = "") -> NewTable:
    return NewTable(
        game=body.get("game", game),
        seats=[{"kind": seat["kind"], "bot": seat.get("bot")} for seat in body["seats"]],
        options=body.get("options") or {},
        holders=body.get("holders"),
        control=body.get("control"),
        hints=body.get("hints", True),
        # There is nobody to be compared with.
        rated=False,
        pace=body.get("pace", "normal"),
        wait=body.get("wait", True),
    )


def _made(table: Table) -> Json:
    return {"id": table.id, "code": table.settings.code}


@route("GET", "/api/codes/{}")
async def by_code(house: House, asked: Asked) -> Json:
    code = asked.words[0].strip().upper()[:12]

    def find(db: Connection) -> Any:
        return first(db, "SELECT id, code FROM game_table WHERE code = :code", code=code)

    row = await house.store.read(find)
    if row is None:
        raise Refused("server-no-such-table", "missing")
    return dict(row)


@route("GET", "/api/tables/{}")
async def show_table(house: House, asked: Asked) -> Json:
    table = await house.table(asked.word)
    mine = [] if house.person is None else table.seats_of(house.actor)
    return {**table.info(), "mine": mine}


@route("POST", "/api/tables/{}/seats")
async def sit_down(house: House, asked: Asked) -> Json:
    return {"seat": await house.tables.lobby.sit(asked.word, house.actor, asked.body.get("seat"))}


@route("POST", "/api/tables/{}/seats/look")
async def look_as_now(house: House, asked: Asked) -> Json:
    await house.tables.lobby.look_as_now(asked.word, house.actor)
    return _done()


@route("DELETE", "/api/tables/{}/seats")
async def get_up(house: House, asked: Asked) -> None:
    await house.tables.lobby.leave(asked.word, house.actor)


@route("PUT", "/api/tables/{}/seats/{}")
async def fill_seat(house: House, asked: Asked) -> Json:
    id, seat = asked.words
    kind, bot = asked.body["kind"], asked.body.get("bot")
    await house.tables.lobby.fill(id, house.actor, int(seat), kind, bot)
    return _done()


@route("POST", "/api/tables/{}/seats/{}/seed")
async def give_seed(house: House, asked: Asked) -> Json:
    (id, seat), given, lobby = asked.words, asked.body, house.tables.lobby
    if given.get("commitment") is not None:
        receipt = await lobby.promise(
            id,
            house.actor,
            int(seat),
            given["commitment"],
            given.get("key"),
            given.get("signature"),
        )
    else:
        receipt = await lobby.reveal(
            id, house.actor, int(seat), given["seed"], given.get("signature")
        )
    return {"ok": True, "receipt": receipt}


@route("POST", "/api/tables/{}/start")
async def start_game(house: House, asked: Asked) -> Json:
    await house.tables.lobby.start(asked.word, house.actor)
    return _done()


@route("POST", "/api/tables/{}/rematch")
async def play_again(house: House, asked: Asked) -> Json:
    return _made(await house.tables.lobby.rematch(asked.word, house.actor))


def _done(again: bool = False) -> Json:
    return {"ok": True, "again": again}


# Playing.


@route("POST", "/api/tables/{}/moves")
async def move(house: House, asked: Asked) -> Json:
    (id,), given = asked.words, asked.body
    table = await house.table(id)
    key = given.get("key")
    again = key is not None and (given["seat"], key) in table.done
    await house.tables.live_tables.change(
        id,
        lambda table: commands.carry_out(
            table, house.actor, given["seat"], key, given["command"], house.now()
        ),
    )
    return _done(again)


@route("GET", "/api/tables/{}/questions")
async def questions(house: House, asked: Asked) -> Any:
    table = await house.table(asked.word)
    return looked_up(house, table, "questions", {"seat": int(asked.query["seat"])}, asked.language)


@route("POST", "/api/tables/{}/hint")
async def ask_hint(house: House, asked: Asked) -> Json:
    table = await house.table(asked.word)
    return await hint(house, table, asked.body["seat"], asked.body["question"], asked.language)


@route("GET", "/api/tables/{}/log")
async def show_log(house: House, asked: Asked) -> list[Json]:
    table = await house.table(asked.word)
    seat = asked.query.get("seat")
    viewer = None if seat is None else int(seat)
    if viewer is not None and viewer not in table.seats_of(house.actor):
        raise Refused("server-not-your-seat", "forbidden")
    says = speaking.speaker(house.tables.library, table, asked.language)
    return [{**line, "say": says.say(line)} for line in updates.log(table, viewer)]


@route("GET", "/api/tables/{}/notepad")
async def read_notepad(house: House, asked: Asked) -> Json:
    (id,), person = asked.words, house.actor.person

    def find(db: Connection) -> Any:
        sql = "SELECT text FROM notepad WHERE table_id = :table AND person = :person"
        return first(db, sql, table=id, person=person)

    row = await house.store.read(find)
    return {"text": "" if row is None else row["text"]}


@route("PUT", "/api/tables/{}/notepad")
async def write_notepad(house: House, asked: Asked) -> Json:
    (id,), person, text = asked.words, house.actor.person, str(asked.body["text"])
    await house.table(id)
    await house.store.write(
        lambda db: db.run(
            "INSERT INTO notepad (table_id, person, text) VALUES (:table, :person, :text)"
            " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
            table=id,
            person=person,
            text=text,
        )
    )
    return _done()


# What was played.


@route("GET", "/api/tables/{}/record")
async def record(house: House, asked: Asked) -> str:
    table = await house.table(asked.word)
    if "so-far" in asked.query and table.session is not None:
        # Whoever has this browser has all its secrets anyway, and may take a game to a server in mid-play.
        return table.session.record.to_jsonl()
    return await house.tables.archive.record(asked.word)


@route("POST", "/api/records")
async def bring_record(house: House, asked: Asked) -> Json:
    given = asked.body
    names = dict(enumerate(given.get("names") or []))
    bring = house.tables.archive.bring
    return _made(await bring(house.actor, given["game"], given["record"], names))


@route("GET", "/api/tables/{}/replay")
async def turns(house: House, asked: Asked) -> Json:
    return await house.tables.archive.turns(asked.word)


@route("GET", "/api/tables/{}/replay/{}")
async def position(house: House, asked: Asked) -> Json:
    id, line = asked.words
    seat = asked.query.get("seat")
    viewer = None if seat is None else int(seat)
    is_open = asked.query.get("open") == "true"
    return (await house.tables.archive.position(id, int(line), viewer, is_open)).to_json()


@route("GET", "/api/tables/{}/score-history")
async def score_history(house: House, asked: Asked) -> Json:
    return await house.tables.archive.score_history(asked.word)


@route("GET", "/api/tables/{}/analysis")
async def analysis(house: House, asked: Asked) -> Json:
    return await house.tables.archive.analysis(asked.word)


@route("POST", "/api/tables/{}/fork")
async def fork(house: House, asked: Asked) -> Json:
    (id,), given = asked.words, asked.body
    return _made(await house.tables.archive.fork(id, house.actor, given["line"], _wanted(given)))


# Dice.


@route("GET", "/.well-known/statecraft-dice")
async def dice_key(house: House, _asked: Asked) -> Json:
    key = house.tables.dice_key
    return {"algorithm": "Ed25519", "key": key, "fingerprint": fingerprint(key), "beacon": None}


@route("GET", "/api/tables/{}/dice")
async def dice(house: House, asked: Asked) -> Json:
    return _report(await house.table(asked.word))


@route("GET", "/api/tables/{}/dice/answers")
async def dice_answers(house: House, asked: Asked) -> dict[str, Json]:
    table = await house.table(asked.word)
    game = table.settings.game
    opened = [each["proof"] for each in _report(table)["entries"] if each["kind"] == OPENED]
    answers = {proof["action"] for proof in opened if "action" in proof}
    return {
        text: worded(game, action_from_json(game.verb_names, json.loads(text)))
        for text in sorted(answers)
    }


def _report(table: Table) -> Json:
    if table.dice is None:
        raise Refused("server-no-dice", "missing")
    return table.dice.report()


# Tutorials.


@route("GET", "/api/tutorials/{}")
async def lesson(house: House, asked: Asked) -> str:
    return _prepared(house.tables.library.game(asked.word)).plain.decode()


@route("POST", "/api/tutorials/{}/{}/compose")
async def compose_in_lesson(house: House, asked: Asked) -> Json:
    game, state = _learning(house, asked)
    given = asked.body
    try:
        return updates.composed(
            game, state, LEARNER, given["question"], given.get("tokens") or [], given.get("action")
        )
    except Illegal as refusal:
        raise _refused(house, asked, game, state, refusal) from refusal


@route("POST", "/api/tutorials/{}/{}/unavailable")
async def unavailable_in_lesson(house: House, asked: Asked) -> list[Json]:
    game, state = _learning(house, asked)
    given = asked.body
    try:
        found = updates.unavailable(
            state.clone(), LEARNER, given["question"], given.get("tokens") or []
        )
    except Illegal as refusal:
        raise _refused(house, asked, game, state, refusal) from refusal
    return speaking.reasoned(_teacher(house, asked, game, state), found)


class Forbidden(Exception):
    """What the rules refuse, as it is sent."""

    def __init__(self, error: Json) -> None:
        super().__init__(error)
        self.error = error


def _refused(house: House, asked: Asked, game: Game, state: State, no: Illegal) -> Forbidden:
    return Forbidden(speaking.refused(_teacher(house, asked, game, state), no))


def _teacher(house: House, asked: Asked, game: Game, state: State) -> Speaker:
    names = [str(seat + 1) for seat in range(len(state.holders))]
    return Speaker(house.tables.library.texts(asked.language, game), game, names)


def _prepared(game: Game) -> lessons.Prepared:
    if not has_lesson(game):
        raise Refused("server-no-tutorial", "missing")
    return lessons.prepared(game)


def _learning(house: House, asked: Asked) -> tuple[Game, State]:
    """The game of a lesson, and where the learner moves at a line."""
    name, line = asked.words
    game = house.tables.library.game(name)
    state = _prepared(game).positions.get(int(line))
    if state is None:
        raise Refused("server-no-such-line", "missing", {"line": int(line)})
    if asked.body["seat"] != LEARNER:
        raise Refused("server-not-your-seat", "forbidden")
    return game, state
