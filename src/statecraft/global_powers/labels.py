"""What regions, cards, chips, points and promises are called: by the edition's own words."""

from collections.abc import Mapping
from typing import Final

from statecraft.core.game import plain_label
from statecraft.core.record.events import Note
from statecraft.core.record.struct import PlainValue
from statecraft.global_powers.content import Content
from statecraft.global_powers.fields import NOBODY_BANNED
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.actions import PROPOSALS
from statecraft.global_powers.rules.chips import CHIP_GOODS

REGION_KINDS: Final = (
    "region",
    "active",
    "neighbour",
    "target",
    "giver",
    "taker",
    "region-or-none",
)
POINT_KINDS: Final = ("half-points", "score")
TOLD_POINTS: Final = range(-80, 400)
"""Half points that anybody could have."""


def label(content: Content, kind: str, value: int) -> Note:
    """The text that names a value of a kind."""
    if kind in REGION_KINDS or kind == "place":
        if value < len(content.region_id):
            return Note("region-" + content.region_id[value])
        return Note("gp-base" if kind == "place" else "nothing")
    if kind == "card":
        # There is room for more cards than an edition has; who names one of those names nothing.
        there = 0 <= value < len(content.card_id)
        return Note("card-" + content.card_id[value]) if there else Note("nothing")
    if kind in POINT_KINDS:
        return _points(value)
    if kind == "party-or-none":
        if value == NOBODY_BANNED:
            return Note("nothing")
        return Note("choice-holder", {"value": value})
    if kind == "good":
        return _good(value)
    if kind == "proposal":
        return Note("verb-" + PROPOSALS[value].VERB)
    return plain_label(kind, value)


def _points(halves: int) -> Note:
    """GP-6.6: points are counted in halves and said in whole and half ones."""
    whole, half = divmod(abs(halves), 2)
    return Note(
        "choice-half-points", {"sign": "−" if halves < 0 else "", "value": whole, "half": half}
    )


def _good(code: int) -> Note:
    if code >= CHIP_GOODS:
        return Note("choice-chip", {"value": code - CHIP_GOODS})
    if code >= talks.NO_MOTION_GOOD:
        return Note("gp-promise-no-motion", {"region": code - talks.NO_MOTION_GOOD})
    if code >= talks.NO_WAR_GOOD:
        return Note("gp-promise-no-war", {"region": code - talks.NO_WAR_GOOD})
    return Note("gp-promise-no-veto" if code == talks.NO_VETO_GOOD else "gp-promise-support")


def action_text(data: Mapping[str, PlainValue]) -> str:
    """Offers are promises here, and are said as such."""
    verb = str(data["verb"])
    return f"gp-action-{verb}" if verb in ("make-offer", "counter-offer") else f"action-{verb}"
