"""What a card forbids a holder until its next turn is over: bits in ``table.barred`` (GB-8.50 to GB-8.53)."""

from typing import Final

NO_DEVELOPMENT: Final = 1
NO_GUILDS: Final = 2
NO_MARKETS: Final = 4
ONE_DIE: Final = 8
