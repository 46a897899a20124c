"""What a program is shown: one readable line for each thing, the board in text, rows by name, plain JSON."""

import json
import math
import random
import subprocess
import sys

import pytest

import harbour
import statecraft
from statecraft import bots
from statecraft.compiled_build import engine
from statecraft.globopolis.board import Board as GlobopolisBoard
from statecraft.globopolis.state import GlobopolisState
from statecraft.rl import env
from statecraft.server.updates import projection

GAMES = ("globopolis", "global-powers")


def begun(name: str, inputs: int, seats: int | list[int] = 3) -> statecraft.State:
    state = statecraft.game(name).new(seats=seats)
    statecraft.play_on(state, random.Random(5), inputs)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_everything_says_in_one_readable_line_what_it_is(name: str) -> None:
    for state in (begun(name, 0), begun(name, 150), begun(name, 100_000)):
        session = statecraft.Session(state.game, statecraft.new_header(state.game, seats=3))
        shown = [state.game, state, session, session.record, session.record.header]
        shown += [state.pending(), state.view(0), state.view(None), *state.game.options]
        shown += [state.legal(asked.seat, asked.id) for asked in state.questions()]
        shown += [bots.make(bot, name, 1, 0) for bot in bots.names(name)]
        shown += [*state.questions(), state.game.edition]
        handles = [statecraft.Handle(state, asked) for asked in state.questions()]
        shown += [*handles, *[domain for h in handles for domain in h.legal().domains()]]
        shown += [handle.legal().builder() for handle in handles]
        shown += [
            statecraft.SeededLuck(1),
            statecraft.Driver(session, [], statecraft.SeededLuck(1)),
        ]
        for thing in shown:
            assert "\n" not in repr(thing)
            assert " object at " not in repr(thing), thing
            assert len(repr(thing)) < 600, repr(thing)


def test_lines_as_they_are_read() -> None:
    game = statecraft.game("global-powers")
    state = game.new(seats=2)
    digest = game.edition.digest[:12]
    assert repr(game) == f"<Game global-powers: rules 0.1, edition 'Global Powers' {digest}>"
    waits = "round 0, waiting for sealed answers of seat 0, 1 (bid)"
    assert repr(state) == f"<State of global-powers: {waits}>"
    assert repr(state.pending()) == "<Sealed: seat 0 must bid, seat 1 must bid>"
    assert repr(state.view(1)) == (
        "<View of global-powers for seat 1: round 0, sealed, waiting for seat 0, 1>"
    )
    assert repr(state.legal(0)).startswith(
        "<Legal for seat 0, bid: Bid(politicians=0), Bid(politicians=1), "
    )
    assert (
        repr(bots.make("steady", game.name, 1, 1)) == "<steady player of Global Powers on seat 1>"
    )
    assert repr(game.options[0]).startswith(f"<Option {game.options[0].name}: ")
    globe = begun("globopolis", 0)
    assert repr(globe).endswith("round 0, waiting for chance (titles)>")
    assert repr(globe.pending()).startswith("<Chance 0: titles, Deal(")
    over = begun("global-powers", 100_000)
    assert repr(over.pending()).startswith("<Over: Result(ranks=")
    table = env("global-powers", players=2, seated={1: "novice"})
    assert repr(table).startswith("<<Environment of global-powers: agents seat_0; round 0")
    assert f"; {engine()} engine>" in repr(table)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_printed_state_is_a_board_that_fits_a_screen(name: str, seats: int) -> None:
    for inputs in (0, 400, 100_000):
        lines = str(begun(name, inputs, seats)).splitlines()
        assert len(lines) <= 25
        assert max(map(len, lines)) <= 100
        assert lines[0].startswith(f"{name}, round ")


def test_a_board_of_teams_fits_too() -> None:
    lines = str(begun("globopolis", 400, [0, 1] * 5)).splitlines()
    assert len(lines) <= 25
    assert max(map(len, lines[1:])) <= 120


