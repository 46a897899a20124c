"""Landing: what each kind of field does to the Governor who comes to it (GB-4, booklet page 15).

``arrival`` says what the Governor has come to; `sequence.LANDINGS` has the steps that follow. A step is done at
once or makes the frame that asks; a turn is over when none of them leaves the seat a roll.
"""

from typing import TYPE_CHECKING, Any

from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.globopolis.content import GUILD, NS, TERRITORIES, TERRITORY
from statecraft.globopolis.ids import ALL_GUILDS, FIELD_KINDS, TerritoryId
from statecraft.globopolis.rules import agents, surplus
from statecraft.globopolis.rules.cleaning import GuildDuel, own_territory
from statecraft.globopolis.rules.guilds import take_over
from statecraft.globopolis.rules.hand import INFLUENCE_STACK, OPS_STACK, DrawCard
from statecraft.globopolis.rules.movement import RollChoice, roll_on
from statecraft.globopolis.rules.titles import take_title

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def arrival(table: "GlobopolisState", seat: Seat) -> str:
    """The kind of field the Governor is on; of a title also whose it is."""
    field = table.governor[seat]
    kind = table.content.field_kind[field]
    word = FIELD_KINDS[kind]
    if kind != TERRITORY and kind != GUILD:
        return word
    owner = table.owner[table.title_at(seat)]
    if owner == table.holders[seat]:
        return "own-" + word
    return "foreign-" + word if owner >= 0 else "free-" + word


# Titles.


def receive_territory(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.7: a free territory is received at no price, and the turn is over."""
    take_title(table, table.holders[seat], table.title_at(seat))
    return None


def choose_surplus(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-1.9: its surplus units stay on the base plate or go to Personal Stock."""
    return surplus.choice(table, TerritoryId(table.title_at(seat)))


def take_guild(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.12: a Guild is taken, from its operator too; GB-10.11: unless guards can hold it."""
    title = table.title_at(seat)
    owner = table.owner[title]
    guild = ALL_GUILDS[title - TERRITORIES]
    if owner >= 0 and table.settings().guild_guard and table.agents_of(owner, title):
        return GuildDuel(seat, guild)
    take_over(table, table.holders[seat], guild)
    return None


def own_guild(table: "GlobopolisState", seat: Seat, rolls: int) -> Frame[Any] | None:
    """GB-4.12: an own Guild lets the Governor pass; GB-10.11: with guards there it is a house to clean."""
    if table.settings().guild_guard:
        return own_territory(table, seat, rolls)
    return roll_on(table, seat, rolls)


# Cards.


def draw_ops(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.8, GB-4.13: a card of the OPs-MISSION stack; GB-10.16: while learning none."""
    return None if table.settings().learning else DrawCard(seat, OPS_STACK)


def draw_influence(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.13: an INFLUENCE card; GB-10.16: while learning none."""
    return None if table.settings().learning else DrawCard(seat, INFLUENCE_STACK)


def roll_again(table: "GlobopolisState", seat: Seat, rolls: int) -> Frame[Any] | None:
    """GB-4.13: after two rolls there is no third; GB-10.16: while learning the field is passed over."""
    if rolls >= table.content.rolls_before_stop and not table.settings().learning:
        return None
    return RollChoice(seat, rolls, 0)


# Switzerland, the academies and the moon.


def swiss_holiday(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.15: 10 EU and 5 points."""
    eu, points = table.content.switzerland_eu, table.content.switzerland_points
    table.earn(table.holders[seat], eu)
    table.score[table.holders[seat]] += points
    if table.sink is not None:
        values = {"seat": seat, "eu": eu, "points": points}
        table.sink.append(Event("gb-event-switzerland", values))
    return None


def moonshot(table: "GlobopolisState", seat: Seat, _rolls: int) -> Frame[Any] | None:
    """GB-4.20: a holiday with points ends the turn."""
    points = table.content.moonshot_points
    table.score[table.holders[seat]] += points
    if table.sink is not None:
        table.sink.append(Event("gb-event-moonshot", {"seat": seat, "points": points}))
    return None


def security_academy(_table: "GlobopolisState", seat: Seat, rolls: int) -> Frame[Any] | None:
    """GB-4.17: the NSA trains NS-Units."""
    return AcademyRoll(seat, rolls, 0)


def infiltration_academy(_table: "GlobopolisState", seat: Seat, rolls: int) -> Frame[Any] | None:
    """GB-4.18: the NIA trains agents."""
    return AcademyRoll(seat, rolls, 1)


class AcademyRoll(ChanceFrame["GlobopolisState"]):
    """GB-4.17, GB-4.18: a die says how many NS-Units or agents; then the seat may roll on."""

    FIELDS = ("seat", "rolls", "infiltration")
    __slots__ = FIELDS
    NAME = "academy-roll"
    PURPOSE = "academy"

    def __init__(self, seat: Seat, rolls: int, infiltration: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.infiltration = infiltration

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Dice((6,))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        holder = table.holders[self.seat]
        count = table.content.academy[value[0]]
        if self.infiltration and table.settings().agents:
            count = agents.recruit(table, holder, count)
            text = "gb-event-recruited"
        else:
            count = table.receive(holder, NS, count)
            text = "gb-event-trained"
        if table.sink is not None:
            table.sink.append(Event(text, {"seat": self.seat, "count": count}))
        table.replace(RollChoice(self.seat, self.rolls, 0))
