"""Who governs which region at the end, for a picture of the world. It reads what follows from the board for everybody."""

from collections.abc import Mapping
from typing import Any

from statecraft.core.game import Game
from statecraft.core.record.views import View


def map_holders(game: Game, _view: View, facts: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """The parties that govern each region, by its id on the map."""
    return {
        game.label("region", region).text.removeprefix("region-"): tuple(parties)
        for region, parties in enumerate(facts["governments"])
        if parties
    }
