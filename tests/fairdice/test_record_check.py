"""A report is held against the record of the game it belongs to."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from fairdice.tables import TableLuck, at_kind, chance, played_game, published, ready, when
from fairdice.tampering import document
from harbour import GAME as HARBOUR
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.driver import Asker, RandomPlayer
from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import BadRecord, new_header
from statecraft.fairdice import Wrong, report, verify
from statecraft.fairdice.record_check import against_positions, against_record
from statecraft.globopolis import GAME as GLOBOPOLIS

SESSION, DICE = played_game(GLOBOPOLIS, 3, seed=5, inputs=400)
RUNNING = report(DICE.clone().entries)
DICE.close(when())
REPORT = report(DICE.entries)
ROWS = [json.loads(row) for row in SESSION.record.to_jsonl().splitlines()]


def found(rows: list[Any], data: Any = REPORT) -> Wrong | None:
    return against_record(data, "\n".join([json.dumps(row) for row in rows]))


def outcomes(rows: list[Any]) -> list[int]:
    return [at for at, row in enumerate(rows) if "outcome" in row]


def test_a_game_agrees_with_its_report() -> None:
    assert found(ROWS) is None
    assert found(ROWS, RUNNING) is None
    for data in (REPORT, RUNNING):
        assert against_positions(data, GLOBOPOLIS, SESSION.record.to_jsonl()) is None
    assert verify(REPORT).bids > 0


def test_a_game_with_a_sealed_auction_agrees_too() -> None:
    session, dice = played_game(HARBOUR, 3, seed=1)
    dice.close(when())
    assert verify(report(dice.entries)).bids > 0
    assert against_record(report(dice.entries), session.record.to_jsonl()) is None
    assert against_positions(report(dice.entries), HARBOUR, session.record.to_jsonl()) is None


def other_dice(rows: list[Any]) -> None:
    rows[0] = {**rows[0], "commitments": {}}


def other_value(rows: list[Any]) -> None:
    rolls = [at for at in outcomes(rows) if type(rows[at]["outcome"]["value"]) is list]
    outcome = rows[rolls[-1]]["outcome"]
    rows[rolls[-1]] = {"outcome": {**outcome, "value": [face + 1 for face in outcome["value"]]}}


def other_deal(rows: list[Any]) -> None:
    at = outcomes(rows)[0]
    outcome = rows[at]["outcome"]
    rows[at] = {"outcome": {**outcome, "value": [*reversed(outcome["value"])]}}


def other_shape_of_a_deal(rows: list[Any]) -> None:
    at = outcomes(rows)[0]
    rows[at] = {"outcome": {**rows[at]["outcome"], "value": "all"}}


def other_number(rows: list[Any]) -> None:
    at = outcomes(rows)[5]
    outcome = rows[at]["outcome"]
    rows[at] = {"outcome": {**outcome, "id": outcome["id"] + 1}}


def one_fewer(rows: list[Any]) -> None:
    del rows[outcomes(rows)[-1]]


def one_more(rows: list[Any]) -> None:
    rows.append({"outcome": {"id": 4000, "value": [1, 1]}})


def other_bid(rows: list[Any]) -> None:
    opened = next(e for e in REPORT["entries"] if e["kind"] == "opened" and e["number"] is None)
    for at, row in enumerate(rows):
        if row.get("act", {}).get("question") == opened["proof"]["question"]:
            rows[at] = {"act": {**row["act"], "action": {"other": {}}}}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (other_dice, "opening"),
        (other_value, "outcome"),
        (other_deal, "outcome"),
        (other_shape_of_a_deal, "outcome"),
        (other_number, "outcome"),
        (one_fewer, "fewer"),
        (one_more, "more"),
        (other_bid, "bid"),
    ],
    ids=lambda given: getattr(given, "__name__", given),
)
def test_a_record_of_another_game_is_told(change: Callable[[list[Any]], None], reason: str) -> None:
    rows = list(ROWS)
    change(rows)
    wrong = found(rows)
    assert wrong is not None
    assert wrong.reason == f"dice-wrong-record-{reason}"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"statecraft": 1}'])
def test_what_is_no_record_is_told(text: str) -> None:
    with pytest.raises(BadRecord):
        against_record(REPORT, text)


@pytest.mark.parametrize("row", ["[]", "{}", '{"act": 1}', '{"a": {}, "b": {}}', "x"])
def test_a_bad_line_is_named(row: str) -> None:
    with pytest.raises(BadRecord, match="line 2"):
        against_record(REPORT, json.dumps(ROWS[0]) + "\n" + row)


def test_steps_taken_back_before_and_after_their_rolls() -> None:
    dice = ready(game=HARBOUR.name)
    session = Session(HARBOUR, new_header(HARBOUR, seats=3, commitments=dice.commitments()))
    rng = random.Random(3)
    luck = TableLuck(dice)
    asker = Asker([RandomPlayer(rng) for _ in range(3)], luck)
    everybody = [Seat(0), Seat(1), Seat(2)]
    for step in range(120):
        if step % 4 == 3 and isinstance(session.state.pending(), Chance):
            # Back before whatever led to this roll, which is never made under its number.
            session.undo_to(len(session.record.lines) - 1, everybody)
        if step % 10 == 9:
            session.undo_to(len(session.record.lines) - 5, everybody)
        given = asker.next_input(session.state)
        assert given is not None
        session.apply(given)
    dice.close(when())
    verdict = verify(report(dice.entries))
    assert verdict.ok
    assert verdict.skipped > 0
    assert against_record(report(dice.entries), session.record.to_jsonl()) is None
    assert against_positions(report(dice.entries), HARBOUR, session.record.to_jsonl()) is None


def test_a_record_that_cannot_be_played_is_told() -> None:
    rows = [*ROWS]
    at = next(at for at, row in enumerate(rows) if "act" in row)
    rows[at] = {"act": {**rows[at]["act"], "seat": 2 - rows[at]["act"]["seat"] // 2}}
    with pytest.raises(BadRecord, match=f"line {at + 1}"):
        against_positions(REPORT, GLOBOPOLIS, "\n".join([json.dumps(row) for row in rows]))


@pytest.mark.parametrize(("field", "value"), [("purpose", "war"), ("who", 2)])
def test_purpose_and_seat_are_those_of_the_game(field: str, value: Any) -> None:
    entries = published(DICE)
    at = at_kind(entries, "roll", 3)
    entries[at][field] = value if entries[at][field] != value else 1
    wrong = against_positions(document(entries), GLOBOPOLIS, SESSION.record.to_jsonl())
    assert wrong is not None
    assert (wrong.entry, wrong.reason) == (at, "dice-wrong-record-dice")


def test_a_number_passed_over_needs_an_undo() -> None:
    dice = ready()
    header = new_header(HARBOUR, commitments=dice.commitments())
    dice.roll(chance(1, Dice((6,))), when())
    value = dice.entries[-1].published["result"]
    head = json.dumps(header.to_json())
    outcome = json.dumps({"outcome": {"id": 1, "value": value}})
    undo = json.dumps({"undo": {"to": 0, "by": [0]}})
    data = report(dice.entries)
    assert against_record(data, "\n".join([head, undo, outcome])) is None
    for lines in ([head, outcome], [head, outcome, undo]):
        wrong = against_record(data, "\n".join(lines))
        assert wrong is not None
        assert wrong.reason == "dice-wrong-record-skipped"
