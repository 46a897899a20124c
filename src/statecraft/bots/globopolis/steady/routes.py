"""Where a steady player's Governor should go: the exact average over all dice, several rolls ahead.

Fields that let the Governor roll on are worth what the best roll from there is worth; where a turn
ends, the next one will begin. So a map of the ring is worked out from the last roll looked at to the
first.
"""

from functools import cache

from statecraft.bots.globopolis.steady import worth
from statecraft.bots.globopolis.worth import roll_sizes, spread
from statecraft.core.ids import Holder
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import NS
from statecraft.globopolis.ids import ALL_FIELDS, ALL_TERRITORIES, FieldId, TerritoryId, TitleId
from statecraft.globopolis.rules.aggression import attacks_from, attacks_on
from statecraft.globopolis.rules.passing import passing_pay
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Attack

RING = 64
AHEAD = 4
"""Rolls looked ahead within a turn."""
TOMORROW = 0.5
"""How much the place where a turn ends counts for the next."""
BARRED = -1000.0
Row = list[float]


@cache
def passing(dice: int, teleport: FieldId) -> tuple[float, ...]:
    """By the field set off from: how likely so many dice carry a Governor past TELEPORT!."""
    reach = [(teleport - start) % RING for start in range(RING)]
    return tuple([sum([p for n, p in spread(dice) if 0 < far < n], 0.0) for far in reach])


def _one_die(landed: Row, first: int) -> Row:
    """What rolling one die from each field is worth, the fields from ``first`` on being within reach."""
    ring = landed[-6:] + landed + landed[:7]
    at = 6 + first
    return [sum(ring[field + at : field + at + 6], 0.0) / 6 for field in range(RING)]


