"""The coup: secret stakes, one die a side, and a government replaced or confirmed (GP-5.9, GP-5.10)."""

from typing import TYPE_CHECKING, cast

from statecraft.core.action import Action
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import SealedFrame
from statecraft.global_powers.card_verbs import Coup, StakeCoup
from statecraft.global_powers.government import government, strongest_first
from statecraft.global_powers.odds import coup_odds
from statecraft.global_powers.rolls import OwnDice, RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

STAKES = tuple([StakeCoup(politicians) for politicians in range(21)])


def fault(table: "World", seat: Seat, action: Action) -> Illegal | None:
    """GP-5.9: against a government one is no part of, where no protectorate is."""
    region = cast(Coup, action).region
    rulers = government(table, region)
    if not rulers:
        return Illegal("GP-5.9", "gp-refused-no-government", {"region": region})
    if seat in rulers:
        return Illegal("GP-5.9", "gp-refused-own-government", {"holder": seat})
    if table.protected[region]:
        return Illegal("GP-5.9", "gp-refused-protected", {"region": region})
    return None


def stage(table: "World", seat: Seat, action: Action) -> None:
    region = cast(Coup, action).region
    rulers = strongest_first(table, government(table, region))
    seats = (seat, *[Seat(party) for party in rulers])
    table.push(CoupStakes(seats, (None,) * len(seats), region))


class CoupStakes(SealedFrame["World"]):
    """GP-5.9: the putschist and every governing party take base politicians into their hand, in secret."""

    __slots__ = ("region",)
    FIELDS = ("seats", "slots", "region")
    KIND = "coup-stake"

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], region: int
    ) -> None:
        super().__init__(seats, slots)
        self.region = region

    def actions(self, table: "World", question: Question) -> list[Action]:
        return list(STAKES[: table.base[question.seat] + 1])

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, StakeCoup):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        if action.politicians > table.base[question.seat]:
            raise Illegal("GP-5.9", "gp-refused-stake", {"most": table.base[question.seat]})

    def fallback(self, table: "World", question: Question) -> Action:
        return STAKES[0]

    def reveal(self, table: "World") -> None:
        stakes = tuple([slot.politicians for slot in self.slots if isinstance(slot, StakeCoup)])
        for seat, stake in zip(self.seats, stakes, strict=True):
            table.tell("gp-event-coup-stake", {"seat": seat, "politicians": stake})
        table.push(CoupRoll(self.region, self.seats, stakes))


class CoupRoll(RollFrame):
    """GP-5.9: one die for the putschist, one for the government; ``seats`` begins with the putschist."""

    __slots__ = ("region", "seats", "stakes")
    FIELDS = ("region", "seats", "stakes")
    PURPOSE = "coup"

    def __init__(self, region: int, seats: tuple[Seat, ...], stakes: tuple[int, ...]) -> None:
        self.region = region
        self.seats = seats
        self.stakes = stakes

    def dice(self, table: "World") -> int:
        return 2

    def own_dice(self, table: "World") -> OwnDice:
        return [(self.seats[0], 0), *[(seat, 1) for seat in self.seats[1:]]]

    def rolled(self, table: "World", natural: tuple[int, ...], dice: tuple[int, ...]) -> None:
        putschist, rulers = self.seats[0], self.seats[1:]
        attack = dice[0] + self.stakes[0] + table.there(self.region, putschist)
        defence = dice[1] + sum(self.stakes[1:])
        defence += sum([table.there(self.region, party) for party in rulers])
        succeeded = attack > defence
        if table.sink is not None:
            text = "gp-event-coup-won" if succeeded else "gp-event-coup-lost"
            values = {"seat": putschist, "region": self.region, "dice": dice}
            table.tell(text, {**values, "attack": attack, "defence": defence})
        losers = self.seats[1:] if succeeded else self.seats[:1]
        if table.settings().coup_stakes == "mauritius":
            for seat, stake in zip(self.seats, self.stakes, strict=True):
                if seat in losers:
                    table.base[seat] -= stake
                    table.mauritius[seat] += stake
        if succeeded:
            replaced = 0
            for party in rulers:
                replaced += table.go_home(self.region, party, table.there(self.region, party))
            table.come_in(self.region, putschist, replaced)


def forecast(table: "World", seat: Seat, region: int) -> tuple[Note, ...]:
    """The chance of success if nobody stakes anything, in percent."""
    rulers = sum([table.there(region, party) for party in government(table, region)])
    chance = coup_odds(table.there(region, seat) - rulers)
    return (Note("gp-coup-odds", {"win": round(100 * chance)}),)
