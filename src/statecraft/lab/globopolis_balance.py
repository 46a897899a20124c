"""Whether Globopolis is a fair game: who wins by seat and by turn, and what titles and cards have to do with it.

    python -m statecraft.lab.globopolis_balance --bots novice --games 2000 --seed 1

Figures are JSON. A share is given in per cent with its 95 % interval (Wilson) and the number of cases it is a
share of. Players that share a win have it in equal parts.
"""

import json
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from statecraft.core.chance import cards_in
from statecraft.core.inputs import Act
from statecraft.globopolis.content import MISSION_CARDS, TITLES, Content
from statecraft.globopolis.missions import FIRST, fulfilled
from statecraft.globopolis.state import INFLUENCE, MISSION, OPS, Globe
from statecraft.globopolis.verbs import Attack
from statecraft.lab.globopolis_games import Step, arguments, watched, winners

QUANTILES = (5, 25, 50, 75, 95)
Z = 1.959964


def share(count: float, cases: int) -> dict[str, Any]:
    """A share of cases in per cent, with its 95 % interval.

    >>> share(25, 100)
    {'percent': 25.0, 'low': 17.5, 'high': 34.3, 'cases': 100}
    """
    part = count / cases
    middle = part + Z * Z / (2 * cases)
    reach = Z * sqrt(part * (1 - part) / cases + Z * Z / (4 * cases * cases))
    whole = 1 + Z * Z / cases
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return {
        "percent": round(100 * part, 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
        "cases": cases,
    }


class Shares:
    """Of how many cases something came true, under headings."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, list[float]]] = defaultdict(dict)

    def add(self, heading: str, name: str, true: float) -> None:
        counts = self._counts[heading].setdefault(name, [0.0, 0.0])
        counts[0] += true
        counts[1] += 1

    def told(self) -> dict[str, dict[str, Any]]:
        """By heading, the greatest share first."""
        return {
            heading: dict(
                sorted(
                    [(name, share(count, round(cases))) for name, (count, cases) in rows.items()],
                    key=lambda row: -row[1]["percent"],
                )
            )
            for heading, rows in self._counts.items()
        }


class Watched:
    """What has to be noted while a game goes on: the deal, the cards played, and the scores by round."""

    def __init__(self) -> None:
        self.dealt_titles: list[int] = []
        self.dealt_cards: list[tuple[int, int, int]] = []
        self.fulfilled_by_deal: list[int] = []
        self.shown: list[tuple[int, str]] = []
        self.played: set[tuple[int, str]] = set()
        self.after_round: dict[int, list[int]] = {}

    def see(self, step: Step) -> None:
        table = step.table
        if step.cause == "first":
            # The last chance of the set-up: everything is dealt, and nobody has moved.
            self._see_deal(table)
        given = step.given
        if isinstance(given, Act) and isinstance(given.action, Attack) and given.action.card:
            card = table.content.ops[given.action.card - 1].id
            self.played.add((table.holders[given.seat], card))
        for event in step.events:
            if event.text in ("gb-event-influence", "gb-event-operation", "gb-event-mission"):
                seat = event.values["seat"]
                self._see_card(table, table.holders[seat], event.text, event.values)
        self.after_round[table.round] = table.score[:]

    def _see_deal(self, table: Globe) -> None:
        holders = range(table.holder_count())
        self.dealt_titles = table.owner[:]
        self.dealt_cards = [
            (table.hand(h, OPS), table.hand(h, MISSION), table.hand(h, INFLUENCE)) for h in holders
        ]
        self.fulfilled_by_deal = [
            sum([1 << m for m in range(MISSION_CARDS) if fulfilled(table, h, m)]) for h in holders
        ]

    def _see_card(self, table: Globe, holder: int, text: str, values: Any) -> None:
        content = table.content
        if text == "gb-event-influence":
            self.played.add((holder, content.influence[values["influence"]].id))
        elif text == "gb-event-operation":
            self.played.add((holder, content.ops[values["ops"]].id))
        else:
            self.shown.append((holder, content.missions[values["ops"] - FIRST].id))


def card_names(content: Content, hands: tuple[int, int, int]) -> Iterator[tuple[str, str]]:
    """The cards of a deal: their sort and their name."""
    ops, missions, influence = hands
    for card in cards_in(ops):
        row = content.ops[card]
        yield "opportunity" if row.opportunity else "operation", row.id
    for card in cards_in(missions):
        yield "mission", content.missions[card - FIRST].id
    for card in cards_in(influence):
        yield "influence", content.influence[card].id


def count(table: Globe, seen: Watched, shares: Shares) -> None:
    """Put one finished game down."""
    first = winners(table)
    content = table.content
    holders = range(table.holder_count())
    won = [1 / len(first) if holder in first else 0.0 for holder in holders]
    assert table.result is not None
    for reason in ("points", "mission", "sudden-death", "round-limit"):
        shares.add("ended by", reason, table.result.reason == reason)
    for holder in holders:
        shares.add("won by seat", str(holder + 1), won[holder])
        shares.add("won by turn", str((holder - table.first) % len(won) + 1), won[holder])
    half = seen.after_round[(table.round + 1) // 2]
    for holder in holders:
        if half[holder] == max(half):
            shares.add("leader at half time won", "all", won[holder])
    for title in range(TITLES):
        name = content.title_id[title]
        owner = table.owner[title]
        shares.add("title held by the winner", name, won[owner] if owner >= 0 else 0)
        if seen.dealt_titles[title] >= 0:
            shares.add("title dealt to the winner", name, won[seen.dealt_titles[title]])
    for holder in holders:
        for sort, name in card_names(content, seen.dealt_cards[holder]):
            shares.add(f"{sort} dealt to the winner", name, won[holder])
        for mission in range(MISSION_CARDS):
            there = seen.fulfilled_by_deal[holder] >> mission & 1
            shares.add("mission fulfilled by a deal", content.missions[mission].id, there)
    sorts = {row.id: "opportunity" if row.opportunity else "operation" for row in content.ops}
    for holder, name in sorted(seen.played):
        shares.add(f"{sorts.get(name, 'influence')} played by the winner", name, won[holder])
    for row in content.missions:
        showed = [holder for holder, name in seen.shown if name == row.id]
        shares.add("mission shown", row.id, len(showed))
        for holder in showed:
            shares.add("mission shown by the winner", row.id, won[holder])


def quantiles(values: Sequence[int]) -> dict[str, float]:
    """The mean, and what so many per cent of the values do not exceed.

    >>> quantiles([1, 2, 3, 4])
    {'mean': 2.5, '5': 1, '25': 1, '50': 2, '75': 3, '95': 4}
    """
    ordered = sorted(values)
    told = {str(q): ordered[max(0, -(-q * len(ordered) // 100) - 1)] for q in QUANTILES}
    return {"mean": round(sum(ordered) / len(ordered), 2), **told}


def report(asked: Namespace) -> dict[str, Any]:
    """Play all games asked for."""
    shares = Shares()
    rounds: list[int] = []
    for number in range(asked.games):
        seen = Watched()
        for step in watched(asked, number):
            seen.see(step)
        count(step.table, seen, shares)
        rounds.append(step.table.round)
    within = len([number for number in rounds if 15 <= number <= 40])
    return {
        "games": asked.games,
        "rounds": quantiles(rounds),
        "15 to 40 rounds": share(within, asked.games),
        **shares.told(),
    }


def main(given: list[str]) -> None:
    json.dump(report(arguments(__doc__, given)), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])
