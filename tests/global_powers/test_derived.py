"""Who governs, region by region: everybody may know it, and the engine tells it (GP-3.1)."""

from global_powers.position import fresh
from statecraft.core.ids import Holder


def test_everybody_is_told_who_governs() -> None:
    table = fresh()
    table.politicians[0:3] = [2, 5, 5]
    table.politicians[3:6] = [1, 0, 0]
    governments = table.derived(Holder(0))["governments"]
    assert governments[:3] == ((1, 2), (0,), ())
    assert table.derived(None) == {"governments": governments}
