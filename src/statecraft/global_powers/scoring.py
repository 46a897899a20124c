"""Scoring: points, victory, the UN, and the world made ready for another round (GP-6)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.frame import Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import SealedFrame
from statecraft.global_powers import talks, united_nations, victory
from statecraft.global_powers.chips import ECONOMY
from statecraft.global_powers.domains import RefillDomain
from statecraft.global_powers.government import REGIONS, government
from statecraft.global_powers.setup import check_cards
from statecraft.global_powers.verbs import RefillHand

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

SOLE: Final = 4
MAJORITY: Final = 3
COALITION: Final = 2
OPPOSITION: Final = 1
BONUS: Final = (0, 0, 0, 1, 2, 3)
"""GP-6.2: points for economy."""
UN_POINTS: Final = 2
MAURITIUS_POINTS: Final = -1


@lru_cache(maxsize=1 << 16)
def points_of(there: tuple[int, ...], economy: int, sanctioned: int) -> tuple[int, ...]:
    """GP-6.1, GP-6.2, GP-6.6: each party's half points for what it has in a region.

    >>> points_of((2, 0, 1), 4, 0)
    (10, 0, 2)
    """
    n = len(there)
    most = max(there)
    if not most:
        return (0,) * n
    rulers = there.count(most)
    lone = there.count(0) == n - 1
    worth = 1 if sanctioned else 2
    rule = COALITION if rulers > 1 else SOLE if lone else MAJORITY
    governing = (rule + BONUS[economy]) * worth
    found = [0] * n
    for party in range(n):
        if there[party] == most:
            found[party] = governing
        elif there[party]:
            found[party] = OPPOSITION * worth
    return tuple(found)


def region_points(table: "World", region: int) -> tuple[int, ...]:
    """Each party's half points in a region as it stands."""
    n = table.colours
    there = tuple(table.politicians[region * n : region * n + n])
    return points_of(there, table.chip(region, ECONOMY), table.sanctioned[region])


def elsewhere(table: "World", party: int) -> int:
    """GP-6.3, GP-6.4: a party's half points in the UN and on Mauritius."""
    return 2 * (UN_POINTS * table.un[party] + MAURITIUS_POINTS * table.mauritius[party])


def count_points(table: "World") -> list[int]:
    """Everybody's half points as the world stands (GP-6.1 to GP-6.6)."""
    found = [elsewhere(table, party) for party in range(table.colours)]
    for region in range(REGIONS):
        for party, points in enumerate(region_points(table, region)):
            found[party] += points
    return found


def sheet(table: "World") -> list[list[Note]]:
    """Every line of the standing: which region, place or earlier scoring brings a party how much."""
    lines = _lines(table)
    standing = table.standing()
    told = [sum([note.values["half-points"] for note in mine]) for mine in lines]
    if told == list(standing):
        return lines
    # The game ended after its last scoring, and the world has changed since (GP-6.13).
    return [
        [Note("gp-sheet-before", {"half-points": points})] if points else [] for points in standing
    ]


def _lines(table: "World") -> list[list[Note]]:
    n = table.colours
    lines: list[list[Note]] = [[] for _party in range(n)]
    for region in range(REGIONS):
        there = table.politicians[region * n : region * n + n]
        rulers = government(table, region)
        rule = "coalition" if len(rulers) > 1 else "sole" if there.count(0) == n - 1 else "majority"
        bonus = BONUS[table.chip(region, ECONOMY)]
        for party, points in enumerate(region_points(table, region)):
            if points:
                governs = party in rulers
                values: dict[str, Value] = {"region": region, "half-points": points}
                values |= {"sanctioned": table.sanctioned[region], "bonus": bonus if governs else 0}
                lines[party].append(Note(f"gp-sheet-{rule if governs else 'opposition'}", values))
    added = table.settings().points == "added"
    for party in range(n):
        counted = {
            "un": (table.un[party], 2 * UN_POINTS),
            "mauritius": (table.mauritius[party], 2 * MAURITIUS_POINTS),
        }
        for place, (politicians, worth) in counted.items():
            if politicians:
                values = {"politicians": politicians, "half-points": politicians * worth}
                lines[party].append(Note(f"gp-sheet-{place}", values))
        if added and table.points[party]:
            lines[party].append(Note("gp-sheet-before", {"half-points": table.points[party]}))
    return lines


