"""Plain data as bytes, and saved positions that refuse damage (ST-1.11)."""

from random import Random
from struct import pack
from typing import Any, cast
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harbour import GAME
from harbour.game import HarbourGame, make_game
from harbour.table import Harbour
from harbour.verbs import BIDS, BUYS, Bid
from sameness import same
from scale import scaled
from scripted import ANN, BEN, Played
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.question import Chance, Over
from statecraft.core.record.codec import HEAD_SIZE, MAGIC
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.struct import (
    Catalogue,
    Damaged,
    Struct,
    decode,
    encode,
    to_json,
)


class Crate(Struct):
    FIELDS = ("mark", "goods")
    __slots__ = FIELDS
    NAME = "crate"

    def __init__(self, mark: str, goods: Any) -> None:
        self.mark = mark
        self.goods = goods


CRATES = Catalogue((Crate,))
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(1 << 70), 1 << 70)
    | st.integers(-300, 300)
    | st.text(max_size=20)
    | st.binary(max_size=300)
)


def _no_flag(value: Any) -> Any:
    """In a list a flag counts as the number it equals; flags that stay flags are in tuples."""
    return None if isinstance(value, bool) else value


VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner.map(_no_flag), max_size=6)
        | st.lists(inner, max_size=6).map(tuple)
        | st.lists(st.integers(0, 255), max_size=300)
        | st.lists(st.integers(-(1 << 63), (1 << 63) - 1), max_size=5)
        | st.dictionaries(st.integers(-9, 999) | st.text(max_size=4), inner, max_size=4)
        | st.builds(Crate, st.text(max_size=4), inner)
    ),
    max_leaves=20,
)


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(300))
@given(VALUES)
def test_every_value_comes_back_as_it_was(value: Any) -> None:
    assert same(decode(encode(value), CRATES), value)


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(200))
@given(VALUES, st.data())
def test_bytes_cut_short_or_with_more_behind_are_no_value(value: Any, data: st.DataObject) -> None:
    blob = encode(value)
    cut = data.draw(st.integers(0, len(blob) - 1))
    with pytest.raises(Damaged):
        decode(blob[:cut], CRATES)
    with pytest.raises(Damaged):
        decode(blob + data.draw(st.binary(min_size=1, max_size=4)), CRATES)


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(400))
@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_damaged(blob: bytes) -> None:
    try:
        value = decode(blob, CRATES)
    except Damaged:
        return
    assert same(decode(encode(value), CRATES), value)


def test_a_flag_in_a_list_of_numbers_counts_as_a_number() -> None:
    assert decode(encode([True, 2, 3]), CRATES) == [1, 2, 3]
    assert same(decode(encode((True, 2, 3)), CRATES), (True, 2, 3))


def test_equal_dicts_have_equal_bytes_however_they_were_filled() -> None:
    assert encode({"a": 1, "b": 2, 3: 4}) == encode({3: 4, "b": 2, "a": 1})


def test_what_is_not_plain_is_not_encoded() -> None:
    values: tuple[Any, ...] = (1.5, {1, 2}, object(), [2.0])
    for value in values:
        with pytest.raises(TypeError, match="is not plain data"):
            encode(value)


@pytest.mark.parametrize(
    ("blob", "reason"),
    [
        (encode(Bid(3)), "there is no record called b'bid'"),
        (encode(Crate("x", 1))[:7] + b"\x01\x40", "Crate has 2 fields, not 1"),
        (b"\x3f", "no value begins with 63"),
        (b"\x0c\x03abc", "no multiple of eight bytes"),
        (b"\x08\x01\x00\x40", "a dict key"),
        (b"\x07\xff\xff\xff\xff\xff", "longer than its bytes"),
        (b"\x04\x01\xff", "in the middle of a value"),
        (b"\x07\x01" * 60 + b"\x00", "nested too deep"),
        (b"\x08\x01\x40" * 5000 + b"\x00", "nested too deep"),
    ],
)
def test_damage_is_named(blob: bytes, reason: str) -> None:
    with pytest.raises(Damaged, match=reason):
        decode(blob, CRATES)


def test_records_are_equal_by_type_and_fields() -> None:
    assert Crate("a", (1,)) == Crate("a", (1,))
    assert hash(Crate("a", (1,))) == hash(Crate("a", (1,)))
    assert Crate("a", (1,)) != Crate("b", (1,))
    assert BIDS[1] != BUYS[1]
    assert repr(Crate("a", 2)) == "Crate(mark='a', goods=2)"
    with pytest.raises(ValueError, match="two record classes are both called crate"):
        Catalogue((Crate, type("Box", (Struct,), {"NAME": "crate"})))
    with pytest.raises(TypeError, match="Box has no NAME"):
        Catalogue((type("Box", (Struct,), {}),))


