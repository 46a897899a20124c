"""Mails that it is somebody's turn: what is in them, who gets one and when, and that nobody learns another's secrets."""

import re
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from server.correspondence.post import inbox, letter, open_now, whole
from server.mail.letters import (
    LANGUAGE_OF,
    Letters,
    by_days,
    dice_of,
    html_of,
    in_letters,
    picture_of,
    text_of,
)
from server.tables.following import Follows
from server.tables.room import ADA, BO, ME, NOVICE, OPEN
from statecraft.core.ids import Seat
from statecraft.fairdice import mailbox
from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.decisions import decisions
from statecraft.server.correspondence.notices import GATHER, asked
from statecraft.server.correspondence.turn_letter import MOST_LINES
from statecraft.server.people import hours
from statecraft.server.people.mail_wishes import MailWishes, mail_bounced, set_wishes
from statecraft.server.pictures import board_picture
from statecraft.server.store import Connection
from statecraft.server.tables import waiting
from statecraft.server.tables.table import Table

GAMES = ["globopolis", "global-powers"]
ZONE = "Europe/Berlin"


async def moved(letters: Letters, table: Table, steps: int) -> Table:
    """Play on, and forget what was mailed about it."""
    for _ in range(steps):
        await letters.room.step(table.id)
    return await letters.room.at(table.id)


def to(mails: list[Any], name: str) -> list[Any]:
    return [mail for mail in mails if mail["To"] == f"{name}@example.org"]


def waited_for(table: Table) -> int:
    return min(asked(table))


@pytest.mark.parametrize("game", GAMES)
def test_a_mail_tells_all_that_its_player_may_know(tmp_path: Path, game: str) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room, game)
        await letters.due()
        table = await moved(letters, table, 60)
        mails = await letters.due(pictures=True)
        seat = waited_for(table)
        (mail,) = to(mails, ["ada", "bo"][seat])
        text = text_of(mail)
        assert f"https://play.example.org/t/{table.id}" in text
        speaker_lines = [line for line in text.splitlines() if line.startswith("- ")]
        assert len(speaker_lines) > 10, "what has happened, and how it stands"
        assert ("Until " if seat == 0 else "Bis ") in text
        # Nobody reads answers here, so there are no numbers to answer with.
        assert "[1]" not in text
        assert table.seats[1 - seat].name in mail["Subject"]
        # The same in HTML, with a picture that comes along and says in words what it shows.
        html = html_of(mail)
        assert "[1]" not in html
        (cid,) = re.findall(r'src="cid:([^"]+)"', html)
        (part,) = [each for each in mail.walk() if each.get_content_type() == "image/png"]
        assert part["Content-ID"] == f"<{cid}>"
        assert re.search(r'alt="[^"]+"', html)
        width, height = struct.unpack(">II", picture_of(mail)[16:24])
        assert (width, height) == board_picture.size(
            board_picture.seen(table, seat, _speaker(letters, table)) or {}
        )
        # The dice, up to the head that the text names.
        (dice,) = dice_of(mail)
        last = table.dice_entries[-1]["published"]
        assert dice["entries"][-1] == last
        assert dice["head"] == last["hash"]
        assert last["hash"][:4] in text
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"

    in_letters(tmp_path, work)


def _speaker(letters: Letters, table: Table, language: Language = "en") -> Speaker:
    game = table.settings.game
    texts = letters.room.table_services.library.texts(language, game)
    names = [row.name for row in table.seats]
    return Speaker(texts, game, names, table.settings.holders, table.settings.options)


