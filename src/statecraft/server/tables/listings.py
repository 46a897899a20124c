"""Lists: open tables, one's own, a person's history and ratings, and who is best at what."""

import json
from collections.abc import Sequence

from statecraft.core.engine.question import seat_of
from statecraft.core.ids import QuestionId
from statecraft.server.log import logger
from statecraft.server.people.people import rated_as
from statecraft.server.store import Connection, Row
from statecraft.server.tables.clocks import PHASE, QUESTION
from statecraft.server.tables.day_clocks import DAYS
from statecraft.server.tables.loader import says_when
from statecraft.server.updates.projection import Json

PAGE = 50
_LEAST_GAMES = 5

log = logger("tables")


def open_tables(db: Connection, game: str | None) -> list[Json]:
    """Public tables: those with a free seat first, then those that can be watched."""
    rows = db.rows(
        "SELECT * FROM game_table WHERE public = 1 AND status IN ('open', 'playing')"
        " AND (:game = '' OR game = :game) ORDER BY status, created DESC LIMIT :most",
        game=game or "",
        most=PAGE,
    )
    return _tables_json(db, rows, None)


def tables_of(db: Connection, person: str, finished: bool) -> list[Json]:
    """A person's tables: those where somebody waits for the person come first."""
    statuses = "('over')" if finished else "('open', 'starting', 'playing')"
    rows = db.rows(
        "SELECT DISTINCT t.* FROM game_table t LEFT JOIN seat s ON s.table_id = t.id"
        f" WHERE (s.person = :person OR t.host = :person) AND t.status IN {statuses}"
        " ORDER BY t.created DESC LIMIT :most",
        person=person,
        most=PAGE,
    )
    data = _tables_json(db, rows, person)
    return sorted(data, key=lambda table: not table["your_turn"])


def tables_with(db: Connection, entry: str, most: int) -> list[Json]:
    """Public tables with an entry of the workshop: those with a free seat first, then in play, then over."""
    rows = db.rows(
        "SELECT * FROM game_table WHERE workshop_entry = :entry AND public = 1"
        " AND status IN ('open', 'playing', 'over')"
        " ORDER BY status = 'over', status, created DESC LIMIT :most",
        entry=entry,
        most=most,
    )
    return _tables_json(db, rows, None)


def _tables_json(db: Connection, rows: Sequence[Row], person: str | None) -> list[Json]:
    """The tables that can be read: one that is damaged must not hide the others."""
    found: list[Json] = []
    for row in rows:
        try:
            found.append(_table_json(db, row, person))
        except (ValueError, TypeError) as error:
            log.error("table damaged", table=row["id"], reason=str(error))
    return found


def _table_json(db: Connection, row: Row, person: str | None) -> Json:
    seats = db.rows(
        "SELECT seat, kind, person, bot, name, colour, away, face FROM seat WHERE table_id = :id"
        " ORDER BY seat",
        id=row["id"],
    )
    waits = json.loads(row["waits"])
    mine = [seat["seat"] for seat in seats if person is not None and seat["person"] == person]
    my_turn = row["status"] == "playing" and any(seat in waits for seat in mine)
    return {
        "id": row["id"],
        "code": row["code"] if mine or row["host"] == person or row["public"] else None,
        "game": row["game"],
        "variant": row["variant"],
        "control": json.loads(row["control"]),
        "status": row["status"],
        "public": bool(row["public"]),
        "created": row["created"],
        "ended": row["ended"],
        "seats": [{**dict(seat), "away": bool(seat["away"])} for seat in seats],
        "your_turn": my_turn,
        "round": row["round"],
        "scores": json.loads(row["scores"]),
        "due": due_of(db, row["id"], mine) if my_turn else None,
    }


def due_of(db: Connection, table: str, seats: Sequence[int]) -> float | None:
    """When the time of some seats runs out: for a question of theirs, or for the part of the turn they are in."""
    rows = db.rows("SELECT name, due FROM deadline WHERE table_id = :id", id=table)
    named = [(*row["name"].split(" "), row["due"]) for row in rows if says_when(row)]
    asked = [
        each[-1]
        for each in named
        if each[0] == QUESTION and seat_of(QuestionId(int(each[1]))) in seats
    ]
    asked += [each[-1] for each in named if each[0] == DAYS and int(each[1]) in seats]
    return min([*asked, *[each[-1] for each in named if each[0] == PHASE]], default=None)


def profile(db: Connection, person: str) -> Json | None:
    """Who somebody is, with ratings and the last games."""
    found = db.rows("SELECT id, name, colour, face, created FROM person WHERE id = :id", id=person)
    if not found:
        return None
    who = rated_as(person)
    ratings = db.rows(
        "SELECT game, variant, mu, sigma, games FROM rating WHERE who = :who ORDER BY games DESC",
        who=who,
    )
    games = db.rows(
        "SELECT p.table_id, p.seat, p.game, p.variant, p.rank, p.score, p.mu, p.sigma, p.at,"
        ' (SELECT COUNT(DISTINCT o.seat) FROM "placing" o WHERE o.table_id = p.table_id) AS players,'
        ' t.public FROM "placing" p JOIN game_table t ON t.id = p.table_id WHERE p.who = :who ORDER BY p.at DESC LIMIT :most',
        who=who,
        most=PAGE,
    )
    return {
        **dict(found[0]),
        "ratings": [_rating(row) for row in ratings],
        "games": [{**dict(row), "public": bool(row["public"])} for row in games],
    }


def leaderboard(db: Connection, game: str, variant: str) -> list[Json]:
    """The best at a game: by what their rating surely is, once they have played a few games."""
    rows = db.rows(
        "SELECT r.who, r.mu, r.sigma, r.games, p.name FROM rating r"
        " LEFT JOIN person p ON r.who = 'person:' || p.id"
        " WHERE r.game = :game AND r.variant = :variant AND r.games >= :least"
        " ORDER BY r.mu - 3 * r.sigma DESC LIMIT :most",
        game=game,
        variant=variant,
        least=_LEAST_GAMES,
        most=PAGE,
    )
    return [{**_rating(row), "who": row["who"], "name": row["name"]} for row in rows]


def variants(db: Connection, game: str) -> list[Json]:
    """The variants of a game in which somebody has a rating, the most played first."""
    rows = db.rows(
        "SELECT variant, COUNT(*) AS players, SUM(games) AS games FROM rating WHERE game = :game"
        " GROUP BY variant ORDER BY SUM(games) DESC, variant LIMIT :most",
        game=game,
        most=PAGE,
    )
    return [dict(row) for row in rows]


def _rating(row: Row) -> Json:
    data = {name: row[name] for name in ("mu", "sigma", "games")}
    for name in ("game", "variant"):
        if name in row.keys():  # noqa: SIM118 - a row of SQLite iterates over its values
            data[name] = row[name]
    return {**data, "rating": round(row["mu"] - 3 * row["sigma"], 2)}
