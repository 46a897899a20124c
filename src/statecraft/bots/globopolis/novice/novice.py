"""A beginner at Globopolis: develops, trades, places agents and attacks by simple rules of thumb.

It looks one step ahead. What things are worth is in `bots.globopolis.worth`; here every question has a
method that answers it. The table it looks at is imagined from its own view, so it never sees more
than a person on its seat would. In other games it chooses at random.
"""

from collections.abc import Callable
from typing import Any

from statecraft.bots.globopolis import promises, worth
from statecraft.bots.globopolis.novice import option_phase as works
from statecraft.bots.globopolis.novice import replies
from statecraft.bots.globopolis.steady import answers
from statecraft.bots.naming import Named
from statecraft.bots.random import RandomBot
from statecraft.bots.tempers import tempered
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Holder, Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer, RefuseOffer
from statecraft.core.trade.offers import parties
from statecraft.core.verbs.action import Action
from statecraft.globopolis import content as printed
from statecraft.globopolis.cards.effect import CLEANING
from statecraft.globopolis.ids import ALL_FIELDS, ALL_TERRITORIES, FieldId, TerritoryId, TitleId
from statecraft.globopolis.rules.conference import visit_cost
from statecraft.globopolis.rules.influence import is_for
from statecraft.globopolis.rules.markets import MarketPurchase
from statecraft.globopolis.rules.movement import RerollChoice
from statecraft.globopolis.rules.this_turn import MAY_REROLL
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    END_OPTIONS,
    END_TURN,
    KEEP_ROLL,
    PAY,
    REROLL,
    STAY,
    Allocate,
    Attack,
    BuyAtMarket,
    BuyPoints,
    CleanHouse,
    Develop,
    Fly,
    PickTitle,
    Place,
    PlayInfluence,
    Roll,
    ShowMission,
    UseMarket,
)

GAME = "globopolis"
REASONS = {
    Allocate: "gb-hint-units",
    Attack: "gb-hint-attack",
    BuyPoints: "gb-hint-points",
    Develop: "gb-hint-develop",
    Place: "gb-hint-agents",
    PlayInfluence: "gb-hint-influence",
    Roll: "gb-hint-roll",
    ShowMission: "gb-hint-mission",
}
WHILE = 3
"""So many rounds an offer is not made again."""