class _Asks(HTMLParser):
    """Finds what a program that shows the HTML would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "srcset", "background", "data") or tag in (
                "link",
                "script",
                "iframe",
            ):
                self.found.append(f"{tag} {name}={value}")
            if name == "style" and "url(" in (value or ""):
                self.found.append(f"{tag} {value}")


def test_the_html_asks_for_nothing_and_leaves_colours_alone(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        await by_days(letters.room)
        (mail,) = await letters.due()
        html = html_of(mail)
        asks = _Asks()
        asks.feed(html)
        assert [each for each in asks.found if not each.startswith("img src=cid:")] == []
        assert 'name="color-scheme" content="light dark"' in html
        assert not re.search(r"(?<![-\w])(color|background(-color)?)\s*:", html)

    in_letters(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_mail_does_not_change_with_what_others_hide(tmp_path: Path, game: str) -> None:
    """What another seat would be told differently: no word of it is in this seat's mail."""

    async def work(letters: Letters) -> None:
        table = await by_days(letters.room, game)
        await letters.due()
        table = await moved(letters, table, 60)
        mails = await letters.due()
        seat = waited_for(table)
        (mail,) = to(mails, ["ada", "bo"][seat])
        speaker = _speaker(letters, table)
        lang: Language = "en" if seat == 0 else "de"
        speaker.texts = letters.room.table_services.library.texts(lang, table.settings.game)
        mine, others = [
            {
                speaker.say(note)
                for _at, event in table.log
                if (note := event.heard_by(table.state.holders[Seat(each)])) is not None
            }
            for each in (seat, 1 - seat)
        ]
        secret = [line for line in others - mine if line not in "\n".join(mine)]
        if game == "globopolis":
            assert secret, "the game so far has no secrets"
        text = text_of(mail)
        assert [line for line in secret if f"- {line}\n" in text] == []
        hidden = [kept["hidden"] for kept in table.dice_entries if kept["hidden"]]
        whole = mail.as_string() + str(dice_of(mail))
        assert hidden
        for each in hidden:
            assert str(each.get("element", "?" * 9)) not in whole

    in_letters(tmp_path, work)


def test_the_picture_is_drawn_from_the_seats_own_view(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room, options={"mark": 60})
        table = await moved(letters, table, 80)
        speaker = _speaker(letters, table)
        data = board_picture.seen(table, 0, speaker)
        assert data is not None
        board = table.state.view(Seat(0)).to_json()["board"]
        assert len(data["ring"]) == 64
        owned = [field["owner"] for field in data["ring"] if field["owner"] >= 0]
        assert sorted(owned) == sorted(each for each in board["owner"] if each >= 0)
        assert owned
        at = {seat: field["field"] for field in data["ring"] for seat in field["seats"]}
        assert [at[0], at[1]] == board["governor"]
        assert sum(field["levels"] for field in data["ring"]) == sum(board["levels"])
        svg = board_picture.drawn(data)
        assert svg.count("<circle") == 4, "two Governors, and two in the legend"
        assert "Ada" in svg
        corners = {board_picture.corner(field) for field in range(64)}
        assert len(corners) == 64

    in_letters(tmp_path, work)


# When.


def test_there_is_one_mail_for_a_decision(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room)
        first = await letters.due()
        assert len(first) == 1
        # Something happens that is not about the decision.
        await letters.room.table_services.live_tables.change(
            table.id, lambda table: waiting.new_hours(table, letters.room.clock())
        )
        assert await letters.due() == []
        assert await letters.due(86_400 * 0.4) == []

    in_letters(tmp_path, work)


def test_who_has_decided_meanwhile_gets_none(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room)
        seat = waited_for(table)
        assert [each["seat"] for each in await letters.notices()] == [seat]
        while waited_for(table) == seat:
            await letters.room.step(table.id)
            table = await letters.room.at(table.id)
        mails = await letters.due()
        assert [mail["To"] for mail in mails] == [["ada", "bo"][1 - seat] + "@example.org"]

    in_letters(tmp_path, work)


