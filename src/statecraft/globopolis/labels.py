"""What fields, titles, groups and cards are called: by the edition's own words."""

from statecraft.core.event import Note
from statecraft.globopolis import trading
from statecraft.globopolis.content import OPS_CARDS, TERRITORIES, TITLES, Content


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
