"""Hold a report against the record of the same game: was it played with these dice?

``against_record`` compares outcomes and needs the two files alone. ``against_positions`` also plays the
record through with the engine: were these the dice and cards that the rules asked for? A server that
left a card out of a draw would be found there, and nowhere else.
"""

import json
from typing import Any

from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.record import BadRecord, Header, Record
from statecraft.core.refusal import Illegal
from statecraft.fairdice.entries import DRAW, OPENED, ROLL, SKIPPED
from statecraft.fairdice.hashes import canonical
from statecraft.fairdice.outcome import described, distribution_of, value_to_json
from statecraft.fairdice.report import entries_of
from statecraft.fairdice.verdict import Wrong


def against_record(document: Any, text: str) -> Wrong | None:
    """The first entry of a verified report that the record contradicts, if there is one.

    Outcomes must be the same, number for number; a number is passed over only where something was
    taken back; an opened bid was played as it was sealed. Raises ``BadRecord`` for what is no record.
    """
    header, lines = _lines(text)
    entries = entries_of(document)
    if header.commitments.get("opening") != entries[0]["hash"]:
        return Wrong(0, "dice-wrong-record-opening")
    opened = {data["proof"]["entry"]: data for data in entries if data["kind"] == OPENED}
    outcomes = [at for at, (kind, _) in enumerate(lines) if kind == "outcome"]
    undone = [at for at, (kind, _) in enumerate(lines) if kind == "undo"]
    acts = {_act(fields) for kind, fields in lines if kind == "act"}
    made = 0
    for data in entries:
        kind, place, number = data["kind"], data["entry"], data["number"]
        if kind == SKIPPED:
            # Nothing was asked under this number, so something was taken back just then.
            since = outcomes[made - 1] if made else -1
            until = outcomes[made] if made < len(outcomes) else len(lines)
            if not any(since < at < until for at in undone):
                return Wrong(place, "dice-wrong-record-skipped", {"number": number})
        elif kind in (ROLL, DRAW):
            if made == len(outcomes):
                return Wrong(place, "dice-wrong-record-fewer", {"number": number})
            at = outcomes[made]
            made += 1
            if not _agrees(lines[at][1], number, data if kind == ROLL else opened.get(place)):
                return Wrong(place, "dice-wrong-record-outcome", {"number": number, "line": at + 2})
        elif kind == OPENED and number is None:
            proof = data["proof"]
            if (proof["question"], data["who"], proof["action"]) not in acts:
                return Wrong(place, "dice-wrong-record-bid", {"seat": data["who"]})
    if made < len(outcomes):
        line = outcomes[made] + 2
        return Wrong(len(entries) - 1, "dice-wrong-record-more", {"line": line})
    return None


def against_positions(document: Any, game: Game, text: str) -> Wrong | None:
    """The first roll that the game, played through, did not ask for so, if there is one.

    The report has been found right and to agree with the record. Raises ``BadRecord`` where the record
    cannot be played with this game, its rules and its edition.
    """
    entries = entries_of(document)
    opened = {data["proof"]["entry"]: data for data in entries if data["kind"] == OPENED}
    rolls = {data["number"]: data for data in entries if data["kind"] in (ROLL, DRAW)}
    record = Record.from_jsonl(game, text)
    session = Session(game, record.header)
    for number, line in enumerate(record.lines, start=2):
        pending = session.state.pending()
        if isinstance(line, Outcome) and isinstance(pending, Chance):
            data = rolls[line.id + 1]
            if not _asked(pending, data, opened.get(data["entry"], data)["dice"]):
                return Wrong(data["entry"], "dice-wrong-record-dice", {"number": data["number"]})
        try:
            session.go_on(line)
        except Illegal as refusal:
            raise BadRecord(f"line {number}: {refusal.plain()}") from None
    return None


def _asked(pending: Chance, data: dict[str, Any], dice: Any) -> bool:
    seat = pending.address[0] if pending.address[0] >= 0 else None
    known = dice is None or _same(dice, described(pending.distribution))
    return known and _same([data["purpose"], data["who"]], [pending.kind, seat])


def _same(one: Any, other: Any) -> bool:
    return canonical(one) == canonical(other)


def _lines(text: str) -> tuple[Header, list[tuple[str, dict[str, Any]]]]:
    """The header, and each line as its one key and what stands under it."""
    data = []
    for number, row in enumerate([row for row in text.split("\n") if row.strip()], start=1):
        try:
            data.append(json.loads(row))
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"line {number} is no JSON: {error}") from None
    if not data:
        raise BadRecord("an empty record: not even a header")
    lines = []
    for number, line in enumerate(data[1:], start=2):
        if not isinstance(line, dict) or len(line) != 1:
            raise BadRecord(f"line {number} is no line of a record")
        ((kind, fields),) = line.items()
        if not isinstance(fields, dict):
            raise BadRecord(f"line {number} is no line of a record")
        lines.append((kind, fields))
    return Header.from_json(data[0]), lines


def _act(fields: dict[str, Any]) -> tuple[Any, Any, str]:
    action = canonical(fields.get("action")).decode("ascii")
    return fields.get("question"), fields.get("seat"), action


def _agrees(fields: dict[str, Any], number: int, data: dict[str, Any] | None) -> bool:
    """Whether an outcome of the record is this roll; of a draw not yet opened, the number alone."""
    if fields.get("id") != number - 1:
        return False
    if data is None:
        return True
    try:
        value = value_to_json(distribution_of(data["dice"]), fields.get("value"))
    except TypeError:
        # Something else than sets of cards where hands were dealt.
        return False
    return _same(value, data["result"])
