"""The rows of an edition's cards, read as printed cards."""

from statecraft.core.editions.edition import Edition
from statecraft.core.editions.schema import Row
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.conditions import CONDITIONS
from statecraft.globopolis.cards.operations import OPERATIONS
from statecraft.globopolis.edition_cards import (
    INFLUENCE_EFFECTS,
    MISSION_CONDITIONS,
    OPERATION_EFFECTS,
    RESOURCES,
)
from statecraft.globopolis.printed_cards import NO_RESOURCE, InfluenceCard, MissionCard, OpsCard


def ops_cards(edition: Edition, group_id: tuple[str, ...]) -> tuple[OpsCard, ...]:
    """The Opportunities, then the Operations."""
    cards: list[OpsCard] = []
    for row in edition.tables["opportunities"]:
        targets, origins = _groups(row["targets"], group_id), _groups(row["origins"], group_id)
        cards.append(OpsCard(row["id"], targets, origins))
    for row in edition.tables["operations"]:
        effect = OPERATION_EFFECTS.index(row["effect"])
        agents = OPERATIONS[effect].ABOUT_AGENTS
        cards.append(OpsCard(row["id"], 0, 0, effect, row.get("amount", 0), agents))
    return tuple(cards)


def mission_cards(edition: Edition, group_id: tuple[str, ...]) -> tuple[MissionCard, ...]:
    """The missions."""
    cards: list[MissionCard] = []
    for row in edition.tables["missions"]:
        condition = MISSION_CONDITIONS.index(row["condition"])
        cards.append(
            MissionCard(
                row["id"],
                condition,
                (0, 0, *row.get("amounts", (0, 0, 0, 0))),
                row.get("min_value", 0),
                _groups(row.get("groups", ()), group_id),
                _resource(row),
                row.get("points", 0),
                CONDITIONS[condition].ABOUT_AGENTS,
            )
        )
    return tuple(cards)


def influence_cards(edition: Edition) -> tuple[InfluenceCard, ...]:
    """The INFLUENCE cards."""
    cards: list[InfluenceCard] = []
    for row in edition.tables["influence"]:
        effect = INFLUENCE_EFFECTS.index(row["effect"])
        amount, agents = row.get("amount", 0), EFFECTS[effect].ABOUT_AGENTS
        cards.append(InfluenceCard(row["id"], effect, amount, _resource(row), agents))
    return tuple(cards)


def _groups(named: tuple[str, ...], group_id: tuple[str, ...]) -> int:
    found = 0
    for group in named:
        found |= 1 << group_id.index(group)
    return found


def _resource(row: Row) -> int:
    return RESOURCES.index(row["resource"]) if "resource" in row else NO_RESOURCE
