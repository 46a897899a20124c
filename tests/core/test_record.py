"""The record is the game (ST-1.10)."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harbour import GAME
from harbour.verbs import BIDS, BUYS
from scale import scaled
from scripted import ANN, BEN, CAT, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, RandomPlayer
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Concede, GiveOrder, StopClock
from statecraft.core.record.record import BadRecord, Header, Record, Undo, begin, fold, new_header
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault


def played() -> Played:
    """Some of everything: bids, orders, the clock, undo, giving up."""
    game = Played()
    game.come_out((3,))
    game.take(GiveOrder(CAT, AlwaysDefault("veto")))
    game.do(ANN, BIDS[2])
    game.go_to("plan", ANN)
    game.do(ANN, BUYS[0])
    game.session.undo(ANN)
    game.take(StopClock(ANN))
    game.do(ANN, BUYS[1])
    game.take(Concede(CAT))
    game.go_to("plan", BEN)
    return game


TEXT = played().session.record.to_jsonl()


def reason(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        Record.from_jsonl(GAME, text)
    return str(caught.value)


@pytest.mark.rule("ST-1.10")
def test_a_record_survives_text_and_gives_the_same_position() -> None:
    game = played()
    assert game.session.record.to_jsonl() == TEXT
    record = Record.from_jsonl(GAME, TEXT)
    assert record.lines == game.session.record.lines
    assert record.to_jsonl() == TEXT
    assert fold(GAME, record).to_bytes() == game.state.to_bytes()


@pytest.mark.rule("ST-1.10")
@pytest.mark.parametrize("seed", range(scaled(3)))
def test_the_fold_is_the_session_at_every_line(seed: int) -> None:
    rng = Random(seed)
    session = Session(GAME, new_header(GAME, {"rounds": 1}, 3))
    driver = Driver(session, [RandomPlayer(rng) for _ in range(3)], SeededLuck(seed))
    digests = [session.state.digest()]
    while driver.step() is not None:
        digests.append(session.state.digest())
    for upto, digest in list(enumerate(digests))[:: max(1, len(digests) // 12)]:
        assert fold(GAME, session.record, upto).digest() == digest
    assert fold(GAME, session.record).to_bytes() == session.state.to_bytes()


@pytest.mark.rule("ST-1.10")
def test_a_session_goes_on_from_its_record_or_from_a_snapshot() -> None:
    game = Played().go_to("plan", ANN)
    lines, blob = game.session.snapshot()
    game.do(ANN, BUYS[0])
    game.session.undo(ANN)
    game.do(ANN, BUYS[1])
    record = game.session.record
    loaded = Session.load(GAME, record)
    resumed = Session.resume(GAME, record, lines, blob)
    for session in (loaded, resumed):
        assert session.state.to_bytes() == game.state.to_bytes()
        assert session.record.to_jsonl() == record.to_jsonl()
        session.apply(game.act(ANN, BUYS[2]))
        assert len(session.record.lines) == len(record.lines) + 1


@pytest.mark.rule("ST-1.10")
def test_a_fold_tells_what_happened() -> None:
    game = Played().go_to("plan", ANN)
    game.do(ANN, BUYS[0])
    heard: list[Event] = []
    fold(GAME, game.session.record, None, heard)
    assert [event.text for event in heard][-1] == "harbour-event-bought"
    assert len(heard) > 3


@pytest.mark.rule("ST-1.10")
def test_refused_and_repeated_inputs_leave_no_line() -> None:
    game = Played().go_to("plan", ANN)
    given_once = game.do(ANN, BUYS[0])
    lines = len(game.session.record.lines)
    assert not game.session.apply(given_once)
    with pytest.raises(Illegal):
        game.session.apply(Concede(Seat(7)))
    assert len(game.session.record.lines) == lines


@pytest.mark.rule("ST-1.10")
@pytest.mark.parametrize(
    ("line", "spoiled", "expected"),
    [
        (1, "", "line 1 is no header"),
        (1, "{", "line 1 is no JSON"),
        (1, '{"statecraft":2}', "line 1 is no header of a record of format 1"),
        (3, "{", "line 3 is no JSON"),
        (4, '{"shout":{}}', "line 4: ST-1.1"),
        (5, '{"concede":{"seat":"me"}}', "line 5: ST-1.2"),
        (5, '{"act":{"question":0,"seat":0,"action":{"verb":"fly"}}}', "line 5: ST-1.3"),
        (6, '{"undo":{"to":"there","by":[0]}}', "line 6: an undo says to which line"),
        (6, '{"undo":{"to":1,"by":[0.5]}}', "line 6: an undo says to which line"),
    ],
)
def test_damage_is_told_with_its_line(line: int, spoiled: str, expected: str) -> None:
    rows = TEXT.splitlines()
    rows[line - 1] = spoiled
    assert reason("\n".join(rows)).startswith(expected)


@pytest.mark.rule("ST-1.10")
def test_an_empty_record_and_one_of_another_game() -> None:
    assert reason("\n\n") == "an empty record: not even a header"
    assert reason(TEXT.replace('"harbour"', '"haven"', 1)) == "a record of haven, not of harbour"


@pytest.mark.rule("ST-1.10")
@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("game", 3, "game, rules and edition must be words"),
        ("options", [], "options and commitments must be objects"),
        ("commitments", 7, "options and commitments must be objects"),
        ("seats", 3, "seats must be a list of numbers"),
        ("seats", [0, True], "seats must be a list of numbers"),
    ],
)
def test_a_header_out_of_form(name: str, value: object, expected: str) -> None:
    data = new_header(GAME).to_json()
    data[name] = value
    assert expected in reason(json.dumps(data))


@pytest.mark.rule("ST-1.10")
def test_another_rules_version_or_edition_is_not_replayed() -> None:
    data = new_header(GAME, {}, 3, {"chain": "tip"}).to_json()
    assert Header.from_json(data).commitments == {"chain": "tip"}
    with pytest.raises(BadRecord, match="rules version 0; this is 1"):
        begin(GAME, Header.from_json({**data, "rules": "0"}))
    with pytest.raises(BadRecord, match="another edition"):
        begin(GAME, Header.from_json({**data, "edition": "0"}))
    with pytest.raises(BadRecord):
        begin(GAME, Header.from_json({**data, "options": {"rounds": 99}}))


@pytest.mark.rule("ST-1.10")
def test_an_undo_goes_back_not_forward() -> None:
    record = Record.from_jsonl(GAME, TEXT)
    for to in (-1, 5, 99):
        record.lines = [*record.lines[:5], Undo(to, (ANN,))]
        with pytest.raises(BadRecord, match="line 7: an undo must go back"):
            fold(GAME, record)


@pytest.mark.rule("ST-1.10")
def test_a_line_that_the_rules_refuse_is_told_with_its_number() -> None:
    record = Record.from_jsonl(GAME, TEXT)
    record.lines[3] = Concede(Seat(7))
    with pytest.raises(BadRecord, match=r"line 5: ST-2\.5"):
        fold(GAME, record)


@pytest.mark.rule("ST-1.10")
@settings(max_examples=scaled(150))
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_spoiled_character_is_noticed_or_read(at: int, character: str) -> None:
    """Reading never ends in anything but a record or a reason."""
    spoiled = TEXT[:at] + character + TEXT[at + 1 :]
    try:
        record = Record.from_jsonl(GAME, spoiled)
    except BadRecord:
        return
    assert Record.from_jsonl(GAME, record.to_jsonl()).lines == record.lines


def test_ben_is_on_turn_in_the_example() -> None:
    assert fold(GAME, Record.from_jsonl(GAME, TEXT)).turn == BEN
