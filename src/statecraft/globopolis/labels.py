"""What fields, titles, groups and cards are called: by the edition's own words."""

from collections.abc import Mapping
from typing import Any

from statecraft.core.game import plain_label
from statecraft.core.record.events import Note
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.content import TERRITORIES, TITLES, Content
from statecraft.globopolis.rules import promises, trading
from statecraft.globopolis.rules.missions import face
from statecraft.globopolis.verbs import PlayInfluence


def label(content: Content, kind: str, value: int) -> Note:
    """The text that names a value of a kind."""
    if kind == "guild":
        return Note("title-" + content.title_id[TERRITORIES + value])
    if kind in ("territory", "title", "target"):
        return Note("title-" + content.title_id[value])
    if kind == "title-or-none":
        return Note("nothing") if value == TITLES else Note("title-" + content.title_id[value])
    if kind == "territory-or-both":
        both = value == TERRITORIES
        return Note("gb-both" if both else "title-" + content.title_id[value])
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
    if kind == "pledge-what":
        return _promised_label(content, value)
    if kind == "good":
        return _good_label(content, value)
    return plain_label(kind, value)


def _ops_label(content: Content, card: int) -> Note:
    if card < content.first_mission:
        return Note("ops-" + content.ops[card].id)
    return Note("mission-" + content.missions[card - content.first_mission].id)


def _promised_label(content: Content, value: int) -> Note:
    """What a promise is about: a player, a title, or whatever the promiser has."""
    if value == promises.ANY_TERRITORY:
        return Note("gb-any-territory")
    if promises.TITLE <= value < promises.ANY_TERRITORY:
        return label(content, "title", value - promises.TITLE)
    return Note("choice-holder", {"value": value})


def _good_label(content: Content, code: int) -> Note:
    if trading.TITLE <= code < trading.OPS:
        return label(content, "title", code - trading.TITLE)
    if trading.OPS <= code < trading.INFLUENCE:
        return _ops_label(content, code - trading.OPS)
    if trading.PLATE <= code < trading.PLATE_END:
        territory, kind = trading.on_plate(code)
        return Note("gb-plate-good", {"value": 1 + kind, "territory": territory})
    if trading.INFLUENCE <= code < trading.END:
        return label(content, "influence", code - trading.INFLUENCE)
    return Note("choice-good", {"value": code})


def card_face(content: Content, kind: str, card: int, players: int, victory: str) -> Note:
    """The text on a card with the numbers of its row, as they hold at a table."""
    text = label(content, kind, card).text + "-text"
    if kind == "influence":
        printed = content.influence[card]
        return Note(text, {"amount": printed.amount, "resource": printed.resource})
    if card < content.first_mission:
        return Note(text, {"amount": content.ops[card].amount})
    return Note(text, face(content.missions[card - content.first_mission], players, victory))


def card_choice(content: Content, card: int, value: int) -> Note:
    """What an INFLUENCE card applies to goes by the card."""
    return label(content, EFFECTS[content.influence[card].effect].APPLIES_TO or "choice", value)


def action_text(content: Content, data: Mapping[str, Any]) -> str:
    """A card is said with its target and with what it applies to, where it has them."""
    if data["verb"] != PlayInfluence.VERB:
        return "action-" + str(data["verb"])
    effect = EFFECTS[content.influence[data["influence"]].effect]
    if effect.APPLIES_TO:
        return "gb-influence-against-at" if effect.TARGETED else "gb-influence-at"
    return "gb-influence-against" if effect.TARGETED else "gb-influence-alone"
