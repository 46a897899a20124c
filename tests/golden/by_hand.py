"""Games written by hand: every choice and every die, with the figures worked out from the booklet.

``ByHand`` plays such a game through the public API and compares points, EU and goods after each
turn with what was reckoned on paper.
"""

from collections.abc import Sequence

from statecraft.core.action import Action
from statecraft.core.ids import Seat
from statecraft.core.inputs import Act, Outcome
from statecraft.core.plain import Value
from statecraft.core.question import Chance
from statecraft.core.record import Record, fold, new_header
from statecraft.core.session import Session
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import Globe
from statecraft.globopolis.verbs import BEAM, END_OPTIONS, Roll


def title(name: str) -> int:
    return CONTENT.title_id.index(name)


def field(name: str) -> int:
    return CONTENT.field_id.index(name)


class ByHand:
    """A game of the learning kind, without cards: titles as dealt by hand, the first seat begins."""

    def __init__(self, hands: Sequence[Sequence[str]], **options: Value) -> None:
        chosen = {"learning": True, "agents": False, "titles_dealt": len(hands[0]), **options}
        self.session = Session(GAME, new_header(GAME, chosen, len(hands)))
        dealt = tuple([sum([1 << title(name) for name in hand]) for hand in hands])
        self.comes("titles", dealt)
        self.comes("first", (6, *([1] * (len(hands) - 1))))

    @property
    def table(self) -> Globe:
        state = self.session.state
        assert isinstance(state, Globe)
        return state

    def comes(self, kind: str, value: Value) -> "ByHand":
        """Dice or a deal come out."""
        pending = self.table.pending()
        assert isinstance(pending, Chance)
        assert pending.kind == kind
        self.session.apply(Outcome(pending.id, value))
        return self

    def does(self, seat: int, action: Action, kind: str = "") -> "ByHand":
        for question in self.table.questions():
            if question.seat == seat and kind in ("", question.kind):
                self.session.apply(Act(question.id, Seat(seat), action))
                return self
        raise AssertionError(f"seat {seat} is not asked {kind}")

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

    def ends(self, reason: str, ranks: Sequence[int]) -> None:
        """The game is over as it should be, and its record replays to the same position."""
        result = self.table.result
        assert result is not None
        assert (result.reason, list(result.ranks)) == (reason, list(ranks))
        again = Record.from_jsonl(GAME, self.session.record.to_jsonl())
        assert fold(GAME, again).digest() == self.table.digest()
