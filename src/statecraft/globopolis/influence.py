"""INFLUENCE cards: when each may be played, against whom, and what it does (GB-8)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import cards_in
from statecraft.core.event import Event
from statecraft.core.frame import Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, ReplyWindow
from statecraft.globopolis.agents import recruit
from statecraft.globopolis.content import (
    CAPTURE,
    DRAW_OPS,
    EXACT_MOVE,
    FLY,
    FREE_PREMIUM,
    GAIN_AGENTS,
    GAIN_EU,
    GAIN_NS,
    GAIN_POINTS,
    GAIN_UNITS,
    GUILD_BOOST,
    NS,
    SEND_HOME,
    SHIELD,
    TAKE_EU,
    TAKE_UNITS,
)
from statecraft.globopolis.hand import OPS_STACK, DrawCard
from statecraft.globopolis.this_turn import FREE_PREMIUMS, TAKEN
from statecraft.globopolis.verbs import PlayInfluence

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

IN_OPTION_PHASE: Final = (
    GAIN_EU,
    GAIN_POINTS,
    GAIN_UNITS,
    GAIN_NS,
    TAKE_EU,
    TAKE_UNITS,
    DRAW_OPS,
    FREE_PREMIUM,
    GAIN_AGENTS,
    SEND_HOME,
    CAPTURE,
    GUILD_BOOST,
)


def plays(table: "Globe", seat: Seat, effects: tuple[int, ...]) -> list[Action]:
    """The cards in hand with one of these effects, with every target and choice they allow."""
    found: list[Action] = []
    cards = table.content.influence
    for card in cards_in(table.influence.hands[table.holders[seat]]):
        if cards[card].effect in effects:
            found += [PlayInfluence(card, to, choice) for to, choice in _choices(table, seat, card)]
    return found


def _choices(table: "Globe", seat: Seat, card: int) -> list[tuple[int, int]]:
    row = table.content.influence[card]
    holder = table.holders[seat]
    others = [other for other in range(table.holder_count()) if other != holder]
    if row.effect == TAKE_EU:
        return [(other, 0) for other in others if table.eu[other] > 0]
    if row.effect == TAKE_UNITS:
        stock = table.stock
        return [(other, k) for other in others for k in range(5) if stock[other * 5 + k]]
    if row.effect in (SEND_HOME, CAPTURE):
        mine = table.territories(holder)
        return [(other, t) for other in others for t in mine if table.agents_of(other, t)]
    if row.effect == GUILD_BOOST:
        return [(0, guild) for guild in range(4) if table.owner[32 + guild] == holder]
    if row.effect == EXACT_MOVE:
        return [(0, fields) for fields in range(1, row.amount + 1)]
    if row.effect == FLY:
        here = table.governor[seat]
        return [(0, base) for base in table.content.bases if base != here]
    return [(0, 0)]


def check_play(table: "Globe", seat: Seat, action: PlayInfluence, effects: tuple[int, ...]) -> None:
    """GB-8.1 to GB-8.3: a card in hand, at its time, with a target that makes sense."""
    if not table.influence.holds(table.holders[seat], action.influence):
        raise Illegal("GB-8.1", "gb-refused-no-card")
    if table.content.influence[action.influence].effect not in effects:
        raise Illegal("GB-8.2", "gb-refused-card-time", {"influence": action.influence})
    if (action.target, action.choice) not in _choices(table, seat, action.influence):
        raise Illegal("GB-8.3", "gb-refused-card-target", {"influence": action.influence})


def discard(table: "Globe", seat: Seat, action: PlayInfluence) -> None:
    """GB-8.4: a played card is shown and goes under its stack."""
    holder = table.holders[seat]
    card = action.influence
    table.influence = table.influence.laid_under(holder, card)
    if table.sink is not None:
        table.sink.append(Event("gb-event-influence", {"seat": seat, "influence": card}))


def play(table: "Globe", seat: Seat, action: PlayInfluence) -> None:
    """Carry out a checked card of the Option Phase."""
    row = table.content.influence[action.influence]
    holder = table.holders[seat]
    discard(table, seat, action)
    if row.effect == GAIN_EU:
        table.earn(holder, row.amount)
    elif row.effect == GAIN_POINTS:
        table.score[holder] += row.amount
    elif row.effect == GAIN_UNITS:
        table.receive(holder, row.resource, row.amount)
    elif row.effect == GAIN_NS:
        table.receive(holder, NS, row.amount)
    elif row.effect in (TAKE_EU, TAKE_UNITS):
        table.push(TakeAway(seat, action.target, row.effect, row.amount, action.choice))
        if table.influence.hands[action.target]:
            table.push(ShieldReply((table.speaker(action.target),), (None,)))
    elif row.effect == DRAW_OPS:
        for _ in range(row.amount):
            table.push(DrawCard(seat, OPS_STACK))
    elif row.effect == FREE_PREMIUM:
        table.this_turn[FREE_PREMIUMS] += 1
    elif row.effect == GAIN_AGENTS:
        recruit(table, holder, row.amount)
    elif row.effect == GUILD_BOOST:
        table.this_turn[TAKEN + action.choice] -= row.amount
    else:
        _remove_agents(table, action.target, action.choice, row.amount, row.effect == CAPTURE)


def _remove_agents(table: "Globe", holder: int, title: int, most: int, captured: bool) -> None:
    """GB-8.13, GB-8.14: agents leave a territory, for their player's hand or for the bank."""
    at = holder * 36 + title
    count = min(most, table.agents[at])
    table.agents[at] -= count
    if captured:
        table.academy[holder] += count
    else:
        table.reserve[holder] += count


class TakeAway(Frame["Globe"]):
    """GB-8.8, GB-8.9: EU or units change hands, unless a card is played in reply."""

    __slots__ = ("amount", "effect", "kind", "seat", "target")
    FIELDS = ("seat", "target", "effect", "amount", "kind")
    ASKS = False

    def __init__(self, seat: Seat, target: int, effect: int, amount: int, kind: int) -> None:
        self.seat = seat
        self.target = target
        self.effect = effect
        self.amount = amount
        self.kind = kind

    def step(self, table: "Globe") -> bool:
        table.pop()
        holder = table.holders[self.seat]
        if self.effect == TAKE_EU:
            count = max(0, min(self.amount, table.eu[self.target]))
            table.eu[self.target] -= count
            table.eu[holder] += count
        else:
            count = min(self.amount, table.stock[self.target * 5 + self.kind])
            table.stock[self.target * 5 + self.kind] -= count
            table.stock[holder * 5 + self.kind] += count
        if table.sink is not None:
            values = {"seat": self.seat, "holder": self.target, "count": count}
            table.sink.append(Event("gb-event-taken", values))
        return True


class ShieldReply(ReplyWindow["Globe"]):
    """GB-8.23: whoever something is taken from may cancel it with a card."""

    __slots__ = ()
    KIND = "shield-reply"

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [PASS, *plays(table, question.seat, (SHIELD,))]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, PlayInfluence):
            check_play(table, question.seat, action, (SHIELD,))
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def replies(self, table: "Globe", seat: Seat, action: Action) -> bool:
        assert isinstance(action, PlayInfluence)
        discard(table, seat, action)
        table.pop()  # what was to be taken
        return True
