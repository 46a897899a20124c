"""The coup: secret stakes, one die a side, and a government replaced or confirmed (GP-5.9, GP-5.10)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.question import Question
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verbs
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import coup_odds
from statecraft.global_powers.rules.government import government, strongest_first
from statecraft.global_powers.rules.rolls import OwnDice, RollFrame
from statecraft.global_powers.rules.secret_bids import SecretBid, SecretBids

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Coup(Card):
    """GP-5.9: against a government one is no part of, where no protectorate is."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "coup"
    SHAPE = (REGION,)
    RULE = "GP-5.9"
    EFFECT = "coup"

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def choices(self, table: "GlobalPowersState", seat: Seat) -> list[Action]:
        n, mine = table.colours, table.holders[seat]
        politicians, protected = table.politicians, table.protected
        found: list[Action] = []
        for region in ALL_REGIONS:
            most = max(politicians[region * n : region * n + n])
            if most > politicians[region * n + mine] and not protected[region]:
                found.append(COUPS[region])
        return found

    def play_fault(self, table: "GlobalPowersState", seat: Seat) -> Illegal | None:
        rulers = government(table, self.region)
        if not rulers:
            return Illegal("GP-5.9", "gp-refused-no-government", {"region": self.region})
        if table.holders[seat] in rulers:
            return Illegal("GP-5.9", "gp-refused-own-government", {"holder": seat})
        if table.protected[self.region]:
            return Illegal("GP-5.9", "gp-refused-protected", {"region": self.region})
        return None

    def play(self, table: "GlobalPowersState", seat: Seat) -> None:
        rulers = strongest_first(table, government(table, self.region))
        seats = (seat, *[Seat(party) for party in rulers])
        table.push(CoupStakes(seats, (None,) * len(seats), self.region))

    def odds(self, table: "GlobalPowersState", seat: Seat) -> tuple[Note, ...]:
        """The chance of success if nobody stakes anything, in percent."""
        region = self.region
        rulers = sum([table.there(region, party) for party in government(table, region)])
        chance = coup_odds(table.there(region, table.holders[seat]) - rulers)
        return (Note("gp-coup-odds", {"win": round(100 * chance)}),)


COUPS: Final = tuple([Coup(region) for region in ALL_REGIONS])


class StakeCoup(SecretBid):
    """GP-5.9: take base politicians into the hand for a coup."""

    __slots__ = ()
    VERB = "stake-coup"
    RULE = "GP-5.9"
    REFUSED = "gp-refused-stake"

    def most(self, table: "GlobalPowersState", seat: Seat) -> int:
        return table.base[seat]

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """The chance to win if the other side stakes nothing, and if it stakes all it has; in percent."""
        asking = table.stack[question.at]
        assert isinstance(asking, CoupStakes)
        putschist, *rulers = asking.seats
        attack = table.there(asking.region, table.holders[putschist])
        defence = sum([table.there(asking.region, table.holders[seat]) for seat in rulers])
        if question.seat == putschist:
            most = sum([table.base[seat] for seat in rulers])
            lead = attack + self.politicians - defence
            best, worst = coup_odds(lead), coup_odds(lead - most)
        else:
            lead = attack - defence - self.politicians
            best, worst = 1 - coup_odds(lead), 1 - coup_odds(lead + table.base[putschist])
        values = {"staked": self.politicians, "best": round(100 * best)}
        return (Note("gp-coup-stake-odds", {**values, "worst": round(100 * worst)}),)


class CoupStakes(SecretBids):
    """GP-5.9: the putschist and every governing party take base politicians into their hand, in secret."""

    __slots__ = ()
    NAME = "coup-stakes"
    KIND = "coup-stake"
    VERBS = Verbs(StakeCoup)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        return StakeCoup(0)

    def reveal(self, table: "GlobalPowersState") -> None:
        stakes = self.bids()
        for seat, stake in zip(self.seats, stakes, strict=True):
            table.tell("gp-event-coup-stake", {"seat": seat, "politicians": stake})
        table.push(CoupRoll(self.region, self.seats, stakes))


class CoupRoll(RollFrame):
    """GP-5.9: one die for the putschist, one for the government; ``seats`` begins with the putschist."""

    FIELDS = ("region", "seats", "stakes")
    __slots__ = FIELDS
    NAME = "coup-roll"
    PURPOSE = "coup"

    def __init__(self, region: RegionId, seats: tuple[Seat, ...], stakes: tuple[int, ...]) -> None:
        self.region = region
        self.seats = seats
        self.stakes = stakes

    def dice(self, table: "GlobalPowersState") -> int:
        return 2

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        return [(self.seats[0], 0), *[(seat, 1) for seat in self.seats[1:]]]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        putschist, *rulers = [table.holders[seat] for seat in self.seats]
        attack = dice[0] + self.stakes[0] + table.there(self.region, putschist)
        defence = dice[1] + sum(self.stakes[1:])
        defence += sum([table.there(self.region, party) for party in rulers])
        succeeded = attack > defence
        if table.sink is not None:
            text = "gp-event-coup-won" if succeeded else "gp-event-coup-lost"
            values = {"seat": putschist, "region": self.region, "attack": attack}
            values |= {"defence": defence, "mine": dice[0], "theirs": dice[1]}
            table.tell(text, values)
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
