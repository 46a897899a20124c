"""INFLUENCE cards that wait for their moment: a roll, a market, a visit, an attack, a card (GB-8)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder, Seat
from statecraft.globopolis.cards.effect import (
    ATTACKED,
    FEE,
    MARKET,
    NO_TARGET,
    ROLL,
    TOUCHED,
    VISIT,
    Effect,
    Play,
    Played,
)
from statecraft.globopolis.ids import ALL_FIELDS
from statecraft.globopolis.printed_cards import InfluenceCard
from statecraft.globopolis.rules.this_turn import MAY_REROLL

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

TIMES: Final = 2


class MarketShuttle(Effect):
    """GB-8.16: buy at an Independent Territory and still roll afterwards."""

    NAME = "market_shuttle"
    RULE = "GB-8.16"
    COLUMNS = ()
    WHEN = MARKET
    APPLIES_TO = "field"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        from statecraft.globopolis.rules.markets import open_markets

        return [(NO_TARGET, market) for market in open_markets(table)]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        from statecraft.globopolis.rules.markets import MarketChoice, MarketRoll

        here = table.stack[-1]
        assert isinstance(here, MarketChoice)
        table.replace(MarketRoll(played.seat, here.rolls, ALL_FIELDS[played.choice], 1))


class ExactMove(Effect):
    """GB-8.18: so many fields as one likes instead of a roll; it counts as one."""

    NAME = "exact_move"
    RULE = "GB-8.18"
    WHEN = ROLL
    APPLIES_TO = "fields"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        return [(NO_TARGET, fields) for fields in range(1, card.amount + 1)]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        from statecraft.globopolis.rules.movement import Landing, rolls_of, set_off
        from statecraft.globopolis.rules.passing import move

        set_off(table)
        rolls = rolls_of(table)
        move(table, played.seat, played.choice, False)
        table.replace(Landing(played.seat, rolls + 1))


class FlyByCard(Effect):
    """GB-8.19: to an O.R.S.S. base instead of a roll."""

    NAME = "fly"
    RULE = "GB-8.19"
    COLUMNS = ()
    WHEN = ROLL
    APPLIES_TO = "field"

    def plays(self, table: "GlobopolisState", seat: Seat, card: InfluenceCard) -> list[Play]:
        here = table.governor[seat]
        return [(NO_TARGET, base) for base in table.content.bases if base != here]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        from statecraft.globopolis.rules.movement import RollChoice, fly, rolls_of, set_off

        set_off(table)
        rolls = rolls_of(table)
        fly(table, played.seat, ALL_FIELDS[played.choice])
        table.replace(RollChoice(played.seat, rolls, 0))


class RollAgain(Effect):
    """GB-8.21: the next movement roll of this turn may be repeated once."""

    NAME = "reroll"
    RULE = "GB-8.21"
    COLUMNS = ()
    WHEN = ROLL

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.this_turn[MAY_REROLL] += 1


class FreeConference(Effect):
    """GB-8.20: no Conference Cost this time; the turn is over."""

    NAME = "free_conference"
    RULE = "GB-8.20"
    COLUMNS = ()
    WHEN = VISIT

    def play(self, table: "GlobopolisState", played: Played) -> None:
        table.pop()


class DoubleConference(Effect):
    """GB-8.22: a Conference Cost that is due to the player is doubled, unless the visitor replies."""

    NAME = "double_conference"
    RULE = "GB-8.22"
    COLUMNS = ()
    WHEN = FEE
    HOSTILE = True

    def touched(self, table: "GlobopolisState", seat: Seat, target: Holder) -> list[Holder]:
        from statecraft.globopolis.rules.conference import payment_due

        return [table.holders[payment_due(table).seat]]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        from statecraft.globopolis.rules.conference import ConferencePayment, payment_due

        due = payment_due(table)
        table.replace(ConferencePayment(due.seat, due.territory, TIMES))


class Diplomacy(Effect):
    """GB-8.24: talks over an attack, unless the Aggressor replies."""

    NAME = "diplomacy"
    RULE = "GB-8.24"
    WHEN = ATTACKED
    HOSTILE = True

    def touched(self, table: "GlobopolisState", seat: Seat, target: Holder) -> list[Holder]:
        from statecraft.globopolis.rules.engagement import engagement

        return [table.owner[engagement(table).origin]]

    def play(self, table: "GlobopolisState", played: Played) -> None:
        from statecraft.globopolis.rules.fight_windows import Talks

        table.push(Talks(played.seat, played.card.amount))


class Shield(Effect):
    """GB-8.23: a card that would touch its player does not; played in the window for it."""

    NAME = "shield"
    RULE = "GB-8.23"
    COLUMNS = ()
    WHEN = TOUCHED

    def play(self, table: "GlobopolisState", played: Played) -> None:
        """The window spares its player; nothing else is done."""
