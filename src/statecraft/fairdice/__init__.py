"""Fair dice: rolls that prove themselves, and DR² reports that anybody can check.

``Chain`` commits to all luck of a table before anybody sits down, ``FairDice`` mixes in the players'
seeds, answers chance and keeps the log, ``report`` makes the document of it, ``verify`` checks one.
docs/fair-dice.md describes the format, and what it proves and does not prove.
"""

from statecraft.fairdice.beacon import QUICKNET, Beacon, Round
from statecraft.fairdice.chain import LINKS, Chain, ChainEnds
from statecraft.fairdice.dice import FairDice
from statecraft.fairdice.entries import Entry
from statecraft.fairdice.promises import SeedRefused
from statecraft.fairdice.report import NotAReport, read, report, to_text
from statecraft.fairdice.seeds import commitment
from statecraft.fairdice.verdict import Verdict, Wrong
from statecraft.fairdice.verify import verify

__all__ = [
    "LINKS",
    "QUICKNET",
    "Beacon",
    "Chain",
    "ChainEnds",
    "Entry",
    "FairDice",
    "NotAReport",
    "Round",
    "SeedRefused",
    "Verdict",
    "Wrong",
    "commitment",
    "read",
    "report",
    "to_text",
    "verify",
]