def test_who_looks_at_the_table_gets_none(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        table = await by_days(room)
        seat = waited_for(table)
        live = room.table_services.live_tables
        # Came after the notice was written, and before it was due.
        stop = live.listen(Follows(table.id, seat, [ADA, BO][seat]))
        assert await letters.due() == []
        while waited_for(table) == seat:
            await room.step(table.id)
            table = await room.at(table.id)
        other = live.listen(Follows(table.id, 1 - seat, [ADA, BO][1 - seat]))
        await letters.due()
        before = len(await letters.notices())
        await moved(letters, table, 4)
        assert len(await letters.notices()) == before, "nobody is away"
        stop()
        other()

    in_letters(tmp_path, work)


def test_reminders_go_the_same_way_and_the_thread_holds_together(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room)
        (first,) = await letters.due()
        await letters.room.wait(86_400)
        (second,) = await letters.due()
        await letters.room.wait(86_400)
        (third,) = await letters.due()
        assert first["Subject"] == second["Subject"] == third["Subject"]
        root = f"<table.{table.id}.{waited_for(table)}@play.example.org>"
        assert first["In-Reply-To"] == first["References"] == root
        assert second["In-Reply-To"] == first["Message-ID"]
        assert second["References"].split() == [root, first["Message-ID"]]
        assert third["References"].split()[0] == root
        assert len({mail["Message-ID"] for mail in (first, second, third)}) == 3
        seat = waited_for(table)
        assert ("still waits" if seat == 0 else "wartet noch") in text_of(second)
        # Then the bank, and then a bot.
        await letters.room.wait(4 * 86_400)
        gone = [mail for mail in await letters.due() if mail["To"] == first["To"]]
        assert ("A bot keeps" if seat == 0 else "Ein Bot hält") in text_of(gone[0])

    in_letters(tmp_path, work)


def test_nobody_is_mailed_at_night_unless_they_wish(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room

        # It is eight in the morning.
        def sleep(db: Connection) -> None:
            for person in (ADA.person, BO.person):
                hours.set_hours(db, str(person), "UTC", 7 * 60, 10 * 60)

        await room.store.write(sleep)
        table = await by_days(room)
        assert await letters.due() == []
        assert await letters.due(3600) == []
        (mail,) = await letters.due(3600)
        assert table.id in text_of(mail)

        def awake(db: Connection) -> None:
            for person in (ADA.person, BO.person):
                set_wishes(db, str(person), MailWishes(at_night=True))

        await room.store.write(awake)
        letters.room.clock.at += 22 * 3600
        table = await by_days(room)
        (mail,) = [each for each in await letters.due() if table.id in text_of(each)]

    in_letters(tmp_path, work)


def test_several_tables_are_one_mail_unless_they_wish_otherwise(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        tables = [await by_days(room, game) for game in (*GAMES, "globopolis")]
        waited = [asked(table) for table in tables]
        mails = await letters.due()
        for seat, name in enumerate(("ada", "bo")):
            mine = [
                table for table, asked_for in zip(tables, waited, strict=True) if seat in asked_for
            ]
            got = to(mails, name)
            assert len(got) == min(1, len(mine))
            for mail in got:
                assert all(f"/t/{table.id}" in text_of(mail) for table in mine)
                assert len(dice_of(mail)) == len(mine)
                if len(mine) > 1:
                    assert mail["In-Reply-To"] is None

        def each_alone(db: Connection) -> None:
            for person in (ADA.person, BO.person):
                set_wishes(db, str(person), MailWishes(digest=False))

        await room.store.write(each_alone)
        more = [await by_days(room) for _ in range(3)]
        mails = await letters.due()
        assert len(mails) == 3
        assert all(sum(f"/t/{table.id}" in text_of(mail) for table in more) == 1 for mail in mails)

    in_letters(tmp_path, work)


@pytest.mark.parametrize("why", ["unsubscribed", "bounced", "no address"])
def test_who_wants_none_or_cannot_be_reached_gets_none(tmp_path: Path, why: str) -> None:
    async def work(letters: Letters) -> None:
        def stop(db: Connection) -> None:
            for person, mail in ((ADA.person, "ada@example.org"), (BO.person, "bo@example.org")):
                if why == "unsubscribed":
                    set_wishes(db, str(person), MailWishes(turns=False, reminders=False))
                elif why == "bounced":
                    mail_bounced(db, mail, "550 no such user", 1.0)
                else:
                    db.run("UPDATE person SET email = NULL WHERE id = :id", id=person)

        # Also where it was so only after the notice had been written.
        await by_days(letters.room)
        await letters.room.store.write(stop)
        assert await letters.due() == []
        await by_days(letters.room)
        assert await letters.notices() == []

    in_letters(tmp_path, work)


def test_untimed_tables_are_by_mail_where_somebody_waits(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        await room.begun(ADA, seats=[ME, NOVICE])
        assert await letters.notices() == []
        await room.begun(ADA, BO, seats=[ME, OPEN])
        (mail,) = await letters.due()
        assert "UTC" not in text_of(mail), "there is no time that could be over"
        await room.begun(ADA, BO, seats=[ME, OPEN], control={"decision": 60, "bank": 60})
        assert await letters.notices() == []

    in_letters(tmp_path, work)


def test_the_end_is_told_with_all_dice_opened(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        table = await by_days(room)
        await letters.due()
        await room.send(table.id, ADA, 0, {"concede": {}})
        mails = await letters.due()
        table = await room.at(table.id)
        assert table.status == "over"
        assert sorted(mail["To"] for mail in mails) == ["ada@example.org", "bo@example.org"]
        for mail in mails:
            (dice,) = dice_of(mail)
            assert dice["entries"][-1]["kind"] == "closed"
            assert "[1]" not in text_of(mail)

    in_letters(tmp_path, work)


def test_notices_survive_a_restart_and_are_told_once(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        await by_days(letters.room)
        await letters.room.reopen()
        again = Letters(letters.room)
        assert len(await again.due()) == 1
        await letters.room.reopen()
        last = Letters(letters.room)
        assert await last.due(GATHER) == []

    in_letters(tmp_path, work)


def test_numbers_in_a_mail_are_those_that_a_reply_is_read_by(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        letters.sender.reply = lambda found: f"play+{found.table}.{found.seat}@in.example.org"
        table = await by_days(letters.room)
        (mail,) = await letters.due()
        seat = waited_for(table)
        assert mail["Reply-To"] == f"play+{table.id}.{seat}@in.example.org"
        speaker = _speaker(letters, table)
        text, html = text_of(mail), html_of(mail)
        for decision in decisions(table, seat, speaker).open:
            for answer in decision.answers:
                assert f"[{answer.label}]" in text
                assert f"[{answer.label}]" in html
        assert text.startswith("=-=-=")

    in_letters(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_the_mails_of_a_game_are_evidence(tmp_path: Path, game: str) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        table = await by_days(room, game)
        found = await letters.due()
        for _ in range(6):
            table = await moved(letters, table, 12)
            found += await letters.due()
        await room.send(table.id, ADA, 0, {"concede": {}})
        found += await letters.due()
        table = await room.at(table.id)
        assert table.status == "over"
        box = tmp_path / "box"
        box.mkdir()
        for at, mail in enumerate(found):
            (box / f"{at}.eml").write_bytes(mail.as_bytes())
        (all_of_them,) = mailbox.check(mailbox.read(box), room.table_services.dice_key)
        assert all_of_them.ok
        assert all_of_them.entries == len(table.dice_entries)
        # Each player's own are whole by themselves, and both have the same head.
        heads = set()
        for name in ("ada", "bo"):
            mine = tmp_path / name
            mine.mkdir()
            for at, mail in enumerate(to(found, name)):
                (mine / f"{at}.eml").write_bytes(mail.as_bytes())
            (history,) = mailbox.check(mailbox.read(mine))
            assert history.ok
            heads.add(history.head)
        assert len(heads) == 1

    in_letters(tmp_path, work)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_answer_to_a_reply_told_is_not_told_again(tmp_path: Path, game: str) -> None:
    async def work(letters: Letters) -> None:
        room = letters.room
        table = await by_days(room, game)
        await letters.due()
        told = len(table.log)
        # What happens without a mail, before the reply and after the one it answers.
        table = await moved(letters, table, 12)
        seat = waited_for(table)
        listed = open_now(room, table, seat)
        reply = letter(listed, whole(listed)[0].label, (ADA, BO)[seat])
        assert await inbox(room).take(reply) == "done"
        table = await room.at(table.id)
        answered = len(table.log)
        (answer,) = [mail for mail in await letters.take() if "Re:" in mail["Subject"]]
        lines = text_of(answer).splitlines()
        assert len(_heard(letters, table, seat, told, answered)) > 3
        for line in _heard(letters, table, seat, told, answered):
            assert any(line in each for each in lines), line
        # The next mail goes on from there.
        while seat in asked(table):
            table = await moved(letters, table, 1)
        await letters.due()
        while seat not in asked(table):
            table = await moved(letters, table, 1)
        fresh = _heard(letters, table, seat, answered, len(table.log))
        (mail,) = to(await letters.due(), ("ada", "bo")[seat])
        text = text_of(mail)
        head = letters.sender._texts[LANGUAGE_OF[(ADA, BO)[seat].person]].say("mail-turn-happened")
        block = text.replace("\r", "").partition(head)[2].strip().partition("\n\n")[0]
        assert [line.removeprefix("- ") for line in block.splitlines()] == fresh[-MOST_LINES:]

    in_letters(tmp_path, work)


def _heard(letters: Letters, table: Table, seat: int, begin: int, end: int) -> list[str]:
    """What a seat hears of a part of the log, in its language."""
    who = (ADA, BO)[seat]
    says = _speaker(letters, table, LANGUAGE_OF[who.person])
    notes = [event.heard_by(table.state.holders[Seat(seat)]) for _at, event in table.log[begin:end]]
    return [says.say(note) for note in notes if note is not None]
