"""What the games of one rule set say: who wins, how long it takes, what goes with winning, which rules work.

Everything here is plain data with 95 % intervals; :mod:`statecraft.lab.report.balance` puts it into words. A share of
wins is compared with equal play, where every player wins equally often.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, TypeAlias

from statecraft.lab.measure.intervals import corrected, of_mean, wilson
from statecraft.lab.measure.observer import Topic
from statecraft.lab.measure.rule_uses import rules_of
from statecraft.lab.run.experiment import GameStats, shares

Figures: TypeAlias = dict[str, Any]
QUANTILES = (5, 25, 50, 75, 95)
FEWEST = 10
"""Of fewer cases nothing is said."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is looked for in the games: the game's topics, its verbs, and the rules that deeds are put down to."""

    topics: tuple[Topic, ...]
    verbs: tuple[str, ...]
    rules: Mapping[str, tuple[str, ...]]


def share(won: float, of: int) -> Figures:
    """A share with its interval.

    >>> share(25, 100)
    {'share': 0.25, 'low': 0.17545, 'high': 0.34304, 'won': 25, 'of': 100}
    """
    if not of:
        return {"share": 0.0, "low": 0.0, "high": 1.0, "won": 0, "of": 0}
    low, high = wilson(won, of)
    data = {"share": round(won / of, 5), "low": round(low, 5), "high": round(high, 5)}
    return {**data, "won": round(won, 5), "of": of}


def mean(values: Sequence[float]) -> Figures:
    """A mean with its interval."""
    low, high = of_mean(values)
    return {"mean": round(fmean(values), 4), "low": round(low, 4), "high": round(high, 4)}


