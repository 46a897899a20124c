"""A table of Globopolis in any position a rule test needs, with every roll chosen by the test.

`Play` deals nothing, lets everybody teleport to MOONSHOT! and stops in the first player's Option Phase of
round two with all scores at nothing. From there a test plays on, or sets public fields with the methods
below; each of them lets the table ask anew, so that questions and choices fit the new position.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from by_hand import ByHand
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.question import Chance
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.struct import PlainValue
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import ALL_FIELDS, FieldId, TerritoryId, TitleId
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import BEAM, END_OPTIONS, Roll

ANN, BEN, CAT, DAN = Seat(0), Seat(1), Seat(2), Seat(3)
RED, BLUE, GREEN, YELLOW = Holder(0), Holder(1), Holder(2), Holder(3)
"""The holders; where each has one seat, they are Ann's, Ben's, Cat's and Dan's."""
NOTHING_DEALT = {"titles_dealt": 0, "missions_dealt": 0, "influence_dealt": 0, "ops_dealt": 0}
TO_MOONSHOT = (2, 9)
"""The teleport roll that leads to MOONSHOT!, where a turn is over at once."""
WATER, FOOD, ENERGY, UCP, NS = range(5)
FULL = (1, 1, 1, 1, 1)
TWICE = (2, 2, 2, 2, 2)


def title(name: str) -> TerritoryId:
    """A title by its name; a Guild passes for a territory, so that no test has to say which it is."""
    return TerritoryId(TitleId(CONTENT.title_id.index(name)))


def field(name: str) -> FieldId:
    return ALL_FIELDS[CONTENT.field_id.index(name)]


def ops(name: str) -> int:
    return [row.id for row in CONTENT.ops].index(name)


def mission(name: str) -> int:
    return 21 + [row.id for row in CONTENT.missions].index(name)


def influence(name: str) -> int:
    return [row.id for row in CONTENT.influence].index(name)


def fresh(
    options: Mapping[str, Any] | None = None, seats: int | Sequence[int] = 3
) -> GlobopolisState:
    table = GAME.new(options or {}, seats)
    assert isinstance(table, GlobopolisState)
    return table


class Play(ByHand[GlobopolisState]):
    """A table on which the test plays everybody and is the dice."""

    def __init__(
        self, seats: int | Sequence[int] = 3, start: bool = True, **options: PlainValue
    ) -> None:
        super().__init__(fresh({**NOTHING_DEALT, **options}, seats))
        if start:
            self.come_out(*[6 if seat == 0 else 1 for seat in range(len(self.table.holders))])
            for _ in self.table.holders:
                self.come_out(*TO_MOONSHOT)
            self.table.score = [0] * self.table.holder_count()
            self.again()

    # Playing.

    def come_out(self, *value: int) -> "Play":
        """The dice show this; a first turn's teleport is called before."""
        kinds = self.kinds()
        if kinds and kinds[0][1] == "teleport":
            self.do(Seat(kinds[0][0]), BEAM)
        self.take(Outcome(self.chance().id, value))
        return self

    def draw(self, card: int) -> "Play":
        """The next card drawn is this one."""
        self.take(Outcome(self.chance().id, card))
        return self

    def move(self, seat: Seat, *dice: int, backwards: int = 0) -> "Play":
        """The seat rolls these dice, out of its Option Phase if need be."""
        if self.kinds()[0] == (seat, "options"):
            self.do(seat, END_OPTIONS)
        self.do(seat, Roll(len(dice), backwards))
        return self.come_out(*dice)

    def land(self, seat: Seat, name: str) -> "Play":
        """The seat rolls a one and comes to this field."""
        self.table.governor[seat] = ALL_FIELDS[field(name) - 1]
        return self.move(seat, 1)

    def pass_turn(self, seat: Seat) -> "Play":
        """The seat's turn goes by: a flight of fancy to MOONSHOT!, whose points do not count."""
        holder = self.table.holders[seat]
        score = self.table.score[holder]
        self.table.governor[seat] = ALL_FIELDS[field("moonshot") - 1]
        if self.kinds()[0][1] == "options":
            self.do(seat, END_OPTIONS)
        # The points go first, because a round may be judged as soon as the Governor has landed.
        self.table.score[holder] = score - CONTENT.moonshot_points
        self.do(seat, Roll(1, 0))
        return self.come_out(1)

    # Setting the position.

    def own(
        self, holder: Holder, *names: str, units: Sequence[int] = (0, 0, 0, 0, 0), levels: int = 0
    ) -> "Play":
        """A holder has these titles, with these units on each, and its points."""
        table = self.table
        for name in names:
            number = title(name)
            table.owner[number] = holder
            table.units[number * 5 : number * 5 + 5] = list(units)
            table.score[holder] += CONTENT.value[number]
            if levels:
                table.levels[number] = levels
                table.recount(number)
        return self.again()

    def stock(self, holder: Holder, *units: int) -> "Play":
        self.table.stock[holder * 5 : holder * 5 + 5] = list(units)
        return self.again()

    def purse(self, holder: Holder, eu: int) -> "Play":
        self.table.eu[holder] = eu
        return self.again()

    def score(self, holder: Holder, points: int) -> "Play":
        self.table.score[holder] = points
        return self.again()

    def agents(self, holder: Holder, name: str, count: int) -> "Play":
        self.table.agents[holder * 36 + title(name)] = count
        self.table.reserve[holder] -= count
        return self.again()

    def hold_ops(self, holder: Holder, *cards: int) -> "Play":
        for card in cards:
            self.table.ops = self.table.ops.drawn(holder, card)
        return self.again()

    def hold_influence(self, holder: Holder, *names: str) -> "Play":
        for name in names:
            self.table.influence = self.table.influence.drawn(holder, influence(name))
        return self.again()

    # Looking.

    def units(self, name: str) -> list[int]:
        number = title(name)
        return self.table.units[number * 5 : number * 5 + 5]

    def stock_of(self, holder: Holder) -> list[int]:
        return self.table.stock[holder * 5 : holder * 5 + 5]

    def owner(self, name: str) -> int:
        return self.table.owner[title(name)]

    # Fighting.

    def battle(self) -> tuple[int, int]:
        """How many six-sided dice both sides have in the round to be rolled."""
        sides = self.chance("battle").distribution
        assert isinstance(sides, Dice)
        at = [place for place, side in enumerate(sides.sides) if side != 6]
        return at[1] - 1, len(sides.sides) - at[1] - 1

    def round(self, won: bool) -> "Play":
        """One Battle Round that the Aggressor wins or loses by far."""
        mine, theirs = self.battle()
        strong, weak = (8, *[6] * mine), (1, *[2, 3, 4, 5, 6, 1][:mine])
        if won:
            return self.come_out(*strong, 1, *[2, 3, 4, 5, 6, 1][:theirs])
        return self.come_out(*weak, 10, *[6] * theirs)

    def fight(self, won: bool) -> "Play":
        """All Battle Rounds of an engagement, won or lost by the Aggressor."""
        while isinstance(pending := self.table.pending(), Chance) and pending.kind == "battle":
            self.round(won)
        return self
