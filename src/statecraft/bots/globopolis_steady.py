"""A steady player of Globopolis: reckons what everything is worth and takes what promises most.

What things are worth is in `globopolis_steady_worth`, where to go in `globopolis_steady_routes`, what to
build in `globopolis_steady_works`, agents in `globopolis_steady_agents`, business in
`globopolis_steady_trade`; here every question has a method that answers it. The table it looks at is
imagined from its own view. In other games it chooses at random.
"""

from collections.abc import Callable

from statecraft.bots import globopolis_steady_agents as placing
from statecraft.bots import globopolis_steady_trade as trade
from statecraft.bots import globopolis_steady_works as works
from statecraft.bots import globopolis_steady_worth as worth
from statecraft.bots.globopolis_steady_routes import BARRED, Routes, shopping
from statecraft.bots.random import RandomBot
from statecraft.core.action import Action
from statecraft.core.driver import Handle
from statecraft.core.event import Note
from statecraft.core.ids import Holder, Seat
from statecraft.core.luck import SeededLuck
from statecraft.core.offer import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer, WithdrawOffer
from statecraft.core.sealed import PASS
from statecraft.globopolis import content as printed
from statecraft.globopolis.aggression import Engagement
from statecraft.globopolis.landing import OrssChoice, OwnTerritory
from statecraft.globopolis.markets import MarketChoice, MarketPurchase
from statecraft.globopolis.movement import RerollChoice, RollChoice
from statecraft.globopolis.state import Globe
from statecraft.globopolis.third_parties import HireAnswer
from statecraft.globopolis.this_turn import FREE_REVERSE, MAY_REROLL
from statecraft.globopolis.verbs import (
    AGREE,
    DECLINE,
    END_OPTIONS,
    END_TURN,
    KEEP_ROLL,
    PAY,
    REROLL,
    STAY,
    WITHDRAW,
    Allocate,
    Attack,
    BuyAtMarket,
    BuyFromGuild,
    BuyPoints,
    CleanHouse,
    Develop,
    Fly,
    PayConference,
    PickTitle,
    Place,
    PlayInfluence,
    PlayOperation,
    PutUnder,
    Roll,
    SellPoints,
    ShowMission,
    Transfer,
    UseMarket,
)

GAME = "globopolis"
OFFERS = 5
"""Offers made in one turn."""
OPERATIONS = (
    printed.FEWER_DICE,
    printed.EXTRA_DICE,
    printed.BIG_POLYGON,
    printed.WIN_TIES,
    printed.RESCUE,
    printed.RAID_SUPPLIES,
)
REASONS = {
    AcceptOffer: "hint-gains",
    Allocate: "hint-units",
    Attack: "hint-attack",
    BuyAtMarket: "hint-set",
    BuyFromGuild: "hint-set",
    BuyPoints: "hint-points",
    CounterOffer: "hint-counter",
    Develop: "hint-develop",
    Fly: "hint-route",
    MakeOffer: "hint-bargain",
    PayConference: "hint-pay",
    Place: "hint-agents",
    PlayInfluence: "hint-influence",
    RefuseOffer: "hint-loses",
    Roll: "hint-route",
    SellPoints: "hint-sell",
    ShowMission: "hint-mission",
    Transfer: "hint-units",
}


