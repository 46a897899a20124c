"""INFLUENCE cards that stand in others' way: their next turn, their Governor, their agents (GB-8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from statecraft.core.ids import Seat
from statecraft.globopolis.cards.effect import CLEANING, Effect, Play, Played, others, tell
from statecraft.globopolis.ids import ALL_FIELDS, ALL_TERRITORIES, TERRITORIES, TerritoryId
from statecraft.globopolis.printed_cards import InfluenceCard
from statecraft.globopolis.rules.barred import NO_DEVELOPMENT, NO_GUILDS, NO_MARKETS, ONE_DIE

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

RING: Final = 64


class Bar(Effect):
    """One player may not do something until the end of its next turn."""

    COLUMNS = ()
    HOSTILE = True
    TARGETED = True
    BARS: ClassVar[int] = 0
    TELLS: ClassVar[str] = ""

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        barred = table.barred
        return [(other, 0) for other in others(table, seat) if not barred[other] & self.BARS]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.barred[played.target] |= self.BARS
        tell(table, self.TELLS, {"seat": played.seat, "holder": played.target})


class NoDevelopment(Bar):
    """GB-8.50: no development."""

    NAME = "no_development"
    RULE = "GB-8.50"
    BARS = NO_DEVELOPMENT
    TELLS = "gb-event-no-development"


class NoGuilds(Bar):
    """GB-8.51: no units from Guilds, own or others'."""

    NAME = "no_guilds"
    RULE = "GB-8.51"
    BARS = NO_GUILDS
    TELLS = "gb-event-no-guilds"


class NoMarkets(Bar):
    """GB-8.52: no purchases at Independent Territories."""

    NAME = "no_markets"
    RULE = "GB-8.52"
    BARS = NO_MARKETS
    TELLS = "gb-event-no-markets"


class OneDie(Bar):
    """GB-8.53: one die only for each movement roll."""

    NAME = "one_die"
    RULE = "GB-8.53"
    BARS = ONE_DIE
    TELLS = "gb-event-one-die"


class SwapGovernors(Effect):
    """GB-8.54: one's Governor and another player's change places; nothing happens on the fields."""

    NAME = "swap_governors"
    RULE = "GB-8.54"
    COLUMNS = ()
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        here = table.governor[seat]
        found = others(table, seat)
        return [(o, 0) for o in found if table.governor[table.speaker(o)] != here]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        other = table.speaker(played.target)
        here, there = table.governor[played.seat], table.governor[other]
        table.governor[played.seat], table.governor[other] = there, here
        values = {"seat": played.seat, "holder": played.target, "field": there}
        tell(table, "gb-event-swapped", values)


class SetBack(Effect):
    """GB-8.55: another player's Governor goes back so many fields; nothing happens there."""

    NAME = "set_back"
    RULE = "GB-8.55"
    HOSTILE = True
    TARGETED = True

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(other, 0) for other in others(table, seat)]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        other = table.speaker(played.target)
        table.governor[other] = ALL_FIELDS[(table.governor[other] - played.card.amount) % RING]
        values = {"seat": played.seat, "holder": played.target, "count": played.card.amount}
        tell(table, "gb-event-set-back", {**values, "field": table.governor[other]})


# Agents.


class SendHome(Effect):
    """GB-8.13: agents of one player on an own territory go back to that player's hand."""

    NAME = "send_home"
    RULE = "GB-8.13"
    ABOUT_AGENTS = True
    HOSTILE = True
    TARGETED = True
    APPLIES_TO = "territory"

    def territories(self, table: "GlobopolisState", seat: Seat) -> list[TerritoryId]:
        return table.territories(table.holders[seat])

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        places = self.territories(table, seat)
        return [(o, t) for o in others(table, seat) for t in places if table.agents_of(o, t)]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.reserve[played.target] += self.remove(table, played)

    def remove(self, table: "GlobopolisState", played: Played) -> int:
        target, territory = played.target, ALL_TERRITORIES[played.choice]
        count = min(played.card.amount, table.agents_of(target, territory))
        table.add_agents(target, territory, -count)
        values = {"holder": target, "title": territory, "count": count}
        tell(table, self.event_text(), values)
        return count

    def event_text(self) -> str:
        return "gb-event-sent-home"


class Unmask(SendHome):
    """GB-8.56: agents of one player on any territory are captured."""

    NAME = "unmask"
    RULE = "GB-8.56"

    def territories(self, table: "GlobopolisState", seat: Seat) -> list[TerritoryId]:
        return [t for t in ALL_TERRITORIES if table.owner[t] >= 0]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.academy[played.target] += self.remove(table, played)

    def event_text(self) -> str:
        return "gb-event-agents-captured"


class Capture(Unmask):
    """GB-8.14: while Cleaning House, agents of one player in the group landed on are captured."""

    NAME = "capture"
    RULE = "GB-8.14"
    WHEN = CLEANING

    def territories(self, table: "GlobopolisState", seat: Seat) -> list[TerritoryId]:
        content = table.content
        here = table.title_at(seat)
        if not 0 <= here < TERRITORIES:
            return []
        mine = table.holders[seat]
        return [t for t in content.members[content.group[here]] if table.owner[t] == mine]
