"""A bot that is a program of its own, in any language, spoken to over its standard input and output.

Whatever it does, the game goes on: a program that is late, talks nonsense or dies loses its move to the
default, and each fault is counted and each kind logged once. One that is late three times running is put out; one
that has died or been put out is not started again, and its seat plays defaults to the end.
"""

import json
import logging
import time
from collections import Counter
from typing import Any

from statecraft.bots import protocol
from statecraft.bots.faults import DEADLY, LOGGED, Fault
from statecraft.bots.naming import Named, words_of
from statecraft.bots.pipe import MOST_BYTES, Ended, Overlong, Program, Silent
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.result import Result
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, action_from_json

LIMIT = 10.0
"""Seconds that a program may take for an answer, beyond those its budget gives it."""

MOST_LATE = 3
_MOST_TOKENS = 1000
_LOG = logging.getLogger("statecraft.bots")
_logged: set[tuple[str, str]] = set()


class ProcessBot:
    """Asks a program. It starts with the first question and lasts one game."""

    def __init__(self, named: Named, seed: int | str, seat: Seat) -> None:
        self._named = named
        self._given = seed
        self._seat = seat
        self._seed = protocol.own_seed(seed, seat)
        self._limit = named.limit or LIMIT + (named.budget.seconds or 0)
        self._program: Program | None = None
        self._out = False
        self._asked = 0
        self._late = 0
        self.faults: Counter[str] = Counter()
        """How often it did what wrong, by the kinds of :mod:`statecraft.bots.faults`."""

    def __reduce__(self) -> tuple[Any, ...]:
        # A program cannot be copied; the copy starts one of its own.
        return ProcessBot, (self._named, self._given, self._seat)

    def __repr__(self) -> str:
        return f"<process {self._named.command!r} on seat {self._seat}>"

    @property
    def pid(self) -> int | None:
        """The program's process, while it runs."""
        return None if self._program is None else self._program.pid

    def choose(self, handle: Handle) -> Action | None:
        if self._out:
            return None
        try:
            action = self._ask(self._program or self._start(handle), handle)
        except Fault as fault:
            self._blame(fault)
            return None
        self._late = 0
        return action

    def _start(self, handle: Handle) -> Program:
        try:
            self._program = Program(words_of(self._named.command))
        except OSError as error:
            raise Fault("not-started", str(error)) from error
        hello = protocol.hello(handle, self._seed, self._named.budget, self._limit)
        self._program.send(protocol.line(hello))
        return self._program

    def _ask(self, program: Program, handle: Handle) -> Action | None:
        self._asked += 1
        # What was said before the question cannot be the answer to it.
        program.forget()
        program.send(protocol.line(protocol.asked(handle, self._asked, self._seed)))
        deadline = time.monotonic() + self._limit
        while True:
            data = self._heard(program, deadline)
            id = data.get("id")
            if type(id) is int and 1 <= id < self._asked:
                continue  # the answer to a question that has been decided without it
            if type(id) is not int or id != self._asked:
                raise Fault("other-question", repr(id))
            if "compose" in data:
                program.send(protocol.line(self._composed(handle, data["compose"])))
                continue
            if data.get("pass") is True:
                return None
            return _legal_action(handle, data.get("action"))

    def _heard(self, program: Program, deadline: float) -> dict[str, Any]:
        try:
            text = program.receive(deadline)
        except Silent:
            raise Fault("late", f"{self._limit:g} s") from None
        except Overlong:
            raise Fault("too-long", f"more than {MOST_BYTES} bytes") from None
        except Ended:
            raise Fault("ended") from None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise Fault("no-json", repr(text[:80])) from None
        if not isinstance(data, dict):
            raise Fault("no-object", repr(text[:80]))
        return data

    def _composed(self, handle: Handle, tokens: Any) -> dict[str, Any]:
        if not isinstance(tokens, list) or len(tokens) > _MOST_TOKENS or not _are_tokens(tokens):
            raise Fault("no-tokens", repr(tokens)[:80])
        try:
            return protocol.composed(handle.legal(), self._asked, tokens)
        except Illegal as refusal:
            raise Fault("not-offered", refusal.plain()) from None

    def _blame(self, fault: Fault) -> None:
        """Count a fault, log each kind once for a program, and put out who can or should play no more."""
        self._late = self._late + 1 if fault.kind == "late" else 0
        kind = "put-out" if self._late == MOST_LATE else fault.kind
        self.faults[kind] += 1
        put_out = kind in DEADLY
        if (self._named.command, kind) not in _logged:
            _logged.add((self._named.command, kind))
            seen = f" ({ascii(fault.seen)[1:-1]})" if fault.seen else ""
            lost = "all its moves are defaults" if put_out else "its move is the default"
            words = LOGGED[kind]
            _LOG.warning(
                "%s, seat %d: %s%s; %s", self._named.command, self._seat, words, seen, lost
            )
        if put_out:
            self._stop(at_once=True)

    def leave(self, result: Result | None) -> None:
        """The game is over: the program is told, and ends."""
        if self._program is not None:
            self._program.send(protocol.line(protocol.over(result)))
        self._stop()

    def _stop(self, at_once: bool = False) -> None:
        self._out = True
        if self._program is not None:
            self._program.end(at_once)
            self._program = None


def _are_tokens(tokens: list[Any]) -> bool:
    return all(type(token) is int for token in tokens)


def _legal_action(handle: Handle, data: Any) -> Action:
    try:
        action = action_from_json(handle.game.verb_names, data)
    except Illegal as refusal:
        raise Fault("no-action", refusal.plain()) from None
    refusal_met = handle.legal().why_not(action)
    if refusal_met is not None:
        raise Fault("not-allowed", refusal_met.plain())
    return action
