"""The border of the engine: JSON comes in, and nothing malformed gets past (ST-1.1 to ST-1.3)."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harbour import GAME
from harbour.verbs import BIDS, BUYS, Raid
from scale import scaled
from scripted import ANN, BLUES
from statecraft.core.ids import Ordinal, QuestionId, Seat
from statecraft.core.record.input_json import input_from_json, input_to_json
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
from statecraft.core.refusal import Illegal
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.trade.orders import AlwaysDefault

EXAMPLES: list[Input] = [
    Act(QuestionId(16), ANN, BIDS[3]),
    Act(QuestionId(0), Seat(9), Raid(3, BLUES, 2)),
    Act(QuestionId(1), ANN, MakeOffer(BLUES, ((0, 2), (1, 1)), (), ((0, 1, 1, 2),))),
    Act(QuestionId(1), ANN, CounterOffer(4, (), ((3, 1),), ())),
    Outcome(Ordinal(4), (3, 4)),
    Outcome(Ordinal(0), 12),
    Timeout(QuestionId(33)),
    TimeUp(),
    Concede(ANN),
    StopClock(ANN),
    RunClock(ANN),
    GiveOrder(ANN, AlwaysDefault("veto")),
    DropOrder(ANN, "veto"),
]


def refusal(data: Any) -> Illegal:
    with pytest.raises(Illegal) as caught:
        input_from_json(GAME, data)
    return caught.value


@pytest.mark.rule("ST-1.1")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda given: type(given).__name__)
def test_every_input_survives_json(example: Input) -> None:
    data = json.loads(json.dumps(input_to_json(example)))
    assert input_from_json(GAME, data) == example


@pytest.mark.rule("ST-1.1")
@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "time-up",
        {},
        {"time-up": {}, "concede": {"seat": 0}},
        {"shout": {}},
        {"act": None},
        {"act": []},
    ],
)
def test_no_input(data: Any) -> None:
    assert refusal(data).rule == "ST-1.1"


@pytest.mark.rule("ST-1.2")
@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"time-up": {"now": 1}}, "now"),
        ({"concede": {}}, "seat"),
        ({"concede": {"seat": "0"}}, "seat"),
        ({"concede": {"seat": True}}, "seat"),
        ({"concede": {"seat": -1}}, "seat"),
        ({"concede": {"seat": 1.0}}, "seat"),
        ({"timeout": {"question": 1 << 53}}, "question"),
        ({"outcome": {"id": 0, "value": 1.5}}, "value"),
        ({"outcome": {"id": 0, "value": {"a": 1}}}, "value"),
        ({"outcome": {"id": 0, "value": [[[[[[[[[[1]]]]]]]]]]}}, "value"),
        ({"drop-order": {"seat": 0, "kind": 4}}, "kind"),
        ({"drop-order": {"seat": 0, "kind": "x" * 81}}, "kind"),
        ({"act": {"question": 0, "seat": 0, "action": {"verb": "stay"}, "x": 1}}, "x"),
        ({"act": {"seat": 0, "action": {"verb": "stay"}}}, "question"),
    ],
)
def test_fields_of_inputs(data: Any, field: str) -> None:
    found = refusal(data)
    assert (found.rule, found.values) == ("ST-1.2", {"field": field})


@pytest.mark.rule("ST-1.3")
@pytest.mark.parametrize(
    ("action", "text"),
    [
        (None, "refused-no-action"),
        ({}, "refused-no-action"),
        ({"verb": 3}, "refused-no-action"),
        ({"verb": "fly"}, "refused-unknown-verb"),
        ({"verb": "buy", "cargo": 0, "coins": 1}, "refused-unknown-field"),
        ({"verb": "buy"}, "refused-malformed-field"),
        ({"verb": "buy", "cargo": 3}, "refused-malformed-field"),
        ({"verb": "buy", "cargo": [0]}, "refused-malformed-field"),
        ({"verb": "buy", "cargo": False}, "refused-malformed-field"),
        (
            {"verb": "make-offer", "to": 1, "give": [[0]], "get": [], "pledges": []},
            "refused-malformed-field",
        ),
        (
            {"verb": "make-offer", "to": 1, "give": {}, "get": [], "pledges": []},
            "refused-malformed-field",
        ),
    ],
)
def test_actions_that_are_none(action: Any, text: str) -> None:
    found = refusal({"act": {"question": 0, "seat": 0, "action": action}})
    assert (found.rule, found.text) == ("ST-1.3", text)


@pytest.mark.rule("ST-7.2")
@pytest.mark.parametrize("kind", ["\ud800", "x" * 81, 3, None])
def test_orders_for_kinds_that_cannot_be_written_down(kind: Any) -> None:
    """A lone surrogate is good JSON, but no text that a state could be saved with."""
    order = {"is": "always-default", "kind": kind}
    assert refusal({"give-order": {"seat": 0, "order": order}}).rule == "ST-7.2"


@pytest.mark.rule("ST-7.2")
@pytest.mark.parametrize("order", [None, {}, {"is": "Nonsense", "kind": "bid"}, {"is": "bid"}])
def test_orders_that_are_none(order: Any) -> None:
    assert refusal({"give-order": {"seat": 0, "order": order}}).rule == "ST-7.2"


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)
_WORDS = st.sampled_from(
    [
        *("act", "outcome", "timeout", "time-up", "concede", "stop-clock", "run-clock"),
        *("give-order", "drop-order", "seat", "question", "action", "verb", "id", "value", "order"),
        *("kind", "is", "always-default", "bid", "coins", "make-offer", "give", "get", "to"),
    ]
)
_ALMOST = st.recursive(
    _JSON | _WORDS,
    lambda inner: st.dictionaries(_WORDS, inner, max_size=4) | st.lists(inner, max_size=3),
    max_leaves=12,
)


@pytest.mark.rule("ST-1.1", "ST-1.2", "ST-1.3")
@settings(max_examples=scaled(400))
@given(_JSON | _ALMOST | st.dictionaries(_WORDS, _ALMOST, min_size=1, max_size=1))
def test_whatever_comes_in_is_an_input_or_refused(data: Any) -> None:
    try:
        found = input_from_json(GAME, data)
    except Illegal:
        return
    # What got through says the same thing when it goes out and comes in again.
    assert input_from_json(GAME, input_to_json(found)) == found


@pytest.mark.rule("ST-1.2", "ST-1.3")
@settings(max_examples=scaled(300))
@given(st.sampled_from(EXAMPLES), st.data())
def test_one_field_spoiled(example: Input, data: st.DataObject) -> None:
    payload: Any = json.loads(json.dumps(input_to_json(example)))
    fields = next(iter(payload.values()))
    name = data.draw(st.sampled_from([*fields, "more"]))
    fields[name] = data.draw(_JSON)
    try:
        found = input_from_json(GAME, payload)
    except Illegal:
        return
    assert input_to_json(found) == payload or name == "order"


def test_the_verb_of_an_action_is_its_name() -> None:
    assert BUYS[1].to_json() == {"verb": "buy", "cargo": 1}
