"""Aggressive Takeovers: who may attack whom, and the rounds of battle (GB-6).

What lies between them is an `engagement` with its windows; their order is in `sequence`.
"""

from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Dice, Distribution, cards_in
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.cards.operations import OPERATIONS, Strength
from statecraft.globopolis.fields import CARD_OR_NONE, TERRITORY
from statecraft.globopolis.ids import ALL_TERRITORIES, TerritoryId
from statecraft.globopolis.rules import promises, surplus
from statecraft.globopolis.rules.battle import (
    aggressor_wins,
    best_multiplier,
    roll_value,
    strengths,
    times,
)
from statecraft.globopolis.rules.engagement import Engagement
from statecraft.globopolis.rules.event_phase import END_TURN, EndTurn, EventFrame
from statecraft.globopolis.rules.titles import clear_ns, conquer

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

WITHOUT_CARD: Final = 0


def _neighbours(table: "GlobopolisState", one: TerritoryId, other: TerritoryId) -> bool:
    """GB-6.1, GB-6.4: the same quadrant; USA and Canada even across the base between them."""
    content = table.content
    if content.quadrant[one] == content.quadrant[other]:
        return True
    usa, canada = content.usa, content.canada
    return (one == usa and other == canada) or (one == canada and other == usa)


def opportunities(table: "GlobopolisState", holder: Holder) -> list[int]:
    """The Opportunity cards in a hand."""
    return [card for card in cards_in(table.hand(holder, 0)) if _opens(table, card)]


def _opens(table: "GlobopolisState", card: int) -> bool:
    return card < table.content.first_mission and table.content.ops[card].opportunity


def opportunity_allows(
    table: "GlobopolisState", card: int, ways: list[tuple[TerritoryId, TerritoryId]]
) -> list[tuple[TerritoryId, TerritoryId]]:
    """GB-6.3: from a colour group of the bottom row against one of the top row."""
    row = table.content.ops[card]
    origins, targets, group = row.origins, row.targets, table.content.group
    return [
        (origin, target)
        for origin, target in ways
        if origins >> group[origin] & 1 and targets >> group[target] & 1
    ]


def attacks_on(table: "GlobopolisState", seat: Seat, target: TerritoryId) -> list[Action]:
    """GB-6.1, GB-6.3: against the foreign territory landed on, from an own one."""
    holder = table.holders[seat]
    return _attacks(table, holder, [(origin, target) for origin in table.territories(holder)])


def attacks_from(table: "GlobopolisState", seat: Seat, origin: TerritoryId) -> list[Action]:
    """GB-6.2, GB-6.3: from the own territory landed on, against a foreign one."""
    holder = table.holders[seat]
    foreign = [t for t in ALL_TERRITORIES if table.owner[t] not in (-1, holder)]
    return _attacks(table, holder, [(origin, target) for target in foreign])


def all_attacks(table: "GlobopolisState", holder: Holder) -> list[Action]:
    """GB-6.1 to GB-6.3: every attack that a holder could make, wherever its Governor lands."""
    foreign = [t for t in ALL_TERRITORIES if table.owner[t] not in (-1, holder)]
    mine = table.territories(holder)
    return _attacks(table, holder, [(origin, target) for origin in mine for target in foreign])


def _attacks(
    table: "GlobopolisState", holder: Holder, ways: list[tuple[TerritoryId, TerritoryId]]
) -> list[Action]:
    """The attacks that can be made from one territory on another: without a card, then by each that there is."""
    found: list[Action] = [
        Attack(origin, target, WITHOUT_CARD)
        for origin, target in ways
        if _neighbours(table, origin, target)
    ]
    for card in opportunities(table, holder):
        for origin, target in opportunity_allows(table, card, ways):
            found.append(Attack(origin, target, card + 1))
    return found


