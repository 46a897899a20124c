"""Looking through all records and dice finds what was changed in the database, and nothing else."""

import json

from server.operators.house import House, HouseRoom
from server.operators.test_backup import at, begun
from server.tables.room import BO, finished
from statecraft.server.updates.projection import Json


async def two_tables(room: HouseRoom) -> tuple[str, str]:
    id, _ = await begun(room)
    return id, await finished(room, BO)


def test_all_is_right_where_nobody_changed_anything(house: House) -> None:
    at(house, two_tables)
    found = house.command("verify", "--json").data
    assert found == {"ok": True, "tables": 2, "reports": 2, "burned": 0, "problems": []}
    said = house.command("verify")
    assert said.code == 0
    assert "all is right" in said.out
    assert "alles stimmt" in house.command("verify", lang="de").out


def change_entry(house: House, id: str, kind: str, old: str, new: str) -> None:
    """A hand in the database: the first entry of a kind that has some words gets others."""

    async def work(room: HouseRoom) -> None:
        rows = await room.rows(
            "SELECT seq, body FROM entry WHERE table_id = :id AND kind = :kind ORDER BY seq",
            id=id,
            kind=kind,
        )
        row = next(row for row in rows if old in row["body"])
        body = row["body"].replace(old, new, 1)
        json.loads(body)
        await room.store.write(
            lambda db: db.run(
                "UPDATE entry SET body = :body WHERE table_id = :id AND seq = :seq",
                body=body,
                id=id,
                seq=row["seq"],
            )
        )

    at(house, work)


def problems(house: House, *tables: str) -> list[Json]:
    answer = house.command("verify", *tables, "--json")
    assert answer.code == 1
    found: list[Json] = json.loads(answer.out)["problems"]
    return found


def test_a_changed_roll_a_changed_result_and_a_missing_entry_are_named(house: House) -> None:
    running, over = at(house, two_tables)
    change_entry(house, running, "inputs", '"kind":"roll"', '"kind":"draw"')
    (wrong,) = problems(house, running)
    assert (wrong["table"], wrong["text"]) == (running, "admin-wrong-dice")

    async def other_result(room: HouseRoom) -> None:
        await room.store.write(
            lambda db: db.run("UPDATE game_table SET result = '[]' WHERE id = :id", id=over)
        )

    at(house, other_result)
    found = {each["table"]: each["text"] for each in problems(house)}
    assert found == {running: "admin-wrong-dice", over: "admin-wrong-result"}
    said = house.command("verify")
    assert over in said.out
    assert "its result is not" in said.out

    async def gap(room: HouseRoom) -> None:
        await room.store.write(
            lambda db: db.run("DELETE FROM entry WHERE table_id = :id AND seq = 3", id=over)
        )

    at(house, gap)
    assert "entry 3 is missing" in problems(house, over)[0]["values"]["reason"]


def test_dice_whose_outcome_was_changed_are_named(house: House) -> None:
    _, over = at(house, two_tables)
    change_entry(house, over, "started", '"purpose":"', '"purpose":"x')
    (wrong,) = problems(house, over)
    assert wrong["table"] == over
    assert wrong["text"] in ("admin-wrong-dice", "admin-wrong-unreadable")


def test_a_table_that_is_not_there_is_a_wrong_question(house: House) -> None:
    at(house, begun)
    assert house.command("verify", "nowhere").code == 2
