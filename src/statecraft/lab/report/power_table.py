"""What so many games could show: for each figure of a comparison the smallest difference they would reveal.

It goes by the spread that was measured between the two games of a pair, so it says what common luck was worth.
"""

from statecraft.lab.measure.intervals import corrected
from statecraft.lab.measure.measures import Figures
from statecraft.lab.measure.power import (
    POWER,
    deviation_of_share,
    deviation_of_shares,
    games_needed,
    least_difference,
)
from statecraft.lab.report import page
from statecraft.lab.report.comparison import heading_title, is_share, row_name
from statecraft.lab.report.formatting import Words

HEADINGS = ("lengths", "half-time", "reasons", "seat", "place", "sources")
POINT = 0.01
"""A share is asked to be known to a percentage point, anything else to a twentieth of itself."""
PART = 0.05


def power_section(differences: Figures, words: Words) -> str:
    """The section of a comparison's report."""
    return page.section(
        words.say("lab-power"),
        page.paragraph(words.say("lab-power-note", power=words.percent(POWER))),
        power_table(differences, words),
    )


def power_rows(differences: Figures) -> list[tuple[str, str, float, float, int]]:
    """By heading and name: the smallest difference alone, among all comparisons, and the pairs for a small one."""
    pairs, z = differences["pairs"], corrected(differences["tests"])
    found = []
    for heading in HEADINGS:
        for name, row in differences["headings"].get(heading, {}).items():
            deviation = row["deviation"]
            small = POINT if is_share(heading) else PART * abs(row["a"])
            if deviation and small and pairs > 1:
                alone = least_difference(pairs, deviation)
                among = least_difference(pairs, deviation, z)
                found.append((heading, name, alone, among, games_needed(small, deviation)))
    return found


def power_table(differences: Figures, words: Words) -> str:
    """The table itself."""
    lines: list[list[str]] = []
    last = ""
    for heading, name, alone, among, needed in power_rows(differences):
        if heading != last:
            lines.append([heading_title(heading, words)])
            last = heading
        by, digits = (100, 1) if is_share(heading) else (1, 2)
        lines.append(
            [
                row_name(heading, name, words),
                words.number(by * alone, digits),
                words.number(by * among, digits),
                words.number(needed, 0),
            ]
        )
    head = [words.say("lab-name"), words.say("lab-power-alone"), words.say("lab-power-among")]
    return page.table([*head, words.say("lab-power-needed")], lines)


def wins_power(figures: Figures, words: Words) -> str:
    """A line for a report on one rule set: what its games could show of a seat's wins."""
    equal, games = figures["equal"], figures["finished"]
    deviation = deviation_of_share(equal)
    alone = least_difference(games, deviation)
    among = least_difference(games, deviation, corrected(figures["tests"]))
    return words.say(
        "lab-power-wins",
        games=games,
        alone=words.number(100 * alone),
        among=words.number(100 * among),
        needed=words.number(games_needed(POINT, deviation), 0),
        sides=words.number(games_needed(POINT, deviation_of_shares(equal)), 0),
    )
