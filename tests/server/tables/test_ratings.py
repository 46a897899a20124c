"""Ratings: what openskill says, once for each game, and only where it means something."""

from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from server.tables.room import ADA, BO, CY, ME, NOVICE, OPEN, RANDOM, Room, finished, play
from statecraft.plugins import registry
from statecraft.server.people import people, ratings
from statecraft.server.tables import listings
from statecraft.server.tables.seats import Actor
from statecraft.server.updates.projection import Json

MODEL = PlackettLuce()


async def ranks_of(room: Room, id: str) -> list[int]:
    table = await room.at(id)
    assert table.state.result is not None
    return [table.state.result.ranks[holder] for holder in table.settings.holders]


async def rated(room: Room) -> dict[str, tuple[float, float, int]]:
    rows = await room.rows("SELECT who, mu, sigma, games FROM rating")
    return {row["who"]: (row["mu"], row["sigma"], row["games"]) for row in rows}


def test_a_small_table_by_hand(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        known: dict[str, Any] = {}
        for games in (1, 2):
            id = await finished(room, BO, seats=[ME, OPEN, NOVICE])
            ranks = await ranks_of(room, id)
            names = ["person:person-0", "person:person-1", "bot:novice"]
            teams = [[known.get(name) or MODEL.rating()] for name in names]
            new = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
            known = {name: team[0] for name, team in zip(names, new, strict=True)}
            found = await rated(room)
            for name in names:
                mu, sigma = known[name].mu, known[name].sigma
                assert found[name][:2] == pytest.approx((mu, sigma))
                assert found[name][2] == games
            rows = await room.rows(
                'SELECT * FROM "placing" WHERE table_id = :id ORDER BY seat', id=id
            )
            assert [row["who"] for row in rows] == names
            assert [row["rank"] for row in rows] == ranks
            assert [row["mu"] for row in rows] == pytest.approx([known[name].mu for name in names])

    play(tmp_path, work)


def test_teams_are_rated_as_teams(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(
            ADA,
            BO,
            seats=[ME, OPEN, NOVICE, RANDOM],
            holders=[0, 1, 0, 1],
            options={"until_round": 2},
        )
        table = await room.play_on(id)
        assert table.status == "over"
        result = table.state.result
        assert result is not None
        fresh = MODEL.rating
        new = MODEL.rate(
            [[fresh(), fresh()], [fresh(), fresh()]], ranks=[float(rank) for rank in result.ranks]
        )
        found = await rated(room)
        expected = {
            "person:person-0": new[0][0],
            "bot:novice": new[0][1],
            "person:person-1": new[1][0],
            "bot:random": new[1][1],
        }
        assert set(found) == set(expected)
        for name, rating in expected.items():
            assert found[name][0] == pytest.approx(rating.mu)
        variant = await room.rows("SELECT DISTINCT variant FROM rating")
        assert variant == [{"variant": "until_round=2"}]

    play(tmp_path, work)


UNRATED: dict[str, tuple[tuple[Actor, ...], Json]] = {
    "one person on two seats": ((), {"seats": [ME, ME, NOVICE]}),
    "agreed to be unrated": ((BO,), {"seats": [ME, OPEN], "rated": False}),
    "bots alone": ((), {"seats": [NOVICE, RANDOM]}),
}


@pytest.mark.parametrize("why", UNRATED)
def test_what_is_no_measure_is_not_rated(tmp_path: Path, why: str) -> None:
    guests, wanted = UNRATED[why]

    async def work(room: Room) -> None:
        await finished(room, *guests, **wanted)
        assert await rated(room) == {}
        rows = await room.rows('SELECT mu FROM "placing"')
        assert len(rows) == len(wanted["seats"])
        assert all(row["mu"] is None for row in rows)

    play(tmp_path, work)


def test_a_program_is_not_rated(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.table(ADA, seats=[ME, OPEN], game="global-powers")
        await room.table_services.lobby.token(table.id, ADA, 1)
        await room.table_services.lobby.start(table.id, ADA)
        await room.send(table.id, ADA, 0, {"concede": {}})
        assert table.status == "over"
        assert await rated(room) == {}

    play(tmp_path, work)


def test_a_loser_cannot_void_a_rated_game_by_a_program(tmp_path: Path) -> None:
    """The attack: about to lose, ask for a token, so that a program holds the seat at the end."""

    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, seats=[ME, OPEN], game="global-powers")
        await room.table_services.lobby.token(id, BO, 1)
        # The table is read anew before its end: who sat there is written down.
        room.table_services.live_tables.forget(await room.at(id))
        await room.send(id, Actor(token=(id, 1)), 1, {"concede": {}})
        assert (await room.at(id)).status == "over"
        found = await rated(room)
        assert set(found) == {"person:person-0", "person:person-1"}
        assert found["person:person-0"][0] > found["person:person-1"][0]
        rows = await room.rows('SELECT who FROM "placing" ORDER BY seat')
        assert [row["who"] for row in rows] == ["person:person-0", "person:person-1"]

    play(tmp_path, work)


def test_the_same_bot_on_two_seats_learns_from_both(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await finished(room, seats=[ME, NOVICE, NOVICE])
        ranks = await ranks_of(room, id)
        new = MODEL.rate(
            [[MODEL.rating()] for _ in range(3)], ranks=[float(rank) for rank in ranks]
        )
        found = await rated(room)
        assert found["bot:novice"][0] == pytest.approx((new[1][0].mu + new[2][0].mu) / 2)
        assert found["bot:novice"][2] == 1

    play(tmp_path, work)


def test_settled_once_with_the_move_that_ends_the_game(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", seats=[ME, OPEN])
        # It cannot be written: neither the move nor what comes of it.
        room.full = True
        with pytest.raises(Exception, match="no room"):
            await room.send(id, ADA, 0, {"concede": {}}, "last")
        room.full = False
        table = await room.at(id)
        assert table.status == "playing"
        assert await rated(room) == {}
        await room.send(id, ADA, 0, {"concede": {}}, "last")
        table = await room.at(id)
        assert table.status == "over"
        found = await rated(room)
        assert {games for _, _, games in found.values()} == {1}
        # Nothing afterwards settles it again.
        assert await room.send(id, ADA, 0, {"concede": {}}, "last") is None
        await room.table_services.lobby.rematch(id, ADA)
        await room.reopen()
        await room.at(id)
        assert await rated(room) == found
        assert len(await room.rows('SELECT seat FROM "placing"')) == 2

    play(tmp_path, work)


def test_a_variant_is_what_differs() -> None:
    options = registry.game("global-powers").options
    defaults = {option.name: option.default for option in options}
    assert ratings.variant(options, defaults, "") == "standard"
    assert ratings.variant(options, {**defaults, "sealed_votes": True}, "") == "sealed_votes=yes"
    chosen = {**defaults, "vote_orders": False, "scorings": 3}
    assert ratings.variant(options, chosen, "") == "scorings=3,vote_orders=no"
    assert ratings.variant(options, defaults, "ab" * 32) == "edition=abababababab"


async def enrol(room: Room, *actors: Actor) -> None:
    """People as the database knows them."""
    for actor in actors:
        await room.store.write(
            lambda db, who=actor: db.run(  # type: ignore[misc]
                "INSERT INTO person (id, name, colour, language, epoch, created)"
                " VALUES (:id, :name, :colour, 'en', 0, 0)",
                id=who.person,
                name=who.name,
                colour=who.colour,
            )
        )


def test_profile_and_leaderboard(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await enrol(room, ADA, BO)
        ids = [await finished(room, BO, seats=[ME, OPEN]) for _ in range(5)]
        profile = await room.store.read(lambda db: listings.profile(db, "person-0"))
        assert profile is not None
        assert (profile["name"], profile["ratings"][0]["games"]) == ("Ada", 5)
        assert {game["table_id"] for game in profile["games"]} == set(ids)
        assert all(game["players"] == 2 for game in profile["games"])
        assert await room.store.read(lambda db: listings.profile(db, "nobody")) is None
        best = await room.store.read(
            lambda db: listings.leaderboard(db, "global-powers", "standard")
        )
        # Ada gave up each time.
        assert [row["name"] for row in best] == ["Bo", "Ada"]
        for row in best:
            assert row["rating"] == round(row["mu"] - 3 * row["sigma"], 2)
        assert (
            await room.store.read(lambda db: listings.leaderboard(db, "globopolis", "standard"))
            == []
        )
        # Who has played less is not yet on it.
        await finished(room, CY, seats=[ME, OPEN])
        best = await room.store.read(
            lambda db: listings.leaderboard(db, "global-powers", "standard")
        )
        assert len(best) == 2
        assert await room.store.read(lambda db: listings.variants(db, "global-powers")) == [
            {"variant": "standard", "players": 3, "games": 12}
        ]
        assert await room.store.read(lambda db: listings.variants(db, "chess")) == []

    play(tmp_path, work)


def test_a_guest_who_becomes_a_person_keeps_results_and_ratings(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        await enrol(room, ADA, BO)
        await finished(room, BO, seats=[ME, OPEN])
        before = await rated(room)
        waiting = await room.table(BO, seats=[ME, OPEN])
        empty = await room.table(BO, seats=[OPEN, OPEN])
        await room.store.write(lambda db: people.merge(db, "person-1", "person-4"))
        await room.table_services.merged("person-1", "person-4")
        after = await rated(room)
        assert after["person:person-4"] == before["person:person-1"]
        assert "person:person-1" not in after
        placings = await room.rows('SELECT who FROM "placing" ORDER BY seat')
        assert placings[1] == {"who": "person:person-4"}
        for table in (waiting, empty):
            assert (await room.at(table.id)).settings.host == "person-4"

    play(tmp_path, work)
