"""The ring of Globopolis looked at several rolls ahead, from what its fields give at once.

Fields that let the Governor roll on are worth what the best roll from there is worth; where a turn
ends, the next one will begin. So a map of the ring is worked out from the last roll looked at to the
first: the exact average over all dice. Where the Governor stands makes no difference to it.
"""

from functools import cache, lru_cache

from statecraft.bots.globopolis.worth import spread
from statecraft.globopolis import content as printed
from statecraft.globopolis.content import Content
from statecraft.globopolis.ids import ALL_FIELDS, FieldId

RING = 64
AHEAD = 4
"""Rolls looked ahead within a turn."""
TOMORROW = 0.5
"""How much the place where a turn ends counts for the next."""
BARRED = -1000.0
FREE = [0.0] * RING
"""Nothing is paid, wherever one sets off."""
KEPT = 16
"""So many rings are kept in mind: in a turn the same one is often looked at again."""
Row = list[float]


@cache
def paid_for_passing(dice: int, teleport: FieldId, pay: int) -> Row:
    """By the field set off from: what so many dice bring on average for carrying a Governor past TELEPORT!."""
    reach = [(teleport - start) % RING for start in range(RING)]
    chances = [sum([p for n, p in spread(dice) if 0 < far < n], 0.0) for far in reach]
    return [pay * chance for chance in chances]


def _one_die(landed: Row) -> Row:
    """What rolling one die from each field is worth, clockwise."""
    round_and_on = landed + landed[:6]
    reached = [round_and_on[far : far + RING] for far in range(1, 7)]
    one, two, three, four, five, six = reached
    # Plain zips are compiled to plain loops.
    return [
        (a + b + c + d + e + f) / 6
        for a, b, c, d, e, f in zip(one, two, three, four, five, six)  # noqa: B905
    ]


def _better(one: Row, other: Row, paid: Row) -> Row:
    """The better of two, field by field, of which the other is paid for."""
    return [a if a > b + c else b + c for a, b, c in zip(one, other, paid)]  # noqa: B905


class Ring:
    """What coming to each field is worth, with what may follow from there.

    ``at_once`` is what each field gives, ``onward`` whether the Governor may roll on from there, ``shops`` what each
    market is worth, ``passing`` what TELEPORT! pays, and ``price_back`` what it costs to go counter-clockwise.
    """

    __slots__ = (
        "_after",
        "_fields",
        "_goes_on",
        "at_once",
        "content",
        "passing",
        "price_back",
        "shops",
        "teleport",
        "tomorrow",
    )

    def __init__(
        self,
        content: Content,
        at_once: tuple[float, ...],
        onward: tuple[bool, ...],
        shops: tuple[tuple[FieldId, float], ...],
        passing: int,
        price_back: float,
    ) -> None:
        self.content = content
        self.teleport = content.teleport_field
        self.at_once = list(at_once)
        self._goes_on = list(onward)
        self.shops = dict(shops)
        self.passing = passing
        self.price_back = price_back
        self._fields: dict[int, list[FieldId]] = {}
        for field in ALL_FIELDS:
            self._fields.setdefault(content.field_kind[field], []).append(field)
        self.tomorrow = self._tomorrow()
        self._after: list[Row] = []
        """[from the last roll looked at back to the first][field]: what coming there is worth."""

    def _tomorrow(self) -> Row:
        """What it is worth to begin a turn on each field, as far as that counts today."""
        nothing = [0.0] * RING
        rest = nothing
        for rolls in range(AHEAD, 0, -1):
            rest = self._best_from_all(self._landed(rolls, rest, nothing))
        mean = sum(rest, 0.0) / RING
        return [TOMORROW * (value - mean) for value in rest]

    def _landed(self, rolls: int, rest: Row, tomorrow: Row) -> Row:
        """What coming to each field is worth after so many rolls, given what may follow from there."""
        content = self.content
        at_once = self.at_once
        landed = [
            here + (more if onward and more > stop else stop)
            for here, more, stop, onward in zip(at_once, rest, tomorrow, self._goes_on)  # noqa: B905
        ]
        if rolls >= content.rolls_before_stop:
            for field in self._of_kind(printed.OPS_MISSION_FIELD, printed.INFLUENCE_FIELD):
                landed[field] = at_once[field] + tomorrow[field]
        for field in self._of_kind(printed.MARKET):
            shopped = self.shops[field] + tomorrow[field]
            landed[field] = at_once[field] + max(shopped, tomorrow[field], rest[field])
        for field in self._of_kind(printed.SWITZERLAND):
            shopped = max(self.shops.values()) + tomorrow[field]
            landed[field] = at_once[field] + max(shopped, tomorrow[field], rest[field])
        for field in self._of_kind(printed.ORSS):
            flights = [rest[base] + self.over(field, base) for base in content.bases]
            landed[field] = at_once[field] + max(tomorrow[field], rest[field], *flights)
        landed[self.teleport] = self._teleported(landed)
        return landed

    def _of_kind(self, *kinds: int) -> list[FieldId]:
        """The fields of some kinds."""
        return [field for kind in kinds for field in self._fields.get(kind, ())]

    def over(self, start: int, end: int) -> int:
        """The EU for passing TELEPORT! on the way from one field to another, clockwise."""
        return self.passing if 0 < (self.teleport - start) % RING < (end - start) % RING else 0

    def _teleported(self, landed: Row) -> float:
        """GB-4.19: any base, and up to twenty fields beyond."""
        content = self.content
        total = 0.0
        for base in content.bases:
            for fields in range(1, content.teleport_fields_die + 1):
                end = (base + fields) % RING
                total += landed[end] if end != self.teleport else 20.0
        return total / (len(content.bases) * content.teleport_fields_die)

    def _best_from_all(self, landed: Row) -> Row:
        """The best roll from every field at once: two dice are one die after another.

        Dice are even around their mean, so a roll back from a field leads where the same roll ahead leads from a
        field so much further behind: 7 fields for each die.
        """
        ahead = landed
        forwards = backwards = [BARRED] * RING
        for dice in range(1, self.content.move_dice_most + 1):
            ahead = _one_die(ahead)
            behind = ahead[-7 * dice :] + ahead[: -7 * dice]
            paid = paid_for_passing(dice, self.teleport, self.passing)
            forwards = _better(forwards, ahead, paid)
            backwards = _better(backwards, behind, FREE)
        return _better(forwards, backwards, [-self.price_back] * RING)

    def landed(self, rolls: int) -> Row:
        """What coming to a field with the next roll is worth, after so many rolls before it.

        Worked out from the last roll looked at backwards, no further than is asked for; after that one nothing
        follows but tomorrow.
        """
        rows = AHEAD - min(rolls, AHEAD - 1)
        while len(self._after) < rows:
            rest = self._best_from_all(self._after[-1]) if self._after else self.tomorrow
            self._after.append(self._landed(AHEAD - len(self._after), rest, self.tomorrow))
        return self._after[rows - 1]


@lru_cache(maxsize=KEPT)
def ring(
    content: Content,
    at_once: tuple[float, ...],
    onward: tuple[bool, ...],
    shops: tuple[tuple[FieldId, float], ...],
    passing: int,
    price_back: float,
) -> Ring:
    """The ring as described, looked at once."""
    return Ring(content, at_once, onward, shops, passing, price_back)
