"""INFLUENCE cards that take from others: EU, units, points, cards (GB-8)."""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder, Seat
from statecraft.globopolis.cards.effect import NO_TARGET, Effect, Play, others, tell
from statecraft.globopolis.ids import ALL_TERRITORIES, Eu, TerritoryId
from statecraft.globopolis.printed_cards import InfluenceCard
from statecraft.globopolis.rules.hand import INFLUENCE_SORT, GiveUpCard
from statecraft.globopolis.rules.titles import clear_ns

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def take_eu(table: "GlobopolisState", seat: Seat, giver: Holder, wanted: Eu) -> None:
    count = max(0, min(wanted, table.eu[giver]))
    table.eu[giver] -= count
    table.eu[table.holders[seat]] += count
    tell(table, "gb-event-taken-eu", {"seat": seat, "holder": giver, "eu": count})


class TakeEu(Effect):
    """GB-8.8: EU, or all there is, from one player."""

    NAME = "take_eu"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(other, 0) for other in others(table, seat) if table.eu[other] > 0]

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        take_eu(table, seat, target, Eu(card.amount))


class Tax(Effect):
    """GB-8.15: EU from every other player."""

    NAME = "tax"
    HOSTILE = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, 0)] if self.touched(table, seat, NO_TARGET) else []

    def touched(self, table: "GlobopolisState", seat: Seat, target: Holder) -> list[Holder]:
        return [other for other in others(table, seat) if table.eu[other] > 0]

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        for other in self.touched(table, seat, target):
            if not spared >> other & 1:
                take_eu(table, seat, other, Eu(card.amount))


class TakeUnits(Effect):
    """GB-8.9: units of one kind from one player's Personal Stock."""

    NAME = "take_units"
    HOSTILE = True
    TARGETED = True
    APPLIES_TO = "resource"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        found: list[Play] = []
        for other in others(table, seat):
            stock = table.stock_of(other)
            found += [(other, kind) for kind, count in enumerate(stock) if count]
        return found

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        count = min(card.amount, table.stock_of(target)[choice])
        table.add_stock(target, choice, -count)
        table.add_stock(table.holders[seat], choice, count)
        values = {"seat": seat, "holder": target, "count": count, "resource": choice}
        tell(table, "gb-event-taken-units", values)


class ForceSale(TakeUnits):
    """GB-8.17: units of one kind out of one player's Personal Stock, paid for at a unit's price."""

    NAME = "force_sale"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        if table.eu[table.holders[seat]] < table.content.unit_price:
            return []
        return TakeUnits.plays(self, table, seat, card)

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        mine = table.holders[seat]
        price = table.content.unit_price
        affordable = max(0, table.eu[mine]) // price
        count = min(card.amount, table.stock_of(target)[choice], affordable)
        table.add_stock(target, choice, -count)
        table.add_stock(mine, choice, count)
        table.eu[mine] -= count * price
        table.eu[target] += count * price
        values = {"seat": seat, "holder": target, "count": count, "resource": choice}
        tell(table, "gb-event-forced-sale", {**values, "eu": count * price})


class RaidPlate(Effect):
    """GB-8.45: units of the card's kind off the base plate of another player's territory."""

    NAME = "raid_plate"
    COLUMNS = ("amount", "resource")
    HOSTILE = True
    TARGETED = True
    APPLIES_TO = "territory"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        mine = table.holders[seat]
        found: list[Play] = []
        for territory in ALL_TERRITORIES:
            owner = table.owner[territory]
            if owner >= 0 and owner != mine and table.units_on(territory)[card.resource]:
                found.append((owner, territory))
        return found

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        territory = ALL_TERRITORIES[choice]
        count = self.take(table, card, territory)
        table.add_stock(table.holders[seat], card.resource, count)
        self.say(table, "gb-event-taken-plate", seat, card, target, territory, count)

    def take(self, table: "GlobopolisState", card: InfluenceCard, territory: TerritoryId) -> int:
        """GB-5.6: levels that the units justified are suspended at once."""
        count = min(card.amount, table.units_on(territory)[card.resource])
        table.add_units(territory, card.resource, -count)
        table.recount(territory)
        clear_ns(table, territory)
        return count

    def say(
        self,
        table: "GlobopolisState",
        text: str,
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        territory: TerritoryId,
        count: int,
    ) -> None:
        values = {"seat": seat, "holder": target, "territory": territory, "count": count}
        tell(table, text, {**values, "resource": card.resource})


class DestroyUnits(RaidPlate):
    """GB-8.46: units of the card's kind off such a base plate, back to the Administration."""

    NAME = "destroy_units"

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        territory = ALL_TERRITORIES[choice]
        count = self.take(table, card, territory)
        table.bank_units[card.resource] += count
        self.say(table, "gb-event-destroyed", seat, card, target, territory, count)


class LosePoints(Effect):
    """GB-8.47: one player loses points, but none it has not got."""

    NAME = "lose_points"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(other, 0) for other in others(table, seat) if table.score[other] > 0]

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        count = max(0, min(card.amount, table.score[target]))
        table.score[target] -= count
        tell(table, "gb-event-lost-points", {"seat": seat, "holder": target, "points": count})


class TakePoints(Effect):
    """GB-8.48: points from one player who is ahead."""

    NAME = "take_points"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        mine = max(0, table.score[table.holders[seat]])
        return [(other, 0) for other in others(table, seat) if table.score[other] > mine]

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        count = max(0, min(card.amount, table.score[target]))
        table.score[target] -= count
        table.score[table.holders[seat]] += count
        tell(table, "gb-event-taken-points", {"seat": seat, "holder": target, "points": count})


class DropCard(Effect):
    """GB-8.49: one player puts an INFLUENCE card of its own choice under the stack."""

    NAME = "drop_card"
    COLUMNS = ()
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        hands = table.influence.hands
        return [(other, 0) for other in others(table, seat) if hands[other]]

    def play(
        self,
        table: "GlobopolisState",
        seat: Seat,
        card: InfluenceCard,
        target: Holder,
        choice: int,
        spared: int,
    ) -> None:
        if table.influence.hands[target]:
            table.push(GiveUpCard(table.speaker(target), INFLUENCE_SORT))
