"""What the box prints, as numbers the engine can reckon with.

An edition is read once and laid out in tuples of whole numbers; nothing here changes during a game, so all
tables of a process share it by reference. Regions are numbered 0–11 in the order of the auction, cards in
that of their table. What holds for every edition is a constant of this module, everything else
an attribute of `Content`.
"""

from pathlib import Path
from typing import Final

from statecraft.core.editions.edition import Edition, load
from statecraft.global_powers import edition_schema
from statecraft.global_powers.edition_schema import EFFECTS, MARKERS, SCHEMA
from statecraft.global_powers.ids import MOST_PARTIES, RegionId, first_card
from statecraft.global_powers.ids import NO_CARD as NO_CARD
from statecraft.global_powers.ids import REGIONS as REGIONS

# Plain numbers instead of enums: the engine compares them on every step.
RAW: Final = 0
ECONOMY: Final = 1
MILITARY: Final = 2
DIPLOMACY: Final = 3
KINDS: Final = edition_schema.KINDS
SANCTIONS: Final = 0
DISARMAMENTS: Final = 1
PROTECTORATES: Final = 2
NO_REGION: Final = -1
# The numbers of effects, for players who think about single ones; what they do is in `cards`.
ASSASSINATION: Final = EFFECTS.index("assassinate")
DIPLOMATIC_INITIATIVE: Final = EFFECTS.index("initiative")
DEVELOPMENT_AID: Final = EFFECTS.index("aid")
EXPANSION: Final = EFFECTS.index("expand")
PEACE_INITIATIVE: Final = EFFECTS.index("make_peace")
WARMONGER: Final = EFFECTS.index("warmonger")
NON_AGGRESSION_PACT: Final = EFFECTS.index("pact")
COUP: Final = EFFECTS.index("coup")
RECESSION: Final = EFFECTS.index("recession")
REVOLUTION: Final = EFFECTS.index("revolution")
RETIREMENT: Final = EFFECTS.index("retire")
SABOTAGE: Final = EFFECTS.index("sabotage")
ZEAL: Final = EFFECTS.index("zeal")
DEFECTOR: Final = EFFECTS.index("defect")
RIOTS: Final = EFFECTS.index("riots")
TRANSFER: Final = EFFECTS.index("transfer")

Numbers = tuple[int, ...]


class Content:
    """One edition's map, cards and terms. `r` below is a region, `k` a kind of chip, `n` a number of parties."""

    __slots__ = (
        "around",
        "card_id",
        "cards_with",
        "digest",
        "dominance_from",
        "effects",
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
        number = {row["id"]: RegionId(r) for r, row in enumerate(regions)}
        self.region_id: tuple[str, ...] = tuple([row["id"] for row in regions])
        # [r]: ascending.
        self.neighbours: tuple[tuple[RegionId, ...], ...] = tuple(
            [tuple(sorted([number[id] for id in row["neighbours"]])) for row in regions]
        )
        # [r]: a region and its neighbours, a bit for each.
        self.around: Numbers = tuple(
            [
                sum([1 << other for other in (r, *others)])
                for r, others in enumerate(self.neighbours)
            ]
        )
        # [4 * r + k]
        self.start: Numbers = tuple([row[kind] for row in regions for kind in KINDS])

    def _print_the_cards(self, edition: Edition) -> None:
        rows = edition.tables["cards"]
        self.card_id: tuple[str, ...] = tuple([row["id"] for row in rows])
        # [card]: the number of its effect.
        self.effects: Numbers = tuple([EFFECTS.index(row["effect"]) for row in rows])
        # By the word of an effect: the cards that have it, a bit for each.
        self.cards_with: dict[str, int] = dict.fromkeys(EFFECTS, 0)
        for card, row in enumerate(rows):
            self.cards_with[row["effect"]] |= 1 << card

    def card_of(self, effect: str) -> int:
        """The first card of an effect, to name it by; `NO_CARD` if the edition has none."""
        return first_card(self.cards_with[effect])

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


EDITION: Final = load(Path(__file__).parent / "edition", SCHEMA)
CONTENT: Final = Content(EDITION)
_CONTENTS: Final[dict[str, Content]] = {EDITION.digest: CONTENT}


def content_of(edition: Edition) -> Content:
    """An edition laid out, once for all tables that are played with it."""
    if edition.digest not in _CONTENTS:
        _CONTENTS[edition.digest] = Content(edition)
    return _CONTENTS[edition.digest]