def begin(table: "World") -> None:
    """GP-2.7: all regions are done."""
    table.push(Scoring(0))


class Scoring(Frame["World"]):
    """The steps of a scoring, in the order of the rulebook."""

    __slots__ = ("at",)
    FIELDS = ("at",)
    ASKS = False
    HIDES = True

    def __init__(self, at: int) -> None:
        self.at = at

    def step(self, table: "World") -> bool:
        table.replace(Scoring(self.at + 1))
        if self.at == 0:
            score(table)
        elif self.at == 1:
            united_nations.ask(table)
        elif self.at == 2:
            make_ready(table)
        elif self.at == 3:
            ask_refills(table)
        else:
            table.pop()
            table.round += 1
        return True


def score(table: "World") -> None:
    """GP-6.5: points are counted afresh, or added up (GP-7.1); then the goal is looked at."""
    talks.judge_scoring(table)
    write_points(table)
    table.scorings += 1
    victory.check_points(table)
    if table.result is not None:
        return
    if table.settings().scorings and table.scorings >= table.settings().scorings:
        table.finish("scorings", "GP-7.6")
    elif table.dominance <= 1:
        table.finish("marker", "GP-6.13")


def write_points(table: "World") -> None:
    """GP-6.5, GP-7.1: what everybody has now, alone or with what it had."""
    counted = count_points(table)
    if table.settings().points == "added":
        counted = [points + before for points, before in zip(counted, table.points, strict=True)]
    table.points = counted
    for party, points in enumerate(counted):
        table.tell("gp-event-scored", {"seat": party, "half-points": points})


def close(table: "World") -> None:
    """GP-6.13: nobody is left to play with, so what stands is counted and the game ends."""
    write_points(table)
    table.finish("nobody-left", "GP-6.13")


def make_ready(table: "World") -> None:
    """GP-6.8: regions pending, the marker down, markers off, peace and pacts at an end."""
    if victory.nobody_left(table):
        table.finish("nobody-left", "GP-6.13")
        return
    table.done = [0] * REGIONS
    table.sanctioned = [0] * REGIONS
    table.demilitarised = [0] * REGIONS
    table.protected = [0] * REGIONS
    table.pacts = [0] * REGIONS
    table.peace = 0
    table.dominance -= 1
    table.tell("gp-event-new-round", {"regions": table.dominance})
    victory.check_dominance(table)


def ask_refills(table: "World") -> None:
    """GP-6.9: everybody with cards keeps or discards, and takes others."""
    seats = [
        Seat(party) for party in range(table.colours) if table.hand(party) or table.unused(party)
    ]
    if seats:
        table.push(Refill(tuple(seats), (None,) * len(seats)))


class Refill(SealedFrame["World"]):
    """GP-6.9: discards are seen by all, new cards by nobody."""

    __slots__ = ()
    KIND = "refill"
    LARGE = True

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        party = question.seat
        return (RefillDomain(table.hand(party), table.unused(party), table.content.hand),)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, RefillHand):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        party = question.seat
        hand, unused = table.hand(party), table.unused(party)
        check_cards(hand, action.discard, "GP-6.9")
        check_cards(unused, action.take, "GP-6.9")
        kept = hand.bit_count() - len(action.discard)
        wanted = min(table.content.hand - kept, unused.bit_count())
        if len(action.take) != wanted:
            raise Illegal("GP-6.9", "gp-refused-hand-size", {"cards": wanted})

    def fallback(self, table: "World", question: Question) -> Action:
        domain = RefillDomain(
            table.hand(question.seat), table.unused(question.seat), table.content.hand
        )
        wanted = min(domain.size - len(domain.hand), len(domain.unused))
        return RefillHand((), tuple([(card,) for card in domain.unused[:wanted]]))

    def reveal(self, table: "World") -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, RefillHand)
            party = table.holders[seat]
            for (card,) in slot.discard:
                table.cards = table.cards.discarded(party, party * 16 + card)
            for (card,) in slot.take:
                table.cards = table.cards.drawn(party, party * 16 + card)
            if table.sink is not None:
                cards = tuple([card for (card,) in slot.discard])
                values = {"seat": seat, "card": cards, "cards": len(slot.take)}
                table.tell("gp-event-refilled", values)
