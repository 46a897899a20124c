"""What regions, cards, chips and promises are called: by the edition's own words."""

from statecraft.core.event import Note
from statecraft.global_powers import talks
from statecraft.global_powers.chips import CHIP_GOODS
from statecraft.global_powers.content import Content

REGION_KINDS = ("region", "active", "neighbour", "target", "giver", "taker")
CHIP_IDS = ("raw", "economy", "military", "diplomacy")


def label(content: Content, kind: str, value: int) -> Note:
    """The text that names a value of a kind."""
    if kind in REGION_KINDS:
        return Note("region-" + content.region_id[value])
    if kind in ("place", "region-or-none"):
        if value < len(content.region_id):
            return Note("region-" + content.region_id[value])
        return Note("gp-base" if kind == "place" else "nothing")
    if kind == "card":
        return Note("card-" + content.card_id[value])
    if kind == "chip":
        return Note("chip-" + CHIP_IDS[value])
    if kind == "half-points":
        return Note("choice-half-points", {"value": value // 2, "half": value % 2})
    if kind == "party-or-none":
        return Note("nothing") if value == 5 else Note("choice-holder", {"value": value})
    if kind == "good":
        return _good(value)
    return Note("choice-" + kind, {"value": value})


def _good(code: int) -> Note:
    if code >= CHIP_GOODS:
        return Note("chip-" + CHIP_IDS[code - CHIP_GOODS])
    if code >= talks.NO_MOTION_GOOD:
        return Note("gp-promise-no-motion", {"region": code - talks.NO_MOTION_GOOD})
    if code >= talks.NO_WAR_GOOD:
        return Note("gp-promise-no-war", {"region": code - talks.NO_WAR_GOOD})
    return Note("gp-promise-no-veto" if code == talks.NO_VETO_GOOD else "gp-promise-support")
