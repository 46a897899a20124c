"""What fields, titles, groups and cards are called: by the edition's own words."""

from collections.abc import Mapping
from typing import Final

from statecraft.core.event import Note
from statecraft.core.plain import Value
from statecraft.globopolis import trading
from statecraft.globopolis.content import (
    CAPTURE,
    EXACT_MOVE,
    FLY,
    GUILD_BOOST,
    MARKET_SHUTTLE,
    OPS_CARDS,
    SEND_HOME,
    TAKE_EU,
    TAKE_UNITS,
    TERRITORIES,
    TITLES,
    Content,
)
from statecraft.globopolis.verbs import PlayInfluence

AGAINST_SOMEBODY: Final = (TAKE_EU, TAKE_UNITS, SEND_HOME, CAPTURE)
APPLIES_TO: Final = {
    TAKE_UNITS: "resource",
    SEND_HOME: "territory",
    CAPTURE: "territory",
    GUILD_BOOST: "guild",
    EXACT_MOVE: "fields",
    FLY: "field",
    MARKET_SHUTTLE: "field",
}
"""What kind of thing the choice of an INFLUENCE card is, by its effect."""


def label(content: Content, kind: str, value: int) -> Note:
    """The text that names a value of a kind."""
    if kind == "guild":
        return Note("title-" + content.title_id[TERRITORIES + value])
    if kind in ("territory", "title", "target"):
        return Note("title-" + content.title_id[value])
    if kind == "title-or-none":
        return Note("nothing") if value == TITLES else Note("title-" + content.title_id[value])
    if kind == "field":
        return Note("field-" + content.field_id[value])
    if kind == "group":
        return Note("group-" + content.group_id[value])
    if kind == "ops":
        return _ops_label(content, value)
    if kind == "opportunity":
        return Note("gb-no-card") if value == 0 else _ops_label(content, value - 1)
    if kind == "influence":
        return Note("influence-" + content.influence[value].id)
    if kind == "good":
        return _good_label(content, value)
    return Note("choice-" + kind, {"value": value})


def _ops_label(content: Content, card: int) -> Note:
    if card < OPS_CARDS:
        return Note("ops-" + content.ops[card].id)
    return Note("mission-" + content.missions[card - OPS_CARDS].id)


def _good_label(content: Content, code: int) -> Note:
    if trading.TITLE <= code < trading.OPS:
        return label(content, "title", code - trading.TITLE)
    if trading.OPS <= code < trading.INFLUENCE:
        return _ops_label(content, code - trading.OPS)
    if code >= trading.INFLUENCE:
        return label(content, "influence", code - trading.INFLUENCE)
    return Note("choice-good", {"value": code})


def card_choice(content: Content, card: int, value: int) -> Note:
    """What an INFLUENCE card applies to goes by the card."""
    return label(content, APPLIES_TO.get(content.influence[card].effect, "choice"), value)


def action_text(content: Content, told: Mapping[str, Value]) -> str:
    """A card is said with its target and with what it applies to, where it has them."""
    if told["verb"] != PlayInfluence.VERB:
        return "action-" + str(told["verb"])
    effect = content.influence[told["influence"]].effect
    against = effect in AGAINST_SOMEBODY
    if effect in APPLIES_TO:
        return "gb-influence-against-at" if against else "gb-influence-at"
    return "gb-influence-against" if against else "gb-influence-alone"
