"""Aggressive Takeovers: who may attack whom, the windows before the fight, and the fight (GB-6)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution, cards_in
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.globopolis import trading
from statecraft.globopolis.battle import aggressor_wins, roll_value, strengths, supporting
from statecraft.globopolis.content import (
    BIG_POLYGON,
    EXTRA_DICE,
    FEWER_DICE,
    NO_AGENTS,
    NS,
    RAID_SUPPLIES,
    RESCUE,
    WIN_TIES,
)
from statecraft.globopolis.titles import clear_ns, conquer
from statecraft.globopolis.verbs import END_TURN, Attack, EndTurn

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

WITHOUT_CARD: Final = 0


def _neighbours(table: "Globe", one: int, other: int) -> bool:
    """GB-6.1, GB-6.4: the same quadrant; USA and Canada even across the base between them."""
    content = table.content
    if content.quadrant[one] == content.quadrant[other]:
        return True
    return {one, other} == {content.usa, content.canada}


def opportunities(table: "Globe", holder: int) -> list[int]:
    """The Opportunity cards in a hand."""
    return [card for card in cards_in(table.ops.hands[holder] & 0x1FFFFF) if _opens(table, card)]


def _opens(table: "Globe", card: int) -> bool:
    return card < 21 and table.content.ops[card].opportunity


def opportunity_allows(table: "Globe", card: int, origin: int, target: int) -> bool:
    """GB-6.3: from a colour group of the bottom row against one of the top row."""
    row = table.content.ops[card]
    group = table.content.group
    return bool(row.origins >> group[origin] & 1 and row.targets >> group[target] & 1)


def attacks_on(table: "Globe", seat: Seat, target: int) -> list[Action]:
    """GB-6.1, GB-6.3: against the foreign territory landed on, from an own one."""
    holder = table.holders[seat]
    mine = table.territories(holder)
    found: list[Action] = [
        Attack(origin, target, WITHOUT_CARD)
        for origin in mine
        if _neighbours(table, origin, target)
    ]
    for card in opportunities(table, holder):
        for origin in mine:
            if opportunity_allows(table, card, origin, target):
                found.append(Attack(origin, target, card + 1))
    return found


def attacks_from(table: "Globe", seat: Seat, origin: int) -> list[Action]:
    """GB-6.2, GB-6.3: from the own territory landed on, against a foreign one."""
    holder = table.holders[seat]
    foreign = [t for t in range(32) if table.owner[t] not in (-1, holder)]
    found: list[Action] = [
        Attack(origin, target, WITHOUT_CARD)
        for target in foreign
        if _neighbours(table, origin, target)
    ]
    for card in opportunities(table, holder):
        for target in foreign:
            if opportunity_allows(table, card, origin, target):
                found.append(Attack(origin, target, card + 1))
    return found


def check_attack_on(table: "Globe", seat: Seat, here: int, action: Attack) -> None:
    if action.target != here:
        raise Illegal("GB-6.1", "gb-refused-not-landed", {"territory": action.target})
    _check_attack(table, seat, action)


def check_attack_from(table: "Globe", seat: Seat, here: int, action: Attack) -> None:
    if action.origin != here:
        raise Illegal("GB-6.2", "gb-refused-not-from-here", {"territory": action.origin})
    _check_attack(table, seat, action)


def _check_attack(table: "Globe", seat: Seat, action: Attack) -> None:
    holder = table.holders[seat]
    if table.owner[action.origin] != holder:
        raise Illegal("GB-6.1", "gb-refused-not-yours", {"territory": action.origin})
    if table.owner[action.target] in (-1, holder):
        raise Illegal("GB-6.1", "gb-refused-not-foreign", {"territory": action.target})
    if action.card == WITHOUT_CARD:
        if not _neighbours(table, action.origin, action.target):
            raise Illegal("GB-6.1", "gb-refused-other-quadrant", {"territory": action.target})
        return
    card = action.card - 1
    if not table.ops.holds(holder, card) or not _opens(table, card):
        raise Illegal("GB-6.3", "gb-refused-no-opportunity")
    if not opportunity_allows(table, card, action.origin, action.target):
        raise Illegal("GB-6.3", "gb-refused-other-groups", {"territory": action.target})


def attack_notes(table: "Globe", action: Attack) -> tuple[Note, ...]:
    """What both sides would roll as things stand, and the chance of it."""
    from statecraft.globopolis.odds import takeover

    mine, theirs = strengths(table, action.origin, action.target)
    win, _rounds = takeover(mine, theirs, best_multiplier(table))
    values = {"mine": mine, "theirs": theirs, "percent": round(100 * win)}
    return (Note("gb-forecast-attack", {**values, "territory": action.origin}),)


def best_multiplier(table: "Globe") -> int:
    """GB-6.9, GB-10.19: five times at the most; six times as a variation."""
    return 6 if table.settings().times_six else table.content.multiplier_most


def declare(table: "Globe", seat: Seat, action: Attack) -> None:
    """GB-6.13: an attack is declared; an Opportunity card goes under the stack."""
    holder = table.holders[seat]
    if action.card != WITHOUT_CARD:
        card = action.card - 1
        table.ops = table.ops.laid_under(holder, card)
    trading.attacked(table, holder, Holder(table.owner[action.target]))
    table.begin_phase()
    if table.sink is not None:
        values = {"seat": seat, "territory": action.origin, "target": action.target}
        table.sink.append(Event("gb-event-attack", values))
    table.replace(Engagement(seat, action.origin, action.target, 0, (-1, -1)))


class Engagement(Frame["Globe"]):
    """An Aggression Scenario, stage by stage: replies, third parties, help, operations, the fight.

    ``operations`` are the OPs cards the Aggressor and the Defender have used, -1 for none.
    """

    __slots__ = ("operations", "origin", "seat", "stage", "target")
    FIELDS = ("seat", "origin", "target", "stage", "operations")
    HIDES = True
    ASKS = False

    def __init__(
        self, seat: Seat, origin: int, target: int, stage: int, operations: tuple[int, int]
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.stage = stage
        self.operations = operations

    def at_stage(self, stage: int, operations: tuple[int, int]) -> "Engagement":
        return Engagement(self.seat, self.origin, self.target, stage, operations)

    def step(self, table: "Globe") -> bool:
        from statecraft.globopolis import scenario

        table.replace(self.at_stage(self.stage + 1, self.operations))
        if self.stage < len(scenario.WINDOWS):
            window = scenario.WINDOWS[self.stage](table, self)
            if window is not None:
                table.push(window)
        else:
            self.fight(table)
        return True

    def fight(self, table: "Globe") -> None:
        """GB-6.5: strength is fixed, and the first Battle Round begins."""
        moved = table.settings().assistance_moves_units
        if moved:
            _move_assistance(table, self.origin, self.target)
        used = [table.content.ops[card] if card >= 0 else None for card in self.operations]
        effects = [row.effect if row is not None else -1 for row in used]
        mine, theirs = strengths(
            table, self.origin, self.target, NO_AGENTS not in effects, not moved
        )
        dice = [mine, theirs]
        polygons = [table.content.aggressor_polygon, table.content.defender_polygon]
        ties = 0
        for side, row in enumerate(used):
            if row is None:
                continue
            if row.effect == EXTRA_DICE:
                dice[side] += row.amount
            elif row.effect == FEWER_DICE:
                dice[1 - side] -= row.amount
            elif row.effect == BIG_POLYGON:
                polygons[side] += 2
            elif row.effect == WIN_TIES:
                ties += 1 if side == 0 else -1
        # GB-8.26, GB-8.27: both cards count before the limits do, so that neither side opens first.
        most = table.content.battle_dice_most
        table.replace(
            BattleRound(
                self.seat,
                self.origin,
                self.target,
                (max(0, min(dice[0], most)), max(0, min(dice[1], most))),
                (polygons[0], polygons[1]),
                ties,
                self.operations,
            )
        )


def _move_assistance(table: "Globe", origin: int, target: int) -> None:
    """GB-10.14: each territory that assists sends one NS-Unit to the territory in the fight.

    The units make the extra dice themselves, so that assistance is not counted twice.
    """
    settings = table.settings()
    for territory, wanted in (
        (origin, settings.common_aggression),
        (target, settings.common_defence),
    ):
        for helper in supporting(table, table.owner[territory], territory) if wanted else []:
            table.units[helper * 5 + NS] -= 1
            table.units[territory * 5 + NS] += 1
            table.recount(helper)
            table.recount(territory)


class BattleRound(ChanceFrame["Globe"]):
    """GB-6.8: both sides roll everything they have left; who loses drops a die (GB-6.12)."""

    __slots__ = ("dice", "operations", "origin", "polygons", "seat", "target", "ties")
    FIELDS = ("seat", "origin", "target", "dice", "polygons", "ties", "operations")
    PURPOSE = "battle"

    def __init__(
        self,
        seat: Seat,
        origin: int,
        target: int,
        dice: tuple[int, int],
        polygons: tuple[int, int],
        ties: int,
        operations: tuple[int, int],
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.dice = dice
        self.polygons = polygons
        self.ties = ties
        self.operations = operations

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        mine, theirs = self.dice
        return Dice((self.polygons[0], *([6] * mine), self.polygons[1], *([6] * theirs)))

    def resolve(self, table: "Globe", value: Value) -> None:
        mine, theirs = self.dice
        most = best_multiplier(table)
        attack = roll_value(value[0], value[1 : 1 + mine], most)
        defence = roll_value(value[1 + mine], value[2 + mine :], most)
        won = aggressor_wins(attack, mine, defence, theirs, self.ties)
        if table.sink is not None:
            values = {"seat": self.seat, "mine": attack, "theirs": defence, "dice": value}
            table.sink.append(Event("gb-event-battle", values))
        left = theirs if won else mine
        if left:
            dice = (mine, theirs - 1) if won else (mine - 1, theirs)
            table.replace(
                BattleRound(
                    self.seat,
                    self.origin,
                    self.target,
                    dice,
                    self.polygons,
                    self.ties,
                    self.operations,
                )
            )
        else:
            conclude(table, self, won)


def conclude(table: "Globe", fight: BattleRound, won: bool) -> None:
    """GB-6.14, GB-6.15: the loser's territory in the fight changes hands; a victor may go on."""
    aggressor, defender = table.owner[fight.origin], table.owner[fight.target]
    winner, loser = (aggressor, defender) if won else (defender, aggressor)
    lost = fight.target if won else fight.origin
    kept = fight.origin if won else fight.target
    for side, card in enumerate(fight.operations):
        if card < 0:
            continue
        row = table.content.ops[card]
        is_winner = (side == 0) == won
        if row.effect == RESCUE and not is_winner:
            table.stock[loser * 5 + NS] += table.units[lost * 5 + NS]
            table.units[lost * 5 + NS] = 0
        elif row.effect == RAID_SUPPLIES and is_winner:
            _raid_supplies(table, winner, loser, row.amount)
    conquer(table, winner, loser, lost)
    clear_ns(table, kept)
    if won:
        table.conquests[aggressor] += 1
        table.replace(ContinueChoice(fight.seat, fight.origin, table.content.group[lost]))
    else:
        table.pop()