class Attack(Verb["GlobopolisState"]):
    """GB-6.1 to GB-6.3: attempt an Aggressive Takeover, by an Opportunity card or without (0)."""

    FIELDS = ("origin", "target", "card")
    __slots__ = FIELDS
    VERB = "attack"
    SHAPE = (TERRITORY, TERRITORY, CARD_OR_NONE)

    def __init__(self, origin: TerritoryId, target: TerritoryId, card: int) -> None:
        self.origin = origin
        self.target = target
        self.card = card

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        asking = table.stack[question.at]
        assert isinstance(asking, EventFrame)
        return asking.attacks(table)

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        asking = table.stack[question.at]
        assert isinstance(asking, EventFrame)
        return asking.attack_fault(table, self)

    def reach_fault(self, table: "GlobopolisState", holder: Holder) -> Illegal | None:
        """Why a holder cannot attack this territory from that one."""
        if table.owner[self.origin] != holder:
            return Illegal("GB-6.1", "gb-refused-not-yours", {"territory": self.origin})
        if table.owner[self.target] in (-1, holder):
            return Illegal("GB-6.1", "gb-refused-not-foreign", {"territory": self.target})
        if self.card == WITHOUT_CARD:
            if not _neighbours(table, self.origin, self.target):
                return Illegal("GB-6.1", "gb-refused-other-quadrant", {"territory": self.target})
            return None
        card = self.card - 1
        if not table.ops.holds(holder, card) or not _opens(table, card):
            return Illegal("GB-6.3", "gb-refused-no-opportunity")
        if not opportunity_allows(table, card, [(self.origin, self.target)]):
            return Illegal("GB-6.3", "gb-refused-other-groups", {"territory": self.target})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        """GB-6.13: the attack is declared; an Opportunity card goes under the stack."""
        seat, holder = question.seat, table.holders[question.seat]
        if self.card != WITHOUT_CARD:
            card = self.card - 1
            table.ops = table.ops.laid_under(holder, card)
            if table.sink is not None:
                table.sink.append(Event("gb-event-opportunity", {"seat": seat, "ops": card}))
        promises.attacked(table, holder, table.owner[self.target])
        table.begin_phase()
        if table.sink is not None:
            values = {"seat": seat, "territory": self.origin, "target": self.target}
            table.sink.append(Event("gb-event-attack", values))
        table.replace(Engagement(seat, self.origin, self.target, 0, (-1, -1)))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        return attack_notes(table, self)


def attack_chance(table: "GlobopolisState", attack: Attack) -> int:
    """The chance of a takeover as things stand, in percent."""
    from statecraft.globopolis.odds import takeover_percent_at

    mine, theirs = strengths(table, attack.origin, attack.target)
    return takeover_percent_at(table, mine, theirs)


def attack_notes(table: "GlobopolisState", attack: Attack) -> tuple[Note, ...]:
    """What both sides would roll as things stand, the chance of it, and what is at stake."""
    mine, theirs = strengths(table, attack.origin, attack.target)
    values = {"mine": mine, "theirs": theirs, "percent": attack_chance(table, attack)}
    win, lose = attack_stakes(table, attack)
    return (
        Note("gb-forecast-attack", {**values, "territory": attack.origin}),
        Note("gb-stakes-attack", {"win": win, "lose": lose}),
    )


def attack_stakes(table: "GlobopolisState", attack: Attack) -> tuple[int, int]:
    """GB-6.14: the points that the Aggressor would gain by winning, and lose by losing; tried out on copies."""
    aggressor, defender = table.owner[attack.origin], table.owner[attack.target]
    found: list[int] = []
    for winner, loser, lost, kept in (
        (aggressor, defender, attack.target, attack.origin),
        (defender, aggressor, attack.origin, attack.target),
    ):
        copy = table.clone()
        copy.sink = None
        conquer(copy, winner, loser, lost)
        clear_ns(copy, kept)
        found.append(copy.score[aggressor] - table.score[aggressor])
    return found[0], -found[1]


