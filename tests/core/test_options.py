"""Options are refused all at once, each with what would be right (ST-1.12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harbour import GAME
from harbour.table import Harbour
from statecraft.core.options import BadOptions, Option, settle
from statecraft.core.record.struct import PlainValue

ROUNDS = Option("rounds", 4, "XX-1.1", low=1, high=9)
FOG = Option("fog", False, "XX-1.2")
MAP = Option("map", "north", "XX-1.3", choices=("north", "south"))
ALL = (ROUNDS, FOG, MAP)


@pytest.mark.rule("ST-1.12")
def test_defaults_fill_in() -> None:
    assert settle(ALL, {}) == {"rounds": 4, "fog": False, "map": "north"}
    assert settle(ALL, {"map": "south", "rounds": 9}) == {"rounds": 9, "fog": False, "map": "south"}


@pytest.mark.rule("ST-1.12")
def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        settle(ALL, {"rounds": 10, "fog": 1, "map": "west", "wind": 3})
    assert caught.value.problems == (
        "there is no option wind",
        "rounds is a whole number from 1 to 9, not 10",
        "fog is True or False, not 1",
        "map is one of north, south, not 'west'",
    )


@pytest.mark.rule("ST-1.12")
@given(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.lists(st.integers())
    | st.sampled_from([1, 9, "north", "south"])
)
def test_a_value_is_right_or_refused(value: PlainValue) -> None:
    right = {
        "rounds": type(value) is int and 1 <= value <= 9,
        "fog": type(value) is bool,
        "map": value in ("north", "south"),
    }
    for name, fits in right.items():
        if fits:
            assert settle(ALL, {name: value})[name] == value
        else:
            with pytest.raises(BadOptions, match=name):
                settle(ALL, {name: value})


@pytest.mark.rule("ST-1.12")
def test_a_table_is_not_laid_out_with_bad_options() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new({"rounds": 0, "tide": 1}, 3)
    assert len(caught.value.problems) == 2
    table = GAME.new({"phase_inputs": 7}, 3)
    assert isinstance(table, Harbour)
    assert (table.phase_inputs, table.settings().rounds) == (7, 3)


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        (ROUNDS, "7", 7),
        (ROUNDS, "many", "many"),
        (FOG, "yes", True),
        (FOG, "OFF", False),
        (FOG, "perhaps", "perhaps"),
        (MAP, "south", "south"),
    ],
)
def test_words_a_person_types(option: Option, word: str, value: PlainValue) -> None:
    assert option.read(word) == value
