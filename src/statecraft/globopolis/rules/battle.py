"""Assessment of Strength and the worth of a roll (GB-6.5 to GB-6.12, booklet page 17).

Everything here is arithmetic on dice, used by the engagement, by the odds and by bots.
"""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder
from statecraft.globopolis.ids import NS, TerritoryId
from statecraft.globopolis.rules.agents import superiority

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def multiplier(dice: tuple[int, ...], most: int) -> int:
    """GB-6.9: as many times as dice belong to a set; no set, once.

    >>> multiplier((3, 3), 5), multiplier((2, 2, 5, 5), 5), multiplier((1, 1, 1, 4, 4), 5)
    (2, 4, 5)
    >>> multiplier((6, 6, 6, 6, 6, 6), 5), multiplier((1, 2, 3), 5)
    (5, 1)
    """
    in_sets = 0
    for face in set(dice):
        count = dice.count(face)
        if count > 1:
            in_sets += count
    return max(1, min(in_sets, most))


def best_multiplier(table: "GlobopolisState") -> int:
    """GB-6.9, GB-10.19: what an edition allows at the most; six times as a variation."""
    return 6 if table.settings().times_six else table.content.multiplier_most


def times(polygon: int, dice: tuple[int, ...], most: int) -> int:
    """GB-6.9, GB-6.11: what the polygon is multiplied by; a last die equal to it doubles.

    >>> times(7, (4, 4, 2), 5), times(3, (3,), 5), times(9, (), 5)
    (2, 2, 1)
    """
    if len(dice) == 1:
        return 2 if dice[0] == polygon else 1
    return multiplier(dice, most)


def roll_value(polygon: int, dice: tuple[int, ...], most: int) -> int:
    """GB-6.8: the polygon times the multiplier.

    >>> roll_value(7, (4, 4, 2), 5), roll_value(3, (3,), 5), roll_value(9, (), 5)
    (14, 6, 9)
    """
    return polygon * times(polygon, dice, most)


def aggressor_wins(
    attack: int, attack_dice: int, defence: int, defence_dice: int, ties: int
) -> bool:
    """GB-6.10: equal values go to fewer dice, then to the Defender; a card may decide (``ties``)."""
    if attack != defence:
        return attack > defence
    if ties:
        return ties > 0
    return attack_dice < defence_dice


def supporting(
    table: "GlobopolisState", holder: Holder, territory: TerritoryId
) -> list[TerritoryId]:
    """GB-10.13: own territories of the same colour group; with GB-10.14 only those with NS-Units."""
    members = table.content.members[table.content.group[territory]]
    mine = [t for t in members if t != territory and table.owner[t] == holder]
    if table.settings().assistance_moves_units:
        mine = [t for t in mine if table.units_on(t)[NS]]
    return mine


def strengths(
    table: "GlobopolisState",
    origin: TerritoryId,
    target: TerritoryId,
    agents_count: bool = True,
    assistance: bool = True,
) -> tuple[int, int]:
    """GB-6.5 to GB-6.7: six-sided dice of Aggressor and Defender, six at the most.

    ``assistance`` is False once assisting units have moved: they are dice of their own then.
    """
    content = table.content
    settings = table.settings()
    aggressor, defender = table.owner[origin], table.owner[target]
    mine = content.aggressor_dice + table.units[origin * 5 + NS]
    theirs = content.defender_dice + table.units[target * 5 + NS]
    more_mine, more_theirs = _economic(table, origin, target)
    mine += more_mine
    theirs += more_theirs
    if settings.agents:
        if agents_count:
            for territory, owner, infiltrator in (
                (target, defender, aggressor),
                (origin, aggressor, defender),
            ):
                superior = superiority(table, territory, owner, infiltrator)
                mine += 1 if superior == aggressor else 0
                theirs += 1 if superior == defender else 0
    else:
        mine += 1 if content.value[origin] >= content.value[target] else 0
        theirs += 1 if content.value[target] >= content.value[origin] else 0
    if settings.common_aggression and assistance:
        mine += len(supporting(table, aggressor, origin))
    if settings.common_defence and assistance:
        theirs += len(supporting(table, defender, target))
    return min(mine, content.battle_dice_most), min(theirs, content.battle_dice_most)


def _economic(
    table: "GlobopolisState", origin: TerritoryId, target: TerritoryId
) -> tuple[int, int]:
    """GB-6.6: a die for the higher justified level, then for more units other than NS; or both."""
    mine, theirs = table.justified_levels[origin], table.justified_levels[target]
    if mine == theirs:
        mine = sum(table.units[origin * 5 : origin * 5 + NS])
        theirs = sum(table.units[target * 5 : target * 5 + NS])
    return (1 if mine >= theirs else 0), (1 if theirs >= mine else 0)
