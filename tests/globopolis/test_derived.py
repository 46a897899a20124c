"""What the engine tells beside the board: how far one's own missions are, for nobody else (GB-8.33); what each
territory lacks for its developments, for everybody (GB-5.1)."""

from globopolis.position import BLUE, FULL, RED, TWICE, Play, mission, title


def test_each_knows_how_far_its_own_missions_are_and_nobody_elses() -> None:
    play = Play().hold_ops(RED, mission("midas")).hold_ops(BLUE, mission("four-corners"))
    table = play.purse(RED, 120).table
    need = table.content.missions[mission("midas") - table.content.first_mission].amounts[3]
    assert table.facts(RED)["missions"] == ((mission("midas"), 120, need),)
    assert [row[0] for row in table.facts(BLUE)["missions"]] == [mission("four-corners")]
    assert table.facts(None) == {}


def test_everybody_knows_what_a_territory_lacks_for_either_level() -> None:
    play = Play().own(RED, "usa", units=(2, 0, 3, 1, 1)).own(BLUE, "spain", units=FULL)
    table = play.own(BLUE, "france", units=TWICE).own(BLUE, "solar").table
    usa, spain = title("usa"), title("spain")
    rows = {(usa, 1, 0, 1, 0, 0, 0), (usa, 2, 0, 2, 0, 1, 1), (spain, 2, 1, 1, 1, 1, 1)}
    for holder in (None, RED, BLUE):
        assert set(table.facts(holder)["needs"]) == rows
