"""Replies as real programs write them are read as their writers meant them; anything else moves nothing."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scale import scaled
from statecraft.server.correspondence.answers import (
    GiveUp,
    Help,
    Item,
    Numbers,
    Unclear,
    Undo,
    read_answers,
)
from statecraft.server.correspondence.letter import read_letter
from statecraft.server.correspondence.own_words import own_words

FOLDER = Path(__file__).parent / "replies"
READINGS: dict[str, str] = tomllib.loads((FOLDER / "readings.toml").read_text(encoding="utf-8"))


def reading(data: bytes) -> str:
    """How a mail is read, in the words of the table."""
    letter = read_letter(data)
    if letter.is_report:
        return "report"
    if letter.is_automatic:
        return "automatic"
    try:
        items = read_answers(own_words(letter.text))
    except Unclear:
        return "unclear"
    return "; ".join([word(item) for item in items]) or "nothing"


def word(item: Item) -> str:
    match item:
        case Numbers(path):
            return " ".join(map(str, path))
        case Undo():
            return "undo"
        case Help():
            return "help"
        case GiveUp(code):
            return "concede" if code is None else f"concede {code}"


def test_the_folder_has_what_the_table_says() -> None:
    assert {file.stem for file in FOLDER.glob("*.eml")} == {*READINGS}
    assert len(READINGS) >= 60


@pytest.mark.parametrize("name", sorted(READINGS))
def test_a_reply_is_read_as_it_was_meant(name: str) -> None:
    data = (FOLDER / f"{name}.eml").read_bytes()
    assert reading(data) == READINGS[name]
    # Mail servers change the ends of lines, and put headers above.
    assert (
        reading(b"Received: from mx.example.org\n" + data.replace(b"\r\n", b"\n"))
        == (READINGS[name])
    )


def test_who_it_is_from_and_for_is_read_too() -> None:
    letter = read_letter((FOLDER / "01-gmail-en.eml").read_bytes(), to=["Play+X@play.example"])
    assert letter.sender == "ada@example.org"
    assert next(iter(letter.addresses("play+"))) == "Play+X@play.example"
    assert len(list(letter.addresses("play+"))) == 2
    assert letter.subject == "Re: Your turn: Globopolis"
    assert letter.references == ("<turn.1@play.example>",)


MAILS = [file.read_bytes() for file in sorted(FOLDER.glob("*.eml"))]


@settings(max_examples=scaled(150, 50), deadline=None)
@given(st.binary(max_size=600))
@example(
    b"Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: text/plain; charset=x\n\n1"
)
def test_any_bytes_are_read_without_complaint(data: bytes) -> None:
    reading(data)


@settings(max_examples=scaled(150, 50), deadline=None)
@given(st.sampled_from(MAILS), st.integers(0, 3000), st.binary(max_size=40), st.integers(0, 60))
def test_damaged_mails_are_read_without_complaint(
    mail: bytes, at: int, put: bytes, out: int
) -> None:
    reading(mail[:at] + put + mail[at + out :])


@settings(max_examples=scaled(200, 80), deadline=None)
@given(st.text(max_size=200))
def test_words_are_answers_only_where_each_digit_is_one(text: str) -> None:
    """What is read from any text has no number that does not stand there, and every digit there was read."""
    lines = own_words(text)
    try:
        items = read_answers(lines)
    except Unclear:
        return
    read = [number for item in items if isinstance(item, Numbers) for number in item.path]
    written = "".join([sign for line in lines for sign in line if sign.isdigit()])
    if not any(isinstance(item, GiveUp) for item in items):
        assert int("".join(map(str, read)) or "0") == 0 or all(
            str(number) in written for number in read
        )
        assert bool(read) == bool(written)
