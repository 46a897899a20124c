"""What an edition of Harbour must contain."""

from pathlib import Path

from statecraft.core.editions.edition import load
from statecraft.core.editions.schema import Schema, TableSchema, integer, one_of, text

SCHEMA = Schema(
    game="harbour",
    tables=(
        TableSchema(
            "cards",
            "cards.toml",
            columns=(text("id"), one_of("sort", "letter", "weather"), integer("copies", 1, 12)),
            rows=(4, 4),
            texts=("card-{id}",),
        ),
        TableSchema(
            "prices",
            "prices.toml",
            columns=tuple(
                [integer(name, 0, 9) for name in ("buy", "sell", "favour", "tax", "veto")]
            ),
            key="",
            single=True,
        ),
    ),
)
EDITION = load(Path(__file__).parent / "edition", SCHEMA)


def _faces() -> tuple[str, ...]:
    faces: list[str] = []
    for row in EDITION.tables["cards"]:
        faces += [row["id"]] * row["copies"]
    return tuple(faces)


def _sorts() -> tuple[int, ...]:
    sorts = {"letter": 0, "weather": 0}
    card = 0
    for row in EDITION.tables["cards"]:
        for _ in range(row["copies"]):
            sorts[row["sort"]] |= 1 << card
            card += 1
    return (sorts["letter"], sorts["weather"])


FACES = _faces()
SORTS = _sorts()
LETTER, WEATHER = 0, 1
RAID_LETTERS = tuple([card for card, face in enumerate(FACES) if face == "raid-letter"])
FAVOURS = tuple([card for card, face in enumerate(FACES) if face == "favour"])
STORMS = tuple([card for card, face in enumerate(FACES) if face == "storm"])
CALMS = tuple([card for card, face in enumerate(FACES) if face == "calm"])
_PRICES = EDITION.tables["prices"][0]
BUY: int = _PRICES["buy"]
SELL: int = _PRICES["sell"]
FAVOUR: int = _PRICES["favour"]
TAX: int = _PRICES["tax"]
VETO: int = _PRICES["veto"]
