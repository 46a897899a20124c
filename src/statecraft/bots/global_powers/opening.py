"""How bots of Global Powers bid for regions and choose their cards; what they like, and how much, they say themselves.

Where all choose in secret the answers are mixed, so that nobody can foresee them.
"""

from collections.abc import Sequence

from statecraft.bots.global_powers.places import limit
from statecraft.core.chance.distributions import Randomness, cards_in
from statecraft.core.ids import Holder
from statecraft.global_powers import content as printed
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.government import REGIONS
from statecraft.global_powers.rules.setup import Auction
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Bid, ChooseHand, RefillHand

_LIKED = (
    printed.RIOTS,
    printed.REVOLUTION,
    printed.EXPANSION,
    printed.COUP,
    printed.DEFECTOR,
    printed.RETIREMENT,
    printed.ASSASSINATION,
    printed.TRANSFER,
    printed.DEVELOPMENT_AID,
    printed.RECESSION,
    printed.ZEAL,
    printed.DIPLOMATIC_INITIATIVE,
    printed.SABOTAGE,
    printed.WARMONGER,
    printed.PEACE_INITIATIVE,
    printed.NON_AGGRESSION_PACT,
)
FAVOURITES = (*_LIKED, *[card for card in range(len(CARDS)) if card not in _LIKED])
"""Effects of cards in the order of what they usually gain, those nobody has figures for last."""


def bid(
    table: GlobalPowersState,
    me: Holder,
    rng: Randomness,
    keep: int,
    serious: float,
    rich: float,
    spread: float,
    low: Sequence[int],
) -> Bid:
    """Serious about some regions, rich ones rather; about the others hardly at all.

    ``keep`` politicians stay in the base. ``serious`` is the share of regions it bids for in earnest, and ``rich``
    what a rich region adds to it; such bids vary by ``spread``, the others are one of ``low``.
    """
    frame = table.stack[-1]
    assert isinstance(frame, Auction)
    spare = max(0, table.base[me] - keep)
    left = REGIONS - frame.region
    if rng.random() < serious + rich * (table.chip(frame.region, ECONOMY) / 5):
        # What is left, shared among the regions it will be serious about.
        politicians = int(spare / max(1.0, left * serious) + spread * rng.random())
    else:
        politicians = low[rng.randrange(len(low))]
    return Bid(max(0, min(politicians, limit(table, me, frame.region))))


def first_hand(
    table: GlobalPowersState, me: Holder, rng: Randomness, favourites: Sequence[int], whim: float
) -> ChooseHand:
    """The best liked cards."""
    chosen = sorted(liked(table, me, rng, favourites, whim)[: table.content.hand])
    return ChooseHand(tuple([(card,) for card in chosen]))


def refill(
    table: GlobalPowersState, me: Holder, rng: Randomness, favourites: Sequence[int], whim: float
) -> RefillHand:
    """Keep what there is, take the best liked."""
    missing = table.content.hand - table.hand(me).bit_count()
    chosen = sorted(liked(table, me, rng, favourites, whim)[: max(0, missing)])
    return RefillHand((), tuple([(card,) for card in chosen]))


def liked(
    table: GlobalPowersState, me: Holder, rng: Randomness, favourites: Sequence[int], whim: float
) -> list[int]:
    """The unused cards, the best liked first: by the order of effects in ``favourites``, give or take ``whim`` places."""
    unused = cards_in(table.unused(me))
    place = {
        card: favourites.index(table.content.effects[card]) + whim * rng.random() for card in unused
    }
    return sorted(unused, key=lambda card: place[card])
