"""Where points come from: the lines of the sheet are what the Counting Ring shows."""

from pathlib import Path

import pytest

from globopolis.position import ANN, BLUE, RED, Play, field, title
from statecraft.core.engine.session import Session
from statecraft.core.record.events import Event
from statecraft.core.record.record import Record
from statecraft.globopolis.game import GAME
from statecraft.globopolis.rules.titles import take_title

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "globopolis").glob("*.jsonl"))


def lines(play: Play, holder: int) -> dict[str, tuple[int, int]]:
    """What each source brings: how many, and how many points."""
    return {
        note.text.removeprefix("gb-sheet-"): (note.values.get("count", 0), note.values["points"])
        for note in play.table.score_breakdown()[holder]
    }


def test_titles_developments_groups_and_what_was_won_besides_are_told_apart() -> None:
    play = Play().own(RED, "japan", "solar").own(RED, "australia", units=(1,) * 5, levels=1)
    value = play.table.content.value
    territories = value[title("japan")] + value[title("australia")]
    assert lines(play, RED) == {
        "territories": (2, territories),
        "guilds": (1, 4),
        "developments": (1, 5),
    }
    take_title(play.table, RED, title("new-zealand"))
    assert lines(play, RED)["groups"] == (1, 4)
    play.land(ANN, "moonshot")
    assert lines(play, RED) == {
        "territories": (3, territories + value[title("new-zealand")]),
        "guilds": (1, 4),
        "developments": (1, 5),
        "groups": (1, 4),
        "rest": (0, play.table.content.moonshot_points),
    }
    assert lines(play, BLUE) == {}


def test_what_was_won_besides_has_a_source() -> None:
    play = Play().purse(RED, 100)
    events: list[Event] = []
    assert play.table.score_source("buy-points", events) == "gb-sheet-bought"
    assert play.table.score_source("show-mission", events) == "gb-sheet-missions"
    assert play.table.score_source("pay-conference", events) == "gb-sheet-debts"
    landed = Event("gb-event-landed", {"seat": ANN, "field": field("moonshot")})
    assert play.table.score_source("move", [landed]) == "gb-sheet-journeys"
    elsewhere = Event("gb-event-landed", {"seat": ANN, "field": field("teleport")})
    assert play.table.score_source("move", [elsewhere]) == "gb-sheet-debts"


@pytest.mark.parametrize("path", GOLDEN[:3], ids=lambda path: path.stem)
def test_the_lines_make_up_the_score_in_every_position(path: Path) -> None:
    record = Record.from_jsonl(GAME, path.read_text("utf-8"))
    session = Session(GAME, record.header)
    sources = set()
    for line in record.lines:
        session.go_on(line)
        notes = session.state.score_breakdown()
        assert tuple([sum([note.values["points"] for note in mine]) for mine in notes]) == (
            session.state.projected_scores()
        )
        sources |= {note.text for mine in notes for note in mine}
    assert len(sources) >= 4
