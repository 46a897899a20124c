"""What a mail lists: every answer with a number, the same for the same position, and an address that nobody can forge."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scale import scaled
from server.tables.room import ADA, BO, ME, OPEN, Room, play
from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.address import ReplyTo, read_address, reply_address
from statecraft.server.correspondence.decisions import (
    Decisions,
    amounts_of,
    decisions,
    listed,
    numbers,
)
from statecraft.server.correspondence.numbering import MOST_LISTED, Cursor
from statecraft.server.tables.table import Table

KEY = bytes(32)
OPEN_NOW = Decisions("0123456789abcdef01234567", 3, 70_000, b"sixsix", ())


def speaker(room: Room, table: Table, language: Language = "en") -> Speaker:
    texts = room.table_services.library.texts(language, table.settings.game)
    return Speaker(texts, table.settings.game, [row.name for row in table.seats])


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_every_small_answer_has_one_number_and_says_what_it_entails(
    tmp_path: Path, game: str
) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game=game, seats=[ME, OPEN])
        kinds: set[str] = set()
        for _ in range(400):
            table = await room.at(id)
            if table.status != "playing" or len(kinds) > 8:
                break
            for question in table.state.questions():
                if question.kind not in kinds:
                    kinds |= look(table, question.seat, speaker(room, table))
            await room.step(id)
        assert len(kinds) > 8

    def look(table: Table, seat: int, says: Speaker) -> set[str]:
        found = numbers(table.state, seat, says)
        given = [entry.number for asked in found for entry in asked.entries]
        assert len(given) == len({*given})
        open_now = decisions(table, seat, says)
        for asked, shown in zip(found, open_now.open, strict=True):
            words = {answer.path: answer for answer in shown.answers}
            listed_here = [entry.action for entry in asked.entries if entry.action is not None]
            for verb in asked.legal.verbs():
                small = [action for action in asked.legal if type(action) is verb]
                if 0 < len(small) <= MOST_LISTED:
                    assert [each for each in listed_here if type(each) is verb] == small
            for entry in asked.entries:
                if entry.action is not None:
                    costs = asked.legal.consequences(entry.action)
                    assert words[(entry.number,)].lines[: len(costs)] == tuple(
                        [says.say(note) for note in costs]
                    )
            for path, answer in words.items():
                begun = asked.entry(path[0])
                assert begun is not None
                if begun.action is None:
                    cursor = Cursor(asked.legal, begun, amounts_of(says))
                    assert all(cursor.take(number) for number in path[1:])
                    assert (cursor.action is not None) >= answer.whole
        return {shown.kind for shown in open_now.open}

    play(tmp_path, work)


def test_numbers_are_the_same_in_both_languages_and_each_time(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await room.begun(ADA, BO, game="global-powers", seats=[ME, OPEN])
        for _ in range(scaled(60, 20)):
            table = await room.at(id)
            english, again, german = (
                decisions(table, 0, speaker(room, table, language))
                for language in ("en", "en", "de")
            )
            assert english == again
            assert english.digest == german.digest
            assert [each.path for one in english.open for each in one.answers] == [
                each.path for one in german.open for each in one.answers
            ]
            # A position is found again in the record, as it was.
            state = table.playing().position(english.position)
            assert numbers(state, 0, speaker(room, table))[0:1] or not english.open
            await room.step(id)

    play(tmp_path, work)


def test_amounts_of_what_is_asked_first_are_their_own_numbers(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.at(await room.begun(ADA, BO, game="global-powers", seats=[ME, OPEN]))
        says = speaker(room, table)
        (bid,) = decisions(table, 0, says).open
        assert bid.kind == "bid"
        three = next(answer for answer in bid.answers if answer.path == (3,))
        assert "3" in three.words.split()
        lines = listed([bid], says.texts)
        assert lines[0] == says.question("bid")
        assert any(line.startswith("  [3] ") for line in lines)

    play(tmp_path, work)


def test_an_address_says_what_was_put_into_it_and_fits() -> None:
    address = reply_address(KEY, "example.org", OPEN_NOW)
    local = address.partition("@")[0]
    assert len(local) <= 64
    assert local == local.lower()
    wanted = ReplyTo("0123456789abcdef01234567", 3, 70_000, b"sixsix")
    assert read_address(KEY, address) == wanted
    assert read_address(KEY, address.upper()) == wanted


def test_an_address_of_another_server_is_none_of_ours() -> None:
    address = reply_address(KEY, "example.org", OPEN_NOW)
    assert read_address(bytes([1]) * 32, address) is None


@settings(max_examples=scaled(100, 40))
@given(st.integers(0, 51), st.sampled_from("abcdefghijklmnopqrstuvwxyz234567"))
def test_an_address_with_another_letter_is_none_of_ours(at: int, letter: str) -> None:
    address = reply_address(KEY, "example.org", replace(OPEN_NOW, digest=b"\0" * 6))
    at += len("play+")
    other = address[:at] + letter + address[at + 1 :]
    assert (read_address(KEY, other) is None) == (other != address)


@settings(max_examples=scaled(100, 40))
@given(st.text())
def test_no_text_is_taken_for_an_address(text: str) -> None:
    assert read_address(KEY, text) is None
    assert read_address(KEY, f"play+{text}@example.org") is None
