"""A reply moves what its writer read of, once, and nothing else ever; each gets one clear answer or none."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.correspondence.make_replies import TO
from server.correspondence.post import (
    ADDRESSES,
    address,
    inbox,
    known,
    letter,
    lines_of,
    open_now,
    outgoing,
    whole,
)
from server.correspondence.test_replies import FOLDER, READINGS
from server.tables.room import ADA, BO, ME, OPEN, Room, play
from statecraft.core.record.inputs import Act
from statecraft.server.correspondence.decisions import Decisions
from statecraft.server.correspondence.inbox import TooMany
from statecraft.server.jobs.mail import put
from statecraft.server.tables.table import Table

Work = Callable[[Room, str], Awaitable[None]]


def at_a_table(
    folder: Path, work: Work, game: str = "globopolis", language: str = "en", **wanted: Any
) -> None:
    """Ada and Bo, who have addresses, at a table by days."""

    async def whole_work(room: Room) -> None:
        await known(room, language)
        days = {"days": 2, "bank": 10}
        id = await room.begun(ADA, BO, game=game, seats=[ME, OPEN], control=days, **wanted)
        await work(room, id)

    play(folder, whole_work)


async def until_must(room: Room, id: str, kind: str) -> tuple[Table, int]:
    """Play on until somebody must answer a question of that kind."""
    table = await room.until(
        id,
        lambda table: any(each.must and each.kind == kind for each in table.state.questions()),
    )
    seat = next(e.seat for e in table.state.questions() if e.must and e.kind == kind)
    return table, seat


def who(seat: int) -> Any:
    return (ADA, BO)[seat]


def numbers_of(listed: Decisions, verb_words: str) -> str:
    return next(
        " ".join(map(str, answer.path)) for answer in whole(listed) if verb_words in answer.words
    )


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_the_number_of_an_answer_plays_that_answer_once(tmp_path: Path, game: str) -> None:
    async def work(room: Room, id: str) -> None:
        post = inbox(room)
        for turn in range(5):
            table = await room.at(id)
            seat = next(each.seat for each in table.state.questions() if each.must)
            listed = open_now(room, table, seat)
            wanted = whole(listed)[turn % len(whole(listed))]
            before = len(lines_of(table))
            mail = letter(listed, " ".join(map(str, wanted.path)), who(seat))
            assert await post.take(mail) == "done"
            table = await room.at(id)
            first = lines_of(table)[before]
            assert isinstance(first, Act)
            assert first.seat == seat
            says = open_now(room, table, seat)
            assert says.position == len(lines_of(table))
            sent = (await outgoing(room))[-1]
            assert wanted.words in sent["body"]
            after, mails = len(lines_of(table)), len(await outgoing(room))
            assert await post.take(mail) == "known"
            assert (len(lines_of(await room.at(id))), len(await outgoing(room))) == (after, mails)

    at_a_table(tmp_path, work, game)


def test_what_was_done_is_not_done_again_though_nobody_could_note_the_mail(tmp_path: Path) -> None:
    """As after a kill between the move and its answer: the mail comes again, and its key is known."""

    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        end = numbers_of(listed, "End the Option Phase")
        mail = letter(listed, end, who(seat))
        assert await inbox(room).take(mail) == "done"
        await room.store.write(lambda db: db.run("DELETE FROM reply"))
        before = lines_of(await room.at(id))
        await room.reopen()
        assert await inbox(room).take(mail) == "done"
        assert lines_of(await room.at(id)) == before

    at_a_table(tmp_path, work)


def test_several_steps_go_one_after_another_and_stop_at_the_first_that_fails(
    tmp_path: Path,
) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        while not any("Take 1" in answer.words for answer in whole(open_now(room, table, seat))):
            await room.step(id)
            table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        take = next(answer for answer in whole(listed) if "Take 1" in answer.words)
        end = numbers_of(listed, "End the Option Phase")
        before = len(lines_of(table))
        text = f"{take.label}; 9999; {end}"
        assert await inbox(room).take(letter(listed, text, who(seat))) == "mail-reply-no-number"
        table = await room.at(id)
        mine = [line for line in lines_of(table)[before:] if isinstance(line, Act)]
        assert len(mine) == 1
        said = (await outgoing(room))[-1]["body"]
        assert "9999" in said
        assert take.words in said
        # The same by a reply to the answer, whose own address is the newest.
        listed = open_now(room, table, seat)
        end = numbers_of(listed, "End the Option Phase")
        assert await inbox(room).take(letter(listed, f"{end}\n", who(seat))) == "done"

    at_a_table(tmp_path, work)


def test_a_reply_to_an_old_mail_says_how_it_stands(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        end = numbers_of(listed, "End the Option Phase")
        assert await inbox(room).take(letter(listed, end, who(seat))) == "done"
        before = lines_of(await room.at(id))
        late = letter(listed, f"{end}\n\nSo be it", who(seat))
        assert await inbox(room).take(late) == "mail-reply-stale"
        assert lines_of(await room.at(id)) == before
        assert "This question is answered" in (await outgoing(room))[-1]["body"]

    at_a_table(tmp_path, work)


def test_what_would_cost_something_else_now_is_not_played(tmp_path: Path) -> None:
    """The digest is of the very choices: other rules, or another game under this name, and nothing moves."""

    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        other = Decisions(listed.table, listed.seat, listed.position, b"\1" * 6, listed.open)
        ahead = Decisions(listed.table, listed.seat, 70_000, listed.digest, listed.open)
        before = lines_of(table)
        for changed in (other, ahead):
            assert await inbox(room).take(letter(changed, "1", who(seat))) == "mail-reply-stale"
        assert lines_of(await room.at(id)) == before

    at_a_table(tmp_path, work)


def test_somebody_else_moves_nothing_and_the_person_is_told_once(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        before = lines_of(table)
        for text in ("1", "2"):
            stranger = letter(listed, text, who(1 - seat))
            assert await inbox(room).take(stranger) == "from another"
        assert lines_of(await room.at(id)) == before
        (told,) = await outgoing(room)
        assert told["to_address"] == ("ada@example.org", "bo@example.org")[seat]
        assert "Nothing was played" in told["body"]

    at_a_table(tmp_path, work)


def test_no_stranger_is_written_to(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        local, _, domain = address(listed).partition("@")
        forged = f"{local[:-1]}{'a' if local[-1] != 'a' else 'q'}@{domain}"
        for to in (forged, "play+@play.example", "somebody@play.example", f"{local}x@{domain}"):
            assert await inbox(room).take(letter(to, "1", who(seat))) == "not ours"
        assert await outgoing(room) == []
        assert not inbox(room).is_ours(forged)
        assert inbox(room).is_ours(address(listed).upper())

    at_a_table(tmp_path, work)


NO_PERSON: tuple[dict[str, str], ...] = (
    {"Auto_Submitted": "auto-replied"},
    {"Precedence": "bulk"},
    {"X_Autoreply": "yes"},
    {"List_Id": "<players.example.org>"},
    {"Return_Path": "<>"},
    {"Subject": "Automatische Antwort: Du bist am Zug"},
    {"Subject": "Out of office: 3 weeks"},
    {"X_Loop": "play"},
)


def test_what_no_person_wrote_is_neither_played_nor_answered(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        before = lines_of(table)
        for headers in NO_PERSON:
            mail = letter(open_now(room, table, seat), "1", who(seat), **headers)
            assert await inbox(room).take(mail) == "automatic", headers
            assert lines_of(await room.at(id)) == before, headers
        assert await outgoing(room) == []

    at_a_table(tmp_path, work)


def test_what_is_not_sure_is_not_played_and_said_so(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        before = lines_of(table)
        for text in ("I think 3 or 4", "1\nno, not that", "nothing at all"):
            assert await inbox(room).take(letter(listed, text, who(seat))) == "unclear"
        assert lines_of(await room.at(id)) == before
        said = [mail["body"] for mail in await outgoing(room)]
        assert all("Nothing was played" in each for each in said)
        assert all("[1]" in each for each in said)

    at_a_table(tmp_path, work)


def test_a_choice_of_several_steps_is_asked_for_until_it_is_whole(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        more = next(
            answer for one in listed.open for answer in one.answers if "Transfer" in answer.words
        )
        written = list(more.path)
        post = inbox(room)
        for _ in range(8):
            text = " ".join(map(str, written))
            became = await post.take(letter(listed, text, who(seat)))
            if became == "done":
                break
            assert became == "mail-reply-half-way"
            body = (await outgoing(room))[-1]["body"]
            shown = next(line for line in body.splitlines() if line.startswith(f"  [{text} "))
            last = shown.split("]")[0].rpartition(" ")[2].partition("–")[0]
            written.append(int(last))
        else:
            raise AssertionError(body)
        table = await room.at(id)
        assert lines_of(table)[-1].action.VERB == "transfer"

    at_a_table(tmp_path, work)


def test_what_is_asked_for_next_has_the_numbers_of_the_mail_that_asks(tmp_path: Path) -> None:
    """A first step moves the numbers of what follows: the answer counts by its own, not by those that were written."""

    async def work(room: Room, id: str) -> None:
        post = inbox(room)
        while True:
            table, seat = await until_must(room, id, "options")
            listed = open_now(room, table, seat)
            buys = [answer for answer in whole(listed) if answer.words.startswith("Buy ")]
            if len(buys) > 1:
                break
            await room.step(id)
        text = f"{buys[-1].label}\n{transfer(listed)}"
        assert await post.take(letter(listed, text, who(seat))) == "mail-reply-half-way"
        table = await room.at(id)
        listed = open_now(room, table, seat)
        body = (await outgoing(room))[-1]["body"]
        following = body.partition("Not done")[2].partition("This is for you")[0]
        shown = re.findall(r"^  \[(\d+) (\d+)\]", following, re.MULTILINE)
        assert shown
        assert {first for first, _second in shown} == {str(transfer(listed))}
        # What is written by them is what they say.
        first, second = shown[0]
        assert await post.take(letter(listed, f"{first} {second}", who(seat))) in (
            "mail-reply-half-way",
            "done",
        )

    def transfer(listed: Decisions) -> int:
        return next(
            answer.path[0]
            for one in listed.open
            for answer in one.answers
            if answer.words.startswith("Transfer")
        )

    at_a_table(tmp_path, work)


def test_a_step_is_taken_back_and_giving_up_is_confirmed(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        post = inbox(room)
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        end = numbers_of(listed, "End the Option Phase")
        assert await post.take(letter(listed, end, who(seat))) == "done"
        table = await room.at(id)
        if table.playing().can_undo(seat):
            assert await post.take(letter(listed, "zurück", who(seat))) == "mail-reply-undo-stale"
            newer = open_now(room, table, seat)
            assert await post.take(letter(newer, "UNDO!", who(seat))) == "done"
            table = await room.at(id)
            assert any(each.kind == "options" for each in table.state.questions())
        newer = open_now(room, table, seat)
        assert await post.take(letter(newer, "concede", who(seat))) == "done"
        assert not any((await room.at(id)).state.conceded)
        body = (await outgoing(room))[-1]["body"]
        code = body.split("concede ")[1][:4]
        wrong = "1000" if code != "1000" else "1001"
        assert await post.take(letter(newer, f"concede {wrong}", who(seat))) == (
            "mail-reply-wrong-code"
        )
        assert await post.take(letter(newer, f"Concede {code}.", who(seat))) == "done"
        assert (await room.at(id)).state.conceded[seat]

    at_a_table(tmp_path, work)


def test_answers_are_in_the_language_of_their_reader_and_in_their_thread(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        assert await inbox(room).take(letter(listed, "hilfe", who(seat))) == "done"
        sent = (await outgoing(room))[-1]
        assert "Schreib die Zahl" in sent["body"]
        assert sent["subject"] == "Re: Your turn"
        assert "In-Reply-To" in sent["headers"]
        assert "play+" in sent["headers"]

    at_a_table(tmp_path, work, language="de")


def test_who_writes_too_much_is_told_to_come_again(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        listed = open_now(room, table, seat)
        post = inbox(room, limit=2)
        for text in ("help", "hilfe"):
            assert await post.take(letter(listed, text, who(seat))) == "done"
        with pytest.raises(TooMany):
            await post.take(letter(listed, "1", who(seat)))
        room.clock.at += 5
        assert await post.take(letter(listed, "1", who(seat))) in ("done", "mail-reply-half-way")

    at_a_table(tmp_path, work)


def test_who_answers_a_mail_of_ours_at_the_wrong_address_is_told_where_to(tmp_path: Path) -> None:
    async def work(room: Room, id: str) -> None:
        digest = "<digest.1@play.example>"
        await room.store.write(
            lambda db: put(
                db, "ada@example.org", "x", "y", 0.0, person=str(ADA.person), message_id=digest
            )
        )
        before = lines_of(await room.at(id))
        mail = letter("table@play.example", "1", ADA, References=digest)
        for became in ("astray", "known"):
            assert await inbox(room).take(mail) == became
        # Of somebody else's mail, or of none, nothing is said.
        for other in (
            letter("table@play.example", "1", BO, References=digest),
            letter("table@play.example", "2", ADA, References="<x@y>"),
        ):
            assert await inbox(room).take(other) == "not ours"
        assert lines_of(await room.at(id)) == before
        _ours, told = await outgoing(room)
        assert told["to_address"] == "ada@example.org"
        assert "nothing was played" in told["body"]

    at_a_table(tmp_path, work)


def test_nothing_that_is_no_answer_moves_whoever_sends_it(tmp_path: Path) -> None:
    """The mails of the folder that say nothing for sure, and mails cut short, as from the person on the seat."""

    async def work(room: Room, id: str) -> None:
        table, seat = await until_must(room, id, "options")
        to = address(open_now(room, table, seat)).encode()
        sender = str(ADDRESSES[who(seat).person]).encode()
        before = lines_of(table)
        post = inbox(room)
        for name, said in READINGS.items():
            data = (FOLDER / f"{name}.eml").read_bytes()
            data = data.replace(TO.encode(), to).replace(b"ada@example.org", sender)
            if said not in ("unclear", "nothing", "automatic", "report"):
                # Without its end of the headers there is nothing of it left.
                data = data.partition(b"\r\n\r\n")[0]
            assert await post.take(data) in ("unclear", "automatic", "report", "known")
        assert lines_of(await room.at(id)) == before

    at_a_table(tmp_path, work)
