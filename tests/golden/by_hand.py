"""Games written by hand: every choice and every die, with the figures worked out from the booklet.

``ByHand`` plays such a game through the public API and compares points, EU and goods after each
turn with what was reckoned on paper.
"""

from collections.abc import Sequence

from golden.on_paper import OnPaper
from statecraft.core.record.struct import PlainValue
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import ALL_FIELDS, FieldId, TerritoryId, TitleId
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import BEAM, END_OPTIONS, Roll


def title(name: str) -> TerritoryId:
    """A title by its name; a Guild passes for a territory, so that no test has to say which it is."""
    return TerritoryId(TitleId(CONTENT.title_id.index(name)))


def field(name: str) -> FieldId:
    return ALL_FIELDS[CONTENT.field_id.index(name)]


class ByHand(OnPaper[GlobopolisState]):
    """A game of the learning kind, without cards: titles as dealt by hand, the first seat begins."""

    def __init__(self, hands: Sequence[Sequence[str]], **options: PlainValue) -> None:
        chosen = {"learning": True, "agents": False, "titles_dealt": len(hands[0]), **options}
        super().__init__(GAME, GlobopolisState, chosen, len(hands))
        dealt = tuple([sum([1 << title(name) for name in hand]) for hand in hands])
        self.comes("titles", dealt)
        self.comes("first", (6, *([1] * (len(hands) - 1))))

    def teleports(self, seat: int, bases: int, fields: int) -> "ByHand":
        return self.does(seat, BEAM, "teleport").comes("teleport", (bases, fields))

    def rolls(self, seat: int, *dice: int) -> "ByHand":
        """Out of the Option Phase, if the seat is still in it, and on."""
        if any(q.kind == "options" and q.seat == seat for q in self.table.questions()):
            self.does(seat, END_OPTIONS, "options")
        return self.does(seat, Roll(len(dice), 0)).comes("move", dice)

    def stands(self, score: Sequence[int], eu: Sequence[int]) -> "ByHand":
        """Points and EU, as worked out on paper."""
        assert (self.table.score, self.table.eu) == (list(score), list(eu))
        return self

    def plate(self, name: str) -> list[int]:
        """Units on a base plate or in a Guild Stock: water, food, energy, UCP, NS."""
        at = title(name) * 5
        return self.table.units[at : at + 5]

    def stock(self, seat: int) -> list[int]:
        return self.table.stock[seat * 5 : seat * 5 + 5]