class Novice:
    """Answers every question by a rule of thumb; equal seeds choose alike in the same position."""

    __slots__ = ("_luck", "_made", "_offered", "_random", "seat")

    def __init__(self, seed: int | str, seat: Seat) -> None:
        self._luck = SeededLuck(seed)
        self._random = RandomBot(seed, seat)
        self._offered = -1
        self._made: dict[MakeOffer, int] = {}
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.seat), ("_luck", "_made", "_offered", "_random", "seat"))

    def __repr__(self) -> str:
        return f"<novice of Globopolis on seat {self.seat}>"

    def choose(self, handle: Handle) -> Action | None:
        kind = handle.question.kind
        if kind in ("business", "my-offers"):
            return None
        legal = handle.legal()
        if handle.question.must and len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        answer = ANSWERS.get(kind)
        if answer is None:
            return self._random.choose(handle)
        table = handle.determinise(self._luck.stream("novice", handle.question.id))
        if not isinstance(table, GlobopolisState):
            return self._random.choose(handle)
        action = answer(self, table, table.holders[self.seat], handle)
        if action is None or action in legal:
            return action
        return handle.default()

    def explain(self, handle: Handle, action: Action) -> Note:
        if handle.view().game != GAME:
            return self._random.explain(handle, action)
        return Note(REASONS.get(type(action), "hint-novice"))

    # The Option Phase.

    def options(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """One thing after the other, the most useful first, until nothing is left to do."""
        listed = handle.legal().actions()
        for action in listed:
            if isinstance(action, ShowMission):
                return action
        return (
            works.influence(table, me, listed)
            or works.take(table, me, listed)
            or works.develop(table, listed)
            or worth.next_move(table, me)
            or works.buy_units(table, me, listed)
            or self._offer(table, me)
            or works.buy_points(table, me, listed)
            or works.arm(table, me)
            or END_OPTIONS
        )

    def _offer(self, table: GlobopolisState, me: Holder) -> MakeOffer | None:
        """Once a turn; what came to nothing is not asked for again at once."""
        if self._offered == table.turns:
            return None
        self._offered = table.turns
        offer = works.offer(table, me)
        if offer is None or table.turns < self._made.get(offer, 0):
            return None
        self._made[offer] = table.turns + WHILE * len(table.holders)
        return offer

    def answer_offer(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action | None:
        """Accept what gains, refuse the rest; nobody about to win is helped."""
        for offer in table.offers:
            if me not in offer.asked() or me in offer.agreed:
                continue
            gain = worth.bargain_worth(table, me, offer.gets(me), offer.gives(me))
            other = table.holders[offer.by]
            gain += promises.gain(table, other, me, offer.pledges)
            others = [holder for holder in parties(table, offer) if holder != me]
            close = max([table.score[holder] for holder in others]) >= table.mark() - 15
            accept = AcceptOffer(offer.id)
            if gain > (15 if close else 0) and accept in handle.legal():
                return accept
            return RefuseOffer(offer.id)
        return None

    # Moving.

    def roll(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """The dice with the best prospects; no more rolling where they are bad."""
        listed = handle.legal().actions()
        for action in listed:
            if isinstance(action, ShowMission):
                return action
        best, move = self._best_move(table, me, listed)
        return move if move is not None and (best > 0 or END_TURN not in listed) else END_TURN

    def _best_move(
        self, table: GlobopolisState, me: Holder, listed: list[Action]
    ) -> tuple[float, Action | None]:
        here = table.governor[self.seat]
        rated: list[tuple[float, int, Action]] = []
        for at, action in enumerate(listed):
            if isinstance(action, Roll):
                back = action.backwards == 1
                price = 0.0 if table.settings().free_direction or not back else 3 * worth.POINT
                value = worth.roll_worth(table, me, here, action.dice, back) - price
                rated.append((value, -at, action))
            elif isinstance(action, PlayInfluence):
                value = self._card_move(table, me, action)
                rated.append((value - worth.CARD, -at, action))
        if not rated:
            return 0.0, None
        best, _at, action = max(rated)
        return best, action

    def _card_move(self, table: GlobopolisState, me: Holder, action: PlayInfluence) -> float:
        here = table.governor[self.seat]
        row = table.content.influence[action.influence]
        if row.effect == printed.EXACT_MOVE:
            return worth.field_worth(table, me, ALL_FIELDS[(here + action.choice) % worth.RING])
        if row.effect == printed.FLY:
            return self._flight(table, me, ALL_FIELDS[action.choice])
        if row.effect == printed.REROLL and not table.this_turn[MAY_REROLL]:
            return worth.best_roll(table, me, here) + 2 * worth.CARD
        return -100.0

    def _flight(self, table: GlobopolisState, me: Holder, base: FieldId) -> float:
        here = table.governor[self.seat]
        teleport = table.content.teleport_field
        over = 0 < (teleport - here) % worth.RING < (base - here) % worth.RING
        found = worth.best_roll(table, me, base)
        return found + (table.content.passing_eu if over else 0)

    def reroll(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, RerollChoice)
        here = table.governor[self.seat]
        step = -sum(frame.dice) if frame.backwards else sum(frame.dice)
        now = worth.field_worth(table, me, ALL_FIELDS[(here + step) % worth.RING])
        again = worth.roll_worth(table, me, here, len(frame.dice), frame.backwards == 1)
        return REROLL if again > now else KEEP_ROLL

    def orss(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        here = table.governor[self.seat]
        best = (worth.best_roll(table, me, here), here)
        for action in handle.legal():
            if isinstance(action, Fly):
                best = max(best, (self._flight(table, me, action.base), action.base))
        return STAY if best[1] == here else Fly(best[1])

    # Coming to a field.

    def territory(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """On an own territory: clean house, then attack, roll on or stay, whatever promises most."""
        listed = handle.legal().actions()
        for action in listed:
            if isinstance(action, ShowMission | CleanHouse):
                return works.influence(table, me, _searches(table, listed)) or action
        best, move = self._best_move(table, me, listed)
        gain, attack = _best_attack(table, me, listed)
        if attack is not None and gain > max(best, 4.0):
            return attack
        return move if move is not None and best > 0 else END_TURN

    def foreign(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """On a foreign territory: attack if that promises more than paying, or use a card."""
        listed = handle.legal().actions()
        here = TerritoryId(table.title_at(self.seat))
        fee = visit_cost(table, me, here)
        gain, attack = _best_attack(table, me, listed)
        if attack is not None and gain > max(-fee, -10):
            return attack
        plays = [action for action in listed if isinstance(action, PlayInfluence)]
        return plays[0] if plays and fee >= 25 else PAY

    def go_on(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        gain, attack = _best_attack(table, me, handle.legal().actions())
        return attack if attack is not None and gain > 4 else END_TURN

    def market(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """Buy where enough is needed, or roll on."""
        listed = handle.legal().actions()
        best, move = self._best_move(table, me, [a for a in listed if isinstance(a, Roll)])
        found: list[tuple[float, int, Action]] = [(0.0, 0, END_TURN)]
        if move is not None:
            found.append((best, 1, move))
        for at, action in enumerate(listed):
            shuttle = isinstance(action, PlayInfluence) and (
                table.content.influence[action.influence].effect == printed.MARKET_SHUTTLE
            )
            if isinstance(action, UseMarket) or shuttle:
                field = action.market if isinstance(action, UseMarket) else ALL_FIELDS[0]
                if isinstance(action, PlayInfluence):
                    field = ALL_FIELDS[action.choice]
                value = 3.0 * sum(works.purchase(table, me, field, 7))
                found.append((value + (best - 6 if shuttle else 0.0), 2 + at, action))
        return max(found)[2]

    def purchase(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, MarketPurchase)
        return BuyAtMarket(*works.purchase(table, me, frame.market, frame.available))

    # Agents, conflicts, replies.

    def agents(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action | None:
        """Guard what is worth most; then outnumber the owner where an attack could come from."""
        hand = table.reserve[me]
        if not hand:
            return None
        mine = sorted(table.territories(me), key=lambda t: -worth.title_worth(table, t))
        for territory in mine[:5]:
            here = table.agents_of(me, territory)
            if here < 2:
                return Place(territory, min(2, here + hand))
        quadrants = {table.content.quadrant[territory] for territory in mine}
        found: list[tuple[float, TerritoryId, int]] = []
        for foreign in ALL_TERRITORIES:
            owner = table.owner[foreign]
            if owner in (-1, me) or table.content.quadrant[foreign] not in quadrants:
                continue
            needed = table.agents_of(owner, foreign) + 1
            here = table.agents_of(me, foreign)
            if here < needed <= min(3, here + hand):
                found.append((worth.title_worth(table, foreign) / needed, foreign, needed))
        if found:
            return Place(max(found)[1], max(found)[2])
        for territory in mine:
            here = table.agents_of(me, territory)
            if here < 3:
                return Place(territory, min(3, here + hand))
        return None

    def turn_end(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action:
        """A fulfilled mission is shown before the turn is over."""
        shown = [action for action in handle.legal() if isinstance(action, ShowMission)]
        return shown[0] if shown else END_TURN

    # Cards and titles to choose.

    def hand_limit(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action | None:
        """Return the card of least use."""
        rated = [(works.card_use(table, me, a), at, a) for at, a in enumerate(handle.legal())]
        return min(rated)[2] if rated else None

    def usual(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action | None:
        return handle.default()

    def draft(self, table: GlobopolisState, me: Holder, handle: Handle) -> Action | None:
        rated: list[tuple[float, TitleId]] = []
        for action in handle.legal():
            if isinstance(action, PickTitle):
                units = min(sum(table.content.units[action.title]), 9) * worth.UNIT
                group = worth.group_worth(table, me, action.title)
                value = worth.POINT * table.content.value[action.title] + units + group
                rated.append((value, action.title))
        return PickTitle(max(rated)[1]) if rated else None


def _searches(table: GlobopolisState, listed: list[Action]) -> list[Action]:
    """Cards for Cleaning House among the choices."""
    return [a for a in listed if isinstance(a, PlayInfluence) and is_for(table, a, CLEANING)]


def _best_attack(
    table: GlobopolisState, me: Holder, listed: list[Action]
) -> tuple[float, Attack | None]:
    best: tuple[float, Attack | None] = (-1000.0, None)
    for action in listed:
        if isinstance(action, Attack):
            value = worth.attack_worth(table, me, action) - (4 if action.card else 0)
            if value > best[0]:
                best = (value, action)
    return best


Answer = Callable[[Novice, GlobopolisState, Holder, Handle], Action | None]
ANSWERS: dict[str, Answer] = {
    "options": Novice.options,
    "answer-offer": Novice.answer_offer,
    "roll": Novice.roll,
    "reroll": Novice.reroll,
    "orss": Novice.orss,
    "own-territory": Novice.territory,
    "own-guild": Novice.territory,
    "surplus": Novice.usual,
    "teleport": Novice.usual,
    "foreign-territory": Novice.foreign,
    "continue": Novice.go_on,
    "market": Novice.market,
    "purchase": Novice.purchase,
    "agents": Novice.agents,
    "hire": replies.hire,
    "operation": replies.operation,
    "diplomacy-reply": replies.diplomacy,
    "conference-reply": replies.conference,
    "shield-reply": replies.shield,
    "drawn": replies.drawn,
    "give-up-card": Novice.hand_limit,
    "third-party": replies.withdraw,
    "bargain": replies.no,
    "neighbour": replies.no,
    "help": replies.take_help,
    "assistance": replies.assistance,
    "turn-end": Novice.turn_end,
    "hand-limit": Novice.hand_limit,
    "draft": Novice.draft,
}


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    return tempered(Novice(seed, seat), named, answers.ranked)
