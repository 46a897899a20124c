"""What came of measuring mails, as a section of `docs/benchmarks.md`."""

import os
import platform
from typing import Any, Final

from bench.sections import section_of

BEGINS: Final = "<!-- mails: python -m bench.mail --write -->"
ENDS: Final = "<!-- end of mails -->"


def section(report: dict[str, Any]) -> str:
    """The section as it stands on the page."""
    sizes = [
        f"| {game} | {each['bytes'] / 1000:.0f} | {each['bytes_without_picture'] / 1000:.0f}"
        f" | {each['bytes_of_text'] / 1000:.1f} | {each['bytes_of_row'] / 1000:.0f} | {each['drawing_ms']:.0f} |"
        for game, each in report["games"].items()
    ]
    times = [
        f"| {game} | {way} | {row['mails']:,} | {row['seconds']:.1f} | {row['processor_seconds']:.1f}"
        f" | {1000 * row['processor_seconds'] / row['mails']:.1f} |"
        for game, each in report["games"].items()
        for way, row in each["handed_over"].items()
    ]
    ways = [*next(iter(report["needed"].values()))]
    needed = [
        f"| {game} | {' | '.join([f'{each[way]:.2f}' for way in ways])} |"
        for game, each in report["needed"].items()
    ]
    about = (
        "`python -m bench.mail --write` plays a table of four to its middle and makes the mail of the next turn, with what"
        " happened in the last 30 answers; then copies of it go from rows of the outbox to a real aiosmtpd in a process of"
        " its own, one after the other on one line, each row marked in a transaction of its own. Pictures are drawn by a"
        " worker, whose time is not in the processor's seconds; it is the column *drawing*. Measured on"
        f" {platform.machine()} with {os.cpu_count()} cores; other programs had a load of {report['load']:.1f} there before,"
        " so the seconds say less than the processor's."
    )
    body = [
        "## Mails",
        "",
        about,
        "",
        "| a mail of | kB | without picture | its text | its row | drawing ms |",
        "|---|---:|---:|---:|---:|---:|",
        *sizes,
        "",
        "| mails of | how | mails | seconds | processor's seconds | processor's ms each |",
        "|---|---|---:|---:|---:|---:|",
        *times,
        "",
        (
            f"Mails that each of four needs for a turn of its own, over {report['played']} games between four of the bot *novice*"
            " ([what counts as one](correspondence.md#decided-ahead)):"
        ),
        "",
        f"| mails a turn | {' | '.join(ways)} |",
        f"|---|{'---:|' * len(ways)}",
        *needed,
    ]
    return section_of(BEGINS, body, ENDS)
