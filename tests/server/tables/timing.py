"""What the tests of time at a table share."""

from server.tables.room import PEOPLE
from statecraft.core.engine.question import Question
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json

CONTROL: Json = {"decision": 20, "bank": 40, "phase": 60, "stop": 30, "reply": 10}


def due(table: Table, kind: str) -> list[float]:
    return [when for name, when in table.due.items() if name.startswith(kind)]


def texts(table: Table) -> list[str]:
    return [event.text for _, event in table.log]


def only_asked(table: Table) -> Question | None:
    """The one question with a clock of its own, if there is one alone."""
    names = [name for name in table.due if name.startswith("question")]
    if len(names) != 1 or len(table.due) != 1:
        return None
    return next(asked for asked in table.state.questions() if f"question {asked.id}" == names[0])


def question_of(table: Table) -> Question:
    found = only_asked(table)
    assert found is not None
    return found


def holder(table: Table, seat: int) -> Actor:
    return next(actor for actor in PEOPLE if actor.person == table.seats[seat].person)


def banks(table: Table) -> tuple[float, ...]:
    assert table.clocks is not None
    return table.clocks.banks
