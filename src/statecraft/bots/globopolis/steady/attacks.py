"""What attacks in Globopolis are worth to a steady player: exact odds, the target won or the own territory lost."""

from functools import cache

from statecraft.bots.globopolis.steady.worth import MISSION_WINS, POINT, Scale
from statecraft.core.chance.distributions import cards_in
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import NS
from statecraft.globopolis.ids import TerritoryId
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.rules import missions
from statecraft.globopolis.rules.battle import best_multiplier, strengths
from statecraft.globopolis.state import GlobopolisState

NO_ATTACK = -1000.0
"""What the best attack is worth where there is none."""


@cache
def _won(mine: int, theirs: int, most: int, polygons: tuple[int, int]) -> float:
    return float(takeover(mine, theirs, most, polygons)[0])


class Attacks:
    """The attacks of one holder: what a target, an origin and the odds between them are is worked out once.

    ``agents`` is a table on which the agents are elsewhere, if they are to be judged there.
    """

    __slots__ = (
        "_conquest",
        "_dice",
        "_guarded",
        "_helped",
        "_lost",
        "_most",
        "_multiplier",
        "_polygons",
        "_rated",
        "_won",
        "holder",
        "scale",
        "table",
    )

    def __init__(self, scale: Scale, holder: Holder, agents: GlobopolisState | None = None) -> None:
        self.scale = scale
        self.holder = holder
        self.table = scale.table if agents is None else agents
        effects = [self.table.content.ops[c].effect for c in cards_in(self.table.hand(holder, 0))]
        self._helped = 1 if printed.EXTRA_DICE in effects or printed.FEWER_DICE in effects else 0
        self._conquest = conquest_gain(self.table, holder)
        content = self.table.content
        self._most = content.battle_dice_most
        self._multiplier = best_multiplier(self.table)
        self._polygons = (content.aggressor_polygon, content.defender_polygon)
        self._dice: dict[tuple[TerritoryId, TerritoryId], tuple[int, int]] = {}
        self._guarded: dict[Holder, float] = {}
        self._rated: dict[tuple[TerritoryId, TerritoryId, int], float] = {}
        self._won: dict[TerritoryId, float] = {}
        self._lost: dict[tuple[TerritoryId, Holder], float] = {}

    def odds(self, mine: int, theirs: int) -> float:
        """The chance of so many dice against so many, or as many as there may be at the most."""
        most = self._most
        return _won(
            mine if mine < most else most,
            theirs if theirs < most else most,
            self._multiplier,
            self._polygons,
        )

    def chance(self, origin: TerritoryId, target: TerritoryId, more: int = 0) -> float:
        """The chance of a takeover, with the cards one has and those the other may have."""
        table = self.table
        way = (origin, target)
        if way not in self._dice:
            self._dice[way] = strengths(table, origin, target)
        mine, theirs = self._dice[way]
        mine += more + self._helped
        other = table.owner[target]
        if other not in self._guarded:
            self._guarded[other] = 1 - 0.7 ** table.hand(other, 0).bit_count()
        guarded = self._guarded[other]
        if not guarded:
            return self.odds(mine, theirs)
        return (1 - guarded) * self.odds(mine, theirs) + guarded * self.odds(mine, theirs + 1)

    def worth(self, origin: TerritoryId, target: TerritoryId, more: int = 0) -> float:
        """What an attack is worth on average: the target won, or the own territory lost."""
        way = (origin, target, more)
        found = self._rated.get(way)
        if found is None:
            found = self._rated[way] = self._mean(origin, target, self.chance(origin, target, more))
        return found

    def _mean(self, origin: TerritoryId, target: TerritoryId, chance: float) -> float:
        other = self.table.owner[target]
        if target not in self._won:
            self._won[target] = self._prize(target)
        if (origin, other) not in self._lost:
            self._lost[origin, other] = self._loss(origin, other)
        return chance * self._won[target] - (1 - chance) * self._lost[origin, other]

    def best(self, ways: list[tuple[TerritoryId, TerritoryId]], more: int = 0) -> float:
        """What the best of some attacks is worth."""
        return max([self.worth(o, t, more) for o, t in ways], default=NO_ATTACK)

    def _prize(self, target: TerritoryId) -> float:
        table, scale, holder = self.table, self.scale, self.holder
        content = table.content
        plates = sum(table.units[target * 5 : target * 5 + NS])
        won = POINT * content.value[target] + 4.5 * plates + scale.group_gain(holder, target)
        won += content.fee[target][0] * scale.visits + 2 * min(4.0, scale.rounds_left)
        won += self._conquest
        won += scale.grudge(holder, table.owner[target]) * scale.title_worth(target)
        return won

    def _loss(self, origin: TerritoryId, other: Holder) -> float:
        lost = self.scale.title_worth(origin) + 5
        lost += self.scale.grudge(self.holder, other) * POINT * self.table.content.value[origin]
        return lost


def conquest_gain(table: GlobopolisState, holder: Holder) -> float:
    """What one more conquest does for a mission in hand."""
    for card in cards_in(table.hand(holder, 1)):
        mission = table.content.missions[card - table.content.first_mission]
        if mission.condition == printed.CONQUESTS:
            done, need = missions.progress(table, holder, card - table.content.first_mission)
            steps = [min(1.0, n / need) ** 4 for n in (done, done + 1)]
            return MISSION_WINS * (steps[1] - steps[0])
    return 0.0
