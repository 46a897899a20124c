"""States, sessions, records, views and environments are copied, pickled and compared by what they hold."""

import copy
import pickle
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import harbour
import statecraft
from mutants import lost_card
from statecraft.bots.naming import read
from statecraft.bots.process import ProcessBot
from statecraft.core.editions.edition import EditionError
from statecraft.core.editions.schema import Problem
from statecraft.core.ids import Seat
from statecraft.core.options import BadOptions
from statecraft.globopolis.content import EDITION
from statecraft.rl import Environment, env

GAMES = ("globopolis", "global-powers")
BOTS = ("random", "novice", "steady", "expert:sims=2")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
Copied = Callable[[Any], Any]


def begun(name: str, inputs: int = 150) -> statecraft.State:
    state = statecraft.game(name).new(seats=3)
    statecraft.play_on(state, random.Random(5), inputs)
    return state


@COPIES
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_state_is_equal_and_goes_its_own_way(name: str, copied: Copied) -> None:
    state = begun(name)
    before = state.to_bytes()
    other = copied(state)
    assert other is not state
    assert other == state
    assert other.game is state.game
    statecraft.play_on(other, random.Random(1), 20)
    assert other != state
    assert state.to_bytes() == before
    statecraft.play_on(state, random.Random(1), 20)
    assert state == other


def test_states_are_compared_by_game_and_bytes_and_have_no_hash() -> None:
    state = begun("global-powers")
    assert state == state.game.from_bytes(state.to_bytes())
    assert state != begun("global-powers", 151)
    assert state != begun("globopolis")
    assert state != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@COPIES
def test_what_a_state_waits_for_and_shows_is_copied_by_value(copied: Copied) -> None:
    fresh = statecraft.game("globopolis").new(seats=3)
    over = begun("global-powers", 100_000)
    for state in (begun("globopolis"), begun("global-powers"), fresh, over):
        assert copied(state.pending()) == state.pending()
        assert hash(copied(state.pending())) == hash(state.pending())
        for question in state.questions():
            assert copied(question) == question
        for seat in (0, None):
            assert copied(state.view(seat)) == state.view(seat)
    assert over.is_over
    assert not fresh.is_over


@COPIES
def test_a_copy_of_a_session_takes_its_own_steps_back(copied: Copied) -> None:
    game = statecraft.game("global-powers")
    session = statecraft.Session(game, statecraft.new_header(game, {"phase_inputs": 50}, seats=3))
    question = session.state.questions()[0]
    bid = session.state.legal(question.seat)[1]
    session.apply(statecraft.Act(question.id, question.seat, bid))
    other = copied(session)
    assert other == session
    assert other.record == session.record
    other.undo(question.seat)
    assert other != session
    assert session.can_undo(question.seat)
    assert len(session.record.lines) == 1
    session.undo(question.seat)
    assert other == session
    with pytest.raises(TypeError, match="unhashable"):
        hash(session)


@COPIES
def test_a_copy_of_a_record_is_written_on_by_itself(copied: Copied) -> None:
    game = statecraft.game("global-powers")
    session = statecraft.Session(game, statecraft.new_header(game, seats=3))
    players = [statecraft.bots.make("random", game.name, 7, seat) for seat in range(3)]
    statecraft.Driver(session, players, statecraft.SeededLuck(7)).play()
    other = copied(session.record)
    assert other == session.record
    assert other.to_jsonl() == session.record.to_jsonl()
    other.lines.pop()
    other.header.options["rounds"] = 3
    assert other != session.record
    assert session.record.header.options == {}


def test_a_game_is_the_same_one_after_pickling() -> None:
    for name in GAMES:
        game = statecraft.game(name)
        assert pickled(game) is game
        assert copy.copy(game) is game
        assert copy.deepcopy(game) is game
    assert statecraft.game("globopolis") != statecraft.game("global-powers")
    assert pickled(harbour.GAME) is harbour.GAME


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    shutil.copytree(EDITION.texts, folder)
    head = folder / "edition.toml"
    head.write_text(head.read_text(encoding="utf-8").replace("name = ", "name = 'House' # "))
    return folder


def test_a_game_with_a_house_edition_carries_it_along(house: Path) -> None:
    game = statecraft.game("globopolis", house)
    assert game != statecraft.game("globopolis")
    state = game.new(seats=3)
    kept = pickle.dumps((game, state))
    shutil.rmtree(house)
    other, stood = pickle.loads(kept)
    assert other == game
    assert hash(other) == hash(game)
    assert other.edition.tables == game.edition.tables
    assert other.edition.provenance == game.edition.provenance
    assert stood == state
    assert stood.game is other
    assert pickle.loads(kept)[0] is other
    with pytest.raises(TypeError):
        other.edition.tables["titles"][0]["value"] = 9


def test_a_game_that_its_package_would_not_give_back_is_refused_by_name() -> None:
    with pytest.raises(pickle.PicklingError, match="is not made from"):
        pickle.dumps(lost_card.GAME)


def test_errors_survive_the_way_from_another_process(tmp_path: Path) -> None:
    wrong = BadOptions(("one", "two"))
    assert pickled(wrong).problems == wrong.problems
    unsound = EditionError(tmp_path, [Problem("a.toml", "key", "edition-missing")])
    assert pickled(unsound).problems == unsound.problems
    illegal = statecraft.Illegal("ST-2.1", "refused-stale-question", {"question": 3})
    assert pickled(illegal).to_json() == illegal.to_json()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_go_on_alike_in_another_process(name: str, bot: str) -> None:
    state = begun(name, 60)
    while not state.questions():
        statecraft.play_on(state, random.Random(2), 1)
    question = state.questions()[0]
    player = statecraft.bots.make(bot, name, 3, question.seat)
    player.choose(statecraft.Handle(state, question))
    other, deep = pickled(player), copy.deepcopy(player)
    answer = player.choose(statecraft.Handle(state, question))
    assert other.choose(statecraft.Handle(state, question)) == answer
    assert deep.choose(statecraft.Handle(state, question)) == answer


def test_a_copy_of_a_program_starts_one_of_its_own() -> None:
    player = ProcessBot(read("process:./mine,limit=2"), 7, Seat(1))
    assert repr(pickled(player)) == "<process './mine' on seat 1>"
    assert pickled(player).pid is None


def stepped(table: Any, steps: int) -> list[Any]:
    """Plays at random with its own seed, and tells what was seen on the way."""
    rng = random.Random(9)
    results: list[Any] = []
    for _ in range(steps):
        seen, reward, over, cut, _ = table.last()
        results.append((table.agent_selection, seen["observation"].tolist(), reward, over))
        offered = [at for at, mark in enumerate(seen["action_mask"]) if mark]
        table.step(None if over or cut else rng.choice(offered))
    return results


@COPIES
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_an_environment_is_a_table_of_its_own(name: str, copied: Copied) -> None:
    table = env(name, players=3, seated={1: "novice"})
    table.reset(seed=4)
    stepped(table, 7)
    other = copied(table)
    assert other.unwrapped is not table.unwrapped
    assert other == table
    results = stepped(table, 40)
    assert other != table
    assert stepped(other, 40) == results
    assert other == table
    table.reset()
    other.reset()
    assert stepped(other, 10) == stepped(table, 10)


@COPIES
def test_an_environment_without_its_wrapper_and_before_a_game(copied: Copied) -> None:
    table = Environment("global-powers", players=2)
    other = copied(table)
    assert other == table
    assert other != Environment("global-powers", players=2, deals=False)
    table.reset(seed=1)
    assert other != table
    other.reset(seed=1)
    assert other == table
    assert stepped(other, 10) == stepped(table, 10)