def spread(values: Sequence[float]) -> Figures:
    """The mean with its interval, and what so many per cent of the values do not exceed.

    >>> spread([1, 2, 3, 4])["quantiles"]
    {'5': 1, '25': 1, '50': 2, '75': 3, '95': 4}
    """
    ordered = sorted(values)
    quantiles = {str(q): ordered[max(0, -(-q * len(ordered) // 100) - 1)] for q in QUANTILES}
    return {**mean(values), "quantiles": quantiles}


def measured(games: Sequence[GameStats], asked: Asked) -> Figures:
    """All figures of one side; at least one game must have come to an end."""
    ended = [stats for stats in games if stats["ranks"]]
    equal = 1 / len(ended[0]["ranks"])
    wins = {
        "seat": _wins(ended, lambda _stats, holder: str(holder + 1)),
        "place": _wins(
            ended,
            lambda stats, holder: str((holder - stats["first"]) % len(stats["ranks"]) + 1),
        ),
        "bot": _wins_by_bot(ended),
    }
    topics = {topic.name: _topic(ended, topic.name) for topic in asked.topics}
    tests = sum([len(rows) for rows in [*wins.values(), *topics.values()]])
    for rows in (*wins.values(), *topics.values()):
        _mark(rows, equal, corrected(tests))
    return {
        "games": len(games),
        "finished": len(ended),
        "equal": equal,
        "tests": tests,
        "wins": wins,
        "half_time": share(*_half_time(ended)),
        "lengths": {name: spread(values) for name, values in lengths(ended).items()},
        "rounds": dict(sorted(Counter([stats["rounds"] for stats in ended]).items())),
        "reasons": {
            reason: share(count, len(ended))
            for reason, count in Counter([stats["reason"] for stats in ended]).most_common()
        },
        "sources": {
            source: mean(values)
            for source, values in sorted(
                per_game_sources(ended).items(), key=lambda row: -fmean(row[1])
            )
        },
        "course": _score_history(ended),
        "topics": topics,
        "chances": measured_chances(games),
        "deeds": _event_counts(games, asked.verbs),
        "rules": _rules(games, asked.rules),
    }


def measured_chances(games: Sequence[GameStats]) -> Figures:
    """By card, the share of its first chances at which it was used, the most used first."""
    used: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for stats in games:
        for name, (times, chances) in stats.get("chances", {}).items():
            used[name] += times
            had[name] += chances
    rows = {name: share(used[name], had[name]) for name in sorted(had)}
    return dict(sorted(rows.items(), key=lambda row: -row[1]["share"]))


def lengths(games: Sequence[GameStats]) -> dict[str, list[float]]:
    """How long each game was, in several ways."""
    found = {name: [stats[name] for stats in games] for name in ("rounds", "inputs", "decisions")}
    for name in sorted({name for stats in games for name in stats["numbers"]}):
        found[name] = [stats["numbers"].get(name, 0) for stats in games]
    return found


def per_game_sources(games: Sequence[GameStats]) -> dict[str, list[float]]:
    """By source, what a player has of it at the end of each game, on average."""
    names = sorted({name for stats in games for mine in stats["sources"] for name in mine})
    return {
        name: [fmean([mine.get(name, 0) for mine in stats["sources"]]) for stats in games]
        for name in names
    }


def per_game_deeds(games: Sequence[GameStats]) -> dict[str, list[int]]:
    """By deed, how often it was done in each game."""
    names = sorted({name for stats in games for name in stats["deeds"]})
    return {name: [stats["deeds"].get(name, 0) for stats in games] for name in names}


def half_time_leaders(stats: GameStats) -> list[int]:
    """Who had the most points when half of a game's time was over; nobody before anything was counted."""
    times = [time for time, _scores, _sources in stats["course"]]
    if not times:
        return []
    half = max([time for time in times if time <= (times[-1] + 1) // 2], default=times[0])
    scores = stats["course"][times.index(half)][1]
    leaders = [holder for holder, score in enumerate(scores) if score == max(scores)]
    return leaders if len(times) > 1 else []


def _half_time(games: Sequence[GameStats]) -> tuple[float, int]:
    won, of = 0.0, 0
    for stats in games:
        for holder in half_time_leaders(stats):
            won += shares(stats)[holder]
            of += 1
    return won, of


def _wins(games: Sequence[GameStats], name: Any) -> dict[str, Figures]:
    """Shares of wins by a name that each holder has in each game."""
    won: dict[str, float] = defaultdict(float)
    for stats in games:
        for holder, part in enumerate(shares(stats)):
            won[name(stats, holder)] += part
    return {name: share(won[name], len(games)) for name in sorted(won)}


def _wins_by_bot(games: Sequence[GameStats]) -> dict[str, Figures]:
    """What one player of a bot wins; nothing to tell where all are the same."""
    won: dict[str, float] = defaultdict(float)
    of: Counter[str] = Counter()
    for stats in games:
        mine = shares(stats)
        for seat, bot in enumerate(stats["bots"]):
            won[bot] += mine[stats["holders"][seat]]
            of[bot] += 1
    return {bot: share(won[bot], of[bot]) for bot in sorted(won)} if len(won) > 1 else {}


def _topic(games: Sequence[GameStats], topic: str) -> dict[str, Figures]:
    """By name, how often those won who had or did something, and how often the others of the same games."""
    cases: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0, 0.0])
    for stats in games:
        mine = shares(stats)
        for name, holders in stats["facts"][topic].items():
            row = cases[name]
            won = sum([mine[holder] for holder in holders])
            row[0] += len(holders)
            row[1] += won
            row[2] += len(mine) - len(holders)
            row[3] += sum(mine) - won
    found = {
        name: {
            **share(won, int(of)),
            "others": share(others_won, int(others)),
            "games": sum([1 for stats in games if name in stats["facts"][topic]]),
        }
        for name, (of, won, others, others_won) in cases.items()
    }
    return dict(sorted(found.items(), key=lambda row: (-row[1]["share"], row[0])))


def _mark(rows: Mapping[str, Figures], equal: float, z: float) -> None:
    """Note where even an interval widened for all comparisons together leaves equal play out."""
    for row in rows.values():
        low, high = wilson(row["won"], row["of"], z) if row["of"] else (0.0, 1.0)
        far = row["of"] >= FEWEST
        row["stands_out"] = 1 if far and low > equal else -1 if far and high < equal else 0


def _score_history(games: Sequence[GameStats]) -> list[Figures]:
    """At each time that enough games came to: the points of a player, by source."""
    standing: dict[int, list[tuple[int, Mapping[str, float]]]] = defaultdict(list)
    for stats in games:
        for time, scores, sources in stats["course"]:
            standing[time].append((len(scores), sources))
    enough = max(1, len(games) // 5)
    found = []
    for time, rows in sorted(standing.items()):
        if len(rows) >= enough:
            names = sorted({name for _players, sources in rows for name in sources})
            points = {
                name: round(fmean([sources.get(name, 0) / players for players, sources in rows]), 3)
                for name in names
            }
            found.append({"time": time, "games": len(rows), "points": points})
    return found


def _event_counts(games: Sequence[GameStats], verbs: Iterable[str]) -> dict[str, Figures]:
    """How often everything is done in a game, and in how many games at all; also what is never done."""
    done = per_game_deeds(games)
    nothing = [0] * len(games)
    for verb in verbs:
        done.setdefault("verb " + verb, nothing)
    found = {
        event: {**mean(counts), "games": share(sum([1 for n in counts if n]), len(games))}
        for event, counts in done.items()
    }
    return dict(sorted(found.items(), key=lambda row: (-row[1]["mean"], row[0])))


def _rules(games: Sequence[GameStats], cited: Mapping[str, tuple[str, ...]]) -> dict[str, Figures]:
    """How often each rule is at work in a game, at the least; rules that could be seen and never were count 0."""
    uses: dict[str, list[int]] = {rule: [0] * len(games) for row in cited.values() for rule in row}
    for at, stats in enumerate(games):
        for event, count in stats["deeds"].items():
            for rule in rules_of(event, cited):
                counts = uses.setdefault(rule, [0] * len(games))
                counts[at] = max(counts[at], count)
    return {
        rule: {**mean(counts), "games": share(sum([1 for n in counts if n]), len(games))}
        for rule, counts in sorted(uses.items(), key=lambda row: _by_number(row[0]))
    }


def _by_number(rule: str) -> tuple[str, list[int]]:
    """Rules in the order of the rulebook: GB-2.10 after GB-2.9."""
    book, _, number = rule.partition("-")
    return book, [int("".join([c for c in part if c.isdigit()]) or 0) for part in number.split(".")]
