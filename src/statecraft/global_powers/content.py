"""What the box prints, as numbers the engine can reckon with.

An edition is read once and laid out in tuples of whole numbers; nothing here changes during a game, so all
tables of a process share it by reference. Regions are numbered 0–11 in the order of the auction, cards 0–15
in the order of the German list. What holds for every edition is a constant of this module, everything else
an attribute of `Content`.
"""

from pathlib import Path
from typing import Final

from statecraft.core.edition import Edition, load
from statecraft.core.edition_schema import Row
from statecraft.global_powers import edition_schema
from statecraft.global_powers.edition_schema import EFFECTS, MARKERS, MOST_PARTIES, SCHEMA, TIMINGS

# Plain numbers instead of enums: the engine compares them on every step.
RAW: Final = 0
ECONOMY: Final = 1
MILITARY: Final = 2
DIPLOMACY: Final = 3
KINDS: Final = edition_schema.KINDS
SANCTIONS: Final = 0
DISARMAMENTS: Final = 1
PROTECTORATES: Final = 2
REGIONS: Final = edition_schema.REGIONS
NO_REGION: Final = -1
CARDS: Final = len(edition_schema.CARDS)
# A card's number is also its effect's, since every edition has the effects in this order.
(
    ASSASSINATION,
    DIPLOMATIC_INITIATIVE,
    DEVELOPMENT_AID,
    EXPANSION,
    PEACE_INITIATIVE,
    WARMONGER,
    NON_AGGRESSION_PACT,
    COUP,
    RECESSION,
    REVOLUTION,
    RETIREMENT,
    SABOTAGE,
    ZEAL,
    DEFECTOR,
    RIOTS,
    TRANSFER,
) = range(CARDS)
AT_ONCE: Final = 0
UNTIL_SCORING: Final = 1
UNTIL_USED: Final = 2
NO_CARD: Final = -1

Numbers = tuple[int, ...]


class Card:
    """One of the sixteen: how long it works, and whether it lies open meanwhile."""

    __slots__ = ("effect", "id", "lasting", "rule", "timing")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.effect: int = EFFECTS.index(row["effect"])
        self.timing: int = TIMINGS.index(row["timing"])
        self.lasting: bool = self.timing != AT_ONCE
        self.rule: str = row["rule"]


class Content:
    """One edition's map, cards and terms. `r` below is a region, `k` a kind of chip, `n` a number of parties."""

    __slots__ = (
        "card_id",
        "cards",
        "die_sides",
        "digest",
        "dominance_from",
        "hand",
        "markers",
        "most_chips",
        "neighbours",
        "politicians",
        "region_id",
        "start",
        "supply",
        "victory_points",
    )

    def __init__(self, edition: Edition) -> None:
        self.digest: str = edition.digest
        self._draw_the_map(edition)
        self._print_the_cards(edition)
        self._set_the_terms(edition)

    def _draw_the_map(self, edition: Edition) -> None:
        regions = edition.tables["regions"]
        number: dict[str, int] = {row["id"]: r for r, row in enumerate(regions)}
        self.region_id: tuple[str, ...] = tuple([row["id"] for row in regions])
        # [r]: ascending.
        self.neighbours: tuple[Numbers, ...] = tuple(
            [tuple(sorted([number[id] for id in row["neighbours"]])) for row in regions]
        )
        # [4 * r + k]
        self.start: Numbers = tuple([row[kind] for row in regions for kind in KINDS])

    def _print_the_cards(self, edition: Edition) -> None:
        self.cards: tuple[Card, ...] = tuple([Card(row) for row in edition.tables["cards"]])
        self.card_id: tuple[str, ...] = tuple([card.id for card in self.cards])

    def _set_the_terms(self, edition: Edition) -> None:
        needed: dict[int, int] = {
            row["count"]: row["victory_points"] for row in edition.tables["players"]
        }
        # [n]: nobody plays alone.
        self.victory_points: Numbers = tuple([needed.get(n, 0) for n in range(MOST_PARTIES + 1)])
        parties = edition.tables["parties"][0]
        self.politicians: int = parties["politicians"]
        self.hand: int = parties["hand"]
        self.dominance_from: int = parties["dominance_from"]
        self.most_chips: int = edition.tables["chips"][0]["most"]
        supply = edition.tables["supply"][0]
        # [k]
        self.supply: Numbers = tuple([supply[kind] for kind in KINDS])
        markers = edition.tables["markers"][0]
        self.markers: Numbers = tuple([markers[marker] for marker in MARKERS])
        self.die_sides: int = edition.tables["dice"][0]["sides"]


EDITION: Final = load(Path(__file__).parent / "edition", SCHEMA)
CONTENT: Final = Content(EDITION)
_CONTENTS: Final[dict[str, Content]] = {EDITION.digest: CONTENT}


def content_of(edition: Edition) -> Content:
    """An edition laid out, once for all tables that are played with it."""
    if edition.digest not in _CONTENTS:
        _CONTENTS[edition.digest] = Content(edition)
    return _CONTENTS[edition.digest]