def test_a_class_may_be_renamed_without_changing_a_byte() -> None:
    renamed = type("Box", (Crate,), {"__slots__": (), "NAME": Crate.NAME})
    assert encode(renamed("a", (1,))) == encode(Crate("a", (1,)))


def test_json_holds_what_it_can() -> None:
    assert to_json(Crate("a", (1, [b"\x01\xff", {2: None}]))) == {
        "is": "crate",
        "mark": "a",
        "goods": [1, ["01ff", {"2": None}]],
    }


def positions() -> list[bytes]:
    """One position of every sort: chance, sealed, open with side questions and offers, over."""
    game = Played()
    found = [game.state.to_bytes()]
    game.come_out((3,))
    game.do(ANN, BIDS[1])
    found.append(game.state.to_bytes())
    game.go_to("plan", BEN)
    game.do(BEN, BUYS[0])
    found.append(game.state.to_bytes())
    return found


SAVED = positions()


@pytest.mark.rule("ST-1.11")
@pytest.mark.parametrize("blob", SAVED)
def test_a_saved_position_goes_on_as_if_it_had_not_been(blob: bytes) -> None:
    one, other = GAME.from_bytes(blob), GAME.from_bytes(blob)
    assert one.to_bytes() == blob
    luck, rng = SeededLuck(4), Random(4)
    while not isinstance(pending := one.pending(), Over):
        given: Outcome | Act
        if isinstance(pending, Chance):
            given = Outcome(pending.id, luck.outcome(pending))
        else:
            asked = pending.questions[rng.randrange(len(pending.questions))]
            given = Act(asked.id, asked.seat, one.legal(asked.seat, asked.id).sample(rng))
        one.apply(given)
        other.apply(given)
        other = GAME.from_bytes(other.to_bytes())
        assert other.digest() == one.digest()
        assert other.to_bytes() == one.to_bytes()
    assert other.result == one.result


@pytest.mark.rule("ST-1.11")
@settings(max_examples=scaled(300))
@given(st.sampled_from(SAVED), st.data())
def test_any_flipped_bit_or_cut_is_damage(blob: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(blob) - 1))
    spoiled = bytearray(blob)
    spoiled[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(Damaged):
        GAME.from_bytes(bytes(spoiled))
    with pytest.raises(Damaged):
        GAME.from_bytes(blob[:at])


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
@pytest.mark.parametrize("cargo", [0, 255, 256, 40_000, -1])
def test_rows_hold_any_number(cargo: int) -> None:
    """Rows of small numbers are bytes; others come back as well."""
    state = Played().go_to("plan", ANN).state.clone()
    state.cargo[1] = cargo
    found = cast(Harbour, GAME.from_bytes(state.to_bytes()))
    assert found.cargo == state.cargo
    assert found.digest() == state.digest()


@pytest.mark.rule("ST-1.11")
def test_another_games_position_is_refused() -> None:
    for change, reason in (
        ({"name": "haven"}, "a saved state of harbour, not of haven"),
        ({"rules_version": "2"}, "saved under rules version 1; this is 2"),
    ):
        other = make_game()
        for name, value in change.items():
            setattr(other, name, value)
        with pytest.raises(Damaged, match=reason):
            other.from_bytes(SAVED[0])
    other = make_game()
    other.edition = _other_edition(other)
    with pytest.raises(Damaged, match="another edition"):
        other.from_bytes(SAVED[0])


def _other_edition(game: HarbourGame) -> Any:
    class Edition:
        digest = "another"

    return Edition()


@pytest.mark.rule("ST-1.11")
def test_the_fingerprint_is_that_of_the_position_not_of_its_numbers() -> None:
    game = Played().go_to("plan", ANN)
    before, blob = game.state.digest(), game.state.to_bytes()
    game.do(ANN, BUYS[0])
    assert game.state.digest() != before
    game.session.undo(ANN)
    assert game.state.digest() == before
    assert game.state.to_bytes() != blob  # the questions have new numbers


@pytest.mark.rule("ST-1.11")
def test_the_fingerprint_is_the_same_on_every_machine() -> None:
    """If this changes, saved games and records of this rules version no longer match."""
    state = GAME.new({"rounds": 3}, 3)
    assert state.digest() == GAME.new({}, 3).digest() != GAME.new({}, 4).digest()
    assert encode([1, -1, 300, "ä", (1, 2, 3), None, True]).hex() == (
        "0707410301ff03022c010402c3a40b030102030002"
    )


def test_a_copy_is_independent() -> None:
    game = Played().go_to("plan", ANN)
    copy = game.state.clone()
    before = copy.to_bytes()
    game.do(ANN, BUYS[0])
    game.go_to("plan", BEN)
    assert copy.to_bytes() == before
    assert copy.view(ANN) != game.state.view(ANN)
