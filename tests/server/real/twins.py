"""Two tables that differ only in what one seat cannot see, and everything that seat receives from both."""

import json
import random
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from contract.contract import Contract
from contract.pairs import _readdressed
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import Undo, new_header
from statecraft.core.record.struct import to_json
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault
from statecraft.server.jobs import bot_pool
from statecraft.server.refusal import Refused
from statecraft.server.tables import archive, commands, talk, timeouts, waiting
from statecraft.server.tables.change import PLAYING, Change, Settings
from statecraft.server.tables.clocks import Control, begin
from statecraft.server.tables.seats import PERSON, Actor, SeatRow
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_dice import TableDice, grow
from statecraft.server.updates import telling, updates
from statecraft.server.updates.projection import Json, Viewer

STEPS = 8
CHAINS = grow(bytes(range(64)))
SIGNER = Ed25519PrivateKey.from_private_bytes(bytes(32))
CONTROL = Control(30, 60, 90, 300, 15)

# Each of these hides by its nature what it commits to, and may differ where that does: the hash of a sealed
# answer or a secret draw, with a nonce; and so the hash of its entry, that of the next, and signatures.
HIDING = ("seal", "hash", "before", "signature")


class Leak(AssertionError):
    """Something a seat received told of another's secret."""


class Noting(TableDice):
    """The table's dice. The second table draws the cards that the first one drew, where it has them in
    the same pile: what their backs show is for all to see, and would make another game of it."""

    rolled: list[tuple[str, tuple[Holder, ...] | None, Any]]
    twin: "Noting | None" = None
    parted = False

    def roll(self, chance: Chance, at: float) -> tuple[Any, list[Json]]:
        value, entries = super().roll(chance, at)
        if self.twin is not None and not self.parted:
            at_first = self.twin.rolled[len(self.rolled) :][:1]
            if at_first and at_first[0][:2] == (chance.kind, chance.audience):
                wanted = at_first[0][2]
                self.parted = not chance.distribution.weight(wanted)
                value = value if self.parted else wanted
        self.rolled.append((chance.kind, chance.audience, value))
        return value, entries


class Outlets:
    """What leaves a server about a table; mutants replace one of them."""

    told: Callable[[Table, Change, Collection[Viewer]], dict[Viewer, bytes]] = staticmethod(
        telling.told
    )
    snapshot: Callable[[Table, Viewer], Json] = staticmethod(updates.snapshot)


def table_at(state: State, control: Control | None) -> Table:
    """A table in the middle of a game."""
    game = state.game
    holders = [int(holder) for holder in state.holders]
    settings = Settings(
        *("table", "CODE", "person-0", game, "", {}, holders, control),
        *(True, True, False, "standard", {}, 1000.0),
    )
    seats = [
        SeatRow(seat, PERSON, f"person-{seat}", None, f"P{seat}", "blue")
        for seat in range(len(holders))
    ]
    table = Table(settings, seats, PLAYING, "epoch")
    dice = TableDice.opened("table", game.name, CHAINS, SIGNER, 1000.0)
    noting = Noting(dice._dice)
    noting.rolled = []
    table.dice = noting
    noting.seeds_closed(1000.0)
    header = new_header(game, {}, list(holders), noting.commitments())
    table.session = Session(game, header)
    table.session.state = state.clone()
    table.mark_turn()
    table.started = 1000.0
    if control is not None:
        table.clocks = begin(control, len(holders))
    waiting.go_on(table, Change("inputs", 1000.0, {}))
    return table


