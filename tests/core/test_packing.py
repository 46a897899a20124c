"""Values as rows of numbers and words: what goes in comes out, and nonsense is named (ST-1.11)."""

from struct import pack
from typing import cast
from zlib import crc32

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from harbour import GAME
from harbour.table import Harbour
from sameness import same
from scale import scaled
from scripted import ANN, Played
from statecraft.core.cards import Deck
from statecraft.core.packing import Packer
from statecraft.core.plain import Catalogue, Damaged, Plain, Value
from statecraft.core.saving import HEAD_SIZE, MAGIC
from statecraft.core.unpacking import Unpacker


class Box(Plain):
    __slots__ = ("goods", "mark")
    FIELDS = ("mark", "goods")

    def __init__(self, mark: Value, goods: Value) -> None:
        self.mark = mark
        self.goods = goods


class Nothing(Plain):
    __slots__ = ()


BOXES = Catalogue((Box, Nothing, Deck))
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(1 << 70), 1 << 70)
    | st.integers(-300, 300)
    | st.text(max_size=20)
    | st.binary(max_size=30)
    | st.builds(Nothing)
)
ROWS = st.lists(st.integers(-9, 999), max_size=9)
SETS = st.lists(st.integers(0, 1 << 90), max_size=4).map(tuple)
CARDS = st.lists(st.integers(0, 90), max_size=4).map(tuple)
DECKS = st.builds(
    Deck,
    st.text(max_size=4),
    SETS,
    st.integers(0, 1 << 40),
    CARDS,
    CARDS,
    SETS,
    SETS,
    st.integers(0, 1 << 40),
)
VALUES = st.recursive(
    LEAVES | DECKS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.lists(inner, max_size=5).map(tuple)
        | ROWS
        | ROWS.map(tuple)
        | st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=4).map(tuple)
        | st.dictionaries(st.integers(-9, 999) | st.text(max_size=4), inner, max_size=4)
        | st.builds(Box, inner, inner)
    ),
    max_leaves=15,
)


def packed(*values: Value) -> bytes:
    out = Packer([])
    out.values(values)
    return b"".join(out.packed())


def unpacked(data: bytes) -> list[Value]:
    source = Unpacker(data, BOXES)
    values = source.values()
    source.end()
    return values


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(300))
@given(st.lists(VALUES, max_size=4))
@example(["a\0b", "\1", "\1,", "", "\1.", "\0"])
@example([Box(True, 1), Box(1, True), Box(1, 2), Box((), ((1, 2), (3, 4)))])
@example([1 << 15, -(1 << 15), 1 << 63, (1 << 40, 1), 1 << 2000])
def test_every_value_comes_back_as_it_was(values: list[Value]) -> None:
    assert same(unpacked(packed(*values)), values)


def test_equal_dicts_have_equal_bytes_however_they_were_filled() -> None:
    assert packed({"a": 1, "b": 2, 3: 4}) == packed({3: 4, "b": 2, "a": 1})


def test_what_is_not_plain_is_not_packed() -> None:
    for value in (1.5, {1, 2}, object(), [2.0]):
        with pytest.raises(TypeError, match="is not plain data"):
            packed(value)


def test_a_number_beyond_all_measure_is_refused() -> None:
    with pytest.raises(ValueError, match="too large to save"):
        packed(1 << 3000)


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(300))
@given(st.lists(st.integers(-3, 40), max_size=12), st.lists(st.text(max_size=3), max_size=3))
@example([1, 12, 32767, 32767], [])
@example([1, 7, 1] * 50, [])
@example([1, 9, 1, 7, 0, 0], [])
def test_any_numbers_are_values_or_damaged(numbers: list[int], words: list[str]) -> None:
    text = "\0".join(words).encode()
    sizes = pack("<IIIHBB", len(numbers), 0, 0, len(words), 2, 8)
    try:
        unpacked(sizes + pack(f"<{len(numbers)}h", *numbers) + text)
    except (Damaged, IndexError, ValueError, TypeError):
        return


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(200))
@given(st.data())
def test_damage_under_a_right_check_sum_is_damage_or_another_state(data: st.DataObject) -> None:
    whole = Played().go_to("plan", ANN).state.to_bytes()
    body = bytearray(whole[HEAD_SIZE:])
    for _ in range(data.draw(st.integers(1, 4))):
        body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
    try:
        found = GAME.from_bytes(pack("<11sI", MAGIC, crc32(body)) + body)
    except Damaged:
        return
    assert found.game is GAME


@pytest.mark.rule("ST-1.11")
@pytest.mark.parametrize(
    ("numbers", "words", "reason"),
    [
        ([1, 10, 0, 1], ["Box/1"], "there is no record called Box/1"),
        ([1, 10, -1, 1, 0], ["Box/2"], "Box has 2 fields, not 1"),
        ([1, 9, 1, 0, 0], [], "a dict key"),
        ([1, 31], [], "no value begins with 31"),
        ([1, 7, -1], [], "a size below nothing"),
        ([1, 0, 0], [], "missing, or left over"),
        ([1, 12, 30000, 9], [], "more rows than numbers"),
        ([1, *[7, 1] * 60, 0], [], "nested too deep"),
    ],
)
def test_damage_is_named(numbers: list[int], words: list[str], reason: str) -> None:
    sizes = pack("<IIIHBB", len(numbers), 0, 0, len(words), 2, 8)
    text = "\0".join(words).encode()
    with pytest.raises(Damaged, match=reason):
        unpacked(sizes + pack(f"<{len(numbers)}h", *numbers) + text)


@pytest.mark.rule("ST-1.11")
def test_words_and_their_number_must_agree() -> None:
    for count, text in ((0, b"a"), (1, b"a\0b"), (2, b"a")):
        with pytest.raises(Damaged, match="more words, or fewer"):
            unpacked(pack("<IIIHBB", 1, 0, 0, count, 2, 8) + pack("<h", 0) + text)


@pytest.mark.rule("ST-1.11")
@pytest.mark.parametrize("cargo", [0, 255, 256, 40_000, -1])
def test_rows_of_bytes_hold_any_number(cargo: int) -> None:
    """Most cargoes fit into a byte and are saved as one; those that do not come back as well."""
    state = Played().go_to("plan", ANN).state.clone()
    assert "cargo" in state.BYTE_ROWS
    state.cargo[1] = cargo
    found = cast(Harbour, GAME.from_bytes(state.to_bytes()))
    assert found.cargo == state.cargo
    assert found.digest() == state.digest()
