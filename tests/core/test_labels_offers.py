"""What offers are called."""

import pytest

from statecraft.plugins import registry


@pytest.mark.parametrize("name", ["globopolis", "global-powers"])
def test_people_count_offers_from_one(name: str) -> None:
    assert registry.game(name).label("offer", 0).values == {"value": 1}
