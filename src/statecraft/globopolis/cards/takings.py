"""INFLUENCE cards that take from others: EU, units, points, cards (GB-8)."""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder, Seat
from statecraft.globopolis.cards.effect import NO_TARGET, Effect, Play, Played, others, tell
from statecraft.globopolis.ids import ALL_TERRITORIES, Eu
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
    RULE = "GB-8.8"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(other, 0) for other in others(table, seat) if table.eu[other] > 0]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        take_eu(table, played.seat, played.target, Eu(played.card.amount))


class Tax(Effect):
    """GB-8.15: EU from every other player."""

    NAME = "tax"
    RULE = "GB-8.15"
    HOSTILE = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, 0)] if self.touched(table, seat, NO_TARGET) else []

    def touched(self, table: "GlobopolisState", seat: Seat, target: Holder) -> list[Holder]:
        return [other for other in others(table, seat) if table.eu[other] > 0]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        for other in self.touched(table, played.seat, played.target):
            if not played.spared >> other & 1:
                take_eu(table, played.seat, other, Eu(played.card.amount))


class TakeUnits(Effect):
    """GB-8.9: units of one kind from one player's Personal Stock."""

    NAME = "take_units"
    RULE = "GB-8.9"
    HOSTILE = True
    TARGETED = True
    APPLIES_TO = "resource"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        found: list[Play] = []
        for other in others(table, seat):
            stock = table.stock_of(other)
            found += [(other, kind) for kind, count in enumerate(stock) if count]
        return found

    def play(self, table: "GlobopolisState", played: Played) -> None:
        tell(table, "gb-event-taken-units", self.take(table, played, played.card.amount))

    def take(self, table: "GlobopolisState", played: Played, most: int) -> dict[str, int]:
        """Units go from stock to stock, as many as there are; what happened, in values of an event."""
        count = min(most, table.stock_of(played.target)[played.choice])
        table.add_stock(played.target, played.choice, -count)
        table.add_stock(table.holders[played.seat], played.choice, count)
        values = {"seat": played.seat, "holder": played.target}
        return {**values, "count": count, "resource": played.choice}


class ForceSale(TakeUnits):
    """GB-8.17: units of one kind out of one player's Personal Stock, paid for at a unit's price."""

    NAME = "force_sale"
    RULE = "GB-8.17"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        if table.eu[table.holders[seat]] < table.content.unit_price:
            return []
        return TakeUnits.plays(self, table, seat, card)

    def play(self, table: "GlobopolisState", played: Played) -> None:
        mine = table.holders[played.seat]
        price = table.content.unit_price
        affordable = max(0, table.eu[mine]) // price
        values = self.take(table, played, min(played.card.amount, affordable))
        paid = values["count"] * price
        table.eu[mine] -= paid
        table.eu[played.target] += paid
        tell(table, "gb-event-forced-sale", {**values, "eu": paid})


class RaidPlate(Effect):
    """GB-8.45: units of the card's kind off the base plate of another player's territory."""

    NAME = "raid_plate"
    RULE = "GB-8.45"
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

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = self.take(table, played)
        table.add_stock(table.holders[played.seat], played.card.resource, count)
        self.say(table, "gb-event-taken-plate", played, count)

    def take(self, table: "GlobopolisState", played: Played) -> int:
        """GB-5.6: levels that the units justified are suspended at once."""
        card, territory = played.card, ALL_TERRITORIES[played.choice]
        count = min(card.amount, table.units_on(territory)[card.resource])
        table.add_units(territory, card.resource, -count)
        table.recount(territory)
        clear_ns(table, territory)
        return count

    def say(self, table: "GlobopolisState", text: str, played: Played, count: int) -> None:
        values = {"seat": played.seat, "holder": played.target, "territory": played.choice}
        tell(table, text, {**values, "count": count, "resource": played.card.resource})


class DestroyUnits(RaidPlate):
    """GB-8.46: units of the card's kind off such a base plate, back to the Administration."""

    NAME = "destroy_units"
    RULE = "GB-8.46"

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = self.take(table, played)
        table.bank_units[played.card.resource] += count
        self.say(table, "gb-event-destroyed", played, count)


def lose_points(table: "GlobopolisState", played: Played) -> int:
    """How many points the target loses: none it has not got."""
    count = max(0, min(played.card.amount, table.score[played.target]))
    table.score[played.target] -= count
    return count


class LosePoints(Effect):
    """GB-8.47: one player loses points, but none it has not got."""

    NAME = "lose_points"
    RULE = "GB-8.47"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(other, 0) for other in others(table, seat) if table.score[other] > 0]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = lose_points(table, played)
        values = {"seat": played.seat, "holder": played.target, "points": count}
        tell(table, "gb-event-lost-points", values)


class TakePoints(Effect):
    """GB-8.48: points from one player who is ahead."""

    NAME = "take_points"
    RULE = "GB-8.48"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        mine = max(0, table.score[table.holders[seat]])
        return [(other, 0) for other in others(table, seat) if table.score[other] > mine]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = lose_points(table, played)
        table.score[table.holders[played.seat]] += count
        values = {"seat": played.seat, "holder": played.target, "points": count}
        tell(table, "gb-event-taken-points", values)


class DropCard(Effect):
    """GB-8.49: one player puts an INFLUENCE card of its own choice under the stack."""

    NAME = "drop_card"
    RULE = "GB-8.49"
    COLUMNS = ()
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        hands = table.influence.hands
        return [(other, 0) for other in others(table, seat) if hands[other]]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        if table.influence.hands[played.target]:
            table.push(GiveUpCard(table.speaker(played.target), INFLUENCE_SORT))
