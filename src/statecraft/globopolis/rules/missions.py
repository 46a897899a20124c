"""MISSION cards: when one is fulfilled, and showing it (GB-8.33, GB-9.3)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb
from statecraft.globopolis.cards.conditions import CONDITIONS, COUNTS_TITLES
from statecraft.globopolis.fields import OPS_CARD
from statecraft.globopolis.printed_cards import MissionCard
from statecraft.globopolis.rules import victory

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

BITTER_END: Final = "bitter-end"
BITTER_END_POINTS: Final = 20
"""GB-10.3: what a mission that would win pays where nobody claims victory."""


def needed(table: "GlobopolisState", card: MissionCard) -> int:
    """How much of what a mission counts fulfils it."""
    return CONDITIONS[card.condition].need(table, card)


def progress(table: "GlobopolisState", holder: Holder, mission: int) -> tuple[int, int]:
    """How much a holder has of what a mission (counted from 0) asks for, and how much it asks for."""
    card = table.content.missions[mission]
    return CONDITIONS[card.condition].have(table, holder, card), needed(table, card)


def fulfilled(table: "GlobopolisState", holder: Holder, mission: int) -> bool:
    """GB-8.33: whether a holder fulfils a mission (counted from 0) as things stand."""
    card = table.content.missions[mission]
    condition = CONDITIONS[card.condition]
    return condition.have(table, holder, card) >= condition.need(table, card)


def in_reach(table: "GlobopolisState", holder: Holder, mission: int, titles: int) -> bool:
    """The same, asked of a holder with so many titles: where titles count, one may have too few of them."""
    card = table.content.missions[mission]
    condition = CONDITIONS[card.condition]
    need = condition.need(table, card)
    if titles < need and COUNTS_TITLES[card.condition]:
        return False
    return condition.have(table, holder, card) >= need


def in_hand(table: "GlobopolisState", holder: Holder) -> tuple[tuple[int, ...], ...]:
    """A holder's missions: the card, how much it has of what the card asks for, how much is asked for."""
    first = table.content.first_mission
    return tuple(
        [
            (first + m, *progress(table, holder, m))
            for m in cards_in(table.ops.hands[holder] >> first)
        ]
    )


def paid_points(table: "GlobopolisState", card: MissionCard) -> int:
    """What a mission pays when it is shown, 0 where it wins; GB-10.3: in the Bitter End none wins."""
    return face(card, table.holder_count(), table.settings().victory)["reward"]


def face(card: MissionCard, players: int, victory: str) -> dict[str, int]:
    """What a card's text is filled in with at a table: its numbers, and the points it pays (0: it wins)."""
    reward = card.points or (BITTER_END_POINTS if victory == BITTER_END else 0)
    amount = card.amounts[players]
    return {
        "amount": amount,
        "reward": reward,
        "min_value": card.min_value,
        "resource": card.resource,
    }


class ShowMission(Verb["GlobopolisState"]):
    """GB-9.3: show a mission of one's own hand that is fulfilled now, on one's own turn."""

    FIELDS = ("mission",)
    __slots__ = FIELDS
    VERB = "show-mission"
    SHAPE = (OPS_CARD,)

    def __init__(self, mission: int) -> None:
        self.mission = mission

    def card(self, table: "GlobopolisState") -> MissionCard:
        return table.content.missions[self.mission - table.content.first_mission]

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        first = table.content.first_mission
        cards = table.ops.hands[holder] >> first
        if not cards:
            return []
        # Looked at in every turn: most players have too few titles.
        titles = table.owner.count(holder)
        found: list[Action] = []
        for m in cards_in(cards):
            if in_reach(table, holder, m, titles):
                found.append(ShowMission(first + m))
        return found

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        first = table.content.first_mission
        if self.mission < first or not table.ops.holds(holder, self.mission):
            return Illegal("GB-9.3", "gb-refused-no-card")
        if not fulfilled(table, holder, self.mission - first):
            return Illegal("GB-9.3", "gb-refused-mission", {"ops": self.mission})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        """GB-9.3, GB-9.4: it pays its points, or locks the claim to victory; the card is out."""
        holder = table.holders[question.seat]
        card = self.card(table)
        table.ops = table.ops.discarded(holder, self.mission)
        points = paid_points(table, card)
        if points:
            table.score[holder] += points
        else:
            table.mission_won[holder] = 1
        if table.sink is not None:
            values = {"seat": question.seat, "ops": self.mission}
            if card.points:
                paid = {**values, "points": card.points}
                table.sink.append(Event("gb-event-mission-paid", paid))
            else:
                table.sink.append(Event("gb-event-mission", values))
        victory.announce(table)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """What showing the card brings at this table."""
        points = paid_points(table, self.card(table))
        return (Note("gb-mission-pays", {"points": points}) if points else Note("gb-mission-wins"),)
