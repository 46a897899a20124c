"""A state shown to who plays with it in a program: in one line, as text, and as plain JSON.

These are the parts that any game has; a game draws its own board in ``text_board``. Nothing here hides
anything: what a seat may see is a view's business.
"""

from typing import TYPE_CHECKING, Any

from statecraft.core.engine.question import Chance, Over, Sealed
from statecraft.core.record.struct import to_json

if TYPE_CHECKING:
    from statecraft.core.engine.state import State


def situation(table: "State") -> str:
    """Round, turn and what is waited for.

    >>> from statecraft.global_powers import GAME
    >>> situation(GAME.new(seats=2))
    'round 0, waiting for sealed answers of seat 0, 1 (bid)'
    """
    if table.result is not None:
        winners = ", ".join([str(holder) for holder in table.result.winners])
        return f"round {table.round}, over: {table.result.reason}, won by holder {winners}"
    text = f"round {table.round}"
    if table.turn >= 0:
        text += f", turn of seat {table.turn}"
    return f"{text}, waiting for {waited_for(table)}"


def waited_for(table: "State") -> str:
    """Who or what the table waits for; side questions are only counted."""
    waiting = table.waiting
    if isinstance(waiting, Chance):
        return f"chance ({waiting.kind})"
    by_kind: dict[str, list[str]] = {}
    sides = 0
    for asked in waiting.questions:
        if asked.must:
            by_kind.setdefault(asked.kind, []).append(str(asked.seat))
        else:
            sides += 1
    text = ", ".join([f"seat {', '.join(seats)} ({kind})" for kind, seats in by_kind.items()])
    text = text or "nobody"
    if isinstance(waiting, Sealed):
        text = f"sealed answers of {text}"
    if not sides:
        return text
    return f"{text}; {sides} side question{'s' if sides > 1 else ''}"


def heading(table: "State") -> str:
    """The first line of a table in text."""
    return f"{table.game.name}, {situation(table)}"


def scores(table: "State") -> list[str]:
    """A line for each holder: its seats, its score, and whether it still plays."""
    lines = []
    found = table.scores()
    for holder in range(table.holder_count()):
        seats = [seat for seat, owner in enumerate(table.holders) if owner == holder]
        named = ", ".join([str(seat) for seat in seats])
        marks = " gave up" if not [seat for seat in seats if not table.conceded[seat]] else ""
        turn = "*" if table.turn in seats else " "
        lines.append(f"{turn} holder {holder} (seat {named}): {found[holder]} points{marks}")
    return lines


def pending_json(table: "State") -> dict[str, Any]:
    """What a table waits for."""
    waiting = table.waiting
    if isinstance(waiting, Over):
        return {"mode": "over"}
    if isinstance(waiting, Chance):
        drawn = {"id": waiting.id, "kind": waiting.kind}
        return {"mode": "chance", **drawn, "distribution": to_json(waiting.distribution)}
    asked = [
        {"id": each.id, "seat": each.seat, "kind": each.kind, "must": each.must}
        for each in waiting.questions
    ]
    mode = "sealed" if isinstance(waiting, Sealed) else "open"
    return {"mode": mode, "questions": asked}


def state_json(table: "State") -> dict[str, Any]:
    """All of a state as JSON can hold it."""
    names = (*table.ROWS, *table.NUMBERS, *table.BOARD)
    return {
        "game": table.game.name,
        "rules": table.game.rules_version,
        "edition": table.edition.digest,
        "options": {name: getattr(table.options, name) for name in table.options.FIELDS},
        "seats": list(table.holders),
        "round": table.round,
        "turn": table.turn,
        "turns": table.turns,
        "scores": list(table.scores()),
        "pending": pending_json(table),
        "offers": to_json(table.offers),
        "pledges": to_json(table.pledges),
        "orders": to_json(table.orders),
        "conceded": list(table.conceded),
        "result": to_json(table.result),
        "stack": to_json(tuple(table.stack)),
        "board": {name: to_json(getattr(table, name)) for name in names},
    }
