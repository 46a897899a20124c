"""The event cards: one class for each effect, in a module named after the card (GP-5).

A new effect is a module here and its class in `CARDS`; a new card with a known effect is a row of the edition.
"""

from typing import Final

from statecraft.global_powers.cards.aid import Aid
from statecraft.global_powers.cards.assassination import Assassinate
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.cards.coup import Coup
from statecraft.global_powers.cards.defector import Defect
from statecraft.global_powers.cards.expansion import Expand
from statecraft.global_powers.cards.initiative import Initiative
from statecraft.global_powers.cards.pact import Pact
from statecraft.global_powers.cards.peace import MakePeace
from statecraft.global_powers.cards.recession import Recession
from statecraft.global_powers.cards.retirement import Retire
from statecraft.global_powers.cards.revolution import Revolution
from statecraft.global_powers.cards.riots import Riots
from statecraft.global_powers.cards.sabotage import Sabotage
from statecraft.global_powers.cards.transfer import Transfer
from statecraft.global_powers.cards.warmonger import PlayWarmonger
from statecraft.global_powers.cards.zeal import PlayZeal

CARDS: Final[tuple[type[Card], ...]] = (
    Assassinate,
    Initiative,
    Aid,
    Expand,
    MakePeace,
    PlayWarmonger,
    Pact,
    Coup,
    Recession,
    Revolution,
    Retire,
    Sabotage,
    PlayZeal,
    Defect,
    Riots,
    Transfer,
)
"""By the number of the effect."""