def market_gain(table: GlobopolisState, holder: Holder, market: FieldId, cash: int) -> float:
    """What going to a market is worth: the units it is likely to have, less their price."""
    kinds = table.content.market_resources[market]
    price = table.content.market_price
    return shopping(table, holder, kinds, min(7, max(0, cash) // price))[0]


def shopping(
    table: GlobopolisState, holder: Holder, kinds: tuple[int, ...], most: int
) -> tuple[float, list[int]]:
    """What to buy of these kinds at the market's price, one unit after the other."""
    owned = worth.units_owned(table, holder)
    bought = [0] * len(kinds)
    price = float(table.content.market_price)
    gained = 0.0
    now = worth.units_worth(table, holder, owned)
    best = (0.0, bought)
    for _ in range(most):
        found: list[tuple[float, int]] = []
        for at, kind in enumerate(kinds):
            owned[kind] += 1
            found.append((worth.units_worth(table, holder, owned) - now - price, -at))
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

    def __init__(self, table: GlobopolisState, holder: Holder) -> None:
        self.table = table
        self.holder = holder
        self.teleport = table.content.teleport_field
        self.passing = passing_pay(table)
        self.price_back = self._price_back()
        self.at_once = [self._gain(field) for field in ALL_FIELDS]
        self.after: list[Row] = []
        """[rolls made, from the last looked at back to none][field]: the best that may still come."""
        self._look_ahead()

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
        owned = worth.units_owned(self.table, self.holder)
        before = worth.units_worth(self.table, self.holder, owned)
        owned[kind] += count
        return worth.units_worth(self.table, self.holder, owned) - before

    def _territory(self, title: TerritoryId) -> float:
        table, holder = self.table, self.holder
        owner = table.owner[title]
        if owner < 0:
            points = worth.POINT * table.content.value[title]
            units = 4.5 * sum(table.content.units[title])
            future = worth.title_future(table, title)
            return points + units + future + worth.group_gain(table, holder, title)
        if owner == holder:
            return 3.0 + max(0.0, 0.8 * self.attack_from(title))
        return max(-worth.fee(table, holder, title), self.attack_on(title))

    def attack_on(self, title: TerritoryId) -> float:
        listed = attacks_on(self.table, self.table.speaker(self.holder), title)
        pairs = [(a.origin, a.target) for a in listed if isinstance(a, Attack)]
        return worth.best_attack(self.table, self.holder, pairs)[0]

    def attack_from(self, title: TerritoryId) -> float:
        listed = attacks_from(self.table, self.table.speaker(self.holder), title)
        pairs = [(a.origin, a.target) for a in listed if isinstance(a, Attack)]
        return worth.best_attack(self.table, self.holder, pairs)[0]

    def _guild(self, title: TitleId) -> float:
        table, holder = self.table, self.holder
        owner = table.owner[title]
        if owner == holder:
            return 0.0
        points = worth.POINT * table.content.value[title] + worth.title_future(table, title)
        if owner < 0:
            return points + 10
        return points * (1 + worth.grudge(table, holder, owner))

    # What may follow.

    def _look_ahead(self) -> None:
        """Backwards from the last roll looked at; where no more is looked at, nothing follows."""
        cash = self.table.eu[self.holder]
        content = self.table.content
        self.shops = {
            m: market_gain(self.table, self.holder, m, cash) for m in content.market_resources
        }
        tomorrow = [0.0] * RING
        rest = [0.0] * RING
        for rolls in range(AHEAD - 1, -1, -1):
            rest = self._best_from_all(self._landed(rolls + 1, rest, tomorrow))
        mean = sum(rest, 0.0) / RING
        tomorrow = [TOMORROW * (value - mean) for value in rest]
        rest = tomorrow[:]
        for rolls in range(AHEAD - 1, -1, -1):
            landed = self._landed(rolls + 1, rest, tomorrow)
            rest = self._best_from_all(landed)
            self.after.insert(0, landed)
        self.tomorrow = tomorrow

    def _landed(self, rolls: int, rest: Row, tomorrow: Row) -> Row:
        """What coming to each field is worth after so many rolls, given what may follow from there."""
        content = self.table.content
        landed = [0.0] * RING
        for field in ALL_FIELDS:
            kind = content.field_kind[field]
            here, stop = self.at_once[field], tomorrow[field]
            go_on = max(stop, rest[field])
            if kind in (printed.OPS_MISSION_FIELD, printed.INFLUENCE_FIELD):
                here += go_on if rolls < content.rolls_before_stop else stop
            elif kind == printed.MARKET:
                here += max(self.shops[field] + stop, go_on)
            elif kind == printed.SWITZERLAND:
                here += max(max(self.shops.values()) + stop, go_on)
            elif kind in (printed.NSA, printed.NIA):
                here += go_on
            elif kind == printed.ORSS:
                here += max([go_on, *[rest[b] + self._over(field, b) for b in content.bases]])
            elif kind in (printed.TERRITORY, printed.GUILD):
                mine = self.table.owner[content.field_title[field]] == self.holder
                here += go_on if mine else stop
            else:
                here += stop
            landed[field] = here
        landed[self.teleport] = self._teleported(landed)
        return landed

    def _over(self, start: int, end: int) -> int:
        """The EU for passing TELEPORT! on the way from one field to another, clockwise."""
        return self.passing if 0 < (self.teleport - start) % RING < (end - start) % RING else 0

    def _teleported(self, landed: Row) -> float:
        """GB-4.19: any base, and up to twenty fields beyond."""
        content = self.table.content
        total = 0.0
        for base in content.bases:
            for fields in range(1, content.teleport_fields_die + 1):
                end = (base + fields) % RING
                total += landed[end] if end != self.teleport else 20.0
        return total / (len(content.bases) * content.teleport_fields_die)

    def _best_from_all(self, landed: Row) -> Row:
        """The best roll from every field at once: two dice are one die after another."""
        best = [BARRED] * RING
        ahead = behind = landed
        for dice in roll_sizes(self.table):
            ahead, behind = _one_die(ahead, 1), _one_die(behind, -6)
            chances = passing(dice, self.teleport)
            for field in range(RING):
                forwards = ahead[field] + self.passing * chances[field]
                best[field] = max(best[field], forwards, behind[field] - self.price_back)
        return best

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
        now = worth.points_worth(self.table, score)
        return now - worth.points_worth(self.table, score - points)

    # What the bot asks for.

    def landed(self, rolls: int) -> Row:
        """What coming to a field with the next roll is worth, after so many rolls before it."""
        return self.after[min(rolls, AHEAD - 1)]

    def best(self, start: int, rolls: int) -> float:
        return self._best(start, self.landed(rolls))

    def moved(self, start: int, fields: int, rolls: int) -> float:
        """What going exactly so many fields is worth; back for a negative number, which is paid for."""
        end = (start + fields) % RING
        return self.landed(rolls)[end] + (self._over(start, end) if fields > 0 else 0)

    def flown(self, start: int, end: int, rolls: int) -> float:
        """What a flight is worth: on a base one rolls on, anywhere else one has come to the field."""
        if self.table.content.field_kind[end] == printed.ORSS:
            return self.best(end, rolls) + self._over(start, end)
        return self.moved(start, (end - start) % RING, rolls)
