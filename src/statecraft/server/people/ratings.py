"""Ratings: openskill (Plackett–Luce) for each game and variant, settled with the move that ends a game.

A rating belongs to a person, or to a bot by its name. What is no measure of strength is not rated: a
game in which somebody held two seats, one that was forked or went back with everybody's consent, one
with an own edition.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from statecraft.core.options import Option
from statecraft.core.record.struct import PlainValue
from statecraft.server.people.people import rated_as
from statecraft.server.store import Connection, first
from statecraft.server.tables.seats import BOT, PERSON
from statecraft.server.tables.table import Table

STANDARD = "standard"


class Rating(Protocol):
    mu: float
    sigma: float


@cache
def _model() -> Any:
    # Loaded when a rated game ends: games in a browser are not rated.
    from openskill.models import PlackettLuce

    return PlackettLuce()


def variant(options: tuple[Option, ...], chosen: Mapping[str, PlainValue], edition: str) -> str:
    """What is played besides the standard game, as a name: the options that differ."""
    differing = [
        f"{option.name}={_word(chosen[option.name])}"
        for option in options
        if option.name in chosen and chosen[option.name] != option.default
    ]
    if edition:
        differing.append(f"edition={edition[:12]}")
    return ",".join(sorted(differing)) or STANDARD


def _word(value: PlainValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def who(table: Table, seat: int) -> str:
    """Whose rating a seat plays for: of who sat there at the start. A program with a token plays for nobody.

    Who lets a program play from the middle of a game on is still the one who wins or loses it, and so is who left a
    seat that somebody else has taken over.
    """
    row = table.seats[seat]
    kind = table.sat[seat] if table.sat else row.kind
    if kind == PERSON:
        return rated_as(str(row.first_person or row.person))
    # A temper changes how a bot plays, not how strong it is.
    return f"bot:{str(row.bot).partition(':')[0]}" if kind == BOT else ""


def is_rated(table: Table) -> bool:
    """Whether a table's result says something about its players' strength."""
    names = [who(table, seat) for seat in range(len(table.seats))]
    people = [name for name in names if name.startswith("person:")]
    if not table.settings.rated or table.settings.edition or "" in names:
        return False
    return len(people) == len(set(people)) and len(set(names)) > 1 and bool(people)


def settle(db: Connection, table: Table, at: float) -> None:
    """Write down who came where, and what became of the ratings."""
    result = table.state.result
    if result is None:
        raise TypeError("a game that is over has a result")
    holders = table.settings.holders
    ratings: dict[int, Any] = {}
    if is_rated(table):
        ratings = _rated(db, table, result.ranks)
    for seat, holder in enumerate(holders):
        new = ratings.get(seat)
        db.run(
            'INSERT INTO "placing" (table_id, seat, who, game, variant, rank, score, mu, sigma, at)'
            " VALUES (:table, :seat, :who, :game, :variant, :rank, :score, :mu, :sigma, :at)",
            table=table.id,
            seat=seat,
            who=who(table, seat),
            game=table.settings.game.name,
            variant=table.settings.variant,
            rank=result.ranks[holder],
            score=result.scores[holder],
            mu=None if new is None else new.mu,
            sigma=None if new is None else new.sigma,
            at=at,
        )


def _rated(db: Connection, table: Table, ranks: tuple[int, ...]) -> dict[int, Any]:
    """The new rating of each seat. A bot on several seats learns from the mean of them."""
    game, kind = table.settings.game.name, table.settings.variant
    holders = table.settings.holders
    old = {seat: _read(db, who(table, seat), game, kind) for seat in range(len(holders))}
    teams = [
        [old[seat] for seat, owner in enumerate(holders) if owner == holder]
        for holder in range(len(ranks))
    ]
    new = _model().rate(teams, ranks=[float(rank) for rank in ranks])
    found: dict[int, Any] = {}
    for holder, team in enumerate(new):
        seats = [seat for seat, owner in enumerate(holders) if owner == holder]
        found.update(zip(seats, team, strict=True))
    for name in sorted({who(table, seat) for seat in found}):
        mine = [found[seat] for seat in found if who(table, seat) == name]
        mu = sum([rating.mu for rating in mine]) / len(mine)
        sigma = sum([rating.sigma for rating in mine]) / len(mine)
        db.run(
            "INSERT INTO rating (who, game, variant, mu, sigma, games)"
            " VALUES (:who, :game, :variant, :mu, :sigma, 1)"
            " ON CONFLICT (who, game, variant) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, games = rating.games + 1",
            who=name,
            game=game,
            variant=kind,
            mu=mu,
            sigma=sigma,
        )
    return found


def _read(db: Connection, name: str, game: str, kind: str) -> Any:
    row = first(
        db,
        "SELECT mu, sigma FROM rating WHERE who = :who AND game = :game AND variant = :variant",
        who=name,
        game=game,
        variant=kind,
    )
    return _model().rating() if row is None else _model().rating(mu=row["mu"], sigma=row["sigma"])
