"""The standing attack and heavy work: in `make soak` all of it against its goal, in `make test` a short form.

The short form runs beside other tests, so it only asks that the victims play on, that nothing breaks and that the
server ends in time.
"""

import asyncio

from bench.attack.__main__ import measure
from bench.attack.attackers import ATTACKS
from bench.attack.burdens import BURDENS
from bench.attack.section import SECTIONS, goal, section
from bench.sections import of_page, put

from scale import SCALE

SHORT = ["records", "unread", "a_hint"]


def test_a_table_beside_an_attack_is_played_on() -> None:
    soaked = SCALE > 1
    whole = [*ATTACKS, *BURDENS]
    names, seconds, quiet = (whole, 15.0, 10.0) if soaked else (SHORT, 2.5, 1.5)
    report = asyncio.run(measure(names, seconds, quiet))
    assert [row["attack"] for row in report["attacks"]] == names
    for row in report["attacks"]:
        assert row["during"]["moves"] >= 2, row
        assert not [status for status in row["answers"] if status.startswith("5")], row
        most = goal(row["attack"], row["before"]["p99_ms"]) if soaked else 5000
        assert row["during"]["p99_ms"] < most, row
        assert row["grown_mb"] < 300, row
    assert report["stopped_s"] < 10
    page = "# Page\n"
    for kind, (begins, ends) in SECTIONS.items():
        written = section(report, kind)
        page = put(page, written, begins, ends)
        assert page.count(begins) == page.count(ends) == 1
        assert put(page, written, begins, ends) == page
        assert of_page(page, begins, ends) == written
    for name in names:
        assert f"| {name} |" in page


def test_the_goal_is_a_quarter_of_a_second_or_three_times_quiet() -> None:
    assert goal("records", 10) == 250
    assert goal("records", 100) == 300


def test_beside_heavy_work_moves_are_hardly_later() -> None:
    assert {goal(name, 10) for name in BURDENS} == {60}
