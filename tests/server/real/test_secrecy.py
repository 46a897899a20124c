"""Pairs of tables that differ only in others' secrets: a seat receives the same from both, to the byte.

A game is played to somewhere in its middle. Its state and a partner of it, in which cards that a seat
cannot place have changed places, sealed answers are other ones, or all that the seat cannot see was drawn
anew, get a table each, with the same clock, names and dice. Both are sent the same commands; one of them
also gets commands that are nobody else's business: orders, words between two others, answers that are
held back. Everything the seat and the gallery can receive is compared: messages and their numbers,
snapshots, logs, questions, answers composed out, hints, refusals, replays, and the report of the dice.

Pairs part where the rules bring the difference to light: a reveal, a card dealt to the seat itself, or a
command that only one set of secrets allows (that it was possible tells of itself).
"""

import logging
import random
from collections import Counter
from collections.abc import Collection

import msgspec
import pytest

from contract.contract import Contract
from contract.global_powers_contract import global_powers_contract
from contract.globopolis_contract import globopolis_contract
from scale import scaled
from server.real.twins import Leak, Outlets, Pair
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Outcome
from statecraft.globopolis.state import GlobopolisState
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table
from statecraft.server.updates import telling, updates
from statecraft.server.updates.projection import Json, Viewer

log = logging.getLogger(__name__)
GAMES = {"globopolis": 5, "global-powers": 6}
"""Games of each kind, fifty times as many in `make soak`; each gives up to PAIRS pairs of tables."""
FEW = 3
"""Of each in `make test`."""
PAIRS = 8
CONTRACTS = {"globopolis": globopolis_contract, "global-powers": global_powers_contract}


def somewhere(contract: Contract, rng: random.Random) -> list[State]:
    """A random game, seen at some positions in which somebody is asked."""
    options, seats = contract.start(rng)
    state = contract.game.new(options, seats)
    found: list[State] = []
    for _ in range(rng.randrange(60, 240)):
        pending = state.pending()
        if isinstance(pending, Over):
            break
        if isinstance(pending, Chance):
            state.apply(Outcome(pending.id, pending.distribution.sample(rng)))
            continue
        if rng.random() < 0.1:
            found.append(state.clone())
        question: Question = rng.choice(pending.questions)
        legal = state.legal(question.seat, question.id)
        state.apply(Act(question.id, question.seat, legal.sample(rng)))
    return found[-PAIRS:]


def partner(contract: Contract, state: State, seat: int, rng: random.Random) -> State | None:
    """Another state that the seat could not tell from this one."""
    if rng.randrange(2):
        other = contract.perturbed(state, state.holders[seat], rng)
        if other is None:
            return None
        # Orders play by themselves, at once; the tables would be at different positions.
        other.orders = state.orders
        return other
    other = contract.game.determinise(state.view(Seat(seat)), rng)
    other.orders = state.orders
    # How often chance was asked is known to all who were there, but no part of a view.
    other.ordinal = state.ordinal
    other.wait_again()
    return None if isinstance(other.pending(), Chance | Over) else other


def compare_pairs(name: str, games: int, seed: int, outlets: Outlets) -> Counter[str]:
    contract = CONTRACTS[name]()
    rng = random.Random(seed)
    figures: Counter[str] = Counter()
    for _ in range(games):
        for state in somewhere(contract, rng):
            seat = rng.randrange(len(state.holders))
            other = partner(contract, state, seat, rng)
            if other is None:
                continue
            Pair(contract, (state, other), seat, rng, outlets, figures).go()
            figures["pairs"] += 1
    return figures


@pytest.mark.parametrize("name", list(GAMES))
def test_a_seat_receives_the_same_whatever_others_hide(name: str) -> None:
    games = scaled(GAMES[name], FEW)
    figures = compare_pairs(name, games, 11, Outlets())
    assert figures["pairs"] > 2 * games, figures
    assert figures["positions compared"] > 3 * figures["pairs"], figures
    assert figures["private orders"] > 0
    assert figures["private words"] > 0
    assert figures["hints compared"] > 0
    log.info("%s: %s", name, dict(figures))


# The comparison can fail: outlets with a small leak each are found out.


class TellsAHand(Outlets):
    """Shows of a hand how many of its cards have an even number: no view has that."""

    @staticmethod
    def snapshot(table: Table, viewer: Viewer) -> Json:
        state = table.state
        deck = state.ops if isinstance(state, GlobopolisState) else state.cards  # type: ignore[attr-defined]
        even = sum([1 << card for card in range(0, 200, 2)])
        return {
            **updates.snapshot(table, viewer),
            "even": [(hand & even).bit_count() for hand in deck.hands],
        }


class NumbersAll(Outlets):
    """Counts in its numbers what was not for this viewer: others' orders, and words between two others."""

    @staticmethod
    def told(table: Table, change: Change, followed: Collection[Viewer]) -> dict[Viewer, bytes]:
        found = telling.told(table, change, followed)
        for viewer in followed:
            if viewer not in found:
                table.stream(viewer).seq += 1
        return found


class HearsAll(Outlets):
    """Passes all talk on."""

    @staticmethod
    def told(table: Table, change: Change, followed: Collection[Viewer]) -> dict[Viewer, bytes]:
        if change.kind != "talk":
            return telling.told(table, change, followed)
        message = {"type": "talk", "line": change.body}
        return {viewer: table.stream(viewer).push(dict(message)) for viewer in followed}


class AsksForOthers(Outlets):
    """Sends with a message also what the others are asked: their answers tell of their hands."""

    @staticmethod
    def told(table: Table, change: Change, followed: Collection[Viewer]) -> dict[Viewer, bytes]:
        asked = [updates.questions(table, seat) for seat in range(len(table.seats))]
        others = msgspec.json.encode(asked)
        found = telling.told(table, change, followed)
        return {viewer: message + others for viewer, message in found.items()}


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("mutant", [TellsAHand, NumbersAll, HearsAll, AsksForOthers])
def test_an_outlet_that_leaks_is_found_out(mutant: type[Outlets], name: str) -> None:
    with pytest.raises(Leak):
        compare_pairs(name, 10, 11, mutant())
