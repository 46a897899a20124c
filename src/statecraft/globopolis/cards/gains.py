"""INFLUENCE cards for one's own good: EU, points, units, cards, agents, a development for nothing."""

from typing import TYPE_CHECKING

from statecraft.core.ids import Seat
from statecraft.globopolis.cards.effect import NO_TARGET, Effect, Play, Played, tell
from statecraft.globopolis.ids import Eu
from statecraft.globopolis.printed_cards import InfluenceCard
from statecraft.globopolis.rules.agents import recruit
from statecraft.globopolis.rules.hand import OPS_STACK, DrawCard
from statecraft.globopolis.rules.this_turn import FREE_PREMIUMS

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


class GainEu(Effect):
    """GB-8.5: EU from the Administration."""

    NAME = "gain_eu"
    RULE = "GB-8.5"

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.earn(table.holders[played.seat], Eu(played.card.amount))
        tell(table, "gb-event-card-eu", {"seat": played.seat, "eu": played.card.amount})


class GainPoints(Effect):
    """GB-8.6: points."""

    NAME = "gain_points"
    RULE = "GB-8.6"

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.score[table.holders[played.seat]] += played.card.amount
        tell(table, "gb-event-card-points", {"seat": played.seat, "points": played.card.amount})


class GainUnits(Effect):
    """GB-8.7: units of the card's kind from the Administration, as far as it has any."""

    NAME = "gain_units"
    RULE = "GB-8.7"
    COLUMNS = ("amount", "resource")

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, 0)] if table.supply(card.resource, card.amount) else []

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = table.receive(table.holders[played.seat], played.card.resource, played.card.amount)
        values = {"seat": played.seat, "count": count, "resource": played.card.resource}
        tell(table, "gb-event-card-units", values)


class DrawOps(Effect):
    """GB-8.10: cards of the OPs-MISSION stack, under the hand limit."""

    NAME = "draw_ops"
    RULE = "GB-8.10"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, 0)] if table.ops.size() else []

    def play(self, table: "GlobopolisState", played: Played) -> None:
        for _ in range(played.card.amount):
            table.push(DrawCard(played.seat, OPS_STACK))


class FreePremium(Effect):
    """GB-8.11: the next level developed in this turn costs no premium."""

    NAME = "free_premium"
    RULE = "GB-8.11"
    COLUMNS = ()

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.this_turn[FREE_PREMIUMS] += 1

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        # Outside the Option Phase no level can follow in this turn.
        return [(NO_TARGET, 0)] if table.in_option_phase() else []


class GainAgents(Effect):
    """GB-8.12: agents from the colour's reserve in the bank."""

    NAME = "gain_agents"
    RULE = "GB-8.12"
    ABOUT_AGENTS = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, 0)] if table.academy[table.holders[seat]] else []

    def play(self, table: "GlobopolisState", played: Played) -> None:
        count = recruit(table, table.holders[played.seat], played.card.amount)
        tell(table, "gb-event-recruited", {"seat": played.seat, "count": count})
