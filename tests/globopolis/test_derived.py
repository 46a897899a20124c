"""How far one's own missions are: from the engine, and for nobody else (GB-8.33)."""

from globopolis.position import BLUE, RED, Play, mission


def test_each_knows_how_far_its_own_missions_are_and_nobody_elses() -> None:
    play = Play().hold_ops(RED, mission("midas")).hold_ops(BLUE, mission("four-corners"))
    table = play.purse(RED, 120).table
    need = table.content.missions[mission("midas") - table.content.first_mission].amounts[3]
    assert table.facts(RED)["missions"] == ((mission("midas"), 120, need),)
    assert [row[0] for row in table.facts(BLUE)["missions"]] == [mission("four-corners")]
    assert table.facts(None) == {}