class Side:
    """One of the two tables, and what the seat and the gallery have received from it."""

    def __init__(self, state: State, control: Control | None, seat: int, outlets: Outlets) -> None:
        self.table = table_at(state, control)
        self.seat = seat
        self.outlets = outlets
        self.heard: list[bytes] = []
        for viewer in (seat, None):
            self.table.stream(viewer)

    def do(self, seat: int, command: Json, at: float) -> str:
        """A command of a seat; how it was answered."""
        try:
            actor = Actor(f"person-{seat}")
            change = commands.carry_out(self.table, actor, seat, None, command, at)
        except Illegal as refusal:
            return json.dumps(refusal.to_json())
        except Refused as refused:
            return json.dumps([refused.text, refused.kind, refused.values])
        self.tell(change)
        return "done" if change is not None else "again"

    def tell(self, change: Change | None) -> None:
        """What a live_tables does once a change is written."""
        if change is None:
            return
        table = self.table
        table.seq += 1
        table.dice_entries += change.dice
        viewers = (self.seat, None)
        found = self.outlets.told(table, change, viewers)
        self.heard += [found[viewer] for viewer in viewers if viewer in found]

    def say(self, seat: int, to: Json, at: float) -> None:
        self.tell(talk.say(self.table, Actor(f"person-{seat}"), seat, to, "words", at))

    # Everything that can be asked for.

    def shown(self, rng: random.Random) -> list[tuple[str, bytes]]:
        table, seat = self.table, self.seat
        shown = [(f"snapshot of {viewer}", self._snapshot(viewer)) for viewer in (seat, None)]
        shown.append(("log", msgspec.json.encode(updates.log(table, seat))))
        asked = updates.questions(table, seat)
        shown.append(("questions", msgspec.json.encode(asked)))
        for question in asked[:2]:
            shown.append(("composed", self._composed(question["id"], rng)))
        for question in asked[:1]:
            shown.append(("unavailable", self._unavailable(question["id"])))
        if asked and rng.randrange(4) == 0:
            shown.append(("hint", self._hint(asked[0]["id"])))
        shown.append(("table", msgspec.json.encode(table.info())))
        shown.append(("whose turn", str(seat in table.waits).encode()))
        shown.append(("replay", self._replay()))
        shown.append(("dice", _report(table)))
        return shown

    def _snapshot(self, viewer: Viewer) -> bytes:
        return msgspec.json.encode(self.outlets.snapshot(self.table, viewer))

    def _composed(self, question: int, rng: random.Random) -> bytes:
        tokens: list[int] = []
        data = []
        for _ in range(12):
            game, state = self.table.settings.game, self.table.state
            composed = updates.composed(game, state, self.seat, question, tokens)
            data.append(composed)
            if not composed["choices"]:
                break
            tokens.append(rng.choice(composed["choices"])["token"])
        return msgspec.json.encode(data)

    def _hint(self, id: int) -> bytes:
        state = self.table.state
        question = next(each for each in state.questions() if each.id == id)
        # Bots remember what they tried; this one comes to both tables as a stranger.
        stranger = bot_pool.Seated()
        data = bot_pool.answer(state, question, "steady", "hint", True, stranger)
        return json.dumps(data).encode()

    def _unavailable(self, question: int) -> bytes:
        found = updates.unavailable(self.table.state, self.seat, question, [])
        data = [[each.label.to_json(), [no.to_json() for no in each.reasons]] for each in found]
        return msgspec.json.encode(data)

    def _replay(self) -> bytes:
        try:
            archive._finished(self.table)
        except Refused as refused:
            return f"{refused.text} {refused.values}".encode()
        return b"open"


def _report(table: Table) -> bytes:
    assert table.dice is not None

    def masked(data: Any) -> Any:
        if isinstance(data, dict):
            return {
                name: "hidden" if name in HIDING else masked(value) for name, value in data.items()
            }
        return [masked(value) for value in data] if isinstance(data, list) else data

    return json.dumps(masked(table.dice.report()), sort_keys=True).encode()


# A pair, and how it goes on.