def test_the_board_of_globopolis_has_titles_owners_and_players() -> None:
    state = begun("globopolis", 300)
    assert isinstance(state, GlobopolisState)
    text = str(state)
    for title, name in enumerate(state.content.title_id):
        owner = state.owner[title]
        letter = "ABC"[owner] if owner >= 0 else "."
        assert f"{name[:12]:<12} {state.content.value[title]}{letter}" in text
    for holder in range(3):
        assert f" {'ABC'[holder]} {state.score[holder]}/" in text
        assert f", {state.eu[holder]} EU, " in text


def test_any_game_prints_its_scores() -> None:
    state = harbour.GAME.new(seats=3)
    assert str(state).splitlines()[0].startswith("harbour, round ")
    assert [line.strip().split(":")[0] for line in str(state).splitlines()[1:]] == [
        f"holder {holder} (seat {holder})" for holder in range(3)
    ]


def test_rows_of_the_board_have_names() -> None:
    board = begun("globopolis", 300).view(0).board
    assert isinstance(board, GlobopolisBoard)
    assert len(board.eu) == 3


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_the_board_have_the_same_names_everywhere(name: str) -> None:
    """In Python, in the JSON that programs get, and in what a server sends, whole and step by step."""
    before, after = begun(name, 60), begun(name, 90)
    seen = after.view(0)
    data, sent = seen.to_json()["board"], projection.to_message(seen)["board"]
    for row in after.ROWS:
        assert getattr(seen.board, row) == tuple(getattr(after, row)) == tuple(data[row])
        assert tuple(sent[row]) == tuple(data[row])
    for number in after.NUMBERS:
        assert getattr(seen.board, number) == getattr(after, number) == data[number]
        assert sent[number] == data[number]
    changes = projection.Stream(0, before).look(after, {})
    step = json.loads(projection.write(changes))["board"]
    sent = json.loads(projection.write(sent))
    old = json.loads(projection.write(projection.to_message(before.view(0))))["board"]
    assert step
    assert all(old[row] != sent[row] for row in step)
    assert {**old, **step} == sent


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, [0, 1, 0, 1]])
def test_rows_are_as_long_as_their_shapes_say(name: str, seats: int | list[int]) -> None:
    game = statecraft.game(name)
    if seats != 2 and name == "global-powers":
        seats = 5
    state = game.new(seats=seats)
    sizes = {"holder": state.holder_count(), "seat": len(state.holders), **state.AXES}
    assert set(state.SHAPES) == set(state.view(0).board.FIELDS)
    for row in state.ROWS:
        shape = state.SHAPES[row]
        assert len(getattr(state, row)) == math.prod(sizes[kind] for kind in shape.by), row
    assert not [number for number in state.NUMBERS if state.SHAPES[number].by]


@pytest.mark.parametrize("name", GAMES)
def test_a_state_as_json(name: str) -> None:
    for inputs in (0, 300, 100_000):
        state = begun(name, inputs)
        data = state.to_json()
        assert json.loads(json.dumps(data)) == data
        assert (data["game"], data["edition"]) == (name, state.edition.digest)
        assert data["seats"] == [0, 1, 2]
        assert data["scores"] == list(state.scores())
        assert (data["result"] is not None) == state.is_over == (data["pending"]["mode"] == "over")
        for row in state.ROWS:
            assert data["board"][row] == getattr(state, row)
    asked = begun(name, 300).to_json()["pending"].get("questions", [])
    assert all(set(question) == {"id", "seat", "kind", "must"} for question in asked)


def test_legal_answers_are_taken_by_number() -> None:
    legal = statecraft.game("global-powers").new(seats=3).legal(0)
    assert legal[0] == legal.actions()[0]
    assert legal[-1] == legal.actions()[-1]
    assert legal[:2] == legal.actions()[:2]
    assert len(legal) == len(legal.actions())
    with pytest.raises(IndexError):
        legal[999]


def test_printing_needs_no_other_package() -> None:
    code = (
        "import sys; sys.modules['fluent'] = sys.modules['rich'] = None\n"
        "import statecraft\n"
        "for name in statecraft.games(): print(statecraft.game(name).new())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "australia" in done.stdout
    assert "middle-east" in done.stdout