def battle(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-6.5: strength is fixed, and the first Battle Round begins in place of the engagement."""
    dice, polygons, ties = assess(table, fight)
    table.replace(
        BattleRound(fight.seat, fight.origin, fight.target, dice, polygons, ties, fight.operations)
    )
    return None


def assess(
    table: "GlobopolisState", fight: Engagement
) -> tuple[tuple[int, int], tuple[int, int], int]:
    """GB-6.5, GB-8.25: both sides' dice and polygons with their operations, and whose ties are.

    Assistance with units makes dice of its own, so it is not counted besides (GB-10.14).
    """
    content = table.content
    used = [(side, content.ops[card]) for side, card in enumerate(fight.operations) if card >= 0]
    agents = all(OPERATIONS[row.effect].AGENTS_COUNT for _side, row in used)
    assisted = not table.settings().assistance_moves_units
    mine, theirs = strengths(table, fight.origin, fight.target, agents, assisted)
    both = Strength([mine, theirs], [content.aggressor_polygon, content.defender_polygon])
    for side, row in used:
        OPERATIONS[row.effect].assess(both, side, row.amount)
    # GB-8.26, GB-8.27: both cards count before the limits do, so that neither side opens first.
    most = content.battle_dice_most
    dice, polygons = both.dice, both.polygons
    within = (max(0, min(dice[0], most)), max(0, min(dice[1], most)))
    return within, (polygons[0], polygons[1]), both.ties


class BattleRound(ChanceFrame["GlobopolisState"]):
    """GB-6.8: both sides roll everything they have left; who loses drops a die (GB-6.12)."""

    FIELDS = ("seat", "origin", "target", "dice", "polygons", "ties", "operations")
    __slots__ = FIELDS
    NAME = "battle-round"
    PURPOSE = "battle"

    def __init__(
        self,
        seat: Seat,
        origin: TerritoryId,
        target: TerritoryId,
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

    def distribution(self, table: "GlobopolisState") -> Distribution:
        mine, theirs = self.dice
        return Dice((self.polygons[0], *([6] * mine), self.polygons[1], *([6] * theirs)))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        mine, theirs = self.dice
        most = best_multiplier(table)
        attack = roll_value(value[0], value[1 : 1 + mine], most)
        defence = roll_value(value[1 + mine], value[2 + mine :], most)
        won = aggressor_wins(attack, mine, defence, theirs, self.ties)
        if table.sink is not None:
            self._tell(table, value, won)
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

    def _tell(self, table: "GlobopolisState", value: Any, won: bool) -> None:
        """Both sides' dice apart: the polygon, what it is multiplied by and why, and what comes out."""
        mine = self.dice[0]
        most = best_multiplier(table)
        values: dict[str, Any] = {
            "seat": self.seat,
            "holder": table.owner[self.target],
            "dice": value,
            "won": 1 if won else 0,
        }
        rolls = (value[0], value[1 : 1 + mine]), (value[1 + mine], value[2 + mine :])
        for side, (polygon, six) in zip(("mine", "theirs"), rolls, strict=True):
            values[side] = roll_value(polygon, six, most)
            values[side + "_polygon"] = polygon
            values[side + "_dice"] = six
            values[side + "_count"] = len(six)
            values[side + "_times"] = times(polygon, six, most)
        values["chance"], values["chance_then"] = self._chances(most, won)
        assert table.sink is not None
        table.sink.append(Event("gb-event-battle", values))

    def _chances(self, most: int, won: bool) -> tuple[int, int]:
        """The Aggressor's chance in percent before this round and after it; at the end it is all or nothing."""
        from statecraft.globopolis.odds import takeover

        mine, theirs = self.dice
        before = takeover(mine, theirs, most, self.polygons, self.ties)[0]
        if not (theirs if won else mine):
            return round(100 * before), 100 if won else 0
        left = (mine, theirs - 1) if won else (mine - 1, theirs)
        return round(100 * before), round(100 * takeover(*left, most, self.polygons, self.ties)[0])


def conclude(table: "GlobopolisState", fight: BattleRound, won: bool) -> None:
    """GB-6.14, GB-6.15: the loser's territory in the fight changes hands; a victor may go on."""
    aggressor, defender = table.owner[fight.origin], table.owner[fight.target]
    winner, loser = (aggressor, defender) if won else (defender, aggressor)
    lost = fight.target if won else fight.origin
    kept = fight.origin if won else fight.target
    for side, card in enumerate(fight.operations):
        if card >= 0:
            row = table.content.ops[card]
            operation = OPERATIONS[row.effect]
            if (side == 0) == won:
                operation.won(table, winner, loser, row.amount)
            else:
                operation.lost(table, loser, lost)
    conquer(table, winner, loser, lost)
    clear_ns(table, kept)
    if won:
        table.conquests[aggressor] += 1
        table.taken[aggressor] |= 1 << lost
        table.replace(ContinueChoice(fight.seat, fight.origin, table.content.group[lost]))
    else:
        # GB-6.17: the turn is over, without a Conference Cost.
        table.pop()
    surplus.ask(table, lost)


class ContinueChoice(EventFrame):
    """GB-6.16: a victorious Aggressor may attack on in the colour group, from the same territory."""

    __slots__ = ("group", "origin")
    NAME = "continue-choice"
    FIELDS = ("seat", "origin", "group")
    VERBS = Verbs(EndTurn, Attack)

    def __init__(self, seat: Seat, origin: TerritoryId, group: int) -> None:
        self.seat = seat
        self.origin = origin
        self.group = group

    def targets(self, table: "GlobopolisState") -> list[TerritoryId]:
        holder = table.holders[self.seat]
        return [t for t in table.content.members[self.group] if table.owner[t] not in (-1, holder)]

    def step(self, table: "GlobopolisState") -> bool:
        if self.targets(table):
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "continue", True),)

    def attacks(self, table: "GlobopolisState") -> list[Action]:
        return [Attack(self.origin, target, WITHOUT_CARD) for target in self.targets(table)]

    def attack_fault(self, table: "GlobopolisState", attack: Attack) -> Illegal | None:
        if attack.origin != self.origin or attack.card != WITHOUT_CARD:
            return Illegal("GB-6.16", "gb-refused-not-from-here", {"territory": attack.origin})
        if attack.target not in self.targets(table):
            return Illegal("GB-6.16", "gb-refused-other-group", {"territory": attack.target})
        return None

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return END_TURN
