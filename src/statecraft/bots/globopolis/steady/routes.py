"""Where a steady player's Governor should go: the exact average over all dice, several rolls ahead.

What each field gives at once is said here; what may follow from there, in `ring`.
"""

from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.steady.attacks import NO_ATTACK, Attacks
from statecraft.bots.globopolis.steady.ring import BARRED, RING, Row, ring
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.bots.globopolis.worth import roll_sizes, spread
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import NS
from statecraft.globopolis.ids import ALL_FIELDS, ALL_TERRITORIES, FieldId, TerritoryId, TitleId
from statecraft.globopolis.rules.aggression import all_attacks
from statecraft.globopolis.rules.passing import passing_pay
from statecraft.globopolis.verbs import Attack

ROLLS_ON = (printed.OPS_MISSION_FIELD, printed.INFLUENCE_FIELD, printed.NSA, printed.NIA)
"""Fields after which the Governor may roll on, whoever owns what; of others more is to be said."""


def market_gains(scale: Scale, holder: Holder) -> dict[FieldId, float]:
    """What going to each market is worth: the units it is likely to have, less their price."""
    content = scale.table.content
    most = min(7, max(0, scale.table.eu[holder]) // content.market_price)
    # Several markets have the same to sell.
    gains: dict[tuple[int, ...], float] = {}
    for kinds in content.market_resources.values():
        if kinds not in gains:
            gains[kinds] = shopping(scale, holder, kinds, most)[0]
    return {market: gains[kinds] for market, kinds in content.market_resources.items()}


def shopping(
    scale: Scale, holder: Holder, kinds: tuple[int, ...], most: int
) -> tuple[float, list[int]]:
    """What to buy of these kinds at the market's price, one unit after the other."""
    owned = scale.units_owned(holder)
    bought = [0] * len(kinds)
    price = float(scale.table.content.market_price)
    gained = 0.0
    now = scale.units_worth(holder, owned)
    best = (0.0, bought)
    for _ in range(most):
        found: list[tuple[float, int]] = []
        for at, kind in enumerate(kinds):
            owned[kind] += 1
            found.append((scale.units_worth(holder, owned) - now - price, -at))
            owned[kind] -= 1
        gain, place = max(found)
        owned[kinds[-place]] += 1
        now += gain + price
        gained += gain
        bought = [count + (1 if at == -place else 0) for at, count in enumerate(bought)]
        if gained > best[0]:
            best = (gained, bought)
    return best


class Routes:
    """The ring as one holder sees it now: what each field gives at once, and what may follow."""

    def __init__(self, scale: Scale, attacks: Attacks) -> None:
        self.scale = scale
        self.attacks = attacks
        self.table = scale.table
        self.holder = attacks.holder
        self.teleport = self.table.content.teleport_field
        self.passing = passing_pay(self.table)
        self.price_back = self._price_back()
        self._best_from: dict[TerritoryId, float] = {}
        self._best_on: dict[TerritoryId, float] = {}
        self._look_at_attacks()
        self.at_once = [self._gain(field) for field in ALL_FIELDS]
        self.shops = market_gains(scale, self.holder)
        self.ring = ring(
            self.table.content,
            tuple(self.at_once),
            tuple([self._onward(field) for field in ALL_FIELDS]),
            tuple(self.shops.items()),
            self.passing,
            self.price_back,
        )
        self.tomorrow = self.ring.tomorrow

    # What a field gives.

    def _gain(self, field: FieldId) -> float:
        content = self.table.content
        kind = content.field_kind[field]
        title = content.field_title[field]
        if kind == printed.TERRITORY:
            return self._territory(ALL_TERRITORIES[title])
        if kind == printed.GUILD:
            return self._guild(title)
        if kind == printed.MARKET:
            return 0.0
        if kind == printed.SWITZERLAND:
            return worth.POINT * content.switzerland_points + content.switzerland_eu
        if kind == printed.MOONSHOT:
            return worth.POINT * content.moonshot_points
        if kind == printed.OPS_MISSION_FIELD:
            return 5.0
        if kind == printed.INFLUENCE_FIELD:
            return 8.0
        if kind == printed.NSA:
            return self._unit_gain(NS, 2)
        return 5.0 if kind == printed.NIA else 0.0

    def _unit_gain(self, kind: int, count: int) -> float:
        owned = self.scale.units_owned(self.holder)
        before = self.scale.units_worth(self.holder, owned)
        owned[kind] += count
        return self.scale.units_worth(self.holder, owned) - before

    def _territory(self, title: TerritoryId) -> float:
        table, scale, holder = self.table, self.scale, self.holder
        owner = table.owner[title]
        if owner < 0:
            points = worth.POINT * table.content.value[title]
            units = 4.5 * sum(table.content.units[title])
            future = scale.title_future(title)
            return points + units + future + scale.group_gain(holder, title)
        if owner == holder:
            return 3.0 + max(0.0, 0.8 * self._best_from.get(title, NO_ATTACK))
        return max(-scale.fee(holder, title), self._best_on.get(title, NO_ATTACK))

    def _look_at_attacks(self) -> None:
        """The best attack on each territory and from each, wherever the Governor may land."""
        listed = all_attacks(self.table, self.holder)
        for way in dict.fromkeys([(a.origin, a.target) for a in listed if isinstance(a, Attack)]):
            origin, target = way
            gain = self.attack_gain(origin, target)
            self._best_from[origin] = max(gain, self._best_from.get(origin, NO_ATTACK))
            self._best_on[target] = max(gain, self._best_on.get(target, NO_ATTACK))

    def attack_gain(self, origin: TerritoryId, target: TerritoryId) -> float:
        return self.attacks.worth(origin, target)

    def _guild(self, title: TitleId) -> float:
        table, scale, holder = self.table, self.scale, self.holder
        owner = table.owner[title]
        if owner == holder:
            return 0.0
        points = worth.POINT * table.content.value[title] + scale.title_future(title)
        if owner < 0:
            return points + 10
        return points * (1 + scale.grudge(holder, owner))

    def _onward(self, field: FieldId) -> bool:
        """Whether the Governor may roll on from a field, if not too many rolls led there."""
        kind = self.table.content.field_kind[field]
        if kind in (printed.TERRITORY, printed.GUILD):
            return self.table.owner[self.table.content.field_title[field]] == self.holder
        return kind in ROLLS_ON

    def _best(self, field: int, landed: Row) -> float:
        found = [self.roll(field, dice, False, landed) for dice in roll_sizes(self.table)]
        found += [self.roll(field, dice, True, landed) for dice in roll_sizes(self.table)]
        return max(found)

    def roll(self, start: int, dice: int, backwards: bool, landed: Row) -> float:
        """What a roll is worth on average, with 40 EU for passing TELEPORT!, and less for going back."""
        total = 0.0
        if backwards:
            for fields, chance in spread(dice):
                total += chance * landed[(start - fields) % RING]
            return total - self.price_back
        reach = (self.teleport - start) % RING
        passing = self.passing
        for fields, chance in spread(dice):
            value = landed[(start + fields) % RING]
            total += chance * (value + passing if 0 < reach < fields else value)
        return total

    def kept(self, start: int, dice: int, landed: Row) -> float:
        """What a roll forwards is worth that may be repeated once where it falls below average."""
        mean = self.roll(start, dice, False, landed)
        reach = (self.teleport - start) % RING
        total = 0.0
        for fields, chance in spread(dice):
            value = landed[(start + fields) % RING] + (self.passing if 0 < reach < fields else 0)
            total += chance * max(mean, value)
        return total

    def _price_back(self) -> float:
        if self.table.settings().free_direction:
            return 0.0
        points = self.table.content.reverse_points
        score = self.table.score[self.holder]
        if score < points:
            return -BARRED
        return self.scale.points_worth(score) - self.scale.points_worth(score - points)

    # What the bot asks for.

    def landed(self, rolls: int) -> Row:
        """What coming to a field with the next roll is worth, after so many rolls before it."""
        return self.ring.landed(rolls)

    def best(self, start: int, rolls: int) -> float:
        return self._best(start, self.landed(rolls))

    def moved(self, start: int, fields: int, rolls: int) -> float:
        """What going exactly so many fields is worth; back for a negative number, which is paid for."""
        end = (start + fields) % RING
        return self.landed(rolls)[end] + (self.ring.over(start, end) if fields > 0 else 0)

    def flown(self, start: int, end: int, rolls: int) -> float:
        """What a flight is worth: on a base one rolls on, anywhere else one has come to the field."""
        if self.table.content.field_kind[end] == printed.ORSS:
            return self.best(end, rolls) + self.ring.over(start, end)
        return self.moved(start, (end - start) % RING, rolls)
