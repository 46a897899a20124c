"""Playing one random game under the contract."""

import random

from contract.contract import Contract, promise
from contract.nonsense import check_agreement, check_refusals
from contract.pairs import check_pair
from contract.random_orders import any_order
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.session import Session
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import (
    Act,
    Concede,
    DropOrder,
    GiveOrder,
    Input,
    Outcome,
    RunClock,
    StopClock,
    Timeout,
    TimeUp,
)
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.refusal import Illegal
from statecraft.core.trade.orders import AlwaysDefault

ODD = 0.02
"""How often an input is something else than an answer to a question."""
OFTEN = 0.02
"""How often, per input, the checks that cost most are made."""


def run(contract: Contract, seed: int, full: bool) -> State:
    """Play a random game to its end; all checks, or only those that cost next to nothing."""
    rng = random.Random(seed)
    options, seats = contract.start(rng)
    return _Game(
        contract, Session(contract.game, new_header(contract.game, options, seats)), rng
    ).play(full)


class _Game:
    def __init__(self, contract: Contract, session: Session, rng: random.Random) -> None:
        self.contract = contract
        self.session = session
        self.rng = rng
        self.bound = contract.game.bound(session.state)
        self.conserved = contract.conserved(session.state)
        self.digests = [session.state.digest()]
        self.acts: list[Act] = []
        self.offered: set[int] = set()
        self.turns = -1
        self.ordinals: set[int] = set()
        self.addresses: set[tuple[str, tuple[int, int, int]]] = set()

    def play(self, full: bool) -> State:
        session = self.session
        inputs = 0
        while not isinstance(session.state.pending(), Over):
            state = session.state
            self.check_not_stuck(state)
            if full:
                self.check_position(state)
            given = self.next_input(state)
            if full:
                self.apply_checked(given)
            else:
                state.apply(given)
            inputs += 1
            promise("the declared bound holds", inputs <= self.bound, (inputs, self.bound))
            promise(
                "nothing is made or lost",
                self.contract.conserved(session.state) == self.conserved,
                given,
            )
        if full:
            self.check_fold()
            self.check_over(session.state)
        return session.state

    def next_input(self, state: State) -> Input:
        """Chance, sometimes a standing order, side questions once a turn, or what must be."""
        pending = state.pending()
        rng = self.rng
        if isinstance(pending, Chance):
            self.ordinals.add(pending.id)
            address = (pending.kind, pending.address)
            promise("no address is used twice", address not in self.addresses, address)
            self.addresses.add(address)
            return Outcome(pending.id, pending.distribution.sample(rng))
        odd = self.odd_input(state) if rng.random() < ODD else None
        if odd is not None:
            return odd
        ordered = state.ordered()
        if ordered is not None:
            return ordered
        if state.turns != self.turns:
            self.turns = state.turns
            self.offered.clear()
        chosen = pending.questions[0]
        for question in pending.questions:
            if not question.must and question.id not in self.offered:
                self.offered.add(question.id)
                if rng.randrange(2):
                    chosen = question
                    break
        return Act(chosen.id, chosen.seat, state.legal(chosen.seat, chosen.id).sample(rng))

    def odd_input(self, state: State) -> Input | None:
        """What happens now and then: clocks, orders, a seat that is late or gives up."""
        rng = self.rng
        question = rng.choice(state.questions())
        seat = question.seat
        odd: list[Input] = [
            GiveOrder(seat, any_order(state, seat, question.kind, rng)),
            DropOrder(seat, question.kind),
            Timeout(question.id),
            TimeUp(),
            StopClock(seat),
            RunClock(seat),
        ]
        if rng.randrange(4) == 0:
            odd.append(Concede(seat))
        rng.shuffle(odd)
        for given in odd:
            try:
                state.clone().apply(given)
            except Illegal:
                continue
            return given
        return None

    def check_not_stuck(self, state: State) -> None:
        """Before the end, something is rolled, or somebody must answer and can."""
        pending = state.pending()
        if isinstance(pending, Chance):
            promise("chance can come out", pending.distribution.total() > 0, pending.kind)
            return
        musts = [question for question in pending.questions if question.must]
        promise("no dead end", bool(musts), state.stack)
        for question in pending.questions:
            legal = state.legal(question.seat, question.id)
            promise(
                "no dead end", bool(legal.actions() or legal.domains()), (question, state.stack)
            )

    def check_position(self, state: State) -> None:
        blob = state.to_bytes()
        again = self.contract.game.from_bytes(blob)
        promise("bytes give the state back", again.digest() == self.digests[-1], state.stack)
        promise("bytes give the state back", again.to_bytes() == blob, state.stack)
        if self.rng.random() >= OFTEN:
            return
        check_refusals(self.contract, state, self.acts, self.rng)
        for question in state.questions():
            check_agreement(self.contract, state, question, self.rng, 8)
            self.contract.texts.add(("question-" + question.kind, frozenset()))
        self.check_secrecy(state)
        promise("checks leave no trace", state.to_bytes() == blob, state.stack)

    def check_secrecy(self, state: State) -> None:
        game, rng = self.contract.game, self.rng
        seen = state.view(None)
        spectated = game.determinise(seen, rng).view(None)
        promise("imagined states look the same", spectated == seen, "spectator")
        for number in rng.sample(range(len(state.holders)), 2):
            seat = Seat(number)
            seen = state.view(seat)
            imagined = game.determinise(seen, rng)
            look = imagined.view(seat).to_bytes()
            promise("imagined states look the same", look == seen.to_bytes(), (seat, state.stack))
            check_pair(self.contract, state, imagined, seat, rng, "imagined")
            other = self.contract.perturbed(state, state.holders[seat], rng)
            if other is not None:
                check_pair(self.contract, state, other, seat, rng, "perturbed")

    def apply_checked(self, given: Input) -> None:
        session = self.session
        state = session.state
        clone = state.clone()
        before = self.digests[-1]
        events: list[Event] = []
        session.apply(given, events)
        promise("clones are independent", clone.digest() == before, given)
        after = session.state.digest()
        clone.apply(given)
        promise("clones play alike", clone.digest() == after, given)
        revealed = session.state.revealed
        if isinstance(given, Act | Outcome):
            promise("repeated input is recognised", session.state.apply(given) is False, given)
            promise("repeated input changes nothing", session.state.digest() == after, given)
        for event in events:
            self.contract.texts.add((event.text, frozenset(event.values)))
            if event.instead is not None:
                self.contract.texts.add((event.instead.text, frozenset(event.instead.values)))
        self.digests.append(after)
        if isinstance(given, Act):
            self.acts.append(given)
            if self.rng.random() < OFTEN:
                self.check_undo(given, before, revealed)

    def check_undo(self, given: Act, before: str, revealed: bool) -> None:
        """Taking a step back gives the position back, and no number a second time."""
        session = self.session
        state = session.state
        if session.can_undo(given.seat):
            promise("undo stops at what was revealed", not revealed, given)
            ordinal, asked = state.ordinal, list(state.question_counts)
            session.undo(given.seat)
            promise("undo gives the state back", session.state.digest() == before, given)
            promise("undo gives no roll back", session.state.ordinal >= ordinal, given)
            pairs = zip(session.state.question_counts, asked, strict=True)
            promise("undo gives no question back", all(a >= b for a, b in pairs), given)
            self.digests.append(before)
        elif not revealed and session.record.lines[-1] is given:
            promise("own steps can be taken back", False, given)

    def check_fold(self) -> None:
        """The record alone gives every position again."""
        game, record = self.contract.game, self.session.record
        text = record.to_jsonl()
        again = Record.from_jsonl(game, text)
        promise("records are read back", again.to_jsonl() == text)
        replay = Session(game, again.header)
        promise("the fold gives the same game", replay.state.digest() == self.digests[0], "start")
        for number, line in enumerate(again.lines):
            replay.go_on(line)
            same = replay.state.digest() == self.digests[number + 1]
            promise("the fold gives the same game", same, number)
        end = fold(game, again)
        promise("the fold gives the same game", end.digest() == self.digests[-1], "end")
        promise("the fold gives the same ids", end.to_bytes() == self.session.state.to_bytes())

    def check_over(self, state: State) -> None:
        result = state.result
        promise("a game that is over has a result", result is not None)
        if result is not None:
            promise("somebody is first", min(result.ranks) == 1, result)
            self.contract.texts.add(("reason-" + result.reason, frozenset()))
        try:
            state.apply(GiveOrder(Seat(0), AlwaysDefault("plan")))
        except Illegal as refusal:
            promise("nothing happens after the end", refusal.rule == "ST-5.1", refusal)
        else:
            promise("nothing happens after the end", False)