def _raid_supplies(table: "Globe", winner: int, loser: int, count: int) -> None:
    """The winner takes units out of the loser's Personal Stock, the most plentiful kind first."""
    for _ in range(count):
        stock = table.stock[loser * 5 : loser * 5 + 5]
        if not max(stock):
            return
        kind = stock.index(max(stock))
        table.stock[loser * 5 + kind] -= 1
        table.stock[winner * 5 + kind] += 1


class ContinueChoice(Frame["Globe"]):
    """GB-6.16: a victorious Aggressor may attack on in the colour group, from the same territory."""

    __slots__ = ("group", "origin", "seat")
    FIELDS = ("seat", "origin", "group")

    def __init__(self, seat: Seat, origin: int, group: int) -> None:
        self.seat = seat
        self.origin = origin
        self.group = group

    def _targets(self, table: "Globe") -> list[int]:
        holder = table.holders[self.seat]
        return [t for t in table.content.members[self.group] if table.owner[t] not in (-1, holder)]

    def step(self, table: "Globe") -> bool:
        if self._targets(table):
            return False
        table.pop()
        return True

    def asks(self, table: "Globe") -> tuple[Ask, ...]:
        return ((self.seat, "continue", True),)

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        targets = self._targets(table)
        return [END_TURN, *[Attack(self.origin, target, WITHOUT_CARD) for target in targets]]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        if not isinstance(action, Attack):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        if action.origin != self.origin or action.card != WITHOUT_CARD:
            raise Illegal("GB-6.16", "gb-refused-not-from-here", {"territory": action.origin})
        if action.target not in self._targets(table):
            raise Illegal("GB-6.16", "gb-refused-other-group", {"territory": action.target})

    def answer(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Attack):
            declare(table, self.seat, action)
        else:
            table.pop()

    def default(self, table: "Globe", question: Question) -> Action | None:
        return END_TURN

    def consequences(self, table: "Globe", question: Question, action: Action) -> tuple[Note, ...]:
        return attack_notes(table, action) if isinstance(action, Attack) else ()


def parties(table: "Globe", fight: Engagement) -> tuple[int, int]:
    return table.owner[fight.origin], table.owner[fight.target]
