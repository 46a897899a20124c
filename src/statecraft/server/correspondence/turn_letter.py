"""What a mail about a table says: what has happened since the last one, how it stands, what is to be decided and until
when, and the dice with what checks them. All of it is what one seat may know, in the language of its player.

A `Section` is about one table; a mail has one or more of them. How they look is `turn_text` and `turn_html`.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from statecraft.core.ids import Seat
from statecraft.fairdice.mail_dice import grouped, mail_document
from statecraft.locale import Texts
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.decisions import Decisions, decisions
from statecraft.server.correspondence.notices import asked
from statecraft.server.pictures import board_picture
from statecraft.server.store import Row
from statecraft.server.tables.calendar import Hours
from statecraft.server.tables.change import PLAYING
from statecraft.server.tables.day_clocks import DAYS
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import holder_of

MOST_LINES: Final = 40
"""So much of what has happened a mail tells; the table shows the rest."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands for one holder."""

    name: str
    points: str
    is_me: bool


@dataclass(frozen=True, slots=True)
class Dice:
    """The entries of the dice that were not in an earlier mail, and the head of their chain."""

    document: Mapping[str, Any]
    entries: int
    rolls: int
    last: int
    head: str


@dataclass(frozen=True, slots=True)
class Section:
    """What a mail says about one table."""

    table: str
    code: str
    seat: int
    kind: str
    title: str
    others: str
    opening: str
    until: str
    happened: tuple[str, ...]
    earlier: int
    standings: tuple[Standing, ...]
    decisions: Decisions | None
    dice: Dice | None
    picture: Mapping[str, Any] | None
    link: str
    decision: str
    """The number of the question that the game waits for, as it is noted; "" for none."""
    log: int
    """So much had happened when this was written: the next mail goes on from there."""


def section(
    table: Table,
    seat: int,
    kind: str,
    texts: Texts,
    hours: Hours,
    told: Row | None,
    url: str,
    by: str = "",
) -> Section:
    """What to tell a seat about its table; ``told`` is the row about the last mail to it, ``by`` who reminds it."""
    game = table.settings.game
    names = [row.name for row in table.seats]
    speaker = Speaker(texts, game, names, table.settings.holders, table.settings.options)
    until = _until(table, seat, texts, hours)
    lines, earlier = fresh_log(table, seat, speaker, told)
    others = _others(table, seat)
    waits = asked(table).get(seat) if table.status == PLAYING else None
    return Section(
        table.id,
        table.settings.code,
        seat,
        kind,
        speaker.title(),
        others,
        texts.say(f"mail-turn-{kind}", game=speaker.title(), names=others, by=by),
        until if waits is not None else "",
        lines,
        earlier,
        _standings(table, seat, speaker),
        decisions(table, seat, speaker) if waits is not None else None,
        fresh_dice(table, told),
        board_picture.seen(table, seat, speaker),
        f"{url}/t/{table.id}",
        "" if waits is None else str(waits),
        len(table.log),
    )


def _others(table: Table, seat: int) -> str:
    mine = table.seats[seat].person
    return ", ".join([row.name for row in table.seats if row.person is None or row.person != mine])


def _standings(table: Table, seat: int, speaker: Speaker) -> tuple[Standing, ...]:
    state = table.state
    scores = state.projected_scores()
    holders = sorted(set(state.holders), key=lambda holder: (-scores[holder], holder))
    return tuple(
        [
            Standing(
                speaker.holder(holder),
                speaker.value("score", scores[holder]),
                holder == state.holders[Seat(seat)],
            )
            for holder in holders
        ]
    )


def _until(table: Table, seat: int, texts: Texts, hours: Hours) -> str:
    """When a seat's time is over, by the clock on its player's wall; "" where there is no such time."""
    due = table.due.get(f"{DAYS} {seat}")
    if due is None:
        return ""
    there = datetime.fromtimestamp(due, ZoneInfo(hours.zone))
    date = texts.say("picture-date", day=there.day, month=f"m{there.month}", year=str(there.year))
    return texts.say(
        "mail-turn-until",
        day=f"d{there.isoweekday()}",
        date=date,
        time=f"{there.hour:02}:{there.minute:02}",
        zone=hours.zone.replace("_", " "),
    )


def fresh_log(
    table: Table,
    seat: int,
    speaker: Speaker,
    told: Row | None,
    besides: Collection[int] = frozenset(),
) -> tuple[tuple[str, ...], int]:
    """What has happened that was in no mail to a seat yet, in words, and how much more before that; ``besides`` are the
    places in the log that are told of otherwise."""
    since = 0 if told is None else int(told["line"])
    holder = holder_of(table.state, seat)
    notes = [
        note
        for at, (_when, event) in enumerate(table.log[since:], start=since)
        if at not in besides and (note := event.heard_by(holder)) is not None
    ]
    lines = tuple([speaker.say(note) for note in notes[-MOST_LINES:]])
    return lines, len(notes) - len(lines)


def fresh_dice(table: Table, told: Row | None) -> Dice | None:
    """The entries that were in no mail to a seat yet; ``told`` is the row about the last one."""
    begin = 0 if told is None else int(told["rolls"])
    entries = [kept["published"] for kept in table.dice_entries]
    if len(entries) <= begin:
        return None
    fresh = entries[begin:]
    rolls = len([entry for entry in fresh if entry["number"] is not None])
    document = mail_document(table.id, entries[0]["proof"]["key"], fresh)
    last = entries[-1]
    return Dice(document, len(fresh), rolls, int(last["entry"]), grouped(last["hash"]))


def attachments(sections: Sequence[Section], mark: str) -> list[dict[str, Any]]:
    """What goes along with a mail: the dice as JSON, and pictures as what they are drawn from."""
    parts: list[dict[str, Any]] = []
    for each in sections:
        if each.picture is not None:
            parts.append(
                {
                    "draw": each.picture,
                    "cid": cid(each, mark),
                    "name": f"{each.code}.png",
                }
            )
        if each.dice is not None:
            parts.append(dice_part(each.dice, each.code))
    return parts


def dice_part(dice: Dice, code: str) -> dict[str, Any]:
    """The dice as they are attached."""
    data = json.dumps(dice.document, ensure_ascii=False)
    return {"json": data, "name": f"dice-{code}.json"}


def cid(section: Section, mark: str) -> str:
    """The Content-ID of the picture of a section in the mail that is marked so."""
    return f"board.{mark}.{section.table}.{section.seat}@statecraft"


def picture_words(section: Section, texts: Texts) -> str:
    """What the picture shows, for who does not see it."""
    points = "; ".join([f"{each.name}: {each.points}" for each in section.standings])
    return texts.say("mail-turn-picture", game=section.title, points=points)


Reply = Callable[[Decisions], str | None]
"""The address that decisions are answered to; None where nobody reads answers."""
