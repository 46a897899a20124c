"""Bots that are programs: they play, see only what their seat may see, and cannot break a game."""

import json
import logging
import math
import os
import random
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from contract.contract import Contract
from contract.global_powers_contract import global_powers_contract
from contract.globopolis_contract import globopolis_contract
from contract.harbour_contract import harbour_contract
from harbour.game import GAME
from plugins.real_parts import real_part
from statecraft import bots
from statecraft.bots import naming, process, protocol, vocabulary
from statecraft.bots.process import ProcessBot
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player, RandomPlayer
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.lab.run.simulation import Plan, simulate
from statecraft.plugins import registry

Program = Callable[..., str]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first.js"

#: Reads what the house says; `answer` is what a bot says to a question.
PROGRAM = """
import json, os, sys, time
number = 0
for line in sys.stdin:
    message = json.loads(line)
    if "question" in message:
        number += 1
        {answer}
        sys.stdout.flush()
"""
DEFAULT = 'print(json.dumps({"id": message["id"], "action": message["default"]}))'


class Nobody:
    """Answers nothing, so that its seat plays defaults."""

    def choose(self, handle: Handle) -> Action | None:
        return None


@pytest.fixture(autouse=True)
def nothing_logged_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_logged", set())


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Writes a bot that says something to each question; gives its name, with settings."""

    def write(answer: str, settings: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(PROGRAM.format(answer=answer.replace("\n", "\n        ")))
        return f"process:{sys.executable} {path}{settings}"

    return write


def played(first: Player) -> State:
    """A short game of Harbour with a player on seat 0 and two that choose at random."""
    others = [bots.make("random", GAME.name, 5, Seat(seat)) for seat in (1, 2)]
    session = Session(GAME, new_header(GAME, {"rounds": 1}, 3))
    try:
        Driver(session, [first, *others], SeededLuck(5)).play()
    finally:
        bots.dismiss([first], session.state.result)
    return session.state


def seated(name: str) -> ProcessBot:
    bot = bots.make(name, GAME.name, 5, Seat(0))
    assert isinstance(bot, ProcessBot)
    return bot


def gone(pid: int) -> bool:
    """Whether a process has ended and been seen off, so that not even a zombie is left."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def dead(pid: int) -> bool:
    """Whether a process has ended; its zombie may be there until whoever adopted it sees it off."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


FAULTS = {
    "no JSON": ('print("hello there")', "said what is no JSON"),
    "no text": ('sys.stdout.buffer.write(b"\\xff\\xfe\\n")', "said what is no JSON"),
    "deep": ('print("[" * 100000)', "said what is no JSON"),
    "no object": ("print([1])", "said what is no object"),
    "no id": ('print("{}")', "answered another question"),
    "wrong id": (
        'print(json.dumps({"id": message["id"] + 7, "action": message["default"]}))',
        "answered another question",
    ),
    "bool for an id": ('print(json.dumps({"id": True, "pass": True}))', "answered another"),
    "no action": ('print(json.dumps({"id": message["id"]}))', "answered what is no action"),
    "unknown verb": (
        'print(json.dumps({"id": message["id"], "action": {"verb": "\\ud800%s"}}))',
        "answered what is no action",
    ),
    "illegal": (
        'print(json.dumps({"id": message["id"], "action": {"verb": "raid", "card": 0, "target": 0, "cargo": 0}}))',
        "answered what is not allowed",
    ),
    "too long": ('print("x" * (1 << 21))', "said too long a line"),
    "never-ending line": ('for _ in range(40): sys.stdout.write("x" * (1 << 20))', "said too long"),
    "no tokens": ('print(json.dumps({"id": message["id"], "compose": ["a"]}))', "composed with"),
    "wrong tokens": (
        'print(json.dumps({"id": message["id"], "compose": [99999]}))',
        "composed what is",
    ),
    "death": ("os._exit(3)", "ended"),
    "silence in the end": ("os.close(1); time.sleep(60)", "ended"),
}


@pytest.mark.parametrize(("answer", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_costs_the_move_and_is_logged_once(
    program: Program, caplog: pytest.LogCaptureFixture, answer: str, fault: str
) -> None:
    state = played(seated(program(answer)))
    assert state.digest() == played(Nobody()).digest()
    messages = [record.getMessage() for record in caplog.records if fault in record.getMessage()]
    assert len(messages) == 1
    assert "seat 0" in messages[0]


def test_a_program_that_hangs_is_put_out_after_three_late_answers(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    bot = seated(program("time.sleep(600)", ",limit=0.2"))
    pids: set[int] = set()

    class Watched:
        def choose(self, handle: Handle) -> Action | None:
            action = bot.choose(handle)
            pids.update([bot.pid] if bot.pid is not None else [])
            return action

    assert played(Watched()).digest() == played(Nobody()).digest()
    assert [record.getMessage().partition("seat 0: ")[2] for record in caplog.records] == [
        "was late (0.2 s); its move is the default",
        "was put out (0.2 s); all its moves are defaults",
    ]
    (pid,) = pids
    assert gone(pid)
    assert bot.pid is None


def test_a_late_answer_is_not_taken_for_the_next(program: Program) -> None:
    # The first answer comes while the second question is open, and would be legal there or not.
    late = 'if number == 1: time.sleep(0.8)\nprint(json.dumps({"id": message["id"], "pass": True}))'
    bot = seated(program(late, ",limit=0.6"))
    assert played(bot).digest() == played(Nobody()).digest()


def test_a_program_that_never_reads_cannot_block_the_house(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(600)")
    bot = seated(f"process:{sys.executable} {path},limit=0.1")
    session = Session(GAME, new_header(GAME, {"rounds": 1}, 3))
    (question, *_rest) = session.state.questions() or [None]
    while question is None:
        Driver(session, [Nobody()] * 3, SeededLuck(1)).step()
        (question, *_rest) = session.state.questions() or [None]
    handle = Handle(session.state, question)
    bot._start(handle).send(b"x" * (1 << 22))
    assert bot.choose(handle) is None
    bot.leave(None)
    assert bot.pid is None


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    path = tmp_path / "bot.sh"
    path.write_text(f"#!/bin/sh\nsleep 600 & echo $! > {tmp_path}/pid\nwait\n")
    path.chmod(0o755)
    played(seated(f"process:{path},limit=0.6"))
    child = int((tmp_path / "pid").read_text())
    until = time.monotonic() + 10
    while not dead(child):
        assert time.monotonic() < until, "what the program started is still running"
        time.sleep(0.01)


def test_a_program_that_is_not_there_plays_defaults(caplog: pytest.LogCaptureFixture) -> None:
    bot = seated("process:/no/such/program")
    assert played(bot).digest() == played(Nobody()).digest()
    assert "cannot be started" in caplog.text


def test_a_program_is_told_the_end_and_leaves(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "message.jsonl"
    bot = seated(program(DEFAULT))
    path = Path(naming.words_of(bot._named.command)[1])
    keep = f"import json, sys\nkept = open({str(log)!r}, 'w')\n"
    text = path.read_text().replace("    message =", "    kept.write(line)\n    message =")
    path.write_text(keep + text)
    state = played(bot)
    heard: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    hello, *questions, over = heard
    assert state.result is not None
    assert over["over"]["ranks"] == list(state.result.ranks)
    assert [question["id"] for question in questions] == list(range(1, len(questions) + 1))
    assert hello["hello"] == protocol.VERSION
    assert (hello["game"], hello["rules"]) == ("harbour", GAME.rules_version)
    assert hello["edition"] == {"name": GAME.edition.name, "digest": GAME.edition.digest}
    assert (hello["seat"], hello["seats"], hello["options"]["rounds"]) == (0, [0, 1, 2], 1)
    assert hello["limit"] == process.LIMIT
    assert hello["seed"] == protocol.own_seed(5, Seat(0)) != 5
    assert set(hello["verbs"]) == set(GAME.verb_names)
    # This game says nothing of its rows, which is no fault.
    assert (hello["board"], hello["axes"]) == ({}, {"holder": 3, "seat": 3})
    for question in questions:
        assert question["view"]["seat"] == 0
        assert question["question"]
        for action in (*question["choices"], *question["examples"]):
            fields = hello["verbs"][action["verb"]]
            assert set(action) == {"verb", *fields}


@pytest.mark.parametrize("name", ["globopolis", "global-powers"])
def test_hello_tells_how_to_read_the_board_and_what_values_are_called(name: str) -> None:
    state = registry.game(name).new({}, [0, 1, 2, 3])
    luck = SeededLuck(3)
    while isinstance(drawn := state.pending(), Chance):
        state.apply(Outcome(drawn.id, luck.outcome(drawn)))
    handle = Handle(state, state.questions()[0])
    hello = json.loads(protocol.line(protocol.hello(handle, 9, naming.Budget(), 10)))
    board = json.loads(protocol.line(protocol.asked(handle, 1, 9)))["view"]["board"]
    assert set(board) == {"is", *hello["board"]}
    assert (hello["axes"]["holder"], hello["axes"]["seat"]) == (4, 4)
    for row, shape in hello["board"].items():
        size = math.prod(hello["axes"][kind] for kind in shape["by"])
        if isinstance(board[row], list):
            assert len(board[row]) == size, row
        elif shape["holds"] == "deck":
            cards = int(str(board[row]["known"]), 0) | sum(
                int(str(h), 0) for h in board[row]["hands"]
            )
            assert cards < 1 << size
        else:
            assert shape["by"] == []
    kinds = {kind for shape in hello["board"].values() for kind in shape["by"]}
    named = kinds - {"holder", "seat", "this-turn"}
    assert named <= set(hello["words"])
    counted = {"ops": 33, "influence": 32, "card": 16}
    for kind in named:
        assert len(hello["words"][kind]) >= counted.get(kind, hello["axes"][kind]), kind
    for words in hello["words"].values():
        assert all(set(word) == {"text", "en", "de"} and word["en"] for word in words.values())
    assert "eu" not in hello["words"]
    assert "half-points" not in hello["words"]


def test_hello_names_things_in_the_words_of_the_edition() -> None:
    words = vocabulary.words(registry.game("globopolis"))
    assert words["title"]["0"] == {"text": "title-australia", "en": "Australia", "de": "Australien"}
    assert words["resource"]["0"] == {"text": "choice-resource", "en": "water", "de": "Wasser"}
    powers = vocabulary.words(registry.game("global-powers"))
    assert powers["region"]["1"]["de"] == "Europa"
    assert {word["en"] for word in powers["chip"].values()} >= {"economy", "military"}


def test_budget_and_limit_are_told(program: Program) -> None:
    bot = seated("process:x,sims=20,seconds=2")
    assert bot._limit == process.LIMIT + 2
    assert bot._named.budget.to_json() == {"sims": 20, "seconds": 2.0}


CONTRACTS: Mapping[str, Callable[[], Contract]] = {
    "harbour": harbour_contract,
    "globopolis": globopolis_contract,
    "global-powers": global_powers_contract,
}


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_program_is_told_nothing_its_seat_must_not_know(name: str) -> None:
    contract = CONTRACTS[name]()
    rng = random.Random(3)
    state = contract.game.new({}, 4)
    luck = SeededLuck(3)
    session = Session(contract.game, new_header(contract.game, {}, 4))
    state = session.state
    driver = Driver(session, [RandomPlayer(rng)] * 4, luck)
    compared = 0
    while compared < 12 and not isinstance(state.pending(), Over):
        if not isinstance(state.pending(), Chance):
            for question in state.pending().questions[:1]:
                other = contract.perturbed(state, state.holders[question.seat], rng)
                twin = None if other is None else [q for q in other.questions() if q == question]
                if other is not None and twin:
                    lines, lines_other = (
                        [
                            protocol.line(protocol.asked(handle, 1, 9)),
                            protocol.line(protocol.hello(handle, 9, naming.Budget(), 10)),
                        ]
                        for handle in (Handle(state, question), Handle(other, question))
                    )
                    assert lines == lines_other
                    compared += 1
        given = driver.next_input()
        assert given is not None
        state.apply(given)
    assert compared == 12


def test_an_action_can_be_spelled_out(program: Program) -> None:
    """Composing by the first choice at each node plays like taking the builder's first path."""
    composing = """
    tokens = []
    while True:
        print(json.dumps({"id": message["id"], "compose": tokens})); sys.stdout.flush()
        back = json.loads(sys.stdin.readline())
        if back["action"]: break
        tokens.append(back["tokens"][0]["token"])
    print(json.dumps({"id": message["id"], "action": back["action"]}))
    """
    body = "\n".join([line[4:] for line in composing.splitlines()])

    class First:
        def choose(self, handle: Handle) -> Action | None:
            builder = handle.legal().builder()
            while builder.action is None:
                builder.choose(builder.choices()[0].token)
            return builder.action

    assert played(seated(program(body))).digest() == played(First()).digest()


def test_the_example_in_another_language_plays_every_game_without_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    node = real_part("node")
    name = f"process:{node} {EXAMPLE}"
    for package, options in (
        ("harbour", {}),
        ("statecraft.globopolis", {"round_limit": 2}),
        ("statecraft.global_powers", {}),
    ):
        plan = Plan(package, (0, 1, 2), (name, "random", "random"), options, 1, 2)
        figures = simulate(plan)
        assert figures["finished"] == 1
        assert simulate(plan)["digest"] == figures["digest"]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_programs_play_under_several_jobs(program: Program) -> None:
    name = program(DEFAULT)
    plan = Plan("harbour", (0, 1, 2), (name, "random"), {"rounds": 1}, 30, 4)
    assert simulate(plan, 2)["digest"] == simulate(plan, 1)["digest"]
