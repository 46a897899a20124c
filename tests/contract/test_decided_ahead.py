"""Whatever is asked of somebody who is not at turn can be decided ahead, and what was decided is always legal."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from contract.random_orders import random_order
from scale import scaled
from statecraft import global_powers, globopolis
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Asker, RandomPlayer
from statecraft.core.engine.question import Chance, Over, Question
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import GiveOrder
from statecraft.core.trade.orders import MOST_ORDERS, AlwaysDefault, described
from statecraft.global_powers.game import GAME as GLOBAL_POWERS
from statecraft.global_powers.rules.orders import VoteOrder
from statecraft.globopolis.game import GAME as GLOBOPOLIS
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker

OWN = {
    "globopolis": {
        "continue",
        "drawn",
        "foreign-territory",
        "market",
        "options",
        "orss",
        "own-guild",
        "own-territory",
        "purchase",
        "reroll",
        "roll",
        "teleport",
        "turn-end",
    },
    "global-powers": {"initiative", "penalty", "sabotage", "turn"},
}
"""What is asked of nobody but who is at turn."""
BOTH = ("answer-offer", "my-offers")
VARIED: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "globopolis": (
        {},
        {"title_draft": True, "titles_dealt": 3, "neighbours_help": True},
        {"common_aggression": True, "common_defence": True, "assistance_moves_units": True},
        {"hand_limit": 5, "ops_dealt": 4, "influence_dealt": 4},
    ),
    "global-powers": ({}, {"placement": "open", "batch": True}, {"sealed_votes": True}),
}
INPUTS = 1500
"""So long a random game is watched."""
TRIES = 12
OFTEN = 6
"""So many times each kind of question is tried in a game, with so many orders each time."""


@pytest.mark.rule("GB-10.25")
@pytest.mark.rule("GP-7.17")
@pytest.mark.parametrize(
    ("game", "package"), [(GLOBOPOLIS, globopolis), (GLOBAL_POWERS, global_powers)], ids=str
)
def test_every_kind_of_question_to_others_has_a_plan(game: Game, package: Any) -> None:
    texts = Path(str(package.__file__)).parent / "texts" / "en" / "rules.ftl"
    asked = set(re.findall(r"^question-([a-z-]+) =", texts.read_text(), re.MULTILINE))
    assert asked | {*BOTH} == OWN[game.name] | set(game.plans)
    assert not OWN[game.name] & set(game.plans)


def _answered(state: State, question: Question, rng: random.Random) -> bool:
    """Whether one of several random orders answers this question; whatever answers is legal."""
    for _ in range(TRIES):
        order = random_order(state, question.seat, question.kind, rng)
        if order is None:
            continue
        clone = state.clone()
        clone.apply(GiveOrder(question.seat, order))
        ordered = clone.ordered()
        if ordered is not None and ordered.question == question.id:
            assert clone.apply(ordered)
            return True
    return False


def watched(game: Game, options: Mapping[str, Any], seed: int, met: Counter[str]) -> set[str]:
    """Play at random; which kinds of questions to others were met, and which an order answered."""
    rng = random.Random(seed)
    state = game.new(options, 4)
    asker = Asker([RandomPlayer(rng) for _ in range(4)], SeededLuck(seed))
    done: set[str] = set()
    tried: Counter[str] = Counter()
    for _ in range(INPUTS):
        pending = state.pending()
        if isinstance(pending, Over):
            break
        if not isinstance(pending, Chance):
            for question in pending.questions:
                sealed = state.stack[question.at].SEALED and not question.must
                if question.seat == state.turn or sealed or tried[question.kind] >= OFTEN:
                    continue
                tried[question.kind] += 1
                assert question.kind not in OWN[game.name], question
                met[question.kind] += 1
                if question.kind not in done and _answered(state, question, rng):
                    done.add(question.kind)
        given = asker.next_input(state)
        assert given is not None
        state.apply(given)
    return done


@pytest.mark.rule("ST-7.1")
@pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS], ids=lambda game: game.name)
def test_orders_meet_what_is_asked_of_others(game: Game) -> None:
    met: Counter[str] = Counter()
    answered: set[str] = set()
    for seed in range(scaled(len(VARIED[game.name]))):
        answered |= watched(game, VARIED[game.name][seed % len(VARIED[game.name])], seed, met)
    often = {kind for kind, times in met.items() if times >= OFTEN}
    assert len(often) >= 9, met
    assert often <= answered, often - answered


@pytest.mark.rule("ST-7.1")
@pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS], ids=lambda game: game.name)
def test_games_full_of_orders_come_to_their_end(game: Game) -> None:
    """Orders follow one another; none of them is ever refused, and none goes on for ever."""
    followed = 0
    for seed in range(scaled(4)):
        rng = random.Random(seed)
        limit = {"round_limit": 12} if game is GLOBOPOLIS else {"scorings": 2}
        state = game.new(limit, 4)
        asker = Asker([RandomPlayer(rng) for _ in range(4)], SeededLuck(seed))
        for _ in range(game.bound(state)):
            if not isinstance(state.pending(), Chance | Over):
                _leave_some_order(state, rng)
                followed += state.ordered() is not None
            given = asker.next_input(state)
            if given is None:
                break
            state.apply(given)
        assert state.result is not None
    assert followed > 40


def _leave_some_order(state: State, rng: random.Random) -> None:
    seat = Seat(rng.randrange(4))
    order = random_order(state, seat, rng.choice([*state.game.plans]), rng)
    if order is None or rng.randrange(3):
        return
    if len(state.orders[seat]) < MOST_ORDERS and state.inputs_used[seat] < state.phase_inputs:
        state.apply(GiveOrder(seat, order))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "package"), [(GLOBOPOLIS, globopolis), (GLOBAL_POWERS, global_powers)], ids=str
)
def test_every_order_can_be_said(game: Game, package: Any, lang: Language) -> None:
    home = Path(str(package.__file__)).parent
    speaker = Speaker(Texts(lang, extra=[home / "edition", home / "texts"]), game, "ABCD")
    state, rng = game.new({}, 4), random.Random(0)
    said: set[str] = set()
    for kind, plan in game.plans.items():
        for _ in range(40 * (len(plan.conditions) + len(plan.replies))):
            order = random_order(state, 1, kind, rng)
            for note in () if order is None else described(game, order):
                said.add(note.text)
                assert not re.search(r"order-|[{}$]", speaker.say(note)), note
    for plan in game.plans.values():
        assert {f"order-if-{name}" for name in plan.conditions} <= said
        assert {f"order-do-{name}" for name in plan.replies} <= said
    for other in (AlwaysDefault("x"), VoteOrder("vote", 1, 2)):
        if type(other) in game.orders:
            assert speaker.say(described(game, other)[0])
