"""War between neighbouring regions (GP-4.10 to GP-4.14)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.odds import war_odds
from statecraft.global_powers.rules import talks
from statecraft.global_powers.rules.chips import ECONOMY, MILITARY
from statecraft.global_powers.rules.government import government, strongest_first
from statecraft.global_powers.rules.government_action import ListedAction
from statecraft.global_powers.rules.rolls import OwnDice, RollFrame

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class War(ListedAction):
    """GP-4.10: attack a neighbouring region."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "war"
    SHAPE = (REGION,)

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        if table.peace:
            return []
        n = table.colours
        politicians = table.politicians
        there = politicians[region * n : region * n + n]
        most = max(there)
        against_oneself = table.settings().war_on_own_region
        found: list[Action] = []
        for target in table.content.neighbours[region]:
            if table.protected[target] or table.pacts[target] >> region & 1:
                continue
            theirs = politicians[target * n : target * n + n]
            best = max(theirs)
            if best:
                for party in range(n):
                    # GP-4.11: nobody fights against itself, unless that was agreed (GP-7.15).
                    if theirs[party] == best and there[party] == most and not against_oneself:
                        break
                else:
                    found.append(WARS[target])
        return found

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        """GP-4.10, GP-4.11: a neighbour with a government that nothing protects, and no fight against oneself."""
        target = self.region
        if target not in table.content.neighbours[region]:
            return Illegal("GP-4.10", "gp-refused-no-neighbour", {"region": target})
        if table.peace:
            return Illegal("GP-4.11", "gp-refused-peace")
        defenders = government(table, target)
        if not defenders:
            return Illegal("GP-4.11", "gp-refused-no-government", {"region": target})
        if table.protected[target]:
            return Illegal("GP-4.11", "gp-refused-protected", {"region": target})
        if table.pacts[target] >> region & 1:
            return Illegal("GP-4.11", "gp-refused-pact", {"region": target})
        if table.settings().war_on_own_region:
            return None
        for party in government(table, region):
            if party in defenders:
                return Illegal("GP-4.11", "gp-refused-own-government", {"holder": party})
        return None

    def judge_promises(self, table: "GlobalPowersState", seat: Seat) -> None:
        talks.proposed_war(table, table.holders[seat], self.region)

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        table.tell("gp-event-war", {"active": region, "region": self.region})
        table.push(WarRoll(region, self.region))

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        return odds(table, region, self.region)


WARS: Final = tuple([War(region) for region in ALL_REGIONS])


class WarRoll(RollFrame):
    """GP-4.12: both regions roll; the attacker's die comes first."""

    FIELDS = ("region", "target")
    __slots__ = FIELDS
    NAME = "war-roll"
    PURPOSE = "war"
    WAR = True

    def __init__(self, region: RegionId, target: RegionId) -> None:
        self.region = region
        self.target = target

    def public_forecast(self, table: "GlobalPowersState") -> tuple[Note, ...]:
        return odds(table, self.region, self.target)

    def dice(self, table: "GlobalPowersState") -> int:
        return 2

    def own_dice(self, table: "GlobalPowersState") -> OwnDice:
        attackers = strongest_first(table, government(table, self.region))
        defenders = strongest_first(table, government(table, self.target))
        return [
            *[(Seat(party), 0) for party in attackers],
            *[(Seat(party), 1) for party in defenders],
        ]

    def rolled(
        self, table: "GlobalPowersState", natural: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        attack = table.chip(self.region, MILITARY)
        defence = table.chip(self.target, MILITARY)
        moved = difference(attack - defence, natural, dice)
        text = "gp-event-war-drawn" if moved == 0 else "gp-event-war-fought"
        # Named where the totals alone would not have saved the weaker.
        if moved == 0 and dice[0] + attack != dice[1] + defence:
            text = "gp-event-war-one-against-three"
        if table.sink is not None:
            values = {"active": self.region, "attack": attack, "mine": dice[0]}
            values |= {"region": self.target, "defence": defence, "theirs": dice[1]}
            table.tell(text, values)
        attackers, defenders = government(table, self.region), government(table, self.target)
        if moved == 0:
            drawn(table, self.region, self.target)
        elif moved > 0:
            won(table, self.region, self.target, moved)
        else:
            won(table, self.target, self.region, -moved)
        pay(table, attackers, defenders, moved)


def difference(lead: int, natural: tuple[int, ...], dice: tuple[int, ...]) -> int:
    """GP-4.12, GP-4.14: by how much the attacker wins; negative for the defender. ``lead`` is in military chips.

    A 1 against a 3 as they fell saves the weaker.
    """
    if natural == (1, 3) and lead >= 2:
        return 0
    return lead + dice[0] - dice[1]


def drawn(table: "GlobalPowersState", region: RegionId, target: RegionId) -> None:
    """GP-4.14: both sides lose a military chip."""
    table.spend_chips(region, MILITARY, 1)
    table.spend_chips(target, MILITARY, 1)


def won(table: "GlobalPowersState", winner: RegionId, loser: RegionId, difference: int) -> None:
    """GP-4.13: the loser's government falls by the difference, and the winner's parties move in."""
    occupiers = government(table, winner)
    for party in government(table, loser):
        fallen = table.go_home(loser, party, difference)
        table.tell("gp-event-fell", {"seat": party, "region": loser, "politicians": fallen})
    table.spend_chips(loser, MILITARY, 1)
    table.spend_chips(loser, ECONOMY, 1)
    table.spend_chips(winner, MILITARY, 1)
    for party in occupiers:
        came = table.come_in(loser, party, difference)
        if came:
            values = {"seat": party, "region": loser, "politicians": came}
            table.tell("gp-event-occupied", values)


def pay(
    table: "GlobalPowersState", attackers: list[Holder], defenders: list[Holder], difference: int
) -> None:
    """GP-4.14, GP-7.9: the price of a war in politicians."""
    price = table.settings().war_price
    payers: list[Holder] = []
    if difference == 0 or price == "always":
        payers = attackers
    elif price == "winner":
        payers = attackers if difference > 0 else defenders
    for party in payers:
        if table.exile(party):
            table.tell("gp-event-mauritius", {"seat": party})


def odds(table: "GlobalPowersState", region: RegionId, target: RegionId) -> tuple[Note, ...]:
    """What the dice may bring, in percent."""
    win, draw, loss = war_odds(table.chip(region, MILITARY) - table.chip(target, MILITARY))[:3]
    percent = [round(100 * chance) for chance in (win, draw, loss)]
    return (Note("gp-war-odds", {"win": percent[0], "draw": percent[1], "loss": percent[2]}),)