class Pair:
    def __init__(
        self,
        contract: Contract,
        states: tuple[State, State],
        seat: int,
        rng: random.Random,
        outlets: Outlets,
        figures: Counter[str],
    ) -> None:
        control = CONTROL if rng.randrange(2) else None
        self.contract = contract
        self.sides = [Side(state, control, seat, outlets) for state in states]
        first, second = [side.table.dice for side in self.sides]
        assert isinstance(first, Noting)
        assert isinstance(second, Noting)
        second.twin = first
        self.dice = second
        self.seat = seat
        self.rng = rng
        self.figures = figures
        self.at = 1001.0

    def check(self, how: str) -> None:
        seed = self.rng.getrandbits(32)
        one, other = [side.shown(random.Random(seed)) for side in self.sides]
        if self.sides[0].heard != self.sides[1].heard:
            raise Leak(f"messages after {how}: {_first(*[side.heard for side in self.sides])}")
        for (name, data), (_, twin) in zip(one, other, strict=True):
            if data != twin:
                raise Leak(f"{name} after {how}: {_first([data], [twin])}")
        self.figures["positions compared"] += 1
        self.figures["hints compared"] += sum(name == "hint" for name, _ in one)

    def go(self) -> None:
        self.check("the start")
        for _ in range(STEPS):
            self.at += self.rng.randrange(1, 9)
            self.private()
            if not self.public():
                return

    def private(self) -> None:
        """What happens at the second table alone, and is no business of the seat's."""
        other, rng = self.sides[1], self.rng
        state = other.table.state
        others = [seat for seat in range(len(state.holders)) if seat != self.seat]
        foreign = [seat for seat in others if state.holders[seat] != state.holders[self.seat]]
        kind = rng.randrange(3)
        if kind == 0 and len(others) >= 2:
            first, second = rng.sample(others, 2)
            other.say(first, {"seats": [second]}, self.at)
            # What a player says is not undone, so the first table hears as many words, but other ones.
            self.figures["private words"] += 1
            self.check("words between two others")
        elif kind == 1 and foreign:
            seat = rng.choice(foreign)
            asked = {question.kind for question in state.questions() if question.seat == seat}
            kinds = [kind for kind in _kinds(self.contract) if kind not in asked]
            order = to_json(AlwaysDefault(rng.choice(kinds)))
            if other.do(seat, {"give-order": {"order": order}}, self.at) == "done":
                self.figures["private orders"] += 1
            self.check("another's order")
            other.do(seat, {"drop-order": {"kind": order["kind"]}}, self.at)
            self.check("another's order taken back")

    def public(self) -> bool:
        """The same command at both tables; False where the pair parts."""
        one, other = self.sides
        rng = self.rng
        if rng.randrange(6) == 0:
            self._nonsense()
        questions = one.table.state.questions()
        if not questions:
            return False
        question = rng.choice(questions)
        seat = int(question.seat)
        legal = one.table.state.legal(question.seat, question.id)
        given = Act(question.id, question.seat, legal.sample(rng))
        twin = _readdressed(other.table.state, one.table.state, given)
        if not isinstance(twin, Act) or not _allows(other.table.state, twin):
            if seat == self.seat:
                raise Leak(f"only one table asks or allows {given}")
            self.figures["possible at one table only"] += 1
            return True
        marks = [_Mark(side.table) for side in self.sides]
        answers = [
            side.do(seat, _command(act), self.at)
            for side, act in zip(self.sides, (given, twin), strict=True)
        ]
        if one.table.holds_replies() and rng.randrange(3) == 0:
            self._window()
        if any(mark.revealed() for mark in marks) or self.dice.parted:
            self.figures["parted by what came to light"] += 1
            return False
        if seat == self.seat and answers[0] != answers[1]:
            raise Leak(f"{given} was answered {answers}")
        if any(isinstance(side.table.state.pending(), Over) for side in self.sides):
            return False
        self.check(str(given))
        return True

    def _window(self) -> None:
        """The time of a reply window is over, at both."""
        self.at += 20
        for side in self.sides:
            for name in [name for name in side.table.due if name.startswith("window")]:
                side.tell(timeouts.run_out(side.table, name, self.at))

    def _nonsense(self) -> None:
        """What the seat tries and may not: the refusals are the same."""
        tried: list[Json] = [
            {"undo": {}},
            {"rollback": {"turn": 0}},
            {"stop-clock": {}},
            {"act": {"question": 1, "action": {"verb": "pass"}}},
            {"give-order": {"order": {"is": "Nothing"}}},
            {"nothing": {}},
        ]
        command = self.rng.choice(tried)
        answers = [side.do(self.seat, command, self.at) for side in self.sides]
        if answers[0] != answers[1]:
            raise Leak(f"{command} was answered {answers}")
        self.check(str(command))


class _Mark:
    """A table as it was, to find out whether anything was revealed since."""

    def __init__(self, table: Table) -> None:
        assert table.session is not None
        self._session = table.session
        self._state = table.state.clone()
        self._line = len(table.session.record.lines)

    def revealed(self) -> bool:
        for line in self._session.record.lines[self._line :]:
            if isinstance(line, Undo):
                return True
            self._state.apply(line)
            if self._state.revealed:
                return True
        return False


def _allows(state: State, act: Act) -> bool:
    return state.legal(act.seat, act.question).why_not(act.action) is None


def _command(act: Act) -> Json:
    return {"act": {"question": act.question, "action": act.action.to_json()}}


def _kinds(contract: Contract) -> list[str]:
    return ["auction", "vote", "operation", "agents", "third-party", "conference-reply", "debate"]


def _first(one: list[bytes], other: list[bytes]) -> str:
    """Where two rows of messages part, for whoever has to find out why."""
    for data, twin in zip(one, other, strict=False):
        if data != twin:
            at = next(
                (number for number, (a, b) in enumerate(zip(data, twin, strict=False)) if a != b),
                min(len(data), len(twin)),
            )
            return f"…{data[max(0, at - 80) : at + 80]!r} / …{twin[max(0, at - 80) : at + 80]!r}"
    return f"{len(one)} or {len(other)} messages: {(one or other)[-1][:200]!r}"