class Steady:
    """Answers every question by what the answers are worth; equal seeds choose alike."""

    __slots__ = ("_luck", "_offered", "_random", "_turn", "seat")

    def __init__(self, seed: int | str, seat: Seat) -> None:
        self._luck = SeededLuck(seed)
        self._random = RandomBot(seed, seat)
        self._turn = -1
        self._offered: list[Action] = []
        self.seat = seat

    def choose(self, handle: Handle) -> Action | None:
        kind = handle.question.kind
        if kind == "business":
            return None
        legal = handle.legal()
        if handle.question.must and len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        answer = ANSWERS.get(kind)
        if answer is None:
            return self._random.choose(handle)
        table = handle.determinise(self._luck.stream("steady", handle.question.id))
        if not isinstance(table, Globe):
            return self._random.choose(handle)
        if table.turns != self._turn:
            self._turn = table.turns
            self._offered = []
        action = answer(self, table, table.holders[self.seat], handle)
        if action is None or action in legal:
            return action
        return handle.default()

    def explain(self, handle: Handle, action: Action) -> Note:
        if handle.view().game != GAME:
            return self._random.explain(handle, action)
        return Note(REASONS.get(type(action), "hint-steady"))

    # The Option Phase.

    def options(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """One thing after the other, until nothing is left that gains."""
        listed = handle.legal().actions()
        return (
            _shown(listed)
            or works.influence(table, me, listed)
            or works.take(table, me, listed)
            or works.points_before(table, me, listed)
            or works.develop(table, me, listed)
            or works.from_guilds(table, me, listed)
            or self._offer(table, me, handle)
            or works.points(table, me, listed)
            or works.arm(table, me)
            or END_OPTIONS
        )

    def _offer(self, table: Globe, me: Holder, handle: Handle) -> MakeOffer | None:
        """The best offer not made yet this turn."""
        if len(self._offered) >= OFFERS or table.offers:
            return None
        for offer in trade.proposals(table, me, max(0, table.eu[me] - 10)):
            if offer not in self._offered and offer in handle.legal():
                self._offered.append(offer)
                return offer
        # Nothing more to propose before the next turn.
        self._offered += [END_OPTIONS] * OFFERS
        return None

    def answer_offer(self, table: Globe, me: Holder, handle: Handle) -> Action | None:
        """Accept what gains, ask for more where that would be fair, refuse the rest."""
        for offer in table.offers:
            if offer.to != me:
                continue
            accept = AcceptOffer(offer.id)
            if accept in handle.legal() and trade.acceptable(table, me, offer):
                return accept
            if accept in handle.legal() and len(self._offered) < OFFERS:
                counter = trade.counter(table, me, offer)
                if counter is not None and counter in handle.legal():
                    self._offered.append(counter)
                    return counter
            return RefuseOffer(offer.id)
        return None

    def my_offers(self, table: Globe, me: Holder, handle: Handle) -> Action | None:
        """Withdraw what would lose by now."""
        for offer in table.offers:
            if offer.by == self.seat and trade.stale(table, me, offer):
                return WithdrawOffer(offer.id)
        return None

    # Moving.

    def roll(self, table: Globe, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, RollChoice)
        listed = handle.legal().actions()
        routes = Routes(table, me)
        best, move = self._best_move(routes, listed, frame.rolls)
        stay = routes.tomorrow[table.governor[self.seat]]
        shown = _shown(listed)
        if shown is not None:
            return shown
        if move is None or (END_TURN in listed and best <= stay):
            return END_TURN
        return move

    def _best_move(
        self, routes: Routes, listed: list[Action], rolls: int
    ) -> tuple[float, Action | None]:
        table = routes.table
        here = table.governor[self.seat]
        landed = routes.landed(rolls)
        rated: list[tuple[float, int, Action]] = []
        plain = max([routes.roll(here, dice, False, landed) for dice in (1, 2, 3)])
        for at, action in enumerate(listed):
            if isinstance(action, Roll):
                value = routes.roll(here, action.dice, action.backwards == 1, landed)
                if action.backwards and table.this_turn[FREE_REVERSE]:
                    value += routes.price_back
                rated.append((value, -at, action))
            elif isinstance(action, PlayInfluence):
                value = self._card_move(routes, action, rolls, plain)
                cost = worth.influence_worth(table, action.influence)
                rated.append((value - cost, -at, action))
        if not rated:
            return BARRED, None
        best, _at, action = max(rated)
        return best, action

    def _card_move(self, routes: Routes, action: PlayInfluence, rolls: int, plain: float) -> float:
        table = routes.table
        here = table.governor[self.seat]
        row = table.content.influence[action.influence]
        landed = routes.landed(rolls)
        if row.effect == printed.EXACT_MOVE:
            return routes.moved(here, action.choice, rolls)
        if row.effect == printed.FLY:
            return routes.flown(here, action.choice, rolls)
        if row.effect == printed.REROLL and not table.this_turn[MAY_REROLL]:
            return max([routes.kept(here, dice, landed) for dice in (1, 2, 3)])
        if row.effect == printed.FREE_REVERSE and not table.this_turn[FREE_REVERSE]:
            back = max([routes.roll(here, dice, True, landed) for dice in (1, 2, 3)])
            return max(plain, back + routes.price_back)
        return BARRED

    def reroll(self, table: Globe, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, RerollChoice)
        routes = Routes(table, me)
        here = table.governor[self.seat]
        back = frame.backwards == 1
        far = sum(frame.dice)
        now = routes.moved(here, -far if back else far, frame.rolls)
        again = routes.roll(here, len(frame.dice), back, routes.landed(frame.rolls))
        return REROLL if again + (routes.price_back if back else 0) > now else KEEP_ROLL

    def orss(self, table: Globe, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, OrssChoice)
        routes = Routes(table, me)
        here = table.governor[self.seat]
        rated = [(max(routes.tomorrow[here], routes.best(here, frame.rolls)), 0, here)]
        for action in handle.legal():
            if isinstance(action, Fly):
                value = routes.flown(here, action.base, frame.rolls)
                rated.append((value, -action.base, action.base))
        best = max(rated)[2]
        return STAY if best == here else Fly(best)

    # Coming to a field.

    def territory(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """On an own territory: clean house, then attack, roll on or stay, whatever promises most."""
        frame = table.stack[handle.question.at]
        assert isinstance(frame, OwnTerritory)
        listed = handle.legal().actions()
        for action in listed:
            if isinstance(action, ShowMission | CleanHouse):
                return action
        routes = Routes(table, me)
        best, move = self._best_move(routes, listed, frame.rolls)
        stay = routes.tomorrow[table.governor[self.seat]]
        gain, attack = _best_attack(table, me, listed)
        if attack is not None and gain + stay > max(best, stay + 2):
            return attack
        return move if move is not None and best > stay else END_TURN

    def foreign(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """On a foreign territory: attack if that promises more than paying, or use a card."""
        listed = handle.legal().actions()
        here = table.content.field_title[table.governor[self.seat]]
        fee = worth.fee(table, me, here)
        gain, attack = _best_attack(table, me, listed)
        if attack is not None and gain > -fee:
            return attack
        cards = [action for action in listed if isinstance(action, PlayInfluence)]
        dear = table.content.fee[here][table.counted[here]] >= worth.CARDS[printed.FREE_CONFERENCE]
        return cards[0] if cards and dear else PAY

    def go_on(self, table: Globe, me: Holder, handle: Handle) -> Action:
        gain, attack = _best_attack(table, me, handle.legal().actions())
        return attack if attack is not None and gain > 2 else END_TURN

    def market(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """Buy where enough is needed, or roll on."""
        frame = table.stack[handle.question.at]
        assert isinstance(frame, MarketChoice)
        listed = handle.legal().actions()
        routes = Routes(table, me)
        shuttles = [a for a in listed if _is_shuttle(table, a)]
        best, move = self._best_move(routes, [a for a in listed if a not in shuttles], frame.rolls)
        stay = routes.tomorrow[table.governor[self.seat]]
        found: list[tuple[float, int, Action]] = [(stay, 0, END_TURN)]
        if move is not None:
            found.append((best, 1, move))
        for at, action in enumerate(listed):
            if isinstance(action, UseMarket):
                found.append((routes.shops[action.market] + stay, 2 + at, action))
            elif isinstance(action, PlayInfluence) and action in shuttles:
                cost = worth.influence_worth(table, action.influence)
                value = routes.shops[action.choice] + max(best, stay) - cost
                found.append((value, 2 + at, action))
        return max(found)[2]

    def purchase(self, table: Globe, me: Holder, handle: Handle) -> Action:
        frame = table.stack[handle.question.at]
        assert isinstance(frame, MarketPurchase)
        kinds = table.content.market_resources[frame.market]
        bought = shopping(table, me, kinds, frame.most(table))[1]
        bought = [table.supply(k, n) for k, n in zip(kinds, bought, strict=True)]
        return BuyAtMarket(bought[0], bought[1] if len(bought) > 1 else 0)

    # Agents, conflicts, replies.

    def agents(self, table: Globe, me: Holder, handle: Handle) -> Action | None:
        return placing.place(table, me, self.seat)

    def hire(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """Paid for what costs nothing: but nobody about to win is helped."""
        frame = table.stack[handle.question.at]
        assert isinstance(frame, HireAnswer)
        payer = table.holders[frame.by]
        if table.score[payer] >= 0.8 * table.mark():
            return DECLINE
        staying = 6 if frame.stay else 2
        return AGREE if frame.eu >= staying or frame.title < 36 else DECLINE

    def operation(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """The best card, where the fight is open and more than a poor territory is at stake."""
        fight = _fight(table)
        mine = fight.origin if table.owner[fight.origin] == me else fight.target
        theirs = fight.target if mine == fight.origin else fight.origin
        stake = worth.title_worth(table, mine)
        if mine == fight.origin:
            stake += worth.title_worth(table, theirs)
        for effect in OPERATIONS if stake >= 15 else ():
            for action in handle.legal():
                if isinstance(action, PlayOperation):
                    if table.content.ops[action.operation].effect == effect:
                        return action
        return PASS

    def diplomacy(self, table: Globe, me: Holder, handle: Handle) -> Action:
        fight = _fight(table)
        chance = worth.takeover_chance(table, table.owner[fight.origin], fight.origin, fight.target)
        feared = chance * worth.title_worth(table, fight.target)
        # A repelled attack wins the origin, so talks may also spoil a gain.
        hoped = (1 - chance) * worth.title_worth(table, fight.origin)
        return _any_card(handle) or PASS if feared > 8 + hoped / 2 else PASS

    def reply(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """What is in hand against a loss, or for a higher fee, is played."""
        return _any_card(handle) or PASS

    def withdraw(self, table: Globe, me: Holder, handle: Handle) -> Action:
        """Agents on the loser's territory are captured, so they leave other people's fights."""
        return WITHDRAW

    def no(self, table: Globe, me: Holder, handle: Handle) -> Action:
        return PASS

    def turn_end(self, table: Globe, me: Holder, handle: Handle) -> Action:
        return _shown(handle.legal().actions()) or END_TURN

    # Cards and titles to choose.

    def hand_limit(self, table: Globe, me: Holder, handle: Handle) -> Action | None:
        """Return the card that is worth least."""
        rated: list[tuple[float, int, Action]] = []
        for at, action in enumerate(handle.legal()):
            if isinstance(action, PutUnder):
                value = (
                    worth.influence_worth(table, action.card)
                    if action.sort == 2
                    else worth.ops_worth(table, me, action.card)
                )
                rated.append((value, at, action))
        return min(rated)[2] if rated else None

    def draft(self, table: Globe, me: Holder, handle: Handle) -> Action | None:
        rated: list[tuple[float, int]] = []
        for action in handle.legal():
            if isinstance(action, PickTitle):
                title = action.title
                value = worth.POINT * table.content.value[title]
                value += 4.5 * min(sum(table.content.units[title]), 9)
                value += worth.title_future(table, title) + worth.group_gain(table, me, title)
                rated.append((value, title))
        return PickTitle(max(rated)[1]) if rated else None


def _shown(listed: list[Action]) -> Action | None:
    for action in listed:
        if isinstance(action, ShowMission):
            return action
    return None


def _any_card(handle: Handle) -> Action | None:
    for action in handle.legal():
        if isinstance(action, PlayInfluence):
            return action
    return None


def _fight(table: Globe) -> Engagement:
    return [frame for frame in table.stack if isinstance(frame, Engagement)][-1]


def _is_shuttle(table: Globe, action: Action) -> bool:
    if not isinstance(action, PlayInfluence):
        return False
    return table.content.influence[action.influence].effect == printed.MARKET_SHUTTLE


def _best_attack(table: Globe, me: Holder, listed: list[Action]) -> tuple[float, Attack | None]:
    best: tuple[float, Attack | None] = (-1000.0, None)
    for action in listed:
        if isinstance(action, Attack):
            value = worth.attack_worth(table, me, action.origin, action.target)
            value -= worth.OPPORTUNITY if action.card else 0
            if value > best[0]:
                best = (value, action)
    return best


Answer = Callable[[Steady, Globe, Holder, Handle], Action | None]
ANSWERS: dict[str, Answer] = {
    "options": Steady.options,
    "answer-offer": Steady.answer_offer,
    "my-offers": Steady.my_offers,
    "roll": Steady.roll,
    "reroll": Steady.reroll,
    "orss": Steady.orss,
    "own-territory": Steady.territory,
    "foreign-territory": Steady.foreign,
    "continue": Steady.go_on,
    "market": Steady.market,
    "purchase": Steady.purchase,
    "agents": Steady.agents,
    "hire": Steady.hire,
    "operation": Steady.operation,
    "diplomacy-reply": Steady.diplomacy,
    "conference-reply": Steady.reply,
    "shield-reply": Steady.reply,
    "third-party": Steady.withdraw,
    "bargain": Steady.no,
    "neighbour": Steady.no,
    "turn-end": Steady.turn_end,
    "hand-limit": Steady.hand_limit,
    "draft": Steady.draft,
}
